package e2e_test

import (
	"errors"
	"testing"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// The block with the contest leaves the chain. Both agents go on from what the chain says now, and the case is opened
// again with the same payment.
func TestContestThatLeftTheChainIsOpenedAgain(t *testing.T) {
	w := newWorld(t, devnet.Options{BlockTime: 3600}) // blocks only for transactions, so that the depth is known
	shop := w.open(seller.Silent, nil)
	b := w.client("buyer", nil)
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	first := p.ContestTx
	offer := docket.NewOffer(w.chain, shop.published.Offer, 0)
	exists := func() bool {
		head, err := docket.HeadOf(t.Context(), w.chain)
		if err != nil {
			t.Fatal(err)
		}
		_, err = offer.Case(t.Context(), head, p.Case)
		if err != nil && !errors.Is(err, docket.ErrNoCase) {
			t.Fatal(err)
		}
		return err == nil
	}
	if !exists() {
		t.Fatal("no case")
	}
	if err := w.net.Control(t.Context(), "anvil_reorg", 1, []any{}); err != nil {
		t.Fatal(err)
	}
	if exists() {
		t.Fatal("the contest survived the reorganization")
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	if !exists() || p.ContestTx == first {
		t.Fatalf("not opened again: %s", p.ContestTx)
	}
	w.warp(uint64(figures.AnswerWindowSeconds) + 1)
	report, err := b.Follow(w.within(caseTime), p)
	if err != nil || report.Cause != settlement.CauseUnanswered {
		t.Fatalf("report %+v, %v", report, err)
	}
}
