package guard_test

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/redress-protocol/redress/agents/guard"
)

func TestMostSevereWinsAndEveryReasonIsKept(t *testing.T) {
	d := guard.Resolve([]guard.Result{
		guard.Pass("a"),
		{Guard: "b", Severity: guard.Defer, Reason: "later", Until: 50},
		guard.Stop("c", "never %d", 1),
		guard.Require("d", false, "nor this"),
	})
	if d.Severity != guard.Block || d.Until != 0 {
		t.Fatalf("decision %+v", d)
	}
	err := d.Err()
	if !errors.Is(err, guard.ErrRefused) {
		t.Fatalf("error %v", err)
	}
	for _, want := range []string{"b (defer): later", "c (block): never 1", "d (block): nor this"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q lacks %q", err, want)
		}
	}
}

func TestDeferTakesTheLatestTime(t *testing.T) {
	d := guard.Resolve([]guard.Result{
		{Guard: "a", Severity: guard.Defer, Reason: "x", Until: 9},
		{Guard: "b", Severity: guard.Defer, Reason: "y", Until: 7},
	})
	if d.Severity != guard.Defer || d.Until != 9 || d.Err() == nil {
		t.Fatalf("decision %+v", d)
	}
}

// Adding a check never makes a decision milder.
func TestResolveIsMonotone(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		var results []guard.Result
		before := guard.Resolve(results).Severity
		if before != guard.Allow {
			t.Fatalf("empty chain: %s", before)
		}
		for range rng.IntN(8) {
			results = append(results, guard.Result{Guard: "g", Severity: guard.Severity(rng.IntN(5)), Reason: "r"})
			after := guard.Resolve(results).Severity
			if after < before {
				t.Fatalf("%v made %s of %s", results, after, before)
			}
			before = after
		}
	}
}
