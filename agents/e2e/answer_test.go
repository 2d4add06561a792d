package e2e_test

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math"
	"math/big"
	"net/http"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// deaf is a buyer that never receives the answer to its payment.
func (w *world) deaf() *buyer.Service {
	transport := &dropper{}
	transport.left.Store(math.MaxInt32)
	return w.client("deaf", func(o *buyer.Options) { o.HTTP = &http.Client{Transport: transport} })
}

// The answer was lost on the way. The seller discloses it on chain: a good one is accepted and costs the answer, a stale
// one is contested further and judged.
func TestDisclosedAnswerIsAcceptedOrContestedFurther(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	w.sit(1, 2, 3)
	for _, tc := range []struct {
		mode          seller.Mode
		ruling, cause uint8
		net           int64
	}{
		{seller.Honest, settlement.PayeeWins, settlement.CauseAccepted, -price - 10_000},
		{seller.Stale, settlement.PayerWins, settlement.CauseFailed, 20_000},
	} {
		t.Run(tc.mode.String(), func(t *testing.T) {
			w := w.with(t)
			shop := w.open(tc.mode, nil)
			b := w.deaf()
			p, err := b.Pay(w.within(caseTime), "one", shop.url)
			if err != nil {
				t.Fatal(err)
			}
			if p.Exchange.Response != nil {
				t.Fatal("the answer arrived")
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
			if net := new(big.Int).Sub(w.balance(p.Exchange.Payment.Payer), big.NewInt(minted)); net.Int64() != tc.net {
				t.Fatalf("payer's change %s, want %d", net, tc.net)
			}
		})
	}
}

// A payer that says two minutes later that nothing came does not make fresh data stale: it cannot win by waiting, whether
// it takes what was disclosed or insists.
func TestWaitingDoesNotMakeFreshDataStale(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	w.sit(1, 2, 3)
	for _, insist := range []bool{false, true} {
		t.Run(fmt.Sprintf("insist %t", insist), func(t *testing.T) {
			w := w.with(t)
			shop := w.open(seller.Honest, func(o *seller.Options) { o.Policy.Concede = true })
			b := w.deaf()
			p, err := b.Pay(w.within(caseTime), "one", shop.url)
			if err != nil {
				t.Fatal(err)
			}
			w.warp(120) // the promise is 30 s when served, the contest window 600 s
			if _, err := b.Contest(t.Context(), p); err != nil {
				t.Fatal(err)
			}
			want := settlement.CauseAccepted
			if insist {
				want = settlement.CauseJudged
				w.insist(devnet.Key(t.Name()+"deaf"), p)
			}
			report, err := b.Follow(w.within(caseTime), p)
			if err != nil {
				t.Fatal(err)
			}
			if report.Ruling == settlement.PayerWins || report.Cause != want {
				t.Fatalf("ruling %d cause %d, want cause %d", report.Ruling, report.Cause, want)
			}
		})
	}
}

// insist waits for the disclosure and continues the case, whatever was disclosed.
func (w *world) insist(payer *ecdsa.PrivateKey, p *buyer.Purchase) {
	w.t.Helper()
	w.await("the disclosure", func() bool {
		head, err := docket.HeadOf(w.t.Context(), w.chain)
		if err != nil {
			return false
		}
		c, err := docket.NewOffer(w.chain, p.Offer, 0).Case(w.t.Context(), head, p.Case)
		return err == nil && c.State == docket.StateDisclosed
	})
	w.tx(payer, p.Offer, bindings.NewOffer().PackContinueCase(p.Case, new(big.Int), nil))
}

// tx sends one call.
func (w *world) tx(key *ecdsa.PrivateKey, to common.Address, data []byte) {
	w.t.Helper()
	if _, err := w.manager(key).Send(w.t.Context(), txmgr.Candidate{To: &to, Data: data}); err != nil {
		w.t.Fatal(err)
	}
}

// The seller is down when the case opens. A new process with the same journal answers in time.
func TestRestartedSellerAnswersFromItsJournal(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Honest, nil)
	b := w.deaf()
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	shop.stop()
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	again, err := seller.New(shop.opts)
	if err != nil {
		t.Fatal(err)
	}
	w.background("seller again", func(ctx context.Context) error { return again.Run(ctx) })
	report, err := b.Follow(w.within(caseTime), p)
	if err != nil || report.Cause != settlement.CauseAccepted {
		t.Fatalf("report %+v, %v", report, err)
	}
}

func TestSellerConcedesWhatItsOwnRecordSaysIsBroken(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Hollow, func(o *seller.Options) { o.Policy.Concede = true })
	b := w.client("buyer", nil)
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	report, err := b.Follow(w.within(caseTime), p)
	if err != nil || report.Cause != settlement.CauseConceded {
		t.Fatalf("report %+v, %v", report, err)
	}
	if got := w.balance(p.Exchange.Payment.Payer); got.Int64() != minted {
		t.Fatalf("payer holds %s", got)
	}

	// Reconciled against a token in which nothing moved, the same settlement does not add up.
	blind := w.client("blind", func(o *buyer.Options) { o.TokenDomain.Token = w.net.Deployment.TokenImplementation.Address })
	if _, err := blind.Reconcile(t.Context(), p.Offer, p.Case); !errors.Is(err, buyer.ErrMismatch) {
		t.Fatalf("money that never arrived was reconciled: %v", err)
	}
}

// A relayer sends everything; the payer holds tokens only and signs.
func TestPayerWithoutGasIsRefundedThroughARelayer(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	shop := w.open(seller.Silent, nil)
	b := w.client("buyer", func(o *buyer.Options) {
		o.Sender, o.Policy.RelayFee = w.manager(devnet.Key("stranger")), big.NewInt(4_000)
	})
	before := w.balance(devnet.Address("stranger"))
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	w.warp(uint64(figures.AnswerWindowSeconds) + 1)
	if _, err := b.Follow(w.within(caseTime), p); err != nil {
		t.Fatal(err)
	}
	// Nobody answered, so that nothing shows the seller's part: the relay fee stays the payer's.
	if got := w.balance(p.Exchange.Payment.Payer); got.Int64() != minted-4_000 {
		t.Errorf("payer holds %s", got)
	}
	if gained := new(big.Int).Sub(w.balance(devnet.Address("stranger")), before); gained.Int64() != 4_000 {
		t.Errorf("relayer gained %s", gained)
	}
}
