package adjudication

import (
	"errors"
	"testing"

	"github.com/holiman/uint256"
)

func direct(requirements uint8) Procedure {
	return Procedure{Requirements: requirements, Burden: BurdenPayee, Policy: PolicyUnresolvedRuling, Panel: 3}
}

func panelOf(judges uint8, runs uint32, dissents uint8) Procedure {
	return Procedure{Requirements: 1, Judges: judges, Judged: 1, Runs: runs, MaxDissents: dissents, Panel: 1, Policy: PolicyUnresolvedRuling}
}

func verdicts(s string) []Verdict {
	out := make([]Verdict, len(s))
	for i, c := range s {
		switch c {
		case 'P':
			out[i] = Pass
		case 'F':
			out[i] = Fail
		}
	}
	return out
}

func TestJudgeIsAMajorityWithADissentCap(t *testing.T) {
	for _, tc := range []struct {
		runs     string
		dissents int
		want     Verdict
	}{
		{"PPPPP", 0, Pass},
		{"PPPPF", 0, Unresolved},
		{"PPPPF", 1, Pass},
		{"PPPUF", 1, Unresolved}, // an unresolved run dissents
		{"PPPUU", 2, Pass},
		{"FFFPU", 2, Fail},
		{"FFFPP", 1, Unresolved},
		{"PPFF", 2, Unresolved}, // a tie
		{"", 0, Unresolved},
		{"UUU", 1, Unresolved},
	} {
		if got := majority(verdicts(tc.runs), tc.dissents); got != tc.want {
			t.Errorf("%q, cap %d: %s, want %s", tc.runs, tc.dissents, got, tc.want)
		}
	}
}

func TestResolveKeepsEveryStage(t *testing.T) {
	p := Procedure{
		Requirements: 3, Judges: 2, Judged: 0b011, MaxDissents: 1, Runs: 5 | 3<<8,
		Burden: BurdenPayer, Policy: PolicyResolveAgainstBurden, Rule: RuleWeightedThreshold, ThresholdBps: 5700,
		Weights: *uint256.NewInt(57 | 20<<32), Panel: 3,
	}
	p.Weights.Or(&p.Weights, new(uint256.Int).Lsh(uint256.NewInt(23), 64))
	seat := Observations{
		{verdicts("PPPPF"), verdicts("PPP")},
		{verdicts("FFFFP"), verdicts("PPF")}, // judges disagree
		{verdicts("F")},
	}
	word, err := Pack(p, seat)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := Resolve(p, []uint256.Int{word, word, {}})
	if err != nil {
		t.Fatal(err)
	}
	if got := rec.Seats[0]; got.Judges[0][0] != Pass || got.Judges[1][0] != Fail || got.Judges[1][1] != Pass || got.Judges[2] != nil {
		t.Errorf("judges %v", got.Judges)
	}
	for r, want := range []Verdict{Pass, Unresolved, Fail} {
		if got := rec.Requirements[r]; got != want {
			t.Errorf("requirement %d: %s, want %s", r, got, want)
		}
	}
	// 57 of 100 meets 5700 bps exactly, so the unresolved requirement is immaterial.
	want := Resolution{Passed: 0b001, Failed: 0b100, Ruling: RulingPayeeWins}
	if rec.Resolution != want || rec.Outcome != PayeePrevails || rec.NonePassed != PayeePrevails {
		t.Errorf("got %+v, %s", rec.Resolution, rec.Outcome)
	}
}

func TestUnclearHasNoOutcome(t *testing.T) {
	rec, err := Resolve(direct(1), make([]uint256.Int, 3))
	if err != nil {
		t.Fatal(err)
	}
	if rec.Outcome != OutcomeNone || rec.Resolution != (Resolution{Material: true, Ruling: RulingUnclear}) {
		t.Errorf("got %+v, %s", rec.Resolution, rec.Outcome)
	}
}

func TestPackRefusesWhatDoesNotFit(t *testing.T) {
	judged := panelOf(2, 3|1<<8, 0)
	for _, tc := range []struct {
		name string
		p    Procedure
		in   Observations
		want error
	}{
		{"too many requirements", direct(1), Observations{{{Pass}}, {{Pass}}}, ErrObservationsSurplus},
		{"too many judges", judged, Observations{{{Pass}, {Pass}, {Pass}}}, ErrObservationsSurplus},
		{"too many runs", judged, Observations{{{Pass}, {Pass, Pass}}}, ErrObservationsSurplus},
		{"a second direct run", direct(1), Observations{{{Pass, Pass}}}, ErrObservationsSurplus},
		{"no verdict", direct(1), Observations{{{3}}}, ErrObservationsMalformed},
		{"fewer than possible", judged, Observations{{{Pass}}}, nil},
		{"nothing", judged, nil, nil},
	} {
		if _, err := Pack(tc.p, tc.in); !errors.Is(err, tc.want) {
			t.Errorf("%s: %v, want %v", tc.name, err, tc.want)
		}
	}
}

func TestResolveRefuses(t *testing.T) {
	p := direct(1)
	if _, err := Resolve(p, make([]uint256.Int, 32)); !errors.Is(err, ErrSeatsOutOfRange) {
		t.Errorf("32 seats: %v", err)
	}
	if _, err := Resolve(p, []uint256.Int{*uint256.NewInt(3)}); !errors.Is(err, ErrObservationsMalformed) {
		t.Errorf("malformed: %v", err)
	}
	if _, err := Resolve(p, []uint256.Int{*uint256.NewInt(4)}); !errors.Is(err, ErrObservationsSurplus) {
		t.Errorf("surplus: %v", err)
	}
	p.Judged = 1
	if _, err := Resolve(p, nil); !errors.Is(err, ErrJudgesMismatch) {
		t.Errorf("unchecked procedure: %v", err)
	}
	if _, err := Seat(p, uint256.Int{}); !errors.Is(err, ErrJudgesMismatch) {
		t.Errorf("unchecked procedure: %v", err)
	}
}
