package manifest

import (
	"reflect"
	"testing"
)

func TestLint(t *testing.T) {
	canonical, err := quoteFeed(t).Canonical()
	if err != nil {
		t.Fatal(err)
	}
	base := tree(t, canonical)
	statement := func(s string) []edit { return []edit{{"/requirements/0/statement", s}} }
	criterion := func(s string) []edit { return []edit{{"/requirements/0/evaluation/pass_criteria", s}} }
	second := func(a, b string) []edit {
		return []edit{{"/requirements/0/evaluation/pass_criteria", a}, {"/requirements/1/evaluation/pass_criteria", b},
			{"/measurement_sources/1/provider/reading_procedure", QuoteDataTime}}
	}
	for _, c := range []ruleCase{
		{"as built", nil, nil},
		{"quality", statement("The quotes are fresh and reliable."), []string{"LINT_VAGUE"}},
		{"quality with a figure", statement("The quotes are fresh: 5 seconds."), nil},
		{"part of a word", statement("The superbest discovery."), nil},
		{"case", statement("PREMIUM data."), []string{"LINT_VAGUE"}},
		{"impossible", criterion("age_seconds < 0"), []string{"LINT_IMPOSSIBLE"}},
		{"impossible flag", []edit{{"/requirements/2/evaluation/pass_criteria", "subject_match >= 2"}}, []string{"LINT_IMPOSSIBLE"}},
		{"empty", []edit{{"/requirements/1/evaluation/pass_criteria", "item_count >= 0"}}, []string{"LINT_EMPTY"}},
		{"open, but needs the field", criterion("age_seconds >= 0"), nil},
		{"contradiction", second("age_seconds <= 5", "age_seconds > 5"), []string{"LINT_CONTRADICTION"}},
		{"agreement", second("age_seconds <= 5", "age_seconds >= 5"), nil},
		{"contradiction across scales", second("number:/p@0 <= 1", "number:/p@2 > 100"), []string{"LINT_CONTRADICTION"}},
		{"agreement across scales", second("number:/p@0 <= 1", "number:/p@2 >= 100"), nil},
		{"two fields", second("number:/p@0 <= 1", "number:/q@0 > 1"), nil},
		{"two types", second("field_type:/p:string == 1", "field_type:/p:array == 1"), []string{"LINT_CONTRADICTION"}},
		{"an integer is a number", second("field_type:/p:number == 1", "field_type:/p:integer == 1"), nil},
		{"a type that is not wanted", second("field_type:/p:string == 0", "field_type:/p:array == 1"), nil},
		{"silence wins", []edit{{"/adjudication/policy_on_unresolved/policy", PolicyBurden}}, []string{"LINT_SILENCE"}},
		{"silence loses", []edit{{"/adjudication/policy_on_unresolved/policy", PolicyBurden}, {"/adjudication/burden_of_proof", RolePayee}}, nil},
		{"bond above the payment", []edit{{"/redress/bond", "1000001"}}, []string{"LINT_BOND"}},
		{"bond equal to the payment", []edit{{"/redress/bond", "1000000"}}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := edited(t, base, c.edits...)
			if defects := d.Check(); len(defects) > 0 {
				t.Fatal(defects)
			}
			if got := codes(Lint(d)); !reflect.DeepEqual(got, append([]string{}, c.want...)) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}

func TestLintOfLatency(t *testing.T) {
	canonical, err := quoteFeed(t).Canonical()
	if err != nil {
		t.Fatal(err)
	}
	for criterion, want := range map[string][]string{
		"latency_seconds <= 5": {"LINT_LATENCY"}, "latency_seconds < 0": {"LINT_LATENCY", "LINT_IMPOSSIBLE"},
	} {
		d := edited(t, tree(t, canonical), edit{"/requirements/0/evaluation/pass_criteria", criterion})
		if got := codes(Lint(d)); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %v, want %v", criterion, got, want)
		}
	}
}

func TestLintTellsSchemasApart(t *testing.T) {
	base := pinned(t, `{"type":"object"}`)
	other := bodySchema(t, `{"type":"array"}`)
	d := edited(t, base, edit{"/requirements/0/evaluation/pass_criteria", MeasureSchema + ":" + other.Hash().Hex() + " == 0"},
		edit{"/measurement_sources/0/schema", value(`{"type":"array"}`)})
	if _, defects := Compile(d); len(defects) > 0 {
		t.Fatal(defects)
	}
	if got := Lint(d); len(got) > 0 {
		t.Errorf("%v", got)
	}
	same := edited(t, base, edit{"/requirements/0/evaluation/pass_criteria", MeasureSchema + ":" + bodySchema(t, `{"type":"object"}`).Hash().Hex() + " == 0"},
		edit{"/measurement_sources/0/schema", value(`{"type":"object"}`)})
	if got := codes(Lint(same)); !reflect.DeepEqual(got, []string{"LINT_CONTRADICTION"}) {
		t.Errorf("%v", got)
	}
}

func TestLintOfJudgedPromises(t *testing.T) {
	canonical, err := vague(t).Canonical()
	if err != nil {
		t.Fatal(err)
	}
	base := tree(t, canonical)
	silent := edited(t, base, edit{"/adjudication/policy_on_unresolved/policy", PolicyBurden})
	if got := codes(Lint(silent)); !reflect.DeepEqual(got, []string{"LINT_VAGUE", "LINT_SILENCE"}) {
		t.Errorf("%v", got)
	}
	judgedOnly := edited(t, base, edit{"/requirements", value(`[{"id":"R2","title":"t","statement":"Good.","evaluation":{"method":"llm_judge","judge_prompt_id":"P2"}}]`)})
	if got := codes(Lint(judgedOnly)); !reflect.DeepEqual(got, []string{"LINT_VAGUE", "LINT_NOTHING_MEASURED"}) {
		t.Errorf("%v", got)
	}
}
