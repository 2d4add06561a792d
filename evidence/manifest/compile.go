package manifest

import (
	"fmt"
	"math"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
)

// Bounds are the measured limits that the typed fields of a signed receipt can break without any judge, as in the
// Offer's terms. Zero or false: not measured. Only a requirement whose failure alone decides for the payer is here.
type Bounds struct {
	Subject  bool
	MaxAge   uint32 // seconds, inclusive
	MinItems uint32 // inclusive
}

// Windows are seconds, as in the Offer's terms.
type Windows struct {
	Contest  uint32
	Answer   uint32
	Continue uint32
	Judge    uint32
}

// Amounts are base units of the token.
type Amounts struct {
	Min        *big.Int // smallest payment covered
	Max        *big.Int // largest payment covered
	Bond       *big.Int
	Fee        *big.Int
	AnswerCost *big.Int
	Penalty    *big.Int
	RelayCap   *big.Int
}

// CompiledRequirement is a requirement in its place: index in Compiled.Requirements = bit of every mask.
type CompiledRequirement struct {
	ID        string
	Statement string
	Judged    bool  // heard by the panel of models
	Check     Check // if not Judged
}

// Compiled is a manifest in the form that the chain replays and the agents run.
type Compiled struct {
	Hash         common.Hash // manifest hash
	ChainID      *big.Int
	Token        common.Address
	Procedure    Procedure
	Bounds       Bounds
	Windows      Windows
	Rounds       uint8 // of the committee at most, 1..4
	Amounts      Amounts
	Partial      []CompiledPartial // in the document's order
	Requirements []CompiledRequirement
	Judges       []string // panel judge ids in column order
	Runs         []int    // runs of each judge
	Reading      Reading  // where the receipt's typed fields are read
}

// Limits of the chain's replay.
const (
	maxRequirements = 8
	maxJudges       = 4
	maxSeats        = 31
	maxRounds       = 4
	maxPlaneBits    = 256 // one word per seat: 2 bits per requirement, judge and run
)

// Compile turns a document into what the chain replays. A document of the draft, one with any defect, or one that does
// not fit the chain's limits is refused with everything that is wrong.
func Compile(d *Document) (*Compiled, []Defect) {
	defects := d.Check()
	if !d.Profile() {
		defects = append(defects, Defect{Rule: "FIT", Code: "FIT_VERSION", Pointer: "/spec_version", Value: show(d.SpecVersion),
			Message: "only the profile compiles to a promise to strangers", Fix: "use " + VersionProfile})
	}
	defects = append(defects, fit(&d.Manifest)...)
	if len(defects) > 0 {
		return nil, defects
	}
	hash, err := d.Hash()
	if err != nil {
		return nil, []Defect{{Rule: "SCHEMA", Code: "SCHEMA_CANONICAL", Message: err.Error()}}
	}
	c := &Compiled{
		Hash:    hash,
		ChainID: big.NewInt(d.Engagement.Value.Asset.ChainID),
		Token:   common.HexToAddress(d.Engagement.Value.Asset.Address),
		Windows: d.Redress.windows(),
		Rounds:  d.Redress.rounds(),
		Amounts: d.amounts(),
		Partial: d.partial(),
	}
	c.requirements(&d.Manifest)
	c.Procedure = procedure(&d.Manifest)
	c.Bounds = bounds(&d.Manifest, c.Requirements)
	for _, j := range d.hearing() {
		c.Judges, c.Runs = append(c.Judges, j.ID), append(c.Runs, int(j.Runs))
	}
	return c, nil
}

// fit names every figure that the chain's types or the one word per seat cannot hold.
func fit(m *Manifest) []Defect {
	var out []Defect
	refuse := func(code, pointer string, value any, message string) {
		out = append(out, Defect{Rule: "FIT", Code: code, Pointer: pointer, Value: show(value), Message: message, Fix: "reduce it"})
	}
	if n := len(m.Requirements); n > maxRequirements {
		refuse("FIT_REQUIREMENTS", "/requirements", n, fmt.Sprintf("requirements, at most %d", maxRequirements))
	}
	if n := len(m.hearing()); n > maxJudges {
		refuse("FIT_JUDGES", "/judge/panel", n, fmt.Sprintf("judges, at most %d", maxJudges))
	}
	longest := big.NewInt(1) // runs may be as large as 2^53-1
	for i, j := range m.hearing() {
		if j.Runs > math.MaxUint8 {
			refuse("FIT_RUNS", at("judge", "panel", i, "runs"), j.Runs, fmt.Sprintf("runs, at most %d", math.MaxUint8))
		}
		if runs := big.NewInt(j.Runs); runs.Cmp(longest) > 0 {
			longest = runs
		}
	}
	columns := int64(len(m.Requirements)) * int64(max(len(m.hearing()), 1))
	if bits := longest.Mul(longest, big.NewInt(2*columns)); bits.Cmp(big.NewInt(maxPlaneBits)) > 0 {
		refuse("FIT_PLANES", "/judge/panel", nil, fmt.Sprintf("observations of one seat take %s bits (2 x requirements x judges x "+
			"longest runs), at most %d", bits, maxPlaneBits))
	}
	if m.Redress != nil {
		out = append(out, fitRedress(m)...)
	}
	return out
}

func fitRedress(m *Manifest) []Defect {
	var out []Defect
	r := m.Redress
	refuse := func(code, member string, value any, message, fix string) {
		out = append(out, Defect{Rule: "FIT", Code: code, Pointer: member, Value: show(value), Message: message, Fix: fix})
	}
	if r.Seats > maxSeats || r.Seats%2 == 0 {
		refuse("FIT_SEATS", "/redress/seats", r.Seats, fmt.Sprintf("seats must be odd, 1..%d", maxSeats), "use 3")
	}
	if r.Rounds > maxRounds {
		refuse("FIT_ROUNDS", "/redress/rounds", r.Rounds, fmt.Sprintf("rounds, 1..%d", maxRounds), "reduce it")
	}
	for _, w := range []struct {
		name    string
		seconds int64
	}{
		{"contest", r.ContestWindowSeconds}, {"answer", r.AnswerWindowSeconds},
		{"continue", r.ContinueWindowSeconds}, {"judge", r.JudgeWindowSeconds},
	} {
		if w.seconds > math.MaxUint32 {
			refuse("FIT_WINDOW", "/redress/"+w.name+"_window_seconds", w.seconds, "more than 2^32-1 seconds", "reduce it")
		}
	}
	for _, a := range []struct{ at, value string }{
		{"/engagement/value/amount_min", m.Engagement.Value.AmountMin},
		{"/engagement/value/amount_max", m.Engagement.Value.AmountMax}, {"/redress/bond", r.Bond}, {"/redress/fee", r.Fee},
		{"/redress/answer_cost", r.AnswerCost}, {"/redress/penalty", r.Penalty}, {"/redress/relay_cap", r.RelayCap},
	} {
		if amount(a.value).BitLen() > 256 {
			refuse("FIT_AMOUNT", a.at, a.value, "more than 2^256-1 base units", "reduce it")
		}
	}
	return out
}

func (r Redress) windows() Windows {
	return Windows{Contest: uint32(r.ContestWindowSeconds), Answer: uint32(r.AnswerWindowSeconds),
		Continue: uint32(r.ContinueWindowSeconds), Judge: uint32(r.JudgeWindowSeconds)}
}

// rounds is 1 where the document names none.
func (r Redress) rounds() uint8 { return uint8(max(r.Rounds, 1)) }

func (m *Manifest) amounts() Amounts {
	r := m.Redress
	return Amounts{Min: amount(m.Engagement.Value.AmountMin), Max: amount(m.Engagement.Value.AmountMax), Bond: amount(r.Bond),
		Fee: amount(r.Fee), AnswerCost: amount(r.AnswerCost), Penalty: amount(r.Penalty), RelayCap: amount(r.RelayCap)}
}

// requirements reads criteria and readings again; the rules have found them readable.
func (c *Compiled) requirements(m *Manifest) {
	for _, r := range m.Requirements {
		req := CompiledRequirement{ID: r.ID, Statement: r.Statement, Judged: r.Evaluation.Method == MethodJudge}
		if !req.Judged {
			req.Check, _ = ParseCriteria(r.Evaluation.PassCriteria)
			source, _ := m.Source(r.Evaluation.MeasurementSourceID)
			req.Check.Reading, _ = ParseReading(source.Provider.ReadingProcedure)
			c.Reading, _ = c.Reading.merge(req.Check.Reading)
			if req.Check.Measure == MeasureSchema {
				req.Check.Body, _ = ParseBodySchema(source.Schema)
			}
		}
		c.Requirements = append(c.Requirements, req)
	}
}

func procedure(m *Manifest) Procedure {
	p := Procedure{
		Requirements: uint8(len(m.Requirements)),
		Judges:       uint8(len(m.hearing())),
		Weights:      new(big.Int),
		Panel:        1, // the draft knows no seats
	}
	if m.Redress != nil {
		p.Panel = uint8(m.Redress.Seats)
	}
	for i, r := range m.Requirements {
		if r.Evaluation.Method == MethodJudge {
			p.Judged |= 1 << i
		}
	}
	for j, judge := range m.hearing() {
		p.Runs |= uint32(judge.Runs) << (8 * j)
	}
	if len(m.hearing()) > 0 {
		p.MaxDissents = uint8(*m.Judge.Aggregation.WithinJudge.MaxDissents)
	}
	if m.Adjudication.BurdenOfProof == RolePayee {
		p.Burden = 1
	}
	if m.Adjudication.PolicyOnUnresolved.Policy == PolicyUnresolvedRuling {
		p.Policy = 1
	}
	if o := m.Adjudication.OutcomeRule; o.Rule == RuleWeightedThreshold {
		p.Rule, p.ThresholdBps = 1, uint16(*o.PassThresholdBps)
		for i, r := range m.Requirements {
			p.Weights.Or(p.Weights, new(big.Int).Lsh(big.NewInt(o.Weights[r.ID]), uint(32*i)))
		}
	}
	return p
}

// bounds derives what a signed receipt can break by itself. A requirement counts only if its FAIL alone decides for the
// payer, since a self-proven breach settles the whole case.
func bounds(m *Manifest, requirements []CompiledRequirement) Bounds {
	var b Bounds
	for _, r := range requirements {
		if r.Judged || !decisive(m, r.ID) {
			continue
		}
		switch c := r.Check; c.Measure {
		case MeasureAgeSeconds:
			// A limit of 0 cannot be told from "not measured" on chain and is left to the committee.
			if limit, ok := upper(c); ok && limit > 0 && limit <= math.MaxUint32 && (b.MaxAge == 0 || uint32(limit) < b.MaxAge) {
				b.MaxAge = uint32(limit)
			}
		case MeasureItemCount:
			if limit, ok := lower(c); ok && limit > 0 && limit <= math.MaxUint32 {
				b.MinItems = max(b.MinItems, uint32(limit))
			}
		case MeasureSubjectMatch:
			limit, ok := lower(c)
			b.Subject = b.Subject || (ok && limit == 1)
		}
	}
	return b
}

// upper is the largest value that a check may hold for, if it bounds from above.
func upper(c Check) (int64, bool) {
	switch c.Op {
	case OpLE, OpEQ:
		return c.Bound, true
	case OpLT:
		return c.Bound - 1, true
	}
	return 0, false
}

// lower is the smallest value that a check may hold for, if it bounds from below.
func lower(c Check) (int64, bool) {
	switch c.Op {
	case OpGE, OpEQ:
		return c.Bound, true
	case OpGT:
		return c.Bound + 1, true
	}
	return 0, false
}

// decisive reports whether the payee cannot prevail once this requirement alone fails.
func decisive(m *Manifest, id string) bool {
	o := m.Adjudication.OutcomeRule
	if o.Rule != RuleWeightedThreshold {
		return true
	}
	total := new(big.Int)
	for _, r := range m.Requirements {
		total.Add(total, big.NewInt(o.Weights[r.ID]))
	}
	rest := new(big.Int).Sub(total, big.NewInt(o.Weights[id]))
	return rest.Mul(rest, big.NewInt(10_000)).Cmp(total.Mul(total, big.NewInt(*o.PassThresholdBps))) < 0
}
