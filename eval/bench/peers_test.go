package main

import "testing"

func TestHonestPathBesidePeers(t *testing.T) {
	rows := []Row{gas("gas.exact_offer", 80_000, ""), gas("gas.checkpoint", 60_000, ""), gas("gas.withdraw_after_1", 100_000, ""), gas("gas.withdraw_after_1000", 140_000, ""),
		gas("gas.whole_dispute_signatures_3", 1_329_000, "")}
	got, err := besidePeers(rows)
	if err != nil {
		t.Fatal(err)
	}
	want := []float64{80_200.0 / 213_156, 80_200.0 / 331_806, 240_000.0 / 213_156, 1.5}
	for i, r := range got {
		if len(got) != len(want) || r.Value != want[i] {
			t.Errorf("%s is %v, expected %v", r.Name, r.Value, want[i])
		}
	}
	// A row that was renamed is missed, not taken for 0.
	if _, err := besidePeers(rows[1:]); err == nil {
		t.Error("a share without the payment was given")
	}
}
