package buyer

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/budget"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/notice"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/relayer/x402"
)

// payFacts is everything that is looked at before paying, read at one block.
type payFacts struct {
	requirement x402.PaymentRequirements
	payTo       common.Address
	asset       common.Address
	amount      *big.Int // nil when the quote's is no amount
	notice      *notice.Dispute
	asked       string // URL that the quote was asked for
	resource    string // URL that the quote is for, as the seller says
	now         uint64 // block time, unix seconds
	seed        uint64 // of wake times
	spent       budget.Spent
	stop        guard.Result // the kill switch

	factoryCode error           // the factory runs other code than this repository's
	offerCode   error           // the Offer is no clone of this repository's
	historyCode error           // the source of block hashes runs other code than this repository's, which reaches any block
	blockTime   uint64          // seconds that a block takes; read only where that code differs
	record      bindings.Record // of the seller
	published   bool            // by the expected factory
	predicted   common.Address
	hasCode     bool
	terms       bindings.Terms
	coverage    docket.Coverage
	table       settlement.Table // that the manifest's terms have by default
	raw         []byte           // the manifest's bytes
	manifest    error            // fetching it by its hash, its conformance, its equality with the terms
}

// guardPay is the chain of checks before a payment. Where an Offer is not published its terms say nothing, so the checks
// of terms have no say then.
func guardPay(f payFacts, o Options) guard.Decision {
	results := []guard.Result{
		guard.Require("scheme", f.requirement.Scheme == x402.SchemeExact, "scheme %.40q", f.requirement.Scheme),
		guard.Require("network", f.requirement.Network == x402.Network(o.TokenDomain.ChainID), "network %.40q", f.requirement.Network),
		guard.Require("token", f.asset == o.TokenDomain.Token, "asset %s is not accepted", f.asset),
		f.stop,
		guard.Require("spend cap", f.amount != nil && f.amount.Sign() > 0 && f.amount.Cmp(o.Policy.MaxAmount) <= 0, "amount %s, at most %s", f.amount, o.Policy.MaxAmount),
		guardBudget("host budget", f.spent.Host, f, o.Policy.MaxPerHost),
		guardBudget("day budget", f.spent.Day, f, o.Policy.MaxPerDay),
		guardDuplicate(f, o.Policy.RepeatAfter),
		// The seller signs the URL that it names: a response under another could not be held against it.
		guard.Require("resource host", !otherHost(f.asked, f.resource), "asked for %.200q, the quote is for the same under another host: %.200q", f.asked, f.resource),
		guardError("factory code", f.factoryCode),
		guard.Require("published", f.published && f.hasCode, "%s is no Offer of %s", f.payTo, o.Factory),
	}
	if f.published {
		results = append(results, guardTerms(f, o)...)
	}
	return guard.Resolve(results)
}

func guardTerms(f payFacts, o Options) []guard.Result {
	t := f.terms
	table, err := settlement.Parse(t.Settlement)
	if err == nil && !table.Same(f.table) {
		err = errTable
	}
	return []guard.Result{
		guard.Require("address", f.predicted == f.payTo, "terms belong to %s, not to %s", f.predicted, f.payTo),
		guardError("offer code", f.offerCode),
		guardError("manifest", f.manifest),
		guardError("settlement table", err),
		guard.Require("terms token", t.Token == f.asset, "the Offer is in %s", t.Token),
		guard.Require("arbitrator", slices.Contains(o.Arbitrators, t.Arbitrator), "arbitrator %s is not accepted", t.Arbitrator),
		// The source vouches for the blocks that payments are proven against: the seller's own could deny them all.
		guard.Require("block hash source", slices.Contains(o.BlockHashSources, t.BlockHashSource), "source of block hashes %s is not accepted", t.BlockHashSource),
		guardHistory(f),
		guard.Require("amount covered", f.amount != nil && f.amount.Cmp(t.MinAmount) >= 0 && f.amount.Cmp(t.MaxAmount) <= 0,
			"amount %s, the promise covers %s to %s", f.amount, t.MinAmount, t.MaxAmount),
		guardStake(f, o.Policy.CoverBps),
		guardRecord(f.record, o.Policy),
		guard.Require("window", t.ContestWindow >= o.Policy.MinWindow, "contest window of %d s, at least %d", t.ContestWindow, o.Policy.MinWindow),
		guardNotice(f),
	}
}

// guardBudget compares what was set aside today for other payments, with this one, with a limit in base units; nil: any. It
// defers to the next day.
func guardBudget(name string, spent *big.Int, f payFacts, limit *big.Int) guard.Result {
	if limit == nil || spent == nil || f.amount == nil { // the spend cap refuses what is no amount
		return guard.Result{Guard: name, Severity: guard.NotApplicable}
	}
	if new(big.Int).Add(spent, f.amount).Cmp(limit) <= 0 {
		return guard.Pass(name)
	}
	return guard.Later(name, (f.now/budget.Day+1)*budget.Day, wakeSpread, f.seed, "%s today and %s now, at most %s", spent, f.amount, limit)
}

// wakeSpread is over how many seconds those who wait for one moment return.
const wakeSpread = 600

// guardDuplicate defers a payment for a request that was paid for less than so many seconds ago; 0: any.
func guardDuplicate(f payFacts, after uint64) guard.Result {
	const name = "duplicate"
	if f.spent.Again == 0 || f.now >= f.spent.Again+after {
		return guard.Pass(name)
	}
	return guard.Later(name, f.spent.Again+after, 0, f.seed, "the same request was paid for at %d, now %d; again after %d s", f.spent.Again, f.now, after)
}

// guardHistory wants every block of the contest window to be provable: by a source that reaches any block, or by the 8,191
// hashes that a chain keeps, where the window is over before they are. A chain without pace has none to count on.
func guardHistory(f payFacts) guard.Result {
	const name = "block hash window"
	if f.historyCode == nil {
		return guard.Pass(name)
	}
	blocks := uint64(math.MaxUint64)
	if f.blockTime > 0 {
		blocks = uint64(f.terms.ContestWindow)/f.blockTime + 1
	}
	return guard.Require(name, blocks <= proof.HistoryRing-docket.RingMargin, "a window of %d s at %d s a block outlasts the %d hashes that a chain keeps, and the source is another: %v",
		f.terms.ContestWindow, f.blockTime, uint64(proof.HistoryRing), f.historyCode)
}

// guardRecord refuses a seller that lost too many of its cases. Only cases that were lost count: what was contested in vain
// is others' doing. Few cases say nothing: everybody could bring a new seller down otherwise.
func guardRecord(r bindings.Record, p Policy) guard.Result {
	const name = "seller record"
	if p.MaxLostBps >= settlement.FullBps || r.NotHonored < max(p.MinLost, 1) {
		return guard.Pass(name)
	}
	lost, limit := uint64(r.NotHonored)*settlement.FullBps, uint64(r.Cases)*p.MaxLostBps
	return guard.Require(name, lost <= limit, "%d of %d cases lost, at most %d basis points once there are %d", r.NotHonored, r.Cases, p.MaxLostBps, p.MinLost)
}

// guardStake compares the stake that is neither reserved nor leaving with what it may have to answer for: the most that one
// case can draw from it, and a share of every payment that may still be contested, this one included.
func guardStake(f payFacts, coverBps uint64) guard.Result {
	const name = "stake"
	if f.amount == nil {
		return guard.Result{Guard: name, Severity: guard.NotApplicable} // the spend cap refuses
	}
	need := new(big.Int).Add(f.coverage.Unmatured, f.amount)
	need.Mul(need, new(big.Int).SetUint64(coverBps))
	need.Add(need, big.NewInt(settlement.FullBps-1)).Quo(need, big.NewInt(settlement.FullBps)) // rounded up
	drawn := new(big.Int).Add(f.terms.Fee, f.terms.RelayCap)
	if drawn.Add(drawn, f.terms.Penalty).Cmp(need) > 0 {
		need = drawn
	}
	return guard.Require(name, f.coverage.Free.Cmp(need) >= 0, "free stake %s, at least %s with %s that may still be contested", f.coverage.Free, need, f.coverage.Unmatured)
}

// otherHost reports whether two absolute URLs differ in what comes before their path, and only there. It compares text,
// because the hash of a request does.
func otherHost(a, b string) bool {
	cut := func(u string) (host, rest string, ok bool) {
		scheme, after, ok := strings.Cut(u, "://")
		i := strings.IndexAny(after, "/?")
		if i < 0 {
			i = len(after)
		}
		return scheme + "://" + after[:i], after[i:], ok
	}
	hostA, restA, okA := cut(a)
	hostB, restB, okB := cut(b)
	return okA && okB && hostA != hostB && restA == restB
}

// guardNotice compares what the quote says about disputes with the chain. A seller that says nothing is fine: the terms
// are in the address.
func guardNotice(f payFacts) guard.Result {
	const name = "notice"
	n := f.notice
	if n == nil {
		return guard.Result{Guard: name, Severity: guard.NotApplicable}
	}
	return guard.Require(name, n.Offer == f.payTo && n.ManifestHash == common.Hash(f.terms.ManifestHash) &&
		n.Arbitrator == f.terms.Arbitrator && n.ContestWindowSeconds == f.terms.ContestWindow && (n.Rounds == 0 || n.Rounds == f.terms.Rounds),
		"the quote's dispute notice differs from the chain")
}

// contestFacts is everything that is looked at before contesting.
type contestFacts struct {
	now       uint64 // block time, unix seconds
	deadline  uint64 // last second in which the payment may be contested, inclusive
	verdict   Verdict
	exists    bool // a case is open or was
	amount    *big.Int
	terms     bindings.Terms
	deposit   *big.Int // bond and relay fee; zero for a self-proven breach
	balance   *big.Int
	selfProof bool
	payment   error        // the payment is not, or no longer, what the case would be about
	missing   []string     // parts of the evidence that a case needs
	stop      guard.Result // the kill switch
}

// guardContest is the chain of checks before a case is opened.
func guardContest(f contestFacts, o Options) guard.Decision {
	t := f.terms
	if f.selfProof { // takes no bond
		t.Bond = new(big.Int)
	}
	return guard.Resolve(append([]guard.Result{
		guardOwn(f.verdict, o.Policy),
		guard.Require("once", !f.exists, "the payment was contested before"),
		guardWindow(f.now, f.deadline, o.Policy),
		guardError("stale payment", f.payment),
		guard.Require("evidence", len(f.missing) == 0, "missing: %s", strings.Join(f.missing, ", ")),
		guardShare(t.Bond, f.amount, o.Policy),
		f.stop,
	}, guardDeposit(t, f.deposit, f.balance, o.Policy)...))
}

// guardShare compares a bond with the payment that it is put down for.
func guardShare(bond, amount *big.Int, p Policy) guard.Result {
	limit := new(big.Int).Mul(amount, new(big.Int).SetUint64(p.MaxBondBps))
	return guard.Require("bond share", p.MaxBondBps == 0 || new(big.Int).Mul(bond, big.NewInt(settlement.FullBps)).Cmp(limit) <= 0,
		"bond %s for a payment of %s, at most %d basis points of it", bond, amount, p.MaxBondBps)
}

// missing names what a case about an exchange needs and lacks.
func missing(p *Purchase, v Verdict) (out []string) {
	e := p.Exchange
	if len(p.Manifest) == 0 {
		out = append(out, "manifest")
	}
	if err := e.Check(); err != nil {
		out = append(out, fmt.Sprintf("exchange (%v)", err))
	}
	if e.Payment == nil || e.Payment.BlockHash == (common.Hash{}) {
		out = append(out, "payment")
	}
	if v == Undelivered { // what is missing is the breach
		return out
	}
	switch {
	case e.Response == nil:
		out = append(out, "response")
	case e.Delivery == nil:
		out = append(out, "signed delivery")
	case e.Delivery.Delivery.ResponseHash != exchange.ResponseHash(e.Response.Body):
		out = append(out, "body of the signed delivery")
	}
	return out
}

func guardOwn(v Verdict, p Policy) guard.Result {
	switch {
	case v == Conforming:
		return guard.Stop("own check", "the own checks passed")
	case v == Unsettled && !p.ContestUnresolved:
		return guard.Stop("own check", "the own checks found no failure")
	}
	return guard.Pass("own check")
}

// guardWindow compares times in unix seconds; the deadline is inclusive.
func guardWindow(now, deadline uint64, p Policy) guard.Result {
	return guard.Require("window", now+p.Margin <= deadline, "contest by %d, now %d with a margin of %d s", deadline, now, p.Margin)
}

// guardDeposit looks at what a case binds of the payer's money, base units.
func guardDeposit(t bindings.Terms, deposit, balance *big.Int, p Policy) []guard.Result {
	return []guard.Result{
		guard.Require("bond", p.MaxBond == nil || t.Bond.Cmp(p.MaxBond) <= 0, "bond %s, at most %s", t.Bond, p.MaxBond),
		guard.Require("funds", balance.Cmp(deposit) >= 0, "deposit %s, balance %s", deposit, balance),
	}
}

func guardError(name string, err error) guard.Result {
	if err != nil {
		return guard.Stop(name, "%v", err)
	}
	return guard.Pass(name)
}
