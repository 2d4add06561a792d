package acquisition

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/redress-protocol/redress/evidence/canon"
)

// Transcript is everything that is presented about the runs of one dispute under the draft's JSON profiles. Ids, hashes
// and keys are lower-case hex without prefix; what is not is simply never equal to anything.
type Transcript struct {
	Manifest              Manifest               `json:"manifest"`
	DisputeState          *DisputeState          `json:"dispute_state,omitempty"`
	DisputeID             string                 `json:"dispute_id,omitempty"`
	OrderingLog           *OrderingLog           `json:"ordering_log,omitempty"`
	Claims                []Claim                `json:"claims,omitzero"`
	Terminals             []Terminal             `json:"terminals,omitzero"`
	SubmissionCommitments []SubmissionCommitment `json:"submission_commitments,omitzero"`
	ExecutorAssertions    []ExecutorAssertion    `json:"executor_assertions,omitzero"` // kept, never read
	AdmissionReceipt      json.RawMessage        `json:"admission_receipt,omitempty"`  // an AdmissionReceipt or null
}

// Manifest is the reduced manifest of the draft's acquisition fixtures. Its hash covers the whole of it.
type Manifest struct {
	Spec         string        `json:"spec"`
	Version      string        `json:"version"`
	ContractID   string        `json:"contract_id"`
	Acquisition  Acquisition   `json:"acquisition"`
	Requirements []Requirement `json:"requirements"`
}

// Acquisition is what the manifest commits about how runs are acquired.
type Acquisition struct {
	DisputeIDRule            string      `json:"dispute_id_rule,omitempty"`
	PredecessorAuthorityRule string      `json:"predecessor_authority_rule,omitempty"`
	OrderingProofRule        string      `json:"ordering_proof_rule,omitempty"`
	OrderingAnchorPubkey     string      `json:"ordering_anchor_pubkey,omitempty"`
	ClaimSemantics           string      `json:"claim_semantics,omitempty"`
	TerminalSemantics        string      `json:"terminal_semantics,omitempty"`
	RunIDRule                string      `json:"run_id_rule,omitempty"`
	ProvenanceProfile        string      `json:"provenance_profile"`
	ProviderPubkey           string      `json:"provider_pubkey,omitempty"`
	RetryPolicy              RetryPolicy `json:"retry_policy"`
}

// RetryPolicy is when a further attempt opens.
type RetryPolicy struct {
	AllowedAfter []string `json:"allowed_after"`
	MaxAttempts  int      `json:"max_attempts"`
}

// Requirement is one requirement heard by one judge, with the request that its runs must bind.
type Requirement struct {
	RequirementID  string          `json:"requirement_id"`
	JudgeID        string          `json:"judge_id"`
	Request        json.RawMessage `json:"request,omitempty"`
	RequestText    string          `json:"request_text,omitempty"` // admission-chain profile
	RequiredScope  []string        `json:"required_scope,omitzero"`
	ScopePredicate string          `json:"scope_predicate,omitempty"` // older: always covers_all
}

// DisputeState is what opened the dispute. CommittedAt is a clock and proves nothing.
type DisputeState struct {
	CommittedAt  int64  `json:"committed_at"`
	ContractID   string `json:"contract_id"`
	DisputeNonce string `json:"dispute_nonce"`
}

// Claim is a provider's admission of one request into one attempt. AcceptedAt is a clock and proves nothing.
type Claim struct {
	RunID             string `json:"run_id"`
	AttemptID         string `json:"attempt_id"`
	RequestHash       string `json:"request_hash"`
	AcceptedAt        int64  `json:"accepted_at"`
	ProvenanceProfile string `json:"provenance_profile"`
	OrderingProof     string `json:"ordering_proof,omitempty"`
	Attestation       string `json:"attestation,omitempty"`
}

// Terminal is a provider's word on how one claim ended.
type Terminal struct {
	ClaimReceiptHash string   `json:"claim_receipt_hash"`
	TerminalStatus   Status   `json:"terminal_status"`
	OutputHash       string   `json:"output_hash,omitempty"`
	ObservedScope    []string `json:"observed_scope,omitzero"`
	ObservationScope []string `json:"observation_scope,omitzero"` // the older name
	Attestation      string   `json:"attestation,omitempty"`
}

// OrderingLog is a hash chain whose head the anchor signed. Position in it is order.
type OrderingLog struct {
	Entries    []LogEntry  `json:"entries"`
	Checkpoint *Checkpoint `json:"checkpoint,omitempty"`
}

// LogEntry is one position of the log.
type LogEntry struct {
	Seq       int64  `json:"seq"`
	Kind      string `json:"kind"`
	Ref       string `json:"ref"`
	Prev      string `json:"prev"`
	EntryHash string `json:"entry_hash,omitempty"`
}

// Checkpoint is the anchor's signature over the last entry.
type Checkpoint struct {
	Seq         int64  `json:"seq"`
	Head        string `json:"head"`
	Attestation string `json:"attestation,omitempty"`
}

// ExecutorAssertion is what whoever runs the procedure says. It proves nothing.
type ExecutorAssertion struct {
	Assertion string `json:"assertion"`
	AttemptID string `json:"attempt_id"`
}

// Parse reads a transcript strictly. A member that is unknown, null where a value belongs, or in any other way not
// exactly represented is refused, since hashes are taken over what was presented. Receipts with wrong values are not
// errors: anyone may present them, and they count for nothing.
func Parse(raw []byte) (*Transcript, error) {
	var t Transcript
	if err := canon.Unmarshal(raw, &t); err != nil {
		return nil, fmt.Errorf("parse transcript: %w", err)
	}
	presented, err := canon.Canonicalize(raw)
	if err != nil {
		return nil, fmt.Errorf("parse transcript: %w", err)
	}
	held, err := canon.Marshal(&t)
	if err != nil {
		return nil, fmt.Errorf("parse transcript: %w", err)
	}
	if !bytes.Equal(presented, held) {
		return nil, fmt.Errorf("%w: a member is null, empty or absent where a value belongs", ErrMalformed)
	}
	if err := t.Manifest.check(); err != nil {
		return nil, fmt.Errorf("parse transcript: %w", err)
	}
	return &t, nil
}

// check refuses what would make slots ambiguous or their enumeration unbounded.
func (m *Manifest) check() error {
	if n := m.Acquisition.RetryPolicy.MaxAttempts; n < 1 || n > MaxAttempts {
		return fmt.Errorf("%w: max_attempts %d, 1..%d", ErrAttemptsTooMany, n, MaxAttempts)
	}
	seen := map[[2]string]bool{}
	for _, r := range m.Requirements {
		key := [2]string{r.RequirementID, r.JudgeID}
		if seen[key] {
			return fmt.Errorf("%w: %.40q is given to judge %.40q twice", ErrMalformed, r.RequirementID, r.JudgeID)
		}
		seen[key] = true
	}
	return nil
}
