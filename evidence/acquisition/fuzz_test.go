package acquisition

import (
	"errors"
	"testing"

	"github.com/redress-protocol/redress/evidence/canon"
)

// Whatever is read has one decision per rule set, gives authority only with all four terms, and does not depend on the
// order of what is presented.
func FuzzTranscript(f *testing.F) {
	for _, fix := range append(fixtures(f, "v0.0.3-next", 19), fixtures(f, "v0.0.3", 15)...) {
		f.Add(fix.raw, uint64(1))
	}
	f.Fuzz(func(t *testing.T, raw []byte, seed uint64) {
		tr, err := Parse(raw)
		if err != nil {
			return
		}
		for _, r := range tr.Manifest.Requirements {
			for _, rules := range []Rules{RulesLater, RulesOlder} {
				slot := Slot{r.RequirementID, r.JudgeID, 0}
				d, err := tr.Decide(rules, slot)
				if err != nil {
					continue
				}
				four := d.Authorized == True && d.ExactRequest == True && d.UniqueTerminal == True && d.SufficientScope == True
				if d.Eligible != four || (d.Result && (!d.Eligible || d.State != StateTerminalResult)) || (d.Rule == "") != d.Eligible {
					t.Fatalf("%+v", d)
				}
				shuffled, err := Parse(raw)
				if err != nil {
					t.Fatal(err)
				}
				shuffled.shuffle(seed)
				if again, err := shuffled.Decide(rules, slot); err != nil || again != d {
					t.Fatalf("shuffled: %+v, want %+v (%v)", again, d, err)
				}
			}
		}
	})
}

// A document that is read holds exactly what was presented.
func FuzzParse(f *testing.F) {
	for _, fix := range fixtures(f, "v0.0.3", 15) {
		f.Add(fix.raw)
	}
	f.Add([]byte(`{"manifest":{"spec":"","version":"","contract_id":"","acquisition":{"provenance_profile":"","retry_policy":{"allowed_after":null,"max_attempts":1}},"requirements":null}}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		tr, err := Parse(raw)
		if err != nil {
			return
		}
		want, err := canon.Canonicalize(raw)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := canon.Marshal(tr); err != nil || string(got) != string(want) {
			t.Fatalf("%s, want %s (%v)", got, want, err)
		}
	})
}

func FuzzSignature(f *testing.F) {
	f.Add("ac0f315f43c6a654aec179cf4283e18c6bc427272548e8ba6eba0328da63c33a", []byte{1}, "00")
	f.Fuzz(func(t *testing.T, key string, message []byte, sig string) {
		var m [32]byte
		copy(m[:], message)
		// Nobody holds a key whose signature a fuzzer can write: whatever is refused names the one reason.
		if err := verifyBIP340(key, m, sig); err != nil && !errors.Is(err, ErrSignatureInvalid) {
			t.Fatal(err)
		}
	})
}
