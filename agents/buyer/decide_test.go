package buyer

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/relayer/x402"
)

func TestDecideCase(t *testing.T) {
	for _, tc := range []struct {
		name  string
		state uint8
		now   uint64
		seen  Verdict
		edit  func(*CaseState)
		want  Kind // 0: wait
	}{
		{"the seller may answer until answerBy", docket.StateContested, 100, 0, nil, 0},
		{"then it is over", docket.StateContested, 101, 0, nil, ActFreeze},
		{"a good disclosure is accepted", docket.StateDisclosed, 150, Conforming, nil, ActAccept},
		{"so is one that cannot be settled", docket.StateDisclosed, 150, Unsettled, nil, ActAccept},
		{"a broken one is contested further", docket.StateDisclosed, 200, Broken, nil, ActContinue},
		{"after continueBy it goes on by itself", docket.StateDisclosed, 201, Conforming, nil, ActFreeze},
		{"both have spoken", docket.StateAnswered, 50, 0, nil, ActFreeze},
		{"the judge has until judgeBy", docket.StateFrozen, 300, 0, nil, 0},
		{"then the case ends", docket.StateFrozen, 301, 0, nil, ActTimeout},
		{"a ruling is executed", docket.StateRuled, 250, 0, nil, ActExecute},
		{"money is reconciled", docket.StateSettled, 900, 0, nil, ActReconcile},
		{"a ruling that may be appealed is waited for", docket.StateFrozen, 250, 0, func(s *CaseState) { s.Standing = ruled(false, false) }, 0},
		{"a final one is delivered", docket.StateFrozen, 250, 0, func(s *CaseState) { s.Standing = ruled(true, false) }, ActDeliver},
		{"once", docket.StateFrozen, 250, 0, func(s *CaseState) { s.Standing = ruled(true, true) }, 0},
		{"a credit is claimed first", docket.StateSettled, 900, 0, func(s *CaseState) { s.Claimable = []Kind{ActClaimOffer, ActClaimVault} }, ActClaimOffer},
		{"from the vault too", docket.StateSettled, 900, 0, func(s *CaseState) { s.Claimable = []Kind{ActClaimVault} }, ActClaimVault},
		{"and a fee from the committee", docket.StateSettled, 900, 0, func(s *CaseState) { s.Claimable = []Kind{ActClaimFee} }, ActClaimFee},
		{"a sample is drawn once its block is known", docket.StateUndrawn, 100, 0, func(s *CaseState) { s.Block, s.Case.DrawBlock = 8, 7 }, ActDraw},
		{"not in the draw block itself", docket.StateUndrawn, 100, 0, func(s *CaseState) { s.Block, s.Case.DrawBlock = 7, 7 }, 0},
		{"after answerBy the undrawn case is lost", docket.StateUndrawn, 101, 0, func(s *CaseState) { s.Block, s.Case.DrawBlock = 8, 7 }, ActTimeout},
	} {
		t.Run(tc.name, func(t *testing.T) {
			s := CaseState{Now: tc.now, Disclosed: tc.seen, Case: bindings.Case{State: tc.state, AnswerBy: 100, ContinueBy: 200, JudgeBy: 300}}
			if tc.edit != nil {
				tc.edit(&s)
			}
			kind, due := Decide(s)
			if due != (tc.want != 0) || (due && kind != tc.want) {
				t.Fatalf("does %s (%t), want %s", kind, due, tc.want)
			}
		})
	}
}

func ruled(final, delivered bool) docket.Standing {
	return docket.Standing{Dispute: bindings.DisputeView{Phase: docket.PhaseRuled, IsFinal: final, Delivered: delivered}}
}

// From every state time alone leads to an act: no case waits for ever.
func TestDecideAlwaysEnds(t *testing.T) {
	for state := docket.StateContested; state <= docket.StateUndrawn; state++ {
		if _, due := Decide(CaseState{Now: 301, Case: bindings.Case{State: state, AnswerBy: 100, ContinueBy: 200, JudgeBy: 300}}); !due {
			t.Errorf("waits for ever in state %s", docket.StateNames[state])
		}
	}
}

var (
	offerAddress = common.HexToAddress("0x0f")
	tokenAddress = common.HexToAddress("0x70")
	history      = common.HexToAddress("0xb1")
	arbitrator   = common.HexToAddress("0xa1")
)

func options() Options {
	return Options{
		Factory: common.HexToAddress("0xfa"), Arbitrators: []common.Address{arbitrator},
		BlockHashSources: []common.Address{history},
		TokenDomain:      x402.TokenDomain{Name: "USD Coin", Version: "2", ChainID: 31337, Token: tokenAddress},
		Policy:           DefaultPolicy(),
	}
}

func goodFacts(t *testing.T) payFacts {
	t.Helper()
	table, err := settlement.Default().Pack()
	if err != nil {
		t.Fatal(err)
	}
	return payFacts{
		requirement: x402.PaymentRequirements{Scheme: x402.SchemeExact, Network: "eip155:31337"},
		payTo:       offerAddress, asset: tokenAddress, amount: big.NewInt(10_000), published: true, predicted: offerAddress, hasCode: true,
		terms: bindings.Terms{
			Token: tokenAddress, Arbitrator: arbitrator, BlockHashSource: history, ContestWindow: 600, MinAmount: big.NewInt(1000), MaxAmount: big.NewInt(20_000),
			Bond: big.NewInt(50_000), Settlement: table, Fee: big.NewInt(30_000), RelayCap: big.NewInt(5_000), Penalty: big.NewInt(20_000),
		},
		table:    settlement.Default(),
		coverage: docket.Coverage{Free: big.NewInt(100_000), Unmatured: big.NewInt(90_000), Reserved: new(big.Int)},
	}
}

// An address that is no Offer has no terms to look at.
func TestAddressThatIsNoOfferIsNotPaid(t *testing.T) {
	if err := guardPay(goodFacts(t), options()).Err(); err != nil {
		t.Fatalf("good facts: %v", err)
	}
	f := goodFacts(t)
	f.published = false
	if guardPay(f, options()).Err() == nil {
		t.Error("paid an address that is no Offer")
	}
}

// The free stake has to cover the most that one case can draw, and the share of what may still be contested, rounded up.
func TestGuardStakeAtTheBounds(t *testing.T) {
	for _, tc := range []struct {
		name            string
		free, unmatured int64
		coverBps        uint64
		want            bool
	}{
		{"all of it", 100_000, 90_000, 10_000, true},
		{"one less", 99_999, 90_000, 10_000, false},
		{"half of it, rounded up", 100_001, 190_001, 5_000, true},
		{"one less than half", 100_000, 190_001, 5_000, false},
		{"one case alone", 55_000, 900_000, 0, true},
		{"less than one case", 54_999, 0, 0, false},
		{"small volume still needs a case's reserve", 54_999, 0, 10_000, false},
		{"nothing", 0, 0, 0, false},
	} {
		f := goodFacts(t)
		f.coverage.Free, f.coverage.Unmatured = big.NewInt(tc.free), big.NewInt(tc.unmatured)
		if got := guardStake(f, tc.coverBps).Severity == guard.Allow; got != tc.want {
			t.Errorf("%s: allowed %t", tc.name, got)
		}
	}
}

// A manifest that promises partial remedies has their rows in its terms: the default table alone is then another promise.
func TestGuardTableFollowsTheManifest(t *testing.T) {
	partial := append(settlement.Default(), bindings.Row{
		Ruling: settlement.Partial, Cause: 1, PaymentToPayerBps: 5000, BondToPayerBps: settlement.FullBps, FeeBearer: settlement.BearerSeller,
	})
	f := goodFacts(t)
	f.table = partial
	if err := guardPay(f, options()).Err(); err == nil || !strings.Contains(err.Error(), "settlement table (block)") {
		t.Errorf("paid without the promised row: %v", err)
	}
	var err error
	if f.terms.Settlement, err = partial.Pack(); err != nil {
		t.Fatal(err)
	}
	if err := guardPay(f, options()).Err(); err != nil {
		t.Errorf("not paid with it: %v", err)
	}
}

// A notice may leave the rounds out, and may not promise others than the terms.
func TestGuardNoticeComparesRounds(t *testing.T) {
	for rounds, want := range map[uint8]bool{0: true, 2: true, 1: false, 3: false} {
		f := goodFacts(t)
		f.terms.Rounds = 2
		f.notice = &notice.Dispute{Offer: offerAddress, Arbitrator: arbitrator, ContestWindowSeconds: 600, Rounds: rounds}
		if err := guardPay(f, options()).Err(); (err == nil) != want {
			t.Errorf("%d rounds: %v", rounds, err)
		}
	}
}

// The guard of hosts stops nothing else: a seller may name the resource as it likes, or not at all.
func TestResourceUnderTheAskedHostIsPaid(t *testing.T) {
	const asked = "http://127.0.0.1:1/quote?pair=A"
	for resource, want := range map[string]bool{
		asked: true, "": true, "quote": true, "http://127.0.0.1:1/quote": true, "https://feed.example/other": true,
		"http://127.0.0.1:2/quote?pair=A": false, "https://127.0.0.1:1/quote?pair=A": false, "http://LOCALHOST:1/quote?pair=A": false,
	} {
		f := goodFacts(t)
		f.asked, f.resource = asked, resource
		if err := guardPay(f, options()).Err(); (err == nil) != want {
			t.Errorf("%q: %v", resource, err)
		}
	}
}

// The guard of sources lets an accepted one through wherever it stands in the list, and nothing where there is none.
func TestAcceptedBlockHashSourceIsPaid(t *testing.T) {
	o := options()
	o.BlockHashSources = []common.Address{tokenAddress, history}
	if err := guardPay(goodFacts(t), o).Err(); err != nil {
		t.Error(err)
	}
	o.BlockHashSources = nil
	if guardPay(goodFacts(t), o).Err() == nil {
		t.Error("paid without an accepted source")
	}
}

func TestContestOfWhatCannotBeSettled(t *testing.T) {
	o := options()
	unsettled := contestFacts{
		now: 100, deadline: 105, verdict: Unsettled, amount: big.NewInt(500), balance: big.NewInt(50_000), deposit: big.NewInt(50_000),
		terms: bindings.Terms{Bond: big.NewInt(50_000)},
	}
	if guardContest(unsettled, o).Err() == nil {
		t.Error("contested what its checks could not settle")
	}
	o.Policy.ContestUnresolved = true
	if err := guardContest(unsettled, o).Err(); err != nil {
		t.Errorf("not contested though told to: %v", err)
	}
}

// breaks is the contract's rule; both sides of each bound.
func TestBreaksAtTheBounds(t *testing.T) {
	b := manifest.Bounds{Subject: true, MaxAge: 30, MinItems: 1}
	good := exchange.Delivery{ServedAt: 130, DataTime: 100, ItemCount: 1}
	for _, tc := range []struct {
		name string
		edit func(*exchange.Delivery)
		want bool
	}{
		{"exactly the age", func(*exchange.Delivery) {}, false},
		{"a second older", func(d *exchange.Delivery) { d.ServedAt++ }, true},
		{"data from the future", func(d *exchange.Delivery) { d.DataTime = 1000 }, false},
		{"no data time", func(d *exchange.Delivery) { d.DataTime = 0 }, true},
		{"no items", func(d *exchange.Delivery) { d.ItemCount = 0 }, true},
		{"another subject", func(d *exchange.Delivery) { d.ResponseSubject = common.Hash{1} }, true},
	} {
		d := good
		tc.edit(&d)
		if got := breaks(d, b); got != tc.want {
			t.Errorf("%s: %t", tc.name, got)
		}
	}
	if breaks(exchange.Delivery{ResponseSubject: common.Hash{1}}, manifest.Bounds{}) {
		t.Error("unmeasured bounds broke")
	}
}

func TestCompareReportsEveryDifference(t *testing.T) {
	n := func(i int64) *big.Int { return big.NewInt(i) }
	implied := settlement.Money{
		PaymentToPayer: n(10), PaymentToSeller: n(0), BondToPayer: n(20), BondToSeller: n(1), MadeWhole: n(5), Penalty: n(7), ReserveReleased: n(0),
	}
	seen := func() Observed {
		return Observed{Refunded: n(10), VaultPayer: n(32), VaultOther: n(1), Penalty: n(7), Arrived: n(32), Credited: n(10)}
	}
	if err := compare(implied, seen()); err != nil {
		t.Fatalf("equal money: %v", err)
	}
	for what, edit := range map[string]func(*Observed){
		"refund":               func(o *Observed) { o.Refunded = n(9) },
		"vault to payer":       func(o *Observed) { o.VaultPayer = n(33) },
		"bond to seller":       func(o *Observed) { o.VaultOther = n(0) },
		"penalty":              func(o *Observed) { o.Penalty = n(0) },
		"arrived and credited": func(o *Observed) { o.Arrived = n(31) },
	} {
		o := seen()
		edit(&o)
		if err := compare(implied, o); !errors.Is(err, ErrMismatch) || !strings.Contains(err.Error(), what) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// No way a case can end costs the payer more than it deposited, and a won case never costs anything while the stake covers
// the fee.
func TestEstimateIsBounded(t *testing.T) {
	table, err := settlement.Default().Pack()
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(5, 6))
	for range 2000 {
		n := func(max int64) *big.Int { return big.NewInt(rng.Int64N(max) + 1) }
		terms := bindings.Terms{Fee: n(30_000), AnswerCost: n(10_000), Penalty: n(50_000), RelayCap: n(5_000), Settlement: table}
		terms.Bond = new(big.Int).Add(terms.Fee, new(big.Int).Mul(terms.AnswerCost, big.NewInt(2)))
		relayFee := big.NewInt(rng.Int64N(terms.RelayCap.Int64()))
		stake := new(big.Int).Add(new(big.Int).Add(terms.Fee, terms.RelayCap), terms.Penalty)
		prospects, err := Estimate(Stakes{Terms: terms, Amount: n(1_000_000), RelayFee: relayFee, FreeStake: stake, AppealFee: new(big.Int)})
		if err != nil || len(prospects) != len(settlement.Keys) {
			t.Fatalf("%d prospects, %v", len(prospects), err)
		}
		floor := new(big.Int).Neg(new(big.Int).Add(terms.Bond, relayFee))
		for _, p := range prospects {
			if p.Net.Cmp(floor) < 0 {
				t.Fatalf("ruling %d cause %d loses %s of %s", p.Ruling, p.Cause, p.Net, floor)
			}
			least := new(big.Int)
			if p.Cause == settlement.CauseUnanswered || p.Cause == settlement.CauseConceded {
				least.Neg(relayFee) // the payer's own there: nobody showed that the seller took part
			}
			if p.Ruling == settlement.PayerWins && p.Net.Cmp(least) <= 0 {
				t.Fatalf("winning by cause %d gains %s", p.Cause, p.Net)
			}
		}
	}
}
