package manifest

import (
	"fmt"

	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/adjudication"
)

// Replayed is the whole way from a manifest and frozen observations to the remedy that they authorize. It says nothing
// about what was executed.
type Replayed struct {
	Procedure adjudication.Procedure
	Record    adjudication.Record // empty where the default rule is in force
	Outcome   string              // payer_wins, payee_wins, unclear, or split by the default rule
	Remedy    string              // of ruling_map
}

// Replay runs the state machine on one bundle per seat that was drawn. A manifest with any defect, or one that the
// state machine cannot hold, is refused with a *Refusal; the draft's own version is replayed with one seat.
func Replay(d *Document, bundles ...[]byte) (*Replayed, error) {
	return ReplayAfter(d, Staged{}, bundles...)
}

// ReplayAfter is Replay after the stages before the state machine, see Stage. Under a default rule no bundle is read.
func ReplayAfter(d *Document, staged Staged, bundles ...[]byte) (*Replayed, error) {
	defects := append(d.Check(), fit(&d.Manifest)...)
	if !d.Profile() {
		defects = append(defects, run(replayRules, &d.Manifest)...)
	}
	if len(defects) > 0 {
		return nil, &Refusal{Defects: defects}
	}
	p, err := procedure(&d.Manifest).Replay()
	if err != nil {
		return nil, err
	}
	out := &Replayed{Procedure: p}
	if staged.Default != "" {
		out.Outcome, out.Remedy = byDefault(&d.Manifest)
		return out, nil
	}
	if len(bundles) == 0 || len(bundles) > int(p.Panel) {
		return nil, fmt.Errorf("%w: %d bundles for %d seat(s)", ErrBundle, len(bundles), p.Panel)
	}
	words := make([]uint256.Int, len(bundles))
	for i, raw := range bundles {
		o, err := ParseBundle(&d.Manifest, raw)
		if err != nil {
			return nil, fmt.Errorf("seat %d: %w", i, err)
		}
		staged.apply(&d.Manifest, o)
		if words[i], err = adjudication.Pack(p, o); err != nil {
			return nil, fmt.Errorf("seat %d: %w", i, err)
		}
	}
	if out.Record, err = adjudication.Resolve(p, words); err != nil {
		return nil, fmt.Errorf("replay: %w", err)
	}
	out.Outcome, out.Remedy = remedy(d.Remedy.RulingMap, out.Record.Resolution.Ruling)
	return out, nil
}

func remedy(m RulingMap, r adjudication.Ruling) (outcome, remedy string) {
	switch r {
	case adjudication.RulingPayerWins:
		return "payer_wins", m.PayerWins
	case adjudication.RulingPayeeWins:
		return "payee_wins", m.PayeeWins
	case adjudication.RulingUnclear:
		return "unclear", m.Unclear
	}
	return "refused", m.Refused
}
