package promise

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/manifest"
)

// Options are what a sentence does not say.
type Options struct {
	DataTime string // reading of the data time, such as data_time=response:/ts@unix
	Items    string // reading of the items, such as items=response:/quotes
	Subject  string // readings of both subjects
	Burden   string // manifest.RolePayer or RolePayee; empty when nobody said
	Schema   []byte // JSON Schema that "this schema" means, within manifest.SchemaKeywords; empty for none
}

// Default are the readings of the quote bodies that this project's seller serves.
func Default() Options {
	return Options{DataTime: manifest.QuoteDataTime, Items: manifest.QuoteItems, Subject: manifest.QuoteSubject}
}

// Requirement is one measured requirement with the words it came from.
type Requirement struct {
	Check     manifest.Check
	Phrase    string // exact words of the text
	Statement string // what the manifest will say
	Reading   string // reading_procedure of its source; empty when the measure reads no named value
}

// Draft is a text with what became of each of its tokens.
type Draft struct {
	Text         string
	Tokens       []Token
	Requirements []Requirement
	Notes        []manifest.Defect // rule LINT: known traps; rules FIT and X: what keeps it from compiling
	options      Options
}

// New reads a text. It fails on what is no text; a text without any measurable term is a Draft without requirements,
// which Err refuses.
func New(text string, o Options) (*Draft, error) {
	tokens, err := tokenize(text)
	if err != nil {
		return nil, err
	}
	p := &parser{tokens: tokens, items: countable(o.Items)}
	if len(o.Schema) > 0 {
		schema, err := manifest.ParseBodySchema(o.Schema)
		if err != nil {
			return nil, fmt.Errorf("read schema: %w", err)
		}
		p.schema = schema.Hash()
	}
	for i, t := range tokens {
		if t.kind != kindQuiet {
			p.at = append(p.at, i)
		}
	}
	d := &Draft{Text: text, Tokens: tokens, options: o}
	if len(p.at) == 0 {
		for i := range tokens {
			d.Tokens[i].Status, d.Tokens[i].Reason = Ignored, "punctuation"
		}
		return d, nil
	}
	for _, s := range p.sentences() {
		d.read(p, s[0], s[1])
	}
	d.quiet()
	d.Notes = append(d.Notes, d.traps()...)
	return d, nil
}

// Err refuses a text without a measurable term.
func (d *Draft) Err() error {
	if len(d.Requirements) == 0 {
		return ErrNoPromise
	}
	return nil
}

// Complete refuses a text of which a part is not measured.
func (d *Draft) Complete() error {
	var lost []string
	for _, t := range d.Tokens {
		if t.Status == NotMeasurable || t.Status == NotUnderstood {
			lost = append(lost, t.Text)
		}
	}
	if len(lost) > 0 {
		return fmt.Errorf("%w: %s", ErrIncomplete, strings.Join(lost, " "))
	}
	return d.Err()
}

// countable are the words for what the items pointer reads: general ones, and the name of the member.
func countable(reading string) map[string]bool {
	out := map[string]bool{}
	for w := range itemWords {
		out[w] = true
	}
	if r, err := manifest.ParseReading(reading); err == nil && r.Items != "" {
		name := strings.ToLower(r.Items[strings.LastIndex(r.Items, "/")+1:])
		out[name], out[strings.TrimSuffix(name, "s")] = true, true
	}
	delete(out, "")
	return out
}

// sentences are the ranges of words between full stops, with the stop.
func (p *parser) sentences() [][2]int {
	var out [][2]int
	from := 0
	for i := range p.at {
		if strings.Contains(".;!?…", p.word(i)) || i == len(p.at)-1 {
			out = append(out, [2]int{from, i + 1})
			from = i + 1
		}
	}
	return out
}

// phrase is a pattern found in a sentence, or a single word that is in a table.
type phrase struct {
	pattern
	from, to int // words
	checks   []manifest.Check
	status   Status
}

// read accounts for the words from..to of one sentence.
func (d *Draft) read(p *parser, from, to int) {
	var phrases []phrase
	blocker := ""
	for i := from; i < to; {
		f, blocks := p.phraseAt(i, to)
		if blocks && blocker == "" {
			blocker = p.text(f.from, f.to, d.Text)
		}
		phrases = append(phrases, f)
		i = f.to
	}
	if p.word(to-1) == "?" {
		blocker = "?"
	}
	aged := 0
	for _, f := range phrases {
		if f.checks != nil && blocker != "" {
			f.status, f.why, f.checks = NotUnderstood, fmt.Sprintf("withdrawn: %q may turn its sentence around; say it without", blocker), nil
		}
		first := 0
		for _, c := range f.checks {
			n := d.require(c, p.text(f.from, f.to, d.Text))
			if first == 0 {
				first = n
			}
			if c.Measure == manifest.MeasureAgeSeconds {
				aged = n
			}
		}
		p.mark(f, first)
	}
	anchored := false
	for _, f := range phrases {
		if !f.anchor {
			continue
		}
		if aged == 0 {
			f.status, f.why = NotUnderstood, "a time that belongs to no age"
		}
		anchored = anchored || aged > 0
		p.mark(f, aged)
	}
	if aged > 0 && !anchored {
		d.note("LINT_NO_ANCHOR", d.Requirements[aged-1].Phrase, "old at what time? it is measured when the response is served", "add when served")
	}
	for _, f := range phrases {
		if f.code != "" {
			d.note(f.code, p.text(f.from, f.to, d.Text), f.why, "say a bound that the exchange shows")
		}
	}
}

// phraseAt finds what begins at a word, and whether it keeps its sentence from being a promise.
func (p *parser) phraseAt(i, to int) (phrase, bool) {
	best, found := phrase{}, false
	for _, row := range table {
		m, ok := p.find(row.elements, match{end: i})
		if ok && m.end > i && (!found || m.end > best.to) {
			best, found = phrase{pattern: row, from: i, to: m.end, status: NotMeasurable}, true
			if row.measure != nil {
				if best.checks, best.why = row.measure(m); best.why == "" {
					best.status = Understood
				} else {
					best.checks, best.code = nil, "LINT_NO_UNIT"
				}
			}
			if row.schema {
				best.pin(p.schema)
			}
			if row.anchor {
				best.status = Understood
			}
		}
	}
	if found {
		return best, best.blocks
	}
	return p.single(i, to)
}

// pin gives a phrase about a schema the one that was supplied.
func (f *phrase) pin(schema common.Hash) {
	if schema == (common.Hash{}) {
		f.why, f.code = whySchema, "LINT_NO_SCHEMA"
		return
	}
	f.checks = []manifest.Check{{Measure: manifest.MeasureSchema, Schema: schema, Op: manifest.OpEQ, Bound: 1}}
	f.status = Understood
}

// single accounts for a word that begins no phrase.
func (p *parser) single(i, to int) (phrase, bool) {
	w := p.word(i)
	f := phrase{from: i, to: i + 1}
	say := func(s Status, why, code string) phrase {
		f.status, f.why, f.code = s, why, code
		return f
	}
	if n, advice := p.quality(i, to); n > 0 {
		f.to = i + n
		return say(NotMeasurable, "a word of quality that nobody can measure; "+advice, "LINT_VAGUE"), false
	}
	if phrase, ok := glued[w]; ok {
		return say(NotUnderstood, fmt.Sprintf("looks like %q, and is one word", phrase), "LINT_WORD_BOUNDARY"), false
	}
	switch {
	case p.kind(i) == kindBarrier:
		return say(Ignored, "punctuation", ""), false
	case negations[w] || strings.HasSuffix(w, "n't"):
		return say(NotUnderstood, "a negation that belongs to no known phrase", "LINT_HEDGE"), true
	case conditions[w]:
		return say(NotUnderstood, "a condition or an alternative: a requirement has none", "LINT_HEDGE"), true
	case hedges[w]:
		return say(NotMeasurable, "a hedge: one exchange either holds or does not", "LINT_HEDGE"), true
	case functionWords[w]:
		return say(Ignored, "holds the sentence together", ""), false
	case responseWords[w] || p.items[w]:
		return say(Ignored, "names the response", ""), false
	}
	return say(NotUnderstood, "in no table of this tool", ""), false
}

// quality is the length of a word of quality, with the negation before it.
func (p *parser) quality(i, to int) (int, string) {
	skip := 0
	if negations[p.word(i)] {
		skip = 1
		if beWords[p.word(i+1)] {
			skip = 2
		}
	}
	var words []string
	for k := i + skip; k < to && p.kind(k) == kindWord; k++ {
		words = append(words, p.word(k))
	}
	n, advice := manifest.Quality(words)
	if n == 0 {
		return 0, ""
	}
	return n + skip, advice
}

func (p *parser) text(from, to int, all string) string {
	return all[p.token(from).Start:p.token(to-1).End()]
}

// mark writes a phrase's status on its tokens, the quiet ones inside it too.
func (p *parser) mark(f phrase, requirement int) {
	for i := p.at[f.from]; i <= p.at[f.to-1]; i++ {
		t := &p.tokens[i]
		t.Status, t.Reason, t.Requirement = f.status, f.why, 0
		if f.status == Understood {
			t.Requirement = requirement
		}
	}
}

func (d *Draft) quiet() {
	for i := range d.Tokens {
		if t := &d.Tokens[i]; t.kind == kindQuiet && t.Status == NotUnderstood && t.Reason == "" {
			t.Status, t.Reason = Ignored, "punctuation"
		}
	}
}

// require adds a requirement, or finds the same one, and returns its number from 1.
func (d *Draft) require(c manifest.Check, phrase string) int {
	for i, r := range d.Requirements {
		if r.Check == c {
			return i + 1
		}
	}
	r := Requirement{Check: c, Phrase: phrase, Statement: statement(c)}
	switch c.Measure {
	case manifest.MeasureAgeSeconds:
		r.Reading = d.options.DataTime
	case manifest.MeasureItemCount:
		r.Reading = d.options.Items
	case manifest.MeasureSubjectMatch:
		r.Reading = d.options.Subject
	}
	d.Requirements = append(d.Requirements, r)
	return len(d.Requirements)
}

func (d *Draft) note(code, value, message, fix string) {
	n := manifest.Defect{Rule: "LINT", Code: code, Message: message, Fix: fix}
	if value != "" {
		n.Value = fmt.Sprintf("%q", value)
	}
	if !slices.Contains(d.Notes, n) {
		d.Notes = append(d.Notes, n)
	}
}

// traps are what only the whole promise shows.
func (d *Draft) traps() []manifest.Defect {
	if len(d.Requirements) == 0 {
		return nil
	}
	if d.options.Burden == "" {
		d.note("LINT_BURDEN", "", "nobody is named to bear the burden where a requirement stays UNRESOLVED: it is the payer's", "name payer or payee with --burden")
	}
	doc, err := d.Document(example())
	if err != nil {
		return []manifest.Defect{{Rule: "FIT", Code: "FIT_DOCUMENT", Message: err.Error()}}
	}
	if _, defects := manifest.Compile(doc); len(defects) > 0 {
		return defects
	}
	return manifest.Lint(doc)
}

// example is a frame without any trap of its own, so that what is found is the promise's.
func example() manifest.Frame {
	return manifest.Frame{
		ID: "draft-0001", CreatedAt: time.Unix(0, 0), ChainID: 1, Token: common.Address{1}, Symbol: "T", AmountMin: big.NewInt(1), AmountMax: big.NewInt(1),
		Seller: common.Address{2}, Arbitrator: common.Address{3},
		Figures: manifest.Redress{Seats: 1, ContestWindowSeconds: 60, AnswerWindowSeconds: 30, ContinueWindowSeconds: 30, JudgeWindowSeconds: 60,
			Bond: "1", Fee: "1", AnswerCost: "0", Penalty: "0", RelayCap: "0"},
	}
}

// Document is a manifest of the profile with the drafted requirements and the figures of a frame. It holds the drafted
// statements and none of the words that are not measured.
func (d *Draft) Document(f manifest.Frame) (*manifest.Document, error) {
	if err := d.Err(); err != nil {
		return nil, err
	}
	measured := make([]manifest.Measured, len(d.Requirements))
	statements := make([]string, len(d.Requirements))
	for i, r := range d.Requirements {
		statements[i] = r.Statement
		measured[i] = manifest.Measured{Title: title(r.Check), Statement: r.Statement, Check: r.Check, Question: question(r.Check), Reading: r.Reading}
		if r.Check.Measure == manifest.MeasureSchema {
			measured[i].Schema = d.options.Schema
		}
	}
	burden := d.options.Burden
	if burden == "" {
		burden = manifest.RolePayer
	}
	return manifest.Promise(f, "Measured promise", strings.Join(statements, " "), burden, measured)
}
