package manifest

import (
	"errors"
	"math/big"
	"reflect"
	"testing"
)

// The worked example: R4 is judged on the payee's E1 and the payer's E2, R1..R3 rest on the attestor's E3; what is missing
// goes against its submitter, and flagged evidence is struck.
func stagesBase(t *testing.T) map[string]any {
	t.Helper()
	return tree(t, read(t, "ours", "data-api-sale.manifest.json"))
}

var (
	byPayee    = Submission{Item: "E1", Role: RolePayee, Size: 16384}
	byPayer    = Submission{Item: "E2", Role: RolePayer, After: 3600, Size: 4096}
	byAttestor = Submission{Item: "E3", Role: RoleAttestor}
	complete   = []Submission{byPayee, byPayer, byAttestor}
)

func without(item string) []Submission {
	var out []Submission
	for _, s := range complete {
		if s.Item != item {
			out = append(out, s)
		}
	}
	return out
}

func with(change func(*Submission), s Submission) []Submission {
	changed := s
	change(&changed)
	return append(without(s.Item), changed)
}

type stageCase struct {
	name  string
	edits []edit
	facts Facts
	want  Staged
}

func runStages(t *testing.T, base map[string]any, cases []stageCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			d := edited(t, base, c.edits...)
			if defects := d.Check(); len(defects) > 0 {
				t.Fatal(defects)
			}
			got, err := Stage(&d.Manifest, c.facts)
			if err != nil || !reflect.DeepEqual(got, c.want) {
				t.Errorf("got  %+v %v\nwant %+v", got, err, c.want)
			}
		})
	}
}

func TestStageOfRequiredEvidence(t *testing.T) {
	defaulted := one("/adjudication/on_missing_required_evidence", MissingDefault)
	optional := one("/evidence/items/0/required", false)
	late := with(func(s *Submission) { s.After = 3601 }, byPayer)
	runStages(t, stagesBase(t), []stageCase{
		{"everything in, at every limit", nil, Facts{Submissions: complete}, Staged{}},
		{"the payee's is missing", nil, Facts{Submissions: without("E1")}, Staged{Missing: []string{"E1"}, Forced: map[string]Verdict{"R4": Fail}}},
		{"the payer's is missing", nil, Facts{Submissions: without("E2")}, Staged{Missing: []string{"E2"}, Forced: map[string]Verdict{"R4": Pass}}},
		{"the attestor's is missing", nil, Facts{Submissions: without("E3")},
			Staged{Missing: []string{"E3"}, Forced: map[string]Verdict{"R1": Unresolved, "R2": Unresolved, "R3": Unresolved}}},
		{"both parties' are missing", nil, Facts{Submissions: []Submission{byAttestor}},
			Staged{Missing: []string{"E1", "E2"}, Forced: map[string]Verdict{"R4": Unresolved}}},
		{"payee's and attestor's for one requirement", one("/evidence/items/2/supports", value(`["R4"]`)), Facts{Submissions: []Submission{byPayer}},
			Staged{Missing: []string{"E1", "E3"}, Forced: map[string]Verdict{"R4": Unresolved}}},
		{"in the wrong role", nil, Facts{Submissions: with(func(s *Submission) { s.Role = RolePayer }, byPayee)},
			Staged{Missing: []string{"E1"}, Forced: map[string]Verdict{"R4": Fail}}},
		{"a second too late", nil, Facts{Submissions: late}, Staged{Missing: []string{"E2"}, Forced: map[string]Verdict{"R4": Pass}}},
		{"a second too late, and once in time", nil, Facts{Submissions: append(late, byPayer)}, Staged{}},
		{"a byte too large", nil, Facts{Submissions: with(func(s *Submission) { s.Size = 16385 }, byPayee)},
			Staged{Missing: []string{"E1"}, Forced: map[string]Verdict{"R4": Fail}}},
		{"of any size", one("/evidence/items/0/max_bytes", absent), Facts{Submissions: with(func(s *Submission) { s.Size = 1 << 40 }, byPayee)}, Staged{}},
		{"optional", optional, Facts{Submissions: without("E1")}, Staged{}},
		{"the default rule", defaulted, Facts{Submissions: without("E3")}, Staged{Default: "S2", Missing: []string{"E3"}}},
		{"the default rule, nothing missing", defaulted, Facts{Submissions: complete}, Staged{}},
	})
}

func TestStageOfInjection(t *testing.T) {
	against := one("/adjudication/injection_screening/action_on_detection", DetectedAgainst)
	all := func(detected ...string) Facts { return Facts{Submissions: complete, Detected: detected} }
	runStages(t, stagesBase(t), []stageCase{
		{"struck, and required", nil, all("E1"), Staged{Struck: []string{"E1"}, Missing: []string{"E1"}, Forced: map[string]Verdict{"R4": Fail}}},
		{"struck, and optional", one("/evidence/items/0/required", false), all("E1"), Staged{Struck: []string{"E1"}}},
		{"struck, and the default rule for what is missing", one("/adjudication/on_missing_required_evidence", MissingDefault), all("E2"),
			Staged{Default: "S3", Struck: []string{"E2"}, Missing: []string{"E2"}}},
		{"against the payee", against, all("E1"), Staged{Forced: map[string]Verdict{"R4": Fail}}},
		{"against the payer", against, all("E2"), Staged{Forced: map[string]Verdict{"R4": Pass}}},
		{"against both", against, all("E1", "E2"), Staged{Forced: map[string]Verdict{"R4": Unresolved}}},
		{"against nobody for an attestor", against, all("E3"), Staged{Forced: map[string]Verdict{"R1": Unresolved, "R2": Unresolved, "R3": Unresolved}}},
		{"against an optional item's submitter", append(against, edit{"/evidence/items/1/required", false}), all("E2"), Staged{Forced: map[string]Verdict{"R4": Pass}}},
		{"against the payer, and the payee's missing", against, Facts{Submissions: without("E1"), Detected: []string{"E2"}},
			Staged{Missing: []string{"E1"}, Forced: map[string]Verdict{"R4": Unresolved}}},
		{"flagged, and not admissible", nil, Facts{Submissions: without("E2"), Detected: []string{"E2"}}, Staged{Missing: []string{"E2"}, Forced: map[string]Verdict{"R4": Pass}}},
		{"flagged and optional, and not submitted", append(against, edit{"/evidence/items/0/required", false}), Facts{Submissions: without("E1"), Detected: []string{"E1"}}, Staged{}},
		{"missing by default stops before screening", one("/adjudication/on_missing_required_evidence", MissingDefault), Facts{Submissions: without("E3"), Detected: []string{"E1"}},
			Staged{Default: "S2", Missing: []string{"E3"}}},
	})
	// Without screening nothing is flagged. Only a manifest without judged requirements may do without.
	unscreened := edited(t, stagesBase(t), edit{"/adjudication/injection_screening/enabled", false})
	if got, err := Stage(&unscreened.Manifest, all("E1")); err != nil || !reflect.DeepEqual(got, Staged{}) {
		t.Errorf("%+v %v", got, err)
	}
}

func TestStageOfLiveness(t *testing.T) {
	step := func(when, name string) string {
		return `{"when":"` + when + `","action":"substitute","substitute":{"name":"` + name + `","version":"1","hosting":"provider_api"}}`
	}
	ladder := func(steps string) []edit { return one("/judge/fallback_ladder", value("["+steps+"]")) }
	model := func(name string) Model { return Model{Name: name, Version: "1", Hosting: HostingProvider} }
	live := func(events ...Liveness) Facts { return Facts{Liveness: events, Submissions: complete} }
	gone, old := Liveness{"J1", WhenUnavailable}, Liveness{"J1", WhenDeprecated}
	two := ladder(step("model_unavailable", "a") + "," + step("model_deprecated", "b") + "," + step("model_unavailable", "c"))
	runStages(t, stagesBase(t), []stageCase{
		{"aborts for the whole contract", nil, Facts{Liveness: []Liveness{gone}, Submissions: without("E1")}, Staged{Default: "S1"}},
		{"substitutes", nil, live(old), Staged{Models: map[string]Model{"J1": {Name: "mistral-7b-instruct", Version: "v0.3", Hosting: HostingSelf,
			WeightsHash: "sha256:4444444444444444444444444444444444444444444444444444444444444444"}}}},
		{"the first step that is for it", two, live(old), Staged{Models: map[string]Model{"J1": model("b")}}},
		{"a further event goes on behind", two, live(gone, gone), Staged{Models: map[string]Model{"J1": model("c")}}},
		{"never back", two, live(old, gone, old), Staged{Models: map[string]Model{"J1": model("c")}, Silent: []string{"J1"}}},
		{"each judge on a ladder of its own", two, live(gone, Liveness{"J2", WhenUnavailable}), Staged{Models: map[string]Model{"J1": model("a"), "J2": model("a")}}},
		{"no step", ladder(step("model_unavailable", "a")), live(old, gone), Staged{Silent: []string{"J1"}}},
	})
	for _, c := range []struct {
		from  int
		when  string
		i     int
		found bool
	}{{0, WhenUnavailable, 0, true}, {1, WhenUnavailable, 2, true}, {2, WhenUnavailable, 2, true}, {3, WhenUnavailable, 0, false}, {2, WhenDeprecated, 0, false}} {
		d := edited(t, stagesBase(t), two...)
		if i, found := NextStep(d.Judge.FallbackLadder, c.from, c.when); i != c.i || found != c.found {
			t.Errorf("%s from %d: %d %t", c.when, c.from, i, found)
		}
	}
}

func TestStageRefusesWhatIsNotDeclared(t *testing.T) {
	m := &parse(t, read(t, "ours", "data-api-sale.manifest.json")).Manifest
	feed := &quoteFeed(t).Manifest
	for name, c := range map[string]struct {
		m *Manifest
		f Facts
	}{
		"judge": {m, Facts{Liveness: []Liveness{{"J9", WhenUnavailable}}}}, "event": {m, Facts{Liveness: []Liveness{{"J1", "bored"}}}},
		"no panel": {feed, Facts{Liveness: []Liveness{{"J1", WhenUnavailable}}}}, "item": {m, Facts{Submissions: []Submission{{Item: "E9"}}}},
		"before the window": {m, Facts{Submissions: []Submission{{Item: "E1", After: -1}}}}, "size": {m, Facts{Submissions: []Submission{{Item: "E1", Size: -1}}}},
		"flagged item": {m, Facts{Detected: []string{"E9"}}},
	} {
		if s, err := Stage(c.m, c.f); !errors.Is(err, ErrFacts) || !reflect.DeepEqual(s, Staged{}) {
			t.Errorf("%s: %+v %v", name, s, err)
		}
	}
}

func TestReplayAfterTheStages(t *testing.T) {
	base := stagesBase(t)
	bundle := read(t, "ours", "data-api-sale.observations.json") // R1..R3 PASS, R4 UNRESOLVED: release
	equal := edit{"/adjudication/outcome_rule", value(`{"rule":"all_must_pass"}`)}
	for _, c := range []struct {
		name            string
		edits           []edit
		staged          Staged
		outcome, remedy string
	}{
		{"nothing decided", nil, Staged{}, "payee_wins", "release"},
		{"forced against the payee", nil, Staged{Forced: map[string]Verdict{"R1": Fail}}, "payer_wins", "refund"},
		{"forced UNRESOLVED", nil, Staged{Forced: map[string]Verdict{"R1": Unresolved}}, "payer_wins", "refund"},
		{"forced for the payee, though judged", []edit{equal}, Staged{Forced: map[string]Verdict{"R4": Pass}}, "payee_wins", "release"},
		{"judged, and not forced", []edit{equal}, Staged{}, "payer_wins", "refund"},
		{"default for the payer", nil, Staged{Default: "S1"}, "payer_wins", "refund"},
		{"default for the payee", one("/adjudication/default_rule/outcome", "payee"), Staged{Default: "S2"}, "payee_wins", "release"},
		{"default split", []edit{{"/adjudication/default_rule", value(`{"outcome":"split","split_ratio_payer_bps":2500}`)}, {"/remedy/ruling_map/split", "proportional"}},
			Staged{Default: "S3"}, "split", "proportional"},
	} {
		r, err := ReplayAfter(edited(t, base, c.edits...), c.staged, bundle)
		if err != nil || r.Outcome != c.outcome || r.Remedy != c.remedy {
			t.Errorf("%s: %+v %v", c.name, r, err)
		}
	}
	passing := []byte(`{"requirements":{"R1":{"__direct__":"PASS"},"R2":{"__direct__":"PASS"},"R3":{"__direct__":"PASS"},
		"R4":{"J1":[{"verdict":"PASS"},{"verdict":"PASS"},{"verdict":"PASS"}],"J2":[{"verdict":"PASS"},{"verdict":"PASS"},{"verdict":"PASS"}]}}}`)
	for _, silent := range [][]string{nil, {"J2"}} {
		r, err := ReplayAfter(edited(t, base, equal), Staged{Silent: silent}, passing)
		if want := map[bool]string{true: "release", false: "refund"}[silent == nil]; err != nil || r.Remedy != want {
			t.Errorf("silent %v: %+v %v", silent, r, err)
		}
	}
	if _, err := ReplayAfter(parse(t, read(t, "draft", "nonconforming-pmf-milestone.manifest.json")), Staged{Default: "S1"}); !errors.Is(err, ErrRefused) {
		t.Errorf("a default rule of a refused manifest: %v", err)
	}
}

func TestSplitRoundsThePayersShareDown(t *testing.T) {
	bps := int64(3333)
	for _, c := range []struct {
		rule                DefaultRule
		value, payer, payee string
	}{
		{DefaultRule{SplitRatioPayerBps: &bps}, "10001", "3333", "6668"}, {DefaultRule{SplitRatioPayerBps: &bps}, "1", "0", "1"},
		{DefaultRule{}, "7", "0", "7"}, {DefaultRule{SplitRatioPayerBps: &bps}, "0", "0", "0"},
		{DefaultRule{SplitRatioPayerBps: &bps}, "115792089237316195423570985008687907853269984665640564039457584007913129639935",
			"38593503342797487934676209303395679687494885889057999994351212749837446108990", "77198585894518707488894775705292228165775098776582564045106371258075683530945"},
	} {
		value, _ := new(big.Int).SetString(c.value, 10)
		payer, payee := c.rule.Split(value)
		if payer.String() != c.payer || payee.String() != c.payee {
			t.Errorf("%s: %s and %s", c.value, payer, payee)
		}
	}
}

// FuzzFacts checks that whatever is read decides the same twice, forces only declared requirements, and lets a replay run.
func FuzzFacts(f *testing.F) {
	f.Add([]byte(`{"liveness":[{"judge":"J1","when":"model_deprecated"}],"submissions":[{"item":"E1","role":"payee","after":0,"size":1}],"detected":["E1","E2"]}`))
	f.Add([]byte(`{}`))
	f.Add([]byte(`{"liveness":[{"judge":"J1","when":"model_unavailable"}]}`))
	d, bundle := parse(f, read(f, "ours", "data-api-sale.manifest.json")), read(f, "ours", "data-api-sale.observations.json")
	f.Fuzz(func(t *testing.T, raw []byte) {
		facts, err := ParseFacts(raw)
		if err != nil {
			if !errors.Is(err, ErrFacts) {
				t.Fatal(err)
			}
			return
		}
		s, err := Stage(&d.Manifest, facts)
		if err != nil {
			if !errors.Is(err, ErrFacts) {
				t.Fatal(err)
			}
			return
		}
		if again, err := Stage(&d.Manifest, facts); err != nil || !reflect.DeepEqual(again, s) {
			t.Fatalf("%+v, then %+v (%v)", s, again, err)
		}
		if (s.Default != "" && len(s.Forced) > 0) || (s.Default == "" && len(s.Missing) > 0 && len(s.Forced) == 0) {
			t.Fatalf("%+v", s)
		}
		if r, err := ReplayAfter(d, s, bundle); err != nil || r.Remedy == "" {
			t.Fatalf("%+v %v", r, err)
		}
	})
}
