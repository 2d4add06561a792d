package promise

import (
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// bound is a comparison with a figure.
type bound struct {
	op string
	f  figure
}

// match is a phrase found: the place after it and what it holds.
type match struct {
	end    int
	bounds []bound
	unit   unit
	field  string
	typ    string
}

// parser walks the tokens that phrases are made of.
type parser struct {
	tokens []Token
	at     []int // of tokens that are not quiet
	items  map[string]bool
	schema common.Hash // zero when none was supplied
}

func (p *parser) token(i int) *Token {
	if i < 0 || i >= len(p.at) {
		return nil
	}
	return &p.tokens[p.at[i]]
}

func (p *parser) word(i int) string {
	if t := p.token(i); t != nil {
		return t.lower
	}
	return ""
}

func (p *parser) kind(i int) kind {
	if t := p.token(i); t != nil {
		return t.kind
	}
	return kindBarrier
}

// sets are the elements of a pattern that stand for any word of a table.
var sets = map[string]map[string]bool{
	"SUBJECT": subjectWords, "RESPONSE": responseParts, "HAS": hasWords, "BE": beWords, "ASKED": askedWords, "UPDATED": updatedWords,
	"RESPOND": respondWords,
	"NEG":     set("not never non isn't aren't cannot can't won't mustn't"),
}

// find matches the elements of a pattern from a place on, the longest way. An element is a word, alternatives joined by
// '|' (their words by '_'), a table in capitals, and is optional with '?' behind it.
func (p *parser) find(elements []string, m match) (match, bool) {
	if len(elements) == 0 {
		return m, true
	}
	name, optional := strings.CutSuffix(elements[0], "?")
	best, found := match{}, false
	keep := func(from match) {
		if got, ok := p.find(elements[1:], from); ok && (!found || got.end > best.end) {
			best, found = got, true
		}
	}
	for _, alternative := range p.element(name, m) {
		keep(alternative)
	}
	if optional {
		keep(m)
	}
	return best, found
}

// element lists the ways to read one element. Appended slices are clipped, so that no way writes into another.
func (p *parser) element(name string, m match) []match {
	i := m.end
	switch name {
	case "QUANT":
		return p.quantities(m)
	case "N", "COUNT":
		f, end, ok := p.number(i)
		switch {
		case ok:
			m.end = end
		case name == "COUNT" && singularTimes[p.word(i)]:
			f = figure{n: 1}
		case name == "COUNT" && (p.word(i) == "a" || p.word(i) == "an"):
			f, m.end = figure{n: 1}, i+1
		default:
			return nil
		}
		m.bounds = append(slices.Clip(m.bounds), bound{"", f})
		return []match{m}
	case "TIME":
		u, ok := timeUnits[p.word(i)]
		m.unit = u
		return advance(m, 1, ok)
	case "SIZE":
		if p.token(i) == nil {
			return nil
		}
		u, ok := sizeUnits[p.token(i).Text]
		m.unit = u
		return advance(m, 1, ok)
	case "ITEM":
		return advance(m, 1, p.items[p.word(i)])
	case "TYPE":
		t, ok := typeNames[p.word(i)]
		m.typ = t
		return advance(m, 1, ok)
	case "FIELD":
		return p.fields(m)
	case "NOUNIT": // what follows must not make another quantity of the figure
		w := p.word(i)
		_, time := timeUnits[w]
		_, size := sizeUnits[w]
		_, _, number := p.number(i)
		known := w == "" || p.kind(i) == kindBarrier || functionWords[w] || conditions[w] || negations[w]
		return advance(m, 0, !time && !size && !number && known)
	}
	if table, ok := sets[name]; ok {
		return advance(m, 1, p.kind(i) == kindWord && table[p.word(i)])
	}
	var out []match
	for _, phrase := range strings.Split(name, "|") {
		words := strings.Split(phrase, "_")
		same := true
		for k, w := range words {
			same = same && p.word(i+k) == w
		}
		out = append(out, advance(m, len(words), same)...)
	}
	return out
}

func advance(m match, n int, ok bool) []match {
	if !ok {
		return nil
	}
	m.end += n
	return []match{m}
}

// quantities reads a figure with its bound: before it, behind it, or between two.
func (p *parser) quantities(m match) []match {
	var out []match
	add := func(end int, bounds ...bound) {
		next := m
		next.end, next.bounds = end, append(slices.Clip(m.bounds), bounds...)
		out = append(out, next)
	}
	for n := 1; n <= longestBound; n++ {
		words := make([]string, n)
		for k := range words {
			words[k] = p.word(m.end + k)
		}
		if op, ok := boundPhrases[strings.Join(words, " ")]; ok {
			if f, end, ok := p.number(m.end + n); ok {
				add(end, bound{op, f})
			}
		}
	}
	if p.word(m.end) == "between" {
		if low, mid, ok := p.number(m.end + 1); ok && p.word(mid) == "and" {
			if high, end, ok := p.number(mid + 1); ok {
				add(end, bound{">=", low}, bound{"<=", high})
			}
		}
	}
	if f, end, ok := p.number(m.end); ok && p.word(end) == "or" {
		switch p.word(end + 1) {
		case "more":
			add(end+2, bound{">=", f})
		case "less", "fewer":
			add(end+2, bound{"<=", f})
		}
	}
	return out
}

// fields reads a JSON pointer, or `field NAME` and `NAME field` for a member at the top of the body.
func (p *parser) fields(m match) []match {
	i := m.end
	var out []match
	add := func(pointer string, n int) {
		next := m
		next.field, next.end = pointer, i+n
		if canon.ValidPointer(pointer) {
			out = append(out, next)
		}
	}
	if p.kind(i) == kindPointer {
		add(p.token(i).Text, 1)
	}
	name := func(k int) bool {
		w := p.word(k)
		return p.kind(k) == kindWord && !functionWords[w] && !negations[w] && !conditions[w] && !hedges[w] && w != "field" && w != "fields"
	}
	if p.word(i) == "field" && p.kind(i+1) == kindPointer {
		add(p.token(i+1).Text, 2)
	}
	if p.word(i) == "field" && name(i+1) {
		add("/"+canon.EscapePointer(p.token(i+1).Text), 2)
	}
	if name(i) && p.word(i+1) == "field" {
		add("/"+canon.EscapePointer(p.token(i).Text), 2)
	}
	return out
}

// pattern is one row of the table. measure draft checks; why says why a phrase is understood and yet not measured; code
// is the lint that goes with it.
type pattern struct {
	elements []string
	measure  func(m match) ([]manifest.Check, string)
	why      string
	code     string
	blocks   bool // a phrase that makes its whole sentence mean something else
	anchor   bool // says at which time an age is measured
	schema   bool // says that the response matches the schema that was supplied
}

const (
	whyLatency  = "servedAt is the seller's own word and nobody else signs when the response left: latency_seconds resolves only where the answer discloses the response first"
	whySchema   = "no schema was supplied: name the file that holds it"
	whyInterval = "how often data changes cannot be seen in one exchange; promise an age, such as at most 5 seconds old"
	whyShare    = "a share of many exchanges cannot be seen in one"
	whyAnchor   = "a time with no anchor: from what to what? say at most 5 seconds old when served"
	whyArrival  = "nobody signs when a response arrived: an age is measured when it is served"
	whyUnit     = "a figure without a unit or a thing that it counts"
	whyBound    = "a figure without a bound: at most, at least or exactly?"
	whyEach     = "one value is read for the whole response, and not one for each of its items"
	whyCalendar = "months and years have no fixed length in seconds"
	whyWhole    = "not a whole number of seconds or bytes within range, and nothing smaller is measured"
	whyBits     = "may be bits or bytes: write KB or KiB"
)
