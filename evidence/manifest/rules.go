package manifest

import "strconv"

// rule is one conformance rule: a pure function from a document to its breaches.
type rule struct {
	id    string
	check func(m *Manifest) []Defect
}

// draftRules are C1..C15 in the order in which the draft reports them. C2, C3 and the attestor part of C8 go through
// the requirements together.
var draftRules = []rule{
	{"C1", parties}, {"", evaluations}, {"C4", oddRuns}, {"C5", ladder}, {"C6", remedyStructure}, {"C7", outcomeFigures},
	{"C8", submitters}, {"C9", temperature}, {"C10", screening}, {"C11", support}, {"C12", pins}, {"C13", policy},
	{"C14", dissentCap}, {"C15", transformationPins},
}

// profileRules apply to the profile beyond the draft's: X1..X9 and X11 close gaps that the draft leaves, P1..P8 tie the
// profile's own members together and refuse what no contract here executes. X10 is about a job that a manifest does not
// name: see CheckJob.
var profileRules = []rule{
	{"X1", uniqueIDs}, {"X2", references}, {"X3", resultLine}, {"X4", distinctParties}, {"X5", remedyValues},
	{"X6", weightRange}, {"X7", splitRuling}, {"X8", detectorPin}, {"X9", machineChecks}, {"X11", schemaPins},
	{"P1", anyPayer}, {"P2", amountRange}, {"P3", windows}, {"P4", feeAndBond}, {"P5", panelIffJudged}, {"P6", executable},
	{"P7", asset}, {"P8", partialRemedies},
}

// Check returns every defect of the document: of the schema, then of the rules in the order that the draft publishes,
// then, for 0.0.3 and the profile, of the acquisition of judged runs, then, for the profile, of the rules beyond it.
func (d *Document) Check() []Defect {
	defects := append([]Defect(nil), d.defects...)
	rules := append([]rule(nil), draftRules...)
	if d.Acquired() {
		rules = append(rules, acquisitionRules...)
	}
	if d.Profile() {
		rules = append(rules, profileRules...)
	}
	return append(defects, run(rules, &d.Manifest)...)
}

// replayRules are what a document of the draft needs beyond the draft's rules to have one replay: without them two
// requirements could share an id, or two weights their bits.
var replayRules = []rule{{"X1", uniqueIDs}, {"X6", weightRange}}

func run(rules []rule, m *Manifest) []Defect {
	var out []Defect
	for _, r := range rules {
		for _, f := range r.check(m) {
			if f.Rule == "" {
				f.Rule = r.id
			}
			out = append(out, f)
		}
	}
	return out
}

// at builds a JSON pointer out of member names and indices.
func at(parts ...any) string {
	p := ""
	for _, part := range parts {
		switch part := part.(type) {
		case int:
			p += "/" + strconv.Itoa(part)
		case string:
			p += "/" + part
		}
	}
	return p
}

func defect(code, pointer string, value any, message, fix string) Defect {
	return Defect{Code: code, Pointer: pointer, Value: show(value), Message: message, Fix: fix}
}

// shown is a value for show that leaves an absent string out.
func shown(s string) any {
	if s == "" {
		return nil
	}
	return s
}
