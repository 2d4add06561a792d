package e2e_test

import (
	"math/big"
	"testing"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/deploy/devnet"
)

// Stake that was put in comes out again, after the delay and not before; fees that a seat earned reach its validator.
func TestStakeAndFeesHaveAWayOut(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Stale, nil)
	w.sit(1, 2, 3)
	b := w.client("buyer", nil)
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Follow(w.within(caseTime), p); err != nil {
		t.Fatal(err)
	}

	d := w.net.Deployment
	key := devnet.Key("validator-1")
	before := w.balance(devnet.Address("validator-1"))
	account := validator.Account{Chain: w.chain, Key: key, Sender: w.manager(key), Committee: d.Committee.Address, Token: w.tokenDomain()}
	if _, err := account.Claim(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got := w.balance(devnet.Address("validator-1")); got.Cmp(before) <= 0 {
		t.Errorf("validator held %s, holds %s after claiming", before, got)
	}

	head, err := docket.HeadOf(t.Context(), w.chain)
	if err != nil {
		t.Fatal(err)
	}
	owner := shop.opts.Sender.Address()
	free, err := docket.NewVault(w.chain, d.Vault.Address).UnreservedStake(t.Context(), head, shop.published.Offer)
	if err != nil || free.Sign() <= 0 {
		t.Fatalf("free stake %v, %v", free, err)
	}
	held := w.balance(owner)
	unstake := func(amount *big.Int) error {
		_, err := shop.backing(d.Vault.Address).Unstake(t.Context(), amount)
		return err
	}
	if err := unstake(new(big.Int)); err == nil {
		t.Error("nothing was announced")
	}
	half := new(big.Int).Rsh(free, 1)
	if err := unstake(half); err != nil {
		t.Fatal(err)
	}
	if err := unstake(nil); err == nil {
		t.Error("stake left before its delay")
	}
	w.warp(30*24*3600 + 1)
	if err := unstake(nil); err != nil {
		t.Fatal(err)
	}
	if got := new(big.Int).Sub(w.balance(owner), held); got.Cmp(half) != 0 {
		t.Errorf("%s came out, %s was announced", got, half)
	}

	// What is announced and not taken within a week stays behind the Offer.
	announced := func() docket.Announcement {
		head, err := docket.HeadOf(t.Context(), w.chain)
		if err != nil {
			t.Fatal(err)
		}
		a, err := docket.NewVault(w.chain, d.Vault.Address).Announced(t.Context(), head, shop.published.Offer)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	if err := unstake(big.NewInt(1)); err != nil {
		t.Fatal(err)
	}
	const week = 7 * 24 * 3600
	if a := announced(); a.Amount.Int64() != 1 || a.LapsesAt != a.AvailableAt+week {
		t.Errorf("announced %+v", a)
	}
	w.warp(30*24*3600 + week + 1)
	if err := unstake(nil); err == nil {
		t.Error("stake left after its announcement had lapsed")
	}
	if a := announced(); a.Amount.Sign() != 0 {
		t.Errorf("lapsed: %+v", a)
	}
}
