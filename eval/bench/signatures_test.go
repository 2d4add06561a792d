package main

import (
	"fmt"
	"testing"
)

// The figures that the choice of scheme rests on: an aggregate costs less than packed signatures for large panels only,
// and its cost does not grow with its signers.
func TestPanelSignatures(t *testing.T) {
	t.Parallel()
	rows, err := inWorld(t.Context(), panelSize, panelSignatures)
	if err != nil {
		t.Fatal(err)
	}
	value := map[string]float64{}
	for _, r := range rows {
		value[r.Name] = r.Value
		t.Logf("%s %.0f", r.Name, r.Value)
	}
	figure := func(scheme string, n int) float64 { return value[fmt.Sprintf("gas.panel_signatures_%s_%d", scheme, n)] }
	if figure("ecdsa", 3) == 0 || figure("ecdsa", 3) >= figure("bls", 3) {
		t.Errorf("3 signers: ECDSA %.0f, BLS %.0f; packed signatures should cost less", figure("ecdsa", 3), figure("bls", 3))
	}
	if figure("bls", 63) >= figure("ecdsa", 63) {
		t.Errorf("63 signers: BLS %.0f, ECDSA %.0f; the aggregate should cost less", figure("bls", 63), figure("ecdsa", 63))
	}
	if grown := figure("bls", 63) / figure("bls", 3); grown > 1.01 {
		t.Errorf("63 signers cost %.3f times what 3 cost", grown)
	}
}

func TestCrossingLiesBetweenItsNeighbours(t *testing.T) {
	costs := []consent{{n: 3, packed: 40, whole: 200}, {n: 15, packed: 160, whole: 200}, {n: 31, packed: 320, whole: 200}}
	// 40 below at 15, 120 above at 31: equal at 19, so that 20 is the first that costs less.
	if n, err := crossing(costs); err != nil || n != 20 {
		t.Errorf("crossing at %d, %v; expected 20", n, err)
	}
	if _, err := crossing(costs[:2]); err == nil {
		t.Error("a crossing beyond what was measured was named")
	}
}
