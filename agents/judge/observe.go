package judge

import (
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// Run names one run slot of a judged requirement.
type Run struct {
	Requirement string
	Judge       string
	Index       int // 0-based
}

// Outputs are the raw outputs that pinned models gave, by run slot. A slot without output is UNRESOLVED. What is not a
// slot of the manifest is never looked up.
type Outputs map[Run][]byte

// ParseResult reads one raw output under the Judge Result Contract.
func ParseResult(raw []byte) Verdict { return manifest.ParseResult(raw) }

// Observe is everything one seat says about an exchange: each measured requirement once, each judged one per judge and
// run.
func Observe(c *manifest.Compiled, e *exchange.Exchange, outputs Outputs) (manifest.Observations, []Finding) {
	findings := Measure(c, e)
	out := make(manifest.Observations, len(c.Requirements))
	for i, r := range c.Requirements {
		if !r.Judged {
			out[i] = [][]Verdict{{findings[i].Verdict}}
			continue
		}
		for k, id := range c.Judges {
			runs := make([]Verdict, c.Runs[k])
			for n := range runs {
				if raw, ok := outputs[Run{r.ID, id, n}]; ok {
					runs[n] = ParseResult(raw)
				}
			}
			out[i] = append(out[i], runs)
		}
	}
	return out, findings
}
