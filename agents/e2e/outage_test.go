package e2e_test

import (
	"testing"

	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// The evidence store is down while the contest window ends. The buyer waits for it while there is time, then contests
// with what it holds itself, and stores the evidence once that is possible: the case is judged as any other.
func TestStoreOutageForfeitsNoDispute(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	w.sit(1, 2, 3)
	shop := w.open(seller.Hollow, nil)
	b := w.client("buyer", nil)
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	w.settles.setDown("/evidence", true)
	if _, err := b.Contest(t.Context(), p); err == nil {
		t.Fatal("contested without evidence, with all the time in the world")
	}
	w.warp(uint64(figures.ContestWindowSeconds) - 20)
	if p, err = b.Purchase("one"); err != nil { // as after a restart: the journal has all it needs
		t.Fatal(err)
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	w.settles.setDown("/evidence", false)
	report, err := b.Follow(w.within(caseTime), p)
	if err != nil || report.Ruling != settlement.PayerWins || report.Cause != settlement.CauseFailed {
		t.Fatalf("report %+v, %v", report, err)
	}
	if _, err := w.store.Get(t.Context(), p.Evidence); err != nil || !p.EvidenceKept {
		t.Errorf("evidence %s: %v", p.Evidence, err)
	}
}
