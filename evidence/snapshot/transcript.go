package snapshot

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// shownTranscript is what is read of a seat's transcript: the documents that it names, and what its runs' hashes bind.
type shownTranscript struct {
	Receipts common.Hash       `json:"receipts"`
	Gateways common.Hash       `json:"gateways"`
	Findings []json.RawMessage `json:"findings"`
	Panel    *struct {
		Runs []shownRun `json:"runs"`
	} `json:"panel"`
}

// shownRun is a judge's run as the transcript tells it.
type shownRun struct {
	Requirement string          `json:"requirement"`
	Judge       string          `json:"judge"`
	Index       uint32          `json:"index"`
	Request     json.RawMessage `json:"request"`
	RequestHash string          `json:"request_hash"` // hex, sha256
	Absent      []string        `json:"absent"`       // of the attempts before
	Output      exchange.Body   `json:"output"`
}

// receiptsOf finds the two documents that a seat's transcript names. A transcript that cannot be read names none.
func (s *system) receiptsOf(ctx context.Context, x *seatRuns) (docs [2][]byte, err error) {
	if x.seat.Transcript.State != documentPresent {
		return docs, nil
	}
	raw, err := s.w.document(ctx, x.seat.Transcript.Hash)
	if err != nil {
		return docs, err
	}
	var shown shownTranscript
	if canon.IsCanonical(raw) != nil || json.Unmarshal(raw, &shown) != nil {
		return docs, nil
	}
	x.shown = shown
	for i, at := range []struct {
		hash common.Hash
		ref  *DocumentRef
	}{{shown.Receipts, &x.seat.Receipts}, {shown.Gateways, &x.seat.Gateways}} {
		if *at.ref, err = s.document(ctx, at.hash); err != nil {
			return docs, err
		}
		if docs[i], err = s.w.document(ctx, at.hash); err != nil {
			return docs, err
		}
	}
	return docs, nil
}

func (t shownTranscript) find(r RunRecord) *shownRun {
	if t.Panel == nil {
		return nil
	}
	i := slices.IndexFunc(t.Panel.Runs, func(s shownRun) bool {
		return s.Requirement == r.Requirement && s.Judge == r.Judge && s.Index == r.Run
	})
	if i < 0 {
		return nil
	}
	return &t.Panel.Runs[i]
}

// output is the raw output of a run as the transcript shows it: of a measured requirement its finding in canonical form.
func (t shownTranscript) output(r RunRecord) []byte {
	if r.Judge != "" {
		if s := t.find(r); s != nil {
			return s.Output
		}
		return nil
	}
	for _, raw := range t.Findings {
		var f struct {
			Requirement string `json:"requirement"`
		}
		if json.Unmarshal(raw, &f) == nil && f.Requirement == r.Requirement {
			return raw // as it stands in a canonical document
		}
	}
	return nil
}

// pinned are the members of a request that the manifest and the round decide.
type pinned struct {
	EvidenceRoot common.Hash `json:"evidence_root"`
	Model        struct {
		Name        string `json:"name"`
		Version     string `json:"version"`
		Hosting     string `json:"hosting"`
		WeightsHash string `json:"weights_hash"`
	} `json:"model_version_or_weights_pin"`
	Sampling struct {
		Seed        string      `json:"seed"`
		Temperature json.Number `json:"temperature"`
	} `json:"sampling_parameters"`
}

// requests are the request of a judge's first attempt and those of later ones. They count where the last one is shown, hashes to
// what it says, is about the round's evidence, and asks a model that the manifest pins for the judge. Requests of attempts
// that ended in absence are known by their hashes.
func (t shownTranscript) requests(r RunRecord, m *manifest.Manifest, evidence common.Hash) (first common.Hash, later []common.Hash, ok bool) {
	s := t.find(r)
	if s == nil || len(s.Request) == 0 || len(s.Absent) >= acquisition.MaxAttempts {
		return first, nil, false
	}
	hash, err := acquisition.Requirement{Request: s.Request}.RequestHash()
	if err != nil || hash != s.RequestHash {
		return first, nil, false
	}
	var p pinned
	if json.Unmarshal(s.Request, &p) != nil || p.EvidenceRoot != evidence || !p.allowed(m, r.Judge, len(s.Absent)) {
		return first, nil, false
	}
	all := []common.Hash{}
	for _, h := range append(slices.Clone(s.Absent), s.RequestHash) {
		all = append(all, common.HexToHash(h))
	}
	return all[0], all[1:], true
}

// allowed says whether the manifest lets a judge be asked so in an attempt: its own model in the first, a substitute of its
// ladder afterwards.
func (p pinned) allowed(m *manifest.Manifest, judge string, attempt int) bool {
	if p.Sampling.Seed != m.Judge.Sampling.SeedCommitment || p.Sampling.Temperature != "0" {
		return false
	}
	is := func(x manifest.Model) bool {
		return p.Model.Name == x.Name && p.Model.Version == x.Version && p.Model.Hosting == x.Hosting && p.Model.WeightsHash == x.WeightsHash
	}
	if attempt == 0 {
		return slices.ContainsFunc(m.Judge.Panel, func(j manifest.PanelJudge) bool { return j.ID == judge && is(j.Model) })
	}
	return slices.ContainsFunc(m.Judge.FallbackLadder, func(f manifest.Fallback) bool { return f.Substitute != nil && is(*f.Substitute) })
}
