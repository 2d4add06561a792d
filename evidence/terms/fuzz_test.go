package terms_test

import (
	"testing"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/terms"
)

// FuzzVerify checks that terms are never held for those of another manifest than the one whose hash they carry.
func FuzzVerify(f *testing.F) {
	built, raw := build(f)
	f.Add(raw, built.Settlement)
	f.Add([]byte(`{}`), []byte{})
	f.Fuzz(func(t *testing.T, raw, table []byte) {
		changed := built
		changed.Settlement = table
		compiled, err := terms.Verify(changed, raw)
		if err != nil {
			return
		}
		canonical, err := canon.Canonicalize(raw)
		if err != nil || compiled == nil || compiled.Hash != built.ManifestHash {
			t.Fatalf("verified %s: %v", canonical, err)
		}
	})
}
