package facilitator

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/x402"
)

const (
	// answerPoll is how often an answer is asked for that another relayer may give.
	answerPoll = 200 * time.Millisecond
	// recordTimeout bounds the record of an outcome, which is made even when the server is stopping.
	recordTimeout = 10 * time.Second
)

// run is one attempt to settle or to find out; the requests of this process that wait for it share the outcome.
type run struct {
	digest  common.Hash
	topic   string
	signal  chan struct{} // told when the attempt may have an answer
	done    chan struct{} // closed once outcome is set
	outcome outcome
}

// settle answers for one payment. All requests for one authorization, to any relayer that shares the state, share one
// attempt; a finished one is looked up on the chain again, so that a reorganization does not make the answer wrong.
func (s *Server) settle(ctx context.Context, p *payment) outcome {
	if o, refused := s.checkID(ctx, p); refused {
		return o
	}
	known, err := s.opts.State.Settlement(ctx, p.key())
	if err != nil {
		return unknownOutcome(err)
	}
	var txs []common.Hash
	if known != nil {
		txs = newestFirst(known)
	}
	if known != nil && known.Payload == p.hash() && known.Status != state.Refused {
		// What was verified once is not verified again: it may have expired, or a wallet may have changed its owner,
		// since. But the requirements may be others than then.
		if refused := p.checkTerms(); refused != nil {
			return refusedOutcome(refused, common.Hash{})
		}
	} else if s.stopped() {
		return outcome{later: &overload{"busy", "nothing new is settled now", busySeconds}}
	} else if err := s.verify(ctx, p); err != nil {
		return outcomeOf(err)
	}
	if err := s.bindID(ctx, p); errors.Is(err, state.ErrConflict) {
		return idConflict(p)
	} else if err != nil {
		return unknownOutcome(err)
	}
	r, refused := s.join(p, s.topic(p, known))
	switch {
	case refused != nil:
		return refusedOutcome(refused, common.Hash{})
	case r == nil:
		return giveUp(txs, errors.New("shutting down"))
	}
	select {
	case <-r.done:
		return r.outcome
	case <-ctx.Done():
		return s.unfinished(p, 0, ctx.Err())
	}
}

// checkID refuses a payment id that the payer used for another payment, before anything else is asked.
func (s *Server) checkID(ctx context.Context, p *payment) (outcome, bool) {
	if p.id == "" {
		return outcome{}, false
	}
	bound, ok, err := s.opts.State.PaymentID(ctx, p.auth.From, p.id)
	if err != nil {
		return unknownOutcome(err), true
	}
	return idConflict(p), ok && bound != p.hash()
}

// bindID makes the payment id stand for a verified payment.
func (s *Server) bindID(ctx context.Context, p *payment) error {
	if p.id == "" {
		return nil
	}
	return s.opts.State.BindPaymentID(ctx, p.auth.From, p.id, p.hash())
}

func idConflict(p *payment) outcome {
	return refusedOutcome(refuse(x402.ReasonPaymentIDConflict, "payment id %q stands for another payment of this payer", p.id), common.Hash{})
}

// join returns the run on a verified payment, starting one if there is none. It refuses an authorization that shares its
// nonce with another one; it returns nothing when the server is closing.
func (s *Server) join(p *payment, topic string) (*run, *refusal) {
	s.mu.Lock()
	defer s.mu.Unlock()
	digest := p.digest()
	if r := s.waiting[p.key()]; r != nil {
		if r.digest != digest {
			return nil, refuse(x402.ReasonExactNonceUsed, "another authorization with this nonce is settled")
		}
		return r, nil
	}
	select {
	case <-s.draining:
		return nil, nil
	default:
	}
	r := &run{digest: digest, topic: topic, signal: make(chan struct{}, 1), done: make(chan struct{})}
	s.waiting[p.key()] = r
	s.runs.Go(func() { s.perform(p, r) })
	return r, nil
}

// perform sees one attempt through and publishes its outcome.
func (s *Server) perform(p *payment, r *run) {
	ctx, cancel := context.WithTimeout(s.base, s.opts.SettleWait)
	defer cancel()
	o := s.submit(ctx, p, r)
	s.meters.settled(o)
	s.opts.Log.Info("settlement", "token", p.domain.Token, "payer", p.auth.From, "payment", p.auth.Nonce,
		"success", o.success, "reason", string(o.reason), "tx", o.tx)
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.waiting, p.key())
	r.outcome = o
	close(r.done)
}

// submit queues an attempt and waits for its answer. An attempt that was under way before may end without a verdict when
// its own time is over; then a further one is made.
func (s *Server) submit(ctx context.Context, p *payment, r *run) outcome {
	body, err := p.encode()
	if err != nil {
		return faultOutcome(err)
	}
	for {
		submitted, err := s.opts.State.Submit(ctx, state.Request{
			Authorization: p.key(), Digest: r.digest, Payload: p.hash(), Topic: r.topic, Body: body,
			MaxQueue: s.opts.Limits.Queue, Expenses: s.expenses(p), Window: s.opts.Limits.Window,
		})
		switch {
		case errors.Is(err, state.ErrConflict):
			return refusedOutcome(refuse(x402.ReasonExactNonceUsed, "another authorization with this nonce is settled"), common.Hash{})
		case s.overloadOf(err) != nil:
			return outcome{later: s.overloadOf(err)}
		case err != nil:
			return unknownOutcome(err)
		}
		s.awake()
		o := s.await(ctx, p, r, submitted.Round)
		r.topic = s.topicAlone() // something of it may be on its way
		if submitted.Began || ctx.Err() != nil || o.reason != x402.ReasonSettlementPending {
			return o
		}
	}
}

// await waits for the answer to a round.
func (s *Server) await(ctx context.Context, p *payment, r *run, round int64) outcome {
	poll := time.NewTicker(answerPoll)
	defer poll.Stop()
	for {
		now, err := s.opts.State.Settlement(ctx, p.key())
		switch {
		case err != nil && ctx.Err() == nil:
			s.opts.Log.Warn("answer not read", "payment", p.auth.Nonce, "err", err)
		case err == nil && now == nil:
			return unknownOutcome(errors.New("the settlement is gone"))
		case err == nil && now.Answered >= round:
			return decodeOutcome(now.Answer)
		}
		select {
		case <-r.signal:
		case <-poll.C:
		case <-ctx.Done():
			return s.unfinished(p, round, errors.New("not mined yet"))
		}
	}
}

// unfinished answers while the outcome is not known: pending with the hash where there is one. An attempt of which
// nothing was broadcast is withdrawn before that is said, so that nothing is broadcast afterwards.
func (s *Server) unfinished(p *payment, round int64, cause error) outcome {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(s.base), recordTimeout)
	defer cancel()
	fault := faultOutcome(cause)
	raw, err := fault.encode()
	if err != nil {
		return unknownOutcome(err)
	}
	var known *state.Settlement
	if round == 0 {
		known, err = s.opts.State.Settlement(ctx, p.key())
	} else {
		var spent uint64
		if p.deploy != nil {
			spent = DeployGas // the wallet may be on its way, though the transfer is not
		}
		known, err = s.opts.State.Withdraw(ctx, p.key(), round, raw, s.unspent(p, spent)...)
	}
	switch {
	case err != nil:
		return unknownOutcome(errors.Join(cause, err))
	case known == nil && round == 0:
		return unknownOutcome(cause) // the attempt is about to begin
	case known == nil:
		return fault
	}
	if txs := newestFirst(known); len(txs) > 0 {
		return pendingOutcome(txs[0], cause)
	}
	if round != 0 && known.Answered >= round {
		return decodeOutcome(known.Answer)
	}
	return unknownOutcome(cause)
}

// newestFirst lists the transactions that may have moved the money.
func newestFirst(s *state.Settlement) []common.Hash {
	var out []common.Hash
	if s.Settled != (common.Hash{}) {
		out = append(out, s.Settled)
	}
	for _, tx := range slices.Backward(s.Txs) {
		if tx != s.Settled {
			out = append(out, tx)
		}
	}
	return out
}

// finished tells this process's requests that a job has its answer.
func (s *Server) finished(a state.Authorization) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if r := s.waiting[a]; r != nil {
		select {
		case r.signal <- struct{}{}:
		default:
		}
	}
}

// finish records a job's outcome for everybody who waits.
func (s *Server) finish(t *task, o outcome) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(s.base), recordTimeout)
	defer cancel()
	// Before it is final in the state: a relayer that dies in between says it once more, and not never.
	s.ended(ctx, t.p, o)
	raw, err := o.encode()
	if err == nil {
		var moved common.Hash
		if o.success {
			moved = o.tx
		}
		var refund []state.Expense
		if t.charged && o.reason != x402.ReasonSettlementPending {
			refund = s.unspent(t.p, t.gas)
		}
		s.meters.gas.Add(float64(t.gas))
		err = s.opts.State.Finish(ctx, t.job, moved, raw, s.announcement(t.p, o), refund...)
	}
	switch {
	case err == nil:
	case errors.Is(err, state.ErrFenced):
		s.opts.Log.Info("job was withdrawn or taken over", "payer", t.p.auth.From, "payment", t.p.auth.Nonce, "tx", o.tx)
	default:
		s.opts.Log.Error("outcome not recorded", "payer", t.p.auth.From, "payment", t.p.auth.Nonce, "tx", o.tx, "err", err)
	}
	s.finished(t.job.Authorization)
}

// putBack leaves a job to the relayer that holds the key now.
func (s *Server) putBack(t *task, topic string) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(s.base), recordTimeout)
	defer cancel()
	if err := s.opts.State.Unclaim(ctx, t.job, topic); err != nil && !errors.Is(err, state.ErrFenced) {
		s.opts.Log.Warn("job not given back", "payment", t.p.auth.Nonce, "err", err)
	}
	s.awake()
}
