package e2e_test

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

// A response under another's signature, or without one, is no delivery: it would prove nothing in a case.
func TestOnlyTheOffersKeyDelivers(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	b := w.client("buyer", nil)
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	signed := *p.Exchange.Delivery
	forged, err := signed.Delivery.Sign(devnet.Key("stranger"), w.net.ChainID, shop.published.Offer)
	if err != nil {
		t.Fatal(err)
	}
	elsewhere, err := signed.Delivery.Sign(shop.key, w.net.ChainID, common.HexToAddress("0x0f"))
	if err != nil {
		t.Fatal(err)
	}
	for name, tc := range map[string]struct {
		delivery *exchange.SignedDelivery
		want     buyer.Verdict
	}{
		"the seller's":      {&signed, buyer.Conforming},
		"a stranger's":      {&forged, buyer.Undelivered},
		"for another offer": {&elsewhere, buyer.Undelivered},
		"none":              {nil, buyer.Undelivered},
	} {
		response := &exchange.Response{Status: 200, Headers: []exchange.Header{}, Body: p.Exchange.Response.Body}
		if tc.delivery != nil {
			header, err := x402.EncodeHeader(tc.delivery)
			if err != nil {
				t.Fatal(err)
			}
			response.Headers = append(response.Headers, exchange.Header{Name: strings.ToLower(notice.HeaderDelivery), Value: header})
		}
		id := "adopted-" + strings.NewReplacer(" ", "-", "'", "").Replace(name)
		adopted, err := b.Adopt(t.Context(), id, p.Offer, p.Nonce, p.Request, response, exchange.X402{})
		if err != nil {
			t.Fatal(err)
		}
		if verdict, _, err := b.Check(t.Context(), adopted); err != nil || verdict != tc.want {
			t.Errorf("%s: %s, %v", name, verdict, err)
		}
	}
}
