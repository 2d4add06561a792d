package manifest

import (
	"bytes"
	"cmp"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"

	"github.com/redress-protocol/redress/evidence/canon"
)

// The schemas are JSON Schema 2020-12 documents: draft.json is the published draft 0.0.2, member for member,
// candidate.json adds the members of 0.0.3 that judged runs need, and profile.json is this project's profile. Every member
// is described and every difference named.
//
//go:embed schema/draft.json schema/candidate.json schema/profile.json
var schemaFiles embed.FS

// SchemaNames are the schemas that Schema returns.
func SchemaNames() []string { return []string{"draft", "candidate", "profile"} }

// Schema is the JSON Schema document of one of SchemaNames.
func Schema(name string) ([]byte, error) {
	if !slices.Contains(SchemaNames(), name) {
		return nil, fmt.Errorf("no schema %.40q, there are %s", name, strings.Join(SchemaNames(), ", "))
	}
	return schemaFiles.ReadFile("schema/" + name + ".json")
}

var (
	draftSchema       = sync.OnceValue(func() *jsonschema.Schema { return compileSchema("draft") })
	acquisitionSchema = sync.OnceValue(func() *jsonschema.Schema { return compileSchema("candidate") })
	profileSchema     = sync.OnceValue(func() *jsonschema.Schema { return compileSchema("profile") })
)

// compileSchema panics on an embedded document that is no schema: that is a broken build.
func compileSchema(name string) *jsonschema.Schema {
	raw, err := Schema(name)
	if err != nil {
		panic(err)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
	if err != nil {
		panic(fmt.Sprintf("schema %s: %v", name, err))
	}
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2020)
	c.AssertFormat() // created_at is a time, not a hint
	at := "urn:redress:schema:" + name
	if err := c.AddResource(at, doc); err != nil {
		panic(fmt.Sprintf("schema %s: %v", name, err))
	}
	return c.MustCompile(at)
}

// policyAt is the one place where the schema's word list is left to a rule: C13 tells a reserved policy from an unknown
// one, which an enumeration cannot.
const policyAt = "/adjudication/policy_on_unresolved/policy"

// checkSchema validates a document. It returns what remains readable, so that the rules can run beside schema defects,
// and every defect in the order of their pointers.
func checkSchema(s *jsonschema.Schema, tree map[string]any) (any, []Defect) {
	err := s.Validate(exactNumbers(tree))
	if err == nil {
		return tree, nil
	}
	var invalid *jsonschema.ValidationError
	if !errors.As(err, &invalid) {
		return nil, []Defect{schemaDefect("VALIDATE", "", nil, err.Error(), "rewrite the document")}
	}
	found := leaves(invalid, nil)
	slices.SortStableFunc(found, func(a, b place) int {
		if c := slices.CompareFunc(a.path, b.path, compareTokens); c != 0 {
			return c
		}
		return cmp.Compare(a.defect.Code, b.defect.Code)
	})
	var defects []Defect
	dropped := map[string]bool{}
	for _, p := range found {
		value, present := canon.Lookup(tree, p.defect.Pointer)
		if present {
			p.defect.Value = show(value)
		}
		if p.drop {
			dropped[p.defect.Pointer] = true
		}
		if p.defect.Code != "SCHEMA_ENUM" || p.defect.Pointer != policyAt {
			defects = append(defects, p.defect)
		}
	}
	return readable(tree, "", dropped), defects
}

// place is a defect with the path that orders it. drop: the value cannot be read as what its place holds.
type place struct {
	path   []string
	defect Defect
	drop   bool
}

// leaves flattens the validator's tree of causes.
func leaves(e *jsonschema.ValidationError, out []place) []place {
	for _, cause := range e.Causes {
		out = leaves(cause, out)
	}
	if len(e.Causes) > 0 {
		return out
	}
	here := ""
	for _, token := range e.InstanceLocation {
		here += "/" + canon.EscapePointer(token)
	}
	one := func(drop bool, code, message, fix string) []place {
		return append(out, place{path: e.InstanceLocation, defect: schemaDefect(code, here, nil, message, fix), drop: drop})
	}
	// A member is named by a pointer of its own, so that what has to be added or removed is the place that is shown.
	each := func(names []string, drop bool, code, message, fix string) []place {
		for _, name := range names {
			out = append(out, place{path: append(slices.Clone(e.InstanceLocation), name), drop: drop,
				defect: schemaDefect(code, here+"/"+canon.EscapePointer(name), nil, message, fix)})
		}
		return out
	}
	switch k := e.ErrorKind.(type) {
	case *kind.Required:
		return each(k.Missing, false, "REQUIRED", "required member is absent", "add it")
	case *kind.AdditionalProperties:
		return each(k.Properties, true, "UNKNOWN", "unknown member", "remove it")
	case *kind.Type:
		if k.Got == "number" && slices.Contains(k.Want, "integer") { // an integer is wanted, see exactNumbers
			return one(true, "INTEGER", "not an integer within ±(2^53-1)", "write an integer")
		}
		want := strings.Join(k.Want, " or ")
		return one(true, "TYPE", "not of type "+want, "give a value of type "+want)
	case *kind.Enum:
		return one(false, "ENUM", "not one of the allowed words", "use "+wordList(k.Want))
	case *kind.Const:
		if _, word := k.Want.(string); word {
			return one(false, "ENUM", "not one of the allowed words", "use "+wordList([]any{k.Want}))
		}
		return one(true, "CONST", "another value is fixed here", "write "+show(k.Want))
	case *kind.Pattern:
		return one(false, "PATTERN", "does not match "+k.Want, "rewrite it")
	case *kind.MinLength:
		return one(false, "MIN_LENGTH", fmt.Sprintf("shorter than %d character(s)", k.Want), "write it out")
	case *kind.MinItems:
		return one(false, "MIN_ITEMS", fmt.Sprintf("%d element(s), at least %d", k.Got, k.Want), "add elements")
	case *kind.Minimum:
		return one(false, "RANGE", "below "+k.Want.RatString(), "at least "+k.Want.RatString())
	case *kind.Maximum:
		return one(false, "RANGE", "above "+k.Want.RatString(), "at most "+k.Want.RatString())
	case *kind.Format:
		return one(false, "DATE_TIME", "not an RFC 3339 time", "write it as 2026-01-31T00:00:00Z")
	}
	// No other keyword is in the schemas; one that is added is still reported, and what it refuses is not read.
	return one(true, "OTHER", fmt.Sprintf("breaks %s", strings.Join(e.ErrorKind.KeywordPath(), "/")), "see the schema")
}

func wordList(want []any) string {
	words := make([]string, len(want))
	for i, w := range want {
		words[i] = fmt.Sprint(w)
	}
	return strings.Join(words, ", ")
}

// compareTokens orders array indices as numbers.
func compareTokens(a, b string) int {
	i, errA := strconv.ParseUint(a, 10, 31)
	k, errB := strconv.ParseUint(b, 10, 31)
	if errA == nil && errB == nil {
		return cmp.Compare(i, k)
	}
	return cmp.Compare(a, b)
}

// exactNumbers copies a document for the validator with 0.5 in place of every number that is not an integer within
// ±(2^53-1) as written: 1e5 and 2^53 are integers to a JSON Schema and have no one reading here. The only number that
// may be another is the temperature, of which the schemas say nothing but its type.
func exactNumbers(v any) any {
	switch v := v.(type) {
	case map[string]any:
		out := make(map[string]any, len(v))
		for name, member := range v {
			out[name] = exactNumbers(member)
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i, element := range v {
			out[i] = exactNumbers(element)
		}
		return out
	case json.Number:
		if _, err := canon.Integer(v); err != nil {
			return json.Number("0.5")
		}
	}
	return v
}

// readable copies a document without the values that were dropped. An element of an array keeps its place, as null, so
// that the pointers of later defects stay true.
func readable(v any, at string, dropped map[string]bool) any {
	if dropped[at] {
		return nil
	}
	switch v := v.(type) {
	case map[string]any:
		out := map[string]any{}
		for name, member := range v {
			if kept := readable(member, at+"/"+canon.EscapePointer(name), dropped); kept != nil {
				out[name] = kept
			}
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i, element := range v {
			out[i] = readable(element, at+"/"+strconv.Itoa(i), dropped)
		}
		return out
	}
	return v
}

// schemaDefect always has rule SCHEMA; the code says which keyword.
func schemaDefect(code, at string, v any, message, fix string) Defect {
	return Defect{Rule: "SCHEMA", Code: "SCHEMA_" + code, Pointer: at, Value: show(v), Message: message, Fix: fix}
}

// show is a value as compact JSON, shortened.
func show(v any) string {
	if v == nil {
		return ""
	}
	b, err := json.Marshal(v)
	if err != nil {
		return fmt.Sprintf("%v", v)
	}
	if len(b) > 80 {
		b = append(b[:77:77], "..."...)
		for !utf8.Valid(b) {
			b = append(b[:len(b)-4:len(b)-4], "..."...)
		}
	}
	return string(b)
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
