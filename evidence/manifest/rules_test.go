package manifest

import (
	"reflect"
	"testing"
)

type ruleCase struct {
	name  string
	edits []edit
	want  []string
}

func runRules(t *testing.T, base map[string]any, cases []ruleCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if got := codes(edited(t, base, c.edits...).Check()); !reflect.DeepEqual(got, append([]string{}, c.want...)) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}

// Every rule is in a table under its id, in the order in which it reports. C2, C3 and part of C8 go through the requirements
// together; X10 is about a job that no manifest names (CheckJob).
func TestEveryRuleIsInATable(t *testing.T) {
	ids := func(rules []rule) (out []string) {
		for _, r := range rules {
			out = append(out, r.id)
		}
		return out
	}
	for _, c := range []struct {
		rules []rule
		want  []string
	}{
		{draftRules, []string{"C1", "", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13", "C14", "C15"}},
		{acquisitionRules, []string{"C16", "C17", "C18", "C19", "C20", "C21", "PROFILE", "PB", "PB", "PB"}},
		{profileRules, []string{"X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8", "X9", "X11", "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"}},
	} {
		if got := ids(c.rules); !reflect.DeepEqual(got, c.want) {
			t.Errorf("got %v, want %v", got, c.want)
		}
	}
}

func TestSchemaOfTheDraft(t *testing.T) {
	base := tree(t, read(t, "ours", "data-api-sale.manifest.json"))
	e := func(pointer string, v any) []edit { return []edit{{pointer, v}} }
	runRules(t, base, []ruleCase{
		{"nothing changed", nil, nil},
		{"unknown version", e("/spec_version", "0.0.4"), []string{"SCHEMA_ENUM"}},
		{"unknown top-level member", e("/redress", value(`{}`)), []string{"SCHEMA_UNKNOWN"}},
		{"member of other case", e("/Judge", value(`{}`)), []string{"SCHEMA_UNKNOWN"}},
		{"short id", e("/manifest/id", "1234567"), []string{"SCHEMA_MIN_LENGTH"}},
		{"id of exactly 8", e("/manifest/id", "12345678"), nil},
		{"not a time", e("/manifest/created_at", "yesterday"), []string{"SCHEMA_DATE_TIME"}},
		{"amount with sign", e("/engagement/value/amount", "-1"), []string{"SCHEMA_PATTERN"}},
		{"amount as a number", e("/engagement/value/amount", value("1")), []string{"SCHEMA_TYPE"}},
		{"amount with a line end", e("/engagement/value/amount", "1\n"), []string{"SCHEMA_PATTERN"}},
		{"requirement id", e("/requirements/3/id", "X4"), []string{"SCHEMA_PATTERN", "C7_WEIGHT_MISSING", "C7_WEIGHT_UNKNOWN", "C11_UNSUPPORTED"}},
		{"submission window below", e("/evidence/submission_window_seconds", value("3599")), []string{"SCHEMA_RANGE"}},
		{"challenge window below", e("/remedy/challenge_window_seconds", value("86399")), []string{"SCHEMA_RANGE"}},
		{"challenge window with fraction", e("/remedy/challenge_window_seconds", value("86400.5")),
			[]string{"SCHEMA_INTEGER", "C6_CHALLENGE_WINDOW_ESCROW"}},
		{"integer beyond 2^53", e("/evidence/submission_window_seconds", value("9007199254740992")), []string{"SCHEMA_INTEGER"}},
		{"integer with exponent", e("/evidence/submission_window_seconds", value("1e5")), []string{"SCHEMA_INTEGER"}},
		{"ruling options reordered", e("/arbitrator/erc792_profile/ruling_options",
			value(`["RefusedToArbitrate","PayeeWins","PayerWins"]`)), []string{"SCHEMA_CONST"}},
		{"no judge", e("/judge", absent), []string{"SCHEMA_REQUIRED", "C3_PROMPT_UNKNOWN"}},
		{"exchange provider", e("/measurement_sources/0/provider/type", "exchange"), []string{"SCHEMA_ENUM"}},
		{"scheme any", e("/parties/0/identity/scheme", "any"), []string{"SCHEMA_ENUM"}},
		{"unresolved_ruling", e("/adjudication/policy_on_unresolved/policy", "unresolved_ruling"), []string{"C13_UNKNOWN"}},
		{"bps above", e("/adjudication/outcome_rule/pass_threshold_bps", value("10001")), []string{"SCHEMA_RANGE"}},
		{"parties not a list", e("/parties", "x"), []string{"SCHEMA_TYPE", "C1_PAYER_COUNT", "C1_PAYEE_COUNT", "C8_SUBMITTER", "C8_SUBMITTER", "C8_SUBMITTER"}},
		{"null where an object stands", e("/remedy", nil), []string{"SCHEMA_TYPE"}},
		{"boolean as a word", e("/evidence/items/0/required", "true"), []string{"SCHEMA_TYPE"}},
		{"stream that goes on", e("/remedy/stream", value(`{"interval_seconds":60,"dispute_pauses_stream":false}`)), []string{"SCHEMA_CONST"}},
	})
}

func TestDraftRules(t *testing.T) {
	base := tree(t, read(t, "ours", "data-api-sale.manifest.json"))
	e := func(pointer string, v any) []edit { return []edit{{pointer, v}} }
	ladder := func(step string) []edit { return e("/judge/fallback_ladder", value("["+step+"]")) }
	runRules(t, base, []ruleCase{
		{"C1 two payers", e("/parties/2/role", "payer"), []string{"C1_PAYER_COUNT", "C8_SUBMITTER"}},
		{"C1 no payee", e("/parties/1/role", "attestor"), []string{"C1_PAYEE_COUNT", "C8_SUBMITTER"}},
		{"C2 missing", e("/requirements/0/evaluation/measurement_source_id", absent), []string{"C2_SOURCE_MISSING"}},
		{"C2 unknown", e("/requirements/0/evaluation/measurement_source_id", "M9"), []string{"C2_SOURCE_UNKNOWN"}},
		{"C3 missing", e("/requirements/3/evaluation/judge_prompt_id", absent), []string{"C3_PROMPT_MISSING"}},
		{"C3 unknown", e("/requirements/3/evaluation/judge_prompt_id", "P9"), []string{"C3_PROMPT_UNKNOWN"}},
		{"C3 system prompt", e("/requirements/3/evaluation/judge_prompt_id", "P1"), []string{"C3_PROMPT_UNKNOWN"}},
		{"C4", e("/judge/panel/0/runs", value("4")), []string{"C4_EVEN_RUNS"}},
		{"C5 absent", e("/judge/fallback_ladder", absent), []string{"C5_NO_LADDER"}},
		{"C5 empty", e("/judge/fallback_ladder", value("[]")), []string{"C5_NO_LADDER"}},
		{"C5 no substitute", ladder(`{"when":"model_unavailable","action":"substitute"}`), []string{"C5_NO_SUBSTITUTE"}},
		{"C5 latest", ladder(`{"when":"model_unavailable","action":"substitute","substitute":{"version":"latest"}}`), []string{"C5_SUB_VERSION"}},
		{"C5 no weights", ladder(`{"when":"model_unavailable","action":"substitute","substitute":{"version":"1","hosting":"self_hosted"}}`),
			[]string{"C5_SUB_WEIGHTS"}},
		{"C5 abort needs nothing", ladder(`{"when":"model_unavailable","action":"abort_to_default_rule"}`), nil},
		{"C6 window", e("/remedy/challenge_window_seconds", absent), []string{"C6_CHALLENGE_WINDOW_ESCROW"}},
		{"C6 stream", e("/remedy/structure", "streaming"), []string{"C6_STREAMING"}},
		{"C6 bond", e("/remedy/structure", "bonded_finality"), []string{"C6_BONDED_FINALITY"}},
		{"C7 split", e("/adjudication/default_rule/outcome", "split"), []string{"C7_SPLIT_RATIO"}},
		{"C7 weight missing", e("/adjudication/outcome_rule/weights/R1", absent), []string{"C7_WEIGHT_MISSING"}},
		{"C7 weight unknown", e("/adjudication/outcome_rule/weights/R9", value("1")), []string{"C7_WEIGHT_UNKNOWN"}},
		{"C7 threshold", e("/adjudication/outcome_rule/pass_threshold_bps", absent), []string{"C7_THRESHOLD"}},
		{"C8 submitter", e("/parties", value(`[{"role":"payer","identity":{"scheme":"did","value":"a"}},{"role":"payee","identity":{"scheme":"did","value":"b"}}]`)),
			[]string{"C8_SUBMITTER"}},
		{"C8 attestor missing", e("/requirements/0/evaluation/method", "attestation"), []string{"C8_ATTESTOR_MISSING"}},
		{"C8 attestor unknown", []edit{{"/requirements/0/evaluation/method", "attestation"}, {"/requirements/0/evaluation/attestor_role_name", "buyer-agent"}},
			[]string{"C8_ATTESTOR_UNKNOWN"}},
		{"C8 attestor named", []edit{{"/requirements/0/evaluation/method", "attestation"}, {"/requirements/0/evaluation/attestor_role_name", "gateway"}}, nil},
		{"C9", e("/judge/sampling/temperature", value("0.1")), []string{"C9_TEMPERATURE"}},
		{"C9 zero with fraction", e("/judge/sampling/temperature", value("0.0")), nil},
		{"C10", e("/adjudication/injection_screening/enabled", false), []string{"C10_SCREENING"}},
		{"C11 unsupported", []edit{{"/evidence/items/0/supports", value(`["R1"]`)}, {"/evidence/items/1/supports", value(`["R1"]`)}}, []string{"C11_UNSUPPORTED"}},
		{"C11 raw page", e("/evidence/items/0/type", "url"), []string{"C11_RAW_URL"}},
		{"C11 rendered page", []edit{{"/evidence/items/0/type", "url"}, {"/evidence/items/0/transformation", "render_screenshot"}}, nil},
		{"C12 weights", e("/judge/panel/1/model/weights_hash", absent), []string{"C12_WEIGHTS"}},
		{"C12 latest", e("/judge/panel/1/model/version", "latest"), []string{"C12_VERSION"}},
		{"C13 reserved", e("/adjudication/policy_on_unresolved/policy", "count_as_fail"), []string{"C13_RESERVED"}},
		{"C13 unknown", e("/adjudication/policy_on_unresolved/policy", "coin"), []string{"C13_UNKNOWN"}},
		{"C14 rule", e("/judge/aggregation/within_judge/rule", "mean"), []string{"SCHEMA_ENUM", "C14_RULE"}},
		{"C14 panel rule", e("/judge/aggregation/across_panel/rule", "majority"), []string{"SCHEMA_ENUM", "C14_PANEL_RULE"}},
		{"C14 no cap", e("/judge/aggregation/within_judge/max_dissents", absent), []string{"SCHEMA_REQUIRED", "C14_CAP_MISSING"}},
		{"C14 cap too large for both", e("/judge/aggregation/within_judge/max_dissents", value("2")), []string{"C14_CAP_TOO_LARGE", "C14_CAP_TOO_LARGE"}},
		{"C14 cap too large for one", e("/judge/panel/0/runs", value("1")), []string{"C14_CAP_TOO_LARGE"}},
		{"C14 huge cap", e("/judge/aggregation/within_judge/max_dissents", value("9007199254740991")), []string{"C14_CAP_TOO_LARGE", "C14_CAP_TOO_LARGE"}},
		{"C15", e("/evidence/items/0/transformation_pin", absent), []string{"C15_NO_PIN"}},
		{"C15 empty", e("/evidence/items/0/transformation_pin", ""), []string{"C15_NO_PIN"}},
	})
}

func TestProfileRulesDoNotJudgeTheDraft(t *testing.T) {
	base := tree(t, read(t, "ours", "data-api-sale.manifest.json"))
	got := edited(t, base, edit{"/requirements/0/evaluation/pass_criteria", "as good as can be"}).Check()
	if len(got) > 0 {
		t.Errorf("the draft has no such rule: %v", got)
	}
}
