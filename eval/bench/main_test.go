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
