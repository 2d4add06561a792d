package adjudication

import (
	"errors"
	"fmt"

	"github.com/holiman/uint256"
)

// ErrSeatsOutOfRange means more words than a panel has seats.
var ErrSeatsOutOfRange = errors.New("seats out of range")

// Outcome says who prevails. The zero value is nobody.
type Outcome uint8

// Outcomes.
const (
	OutcomeNone Outcome = iota
	PayerPrevails
	PayeePrevails
)

func (o Outcome) String() string {
	switch o {
	case OutcomeNone:
		return "none"
	case PayerPrevails:
		return "payer prevails"
	case PayeePrevails:
		return "payee prevails"
	default:
		return fmt.Sprintf("Outcome(%d)", uint8(o))
	}
}

// Ruling is the ERC-792 number.
type Ruling uint8

// Rulings, numbered as on chain.
const (
	RulingRefused Ruling = iota
	RulingPayerWins
	RulingPayeeWins
	RulingUnclear
)

func (r Ruling) String() string {
	switch r {
	case RulingRefused:
		return "refused"
	case RulingPayerWins:
		return "payer wins"
	case RulingPayeeWins:
		return "payee wins"
	case RulingUnclear:
		return "unclear"
	default:
		return fmt.Sprintf("Ruling(%d)", uint8(r))
	}
}

// Resolution is the record that the chain keeps of a round.
type Resolution struct {
	Passed    uint8 // mask of requirements resolved PASS
	Failed    uint8 // mask of requirements resolved FAIL; neither bit = UNRESOLVED
	Material  bool  // resolving the UNRESOLVED ones one way or the other would change the outcome
	FailAlone bool  // the FAILs decide for the payer whatever the UNRESOLVED ones are
	Ruling    Ruling
}

// SeatRecord is one drawn seat's transcript, stage by stage.
type SeatRecord struct {
	Observations Observations
	Judges       [][]Verdict // what each judge makes of each judged requirement; nil for direct ones
	Verdicts     []Verdict   // by requirement
}

// Record is a replayed round, stage by stage.
type Record struct {
	Seats        []SeatRecord
	Requirements []Verdict // strict majority of the drawn seats
	AllPassed    Outcome   // if every UNRESOLVED requirement had passed
	NonePassed   Outcome   // if none had
	Outcome      Outcome   // by the policy; none where the ruling is unclear
	Resolution   Resolution
}

// Resolve replays a round. There is one word per drawn seat, zero for a missing one. A procedure that fails Check is
// refused.
func Resolve(p Procedure, words []uint256.Int) (Record, error) {
	if err := p.Check(); err != nil {
		return Record{}, fmt.Errorf("check procedure: %w", err)
	}
	if len(words) > MaxPanel {
		return Record{}, fmt.Errorf("%w: %d, at most %d", ErrSeatsOutOfRange, len(words), MaxPanel)
	}
	var out Record
	for i, word := range words {
		seat, err := replaySeat(p, word)
		if err != nil {
			return Record{}, fmt.Errorf("seat %d: %w", i, err)
		}
		out.Seats = append(out.Seats, seat)
	}
	out.Requirements = make([]Verdict, p.Requirements)
	for r := range out.Requirements {
		votes := make([]Verdict, len(out.Seats))
		for i, seat := range out.Seats {
			votes[i] = seat.Verdicts[r]
		}
		out.Requirements[r] = majority(votes, len(votes))
		switch out.Requirements[r] {
		case Pass:
			out.Resolution.Passed |= 1 << r
		case Fail:
			out.Resolution.Failed |= 1 << r
		}
	}
	out.decide(p)
	return out, nil
}

// Seat replays one seat: each judge by majority with a dissent cap, unanimity across judges. A procedure that fails Check
// is refused.
func Seat(p Procedure, word uint256.Int) (SeatRecord, error) {
	if err := p.Check(); err != nil {
		return SeatRecord{}, fmt.Errorf("check procedure: %w", err)
	}
	return replaySeat(p, word)
}

func replaySeat(p Procedure, word uint256.Int) (SeatRecord, error) {
	observations, err := Unpack(p, word)
	if err != nil {
		return SeatRecord{}, err
	}
	out := SeatRecord{
		Observations: observations,
		Judges:       make([][]Verdict, p.Requirements),
		Verdicts:     make([]Verdict, p.Requirements),
	}
	for r, judges := range observations {
		if !p.IsJudged(r) {
			out.Verdicts[r] = judges[0][0]
			continue
		}
		for _, runs := range judges {
			out.Judges[r] = append(out.Judges[r], majority(runs, int(p.MaxDissents)))
		}
		out.Verdicts[r] = unanimous(out.Judges[r])
	}
	return out, nil
}

// majority is the verdict that more than half hold and at most maxDissents do not. Unresolved runs dissent from both.
func majority(votes []Verdict, maxDissents int) Verdict {
	var passes, fails int
	for _, v := range votes {
		switch v {
		case Pass:
			passes++
		case Fail:
			fails++
		}
	}
	switch n := len(votes); {
	case 2*passes > n && n-passes <= maxDissents:
		return Pass
	case 2*fails > n && n-fails <= maxDissents:
		return Fail
	default:
		return Unresolved
	}
}

func unanimous(verdicts []Verdict) Verdict {
	for _, v := range verdicts {
		if v != verdicts[0] {
			return Unresolved
		}
	}
	return verdicts[0]
}

// decide fills what follows from the requirements' resolutions.
func (rec *Record) decide(p Procedure) {
	rec.AllPassed = outcome(p, rec.Requirements, true)
	rec.NonePassed = outcome(p, rec.Requirements, false)
	res := &rec.Resolution
	res.Material = rec.AllPassed != rec.NonePassed
	if res.Material && p.Policy == PolicyUnresolvedRuling {
		res.Ruling = RulingUnclear
		return
	}
	rec.Outcome = rec.NonePassed
	if p.Burden == BurdenPayer {
		rec.Outcome = rec.AllPassed
	}
	res.Ruling = RulingPayerWins
	if rec.Outcome == PayeePrevails {
		res.Ruling = RulingPayeeWins
	}
	res.FailAlone = res.Ruling == RulingPayerWins && rec.AllPassed == PayerPrevails
}

// outcome counts each UNRESOLVED requirement as passed or not. All integers: eight 32-bit weights times 10,000 fit 64 bits.
func outcome(p Procedure, requirements []Verdict, unresolvedPasses bool) Outcome {
	var total, passed uint64
	all := true
	for r, v := range requirements {
		total += p.Weight(r)
		if v == Pass || (v == Unresolved && unresolvedPasses) {
			passed += p.Weight(r)
		} else {
			all = false
		}
	}
	if p.Rule == RuleWeightedThreshold {
		all = total > 0 && passed*MaxBps >= uint64(p.ThresholdBps)*total
	}
	if all {
		return PayeePrevails
	}
	return PayerPrevails
}
