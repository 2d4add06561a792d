package manifest

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/redress-protocol/redress/evidence/canon"
)

func bodySchema(t testing.TB, raw string) *BodySchema {
	t.Helper()
	s, err := ParseBodySchema([]byte(raw))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestBodySchemaMatches(t *testing.T) {
	for _, k := range []struct {
		schema    string
		yes, no   []string
		unrelated string // of a type that the keyword says nothing about
	}{
		{`{}`, []string{`null`, `{"a":[1.5e300]}`}, nil, `0`},
		{`{"type":"string"}`, []string{`""`}, []string{`1`, `null`, `[]`}, ``},
		{`{"type":["string","null"]}`, []string{`""`, `null`}, []string{`1`}, ``},
		{`{"type":"integer"}`, []string{`7`, `7.0`, `7e0`, `-0`, `9007199254740993`, `1e20`}, []string{`7.5`, `"7"`, `1e-1`}, ``},
		{`{"type":"number"}`, []string{`7`, `7.5`}, []string{`"7"`, `true`}, ``},
		{`{"type":"boolean"}`, []string{`false`}, []string{`0`}, ``},
		{`{"properties":{"a":{"type":"string"}}}`, []string{`{}`, `{"a":""}`, `{"b":1}`}, []string{`{"a":1}`, `{"a":null}`}, `[1]`},
		{`{"properties":{"$ref":{"type":"string"}}}`, []string{`{"$ref":"x"}`}, []string{`{"$ref":1}`}, ``},
		{`{"required":["a","b"]}`, []string{`{"a":1,"b":null}`}, []string{`{"a":1}`, `{}`}, `1`},
		{`{"properties":{"a":true},"additionalProperties":false}`, []string{`{}`, `{"a":1}`}, []string{`{"b":1}`, `{"A":1}`}, `1`},
		{`{"properties":{"a":false}}`, []string{`{}`}, []string{`{"a":1}`}, ``},
		{`{"additionalProperties":{"type":"number"}}`, []string{`{"x":1}`}, []string{`{"x":""}`}, `""`},
		{`{"items":{"type":"number"}}`, []string{`[]`, `[1,2]`}, []string{`[1,""]`}, `{"0":""}`},
		{`{"prefixItems":[{"type":"string"}],"items":{"type":"number"}}`, []string{`[]`, `["a"]`, `["a",1]`}, []string{`[1]`, `["a","b"]`}, `1`},
		{`{"prefixItems":[true],"items":false}`, []string{`[1]`}, []string{`[1,2]`}, ``},
		{`{"minItems":1,"maxItems":2}`, []string{`[1]`, `[1,2]`}, []string{`[]`, `[1,2,3]`}, `{}`},
		{`{"minLength":2,"maxLength":3}`, []string{`"ab"`, `"äöü"`, `"🙂🙂"`}, []string{`"a"`, `"🙂"`, `"abcd"`}, `1`},
		{`{"minimum":-5,"maximum":0.5}`, []string{`-5`, `0.5`, `5e-1`, `0.50000000000000000`}, []string{`-5.00000000000000000001`, `0.50000000000000000001`}, `"9"`},
		{`{"exclusiveMinimum":0,"exclusiveMaximum":1}`, []string{`1e-300`, `0.99999999999999999999`}, []string{`0`, `-0.0`, `1`, `1.0`}, `""`},
		{`{"minimum":9007199254740993.5}`, nil, nil, ``}, // no canonical form
		{`{"enum":["a",1,null,{"b":[2.5]}]}`, []string{`"a"`, `1`, `1.0`, `10e-1`, `null`, `{"b":[25e-1]}`}, []string{`"A"`, `1.00000000000000000001`, `{"b":[2]}`, `{}`}, ``},
		{`{"const":{"$ref":"#"}}`, []string{`{"$ref":"#"}`}, []string{`{}`}, ``},
		{`{"const":null}`, []string{`null`}, []string{`0`, `false`, `""`}, ``},
	} {
		s, err := ParseBodySchema([]byte(k.schema))
		if k.yes == nil {
			if err == nil {
				t.Errorf("%s was read", k.schema)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if k.unrelated != "" {
			k.yes = append(k.yes, k.unrelated)
		}
		for _, body := range k.yes {
			if err := s.Match([]byte(body)); err != nil {
				t.Errorf("%s on %s: %v", k.schema, body, err)
			}
		}
		for _, body := range k.no {
			if err := s.Match([]byte(body)); !errors.Is(err, ErrMismatch) {
				t.Errorf("%s on %s: %v", k.schema, body, err)
			}
		}
	}
}

func TestABodyThatIsNotStrictJSONMatchesNothing(t *testing.T) {
	s := bodySchema(t, `{}`)
	for _, body := range []string{``, `{`, `{"a":1,"a":1}`, `1 2`, "\"\xff\"", strings.Repeat("[", 65) + strings.Repeat("]", 65)} {
		if err := s.Match([]byte(body)); err == nil || errors.Is(err, ErrMismatch) {
			t.Errorf("%.20q: %v", body, err)
		}
	}
}

// The validator computes with exact fractions: a number that would take its time, or that it cannot read, never reaches it.
func TestNumbersBeyondTheirBoundMatchNothing(t *testing.T) {
	s := bodySchema(t, `{"minimum":0,"maximum":1}`)
	for body, fits := range map[string]bool{
		"1e-400": true, "1e-401": false, "0e400": true, "0e401": false, "0e99999999999999999999": false, "1e-99999999": false,
		"0." + strings.Repeat("1", MaxNumberText-2): true, "0." + strings.Repeat("1", MaxNumberText-1): false,
	} {
		for _, place := range []string{"%s", "[%s]", `{"a":{"b":[%s]}}`} {
			err := s.Match(fmt.Appendf(nil, place, body))
			if (err == nil) != fits || (err != nil && !errors.Is(err, ErrMismatch)) {
				t.Errorf("%.30s in %s: %v", body, place, err)
			}
		}
	}
}

func TestTheFirstBreachIsNamedWhateverTheOrder(t *testing.T) {
	s := bodySchema(t, `{"properties":{"a":{"items":{"type":"string","maxLength":1}},"b":false,"c":true},"required":["c"],"additionalProperties":false}`)
	for range 30 {
		err := s.Match([]byte(`{"a":["x","xx",2],"b":1,"d":1}`))
		if want := ErrMismatch.Error() + `: "" breaks additionalProperties`; err == nil || err.Error() != want {
			t.Fatalf("%v, want %s", err, want)
		}
		err = s.Match([]byte(`{"b":1,"c":1,"a":["x","x","x","x","x","x","x","x","x","x",3,"xx"]}`))
		if want := ErrMismatch.Error() + `: "/a/10" breaks type`; err == nil || err.Error() != want {
			t.Fatalf("%v, want %s", err, want)
		}
	}
}

func TestTheHashIsOfTheCanonicalForm(t *testing.T) {
	a, b := bodySchema(t, "{\"type\":\"array\",\"items\":true}"), bodySchema(t, " { \"items\" : true , \"type\":\"\\u0061rray\" } ")
	if want := canon.Hash([]byte(`{"items":true,"type":"array"}`)); a.Hash() != want || b.Hash() != want {
		t.Errorf("%s %s, want %s", a.Hash(), b.Hash(), want)
	}
}

func TestBodySchemaRefuses(t *testing.T) {
	deep := func(n int) string {
		return strings.Repeat(`{"items":`, n-1) + `true` + strings.Repeat(`}`, n-1)
	}
	sized := func(n int) string { return `{"const":"` + strings.Repeat("x", n-len(`{"const":""}`)) + `"}` }
	values := func(n int, v string) string {
		return `{"enum":[` + strings.TrimSuffix(strings.Repeat(v+",", n), ",") + `]}`
	}
	for schema, code := range map[string]string{
		`true`: "X11_VALUE", `[]`: "X11_VALUE", `{"pattern":"a"}`: "X11_KEYWORD", `{"format":"date"}`: "X11_KEYWORD", `{"$ref":"#"}`: "X11_KEYWORD",
		`{"$schema":"http://json-schema.org/draft-07/schema#"}`: "X11_KEYWORD", `{"$id":"x"}`: "X11_KEYWORD", `{"$defs":{}}`: "X11_KEYWORD",
		`{"description":"x"}`: "X11_KEYWORD", `{"anyOf":[true]}`: "X11_KEYWORD", `{"not":{}}`: "X11_KEYWORD", `{"Type":"string"}`: "X11_KEYWORD",
		`{"uniqueItems":true}`: "X11_KEYWORD", `{"multipleOf":2}`: "X11_KEYWORD", `{"items":{"properties":{"a":{"if":{}}}}}`: "X11_KEYWORD",
		`{"prefixItems":[{"$anchor":"a"}]}`: "X11_KEYWORD", `{"additionalProperties":{"$dynamicRef":"#a"}}`: "X11_KEYWORD",
		`{"type":"text"}`: "X11_VALUE", `{"type":[]}`: "X11_VALUE", `{"type":["string","string"]}`: "X11_VALUE", `{"type":7}`: "X11_VALUE", `{"type":["string",7]}`: "X11_VALUE",
		`{"properties":[]}`: "X11_VALUE", `{"properties":{"a":null}}`: "X11_VALUE", `{"required":"a"}`: "X11_VALUE", `{"required":["a","a"]}`: "X11_VALUE", `{"required":[1]}`: "X11_VALUE",
		`{"items":[true]}`: "X11_VALUE", `{"prefixItems":[]}`: "X11_VALUE", `{"prefixItems":{}}`: "X11_VALUE", `{"additionalProperties":0}`: "X11_VALUE",
		`{"minItems":-1}`: "X11_VALUE", `{"minItems":1.5}`: "X11_VALUE", `{"maxLength":9007199254740992}`: "X11_VALUE", `{"maxItems":"1"}`: "X11_VALUE", `{"minLength":1e2}`: "X11_VALUE",
		`{"minimum":"0"}`: "X11_VALUE", `{"minimum":0.50}`: "X11_NUMBER", `{"maximum":1e400}`: "X11_VALUE", `{"maximum":1.0}`: "X11_NUMBER",
		`{"exclusiveMinimum":-0}`: "X11_NUMBER", `{"exclusiveMaximum":0.1000000000000000000001}`: "X11_NUMBER",
		`{"enum":[]}`: "X11_VALUE", `{"enum":1}`: "X11_VALUE", `{"enum":[[{"a":1.0}]]}`: "X11_NUMBER", `{"const":{"a":10e1}}`: "X11_NUMBER",
		deep(MaxSchemaDepth): "", deep(MaxSchemaDepth + 1): "X11_DEPTH", sized(MaxSchemaBytes): "", sized(MaxSchemaBytes + 1): "X11_SIZE",
		values(MaxSchemaValues, `"a"`): "", values(MaxSchemaValues+1, `"a"`): "X11_VALUE",
		values(MaxEnumNumbers, "1"): "", values(MaxEnumNumbers+1, "1"): "X11_SIZE", values(MaxEnumNumbers/2, `{"a":[1,2]}`): "", values(1+MaxEnumNumbers/2, `{"a":[1,2]}`): "X11_SIZE",
		`{"maxLength":9007199254740991}`: "", `{"required":[]}`: "", `{"minimum":1e+21}`: "",
	} {
		var got []string
		for _, f := range pinnedFaults("/at", []byte(schema)) {
			got = append(got, f.Code)
			if f.Message == "" || f.Fix == "" || !strings.HasPrefix(f.Pointer, "/at") {
				t.Errorf("%s: incomplete %+v", schema, f)
			}
		}
		var want []string
		if code != "" {
			want = []string{code}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%.60s: got %v, want %v", schema, got, want)
		}
		if _, err := ParseBodySchema([]byte(schema)); (err == nil) != (code == "") || (err != nil && !errors.Is(err, ErrSchema)) {
			t.Errorf("%.60s: %v", schema, err)
		}
	}
	for _, raw := range []string{``, `{"type":"string","type":"string"}`} {
		if _, err := ParseBodySchema([]byte(raw)); !errors.Is(err, ErrSchema) {
			t.Errorf("%q: %v", raw, err)
		}
	}
}

// pinned is the quote feed with its second requirement held to a schema.
func pinned(t *testing.T, schema string) map[string]any {
	t.Helper()
	canonical, err := quoteFeed(t).Canonical()
	if err != nil {
		t.Fatal(err)
	}
	base := tree(t, canonical)
	set(t, base, "/requirements/1/evaluation/pass_criteria", MeasureSchema+":"+bodySchema(t, schema).Hash().Hex()+" == 1")
	set(t, base, "/measurement_sources/1/schema", value(schema))
	return base
}

func TestSchemaPins(t *testing.T) {
	base := pinned(t, `{"type":"object","required":["pair"]}`)
	runRules(t, base, []ruleCase{
		{"X11 pinned", nil, nil},
		{"X11 another schema", one("/measurement_sources/1/schema/required/0", "price"), []string{"X11_HASH"}},
		{"X11 no schema", one("/measurement_sources/1/schema", absent), []string{"X11_NO_SCHEMA"}},
		{"X11 of the wrong source", one("/requirements/1/evaluation/measurement_source_id", "M1"), []string{"X11_NO_SCHEMA", "X11_IDLE"}},
		{"X11 idle", one("/requirements/1/evaluation/pass_criteria", "item_count >= 1"), []string{"X11_IDLE"}},
		{"X11 no object", one("/measurement_sources/1/schema", true), []string{"SCHEMA_TYPE", "X11_NO_SCHEMA"}},
		{"X11 keyword", one("/measurement_sources/1/schema", value(`{"type":"object","required":["pair"],"$ref":"#"}`)), []string{"X11_HASH", "X11_KEYWORD"}},
		{"X11 all at once", one("/measurement_sources/1/schema", value(`{"minimum":1.50,"enum":[],"not":{}}`)),
			[]string{"X11_HASH", "X11_VALUE", "X11_NUMBER", "X11_KEYWORD"}},
		{"X11 unknown source", one("/requirements/1/evaluation/measurement_source_id", "M9"), []string{"C2_SOURCE_UNKNOWN", "X11_IDLE"}},
	})
	faulty := edited(t, base, one("/measurement_sources/1/schema/required/0", value("7"))...).Check()
	if f := faulty[len(faulty)-1]; f.Pointer != "/measurement_sources/1/schema/required" || f.Value != `[7]` || f.Rule != "X11" {
		t.Errorf("%+v", f)
	}
	draft := tree(t, read(t, "ours", "data-api-sale.manifest.json"))
	if got := codes(edited(t, draft, edit{"/measurement_sources/1/schema", value(`{}`)}).Check()); !reflect.DeepEqual(got, []string{"SCHEMA_UNKNOWN"}) {
		t.Errorf("the draft knows no schema: %v", got)
	}
}

func TestACompiledCheckHoldsItsSchema(t *testing.T) {
	base := pinned(t, `{"type":"object","maximum":0.5,"const":{"<&>":1}}`)
	c, defects := Compile(edited(t, base))
	if len(defects) > 0 {
		t.Fatal(defects)
	}
	check := c.Requirements[1].Check
	if check.Body == nil || check.Body.Hash() != check.Schema {
		t.Fatalf("%+v", check)
	}
	if err := check.Body.Match([]byte(`{"<&>":1.0}`)); err != nil {
		t.Error(err)
	}
	// The schema is in the manifest's hash.
	a, _ := edited(t, base).Hash()
	b, _ := edited(t, base, one("/measurement_sources/1/schema/maximum", value("0.25"))...).Hash()
	if a == b {
		t.Error("two schemas, one manifest hash")
	}
}

// The worst that fits a schema and a body still ends: a seller writes both, and a seat has other things to do.
func TestTheWorstBodyIsMatchedInTime(t *testing.T) {
	for number, in := range map[string]string{"1e400": "1e+300", "8": "7"} {
		s := bodySchema(t, `{"items":{"enum":[`+strings.TrimSuffix(strings.Repeat(in+",", MaxEnumNumbers), ",")+`]}}`)
		body := "[" + strings.TrimSuffix(strings.Repeat(number+",", 256<<10/(len(number)+1)-1), ",") + "]"
		start := time.Now()
		if err := s.Match([]byte(body)); !errors.Is(err, ErrMismatch) {
			t.Fatal(err)
		}
		if took := time.Since(start); took > time.Minute { // a second or so; the machine may be busy
			t.Errorf("%s took %s", number, took)
		}
	}
}

// FuzzBodySchema checks that whatever is read as a schema is canonical in meaning, holds no keyword outside the list, and
// stops on no body.
func FuzzBodySchema(f *testing.F) {
	for _, schema := range []string{`{}`, `{"type":["object","null"],"properties":{"a":{"enum":[1,"x"]}},"required":["a"],"additionalProperties":false}`,
		`{"prefixItems":[{"minimum":0.5}],"items":{"maxLength":3},"minItems":1}`, `{"const":{"$ref":"#"}}`} {
		f.Add([]byte(schema), []byte(`{"a":[1,"x",null,1e400]}`))
	}
	f.Fuzz(func(t *testing.T, schema, body []byte) {
		s, err := ParseBodySchema(schema)
		if err != nil {
			if !errors.Is(err, ErrSchema) {
				t.Fatal(err)
			}
			return
		}
		canonical, err := canon.Canonicalize(schema)
		if err != nil {
			t.Fatal(err)
		}
		again, err := ParseBodySchema(canonical)
		if err != nil || again.Hash() != s.Hash() {
			t.Fatalf("canonical form: %v", err)
		}
		first, second := s.Match(body), again.Match(body)
		if fmt.Sprint(first) != fmt.Sprint(second) {
			t.Fatalf("%v, then %v", first, second)
		}
		if _, err := canon.Decode(body); (err != nil) != (first != nil && !errors.Is(first, ErrMismatch)) {
			t.Fatalf("decode: %v, match: %v", err, first)
		}
	})
}

// A document with every keyword still has one meaning through Go's own encoder.
func TestSchemaKeywordsAreTheDocumentedOnes(t *testing.T) {
	want := []string{"additionalProperties", "const", "enum", "exclusiveMaximum", "exclusiveMinimum", "items", "maxItems", "maxLength", "maximum",
		"minItems", "minLength", "minimum", "prefixItems", "properties", "required", "type"}
	if got := SchemaKeywords(); !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
	if raw, err := json.Marshal(MeasurementSource{ID: "M1"}); err != nil || strings.Contains(string(raw), "schema") {
		t.Errorf("%s %v", raw, err)
	}
}
