package facilitator

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// settlement is one authorization that was, or may have been, broadcast. Its fields are guarded by Server.mu.
type settlement struct {
	digest  common.Hash
	payload common.Hash
	txs     []common.Hash // broadcast or about to be, oldest first
	settled common.Hash   // transaction that moved the money, as last seen
	running *run          // nil while nobody works on it
}

// run is one attempt to settle or to find out; its waiters share the outcome.
type run struct {
	done    chan struct{} // closed once outcome is set
	outcome outcome
}

// outcome is what came of a settlement. Without success, tx says which transaction it is about, if any.
type outcome struct {
	success bool
	reason  x402.Reason
	message string
	tx      common.Hash
	extra   x402.Object
	fault   bool // we could not find out, and nothing was broadcast
}

func pendingOutcome(tx common.Hash, cause error) outcome {
	return outcome{reason: x402.ReasonSettlementPending, message: cause.Error(), tx: tx}
}

func refusedOutcome(r *refusal, tx common.Hash) outcome {
	return outcome{reason: r.reason, message: r.message, tx: tx}
}

// faultOutcome answers for an error after which nothing of this authorization was broadcast.
func faultOutcome(err error) outcome {
	return outcome{reason: x402.ReasonUnexpectedSettle, message: "nothing was broadcast: " + err.Error(), fault: true}
}

func (p *payment) key() settlementKey {
	return settlementKey{Token: p.domain.Token, From: p.auth.From, Nonce: p.auth.Nonce}
}

func payloadHash(digest common.Hash, signature []byte) common.Hash {
	return crypto.Keccak256Hash(digest[:], signature)
}

// restore rebuilds the settlements from the journal.
func restore(records []record) map[settlementKey]*settlement {
	out := map[settlementKey]*settlement{}
	for _, r := range records {
		st := out[r.settlementKey]
		if st == nil {
			st = &settlement{digest: r.Digest, payload: r.Payload}
			out[r.settlementKey] = st
		}
		switch r.Event {
		case eventBroadcast:
			st.txs = append(st.txs, r.Tx)
		case eventSettled:
			st.settled = r.Tx
		case eventRejected:
			st.drop(r.Tx)
			if st.empty() {
				delete(out, r.settlementKey)
			}
		}
	}
	return out
}

func (st *settlement) drop(tx common.Hash) {
	for i, known := range st.txs {
		if known == tx {
			st.txs = append(st.txs[:i], st.txs[i+1:]...)
			return
		}
	}
}

func (st *settlement) empty() bool { return len(st.txs) == 0 && st.settled == (common.Hash{}) }

// settle answers for one payment. All requests for one authorization share one run; a finished one is looked up on the
// chain again, so that a restart or a reorganization does not make the answer wrong.
func (s *Server) settle(ctx context.Context, p *payment) outcome {
	digest := p.digest()
	payload := payloadHash(digest, p.signature)
	if s.knows(p.key(), payload) {
		// What was verified once is not verified again: it may have expired, or a wallet may have changed its owner,
		// since. But the requirements may be others than then.
		if refused := p.checkTerms(); refused != nil {
			return refusedOutcome(refused, common.Hash{})
		}
	} else if err := s.verify(ctx, p); err != nil {
		return outcomeOf(err)
	}
	st, r, o := s.join(p, digest, payload)
	if r == nil {
		return o
	}
	timer := time.NewTimer(s.opts.SettleWait)
	defer timer.Stop()
	select {
	case <-r.done:
		return r.outcome
	case <-timer.C:
		return s.unfinished(st, errors.New("not mined yet"))
	case <-ctx.Done():
		return s.unfinished(st, ctx.Err())
	}
}

// outcomeOf answers for an error of a check, before anything was broadcast.
func outcomeOf(err error) outcome {
	var refused *refusal
	if errors.As(err, &refused) {
		return refusedOutcome(refused, common.Hash{})
	}
	return faultOutcome(err)
}

// knows reports whether exactly this payload is being settled, or was.
func (s *Server) knows(key settlementKey, payload common.Hash) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	st := s.settlements[key]
	return st != nil && st.payload == payload
}

// join returns the settlement of a verified payment and the run on it, starting one if nobody works on it. Without a run
// the outcome is the answer: an authorization that shares its nonce with another one is refused.
func (s *Server) join(p *payment, digest, payload common.Hash) (*settlement, *run, outcome) {
	s.mu.Lock()
	defer s.mu.Unlock()
	st := s.settlements[p.key()]
	if st == nil {
		st = &settlement{digest: digest, payload: payload}
	}
	if st.digest != digest {
		return nil, nil, refusedOutcome(refuse(x402.ReasonExactNonceUsed, "another authorization with this nonce is settled"), common.Hash{})
	}
	if st.running == nil {
		select {
		case <-s.draining:
			return nil, nil, s.giveUp(st.newestFirst(), errors.New("shutting down"))
		default:
		}
		r := &run{done: make(chan struct{})}
		st.running = r
		s.settlements[p.key()] = st
		s.work.Go(func() { s.perform(p, st, r) })
	}
	return st, st.running, outcome{}
}

// unfinished answers while the outcome is not known: pending with the hash where there is one.
func (s *Server) unfinished(st *settlement, cause error) outcome {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.giveUp(st.newestFirst(), cause)
}

// perform makes one run and publishes its outcome.
func (s *Server) perform(p *payment, st *settlement, r *run) {
	ctx, cancel := context.WithTimeout(s.base, s.opts.SettleWait)
	defer cancel()
	o := s.attempt(ctx, p, st)
	if o.success {
		if err := s.noteSettled(p, st, o.tx); err != nil {
			s.opts.Log.Error("settlement not recorded", "tx", o.tx, "err", err)
		}
	}
	s.opts.Log.Info("settlement", "token", p.domain.Token, "payer", p.auth.From, "nonce", p.auth.Nonce,
		"success", o.success, "reason", string(o.reason), "tx", o.tx)
	s.mu.Lock()
	defer s.mu.Unlock()
	st.running = nil
	if st.empty() {
		delete(s.settlements, p.key())
	}
	r.outcome = o
	close(r.done)
}

func (s *Server) noteSettled(p *payment, st *settlement, tx common.Hash) error {
	s.mu.Lock()
	before := st.settled
	st.settled = tx
	s.mu.Unlock()
	if before == tx {
		return nil
	}
	return s.journal.append(record{settlementKey: p.key(), Event: eventSettled, Digest: st.digest, Payload: st.payload, Tx: tx})
}

// attempt looks at the chain first and broadcasts only if nothing of this authorization is there or on its way.
func (s *Server) attempt(ctx context.Context, p *payment, st *settlement) outcome {
	txs := s.known(st)
	if o, found := s.examine(ctx, p, txs); found {
		return o
	}
	used, err := s.used(ctx, p)
	if err != nil {
		return s.giveUp(txs, err)
	}
	if used {
		return s.elsewhere(ctx, p, txs)
	}
	if len(txs) > 0 {
		// An earlier transaction is lost; broadcasting again is safe, the token takes the authorization once.
		if err := s.verifyTimes(ctx, p); err != nil {
			return s.expired(err, txs)
		}
	}
	return s.broadcast(ctx, p, st)
}

// known lists the transactions that may have moved the money, newest first.
func (s *Server) known(st *settlement) []common.Hash {
	s.mu.Lock()
	defer s.mu.Unlock()
	return st.newestFirst()
}

func (st *settlement) newestFirst() []common.Hash {
	var out []common.Hash
	if st.settled != (common.Hash{}) {
		out = append(out, st.settled)
	}
	for i := len(st.txs) - 1; i >= 0; i-- {
		if st.txs[i] != st.settled {
			out = append(out, st.txs[i])
		}
	}
	return out
}

// giveUp answers for an error of ours: pending where something may have been broadcast.
func (s *Server) giveUp(txs []common.Hash, err error) outcome {
	if len(txs) > 0 {
		return pendingOutcome(txs[0], err)
	}
	return faultOutcome(err)
}

func (s *Server) expired(err error, txs []common.Hash) outcome {
	var refused *refusal
	if errors.As(err, &refused) {
		return refusedOutcome(refused, txs[0])
	}
	return pendingOutcome(txs[0], err)
}

// broadcast sends the transfer and explains what came of it.
func (s *Server) broadcast(ctx context.Context, p *payment, st *settlement) outcome {
	data, err := s.transferData(p)
	if err != nil {
		return faultOutcome(err)
	}
	before := s.known(st)
	// Waiters give up after SettleWait. A broadcast that begins well before leaves them a hash to answer with.
	latest := time.Now().Add(s.opts.SettleWait * 3 / 4)
	receipt, err := s.opts.Sender.Send(ctx, txmgr.Candidate{
		To: &p.domain.Token, Data: data, GasLimit: s.opts.MaxGas,
		BeforeBroadcast: func(tx *types.Transaction) error {
			if time.Now().After(latest) && len(s.known(st)) == 0 {
				return errors.New("too late to broadcast")
			}
			return s.noteBroadcast(p, st, tx.Hash())
		},
	})
	txs := s.known(st)
	var pending *txmgr.PendingError
	switch {
	case err == nil:
		return s.conclude(p, receipt)
	case errors.As(err, &pending):
		return pendingOutcome(pending.Hash, err)
	case errors.Is(err, txmgr.ErrReverted):
		return s.reverted(ctx, p, txs, err)
	case errors.Is(err, txmgr.ErrRejected):
		s.noteRejected(p, st, before)
		return s.giveUp(before, err)
	}
	return s.giveUp(txs, err)
}

// noteBroadcast makes the hash durable before the node sees the transaction.
func (s *Server) noteBroadcast(p *payment, st *settlement, tx common.Hash) error {
	err := s.journal.append(record{settlementKey: p.key(), Event: eventBroadcast, Digest: st.digest, Payload: st.payload, Tx: tx})
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	st.txs = append(st.txs, tx)
	return nil
}

// noteRejected forgets the hashes that are not in kept: the node refused them.
func (s *Server) noteRejected(p *payment, st *settlement, kept []common.Hash) {
	for _, tx := range s.known(st) {
		if slices.Contains(kept, tx) {
			continue
		}
		s.mu.Lock()
		st.drop(tx)
		s.mu.Unlock()
		err := s.journal.append(record{settlementKey: p.key(), Event: eventRejected, Digest: st.digest, Payload: st.payload, Tx: tx})
		if err != nil {
			s.opts.Log.Error("rejection not recorded", "tx", tx, "err", err)
		}
	}
}

// reverted finds out whether the transfer failed because the money has moved already.
func (s *Server) reverted(ctx context.Context, p *payment, txs []common.Hash, cause error) outcome {
	used, err := s.used(ctx, p)
	if err != nil {
		return s.giveUp(txs, fmt.Errorf("%w (after %w)", err, cause))
	}
	if used {
		return s.elsewhere(ctx, p, txs)
	}
	o := outcomeOf(s.explain(ctx, p, cause))
	if len(txs) > 0 {
		o.tx, o.reason = txs[0], x402.ReasonExactTransactionFailed
	}
	return o
}
