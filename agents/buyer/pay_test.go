package buyer

import (
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/exchange"
)

func TestAboutBindsADeliveryToItsExchange(t *testing.T) {
	e := &exchange.Exchange{
		Request:  exchange.Request{Method: "GET", URL: "http://127.0.0.1/quote?pair=ETH-USD", Body: exchange.Body{}},
		Response: &exchange.Response{Status: 200, Body: exchange.Body(`{"pair":"ETH-USD"}`)},
		Payment:  &exchange.Payment{Payer: common.HexToAddress("0x1"), Nonce: common.Hash{2}},
	}
	hash, err := e.Request.Hash()
	if err != nil {
		t.Fatal(err)
	}
	good := exchange.SignedDelivery{Delivery: exchange.Delivery{
		Payer: e.Payment.Payer, PaymentRef: e.Payment.Nonce, RequestHash: hash, ResponseHash: exchange.ResponseHash(e.Response.Body),
	}}
	if err := about(e, &good); err != nil {
		t.Fatal(err)
	}
	for name, edit := range map[string]func(*exchange.Delivery){
		"payer":    func(d *exchange.Delivery) { d.Payer[0] ^= 1 },
		"payment":  func(d *exchange.Delivery) { d.PaymentRef[0] ^= 1 },
		"request":  func(d *exchange.Delivery) { d.RequestHash[0] ^= 1 },
		"response": func(d *exchange.Delivery) { d.ResponseHash[0] ^= 1 },
	} {
		d := good
		edit(&d.Delivery)
		if err := about(e, &d); !errors.Is(err, ErrDelivery) {
			t.Errorf("another %s: %v", name, err)
		}
	}
}
