package buyer

import (
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/budget"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/guard/guardtest"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/settlement"
)

var stopped = guard.Result{Guard: acts.GuardStop, Severity: guard.Escalate, Reason: "it is on"}

// Each guard alone keeps the buyer from paying, and is the only thing that does.
func TestEachGuardOfAPaymentStopsItAlone(t *testing.T) {
	skewed := settlement.Default()
	for i := range skewed {
		skewed[i].PaymentToPayerBps = 0
	}
	skewedTable, err := skewed.Pack()
	if err != nil {
		t.Fatal(err)
	}
	edits := map[string]func(*payFacts, *Policy){
		"scheme":       func(f *payFacts, _ *Policy) { f.requirement.Scheme = "upto" },
		"network":      func(f *payFacts, _ *Policy) { f.requirement.Network = "eip155:1" },
		"token":        func(f *payFacts, _ *Policy) { f.asset, f.terms.Token = offerAddress, offerAddress },
		acts.GuardStop: func(f *payFacts, _ *Policy) { f.stop = stopped },
		"spend cap":    func(_ *payFacts, p *Policy) { p.MaxAmount = big.NewInt(9_999) },
		"host budget": func(f *payFacts, p *Policy) {
			f.spent.Host, f.spent.Day, p.MaxPerHost = big.NewInt(90_001), big.NewInt(90_001), big.NewInt(100_000)
		},
		"day budget": func(f *payFacts, p *Policy) { f.spent.Day, p.MaxPerDay = big.NewInt(90_001), big.NewInt(100_000) },
		"duplicate":  func(f *payFacts, p *Policy) { f.spent.Again, p.RepeatAfter = f.now-59, 60 },
		"resource host": func(f *payFacts, _ *Policy) {
			f.asked, f.resource = "http://localhost:1/quote?pair=A", "http://127.0.0.1:1/quote?pair=A"
		},
		"factory code":      func(f *payFacts, _ *Policy) { f.factoryCode = errors.New("other code") },
		"published":         func(f *payFacts, _ *Policy) { f.hasCode = false },
		"address":           func(f *payFacts, _ *Policy) { f.predicted = tokenAddress },
		"offer code":        func(f *payFacts, _ *Policy) { f.offerCode = docket.ErrClone },
		"manifest":          func(f *payFacts, _ *Policy) { f.manifest = manifest.ErrRefused },
		"settlement table":  func(f *payFacts, _ *Policy) { f.terms.Settlement = skewedTable },
		"terms token":       func(f *payFacts, _ *Policy) { f.terms.Token = offerAddress },
		"arbitrator":        func(f *payFacts, _ *Policy) { f.terms.Arbitrator = offerAddress },
		"block hash source": func(f *payFacts, _ *Policy) { f.terms.BlockHashSource = offerAddress },
		"block hash window": func(f *payFacts, _ *Policy) {
			f.historyCode, f.terms.ContestWindow, f.blockTime = bindings.ErrCodeDiffers, 8128, 1
		},
		"amount covered": func(f *payFacts, _ *Policy) { f.terms.MaxAmount = big.NewInt(9_999) },
		"stake":          func(f *payFacts, _ *Policy) { f.coverage.Free = big.NewInt(99_999) },
		"seller record":  func(f *payFacts, _ *Policy) { f.record = bindings.Record{Cases: 9, NotHonored: 5} },
		"window":         func(f *payFacts, _ *Policy) { f.terms.ContestWindow = 59 },
		"notice": func(f *payFacts, _ *Policy) {
			f.notice = &notice.Dispute{Offer: offerAddress, Arbitrator: offerAddress}
		},
	}
	good := func() payFacts {
		f := goodFacts(t)
		f.now, f.stop, f.spent = 1_000_000, guard.Pass(acts.GuardStop), budget.Spent{Day: new(big.Int), Host: new(big.Int)}
		return f
	}
	guardtest.Alone(t, chainPay, guardPay(good(), options()), func(name string) guard.Decision {
		f, o := good(), options()
		edits[name](&f, &o.Policy)
		return guardPay(f, o)
	})
}

// Both sides of each limit.
func TestLimitsOfAPayment(t *testing.T) {
	f := goodFacts(t)
	f.now, f.spent = 3*budget.Day+100, budget.Spent{Day: big.NewInt(90_000), Host: big.NewInt(90_000), Again: 3*budget.Day + 40}
	limit := big.NewInt(100_000)
	if r := guardBudget("day budget", f.spent.Day, f, limit); r.Severity != guard.Allow {
		t.Errorf("the last unit of a budget: %+v", r)
	}
	f.amount = big.NewInt(10_001)
	r := guardBudget("day budget", f.spent.Day, f, limit)
	if r.Severity != guard.Defer || r.Until < 4*budget.Day || r.Until > 4*budget.Day+wakeSpread {
		t.Errorf("beyond a budget: %+v", r)
	}
	if again := guardBudget("day budget", f.spent.Day, f, limit); again != r {
		t.Errorf("another wake time for the same facts: %+v", again)
	}
	f.seed++
	if other := guardBudget("day budget", f.spent.Day, f, limit); other.Until == r.Until {
		t.Errorf("another seed wakes at %d too", other.Until)
	}
	if r := guardDuplicate(f, 60); r.Severity != guard.Allow {
		t.Errorf("again after exactly the time: %+v", r)
	}
	if r := guardDuplicate(f, 61); r.Severity != guard.Defer || r.Until != 3*budget.Day+101 {
		t.Errorf("again a second too early: %+v", r)
	}
	for _, tc := range []struct {
		window  uint32
		pace    uint64
		differs error
		want    bool
	}{
		{8126, 1, bindings.ErrCodeDiffers, true}, {8127, 1, bindings.ErrCodeDiffers, false}, {8127, 2, bindings.ErrCodeDiffers, true},
		{1, 0, bindings.ErrCodeDiffers, false}, {1 << 31, 1, nil, true},
	} {
		f.terms.ContestWindow, f.blockTime, f.historyCode = tc.window, tc.pace, tc.differs
		if got := guardHistory(f).Severity == guard.Allow; got != tc.want {
			t.Errorf("window of %d s at %d s a block: allowed %t", tc.window, tc.pace, got)
		}
	}
	p := options().Policy
	for _, tc := range []struct {
		lost, cases uint32
		want        bool
	}{{0, 0, true}, {4, 4, true}, {5, 10, true}, {5, 9, false}, {6, 11, false}, {1 << 31, 1<<32 - 1, false}, {1 << 31, 1 << 31, false}} {
		if got := guardRecord(bindings.Record{NotHonored: tc.lost, Cases: tc.cases}, p).Severity == guard.Allow; got != tc.want {
			t.Errorf("%d of %d cases lost: allowed %t", tc.lost, tc.cases, got)
		}
	}
	p.MaxLostBps = settlement.FullBps
	if guardRecord(bindings.Record{NotHonored: 9, Cases: 9}, p).Severity != guard.Allow {
		t.Error("a record that is not to count counts")
	}
	p.MaxBondBps = 20_000
	for bond, want := range map[int64]bool{200: true, 201: false} {
		if got := guardShare(big.NewInt(bond), big.NewInt(100), p).Severity == guard.Allow; got != want {
			t.Errorf("bond of %d for 100: allowed %t", bond, got)
		}
	}
}

func TestEachGuardOfAContestStopsItAlone(t *testing.T) {
	good := func() contestFacts {
		return contestFacts{
			now: 100, deadline: 105, verdict: Broken, amount: big.NewInt(500), balance: big.NewInt(50_000), deposit: big.NewInt(50_000),
			terms: bindings.Terms{Bond: big.NewInt(50_000)}, stop: guard.Pass(acts.GuardStop),
		}
	}
	policy := func() Options {
		o := options()
		o.Policy.MaxBond = big.NewInt(50_000)
		return o
	}
	edits := map[string]func(*contestFacts, *Policy){
		"own check":     func(f *contestFacts, _ *Policy) { f.verdict = Conforming },
		"once":          func(f *contestFacts, _ *Policy) { f.exists = true },
		"window":        func(f *contestFacts, _ *Policy) { f.now = 101 }, // the margin of 5 s is gone
		"stale payment": func(f *contestFacts, _ *Policy) { f.payment = docket.ErrNotPaid },
		"evidence":      func(f *contestFacts, _ *Policy) { f.missing = []string{"manifest"} },
		"bond share":    func(f *contestFacts, _ *Policy) { f.amount = big.NewInt(499) },
		acts.GuardStop:  func(f *contestFacts, _ *Policy) { f.stop = stopped },
		"bond":          func(_ *contestFacts, p *Policy) { p.MaxBond = big.NewInt(49_999) },
		"funds":         func(f *contestFacts, _ *Policy) { f.balance = big.NewInt(49_999) },
	}
	guardtest.Alone(t, chainContest, guardContest(good(), policy()), func(name string) guard.Decision {
		f, o := good(), policy()
		edits[name](&f, &o.Policy)
		return guardContest(f, o)
	})
}

func TestEachGuardOfACaseAboutManyStopsItAlone(t *testing.T) {
	terms := bindings.Terms{Bond: big.NewInt(50_000), MinAmount: big.NewInt(1), MaxAmount: big.NewInt(1000), AnswerWindow: 60}
	first := memberFacts{now: 100, deadline: 105, verdict: Broken, claim: docket.ClaimNotConforming, amount: big.NewInt(500)}
	members := map[string]func(*memberFacts){
		"own check":      func(f *memberFacts) { f.verdict = Conforming },
		"once":           func(f *memberFacts) { f.known = common.Hash{1} },
		"window":         func(f *memberFacts) { f.now = 101 },
		"amount covered": func(f *memberFacts) { f.amount = big.NewInt(1001) },
		"claim":          func(f *memberFacts) { f.claim = docket.ClaimNotDelivered },
		"evidence":       func(f *memberFacts) { f.missing = []string{"response"} },
		"checkpoint":     func(f *memberFacts) { f.checkpoint = 1 },
	}
	guardtest.Alone(t, chainMember, guardMember(first, first, terms, options()), func(name string) guard.Decision {
		f := first
		members[name](&f)
		return guardMember(f, first, terms, options())
	})
	good := func() manyFacts {
		return manyFacts{terms: terms, sum: big.NewInt(500), deposit: big.NewInt(50_000), balance: big.NewInt(50_000), blockTime: 1, stop: guard.Pass(acts.GuardStop)}
	}
	whole := map[string]func(*manyFacts, *Policy){
		"bond":         func(_ *manyFacts, p *Policy) { p.MaxBond = big.NewInt(49_999) },
		"funds":        func(f *manyFacts, _ *Policy) { f.balance = big.NewInt(49_999) },
		acts.GuardStop: func(f *manyFacts, _ *Policy) { f.stop = stopped },
		"once":         func(f *manyFacts, _ *Policy) { f.opened = true },
		"bond share":   func(f *manyFacts, _ *Policy) { f.sum = big.NewInt(499) },
		"sum":          func(f *manyFacts, _ *Policy) { f.sum = new(big.Int).Add(maxSum, big.NewInt(1)) },
		"draw":         func(f *manyFacts, _ *Policy) { f.blockTime = 60 },
	}
	guardtest.Alone(t, chainMany, guardMany(good(), options()), func(name string) guard.Decision {
		f, o := good(), options()
		whole[name](&f, &o.Policy)
		return guardMany(f, o)
	})
}

// A case needs what its claim stands on, and nothing more.
func TestMissingEvidenceIsNamed(t *testing.T) {
	body := exchange.Body(`{}`)
	good := func() *Purchase {
		return &Purchase{Manifest: []byte("{}"), Exchange: &exchange.Exchange{
			Version: exchange.Version, ChainID: 1, Request: exchange.Request{Method: "GET", URL: "http://127.0.0.1/", Body: exchange.Body{}},
			Response: &exchange.Response{Status: 200, Headers: []exchange.Header{}, Body: body},
			Payment:  &exchange.Payment{BlockHash: common.Hash{1}, Amount: "1"},
			Delivery: &exchange.SignedDelivery{Delivery: exchange.Delivery{ResponseHash: exchange.ResponseHash(body)}, Signature: make([]byte, 65)},
		}}
	}
	base := len(missing(good(), Broken)) // what the exchange's own check says of these facts, if anything
	for name, tc := range map[string]struct {
		edit    func(*Purchase)
		verdict Verdict
	}{
		"manifest":  {func(p *Purchase) { p.Manifest = nil }, Broken},
		"payment":   {func(p *Purchase) { p.Exchange.Payment.BlockHash = common.Hash{} }, Broken},
		"response":  {func(p *Purchase) { p.Exchange.Response = nil }, Broken},
		"delivery":  {func(p *Purchase) { p.Exchange.Delivery = nil }, Broken},
		"body":      {func(p *Purchase) { p.Exchange.Response.Body = exchange.Body(`[]`) }, Broken},
		"manifest2": {func(p *Purchase) { p.Manifest = nil }, Undelivered},
	} {
		p := good()
		tc.edit(p)
		if got := missing(p, tc.verdict); len(got) <= base {
			t.Errorf("%s: nothing is missing: %q", name, got)
		}
	}
	p := good()
	p.Exchange.Response, p.Exchange.Delivery = nil, nil
	for _, m := range missing(p, Undelivered) {
		if m == "response" || m == "signed delivery" {
			t.Errorf("undelivered, and %s is missed", m)
		}
	}
}
