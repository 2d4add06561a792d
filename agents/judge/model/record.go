package model

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"

	"github.com/redress-protocol/redress/agents/judge/screen"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// States of a run: why it is what it is. Every one but StateHeard is UNRESOLVED.
const (
	StateHeard        = "heard"           // there is an output
	StateNoResult     = "no result"       // there is none, and the manifest's ladder offers no other model
	StateLost         = "lost"            // there may be one; the slot is consumed
	StateInterrupted  = "interrupted"     // the process ended while the model was asked; the slot is consumed
	StateOverBudget   = "over budget"     // not asked
	StateNotAvailable = "not available"   // not asked: no endpoint, or another detector than ours is pinned
	StateNoEvidence   = "no evidence"     // not asked: the record holds nothing that the seller signed
	StateStruck       = "evidence struck" // not asked: without the struck evidence the required scope is out of reach
	StateNoReceipt    = "no receipt"      // nothing binds an output to the judge
	StateEquivocation = "equivocation"    // the judge's gateway signed two words for one attempt, at this run or another
)

// MaxOutputs is how many bytes of what models wrote a record keeps, inclusive: with the most runs that a manifest can
// have, a transcript still fits into an evidence store. Beyond it a run keeps the hash of its output only.
const MaxOutputs = 40 << 10

// Run is one run slot: what was asked, what came back, and what is made of it.
type Run struct {
	Requirement string        `json:"requirement"`
	Judge       string        `json:"judge"`
	Index       int           `json:"index"` // 0-based
	State       string        `json:"state"`
	Verdict     string        `json:"verdict"` // the observation
	Model       string        `json:"model"`   // as asked for
	Ladder      string        `json:"ladder"`  // the step that put a substitute in the judge's place; empty for none
	RequestHash string        `json:"request_hash"`
	Request     *Request      `json:"request"`
	Absent      []string      `json:"absent"` // request hashes of the attempts before this one; each ended without a result
	Output      exchange.Body `json:"output"`
	OutputHash  string        `json:"output_hash"` // sha256, hex; empty for none
	Said        string        `json:"said"`        // what the result line says, before its scope is held against the required one
	Scope       []string      `json:"scope"`
	Confidence  string        `json:"confidence"` // as written; has no authority
	Rationale   string        `json:"rationale"`  // as written; has no authority
	Detail      string        `json:"detail"`     // for people

	Receipts *acquisition.GatewayReceipts `json:"receipts,omitempty"` // of the judge's gateway, if it has one
}

// Flag is text in evidence that the screen found. It names the place, never the text.
type Flag struct {
	Item   string      `json:"item"`
	Block  string      `json:"block"`
	Kind   screen.Kind `json:"kind"`
	Offset int         `json:"offset"` // bytes in the block
	Struck bool        `json:"struck"` // the item counts as not submitted
}

// Record is everything that was heard in one hearing.
type Record struct {
	Profile string `json:"profile"`
	Flags   []Flag `json:"flags"`
	Runs    []Run  `json:"runs"` // by requirement, judge and index
}

// Reading is what an output says under the Judge Result Contract, and what its verdict is about.
type Reading struct {
	Verdict manifest.Verdict
	Scope   []string
}

// Read reads an output of a judge that was shown what observed names.
func Read(output []byte, observed []string) Reading {
	line, _ := resultLine(output)
	return Reading{manifest.ParseResult(output), scopeOf(observed, line)}
}

// hear reads an output into a run. required is the requirement's scope.
func (r *Run) hear(output []byte, observed, required []string) {
	read := Read(output, observed)
	said := read.Verdict
	hash := sha256.Sum256(output)
	r.State, r.Output, r.OutputHash, r.Said, r.Scope = StateHeard, output, hex.EncodeToString(hash[:]), said.String(), read.Scope
	line, _ := resultLine(output)
	if n, ok := line["confidence"].(json.Number); ok {
		r.Confidence = n.String()
	}
	r.Rationale, _ = line["rationale"].(string)
	switch {
	case said == manifest.Unresolved:
		r.Detail = "the final line says UNRESOLVED or breaks the result contract"
	case !covers(r.Scope, required):
		r.Detail = "the scope of the verdict is not the required one"
	default:
		r.Verdict = said.String()
	}
}

// lastLine is the final line that is not blank, as the result contract reads it.
func lastLine(raw []byte) []byte {
	return bytes.Trim(raw[bytes.LastIndexByte(bytes.TrimRight(raw, " \t\r\n"), '\n')+1:], " \t\r\n")
}

// refuse takes a run's authority.
func (r *Run) refuse(state, why string) {
	r.State, r.Verdict, r.Detail = state, manifest.Unresolved.String(), why
}

// trim drops what models wrote beyond what a record keeps.
func (r *Record) trim() {
	kept := 0
	for i := range r.Runs {
		run := &r.Runs[i]
		size := len(run.Output) + len(run.Confidence) + len(run.Rationale)
		if kept+size > MaxOutputs {
			run.Output, run.Confidence, run.Rationale = exchange.Body{}, "", ""
			run.Detail += " (output not kept)"
			continue
		}
		kept += size
	}
}

// Verdicts are the observations of one judged requirement by judge and run. A slot that the record does not hold is
// UNRESOLVED, and so is every slot of no record.
func (r *Record) Verdicts(c *manifest.Compiled, requirement string) [][]manifest.Verdict {
	out := make([][]manifest.Verdict, len(c.Judges))
	for k := range c.Judges {
		out[k] = make([]manifest.Verdict, c.Runs[k])
	}
	if r == nil {
		return out
	}
	for _, run := range r.Runs {
		for k, id := range c.Judges {
			if run.Requirement == requirement && run.Judge == id && run.Index >= 0 && run.Index < c.Runs[k] {
				out[k][run.Index] = verdictOf(run.Verdict)
			}
		}
	}
	return out
}

func verdictOf(s string) manifest.Verdict {
	switch s {
	case manifest.Pass.String():
		return manifest.Pass
	case manifest.Fail.String():
		return manifest.Fail
	}
	return manifest.Unresolved
}
