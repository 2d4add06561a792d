package mutation

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
)

// Operator names a kind of change.
type Operator string

// Operators.
const (
	Guard     Operator = "guard"      // `if (...) revert` never reverts
	Clause    Operator = "clause"     // one alternative of a guard's condition is never true
	GuardCall Operator = "guard-call" // a statement `_require...(...)` or `_check...(...)` is gone
	Modifier  Operator = "modifier"   // a function loses a modifier
	Bound     Operator = "bound"      // a comparison takes its bound from the other side
	Order     Operator = "order"      // a state variable is written after an external call instead of before it
	Digest    Operator = "digest"     // one field of a hash is left out
)

// edit replaces a range of a source, byte offsets, end exclusive.
type edit struct {
	start, end int
	text       string
}

// Mutant is one change to one file.
type Mutant struct {
	ID       string   `json:"id"`
	File     string   `json:"file"` // relative to the project, with slashes
	Line     int      `json:"line"` // from 1
	Operator Operator `json:"operator"`
	Diff     string   `json:"diff"` // the changed lines, "-" before and "+" after; " " what an Order passes

	edits []edit
}

// newMutant describes edits of a unit; their order does not matter.
func newMutant(u *unit, op Operator, edits ...edit) Mutant {
	slices.SortFunc(edits, func(a, b edit) int { return a.start - b.start })
	m := Mutant{File: u.path, Operator: op, edits: edits, Line: 1 + strings.Count(u.src[:edits[0].start], "\n")}
	h := sha256.New()
	fmt.Fprintf(h, "%s\x00%s", u.path, op)
	for _, e := range edits {
		fmt.Fprintf(h, "\x00%d\x00%s\x00%s", e.start, u.src[e.start:e.end], e.text)
	}
	m.ID = hex.EncodeToString(h.Sum(nil))[:10]
	m.Diff = diff(u.src, m.apply(u.src))
	return m
}

// apply makes the change.
func (m Mutant) apply(src string) string {
	var out strings.Builder
	at := 0
	for _, e := range m.edits {
		out.WriteString(src[at:e.start])
		out.WriteString(e.text)
		at = e.end
	}
	out.WriteString(src[at:])
	return out.String()
}

// diff shows the lines that differ: those before with "-", those after with "+". Lines that only moved show at both ends.
func diff(before, after string) string {
	a, b := strings.Split(before, "\n"), strings.Split(after, "\n")
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	var out []string
	for _, side := range []struct {
		sign  string
		lines []string
	}{{"-", a}, {"+", b}} {
		for _, line := range side.lines {
			if text := strings.TrimSpace(line); text != "" {
				out = append(out, side.sign+" "+text)
			}
		}
	}
	return strings.Join(out, "\n")
}

// scan finds every mutant of the sources, by path, then by place, then by operator.
func scan(units []*unit) []Mutant {
	calls := externalCalls(units)
	var out []Mutant
	for _, u := range units {
		var found []Mutant
		for i := range u.funcs {
			f := &u.funcs[i]
			if f.inIface || f.body == (span{}) {
				continue
			}
			found = append(found, u.modifiers(f)...)
			found = append(found, u.guards(f)...)
			found = append(found, u.guardCalls(f)...)
			found = append(found, u.bounds(f)...)
			found = append(found, u.digests(f)...)
			found = append(found, u.orders(f, calls)...)
		}
		slices.SortStableFunc(found, func(a, b Mutant) int { return a.edits[0].start - b.edits[0].start })
		out = append(out, found...)
	}
	return out
}
