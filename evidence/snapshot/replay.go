package snapshot

import (
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// resolve replays a round by the Go implementation of the procedure.
func resolve(p bindings.Procedure, observations []uint256.Int) (ResolutionRecord, error) {
	procedure, err := manifest.Procedure(p).Replay()
	if err != nil {
		return ResolutionRecord{}, err
	}
	rec, err := adjudication.Resolve(procedure, observations)
	if err != nil {
		return ResolutionRecord{}, err
	}
	r := rec.Resolution
	return ResolutionRecord{Passed: r.Passed, Failed: r.Failed, Material: r.Material, FailAlone: r.FailAlone, Ruling: uint8(r.Ruling)}, nil
}
