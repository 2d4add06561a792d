package adjudication

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/internal/evmtest"
)

// onChain is Procedure as the ABI encodes it.
type onChain struct {
	Requirements uint8
	Judges       uint8
	Judged       uint8
	MaxDissents  uint8
	Runs         uint32
	Burden       uint8
	Policy       uint8
	Rule         uint8
	ThresholdBps uint16
	Weights      *big.Int
	Panel        uint8
}

func encode(p Procedure) onChain {
	return onChain{
		p.Requirements, p.Judges, p.Judged, p.MaxDissents, p.Runs,
		uint8(p.Burden), uint8(p.Policy), uint8(p.Rule), p.ThresholdBps, p.Weights.ToBig(), p.Panel,
	}
}

// named maps each refusal here to the contract's custom error.
var named = map[string]error{
	"RequirementsOutOfRange": ErrRequirementsOutOfRange,
	"JudgesOutOfRange":       ErrJudgesOutOfRange,
	"JudgesMismatch":         ErrJudgesMismatch,
	"JudgedOutOfRange":       ErrJudgedOutOfRange,
	"RunsEven":               ErrRunsEven,
	"RunsSurplus":            ErrRunsSurplus,
	"DissentsOutOfRange":     ErrDissentsOutOfRange,
	"ThresholdOutOfRange":    ErrThresholdOutOfRange,
	"WeightsZero":            ErrWeightsZero,
	"WeightsSurplus":         ErrWeightsSurplus,
	"PanelOutOfRange":        ErrPanelOutOfRange,
	"PanelEven":              ErrPanelEven,
	"ObservationsTooWide":    ErrObservationsTooWide,
	"ObservationsMalformed":  ErrObservationsMalformed,
	"ObservationsSurplus":    ErrObservationsSurplus,
	"SeatsOutOfRange":        ErrSeatsOutOfRange,
}

// sameRefusal fails unless both refuse for the same reason or neither does. It reports whether both refuse.
func sameRefusal(t testing.TB, what string, here, there error) bool {
	t.Helper()
	var revert *evmtest.Revert
	switch {
	case there == nil && here == nil:
		return false
	case errors.As(there, &revert):
		want, known := named[revert.Name]
		if known && here != nil && errors.Is(here, want) {
			return true
		}
	}
	t.Fatalf("%s: Go says %v, Solidity says %v", what, here, there)
	return true
}

type comparison struct{ harness *evmtest.Contract }

func newComparison(t testing.TB) comparison {
	return comparison{evmtest.Deploy(t, "AdjudicationHarness", nil)}
}

// round compares every stage of one round, refusals included.
func (c comparison) round(t testing.TB, p Procedure, words []uint256.Int) {
	t.Helper()
	_, there := c.harness.Call("check", encode(p))
	if sameRefusal(t, "check", p.Check(), there) {
		return
	}
	for _, word := range words {
		c.seat(t, p, word)
	}
	list := make([]*big.Int, len(words))
	for i := range words {
		list[i] = words[i].ToBig()
	}
	got, there := c.harness.Call("resolve", encode(p), list)
	rec, here := Resolve(p, words)
	if sameRefusal(t, "resolve", here, there) {
		return
	}
	want := *abi.ConvertType(got[0], new(struct {
		Passed    uint8
		Failed    uint8
		Material  bool
		FailAlone bool
		Ruling    uint8
	})).(*struct {
		Passed    uint8
		Failed    uint8
		Material  bool
		FailAlone bool
		Ruling    uint8
	})
	if rec.Resolution != (Resolution{want.Passed, want.Failed, want.Material, want.FailAlone, Ruling(want.Ruling)}) {
		t.Fatalf("resolution of %+v, %v: Go %+v, Solidity %+v", p, words, rec.Resolution, want)
	}
}

func (c comparison) seat(t testing.TB, p Procedure, word uint256.Int) {
	t.Helper()
	rec, here := Seat(p, word)
	_, there := c.harness.Call("validate", encode(p), word.ToBig())
	if sameRefusal(t, "validate", here, there) {
		return
	}
	if back, err := Pack(p, rec.Observations); err != nil || back != word {
		t.Fatalf("pack of %s gives %s, %v", word.Hex(), back.Hex(), err)
	}
	cells := c.harness.MustCall(t, "judgeResolutions", encode(p), word.ToBig())[0].(*big.Int)
	seat := c.harness.MustCall(t, "seat", encode(p), word.ToBig())
	passed, failed := seat[0].(uint8), seat[1].(uint8)
	for r := range int(p.Requirements) {
		for j := range p.columns() {
			want := Unresolved
			if p.IsJudged(r) {
				want = rec.Judges[r][j]
			}
			at := p.shift(r, j, 0)
			if got := Verdict(cells.Bit(int(at)) | cells.Bit(int(at)+1)<<1); got != want {
				t.Fatalf("judge %d of requirement %d in %+v, %s: Go %s, Solidity %s", j, r, p, word.Hex(), want, got)
			}
		}
		if got := Verdict(passed>>r&1 | failed>>r&1<<1); got != rec.Verdicts[r] {
			t.Fatalf("requirement %d in %+v, %s: Go %s, Solidity %s", r, p, word.Hex(), rec.Verdicts[r], got)
		}
	}
}

func TestRandomRoundsAgreeWithSolidity(t *testing.T) {
	c := newComparison(t)
	rng := rand.New(rand.NewPCG(1, 2))
	rounds := 500
	if testing.Short() {
		rounds = 100
	}
	resolved := 0
	for range rounds {
		raw := make([]byte, 4096)
		for i := range raw {
			raw[i] = byte(rng.Uint32())
		}
		p, words := generate(raw)
		if p.Check() == nil {
			resolved++
		}
		c.round(t, p, words)
	}
	if resolved < rounds/2 {
		t.Errorf("only %d of %d procedures were replayed", resolved, rounds)
	}
}

// FuzzRoundsAgreeWithSolidity compares all stages on generated inputs; what it finds is kept in testdata.
func FuzzRoundsAgreeWithSolidity(f *testing.F) {
	c := newComparison(f)
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, raw []byte) {
		p, words := generate(raw)
		c.round(t, p, words)
	})
}

// TestSmallShapesAgreeWithSolidity enumerates every word of every seat, malformed and surplus ones included.
func TestSmallShapesAgreeWithSolidity(t *testing.T) {
	c := newComparison(t)
	weights := *uint256.NewInt(2 | 1<<32)
	for _, shape := range []struct {
		name  string
		p     Procedure
		bits  uint // enumerated bits of a word
		seats int
	}{
		{"one direct, three seats", Procedure{Requirements: 1, Panel: 3}, 3, 3},
		{"two direct, two seats", Procedure{Requirements: 2, Panel: 1}, 4, 2},
		{"two weighted", Procedure{Requirements: 2, Rule: RuleWeightedThreshold, Weights: weights, ThresholdBps: 6667, Panel: 1}, 5, 1},
		{"two weighted at the threshold", Procedure{Requirements: 2, Rule: RuleWeightedThreshold, Weights: weights, ThresholdBps: 6666, Panel: 1}, 5, 1},
		{"one judge, three runs", Procedure{Requirements: 1, Judges: 1, Judged: 1, Runs: 3, Panel: 1}, 7, 1},
		{"one judge, three runs, one dissent", Procedure{Requirements: 1, Judges: 1, Judged: 1, Runs: 3, MaxDissents: 1, Panel: 1}, 7, 1},
		{"two judges, three runs and one", Procedure{Requirements: 1, Judges: 2, Judged: 1, Runs: 3 | 1<<8, Panel: 1}, 8, 1},
		{"judged and direct", Procedure{Requirements: 2, Judges: 1, Judged: 2, Runs: 1, Panel: 1}, 5, 1},
	} {
		t.Run(shape.name, func(t *testing.T) {
			for _, burden := range []Burden{BurdenPayer, BurdenPayee} {
				for _, policy := range []Policy{PolicyResolveAgainstBurden, PolicyUnresolvedRuling} {
					p := shape.p
					p.Burden, p.Policy = burden, policy
					for n := range uint64(1) << (shape.bits * uint(shape.seats)) {
						words := make([]uint256.Int, shape.seats)
						for i := range words {
							words[i].SetUint64(n >> (uint(i) * shape.bits) & (1<<shape.bits - 1))
						}
						c.round(t, p, words)
					}
				}
			}
		})
	}
}
