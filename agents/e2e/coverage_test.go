package e2e_test

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/x402"
)

// A quote names the stake behind it, and a buyer pays while that covers what may be contested: stake that is about to leave
// counts no more.
func TestOnlyCoveredOffersArePaid(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	b := w.client("buyer", nil)
	if _, err := b.Pay(w.within(caseTime), "one", shop.url); err != nil {
		t.Fatal(err)
	}
	quoted := func() notice.Stake {
		required, err := x402.DecodeHeader[x402.PaymentRequired](w.get(shop.url, "", "").headers.Get(x402.HeaderRequired))
		if err != nil {
			t.Fatal(err)
		}
		stake, err := notice.ReadStake(required.Extensions)
		if errors.Is(err, notice.ErrAbsent) {
			return notice.Stake{} // the daemon has not looked yet
		}
		if err != nil {
			t.Fatal(err)
		}
		return *stake
	}
	w.await("a quote with the stake", func() bool {
		q := quoted()
		return q.FreeStake == "500000" && q.UnmaturedVolume == "10000" && q.Reserved == "0"
	})

	// 20 000 may be contested with the next payment, and a case can draw 55 000.
	unstake := func(amount int64) {
		if _, err := shop.backing(w.net.Deployment.Vault.Address).Unstake(t.Context(), big.NewInt(amount)); err != nil {
			t.Fatal(err)
		}
	}
	unstake(500_000 - 54_999)
	w.await("a quote with less", func() bool { return quoted().FreeStake == "54999" })
	if _, err := b.Pay(w.within(caseTime), "two", shop.url); !errors.Is(err, guard.ErrRefused) || !strings.Contains(err.Error(), "stake (block)") {
		t.Fatalf("paid without cover: %v", err)
	}
	unstake(500_000 - 55_000)
	if _, err := b.Pay(w.within(caseTime), "two", shop.url); err != nil {
		t.Fatalf("not paid with cover: %v", err)
	}
}
