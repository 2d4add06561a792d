package snapshot

import (
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// ReplayRecord is a round's adjudication, computed again here stage by stage, from the words that count to the ruling.
type ReplayRecord struct {
	Seats        []ReplaySeat `json:"seats"`        // in their order; one for the whole committee
	Requirements []string     `json:"requirements"` // by bit: strict majority of all seats, those silent or voided included
	AllPassed    string       `json:"allPassed"`    // who prevails if every UNRESOLVED requirement had passed
	NonePassed   string       `json:"nonePassed"`   // who does if none had
	Outcome      string       `json:"outcome"`      // by the policy; none where the ruling is unclear
	Ruling       string       `json:"ruling"`
}

// ReplaySeat is what one seat's word amounts to. A silent or voided seat's is UNRESOLVED throughout.
type ReplaySeat struct {
	Judges   [][]string `json:"judges"`   // by requirement, what each judge makes of it over its runs; empty where it is measured
	Verdicts []string   `json:"verdicts"` // by requirement: what all judges say
}

// resolve replays a round by the Go implementation of the procedure.
func resolve(p bindings.Procedure, observations []uint256.Int) (ResolutionRecord, *ReplayRecord, error) {
	procedure, err := manifest.Procedure(p).Replay()
	if err != nil {
		return ResolutionRecord{}, nil, err
	}
	rec, err := adjudication.Resolve(procedure, observations)
	if err != nil {
		return ResolutionRecord{}, nil, err
	}
	r := rec.Resolution
	out := ResolutionRecord{Passed: r.Passed, Failed: r.Failed, Material: r.Material, FailAlone: r.FailAlone, Ruling: uint8(r.Ruling)}
	return out, replayed(rec), nil
}

func replayed(rec adjudication.Record) *ReplayRecord {
	out := &ReplayRecord{
		Seats: []ReplaySeat{}, Requirements: words(rec.Requirements), AllPassed: rec.AllPassed.String(),
		NonePassed: rec.NonePassed.String(), Outcome: rec.Outcome.String(), Ruling: rec.Resolution.Ruling.String(),
	}
	for _, seat := range rec.Seats {
		s := ReplaySeat{Judges: [][]string{}, Verdicts: words(seat.Verdicts)}
		for _, judges := range seat.Judges {
			s.Judges = append(s.Judges, words(judges))
		}
		out.Seats = append(out.Seats, s)
	}
	return out
}

func words(verdicts []adjudication.Verdict) []string {
	out := []string{}
	for _, v := range verdicts {
		out = append(out, v.String())
	}
	return out
}
