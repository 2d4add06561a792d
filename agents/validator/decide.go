package validator

import (
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
)

// Kind is what an Action does.
type Kind uint8

// Kinds of action.
const (
	ActDraw              Kind = iota + 1 // seat the panel on chain, or schedule another draw, or end a round nobody drew
	ActJudge                             // observe, and keep the ballot
	ActPublishCommitment                 // show the other seats the signed commitment
	ActPublishOpening                    // disclose, once every commitment is held
	ActRuleBySignatures                  // the whole round in one transaction, the draw included
	ActCommit                            // the same commitment on chain, because a seat is silent
	ActCommitFor                         // other seats' signed commitments, because they saw openings and may want others
	ActReveal                            // the opening on chain
	ActAdjudicate                        // replay what was revealed
	ActPublishSignature                  // show the other members one's signature for the whole committee
	ActRuleByCommittee                   // add the members' signatures up
	ActExecute                           // deliver a final ruling
)

var kindNames = []string{"none", "draw", "judge", "publish commitment", "publish opening", "rule by signatures", "commit", "commit for others", "reveal", "adjudicate", "publish signature", "rule by committee", "execute ruling"}

// String is the action's name.
func (k Kind) String() string { return kindNames[k] }

// onChain reports whether the action is a transaction.
func (k Kind) onChain() bool {
	switch k {
	case ActJudge, ActPublishCommitment, ActPublishOpening, ActPublishSignature:
		return false
	}
	return true
}

// State is one dispute as one validator sees it, read at one block and from the evidence store.
type State struct {
	Now     uint64 // time of the block, unix seconds
	Block   uint64
	Dispute bindings.DisputeView
	Brief   bindings.Brief  // of the round
	Seats   []bindings.Seat // before the draw: those who will sit; none where that is not to be known
	Seat    int             // own seat, or own place in a round of the whole committee; -1 for none
	Rank    int             // place in the order in which validators act for all of them; seats first, no two alike

	DrawBy    uint64 // last moment of a draw, inclusive
	Anchored  bool   // the block that receipts start from is deep enough to sign on
	Judging   bool   // this process is about to have a ballot
	Ballot    bool   // own ballot is on disk
	Published bool   // own commitment, or own signature for the whole committee
	Opened    bool   // own opening is published

	Commitments int   // seats whose signed commitment is held, own included
	Openings    int   // seats whose opening is held, own included
	Owed        []int // other seats whose signed commitment is held and not on chain

	Quorum bool // members with more than two thirds of the units have signed the own word
	All    bool // every member who may has signed it

	Refused    bool   // the arbitrable would not take the ruling now
	Deliveries int    // how often this process delivered the ruling
	DrawSince  uint64 // time of the block at which the panel was first known here; 0: not yet
	ReadySince uint64 // the same for this step's other shared action
}

// Timing spreads what any validator may do, in seconds.
type Timing struct {
	Turn     uint64 // how long one validator waits for the one before it
	Fallback uint64 // before the end of a period: no longer waits for the silent
	Patience uint64 // how long signatures are waited for before the panel is drawn on chain, or a quorum is used
}

// DefaultTiming suits windows of a minute.
func DefaultTiming() Timing { return Timing{Turn: 3, Fallback: 20, Patience: 20} }

// maxDeliveries is how often one validator delivers a ruling; whoever wants it more can do so.
const maxDeliveries = 3

// turn reports whether a shared action that is possible since the given time is this validator's to take by now.
func (s State) turn(since uint64, t Timing) bool {
	return since != 0 && s.Now >= since+uint64(s.Rank)*t.Turn
}

// patient is the time from which the silent are no longer waited for: after a while, and in any case near the end.
func (t Timing) patient(since, end uint64) uint64 {
	return max(since, min(since+t.Patience, end-min(end, t.Fallback)))
}

// Decide says what this validator does next; false: wait. It is pure.
func Decide(s State, t Timing) (Kind, bool) {
	switch s.Dispute.Phase {
	case docket.PhaseDrawing:
		return decideDrawing(s, t)
	case docket.PhaseCommitting:
		if s.Seat >= 0 {
			return decideSeat(s, t)
		}
	case docket.PhaseRevealing:
		return decideReveal(s, t)
	case docket.PhaseSigning:
		return decideWhole(s, t)
	case docket.PhaseRuled:
		// What the arbitrable never takes must not cost gas for ever: it may have ended its case by itself.
		if s.final() && !s.Refused && s.Deliveries < maxDeliveries && s.turn(s.ReadySince, t) {
			return ActExecute, true
		}
	}
	return 0, false
}

// decideDrawing walks those who will sit through the fast path, which needs no draw on chain. Where it does not get
// through, the panel is drawn: a draw is never wrong, it costs gas and starts the clock.
func decideDrawing(s State, t Timing) (Kind, bool) {
	switch {
	case s.DrawSince == 0:
		return 0, false
	case s.Now > s.DrawBy || len(s.Seats) == 0:
		return ActDraw, s.turn(s.DrawSince, t)
	}
	if s.turn(t.patient(s.DrawSince, s.DrawBy), t) {
		// Before anything of the fast path, which goes on after it: whatever step of it fails again and again, be it that
		// the store takes nothing or that the chain refuses the signatures, must not keep the panel from being drawn.
		return ActDraw, true
	}
	// A seat that begins to judge now must not be late for what it then has to sign.
	if s.Seat >= 0 && (s.Ballot || s.Now+2*t.Fallback < s.DrawBy) {
		return decideFast(s, t)
	}
	return 0, false
}

// decideFast is the way of a seat to a ruling by signatures.
func decideFast(s State, t Timing) (Kind, bool) {
	switch {
	case !s.Ballot:
		return ActJudge, s.Anchored && !s.Judging
	case !s.Published:
		return ActPublishCommitment, true
	case s.Commitments == len(s.Seats) && !s.Opened:
		return ActPublishOpening, true
	case s.Openings == len(s.Seats):
		return ActRuleBySignatures, s.turn(s.ReadySince, t)
	}
	return 0, false
}

// decideSeat goes on with the fast path, and onto the chain when a seat stays silent until near commitBy.
func decideSeat(s State, t Timing) (Kind, bool) {
	committed := s.Seats[s.Seat].Committed
	switch {
	case s.Ballot && !committed && s.Now+t.Fallback >= s.Dispute.CommitBy:
		// Before anything off chain: neither a store that is down or full nor a seat whose opening the chain refuses can
		// keep the others from it.
		return ActCommit, true
	case s.Ballot && len(s.Owed) > 0 && s.Opened && s.Now+t.Fallback >= s.Dispute.CommitBy+uint64(s.Rank+1)*t.Turn:
		// It has seen this seat's opening, so its first word has to be its last.
		return ActCommitFor, true
	}
	return decideFast(s, t)
}

func decideReveal(s State, t Timing) (Kind, bool) {
	missing := 0
	for _, seat := range s.Seats {
		if seat.Committed && !seat.Revealed && !seat.Equivocated {
			missing++
		}
	}
	inTime := s.Now <= s.Dispute.RevealBy // a reveal is in time iff now <= revealBy
	if s.Seat >= 0 && s.Ballot && inTime && s.Seats[s.Seat].Committed && !s.Seats[s.Seat].Revealed {
		return ActReveal, true
	}
	if missing == 0 || !inTime {
		return ActAdjudicate, s.turn(s.ReadySince, t)
	}
	return 0, false
}

// decideWhole signs what the validator itself observed, and adds up the signatures of those who observed the same. A
// member that begins to judge too late would sign for nothing: the last ruling stands then.
func decideWhole(s State, t Timing) (Kind, bool) {
	switch {
	case s.Now > s.Dispute.SignBy:
		return ActExecute, s.Deliveries < maxDeliveries && s.turn(s.ReadySince, t)
	case s.Seat < 0:
		return 0, false
	case !s.Ballot:
		return ActJudge, s.Anchored && !s.Judging && s.Now+t.Fallback < s.Dispute.SignBy
	case !s.Published:
		return ActPublishSignature, true
	case s.All:
		return ActRuleByCommittee, s.turn(s.ReadySince, t)
	case s.Quorum:
		return ActRuleByCommittee, s.ReadySince != 0 && s.turn(t.patient(s.ReadySince, s.Dispute.SignBy), t)
	}
	return 0, false
}

// final reports whether a ruling that no appeal can change waits to be delivered.
func (s State) final() bool { return s.Dispute.IsFinal && !s.Dispute.Delivered }

// shared reports whether the state allows an action that any validator may take: the moment from which turns count.
func (s State) shared() bool {
	switch s.Dispute.Phase {
	case docket.PhaseDrawing, docket.PhaseCommitting:
		return len(s.Seats) > 0 && s.Openings == len(s.Seats)
	case docket.PhaseRevealing:
		if s.Now > s.Dispute.RevealBy {
			return true
		}
		for _, seat := range s.Seats {
			if seat.Committed && !seat.Revealed && !seat.Equivocated {
				return false
			}
		}
		return true
	case docket.PhaseSigning:
		return s.Quorum || s.Now > s.Dispute.SignBy
	case docket.PhaseRuled:
		return s.final()
	}
	return false
}
