package manifest

import (
	"errors"
	"fmt"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/canon"
)

// Reasons why a bundle of observations is refused whole. Nothing is ever cut off to make it fit.
var (
	ErrBundle  = errors.New("invalid observation bundle")
	ErrSurplus = errors.New("surplus observation")
)

// Observations are one seat's verdicts: requirement, then judge of the panel, then run. A requirement that no panel
// hears has one judge with one run.
type Observations = adjudication.Observations

// NewObservations is a seat that saw nothing: every run UNRESOLVED.
func NewObservations(m *Manifest) Observations {
	out := make(Observations, len(m.Requirements))
	for i, r := range m.Requirements {
		if r.Evaluation.Method != MethodJudge {
			out[i] = [][]Verdict{make([]Verdict, 1)}
			continue
		}
		for _, j := range m.panel() {
			out[i] = append(out[i], make([]Verdict, j.Runs))
		}
	}
	return out
}

// ParseBundle reads a frozen observation bundle of one seat:
//
//	{"requirements": {"R1": {"__direct__": "PASS"}, "R4": {"J1": [{"verdict": ...} | {"raw": "..."}, ...]}}}
//
// What is absent is UNRESOLVED. More entries than a judge has runs, or an id that the manifest does not declare, refuses
// the bundle: an extra dissent could otherwise change the remedy. Other members at the top are notes.
func ParseBundle(m *Manifest, raw []byte) (Observations, error) {
	v, err := canon.Decode(raw)
	if err != nil {
		return nil, fmt.Errorf("parse bundle: %w", err)
	}
	root, _ := v.(map[string]any)
	given, ok := root["requirements"].(map[string]any)
	if !ok {
		return nil, fmt.Errorf("%w: no requirements", ErrBundle)
	}
	out := NewObservations(m)
	for i, r := range m.Requirements {
		entry, present := given[r.ID]
		delete(given, r.ID)
		if !present {
			continue
		}
		fields, ok := entry.(map[string]any)
		if !ok {
			return nil, fmt.Errorf("%w: %s is not an object", ErrBundle, r.ID)
		}
		if err := observe(m, r, fields, out[i]); err != nil {
			return nil, fmt.Errorf("%s: %w", r.ID, err)
		}
	}
	for _, id := range sortedKeys(given) {
		return nil, fmt.Errorf("%w: requirement %.40q", ErrSurplus, id)
	}
	return out, nil
}

func observe(m *Manifest, r Requirement, fields map[string]any, out [][]Verdict) error {
	if r.Evaluation.Method != MethodJudge {
		return direct(fields, out[0])
	}
	for k, j := range m.panel() {
		given, present := fields[j.ID]
		delete(fields, j.ID)
		if !present {
			continue
		}
		runs, ok := given.([]any)
		if !ok {
			return fmt.Errorf("%w: runs of %s are not an array", ErrBundle, j.ID)
		}
		if len(runs) > len(out[k]) {
			return fmt.Errorf("%w: %d runs of %s, at most %d", ErrSurplus, len(runs), j.ID, len(out[k]))
		}
		for i, run := range runs {
			entry, _ := run.(map[string]any)
			out[k][i] = ParseEntry(entry)
		}
	}
	for _, id := range sortedKeys(fields) {
		return fmt.Errorf("%w: judge %.40q", ErrSurplus, id)
	}
	return nil
}

func direct(fields map[string]any, out []Verdict) error {
	for _, name := range sortedKeys(fields) {
		if name != "__direct__" {
			return fmt.Errorf("%w: %.40q beside a direct value", ErrSurplus, name)
		}
	}
	switch fields["__direct__"] {
	case "PASS":
		out[0] = Pass
	case "FAIL":
		out[0] = Fail
	}
	return nil
}
