package bindings_test

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/redress-protocol/redress/bindings"
)

// maxCode is EIP-170's limit on runtime code.
const maxCode = 24_576

func runtimeOf(t *testing.T, contract string) []byte {
	t.Helper()
	raw, err := os.ReadFile("runtime.json")
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]struct{ Code string }
	if err := json.Unmarshal(raw, &all); err != nil {
		t.Fatal(err)
	}
	code, err := hex.DecodeString(strings.TrimPrefix(all[contract].Code, "0x"))
	if err != nil || len(code) == 0 {
		t.Fatalf("no code of %s: %v", contract, err)
	}
	return code
}

func TestEveryContractFitsTheCodeSizeLimit(t *testing.T) {
	for _, name := range []string{"Offer", "OfferFactory", "Vault", "Committee", "HistorySource", "BatchSettler"} {
		if n := len(runtimeOf(t, name)); n > maxCode {
			t.Errorf("%s has %d bytes of code, EIP-170 allows %d", name, n, maxCode)
		}
	}
}

func TestMatchRuntimeRefusesOtherCode(t *testing.T) {
	code := runtimeOf(t, "HistorySource")
	if err := bindings.MatchRuntime("HistorySource", code); err != nil {
		t.Fatalf("the build's own code: %v", err)
	}
	changed := append([]byte{}, code...)
	changed[len(changed)/2] ^= 1
	for name, other := range map[string][]byte{"changed": changed, "short": code[1:], "none": nil} {
		if err := bindings.MatchRuntime("HistorySource", other); !errors.Is(err, bindings.ErrCodeDiffers) {
			t.Errorf("%s code: %v, want %v", name, err, bindings.ErrCodeDiffers)
		}
	}
	if err := bindings.MatchRuntime("Nothing", code); err == nil {
		t.Error("an unknown contract matched")
	}
}
