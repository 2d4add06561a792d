package txmgr

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/relayer/chain"
)

// await polls for a receipt of any version of the nonce's transaction and resubmits while there is none. A flight that is
// not fresh may have been lost: it is broadcast again at once.
func (m *Manager) await(ctx context.Context, f *flight, fresh bool) (*types.Receipt, error) {
	again := m.opts.Clock.Now()
	if fresh {
		again = again.Add(m.opts.ResubmitAfter)
	}
	for {
		receipt, err := m.mined(ctx, f)
		if err != nil || receipt != nil {
			return receipt, err
		}
		if !m.opts.Clock.Now().Before(again) {
			m.resubmit(ctx, f, fresh)
			fresh, again = true, m.opts.Clock.Now().Add(m.opts.ResubmitAfter)
			continue // it may be mined by now
		}
		if err := chain.Pause(ctx, m.opts.Clock, m.opts.PollInterval); err != nil {
			return nil, m.abandon(f, err)
		}
	}
}

// abandon gives up waiting. The nonce stays taken; whoever waits behind it resubmits it if it is lost.
func (m *Manager) abandon(f *flight, cause error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	f.waiting--
	return f.pending(cause)
}

// mined looks for a version in a block that is deep enough, and then ends the flight. It returns nil without an error
// while there is none. ErrNonceTaken says that another transaction has the nonce for good.
func (m *Manager) mined(ctx context.Context, f *flight) (*types.Receipt, error) {
	used, err := m.client.NonceAt(ctx, m.address, nil)
	if err != nil || used <= f.nonce {
		m.found(f)
		return nil, nil // not mined, or no answer this time
	}
	for _, hash := range m.hashes(f) {
		receipt, err := m.client.TransactionReceipt(ctx, hash)
		switch {
		case err == nil:
			m.found(f)
			if !m.confirmed(ctx, receipt) {
				return nil, nil
			}
			m.end(ctx, f)
			return receipt, nil
		case !errors.Is(err, chain.ErrNotFound):
			return nil, nil
		}
	}
	if !m.taken(ctx, f) {
		return nil, nil
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.forget(ctx, f)
	return nil, fmt.Errorf("%w: nonce %d", ErrNonceTaken, f.nonce)
}

// hashes lists the versions of the nonce's transaction, newest first.
func (m *Manager) hashes(f *flight) []common.Hash {
	m.mu.Lock()
	defer m.mu.Unlock()
	out := make([]common.Hash, 0, len(f.txs))
	for _, tx := range slices.Backward(f.txs) {
		out = append(out, tx.Hash())
	}
	return out
}

// confirmed reports whether the receipt's block is canonical and under enough others.
func (m *Manager) confirmed(ctx context.Context, receipt *types.Receipt) bool {
	if m.opts.Confirmations == 0 {
		return true
	}
	deep, err := chain.Buried(ctx, m.client, receipt, m.opts.Confirmations)
	return err == nil && deep
}

// found notes that the nonce does not miss its transaction.
func (m *Manager) found(f *flight) {
	m.mu.Lock()
	defer m.mu.Unlock()
	f.missing = time.Time{}
}

// taken decides that another transaction has the nonce: none of ours was found for as long as a resubmission takes, also
// under the confirmations.
func (m *Manager) taken(ctx context.Context, f *flight) bool {
	now := m.opts.Clock.Now()
	m.mu.Lock()
	if f.missing.IsZero() {
		f.missing = now
	}
	since := now.Sub(f.missing)
	m.mu.Unlock()
	if since < m.opts.ResubmitAfter {
		return false
	}
	head, err := m.client.HeaderByNumber(ctx, nil)
	if err != nil || head.Number.Uint64() < m.opts.Confirmations {
		return false
	}
	deep := new(big.Int).Sub(head.Number, new(big.Int).SetUint64(m.opts.Confirmations))
	used, err := m.client.NonceAt(ctx, m.address, deep)
	return err == nil && used > f.nonce
}

// end notes that the flight is over. The record of one with a key stays, so that a repeated Send finds it.
func (m *Manager) end(ctx context.Context, f *flight) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if f.key == "" {
		m.forget(ctx, f)
		return
	}
	if m.open[f.nonce] == f {
		delete(m.open, f.nonce)
	}
}

// forget removes the flight and its record.
func (m *Manager) forget(ctx context.Context, f *flight) {
	if m.open[f.nonce] == f {
		delete(m.open, f.nonce)
	}
	if f.key != "" && m.keyed[f.key] == f {
		delete(m.keyed, f.key)
	}
	if err := m.journal.Drop(ctx, f.nonce); err != nil {
		m.opts.Log.Warn("record of a finished transaction not dropped", "nonce", f.nonce, "err", err)
	}
}
