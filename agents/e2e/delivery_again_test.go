package e2e_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/exchange"
)

// The seller ends a case by its own contradiction while the committee has it: the ruling will never be taken, and no
// validator pays for delivering it again.
func TestRulingThatIsNeverTakenCostsNoGas(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	h := w.bring()
	d, _ := h.view()
	c, err := docket.NewOffer(w.chain, d.Arbitrable, 0).Case(t.Context(), h.head(), h.brief().CaseId)
	if err != nil {
		t.Fatal(err)
	}
	var deliveries [2]bindings.Delivery
	var signatures [2][]byte
	for i := range deliveries {
		signed, err := exchange.Delivery{Payer: c.Payer, PaymentRef: c.PaymentRef, ItemCount: uint32(i)}.Sign(
			devnet.Key(t.Name()+"seller-stale"), w.net.ChainID, d.Arbitrable)
		if err != nil {
			t.Fatal(err)
		}
		deliveries[i], signatures[i] = docket.ForChain(signed.Delivery), signed.Signature
	}
	data, err := bindings.NewOffer().TryPackProveEquivocation(h.brief().CaseId, deliveries[0], signatures[0], deliveries[1], signatures[1])
	if err != nil {
		t.Fatal(err)
	}
	w.tx(devnet.Key(t.Name()+"buyer"), d.Arbitrable, data)

	var vs []*validator.Service
	for i := 1; i <= 3; i++ {
		vs = append(vs, h.validator(w.validatorOptions(i)))
	}
	h.tick("the ruling", func() bool { d, _ := h.view(); return d.Phase == docket.PhaseRuled }, vs...)
	if d, _ := h.view(); d.Delivered {
		t.Fatal("the ruling was taken: nothing is tested")
	}
	sent := func() (n uint64) {
		for i := 1; i <= 3; i++ {
			nonce, err := w.chain.PendingNonceAt(t.Context(), crypto.PubkeyToAddress(w.validatorOptions(i).Key.PublicKey))
			if err != nil {
				t.Fatal(err)
			}
			n += nonce
		}
		return n
	}
	before, start := sent(), h.head().Number
	w.warp(60) // everyone's turn has come
	h.tick("some blocks", func() bool { return h.head().Number > start+5 }, vs...)
	if n := sent() - before; n != 0 {
		t.Fatalf("%d transactions", n)
	}
}
