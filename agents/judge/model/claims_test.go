package model

import (
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// claimLog is what was claimed, and when: against how often anybody was asked.
type claimLog struct {
	mu     sync.Mutex
	asked  func() int
	claims []string
	known  map[string]common.Hash
}

func (l *claimLog) Claim(slot acquisition.SlotName, attempt uint32, request common.Hash) (acquisition.ClaimReceipt, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	name := fmt.Sprintf(`["%s","%s",%d,%d]`, slot.Requirement, slot.Judge, slot.Run, attempt)
	if before, ok := l.known[name]; ok {
		if before != request {
			return acquisition.ClaimReceipt{}, ErrClaimed
		}
		return acquisition.ClaimReceipt{Slot: slot}, nil
	}
	if l.known == nil {
		l.known = map[string]common.Hash{}
	}
	l.known[name] = request
	if attempt == 0 && l.asked() > 0 {
		name += " late"
	}
	l.claims = append(l.claims, name)
	return acquisition.ClaimReceipt{Slot: slot}, nil
}

func TestEveryRunIsClaimedBeforeTheFirstQuestion(t *testing.T) {
	p := newProvider(t, func(c heardCall) reply {
		if c.Model == "llama-3.1-8b-instruct" {
			return reply{Status: 503}
		}
		return reply{Text: pass}
	})
	h := hearing(t, func(m *manifest.Manifest) {
		m.Judge.FallbackLadder = []manifest.Fallback{substitute(manifest.WhenUnavailable, "second")}
	})
	log := &claimLog{asked: p.Count}
	h.Claims = log
	r := hear(t, panel(t, Options{Clients: p.clients(t), Parallel: 1}), h)
	var want []string
	for _, judge := range []string{"J1", "J2"} {
		for i := range 3 {
			want = append(want, text(t, []any{"R2", judge, i, 0}))
		}
	}
	for i := range 3 {
		want = append(want, text(t, []any{"R2", "J1", i, 1})) // the substitute's, as absences open them
	}
	if !slices.Equal(log.claims, want) || !slices.Equal(verdicts(r), repeat("PASS", 6)) {
		t.Fatalf("%v\n%v", log.claims, verdicts(r))
	}
	for _, run := range r.Runs {
		name := text(t, []any{"R2", run.Judge, run.Index, len(run.Absent)})
		if log.known[name] != common.HexToHash(run.RequestHash) {
			t.Errorf("%s was claimed for %s", name, log.known[name])
		}
	}
	// What is not asked is not claimed.
	idle := &claimLog{asked: p.Count}
	h.Claims = idle
	b := DefaultBudget()
	b.Calls = 4
	before := p.Count()
	idle.asked = func() int { return p.Count() - before }
	hear(t, panel(t, Options{Clients: p.clients(t), Parallel: 1, Budget: b}), h)
	if !slices.Equal(idle.claims, want[:4]) {
		t.Errorf("%v", idle.claims)
	}
}

// An attempt that was claimed for another request is not asked; a claim that fails stops the hearing before any question.
func TestWhatIsClaimedOtherwiseIsNotAsked(t *testing.T) {
	p := newProvider(t, always(pass))
	h := hearing(t, nil)
	log := &claimLog{asked: p.Count, known: map[string]common.Hash{text(t, []any{"R2", "J1", 1, 0}): {1}}}
	h.Claims = log
	r := hear(t, panel(t, Options{Clients: p.clients(t)}), h)
	if r.Runs[1].State != StateInterrupted || r.Runs[1].Verdict != "UNRESOLVED" || p.Count() != 5 {
		t.Errorf("%v, asked %d times", states(r), p.Count())
	}
	broken := errors.New("disk full")
	h.Claims = failing{broken}
	if _, err := panel(t, Options{Clients: p.clients(t)}).Hear(t.Context(), h); !errors.Is(err, broken) || p.Count() != 5 {
		t.Errorf("%v, asked %d times", err, p.Count())
	}
}

type failing struct{ err error }

func (f failing) Claim(acquisition.SlotName, uint32, common.Hash) (acquisition.ClaimReceipt, error) {
	return acquisition.ClaimReceipt{}, f.err
}
