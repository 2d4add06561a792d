package buyer

import (
	"context"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/appeal"
	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// What `dispute status` says next where there is nothing to do: something is awaited, or the case is over and reconciled.
const (
	nextWait    = "wait"
	nextNothing = "nothing"
)

// shownCase is where a purchase's case stands. Times are unix seconds, inclusive; amounts base units.
type shownCase struct {
	Case       common.Hash     `json:"case"`
	State      string          `json:"state"`
	Claim      string          `json:"claim"`
	Ruling     *uint8          `json:"ruling"` // null until the Offer has one; so the three that follow
	RulingName string          `json:"ruling_name,omitempty"`
	Cause      *uint8          `json:"cause"`
	CauseName  string          `json:"cause_name,omitempty"`
	Amount     *big.Int        `json:"amount"`
	Payments   uint16          `json:"payments"`
	AnswerBy   uint64          `json:"answer_by"`
	JudgeBy    uint64          `json:"judge_by"`
	Now        uint64          `json:"now"`
	Next       string          `json:"next"`
	Credits    []shownCredit   `json:"credits"`          // that wait for the payer: `dispute claim` takes them
	Sample     string          `json:"sample,omitempty"` // the purchase that was drawn to stand for many
	Round      *appeal.Outlook `json:"round,omitempty"`
}

type shownCredit struct {
	From   string   `json:"from"`
	Amount *big.Int `json:"amount"`
}

func status(ctx context.Context, c *cli.Context, _ *console.Setup, s *Service) error {
	p, err := s.Purchase(c.String("id"))
	if err != nil {
		return err
	}
	if p.Case == (common.Hash{}) {
		return console.Print(c.App.Writer, map[string]any{"state": "not contested", "paid": p.Paid()})
	}
	out, err := s.status(ctx, p)
	if err != nil {
		return err
	}
	return console.Print(c.App.Writer, out)
}

func (s *Service) status(ctx context.Context, p *Purchase) (*shownCase, error) {
	state, err := s.caseState(ctx, p)
	if err != nil {
		return nil, err
	}
	held := state.Case
	out := &shownCase{
		Case: p.Case, State: docket.StateNames[held.State], Claim: docket.ClaimNames[held.Claim], Amount: held.Amount, Payments: held.Payments,
		AnswerBy: held.AnswerBy, JudgeBy: held.JudgeBy, Now: state.Now, Next: next(state, p), Credits: []shownCredit{},
	}
	if held.State == docket.StateRuled || held.State == docket.StateSettled {
		out.Ruling, out.RulingName = &held.Ruling, settlement.RulingName(held.Ruling)
		out.Cause, out.CauseName = &held.Cause, settlement.CauseName(held.Cause)
	}
	if err := s.addCredits(ctx, p, out); err != nil {
		return nil, err
	}
	g, err := s.group(p)
	if err != nil {
		return nil, err
	}
	if g != nil && held.Drawn {
		i, err := g.place(held.PaymentRef)
		if err != nil {
			return nil, err
		}
		out.Sample = g.Purchases[i]
	}
	if held.State == docket.StateFrozen {
		f, err := s.AppealFacts(ctx, p)
		if err != nil {
			return nil, err
		}
		outlook, err := f.Outlook()
		if err != nil {
			return nil, err
		}
		out.Round = &outlook
	}
	return out, nil
}

// next is what `dispute follow` would do.
func next(state CaseState, p *Purchase) string {
	kind, due := Decide(state)
	switch {
	case !due:
		return nextWait
	case kind == ActReconcile && p.OutcomeTx != (common.Hash{}):
		return nextNothing
	}
	return kind.String()
}

func (s *Service) addCredits(ctx context.Context, p *Purchase, out *shownCase) error {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return err
	}
	credits, err := s.credits(ctx, head, p, s.opts.payer())
	if err != nil {
		return err
	}
	for _, credit := range credits {
		if credit.Amount.Sign() > 0 {
			out.Credits = append(out.Credits, shownCredit{credit.From, credit.Amount})
		}
	}
	return nil
}
