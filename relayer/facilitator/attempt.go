package facilitator

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// task is one job being worked on.
type task struct {
	p   *payment
	job state.Job

	charged bool   // its gas was taken from the budgets for this attempt
	gas     uint64 // used for it in this attempt, as far as known

	mu  sync.Mutex
	txs []common.Hash // that may have moved the money, newest first
}

// task reads a job and what is known of its settlement.
func (s *Server) task(ctx context.Context, job state.Job) (*task, error) {
	p, err := decodePayment(job.Body)
	if err != nil {
		return nil, err
	}
	known, err := s.opts.State.Settlement(ctx, job.Authorization)
	if err != nil {
		return nil, err
	}
	if known == nil {
		return nil, errors.New("a job without a settlement")
	}
	txs := newestFirst(known)
	return &task{p: p, job: job, charged: len(txs) == 0, txs: txs}, nil
}

func (t *task) known() []common.Hash {
	t.mu.Lock()
	defer t.mu.Unlock()
	return slices.Clone(t.txs)
}

func (t *task) add(tx common.Hash) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.txs = append([]common.Hash{tx}, t.txs...)
}

func (t *task) drop(tx common.Hash) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.txs = slices.DeleteFunc(t.txs, func(known common.Hash) bool { return known == tx })
}

// lookUp finds out what can be known without broadcasting. It returns false when a broadcast is due.
func (s *Server) lookUp(ctx context.Context, t *task) (outcome, bool) {
	txs := t.known()
	if o, found := s.examine(ctx, t.p, txs); found {
		return o, true
	}
	used, err := s.used(ctx, t.p)
	if err != nil {
		return giveUp(txs, err), true
	}
	if used {
		return s.elsewhere(ctx, t.p, txs), true
	}
	if len(txs) > 0 {
		// An earlier transaction is lost; broadcasting again is safe, the token takes the authorization once.
		if err := s.verifyTimes(ctx, t.p); err != nil {
			if !s.lapsed(ctx, t.p) {
				return pendingOutcome(txs[0], err), true // too late to broadcast, not for what was
			}
			return expired(err, txs), true
		}
	}
	return outcome{}, false
}

// broadcast sends the transfer and explains what came of it. lost says that another relayer holds the key by now, and
// nothing was broadcast.
func (s *Server) broadcast(ctx context.Context, t *task) (o outcome, lost bool) {
	call, err := s.transferCall(t.p)
	if err != nil {
		return giveUp(t.known(), err), false
	}
	key, held := s.held()
	if !held {
		return outcome{}, true
	}
	if err := s.charge(ctx, t); err != nil {
		return giveUp(t.known(), err), false
	}
	if t.p.deploy != nil {
		if err := s.createWallet(ctx, key.sender, t); err != nil {
			return notSent(t.known(), err), false
		}
	}
	before := t.known()
	receipt, err := key.sender.Send(ctx, txmgr.Candidate{
		To: &call.To, Data: call.Data, GasLimit: s.opts.MaxGas,
		BeforeBroadcast: func(tx *types.Transaction) error { return s.tell(key.lease, tx.Hash(), t) },
	})
	txs := t.known()
	if receipt != nil {
		t.gas += receipt.GasUsed
	}
	var pending *txmgr.PendingError
	switch {
	case err == nil:
		return s.conclude(t.p, receipt), false
	case errors.As(err, &pending):
		return pendingOutcome(pending.Hash, err), false
	case errors.Is(err, txmgr.ErrReverted):
		return s.reverted(ctx, t.p, txs, err), false
	case errors.Is(err, txmgr.ErrRejected):
		s.untell(t, before)
		return giveUp(t.known(), err), false
	case errors.Is(err, state.ErrFenced) && len(txs) == len(before):
		return outcome{}, true
	}
	return giveUp(txs, err), false
}

// charge takes the gas of a further transaction from the budgets. Only what was never broadcast is charged when it is
// queued; a payer whose transfers revert on the chain would be free to ask for more of them.
func (s *Server) charge(ctx context.Context, t *task) error {
	if t.charged {
		return nil
	}
	if err := s.opts.State.Spend(ctx, s.opts.Limits.Window, s.expenses(t.p)...); err != nil {
		return err
	}
	t.charged = true
	return nil
}

// tell makes a hash durable for all tasks that it settles, before the node sees the transaction.
func (s *Server) tell(lease state.Lease, tx common.Hash, tasks ...*task) error {
	ctx, cancel := context.WithTimeout(s.base, recordTimeout)
	defer cancel()
	jobs := make([]state.Job, len(tasks))
	for i, t := range tasks {
		jobs[i] = t.job
	}
	if err := s.begun(tx, tasks); err != nil {
		return err
	}
	if err := s.opts.State.Tell(ctx, lease, tx, jobs...); err != nil {
		return err
	}
	for _, t := range tasks {
		t.add(tx)
	}
	return nil
}

// untell forgets the hashes that are not in kept: the node refused them.
func (s *Server) untell(t *task, kept []common.Hash) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(s.base), recordTimeout)
	defer cancel()
	for _, tx := range t.known() {
		if slices.Contains(kept, tx) {
			continue
		}
		if err := s.opts.State.Untell(ctx, t.job, tx); err != nil {
			s.opts.Log.Error("rejection not recorded", "payment", t.p.auth.Nonce, "tx", tx, "err", err)
			continue // answers stay with the hash
		}
		t.drop(tx)
	}
}

// reverted finds out whether the transfer failed because the money has moved already.
func (s *Server) reverted(ctx context.Context, p *payment, txs []common.Hash, cause error) outcome {
	used, err := s.used(ctx, p)
	if err != nil {
		return giveUp(txs, fmt.Errorf("%w (after %w)", err, cause))
	}
	if used {
		return s.elsewhere(ctx, p, txs)
	}
	o := outcomeOf(s.explain(ctx, p, cause))
	if len(txs) > 0 && usedUp(o.reason) {
		// By what waits for its block, not by the latest one: a transaction of ours that came back, most likely.
		return pendingOutcome(txs[0], cause)
	}
	if len(txs) > 0 {
		o.tx, o.reason = txs[0], x402.ReasonExactTransactionFailed
	}
	return o
}
