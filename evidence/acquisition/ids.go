package acquisition

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"

	"github.com/redress-protocol/redress/evidence/canon"
)

// digest is sha256 of the canonical form.
func digest(v any) ([32]byte, error) {
	b, err := canon.Marshal(v)
	if err != nil {
		return [32]byte{}, err
	}
	return sha256.Sum256(b), nil
}

// hashOf is digest in the hex form in which hashes stand inside documents.
func hashOf(v any) (string, error) {
	d, err := digest(v)
	return hex.EncodeToString(d[:]), err
}

// Hash of the whole reduced manifest.
func (m *Manifest) Hash() (string, error) { return hashOf(m) }

// DeriveDisputeID is the dispute's id as the manifest's rule gives it.
func DeriveDisputeID(manifestHash string, s DisputeState) (string, error) {
	return hashOf(map[string]any{"contract_id": s.ContractID, "dispute_nonce": s.DisputeNonce, "manifest_hash": manifestHash})
}

// RunID names a run slot. The index is 0-based.
func RunID(manifestHash, disputeID, requirementID, judgeID string, index int) (string, error) {
	return hashOf(map[string]any{"dispute_id": disputeID, "judge_id": judgeID, "manifest_hash": manifestHash,
		"requirement_id": requirementID, "run_index": index})
}

// AttemptID names one attempt at a run. The index is 0-based.
func AttemptID(runID string, index int) (string, error) {
	return hashOf(map[string]any{"attempt_index": index, "run_id": runID})
}

// RequestHash is the hash that a claim must bind.
func (r Requirement) RequestHash() (string, error) {
	if len(r.Request) == 0 {
		return hashOf(nil)
	}
	return hashOf(json.RawMessage(r.Request))
}

// unsigned is what the provider signs.
func (c Claim) unsigned() Claim {
	c.Attestation = ""
	return c
}

// ReceiptHash is what a terminal binds: the claim with its attestation.
func (c Claim) ReceiptHash() (string, error) { return hashOf(c) }

// logRef is how a claim stands in the ordering log.
func (c Claim) logRef() (string, error) {
	return hashOf(map[string]any{"attempt_id": c.AttemptID, "request_hash": c.RequestHash, "run_id": c.RunID})
}

func (t Terminal) unsigned() Terminal {
	t.Attestation = ""
	return t
}

// Hash of an entry: everything but the hash itself.
func (e LogEntry) hash() (string, error) {
	e.EntryHash = ""
	return hashOf(e)
}

func (c Checkpoint) unsigned() Checkpoint {
	c.Attestation = ""
	return c
}
