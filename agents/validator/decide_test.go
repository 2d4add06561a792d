package validator

import (
	"math/rand/v2"
	"testing"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
)

func committing(edit func(*State)) State {
	s := State{
		Now: 50, Block: 20, Seat: 0, Ballot: true, CommitmentPublished: true, OpeningPublished: true,
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
	ruled := State{Now: 100, ReadySince: 100, Seat: -1, Dispute: bindings.DisputeView{Phase: docket.PhaseRuled}}
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
		{"waits for the draw block", func(s *State) { s.Dispute.Phase, s.Block, s.ReadySince = docket.PhaseDrawing, 10, 40 }, 0},
		{"draws after it", func(s *State) { s.Dispute.Phase, s.Block, s.ReadySince = docket.PhaseDrawing, 11, 50 }, ActDraw},
		{"leaves the draw to those before it", func(s *State) { s.Dispute.Phase, s.Block, s.ReadySince, s.Rank = docket.PhaseDrawing, 11, 48, 1 }, 0},
		{"draws when they do not", func(s *State) { s.Dispute.Phase, s.Block, s.ReadySince, s.Rank = docket.PhaseDrawing, 11, 47, 1 }, ActDraw},
		{"does nothing without a seat", func(s *State) { s.Seat = -1 }, 0},
		{"observes first", func(s *State) { s.Ballot = false }, ActJudge},
		{"shows its commitment", func(s *State) { s.CommitmentPublished = false }, ActPublishCommitment},
		{"keeps its opening while a commitment is missing", func(s *State) { s.OpeningPublished, s.Commitments = false, 2 }, 0},
		{"opens when all are held", func(s *State) { s.OpeningPublished, s.Commitments = false, 3 }, ActPublishOpening},
		{"waits for openings", func(s *State) { s.Commitments, s.Openings = 3, 2 }, 0},
		{"rules by signatures", func(s *State) { s.Commitments, s.Openings, s.ReadySince = 3, 3, 50 }, ActRuleBySignatures},
		{"leaves that to the lower seat", func(s *State) { s.Seat, s.Rank, s.Openings, s.ReadySince = 2, 2, 3, 45 }, 0},
		{"unless it is not alive", func(s *State) { s.Seat, s.Rank, s.Openings, s.ReadySince = 2, 2, 3, 44 }, ActRuleBySignatures},
		{"waits for a silent seat while there is time", func(s *State) { s.Now, s.Commitments = 79, 2 }, 0},
		{"then commits on chain", func(s *State) { s.Now, s.Commitments = 80, 2 }, ActCommit},
		{"also where the fast path does not work", func(s *State) { s.Now, s.Openings, s.ReadySince = 80, 3, 10 }, ActCommit},
		{"also where the store takes nothing", func(s *State) { s.Now, s.CommitmentPublished = 80, false }, ActCommit},
		{"but once", func(s *State) { s.Now, s.Seats[0].Committed = 80, true }, 0},
		{"holds another seat to its word", func(s *State) { s.Now, s.Seats[0].Committed, s.Owed = 83, true, []int{1} }, ActCommitFor},
		{"leaves that to the lower seat too", func(s *State) { s.Now, s.Rank, s.Seats[0].Committed, s.Owed = 83, 1, true, []int{1} }, 0},
		{"not before its own word is there", func(s *State) { s.Now, s.Owed = 83, []int{1} }, ActCommit},
		{"nor where it opened nothing", func(s *State) {
			s.Now, s.Seats[0].Committed, s.OpeningPublished, s.Owed = 83, true, false, []int{1}
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
		{"delivers a refused ruling again", func(s *State) { s.Dispute.Phase, s.ReadySince = docket.PhaseRuled, 50 }, ActExecute},
		{"is done with a delivered one", func(s *State) { s.Dispute.Phase, s.Dispute.Delivered, s.ReadySince = docket.PhaseRuled, true, 50 }, 0},
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
			Ballot: flip(), CommitmentPublished: flip(), OpeningPublished: flip(),
			Commitments: rng.IntN(4), Openings: rng.IntN(4), ReadySince: rng.Uint64N(100),
			Dispute: bindings.DisputeView{Phase: uint8(rng.IntN(6)), DrawBlock: 10, CommitBy: 100, RevealBy: 160, Delivered: flip()},
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
		case ActCommit, ActPublishCommitment:
			if !s.Ballot || s.Dispute.Phase != docket.PhaseCommitting {
				t.Fatalf("%s without a ballot or in phase %d", kind, s.Dispute.Phase)
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
