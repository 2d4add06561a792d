package validator

import (
	"slices"
	"testing"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
)

// What ends first is looked at first; what ended long ago is not looked at.
func TestMostUrgentFirst(t *testing.T) {
	s := &Service{
		done:   map[uint64]uint64{2: 100, 5: 99},
		rounds: map[uint64]*round{1: {due: 900}, 2: {due: 950}, 3: {due: 700}, 6: {due: 800}},
	}
	if got := s.live(docket.Head{Number: 100 + reorgDepth}, 6); !slices.Equal(got, []uint64{3, 6, 1, 2, 4}) {
		t.Fatalf("%v", got)
	}
}

// A word without evidence is given only where nothing better can come: in a drawn round, near its end.
func TestLastChance(t *testing.T) {
	for _, tc := range []struct {
		phase uint8
		now   uint64
		want  bool
	}{
		{docket.PhaseCommitting, 959, false}, {docket.PhaseCommitting, 960, true},
		{docket.PhaseDrawing, 2000, false}, {docket.PhaseSigning, 2000, false},
	} {
		s := State{Now: tc.now, DrawBy: 1000, Dispute: bindings.DisputeView{Phase: tc.phase, CommitBy: 1000, SignBy: 1000}}
		if got := s.lastChance(Timing{Fallback: 20}); got != tc.want {
			t.Errorf("phase %d at %d: %t", tc.phase, tc.now, got)
		}
	}
}

// Before the draw anyone may draw at any moment, and the time to commit runs from then on.
func TestWordIsDueAsIfDrawnAtOnce(t *testing.T) {
	for _, tc := range []struct {
		name string
		s    State
		want uint64
	}{
		{"drawing, long draws", State{Now: 100, DrawBy: 9000}, 160},
		{"drawing, short draws", State{Now: 100, DrawBy: 130}, 130},
		{"committing", State{Now: 100, Dispute: bindings.DisputeView{Phase: docket.PhaseCommitting, CommitBy: 150}}, 150},
		{"signing", State{Now: 100, Dispute: bindings.DisputeView{Phase: docket.PhaseSigning, SignBy: 400}}, 400},
	} {
		if tc.s.Dispute.Phase == docket.PhaseNone {
			tc.s.Dispute.Phase = docket.PhaseDrawing
		}
		if got := tc.s.wordBy(60); got != tc.want {
			t.Errorf("%s: %d, want %d", tc.name, got, tc.want)
		}
	}
}

// Nobody is held to a commitment before there is a chain to put it on, nor where it is there already.
func TestOwed(t *testing.T) {
	r := &round{commitments: map[uint8]commitmentDoc{0: {}, 1: {}, 2: {}}}
	s := State{Seat: 0, Seats: []bindings.Seat{{}, {}, {Committed: true}, {}}}
	for phase, want := range map[uint8][]int{docket.PhaseDrawing: nil, docket.PhaseCommitting: {1}, docket.PhaseRevealing: nil} {
		s.Dispute.Phase = phase
		if got := owed(s, r); !slices.Equal(got, want) {
			t.Errorf("phase %d: %v", phase, got)
		}
	}
}
