package docket_test

import (
	"testing"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
)

// In time iff now <= appealBy, and only for a ruling that stands and may be followed by a round.
func TestAppealableAtTheBounds(t *testing.T) {
	good := bindings.DisputeView{Phase: docket.PhaseRuled, FeeSeats: 3, AppealBy: 100}
	for _, tc := range []struct {
		name string
		now  uint64
		edit func(*bindings.DisputeView)
		want bool
	}{
		{"in the last second", 100, func(*bindings.DisputeView) {}, true},
		{"a second later", 101, func(*bindings.DisputeView) {}, false},
		{"no further round", 50, func(d *bindings.DisputeView) { d.FeeSeats = 0 }, false},
		{"waived by both", 50, func(d *bindings.DisputeView) { d.IsFinal = true }, false},
		{"being heard", 50, func(d *bindings.DisputeView) { d.Phase = docket.PhaseCommitting }, false},
		{"failed", 50, func(d *bindings.DisputeView) { d.Phase = docket.PhaseFailed }, false},
	} {
		d := good
		tc.edit(&d)
		if got := docket.Appealable(d, tc.now); got != tc.want {
			t.Errorf("%s: %t", tc.name, got)
		}
	}
}
