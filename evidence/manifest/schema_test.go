package manifest

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/redress-protocol/redress/evidence/canon"
)

func schemaTree(t testing.TB, name string) map[string]any {
	t.Helper()
	raw, err := Schema(name)
	if err != nil {
		t.Fatal(err)
	}
	return tree(t, raw)
}

func TestSchemaIsNamed(t *testing.T) {
	for _, name := range SchemaNames() {
		s := schemaTree(t, name)
		if s["$schema"] != "https://json-schema.org/draft/2020-12/schema" || s["$id"] == "" || s["title"] == "" {
			t.Errorf("%s: %v %v", name, s["$schema"], s["$id"])
		}
	}
	for _, name := range []string{"", "other", "../schema/draft"} {
		if _, err := Schema(name); err == nil {
			t.Errorf("%q is a schema", name)
		}
	}
}

// walkSchema visits every subschema by the pointer of the place that it describes.
func walkSchema(s map[string]any, at string, visit func(at string, s map[string]any)) {
	visit(at, s)
	properties, _ := s["properties"].(map[string]any)
	for _, name := range sortedKeys(properties) {
		walkSchema(properties[name].(map[string]any), at+"/"+name, visit)
	}
	for _, keyword := range []string{"items", "additionalProperties"} {
		if child, ok := s[keyword].(map[string]any); ok {
			walkSchema(child, at+"/*", visit)
		}
	}
}

// A keyword that nobody maps would be reported as OTHER, and an open object would let unknown members into the hash.
func TestSchemasAreClosedAndDescribed(t *testing.T) {
	keywords := []string{"$schema", "$id", "title", "description", "type", "properties", "required", "additionalProperties", "items",
		"enum", "const", "pattern", "minLength", "minItems", "minimum", "maximum", "format"}
	for _, name := range SchemaNames() {
		walkSchema(schemaTree(t, name), "", func(at string, s map[string]any) {
			for keyword := range s {
				if !slices.Contains(keywords, keyword) {
					t.Errorf("%s %s: keyword %s", name, at, keyword)
				}
			}
			if d, _ := s["description"].(string); d == "" {
				t.Errorf("%s %s: not described", name, at)
			}
			if s["type"] == "object" && s["additionalProperties"] != false && s["properties"] != nil {
				t.Errorf("%s %s: open", name, at)
			}
			if s["type"] == nil && !strings.HasSuffix(at, "ruling_options") {
				t.Errorf("%s %s: no type", name, at)
			}
		})
	}
}

// leavesOf lists the figures of a schema by place.
func leavesOf(t *testing.T, name string) map[string]string {
	out := map[string]string{}
	walkSchema(schemaTree(t, name), "", func(at string, s map[string]any) {
		s = clone(s)
		for _, keyword := range []string{"description", "properties", "items", "title", "$id", "$schema"} {
			delete(s, keyword)
		}
		raw, err := canon.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		out[at] = string(raw)
	})
	return out
}

// The profile is the draft but for what is listed here, so that a difference is never an accident. Each of these places
// says so in its description.
func TestProfileDiffersFromTheDraftWhereItSays(t *testing.T) {
	draft, profile := leavesOf(t, "draft"), leavesOf(t, "profile")
	want := []string{"/arbitrator/erc792_profile/ruling_options", "/acquisition", "/redress",
		"/adjudication/injection_screening/detector_pin", "/adjudication/policy_on_unresolved/policy",
		"/engagement/value/amount_max", "/engagement/value/amount_min", "/evidence/submission_window_seconds",
		"/judge/fallback_ladder/*/substitute/hosting", "/judge/panel/*/model/hosting", "/judge/panel/*/provenance",
		"/measurement_sources/*/provider/type", "/measurement_sources/*/schema", "/parties/*/identity/scheme", "/remedy/challenge_window_seconds",
		"/remedy/ruling_map/unclear", "/requirements/*/required_scope"}
	structural := []string{"", "/engagement/value", "/engagement/value/asset/chain_id", "/remedy/ruling_map", "/spec_version"}
	described := map[string]string{}
	walkSchema(schemaTree(t, "profile"), "", func(at string, s map[string]any) { described[at], _ = s["description"].(string) })
	var got []string
	for _, at := range slices.Sorted(func(yield func(string) bool) {
		for at := range profile {
			if !yield(at) {
				return
			}
		}
	}) {
		inside := slices.ContainsFunc(want, func(w string) bool { return strings.HasPrefix(at, w+"/") })
		if profile[at] == draft[at] || inside || slices.Contains(structural, at) {
			continue
		}
		got = append(got, at)
		if d := described[at]; !strings.Contains(d, "Differs from the draft") && !strings.Contains(d, "Addition") {
			t.Errorf("%s differs and does not say so: %s", at, d)
		}
	}
	slices.Sort(want)
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	for at := range draft {
		if _, kept := profile[at]; !kept && at != "/engagement/value/amount" {
			t.Errorf("%s of the draft is gone", at)
		}
	}
}

func TestEverySchemaDefectAtOnceInOrder(t *testing.T) {
	base := tree(t, read(t, "ours", "data-api-sale.manifest.json"))
	d := edited(t, base,
		edit{"/manifest/id", "x"}, edit{"/manifest/created_at", "now"}, edit{"/parties/1", value(`7`)}, edit{"/extra", value(`{"a":1}`)},
		edit{"/requirements/2/evaluation/method", "guess"}, edit{"/evidence/items/0/max_bytes", value("0")},
		edit{"/remedy/ruling_map/refused", absent}, edit{"/judge/panel", value("[]")}, edit{"/adjudication/policy_on_unresolved/policy", "coin"},
		edit{"/engagement/value/amount", "1.5"}, edit{"/adjudication/outcome_rule/weights/R1", value("1e2")},
		edit{"/arbitrator/erc792_profile/ruling_options", value(`["a"]`)})
	var got []string
	for _, f := range d.defects {
		got = append(got, f.Code+" "+f.Pointer+" "+f.Value)
		if f.Rule != "SCHEMA" || f.Message == "" || f.Fix == "" {
			t.Errorf("incomplete %+v", f)
		}
	}
	want := []string{
		`SCHEMA_INTEGER /adjudication/outcome_rule/weights/R1 1e2`,
		`SCHEMA_CONST /arbitrator/erc792_profile/ruling_options ["a"]`,
		`SCHEMA_PATTERN /engagement/value/amount "1.5"`,
		`SCHEMA_RANGE /evidence/items/0/max_bytes 0`,
		`SCHEMA_UNKNOWN /extra {"a":1}`,
		`SCHEMA_MIN_ITEMS /judge/panel []`,
		`SCHEMA_DATE_TIME /manifest/created_at "now"`,
		`SCHEMA_MIN_LENGTH /manifest/id "x"`,
		`SCHEMA_TYPE /parties/1 7`,
		`SCHEMA_REQUIRED /remedy/ruling_map/refused `,
		`SCHEMA_ENUM /requirements/2/evaluation/method "guess"`,
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %s\nwant %s", strings.Join(got, "\n     "), strings.Join(want, "\n     "))
	}
	if _, kept := d.tree["extra"]; !kept {
		t.Error("the document that is hashed lost a member")
	}
	// What could be read still meets the rules: C13 speaks for the policy, C1 for the lost payee.
	if all := codes(d.Check()); !slices.Contains(all, "C13_UNKNOWN") || !slices.Contains(all, "C1_PAYEE_COUNT") {
		t.Errorf("%v", all)
	}
}

// The order does not depend on the order in which a map is walked.
func TestDefectsHaveOneOrder(t *testing.T) {
	raw := read(t, "draft", "nonconforming-pmf-milestone.manifest.json")
	broken := tree(t, raw)
	for _, name := range sortedKeys(broken) {
		broken[name] = json.Number("0.5")
	}
	text, err := json.Marshal(broken)
	if err != nil {
		t.Fatal(err)
	}
	first := parse(t, text).Check()
	for range 20 {
		if again := parse(t, text).Check(); !reflect.DeepEqual(first, again) {
			t.Fatalf("%v\n%v", codes(first), codes(again))
		}
	}
}

// Numbers that the validator's arithmetic cannot hold are refused before it sees them.
func TestHugeExponentsAreRefusedAndNotComputed(t *testing.T) {
	base := tree(t, read(t, "ours", "data-api-sale.manifest.json"))
	for _, n := range []string{"1e999999999", "1e-999999999", "9007199254740992", "1.0", "1e400"} {
		raw, err := json.Marshal(func() map[string]any {
			m := clone(base)
			m["evidence"].(map[string]any)["submission_window_seconds"] = json.Number(n)
			return m
		}())
		if err != nil {
			t.Fatal(err)
		}
		d, err := Parse(raw)
		if err == nil && !reflect.DeepEqual(codes(d.defects), []string{"SCHEMA_INTEGER"}) {
			t.Errorf("%s: %v", n, codes(d.defects))
		}
	}
}

// Every place of a document under every kind of value: the defects are all mapped, and what remains is readable.
func TestAnyValueAnywhereIsReportedOrRead(t *testing.T) {
	for _, path := range [][]string{{"built", "vague.manifest.json"}} {
		base := tree(t, read(t, path...))
		var places []string
		everyPlace(base, "", &places)
		for _, at := range places {
			for _, v := range []any{nil, true, "x", value("-1"), value("1.5"), value("[1]"), value(`{"a":1}`)} {
				m := clone(base)
				setPlace(m, at, v)
				raw, err := json.Marshal(m)
				if err != nil {
					t.Fatal(err)
				}
				d, err := Parse(raw)
				if err != nil {
					t.Fatalf("%s = %v: %v", at, v, err)
				}
				d.Check()
				for _, f := range d.defects {
					if f.Code == "SCHEMA_OTHER" || f.Code == "SCHEMA_VALIDATE" || f.Message == "" || f.Fix == "" {
						t.Errorf("%s = %v: %+v", at, v, f)
					}
				}
			}
		}
	}
}

func everyPlace(v any, at string, out *[]string) {
	switch v := v.(type) {
	case map[string]any:
		for _, name := range sortedKeys(v) {
			*out = append(*out, at+"/"+name)
			everyPlace(v[name], at+"/"+name, out)
		}
		*out = append(*out, at+"/unknown~0member")
	case []any:
		for i, e := range v {
			*out = append(*out, at+"/"+strconv.Itoa(i))
			everyPlace(e, at+"/"+strconv.Itoa(i), out)
		}
	}
}

func setPlace(root map[string]any, at string, v any) {
	cut := strings.LastIndex(at, "/")
	parent, _ := canon.Lookup(root, at[:cut])
	switch parent := parent.(type) {
	case map[string]any:
		parent[strings.ReplaceAll(at[cut+1:], "~0", "~")] = v
	case []any:
		i, _ := strconv.Atoi(at[cut+1:])
		parent[i] = v
	}
}
