package payoff_test

import (
	"bytes"
	"flag"
	"math/big"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/eval/payoff"
	"github.com/redress-protocol/redress/evidence/settlement"
)

var update = flag.Bool("update", false, "rewrite the golden file")

func analyse(t *testing.T, s payoff.Setting) *payoff.Report {
	t.Helper()
	r, err := payoff.Analyse(s)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The property of the table that this repository publishes (DESIGN, "What must hold", 11).
func TestHonestPlayIsBestUnderTheDefaultTable(t *testing.T) {
	r := analyse(t, payoff.Default())
	for _, b := range r.Broken() {
		t.Errorf("the %s does better by %q: %s instead of %s", b.Side, b.First, b.Payoff.RatString(), b.Honest.RatString())
	}
	if r.Sellers[0] != payoff.HonestSeller || r.Buyers[0] != payoff.HonestBuyer {
		t.Fatalf("compared with %s and %s, which are not the honest strategies", r.Sellers[0], r.Buyers[0])
	}
}

// A table with one wrong row rewards some cheat, and the game finds it.
func TestABadRowIsFound(t *testing.T) {
	asIs := func(s *payoff.Setting) {}
	for _, tc := range []struct {
		name string
		key  settlement.Key
		edit func(*bindings.Row)
		with func(*payoff.Setting)
		side payoff.Side
		by   string
	}{
		{"silence is paid", settlement.Key{Ruling: settlement.PayerWins, Cause: settlement.CauseUnanswered},
			func(r *bindings.Row) { r.PaymentToPayerBps = 0 }, asIs, payoff.SellerSide, "nothing, silent"},
		{"conceding is paid", settlement.Key{Ruling: settlement.PayerWins, Cause: settlement.CauseConceded},
			func(r *bindings.Row) { r.PaymentToPayerBps = 0 }, asIs, payoff.SellerSide, "nothing, concede"},
		{"a proven breach is paid", settlement.Key{Ruling: settlement.PayerWins, Cause: settlement.CauseSelfProven},
			func(r *bindings.Row) { r.PaymentToPayerBps, r.Penalty = 0, false }, asIs, payoff.SellerSide, "stale signed, answer"},
		{"a failed promise is paid", settlement.Key{Ruling: settlement.PayerWins, Cause: settlement.CauseFailed},
			func(r *bindings.Row) { r.PaymentToPayerBps = 0 }, func(s *payoff.Setting) { s.FreeStake = 0 }, payoff.SellerSide, "stale forged, silent"},
		{"a false contest is refunded", settlement.Key{Ruling: settlement.PayeeWins, Cause: settlement.CauseJudged},
			func(r *bindings.Row) {
				r.PaymentToPayerBps, r.BondToPayerBps, r.FeeBearer = settlement.FullBps, settlement.FullBps, settlement.BearerSeller
			},
			asIs, payoff.BuyerSide, "always, fitting, fair, relayed by itself"},
		{"an accepted disclosure is refunded", settlement.Key{Ruling: settlement.PayeeWins, Cause: settlement.CauseAccepted},
			func(r *bindings.Row) { r.PaymentToPayerBps = settlement.FullBps }, asIs, payoff.BuyerSide, "always, denial, fair, relayed by another"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			s := payoff.Default()
			tc.with(&s)
			if found := analyse(t, s).Broken(); found != nil {
				t.Fatalf("broken before the edit: %+v", found)
			}
			for i := range s.Table {
				if s.Table[i].Ruling == tc.key.Ruling && s.Table[i].Cause == tc.key.Cause {
					tc.edit(&s.Table[i])
				}
			}
			found := analyse(t, s).Broken()
			if len(found) != 1 || found[0].Side != tc.side || found[0].First != tc.by {
				t.Fatalf("found %+v, want the %s by %q", found, tc.side, tc.by)
			}
		})
	}
}

// Every play is checked by hand against the table's rows.
func TestPlaysWorkedByHand(t *testing.T) {
	s := payoff.Default()
	sure := s
	sure.Panel = payoff.Odds{Correct: 1}
	silent := s
	silent.Panel = payoff.Odds{None: 1}
	refusing := s
	refusing.Panel = payoff.Odds{Refused: 1}
	poor := sure
	poor.FreeStake = 31_000
	forged := payoff.Seller{Served: payoff.Signed{Body: payoff.Stale, Receipt: payoff.Forged}, Response: payoff.Answer}
	lie := payoff.Buyer{Policy: payoff.Always, Claim: payoff.Fitting, Reaction: payoff.Fair, Relay: payoff.AtCost}
	denial := payoff.Buyer{Policy: payoff.Always, Claim: payoff.Denial, Reaction: payoff.Fair, Relay: payoff.AtCost}
	self := payoff.Buyer{Policy: payoff.Truthful, Claim: payoff.Fitting, Reaction: payoff.Fair, Relay: payoff.Self}
	nothing := payoff.Seller{Served: payoff.Signed{Body: payoff.Nothing, Receipt: payoff.Unsigned}, Response: payoff.Silent}
	late := payoff.Seller{Served: nothing.Served, Response: payoff.Answer, Disclosed: payoff.Signed{Body: payoff.Fresh, Receipt: payoff.True}}
	proven := payoff.Seller{Served: payoff.Signed{Body: payoff.Stale, Receipt: payoff.True}, Response: payoff.Answer}
	for _, tc := range []struct {
		name          string
		setting       payoff.Setting
		seller        payoff.Seller
		buyer         payoff.Buyer
		sells, bought int64
	}{
		{"both honest", s, payoff.HonestSeller, payoff.HonestBuyer, 10_000 - 2_000, 20_000 - 10_000},
		{"breach proven by the receipt", s, proven, payoff.HonestBuyer, -500 - 20_000, 20_000 - 2_000},
		{"breach found by the panel", sure, forged, payoff.HonestBuyer, -500 - 5_000 - 30_000 - 2_000 - 20_000, 20_000},
		{"the same relayed by the buyer", sure, forged, self, -500 - 5_000 - 30_000 - 20_000 - 20_000, 20_000 + 18_000},
		{"the same with little stake", poor, forged, payoff.HonestBuyer, -500 - 5_000 - 31_000, -30_000 - 2_000 + 31_000},
		{"false contest", sure, payoff.HonestSeller, lie, 10_000 - 2_000 - 5_000 + 70_000, 20_000 - 10_000 - 100_000 - 2_000},
		{"denied delivery, disclosed", s, payoff.HonestSeller, denial, 10_000 - 2_000, 20_000 - 10_000 - 5_000 - 2_000},
		{"nothing, silent", s, nothing, payoff.HonestBuyer, 0, -2_000},
		{"nothing until contested", s, late, payoff.HonestBuyer, 10_000 - 2_000 - 5_000 + 5_000, 20_000 - 10_000 - 5_000 - 2_000},
		{"no ruling", silent, forged, payoff.HonestBuyer, 10_000 - 500 - 5_000, -10_000 - 2_000},
		{"refused", refusing, forged, payoff.HonestBuyer, 10_000 - 500 - 5_000, -10_000 - 2_000 - 30_000},
		{"never contested", s, nothing, payoff.Buyer{Policy: payoff.Never}, 10_000, -10_000},
	} {
		t.Run(tc.name, func(t *testing.T) {
			p, err := tc.setting.Play(tc.seller, tc.buyer)
			if err != nil {
				t.Fatal(err)
			}
			if p.Seller.Cmp(big.NewRat(tc.sells, 1)) != 0 || p.Buyer.Cmp(big.NewRat(tc.bought, 1)) != 0 {
				t.Fatalf("seller %s, buyer %s; want %d, %d", p.Seller.RatString(), p.Buyer.RatString(), tc.sells, tc.bought)
			}
		})
	}
}

// No money appears: in the best case nothing is lost but costs, and what a late response is worth is all that may add.
func TestNoMoneyAppears(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 11))
	n := func(max int64) int64 { return rng.Int64N(max + 1) }
	for range 30 {
		s := payoff.Default()
		s.Price, s.Fee, s.AnswerCost, s.Penalty, s.FreeStake = 1+n(1e6), n(1e5), n(1e4), n(1e5), n(3e5)
		s.Bond, s.RelayCap = s.Fee+2*s.AnswerCost+n(1e5), n(1e5)
		s.CaseCost = n(s.RelayCap)
		s.Panel = payoff.Odds{Correct: n(9), Wrong: n(9), Unclear: n(9), Refused: n(9), None: n(9)}
		s.Panel.Correct++
		for _, seller := range payoff.Sellers() {
			for _, buyer := range payoff.Buyers() {
				p, err := s.Play(seller, buyer)
				if err != nil {
					t.Fatal(err)
				}
				worth := int64(0)
				if seller.Served.Body == payoff.Fresh || seller.Disclosed.Body == payoff.Fresh {
					worth = s.Value - s.ServeCost
				}
				if sum := new(big.Rat).Add(p.Seller, p.Buyer); sum.Cmp(big.NewRat(worth, 1)) > 0 {
					t.Fatalf("%s against %s: %s appears, worth %d, in %s", seller, buyer, sum.RatString(), worth, s)
				}
			}
		}
	}
}

func TestThresholdsAreExact(t *testing.T) {
	s := payoff.Default()
	found, err := payoff.ErrorThresholds(s)
	if err != nil {
		t.Fatal(err)
	}
	for _, th := range found {
		if th.Error == nil {
			t.Fatalf("%s: no threshold", th.Side)
		}
		wrong, all := th.Error.Num().Int64(), th.Error.Denom().Int64()
		at := func(wrong, all int64) bool {
			s.Panel = payoff.Odds{Correct: all - wrong, Wrong: wrong}
			for _, b := range analyse(t, s).Broken() {
				if b.Side == th.Side {
					return true
				}
			}
			return false
		}
		if at(wrong, all) || !at(1000*wrong+1, 1000*all) {
			t.Errorf("%s: %s is not where honest play stops being best", th.Side, th.Error.RatString())
		}
	}
}

func TestPriceFromIsTheFirst(t *testing.T) {
	s := payoff.Default()
	price, err := payoff.PriceFrom(s)
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		price  int64
		broken int
	}{{price - 1, 0}, {price, 1}} {
		s.Price = tc.price
		if got := len(analyse(t, s).Broken()); got != tc.broken {
			t.Errorf("price %d: %d sides tempted, want %d", tc.price, got, tc.broken)
		}
	}
	s.Panel = payoff.Odds{Correct: 1}
	if price, err := payoff.PriceFrom(s); err != nil || price != 0 {
		t.Errorf("a panel that never errs: %d, %v", price, err)
	}
}

// What is not best is documented by this file; a change of it is a change of the promise.
func TestPrintedExceptionsAreTheGoldenOnes(t *testing.T) {
	summary, err := payoff.Summarise(payoff.Default())
	if err != nil {
		t.Fatal(err)
	}
	var got bytes.Buffer
	if err := summary.Print(&got); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join("testdata", "exceptions.txt")
	if *update {
		if err := os.WriteFile(path, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Fatalf("run with -update and review:\n%s", got.Bytes())
	}
}
