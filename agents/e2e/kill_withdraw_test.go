package e2e_test

import (
	"math/big"
	"testing"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
)

// A seller is killed while it records a checkpoint, and while it withdraws what has matured: each is done once, and it
// ends with exactly what it was paid.
func TestKilledSellerWithdrawsOnce(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.mortal("seller", w.relay, "100ms")
	offer := shop.publishes(quotes)
	before, n := w.balance(shop.address).Int64(), 0
	withdraw := func(d death) { shop.do(d, "seller", "withdraw", "--offer", offer.Hex(), "--mode", "honest") }
	round := func(checkpoint, withdrawal death) (marking, taking []death) {
		n++
		if err := w.net.Mint(t.Context(), offer, big.NewInt(price)); err != nil {
			t.Fatal(err)
		}
		withdraw(checkpoint)
		marking = deaths(t, shop.requests())
		w.warp(uint64(figures.ContestWindowSeconds) + 1)
		withdraw(withdrawal)
		return marking, deaths(t, shop.requests())
	}
	marking, taking := round(death{}, death{})
	for i := range max(len(marking), len(taking)) {
		round(nth(marking, i), nth(taking, i))
	}
	contract, checkpoints, withdrawals := bindings.NewOffer(), 0, 0
	for _, l := range w.logs(offer) {
		if _, err := contract.UnpackCheckpointedEvent(&l); err == nil {
			checkpoints++
		}
		if e, err := contract.UnpackWithdrawnEvent(&l); err == nil {
			if withdrawals++; e.Amount.Int64() != price || e.To != shop.address {
				t.Errorf("withdrew %s to %s", e.Amount, e.To)
			}
		}
	}
	if checkpoints != n || withdrawals != n {
		t.Errorf("%d checkpoints and %d withdrawals of %d payments", checkpoints, withdrawals, n)
	}
	if got := w.balance(shop.address).Int64() - before; got != int64(n)*price || w.balance(offer).Sign() != 0 {
		t.Errorf("the seller has %d more, the Offer holds %s", got, w.balance(offer))
	}
	w.sent(shop.address, 2+2*n) // promise and stake before
	t.Logf("killed %d times in %d rounds", shop.killed(), n)
}
