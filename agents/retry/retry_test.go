package retry_test

import (
	"testing"

	"github.com/redress-protocol/redress/agents/retry"
	"github.com/redress-protocol/redress/relayer/x402"
)

func TestClassOf(t *testing.T) {
	for name, tc := range map[string]struct {
		failure retry.Failure
		want    retry.Class
	}{
		"no answer":             {retry.Failure{Sent: true}, retry.Blip},
		"bad gateway":           {retry.Failure{Status: 502}, retry.Blip},
		"too many":              {retry.Failure{Status: 429}, retry.Blip},
		"settlement pending":    {retry.Failure{Status: 402, Reason: x402.ReasonSettlementPending}, retry.Blip},
		"no funds":              {retry.Failure{Status: 402, Reason: x402.ReasonInsufficientFunds}, retry.Instrument},
		"nonce used":            {retry.Failure{Status: 402, Reason: x402.ReasonExactNonceUsed}, retry.Instrument},
		"expired":               {retry.Failure{Status: 402, Reason: x402.ReasonExactValidBefore}, retry.Instrument},
		"price moved":           {retry.Failure{Status: 402, Moved: true}, retry.Terms},
		"price moved, in words": {retry.Failure{Status: 402, Moved: true, Reason: "the price is another now"}, retry.Terms},
		"another amount":        {retry.Failure{Status: 402, Reason: x402.ReasonExactValueMismatch}, retry.Terms},
		"forbidden":             {retry.Failure{Status: 403}, retry.Risk},
		"402 for no reason":     {retry.Failure{Status: 402}, retry.Unknown},
		"a reason of their own": {retry.Failure{Status: 503, Reason: "mercury_retrograde"}, retry.Unknown},
		"teapot":                {retry.Failure{Status: 418}, retry.Unknown},
	} {
		if got := retry.ClassOf(tc.failure); got != tc.want {
			t.Errorf("%s: %s, want %s", name, got, tc.want)
		}
	}
}

// Every class ends, whatever the seed, and tries only in the future and ever later.
func TestEveryClassEnds(t *testing.T) {
	for class, plan := range retry.Plans() {
		for seed := uint64(0); seed < 50; seed++ {
			now, tries := uint64(1_000_000), uint32(1)
			for {
				step := retry.Next(plan, class, tries, now, seed)
				if step != retry.Next(plan, class, tries, now, seed) {
					t.Fatalf("%s: another answer to the same question", class)
				}
				if !step.Again {
					break
				}
				if step.At <= now || step.At > now+2*5*60 {
					t.Fatalf("%s: attempt %d at %d, now %d", class, tries+1, step.At, now)
				}
				if tries++; tries > 100 {
					t.Fatalf("%s has no end", class)
				}
				now = step.At
			}
			if tries != plan.Attempts {
				t.Fatalf("%s: %d attempts, the plan has %d", class, tries, plan.Attempts)
			}
		}
	}
	for _, class := range []retry.Class{retry.Instrument, retry.Risk} {
		if retry.Next(retry.Plans()[class], class, 1, 0, 0).Again {
			t.Errorf("%s is tried again", class)
		}
	}
	if !retry.Next(retry.Plans()[retry.Terms], retry.Terms, 1, 0, 0).Fresh {
		t.Error("a changed quote is paid without a new decision")
	}
}

func TestJitterSpreads(t *testing.T) {
	seen := map[uint64]bool{}
	for seed := range uint64(200) {
		j := retry.Jitter(9, seed, "x", 1)
		if j > 9 {
			t.Fatalf("jitter %d above 9", j)
		}
		seen[j] = true
	}
	if len(seen) != 10 {
		t.Fatalf("%d of 10 places were drawn", len(seen))
	}
	if retry.Jitter(0, 7, "x", 1) != 0 {
		t.Fatal("a spread of nothing spreads")
	}
	if retry.Jitter(1<<40, 1, "x", 1) == retry.Jitter(1<<40, 1, "y", 1) || retry.Jitter(1<<40, 1, "x", 1) == retry.Jitter(1<<40, 1, "x", 2) {
		t.Fatal("what is jittered does not count")
	}
}
