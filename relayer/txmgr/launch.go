package txmgr

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"
)

const (
	// maxNonceRetries bounds how often a send begins again with another nonce.
	maxNonceRetries = 3
	// codeInternal is the JSON-RPC error code of a node that could not do what it was asked.
	codeInternal = -32603
)

// join returns the flight of an earlier candidate with the same key, if there is one.
func (m *Manager) join(c Candidate) (*flight, error) {
	f := m.keyed[c.Key]
	if c.Key == "" || f == nil {
		return nil, nil
	}
	if !f.asks(c) {
		return nil, fmt.Errorf("%w: %q", ErrKeyReused, c.Key)
	}
	if f.hook == nil {
		f.hook = c.BeforeBroadcast
	}
	f.waiting++
	return f, nil
}

// begin joins an earlier flight with the candidate's key, or simulates the candidate and launches it. fresh says which.
func (m *Manager) begin(ctx context.Context, c Candidate) (f *flight, fresh bool, err error) {
	m.mu.Lock()
	f, err = m.join(c)
	m.mu.Unlock()
	if f != nil || err != nil {
		return f, false, err
	}
	gas, err := m.estimate(ctx, c)
	if err != nil {
		return nil, false, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if f, err = m.join(c); f != nil || err != nil { // another Send was faster
		return f, false, err
	}
	f, err = m.launch(ctx, c, gas)
	return f, true, err
}

// launch takes the next nonce, records the transaction and broadcasts it. The nonce counts as used only once the node
// has, or may have, the transaction.
func (m *Manager) launch(ctx context.Context, c Candidate, gas uint64) (*flight, error) {
	for attempt := 0; ; attempt++ {
		if err := m.syncNonce(ctx); err != nil {
			return nil, err
		}
		f := &flight{nonce: m.next, key: c.Key, hook: c.BeforeBroadcast, waiting: 1}
		c.GasLimit = gas
		tx, err := m.sign(ctx, c, f.nonce, nil)
		if err != nil {
			return nil, err
		}
		if err := m.prepare(ctx, f, tx); err != nil {
			return nil, err
		}
		what, err := m.broadcast(ctx, tx)
		if what == accepted || what == unknown {
			m.enter(f)
			m.opts.Log.Debug("transaction sent", "tx", tx.Hash(), "nonce", f.nonce)
			return f, nil
		}
		if dropped := m.journal.Drop(ctx, f.nonce); dropped != nil {
			// The record would bring the transaction back after a restart: it must count as sent.
			m.enter(f)
			f.waiting = 0
			return nil, f.pending(errors.Join(err, dropped))
		}
		// Another process used the key, or the chain was reset: ask it again.
		m.known = false
		if what == rejected || attempt == maxNonceRetries {
			return nil, fmt.Errorf("%w: %w", ErrRejected, err)
		}
	}
}

// enter counts the flight's nonce as used.
func (m *Manager) enter(f *flight) {
	f.bid = f.newest()
	m.open[f.nonce] = f
	if f.key != "" {
		m.keyed[f.key] = f
	}
	m.next = max(m.next, f.nonce+1)
}

// prepare tells the candidate's owner of a version and makes it durable, before the node sees it.
func (m *Manager) prepare(ctx context.Context, f *flight, tx *types.Transaction) error {
	if f.hook != nil {
		if err := f.hook(tx); err != nil {
			return fmt.Errorf("before broadcast: %w", err)
		}
	}
	return m.save(ctx, f, tx)
}

// syncNonce learns the next nonce from the chain: at the start, after a rejection, and whenever nothing is in flight.
func (m *Manager) syncNonce(ctx context.Context) error {
	if m.known && len(m.open) > 0 {
		return nil
	}
	pending, err := m.client.PendingNonceAt(ctx, m.address)
	if err != nil {
		return err
	}
	for nonce := range m.open {
		pending = max(pending, nonce+1)
	}
	m.next, m.known = pending, true
	return nil
}

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
		{"already known", accepted}, {"alreadyknown", accepted}, {"already imported", accepted}, {"known transaction", accepted},
		{"existing tx with same hash", accepted},
		{"nonce too low", nonceTaken}, {"nonce is too low", nonceTaken}, {"oldnonce", nonceTaken}, {"nonce below", nonceTaken},
		{"replacement transaction underpriced", underpriced}, {"replacement fee too low", underpriced},
		{"replacementnotallowed", underpriced}, {"could not replace existing tx", underpriced},
		{"timeout", unknown}, {"timed out", unknown},
	} {
		if strings.Contains(text, known.part) {
			return known.what
		}
	}
	if answered.ErrorCode() == codeInternal {
		return unknown // the node, or a proxy before it, broke down over the request: others may have the transaction by now
	}
	return rejected
}
