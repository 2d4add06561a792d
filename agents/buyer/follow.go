package buyer

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/agents/party"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/signature"
)

// Follow takes a purchase's case to its end and returns what was reconciled. It is restartable: everything it decides
// on is read again from the chain.
func (s *Service) Follow(ctx context.Context, p *Purchase) (*Report, error) {
	if p.Case == (common.Hash{}) {
		return nil, fmt.Errorf("purchase %s has no case", p.ID)
	}
	tick := time.NewTicker(s.opts.Poll)
	defer tick.Stop()
	for {
		report, err := s.Step(ctx, p)
		if report != nil {
			return report, err
		}
		if err != nil && ctx.Err() == nil {
			s.opts.Log.Warn("step not finished", "case", p.Case, "err", err)
		}
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("follow case %s: %w", p.Case, ctx.Err())
		case <-tick.C:
		}
	}
}

// Step does what is due in a purchase's case. The report is nil until the case is settled and reconciled; then the error
// says whether the money moved as the ruling implies.
func (s *Service) Step(ctx context.Context, p *Purchase) (*Report, error) {
	if err := s.resolve(ctx); err != nil {
		return nil, err
	}
	state, err := s.caseState(ctx, p)
	if err != nil {
		return nil, err
	}
	g, err := s.group(p)
	if err != nil {
		return nil, err
	}
	if state.Case.State != docket.StateSettled {
		s.keep(ctx, p, g)
	}
	kind, due := Decide(state)
	if !due {
		return nil, nil
	}
	if kind == ActReconcile {
		report, err := s.Reconcile(ctx, p.Offer, p.Case)
		if report == nil {
			return nil, err
		}
		return report, errors.Join(err, s.close(p, g, report.SettledTx), s.settled(ctx, p, report, err))
	}
	return nil, s.act(ctx, p, g, kind, state.Case)
}

func (s *Service) keep(ctx context.Context, p *Purchase, g *Group) {
	if g != nil {
		s.keepEvidenceOfMany(ctx, g)
		return
	}
	s.keepEvidence(ctx, p)
}

func (s *Service) caseState(ctx context.Context, p *Purchase) (CaseState, error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return CaseState{}, err
	}
	offer := s.offer(p.Offer)
	state := CaseState{Now: head.Time, Block: head.Number}
	if state.Case, err = offer.Case(ctx, head, p.Case); err != nil {
		return state, err
	}
	switch state.Case.State {
	case docket.StateDisclosed:
		state.Disclosed, err = s.assessDisclosed(ctx, head, p)
	case docket.StateFrozen:
		if state.Standing, err = s.standing(ctx, head, p, state.Case.DisputeID); err == nil {
			s.warnOfRuling(ctx, head, p, state)
		}
	case docket.StateSettled:
		state.Claimable, err = s.claimable(ctx, head, p, state.Case.Payer)
	}
	return state, err
}

// assessDisclosed runs the own checks on what the answer put on the chain. What merely grew old until then is no failure.
func (s *Service) assessDisclosed(ctx context.Context, head docket.Head, p *Purchase) (Verdict, error) {
	f, err := s.offer(p.Offer).File(ctx, head, p.Case)
	if err != nil {
		return Unsettled, err
	}
	g, err := s.group(p)
	if err != nil {
		return Unsettled, err
	}
	if p, err = s.sampled(p, g, f.Case.PaymentRef, f.Case.Drawn); err != nil {
		return Unsettled, err
	}
	_, compiled, err := s.promise(ctx, head, p)
	if err != nil {
		return Unsettled, err
	}
	e := *p.Exchange
	e.Response = &exchange.Response{Status: 200, Headers: []exchange.Header{}, Body: f.Body}
	e.Delivery, e.DisclosedAt = f.Delivery(), f.DisclosedAt
	if requestHash, err := p.Request.Hash(); err == nil && e.Delivery != nil && e.Delivery.Delivery.RequestHash != requestHash {
		return Broken, nil // the answer to something that was not asked
	}
	verdict, findings := assess(compiled, &e)
	for _, f := range findings {
		s.opts.Log.Info("finding on the disclosed response", "case", p.Case, "requirement", f.Requirement, "value", f.Value, "bound", f.Bound, "verdict", f.Verdict.String())
	}
	return verdict, nil
}

// act sends what is due in a case; g is nil for one about a single purchase.
func (s *Service) act(ctx context.Context, p *Purchase, g *Group, kind Kind, c bindings.Case) error {
	to, leads := p.Offer, ends[kind].of(p)
	var data []byte
	var err error
	switch kind {
	case ActAccept:
		data, err = s.consent(p, c.ContinueBy, acceptType, s.abi.TryPackAccept)
	case ActContinue:
		data, err = s.consent(p, c.ContinueBy, continueType, s.abi.TryPackContinueCase)
	case ActDraw:
		data, err = s.packDraw(ctx, g, c.DrawBlock)
	case ActFreeze:
		leads = outcome.Freeze(p.Offer, p.Case, c)
		data, err = s.abi.TryPackFreeze(p.Case)
	case ActDeliver:
		to, data, err = s.packDelivery(ctx, p)
		leads = outcome.Ruling(p.Offer, to, c.DisputeID)
	case ActExecute:
		data, err = s.abi.TryPackExecute(p.Case)
	case ActTimeout:
		data, err = s.abi.TryPackTimeout(p.Case)
	case ActClaimOffer, ActClaimVault, ActClaimFee:
		var credit party.Credit
		credit, err = s.credit(ctx, p, kind)
		to, data, leads = credit.Contract, credit.Claim, credit.Implied(s.opts.payer())
	}
	if err != nil {
		return err
	}
	act := acts.Act{Kind: kind.String(), Subject: p.Case.Hex(), Implied: leads, Owed: owed[kind], Detail: map[string]any{"purchase": p.ID, "offer": p.Offer}}
	receipt, err := s.send(ctx, to, data, act, nil)
	if err != nil {
		return fmt.Errorf("%s: %w", kind, err)
	}
	s.opts.Log.Info("done", "action", kind, "case", p.Case, "offer", p.Offer, "tx", receipt.TxHash, "gas", receipt.GasUsed)
	return s.remember(g, kind, receipt.TxHash)
}

var (
	acceptType   = crypto.Keccak256Hash([]byte("Accept(bytes32 caseId,uint256 deadline)"))
	continueType = crypto.Keccak256Hash([]byte("Continue(bytes32 caseId,uint256 deadline)"))
)

// consent packs one of the payer's two acts after a disclosure: sent by itself, or signed for a relayer to send until the
// deadline, unix seconds, inclusive.
func (s *Service) consent(p *Purchase, deadline uint64, typeHash common.Hash, pack func([32]byte, *big.Int, []byte) ([]byte, error)) ([]byte, error) {
	until := new(big.Int).SetUint64(deadline)
	if s.opts.Sender.Address() == s.opts.payer() {
		return pack(p.Case, until, nil)
	}
	sig, err := signature.Sign(s.opts.Key, docket.ConsentDigest(s.opts.Chain.ChainID(), p.Offer, typeHash, p.Case, docket.Word(until)))
	if err != nil {
		return nil, err
	}
	return pack(p.Case, until, sig)
}
