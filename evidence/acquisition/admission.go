package acquisition

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"github.com/redress-protocol/redress/evidence/canon"
)

// AdmissionReceipt is a live service's receipt: a hash chain over admissions, without run slots, provider signature or
// terminal. It can bind a request and nothing more.
type AdmissionReceipt struct {
	AcceptedAt                 int64   `json:"accepted_at"`
	AdmissionIndex             int64   `json:"admission_index"`
	ArtifactHash               string  `json:"artifact_hash"`
	DeadlinePolicyCommitment   string  `json:"deadline_policy_commitment"`
	PrevReceiptHash            string  `json:"prev_receipt_hash"`
	ReceiptHash                string  `json:"receipt_hash"`
	RequestCaptureRef          *string `json:"request_capture_ref"`
	RequestClass               string  `json:"request_class"`
	RequesterIdentity          string  `json:"requester_identity"`
	ResponseDeadline           int64   `json:"response_deadline"`
	ReviewPolicyVersion        string  `json:"review_policy_version"`
	SubmissionCommitmentRef    string  `json:"submission_commitment_ref,omitempty"`
	SubmissionCommitmentStatus string  `json:"submission_commitment_status,omitempty"`
}

// Verify returns nil if the receipt hash is the one of its content.
func (r AdmissionReceipt) Verify() error {
	body := map[string]any{"accepted_at": r.AcceptedAt, "admission_index": r.AdmissionIndex,
		"prev_receipt_hash": r.PrevReceiptHash, "request_digest": r.ArtifactHash}
	if r.SubmissionCommitmentRef != "" {
		body["submission_commitment_ref"] = r.SubmissionCommitmentRef
	}
	hash, err := hashOf(body)
	if err != nil {
		return err
	}
	if hash != r.ReceiptHash {
		return fmt.Errorf("%w: hash %.64s, computed %s", ErrReceiptInvalid, r.ReceiptHash, hash)
	}
	return nil
}

// decideAdmission reads an admission receipt. Since the profile has no slots, authority cannot be established.
func (t *Transcript) decideAdmission(req Requirement) (Decision, error) {
	d := Decision{State: StateAuthorized}
	if len(t.AdmissionReceipt) == 0 || bytes.Equal(t.AdmissionReceipt, []byte("null")) {
		return d.refuse("C18"), nil
	}
	var receipt AdmissionReceipt
	if err := canon.Unmarshal(t.AdmissionReceipt, &receipt); err != nil {
		return d, fmt.Errorf("read admission receipt: %w", err)
	}
	if receipt.Verify() != nil {
		return d.refuse("C18"), nil
	}
	d.State = StateClaimed
	committed := sha256.Sum256([]byte(req.RequestText))
	d.ExactRequest = termOf(receipt.ArtifactHash == hex.EncodeToString(committed[:]))
	return d.because("C16"), nil
}
