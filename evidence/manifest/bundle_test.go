package manifest

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"
)

func TestParseResultVectors(t *testing.T) {
	var file struct {
		Vectors []struct{ Name, Raw, Expect, Basis string }
	}
	if err := json.Unmarshal(read(t, "ours", "G5-parse-vectors.json"), &file); err != nil {
		t.Fatal(err)
	}
	if len(file.Vectors) != 36 {
		t.Fatalf("%d vectors", len(file.Vectors))
	}
	for _, v := range file.Vectors {
		if got := ParseResult([]byte(v.Raw)); got.String() != v.Expect {
			t.Errorf("%s (%s): got %s, want %s", v.Name, v.Basis, got, v.Expect)
		}
	}
}

func TestParseResultBeyondTheVectors(t *testing.T) {
	for name, c := range map[string]struct {
		in   string
		want Verdict
	}{
		"confidence 1":              {`{"verdict":"PASS","confidence":1}`, Pass},
		"confidence negative":       {`{"verdict":"PASS","confidence":-0.1}`, Unresolved},
		"confidence beyond doubles": {`{"verdict":"PASS","confidence":1e999}`, Unresolved},
		"rationale null":            {`{"verdict":"PASS","rationale":null}`, Unresolved},
		"rationale text":            {`{"verdict":"FAIL","rationale":"x"}`, Fail},
		"nested verdict":            {`{"result":{"verdict":"PASS"}}`, Unresolved},
		"duplicate deep":            {`{"verdict":"PASS","a":{"b":1,"b":2}}`, Unresolved},
		"invalid UTF-8":             {"{\"verdict\":\"PASS\",\"a\":\"\xff\"}", Unresolved},
		"invalid UTF-8 before":      {"\xff\n{\"verdict\":\"PASS\"}", Pass},
		"form feed trimmed by some": {"{\"verdict\":\"PASS\"}\n\f", Unresolved},
		"deeply nested":             {`{"verdict":"PASS","a":` + strings.Repeat("[", 100) + strings.Repeat("]", 100) + `}`, Unresolved},
	} {
		if got := ParseResult([]byte(c.in)); got != c.want {
			t.Errorf("%s: got %s, want %s", name, got, c.want)
		}
	}
}

func TestParseBundleReadsTheFixtures(t *testing.T) {
	for _, c := range []struct {
		manifest, bundle [2]string
		requirement      int
		want             [][]Verdict
	}{
		{[2]string{"draft", "website-delivery.manifest.json"}, [2]string{"observations", "closure-counterexample.observations.json"}, 0,
			[][]Verdict{{Pass, Pass, Pass, Fail, Fail}, {Pass, Pass, Pass, Pass, Pass}, {Fail, Fail, Fail, Fail, Fail}}},
		{[2]string{"draft", "data-feed-sla.manifest.json"}, [2]string{"observations", "parse-rule.observations.json"}, 3,
			[][]Verdict{{Pass, Unresolved, Unresolved}}},
		{[2]string{"ours", "data-api-sale.manifest.json"}, [2]string{"ours", "data-api-sale.observations.json"}, 3,
			[][]Verdict{{Pass, Pass, Fail}, {Pass, Unresolved, Fail}}},
	} {
		d := parse(t, read(t, c.manifest[0], c.manifest[1]))
		got, err := ParseBundle(&d.Manifest, read(t, c.bundle[0], c.bundle[1]))
		if err != nil || !reflect.DeepEqual(got[c.requirement], c.want) {
			t.Errorf("%s: %v %v", c.bundle[1], got, err)
		}
	}
}

func TestParseBundle(t *testing.T) {
	m := &parse(t, read(t, "ours", "data-api-sale.manifest.json")).Manifest
	for name, c := range map[string]struct {
		in   string
		want error
	}{
		"empty":              {`{"requirements":{}}`, nil},
		"notes":              {`{"requirements":{},"_description":"x"}`, nil},
		"null run":           {`{"requirements":{"R4":{"J1":[null]}}}`, nil},
		"no requirements":    {`{}`, ErrBundle},
		"not an object":      {`[]`, ErrBundle},
		"requirement text":   {`{"requirements":{"R1":"PASS"}}`, ErrBundle},
		"runs not an array":  {`{"requirements":{"R4":{"J1":{}}}}`, ErrBundle},
		"surplus run":        {`{"requirements":{"R4":{"J1":[{},{},{},{}]}}}`, ErrSurplus},
		"surplus judge":      {`{"requirements":{"R4":{"J3":[]}}}`, ErrSurplus},
		"surplus id":         {`{"requirements":{"R5":{"__direct__":"PASS"}}}`, ErrSurplus},
		"direct for judged":  {`{"requirements":{"R4":{"__direct__":"PASS"}}}`, ErrSurplus},
		"judge for measured": {`{"requirements":{"R1":{"J1":[{"verdict":"PASS"}]}}}`, ErrSurplus},
	} {
		got, err := ParseBundle(m, []byte(c.in))
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v", name, err)
		}
		if c.want == nil && !reflect.DeepEqual(got, NewObservations(m)) {
			t.Errorf("%s: %v", name, got)
		}
	}
	got, err := ParseBundle(m, []byte(`{"requirements":{"R1":{"__direct__":"FAIL"},"R2":{"__direct__":"YES"},"R4":{"J2":[{"verdict":"PASS","confidence":2},{"verdict":"FAIL"},{"raw":"{\"verdict\":\"PASS\"}"}]}}}`))
	want := Observations{{{Fail}}, {{Unresolved}}, {{Unresolved}}, {{0, 0, 0}, {Unresolved, Fail, Pass}}}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v %v", got, err)
	}
}

func FuzzParseResult(f *testing.F) {
	f.Add([]byte("x\n{\"verdict\":\"PASS\",\"confidence\":0.5}\r\n"))
	f.Fuzz(func(t *testing.T, raw []byte) {
		got := ParseResult(raw)
		if got > Fail {
			t.Fatalf("verdict %d", got)
		}
		if again := ParseResult(append([]byte("prose\n"), raw...)); again != got && got != Unresolved {
			t.Fatalf("prose before changes %s to %s", got, again)
		}
		if after := ParseResult(append(append([]byte(nil), raw...), "\nx"...)); after != Unresolved {
			t.Fatalf("prose after gives %s", after)
		}
	})
}

func FuzzParseBundle(f *testing.F) {
	f.Add(read(f, "ours", "data-api-sale.observations.json"))
	m := &parse(f, read(f, "ours", "data-api-sale.manifest.json")).Manifest
	f.Fuzz(func(t *testing.T, raw []byte) {
		o, err := ParseBundle(m, raw)
		if err != nil {
			return
		}
		if len(o) != 4 || len(o[0][0]) != 1 || len(o[3]) != 2 || len(o[3][0]) != 3 || len(o[3][1]) != 3 {
			t.Fatalf("shape %v", o)
		}
	})
}
