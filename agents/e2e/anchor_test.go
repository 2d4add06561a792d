package e2e_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/proof"
)

// A payment whose block the chain's own ring has lost is contested all the same: its hash is proven again first.
func TestPaymentOlderThanTheRingIsContested(t *testing.T) {
	w := newWorld(t, devnet.Options{Args: []string{"--prune-history", "400"}}) // all states would fill gigabytes
	key := w.account("seller-old")
	frame := w.frame(crypto.PubkeyToAddress(key.PublicKey))
	frame.Figures.ContestWindowSeconds = 24 * 3600
	doc, err := manifest.QuoteFeed(frame, 30)
	if err != nil {
		t.Fatal(err)
	}
	c := &contested{world: w}
	c.shop = w.sell(seller.Stale, key, doc, func(o *seller.Options) { o.Policy.Ignore = true })
	c.buyer = w.client("buyer", nil)
	if c.p, err = c.buyer.Pay(w.within(caseTime), "one", c.shop.url); err != nil {
		t.Fatal(err)
	}
	c.shop.stop()
	if sent, err := c.buyer.Anchor(t.Context(), c.p); err != nil || len(sent) != 0 {
		t.Fatalf("anchored a fresh block: %v, %v", sent, err)
	}
	block := c.p.Exchange.Payment.BlockNumber
	history := docket.NewHistory(w.chain, w.net.Deployment.HistorySource.Address)
	// Shortly before the ring loses it nothing is built on it any more.
	for _, last := range []uint64{block + proof.HistoryRing - 40, block + proof.HistoryRing + 100} {
		for c.head().Number < last {
			if err := w.net.Mine(t.Context(), min(500, last-c.head().Number)); err != nil {
				t.Fatal(err)
			}
		}
		if is, err := history.Knows(t.Context(), c.head(), block); err != nil || is {
			t.Fatalf("block %d of %d is known: %t, %v", block, c.head().Number, is, err)
		}
	}
	if _, err := c.buyer.Contest(t.Context(), c.p); err != nil {
		t.Fatal(err)
	}
	if c.view().State != docket.StateContested || c.p.Case == (common.Hash{}) {
		t.Fatalf("case is %s", docket.StateNames[c.view().State])
	}
	if is, err := history.Knows(t.Context(), c.head(), block); err != nil || !is {
		t.Fatalf("block %d is not anchored: %v", block, err)
	}
}
