package snapshot

import (
	"fmt"

	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/adjudication"
)

// resolve replays a round by the Go implementation of the procedure.
func resolve(p bindings.Procedure, observations []uint256.Int) (ResolutionRecord, error) {
	weights, overflow := uint256.FromBig(p.Weights)
	if overflow {
		return ResolutionRecord{}, fmt.Errorf("weights %s do not fit a word", p.Weights)
	}
	rec, err := adjudication.Resolve(adjudication.Procedure{
		Requirements: p.Requirements, Judges: p.Judges, Judged: p.Judged, MaxDissents: p.MaxDissents, Runs: p.Runs,
		Burden: adjudication.Burden(p.Burden), Policy: adjudication.Policy(p.Policy), Rule: adjudication.OutcomeRule(p.Rule),
		ThresholdBps: p.ThresholdBps, Weights: *weights, Panel: p.Panel,
	}, observations)
	if err != nil {
		return ResolutionRecord{}, err
	}
	r := rec.Resolution
	return ResolutionRecord{Passed: r.Passed, Failed: r.Failed, Material: r.Material, FailAlone: r.FailAlone, Ruling: uint8(r.Ruling)}, nil
}
