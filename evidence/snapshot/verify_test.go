package snapshot

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// refused expects a Failure that names the file and says the words.
func refused(t *testing.T, err error, file string, words ...string) {
	t.Helper()
	var f *Failure
	if !errors.As(err, &f) || !errors.Is(err, ErrInvalid) {
		t.Fatalf("no failure: %v", err)
	}
	if f.File != file {
		t.Errorf("names %s, want %s: %v", f.File, file, err)
	}
	for _, w := range words {
		if !strings.Contains(f.Reason, w) {
			t.Errorf("does not say %q: %v", w, err)
		}
	}
}

func TestAGoodSnapshotVerifies(t *testing.T) {
	s := story(t)
	r, err := verifyRaw(t.Context(), s.raw, s.at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	paid := paymentsOf(t, s.raw)
	if len(paid) != 10 || len(r.Cases) != 6 || len(r.Checkpoints) != 2 || len(r.Conservation) != 1 {
		t.Fatalf("%d payments, %d cases, %d checkpoints", len(paid), len(r.Cases), len(r.Checkpoints))
	}
	c := r.Conservation[0]
	if c.Listed != "5951233" || c.Unexplained != "0" || c.Locked != "600000" {
		t.Errorf("conservation: %+v", c)
	}
	causes := map[string]int{}
	for _, x := range r.Settlements {
		causes[x.Cause]++
	}
	for _, want := range []string{"Failed", "Judged", "Accepted", "SelfProven", "Conceded"} {
		if causes[want] != 1 {
			t.Errorf("%d cases ended by %s", causes[want], want)
		}
	}
	labels := map[string]int{}
	for _, f := range r.Facts {
		labels[f.Label+" "+strings.Fields(f.What)[0]]++
		if f.Label == Verified && f.By == "" {
			t.Errorf("%q is verified by nobody", f.What)
		}
	}
	for fact, want := range map[string]int{
		"REPRODUCED adjudication": 2, "REPRODUCED seats": 2, "REPRODUCED remedy": 5, "REPRODUCED settlement": 5,
		"VERIFIED observations": 5, "REPRODUCED manifest": 1, "REPRODUCED evidence": 6,
	} {
		if labels[fact] != want {
			t.Errorf("%s: %d facts, want %d", fact, labels[fact], want)
		}
	}
	for _, p := range paid {
		if p.Amount == "77777" && p.Nonce != (common.Hash{}) {
			t.Error("a plain transfer has an authorization")
		}
	}
}

func TestAFactoryIsFrozenWithAllItsOffers(t *testing.T) {
	s := story(t)
	r, err := verifyRaw(t.Context(), s.all, s.at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Promises) != s.offers || len(r.Conservation) != s.offers || s.offers < 2 || len(paymentsOf(t, s.all)) < 11 {
		t.Fatalf("%d promises, %d payments", len(r.Promises), len(paymentsOf(t, s.all)))
	}
}

func TestAnotherBlockHashIsRefused(t *testing.T) {
	s := story(t)
	_, err := verifyRaw(t.Context(), s.raw, common.Hash{1}, nil)
	refused(t, err, fileManifest, "trusted is")
	// The attacker names the trusted hash but has no header for it.
	files := opened(t, s.raw)
	other := common.Hash{1}
	files[fileManifest] = bytes.Replace(files[fileManifest], []byte(s.at.Hash.Hex()), []byte(other.Hex()), 1)
	_, err = verifyRaw(t.Context(), sealed(t, files), other, nil)
	refused(t, err, fileAnchors, "no header of block")
}

func TestAnotherHeightOrTimeIsRefused(t *testing.T) {
	s := story(t)
	for _, change := range []func(*Manifest){
		func(m *Manifest) { m.Block.Number++ }, func(m *Manifest) { m.Block.Time++ },
	} {
		files := opened(t, s.raw)
		var m Manifest
		if err := readJSON(files[fileManifest], &m); err != nil {
			t.Fatal(err)
		}
		change(&m)
		files[fileManifest], _ = writeJSON(m)
		_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
		refused(t, err, fileManifest, "has number")
	}
}

func TestAnotherChainIDIsRefused(t *testing.T) {
	s := story(t)
	files := opened(t, s.raw)
	files[fileManifest] = bytes.Replace(files[fileManifest], []byte(`"chainId": 31337`), []byte(`"chainId": 1`), 1)
	_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
	refused(t, err, fileManifest, "deployed on chain 31337")
}

func TestADocumentIsShownOrShownAsWithheld(t *testing.T) {
	s := story(t)
	r, err := verifyRaw(t.Context(), s.raw, s.at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range r.Cases {
		if c.Statement.State == documentWithheld {
			t.Errorf("statement of %s is withheld", c.ID)
		}
	}
	// An edited document has another hash: the record does not name it.
	files := opened(t, s.raw)
	hash := r.Cases[0].Statement.Hash
	edited := append([]byte(nil), files[documentName(hash)]...)
	edited[10] ^= 1
	files[documentName(crypto.Keccak256Hash(edited))] = edited
	_, err = verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
	refused(t, err, documentName(crypto.Keccak256Hash(edited)), "names it")
	// Under its old name it does not hash to it.
	files = opened(t, s.raw)
	files[documentName(hash)] = edited
	_, err = verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
	refused(t, err, documentName(hash), "hashes to")
	// Left out, the record must say so.
	files = opened(t, s.raw)
	delete(files, documentName(hash))
	_, err = verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
	refused(t, err, fileCases, documentWithheld)
}

// measure adapts what agents run, as the command does.
func measure(c *manifest.Compiled, e *exchange.Exchange) []Measured {
	var out []Measured
	for _, f := range judge.Measure(c, e) {
		out = append(out, Measured{Bit: f.Bit, Measure: f.Measure, Passed: f.Verdict == judge.Pass, Failed: f.Verdict == judge.Fail})
	}
	return out
}

// The quotes are years old in every case of the story. The panel of the first saw it, the panel of the second did not.
func TestMeasuredRequirementsAreRunAgain(t *testing.T) {
	s := story(t)
	r, err := verifyRaw(t.Context(), s.raw, s.at.Hash, measure)
	if err != nil {
		t.Fatal(err)
	}
	labels := map[common.Hash][]string{}
	for _, f := range r.Facts {
		if strings.HasPrefix(f.What, "requirement ") {
			id := common.HexToHash(f.Subject)
			labels[id] = append(labels[id], f.Label+" "+f.What[len(f.What)-4:])
		}
	}
	for _, tt := range []struct {
		id   common.Hash
		want []string
	}{
		{s.judged.key, []string{"REPRODUCED FAIL", "REPRODUCED PASS", "REPRODUCED PASS"}},
		{s.mined.key, []string{"CONTRADICTED FAIL", "REPRODUCED PASS", "REPRODUCED PASS"}},
	} {
		if !slices.Equal(labels[tt.id], tt.want) {
			t.Errorf("case %s: %v, want %v", tt.id, labels[tt.id], tt.want)
		}
	}
	wrong := r.Contradicted()
	if len(wrong) != 1 || common.HexToHash(wrong[0].Subject) != s.mined.key {
		t.Errorf("contradicted: %v", wrong)
	}
}
