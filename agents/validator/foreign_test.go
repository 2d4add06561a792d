package validator

import (
	"errors"
	"math/big"
	"testing"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// A word is packed by the manifest's procedure and opened by the round's, and who is named as a party is not seated. A
// contract that imitates an Offer can name others than its terms; the seats that judged it would pay for that.
func TestBoundRefusesWhatTermsDoNotSay(t *testing.T) {
	f := record(t)
	procedure := bindings.Procedure{Requirements: 2, Panel: 3, Weights: new(big.Int)}
	terms := bindings.Terms{ManifestHash: manifestHash, Seller: sellerAddress, Rounds: 2, Procedure: procedure}
	good := bindings.Brief{
		ManifestHash: manifestHash, EvidenceRoot: f.EvidenceRoot(manifestHash, sellerAddress), Rounds: 2, Procedure: procedure,
		Payer: f.Case.Payer, Payee: sellerAddress, FeeRefund: f.Case.Payer,
	}
	if err := bound(good, terms, f); err != nil {
		t.Fatal(err)
	}
	for name, edit := range map[string]func(*bindings.Brief){
		"requirements": func(b *bindings.Brief) { b.Procedure.Requirements = 1 },
		"panel":        func(b *bindings.Brief) { b.Procedure.Panel = 31 },
		"burden":       func(b *bindings.Brief) { b.Procedure.Burden = 1 },
		"weights":      func(b *bindings.Brief) { b.Procedure.Rule, b.Procedure.Weights = 1, big.NewInt(1) },
		"rounds":       func(b *bindings.Brief) { b.Rounds = 3 },
		"payee":        func(b *bindings.Brief) { b.Payee[0] ^= 1 },
		"payer":        func(b *bindings.Brief) { b.Payer[0] ^= 1 },
		"fee refund":   func(b *bindings.Brief) { b.FeeRefund[0] ^= 1 },
	} {
		brief := good
		edit(&brief)
		if err := bound(brief, terms, f); !errors.Is(err, errForeign) || !errors.Is(err, errEvidence) {
			t.Errorf("another %s: %v", name, err)
		}
	}
	impossible := procedure
	impossible.Panel = 2
	good.Procedure, terms.Procedure = impossible, impossible
	if err := bound(good, terms, f); !errors.Is(err, errForeign) {
		t.Errorf("a procedure that nothing replays: %v", err)
	}
}

// A drawn seat says UNRESOLVED at once about what it will never judge: with no word, or one it cannot open, it would pay.
// The whole committee stays silent.
func TestForeignIsNotWaitedFor(t *testing.T) {
	for _, tc := range []struct {
		name  string
		err   error
		phase uint8
		want  bool
	}{
		{"foreign, before the draw", errForeign, docket.PhaseDrawing, true},
		{"foreign, with time left", errForeign, docket.PhaseCommitting, true},
		{"foreign, the whole committee", errForeign, docket.PhaseSigning, false},
		{"missing, with time left", errEvidence, docket.PhaseCommitting, false},
		{"anything else", errDocument, docket.PhaseCommitting, false},
	} {
		s := State{Now: 10, Dispute: bindings.DisputeView{Phase: tc.phase, Whole: tc.phase == docket.PhaseSigning, CommitBy: 1000}}
		if got := s.goesWithout(tc.err, DefaultTiming()); got != tc.want {
			t.Errorf("%s: %t", tc.name, got)
		}
	}
	late := State{Now: 990, Dispute: bindings.DisputeView{Phase: docket.PhaseCommitting, CommitBy: 1000}}
	if !late.goesWithout(errEvidence, DefaultTiming()) || late.goesWithout(errDocument, DefaultTiming()) {
		t.Error("near the end what is missing is gone without, and nothing else")
	}
}

// What was packed for one procedure is not committed to under another that does not open it.
func TestWordThatCannotBeOpenedIsNotSaid(t *testing.T) {
	asked := manifest.Procedure{Requirements: 2, Judges: 1, Judged: 2, Runs: 1, Panel: 3}
	m := &material{compiled: &manifest.Compiled{
		Requirements: []manifest.CompiledRequirement{{ID: "R1"}, {ID: "R2", Judged: true}}, Procedure: asked, Judges: []string{"J1"}, Runs: []int{1},
	}}
	heard := &model.Record{Runs: []model.Run{{Requirement: "R2", Judge: "J1", Verdict: "PASS"}}}
	one := bindings.Procedure{Requirements: 1, Panel: 3}
	for _, tc := range []struct {
		name   string
		round  bindings.Procedure
		word   int64
		silent bool
	}{{"as compiled", bindings.Procedure(asked), 1 << 2, false}, {"of one requirement", one, 0, true}} {
		word, doc, err := new(Service).observe(1, State{Brief: bindings.Brief{Procedure: tc.round}}, m, heard, nil)
		if err != nil {
			t.Fatal(err)
		}
		if word.Cmp(big.NewInt(tc.word)) != 0 || (doc.Note != "") != tc.silent {
			t.Errorf("a round %s: word %x, note %q", tc.name, word, doc.Note)
		}
	}
}
