package txmgr

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/relayer/chain"
)

const (
	// maxRaises bounds how many times one resubmission outbids an unknown rival.
	maxRaises = 5
	// maxRefusals is how many resubmissions the node may refuse before the nonce is freed by a cancellation.
	maxRefusals = 3
)

// resubmit moves the flight on, and what holds it up: flights before it that nobody waits for, and unused nonces. raise
// says to pay more; otherwise the newest versions are broadcast again.
func (m *Manager) resubmit(ctx context.Context, f *flight, raise bool) {
	used, err := m.client.NonceAt(ctx, m.address, nil)
	if err != nil {
		m.opts.Log.Warn("nonce unknown, nothing resubmitted", "nonce", f.nonce, "err", err)
		return
	}
	for _, other := range m.upTo(f) {
		if other.nonce < used {
			if other != f {
				_, _ = m.mined(ctx, other) // ends it if it is over
			}
			continue
		}
		m.mu.Lock()
		err := m.push(ctx, other, raise)
		m.mu.Unlock()
		if err != nil {
			m.opts.Log.Warn("not resubmitted", "nonce", other.nonce, "tx", other.txs[0].Hash(), "err", err)
		}
	}
	if err := m.fillGap(ctx, f, used); err != nil {
		m.opts.Log.Warn("gap not filled", "nonce", f.nonce, "err", err)
	}
}

// upTo lists the flight and those before it that nobody waits for, in order. A flight that was over and is needed again
// after a reorganization is opened again.
func (m *Manager) upTo(f *flight) []*flight {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.open[f.nonce] == nil {
		m.open[f.nonce] = f
	}
	var out []*flight
	for _, other := range m.open {
		if other == f || other.nonce < f.nonce && other.waiting == 0 {
			out = append(out, other)
		}
	}
	slices.SortFunc(out, func(a, b *flight) int { return cmp.Compare(a.nonce, b.nonce) })
	return out
}

// push gets one flight to the node. What the node refuses again and again is cancelled, so that the nonces behind it
// are not held up for ever.
func (m *Manager) push(ctx context.Context, f *flight, raise bool) error {
	var err error
	taken := false
	if raise && f.refusals == 0 {
		taken, err = m.raise(ctx, f, candidateOf(f.bid))
	}
	if !taken {
		taken = m.rebroadcast(ctx, f)
	}
	if taken {
		f.refusals = 0
		return err
	}
	if f.refusals++; f.refusals < maxRefusals {
		return errors.Join(err, fmt.Errorf("refused %d times", f.refusals))
	}
	if _, err = m.raise(ctx, f, m.cancellation()); err == nil {
		m.opts.Log.Warn("refused transaction cancelled", "nonce", f.nonce, "tx", f.newest().Hash())
	}
	return err
}

// rebroadcast hands over the newest version that the node takes. It reports false when the node refused all.
func (m *Manager) rebroadcast(ctx context.Context, f *flight) bool {
	for _, tx := range slices.Backward(f.txs) {
		what, err := m.broadcast(ctx, tx)
		if what != rejected {
			return true // the node, or a block, has this version or a later one; or there was no answer
		}
		if errors.Is(err, chain.ErrRateLimited) {
			return true // says nothing about the transaction
		}
	}
	return false
}

// raise broadcasts a version that pays more. At the fee limit it reports that nothing was taken.
func (m *Manager) raise(ctx context.Context, f *flight, c Candidate) (bool, error) {
	previous := f.bid
	for range maxRaises {
		tx, err := m.sign(ctx, c, f.nonce, previous)
		if err != nil {
			if errors.Is(err, ErrFeeLimit) {
				err = nil
			}
			return false, err
		}
		if err := m.prepare(ctx, f, tx); err != nil {
			return false, err
		}
		what, err := m.broadcast(ctx, tx)
		switch what {
		case accepted, unknown:
			f.bid = tx
			m.stats.Raised++
			m.opts.Log.Info("fees raised", "nonce", f.nonce, "tx", tx.Hash(), "fee_cap_wei", tx.GasFeeCap())
			return true, nil
		case underpriced:
			previous = tx
		case nonceTaken:
			return true, nil // one of the versions, or another transaction: the receipts tell
		default:
			return false, err
		}
	}
	return false, fmt.Errorf("still underpriced after %d raises", maxRaises)
}

// fillGap uses up a nonce before f that no transaction known here or to the node has, and that f therefore waits for.
func (m *Manager) fillGap(ctx context.Context, f *flight, used uint64) error {
	pending, err := m.client.PendingNonceAt(ctx, m.address)
	if err != nil {
		return err
	}
	gap := max(pending, used)
	m.mu.Lock()
	defer m.mu.Unlock()
	if gap >= f.nonce || m.open[gap] != nil {
		return nil
	}
	for _, known := range m.keyed {
		if known.nonce == gap { // was mined, and lost its block
			m.open[gap] = known
			m.rebroadcast(ctx, known)
			return nil
		}
	}
	filler := &flight{nonce: gap}
	tx, err := m.sign(ctx, m.cancellation(), gap, nil)
	if err != nil {
		return err
	}
	if err := m.save(ctx, filler, tx); err != nil {
		return err
	}
	what, err := m.broadcast(ctx, tx)
	if what != accepted && what != unknown {
		return errors.Join(err, m.journal.Drop(ctx, gap))
	}
	m.enter(filler)
	m.opts.Log.Warn("unused nonce filled", "nonce", gap, "tx", tx.Hash())
	return nil
}

// cancelled reports whether the mined version is not what was asked for.
func (f *flight) cancelled(receipt *types.Receipt) bool {
	for _, tx := range f.txs {
		if tx.Hash() == receipt.TxHash {
			return !sameIntent(tx, intentOf(candidateOf(f.txs[0])))
		}
	}
	return false
}
