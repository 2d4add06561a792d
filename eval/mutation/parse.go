package mutation

import "slices"

// span is a range of tokens, end exclusive.
type span struct{ start, end int }

// function is a function, modifier or constructor with a body or without.
type function struct {
	kind    string // "function", "modifier" or "constructor"
	name    string // empty for constructors
	params  span   // inside the brackets
	header  span   // from the parameters' end to the body
	body    span   // inside the braces; empty for a declaration
	inIface bool   // declared in an interface
	blocks  [][]span
}

// unit is one source file.
type unit struct {
	path   string // relative to the project, with slashes
	src    string
	tokens []token
	match  []int
	funcs  []function
	state  map[string]bool // names of state variables that are neither constant nor immutable
	names  []string        // of the contracts declared here
	bases  []string        // of what they inherit
}

func parse(path, src string) *unit {
	u := &unit{path: path, src: src, tokens: lex(src), state: map[string]bool{}}
	u.match = brackets(u.tokens)
	for i := 0; i < len(u.tokens); i++ {
		switch u.text(i) {
		case "contract", "library", "interface":
			if body := u.find(i, len(u.tokens), "{"); body >= 0 {
				u.names = append(u.names, u.text(i+1))
				if is := u.find(i, body, "is"); is >= 0 {
					for b := is + 1; b < body; b = u.skip(b) {
						if u.tokens[b].word {
							u.bases = append(u.bases, u.text(b))
						}
					}
				}
				u.contract(span{body + 1, u.closing(body)}, u.text(i) == "interface")
				i = u.closing(body)
			}
		}
	}
	return u
}

func (u *unit) text(i int) string {
	if i < 0 || i >= len(u.tokens) {
		return ""
	}
	return u.tokens[i].text
}

// closing is the index of the bracket that closes the one at i; i itself where there is none.
func (u *unit) closing(i int) int {
	if i < 0 || i >= len(u.match) || u.match[i] < 0 {
		return i
	}
	return u.match[i]
}

// skip is the index after the token at i, or after the bracket that it opens.
func (u *unit) skip(i int) int {
	if close := u.closing(i); close > i {
		return close + 1
	}
	return i + 1
}

// find is the first of the wanted tokens at the level of from, before end; -1 if there is none.
func (u *unit) find(from, end int, wanted ...string) int {
	for i := from; i < end; i = u.skip(i) {
		if slices.Contains(wanted, u.text(i)) {
			return i
		}
	}
	return -1
}

// contract reads the members of a contract.
func (u *unit) contract(body span, isInterface bool) {
	for i := body.start; i < body.end; {
		end := u.find(i, body.end, ";", "{")
		if end < 0 {
			return
		}
		switch u.text(i) {
		case "function", "modifier", "constructor", "receive", "fallback":
			u.function(span{i, end}, isInterface)
		case "struct", "enum", "event", "error", "using", "type":
		default:
			u.variable(span{i, end})
		}
		i = u.skip(end)
	}
}

func (u *unit) variable(s span) {
	name := ""
	for i := s.start; i < s.end; i = u.skip(i) {
		switch u.text(i) {
		case "constant", "immutable":
			return
		case "=":
			i = s.end
			continue
		}
		if i < s.end && u.tokens[i].word {
			name = u.text(i)
		}
	}
	if name != "" {
		u.state[name] = true
	}
}

// function reads one whose body or semicolon is at s.end.
func (u *unit) function(s span, isInterface bool) {
	f := function{kind: u.text(s.start), inIface: isInterface, header: span{s.start + 1, s.end}}
	if params := u.find(s.start, s.end, "("); params >= 0 {
		f.params = span{params + 1, u.closing(params)}
		f.header.start = u.closing(params) + 1
		if f.kind == "function" || f.kind == "modifier" {
			f.name = u.text(params - 1)
		}
	} else {
		f.name = u.text(s.start + 1) // a modifier may have no brackets
		f.header.start = s.start + 2
	}
	if u.text(s.end) == "{" {
		f.body = span{s.end + 1, u.closing(s.end)}
		u.block(&f, f.body)
	}
	u.funcs = append(u.funcs, f)
}

// block records the statements of a block and of those inside it.
func (u *unit) block(f *function, b span) {
	at := len(f.blocks)
	f.blocks = append(f.blocks, nil)
	for i := b.start; i < b.end; {
		end := u.statement(f, i, b.end)
		f.blocks[at] = append(f.blocks[at], span{i, end})
		i = end
	}
}

// statement is the index after the statement at i.
func (u *unit) statement(f *function, i, end int) int {
	switch u.text(i) {
	case "{":
		u.block(f, span{i + 1, u.closing(i)})
		return u.closing(i) + 1
	case "if", "for", "while":
		next := u.branch(f, u.skip(i+1), end)
		if u.text(next) == "else" {
			next = u.branch(f, next+1, end)
		}
		return next
	case "do":
		return u.afterSemicolon(u.branch(f, i+1, end), end)
	case "unchecked":
		return u.statement(f, i+1, end)
	case "assembly":
		if open := u.find(i, end, "{"); open >= 0 {
			return u.closing(open) + 1
		}
	case "try":
		return u.try(f, i, end)
	}
	return u.afterSemicolon(i, end)
}

// branch is a statement that depends on another; without braces it is a block of one.
func (u *unit) branch(f *function, i, end int) int {
	next := min(u.statement(f, i, end), end)
	if u.text(i) != "{" {
		f.blocks = append(f.blocks, []span{{i, next}})
	}
	return next
}

func (u *unit) try(f *function, i, end int) int {
	for {
		open := u.find(i, end, "{")
		if open < 0 {
			return end
		}
		// Call options are braces too: a block is not followed by the call's brackets.
		if i = u.closing(open) + 1; u.text(i) == "(" {
			continue
		}
		u.block(f, span{open + 1, u.closing(open)})
		if u.text(i) != "catch" {
			return i
		}
	}
}

func (u *unit) afterSemicolon(i, end int) int {
	if semicolon := u.find(i, end, ";"); semicolon >= 0 {
		return semicolon + 1
	}
	return end
}

// assemblies are the ranges of inline assembly in a body.
func (u *unit) assemblies(body span) []span {
	var out []span
	for i := body.start; i < body.end; i++ {
		if u.text(i) == "assembly" {
			if open := u.find(i, body.end, "{"); open >= 0 {
				out = append(out, span{i, u.closing(open) + 1})
			}
		}
	}
	return out
}

func inside(i int, spans []span) bool {
	return slices.ContainsFunc(spans, func(s span) bool { return i >= s.start && i < s.end })
}
