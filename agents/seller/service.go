package seller

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"golang.org/x/sync/errgroup"
	"golang.org/x/sync/singleflight"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/appeal"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// Service is one seller of one Offer.
type Service struct {
	opts        Options
	journal     *journal.Dir
	offer       *docket.Offer
	factory     *docket.Factory
	facilitator facilitator
	flights     singleflight.Group
	promiseOK   atomic.Pointer[promise] // an Offer's terms never change once it is published
	abi         *bindings.Offer
	warned      appeal.Warned
	book        *acts.Book
	stake       atomic.Pointer[notice.Stake] // as of the daemon's last look; nil before it

	mu    sync.Mutex // guards what follows: Tick and Withdraw may run at the same time
	watch *docket.Watch
	kept  map[string]bool // records whose exchange is in the evidence store
}

// New checks the options and opens the journal. It reads no chain.
func New(opts Options) (*Service, error) {
	if err := opts.Check(); err != nil {
		return nil, fmt.Errorf("seller options: %w", err)
	}
	opts = opts.withDefaults()
	dir, err := journal.Open(opts.Dir)
	if err != nil {
		return nil, err
	}
	offer := docket.NewOffer(opts.Chain, opts.Offer, opts.FromBlock)
	return &Service{
		opts: opts, journal: dir, abi: bindings.NewOffer(), kept: map[string]bool{}, offer: offer, watch: offer.Watch(),
		factory:     docket.NewFactory(opts.Chain, opts.Factory),
		book:        acts.New(acts.Options{Dir: opts.Dir, Key: opts.Key, ChainID: opts.TokenDomain.ChainID, Now: opts.Now, Log: opts.Log}),
		facilitator: facilitator{url: opts.Facilitator, http: opts.HTTP},
	}, nil
}

// promised is the checked promise; a failure is checked again at the next call.
func (s *Service) promised(ctx context.Context) (*promise, error) {
	if p := s.promiseOK.Load(); p != nil {
		return p, nil
	}
	p, err := s.checkPromise(ctx)
	if err != nil {
		return nil, err
	}
	s.promiseOK.Store(p)
	return p, nil
}

// Run answers cases and withdraws until ctx ends.
func (s *Service) Run(ctx context.Context) error {
	tick := time.NewTicker(s.opts.Poll)
	defer tick.Stop()
	for {
		if err := s.Tick(ctx); err != nil && ctx.Err() == nil {
			s.opts.Log.Warn("round not finished", "offer", s.opts.Offer, "err", err)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
		}
	}
}

// Serve runs the HTTP server on l and the daemon until ctx ends.
func (s *Service) Serve(ctx context.Context, l net.Listener) error {
	server := &http.Server{
		Handler: s.Handler(), ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 30 * time.Second,
		WriteTimeout: fulfilDeadline + 30*time.Second, IdleTimeout: time.Minute, MaxHeaderBytes: 64 << 10,
	}
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error { return s.Run(ctx) })
	group.Go(func() error {
		if err := server.Serve(l); !errors.Is(err, http.ErrServerClosed) {
			return fmt.Errorf("serve: %w", err)
		}
		return nil
	})
	group.Go(func() error {
		<-ctx.Done()
		drain, cancel := context.WithTimeout(context.WithoutCancel(ctx), 10*time.Second)
		defer cancel()
		return server.Shutdown(drain)
	})
	return group.Wait()
}

// Tick looks at the chain once and does what is due.
func (s *Service) Tick(ctx context.Context) error {
	p, err := s.promised(ctx)
	if err != nil {
		return err
	}
	errs := []error{s.resolve(ctx), s.keepEvidence(ctx, p)}
	state, err := s.load(ctx, p)
	if err != nil {
		return errors.Join(append(errs, err)...)
	}
	errs = append(errs, s.warnOfRulings(ctx, p, state))
	return errors.Join(append(errs, s.performAll(ctx, p, Decide(state, s.opts.Policy)))...)
}

const (
	actsAtOnce = 8                // cases that are acted on at the same time; nodes keep at least twice as many of a sender
	lookAgain  = 10 * time.Second // after which only answers are still begun: a new case may be more pressing than the rest
)

// performAll acts on cases side by side, in their order, and then moves money. What is left is decided on again.
func (s *Service) performAll(ctx context.Context, p *promise, actions []Action) error {
	var group errgroup.Group
	group.SetLimit(actsAtOnce)
	errs := make([]error, len(actions))
	begun := time.Now()
	do := func(i int) {
		if err := s.perform(ctx, p, actions[i]); err != nil {
			errs[i] = fmt.Errorf("%s %s: %w", actions[i].Kind, actions[i].Case, err)
		}
	}
	n := 0
	for ; n < len(actions) && actions[n].Case != (common.Hash{}); n++ {
		if actions[n].Kind != ActAnswer && time.Since(begun) > lookAgain {
			_ = group.Wait()
			return errors.Join(errs...)
		}
		i := n
		group.Go(func() error { do(i); return nil })
	}
	_ = group.Wait()
	for ; n < len(actions); n++ { // checkpoint and withdrawal touch the same account
		do(n)
	}
	return errors.Join(errs...)
}

// load reads the state at one block.
func (s *Service) load(ctx context.Context, p *promise) (State, error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return State{}, err
	}
	state := State{Now: head.Time}
	if state.Money, err = s.offer.Money(ctx, head); err != nil {
		return state, err
	}
	committee := docket.NewCommittee(s.opts.Chain, p.terms.Arbitrator)
	s.lookAtMore(ctx, head, committee, &state)
	s.mu.Lock()
	cases, err := s.watch.Live(ctx, head)
	s.mu.Unlock()
	if err != nil {
		return state, err
	}
	for _, c := range cases {
		view := CaseView{ID: c.ID, Case: c.Case}
		if c.Case.State == docket.StateContested {
			if view.Record, view.Broken, err = s.own(p, c.Case, head.Time); err != nil {
				return state, err
			}
		}
		if c.Case.State == docket.StateUndrawn && s.opts.Policy.Concede {
			if view.Broken, err = s.allBroken(ctx, head, p, c); err != nil {
				return state, err
			}
		}
		if c.Case.State == docket.StateFrozen {
			if view.Standing, err = committee.Standing(ctx, head, c.Case.DisputeID); err != nil {
				s.opts.Log.Warn("dispute not read", "case", c.ID, "err", err) // no reason to leave another case unanswered
			}
		}
		state.Cases = append(state.Cases, view)
	}
	return state, nil
}

// lookAtMore reads what no answer depends on: without it the daemon goes on.
func (s *Service) lookAtMore(ctx context.Context, head docket.Head, committee *docket.Committee, state *State) {
	if err := s.lookAtStake(ctx, head); err != nil {
		s.opts.Log.Warn("stake not read", "offer", s.opts.Offer, "err", err)
	}
	var err error
	if state.FeeCredit, err = committee.Credit(ctx, head, s.opts.Sender.Address()); err != nil {
		s.opts.Log.Warn("fee credit not read", "committee", committee.Address(), "err", err)
	}
}

// own says what this seller's record knows of a case's payment at a time, unix seconds.
func (s *Service) own(p *promise, c bindings.Case, now uint64) (known, broken bool, err error) {
	r, err := loadRecord(s.journal, key(c.Payer, c.PaymentRef))
	if err != nil {
		return false, false, err
	}
	known, broken = s.says(p, r, c.Claim, now)
	return known, broken, nil
}

func (s *Service) says(p *promise, r *record, claim uint8, now uint64) (known, broken bool) {
	if r == nil || r.Answer == nil || r.Answer.Delivery == nil {
		return false, false
	}
	e := r.exchange(s.opts.TokenDomain.ChainID, s.opts.Offer, p.terms.ManifestHash, "")
	if claim == docket.ClaimNotDelivered {
		e.DisclosedAt = now // as the seats will see it: the answer is the first disclosure
	}
	return true, len(judge.Failed(judge.Measure(p.compiled, e))) > 0
}

func (s *Service) perform(ctx context.Context, p *promise, a Action) error {
	to := s.opts.Offer
	var data []byte
	var err error
	switch a.Kind {
	case ActAnswer:
		data, err = s.packAnswer(ctx, p, a)
	case ActConcede:
		data, err = s.abi.TryPackConcede(a.Case)
	case ActFreeze:
		data, err = s.abi.TryPackFreeze(a.Case)
	case ActDeliver:
		to, data, err = s.packDelivery(ctx, p, a.Case)
	case ActExecute:
		data, err = s.abi.TryPackExecute(a.Case)
	case ActTimeout:
		data, err = s.abi.TryPackTimeout(a.Case)
	case ActCheckpoint:
		data, err = s.abi.TryPackCheckpoint()
	case ActWithdraw:
		data, err = s.abi.TryPackWithdraw()
	case ActClaimFee:
		to = p.terms.Arbitrator
		data, err = bindings.NewCommittee().TryPackClaimFee(s.opts.Sender.Address())
	}
	if err != nil {
		return err
	}
	receipt, err := s.send(ctx, p, a, to, data)
	if err != nil {
		return err
	}
	s.opts.Log.Info("done", "action", a.Kind, "case", a.Case, "offer", s.opts.Offer, "tx", receipt.TxHash, "gas", receipt.GasUsed)
	return nil
}

func (s *Service) send(ctx context.Context, p *promise, a Action, to common.Address, data []byte) (*types.Receipt, error) {
	implied, subject, err := s.implied(ctx, p, a)
	if err != nil {
		return nil, err
	}
	act := acts.Act{Kind: a.Kind.String(), Subject: subject, Implied: implied, Owed: owed[a.Kind]}
	return s.book.Send(ctx, acts.Sender{Chain: s.opts.Chain, Manager: s.opts.Sender}, txmgr.Candidate{To: &to, Data: data}, act, nil)
}

// packAnswer builds the answer of a case from the record. Without a record it states nothing but that it was seen.
func (s *Service) packAnswer(ctx context.Context, p *promise, a Action) ([]byte, error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return nil, err
	}
	c, err := s.offer.Case(ctx, head, a.Case)
	if err != nil {
		return nil, err
	}
	r, err := loadRecord(s.journal, key(c.Payer, c.PaymentRef))
	if err != nil {
		return nil, err
	}
	if r == nil || r.Answer == nil || r.Answer.Delivery == nil {
		return s.abi.TryPackAnswer(a.Case, bindings.Delivery{}, nil, nil, common.Hash{})
	}
	if r.Evidence == (common.Hash{}) && !a.Urgent {
		if err := s.upload(ctx, p, r); err != nil {
			return nil, fmt.Errorf("evidence first, while there is time: %w", err)
		}
	}
	d := r.Answer.Delivery
	body := []byte(r.Answer.Body)
	if c.Claim != docket.ClaimNotDelivered {
		// The payer holds it already; the contract would ignore it.
		return s.abi.TryPackAnswer(a.Case, bindings.Delivery{}, nil, nil, r.Evidence)
	}
	return s.abi.TryPackAnswer(a.Case, docket.ForChain(d.Delivery), d.Signature, body, r.Evidence)
}

// keepEvidence puts the exchanges of finished payments into the evidence store, each until it is there.
func (s *Service) keepEvidence(ctx context.Context, p *promise) error {
	names, err := s.journal.Names()
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	var errs []error
	for _, name := range names {
		if s.kept[name] {
			continue
		}
		r, err := loadRecord(s.journal, name)
		if err == nil && r != nil && r.done() {
			if r.Evidence == (common.Hash{}) {
				err = s.upload(ctx, p, r)
			}
			s.kept[name] = err == nil
		}
		errs = append(errs, err)
	}
	return errors.Join(errs...)
}

func (s *Service) upload(ctx context.Context, p *promise, r *record) error {
	response := ""
	if r.done() {
		var err error
		if response, err = s.settlementHeader(r); err != nil {
			return err
		}
	}
	raw, err := r.exchange(s.opts.TokenDomain.ChainID, s.opts.Offer, p.terms.ManifestHash, response).Canonical()
	if err != nil {
		return err
	}
	hash, err := s.opts.Store.Put(ctx, raw)
	if err != nil {
		return fmt.Errorf("store evidence: %w", err)
	}
	if hash != exchange.ResponseHash(raw) {
		return fmt.Errorf("store evidence: store answered %s", hash)
	}
	r.Evidence = hash
	return s.journal.Save(key(r.Payer, r.Nonce), r)
}
