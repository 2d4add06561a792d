// Package manifest reads procedure manifests: the document that pins a whole adjudication before any money moves.
//
// It parses strictly, names every defect at once, hashes the canonical form and compiles a conforming manifest to the
// numbers that the contracts replay. It judges nothing and reaches no network. Its one invariant: a manifest that
// Compile accepts is executable on chain exactly as written; anything else is refused with every reason.
package manifest

import "encoding/json"

// Versions of the document that are read.
const (
	// VersionDraft is the published draft.
	VersionDraft = "0.0.2"
	// VersionAcquisition is the draft's candidate: 0.0.2 with the acquisition of judged runs.
	VersionAcquisition = "0.0.3"
	// VersionProfile is this project's profile of the draft for promises to strangers: payer identity "any", the amount
	// as a range, a fourth ruling option, a second policy on UNRESOLVED, shorter windows, measurement of the frozen
	// exchange, and the member `redress` with the figures that the draft has no field for.
	VersionProfile = "0.0.3+redress.1"
)

// Roles of a party.
const (
	RolePayer    = "payer"
	RolePayee    = "payee"
	RoleAttestor = "attestor"
)

// Ways to evaluate a requirement.
const (
	MethodJudge       = "llm_judge"
	MethodMeasurement = "measurement"
	MethodAttestation = "attestation"
)

// ProviderExchange is the measurement provider of the profile: the frozen exchange itself, read by reading_procedure.
const ProviderExchange = "exchange"

// Policies on a requirement that stays UNRESOLVED.
const (
	PolicyBurden           = "resolve_against_burden"
	PolicyUnresolvedRuling = "unresolved_ruling" // profile only
)

// Outcome rules.
const (
	RuleAllMustPass       = "all_must_pass"
	RuleWeightedThreshold = "weighted_threshold"
)

// Manifest is one document. Members that the schema makes optional are pointers where absence differs from zero.
type Manifest struct {
	SpecVersion        string              `json:"spec_version"`
	Header             Header              `json:"manifest"`
	Parties            []Party             `json:"parties"`
	Engagement         Engagement          `json:"engagement"`
	Requirements       []Requirement       `json:"requirements"`
	Evidence           Evidence            `json:"evidence"`
	MeasurementSources []MeasurementSource `json:"measurement_sources,omitempty"`
	Judge              *Judge              `json:"judge,omitempty"` // the profile requires it iff a requirement is judged
	Adjudication       Adjudication        `json:"adjudication"`
	Remedy             Remedy              `json:"remedy"`
	Arbitrator         Arbitrator          `json:"arbitrator"`
	Acquisition        *Acquisition        `json:"acquisition,omitempty"` // 0.0.3 and the profile
	Redress            *Redress            `json:"redress,omitempty"`     // profile only
	Commitments        *Commitments        `json:"commitments,omitempty"` // outside the hash
}

// Header names the document.
type Header struct {
	ID          string `json:"id"`
	Title       string `json:"title"`
	Description string `json:"description,omitempty"`
	CreatedAt   string `json:"created_at"`
}

// Party is one side of the contract or an attestor.
type Party struct {
	Role     string   `json:"role"`
	Name     string   `json:"name,omitempty"`
	Identity Identity `json:"identity"`
}

// Identity is who a party is. Scheme "any" with value "*" (profile, payer only) is whoever pays.
type Identity struct {
	Scheme string `json:"scheme"`
	Value  string `json:"value"`
}

// Engagement is what is bought, and for how much.
type Engagement struct {
	DeliverableSummary string `json:"deliverable_summary"`
	Value              Price  `json:"value"`
	Deadline           string `json:"deadline,omitempty"`
}

// Price is an amount (draft) or an inclusive range of amounts (profile), decimal strings in base units of the asset.
type Price struct {
	Asset     Asset  `json:"asset"`
	Amount    string `json:"amount,omitempty"`
	AmountMin string `json:"amount_min,omitempty"`
	AmountMax string `json:"amount_max,omitempty"`
}

// Asset is a token; an absent address is the chain's native asset.
type Asset struct {
	ChainID int64  `json:"chain_id"`
	Symbol  string `json:"symbol"`
	Address string `json:"address,omitempty"`
}

// Requirement is one promise that resolves PASS, FAIL or UNRESOLVED.
type Requirement struct {
	ID            string     `json:"id"`
	Title         string     `json:"title"`
	Statement     string     `json:"statement"`
	Evaluation    Evaluation `json:"evaluation"`
	RequiredScope []string   `json:"required_scope,omitempty"` // 0.0.3 and the profile
}

// Evaluation says how a requirement is resolved.
type Evaluation struct {
	Method              string `json:"method"`
	JudgePromptID       string `json:"judge_prompt_id,omitempty"`
	MeasurementSourceID string `json:"measurement_source_id,omitempty"`
	AttestorRoleName    string `json:"attestor_role_name,omitempty"`
	PassCriteria        string `json:"pass_criteria,omitempty"`
}

// Evidence is what may be submitted, by whom, until when.
type Evidence struct {
	Items                   []EvidenceItem `json:"items"`
	SubmissionWindowSeconds int64          `json:"submission_window_seconds"`
}

// EvidenceItem is one declared piece of evidence.
type EvidenceItem struct {
	ID                string   `json:"id"`
	Title             string   `json:"title,omitempty"`
	Type              string   `json:"type"`
	SubmitterRole     string   `json:"submitter_role"`
	Transformation    string   `json:"transformation"`
	Required          bool     `json:"required"`
	Supports          []string `json:"supports"`
	MaxBytes          int64    `json:"max_bytes,omitempty"`
	TransformationPin string   `json:"transformation_pin,omitempty"`
}

// MeasurementSource is where a measured value comes from.
type MeasurementSource struct {
	ID          string          `json:"id"`
	Description string          `json:"description,omitempty"`
	Question    string          `json:"question"`
	Provider    Provider        `json:"provider"`
	Schema      json.RawMessage `json:"schema,omitempty"` // profile only: what the measure schema holds a body to, see ParseBodySchema
}

// Provider answers a measurement. For type "exchange" the reading procedure is the grammar of ParseReading.
type Provider struct {
	Type             string `json:"type"`
	Identity         string `json:"identity"`
	ReadingProcedure string `json:"reading_procedure,omitempty"`
}

// Judge is the panel of pinned models.
type Judge struct {
	Panel          []PanelJudge `json:"panel"`
	Aggregation    Aggregation  `json:"aggregation"`
	Sampling       Sampling     `json:"sampling"`
	Prompts        []Prompt     `json:"prompts"`
	FallbackLadder []Fallback   `json:"fallback_ladder,omitempty"`
}

// PanelJudge is one evaluator, run an odd number of times.
type PanelJudge struct {
	ID         string      `json:"id"`
	Model      Model       `json:"model"`
	Runs       int64       `json:"runs"`
	Provenance *Provenance `json:"provenance,omitempty"` // 0.0.3 and the profile
}

// Model is a pinned model.
type Model struct {
	Family      string `json:"family,omitempty"`
	Name        string `json:"name"`
	Version     string `json:"version"`
	WeightsHash string `json:"weights_hash,omitempty"`
	Hosting     string `json:"hosting"`
}

// Aggregation turns runs into a judge's resolution and judges into the panel's.
type Aggregation struct {
	WithinJudge struct {
		Rule        string `json:"rule"`
		MaxDissents *int64 `json:"max_dissents"`
	} `json:"within_judge"`
	AcrossPanel struct {
		Rule string `json:"rule"`
	} `json:"across_panel"`
}

// Sampling pins the decoding. The temperature stays as written, so that no float decides conformance.
type Sampling struct {
	Temperature    json.Number `json:"temperature"`
	SeedCommitment string      `json:"seed_commitment,omitempty"`
}

// Prompt is a committed text.
type Prompt struct {
	ID       string `json:"id"`
	Role     string `json:"role"`
	Template string `json:"template"`
}

// Fallback is one step of the liveness ladder.
type Fallback struct {
	When       string `json:"when"`
	Action     string `json:"action"`
	Substitute *Model `json:"substitute,omitempty"`
}

// Adjudication is how resolutions become an outcome.
type Adjudication struct {
	BurdenOfProof             string             `json:"burden_of_proof"`
	PolicyOnUnresolved        Policy             `json:"policy_on_unresolved"`
	DefaultRule               DefaultRule        `json:"default_rule"`
	OnMissingRequiredEvidence string             `json:"on_missing_required_evidence"`
	InjectionScreening        InjectionScreening `json:"injection_screening"`
	OutcomeRule               OutcomeRule        `json:"outcome_rule"`
}

// Policy says what decides the money when a requirement stays UNRESOLVED.
type Policy struct {
	Policy string `json:"policy"`
}

// DefaultRule is the outcome when the procedure cannot run.
type DefaultRule struct {
	Outcome            string `json:"outcome"`
	SplitRatioPayerBps *int64 `json:"split_ratio_payer_bps,omitempty"`
}

// InjectionScreening is the committed reaction to instruction-like evidence.
type InjectionScreening struct {
	Enabled           bool   `json:"enabled"`
	ActionOnDetection string `json:"action_on_detection"`
	DetectorPin       string `json:"detector_pin,omitempty"` // profile only
}

// OutcomeRule combines requirements.
type OutcomeRule struct {
	Rule             string           `json:"rule"`
	Weights          map[string]int64 `json:"weights,omitempty"`
	PassThresholdBps *int64           `json:"pass_threshold_bps,omitempty"`
}

// Remedy is what an outcome authorizes.
type Remedy struct {
	Structure              string    `json:"structure"`
	ChallengeWindowSeconds *int64    `json:"challenge_window_seconds,omitempty"`
	Stream                 *Stream   `json:"stream,omitempty"`
	Bond                   *Bond     `json:"bond,omitempty"`
	RulingMap              RulingMap `json:"ruling_map"`
}

// Stream pays by interval.
type Stream struct {
	IntervalSeconds     int64 `json:"interval_seconds,omitempty"`
	DisputePausesStream *bool `json:"dispute_pauses_stream,omitempty"`
}

// Bond is posted by a party of the contract (not a contest's bond, see Redress).
type Bond struct {
	PostedBy string `json:"posted_by,omitempty"`
	Amount   string `json:"amount,omitempty"`
}

// RulingMap names the remedy of every ruling.
type RulingMap struct {
	Refused   string `json:"refused"`
	PayerWins string `json:"payer_wins"`
	PayeeWins string `json:"payee_wins"`
	Unclear   string `json:"unclear,omitempty"` // profile only
	Split     string `json:"split,omitempty"`
}

// Arbitrator is who rules, and for what fee.
type Arbitrator struct {
	Name           string          `json:"name,omitempty"`
	Fee            Fee             `json:"fee"`
	ERC792Profile  ERC792Profile   `json:"erc792_profile"`
	ERC8210Profile json.RawMessage `json:"erc8210_profile,omitempty"`
}

// Fee is the arbitration fee in base units.
type Fee struct {
	Amount      string `json:"amount"`
	AssetSymbol string `json:"asset_symbol,omitempty"`
	PaidBy      string `json:"paid_by"`
}

// ERC792Profile fixes the ruling numbers: the index in RulingOptions.
type ERC792Profile struct {
	RulingOptions     []string `json:"ruling_options"`
	ArbitratorAddress string   `json:"arbitrator_address,omitempty"`
	MetaEvidenceURI   string   `json:"meta_evidence_uri,omitempty"`
}

// Redress is the profile's own member: every figure of the adjudication that the draft has no field for. Windows are
// seconds, amounts decimal strings in base units.
type Redress struct {
	Seats                 int64     `json:"seats"`
	ContestWindowSeconds  int64     `json:"contest_window_seconds"`
	AnswerWindowSeconds   int64     `json:"answer_window_seconds"`
	ContinueWindowSeconds int64     `json:"continue_window_seconds"`
	JudgeWindowSeconds    int64     `json:"judge_window_seconds"`
	Rounds                int64     `json:"rounds,omitempty"` // of the committee at most, 1..4; absent: 1
	Bond                  string    `json:"bond"`
	Fee                   string    `json:"fee"`
	AnswerCost            string    `json:"answer_cost"`
	Penalty               string    `json:"penalty"`
	RelayCap              string    `json:"relay_cap"`
	Partial               []Partial `json:"partial,omitempty"` // remedies in place of the full refund; at most 16
}

// Commitments are the signatures over the manifest hash. They are outside it.
type Commitments struct {
	ManifestHashAlgorithm string      `json:"manifest_hash_algorithm,omitempty"`
	OnchainCommitmentTx   string      `json:"onchain_commitment_tx,omitempty"`
	Signatures            []Signature `json:"signatures,omitempty"`
}

// Signature is one party's acceptance.
type Signature struct {
	PartyRole string `json:"party_role"`
	Signature string `json:"signature"`
}

// Profile reports whether the document is of this project's profile.
func (m *Manifest) Profile() bool { return m.SpecVersion == VersionProfile }

// Judged reports whether any requirement is heard by the panel of models.
func (m *Manifest) Judged() bool {
	for _, r := range m.Requirements {
		if r.Evaluation.Method == MethodJudge {
			return true
		}
	}
	return false
}

// Source finds a measurement source by id.
func (m *Manifest) Source(id string) (MeasurementSource, bool) {
	for _, s := range m.MeasurementSources {
		if s.ID == id {
			return s, true
		}
	}
	return MeasurementSource{}, false
}
