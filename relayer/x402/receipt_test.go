package x402

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
)

var (
	offerVector = OfferPayload{
		Version: 1, ResourceURL: "https://api.example.com/premium-data", Scheme: "exact", Network: "eip155:8453",
		Asset: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", PayTo: "0x209693Bc6afc0C5328bA36FaF03C514EF312287C",
		Amount: "10000", ValidUntil: 1703123516,
	}
	receiptVector = ReceiptPayload{
		Version: 1, Network: "eip155:8453", ResourceURL: "https://api.example.com/premium-data",
		Payer: "0x857b06519E91e3A54538791bDbb0E22373e36b66", IssuedAt: 1703123456,
	}
)

func TestOfferReceiptVectors(t *testing.T) {
	if got := offerVector.Digest().Hex(); got != "0x080c2947f96376213d3de762c32b1f56ba5869acdeb87c7a44b7be5d33d397ea" {
		t.Errorf("offer digest %s", got)
	}
	if got := receiptVector.Digest().Hex(); got != "0x060dbcfb87035bac821d6baa07fdab2ec109e6f06deaa00e037c2c1f4fbe6f8b" {
		t.Errorf("receipt digest %s", got)
	}
}

func TestSignedArtifactsTravelInExtensions(t *testing.T) {
	key, err := crypto.HexToECDSA(vectorKey)
	if err != nil {
		t.Fatal(err)
	}
	signer := crypto.PubkeyToAddress(key.PublicKey)
	offer, err := SignOffer(key, offerVector)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := OfferExtension([]SignedOffer{offer})
	if err != nil {
		t.Fatal(err)
	}
	offers, err := OffersOf(Object{ExtensionOfferReceipt: raw})
	if err != nil || len(offers) != 1 {
		t.Fatalf("offers %v, %v", offers, err)
	}
	if got, err := offers[0].Signer(); err != nil || got != signer {
		t.Errorf("offer signer %s, %v", got, err)
	}
	offers[0].Payload.Amount = "10001"
	if got, err := offers[0].Signer(); err == nil && got == signer {
		t.Error("a changed amount keeps its signer")
	}

	receipt, err := SignReceipt(key, receiptVector)
	if err != nil {
		t.Fatal(err)
	}
	if raw, err = ReceiptExtension(receipt); err != nil {
		t.Fatal(err)
	}
	got, err := ReceiptOf(Object{ExtensionOfferReceipt: raw})
	if err != nil || got == nil {
		t.Fatalf("receipt %v, %v", got, err)
	}
	if who, err := got.Signer(); err != nil || who != signer {
		t.Errorf("receipt signer %s, %v", who, err)
	}
}

func TestOfferReceiptReadersTakeOtherFormatsAndAbsence(t *testing.T) {
	if offers, err := OffersOf(nil); err != nil || offers != nil {
		t.Errorf("absent: %v, %v", offers, err)
	}
	jws := Object{ExtensionOfferReceipt: json.RawMessage(`{"info":{"offers":[{"format":"jws","signature":"a.b.c"}],"receipt":{"format":"jws","signature":"a.b.c"}}}`)}
	if offers, err := OffersOf(jws); err != nil || len(offers) != 0 {
		t.Errorf("jws offers: %v, %v", offers, err)
	}
	if receipt, err := ReceiptOf(jws); err != nil || receipt != nil {
		t.Errorf("jws receipt: %v, %v", receipt, err)
	}
	for _, bad := range []string{`{}`, `{"info":null}`, `{"info":{"offers":[7]}}`, `[]`, `null`} {
		if _, err := OffersOf(Object{ExtensionOfferReceipt: json.RawMessage(bad)}); !errors.Is(err, ErrMalformed) {
			t.Errorf("%s: %v", bad, err)
		}
	}
}

func TestSignerRefusesOtherVersions(t *testing.T) {
	key, _ := crypto.HexToECDSA(vectorKey)
	p := offerVector
	p.Version = 2
	offer, err := SignOffer(key, p)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := offer.Signer(); !errors.Is(err, ErrVersion) {
		t.Fatal(err)
	}
}
