package e2e_test

import (
	"context"
	"testing"
	"time"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/chain/chaintest"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// The node goes away at one of a contest's first requests after the other. Each time the buyer says so, and with the node
// back it contests, once.
func TestContestOutlivesANodeThatIsLostAtAnyRequest(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	proxy, err := chaintest.NewProxy(w.net.URL, 1, chaintest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(proxy.Close)
	through, err := chain.Dial(t.Context(), proxy.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(through.Close)
	shop := w.open(seller.Silent, nil)
	b := w.client("buyer", func(o *buyer.Options) {
		o.Chain, o.Sender = through, txmgr.New(through, o.Key, txmgr.Options{PollInterval: 20 * time.Millisecond})
	})
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	for lost := 1; lost <= 12; lost++ {
		n := 0
		proxy.Script(func(method string) chaintest.Fault { // called for one request at a time
			if n++; n < lost || method == "eth_sendRawTransaction" {
				return chaintest.None
			}
			return chaintest.Refuse
		})
		ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
		_, err := b.Contest(ctx, p)
		cancel()
		proxy.Script(nil)
		if err == nil || !p.Paid() {
			t.Fatalf("lost at request %d: %v; paid %t", lost, err, p.Paid())
		}
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	w.sent(p.Exchange.Payment.Payer, 1)
}
