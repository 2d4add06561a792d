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

// dispute is a case's dispute, each round of it replayed.
type dispute struct {
	At     cursor
	Rounds []round
}

// round is a round with every stage of its replay.
type round struct {
	At        cursor
	Columns   []column
	Seats     []seat
	Signers   []cursor // of a round of the whole committee
	Record    *adjudication.Record
	Trouble   string // why it was not replayed
	Agrees    bool   // with the record that the chain has
	Procedure cursor
}

// column is one observation that each seat makes.
type column struct {
	Requirement int
	Title       string // of the manifest; a party's text
	Judge       int    // -1 where the requirement is measured directly
	Run         int
}

// seat is one row of the matrix.
type seat struct {
	At           cursor
	Observations cursor
	Cells        []cell
	Judges       []cell // what each judge makes of each judged requirement
	Verdicts     []cell
}

// cell is a verdict and what it is about.
type cell struct{ Verdict, About string }

func newDispute(p *page, d *dossier, c cursor) dispute {
	out := dispute{At: c}
	titles := requirementTitles(d.Manifest, d.Promise)
	for _, r := range bounded(c.at("rounds").items(), p.options.Cases) {
		out.Rounds = append(out.Rounds, replayed(r, d.Promise.at("terms", "procedure"), titles))
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

// replayed resolves a round's observations again, stage by stage.
func replayed(c, procedure cursor, titles []string) round {
	out := round{At: c, Procedure: procedure}
	p, err := procedureOf(procedure)
	if err != nil {
		out.Trouble = err.Error()
		return out
	}
	out.Columns = columns(p, titles)
	rows, observed := seats(c)
	words := make([]uint256.Int, len(rows))
	for i := range rows {
		word := new(uint256.Int).SetBytes(hexed(observed[i]))
		words[i] = *word
	}
	out.Signers = c.at("signed", "signers").items()
	out.Seats = rows
	if !c.at("adjudicated").has() {
		out.Trouble = "no ruling of this round"
		return out
	}
	record, err := adjudication.Resolve(p, words)
	if err != nil {
		out.Trouble = err.Error()
		return out
	}
	out.Record, out.Agrees = &record, agrees(record.Resolution, c.at("adjudicated"))
	for i := range out.Seats {
		out.Seats[i].fill(p, record.Seats[i])
	}
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

// fill takes up a seat's stages.
func (s *seat) fill(p adjudication.Procedure, r adjudication.SeatRecord) {
	for i, judges := range r.Observations {
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
	for i, judges := range r.Judges {
		for j, v := range judges {
			s.Judges = append(s.Judges, cell{v.String(), fmt.Sprintf("requirement %d, judge %d", i, j)})
		}
	}
	for i, v := range r.Verdicts {
		s.Verdicts = append(s.Verdicts, cell{v.String(), "requirement " + strconv.Itoa(i)})
	}
}

// Resolved are the requirements as the round resolved them.
func (r round) Resolved() []cell {
	var out []cell
	for i, v := range r.Record.Requirements {
		out = append(out, cell{v.String(), "requirement " + strconv.Itoa(i)})
	}
	return out
}

func agrees(r adjudication.Resolution, c cursor) bool {
	return c.at("passed").is(strconv.Itoa(int(r.Passed))) && c.at("failed").is(strconv.Itoa(int(r.Failed))) &&
		c.at("material").is(strconv.FormatBool(r.Material)) && c.at("failAlone").is(strconv.FormatBool(r.FailAlone)) &&
		c.at("ruling").is(strconv.Itoa(int(r.Ruling)))
}

// Label says how the replay relates to the chain's record.
func (r round) Label() string {
	if r.Agrees {
		return "REPRODUCED"
	}
	return "CONTRADICTED"
}

// Glyph marks a verdict so that it can be told without colour.
func (c cell) Glyph() string {
	switch c.Verdict {
	case adjudication.Pass.String():
		return "✓"
	case adjudication.Fail.String():
		return "✗"
	}
	return "?"
}
