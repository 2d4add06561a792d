package validator

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/run"
)

// slot names one run of a seat. A measured requirement has no judge and one run.
type slot struct {
	Requirement string `json:"requirement_id"`
	Judge       string `json:"judge_id"`
	Run         uint32 `json:"run_index"`
}

// claimReceipt is a signed claim as its document and the journal hold it.
type claimReceipt struct {
	Slot        slot          `json:"slot"`
	RunID       common.Hash   `json:"run_id"`
	Attempt     uint32        `json:"attempt"`
	RequestHash common.Hash   `json:"request_hash"`
	Previous    common.Hash   `json:"previous"`
	Signature   hexutil.Bytes `json:"signature"`
}

// terminalReceipt is a signed terminal as its document holds it.
type terminalReceipt struct {
	Slot       slot          `json:"slot"`
	RunID      common.Hash   `json:"run_id"`
	Attempt    uint32        `json:"attempt"`
	ClaimHash  common.Hash   `json:"claim_hash"`
	Status     uint8         `json:"status"`
	OutputHash common.Hash   `json:"output_hash"` // sha256 of the model's output, or of the canonical form of the finding
	Verdict    uint8         `json:"verdict"`
	Scope      []string      `json:"scope"`
	Signature  hexutil.Bytes `json:"signature"`
}

// receipts are what a seat signed about its runs, in the order of its chain of claims: a document of its own, so that a
// transcript of the most runs that a manifest can have still fits into an evidence store.
type receipts struct {
	Version      string            `json:"version"`
	Committee    common.Address    `json:"committee"`
	Dispute      string            `json:"dispute"`
	Round        uint8             `json:"round"`
	Seat         uint8             `json:"seat"`
	Validator    common.Address    `json:"validator"`
	ManifestHash common.Hash       `json:"manifest_hash"`
	DrawHash     common.Hash       `json:"draw_hash"` // where the chain starts
	Claims       []claimReceipt    `json:"claims"`
	Terminals    []terminalReceipt `json:"terminals"`
}

func (c claimReceipt) signed() acquisition.SignedClaim {
	return acquisition.SignedClaim{Claim: acquisition.SlotClaim{
		RunID: c.RunID, Attempt: c.Attempt, RequestHash: c.RequestHash, Previous: c.Previous,
	}, Signature: c.Signature}
}

func (t terminalReceipt) signed() acquisition.SignedTerminal {
	return acquisition.SignedTerminal{Terminal: acquisition.SlotTerminal{
		RunID: t.RunID, Attempt: t.Attempt, ClaimHash: t.ClaimHash, Status: acquisition.SlotStatus(t.Status),
		OutputHash: t.OutputHash, Verdict: adjudication.Verdict(t.Verdict), ScopeHash: acquisition.ScopeHash(t.Scope),
	}, Signature: t.Signature}
}

func claimName(id uint64, round uint8, n int) string {
	return fmt.Sprintf("claim-%d-%d-%d", id, round, n)
}

// runs is the making of one seat's receipts.
type runs struct {
	committee run.Committee
	seat      run.Seat
	manifest  common.Hash
	evidence  common.Hash // root
	sign      run.Signer
}

func (s *Service) runs(id uint64, state State) runs {
	return runs{
		committee: run.Committee{ChainID: s.opts.Chain.ChainID(), Address: s.opts.Committee},
		seat:      run.Seat{DisputeID: new(big.Int).SetUint64(id), Round: state.Dispute.Round, Seat: uint8(state.Seat)},
		manifest:  state.Dispute.ManifestHash, evidence: state.Dispute.EvidenceRoot, sign: run.KeySigner(s.opts.Key),
	}
}

// execution is one run that was carried out: what its receipts say.
type execution struct {
	slot    slot
	request common.Hash
	status  acquisition.SlotStatus
	output  common.Hash // sha256; zero unless status is SlotResult
	verdict adjudication.Verdict
	scope   []string
}

// executions are the runs in a transcript, in its order: measured requirements, then what the panel was asked. What was
// not asked has no slot that was consumed.
func (r runs) executions(doc transcript) ([]execution, error) {
	var out []execution
	for _, f := range doc.Findings {
		if f.Measure == "" {
			continue
		}
		e := execution{
			slot: slot{Requirement: f.Requirement}, status: acquisition.SlotUnresolved, scope: []string{"criteria:" + f.Requirement},
			request: crypto.Keccak256Hash([]byte("redress.measure"), r.manifest[:], r.evidence[:], []byte(f.Requirement)),
		}
		if f.State == judge.StateMeasured {
			raw, err := encode(f)
			if err != nil {
				return nil, err
			}
			e.status, e.output, e.verdict = acquisition.SlotResult, sha256.Sum256(raw), verdictOf(f.Verdict)
		}
		out = append(out, e)
	}
	if doc.Panel == nil {
		return out, nil
	}
	for _, said := range doc.Panel.Runs {
		e := execution{
			slot: slot{said.Requirement, said.Judge, uint32(said.Index)}, request: common.HexToHash(said.RequestHash), scope: said.Scope,
		}
		switch said.State {
		case model.StateHeard:
			e.status, e.output, e.verdict = acquisition.SlotResult, common.HexToHash(said.OutputHash), verdictOf(said.Said)
		case model.StateNoResult:
			e.status = acquisition.SlotNoResult
		case model.StateLost, model.StateInterrupted:
			e.status = acquisition.SlotUnresolved
		default:
			continue
		}
		out = append(out, e)
	}
	return out, nil
}

// attest claims every slot that the transcript fills, then signs how each ended. The chain of claims starts at the draw
// block also where there is nothing to claim.
func (s *Service) attest(ctx context.Context, id uint64, state State, doc transcript) (receipts, common.Hash, error) {
	r := s.runs(id, state)
	header, err := s.opts.Chain.HeaderByNumber(ctx, new(big.Int).SetUint64(state.Dispute.DrawBlock))
	if err != nil {
		return receipts{}, common.Hash{}, fmt.Errorf("read draw block: %w", err)
	}
	out := receipts{
		Version: receiptsVersion, Committee: doc.Committee, Dispute: doc.Dispute, Round: doc.Round, Seat: doc.Seat,
		Validator: doc.Validator, ManifestHash: doc.ManifestHash, DrawHash: header.Hash(), Terminals: []terminalReceipt{},
	}
	ran, err := r.executions(doc)
	if err != nil {
		return out, common.Hash{}, err
	}
	genesis := acquisition.Genesis(r.committee.CaseKey(r.seat), out.DrawHash)
	var root common.Hash
	if out.Claims, root, err = s.claims(r, id, genesis, ran); err != nil {
		return out, root, err
	}
	for i, e := range ran {
		t, err := r.terminal(out.Claims[i], e)
		if err != nil {
			return out, root, err
		}
		out.Terminals = append(out.Terminals, t)
	}
	return out, root, nil
}

// claims signs one claim after the other, each on disk before the next is signed. What is on disk is used again: a claim
// that differed would be equivocation, so a chain that starts elsewhere, as after a reorganization, keeps the seat silent.
func (s *Service) claims(r runs, id uint64, genesis common.Hash, ran []execution) ([]claimReceipt, common.Hash, error) {
	list, root := []claimReceipt{}, genesis
	for n := 0; ; n++ {
		var kept claimReceipt
		err := s.journal.Load(claimName(id, r.seat.Round, n), &kept)
		if err != nil && !errors.Is(err, journal.ErrNone) {
			return nil, root, err
		}
		known := err == nil
		if !known && n >= len(ran) {
			return list, root, nil
		}
		if known && kept.Previous != root {
			return nil, root, fmt.Errorf("%w: claim %d follows %s, the chain ends at %s", errForeignBallot, n, kept.Previous, root)
		}
		if n < len(ran) {
			wanted := r.claim(ran[n], root)
			if known && kept.signed().Claim != wanted.signed().Claim {
				return nil, root, fmt.Errorf("%w: claim %d is for another request", errForeignBallot, n)
			}
			if !known {
				signed, err := acquisition.SignClaim(r.committee, wanted.signed().Claim, r.sign)
				if err != nil {
					return nil, root, err
				}
				wanted.Signature = signed.Signature
				if err := s.journal.Create(claimName(id, r.seat.Round, n), wanted); err != nil {
					return nil, root, err
				}
				kept = wanted
			}
		}
		list, root = append(list, kept), kept.signed().Claim.Hash()
	}
}

// claim is the unsigned claim of a run.
func (r runs) claim(e execution, previous common.Hash) claimReceipt {
	key := r.committee.CaseKey(r.seat)
	return claimReceipt{
		Slot: e.slot, RunID: common.Hash(key.RunID(r.manifest, e.slot.Requirement, e.slot.Judge, e.slot.Run)),
		RequestHash: e.request, Previous: previous,
	}
}

func (r runs) terminal(c claimReceipt, e execution) (terminalReceipt, error) {
	t := terminalReceipt{
		Slot: c.Slot, RunID: c.RunID, Attempt: c.Attempt, ClaimHash: c.signed().Claim.Hash(), Status: uint8(e.status),
		OutputHash: e.output, Verdict: uint8(e.verdict), Scope: e.scope,
	}
	if t.Scope == nil {
		t.Scope = []string{}
	}
	signed, err := acquisition.SignTerminal(r.committee, t.signed().Terminal, r.sign)
	t.Signature = signed.Signature
	return t, err
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
