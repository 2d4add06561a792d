package buyer

import (
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
)

// Kind is what an Action does.
type Kind uint8

// Kinds of action.
const (
	ActAccept     Kind = iota + 1 // take the response that the answer disclosed
	ActContinue                   // insist: what was disclosed breaks the promise
	ActFreeze                     // hand the case to the arbitrator, or end it where nobody answered
	ActDeliver                    // have the committee tell the Offer its final ruling
	ActExecute                    // move the money of a ruling
	ActTimeout                    // end a case that nobody ruled in time
	ActClaimOffer                 // take what could not be pushed out of the Offer
	ActClaimVault                 // take what could not be pushed out of the Vault
	ActClaimFee                   // take the fee of a round that nobody heard
	ActDraw                       // draw the payment that stands for many
	ActReconcile                  // compare what moved with what the ruling implied: the end
)

var kindNames = []string{"none", "accept", "continue", "freeze", "deliver", "execute", "timeout", "claim", "claim from vault", "claim fee", "draw", "reconcile"}

// String is the action's name.
func (k Kind) String() string { return kindNames[k] }

// CaseState is what the payer decides on, read at one block.
type CaseState struct {
	Now       uint64 // time of the block, unix seconds
	Block     uint64 // its number
	Case      bindings.Case
	Disclosed Verdict         // own checks of what the answer disclosed; read only in state Disclosed
	Standing  docket.Standing // of the dispute; read only in state Frozen
	Claimable []Kind          // credits that the token would let the payer receive now; read only in state Settled
}

// Decide says what the payer does next in its case; false: wait. It is pure.
func Decide(s CaseState) (Kind, bool) {
	c := s.Case
	live := c.State != docket.StateNone && c.State != docket.StateSettled
	if live && s.Now > c.JudgeBy { // the arbitrator had until judgeBy, inclusive
		return ActTimeout, true
	}
	switch c.State {
	case docket.StateContested:
		if s.Now > c.AnswerBy { // the seller may answer until answerBy, inclusive
			return ActFreeze, true
		}
	case docket.StateUndrawn:
		if s.Now > c.AnswerBy { // a sample may be drawn until answerBy, inclusive; then the case is lost
			return ActTimeout, true
		}
		return ActDraw, s.Block > c.DrawBlock // whose hash is unknown before
	case docket.StateDisclosed:
		return decideDisclosed(s)
	case docket.StateAnswered:
		return ActFreeze, true
	case docket.StateFrozen:
		// A ruling that may still change is waited for. Whether to appeal it is not decided here.
		return ActDeliver, s.Standing.Undelivered()
	case docket.StateRuled:
		return ActExecute, true
	case docket.StateSettled:
		if len(s.Claimable) > 0 {
			return s.Claimable[0], true
		}
		return ActReconcile, true
	}
	return 0, false
}

// decideDisclosed accepts what passes the own checks. What cannot be settled here is accepted too: insisting needs a
// failure, as contesting did.
func decideDisclosed(s CaseState) (Kind, bool) {
	if s.Now > s.Case.ContinueBy {
		return ActFreeze, true
	}
	if s.Disclosed == Broken {
		return ActContinue, true
	}
	return ActAccept, true
}
