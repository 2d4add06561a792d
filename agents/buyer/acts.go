package buyer

import (
	"context"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/outcome"
)

// Names of acts in the ledger, beside those of a case's usual course.
const (
	kindPay     = "pay"
	kindContest = "contest"
	kindMany    = "contest many"
)

// owed are the acts that a case is lost or dearer without, by a deadline: the kill switch does not stop them. What has no
// deadline of the payer's (a final ruling counts at the end in any case) waits for the switch.
var owed = map[Kind]bool{ActAccept: true, ActContinue: true, ActFreeze: true, ActDraw: true}

// event is the Offer's event by which an act on a case shows; empty where that depends on more.
type event string

var ends = map[Kind]event{
	ActAccept: "SettlementExecuted", ActContinue: "Continued", ActExecute: "SettlementExecuted", ActTimeout: "SettlementExecuted", ActDraw: "SampleDrawn",
}

func (e event) of(p *Purchase) outcome.Implied {
	if e == "" {
		return outcome.Implied{}
	}
	return outcome.Case(p.Offer, string(e), p.Case)
}

// settled writes down how a case ended, and whether its money moved as the ruling implies: once.
func (s *Service) settled(ctx context.Context, p *Purchase, r *Report, mismatch error) error {
	if p.Reconciled && mismatch == nil {
		return nil
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return err
	}
	if err := s.book.Observe("settlement", p.Case.Hex(), &head, r, mismatch); err != nil {
		return err
	}
	p.Reconciled = true
	return s.save(p)
}
