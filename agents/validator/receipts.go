package validator

import (
	"crypto/sha256"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// execution is how one claim ended: what its terminal says.
type execution struct {
	status  acquisition.SlotStatus
	output  common.Hash // sha256; zero unless status is SlotResult
	verdict adjudication.Verdict
	scope   []string
}

// measureRequest is what a seat claims for a measured requirement.
func (r runs) measureRequest(requirement string) common.Hash {
	return acquisition.MeasureRequest(r.manifest, r.evidence, requirement)
}

// claimMeasures claims every measured requirement, before anything is measured.
func (c *claimChain) claimMeasures(m *manifest.Compiled) error {
	for _, req := range m.Requirements {
		if req.Judged {
			continue
		}
		if _, err := c.Claim(slot{Requirement: req.ID}, 0, c.measureRequest(req.ID)); err != nil {
			return fmt.Errorf("%w: %s: %w", errForeignBallot, req.ID, err)
		}
	}
	return nil
}

// ending is how a claim ended by the transcript. What the transcript does not end is UNRESOLVED: it was claimed, and an
// absence is only what somebody saw.
func ending(c claimReceipt, doc transcript) (execution, error) {
	e := execution{status: acquisition.SlotUnresolved, scope: []string{}}
	if c.Slot.Judge == "" {
		return measured(c, doc)
	}
	if doc.Panel == nil {
		return e, nil
	}
	for _, said := range doc.Panel.Runs {
		if said.Requirement != c.Slot.Requirement || said.Judge != c.Slot.Judge || said.Index != int(c.Slot.Run) {
			continue
		}
		attempt := int(c.Attempt)
		switch {
		case attempt < len(said.Absent) && common.HexToHash(said.Absent[attempt]) == c.RequestHash:
			e.status = acquisition.SlotNoResult
		case attempt == len(said.Absent) && common.HexToHash(said.RequestHash) == c.RequestHash:
			e.scope = said.Scope
			e.conclude(said)
		}
	}
	return e, nil
}

func (e *execution) conclude(said model.Run) {
	switch said.State {
	case model.StateHeard:
		e.status, e.output, e.verdict = acquisition.SlotResult, common.HexToHash(said.OutputHash), verdictOf(said.Said)
	case model.StateNoResult:
		e.status = acquisition.SlotNoResult
	}
}

func measured(c claimReceipt, doc transcript) (execution, error) {
	e := execution{status: acquisition.SlotUnresolved, scope: []string{"criteria:" + c.Slot.Requirement}}
	for _, f := range doc.Findings {
		if f.Requirement != c.Slot.Requirement || f.State != judge.StateMeasured {
			continue
		}
		raw, err := encode(f)
		if err != nil {
			return e, err
		}
		e.status, e.output, e.verdict = acquisition.SlotResult, sha256.Sum256(raw), verdictOf(f.Verdict)
	}
	return e, nil
}

// attest signs how each claim of the seat's chain ended.
func (c *claimChain) attest(doc transcript, drawHash common.Hash) (receipts, common.Hash, error) {
	list, root := c.claims()
	out := receipts{
		Version: acquisition.SeatVersion, Committee: doc.Committee, Dispute: doc.Dispute, Round: doc.Round, Seat: doc.Seat,
		Validator: doc.Validator, ManifestHash: doc.ManifestHash, DrawHash: drawHash, Claims: list, Terminals: []terminalReceipt{},
	}
	for _, claim := range list {
		e, err := ending(claim, doc)
		if err != nil {
			return out, root, err
		}
		t, err := c.terminal(claim, e)
		if err != nil {
			return out, root, err
		}
		out.Terminals = append(out.Terminals, t)
	}
	return out, root, nil
}

func (r runs) terminal(c claimReceipt, e execution) (terminalReceipt, error) {
	signed, err := acquisition.SignTerminal(r.committee, acquisition.SlotTerminal{
		RunID: c.RunID, Attempt: c.Attempt, ClaimHash: c.Signed().Claim.Hash(), Status: e.status, OutputHash: e.output,
		Verdict: e.verdict, ScopeHash: acquisition.ScopeHash(e.scope),
	}, r.sign)
	return signed.Receipt(c.Slot, e.scope), err
}

// takeGateways moves what gateways signed out of a record into a document of its own; nil where there is nothing.
func takeGateways(r *model.Record) *gatewayReceipts {
	if r == nil {
		return nil
	}
	out := &gatewayReceipts{Version: acquisition.GatewayVersion, Claims: []claimReceipt{}, Terminals: []terminalReceipt{}}
	for i := range r.Runs {
		said := &r.Runs[i]
		if said.Receipts == nil {
			continue
		}
		name := slot{Requirement: said.Requirement, Judge: said.Judge, Run: uint32(said.Index)}
		for _, c := range said.Receipts.Claims {
			c.Slot = name
			out.Claims = append(out.Claims, c)
		}
		for _, t := range said.Receipts.Terminals {
			t.Slot = name
			out.Terminals = append(out.Terminals, t)
		}
		said.Receipts = nil
	}
	if len(out.Claims)+len(out.Terminals) == 0 {
		return nil
	}
	return out
}

func verdictOf(word string) adjudication.Verdict {
	switch word {
	case judge.Pass.String():
		return adjudication.Pass
	case judge.Fail.String():
		return adjudication.Fail
	}
	return adjudication.Unresolved
}
