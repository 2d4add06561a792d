package txmgr

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"
)

// outcome is what is known of a broadcast.
type outcome int

const (
	unknown     outcome = iota // no answer: the node may have it
	accepted                   // the node has it
	nonceTaken                 // the nonce is already used in a block
	underpriced                // it replaces another and pays too little
	rejected                   // the node refused it
)

// broadcast hands tx to the node and finds out what came of it.
func (m *Manager) broadcast(ctx context.Context, tx *types.Transaction) (outcome, error) {
	err := m.client.SendTransaction(ctx, tx)
	what := classify(err)
	if what == accepted || what == underpriced {
		return what, err
	}
	// The answer may have been lost, or be about a copy that the node has already: ask for the transaction itself.
	if _, _, lookup := m.client.TransactionByHash(ctx, tx.Hash()); lookup == nil {
		return accepted, nil
	}
	return what, err
}

// classify reads a node's answer to eth_sendRawTransaction. Nodes tell these cases apart by text only.
func classify(err error) outcome {
	if err == nil {
		return accepted
	}
	var answered rpc.Error
	if !errors.As(err, &answered) {
		return unknown
	}
	text := strings.ToLower(err.Error())
	for _, known := range []struct {
		part string
		what outcome
	}{
		{"already known", accepted}, {"already imported", accepted}, {"known transaction", accepted},
		{"nonce too low", nonceTaken}, {"nonce is too low", nonceTaken},
		{"replacement transaction underpriced", underpriced}, {"replacement fee too low", underpriced},
		{"timeout", unknown}, {"timed out", unknown},
	} {
		if strings.Contains(text, known.part) {
			return known.what
		}
	}
	return rejected
}

// await polls for a receipt of any version of the nonce's transaction and raises fees while there is none.
func (m *Manager) await(ctx context.Context, nonce uint64) (*types.Receipt, error) {
	poll := time.NewTicker(m.opts.PollInterval)
	defer poll.Stop()
	raise := time.NewTicker(m.opts.ResubmitAfter)
	defer raise.Stop()
	for {
		receipt, err := m.receipt(ctx, nonce)
		if err != nil || receipt != nil {
			return receipt, err
		}
		select {
		case <-ctx.Done():
			return nil, m.abandon(nonce, ctx.Err())
		case <-raise.C:
			m.resubmit(ctx, nonce)
		case <-poll.C:
		}
	}
}

// receipt looks for a mined version. It returns nil without an error while there is none.
func (m *Manager) receipt(ctx context.Context, nonce uint64) (*types.Receipt, error) {
	for _, hash := range m.hashes(nonce) {
		receipt, err := m.client.TransactionReceipt(ctx, hash)
		if err != nil {
			continue // not mined, or no answer this time
		}
		if m.opts.Confirmations > 0 {
			if receipt, err = m.client.WaitConfirmed(ctx, receipt.TxHash, m.opts.Confirmations); err != nil {
				return nil, m.abandon(nonce, err)
			}
		}
		m.mu.Lock()
		delete(m.flights, nonce)
		m.mu.Unlock()
		return receipt, nil
	}
	return nil, nil
}

// hashes lists the versions of the nonce's transaction, newest first.
func (m *Manager) hashes(nonce uint64) []common.Hash {
	m.mu.Lock()
	defer m.mu.Unlock()
	f := m.flights[nonce]
	out := make([]common.Hash, 0, len(f.txs))
	for i := len(f.txs) - 1; i >= 0; i-- {
		out = append(out, f.txs[i].Hash())
	}
	return out
}

// abandon gives up waiting. The nonce stays taken; whoever waits behind it rebroadcasts it if it is lost.
func (m *Manager) abandon(nonce uint64, cause error) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	f := m.flights[nonce]
	f.abandoned = true
	return &PendingError{Hash: f.newest().Hash(), Cause: cause}
}

// resubmit raises the fees of the nonce's transaction, and of abandoned ones before it that hold it up.
func (m *Manager) resubmit(ctx context.Context, nonce uint64) {
	mined, err := m.client.NonceAt(ctx, m.address, nil)
	if err != nil {
		m.opts.Log.Warn("nonce unknown, fees not raised", "nonce", nonce, "err", err)
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	for n, f := range m.flights {
		switch {
		case n < mined && f.abandoned:
			delete(m.flights, n)
		case n >= mined && (n == nonce || n < nonce && f.abandoned):
			if err := m.raise(ctx, n, f); err != nil {
				m.opts.Log.Warn("fees not raised", "nonce", n, "tx", f.newest().Hash(), "err", err)
			}
		}
	}
}

// maxRaises bounds how many times one resubmission outbids an unknown rival.
const maxRaises = 5

// raise broadcasts a version that pays more. At the fee limit the newest version is broadcast again.
func (m *Manager) raise(ctx context.Context, nonce uint64, f *flight) error {
	previous := f.newest()
	for range maxRaises {
		tx, err := m.sign(ctx, f.candidate, f.gas, nonce, previous)
		if errors.Is(err, ErrFeeLimit) {
			_, err = m.broadcast(ctx, f.newest())
			return err
		}
		if err != nil {
			return err
		}
		if err := tell(f.candidate, tx); err != nil {
			return err
		}
		what, err := m.broadcast(ctx, tx)
		switch what {
		case accepted, unknown:
			f.txs = append(f.txs, tx)
			m.opts.Log.Info("fees raised", "nonce", nonce, "tx", tx.Hash(), "fee_cap_wei", tx.GasFeeCap())
			return nil
		case underpriced:
			previous = tx
		default:
			return err
		}
	}
	return fmt.Errorf("still underpriced after %d raises", maxRaises)
}

// reason runs a mined and reverted transaction again on the state before its block, to learn why. Other transactions of
// that block are not seen, so the answer may be that it would not revert.
func (m *Manager) reason(ctx context.Context, c Candidate, receipt *types.Receipt) error {
	before := new(big.Int).Sub(receipt.BlockNumber, big.NewInt(1))
	for _, number := range []*big.Int{before, receipt.BlockNumber} {
		_, err := m.client.CallContract(ctx, ethereum.CallMsg{
			From: m.address, To: c.To, Data: c.Data, Value: c.Value, Gas: c.GasLimit,
		}, number)
		if err != nil {
			return asRevert(err)
		}
	}
	return errors.New("reason unknown")
}
