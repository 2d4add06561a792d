package mutation

import (
	"slices"
	"strings"
)

// notModifiers are the words of a function's header that are no modifiers.
var notModifiers = []string{"external", "public", "internal", "private", "view", "pure", "payable", "virtual", "override", "returns"}

// modifiers drops each modifier of a function. A constructor's may be base constructors, so that it keeps them.
func (u *unit) modifiers(f *function) []Mutant {
	if f.kind == "constructor" {
		return nil
	}
	var out []Mutant
	for i := f.header.start; i < f.header.end; {
		end := i + 1
		for end < f.header.end && (u.text(end) == "(" || u.text(end) == ".") {
			end = u.skip(end)
			if u.text(end-1) == "." {
				end++
			}
		}
		if u.tokens[i].word && !slices.Contains(notModifiers, u.text(i)) {
			out = append(out, u.change(Modifier, span{i, end}, "")...)
		}
		i = end
	}
	return out
}

// guards disarms each `if (...) revert`, whole and by each alternative of its condition.
func (u *unit) guards(f *function) []Mutant {
	var out []Mutant
	for i := f.body.start; i < f.body.end; i++ {
		if u.text(i) != "if" || u.text(i+1) != "(" {
			continue
		}
		then := u.skip(i + 1)
		if u.text(then) != "revert" && !(u.text(then) == "{" && u.text(then+1) == "revert") {
			continue
		}
		condition := span{i + 2, then - 1}
		out = append(out, u.change(Guard, condition, "false")...)
		if parts := u.split(condition, "||"); len(parts) > 1 {
			for _, p := range parts {
				out = append(out, u.change(Clause, p, "false")...)
			}
		}
	}
	return out
}

// guardCalls drops each statement that only checks, by the names that such functions have here.
func (u *unit) guardCalls(f *function) []Mutant {
	var out []Mutant
	for _, block := range f.blocks {
		for _, s := range block {
			name := u.text(s.start)
			if (strings.HasPrefix(name, "_require") || strings.HasPrefix(name, "_check")) && u.text(s.start+1) == "(" && u.text(u.skip(s.start+1)) == ";" {
				out = append(out, u.change(GuardCall, s, "{}")...)
			}
		}
	}
	return out
}

var otherBound = map[string]string{"<": "<=", "<=": "<", ">": ">=", ">=": ">"}

// bounds moves the bound of each comparison, loops' own and assembly aside.
func (u *unit) bounds(f *function) []Mutant {
	var loops []span
	for i := f.body.start; i < f.body.end; i++ {
		if u.text(i) == "for" && u.text(i+1) == "(" {
			loops = append(loops, span{i, u.closing(i + 1)})
		}
	}
	skipped := append(u.assemblies(f.body), loops...)
	var out []Mutant
	for i := f.body.start; i < f.body.end; i++ {
		if other := otherBound[u.text(i)]; other != "" && !inside(i, skipped) {
			out = append(out, u.change(Bound, span{i, i + 1}, other)...)
		}
	}
	return out
}

// digests leaves one field out of each hash of several.
func (u *unit) digests(f *function) []Mutant {
	var out []Mutant
	for i := f.body.start; i < f.body.end; i++ {
		if u.text(i) != "keccak256" || u.text(i+1) != "(" || u.text(i+2) != "abi" || !strings.HasPrefix(u.text(i+4), "encode") || u.text(i+5) != "(" {
			continue
		}
		fields := u.split(span{i + 6, u.closing(i + 5)}, ",")
		if len(fields) < 2 {
			continue
		}
		for n, field := range fields {
			if n == 0 {
				field.end++ // the comma after it
			} else {
				field.start-- // the comma before it
			}
			out = append(out, u.change(Digest, field, "")...)
		}
	}
	return out
}

// split divides a range at a separator on its own level.
func (u *unit) split(s span, separator string) []span {
	var out []span
	from := s.start
	for i := s.start; i < s.end; i = u.skip(i) {
		if u.text(i) == separator {
			out = append(out, span{from, i})
			from = i + 1
		}
	}
	return append(out, span{from, s.end})
}

// change replaces a range of tokens. A range that is empty, as a source that does not compile may have, gives no mutant,
// nor does a text that is there already.
func (u *unit) change(op Operator, s span, text string) []Mutant {
	if s.start < 0 || s.start >= s.end || s.end > len(u.tokens) || u.source(s) == text {
		return nil
	}
	return []Mutant{newMutant(u, op, u.replace(s, text))}
}

// replace is an edit of a range of tokens.
func (u *unit) replace(s span, text string) edit {
	return edit{u.tokens[s.start].start, u.tokens[s.end-1].end, text}
}

// source is the text of a range of tokens that is not empty.
func (u *unit) source(s span) string { return u.src[u.tokens[s.start].start:u.tokens[s.end-1].end] }
