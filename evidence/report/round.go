package report

import (
	"encoding/json"
	"fmt"
	"math/big"
	"strconv"

	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// dispute is a case's dispute, round by round.
type dispute struct {
	At     cursor
	Rounds []round
}

// round is a round with every stage from its observations to its ruling. The stages are those that the record has: the
// verifier computed each again.
type round struct {
	At      cursor
	Replay  cursor // null before the ruling
	Columns []column
	Seats   []seat
	Signers []cursor // of a round of the whole committee
	Trouble string   // why the observations are not shown one by one
}

// column is one observation that each seat makes.
type column struct {
	Requirement int
	Title       string // of the manifest; a party's text
	Judge       int    // -1 where the requirement is measured directly
	Run         int
}

// seat is one row of the matrix: the seat, or the whole committee.
type seat struct {
	At           cursor
	Observations cursor
	Cells        []cell  // of the word as it counts
	Judges       []stage // what each judge makes of each judged requirement
	Verdicts     []stage
}

// cell is an observation and what it is about.
type cell struct{ Verdict, About string }

// stage is a verdict of the replay and what it is about.
type stage struct {
	At    cursor
	About string
}

func newDispute(p *page, d *dossier, c cursor) dispute {
	out := dispute{At: c}
	titles := requirementTitles(d.Manifest, d.Promise)
	for _, r := range bounded(c.at("rounds").items(), p.options.Cases) {
		out.Rounds = append(out.Rounds, newRound(r, d.Promise.at("terms", "procedure"), titles))
	}
	return out
}

// requirementTitles are what the manifest calls its requirements, where it is present and compiles to the terms.
func requirementTitles(doc *document, promise cursor) []string {
	if doc == nil || doc.Name == "" || !promise.at("compiles").is("true") {
		return nil
	}
	var out []string
	for _, r := range doc.JSON.at("requirements").items() {
		out = append(out, r.at("title").text())
	}
	return out
}

// newRound takes up a round. What a seat observed is read out of its word, by the terms' procedure; the rest is in the record.
func newRound(c, procedure cursor, titles []string) round {
	out := round{At: c, Replay: c.at("replay"), Signers: c.at("signed", "signers").items()}
	rows, words := seats(c)
	for i := range rows {
		rows[i].stages(out.Replay.at("seats", i))
	}
	out.Seats = rows
	p, err := procedureOf(procedure)
	if err != nil {
		out.Trouble = err.Error()
		return out
	}
	for i := range rows {
		if err := rows[i].observed(p, words[i]); err != nil {
			out.Trouble = err.Error()
			return out
		}
	}
	out.Columns = columns(p, titles)
	return out
}

// seats are a round's rows and the words they count with: zero where nothing was revealed or the seat was voided. A round of
// the whole committee has one row.
func seats(c cursor) (rows []seat, words []string) {
	if signed := c.at("signed"); signed.has() {
		return []seat{{At: signed, Observations: signed.at("observations")}}, []string{signed.at("observations").text()}
	}
	for _, s := range c.at("seats").items() {
		word := ""
		if s.at("revealed").is("true") && !s.at("voided").is("true") {
			word = s.at("observations").text()
		}
		rows, words = append(rows, seat{At: s, Observations: s.at("observations")}), append(words, word)
	}
	return rows, words
}

// procedureOf reads the terms' parameters of adjudication.
func procedureOf(c cursor) (adjudication.Procedure, error) {
	var fields struct {
		manifest.Procedure
		Weights string
	}
	raw, err := json.Marshal(c.value)
	if err == nil {
		err = json.Unmarshal(raw, &fields)
	}
	if err != nil {
		return adjudication.Procedure{}, fmt.Errorf("read procedure: %w", err)
	}
	weights, ok := new(big.Int).SetString(fields.Weights, 10)
	if !ok {
		return adjudication.Procedure{}, fmt.Errorf("read procedure: weights %.40q", fields.Weights)
	}
	fields.Procedure.Weights = weights
	return fields.Procedure.Replay()
}

func columns(p adjudication.Procedure, titles []string) []column {
	var out []column
	for r := range int(p.Requirements) {
		title := ""
		if r < len(titles) {
			title = titles[r]
		}
		if !p.IsJudged(r) {
			out = append(out, column{Requirement: r, Title: title, Judge: -1})
			continue
		}
		for j := range int(p.Judges) {
			for i := range p.RunsOf(j) {
				out = append(out, column{Requirement: r, Title: title, Judge: j, Run: i})
			}
		}
	}
	return out
}

// observed reads a word's observations, in the order of the columns.
func (s *seat) observed(p adjudication.Procedure, word string) error {
	all, err := adjudication.Unpack(p, *new(uint256.Int).SetBytes(hexed(word)))
	if err != nil {
		return fmt.Errorf("read observations: %w", err)
	}
	for i, judges := range all {
		for j, runs := range judges {
			for k, v := range runs {
				about := "requirement " + strconv.Itoa(i)
				if p.IsJudged(i) {
					about += fmt.Sprintf(", judge %d, run %d", j, k)
				}
				s.Cells = append(s.Cells, cell{v.String(), about})
			}
		}
	}
	return nil
}

// stages takes up what the replay makes of a seat's word.
func (s *seat) stages(replay cursor) {
	for i, judges := range replay.at("judges").items() {
		for j, v := range judges.items() {
			s.Judges = append(s.Judges, stage{v, fmt.Sprintf("requirement %d, judge %d", i, j)})
		}
	}
	s.Verdicts = byRequirement(replay.at("verdicts"))
}

// Resolved are the requirements as the round resolved them.
func (r round) Resolved() []stage { return byRequirement(r.Replay.at("requirements")) }

func byRequirement(verdicts cursor) []stage {
	var out []stage
	for i, v := range verdicts.items() {
		out = append(out, stage{v, "requirement " + strconv.Itoa(i)})
	}
	return out
}

// Whole says whether the round is the whole committee's, which signs one word.
func (r round) Whole() bool { return r.At.at("whole").is("true") }

// signature is one signed word about a run: a claim, or the end of one.
type signature struct {
	Run, At cursor
	End     bool
}

// Signed are the claims and ends of a seat's runs, each run's claims first.
func (s seat) Signed() []signature { return bounded(s.signed(), mostSigned) }

// MoreSigned is how many signed words are left out.
func (s seat) MoreSigned() int { return max(0, len(s.signed())-mostSigned) }

// mostSigned bounds the signed words of a seat that are shown, inclusive.
const mostSigned = 400

func (s seat) signed() []signature {
	var out []signature
	for _, r := range s.At.at("runs").items() {
		for _, c := range r.at("claims").items() {
			out = append(out, signature{r, c, false})
		}
		for _, c := range r.at("terminals").items() {
			out = append(out, signature{r, c, true})
		}
	}
	return out
}

// glyph marks a verdict so that it can be told without colour.
func glyph(verdict string) string {
	switch verdict {
	case adjudication.Pass.String():
		return "✓"
	case adjudication.Fail.String():
		return "✗"
	}
	return "?"
}
