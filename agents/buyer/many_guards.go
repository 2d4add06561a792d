package buyer

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"strings"

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
	missing    []string    // parts of the evidence that a case needs
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
		guard.Require("evidence", len(f.missing) == 0, "missing: %s", strings.Join(f.missing, ", ")),
		guard.Require("checkpoint", f.checkpoint == first.checkpoint, "it counts against checkpoint %d, the first against %d: contest it in a case of its own", f.checkpoint, first.checkpoint),
	})
}

// judgeMembers runs the own checks on every purchase.
func (s *Service) judgeMembers(ctx context.Context, head docket.Head, members []*member) (t bindings.Terms, err error) {
	for _, m := range members {
		if t, err = s.judgeMember(ctx, head, m); err != nil {
			return t, fmt.Errorf("purchase %s: %w", m.ID, err)
		}
	}
	return t, nil
}

// guardMembers are the checks of all purchases, each refusal with the purchase's name.
func guardMembers(members []*member, t bindings.Terms, o Options) (out []guard.Result) {
	for _, m := range members {
		for _, r := range guardMember(m.facts, members[0].facts, t, o).Results {
			if r.Reason != "" {
				r.Reason = "purchase " + m.ID + ": " + r.Reason
			}
			out = append(out, r)
		}
	}
	return out
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
	m.facts.missing = missing(m.Purchase, m.facts.verdict)
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
	blockTime uint64       // seconds that a block takes
	opened    bool         // the case is there
	stop      guard.Result // the kill switch
}

// maxSum is the largest sum of a case, inclusive: what its record holds.
var maxSum = new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 96), big.NewInt(1))

// guardMany is the chain of checks of the case as a whole.
func guardMany(f manyFacts, o Options) guard.Decision {
	need := (docket.DrawDelay+1)*f.blockTime + o.Policy.Margin
	return guard.Resolve(append(guardDeposit(f.terms, f.deposit, f.balance, o.Policy),
		f.stop,
		guard.Require("once", !f.opened, "the case is open"),
		guardShare(f.terms.Bond, f.sum, o.Policy),
		guard.Require("sum", f.sum.Cmp(maxSum) <= 0, "payments of %s, at most %s", f.sum, maxSum),
		// A case that is not drawn by answerBy is lost.
		guard.Require("draw", uint64(f.terms.AnswerWindow) > need, "an answer window of %d s, drawing takes %d s with a margin of %d s", f.terms.AnswerWindow, need, o.Policy.Margin),
	))
}

// decideMany asks every guard about the case and its purchases, as of one block.
func (s *Service) decideMany(ctx context.Context, head docket.Head, g *Group, members []*member, t bindings.Terms) (guard.Decision, error) {
	f := manyFacts{terms: t, deposit: new(big.Int).Add(t.Bond, s.relayFee()), stop: s.book.Switch()}
	var err error
	if f.sum, err = sumOf(g); err != nil {
		return guard.Decision{}, err
	}
	if f.balance, err = s.token.Balance(ctx, head, s.opts.payer()); err != nil {
		return guard.Decision{}, fmt.Errorf("read balance: %w", err)
	}
	if f.blockTime, err = s.blockTime(ctx, head); err != nil {
		return guard.Decision{}, err
	}
	if f.opened, err = s.caseExists(ctx, head, g.Offer, g.Case); err != nil {
		return guard.Decision{}, err
	}
	for _, m := range members {
		m.facts.now = head.Time
	}
	return guard.Resolve(append(guardMany(f, s.opts).Results, guardMembers(members, t, s.opts)...)), nil
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
