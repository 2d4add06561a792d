package ledger_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/evidence/signature"
)

// The chain of hashes can be computed by anybody, the head is signed by the owner alone: opening a ledger renews its head over
// nothing but what follows the entry under the last one.
func TestOpenSignsNoRecordThatWasWrittenAnew(t *testing.T) {
	path, raw := written(t, 4)
	head, err := os.ReadFile(ledger.HeadPath(path))
	if err != nil {
		t.Fatal(err)
	}
	stranger, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	// rewritten is a ledger in the owner's name, from the second entry on another one.
	rewritten := func(entries int) (file, signed []byte) {
		at := filepath.Join(t.TempDir(), "ledger")
		f, err := ledger.Open(at, header(), func(d common.Hash) ([]byte, error) { return signature.Sign(stranger, d) })
		if err != nil {
			t.Fatal(err)
		}
		for i := range entries {
			a := act(i)
			if i > 0 {
				a.Subject = "another"
			}
			if _, err := f.Append(a); err != nil {
				t.Fatal(err)
			}
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		file, err = os.ReadFile(at)
		signed, other := os.ReadFile(ledger.HeadPath(at))
		if err := errors.Join(err, other); err != nil {
			t.Fatal(err)
		}
		return file, signed
	}
	same, strange := rewritten(4)
	longer, _ := rewritten(6)
	for name, tt := range map[string]struct{ file, head []byte }{
		"as many other entries": {same, head},
		"more other entries":    {longer, head},
		"a stranger's head":     {same, strange},
		"no head":               {raw, nil},
		"no head, other file":   {same, nil},
	} {
		at := filepath.Join(t.TempDir(), "ledger")
		if err := os.WriteFile(at, tt.file, 0o600); err != nil {
			t.Fatal(err)
		}
		if tt.head != nil {
			if err := os.WriteFile(ledger.HeadPath(at), tt.head, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := ledger.Open(at, header(), sign); !errors.Is(err, ledger.ErrHead) {
			t.Errorf("%s: %v, want %v", name, err, ledger.ErrHead)
		}
		if now, _ := os.ReadFile(ledger.HeadPath(at)); string(now) != string(tt.head) {
			t.Errorf("%s: the head was signed anew: %s", name, now)
		}
	}
	// A crash between the first line and its head left nothing that was acknowledged.
	empty := filepath.Join(t.TempDir(), "ledger")
	if err := os.WriteFile(empty, raw[:indexOfLine(raw, 1)], 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := ledger.Open(empty, header(), sign)
	if err != nil || f.Head().Entries != 0 {
		t.Fatalf("a header without a head: %v", err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

// indexOfLine is where the n-th line begins.
func indexOfLine(raw []byte, n int) int {
	for i, c := range raw {
		if c == '\n' {
			if n--; n == 0 {
				return i + 1
			}
		}
	}
	return len(raw)
}
