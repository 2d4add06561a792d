// Package guardtest holds a chain of checks to its description, in tests.
package guardtest

import (
	"slices"
	"testing"

	"github.com/redress-protocol/redress/agents/guard"
)

// Alone fails unless a chain makes exactly the documented checks, allows good facts, and every check by itself, with the
// documented severity, turns the decision: the chain without it would let the same facts through. spoilt gives the decision on
// facts that are good but for what the named check compares.
func Alone(t *testing.T, c guard.Chain, good guard.Decision, spoilt func(name string) guard.Decision) {
	t.Helper()
	var made []string
	for _, r := range good.Results {
		if r.Severity == guard.Defer || r.Severity > guard.Allow {
			t.Errorf("%s: %s refuses good facts: %s", c.Act, r.Guard, r.Reason)
		}
		made = append(made, r.Guard)
	}
	if !slices.Equal(made, c.Names()) {
		t.Errorf("%s: checks %q are made, %q are documented", c.Act, made, c.Names())
	}
	for _, doc := range c.Guards {
		d := spoilt(doc.Guard)
		if d.Severity != doc.Severity {
			t.Errorf("%s: %s gives %s, %s is documented: %v", c.Act, doc.Guard, d.Severity, doc.Severity, d.Err())
		}
		if rest := d.Without(doc.Guard); rest.Err() != nil {
			t.Errorf("%s: without %s it is refused all the same: %v", c.Act, doc.Guard, rest.Err())
		}
	}
}
