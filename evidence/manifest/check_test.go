package manifest

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/redress-protocol/redress/evidence/canon"
)

func read(t testing.TB, path ...string) []byte {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join(append([]string{"testdata"}, path...)...))
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func parse(t testing.TB, raw []byte) *Document {
	t.Helper()
	d, err := Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func codes(defects []Defect) []string {
	out := []string{}
	for _, d := range defects {
		out = append(out, d.Code)
	}
	return out
}

func TestPublishedExamplesConform(t *testing.T) {
	for _, path := range [][]string{
		{"draft", "data-feed-sla.manifest.json"}, {"draft", "website-delivery.manifest.json"}, {"ours", "data-api-sale.manifest.json"},
	} {
		if _, err := Load(read(t, path...)); err != nil {
			t.Errorf("%s: %v", path[1], err)
		}
	}
}

func TestNonconformingExampleHasItsFourteenDefects(t *testing.T) {
	d := parse(t, read(t, "draft", "nonconforming-pmf-milestone.manifest.json"))
	defects := d.Check()
	want := []string{"SCHEMA_UNKNOWN", "C3_PROMPT_MISSING", "C2_SOURCE_MISSING", "C4_EVEN_RUNS", "C5_NO_LADDER",
		"C6_CHALLENGE_WINDOW_ESCROW", "C7_SPLIT_RATIO", "C8_SUBMITTER", "C9_TEMPERATURE", "C10_SCREENING", "C11_RAW_URL",
		"C12_VERSION", "C13_RESERVED", "C14_CAP_TOO_LARGE"}
	if got := codes(defects); !reflect.DeepEqual(got, want) {
		t.Fatalf("got  %v\nwant %v", got, want)
	}
	for _, f := range defects {
		rule, _, _ := strings.Cut(f.Code, "_")
		if f.Rule != rule || f.Message == "" || f.Fix == "" {
			t.Errorf("incomplete: %+v", f)
		}
	}
	if f := defects[0]; f.Pointer != "/adjudication/confidence_threshold" || f.Value != "0.6" {
		t.Errorf("place of the schema defect: %+v", f)
	}
	if f := defects[8]; f.Pointer != "/judge/sampling/temperature" || f.Value != "0.7" {
		t.Errorf("place of C9: %+v", f)
	}
	if _, err := Load(read(t, "draft", "nonconforming-pmf-milestone.manifest.json")); !errors.Is(err, ErrRefused) {
		t.Errorf("load: %v", err)
	}
}

func TestHashOfTheWorkedExample(t *testing.T) {
	d := parse(t, read(t, "ours", "data-api-sale.manifest.json"))
	canonical, err := d.Canonical()
	if err != nil {
		t.Fatal(err)
	}
	if want := read(t, "ours", "data-api-sale.canonical.txt"); string(canonical) != string(want) || len(canonical) != 5318 {
		t.Errorf("canonical form differs (%d bytes)", len(canonical))
	}
	keccak, err := d.Hash()
	if err != nil || hex.EncodeToString(keccak[:]) != "d3855556408efd02384230dd1c2e011d221c24de5b41fca56ef37355e2fe7cfc" {
		t.Errorf("keccak256 %s %v", keccak, err)
	}
	sha, err := d.SHA256()
	if err != nil || hex.EncodeToString(sha[:]) != "509f75467389ef102544d9b0b3f1ab2daafd05284e525ce1e12973cfb5454d37" {
		t.Errorf("sha256 %s %v", sha, err)
	}
}

func TestHashLeavesOutCommitmentsOnly(t *testing.T) {
	base := tree(t, read(t, "ours", "data-api-sale.manifest.json"))
	hash := func(change func(m map[string]any)) string {
		m := clone(base)
		change(m)
		raw, err := canon.Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		h, err := parse(t, raw).Hash()
		if err != nil {
			t.Fatal(err)
		}
		return h.Hex()
	}
	same := hash(func(map[string]any) {})
	if got := hash(func(m map[string]any) { delete(m, "commitments") }); got != same {
		t.Error("commitments are part of the hash")
	}
	for name := range base {
		if got := hash(func(m map[string]any) { delete(m, name) }); name != "commitments" && got == same {
			t.Errorf("%s is not part of the hash", name)
		}
	}
}

func TestParseRefusesWhatHasNoOneReading(t *testing.T) {
	good := string(read(t, "ours", "data-api-sale.manifest.json"))
	for name, c := range map[string]struct {
		raw  string
		want error
	}{
		"not JSON":   {"{", canon.ErrSyntax},
		"an array":   {"[]", ErrRefused},
		"duplicate":  {strings.Replace(good, `"spec_version": "0.0.2",`, `"spec_version":"0.0.2","spec_version":"0.0.2",`, 1), canon.ErrDuplicate},
		"surrogate":  {strings.Replace(good, "buyer-agent", `\ud800`, 1), canon.ErrLoneSurrogate},
		"too long":   {good + strings.Repeat(" ", canon.MaxBytes), canon.ErrTooLong},
		"two values": {good + good, canon.ErrSyntax},
	} {
		if _, err := Parse([]byte(c.raw)); !errors.Is(err, c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// tree, clone and set edit a document as data, so that one test row is one change.
func tree(t testing.TB, raw []byte) map[string]any {
	t.Helper()
	v, err := canon.Decode(raw)
	if err != nil {
		t.Fatal(err)
	}
	return v.(map[string]any)
}

func clone(v map[string]any) map[string]any {
	return copyValue(v).(map[string]any)
}

func copyValue(v any) any {
	switch v := v.(type) {
	case map[string]any:
		out := map[string]any{}
		for name, e := range v {
			out[name] = copyValue(e)
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i, e := range v {
			out[i] = copyValue(e)
		}
		return out
	}
	return v
}

// absent as a value removes the member.
var absent = &struct{}{}

func set(t testing.TB, root map[string]any, pointer string, value any) {
	t.Helper()
	cut := strings.LastIndex(pointer, "/")
	parent, ok := canon.Lookup(root, pointer[:cut])
	if !ok {
		t.Fatalf("no %s", pointer[:cut])
	}
	name := pointer[cut+1:]
	switch parent := parent.(type) {
	case map[string]any:
		if value == absent {
			delete(parent, name)
			return
		}
		parent[name] = value
	case []any:
		parent[name[0]-'0'] = value
	}
}

// edit is one change to a document: pointer and new value.
type edit struct {
	pointer string
	value   any
}

func edited(t testing.TB, base map[string]any, edits ...edit) *Document {
	t.Helper()
	m := clone(base)
	for _, e := range edits {
		set(t, m, e.pointer, e.value)
	}
	raw, err := json.Marshal(m) // keeps numbers as they are written
	if err != nil {
		t.Fatal(err)
	}
	return parse(t, raw)
}

func value(raw string) any {
	v, err := canon.Decode([]byte(raw))
	if err != nil {
		panic(err)
	}
	return v
}
