package bindings

import (
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
)

func TestDecodeRevertNamesEveryDeclaredError(t *testing.T) {
	for _, c := range []struct {
		name string
		abi  abi.ABI
	}{{"OfferFactory", NewOfferFactory().abi}, {"Offer", NewOffer().abi}, {"Vault", NewVault().abi}, {"Committee", NewCommittee().abi}} {
		for _, declaredError := range c.abi.Errors {
			if len(declaredError.Inputs) > 0 {
				continue
			}
			var got *RevertError
			if err := DecodeRevert(declaredError.ID[:4]); !errors.As(err, &got) || got.Name != declaredError.Name {
				t.Errorf("%s.%s decoded as %v", c.name, declaredError.Name, err)
			}
		}
	}
}

func TestDecodeRevertKeepsArguments(t *testing.T) {
	for _, known := range knownErrors() {
		if len(known.err.Inputs) != 1 || known.err.Inputs[0].Type.String() != "uint256" {
			continue
		}
		data := append(append([]byte(nil), known.err.ID[:4]...), make([]byte, 32)...)
		data[35] = 42
		var got *RevertError
		if err := DecodeRevert(data); !errors.As(err, &got) || got.Name != known.err.Name || len(got.Args) != 1 {
			t.Errorf("%s decoded as %v", known.err.Name, err)
		} else if !strings.HasSuffix(got.Error(), known.err.Name+"(42)") {
			t.Errorf("message %q does not show the argument", got)
		}
	}
}

func TestDecodeRevertReadsTheCompilersErrors(t *testing.T) {
	text, err := abi.Arguments{{Type: mustType(t, "string")}}.Pack("FiatTokenV2: authorization is expired")
	if err != nil {
		t.Fatal(err)
	}
	var got *RevertError
	if err := DecodeRevert(append([]byte{0x08, 0xc3, 0x79, 0xa0}, text...)); !errors.As(err, &got) {
		t.Fatal(err)
	}
	if got.Reason() != "FiatTokenV2: authorization is expired" {
		t.Fatalf("reason %q", got.Reason())
	}
}

func TestDecodeRevertTakesShortAndBrokenData(t *testing.T) {
	for _, data := range [][]byte{nil, {}, {1}, {1, 2, 3}, {0xde, 0xad, 0xbe, 0xef}, {0x08, 0xc3, 0x79, 0xa0, 1}} {
		var got *RevertError
		if err := DecodeRevert(data); !errors.As(err, &got) || got.Name != "" {
			t.Errorf("%x decoded as %v", data, err)
		}
	}
}

func FuzzDecodeRevert(f *testing.F) {
	f.Add([]byte{0x08, 0xc3, 0x79, 0xa0})
	for selector := range knownErrors() {
		f.Add(append(selector[:], make([]byte, 64)...))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := DecodeRevert(data); err == nil || err.Error() == "" {
			t.Fatal("no error for revert data")
		}
	})
}

func mustType(t *testing.T, name string) abi.Type {
	t.Helper()
	typ, err := abi.NewType(name, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	return typ
}
