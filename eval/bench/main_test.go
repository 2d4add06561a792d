package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestARowAboveItsLimitFailsTheRun(t *testing.T) {
	rows := []Row{ratio("ratio.good", 101, 100, 1.01, "at the limit"), ratio("ratio.bad", 102, 100, 1.01, "above it"), gas("gas.any", 1<<30, "unlimited")}
	err := checkLimits(rows)
	if err == nil || !strings.Contains(err.Error(), "ratio.bad is 1.0200") || strings.Contains(err.Error(), "ratio.good") || strings.Contains(err.Error(), "gas.any") {
		t.Fatalf("err = %v, want ratio.bad alone", err)
	}
}

func TestARateBelowItsFloorFailsTheRun(t *testing.T) {
	rows := []Row{rate("rate.good", 100, 100, "at the floor"), rate("rate.bad", 99.6, 100, "below it"), rate("rate.peer", 0.1, 0, "no floor")}
	err := checkLimits(rows)
	if err == nil || !strings.Contains(err.Error(), "rate.bad") || !strings.Contains(err.Error(), "at least 100") ||
		strings.Contains(err.Error(), "rate.good") || strings.Contains(err.Error(), "rate.peer") {
		t.Fatalf("err = %v, want rate.bad alone", err)
	}
}

func TestManifestsAreMeasured(t *testing.T) {
	rows, err := manifests(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := checkLimits(rows); err != nil {
		t.Error(err)
	}
	want := []string{"manifest.check_per_second", "manifest.decode_per_second", "manifest.replay_bundles_per_second", "manifest.replay_decode_per_second"}
	for i, r := range rows {
		if len(rows) != len(want) || r.Name != want[i] || r.Unit != "1/s" || r.Value <= 0 || r.Note == "" {
			t.Errorf("%+v", r)
		}
		t.Log(r.Name, r.figure(), r.Note)
	}
}

func TestOnlyTheBenchSectionIsRewritten(t *testing.T) {
	path := filepath.Join(t.TempDir(), "README.md")
	write := func(text string) {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("before\n" + string(sectionStart) + "old\n" + string(sectionEnd) + "\nafter\n")
	if err := rewriteSection(path, []Row{gas("gas.x", 7, "a note")}); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	want := "before\n" + string(sectionStart) + "| figure | value | note |\n| --- | ---: | --- |\n| `gas.x` | 7 | a note |\n" + string(sectionEnd) + "\nafter\n"
	if string(got) != want {
		t.Fatalf("got %q, want %q", got, want)
	}
	write("no section")
	if err := rewriteSection(path, nil); err == nil {
		t.Fatal("a file without the section was accepted")
	}
}
