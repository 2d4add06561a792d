package model

import (
	"context"
	"errors"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/evidence/manifest"
)

func TestMalformedOutputConsumesItsSlot(t *testing.T) {
	for _, out := range []string{"", "PASS", `{"verdict":"PASS"} indeed`, "```json\n" + pass + "\n```", `{"verdict":"pass"}`, `{"verdict":"PASS","confidence":1.5}`, `{"verdict":"PASS","verdict":"PASS"}`} {
		p := newProvider(t, always(out))
		r := hear(t, panel(t, Options{Clients: p.clients(t)}), hearing(t, nil))
		if p.Count() != 6 || !slices.Equal(verdicts(r), repeat("UNRESOLVED", 6)) || !slices.Equal(states(r), repeat(StateHeard, 6)) {
			t.Errorf("%q: asked %d times, %v %v", out, p.Count(), verdicts(r), states(r))
		}
	}
}

func TestFailuresStayUnresolvedAndAreNotRepeated(t *testing.T) {
	for status, state := range map[int]string{503: StateNoResult, 404: StateNoResult, 401: StateNoResult, 504: StateLost} {
		p := newProvider(t, func(heardCall) reply { return reply{Status: status} })
		h := hearing(t, func(m *manifest.Manifest) {
			m.Judge.FallbackLadder = []manifest.Fallback{substitute("model_deprecated", "other")}
			if status == 404 {
				m.Judge.FallbackLadder = []manifest.Fallback{substitute("model_unavailable", "other")}
			}
		})
		r := hear(t, panel(t, Options{Clients: p.clients(t)}), h)
		if p.Count() != 6 || !slices.Equal(states(r), repeat(state, 6)) || !slices.Equal(verdicts(r), repeat("UNRESOLVED", 6)) {
			t.Errorf("%d: asked %d times, %v", status, p.Count(), states(r))
		}
	}
}

// The declared substitute sits in the judge's place: same judge id, its pins in the request hash, a further attempt of the
// same run. What may have been answered is never put to it.
func TestLadderPutsTheDeclaredSubstituteInPlace(t *testing.T) {
	for status, when := range map[int]string{503: manifest.WhenUnavailable, 410: manifest.WhenDeprecated} {
		p := newProvider(t, func(c heardCall) reply {
			if c.Model == "llama-3.1-8b-instruct" {
				return reply{Status: status}
			}
			return reply{Text: pass}
		})
		h := hearing(t, func(m *manifest.Manifest) {
			m.Judge.FallbackLadder = []manifest.Fallback{
				substitute(map[string]string{manifest.WhenUnavailable: manifest.WhenDeprecated, manifest.WhenDeprecated: manifest.WhenUnavailable}[when], "wrong"), substitute(when, "second")}
		})
		r := hear(t, panel(t, Options{Clients: p.clients(t)}), h)
		if p.Count() != 9 || !slices.Equal(verdicts(r), repeat("PASS", 6)) {
			t.Errorf("%d: asked %d times, %v", status, p.Count(), verdicts(r))
		}
		for _, run := range r.Runs {
			model, ladder := "second-v1", when
			if run.Judge == "J2" {
				model, ladder = "qwen2.5-7b-instruct", ""
			}
			hash, err := run.Request.Hash()
			if run.Model != model || run.Ladder != ladder || len(run.Absent) != len(ladder)/len(when) || hash != run.RequestHash || err != nil || (ladder != "" && run.Request.Model.Name != "second") {
				t.Errorf("%s", text(t, run))
			}
		}
	}
}

// An event without a step uses up no other event's step, and no model is asked twice in one slot.
func TestLadderKeepsTheStepsItDidNotTake(t *testing.T) {
	var asks atomic.Int64
	p := newProvider(t, func(c heardCall) reply {
		switch {
		case c.Model != "llama-3.1-8b-instruct":
			return reply{Text: pass}
		case asks.Add(1) == 1:
			return reply{Status: 503}
		}
		return reply{Status: 410}
	})
	h := hearing(t, func(m *manifest.Manifest) {
		m.Judge.FallbackLadder = []manifest.Fallback{substitute(manifest.WhenDeprecated, "second")}
	})
	r := hear(t, panel(t, Options{Clients: p.clients(t)}), h)
	if want := []string{"UNRESOLVED", "PASS", "PASS", "PASS", "PASS", "PASS"}; !slices.Equal(verdicts(r), want) || asks.Load() != 3 {
		t.Errorf("%v, asked %d times", verdicts(r), asks.Load())
	}
}

// A further attempt opens by the manifest's retry policy only.
func TestSubstituteNeedsAnOpenAttempt(t *testing.T) {
	for name, policy := range map[string]manifest.RetryPolicy{
		"never": {AllowedAfter: []string{}, MaxAttempts: 2}, "one attempt": {AllowedAfter: []string{manifest.OpenAfterAbsence}, MaxAttempts: 1},
	} {
		p := newProvider(t, func(heardCall) reply { return reply{Status: 503} })
		h := hearing(t, func(m *manifest.Manifest) {
			m.Judge.FallbackLadder = []manifest.Fallback{substitute(manifest.WhenUnavailable, "second")}
			m.Acquisition.RetryPolicy = &policy
		})
		r := hear(t, panel(t, Options{Clients: p.clients(t)}), h)
		if p.Count() != 6 || !slices.Equal(states(r), repeat(StateNoResult, 6)) || r.Runs[0].Ladder != "" {
			t.Errorf("%s: asked %d times, %v", name, p.Count(), states(r))
		}
	}
}

// A substitute is paid for like anybody: without money for it the run stays UNRESOLVED.
func TestSubstituteNeedsBudget(t *testing.T) {
	p := newProvider(t, func(heardCall) reply { return reply{Status: 503} })
	h := hearing(t, func(m *manifest.Manifest) {
		m.Judge.FallbackLadder = []manifest.Fallback{substitute(manifest.WhenUnavailable, "second")}
	})
	b := DefaultBudget()
	b.Calls = 6
	r := hear(t, panel(t, Options{Clients: p.clients(t), Budget: b}), h)
	if p.Count() != 6 || !slices.Equal(states(r), repeat(StateOverBudget, 6)) || !slices.Equal(verdicts(r), repeat("UNRESOLVED", 6)) {
		t.Errorf("asked %d times, %v", p.Count(), states(r))
	}
}

func TestBudgetsAskLessAndNeverOtherwise(t *testing.T) {
	p := newProvider(t, always(pass))
	h := hearing(t, nil)
	full := hear(t, panel(t, Options{Clients: p.clients(t)}), h)
	cost := int64(0)
	for _, c := range p.Heard()[:1] {
		cost = int64(len(c.System)+len(c.User)) + MaxTokens
	}
	for _, k := range []struct {
		name string
		edit func(*Budget)
		asks int
	}{
		{"calls", func(b *Budget) { b.Calls = 4 }, 4},
		{"tokens", func(b *Budget) { b.Tokens = 4*cost + 20 }, 4},
		{"one token short", func(b *Budget) { b.Tokens = cost - 20 }, 0},
	} {
		b, before := DefaultBudget(), p.Count()
		k.edit(&b)
		r := hear(t, panel(t, Options{Clients: p.clients(t), Budget: b}), h)
		want := append(repeat(StateHeard, k.asks), repeat(StateOverBudget, 6-k.asks)...)
		if p.Count()-before != k.asks || !slices.Equal(states(r), want) || slices.Contains(verdicts(r)[k.asks:], "PASS") {
			t.Errorf("%s: %d asks, %v", k.name, p.Count()-before, states(r))
		}
		for i, run := range r.Runs {
			if run.RequestHash != full.Runs[i].RequestHash {
				t.Errorf("%s: run %d asks something else", k.name, i)
			}
		}
	}
	if _, err := New(Options{Budget: Budget{Calls: 1}}); !errors.Is(err, ErrHearing) {
		t.Errorf("a budget without time: %v", err)
	}
}

func TestTimeEndsAHearing(t *testing.T) {
	hold := make(chan struct{})
	defer close(hold)
	p := newProvider(t, func(heardCall) reply { return reply{Hold: hold} })
	b := DefaultBudget()
	b.Call = 100 * time.Millisecond
	r := hear(t, panel(t, Options{Clients: p.clients(t), Budget: b}), hearing(t, nil))
	if !slices.Equal(states(r), repeat(StateLost, 6)) || p.Count() != 6 {
		t.Errorf("time of a call: %v", states(r))
	}
	for name, edit := range map[string]func(*Budget, *Hearing){
		"budget": func(b *Budget, _ *Hearing) { b.Time = 150 * time.Millisecond },
		"limit":  func(_ *Budget, h *Hearing) { h.Limit = 150 * time.Millisecond },
	} {
		b, h, before := DefaultBudget(), hearing(t, nil), p.Count()
		edit(&b, &h)
		r := hear(t, panel(t, Options{Clients: p.clients(t), Budget: b}), h)
		want := []string{StateLost, StateOverBudget, StateOverBudget, StateLost, StateOverBudget, StateOverBudget}
		if !slices.Equal(states(r), want) || p.Count()-before != 2 {
			t.Errorf("%s: %v", name, states(r))
		}
	}
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	if r, err := panel(t, Options{Clients: p.clients(t)}).Hear(ctx, hearing(t, nil)); r != nil || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("the caller went away: %v", err)
	}
}

// A slot is consumed when it is claimed. After a restart what ended is known and what did not end stays UNRESOLVED.
func TestRestartAsksNothingTwice(t *testing.T) {
	p := newProvider(t, always(pass))
	dir, err := journal.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	h := hearing(t, nil)
	h.Slots = dir
	if err := dir.Create("run-1-0-r2-j2-1", slotClaim{"whatever was asked"}); err != nil {
		t.Fatal(err)
	}
	first := hear(t, panel(t, Options{Clients: p.clients(t)}), h)
	want := append(repeat("PASS", 4), "UNRESOLVED", "PASS")
	if !slices.Equal(verdicts(first), want) || first.Runs[4].State != StateInterrupted || p.Count() != 5 {
		t.Fatalf("%v, asked %d times", states(first), p.Count())
	}
	if again := hear(t, panel(t, Options{Clients: p.clients(t)}), h); !slices.Equal(verdicts(again), want) || p.Count() != 5 || text(t, again) != text(t, first) {
		t.Errorf("%v, asked %d times", states(again), p.Count())
	}
	h.Entropy[0]++ // the draw left the chain: the same slots, other requests
	if other := hear(t, panel(t, Options{Clients: p.clients(t)}), h); !slices.Equal(states(other), repeat(StateInterrupted, 6)) || p.Count() != 5 {
		t.Errorf("%v, asked %d times", states(other), p.Count())
	}
	h.Key = "1-1"
	if next := hear(t, panel(t, Options{Clients: p.clients(t)}), h); !slices.Equal(verdicts(next), repeat("PASS", 6)) {
		t.Errorf("another round: %v", states(next))
	}
}
