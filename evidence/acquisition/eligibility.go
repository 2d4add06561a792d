package acquisition

import (
	"cmp"
	"crypto/sha256"
	"slices"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// Decision is what the receipts of one run slot amount to.
type Decision struct {
	State           State
	Authorized      Term // slot committed before the result, claimed by its provider, retried only after an attested absence
	ExactRequest    Term
	UniqueTerminal  Term
	SufficientScope Term
	Eligible        bool     // all four are true
	Result          bool     // eligible, and the terminal says RESULT with an output; else the run is UNRESOLVED
	Output          [32]byte // sha256 of the raw output bytes, if Result
	Rule            string   // the rule that was decisive where a term is not true, such as C20; empty when Eligible
}

// Observe reads a raw output as the verdict of this run. Bytes that are not the ones attested, and everything that is
// not an eligible result, are UNRESOLVED.
func (d Decision) Observe(raw []byte) adjudication.Verdict {
	if !d.Result || sha256.Sum256(raw) != d.Output {
		return adjudication.Unresolved
	}
	return manifest.ParseResult(raw)
}

// slotEvidence is what a profile found out about one slot: everything here is verified, in any order.
type slotEvidence struct {
	order  Term // whether the dispute was committed before the earliest claim
	retry  bool // the manifest opens a further attempt after an attested absence
	claims []claimEvidence
}

type claimEvidence struct {
	attempt   int
	body      string // canonical claim without its signature: one body signed twice is one claim
	exact     bool   // binds the committed request
	terminals []terminalEvidence
}

type terminalEvidence struct {
	record     string // canonical terminal without its signature
	status     Status
	output     [32]byte // zero: absent
	sufficient bool     // required scope within observed scope
}

// decide walks a slot's attempts. The comments name the conformance rule that each exit enforces.
func decide(s slotEvidence) Decision {
	d := Decision{State: StateAuthorized}
	if len(s.claims) == 0 {
		return d.refuse("C18")
	}
	d.State = StateClaimed
	claims, double := byAttempt(s.claims)
	if double {
		d.State = StateEquivocation // C18: two authentic claims of one attempt
		return d.refuse("C18")
	}
	chosen, opened := d.walk(s, claims)
	switch {
	case d.State == StateEquivocation: // C19
		d.Authorized, d.UniqueTerminal = s.order, False
		return d.because("C19")
	case !opened:
		d.Authorized = False
		d.Rule = "C20"
	default:
		d.Authorized = s.order
	}
	if chosen != nil {
		d.judge(*chosen)
	}
	return d.because("")
}

// walk follows the attempts from 0 and returns the claim whose only terminal consumes the run, and whether every
// attempt on the way was opened.
func (d *Decision) walk(s slotEvidence, claims []claimEvidence) (chosen *claimEvidence, opened bool) {
	for k, c := range claims {
		if c.attempt != k {
			return nil, false // an attempt before this one is missing
		}
		if slices.ContainsFunc(c.terminals, func(t terminalEvidence) bool { return t.record != c.terminals[0].record }) {
			d.State = StateEquivocation
			return nil, true
		}
		last := k == len(claims)-1
		switch c.status() {
		case StatusNoResult:
			switch {
			case last:
				d.State = StateAttestedNoResult
			case !s.retry:
				d.State = StateAttestedNoResult
				return nil, false
			}
		case StatusResult:
			d.State = StateTerminalResult
			return &c, last
		case StatusUnresolved:
			d.State = StateTerminalUnresolved
			return &c, last
		default:
			return nil, last // silence consumes the attempt; nobody but the provider can call it an absence
		}
	}
	return nil, true
}

func (c claimEvidence) status() Status {
	if len(c.terminals) == 0 {
		return ""
	}
	return c.terminals[0].status
}

// judge fills the terms that the chosen claim and its terminal decide.
func (d *Decision) judge(c claimEvidence) {
	t := c.terminals[0]
	d.UniqueTerminal, d.ExactRequest, d.SufficientScope = True, termOf(c.exact), termOf(t.sufficient)
	d.Eligible = d.Authorized == True && d.ExactRequest == True && d.SufficientScope == True
	if d.Eligible && t.status == StatusResult && t.output != [32]byte{} {
		d.Result, d.Output = true, t.output
	}
}

func (d Decision) refuse(rule string) Decision {
	d.Authorized, d.Rule = False, rule
	return d
}

// because names the decisive rule where none is named yet.
func (d Decision) because(rule string) Decision {
	switch {
	case d.Eligible || d.Rule != "":
	case rule != "":
		d.Rule = rule
	case d.Authorized != True:
		d.Rule = "C16"
	case d.ExactRequest == False:
		d.Rule = "C17"
	case d.SufficientScope == False:
		d.Rule = "C21"
	default:
		d.Rule = "C19" // nothing terminal yet
	}
	return d
}

// byAttempt merges claims of one body and orders them. It reports whether one attempt has two bodies.
func byAttempt(claims []claimEvidence) (merged []claimEvidence, double bool) {
	index := map[int]int{}
	for _, c := range claims {
		i, seen := index[c.attempt]
		if !seen {
			index[c.attempt] = len(merged)
			merged = append(merged, c)
			continue
		}
		if merged[i].body != c.body {
			return nil, true
		}
		merged[i].terminals = append(slices.Clone(merged[i].terminals), c.terminals...)
	}
	slices.SortFunc(merged, func(a, b claimEvidence) int { return cmp.Compare(a.attempt, b.attempt) })
	return merged, false
}

// covers reports whether every required token was observed. Tokens are compared byte by byte.
func covers(observed, required []string) bool {
	for _, token := range required {
		if !slices.Contains(observed, token) {
			return false
		}
	}
	return true
}
