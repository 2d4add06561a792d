package seller

import (
	"cmp"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// Kind is what an Action does.
type Kind uint8

// Kinds of action.
const (
	ActAnswer     Kind = iota + 1 // disclose the recorded Delivery and body, or state that both are known already
	ActConcede                    // give in
	ActFreeze                     // hand the case to the arbitrator, where the payer does not
	ActDeliver                    // have the committee tell the Offer its final ruling for this seller
	ActExecute                    // move the money of a ruling for this seller
	ActTimeout                    // end a case that nobody ruled in time
	ActCheckpoint                 // record what was received by now
	ActWithdraw                   // take matured money
	ActClaimFee                   // take the fee of an appeal that nobody heard
)

var kindNames = []string{"none", "answer", "concede", "freeze", "deliver", "execute", "timeout", "checkpoint", "withdraw", "claim fee"}

// String is the action's name.
func (k Kind) String() string { return kindNames[k] }

// Action is one thing to do now. Doing it twice is harmless: the contract refuses the second.
type Action struct {
	Kind   Kind
	Case   common.Hash // for acts on a case
	Urgent bool        // an answer whose deadline is near: waits for nothing, not even the evidence store
}

// CaseView is a case as the seller sees it.
type CaseView struct {
	ID       common.Hash
	Case     bindings.Case
	Standing docket.Standing // of the dispute; read only in state Frozen
	Record   bool            // the own journal has a signed Delivery and a body for its payment
	Broken   bool            // the own checks of that record fail; in state Undrawn, of every payment's
}

// State is what the daemon decides on, read at one block.
type State struct {
	Now       uint64 // time of the block, unix seconds
	Cases     []CaseView
	Money     docket.Money
	FeeCredit *big.Int // fees that wait for the seller at the committee, base units
}

// Decide says what to do now, the most pressing first. It is pure: the same state and policy give the same actions.
func Decide(s State, p Policy) []Action {
	var due []dueCase
	for _, c := range s.Cases {
		if a, ok := decideCase(c, s.Now, p); ok {
			due = append(due, dueCase{a, c.Case})
		}
	}
	slices.SortStableFunc(due, dueCase.compare)
	var out []Action
	for _, d := range due {
		out = append(out, d.action)
	}
	return append(out, decideMoney(s, p)...)
}

type dueCase struct {
	action Action
	of     bindings.Case
}

// compare puts what is lost by waiting first. A missed answer loses a payment that was earned and a missed concession
// only a fee, so that no number of cases about nothing keeps the daemon from one that matters; then the earlier deadline,
// then the larger payment.
func (d dueCase) compare(other dueCase) int {
	return cmp.Or(
		cmp.Compare(d.rank(), other.rank()),
		cmp.Compare(d.of.AnswerBy, other.of.AnswerBy),
		-cmpAmount(d.of.Amount, other.of.Amount),
	)
}

func (d dueCase) rank() int {
	switch d.action.Kind {
	case ActAnswer:
		return 0
	case ActConcede:
		return 1
	}
	return 2 // no deadline of this seller
}

// cmpAmount compares amounts; nil is zero.
func cmpAmount(a, b *big.Int) int {
	if a == nil {
		a = new(big.Int)
	}
	if b == nil {
		b = new(big.Int)
	}
	return a.Cmp(b)
}

func decideCase(c CaseView, now uint64, p Policy) (Action, bool) {
	act := func(k Kind) (Action, bool) { return Action{Kind: k, Case: c.ID}, true }
	none := Action{}
	live := c.Case.State != docket.StateNone && c.Case.State != docket.StateSettled
	if live && now > c.Case.JudgeBy {
		return act(ActTimeout)
	}
	switch c.Case.State {
	case docket.StateContested:
		return decideContested(c, now, p)
	case docket.StateDisclosed:
		// The payer may speak until continueBy, inclusive; then anyone may go on.
		if now > c.Case.ContinueBy {
			return act(ActFreeze)
		}
	case docket.StateAnswered:
		// The payer opens the dispute at once if it cares; the seller needs an end too.
		if now > c.Case.AnswerBy && !p.Ignore {
			return act(ActFreeze)
		}
	case docket.StateFrozen:
		// One that may still change is waited for; one against this seller is the payer's to deliver.
		if c.Standing.Undelivered() && c.Standing.Dispute.Resolution.Ruling != settlement.PayerWins {
			return act(ActDeliver)
		}
	case docket.StateUndrawn:
		if now > c.Case.AnswerBy { // drawn in time iff now <= answerBy
			return act(ActTimeout)
		}
		// Drawing is the payer's to do: what it does not draw, it loses.
		if c.Broken && p.Concede && !p.Ignore {
			return act(ActConcede)
		}
	case docket.StateRuled:
		if c.Case.Ruling != settlement.PayerWins {
			return act(ActExecute)
		}
	}
	return none, false
}

func decideContested(c CaseView, now uint64, p Policy) (Action, bool) {
	if p.Ignore || now > c.Case.AnswerBy { // an answer is in time iff now <= answerBy
		return Action{}, false
	}
	urgent := c.Case.AnswerBy-now < p.Margin
	switch {
	case c.Broken && p.Concede:
		return Action{Kind: ActConcede, Case: c.ID, Urgent: urgent}, true
	case c.Record:
		return Action{Kind: ActAnswer, Case: c.ID, Urgent: urgent}, true
	case c.Case.Claim == docket.ClaimNotDelivered:
		// Nothing was served for this payment: going silent would cost the payer's fee on top of the refund.
		return Action{Kind: ActConcede, Case: c.ID, Urgent: urgent}, true
	}
	// A response that this seller signed but has no record of: answer, so that the case need not wait.
	return Action{Kind: ActAnswer, Case: c.ID, Urgent: urgent}, true
}

func decideMoney(s State, p Policy) []Action {
	var out []Action
	min := p.MinWithdraw
	if min == nil || min.Sign() <= 0 {
		min = big.NewInt(1)
	}
	if m := s.Money.Withdrawable; m != nil && m.Cmp(min) >= 0 {
		out = append(out, Action{Kind: ActWithdraw})
	}
	last := s.Money.Last
	if p.CheckpointEvery > 0 && s.Money.Received != nil && last.Received != nil &&
		s.Money.Received.Cmp(last.Received) > 0 && s.Now >= last.Time+p.CheckpointEvery {
		out = append(out, Action{Kind: ActCheckpoint})
	}
	if s.FeeCredit != nil && s.FeeCredit.Sign() > 0 {
		out = append(out, Action{Kind: ActClaimFee})
	}
	return out
}
