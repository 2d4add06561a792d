package e2e_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// within60 promises that the response is there within a minute of the payment.
func within60(f manifest.Frame) (*manifest.Document, error) {
	return manifest.Promise(f, "Quotes within a minute", "Quotes of the pair asked, within a minute of the payment.", manifest.RolePayer, []manifest.Measured{
		{Title: "Latency", Statement: "The response is there within 60 seconds of the payment.",
			Check:    manifest.Check{Measure: manifest.MeasureLatency, Op: manifest.OpLE, Bound: 60},
			Question: "Seconds from the block of the payment to the block that disclosed the response."},
		{Title: "Right pair", Statement: "The pair in the response equals the pair in the request.",
			Check:    manifest.Check{Measure: manifest.MeasureSubjectMatch, Op: manifest.OpEQ, Bound: 1},
			Question: "1 if the two pairs are byte-equal, else 0.", Reading: manifest.QuoteSubject},
	})
}

// Seats measure latency by the blocks of the payment and of the disclosure: in time it passes, and a payer that waits
// before it says that nothing came gets no FAIL out of that.
func TestLatencyIsJudgedOnTheChainsClock(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	w.sit(1, 2, 3)
	for name, tc := range map[string]struct {
		wait   uint64 // seconds
		ruling uint8
	}{"at once": {0, settlement.PayeeWins}, "late": {120, settlement.Unclear}} {
		t.Run(name, func(t *testing.T) {
			w := w.with(t)
			key := w.account("seller-latency")
			doc, err := within60(w.frame(crypto.PubkeyToAddress(key.PublicKey)))
			if err != nil {
				t.Fatal(err)
			}
			shop := w.sell(seller.Honest, key, doc, nil)
			b := w.deaf()
			p, err := b.Pay(w.within(caseTime), "one", shop.url)
			if err != nil {
				t.Fatal(err)
			}
			if tc.wait > 0 {
				w.warp(tc.wait)
			}
			if _, err := b.Contest(t.Context(), p); err != nil {
				t.Fatal(err)
			}
			w.insist(devnet.Key(t.Name()+"deaf"), p)
			report, err := b.Follow(w.within(caseTime), p)
			if err != nil {
				t.Fatal(err)
			}
			if report.Ruling != tc.ruling || report.Cause != settlement.CauseJudged {
				t.Fatalf("ruling %d cause %d, want ruling %d", report.Ruling, report.Cause, tc.ruling)
			}
			head, err := docket.HeadOf(t.Context(), w.chain)
			if err != nil {
				t.Fatal(err)
			}
			f, err := docket.NewOffer(w.chain, p.Offer, 0).File(t.Context(), head, p.Case)
			if err != nil || f.PaidAt != p.Exchange.Payment.BlockTime {
				t.Fatalf("paid at %d, in a block of %d: %v", f.PaidAt, p.Exchange.Payment.BlockTime, err)
			}
		})
	}
}
