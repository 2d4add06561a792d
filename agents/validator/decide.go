package validator

import (
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
)

// Kind is what an Action does.
type Kind uint8

// Kinds of action.
const (
	ActDraw              Kind = iota + 1 // seat the panel
	ActJudge                             // observe, and keep the ballot
	ActPublishCommitment                 // show the other seats the signed commitment
	ActPublishOpening                    // disclose, once every commitment is held
	ActRuleBySignatures                  // the whole round in one transaction
	ActCommit                            // the same commitment on chain, because a seat is silent
	ActCommitFor                         // another seat's signed commitment, because it saw openings and may want another
	ActReveal                            // the opening on chain
	ActAdjudicate                        // replay what was revealed
	ActExecute                           // deliver a ruling that the arbitrable refused
)

var kindNames = []string{"none", "draw", "judge", "publish commitment", "publish opening", "rule by signatures", "commit", "commit for another", "reveal", "adjudicate", "execute ruling"}

// String is the action's name.
func (k Kind) String() string { return kindNames[k] }

// State is one dispute as one validator sees it, read at one block and from the evidence store.
type State struct {
	Now     uint64 // time of the block, unix seconds
	Block   uint64
	Dispute bindings.DisputeView
	Seats   []bindings.Seat
	Seat    int // own seat, -1 for none
	Rank    int // place in the order in which validators act for all of them; seats first, no two alike

	Ballot              bool // own ballot is on disk
	CommitmentPublished bool
	OpeningPublished    bool
	Commitments         int    // seats whose signed commitment is held, own included
	Openings            int    // seats whose opening is held, own included
	Refused             bool   // the arbitrable would not take the ruling now
	Deliveries          int    // how often this process delivered the ruling again
	Owed                []int  // other seats whose signed commitment is held and not on chain
	ReadySince          uint64 // time of the block at which this step's shared action was first possible here; 0: not yet
}

// Timing spreads what any validator may do, in seconds.
type Timing struct {
	Turn     uint64 // how long one validator waits for the one before it
	Fallback uint64 // before commitBy: no longer waits for silent seats
}

// DefaultTiming suits commit windows of a minute.
func DefaultTiming() Timing { return Timing{Turn: 3, Fallback: 20} }

// maxDeliveries is how often one validator delivers a ruling again; whoever wants it more can do so.
const maxDeliveries = 3

// turn reports whether a shared action that is possible since the given time is this validator's to take by now.
func (s State) turn(since uint64, t Timing) bool {
	return since != 0 && s.Now >= since+uint64(s.Rank)*t.Turn
}

// Decide says what this validator does next; false: wait. It is pure.
func Decide(s State, t Timing) (Kind, bool) {
	switch s.Dispute.Phase {
	case docket.PhaseDrawing:
		// The hash of the draw block exists from the block after it.
		if s.Block > s.Dispute.DrawBlock && s.turn(s.ReadySince, t) {
			return ActDraw, true
		}
	case docket.PhaseCommitting:
		if s.Seat >= 0 {
			return decideSeat(s, t)
		}
	case docket.PhaseRevealing:
		return decideReveal(s, t)
	case docket.PhaseRuled:
		// What the arbitrable never takes must not cost gas for ever: it may have ended its case by itself.
		if !s.Dispute.Delivered && !s.Refused && s.Deliveries < maxDeliveries && s.turn(s.ReadySince, t) {
			return ActExecute, true
		}
	}
	return 0, false
}

// decideSeat walks a seat through the fast path, and onto the chain when a seat stays silent until near commitBy.
func decideSeat(s State, t Timing) (Kind, bool) {
	all := len(s.Seats)
	committed := s.Seats[s.Seat].Committed
	switch {
	case !s.Ballot:
		return ActJudge, true
	case !committed && s.Now+t.Fallback >= s.Dispute.CommitBy:
		// Before anything off chain: neither a store that is down or full nor a seat whose opening the chain refuses can
		// keep the others from it.
		return ActCommit, true
	case len(s.Owed) > 0 && s.OpeningPublished && s.Now+t.Fallback >= s.Dispute.CommitBy+uint64(s.Rank+1)*t.Turn:
		// It has seen this seat's opening, so its first word has to be its last.
		return ActCommitFor, true
	case !s.CommitmentPublished:
		return ActPublishCommitment, true
	case s.Commitments == all && !s.OpeningPublished:
		return ActPublishOpening, true
	case s.Openings == all && s.turn(s.ReadySince, t):
		return ActRuleBySignatures, true
	}
	return 0, false
}

func decideReveal(s State, t Timing) (Kind, bool) {
	missing := 0
	for _, seat := range s.Seats {
		if seat.Committed && !seat.Revealed {
			missing++
		}
	}
	inTime := s.Now <= s.Dispute.RevealBy // a reveal is in time iff now <= revealBy
	if s.Seat >= 0 && s.Ballot && inTime && s.Seats[s.Seat].Committed && !s.Seats[s.Seat].Revealed {
		return ActReveal, true
	}
	if (missing == 0 || !inTime) && s.turn(s.ReadySince, t) {
		return ActAdjudicate, true
	}
	return 0, false
}

// shared reports whether the state allows an action that any validator may take: the moment from which turns count.
func (s State) shared() bool {
	switch s.Dispute.Phase {
	case docket.PhaseDrawing:
		return s.Block > s.Dispute.DrawBlock
	case docket.PhaseCommitting:
		return len(s.Seats) > 0 && s.Openings == len(s.Seats)
	case docket.PhaseRevealing:
		if s.Now > s.Dispute.RevealBy {
			return true
		}
		for _, seat := range s.Seats {
			if seat.Committed && !seat.Revealed {
				return false
			}
		}
		return true
	case docket.PhaseRuled:
		return !s.Dispute.Delivered
	}
	return false
}
