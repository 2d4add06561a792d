package facilitator_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/x402"
)

// named is the payment's request with a payment id.
func (p *payment) named(t *testing.T, info string) []byte {
	t.Helper()
	req, err := x402.Decode[x402.FacilitatorRequest](p.body(t))
	if err != nil {
		t.Fatal(err)
	}
	req.PaymentPayload.Extensions = x402.Object{x402.ExtensionPaymentID: json.RawMessage(`{"info":` + info + `}`)}
	raw, err := x402.Encode(req)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func TestPaymentIDMakesASettlementIdempotent(t *testing.T) {
	f := start(t)
	const info = `{"required":true,"id":"pay_0123456789abcdef"}`
	settle := func(p *payment) (*x402.SettlementResponse, int) {
		return post[x402.SettlementResponse](t, f.url+"/settle", p.named(t, info))
	}
	p := f.pay(f.Key("buyer"))
	first, status := settle(p)
	if !first.Success || status != http.StatusOK {
		t.Fatalf("%d %+v", status, first)
	}
	if again, status := settle(p); !again.Success || again.Transaction != first.Transaction || status != http.StatusOK {
		t.Errorf("%d %+v", status, again)
	}
	f.restart()
	other := f.pay(f.Key("buyer"))
	if answer, status := settle(other); answer.Success || answer.ErrorReason != x402.ReasonPaymentIDConflict || status != http.StatusConflict {
		t.Errorf("%d %+v", status, answer)
	}
	if got := f.balance(payTo); got != price {
		t.Errorf("received %d", got)
	}
	// Somebody else's equal id is none of the buyer's.
	f.mint(devnet.Address("buyer-2"), price)
	if answer, _ := settle(f.pay(f.Key("buyer-2"))); !answer.Success {
		t.Errorf("%+v", answer)
	}
}

func TestPaymentIDOfAnInvalidPaymentIsNotTaken(t *testing.T) {
	f := start(t)
	const info = `{"id":"pay_0123456789abcdef"}`
	forged := f.pay(f.Key("buyer"), func(p *payment) { p.signature = make([]byte, 65) })
	if answer, _ := post[x402.SettlementResponse](t, f.url+"/settle", forged.named(t, info)); answer.ErrorReason != x402.ReasonExactSignature {
		t.Fatalf("%+v", answer)
	}
	if answer, _ := post[x402.SettlementResponse](t, f.url+"/settle", f.pay(f.Key("buyer")).named(t, info)); !answer.Success {
		t.Fatalf("%+v", answer)
	}
}

func TestMissingOrBrokenPaymentIDIsABadRequest(t *testing.T) {
	f := start(t)
	for _, info := range []string{`{"required":true}`, `{"id":"short"}`, `{"id":"pay_0123456789abcde!"}`} {
		answer, status := post[x402.SettlementResponse](t, f.url+"/settle", f.pay(f.Key("buyer")).named(t, info))
		if answer.Success || answer.ErrorReason != x402.ReasonInvalidPayload || status != http.StatusBadRequest {
			t.Errorf("%s: %d %+v", info, status, answer)
		}
	}
}
