package main

import (
	"os"
	"testing"
	"time"
)

// A small load gives every row. Limits are for idle machines and full sizes: here only what does not depend on speed counts.
func TestLoadIsMeasured(t *testing.T) {
	rows, err := loads(t.Context(), loadSize{payments: 256, rounds: 2, calls: 5}, os.Stderr)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"load.payments_per_second", "load.raw_payments_per_second", "ratio.relayer_over_raw", "load.heap_growth_mib_10000", "load.goroutines_growth_10000",
		"load.call_free_p50_ms", "load.call_free_p99_ms", "load.call_paid_p50_ms", "load.call_paid_p99_ms", "load.call_minimal_p50_ms", "load.call_minimal_p99_ms",
		"load.call_added_ms", "ratio.paid_call_over_minimal",
	}
	if len(rows) != len(want) {
		t.Fatalf("%d rows, want %d", len(rows), len(want))
	}
	for i, r := range rows {
		if r.Name != want[i] || r.Note == "" || r.Unit == "" {
			t.Errorf("row %d is %+v, want %s", i, r, want[i])
		}
		t.Log(r.Name, r.figure(), r.Unit)
	}
}

func TestPercentilesAreOfTheTimesTaken(t *testing.T) {
	var sorted []time.Duration
	for i := range 200 {
		sorted = append(sorted, time.Duration(i+1))
	}
	if p50, p99 := percentile(sorted, 50), percentile(sorted, 99); p50 != 100 || p99 != 198 {
		t.Errorf("p50 %d, p99 %d", p50, p99)
	}
	if got := percentile(sorted[:1], 99); got != 1 {
		t.Errorf("p99 of one is %d", got)
	}
}
