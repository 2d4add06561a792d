package x402

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/signature"
)

func permit() Permit2Authorization {
	return Permit2Authorization{
		From: common.HexToAddress("0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"), Token: common.Address{1}, Amount: uint256.NewInt(10000),
		Spender: ExactPermit2Proxy, Nonce: uint256.NewInt(42), Deadline: uint256.NewInt(1800000000), To: common.Address{2}, ValidAfter: new(uint256.Int),
	}
}

func TestPermit2TypeHashesAreThePublishedOnes(t *testing.T) {
	if got := permitTypeHash.Hex(); got != "0xebc156cd23678a74c94df13d772ef5478420637f0c94bd10d509e1dc98f521c7" {
		t.Errorf("permit %s", got)
	}
	if got := witnessTypeHash.Hex(); got != "0xd97b3239a7f32295517bd14cb074edfdd188dfe5eb42f802bb26d4fd1eb12c37" {
		t.Errorf("witness %s", got)
	}
}

func TestEveryPermit2FieldIsInTheDigest(t *testing.T) {
	want := Permit2Digest(1, permit())
	one := uint256.NewInt(1)
	for name, change := range map[string]func(*Permit2Authorization){
		"token": func(a *Permit2Authorization) { a.Token[0]++ }, "amount": func(a *Permit2Authorization) { a.Amount = one },
		"spender": func(a *Permit2Authorization) { a.Spender[0]++ }, "nonce": func(a *Permit2Authorization) { a.Nonce = one },
		"deadline": func(a *Permit2Authorization) { a.Deadline = one }, "to": func(a *Permit2Authorization) { a.To[0]++ },
		"validAfter": func(a *Permit2Authorization) { a.ValidAfter = one },
	} {
		a := permit()
		change(&a)
		if Permit2Digest(1, a) == want {
			t.Errorf("%s is not signed", name)
		}
	}
	if Permit2Digest(2, permit()) == want {
		t.Error("the chain is not signed")
	}
}

func TestPermit2PayloadRoundTrips(t *testing.T) {
	key, err := crypto.HexToECDSA(vectorKey)
	if err != nil {
		t.Fatal(err)
	}
	sig, err := SignPermit2(key, 31337, permit())
	if err != nil {
		t.Fatal(err)
	}
	p := PaymentPayload{Payload: Permit2Payload{sig, permit()}.Object()}
	got, err := p.Permit2()
	if err != nil {
		t.Fatal(err)
	}
	if signer, err := signature.Recover(Permit2Digest(31337, got.Authorization), got.Signature); err != nil || signer != permit().From {
		t.Errorf("signed by %s, %v", signer, err)
	}
	for name, broken := range map[string]Object{
		"nothing": {}, "no signature": {"permit2Authorization": p.Payload["permit2Authorization"]},
		"no authorization": {"signature": p.Payload["signature"]},
		"null":             {"signature": p.Payload["signature"], "permit2Authorization": json.RawMessage("null")},
		"no witness":       {"signature": p.Payload["signature"], "permit2Authorization": json.RawMessage(strings.Replace(string(p.Payload["permit2Authorization"]), "witness", "w", 1))},
		"long signature":   {"signature": json.RawMessage(`"0x` + strings.Repeat("00", MaxSignature+1) + `"`), "permit2Authorization": p.Payload["permit2Authorization"]},
	} {
		if _, err := (&PaymentPayload{Payload: broken}).Permit2(); !errors.Is(err, ErrMalformed) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestPaymentID(t *testing.T) {
	entry := func(info string) Object { return Object{ExtensionPaymentID: json.RawMessage(`{"info":` + info + `}`)} }
	longest, shortest := strings.Repeat("a", 128), "Aa0-_Aa0-_Aa0-_x"
	for _, c := range []struct {
		extensions Object
		want       string
		bad        bool
	}{
		{nil, "", false},
		{Object{"other": json.RawMessage("1")}, "", false},
		{entry(`{"required":false}`), "", false},
		{entry(`{"required":true}`), "", true},
		{entry(`{"required":true,"id":"` + shortest + `"}`), shortest, false},
		{entry(`{"required":false,"id":"` + longest + `"}`), longest, false},
		{entry(`{"id":"` + longest + `a"}`), "", true},
		{entry(`{"id":"` + shortest[1:] + `"}`), "", true},
		{entry(`{"id":"` + shortest + `!"}`), "", true},
		{entry(`{"id":7}`), "", true},
		{entry(`null`), "", true},
		{Object{ExtensionPaymentID: json.RawMessage(`[]`)}, "", true},
	} {
		got, err := PaymentID(c.extensions)
		if got != c.want || errors.Is(err, ErrPaymentID) != c.bad {
			t.Errorf("%s: %q, %v", c.extensions, got, err)
		}
	}
}
