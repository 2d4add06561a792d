package canon

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

// FuzzParseCID checks that one hash has one spelling.
func FuzzParseCID(f *testing.F) {
	f.Add(CID(common.Hash{1, 0xab}))
	f.Add(strings.ToUpper(CID(common.Hash{1, 0xab})))
	f.Fuzz(func(t *testing.T, s string) {
		if h, err := ParseCID(s); err == nil && CID(h) != s {
			t.Fatalf("%q is written back as %q", s, CID(h))
		}
	})
}

// FuzzUnmarshal checks that whatever is read into a type holds exactly what was written, but for members that are absent.
func FuzzUnmarshal(f *testing.F) {
	type inner struct {
		N json.Number    `json:"n"`
		M map[string]any `json:"m"`
	}
	type doc struct {
		A string  `json:"a"`
		B []inner `json:"b"`
		C *bool   `json:"c"`
	}
	f.Add([]byte(`{"a":"x","b":[{"n":1,"m":{"A":[null]}}],"c":true}`))
	f.Add([]byte(`{"A":"x"}`))
	f.Add([]byte(`{"b":[{"N":1}]}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		var d doc
		if Unmarshal(raw, &d) != nil {
			return
		}
		v, err := Decode(raw)
		if err != nil {
			t.Fatalf("read, and not strict JSON: %v", err)
		}
		members, _ := v.(map[string]any)
		for name := range members {
			if name != "a" && name != "b" && name != "c" {
				t.Fatalf("the unknown member %q is read", name)
			}
		}
		if a, given := members["a"].(string); given && a != d.A {
			t.Fatalf("%q is read as %q", a, d.A)
		}
	})
}

// FuzzLookup checks that a pointer finds what its escaped tokens name, and nothing where it is none.
func FuzzLookup(f *testing.F) {
	f.Add("/a~1b/0", "a/b", []byte(`{"a/b":[1]}`))
	f.Add("/~2", "~", []byte(`{"~":1}`))
	f.Fuzz(func(t *testing.T, pointer, name string, raw []byte) {
		v, err := Decode(raw)
		if err != nil {
			return
		}
		if _, found := Lookup(v, pointer); found && !ValidPointer(pointer) {
			t.Fatalf("%q is no pointer and finds something", pointer)
		}
		members, _ := v.(map[string]any)
		want, held := members[name]
		got, found := Lookup(v, "/"+EscapePointer(name))
		if !ValidPointer("/" + EscapePointer(name)) {
			t.Fatalf("%q is escaped to no pointer", name)
		}
		if elements, isList := v.([]any); isList && found {
			want, held = elements, true // an index: the element is one of the list
			got = v
		}
		if found != held {
			t.Fatalf("%q found %t, held %t", name, found, held)
		}
		a, errA := Encode(got)
		b, errB := Encode(want)
		if found && errA == nil && errB == nil && !bytes.Equal(a, b) {
			t.Fatalf("%s, want %s", a, b)
		}
	})
}
