package buyer

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/bindings"
)

// memberFacts is what is looked at before a purchase is contested among others.
type memberFacts struct {
	now        uint64 // block time, unix seconds
	deadline   uint64 // last second in which the payment may be contested, inclusive
	verdict    Verdict
	claim      uint8
	amount     *big.Int
	known      common.Hash // its case; zero without one
	checkpoint uint64      // that a case on it counts against
}

// guardMember is the chain of checks of one purchase. The first one says what the case is like.
func guardMember(f, first memberFacts, t bindings.Terms, o Options) guard.Decision {
	return guard.Resolve([]guard.Result{
		guardOwn(f.verdict, o.Policy),
		guard.Require("once", f.known == common.Hash{}, "the payment is contested in case %s", f.known),
		guardWindow(f.now, f.deadline, o.Policy),
		guard.Require("amount covered", f.amount.Cmp(t.MinAmount) >= 0 && f.amount.Cmp(t.MaxAmount) <= 0, "amount %s, the promise covers %s to %s", f.amount, t.MinAmount, t.MaxAmount),
		guard.Require("claim", f.claim == first.claim, "a case has one claim: this one is %s, the first %s", docket.ClaimNames[f.claim], docket.ClaimNames[first.claim]),
		guard.Require("checkpoint", f.checkpoint == first.checkpoint, "it counts against checkpoint %d, the first against %d: contest it in a case of its own", f.checkpoint, first.checkpoint),
	})
}

// judgeMembers runs the own checks on every purchase and reports all that does not fit.
func (s *Service) judgeMembers(ctx context.Context, head docket.Head, members []*member) (t bindings.Terms, err error) {
	for _, m := range members {
		if t, err = s.judgeMember(ctx, head, m); err != nil {
			return t, fmt.Errorf("purchase %s: %w", m.ID, err)
		}
	}
	var errs []error
	for _, m := range members {
		if err := guardMember(m.facts, members[0].facts, t, s.opts).Err(); err != nil {
			errs = append(errs, fmt.Errorf("purchase %s: %w", m.ID, err))
		}
	}
	return t, errors.Join(errs...)
}

func (s *Service) judgeMember(ctx context.Context, head docket.Head, m *member) (bindings.Terms, error) {
	t, compiled, err := s.promise(ctx, head, m.Purchase)
	if err != nil {
		return t, err
	}
	paid := m.Exchange.Payment
	amount, ok := new(big.Int).SetString(paid.Amount, 10)
	if !ok {
		return t, fmt.Errorf("%w: amount %q", ErrOption, paid.Amount)
	}
	m.facts = memberFacts{now: head.Time, deadline: paid.BlockTime + uint64(t.ContestWindow), amount: amount, claim: docket.ClaimNotConforming}
	m.facts.verdict, _ = assess(compiled, m.Exchange)
	if m.facts.verdict == Undelivered {
		m.facts.claim = docket.ClaimNotDelivered
	}
	offer := s.offer(m.Offer)
	if m.facts.checkpoint, err = offer.CheckpointOf(ctx, head, paid.BlockTime); err != nil {
		return t, err
	}
	m.facts.known, err = s.caseOf(ctx, head, m.Purchase)
	return t, err
}

// caseOf is the case that a purchase's payment is contested in, alone or among others; zero without one.
func (s *Service) caseOf(ctx context.Context, head docket.Head, p *Purchase) (common.Hash, error) {
	for _, id := range []common.Hash{docket.CaseID(*p.Exchange.Payment), p.Case} {
		if id == (common.Hash{}) {
			continue
		}
		known, err := s.caseExists(ctx, head, p.Offer, id)
		if err != nil || known {
			return id, err
		}
	}
	return common.Hash{}, nil
}

// manyFacts is what is looked at before a case about many is opened.
type manyFacts struct {
	terms     bindings.Terms
	sum       *big.Int
	deposit   *big.Int // bond and relay fee
	balance   *big.Int
	blockTime uint64 // seconds that a block takes
}

// maxSum is the largest sum of a case, inclusive: what its record holds.
var maxSum = new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 96), big.NewInt(1))

// guardMany is the chain of checks of the case as a whole.
func guardMany(f manyFacts, o Options) guard.Decision {
	need := (docket.DrawDelay+1)*f.blockTime + o.Policy.Margin
	return guard.Resolve(append(guardDeposit(f.terms, f.deposit, f.balance, o.Policy),
		guard.Require("sum", f.sum.Cmp(maxSum) <= 0, "payments of %s, at most %s", f.sum, maxSum),
		// A case that is not drawn by answerBy is lost.
		guard.Require("draw", uint64(f.terms.AnswerWindow) > need, "an answer window of %d s, drawing takes %d s with a margin of %d s", f.terms.AnswerWindow, need, o.Policy.Margin),
	))
}

func (s *Service) mayContestMany(ctx context.Context, head docket.Head, g *Group, t bindings.Terms) error {
	f := manyFacts{terms: t, deposit: new(big.Int).Add(t.Bond, s.relayFee())}
	var err error
	if f.sum, err = sumOf(g); err != nil {
		return err
	}
	if f.balance, err = s.token.Balance(ctx, head, s.opts.payer()); err != nil {
		return fmt.Errorf("read balance: %w", err)
	}
	if f.blockTime, err = s.blockTime(ctx, head); err != nil {
		return err
	}
	return guardMany(f, s.opts).Err()
}

// blockTime is how long a block takes, in seconds: the median of the last few, so that one pause says nothing.
func (s *Service) blockTime(ctx context.Context, head docket.Head) (uint64, error) {
	const looked = 8
	var gaps []uint64
	later := head.Time
	for n := head.Number; n > 0 && len(gaps) < looked; n-- {
		h, err := s.opts.Chain.HeaderByNumber(ctx, new(big.Int).SetUint64(n-1))
		if err != nil {
			return 0, fmt.Errorf("read block %d: %w", n-1, err)
		}
		gaps = append(gaps, later-min(h.Time, later))
		later = h.Time
	}
	if len(gaps) == 0 {
		return 0, nil
	}
	slices.Sort(gaps)
	return gaps[len(gaps)/2], nil
}
