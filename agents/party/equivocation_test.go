package party_test

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/party"
	"github.com/redress-protocol/redress/evidence/exchange"
)

// A Delivery is read alone and out of an exchange; what holds none is named.
func TestParseDeliveryReadsBothForms(t *testing.T) {
	signed := exchange.SignedDelivery{Delivery: exchange.Delivery{ResponseHash: common.Hash{1}, ServedAt: 7}, Signature: make([]byte, 65)}
	alone, err := json.Marshal(signed)
	if err != nil {
		t.Fatal(err)
	}
	whole := func(d *exchange.SignedDelivery) []byte {
		raw, err := (&exchange.Exchange{
			Version: exchange.Version, ChainID: 1, Request: exchange.Request{Method: "GET", URL: "https://seller.example/quote"}, Delivery: d,
		}).Canonical()
		if err != nil {
			t.Fatal(err)
		}
		return raw
	}
	for name, raw := range map[string][]byte{"alone": alone, "in an exchange": whole(&signed)} {
		got, err := party.ParseDelivery(raw)
		if err != nil || got.Delivery != signed.Delivery || string(got.Signature) != string(signed.Signature) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
	if _, err := party.ParseDelivery(whole(nil)); !errors.Is(err, party.ErrOneWord) {
		t.Errorf("an exchange without one: %v", err)
	}
	for _, raw := range []string{"", "{}x", `{"delivery":{},"signature":"0x","more":1}`} {
		if _, err := party.ParseDelivery([]byte(raw)); err == nil {
			t.Errorf("%q was read", raw)
		}
	}
}
