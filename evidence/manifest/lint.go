package manifest

import (
	"fmt"
	"math/big"
	"regexp"
	"strings"
)

// Lint looks for known traps in a conforming manifest: words that promise what nothing measures, bounds that
// contradict each other or that nothing can fail, and figures that leave the payer without a rational dispute. It reads
// English only and finds what its tables know, not everything. A clean lint is no guarantee.
func Lint(d *Document) []Defect {
	var out []Defect
	m := &d.Manifest
	measured := 0
	for i, r := range m.Requirements {
		if r.Evaluation.Method == MethodMeasurement {
			measured++
		}
		if c, err := ParseCriteria(r.Evaluation.PassCriteria); err == nil && c.Measure == MeasureLatency {
			out = append(out, lintDefect("LINT_LATENCY", at("requirements", i, "evaluation", "pass_criteria"), r.Evaluation.PassCriteria,
				"resolves only where the answer discloses the response first: of a response that the payer holds it is UNRESOLVED",
				"promise an age, or accept that a contest of what was delivered is never clear"))
		}
		if hits := vagueWords(r.Statement); len(hits) > 0 {
			out = append(out, lintDefect("LINT_VAGUE", at("requirements", i, "statement"), strings.Join(hits, ", "),
				"words of quality without a measure", "say a count, a bound, a field or an age"))
		}
	}
	if measured == 0 {
		out = append(out, lintDefect("LINT_NOTHING_MEASURED", "/requirements", nil, "no requirement is measured: every dispute waits for a model",
			"add a measured requirement"))
	}
	return append(append(out, bounded(m)...), incentives(m)...)
}

func lintDefect(code, pointer string, value any, message, fix string) Defect {
	d := defect(code, pointer, value, message, fix)
	d.Rule = "LINT"
	return d
}

// A figure with its unit, or an equality, is what makes a sentence measurable.
var figure = regexp.MustCompile(`(?i)(\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|equals?|exactly|at least|at most)\b)`)

// vagueWords are the words of quality in a statement that names no figure beside them.
func vagueWords(statement string) []string {
	if figure.MatchString(statement) {
		return nil
	}
	var hits []string
	places := letters.FindAllStringIndex(statement, -1)
	words := make([]string, len(places))
	for i, p := range places {
		words[i] = strings.ToLower(statement[p[0]:p[1]])
	}
	for i := 0; i < len(words); {
		n, _ := Quality(words[i:])
		if n > 0 {
			hits = append(hits, statement[places[i][0]:places[i+n-1][1]])
		}
		i += max(n, 1)
	}
	return hits
}

// Whole words only: "superb" must not count as "per".
var letters = regexp.MustCompile(`[\pL\pN]+`)

// bounded finds checks that everything satisfies, that nothing satisfies, or that exclude each other.
func bounded(m *Manifest) []Defect {
	allowed := map[string]interval{}
	var out []Defect
	for i, r := range m.Requirements {
		c, err := ParseCriteria(r.Evaluation.PassCriteria)
		if r.Evaluation.Method != MethodMeasurement || err != nil {
			continue
		}
		natural := domain(c)
		asked := natural.meet(admitted(c))
		place := at("requirements", i, "evaluation", "pass_criteria")
		switch {
		case asked.empty():
			out = append(out, lintDefect("LINT_IMPOSSIBLE", place, r.Evaluation.PassCriteria, "no response can satisfy this", "correct the bound"))
		case asked.equal(natural) && !needsField(c.Measure):
			out = append(out, lintDefect("LINT_EMPTY", place, r.Evaluation.PassCriteria, "every response satisfies this", "correct the bound"))
		}
		subject := c.Measure + " " + c.Pointer + " " + c.Type + " " + c.Schema.Hex() // two scales of one field are one subject
		before, seen := allowed[subject]
		if !seen {
			before = natural
		}
		both := before.meet(asked)
		if seen && both.empty() && !asked.empty() && !before.empty() {
			out = append(out, lintDefect("LINT_CONTRADICTION", place, r.Evaluation.PassCriteria,
				fmt.Sprintf("contradicts another requirement on %s", c.Name()), "keep one of them"))
		}
		allowed[subject] = both
	}
	return append(out, exclusiveTypes(m)...)
}

// exclusiveTypes finds a field that is promised to be of two types at once.
func exclusiveTypes(m *Manifest) []Defect {
	var out []Defect
	types := map[string]string{}
	for i, r := range m.Requirements {
		c, err := ParseCriteria(r.Evaluation.PassCriteria)
		if err != nil || r.Evaluation.Method != MethodMeasurement || c.Measure != MeasureFieldType || !c.Holds(1) {
			continue
		}
		kind := c.Type
		if kind == TypeInteger {
			kind = TypeNumber // an integer is one
		}
		if before, seen := types[c.Pointer]; seen && before != kind {
			out = append(out, lintDefect("LINT_CONTRADICTION", at("requirements", i, "evaluation", "pass_criteria"), r.Evaluation.PassCriteria,
				fmt.Sprintf("%s cannot be %s and %s", c.Pointer, before, c.Type), "keep one of them"))
		}
		types[c.Pointer] = kind
	}
	return out
}

// interval is inclusive, in units of 10^-MaxScale for numbers and in whole units else. A nil end is open.
type interval struct{ low, high *big.Int }

func (a interval) meet(b interval) interval {
	if b.low != nil && (a.low == nil || b.low.Cmp(a.low) > 0) {
		a.low = b.low
	}
	if b.high != nil && (a.high == nil || b.high.Cmp(a.high) < 0) {
		a.high = b.high
	}
	return a
}

func (a interval) empty() bool { return a.low != nil && a.high != nil && a.low.Cmp(a.high) > 0 }

func (a interval) equal(b interval) bool {
	same := func(x, y *big.Int) bool { return x == y || (x != nil && y != nil && x.Cmp(y) == 0) }
	return same(a.low, b.low) && same(a.high, b.high)
}

// admitted are the values for which a check holds, up to its finest unit.
func admitted(c Check) interval {
	unit := big.NewInt(1)
	if c.Measure == MeasureNumber {
		unit.Exp(big.NewInt(10), big.NewInt(int64(MaxScale-c.Scale)), nil)
	}
	bound := unit.Mul(unit, big.NewInt(c.Bound))
	one := big.NewInt(1)
	switch c.Op {
	case OpLE:
		return interval{nil, bound}
	case OpLT:
		return interval{nil, bound.Sub(bound, one)}
	case OpGE:
		return interval{bound, nil}
	case OpGT:
		return interval{bound.Add(bound, one), nil}
	}
	return interval{bound, bound}
}

// domain is what a measure can be at all.
func domain(c Check) interval {
	switch c.Measure {
	case MeasureSubjectMatch, MeasureJSONValid, MeasureFieldPresent, MeasureFieldType, MeasureSchema:
		return interval{new(big.Int), big.NewInt(1)}
	case MeasureInteger, MeasureNumber:
		return interval{}
	}
	return interval{low: new(big.Int)}
}

// needsField reports whether a measure fails on a body that lacks its field, so that even an open bound says something.
func needsField(measure string) bool {
	return measure == MeasureInteger || measure == MeasureNumber || measure == MeasureAgeSeconds
}

// incentives finds figures under which an honest dispute cannot pay.
func incentives(m *Manifest) []Defect {
	var out []Defect
	if m.Redress == nil {
		return out
	}
	bond, high := amount(m.Redress.Bond), amount(m.Engagement.Value.AmountMax)
	if bond.Cmp(high) > 0 {
		out = append(out, lintDefect("LINT_BOND", "/redress/bond", m.Redress.Bond,
			"the bond exceeds the largest payment: only a breach that the receipt proves by itself is worth contesting", "lower it, or the fee"))
	}
	if b := m.Adjudication; b.PolicyOnUnresolved.Policy == PolicyBurden && b.BurdenOfProof == RolePayer {
		out = append(out, lintDefect("LINT_SILENCE", "/adjudication/burden_of_proof", b.BurdenOfProof,
			"silence wins: what a seat or a judge leaves open passes, and so does a seller who signs no receipt", "put the burden on the payee (`promise draft --burden payee`) or use "+PolicyUnresolvedRuling))
	}
	return out
}
