package main

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/redress-protocol/redress/evidence/proof"
)

// small is a history that takes seconds, under two anchors.
var small = size{payments: 400, perBlock: 5, rest: proof.HistoryRing + 100, before: 100, empty: 1, payers: 10}

// The rows count only records that verified with all their payments. How times and memory compare is asked of the scale
// that the figures are of.
func TestSnapshotsAreMeasured(t *testing.T) {
	rows, err := snapshots(t.Context(), small, t.Output())
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"snapshot.blocks_per_second", "ratio.freeze_over_raw_read", "snapshot.bytes_per_payment", "snapshot.verify_seconds",
		"snapshot.verify_peak_mib", "ratio.verify_memory_10x", "ratio.bytes_10x",
	}
	var names []string
	for _, r := range rows {
		t.Log(r.Name, r.figure(), r.Note)
		names = append(names, r.Name)
		if r.Value <= 0 || r.Note == "" {
			t.Errorf("%+v", r)
		}
	}
	if !slices.Equal(names, want) {
		t.Fatalf("rows %q", names)
	}
	if !strings.Contains(rows[1].Note, "older anchors (1)") {
		t.Errorf("not under two anchors: %s", rows[1].Note)
	}
}

func TestSnapshotRowsFailAboveTheirLimits(t *testing.T) {
	few := frozen{blocks: 100, payments: 10, bytes: 1000, freeze: 10, raw: 10, verify: 1, peak: 100}
	all := frozen{blocks: 1000, payments: 100, bytes: 10_500, freeze: 30, raw: 10, verify: 1, peak: 200}
	if err := checkLimits(snapshotRows(small, few, all)); err != nil {
		t.Errorf("at the limits: %v", err)
	}
	all.freeze, all.peak, all.bytes = 31, 201, 10_501
	err := checkLimits(snapshotRows(small, few, all))
	for _, name := range []string{"ratio.freeze_over_raw_read", "ratio.verify_memory_10x", "ratio.bytes_10x"} {
		if err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s above its limit: %v", name, err)
		}
	}
}

func TestARecordWithAnotherNumberOfPaymentsIsNoFigure(t *testing.T) {
	path := t.TempDir() + "/r.json"
	if err := os.WriteFile(path, []byte(`{"conservation":[{"payments":3}]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := countPayments(path, 3); err != nil {
		t.Error(err)
	}
	if err := countPayments(path, 4); err == nil {
		t.Error("3 payments counted as 4")
	}
}
