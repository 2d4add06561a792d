package manifest

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/redress-protocol/redress/evidence/canon"
)

// node is one place of the schema. check reports what is wrong below `at` and returns what remains readable, so that
// the rules can run on a document with schema defects.
type node interface {
	check(v any, at string, out *[]Defect) (readable any)
}

type (
	// object has exactly these members; open objects have any names, all of one kind.
	object struct {
		members []member
		open    node
	}
	member struct {
		name     string
		required bool
		node     node
	}
	list struct {
		min  int
		each node
	}
	text struct {
		enum    []string
		pattern *regexp.Regexp
		min     int
		time    bool
	}
	integer struct{ min, max int64 } // the only numbers that two readers cannot hold differently
	number  struct{}                 // the temperature: C9 refuses what is not 0
	boolean struct{ only *bool }
	exactly struct{ words []string } // an array equal to words
)

func required(name string, n node) member { return member{name, true, n} }
func optional(name string, n node) member { return member{name, false, n} }
func obj(members ...member) object        { return object{members: members} }

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

func wrongType(at string, v any, want string) Defect {
	return schemaDefect("TYPE", at, v, "not "+want, "give "+want)
}

func (o object) check(v any, at string, out *[]Defect) any {
	m, ok := v.(map[string]any)
	if !ok {
		*out = append(*out, wrongType(at, v, "an object"))
		return nil
	}
	readable := map[string]any{}
	if o.open != nil {
		for _, name := range sortedKeys(m) {
			keep(readable, name, o.open.check(m[name], at+"/"+canon.EscapePointer(name), out))
		}
		return readable
	}
	known := map[string]bool{}
	for _, member := range o.members {
		known[member.name] = true
		here := at + "/" + canon.EscapePointer(member.name)
		value, present := m[member.name]
		switch {
		case present:
			keep(readable, member.name, member.node.check(value, here, out))
		case member.required:
			*out = append(*out, schemaDefect("REQUIRED", here, nil, "required member is absent", "add it"))
		}
	}
	for _, name := range sortedKeys(m) {
		if !known[name] {
			here := at + "/" + canon.EscapePointer(name)
			*out = append(*out, schemaDefect("UNKNOWN", here, m[name], "unknown member", "remove it"))
		}
	}
	return readable
}

func keep(m map[string]any, name string, v any) {
	if v != nil {
		m[name] = v
	}
}

func (l list) check(v any, at string, out *[]Defect) any {
	items, ok := v.([]any)
	if !ok {
		*out = append(*out, wrongType(at, v, "an array"))
		return nil
	}
	if len(items) < l.min {
		*out = append(*out, schemaDefect("MIN_ITEMS", at, v, fmt.Sprintf("%d element(s), at least %d", len(items), l.min),
			"add elements"))
	}
	readable := []any{}
	for i, item := range items {
		// An unreadable element keeps its place, as null, so that the pointers of later defects stay true.
		readable = append(readable, l.each.check(item, at+"/"+strconv.Itoa(i), out))
	}
	return readable
}

func (t text) check(v any, at string, out *[]Defect) any {
	s, ok := v.(string)
	if !ok {
		*out = append(*out, wrongType(at, v, "a string"))
		return nil
	}
	switch {
	case t.enum != nil && !slices.Contains(t.enum, s):
		*out = append(*out, schemaDefect("ENUM", at, v, "not one of the allowed words", "use "+strings.Join(t.enum, ", ")))
	case t.pattern != nil && !t.pattern.MatchString(s):
		*out = append(*out, schemaDefect("PATTERN", at, v, "does not match "+t.pattern.String(), "rewrite it"))
	case utf8.RuneCountInString(s) < t.min:
		*out = append(*out, schemaDefect("MIN_LENGTH", at, v, fmt.Sprintf("shorter than %d character(s)", t.min),
			"write it out"))
	case t.time:
		if _, err := time.Parse(time.RFC3339, s); err != nil {
			*out = append(*out, schemaDefect("DATE_TIME", at, v, "not an RFC 3339 time", "write it as 2026-01-31T00:00:00Z"))
		}
	}
	return s
}

func (n integer) check(v any, at string, out *[]Defect) any {
	digits, ok := v.(json.Number)
	if !ok {
		*out = append(*out, wrongType(at, v, "an integer"))
		return nil
	}
	i, err := canon.Integer(digits)
	if err != nil {
		*out = append(*out, schemaDefect("INTEGER", at, v, "not an integer within ±(2^53-1)", "write an integer"))
		return nil
	}
	if i < n.min || i > n.max {
		*out = append(*out, schemaDefect("RANGE", at, v, fmt.Sprintf("outside %d..%d", n.min, n.max), "bring it into range"))
	}
	return digits
}

func (number) check(v any, at string, out *[]Defect) any {
	if _, ok := v.(json.Number); !ok {
		*out = append(*out, wrongType(at, v, "a number"))
		return nil
	}
	return v
}

func (b boolean) check(v any, at string, out *[]Defect) any {
	got, ok := v.(bool)
	if !ok {
		*out = append(*out, wrongType(at, v, "true or false"))
		return nil
	}
	if b.only != nil && got != *b.only {
		*out = append(*out, schemaDefect("CONST", at, v, "another value is fixed here", fmt.Sprintf("write %t", *b.only)))
	}
	return got
}

func (e exactly) check(v any, at string, out *[]Defect) any {
	words := make([]any, len(e.words))
	for i, w := range e.words {
		words[i] = w
	}
	items, _ := v.([]any)
	if !slices.Equal(items, words) {
		*out = append(*out, schemaDefect("CONST", at, v, "another list is fixed here", "write "+show(words)))
		return nil
	}
	return v
}

func sortedKeys(m map[string]any) []string {
	names := make([]string, 0, len(m))
	for name := range m {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
