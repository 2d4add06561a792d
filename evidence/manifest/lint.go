package manifest

import (
	"fmt"
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

// Whole words only: "superb" must not count as "per".
var quality = regexp.MustCompile(`(?i)\b(accurate|best|comprehensive|correct|excellent|fast|fresh|good|great|high[- ]quality|latest|meaningful|optimal|` +
	`precise|premium|professional|prompt|quality|quick|real[- ]time|reasonable|recent|relevant|reliable|robust|secure|stable|suitable|timely|` +
	`up[- ]to[- ]date|useful|valuable)\b`)

// A figure with its unit, or an equality, is what makes a sentence measurable.
var figure = regexp.MustCompile(`(?i)(\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|equals?|exactly|at least|at most)\b)`)

// vagueWords are the words of quality in a statement that names no figure beside them.
func vagueWords(statement string) []string {
	if figure.MatchString(statement) {
		return nil
	}
	return quality.FindAllString(statement, -1)
}

// bounded finds checks that everything satisfies, that nothing satisfies, or that exclude each other.
func bounded(m *Manifest) []Defect {
	type interval struct{ low, high int64 }
	allowed := map[string]interval{}
	var out []Defect
	for i, r := range m.Requirements {
		c, err := ParseCriteria(r.Evaluation.PassCriteria)
		if r.Evaluation.Method != MethodMeasurement || err != nil {
			continue
		}
		low, high := domain(c.Measure)
		natural := interval{low, high}
		place := at("requirements", i, "evaluation", "pass_criteria")
		if bound, ok := lower(c); ok {
			low = max(low, bound)
		}
		if bound, ok := upper(c); ok {
			high = min(high, bound)
		}
		switch {
		case low > high:
			out = append(out, lintDefect("LINT_IMPOSSIBLE", place, r.Evaluation.PassCriteria, "no response can satisfy this", "correct the bound"))
		case (interval{low, high}) == natural && !needsField(c.Measure):
			out = append(out, lintDefect("LINT_EMPTY", place, r.Evaluation.PassCriteria, "every response satisfies this", "correct the bound"))
		}
		before, seen := allowed[c.Name()]
		if seen && (max(low, before.low) > min(high, before.high)) {
			out = append(out, lintDefect("LINT_CONTRADICTION", place, r.Evaluation.PassCriteria,
				fmt.Sprintf("contradicts another requirement on %s", c.Name()), "keep one of them"))
		}
		if !seen {
			before = natural
		}
		allowed[c.Name()] = interval{max(low, before.low), min(high, before.high)}
	}
	return out
}

// domain is what a measure can be at all.
func domain(measure string) (low, high int64) {
	const far = 1<<53 - 1
	switch measure {
	case MeasureSubjectMatch, MeasureJSONValid, MeasureFieldPresent:
		return 0, 1
	case MeasureInteger:
		return -far, far
	}
	return 0, far
}

// needsField reports whether a measure fails on a body that lacks its field, so that even an open bound says something.
func needsField(measure string) bool {
	return measure == MeasureInteger || measure == MeasureAgeSeconds
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
	if b := m.Adjudication; b.PolicyOnUnresolved.Policy == PolicyBurden && b.BurdenOfProof == RolePayer && m.Judged() {
		out = append(out, lintDefect("LINT_SILENCE", "/adjudication/burden_of_proof", b.BurdenOfProof,
			"a judge that stays silent passes every judged requirement", "put the burden on the payee or use "+PolicyUnresolvedRuling))
	}
	return out
}
