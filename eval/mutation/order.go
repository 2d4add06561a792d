package mutation

import (
	"slices"
	"strings"
)

// sends are members that call out of a contract without being declared here: Solidity's own and SafeERC20's.
var sends = []string{"call", "delegatecall", "send", "transfer", "safeTransfer", "safeTransferFrom", "trySafeTransfer", "trySafeTransferFrom", "transferFrom"}

// callSet knows which names lead to an external call that may change state.
type callSet struct {
	members   map[string]bool // after a dot
	functions map[string]bool // this project's internal functions that come to such a call
	writers   map[string]bool // internal functions that may write; after a dot on a state variable they are a library's
	declaring map[string]*unit
}

// externalCalls collects the functions that interfaces declare without view or pure, and who comes to call them.
func externalCalls(units []*unit) callSet {
	c := callSet{members: map[string]bool{}, functions: map[string]bool{}, writers: map[string]bool{}, declaring: map[string]*unit{}}
	for _, name := range sends {
		c.members[name] = true
	}
	for _, u := range units {
		for _, name := range u.names {
			c.declaring[name] = u
		}
		for _, f := range u.funcs {
			readOnly := u.find(f.header.start, f.header.end, "view", "pure") >= 0
			if f.inIface && !readOnly {
				c.members[f.name] = true
			}
			if !f.inIface && !readOnly && u.find(f.header.start, f.header.end, "internal", "private") >= 0 {
				c.writers[f.name] = true
			}
		}
	}
	for grown := true; grown; {
		grown = false
		for _, u := range units {
			for _, f := range u.funcs {
				if !f.inIface && f.kind == "function" && !c.functions[f.name] && c.calls(u, f.body) {
					c.functions[f.name], grown = true, true
				}
			}
		}
	}
	return c
}

// calls reports whether a range comes to an external call.
func (c callSet) calls(u *unit, s span) bool {
	assemblies := u.assemblies(s)
	for i := s.start; i < s.end; i++ {
		next := u.text(i + 1)
		if next != "(" && next != "{" {
			continue
		}
		name := u.text(i)
		switch {
		case inside(i, assemblies):
			if name == "call" || name == "delegatecall" {
				return true
			}
		case u.text(i-1) == ".":
			if c.members[name] && u.text(i-2) != "super" {
				return true
			}
		case c.functions[name] && next == "(":
			return true
		}
	}
	return false
}

// orders moves each state write behind the next external call of its block.
func (u *unit) orders(f *function, calls callSet) []Mutant {
	stored := map[string]bool{}
	calls.inherited(u, stored, map[*unit]bool{})
	u.pointers(f, stored)
	var out []Mutant
	for _, block := range f.blocks {
		for n, s := range block {
			if !u.writes(s, stored, calls) || calls.calls(u, s) {
				continue
			}
			later := slices.IndexFunc(block[n+1:], func(t span) bool { return calls.calls(u, t) })
			if later < 0 {
				continue
			}
			call := block[n+1+later]
			if u.text(call.start) == "return" {
				continue // nothing comes after it
			}
			text := u.source(s)
			at := u.tokens[call.end-1].end
			m := newMutant(u, Order, u.replace(s, ""), edit{at, at, "\n" + text})
			m.Diff = "- " + oneLine(text) + "\n  " + oneLine(u.source(call)) + "\n+ " + oneLine(text)
			out = append(out, m)
		}
	}
	return out
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// inherited adds the state variables of a unit and of all that its contracts inherit.
func (c callSet) inherited(u *unit, into map[string]bool, seen map[*unit]bool) {
	if u == nil || seen[u] {
		return
	}
	seen[u] = true
	for name := range u.state {
		into[name] = true
	}
	for _, base := range u.bases {
		c.inherited(c.declaring[base], into, seen)
	}
}

// pointers adds a function's storage pointers.
func (u *unit) pointers(f *function, into map[string]bool) {
	for _, s := range []span{f.params, f.header, f.body} {
		for i := s.start; i < s.end; i++ {
			if u.text(i) == "storage" {
				into[u.text(i+1)] = true
			}
		}
	}
}

var assignments = []string{"=", "+=", "-=", "*=", "/=", "|=", "&=", "^="}

// writes reports whether a statement does nothing but write state.
func (u *unit) writes(s span, stored map[string]bool, calls callSet) bool {
	first := u.text(s.start)
	if first == "delete" || first == "++" || first == "--" {
		return stored[u.text(s.start+1)]
	}
	if !stored[first] || u.tokens[s.start+1].word {
		return false
	}
	if u.find(s.start, s.end, assignments...) >= 0 {
		return true
	}
	return u.text(s.start+1) == "." && calls.writers[u.text(s.start+2)] && u.text(s.start+3) == "("
}
