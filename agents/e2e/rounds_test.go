package e2e_test

import (
	"context"
	"errors"
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/appeal"
	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/relayer/store"
)

const (
	seatFee   = 10_000 // base units
	secondFee = 3 * seatFee
	period    = 60 // seconds of every period of the local committee
)

// appealable are figures of a promise whose first ruling, by one seat, may be heard again by three.
var appealable = func() manifest.Redress {
	f := figures
	f.Seats, f.Rounds, f.Fee, f.Penalty = 1, 2, "10000", "100000"
	return f
}()

// five has so many validators that a panel of one grows to three.
var five = devnet.Options{Validators: 5}

// A seat errs. The buyer appeals on a further document, three validators look for themselves, and the stake makes the buyer
// whole for both rounds. The process is another one at every step.
func TestBuyerAppealsAndIsMadeWhole(t *testing.T) {
	w := newWorld(t, five)
	c := w.contest(appealable, nil)
	payer := c.p.Exchange.Payment.Payer
	foreseen, err := appeal.SecondRoundFee(t.Context(), w.chain, c.head(), c.p.Offer, payer, c.shop.published.Terms)
	if err != nil {
		t.Fatal(err)
	}
	c.rule(adjudication.Pass)
	if s := c.standing(); s.Fee == nil || s.Fee.Cmp(foreseen) != 0 || s.Fee.Int64() != secondFee || s.Dispute.Resolution.Ruling != settlement.PayeeWins {
		t.Fatalf("standing %+v, %s foreseen", s, foreseen)
	}
	c.undecided()
	if by := c.standing().Dispute.AppealBy; c.buyerTold.of(by) != 1 || c.sellerTold.of(by) != 0 {
		t.Errorf("warned the buyer %d times, the seller %d", c.buyerTold.of(by), c.sellerTold.of(by))
	}

	c.restart()
	document := []byte(`{"note":"the venue published the price nine hours before"}`)
	asked, err := c.buyer.Appeal(t.Context(), c.p, document)
	if err != nil {
		t.Fatal(err)
	}
	// Payment, bond, both fees and what then is left of the reserve of 115 000 for the penalty; less the fee.
	if asked.Round != 1 || asked.Fee.Int64() != secondFee || asked.Worth.Int64() != price+40_000+115_000-secondFee {
		t.Errorf("asked for %+v", asked)
	}
	if kept, err := w.store.Get(t.Context(), asked.Evidence); err != nil || string(kept) != string(document) {
		t.Errorf("stored %q, %v", kept, err)
	}
	c.restart()
	if _, err := c.buyer.Appeal(t.Context(), c.p, document); !errors.Is(err, guard.ErrRefused) {
		t.Errorf("appealed twice: %v", err)
	}
	if got := c.change(payer); got != -price-50_000-secondFee {
		t.Errorf("payer's change %d", got)
	}
	file, err := docket.NewOffer(w.chain, c.p.Offer, 0).File(t.Context(), c.head(), c.p.Case)
	if err != nil {
		t.Fatal(err)
	}
	if root := file.EvidenceRoot(c.shop.published.Terms.ManifestHash, c.shop.published.Terms.Seller); root != common.Hash(c.round().Brief.EvidenceRoot) {
		t.Errorf("the new round is judged on %x, the records fold to %s", c.round().Brief.EvidenceRoot, root)
	}
	if len(file.Appeals) != 1 || file.Appeals[0].Party != payer || file.PendingFee.Int64() != secondFee {
		t.Errorf("appeals %+v, pending %s", file.Appeals, file.PendingFee)
	}
	onChain, err := docket.NewOffer(w.chain, c.p.Offer, 0).AppealNonce(t.Context(), c.head(), c.p.Case, big.NewInt(7), asked.Evidence)
	if want := docket.AppealNonce(c.p.Offer, c.p.Case, 1, big.NewInt(7), asked.Evidence); err != nil || onChain != want {
		t.Errorf("nonce of a second appeal %s, computed %s, %v", onChain, want, err)
	}

	w.sit(1, 2, 3, 4, 5)
	report := c.end()
	if report.Ruling != settlement.PayerWins || report.Cause != settlement.CauseFailed || report.Implied.MadeWhole.Int64() != seatFee+secondFee {
		t.Fatalf("report %+v", report)
	}
	if got := c.change(payer); got != 115_000-seatFee-secondFee { // what the reserve leaves for the penalty
		t.Errorf("payer's change %d", got)
	}
}

// A ruling against the seller is heard again at its cost, and the money moves by the last one.
func TestSellerAppealsAndWins(t *testing.T) {
	w := newWorld(t, five)
	c := w.contest(appealable, nil)
	who := crypto.PubkeyToAddress(c.shop.key.PublicKey)
	before := w.balance(who)
	c.rule(adjudication.Fail)
	c.undecided()
	if by := c.standing().Dispute.AppealBy; c.buyerTold.of(by) != 0 || c.sellerTold.of(by) != 1 {
		t.Errorf("warned the buyer %d times, the seller %d", c.buyerTold.of(by), c.sellerTold.of(by))
	}
	a := appeal.Appellant{
		Chain: w.chain, Key: c.shop.key, Sender: w.manager(devnet.Key("stranger")), Store: w.store, Vault: w.net.Deployment.Vault.Address,
		Token: w.tokenDomain(), Policy: appeal.Policy{MaxFee: big.NewInt(secondFee - 1), Margin: 5},
	}
	if _, err := a.Appeal(t.Context(), c.p.Offer, c.p.Case, nil); !errors.Is(err, guard.ErrRefused) {
		t.Fatalf("appealed for more than the cap: %v", err)
	}
	a.Policy.MaxFee = big.NewInt(secondFee)
	if _, err := a.Appeal(t.Context(), c.p.Offer, c.p.Case, nil); err != nil {
		t.Fatal(err)
	}
	if _, err := c.buyer.Appeal(t.Context(), c.p, nil); !errors.Is(err, guard.ErrRefused) {
		t.Errorf("the buyer appealed what is being heard: %v", err)
	}
	c.shop.stop()
	w.start(c.shop) // another process on the same journal
	c.undecided()
	c.rule(adjudication.Pass)
	if report := c.end(); report.Ruling != settlement.PayeeWins || report.Implied.MadeWhole.Sign() != 0 {
		t.Fatalf("report %+v", report)
	}
	if got := c.change(c.p.Exchange.Payment.Payer); got != -price-50_000 {
		t.Errorf("payer's change %d", got)
	}
	// The bond, but for the first fee, less the seller's own: the payment matures in the Offer.
	if got := new(big.Int).Sub(w.balance(who), before).Int64(); got != 40_000-secondFee {
		t.Errorf("seller's change %d", got)
	}
}

// Nobody hears the second round: the first ruling is final, and whoever paid gets the fee back. A relayer sends it all.
func TestUnheardRoundRefundsTheAppellant(t *testing.T) {
	for name, unheard := range map[string]func(*contested){
		"nobody draws": func(c *contested) { c.warp(period + 1) },
		"nobody reveals": func(c *contested) {
			c.await("the draw", func() bool {
				_, err := c.committee().Preview(c.t.Context(), c.head(), c.view().DisputeID, c.round().Brief)
				return err == nil
			})
			c.tx(devnet.Key("stranger"), c.committee().Address(), bindings.NewCommittee().PackDraw(c.view().DisputeID, c.round().Brief))
			c.warp(2*period + 1)
		},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t, five)
			c := w.contest(appealable, func(o *buyer.Options) { o.Sender = w.manager(devnet.Key("stranger")) })
			c.rule(adjudication.Pass)
			if _, err := c.buyer.Appeal(t.Context(), c.p, nil); err != nil {
				t.Fatal(err)
			}
			c.shop.stop() // a seller that won would deliver the ruling too
			c.restart()
			unheard(c)
			report := c.end()
			if report.Ruling != settlement.PayeeWins {
				t.Fatalf("report %+v", report)
			}
			if got := c.change(c.p.Exchange.Payment.Payer); got != -price-50_000 {
				t.Errorf("payer's change %d: the fee of the round that nobody heard is %d", got, secondFee)
			}
		})
	}
}

// The same for a seller: its daemon takes the fee back.
func TestSellersDaemonTakesBackTheFeeOfAnUnheardRound(t *testing.T) {
	w := newWorld(t, five)
	c := w.contest(appealable, nil)
	who := crypto.PubkeyToAddress(c.shop.key.PublicKey)
	before := w.balance(who)
	c.rule(adjudication.Fail)
	a := appeal.Appellant{
		Chain: w.chain, Key: c.shop.key, Sender: w.manager(c.shop.key), Store: w.store, Vault: w.net.Deployment.Vault.Address, Token: w.tokenDomain(),
	}
	if _, err := a.Appeal(t.Context(), c.p.Offer, c.p.Case, nil); err != nil {
		t.Fatal(err)
	}
	w.warp(period + 1)
	if report := c.end(); report.Ruling != settlement.PayerWins || report.Implied.MadeWhole.Int64() != seatFee {
		t.Fatalf("report %+v", report)
	}
	w.await("the fee", func() bool { return w.balance(who).Cmp(before) == 0 })
}

// Without an appeal a ruling is final when its period is over. Where the validators do not deliver it, the winner does.
func TestWinnerDeliversARulingThatNobodyAppealed(t *testing.T) {
	for name, first := range map[string]adjudication.Verdict{"buyer": adjudication.Fail, "seller": adjudication.Pass} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t, five)
			c := w.contest(appealable, nil)
			c.rule(first)
			c.undecided()
			w.warp(period + 1)
			if name == "buyer" {
				c.end()
				return
			}
			w.await("the seller's daemon", func() bool { return c.view().State == docket.StateSettled })
		})
	}
}

// One requirement of three failed, and the promise says what that is worth.
func TestPartialRemedyPaysItsShare(t *testing.T) {
	w := newWorld(t, five)
	f := figures
	f.Seats, f.Fee = 1, "10000"
	f.Partial = []manifest.Partial{{Failed: []string{"R1"}, RefundBps: 2500}}
	c := w.contest(f, nil)
	c.rule(adjudication.Fail)
	report := c.end()
	if report.Ruling != settlement.PayerWins || report.Cause != settlement.CauseFailed || report.Implied.PaymentToPayer.Int64() != price/4 {
		t.Fatalf("report %+v", report)
	}
	if got := c.change(c.p.Exchange.Payment.Payer); got != price/4-price {
		t.Errorf("payer's change %d", got)
	}
}

// A seller that promises more rounds than its judge window holds is told before anything is sent.
func TestPublishRefusesAJudgeWindowThatIsTooShort(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	key := w.account("seller")
	for rounds, want := range map[int64]error{4: seller.ErrJudgeWindow, 2: nil} {
		frame := w.frame(crypto.PubkeyToAddress(key.PublicKey))
		frame.Figures.Rounds = rounds
		doc, err := manifest.QuoteFeed(frame, 30)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.publish(key, doc); !errors.Is(err, want) {
			t.Errorf("%d rounds: %v", rounds, err)
		}
	}
}

// The authorization of a fee is good until the appeal is due and no longer.
func TestAppealIsRefusedAtItsDeadline(t *testing.T) {
	w := newWorld(t, five)
	c := w.contest(appealable, func(o *buyer.Options) { o.Policy.Margin = 10 })
	c.shop.stop()
	c.rule(adjudication.Pass)
	left := c.standing().Dispute.AppealBy - uint64(w.now().Unix())
	w.warp(left - 5)
	if _, err := c.buyer.Appeal(w.within(time.Minute), c.p, nil); !errors.Is(err, guard.ErrRefused) {
		t.Fatalf("appealed within the margin: %v", err)
	}
}

// An unclear ruling has the seller bear the first fee. The fee of a round that nobody heard comes from the committee, and is
// not made whole a second time.
func TestFeeOfAnUnheardRoundIsPaidBackOnce(t *testing.T) {
	w := newWorld(t, five)
	c := w.contest(appealable, nil)
	c.rule(adjudication.Unresolved)
	if _, err := c.buyer.Appeal(t.Context(), c.p, nil); err != nil {
		t.Fatal(err)
	}
	w.warp(period + 1)
	report := c.end()
	if report.Ruling != settlement.Unclear || report.Implied.MadeWhole.Int64() != seatFee {
		t.Fatalf("report %+v", report)
	}
	if got := c.change(c.p.Exchange.Payment.Payer); got != -price {
		t.Errorf("payer's change %d", got)
	}
}

// late is a store that takes its time.
type late struct {
	store.Store
	wait func()
}

func (l late) Put(ctx context.Context, blob []byte) (common.Hash, error) {
	l.wait()
	return l.Store.Put(ctx, blob)
}

// changed is a store that keeps something else.
type changed struct{ store.Store }

func (c changed) Put(ctx context.Context, blob []byte) (common.Hash, error) {
	return c.Store.Put(ctx, append(blob, '!'))
}

// What was checked before the document was stored is checked again after, and what is stored is what the chain will name.
func TestAppealDependsOnItsDocument(t *testing.T) {
	w := newWorld(t, five)
	c := w.contest(appealable, nil)
	c.shop.stop()
	c.rule(adjudication.Pass)
	c.opts.Store = changed{w.store}
	c.restart()
	if _, err := c.buyer.Appeal(t.Context(), c.p, []byte("document")); !errors.Is(err, appeal.ErrStore) {
		t.Fatalf("appealed on another document: %v", err)
	}
	c.opts.Store = late{w.store, func() { w.warp(period) }}
	c.restart()
	if _, err := c.buyer.Appeal(t.Context(), c.p, []byte("document")); !errors.Is(err, guard.ErrRefused) {
		t.Fatalf("appealed after the period: %v", err)
	}
}
