package adjudication

import (
	"errors"
	"fmt"

	"github.com/holiman/uint256"
)

// Reasons why observations are refused. Nothing is cut off to make them fit.
var (
	ErrObservationsMalformed = errors.New("malformed observations")
	ErrObservationsSurplus   = errors.New("surplus observations")
)

// Verdict is what a run, judge, seat or round makes of a requirement. The zero value is Unresolved.
type Verdict uint8

// Verdicts, numbered as the cells of a word.
const (
	Unresolved Verdict = iota
	Pass
	Fail
)

func (v Verdict) String() string {
	switch v {
	case Unresolved:
		return "UNRESOLVED"
	case Pass:
		return "PASS"
	case Fail:
		return "FAIL"
	default:
		return fmt.Sprintf("Verdict(%d)", uint8(v))
	}
}

// Observations are one seat's: by requirement, judge and run. A direct requirement has one judge with one run. Missing
// entries are Unresolved.
type Observations [][][]Verdict

// Pack writes observations as the word that a seat commits to. More entries than p addresses are refused.
func Pack(p Procedure, o Observations) (uint256.Int, error) {
	var word uint256.Int
	if len(o) > int(p.Requirements) {
		return word, fmt.Errorf("%w: %d requirements of %d", ErrObservationsSurplus, len(o), p.Requirements)
	}
	for r, judges := range o {
		if len(judges) > p.columns() {
			return word, fmt.Errorf("%w: requirement %d has %d judges of %d", ErrObservationsSurplus, r, len(judges), p.columns())
		}
		for j, runs := range judges {
			if len(runs) > p.cells(r, j) {
				return word, fmt.Errorf("%w: requirement %d, judge %d has %d runs of %d", ErrObservationsSurplus, r, j, len(runs), p.cells(r, j))
			}
			for i, v := range runs {
				if v > Fail {
					return word, fmt.Errorf("%w: requirement %d, judge %d, run %d is %d", ErrObservationsMalformed, r, j, i, v)
				}
				var cell uint256.Int
				cell.SetUint64(uint64(v))
				word.Or(&word, cell.Lsh(&cell, p.shift(r, j, i)))
			}
		}
	}
	return word, nil
}

// Unpack reads a word into its full shape, every missing entry an explicit Unresolved.
func Unpack(p Procedure, word uint256.Int) (Observations, error) {
	for cell := range uint(WordBits / 2) {
		var v uint256.Int
		if v.Rsh(&word, 2*cell).Uint64()&3 == 3 {
			return nil, fmt.Errorf("%w: cell %d is 3", ErrObservationsMalformed, cell)
		}
	}
	out := make(Observations, p.Requirements)
	rest := word
	for r := range out {
		for j := range p.columns() {
			n := p.cells(r, j)
			if n == 0 {
				continue
			}
			runs := make([]Verdict, n)
			for i := range runs {
				shift := p.shift(r, j, i)
				var cell uint256.Int
				cell.Rsh(&word, shift)
				runs[i] = Verdict(cell.Uint64() & 3)
				cell.SetUint64(uint64(runs[i]))
				rest.Xor(&rest, cell.Lsh(&cell, shift))
			}
			out[r] = append(out[r], runs)
		}
	}
	if !rest.IsZero() {
		return nil, fmt.Errorf("%w: %s", ErrObservationsSurplus, rest.Hex())
	}
	return out, nil
}

// shift is where the cell of requirement r, judge j, run i begins: slices by run, columns by requirement and judge.
func (p Procedure) shift(r, j, i int) uint {
	slice := int(p.Requirements) * p.columns()
	return uint(2 * (i*slice + r*p.columns() + j))
}
