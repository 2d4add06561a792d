package e2e_test

import (
	"errors"
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/settlement"
)

const caseTime = 90 * time.Second

func TestHonestSaleIsNotContestedAndMatures(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	b := w.client("buyer", nil)

	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	verdict, findings, err := b.Check(t.Context(), p)
	if err != nil || verdict != buyer.Conforming || len(findings) != 3 {
		t.Fatalf("verdict %s, %d findings, %v", verdict, len(findings), err)
	}
	if _, err := b.Contest(t.Context(), p); !errors.Is(err, guard.ErrRefused) {
		t.Fatalf("contest of an honest sale: %v", err)
	}
	if got := w.balance(shop.published.Offer); got.Int64() != price {
		t.Fatalf("offer holds %s", got)
	}

	// Nothing can be taken inside the window; everything after it.
	if _, checkpoint, err := shop.Withdraw(t.Context()); err != nil || checkpoint == nil {
		t.Fatalf("checkpoint: %v, %v", checkpoint, err)
	}
	if withdrawal, _, err := shop.Withdraw(t.Context()); err != nil || withdrawal != nil {
		t.Fatalf("withdrawal inside the window: %v, %v", withdrawal, err)
	}
	w.warp(uint64(figures.ContestWindowSeconds) + 2)
	before := w.balance(crypto.PubkeyToAddress(shop.key.PublicKey))
	w.await("the daemon's withdrawal", func() bool { return w.balance(shop.published.Offer).Sign() == 0 })
	gained := new(big.Int).Sub(w.balance(crypto.PubkeyToAddress(shop.key.PublicKey)), before)
	if gained.Int64() != price {
		t.Fatalf("seller gained %s", gained)
	}
}

// Every dishonest mode, to the end: who ruled what, and where the money is.
func TestBrokenPromisesAreRefunded(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	w.sit(1, 2, 3)
	// The payer's change over the whole purchase: payment and bond come back and the fee is made good; where a FAIL alone
	// decides the penalty comes on top.
	for _, tc := range []struct {
		mode          seller.Mode
		verdict       buyer.Verdict
		ruling, cause uint8
		net           int64
		proveBreach   bool
	}{
		{seller.Stale, buyer.Broken, settlement.PayerWins, settlement.CauseFailed, 20_000, false},
		{seller.Hollow, buyer.Broken, settlement.PayerWins, settlement.CauseFailed, 20_000, false},
		{seller.Substituted, buyer.Broken, settlement.PayerWins, settlement.CauseFailed, 20_000, false},
		{seller.Substituted, buyer.Broken, settlement.PayerWins, settlement.CauseSelfProven, 20_000, true},
		{seller.Vague, buyer.Unsettled, settlement.Unclear, settlement.CauseJudged, -price, false},
	} {
		name := tc.mode.String()
		if tc.proveBreach {
			name += "-self-proven"
		}
		t.Run(name, func(t *testing.T) {
			w := w.with(t)
			shop := w.open(tc.mode, nil)
			b := w.client("buyer", func(o *buyer.Options) {
				o.Policy.ProveBreach, o.Policy.ContestUnresolved = tc.proveBreach, true
			})
			p, err := b.Pay(w.within(caseTime), "one", shop.url)
			if err != nil {
				t.Fatal(err)
			}
			verdict, _, err := b.Check(t.Context(), p)
			if err != nil || verdict != tc.verdict {
				t.Fatalf("verdict %s, %v", verdict, err)
			}
			if _, err := b.Contest(t.Context(), p); err != nil {
				t.Fatal(err)
			}
			report, err := b.Follow(w.within(caseTime), p)
			if err != nil {
				t.Fatal(err)
			}
			if report.Ruling != tc.ruling || report.Cause != tc.cause {
				t.Fatalf("ruling %d cause %d", report.Ruling, report.Cause)
			}
			payer := p.Exchange.Payment.Payer
			if net := new(big.Int).Sub(w.balance(payer), big.NewInt(minted)); net.Int64() != tc.net {
				t.Fatalf("payer's change %s, want %d", net, tc.net)
			}
		})
	}
}

func TestSilentSellerLosesWithoutAJudge(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Silent, nil)
	b := w.client("buyer", nil)
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	if p.Exchange.Response == nil || p.Exchange.Response.Status != 500 || p.Exchange.Delivery != nil {
		t.Fatalf("response %+v", p.Exchange.Response)
	}
	if verdict, _, err := b.Check(t.Context(), p); err != nil || verdict != buyer.Undelivered {
		t.Fatalf("verdict %s, %v", verdict, err)
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	if report, err := b.Step(t.Context(), p); report != nil || err != nil {
		t.Fatalf("the seller still may answer: %v, %v", report, err)
	}
	w.warp(uint64(figures.AnswerWindowSeconds) + 1)
	report, err := b.Follow(w.within(caseTime), p)
	if err != nil {
		t.Fatal(err)
	}
	if report.Ruling != settlement.PayerWins || report.Cause != settlement.CauseUnanswered {
		t.Fatalf("ruling %d cause %d", report.Ruling, report.Cause)
	}
	if got := w.balance(p.Exchange.Payment.Payer); got.Int64() != minted {
		t.Fatalf("payer holds %s", got)
	}
}
