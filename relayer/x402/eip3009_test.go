package x402

import (
	"bytes"
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/signature"
)

const vectorKey = "5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a"

func vector() (TokenDomain, Authorization) {
	d := TokenDomain{"Test USD", "2", 31337, common.HexToAddress("0x5FbDB2315678afecb367f032d93F642f64180aa3")}
	a := Authorization{
		From:  common.HexToAddress("0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"),
		To:    common.HexToAddress("0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512"),
		Value: uint256.NewInt(10000), ValidAfter: new(uint256.Int), ValidBefore: uint256.NewInt(1800000000),
		Nonce: common.BytesToHash(bytes.Repeat([]byte{0x11}, 32)),
	}
	return d, a
}

func TestTransferDigestVector(t *testing.T) {
	d, a := vector()
	if got := d.Separator().Hex(); got != "0x3afdd6c92c145e38818790df8c19e68490e529367a8d8dd8cbdfa0579d8969d6" {
		t.Errorf("separator %s", got)
	}
	if got := TransferDigest(d, a).Hex(); got != "0xc3019a78fd6ab2f061e815da2d4f058fd2cb09a3d0bc715f556a38c292e281bd" {
		t.Errorf("digest %s", got)
	}
	key, err := crypto.HexToECDSA(vectorKey)
	if err != nil {
		t.Fatal(err)
	}
	sig, err := SignTransfer(key, d, a)
	if err != nil {
		t.Fatal(err)
	}
	const want = "0xa44654e02a3f08d477fd22fe4db622a915924c9fa7e8b2156146588362bfdf5d06def1511936dd20cbe4c089ed4fe3f2994df3b3d6cb5e276c423a31babda6f81b"
	if got := hexutil.Encode(sig); got != want {
		t.Errorf("signature %s", got)
	}
	if got, err := signature.Recover(TransferDigest(d, a), sig); err != nil || got != a.From {
		t.Errorf("recovered %s, %v", got, err)
	}
}

func TestTypeHashesAreThePublishedOnes(t *testing.T) {
	for _, c := range []struct {
		name string
		got  common.Hash
		want string
	}{
		{"transfer", TransferTypeHash, "0x7c7c6cdb67a18743f49ec6fa9b35f50d52ed05cbed4cc592e13b44501c1a2267"},
		{"receive", ReceiveTypeHash, "0xd099cc98ef71107a616c4f0f941f04c322d8e254fe26b3c6668db87aae413de8"},
		{"domain", domainTypeHash, "0x8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f"},
		{"offer", offerTypeHash, "0x85143d3249b5e62ed5edd3d59a352d4e1181c775ff4f762f9c8a617f6bf1e97d"},
		{"receipt", receiptTypeHash, "0x616944bc4bb51b3d5fcbba8c559f76d57a93ac1e0d6659f1abbe95f92300c06f"},
		{"offer-receipt domain", receiptDomainTypeHash, "0xc2f8787176b8ac6bf7215b4adcc1e069bf4ab82d9ab1df05a57a91d425935b6e"},
	} {
		if c.got.Hex() != c.want {
			t.Errorf("%s: %s", c.name, c.got)
		}
	}
}

func TestReceiveDigestDiffersFromTransferDigest(t *testing.T) {
	d, a := vector()
	if ReceiveDigest(d, a) == TransferDigest(d, a) {
		t.Fatal("a transfer signature would serve as a receive signature")
	}
}

func TestEveryFieldIsInTheDigest(t *testing.T) {
	d, a := vector()
	want := TransferDigest(d, a)
	one := uint256.NewInt(1)
	for name, change := range map[string]func(*TokenDomain, *Authorization){
		"name":        func(d *TokenDomain, _ *Authorization) { d.Name += "x" },
		"version":     func(d *TokenDomain, _ *Authorization) { d.Version += "x" },
		"chain":       func(d *TokenDomain, _ *Authorization) { d.ChainID++ },
		"token":       func(d *TokenDomain, _ *Authorization) { d.Token[0]++ },
		"from":        func(_ *TokenDomain, a *Authorization) { a.From[0]++ },
		"to":          func(_ *TokenDomain, a *Authorization) { a.To[0]++ },
		"value":       func(_ *TokenDomain, a *Authorization) { a.Value = one },
		"validAfter":  func(_ *TokenDomain, a *Authorization) { a.ValidAfter = one },
		"validBefore": func(_ *TokenDomain, a *Authorization) { a.ValidBefore = one },
		"nonce":       func(_ *TokenDomain, a *Authorization) { a.Nonce[0]++ },
	} {
		d2, a2 := d, a
		change(&d2, &a2)
		if TransferDigest(d2, a2) == want {
			t.Errorf("%s is not signed", name)
		}
	}
}

func TestParseAmount(t *testing.T) {
	max := new(uint256.Int).SetAllOne()
	if got, err := ParseAmount(max.Dec()); err != nil || !got.Eq(max) {
		t.Errorf("2^256-1: %v, %v", got, err)
	}
	over := new(big.Int).Lsh(big.NewInt(1), 256)
	for _, bad := range []string{"", "-1", "+1", "01", " 1", "1 ", "1.0", "1e3", "0x10", "1_000", over.String(), "١"} {
		if _, err := ParseAmount(bad); !errors.Is(err, ErrAmount) {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

func TestExactPayloadSurvivesTheWire(t *testing.T) {
	_, a := vector()
	want := ExactPayload{Signature: bytes.Repeat([]byte{7}, 97), Authorization: a}
	got, err := (&PaymentPayload{Payload: want.Object()}).Exact()
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Signature, want.Signature) || TransferDigest(TokenDomain{}, got.Authorization) != TransferDigest(TokenDomain{}, a) {
		t.Fatalf("got %+v", got)
	}
}
