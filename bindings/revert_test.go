package bindings

import (
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/crypto"
)

func TestDecodeRevertNamesEveryDeclaredError(t *testing.T) {
	for name, errs := range map[string]map[string]abi.Error{
		"OfferFactory": NewOfferFactory().abi.Errors, "Offer": NewOffer().abi.Errors, "Vault": NewVault().abi.Errors,
		"Committee": NewCommittee().abi.Errors, "ValidatorRegistry": NewValidatorRegistry().abi.Errors,
		"HistorySource": NewHistorySource().abi.Errors, "BatchSettler": NewBatchSettler().abi.Errors,
	} {
		if len(errs) == 0 {
			t.Errorf("%s declares no errors", name)
		}
		for _, e := range errs {
			data := append(append([]byte(nil), e.ID[:4]...), make([]byte, 32*len(e.Inputs))...)
			var got *RevertError
			if err := DecodeRevert(data); !errors.As(err, &got) || got.Name != e.Name {
				t.Errorf("%s.%s decoded as %v", name, e.Name, err)
			}
		}
	}
}

// What a clone's delegates revert with is the clone's own.
func TestDecodeRevertNamesThePartsOfContracts(t *testing.T) {
	for declaration, contract := range map[string]string{
		"PaymentsSpanCheckpoints(uint256,uint256)": "Offer",
		"UnbondingNotOver(uint256,uint256)":        "ValidatorRegistry",
	} {
		data := append(crypto.Keccak256([]byte(declaration))[:4], make([]byte, 64)...)
		var got *RevertError
		if err := DecodeRevert(data); !errors.As(err, &got) || got.Contract != contract {
			t.Errorf("%s decoded as %v, not of %s", declaration, err, contract)
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
