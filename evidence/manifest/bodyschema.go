package manifest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/redress-protocol/redress/evidence/canon"
)

// Limits of a pinned schema and of what is held to it, inclusive. They keep one body within a few seconds of anybody's
// time, whatever a seller pins and serves.
const (
	MaxSchemaBytes  = 16 << 10 // of the canonical form
	MaxSchemaDepth  = 16       // subschemas within each other, the whole counted
	MaxSchemaValues = 64       // of one enum
	MaxEnumNumbers  = 8        // numbers in one enum, at any depth: each is compared exactly with each number of a body
	// MaxNumberText is the longest number in a body, in characters, and MaxExponent its largest exponent, either way. A
	// body with a number beyond them matches no schema.
	MaxNumberText = 128
	MaxExponent   = 400
)

// Reasons why a body does not match.
var (
	// ErrSchema is wrapped where a schema is none that this package runs.
	ErrSchema = errors.New("schema outside the closed list of keywords")
	// ErrMismatch is wrapped where a body is strict JSON and breaks the schema.
	ErrMismatch = errors.New("body does not match the schema")
)

// BodySchema is a JSON Schema (2020-12) that response bodies are held to, within the keywords of SchemaKeywords. Nothing
// in it refers to anything, so that it means the same to everybody who holds its bytes. Numbers are compared as
// written, without rounding; 1.0 is an integer, as JSON Schema has it; lengths of strings are counted in code points.
type BodySchema struct {
	hash     common.Hash
	compiled *jsonschema.Schema
}

// Hash is the keccak-256 of the schema's canonical form, the pin of the measure `schema`.
func (s *BodySchema) Hash() common.Hash { return s.hash }

// ParseBodySchema reads a schema strictly.
func ParseBodySchema(raw []byte) (*BodySchema, error) {
	tree, canonical, err := readSchema(raw)
	if err != nil {
		return nil, err
	}
	if faults := schemaFaults(tree, len(canonical)); len(faults) > 0 {
		return nil, fmt.Errorf("%w: at %s: %s", ErrSchema, orRoot(faults[0].at), faults[0].message)
	}
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2020)
	const at = "urn:redress:body"
	if err := c.AddResource(at, tree); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrSchema, err)
	}
	compiled, err := c.Compile(at)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrSchema, err)
	}
	return &BodySchema{canon.Hash(canonical), compiled}, nil
}

func readSchema(raw []byte) (tree any, canonical []byte, err error) {
	if tree, err = canon.Decode(raw); err != nil {
		return nil, nil, fmt.Errorf("%w: %w", ErrSchema, err)
	}
	if canonical, err = canon.Encode(tree); err != nil {
		return nil, nil, fmt.Errorf("%w: %w", ErrSchema, err)
	}
	return tree, canonical, nil
}

// Match holds a body to the schema: nil if it matches, an error that wraps ErrMismatch and names the first place in the
// order of pointers if it does not, and another one if it is not one strict JSON value.
func (s *BodySchema) Match(body []byte) error {
	v, err := canon.Decode(body)
	if err != nil {
		return fmt.Errorf("match body: %w", err)
	}
	if n := unwieldy(v); n != "" {
		return fmt.Errorf("%w: the number %.40s is beyond %d characters or an exponent of %d", ErrMismatch, n, MaxNumberText, MaxExponent)
	}
	err = s.compiled.Validate(v)
	if err == nil {
		return nil
	}
	var invalid *jsonschema.ValidationError
	if !errors.As(err, &invalid) {
		return fmt.Errorf("match body: %w", err)
	}
	first := firstBreach(invalid)
	keyword := strings.Join(first.ErrorKind.KeywordPath(), "/")
	if keyword == "" {
		keyword = "the schema false"
	}
	return fmt.Errorf("%w: %.80q breaks %s", ErrMismatch, pointerOf(first.InstanceLocation), keyword)
}

// firstBreach is the same whatever the order in which the validator walks a map.
func firstBreach(e *jsonschema.ValidationError) *jsonschema.ValidationError {
	if len(e.Causes) == 0 {
		return e
	}
	var first *jsonschema.ValidationError
	for _, cause := range e.Causes {
		if leaf := firstBreach(cause); first == nil || compareBreaches(leaf, first) < 0 {
			first = leaf
		}
	}
	return first
}

func compareBreaches(a, b *jsonschema.ValidationError) int {
	if c := slices.CompareFunc(a.InstanceLocation, b.InstanceLocation, compareTokens); c != 0 {
		return c
	}
	return slices.Compare(a.ErrorKind.KeywordPath(), b.ErrorKind.KeywordPath())
}

func pointerOf(tokens []string) string {
	var b strings.Builder
	for _, token := range tokens {
		b.WriteString("/" + canon.EscapePointer(token))
	}
	return b.String()
}

var exponent = regexp.MustCompile(`[eE]([+-]?[0-9]+)$`)

// unwieldy finds a number whose exact value is too large to compute with; empty if there is none.
func unwieldy(v any) string {
	switch v := v.(type) {
	case json.Number:
		if len(v) > MaxNumberText {
			return string(v)
		}
		if e := exponent.FindStringSubmatch(string(v)); e != nil {
			if n, err := strconv.Atoi(e[1]); err != nil || n > MaxExponent || n < -MaxExponent {
				return string(v)
			}
		}
	case []any:
		for _, element := range v {
			if n := unwieldy(element); n != "" {
				return n
			}
		}
	case map[string]any:
		for _, name := range sortedKeys(v) {
			if n := unwieldy(v[name]); n != "" {
				return n
			}
		}
	}
	return ""
}

// schemaFault is one reason why a schema is not run.
type schemaFault struct{ code, at, message, fix string }

// schemaFaults lists everything in a schema that is outside the closed list.
func schemaFaults(tree any, size int) []schemaFault {
	if _, ok := tree.(map[string]any); !ok {
		return []schemaFault{{"X11_VALUE", "", "the whole schema is not an object", "write an object"}}
	}
	var w schemaWalk
	if size > MaxSchemaBytes {
		w.fault("X11_SIZE", "", fmt.Sprintf("%d bytes in canonical form, at most %d", size, MaxSchemaBytes), "shorten it")
	}
	w.schema(tree, "", 1)
	return w.faults
}

type schemaWalk struct{ faults []schemaFault }

func (w *schemaWalk) fault(code, at, message, fix string) {
	w.faults = append(w.faults, schemaFault{code, at, message, fix})
}

// SchemaKeywords is the closed list of keywords of a pinned schema, with the JSON Schema meaning of each. `pattern` and
// `format` are not in it, because two validators read them differently, and no keyword that refers elsewhere is.
func SchemaKeywords() []string { return sortedKeys(schemaKeywords) }

// schemaKeywords reads the value of each keyword. It is filled by init, because its readers look keywords up in it.
var schemaKeywords map[string]func(w *schemaWalk, v any, at string, depth int)

func init() {
	schemaKeywords = map[string]func(w *schemaWalk, v any, at string, depth int){
		"type": (*schemaWalk).types, "enum": (*schemaWalk).values, "const": (*schemaWalk).value,
		"properties": (*schemaWalk).members, "required": (*schemaWalk).names, "additionalProperties": (*schemaWalk).child,
		"items": (*schemaWalk).child, "prefixItems": (*schemaWalk).list,
		"minItems": (*schemaWalk).length, "maxItems": (*schemaWalk).length, "minLength": (*schemaWalk).length, "maxLength": (*schemaWalk).length,
		"minimum": (*schemaWalk).number, "maximum": (*schemaWalk).number,
		"exclusiveMinimum": (*schemaWalk).number, "exclusiveMaximum": (*schemaWalk).number,
	}
}

// schema reads a schema or subschema: an object of known keywords, or true or false below the whole.
func (w *schemaWalk) schema(v any, at string, depth int) {
	if depth > MaxSchemaDepth {
		w.fault("X11_DEPTH", at, fmt.Sprintf("more than %d schemas within each other", MaxSchemaDepth), "flatten it")
		return
	}
	switch v := v.(type) {
	case bool:
	case map[string]any:
		for _, name := range sortedKeys(v) {
			here := at + "/" + canon.EscapePointer(name)
			if read, known := schemaKeywords[name]; known {
				read(w, v[name], here, depth)
			} else {
				w.fault("X11_KEYWORD", here, "a keyword outside the closed list", "use "+strings.Join(SchemaKeywords(), ", "))
			}
		}
	default:
		w.fault("X11_VALUE", at, "not a schema", "write an object, true or false")
	}
}

func (w *schemaWalk) child(v any, at string, depth int) { w.schema(v, at, depth+1) }

func (w *schemaWalk) members(v any, at string, depth int) {
	members, ok := v.(map[string]any)
	if !ok {
		w.fault("X11_VALUE", at, "not an object of schemas", "name each member with its schema")
	}
	for _, name := range sortedKeys(members) {
		w.schema(members[name], at+"/"+canon.EscapePointer(name), depth+1)
	}
}

func (w *schemaWalk) list(v any, at string, depth int) {
	elements, ok := v.([]any)
	if !ok || len(elements) == 0 {
		w.fault("X11_VALUE", at, "not a list of schemas", "list at least one")
	}
	for i, element := range elements {
		w.schema(element, at+"/"+strconv.Itoa(i), depth+1)
	}
}

func (w *schemaWalk) types(v any, at string, _ int) {
	known := append(FieldTypes(), "null")
	if name, ok := v.(string); ok {
		v = []any{name}
	}
	names, ok := distinct(v)
	if !ok || len(names) == 0 || slices.ContainsFunc(names, func(n string) bool { return !slices.Contains(known, n) }) {
		w.fault("X11_VALUE", at, "not a type or a list of types", "use "+strings.Join(known, ", "))
	}
}

func (w *schemaWalk) names(v any, at string, _ int) {
	if _, ok := distinct(v); !ok {
		w.fault("X11_VALUE", at, "not a list of different member names", "name each once")
	}
}

// distinct are the strings of a list in which each is another.
func distinct(v any) ([]string, bool) {
	elements, ok := v.([]any)
	var out []string
	for _, element := range elements {
		name, isText := element.(string)
		if !isText || slices.Contains(out, name) {
			return nil, false
		}
		out = append(out, name)
	}
	return out, ok
}

func (w *schemaWalk) length(v any, at string, _ int) {
	n, isNumber := v.(json.Number)
	if i, err := canon.Integer(n); !isNumber || err != nil || i < 0 {
		w.fault("X11_VALUE", at, "not an integer of 0..2^53-1", "write one")
	}
}

func (w *schemaWalk) number(v any, at string, depth int) {
	if _, ok := v.(json.Number); !ok {
		w.fault("X11_VALUE", at, "not a number", "write one")
	}
	w.value(v, at, depth)
}

func (w *schemaWalk) values(v any, at string, depth int) {
	values, ok := v.([]any)
	if !ok || len(values) == 0 || len(values) > MaxSchemaValues {
		w.fault("X11_VALUE", at, fmt.Sprintf("not a list of 1..%d values", MaxSchemaValues), "list them")
		return
	}
	if n := countNumbers(v); n > MaxEnumNumbers {
		w.fault("X11_SIZE", at, fmt.Sprintf("%d numbers in one enum, at most %d", n, MaxEnumNumbers), "use minimum and maximum")
	}
	w.value(v, at, depth)
}

func countNumbers(v any) (n int) {
	switch v := v.(type) {
	case json.Number:
		n = 1
	case []any:
		for _, element := range v {
			n += countNumbers(element)
		}
	case map[string]any:
		for _, member := range v {
			n += countNumbers(member)
		}
	}
	return n
}

// value refuses a number that is not written as its canonical form: the hash covers that form, and two texts with one
// hash must not mean two numbers.
func (w *schemaWalk) value(v any, at string, depth int) {
	switch v := v.(type) {
	case json.Number:
		canonical, err := canon.Encode(v)
		if err != nil || !bytes.Equal(canonical, []byte(v)) {
			w.fault("X11_NUMBER", at, "a number that is not in canonical form", "write "+orZero(string(canonical)))
		}
	case []any:
		for i, element := range v {
			w.value(element, at+"/"+strconv.Itoa(i), depth)
		}
	case map[string]any:
		for _, name := range sortedKeys(v) {
			w.value(v[name], at+"/"+canon.EscapePointer(name), depth)
		}
	}
}
