package validator

import (
	"strings"
	"testing"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/agents/judge/screen"
	"github.com/redress-protocol/redress/evidence/manifest"
)

func TestHearingLeavesTimeToCommit(t *testing.T) {
	for _, k := range []struct {
		now  uint64
		want time.Duration
	}{{900, 60 * time.Second}, {959, time.Second}, {960, 0}, {961, 0}, {2000, 0}} {
		if got := hearingTime(k.now, 1000, Timing{Fallback: 20}); got != k.want {
			t.Errorf("at %d: %s, want %s", k.now, got, k.want)
		}
	}
}

// What a panel heard lands in the cells of its own requirement; a measured one keeps what was measured.
func TestObservationsPackWhatWasHeard(t *testing.T) {
	c := &manifest.Compiled{
		Requirements: []manifest.CompiledRequirement{{ID: "R1"}, {ID: "R2", Judged: true}},
		Procedure:    manifest.Procedure{Requirements: 2, Judges: 2, Judged: 2, Runs: 0x0303, MaxDissents: 1, Burden: 1, Panel: 3},
		Judges:       []string{"J1", "J2"}, Runs: []int{3, 3},
	}
	word, err := observations(c, []judge.Finding{{Verdict: judge.Fail}, {}}, &model.Record{Runs: []model.Run{
		{Requirement: "R1", Judge: "J1", Verdict: "PASS"}, {Requirement: "R2", Judge: "J1", Verdict: "PASS"}, {Requirement: "R2", Judge: "J2", Index: 1, Verdict: "FAIL"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	// Requirement r, judge j, run i is at bit 2 * (4i + 2r + j): FAIL is 2, PASS is 1.
	if want := uint64(2 | 1<<4 | 2<<14); word.Uint64() != want {
		t.Fatalf("word %s, want %x", word.Hex(), want)
	}
}

// A manifest's author commits to the detector by what this prints.
func TestDetectorCommandPrintsThePin(t *testing.T) {
	var out strings.Builder
	app := &cli.App{Writer: &out, Commands: []*cli.Command{Command()}}
	if err := app.Run([]string{"redress", "validator", "detector"}); err != nil || strings.TrimSpace(out.String()) != screen.Pin() {
		t.Fatalf("%q %v", out.String(), err)
	}
}
