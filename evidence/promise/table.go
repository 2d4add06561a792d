package promise

import (
	"strings"

	"github.com/redress-protocol/redress/evidence/manifest"
)

// table is the whole grammar: the longest phrase that begins at a word wins, and of two equal ones the earlier.
var table = build([]struct {
	phrases string
	pattern
}{
	{"QUANT TIME old|of_age | QUANT TIME or_less old", pattern{measure: age("")}},
	{"N TIME old or_less|or_newer|or_younger|at_most", pattern{measure: age("<=")}},
	{"no|not|never be? older than COUNT TIME", pattern{measure: age("<=")}},
	{"younger|newer|fresher than COUNT TIME", pattern{measure: age("<")}},
	{"age of? the? RESPONSE? BE? QUANT TIME", pattern{measure: age("")}},
	{"UPDATED? from? within|in|during the last|past COUNT TIME", pattern{measure: age("<=")}},
	{"when|as served | when it|they|the is|are? RESPONSE? is|are? served | at serving|serving_time | at the? time|moment of serving | at the time|moment it|they is|are served",
		pattern{anchor: true}},

	{"QUANT ITEM", pattern{measure: count("")}},
	{"N ITEM or_more", pattern{measure: count(">=")}},
	{"N ITEM or_less|or_fewer", pattern{measure: count("<=")}},
	{"NEG be|return|returned? empty | nonempty | no empty RESPONSE|responses|answers|bodies|results", pattern{measure: fixed(manifest.Check{Measure: manifest.MeasureItemCount, Op: manifest.OpGE, Bound: 1})}},

	{"for the SUBJECT you|that|which? was|is|were? ASKED for? | for the ASKED SUBJECT | for the same SUBJECT as ASKED | for the SUBJECT in the request | " +
		"match|matches|equal|equals the? ASKED SUBJECT | the? SUBJECT in|of? the? RESPONSE? BE|match|matches|equal|equals equal_to|the_same_as? the? SUBJECT? ASKED | " +
		"the? SUBJECT in|of? the? RESPONSE? match|matches|equals|equal the? SUBJECT? in|of? the request",
		pattern{measure: fixed(manifest.Check{Measure: manifest.MeasureSubjectMatch, Op: manifest.OpEQ, Bound: 1})}},

	{"QUANT SIZE long|large|big|in_size?", pattern{measure: size}},
	{"valid|strict|parseable|parsable|proper json | well formed json | wellformed json | BE|return|returns|as|in json",
		pattern{measure: fixed(manifest.Check{Measure: manifest.MeasureJSONValid, Op: manifest.OpEQ, Bound: 1})}},

	{"match|matches|fit|fits|follow|follows|satisfy|satisfies|conform_to|conforms_to|valid_against this|the|its|our|that json? schema",
		pattern{schema: true}},

	{"FIELD BE? always? present|set|included|given | FIELD BE? NEG be? missing|absent|null|empty|blank | NEG omit|omits|lack|lacks|miss|misses|without the? FIELD | HAS the|a|an|its? FIELD | HAS the|a|an|its? FIELD that? BE? present",
		pattern{measure: func(m match) ([]manifest.Check, string) {
			return []manifest.Check{{Measure: manifest.MeasureFieldPresent, Pointer: m.field, Op: manifest.OpEQ, Bound: 1}}, ""
		}}},
	{"HAS? the|a|an? FIELD that|which? BE always? a|an? TYPE | FIELD of type TYPE | the? type of FIELD BE TYPE", pattern{measure: func(m match) ([]manifest.Check, string) {
		return []manifest.Check{{Measure: manifest.MeasureFieldType, Pointer: m.field, Type: m.typ, Op: manifest.OpEQ, Bound: 1}}, ""
	}}},
	{"HAS? the|a|an? FIELD that|which? BE? always? QUANT NOUNIT", pattern{measure: number}},
	{"FIELD BE always? positive", pattern{measure: than(manifest.OpGT)}},
	{"FIELD BE? NEG be? negative", pattern{measure: than(manifest.OpGE)}},

	{"RESPOND within|in|after N TIME | RESPOND QUANT TIME | RESPOND within|in|under a|an TIME | latency|response_time BE|of? QUANT TIME | latency|response_time BE|of? N TIME | response time|times",
		pattern{why: whyLatency, code: "LINT_LATENCY"}},
	{"UPDATED|update|updates|refresh|refreshes every|each N TIME | UPDATED every|each TIME | update|updates|refresh|refreshes every|each TIME | update|updates|refresh|refreshes every|each N TIME | every N TIME",
		pattern{why: whyInterval, code: "LINT_VAGUE"}},
	{"QUANT % of? | N % of? | QUANT percent of? | N percent of? | N % uptime|availability", pattern{why: whyShare, code: "LINT_HEDGE", blocks: true}},
	{"when|once|as it|they|the is|are? RESPONSE? is|are? received|delivered|arriving|arrives|arrive | when|once|as received|delivered | on|upon|at receipt|arrival|delivery | before it|they is|are received",
		pattern{why: whyArrival, code: "LINT_NO_ANCHOR", blocks: true}},
	{"every|each|all|any ITEM", pattern{why: whyEach, code: "LINT_EACH"}},
	{"QUANT month|months|year|years old? | N month|months|year|years old?", pattern{why: whyCalendar, code: "LINT_NO_UNIT"}},
	{"QUANT kb|mb|gb|gib|kib|mib | N kb|mb|gb|gib|kib|mib", pattern{why: whyBits, code: "LINT_NO_UNIT"}},
	{"QUANT TIME | N TIME", pattern{why: whyAnchor, code: "LINT_NO_ANCHOR"}},
	{"N TIME old | N ITEM | N SIZE", pattern{why: whyBound, code: "LINT_NO_BOUND"}},
	{"QUANT | N", pattern{why: whyUnit, code: "LINT_NO_UNIT"}},
})

func build(rows []struct {
	phrases string
	pattern
}) []pattern {
	var out []pattern
	for _, r := range rows {
		for _, phrase := range strings.Split(r.phrases, " | ") {
			p := r.pattern
			p.elements = strings.Fields(phrase)
			out = append(out, p)
		}
	}
	return out
}

func fixed(c manifest.Check) func(match) ([]manifest.Check, string) {
	return func(match) ([]manifest.Check, string) { return []manifest.Check{c}, "" }
}

// whole makes checks of a measure in whole units. op stands for the bounds that name none.
func whole(measure, op string, m match, u unit) ([]manifest.Check, string) {
	var out []manifest.Check
	for _, b := range m.bounds {
		n, ok := b.f.in(u.num, u.den)
		if !ok {
			return nil, whyWhole
		}
		c := manifest.Check{Measure: measure, Op: b.op, Bound: n}
		if c.Op == "" {
			c.Op = op
		}
		out = append(out, c)
	}
	return out, ""
}

func age(op string) func(match) ([]manifest.Check, string) {
	return func(m match) ([]manifest.Check, string) { return whole(manifest.MeasureAgeSeconds, op, m, m.unit) }
}

func count(op string) func(match) ([]manifest.Check, string) {
	return func(m match) ([]manifest.Check, string) { return whole(manifest.MeasureItemCount, op, m, unit{1, 1}) }
}

func size(m match) ([]manifest.Check, string) { return whole(manifest.MeasureBodyBytes, "", m, m.unit) }

func number(m match) ([]manifest.Check, string) {
	var out []manifest.Check
	for _, b := range m.bounds {
		out = append(out, manifest.Check{Measure: manifest.MeasureNumber, Pointer: m.field, Scale: b.f.scale, Op: b.op, Bound: b.f.n})
	}
	return out, ""
}

func than(op string) func(match) ([]manifest.Check, string) {
	return func(m match) ([]manifest.Check, string) {
		return []manifest.Check{{Measure: manifest.MeasureNumber, Pointer: m.field, Op: op}}, ""
	}
}
