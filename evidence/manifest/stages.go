package manifest

import (
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"

	"github.com/redress-protocol/redress/evidence/canon"
)

// Words of the stages before the state machine.
const (
	WhenUnavailable = "model_unavailable"
	WhenDeprecated  = "model_deprecated"

	ActionSubstitute = "substitute"
	ActionAbort      = "abort_to_default_rule"

	MissingDefault = "default_rule"
	MissingAgainst = "against_responsible_submitter"

	DetectedStrike  = "strike_evidence"
	DetectedAgainst = "rule_against_submitter"
)

// ErrFacts is wrapped where facts cannot be read or name what the manifest does not declare.
var ErrFacts = errors.New("not facts about this manifest")

// Submission is one declared item as somebody put it in.
type Submission struct {
	Item  string `json:"item"`  // id
	Role  string `json:"role"`  // of who put it in
	After int64  `json:"after"` // seconds from the opening of the submission window, in time up to its length, inclusive
	Size  int64  `json:"size"`  // bytes
}

// Liveness is an event of one judge.
type Liveness struct {
	Judge string `json:"judge"` // id
	When  string `json:"when"`  // WhenUnavailable or WhenDeprecated
}

// Facts are what the stages before the state machine decide on. Who establishes them is not for this package to say.
type Facts struct {
	Liveness    []Liveness   `json:"liveness"` // in the order in which they happened
	Submissions []Submission `json:"submissions"`
	Detected    []string     `json:"detected"` // ids of items that the pinned detector flagged
}

// ParseFacts reads facts strictly. An absent list is an empty one: no event, nothing submitted, nothing flagged.
func ParseFacts(raw []byte) (Facts, error) {
	var f Facts
	if err := canon.Unmarshal(raw, &f); err != nil {
		return Facts{}, fmt.Errorf("%w: %w", ErrFacts, err)
	}
	return f, nil
}

// Staged is what the stages decided. The zero value decides nothing.
type Staged struct {
	Default string             // the stage, S1, S2 or S3, that put the default rule in force for the whole; empty: none did
	Models  map[string]Model   // the model that is now the judge of an id, where a step substituted it
	Silent  []string           // judges whose runs are UNRESOLVED: no step is for their event
	Missing []string           // required items without an admissible submission, those struck included
	Struck  []string           // flagged items that count as not submitted
	Forced  map[string]Verdict // by requirement, in place of what its runs would give; nobody judges it
}

// Stage runs the stages in their order: liveness (S1), required evidence (S2), injection (S3). A stage that puts the
// default rule in force ends it.
func Stage(m *Manifest, f Facts) (Staged, error) {
	if err := f.check(m); err != nil {
		return Staged{}, err
	}
	var s Staged
	if s.live(m, f.Liveness); s.Default != "" {
		return Staged{Default: s.Default}, nil
	}
	against := map[string]map[string]bool{} // requirement to roles
	if s.require(m, f.admitted(m, nil), "S2", against); s.Default != "" {
		return s, nil
	}
	s.screen(m, f, against)
	if s.Default != "" {
		s.Forced = nil
		return s, nil
	}
	for id, roles := range against {
		if s.Forced == nil {
			s.Forced = map[string]Verdict{}
		}
		s.Forced[id] = forced(roles)
	}
	return s, nil
}

func (f Facts) check(m *Manifest) error {
	declared := func(id string) bool {
		return slices.ContainsFunc(m.Evidence.Items, func(e EvidenceItem) bool { return e.ID == id })
	}
	for _, l := range f.Liveness {
		known := slices.ContainsFunc(m.panel(), func(j PanelJudge) bool { return j.ID == l.Judge })
		if !known || (l.When != WhenUnavailable && l.When != WhenDeprecated) {
			return fmt.Errorf("%w: event %.40q of judge %.40q", ErrFacts, l.When, l.Judge)
		}
	}
	for _, s := range f.Submissions {
		if !declared(s.Item) || s.After < 0 || s.Size < 0 {
			return fmt.Errorf("%w: item %.40q after %d s, %d bytes", ErrFacts, s.Item, s.After, s.Size)
		}
	}
	for _, id := range f.Detected {
		if !declared(id) {
			return fmt.Errorf("%w: item %.40q", ErrFacts, id)
		}
	}
	return nil
}

// NextStep is stage S1 for one event: the first step of the ladder, from an index on, that is for it. The next event of
// the same judge goes on behind that step. Without one the judge's runs stay UNRESOLVED.
func NextStep(ladder []Fallback, from int, when string) (int, bool) {
	for i := from; i < len(ladder); i++ {
		if ladder[i].When == when {
			return i, true
		}
	}
	return 0, false
}

func (s *Staged) live(m *Manifest, events []Liveness) {
	at := map[string]int{}
	for _, e := range events {
		ladder := m.Judge.FallbackLadder
		i, found := NextStep(ladder, at[e.Judge], e.When)
		switch {
		case slices.Contains(s.Silent, e.Judge):
		case found && ladder[i].Action == ActionAbort:
			s.Default = "S1"
			return
		case !found || ladder[i].Substitute == nil:
			s.Silent = append(s.Silent, e.Judge)
		default:
			if s.Models == nil {
				s.Models = map[string]Model{}
			}
			s.Models[e.Judge], at[e.Judge] = *ladder[i].Substitute, i+1
		}
	}
}

// admitted are the items that somebody submitted in their role, in time and within their size, without those struck.
func (f Facts) admitted(m *Manifest, struck []string) map[string]bool {
	out := map[string]bool{}
	for _, e := range m.Evidence.Items {
		out[e.ID] = !slices.Contains(struck, e.ID) && slices.ContainsFunc(f.Submissions, func(s Submission) bool {
			return s.Item == e.ID && s.Role == e.SubmitterRole && s.After <= m.Evidence.SubmissionWindowSeconds &&
				(e.MaxBytes == 0 || s.Size <= e.MaxBytes)
		})
	}
	return out
}

// require is stage S2, also for what a later stage struck.
func (s *Staged) require(m *Manifest, admitted map[string]bool, stage string, against map[string]map[string]bool) {
	s.Missing = nil
	for _, e := range m.Evidence.Items {
		if e.Required && !admitted[e.ID] {
			s.Missing = append(s.Missing, e.ID)
			blame(against, e)
		}
	}
	if len(s.Missing) > 0 && m.Adjudication.OnMissingRequiredEvidence == MissingDefault {
		s.Default = stage
	}
}

// screen is stage S3. What nobody submitted cannot be flagged.
func (s *Staged) screen(m *Manifest, f Facts, against map[string]map[string]bool) {
	screening := m.Adjudication.InjectionScreening
	if !screening.Enabled {
		return
	}
	admitted := f.admitted(m, nil)
	for _, e := range m.Evidence.Items {
		if !slices.Contains(f.Detected, e.ID) || !admitted[e.ID] {
			continue
		}
		if screening.ActionOnDetection == DetectedAgainst {
			blame(against, e)
		} else {
			s.Struck = append(s.Struck, e.ID)
		}
	}
	s.require(m, f.admitted(m, s.Struck), "S3", against)
}

func blame(against map[string]map[string]bool, e EvidenceItem) {
	for _, id := range e.Supports {
		if against[id] == nil {
			against[id] = map[string]bool{}
		}
		against[id][e.SubmitterRole] = true
	}
}

// forced is what a requirement resolves to against those responsible: nobody is ruled against for an attestor, nor where
// both parties are.
func forced(roles map[string]bool) Verdict {
	switch {
	case maps.Equal(roles, map[string]bool{RolePayee: true}):
		return Fail
	case maps.Equal(roles, map[string]bool{RolePayer: true}):
		return Pass
	}
	return Unresolved
}

// apply puts what the stages decided in place of what the runs said.
func (s Staged) apply(m *Manifest, o Observations) {
	for i, r := range m.Requirements {
		v, isForced := s.Forced[r.ID]
		for k, runs := range o[i] {
			silent := r.Evaluation.Method == MethodJudge && slices.Contains(s.Silent, m.panel()[k].ID)
			for n := range runs {
				switch {
				case isForced:
					runs[n] = v
				case silent:
					runs[n] = Unresolved
				}
			}
		}
	}
}

// Split is what the payer and the payee get of a value under a default rule of split: the payer its share rounded down,
// the payee the rest.
func (r DefaultRule) Split(value *big.Int) (payer, payee *big.Int) {
	payer = new(big.Int)
	if r.SplitRatioPayerBps != nil {
		payer.Mul(value, big.NewInt(*r.SplitRatioPayerBps)).Div(payer, big.NewInt(10_000))
	}
	return payer, new(big.Int).Sub(value, payer)
}

// byDefault is the outcome of the default rule.
func byDefault(m *Manifest) (outcome, remedy string) {
	switch m.Adjudication.DefaultRule.Outcome {
	case RolePayer:
		return "payer_wins", m.Remedy.RulingMap.PayerWins
	case RolePayee:
		return "payee_wins", m.Remedy.RulingMap.PayeeWins
	}
	return "split", m.Remedy.RulingMap.Split
}
