// Package guard joins the checks that an agent runs before it acts: every check is evaluated, the most severe answer
// wins, and every reason is kept.
//
// The checks themselves are the agents' own pure functions. The one invariant: adding a check can make a decision only
// more severe, never less.
package guard

import (
	"errors"
	"fmt"
	"strings"
)

// Severity is a check's answer, from harmless to final.
type Severity uint8

// Severities.
const (
	NotApplicable Severity = iota // the check has no say here
	Allow                         // looked at, and fine
	Defer                         // not now; see Until
	Escalate                      // a person decides
	Block                         // never
)

var names = []string{"n/a", "allow", "defer", "escalate", "block"}

// String is the severity's name.
func (s Severity) String() string { return names[s] }

// ErrRefused is matched by the error of every decision that is not Allow.
var ErrRefused = errors.New("refused by guards")

// Result is one check's answer.
type Result struct {
	Guard    string   `json:"guard"`
	Severity Severity `json:"severity"`
	Reason   string   `json:"reason,omitempty"` // required unless allowed
	Until    uint64   `json:"until,omitempty"`  // unix seconds, of Defer
}

// Pass is the answer of a check that has nothing against it.
func Pass(name string) Result { return Result{Guard: name, Severity: Allow} }

// Stop is the answer of a check that forbids.
func Stop(name, format string, args ...any) Result {
	return Result{Guard: name, Severity: Block, Reason: fmt.Sprintf(format, args...)}
}

// Require passes if ok and forbids otherwise.
func Require(name string, ok bool, format string, args ...any) Result {
	if ok {
		return Pass(name)
	}
	return Stop(name, format, args...)
}

// Decision is the outcome of a chain of checks.
type Decision struct {
	Severity Severity `json:"severity"`
	Until    uint64   `json:"until,omitempty"` // latest of the deferrals, when they decide
	Results  []Result `json:"results"`         // of every check, in order
}

// Resolve joins results. No results allow.
func Resolve(results []Result) Decision {
	d := Decision{Severity: Allow, Results: results}
	for _, r := range results {
		d.Severity = max(d.Severity, r.Severity)
	}
	if d.Severity == Defer {
		for _, r := range results {
			if r.Severity == Defer {
				d.Until = max(d.Until, r.Until)
			}
		}
	}
	return d
}

// Err is nil when the act is allowed, else an error with every reason.
func (d Decision) Err() error {
	if d.Severity <= Allow {
		return nil
	}
	var reasons []string
	for _, r := range d.Results {
		if r.Severity > Allow {
			reasons = append(reasons, fmt.Sprintf("%s (%s): %s", r.Guard, r.Severity, r.Reason))
		}
	}
	return fmt.Errorf("%w: %s", ErrRefused, strings.Join(reasons, "; "))
}
