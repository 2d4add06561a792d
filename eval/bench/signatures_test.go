package main

import (
	"fmt"
	"testing"
)

// The figures that the choice of scheme rests on: an aggregate costs less than packed signatures for large panels only,
// and its cost does not grow with its signers.
func TestPanelSignatures(t *testing.T) {
	t.Parallel()
	rows, err := inWorld(t.Context(), panelSignatures)
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
