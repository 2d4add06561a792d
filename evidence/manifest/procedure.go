package manifest

import (
	"fmt"
	"math/big"

	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/adjudication"
)

// Procedure is the Solidity struct of that name, field by field, in the types in which it goes into an Offer's terms.
// Replay gives the same in the types in which it is replayed.
type Procedure struct {
	Requirements uint8    // 1..8; requirement i is bit i of every mask
	Judges       uint8    // 0..4
	Judged       uint8    // mask of requirements heard by the panel
	MaxDissents  uint8    // of a judge's runs
	Runs         uint32   // byte j = runs of judge j
	Burden       uint8    // 0 payer, 1 payee
	Policy       uint8    // 0 resolve_against_burden, 1 unresolved_ruling
	Rule         uint8    // 0 all_must_pass, 1 weighted_threshold
	ThresholdBps uint16   // weighted_threshold only
	Weights      *big.Int // requirement i in bits 32i..32i+31; weighted_threshold only
	Panel        uint8    // seats, odd, 1..31
}

// Replay checks the ranges and gives the procedure in the types of the state machine.
func (p Procedure) Replay() (adjudication.Procedure, error) {
	out := adjudication.Procedure{
		Requirements: p.Requirements, Judges: p.Judges, Judged: p.Judged, MaxDissents: p.MaxDissents, Runs: p.Runs,
		Burden: adjudication.Burden(p.Burden), Policy: adjudication.Policy(p.Policy), Rule: adjudication.OutcomeRule(p.Rule),
		ThresholdBps: p.ThresholdBps, Panel: p.Panel,
	}
	if p.Weights != nil {
		weights, overflow := uint256.FromBig(p.Weights)
		if overflow || p.Weights.Sign() < 0 {
			return out, fmt.Errorf("procedure weights %s: %w", p.Weights, adjudication.ErrWeightsSurplus)
		}
		out.Weights = *weights
	}
	if err := out.Check(); err != nil {
		return out, fmt.Errorf("check procedure: %w", err)
	}
	return out, nil
}
