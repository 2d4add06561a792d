package soak

import (
	"slices"
	"testing"
	"time"
)

// A short run in which everything goes wrong at least once.
func TestAShortRunIsSound(t *testing.T) {
	report, err := Run(t.Context(), Options{Length: 20 * time.Second, Seed: 7, Payers: 12, Disputers: 1, Log: t.Output()})
	if report != nil {
		report.Print(t.Output())
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := report.Err(); err != nil {
		t.Error(err)
	}
	for _, trouble := range troubles {
		if report.Happened[trouble] == 0 {
			t.Errorf("no %s", trouble)
		}
	}
}

func TestTheSeedDecidesWhatGoesWrong(t *testing.T) {
	a, b, c := Schedule(time.Minute, 1), Schedule(time.Minute, 1), Schedule(time.Minute, 2)
	if len(a) < 20 || !slices.Equal(a, b) || slices.Equal(a, c) {
		t.Fatalf("%d events; the same seed gives the same: %t, another gives another: %t", len(a), slices.Equal(a, b), !slices.Equal(a, c))
	}
	for _, e := range a {
		if e.Trouble == Reorg && (e.Size < 1 || e.Size >= confirmations) {
			t.Errorf("%s: within what is confirmed", e)
		}
		if e.Trouble == Skew && (e.Size < -maxSkew || e.Size > maxSkew) {
			t.Errorf("%s", e)
		}
	}
}
