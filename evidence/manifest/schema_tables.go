package manifest

import (
	"regexp"

	"github.com/redress-protocol/redress/evidence/canon"
)

var (
	requirementID = regexp.MustCompile(`^R[0-9]+$`)
	evidenceID    = regexp.MustCompile(`^E[0-9]+$`)
	sourceID      = regexp.MustCompile(`^M[0-9]+$`)
	judgeID       = regexp.MustCompile(`^J[0-9]+$`)
	promptID      = regexp.MustCompile(`^P[0-9]+$`)
	digits        = regexp.MustCompile(`^[0-9]+$`)

	anyText  = text{}
	someText = text{min: 1}
	yes      = true
)

func words(w ...string) text         { return text{enum: w} }
func matching(p *regexp.Regexp) text { return text{pattern: p} }
func atLeast(n int64) integer        { return integer{n, canon.MaxInteger} }
func some(each node) list            { return list{1, each} }

// dialect is what differs between the draft's schema and the profile's.
type dialect struct {
	version         string
	identitySchemes []string
	price           []member
	providers       []string
	policies        []string
	minSubmission   int64
	minChallenge    int64
	judgeRequired   bool
	screening       []member
	requirement     []member
	rulingMap       []member
	rulingOptions   []string
	root            []member
}

var draftSchema = schema(dialect{
	version:         VersionDraft,
	identitySchemes: []string{"eip155-address", "erc8004-agent", "did"},
	price:           []member{required("amount", matching(digits))},
	providers:       []string{"http_api", "onchain_oracle", "named_attestor"},
	policies:        nil, // C13 refuses what is not implemented
	minSubmission:   3600,
	minChallenge:    86400,
	judgeRequired:   true,
	rulingOptions:   []string{"RefusedToArbitrate", "PayerWins", "PayeeWins"},
})

var profileSchema = schema(dialect{
	version:         VersionProfile,
	identitySchemes: []string{"eip155-address", "erc8004-agent", "did", "any"},
	price: []member{
		required("amount_min", matching(digits)), required("amount_max", matching(digits)),
	},
	providers:     []string{"http_api", "onchain_oracle", "named_attestor", ProviderExchange},
	minSubmission: 30,
	minChallenge:  60,
	screening:     []member{optional("detector_pin", someText)},
	requirement:   []member{optional("required_scope", list{each: someText})},
	rulingMap:     []member{required("unclear", words("release"))},
	rulingOptions: []string{"RefusedToArbitrate", "PayerWins", "PayeeWins", "Unclear"},
	root: []member{
		optional("acquisition", acquisition),
		required("redress", redressMember),
	},
})

var acquisition = obj(
	optional("dispute_id_rule", someText), optional("predecessor_authority_rule", someText),
	optional("ordering_proof_rule", someText), optional("claim_semantics", someText),
	optional("terminal_semantics", someText), optional("run_id_rule", someText),
	optional("provenance_profile", someText),
	optional("retry_policy", obj(
		required("allowed_after", list{each: words("ATTESTED_NO_RESULT")}), required("max_attempts", atLeast(1)))),
)

var redressMember = obj(
	required("seats", atLeast(1)),
	required("contest_window_seconds", atLeast(1)), required("answer_window_seconds", atLeast(1)),
	required("continue_window_seconds", atLeast(1)), required("judge_window_seconds", atLeast(1)),
	required("bond", matching(digits)), required("fee", matching(digits)), required("answer_cost", matching(digits)),
	required("penalty", matching(digits)), required("relay_cap", matching(digits)),
)

func schema(d dialect) object {
	judge := optional("judge", judgeSchema())
	judge.required = d.judgeRequired
	members := []member{
		required("spec_version", words(d.version)),
		required("manifest", obj(required("id", text{min: 8}), required("title", someText),
			optional("description", anyText), required("created_at", text{time: true}))),
		required("parties", list{2, obj(required("role", words(RolePayer, RolePayee, RoleAttestor)),
			optional("name", anyText),
			required("identity", obj(required("scheme", words(d.identitySchemes...)), required("value", someText))))}),
		required("engagement", obj(required("deliverable_summary", someText),
			required("value", obj(append([]member{required("asset", obj(required("chain_id", integer{0, canon.MaxInteger}),
				required("symbol", anyText), optional("address", anyText)))}, d.price...)...)),
			optional("deadline", text{time: true}))),
		required("requirements", some(obj(append([]member{
			required("id", matching(requirementID)), required("title", someText), required("statement", someText),
			required("evaluation", obj(required("method", words(MethodJudge, MethodMeasurement, MethodAttestation)),
				optional("judge_prompt_id", anyText), optional("measurement_source_id", anyText),
				optional("attestor_role_name", anyText), optional("pass_criteria", anyText)))}, d.requirement...)...))),
		required("evidence", obj(required("items", some(evidenceSchema())),
			required("submission_window_seconds", atLeast(d.minSubmission)))),
		optional("measurement_sources", list{each: obj(required("id", matching(sourceID)), optional("description", anyText),
			required("question", someText), required("provider", obj(required("type", words(d.providers...)),
				required("identity", someText), optional("reading_procedure", anyText))))}),
		judge,
		required("adjudication", adjudicationSchema(d)),
		required("remedy", remedySchema(d)),
		required("arbitrator", arbitratorSchema(d)),
		optional("commitments", obj(optional("manifest_hash_algorithm", words("keccak256", "sha256")),
			optional("onchain_commitment_tx", anyText), optional("signatures", list{each: obj(
				required("party_role", words(RolePayer, RolePayee, RoleAttestor)), required("signature", anyText))}))),
	}
	return obj(append(members, d.root...)...)
}

func evidenceSchema() object {
	return obj(required("id", matching(evidenceID)), optional("title", anyText),
		required("type", words("url", "file", "text", "metric_report")),
		required("submitter_role", words(RolePayer, RolePayee, RoleAttestor)),
		required("transformation", words("none", "render_screenshot", "extract_text")), required("required", boolean{}),
		required("supports", some(matching(requirementID))), optional("max_bytes", atLeast(1)),
		optional("transformation_pin", anyText))
}

func judgeSchema() object {
	hosting := words("self_hosted", "provider_api")
	return obj(
		required("panel", some(obj(required("id", matching(judgeID)), required("model", obj(optional("family", anyText),
			required("name", someText), required("version", someText), optional("weights_hash", anyText),
			required("hosting", hosting))), required("runs", atLeast(1))))),
		required("aggregation", obj(
			required("within_judge", obj(required("rule", words("majority_with_dissent_cap")),
				required("max_dissents", atLeast(0)))),
			required("across_panel", obj(required("rule", words("unanimous")))))),
		required("sampling", obj(required("temperature", number{}), optional("seed_commitment", anyText))),
		required("prompts", some(obj(required("id", matching(promptID)), required("role", words("system", "evaluation")),
			required("template", someText)))),
		optional("fallback_ladder", list{each: obj(required("when", words("model_unavailable", "model_deprecated")),
			required("action", words("substitute", "abort_to_default_rule")),
			optional("substitute", obj(optional("name", anyText), optional("version", anyText),
				optional("hosting", hosting), optional("weights_hash", anyText))))}),
	)
}

func adjudicationSchema(d dialect) object {
	return obj(
		required("burden_of_proof", words(RolePayer, RolePayee)),
		required("policy_on_unresolved", obj(required("policy", text{enum: d.policies}))),
		required("default_rule", obj(required("outcome", words(RolePayer, RolePayee, "split")),
			optional("split_ratio_payer_bps", integer{0, 10000}))),
		required("on_missing_required_evidence", words("default_rule", "against_responsible_submitter")),
		required("injection_screening", obj(append([]member{required("enabled", boolean{}),
			required("action_on_detection", words("rule_against_submitter", "strike_evidence"))}, d.screening...)...)),
		required("outcome_rule", obj(required("rule", words(RuleAllMustPass, RuleWeightedThreshold)),
			optional("weights", object{open: atLeast(0)}), optional("pass_threshold_bps", integer{0, 10000}))),
	)
}

func remedySchema(d dialect) object {
	return obj(
		required("structure", words("challenge_window_escrow", "streaming", "bonded_finality")),
		optional("challenge_window_seconds", atLeast(d.minChallenge)),
		optional("stream", obj(optional("interval_seconds", atLeast(60)),
			optional("dispute_pauses_stream", boolean{&yes}))),
		optional("bond", obj(optional("posted_by", words(RolePayee, RolePayer, "both")),
			optional("amount", matching(digits)))),
		required("ruling_map", obj(append([]member{required("refused", words("status_quo")),
			required("payer_wins", words("refund", "slash_bond_to_payer", "halt_stream_refund_balance")),
			required("payee_wins", words("release", "release_and_return_bond", "resume_stream")),
			optional("split", words("proportional"))}, d.rulingMap...)...)),
	)
}

func arbitratorSchema(d dialect) object {
	return obj(
		optional("name", anyText),
		required("fee", obj(required("amount", matching(digits)), optional("asset_symbol", anyText),
			required("paid_by", words(RolePayer, RolePayee, "disputant", "split")))),
		required("erc792_profile", obj(required("ruling_options", exactly{d.rulingOptions}),
			optional("arbitrator_address", anyText), optional("meta_evidence_uri", anyText))),
		optional("erc8210_profile", obj(optional("status", words("draft-sketch")),
			optional("coverage_type", words("JobFailure", "EvaluatorDispute", "SettlementDefault")),
			optional("assurance_id", anyText), optional("notes", anyText))),
	)
}
