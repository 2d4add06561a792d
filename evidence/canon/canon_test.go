package canon

import (
	"bytes"
	"encoding/json"
	"errors"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gowebpki/jcs"
)

func TestCanonicalizeOfficialVectors(t *testing.T) {
	inputs, err := filepath.Glob("testdata/input/*.json")
	if err != nil || len(inputs) < 6 {
		t.Fatalf("vectors: %v, %d files", err, len(inputs))
	}
	for _, input := range inputs {
		t.Run(filepath.Base(input), func(t *testing.T) {
			raw, err := os.ReadFile(input)
			if err != nil {
				t.Fatal(err)
			}
			want, err := os.ReadFile(filepath.Join("testdata/output", filepath.Base(input)))
			if err != nil {
				t.Fatal(err)
			}
			got, err := Canonicalize(raw)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, want) {
				t.Errorf("got  %s\nwant %s", got, want)
			}
			if err := IsCanonical(got); err != nil {
				t.Errorf("output is not its own canonical form: %v", err)
			}
		})
	}
}

// The table of RFC 8785 appendix B: IEEE 754 bits and their ECMAScript form.
func TestNumbersOfAppendixB(t *testing.T) {
	for _, v := range []struct {
		bits uint64
		want string
	}{
		{0x0000000000000000, "0"},
		{0x8000000000000000, "0"},
		{0x0000000000000001, "5e-324"},
		{0x8000000000000001, "-5e-324"},
		{0x7fefffffffffffff, "1.7976931348623157e+308"},
		{0xffefffffffffffff, "-1.7976931348623157e+308"},
		{0x4340000000000000, "9007199254740992"},
		{0xc340000000000000, "-9007199254740992"},
		{0x4430000000000000, "295147905179352830000"},
		{0x44b52d02c7e14af5, "9.999999999999997e+22"},
		{0x44b52d02c7e14af6, "1e+23"},
		{0x44b52d02c7e14af7, "1.0000000000000001e+23"},
		{0x444b1ae4d6e2ef4e, "999999999999999700000"},
		{0x444b1ae4d6e2ef4f, "999999999999999900000"},
		{0x444b1ae4d6e2ef50, "1e+21"},
		{0x3eb0c6f7a0b5ed8c, "9.999999999999997e-7"},
		{0x3eb0c6f7a0b5ed8d, "0.000001"},
		{0x41b3de4355555553, "333333333.3333332"},
		{0x41b3de4355555554, "333333333.33333325"},
		{0x41b3de4355555555, "333333333.3333333"},
		{0x41b3de4355555556, "333333333.3333334"},
		{0x41b3de4355555557, "333333333.33333343"},
		{0xbecbf647612f3696, "-0.0000033333333333333333"},
		{0x43143ff3c1cb0959, "1424953923781206.2"},
	} {
		got, err := Encode(math.Float64frombits(v.bits))
		if err != nil || string(got) != v.want {
			t.Errorf("%016x: got %s %v, want %s", v.bits, got, err, v.want)
		}
		again, err := Canonicalize(got)
		if err != nil || string(again) != v.want {
			t.Errorf("%016x read back: got %s %v, want %s", v.bits, again, err, v.want)
		}
	}
	for _, bits := range []uint64{0x7fffffffffffffff, 0x7ff0000000000000} { // NaN, infinity
		if _, err := Encode(math.Float64frombits(bits)); !errors.Is(err, ErrNumberRange) {
			t.Errorf("%016x: %v", bits, err)
		}
	}
}

func TestDecodeRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		in   string
		want error
	}{
		"duplicate member":           {`{"a":1,"a":2}`, ErrDuplicate},
		"duplicate behind an escape": {`{"a":1,"\u0061":2}`, ErrDuplicate},
		"duplicate deep inside":      {`[{"x":{"a":1,"a":2}}]`, ErrDuplicate},
		"invalid UTF-8":              {"\"\xff\"", ErrInvalidUTF8},
		"UTF-8 of a surrogate":       {"\"\xed\xa0\x80\"", ErrInvalidUTF8},
		"lone high surrogate":        {`"\ud800"`, ErrLoneSurrogate},
		"lone low surrogate":         {`"\udc00"`, ErrLoneSurrogate},
		"high and no low":            {`"\ud800\u0041"`, ErrLoneSurrogate},
		"high and text":              {`"\ud800xyzabc"`, ErrLoneSurrogate},
		"low then high":              {`"\udc00\ud800"`, ErrLoneSurrogate},
		"number out of range":        {`1e400`, ErrNumberRange},
		"empty":                      {``, ErrSyntax},
		"space only":                 {` `, ErrSyntax},
		"two values":                 {`1 2`, ErrSyntax},
		"trailing comma":             {`[1,]`, ErrSyntax},
		"trailing comma in object":   {`{"a":1,}`, ErrSyntax},
		"leading comma":              {`[,1]`, ErrSyntax},
		"no comma":                   {`[1 2]`, ErrSyntax},
		"no colon":                   {`{"a" 1}`, ErrSyntax},
		"bare name":                  {`{a:1}`, ErrSyntax},
		"unterminated array":         {`[1`, ErrSyntax},
		"unterminated object":        {`{"a":1`, ErrSyntax},
		"unterminated string":        {`"a`, ErrSyntax},
		"control character":          {"\"a\nb\"", ErrSyntax},
		"unknown escape":             {`"\x"`, ErrSyntax},
		"short unicode escape":       {`"\u12`, ErrSyntax},
		"bad unicode escape":         {`"\u12g4"`, ErrSyntax},
		"leading zero":               {`01`, ErrSyntax},
		"plus":                       {`+1`, ErrSyntax},
		"bare minus":                 {`-`, ErrSyntax},
		"point without digits":       {`1.`, ErrSyntax},
		"exponent without digits":    {`1e`, ErrSyntax},
		"hexadecimal":                {`0x1`, ErrSyntax},
		"NaN":                        {`NaN`, ErrSyntax},
		"Infinity":                   {`Infinity`, ErrSyntax},
		"comment":                    {`/*x*/1`, ErrSyntax},
		"byte order mark":            {"\ufeff1", ErrSyntax},
		"no-break space":             {"\u00a01", ErrSyntax},
		"NUL":                        {"1\x00", ErrSyntax},
		"literal cut":                {`tru`, ErrSyntax},
		"literal continued":          {`nulll`, ErrSyntax},
	} {
		if _, err := Canonicalize([]byte(c.in)); !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", name, err, c.want)
		}
	}
}

func TestDecodeLimits(t *testing.T) {
	nested := func(n int) []byte { return []byte(strings.Repeat("[", n) + strings.Repeat("]", n)) }
	if _, err := Canonicalize(nested(MaxDepth)); err != nil {
		t.Errorf("depth %d: %v", MaxDepth, err)
	}
	if _, err := Canonicalize(nested(MaxDepth + 1)); !errors.Is(err, ErrTooDeep) {
		t.Errorf("depth %d: %v", MaxDepth+1, err)
	}
	objects := []byte(strings.Repeat(`{"a":`, MaxDepth+1) + "1" + strings.Repeat("}", MaxDepth+1))
	if _, err := Canonicalize(objects); !errors.Is(err, ErrTooDeep) {
		t.Errorf("objects of depth %d: %v", MaxDepth+1, err)
	}
	long := []byte(`"` + strings.Repeat("a", MaxBytes-2) + `"`)
	if _, err := Canonicalize(long); err != nil {
		t.Errorf("%d bytes: %v", len(long), err)
	}
	if _, err := Canonicalize(append(long, ' ')); !errors.Is(err, ErrTooLong) {
		t.Errorf("%d bytes: %v", len(long)+1, err)
	}
}

func TestEncodeOrdersByUTF16(t *testing.T) {
	// U+1F600 is d83d de00 in UTF-16 and sorts before U+E000; by bytes or code points it would come last.
	got, err := Canonicalize([]byte(`{"\ue000":1,"\ud83d\ude00":2,"a":3}`))
	if err != nil {
		t.Fatal(err)
	}
	if want := "{\"a\":3,\"\U0001f600\":2,\"\ue000\":1}"; string(got) != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestMarshalKeepsCharacters(t *testing.T) {
	got, err := Marshal(map[string]string{"s": "<&>\u2028\u2029"})
	if err != nil {
		t.Fatal(err)
	}
	if want := "{\"s\":\"<&>\u2028\u2029\"}"; string(got) != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestInteger(t *testing.T) {
	for in, ok := range map[json.Number]bool{
		"0": true, "-1": true, "9007199254740991": true, "-9007199254740991": true, "9007199254740992": false,
		"-9007199254740992": false, "1.0": false, "1e2": false, "0.5": false, "-0": false, "99999999999999999999": false,
	} {
		if n, err := Integer(in); (err == nil) != ok || (ok && strconv.FormatInt(n, 10) != string(in)) || (!ok && !errors.Is(err, ErrNotInteger)) {
			t.Errorf("%s: %d, %v", in, n, err)
		}
	}
}

func TestUnmarshalIsCaseExactAndClosed(t *testing.T) {
	type inner struct {
		Word string `json:"word"`
	}
	var dst struct {
		Verdict string           `json:"verdict"`
		Items   []inner          `json:"items"`
		ByName  map[string]inner `json:"by_name"`
		Hash    common.Hash      `json:"hash"`
	}
	good := `{"verdict":"x","items":[{"word":"y"}],"by_name":{"ANY":{"word":"z"}},"hash":"0x` + strings.Repeat("11", 32) + `"}`
	if err := Unmarshal([]byte(good), &dst); err != nil || dst.ByName["ANY"].Word != "z" || dst.Hash[0] != 0x11 {
		t.Fatalf("%v %+v", err, dst)
	}
	for name, in := range map[string]string{
		"other case":        `{"Verdict":"x"}`,
		"unknown":           `{"verdict":"x","more":1}`,
		"unknown in a list": `{"items":[{"Word":"y"}]}`,
		"unknown in a map":  `{"by_name":{"a":{"w":1}}}`,
	} {
		if err := Unmarshal([]byte(in), &dst); !errors.Is(err, ErrUnknownMember) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := Unmarshal([]byte(`{"verdict":1}`), &dst); !errors.Is(err, ErrSyntax) {
		t.Errorf("wrong type: %v", err)
	}
	if err := Unmarshal([]byte(`{"verdict":"a","verdict":"b"}`), &dst); !errors.Is(err, ErrDuplicate) {
		t.Errorf("duplicate: %v", err)
	}
}

func TestLookup(t *testing.T) {
	v, err := Decode([]byte(`{"a":{"b/c":[10,{"~":20}]},"":30}`))
	if err != nil {
		t.Fatal(err)
	}
	for pointer, want := range map[string]string{
		"/a/b~1c/0": "10", "/a/b~1c/1/~0": "20", "/": "30", "/a/b~1c/00": "", "/a/b~1c/2": "", "/a/b~1c/-": "", "/x": "",
		"a": "", "/a/b~2c": "", "/a/b~1c/0/x": "", "/a/b~1c/+1": "", "/a/b~1c/99999999999999999999": "",
	} {
		got, ok := Lookup(v, pointer)
		n, _ := got.(json.Number)
		if ok != (want != "") || string(n) != want {
			t.Errorf("%q: got %v %t, want %q", pointer, got, ok, want)
		}
	}
	if whole, ok := Lookup(v, ""); !ok || whole == nil {
		t.Error("the empty pointer is the whole document")
	}
}

func TestCID(t *testing.T) {
	h := Hash([]byte("redress"))
	c := CID(h)
	if !strings.HasPrefix(c, "f01551b20") || len(c) != 9+64 || URI(h) != "ipfs://"+c {
		t.Errorf("%s", c)
	}
	back, err := ParseCID(c)
	if err != nil || back != h {
		t.Errorf("%v %v", back, err)
	}
	for _, bad := range []string{
		"", c[:len(c)-1], c + "0", strings.ToUpper(c), "f01701b20" + c[9:], "f01551220" + c[9:], c[:len(c)-1] + "g",
		"f01551b20" + strings.ToUpper(c[9:]),
	} {
		if _, err := ParseCID(bad); !errors.Is(err, ErrNotContentID) {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

// FuzzCanonicalize checks that canonical bytes are a fixed point, hold the same data, and equal those of an independent
// implementation wherever both accept the input.
func FuzzCanonicalize(f *testing.F) {
	for _, seed := range []string{
		`{"b":[1,2.5e-7,null,true],"a":"\u00e9\ud83d\ude00\u0000"}`, `[[[]]]`, `"\\\"\b"`, `-0`, `1e21`, ` {"":{}} `,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		got, err := Canonicalize(raw)
		if err != nil {
			return
		}
		if err := IsCanonical(got); err != nil {
			t.Fatalf("%q -> %q: %v", raw, got, err)
		}
		var a, b any
		if json.Unmarshal(raw, &a) != nil || json.Unmarshal(got, &b) != nil {
			t.Fatalf("encoding/json refuses %q or %q", raw, got)
		}
		if !reflect.DeepEqual(a, b) {
			t.Fatalf("data changed: %v, %v", a, b)
		}
		if other, err := jcs.Transform(raw); err == nil && raw[0] != '"' && !bytes.Equal(other, got) {
			t.Fatalf("another implementation gives %q, not %q", other, got)
		}
	})
}

func FuzzNumbers(f *testing.F) {
	f.Add(uint64(0x44b52d02c7e14af6))
	f.Fuzz(func(t *testing.T, bits uint64) {
		x := math.Float64frombits(bits)
		got, err := Encode(x)
		if err != nil {
			return
		}
		want, err := jcs.NumberToJSON(x)
		if err != nil || string(got) != want {
			t.Fatalf("%x: got %s, want %s (%v)", bits, got, want, err)
		}
		if back, err := strconv.ParseFloat(string(got), 64); err != nil || back != x {
			t.Fatalf("%s does not read back: %v", got, err)
		}
	})
}
