package manifest

import (
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

func TestParseCriteria(t *testing.T) {
	for in, want := range map[string]Check{
		"age_seconds <= 5":                 {Measure: MeasureAgeSeconds, Op: OpLE, Bound: 5},
		"item_count >= 1":                  {Measure: MeasureItemCount, Op: OpGE, Bound: 1},
		"item_count > 0":                   {Measure: MeasureItemCount, Op: OpGT},
		"subject_match == 1":               {Measure: MeasureSubjectMatch, Op: OpEQ, Bound: 1},
		"body_bytes < 4096":                {Measure: MeasureBodyBytes, Op: OpLT, Bound: 4096},
		"json_valid == 1":                  {Measure: MeasureJSONValid, Op: OpEQ, Bound: 1},
		"field_present:/a/b~1c == 1":       {Measure: MeasureFieldPresent, Pointer: "/a/b~1c", Op: OpEQ, Bound: 1},
		"integer_field:/t >= -273":         {Measure: MeasureInteger, Pointer: "/t", Op: OpGE, Bound: -273},
		"field_type:/a:integer == 1":       {Measure: MeasureFieldType, Pointer: "/a", Type: TypeInteger, Op: OpEQ, Bound: 1},
		"field_type:/a:string:string == 1": {Measure: MeasureFieldType, Pointer: "/a:string", Type: TypeString, Op: OpEQ, Bound: 1},
		"number:/p@2 >= -10050":            {Measure: MeasureNumber, Pointer: "/p", Scale: 2, Op: OpGE, Bound: -10050},
		"number:/p@1@0 < 3":                {Measure: MeasureNumber, Pointer: "/p@1", Op: OpLT, Bound: 3},
		"number:/@15 > 0":                  {Measure: MeasureNumber, Pointer: "/", Scale: 15, Op: OpGT},
		"latency_seconds <= 5":             {Measure: MeasureLatency, Op: OpLE, Bound: 5},
		"latency_seconds < 5":              {Measure: MeasureLatency, Op: OpLT, Bound: 5},
		"schema:0x00000000000000000000000000000000000000000000000000000000000000ab == 1": {Measure: MeasureSchema, Schema: common.Hash{31: 0xab}, Op: OpEQ, Bound: 1},
		"integer_field:/ <= 1":                  {Measure: MeasureInteger, Pointer: "/", Op: OpLE, Bound: 1},
		"body_bytes <= 9007199254740991":        {Measure: MeasureBodyBytes, Op: OpLE, Bound: 9007199254740991},
		"integer_field:/x >= -9007199254740991": {Measure: MeasureInteger, Pointer: "/x", Op: OpGE, Bound: -9007199254740991},
	} {
		got, err := ParseCriteria(in)
		if err != nil || got != want {
			t.Errorf("%q: %+v %v", in, got, err)
		}
		if written := got.Name() + " " + got.Limit(); written != in {
			t.Errorf("%q is written back as %q", in, written)
		}
	}
	for in, want := range map[string]error{
		"": ErrCriteria, "age_seconds": ErrCriteria, "age_seconds <= 5 ": ErrCriteria, " age_seconds <= 5": ErrCriteria,
		"age_seconds<=5": ErrCriteria, "age_seconds <=  5": ErrCriteria, "age_seconds => 5": ErrCriteria, "age_seconds != 5": ErrCriteria,
		"age_seconds <= 5.0": ErrCriteria, "age_seconds <= 05": ErrCriteria, "age_seconds <= +5": ErrCriteria, "age_seconds <= -0": ErrCriteria,
		"age_seconds <= 5s": ErrCriteria, "age_seconds <= 5\n": ErrCriteria, "body_bytes <= 9007199254740992": ErrCriteria,
		"age_seconds <= 99999999999999999999": ErrCriteria, "Age_Seconds <= 5": ErrCriteria, "latency <= 5": ErrMeasure,
		"age_seconds:/ts <= 5": ErrMeasure, "field_present == 1": ErrMeasure, "field_present:/a~2 == 1": ErrMeasure,
		"field_present:a == 1": ErrCriteria, "field_type:/a == 1": ErrMeasure, "field_type:/a:text == 1": ErrMeasure, "field_type:/a: == 1": ErrMeasure,
		"field_type == 1": ErrMeasure, "field_type:/a:null == 1": ErrMeasure, "field_type:/~:string == 1": ErrMeasure, "number:/a >= 1": ErrMeasure, "number:/a@ >= 1": ErrMeasure,
		"number:/a@16 >= 1": ErrMeasure, "number:/a@02 >= 1": ErrMeasure, "number:/a@-1 >= 1": ErrMeasure, "number:/a@2 >= 1.5": ErrCriteria, "number:/~3@2 >= 1": ErrMeasure,
		"number >= 1": ErrMeasure, "latency_ms <= 5": ErrMeasure, "schema:/a == 1": ErrMeasure, "schema == 1": ErrMeasure,
		"schema:0xab == 1": ErrCriteria, "schema:0x00000000000000000000000000000000000000000000000000000000000000AB == 1": ErrCriteria,
		"latency_seconds >= 5": ErrMeasure, "latency_seconds > 5": ErrMeasure, "latency_seconds == 5": ErrMeasure, "latency_seconds:/a <= 5": ErrMeasure,
		"field_present:0x00000000000000000000000000000000000000000000000000000000000000ab == 1": ErrMeasure,
		"body_bytes:0x00000000000000000000000000000000000000000000000000000000000000ab <= 1":    ErrMeasure,
	} {
		if _, err := ParseCriteria(in); !errors.Is(err, want) {
			t.Errorf("%q: got %v, want %v", in, err, want)
		}
	}
}

func TestCheckHolds(t *testing.T) {
	for _, c := range []struct {
		op                  string
		below, equal, above bool
	}{
		{OpLE, true, true, false}, {OpLT, true, false, false}, {OpGE, false, true, true}, {OpGT, false, false, true},
		{OpEQ, false, true, false}, {"!=", false, false, false},
	} {
		check := Check{Op: c.op, Bound: 5}
		if check.Holds(4) != c.below || check.Holds(5) != c.equal || check.Holds(6) != c.above {
			t.Errorf("%s: %t %t %t", c.op, check.Holds(4), check.Holds(5), check.Holds(6))
		}
	}
}

func TestParseReading(t *testing.T) {
	for in, want := range map[string]Reading{
		"": {},
		"data_time=response:/ts@unix; items=response:/q; subject=response:/p; request_subject=query:pair": {
			DataTime: "/ts", DataTimeFormat: FormatUnix, Items: "/q", Subject: "/p", RequestQuery: "pair"},
		"request_subject=body:/a/b; data_time=response:/meta/at@rfc3339": {DataTime: "/meta/at", DataTimeFormat: FormatRFC, RequestBody: "/a/b"},
		"data_time=response:/t@unix_ms":                                  {DataTime: "/t", DataTimeFormat: FormatMillis},
	} {
		if got, err := ParseReading(in); err != nil || got != want {
			t.Errorf("%q: %+v %v", in, got, err)
		}
	}
	for _, in := range []string{
		"the field named ts", "items=response:/a; items=response:/a", "items=response:/a;subject=response:/b", "items=response:a", "items=response:",
		"items=request:/a", "data_time=response:/t", "data_time=response:/t@iso", "data_time=response:/~@unix", "request_subject=query:", "request_subject=query:a b",
		"request_subject=path:1", "price=response:/a", "items=response:/a\n", "; ", "items=response:/~2",
	} {
		if _, err := ParseReading(in); !errors.Is(err, ErrReading) {
			t.Errorf("%q: %v", in, err)
		}
	}
}

// FuzzParse checks that any input either is refused or gives the same defects and the same hash when read again from
// its canonical form.
func FuzzParse(f *testing.F) {
	for _, path := range [][]string{
		{"draft", "nonconforming-pmf-milestone.manifest.json"}, {"ours", "data-api-sale.manifest.json"}, {"built", "vague.manifest.json"},
		{"built", "quote-feed.manifest.json"},
	} {
		f.Add(read(f, path...))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		d, err := Parse(raw)
		if err != nil {
			return
		}
		_, defects := Compile(d)
		canonical, err := d.Canonical()
		if err != nil {
			if len(defects) == 0 {
				t.Fatalf("compiles and has no canonical form: %v", err)
			}
			return
		}
		again, err := Parse(canonical)
		if err != nil {
			t.Fatalf("canonical form is refused: %v", err)
		}
		a, _ := d.Hash()
		b, _ := again.Hash()
		if a != b {
			t.Fatal("hash changed")
		}
		if c, more := Compile(again); (c != nil) != (len(more) == 0) {
			t.Fatalf("compiled %v with defects %v", c, more)
		}
	})
}

func FuzzParseCriteria(f *testing.F) {
	f.Add("integer_field:/a <= 5")
	f.Fuzz(func(t *testing.T, s string) {
		if c, err := ParseCriteria(s); err == nil && c.Name()+" "+c.Limit() != s {
			t.Fatalf("%q is written back as %q", s, c.Name()+" "+c.Limit())
		}
	})
}

func FuzzParseReading(f *testing.F) {
	f.Add(QuoteDataTime + "; " + QuoteItems + "; " + QuoteSubject)
	f.Fuzz(func(t *testing.T, s string) {
		r, err := ParseReading(s)
		if err != nil {
			return
		}
		if same, err := r.merge(r); err != nil || same != r {
			t.Fatalf("%q does not merge with itself: %v", s, err)
		}
	})
}
