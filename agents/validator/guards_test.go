package validator

import (
	"testing"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/guard/guardtest"
	"github.com/redress-protocol/redress/bindings"
)

func TestEachGuardOfAWordStopsItAlone(t *testing.T) {
	good := func() actFacts {
		d := bindings.DisputeView{Phase: docket.PhaseCommitting, Round: 1, BriefHash: [32]byte{1}, CommitBy: 100, RevealBy: 200, SignBy: 300}
		return actFacts{kind: ActCommit, now: 100, decided: d, is: d, ballot: true}
	}
	edits := map[string]func(*actFacts){
		"phase":          func(f *actFacts) { f.is.Phase = docket.PhaseRevealing },
		"stale evidence": func(f *actFacts) { f.is.BriefHash = [32]byte{2} },
		"deadline":       func(f *actFacts) { f.now = 101 },
		"own word":       func(f *actFacts) { f.ballot = false },
	}
	guardtest.Alone(t, chainAct, guardAct(good()), func(name string) guard.Decision {
		f := good()
		edits[name](&f)
		return guardAct(f)
	})
	f := good()
	if f.is.Round = 2; guardAct(f).Err() == nil {
		t.Error("a word of one round is given in another")
	}
	// Acts without a deadline of this seat, and without a word of its own, wait for neither.
	f = good()
	f.kind, f.now, f.ballot = ActAdjudicate, 1000, false
	if err := guardAct(f).Err(); err != nil {
		t.Error(err)
	}
	for kind, by := range map[Kind]uint64{ActCommit: 100, ActCommitFor: 100, ActReveal: 200, ActRuleByCommittee: 300} {
		f := good()
		f.kind, f.now = kind, by
		if err := guardAct(f).Err(); err != nil {
			t.Errorf("%s in time: %v", kind, err)
		}
		if f.now++; guardAct(f).Err() == nil {
			t.Errorf("%s a second late", kind)
		}
	}
}

// What the switch stops is what adds something; what a seat pays for if it is missing goes on.
func TestKillSwitchSparesWhatIsOwed(t *testing.T) {
	for kind := ActDraw; kind <= ActExecute; kind++ {
		want := kind == ActCommit || kind == ActCommitFor || kind == ActReveal
		if duties[kind] != want {
			t.Errorf("%s: owed %t", kind, duties[kind])
		}
	}
}
