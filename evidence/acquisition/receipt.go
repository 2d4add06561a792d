package acquisition

import (
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/redress-protocol/redress/evidence/adjudication"
)

// SlotName names one run of a seat. A measured requirement has no judge and one run.
type SlotName struct {
	Requirement string `json:"requirement_id"`
	Judge       string `json:"judge_id"`
	Run         uint32 `json:"run_index"` // 0-based
}

// ClaimReceipt is a signed claim of the EVM profile as documents hold it. Slot is for finding the preimage of the run id;
// who signs for runs that it knows by their id alone leaves it out.
type ClaimReceipt struct {
	Slot        SlotName      `json:"slot,omitzero"`
	RunID       common.Hash   `json:"run_id"`
	Attempt     uint32        `json:"attempt"`
	RequestHash common.Hash   `json:"request_hash"`
	Previous    common.Hash   `json:"previous"`
	Signature   hexutil.Bytes `json:"signature"`
}

// TerminalReceipt is a signed terminal of the EVM profile as documents hold it.
type TerminalReceipt struct {
	Slot       SlotName      `json:"slot,omitzero"`
	RunID      common.Hash   `json:"run_id"`
	Attempt    uint32        `json:"attempt"`
	ClaimHash  common.Hash   `json:"claim_hash"`
	Status     uint8         `json:"status"`
	OutputHash common.Hash   `json:"output_hash"` // sha256 of the model's output, or of the canonical form of the finding
	Verdict    uint8         `json:"verdict"`
	Scope      []string      `json:"scope"`
	Signature  hexutil.Bytes `json:"signature"`
}

// Signed is the claim that the document holds.
func (c ClaimReceipt) Signed() SignedClaim {
	return SignedClaim{SlotClaim{c.RunID, c.Attempt, c.RequestHash, c.Previous}, c.Signature}
}

// Signed is the terminal that the document holds.
func (t TerminalReceipt) Signed() SignedTerminal {
	return SignedTerminal{SlotTerminal{
		RunID: t.RunID, Attempt: t.Attempt, ClaimHash: t.ClaimHash, Status: SlotStatus(t.Status), OutputHash: t.OutputHash,
		Verdict: adjudication.Verdict(t.Verdict), ScopeHash: ScopeHash(t.Scope),
	}, t.Signature}
}

// Receipt is the document form of a claim.
func (s SignedClaim) Receipt(slot SlotName) ClaimReceipt {
	return ClaimReceipt{slot, s.Claim.RunID, s.Claim.Attempt, s.Claim.RequestHash, s.Claim.Previous, s.Signature}
}

// Receipt is the document form of a terminal whose scope hash is that of the tokens.
func (s SignedTerminal) Receipt(slot SlotName, scope []string) TerminalReceipt {
	if scope == nil {
		scope = []string{}
	}
	t := s.Terminal
	return TerminalReceipt{slot, t.RunID, t.Attempt, t.ClaimHash, uint8(t.Status), t.OutputHash, uint8(t.Verdict), scope, s.Signature}
}
