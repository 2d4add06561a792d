package manifest

import "fmt"

// Defect is one reason to refuse a manifest.
type Defect struct {
	Rule    string // "SCHEMA", C1..C21 of the draft, PROFILE and PB on provenance, X1..X11 beyond it, P* of the profile, FIT for the chain's limits
	Code    string // stable, such as C4_EVEN_RUNS
	Pointer string // JSON pointer to the place, empty for the whole document
	Value   string // what is there, shortened; empty when absent
	Message string
	Fix     string // what would remove the defect
}

// String is one line: rule, place, message, value, fix.
func (d Defect) String() string {
	s := fmt.Sprintf("%-6s %s: %s", d.Rule, orRoot(d.Pointer), d.Message)
	if d.Value != "" {
		s += fmt.Sprintf(" (is %s)", d.Value)
	}
	if d.Fix != "" {
		s += "; " + d.Fix
	}
	return s
}

func orRoot(pointer string) string {
	if pointer == "" {
		return "/"
	}
	return pointer
}
