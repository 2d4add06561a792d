package facilitator_test

import (
	"context"
	"math/big"
	"net/http"
	"testing"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/x402"
)

// behind is a pair of nodes of which the one that knows the head and the logs lags behind the other.
type behind struct {
	*chain.Client
	head *types.Header
}

func (b *behind) Head(ctx context.Context) (*types.Header, error) {
	if b.head != nil {
		return b.head, nil
	}
	return b.Client.Head(ctx)
}

// The payment is on the chain; the logs do not show it yet. That is no reason to call it refused.
func TestNodeThatLagsBehindMakesNoFailure(t *testing.T) {
	nodes := &behind{}
	f := start(t, func(o *facilitator.Options) {
		nodes.Client = o.Chain.(*chain.Client)
		o.Chain = nodes
	})
	f.withPermit2()
	before, err := f.client.HeaderByNumber(t.Context(), (*big.Int)(nil))
	if err != nil {
		t.Fatal(err)
	}
	ordinary, p2 := f.pay(f.Key("buyer")), f.permit("buyer")
	f.call("stranger", transferCall(ordinary))
	f.send("stranger", x402.ExactPermit2Proxy, packed(t, "settle", settleArguments(p2)...))
	nodes.head = before
	for name, body := range map[string][]byte{"authorization": ordinary.body(t), "permit": p2.body(t)} {
		answer, status := post[x402.SettlementResponse](t, f.url+"/settle", body)
		if status != http.StatusServiceUnavailable || answer.ErrorReason != x402.ReasonUnexpectedSettle {
			t.Errorf("%s: %d %+v", name, status, answer)
		}
	}
	nodes.head = nil
	for name, body := range map[string][]byte{"authorization": ordinary.body(t), "permit": p2.body(t)} {
		if answer, _ := post[x402.SettlementResponse](t, f.url+"/settle", body); !answer.Success {
			t.Errorf("%s, once it has caught up: %+v", name, answer)
		}
	}
}
