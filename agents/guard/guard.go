// Package guard joins the checks that an agent runs before it acts: every check is evaluated, the most severe answer
// wins, and every reason is kept.
//
// The checks themselves are the agents' own pure functions. The one invariant: adding a check can make a decision only
// more severe, never less.
package guard

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/redress-protocol/redress/agents/retry"
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

// Later is the answer of a check that could pass from a time on, unix seconds. The wake time is spread over so many seconds
// more by a seed, the same for equal seeds, so that many who wait for one moment do not return in it together.
func Later(name string, at, spread, seed uint64, format string, args ...any) Result {
	return Result{Guard: name, Severity: Defer, Reason: fmt.Sprintf(format, args...), Until: at + retry.Jitter(spread, seed, name, 0)}
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
	return &Refusal{Decision: d, text: strings.Join(reasons, "; ")}
}

// Refusal is the error of a decision that does not allow. It matches ErrRefused; errors.As gives what was decided, with the
// wake time of a deferral.
type Refusal struct {
	Decision
	text string
}

// Error implements error.
func (r *Refusal) Error() string { return fmt.Sprintf("%v: %s", ErrRefused, r.text) }

// Unwrap implements errors.Is.
func (r *Refusal) Unwrap() error { return ErrRefused }

// Without is the decision that the other checks make together.
func (d Decision) Without(name string) Decision {
	return Resolve(slices.DeleteFunc(slices.Clone(d.Results), func(r Result) bool { return r.Guard == name }))
}

// MarshalText gives a severity its name.
func (s Severity) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads a severity's name.
func (s *Severity) UnmarshalText(text []byte) error {
	i := slices.Index(names, string(text))
	if i < 0 {
		return fmt.Errorf("severity %.20q", text)
	}
	*s = Severity(i)
	return nil
}
