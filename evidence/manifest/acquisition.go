package manifest

import "slices"

// Provenance profiles: how claims and terminals of judged runs are encoded, signed and ordered.
const (
	// ProfileEVM is this project's: EIP-712 receipts in the Committee's domain, order by chain inclusion.
	ProfileEVM = "evm-slot-v0"
	// ProfileFixture is the draft's: JSON receipts under BIP-340 keys, order by an anchored log.
	ProfileFixture = "pm003-bip340-v0"
	// ProfileAdmissionChain is a live service's chain of admissions. It binds requests and nothing else.
	ProfileAdmissionChain = "invinoveritas-admission-chain-v1"
	// ProfilePlainAPI is a provider without receipts.
	ProfilePlainAPI = "plain-provider-api"
)

// Provenance kinds: why a judge's result can be held to be its result.
const (
	// ProvenanceRerun: everything is pinned and anyone recomputes the same bytes.
	ProvenanceRerun = "deterministic_reexecution"
	// ProvenanceReceipt: the judge's gateway signs claims and terminals.
	ProvenanceReceipt = "signed_receipt"
	// ProvenanceTEE: an enclave's quote binds the run. No quote is verified here, so such runs stay UNRESOLVED.
	ProvenanceTEE = "tee_attestation"
)

// Words of the member acquisition.
const (
	RunIDRule        = "manifest+dispute+requirement+judge+run_index"
	OpenAfterAbsence = "ATTESTED_NO_RESULT"

	DisputeIDByChain    = "erc792-dispute-id"
	PredecessorByChain  = "erc792-dispute-creation"
	OrderByChain        = "chain-inclusion"
	ClaimSingleUse      = "single-use claim per enumerated attempt"
	TerminalUnique      = "one terminal per claim, two are equivocation"
	scopeCriteriaPrefix = "criteria:"
	scopeEvidencePrefix = "evidence:"
)

// maxAttempts is the largest number of attempts per run, inclusive.
const maxAttempts = 64

// RequestInputs are the outcome-relevant inputs that every request hash covers.
var RequestInputs = []string{"evidence_root", "judge_execution_profile", "model_version_or_weights_pin",
	"prompt_or_material_digest", "sampling_parameters"}

// Acquisition is what a manifest commits about how judged runs are acquired.
type Acquisition struct {
	DisputeIDRule            string       `json:"dispute_id_rule,omitempty"`
	PredecessorAuthorityRule string       `json:"predecessor_authority_rule,omitempty"`
	OrderingProofRule        string       `json:"ordering_proof_rule,omitempty"`
	ClaimSemantics           string       `json:"claim_semantics,omitempty"`
	TerminalSemantics        string       `json:"terminal_semantics,omitempty"`
	RunIDRule                string       `json:"run_id_rule,omitempty"`
	ProvenanceProfile        string       `json:"provenance_profile,omitempty"`
	RetryPolicy              *RetryPolicy `json:"retry_policy,omitempty"`
	RequestBinding           []string     `json:"request_binding,omitempty"`        // names of RequestInputs
	ProviderPubkey           string       `json:"provider_pubkey,omitempty"`        // ProfileFixture
	OrderingAnchorPubkey     string       `json:"ordering_anchor_pubkey,omitempty"` // ProfileFixture
}

// RetryPolicy is when a further attempt opens.
type RetryPolicy struct {
	AllowedAfter []string `json:"allowed_after"`
	MaxAttempts  int64    `json:"max_attempts"`
}

// Provenance binds one judge's results to the judge.
type Provenance struct {
	Kind           string `json:"kind"`
	RuntimePin     string `json:"runtime_pin,omitempty"`     // deterministic_reexecution: inference stack, by digest
	BatchInvariant bool   `json:"batch_invariant,omitempty"` // deterministic_reexecution: the stack gives the same bytes in any batch
	GatewayKey     string `json:"gateway_key,omitempty"`     // signed_receipt: address that signs
	Measurement    string `json:"measurement,omitempty"`     // tee_attestation: of the enclave
}

// terms are the four questions that a run's eligibility answers.
type terms struct{ authorized, request, unique, scope bool }

// provenanceProfile is one entry of the registry.
type provenanceProfile struct {
	covers     terms
	onChain    bool     // the Committee can check its receipts
	kinds      []string // that it serves; the only one is the default
	disputeID  []string
	precedence []string
	ordering   []string
	claim      []string
	terminal   []string
	keys       bool // needs the two keys of the fixture profile
}

var allTerms = terms{authorized: true, request: true, unique: true, scope: true}

// profiles is the registry. Semantics are a closed list of words per profile: text that nothing here implements, such
// as an order by timestamps, is refused.
var profiles = map[string]provenanceProfile{
	ProfileEVM: {
		covers: allTerms, onChain: true, kinds: []string{ProvenanceRerun, ProvenanceReceipt, ProvenanceTEE},
		disputeID: []string{DisputeIDByChain}, precedence: []string{PredecessorByChain}, ordering: []string{OrderByChain},
		claim: []string{ClaimSingleUse}, terminal: []string{TerminalUnique},
	},
	ProfileFixture: {
		covers: allTerms, kinds: []string{ProvenanceReceipt}, keys: true,
		disputeID:  []string{"H(manifest_hash, contract_id, dispute_nonce)"},
		precedence: []string{"dispute_state committed as a dispute_commitment entry in the ordering log"},
		ordering: []string{"hash-chained ordering log; head attested by ordering_anchor_pubkey; log position = order; " +
			"clock values never compared"},
		claim:    []string{"provider-attested single-use claim per enumerated attempt_id"},
		terminal: []string{"provider-attested terminal bound to claim_receipt_hash"},
	},
	ProfileAdmissionChain: {covers: terms{request: true}},
	ProfilePlainAPI:       {},
}

// coherent are the hostings in which a provenance kind can hold.
var coherent = map[string][]string{
	ProvenanceRerun:   {HostingSelf},
	ProvenanceReceipt: {HostingSelf, HostingProvider},
	ProvenanceTEE:     {HostingTEE},
}

// Hosting of a model.
const (
	HostingSelf     = "self_hosted"
	HostingProvider = "provider_api"
	HostingTEE      = "tee_hosted" // 0.0.3 and the profile
)

// ProvenanceOf is the kind that binds a judge: its own, else the only one that the manifest's profile serves.
func (m *Manifest) ProvenanceOf(j PanelJudge) (Provenance, bool) {
	if j.Provenance != nil {
		return *j.Provenance, true
	}
	if m.Acquisition == nil {
		return Provenance{}, false
	}
	if kinds := profiles[m.Acquisition.ProvenanceProfile].kinds; len(kinds) == 1 {
		return Provenance{Kind: kinds[0]}, true
	}
	return Provenance{}, false
}

// Acquired reports whether the document is of a version that commits how judged runs are acquired.
func (m *Manifest) Acquired() bool {
	return slices.Contains([]string{VersionAcquisition, VersionProfile}, m.SpecVersion)
}
