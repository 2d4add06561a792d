package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// cursor is a place in a JSON file: what is there, and how to find it again.
type cursor struct {
	file    string
	pointer string // RFC 6901
	value   any    // nil where nothing is there
}

// parse reads a whole file.
func parse(file string, raw []byte) (cursor, error) {
	v, err := decode(raw)
	if err != nil {
		return cursor{}, fmt.Errorf("%s: %w", file, err)
	}
	return cursor{file: file, value: v}, nil
}

// decode keeps numbers as they are written.
func decode(raw []byte) (any, error) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	var v any
	err := dec.Decode(&v)
	return v, err
}

var pointerEscapes = strings.NewReplacer("~", "~0", "/", "~1")

// at goes down by member names and indexes.
func (c cursor) at(path ...any) cursor {
	for _, step := range path {
		next := cursor{file: c.file, pointer: c.pointer + "/" + pointerEscapes.Replace(fmt.Sprint(step))}
		switch key := step.(type) {
		case string:
			if m, ok := c.value.(map[string]any); ok {
				next.value = m[key]
			}
		case int:
			if l, ok := c.value.([]any); ok && key >= 0 && key < len(l) {
				next.value = l[key]
			}
		}
		c = next
	}
	return c
}

// items are the places of an array.
func (c cursor) items() []cursor {
	l, _ := c.value.([]any)
	out := make([]cursor, len(l))
	for i := range l {
		out[i] = c.at(i)
	}
	return out
}

// members are the places of an object, by name.
func (c cursor) members() []cursor {
	m, _ := c.value.(map[string]any)
	names := make([]string, 0, len(m))
	for name := range m {
		names = append(names, name)
	}
	slices.Sort(names)
	out := make([]cursor, len(names))
	for i, name := range names {
		out[i] = c.at(name)
	}
	return out
}

// leaves are the scalars below a place, at most the given number, depth first.
func (c cursor) leaves(most int) []cursor {
	var out []cursor
	var walk func(cursor)
	walk = func(c cursor) {
		if len(out) >= most {
			return
		}
		switch c.value.(type) {
		case map[string]any:
			for _, m := range c.members() {
				walk(m)
			}
		case []any:
			for _, m := range c.items() {
				walk(m)
			}
		case nil:
		default:
			out = append(out, c)
		}
	}
	walk(c)
	return out
}

// text is the scalar at a place as it is written; empty for everything else.
func (c cursor) text() string {
	switch v := c.value.(type) {
	case string:
		return v
	case json.Number:
		return v.String()
	case bool:
		return strconv.FormatBool(v)
	}
	return ""
}

// is compares a place's text without regard to case: addresses are written in either.
func (c cursor) is(text string) bool {
	return text != "" && strings.EqualFold(c.text(), text)
}

// number is an integer of up to 64 bits; false where there is none.
func (c cursor) number() (uint64, bool) {
	n, err := strconv.ParseUint(c.text(), 10, 64)
	return n, err == nil
}

// has says whether there is something to show. A zero hash says "none" wherever the record has one.
func (c cursor) has() bool {
	switch v := c.value.(type) {
	case nil:
		return false
	case string:
		return v != "" && !zeroHash(v)
	}
	return true
}

func zeroHash(s string) bool {
	return len(s) == 66 && strings.Trim(s, "0") == "x"
}

// Source is the file and the pointer.
func (c cursor) Source() string {
	if c.pointer == "" {
		return c.file
	}
	return c.file + "#" + c.pointer
}

// Name is the last step of the pointer, or the steps from a place above.
func (c cursor) below(above cursor) string {
	return strings.ReplaceAll(strings.TrimPrefix(strings.TrimPrefix(c.pointer, above.pointer), "/"), "/", ".")
}
