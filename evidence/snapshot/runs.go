package snapshot

import (
	"context"
	"crypto/sha256"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
)

// RunRecord is one run slot of a seat: what was signed about it, what that amounts to, and what the seat observed.
type RunRecord struct {
	Requirement string           `json:"requirement"` // id in the manifest
	Judge       string           `json:"judge"`       // id in the manifest; empty where it is measured
	Run         uint32           `json:"run"`         // 0-based
	RunID       common.Hash      `json:"runId"`
	Provenance  string           `json:"provenance"` // kind that the manifest declares; empty where it is measured
	Signer      common.Address   `json:"signer"`     // whose receipts count: the seat's validator or the judge's gateway
	RequestHash common.Hash      `json:"requestHash"`
	Request     string           `json:"request"` // reproduced, present or withheld, see below
	Claims      []ClaimRecord    `json:"claims"`
	Terminals   []TerminalRecord `json:"terminals"`
	Eligibility *EligibleRecord  `json:"eligibility"` // null where the seat's receipts are not to be had
	Output      DocumentRef      `json:"output"`      // raw output that the terminal binds, by its sha256
	Said        string           `json:"said"`        // what that terminal says; UNRESOLVED without a result
	Observed    string           `json:"observed"`    // what the seat revealed; UNRESOLVED without
}

// How the request of a run is known. That of a measured requirement is computed here. That of a judged one is shown by the
// transcript: evidence, model and seed are held to the round and the manifest, the digest of the prompt is the seat's word.
const (
	requestReproduced = "reproduced"
	requestPresent    = documentPresent
	requestWithheld   = documentWithheld
)

// ClaimRecord is a signed claim of a run. Signer is recovered.
type ClaimRecord struct {
	Attempt     uint32         `json:"attempt"` // 0-based
	Hash        common.Hash    `json:"hash"`
	RequestHash common.Hash    `json:"requestHash"`
	Previous    common.Hash    `json:"previous"`
	Signer      common.Address `json:"signer"`
}

// TerminalRecord is a signed end of a claim. Signer is recovered.
type TerminalRecord struct {
	Attempt    uint32         `json:"attempt"` // 0-based
	Hash       common.Hash    `json:"hash"`
	ClaimHash  common.Hash    `json:"claimHash"`
	Status     string         `json:"status"`
	OutputHash common.Hash    `json:"outputHash"` // sha256; zero without a result
	Verdict    string         `json:"verdict"`
	Scope      []string       `json:"scope"`
	Signer     common.Address `json:"signer"`
}

// EligibleRecord is what the acquisition rules make of the receipts.
type EligibleRecord struct {
	State           string `json:"state"`
	Authorized      string `json:"authorized"`
	ExactRequest    string `json:"exactRequest"`
	UniqueTerminal  string `json:"uniqueTerminal"`
	SufficientScope string `json:"sufficientScope"`
	Eligible        bool   `json:"eligible"` // all four are true
	Rule            string `json:"rule"`     // that was decisive where one is not; empty when eligible
}

// seatRuns is the making of a seat's runs.
type seatRuns struct {
	seat      *SeatRecord
	who       string // of facts
	committee run.Committee
	at        run.Seat
	brief     common.Hash // evidence root of the round
	promise   *promise
	shown     shownTranscript
	record    acquisition.SeatRecord
	scopes    acquisition.ObservedScopes
}

// runs follows every seat of a dispute from claims to observations, as far as the seats published their documents.
func (s *system) runs(ctx context.Context, d *dispute, p *promise) error {
	for n := range d.record.Rounds {
		r := &d.record.Rounds[n]
		var drawn common.Hash
		if len(r.Seats) > 0 && d.committee.redraws {
			var err error
			if drawn, err = s.w.hashAt(ctx, r.DrawBlock); err != nil {
				return err
			}
		}
		for i := range r.Seats {
			if err := s.seatRuns(ctx, d, n, &r.Seats[i], drawn, p); err != nil {
				return err
			}
		}
	}
	return nil
}

func (s *system) seatRuns(ctx context.Context, d *dispute, n int, seat *SeatRecord, drawn common.Hash, p *promise) error {
	x := &seatRuns{
		seat: seat, who: roundName(d, n), promise: p, brief: d.record.Rounds[n].EvidenceRoot,
		committee: run.Committee{ChainID: new(big.Int).SetUint64(s.chainID), Address: d.committee.address},
		at:        run.Seat{DisputeID: new(big.Int).SetUint64(d.record.ID), Round: uint8(n), Seat: uint8(seat.Seat)},
	}
	docs, err := s.receiptsOf(ctx, x)
	if err != nil || p.compiled == nil {
		return err
	}
	x.present(docs, drawn)
	observed, err := x.observed(d, n)
	if err != nil {
		return err
	}
	for i, req := range p.compiled.Requirements {
		if !req.Judged {
			seat.Runs = append(seat.Runs, x.run(i, -1, 0, observed[i][0][0]))
			continue
		}
		for k := range p.compiled.Judges {
			for m := range p.compiled.Runs[k] {
				seat.Runs = append(seat.Runs, x.run(i, k, uint32(m), observed[i][k][m]))
			}
		}
	}
	s.facts = append(s.facts, x.facts()...)
	return nil
}

// present reads the documents into the record that decides. What cannot be read proves nothing, like what was never signed.
func (x *seatRuns) present(docs [2][]byte, drawn common.Hash) {
	var err error
	x.record, x.scopes, err = acquisition.Presented(x.committee, x.seat.ClaimsRoot, drawn, docs[0], docs[1])
	if err != nil && docs[1] != nil {
		x.record, x.scopes, err = acquisition.Presented(x.committee, x.seat.ClaimsRoot, drawn, docs[0], nil)
	}
	if err != nil {
		x.record = acquisition.SeatRecord{Committee: x.committee, Seat: x.at, DrawHash: drawn, ClaimsRoot: x.seat.ClaimsRoot}
		x.scopes = acquisition.ObservedScopes{}
	}
}

// observed is what the seat revealed, every missing entry UNRESOLVED.
func (x *seatRuns) observed(d *dispute, n int) (adjudication.Observations, error) {
	p, err := manifest.Procedure(d.briefs[n].Procedure).Replay()
	if err != nil {
		return nil, fail(fileCommittee, "%s: %w", x.who, err)
	}
	out, err := adjudication.Unpack(p, *new(uint256.Int).SetBytes(x.seat.Observations))
	if err != nil {
		return nil, fail(fileCommittee, "%s, seat %d: %w", x.who, x.seat.Seat, err)
	}
	return out, nil
}

// run puts one run together. judge is the index of the judge, negative where the requirement is measured.
func (x *seatRuns) run(requirement, judge int, index uint32, observed adjudication.Verdict) RunRecord {
	m := x.promise.document.Manifest
	req := m.Requirements[requirement]
	r := RunRecord{
		Requirement: req.ID, Run: index, Signer: x.seat.Validator, Request: requestReproduced, Claims: []ClaimRecord{}, Terminals: []TerminalRecord{},
		Output: DocumentRef{State: documentNone}, Said: adjudication.Unresolved.String(), Observed: observed.String(),
	}
	t := acquisition.SlotTerms{RequiredScope: req.RequiredScope, MaxAttempts: 1}
	if judge < 0 {
		t.RequestHash = acquisition.MeasureRequest(x.promise.compiled.Hash, x.brief, req.ID)
	} else {
		r.Judge = x.promise.compiled.Judges[judge]
		x.judged(&r, &t)
	}
	t.Slot = acquisition.RunSlot{ManifestHash: x.promise.compiled.Hash, Seat: x.at, RequirementID: req.ID, JudgeID: r.Judge, RunIndex: index}
	t.Signer, t.Provenance = r.Signer, r.Provenance
	r.RunID, r.RequestHash = t.Slot.RunID(x.committee), t.RequestHash
	if x.seat.Receipts.State != documentPresent {
		return r
	}
	x.list(&r)
	d := x.record.Decide(t, x.scopes)
	r.Eligibility = &EligibleRecord{
		State: string(d.State), Authorized: d.Authorized.String(), ExactRequest: d.ExactRequest.String(),
		UniqueTerminal: d.UniqueTerminal.String(), SufficientScope: d.SufficientScope.String(), Eligible: d.Eligible, Rule: d.Rule,
	}
	if !d.Result {
		return r
	}
	r.Output = DocumentRef{Hash: d.Output, State: documentWithheld}
	if raw := x.shown.output(r); raw != nil && sha256.Sum256(raw) == d.Output {
		r.Output.State = documentPresent
	}
	for _, end := range r.Terminals {
		if end.OutputHash == d.Output && end.Signer == r.Signer {
			r.Said = end.Verdict
		}
	}
	return r
}

// judged fills what the manifest and the transcript say of a judge's run.
func (x *seatRuns) judged(r *RunRecord, t *acquisition.SlotTerms) {
	m := &x.promise.document.Manifest
	i := slices.IndexFunc(m.Judge.Panel, func(j manifest.PanelJudge) bool { return j.ID == r.Judge })
	if p, ok := m.ProvenanceOf(m.Judge.Panel[i]); ok {
		r.Provenance = p.Kind
		if p.Kind == manifest.ProvenanceReceipt {
			r.Signer = common.HexToAddress(p.GatewayKey)
		}
	}
	if a := m.Acquisition; a != nil && a.RetryPolicy != nil {
		t.MaxAttempts = uint32(min(max(a.RetryPolicy.MaxAttempts, 1), acquisition.MaxAttempts))
		t.Retry = slices.Contains(a.RetryPolicy.AllowedAfter, manifest.OpenAfterAbsence)
	}
	r.Request = requestWithheld
	if first, later, ok := x.shown.requests(*r, m, x.brief); ok {
		r.Request, t.RequestHash, t.Substitutes = requestPresent, first, later
	}
}

// maxWords is how many claims and ends of one attempt by one signer are listed: two prove what any number would.
const maxWords = 2

// list lists what the seat's validator and the judge's gateway signed about a run, in the order of the documents.
func (x *seatRuns) list(r *RunRecord) {
	words := map[string]int{}
	counts := func(kind string, attempt uint32, hash common.Hash, signer common.Address, err error) bool {
		if err != nil || attempt >= acquisition.MaxAttempts || (signer != x.seat.Validator && signer != r.Signer) {
			return false
		}
		one, all := fmt.Sprintf("%s %s %s", kind, signer, hash), fmt.Sprintf("%s %s %d", kind, signer, attempt)
		if words[one] > 0 || words[all] == maxWords {
			return false
		}
		words[one]++
		words[all]++
		return true
	}
	for _, c := range x.record.Claims {
		if c.Claim.RunID != r.RunID {
			continue
		}
		signer, err := c.Signer(x.committee)
		if counts("claim", c.Claim.Attempt, c.Claim.Hash(), signer, err) {
			r.Claims = append(r.Claims, ClaimRecord{c.Claim.Attempt, c.Claim.Hash(), c.Claim.RequestHash, c.Claim.Previous, signer})
		}
	}
	for _, e := range x.record.Terminals {
		t := e.Terminal
		if t.RunID != r.RunID {
			continue
		}
		signer, err := e.Signer(x.committee)
		if counts("terminal", t.Attempt, t.Hash(), signer, err) {
			scope := x.scopes[t.ScopeHash]
			if scope == nil {
				scope = []string{}
			}
			r.Terminals = append(r.Terminals, TerminalRecord{
				t.Attempt, t.Hash(), t.ClaimHash, name(statusNames, uint64(t.Status)), t.OutputHash, t.Verdict.String(), scope, signer,
			})
		}
	}
}

var statusNames = []string{"", string(acquisition.StatusResult), string(acquisition.StatusUnresolved), string(acquisition.StatusNoResult)}

// facts says how a seat's runs are known: who signed, what was decided again here, and where the seat observed something
// else than its runs amount to.
func (x *seatRuns) facts() []Fact {
	if x.seat.Receipts.State != documentPresent {
		return nil
	}
	var out []Fact
	fact := func(label, by, format string, args ...any) {
		out = append(out, Fact{Subject: x.who, What: fmt.Sprintf(format, args...) + " of seat " + number(x.seat.Seat), Label: label, By: by})
	}
	own, eligible := 0, 0
	for _, r := range x.seat.Runs {
		own += count(r, x.seat.Validator)
		if r.Signer != x.seat.Validator && count(r, r.Signer) > 0 {
			fact(Verified, r.Signer.Hex(), "receipts of run %s", r.name())
		}
		if r.Eligibility.Eligible {
			eligible++
		}
		ended := r.Eligibility.Eligible && r.Output.State != documentNone && r.Said != r.Observed
		double := r.Eligibility.State == string(acquisition.StateEquivocation)
		if x.seat.Revealed && r.Observed != adjudication.Unresolved.String() && (ended || double) {
			fact(Contradicted, x.seat.Validator.Hex(), "run %s, observed as %s, ended as %s (%s),", r.name(), r.Observed, r.Said, r.Eligibility.State)
		}
	}
	if own > 0 {
		fact(Verified, x.seat.Validator.Hex(), "receipts")
	}
	fact(Reproduced, "", "eligibility: %d of %d runs", eligible, len(x.seat.Runs))
	return out
}

func (r RunRecord) name() string { return runName(r.Requirement, r.Judge, r.Run) }

func runName(requirement, judge string, index uint32) string {
	if judge == "" {
		return requirement
	}
	return fmt.Sprintf("%s/%s/%d", requirement, judge, index)
}

func count(r RunRecord, signer common.Address) int {
	n := 0
	for _, c := range r.Claims {
		if c.Signer == signer {
			n++
		}
	}
	for _, t := range r.Terminals {
		if t.Signer == signer {
			n++
		}
	}
	return n
}
