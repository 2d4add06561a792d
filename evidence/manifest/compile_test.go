package manifest

import (
	"math/big"
	"reflect"
	"strings"
	"testing"
)

func TestProfileRules(t *testing.T) {
	canonical, err := vague(t).Canonical()
	if err != nil {
		t.Fatal(err)
	}
	base := tree(t, canonical)
	e := func(pointer string, v any) []edit { return []edit{{pointer, v}} }
	source := func(procedure string) []edit {
		return e("/measurement_sources/0/provider/reading_procedure", procedure)
	}
	runRules(t, base, []ruleCase{
		{"nothing changed", nil, nil},
		{"submission window of the draft is not needed", []edit{{"/evidence/submission_window_seconds", value("30")}, {"/redress/answer_window_seconds", value("30")}}, nil},
		{"submission window below", []edit{{"/evidence/submission_window_seconds", value("29")}, {"/redress/answer_window_seconds", value("29")}}, []string{"SCHEMA_RANGE"}},
		{"challenge window below", []edit{{"/remedy/challenge_window_seconds", value("59")}, {"/redress/contest_window_seconds", value("59")}}, []string{"SCHEMA_RANGE"}},
		{"three ruling options", e("/arbitrator/erc792_profile/ruling_options", value(`["RefusedToArbitrate","PayerWins","PayeeWins"]`)), []string{"SCHEMA_CONST"}},
		{"no redress", e("/redress", absent), []string{"SCHEMA_REQUIRED"}},
		{"no unclear", e("/remedy/ruling_map/unclear", absent), []string{"SCHEMA_REQUIRED"}},
		{"one amount", []edit{{"/engagement/value/amount", "5"}}, []string{"SCHEMA_UNKNOWN"}},
		{"retry after UNRESOLVED", e("/acquisition/retry_policy/allowed_after", value(`["TERMINAL_UNRESOLVED"]`)), []string{"C20_ALLOWED_AFTER"}},
		{"burden policy", e("/adjudication/policy_on_unresolved/policy", PolicyBurden), nil},
		{"X1 requirement", e("/requirements/1/id", "R1"), []string{"C21_UNKNOWN", "X1_DUPLICATE", "X2_SUPPORTS"}},
		{"X1 source", e("/measurement_sources", value(`[{"id":"M1","question":"q","provider":{"type":"exchange","identity":"x","reading_procedure":"subject=response:/p; request_subject=query:p"}},{"id":"M1","question":"q","provider":{"type":"exchange","identity":"x"}}]`)), []string{"X1_DUPLICATE"}},
		{"X1 judge", e("/judge/panel/1/id", "J1"), []string{"X1_DUPLICATE"}},
		{"X1 evidence", e("/evidence/items", value(`[{"id":"E1","type":"text","submitter_role":"payer","transformation":"none","required":false,"supports":["R1","R2"]},
			{"id":"E1","type":"text","submitter_role":"payee","transformation":"none","required":false,"supports":["R1"]}]`)), []string{"X1_DUPLICATE"}},
		{"X1 attestor", e("/parties", value(`[{"role":"payer","identity":{"scheme":"any","value":"*"}},
			{"role":"payee","identity":{"scheme":"eip155-address","value":"eip155:31337:0x00000000000000000000000000000000000000b2"}},
			{"role":"attestor","name":"w","identity":{"scheme":"did","value":"x"}},{"role":"attestor","name":"w","identity":{"scheme":"did","value":"y"}}]`)), []string{"X1_DUPLICATE"}},
		{"X1 ids of two kinds may agree", e("/parties/1/name", "J1"), nil},
		{"X1 prompt", e("/judge/prompts/0/id", "P2"), []string{"C3_PROMPT_UNKNOWN", "X1_DUPLICATE"}},
		{"X2 supports", e("/evidence/items/0/supports/0", "R7"), []string{"X2_SUPPORTS"}},
		{"X2 placeholder", e("/judge/prompts/0/template", "{{party.name}}"), []string{"X2_PLACEHOLDER"}},
		{"X2 evidence placeholder", e("/judge/prompts/0/template", "{{evidence.E9}}"), []string{"X2_PLACEHOLDER"}},
		{"X3", e("/judge/prompts/1/template", "Is it good?"), []string{"X3_RESULT_LINE"}},
		{"X4", e("/parties/0/identity", value(`{"scheme":"eip155-address","value":"eip155:31337:0x00000000000000000000000000000000000000B2"}`)), []string{"X4_SAME_PARTY"}},
		{"X5 payer", e("/remedy/ruling_map/payer_wins", "slash_bond_to_payer"), []string{"X5_PAYER_REMEDY"}},
		{"X5 payee", e("/remedy/ruling_map/payee_wins", "resume_stream"), []string{"X5_PAYEE_REMEDY"}},
		{"X6 zero", e("/adjudication/outcome_rule", value(`{"rule":"weighted_threshold","weights":{"R1":0,"R2":0},"pass_threshold_bps":0}`)), []string{"X6_NO_WEIGHT"}},
		{"X6 largest", e("/adjudication/outcome_rule", value(`{"rule":"weighted_threshold","weights":{"R1":4294967295,"R2":0},"pass_threshold_bps":0}`)), nil},
		{"X6 too large", e("/adjudication/outcome_rule", value(`{"rule":"weighted_threshold","weights":{"R1":4294967296,"R2":0},"pass_threshold_bps":0}`)), []string{"X6_WEIGHT"}},
		{"X7", e("/adjudication/default_rule", value(`{"outcome":"split","split_ratio_payer_bps":1}`)), []string{"X7_SPLIT"}},
		{"X8", e("/adjudication/injection_screening/detector_pin", absent), []string{"X8_DETECTOR"}},
		{"X9 prose", e("/requirements/0/evaluation/pass_criteria", "good enough"), []string{"X9_CRITERIA"}},
		{"X9 absent", e("/requirements/0/evaluation/pass_criteria", absent), []string{"X9_CRITERIA"}},
		{"X9 fraction", e("/requirements/0/evaluation/pass_criteria", "age_seconds <= 1.5"), []string{"X9_CRITERIA"}},
		{"X9 unknown measure", e("/requirements/0/evaluation/pass_criteria", "beauty >= 1"), []string{"X9_CRITERIA"}},
		{"X9 no reading", source(""), []string{"X9_READING"}},
		{"X9 half a reading", source("subject=response:/pair"), []string{"X9_READING"}},
		{"X9 prose reading", source("read it"), []string{"X9_READING"}},
		{"P1 payee any", e("/parties/1/identity", value(`{"scheme":"any","value":"x"}`)), []string{"P1_ANY_ROLE", "P7_PAYEE"}},
		{"P1 payer any of", e("/parties/0/identity/value", "0x1"), []string{"P1_ANY_VALUE"}},
		{"P2 zero", e("/engagement/value/amount_min", "0"), []string{"P2_MIN"}},
		{"P2 one amount only", e("/engagement/value/amount_min", "1000000"), nil},
		{"P2 empty range", e("/engagement/value/amount_min", "1000001"), []string{"P2_RANGE"}},
		{"P3 contest", e("/redress/contest_window_seconds", value("121")), []string{"P3_CONTEST"}},
		{"P3 answer", e("/redress/answer_window_seconds", value("61")), []string{"P3_ANSWER"}},
		{"P4 fee", e("/redress/fee", "29999"), []string{"P4_FEE"}},
		{"P4 bond", e("/redress/bond", "49999"), []string{"P4_BOND"}},
		{"P5 no panel", []edit{{"/judge", absent}}, []string{"C3_PROMPT_UNKNOWN", "P5_NO_PANEL"}},
		{"P5 idle panel", []edit{{"/requirements", value(`[{"id":"R1","title":"t","statement":"s","evaluation":{"method":"measurement","measurement_source_id":"M1","pass_criteria":"subject_match == 1"}}]`)}, {"/evidence/items/0/supports", value(`["R1"]`)}}, []string{"P5_IDLE_PANEL"}},
		{"P6 structure", []edit{{"/remedy/structure", "streaming"}, {"/remedy/stream", value(`{}`)}, {"/remedy/ruling_map/payer_wins", "halt_stream_refund_balance"}, {"/remedy/ruling_map/payee_wins", "resume_stream"}}, []string{"P6_STRUCTURE"}},
		{"P6 provider", e("/measurement_sources/0/provider/type", "http_api"), []string{"P6_PROVIDER"}},
		{"P6 required", e("/evidence/items/0/required", true), []string{"P6_REQUIRED"}},
		{"a bound on latency", e("/requirements/0/evaluation/pass_criteria", "latency_seconds <= 5"), nil},
		{"P6 evidence of another type", e("/evidence/items/0/type", "metric_report"), []string{"P6_EVIDENCE"}},
		{"P6 evidence of the payee", e("/evidence/items/0/submitter_role", "payee"), nil},
		{"P6 evidence of an attestor", []edit{{"/evidence/items/0/submitter_role", "attestor"}, {"/parties", value(`[{"role":"payer","identity":{"scheme":"any","value":"*"}},
			{"role":"payee","identity":{"scheme":"eip155-address","value":"eip155:31337:0x00000000000000000000000000000000000000b2"}},
			{"role":"attestor","name":"w","identity":{"scheme":"did","value":"x"}}]`)}}, []string{"P6_EVIDENCE"}},
		{"P6 transformation", []edit{{"/evidence/items/0/transformation", "extract_text"}, {"/evidence/items/0/transformation_pin", "v1"}}, []string{"P6_TRANSFORMATION"}},
		{"P6 screening", e("/adjudication/injection_screening/action_on_detection", "rule_against_submitter"), []string{"P6_SCREENING"}},
		{"P6 abort", e("/judge/fallback_ladder", value(`[{"when":"model_unavailable","action":"abort_to_default_rule"}]`)), []string{"P6_ABORT"}},
		{"P8 one partial remedy", e("/redress/partial", value(`[{"failed":["R1"],"refund_bps":1}]`)), nil},
		{"P8 whole share", e("/redress/partial", value(`[{"failed":["R1"],"refund_bps":10000}]`)), nil},
		{"P8 more than the whole", e("/redress/partial", value(`[{"failed":["R1"],"refund_bps":10001}]`)), []string{"P8_SHARE"}},
		{"P8 no share", e("/redress/partial", value(`[{"failed":["R1"],"refund_bps":0}]`)), []string{"SCHEMA_RANGE", "P8_SHARE"}},
		{"P8 unknown requirement", e("/redress/partial", value(`[{"failed":["R9"],"refund_bps":1}]`)), []string{"P8_FAILED"}},
		{"P8 requirement twice", e("/redress/partial", value(`[{"failed":["R1","R1"],"refund_bps":1}]`)), []string{"P8_FAILED"}},
		{"P8 set twice", e("/redress/partial", value(`[{"failed":["R1"],"refund_bps":1},{"failed":["R1"],"refund_bps":2}]`)), []string{"P8_TWICE"}},
		{"P7 native asset", e("/engagement/value/asset/address", absent), []string{"P7_TOKEN"}},
		{"P7 zero token", e("/engagement/value/asset/address", "0x0000000000000000000000000000000000000000"), []string{"P7_TOKEN"}},
		{"P7 other chain", e("/engagement/value/asset/chain_id", value("1")), []string{"P7_PAYEE"}},
	})
}

func TestProfileRefusesAttestation(t *testing.T) {
	canonical, err := quoteFeed(t).Canonical()
	if err != nil {
		t.Fatal(err)
	}
	d := edited(t, tree(t, canonical),
		edit{"/requirements/0/evaluation", value(`{"method":"attestation","attestor_role_name":"w"}`)},
		edit{"/parties", value(`[{"role":"payer","identity":{"scheme":"any","value":"*"}},
			{"role":"payee","identity":{"scheme":"eip155-address","value":"eip155:31337:0x00000000000000000000000000000000000000b2"}},
			{"role":"attestor","name":"w","identity":{"scheme":"did","value":"x"}}]`)})
	if got := codes(d.Check()); !reflect.DeepEqual(got, []string{"P6_ATTESTATION"}) {
		t.Errorf("%v", got)
	}
}

func TestTwoSourcesMayNotReadOneFieldTwice(t *testing.T) {
	canonical, err := quoteFeed(t).Canonical()
	if err != nil {
		t.Fatal(err)
	}
	base := tree(t, canonical)
	for _, other := range []string{"items=response:/quotes; data_time=response:/other@unix", "items=response:/quotes; request_subject=body:/pair"} {
		d := edited(t, base, edit{"/measurement_sources/1/provider/reading_procedure", other})
		if got := codes(d.Check()); !reflect.DeepEqual(got, []string{"X9_READING"}) {
			t.Errorf("%s: %v", other, got)
		}
	}
}

func TestCompileRefusesWhatDoesNotFit(t *testing.T) {
	canonical, err := vague(t).Canonical()
	if err != nil {
		t.Fatal(err)
	}
	base := tree(t, canonical)
	judge := func(ids ...string) any {
		one, _ := base["judge"].(map[string]any)
		panel := one["panel"].([]any)
		var out []any
		for _, id := range ids {
			j := copyValue(panel[0]).(map[string]any)
			j["id"] = id
			out = append(out, j)
		}
		return out
	}
	requirements := func(n int) []edit {
		var rs []any
		ids := []any{}
		for i := range n {
			r := copyValue(base["requirements"].([]any)[1]).(map[string]any)
			r["id"] = "R" + string(rune('1'+i))
			rs, ids = append(rs, r), append(ids, r["id"])
		}
		return []edit{{"/requirements", rs}, {"/evidence/items/0/supports", ids}, {"/measurement_sources", absent}}
	}
	long := strings.Repeat("9", 78)
	max256 := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(1)).String()
	for _, c := range []ruleCase{
		{"fits", nil, nil},
		{"8 requirements", requirements(8), nil},
		{"9 requirements", requirements(9), []string{"FIT_REQUIREMENTS"}},
		{"4 judges", []edit{{"/judge/panel", judge("J1", "J2", "J3", "J4")}}, nil},
		{"5 judges", []edit{{"/judge/panel", judge("J1", "J2", "J3", "J4", "J5")}}, []string{"FIT_JUDGES"}},
		{"31 runs fit", []edit{{"/judge/panel/0/runs", value("31")}}, nil}, // 2 x 2 x 2 x 31 = 248 bits
		{"33 runs do not", []edit{{"/judge/panel/0/runs", value("33")}}, []string{"FIT_PLANES"}},
		{"257 runs", []edit{{"/judge/panel/0/runs", value("257")}}, []string{"FIT_RUNS", "FIT_PLANES"}},
		{"2^53-1 runs", []edit{{"/judge/panel/0/runs", value("9007199254740991")}}, []string{"FIT_RUNS", "FIT_PLANES"}},
		{"8 requirements x 4 judges x 5 runs", append(requirements(8), edit{"/judge/panel", judge("J1", "J2", "J3", "J4")}, edit{"/judge/panel/0/runs", value("5")}), []string{"FIT_PLANES"}},
		{"31 seats", []edit{{"/redress/seats", value("31")}}, nil},
		{"33 seats", []edit{{"/redress/seats", value("33")}}, []string{"FIT_SEATS"}},
		{"2 seats", []edit{{"/redress/seats", value("2")}}, []string{"FIT_SEATS"}},
		{"4 rounds", []edit{{"/redress/rounds", value("4")}}, nil},
		{"5 rounds", []edit{{"/redress/rounds", value("5")}}, []string{"FIT_ROUNDS"}},
		{"no round", []edit{{"/redress/rounds", value("0")}}, []string{"SCHEMA_RANGE"}},
		{"window of 2^32-1", []edit{{"/redress/judge_window_seconds", value("4294967295")}}, nil},
		{"window of 2^32", []edit{{"/redress/judge_window_seconds", value("4294967296")}}, []string{"FIT_WINDOW"}},
		{"penalty of 2^256-1", []edit{{"/redress/penalty", max256}}, nil},
		{"penalty beyond", []edit{{"/redress/penalty", long}}, []string{"FIT_AMOUNT"}},
		{"penalty with many zeros", []edit{{"/redress/penalty", strings.Repeat("0", 79)}}, []string{"FIT_AMOUNT"}},
		{"everything at once", []edit{{"/redress/seats", value("2")}, {"/redress/bond", "0"}, {"/requirements/0/evaluation/pass_criteria", "x"}},
			[]string{"X9_CRITERIA", "P4_BOND", "FIT_SEATS"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			compiled, defects := Compile(edited(t, base, c.edits...))
			if got := codes(defects); !reflect.DeepEqual(got, append([]string{}, c.want...)) {
				t.Errorf("got %v, want %v", got, c.want)
			}
			if (compiled == nil) != (len(c.want) > 0) {
				t.Errorf("compiled %v with defects %v", compiled, defects)
			}
		})
	}
}

func TestCompileRefusesTheDraft(t *testing.T) {
	c, defects := Compile(parse(t, read(t, "ours", "data-api-sale.manifest.json")))
	if c != nil || !reflect.DeepEqual(codes(defects), []string{"FIT_VERSION"}) {
		t.Errorf("%v %v", c, defects)
	}
}

func TestBoundsFollowTheChecks(t *testing.T) {
	canonical, err := quoteFeed(t).Canonical()
	if err != nil {
		t.Fatal(err)
	}
	base := tree(t, canonical)
	weigh := func(weights string, threshold string) edit {
		return edit{"/adjudication/outcome_rule", value(`{"rule":"weighted_threshold","weights":` + weights + `,"pass_threshold_bps":` + threshold + `}`)}
	}
	age := func(c string) edit { return edit{"/requirements/0/evaluation/pass_criteria", c} }
	items := func(c string) edit { return edit{"/requirements/1/evaluation/pass_criteria", c} }
	subject := func(c string) edit { return edit{"/requirements/2/evaluation/pass_criteria", c} }
	for _, c := range []struct {
		name  string
		edits []edit
		want  Bounds
	}{
		{"as built", nil, Bounds{true, 5, 1}},
		{"strict age", []edit{age("age_seconds < 5")}, Bounds{true, 4, 1}},
		{"age of 0 is not on chain", []edit{age("age_seconds <= 0")}, Bounds{true, 0, 1}},
		{"old data wanted", []edit{age("age_seconds >= 5")}, Bounds{true, 0, 1}},
		{"age beyond uint32", []edit{age("age_seconds <= 4294967296")}, Bounds{true, 0, 1}},
		{"more than", []edit{items("item_count > 2")}, Bounds{true, 5, 3}},
		{"exactly", []edit{items("item_count == 3")}, Bounds{true, 5, 3}},
		{"few wanted", []edit{items("item_count <= 3")}, Bounds{true, 5, 0}},
		{"another subject wanted", []edit{subject("subject_match == 0")}, Bounds{false, 5, 1}},
		{"subject at least", []edit{subject("subject_match >= 1")}, Bounds{true, 5, 1}},
		{"two ages, the tighter", []edit{items("age_seconds <= 3"), {"/measurement_sources/1/provider/reading_procedure", QuoteDataTime}}, Bounds{true, 3, 0}},
		{"two ages, the tighter first", []edit{items("age_seconds <= 9"), {"/measurement_sources/1/provider/reading_procedure", QuoteDataTime}}, Bounds{true, 5, 0}},
		{"only what decides alone", []edit{weigh(`{"R1":60,"R2":10,"R3":30}`, "8000")}, Bounds{true, 5, 0}},
		{"equality passes, so R2 does not decide", []edit{weigh(`{"R1":60,"R2":20,"R3":20}`, "8000")}, Bounds{false, 5, 0}},
		{"nothing decides", []edit{weigh(`{"R1":60,"R2":20,"R3":20}`, "0")}, Bounds{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			compiled, defects := Compile(edited(t, base, c.edits...))
			if len(defects) > 0 {
				t.Fatal(defects)
			}
			if compiled.Bounds != c.want {
				t.Errorf("got %+v, want %+v", compiled.Bounds, c.want)
			}
		})
	}
}

func TestProcedureOfAWeightedManifest(t *testing.T) {
	canonical, err := quoteFeed(t).Canonical()
	if err != nil {
		t.Fatal(err)
	}
	d := edited(t, tree(t, canonical),
		edit{"/adjudication/outcome_rule", value(`{"rule":"weighted_threshold","weights":{"R1":1,"R2":2,"R3":4294967295},"pass_threshold_bps":9000}`)},
		edit{"/adjudication/burden_of_proof", RolePayee}, edit{"/adjudication/policy_on_unresolved/policy", PolicyBurden})
	c, defects := Compile(d)
	if len(defects) > 0 {
		t.Fatal(defects)
	}
	weights, _ := new(big.Int).SetString("ffffffff0000000200000001", 16)
	want := Procedure{Requirements: 3, Burden: 1, Rule: 1, ThresholdBps: 9000, Weights: weights, Panel: 3}
	if !reflect.DeepEqual(c.Procedure, want) {
		t.Errorf("got %+v, want %+v", c.Procedure, want)
	}
}
