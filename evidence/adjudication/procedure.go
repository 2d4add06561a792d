// Package adjudication is the procedure's state machine as a pure function: observations to judge resolutions to seat
// verdicts to requirement resolutions to outcome to ruling.
//
// It is the second implementation of contracts/src/libraries/Adjudication.sol, in plain loops, and keeps every stage so
// that a ruling can be explained. It reads no document, clock or chain. Its one invariant: the same procedure and the
// same words give the same record here and on chain, or are refused in both.
package adjudication

import (
	"errors"
	"fmt"

	"github.com/holiman/uint256"
)

// Ranges of a procedure, the same as on chain.
const (
	MaxRequirements = 8
	MaxJudges       = 4
	MaxPanel        = 31
	MaxBps          = 10_000
	WordBits        = 256
)

// Reasons why Check refuses a procedure, each named as the contract's error.
var (
	ErrRequirementsOutOfRange = errors.New("requirements out of range")
	ErrJudgesOutOfRange       = errors.New("judges out of range")
	ErrJudgesMismatch         = errors.New("judges without judged requirements, or the reverse")
	ErrJudgedOutOfRange       = errors.New("judged mask beyond the requirements")
	ErrRunsEven               = errors.New("even number of runs")
	ErrRunsSurplus            = errors.New("runs of undeclared judges")
	ErrDissentsOutOfRange     = errors.New("dissents not below half of the runs")
	ErrThresholdOutOfRange    = errors.New("threshold out of range")
	ErrWeightsZero            = errors.New("no weight")
	ErrWeightsSurplus         = errors.New("weights of undeclared requirements")
	ErrPanelOutOfRange        = errors.New("panel out of range")
	ErrPanelEven              = errors.New("even panel")
	ErrObservationsTooWide    = errors.New("observations do not fit a word")
	ErrEnumOutOfRange         = errors.New("unknown burden, policy or outcome rule")
)

// Burden says who a requirement that stays Unresolved is held against.
type Burden uint8

// Burdens, numbered as on chain.
const (
	BurdenPayer Burden = iota
	BurdenPayee
)

// Policy says what decides the money when a requirement stays Unresolved.
type Policy uint8

// Policies, numbered as on chain.
const (
	PolicyResolveAgainstBurden Policy = iota
	PolicyUnresolvedRuling
)

// OutcomeRule says which requirements the payee needs.
type OutcomeRule uint8

// Outcome rules, numbered as on chain.
const (
	RuleAllMustPass OutcomeRule = iota
	RuleWeightedThreshold
)

// Procedure is a manifest compiled to what a replay needs, field by field the Solidity struct of that name.
type Procedure struct {
	Requirements uint8  // 1..8; requirement i is bit i of every mask
	Judges       uint8  // 0..4; 0 exactly if Judged is 0
	Judged       uint8  // mask of requirements heard by the panel; the others have one direct observation per seat
	MaxDissents  uint8  // of a judge's runs, below half of each judge's
	Runs         uint32 // byte j from the least significant = odd number of runs of judge j
	Burden       Burden
	Policy       Policy
	Rule         OutcomeRule
	ThresholdBps uint16      // RuleWeightedThreshold only, else 0
	Weights      uint256.Int // requirement i in bits 32i..32i+31; RuleWeightedThreshold only, else 0
	Panel        uint8       // seats to draw, odd, 1..31
}

// IsJudged reports whether the panel of judges hears requirement r.
func (p Procedure) IsJudged(r int) bool { return p.Judged>>r&1 == 1 }

// RunsOf is the number of runs of judge j.
func (p Procedure) RunsOf(j int) int { return int(p.Runs >> (8 * j) & 0xff) }

// Weight of requirement r.
func (p Procedure) Weight(r int) uint64 {
	var w uint256.Int
	return w.Rsh(&p.Weights, uint(32*r)).Uint64() & 0xffffffff
}

// columns is the number of judge columns per requirement in a word.
func (p Procedure) columns() int { return max(int(p.Judges), 1) }

// cells is how many observations column j of requirement r has.
func (p Procedure) cells(r, j int) int {
	switch {
	case p.IsJudged(r):
		return p.RunsOf(j)
	case j == 0:
		return 1
	default:
		return 0
	}
}

// Check returns the first range that p violates, in the order of the contract's `check`.
func (p Procedure) Check() error {
	if p.Burden > BurdenPayee || p.Policy > PolicyUnresolvedRuling || p.Rule > RuleWeightedThreshold {
		return ErrEnumOutOfRange
	}
	if p.Requirements == 0 || p.Requirements > MaxRequirements {
		return fmt.Errorf("%w: %d, at most %d", ErrRequirementsOutOfRange, p.Requirements, MaxRequirements)
	}
	if p.Judges > MaxJudges {
		return fmt.Errorf("%w: %d, at most %d", ErrJudgesOutOfRange, p.Judges, MaxJudges)
	}
	if (p.Judges == 0) != (p.Judged == 0) {
		return fmt.Errorf("%w: %d judges, mask %#b", ErrJudgesMismatch, p.Judges, p.Judged)
	}
	if p.Judged>>p.Requirements != 0 {
		return fmt.Errorf("%w: mask %#b, %d requirements", ErrJudgedOutOfRange, p.Judged, p.Requirements)
	}
	if err := p.checkRuns(); err != nil {
		return err
	}
	if err := p.checkRule(); err != nil {
		return err
	}
	if p.Panel == 0 || p.Panel > MaxPanel {
		return fmt.Errorf("%w: %d, at most %d", ErrPanelOutOfRange, p.Panel, MaxPanel)
	}
	if p.Panel%2 == 0 {
		return fmt.Errorf("%w: %d", ErrPanelEven, p.Panel)
	}
	return nil
}

func (p Procedure) checkRuns() error {
	longest := 1
	for j := range int(p.Judges) {
		n := p.RunsOf(j)
		if n%2 == 0 {
			return fmt.Errorf("%w: judge %d has %d", ErrRunsEven, j, n)
		}
		if 2*int(p.MaxDissents) >= n {
			return fmt.Errorf("%w: %d of %d", ErrDissentsOutOfRange, p.MaxDissents, n)
		}
		longest = max(longest, n)
	}
	if uint64(p.Runs)>>(8*p.Judges) != 0 {
		return fmt.Errorf("%w: %#x, %d judges", ErrRunsSurplus, p.Runs, p.Judges)
	}
	if p.Judges == 0 && p.MaxDissents != 0 {
		return fmt.Errorf("%w: %d of none", ErrDissentsOutOfRange, p.MaxDissents)
	}
	if bits := 2 * int(p.Requirements) * p.columns() * longest; bits > WordBits {
		return fmt.Errorf("%w: %d bits, at most %d", ErrObservationsTooWide, bits, WordBits)
	}
	return nil
}

func (p Procedure) checkRule() error {
	if p.Rule == RuleAllMustPass {
		if p.ThresholdBps != 0 {
			return fmt.Errorf("%w: %d, at most 0", ErrThresholdOutOfRange, p.ThresholdBps)
		}
		if !p.Weights.IsZero() {
			return fmt.Errorf("%w: %s", ErrWeightsSurplus, p.Weights.Hex())
		}
		return nil
	}
	if p.ThresholdBps > MaxBps {
		return fmt.Errorf("%w: %d, at most %d", ErrThresholdOutOfRange, p.ThresholdBps, MaxBps)
	}
	if p.Weights.IsZero() {
		return ErrWeightsZero
	}
	var surplus uint256.Int
	if surplus.Rsh(&p.Weights, 32*uint(p.Requirements)); !surplus.IsZero() {
		return fmt.Errorf("%w: %s, %d requirements", ErrWeightsSurplus, p.Weights.Hex(), p.Requirements)
	}
	return nil
}
