package validator

import (
	"math/rand/v2"
	"testing"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
)

func committing(edit func(*State)) State {
	s := State{
		Now: 50, Block: 20, Seat: 0, DrawBy: 100, Anchored: true, Ballot: true, Published: true, Opened: true,
		Seats:   make([]bindings.Seat, 3),
		Dispute: bindings.DisputeView{Phase: docket.PhaseCommitting, Panel: 3, DrawBlock: 10, CommitBy: 100, RevealBy: 160},
	}
	if edit != nil {
		edit(&s)
	}
	return s
}

// A ruling that the arbitrable refuses is delivered again a few times, and not while it would refuse again.
func TestDecideDeliversAFewTimes(t *testing.T) {
	ruled := State{Now: 100, ReadySince: 100, Seat: -1, Dispute: bindings.DisputeView{Phase: docket.PhaseRuled, IsFinal: true}}
	for _, tc := range []struct {
		name string
		edit func(*State)
		want bool
	}{
		{"refused before, and not any more", func(*State) {}, true},
		{"one try left", func(s *State) { s.Deliveries = maxDeliveries - 1 }, true},
		{"no try left", func(s *State) { s.Deliveries = maxDeliveries }, false},
		{"it would be refused", func(s *State) { s.Refused = true }, false},
		{"delivered", func(s *State) { s.Dispute.Delivered = true }, false},
		{"an appeal can still come", func(s *State) { s.Dispute.IsFinal = false }, false},
	} {
		s := ruled
		tc.edit(&s)
		if kind, due := Decide(s, DefaultTiming()); due != tc.want || (due && kind != ActExecute) {
			t.Errorf("%s: %s, %t", tc.name, kind, due)
		}
	}
}

func TestDecide(t *testing.T) {
	timing := Timing{Turn: 3, Fallback: 20}
	for _, tc := range []struct {
		name string
		edit func(*State)
		want Kind // 0: wait
	}{
		{"does nothing without a seat", func(s *State) { s.Seat = -1 }, 0},
		{"observes first", func(s *State) { s.Ballot = false }, ActJudge},
		{"not on a block that may still go", func(s *State) { s.Ballot, s.Anchored = false, false }, 0},
		{"not twice at once", func(s *State) { s.Ballot, s.Judging = false, true }, 0},
		{"does not commit what it has not judged", func(s *State) { s.Now, s.Ballot, s.Judging = 90, false, true }, 0},
		{"shows its commitment", func(s *State) { s.Published = false }, ActPublishCommitment},
		{"keeps its opening while a commitment is missing", func(s *State) { s.Opened, s.Commitments = false, 2 }, 0},
		{"opens when all are held", func(s *State) { s.Opened, s.Commitments = false, 3 }, ActPublishOpening},
		{"waits for openings", func(s *State) { s.Commitments, s.Openings = 3, 2 }, 0},
		{"rules by signatures", func(s *State) { s.Commitments, s.Openings, s.ReadySince = 3, 3, 50 }, ActRuleBySignatures},
		{"leaves that to the lower seat", func(s *State) { s.Seat, s.Rank, s.Openings, s.ReadySince = 2, 2, 3, 45 }, 0},
		{"unless it is not alive", func(s *State) { s.Seat, s.Rank, s.Openings, s.ReadySince = 2, 2, 3, 44 }, ActRuleBySignatures},
		{"waits for a silent seat while there is time", func(s *State) { s.Now, s.Commitments = 79, 2 }, 0},
		{"then commits on chain", func(s *State) { s.Now, s.Commitments = 80, 2 }, ActCommit},
		{"also where the fast path does not work", func(s *State) { s.Now, s.Openings, s.ReadySince = 80, 3, 10 }, ActCommit},
		{"also where the store takes nothing", func(s *State) { s.Now, s.Published = 80, false }, ActCommit},
		{"but once", func(s *State) { s.Now, s.Seats[0].Committed = 80, true }, 0},
		{"holds another seat to its word", func(s *State) { s.Now, s.Seats[0].Committed, s.Owed = 83, true, []int{1} }, ActCommitFor},
		{"leaves that to the lower seat too", func(s *State) { s.Now, s.Rank, s.Seats[0].Committed, s.Owed = 83, 1, true, []int{1} }, 0},
		{"not before its own word is there", func(s *State) { s.Now, s.Owed = 83, []int{1} }, ActCommit},
		{"nor where it opened nothing", func(s *State) {
			s.Now, s.Seats[0].Committed, s.Opened, s.Owed = 83, true, false, []int{1}
		}, 0},
		{"reveals until revealBy", func(s *State) {
			s.Dispute.Phase, s.Now, s.Seats[0].Committed = docket.PhaseRevealing, 160, true
		}, ActReveal},
		{"not after it", func(s *State) {
			s.Dispute.Phase, s.Now, s.Seats[0].Committed = docket.PhaseRevealing, 161, true
		}, 0},
		{"reveals nothing that it did not commit", func(s *State) {
			s.Dispute.Phase, s.Now, s.Seats[1].Committed = docket.PhaseRevealing, 120, true
		}, 0},
		{"waits for another's reveal", func(s *State) {
			s.Dispute.Phase, s.Now, s.ReadySince = docket.PhaseRevealing, 160, 160
			s.Seats[0], s.Seats[1].Committed = bindings.Seat{Committed: true, Revealed: true}, true
		}, 0},
		{"adjudicates without it after revealBy", func(s *State) {
			s.Dispute.Phase, s.Now, s.ReadySince = docket.PhaseRevealing, 161, 161
			s.Seats[0], s.Seats[1].Committed = bindings.Seat{Committed: true, Revealed: true}, true
		}, ActAdjudicate},
		{"adjudicates at once when all revealed", func(s *State) {
			s.Dispute.Phase, s.Now, s.ReadySince = docket.PhaseRevealing, 120, 120
			s.Seats[0] = bindings.Seat{Committed: true, Revealed: true}
		}, ActAdjudicate},
		{"does not wait for a reveal that counts for nothing", func(s *State) {
			s.Dispute.Phase, s.Now, s.ReadySince = docket.PhaseRevealing, 120, 120
			s.Seats[0] = bindings.Seat{Committed: true, Revealed: true}
			s.Seats[1] = bindings.Seat{Committed: true, Equivocated: true}
		}, ActAdjudicate},
		{"delivers a final ruling", func(s *State) {
			s.Dispute.Phase, s.Dispute.IsFinal, s.ReadySince = docket.PhaseRuled, true, 50
		}, ActExecute},
		{"not one that may be appealed", func(s *State) { s.Dispute.Phase, s.ReadySince = docket.PhaseRuled, 50 }, 0},
		{"is done with a delivered one", func(s *State) {
			s.Dispute.Phase, s.Dispute.IsFinal, s.Dispute.Delivered, s.ReadySince = docket.PhaseRuled, true, true, 50
		}, 0},
		{"is done with a failed round", func(s *State) { s.Dispute.Phase, s.ReadySince = docket.PhaseFailed, 50 }, 0},
	} {
		t.Run(tc.name, func(t *testing.T) {
			kind, due := Decide(committing(tc.edit), timing)
			if due != (tc.want != 0) || (due && kind != tc.want) {
				t.Fatalf("does %s (%t), want %s", kind, due, tc.want)
			}
		})
	}
}

// Whatever the state: nothing is opened before every commitment is held, unless the chain asks for the reveal; nothing is
// committed or shown without a ballot on disk.
func TestDecideNeverOpensEarly(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 9))
	flip := func() bool { return rng.IntN(2) == 0 }
	for range 50_000 {
		s := State{
			Now: rng.Uint64N(250), Block: rng.Uint64N(30), Seat: rng.IntN(4) - 1, Rank: rng.IntN(5),
			Ballot: flip(), Published: flip(), Opened: flip(),
			Commitments: rng.IntN(4), Openings: rng.IntN(4), ReadySince: rng.Uint64N(100),
			Dispute: bindings.DisputeView{Phase: uint8(rng.IntN(7)), DrawBlock: 10, CommitBy: 100, RevealBy: 160, SignBy: 120, Delivered: flip(), IsFinal: flip()},
			DrawBy:  90, DrawSince: rng.Uint64N(80), Anchored: flip(), Judging: flip(), Quorum: flip(), All: flip(),
		}
		for range 3 {
			s.Seats = append(s.Seats, bindings.Seat{Committed: flip(), Revealed: flip()})
		}
		kind, due := Decide(s, DefaultTiming())
		if !due {
			continue
		}
		switch kind {
		case ActPublishOpening:
			if s.Commitments != 3 || !s.Ballot {
				t.Fatalf("opened with %d commitments: %+v", s.Commitments, s)
			}
		case ActCommit, ActCommitFor:
			if !s.Ballot || s.Dispute.Phase != docket.PhaseCommitting {
				t.Fatalf("%s without a ballot or in phase %d", kind, s.Dispute.Phase)
			}
		case ActPublishCommitment, ActPublishSignature, ActRuleByCommittee:
			if !s.Ballot {
				t.Fatalf("%s without a ballot", kind)
			}
		case ActJudge:
			if s.Ballot || s.Judging || !s.Anchored {
				t.Fatalf("judged: %+v", s)
			}
		case ActExecute:
			if late := s.Dispute.Phase == docket.PhaseSigning && s.Now > s.Dispute.SignBy; !late && !s.final() {
				t.Fatalf("delivered: %+v", s)
			}
		case ActReveal:
			if s.Now > s.Dispute.RevealBy || !s.Seats[s.Seat].Committed {
				t.Fatalf("revealed at %d: %+v", s.Now, s.Seats[s.Seat])
			}
		case ActRuleBySignatures:
			if s.Openings != 3 {
				t.Fatalf("ruled with %d openings", s.Openings)
			}
		}
	}
}

// Before the draw those who will sit go through the whole fast path; the chain draws only where they do not get through.
func TestDecideDrawsLast(t *testing.T) {
	timing := Timing{Turn: 3, Fallback: 20, Patience: 20}
	for _, tc := range []struct {
		name string
		edit func(*State)
		want Kind
	}{
		{"waits for the draw block", func(s *State) { s.DrawSince, s.Seats, s.Seat = 0, nil, -1 }, 0},
		{"judges without a draw", func(s *State) { s.Ballot = false }, ActJudge},
		{"until there is no time to be heard", func(s *State) { s.Now, s.DrawSince, s.Ballot = 159, 155, false }, ActJudge},
		{"and not then", func(s *State) { s.Now, s.DrawSince, s.Ballot = 160, 155, false }, 0},
		{"shows its commitment", func(s *State) { s.Published = false }, ActPublishCommitment},
		{"opens", func(s *State) { s.Opened, s.Commitments = false, 3 }, ActPublishOpening},
		{"rules without a draw", func(s *State) { s.Openings, s.ReadySince = 3, 50 }, ActRuleBySignatures},
		{"is patient with the silent", func(s *State) { s.Now = 59 }, 0},
		{"for a while", func(s *State) { s.Now = 60 }, ActDraw},
		{"draws for the silent in turn", func(s *State) { s.Now, s.Rank = 62, 1 }, 0},
		{"which comes", func(s *State) { s.Now, s.Rank = 63, 1 }, ActDraw},
		{"without a seat too", func(s *State) { s.Now, s.Seat, s.Rank = 69, -1, 3 }, ActDraw},
		{"draws where the signatures of all do not get through", func(s *State) { s.Now, s.Openings, s.ReadySince = 60, 3, 50 }, ActDraw},
		{"and where the store takes nothing", func(s *State) { s.Now, s.Published = 60, false }, ActDraw},
		{"or nothing can be judged", func(s *State) { s.Now, s.Ballot = 60, false }, ActDraw},
		{"rules while it waits for its turn to draw", func(s *State) { s.Now, s.Rank, s.Openings, s.ReadySince = 62, 1, 3, 50 }, ActRuleBySignatures},
		{"near the end there is no patience", func(s *State) { s.Now, s.DrawSince = 180, 175 }, ActDraw},
		{"nor where the block's hash is gone", func(s *State) { s.Now, s.Seats, s.Seat = 40, nil, -1 }, ActDraw},
		{"at the last moment it draws", func(s *State) { s.Now, s.Openings, s.ReadySince = 200, 3, 190 }, ActDraw},
		{"later it ends the round", func(s *State) { s.Now, s.Openings, s.ReadySince = 201, 3, 190 }, ActDraw},
	} {
		s := committing(func(s *State) {
			s.Dispute.Phase, s.Dispute.CommitBy, s.DrawBy, s.DrawSince = docket.PhaseDrawing, 0, 200, 40
		})
		tc.edit(&s)
		if kind, due := Decide(s, timing); due != (tc.want != 0) || (due && kind != tc.want) {
			t.Errorf("%s: does %s (%t), want %s", tc.name, kind, due, tc.want)
		}
	}
}

// In a round of the whole committee a member signs its own word, and adds the signatures up when it can.
func TestDecideWhole(t *testing.T) {
	timing := Timing{Turn: 3, Fallback: 20, Patience: 20}
	for _, tc := range []struct {
		name string
		edit func(*State)
		want Kind
	}{
		{"judges first", func(s *State) { s.Ballot = false }, ActJudge},
		{"not too late", func(s *State) { s.Ballot, s.Now = false, 80 }, 0},
		{"not beside itself", func(s *State) { s.Ballot, s.Judging = false, true }, 0},
		{"nor on a block that may still go", func(s *State) { s.Ballot, s.Anchored = false, false }, 0},
		{"shows its signature", func(s *State) { s.Published = false }, ActPublishSignature},
		{"waits for a quorum", func(*State) {}, 0},
		{"and then for the rest", func(s *State) { s.Quorum, s.ReadySince = true, 40 }, 0},
		{"for a while", func(s *State) { s.Quorum, s.ReadySince = true, 30 }, ActRuleByCommittee},
		{"and not near the end", func(s *State) { s.Quorum, s.ReadySince, s.Now = true, 75, 80 }, ActRuleByCommittee},
		{"adds all up at once", func(s *State) { s.Quorum, s.All, s.ReadySince = true, true, 50 }, ActRuleByCommittee},
		{"in turn", func(s *State) { s.Quorum, s.All, s.ReadySince, s.Rank = true, true, 50, 1 }, 0},
		{"signs until signBy", func(s *State) { s.Now, s.Quorum, s.All, s.ReadySince = 100, true, true, 90 }, ActRuleByCommittee},
		{"ends a round that nobody ruled", func(s *State) { s.Now, s.Quorum, s.All, s.ReadySince = 101, true, true, 90 }, ActExecute},
		{"a few times", func(s *State) { s.Now, s.ReadySince, s.Deliveries = 101, 90, maxDeliveries }, 0},
		{"is no member", func(s *State) { s.Seat, s.Quorum, s.All, s.ReadySince = -1, true, true, 40 }, 0},
	} {
		s := State{Now: 50, Seat: 1, Anchored: true, Ballot: true, Published: true, Dispute: bindings.DisputeView{Phase: docket.PhaseSigning, Whole: true, SignBy: 100}}
		tc.edit(&s)
		if kind, due := Decide(s, timing); due != (tc.want != 0) || (due && kind != tc.want) {
			t.Errorf("%s: does %s (%t), want %s", tc.name, kind, due, tc.want)
		}
	}
}
