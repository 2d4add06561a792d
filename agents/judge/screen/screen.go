// Package screen finds text in evidence that talks to a judge instead of to the buyer: instructions, role changes, tools,
// credentials, and imitations of the verdict line.
//
// It reports what kind of text stands where, never the text, and decides nothing: whether flagged evidence is set aside is
// the manifest's word. Paraphrases pass it. Its one invariant: the same bytes give the same flags under the same Pin, so
// that a manifest can commit to it.
package screen

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"regexp"
	"slices"
	"sync"
)

// Version names the detector. It changes with anything that can change a flag.
const Version = "redress.screen/1"

// Kind of instruction-like text.
type Kind string

// Kinds.
const (
	InstructionOverride Kind = "instruction_override"
	RoleDrift           Kind = "role_drift"
	ToolReference       Kind = "tool_reference"
	Credential          Kind = "credential"
	VerdictLine         Kind = "verdict_line"
)

// MaxFlags is how many flags one text is given, inclusive. One already has every effect.
const MaxFlags = 32

// Flag says that text of a kind begins at a byte of what was scanned.
type Flag struct {
	Kind   Kind `json:"kind"`
	Offset int  `json:"offset"` // bytes, 0-based, in the text as submitted
}

type detector struct {
	kind    Kind
	pattern *regexp.Regexp
}

var detectors = sync.OnceValue(func() []detector {
	out := make([]detector, len(table))
	for i, row := range table {
		out[i] = detector{row.kind, regexp.MustCompile(row.pattern)}
	}
	return out
})

// Scan lists what a text holds, by offset. Matching is linear in the length of the text.
func Scan(text []byte) []Flag {
	folded := fold(text)
	var out []Flag
	for _, d := range detectors() {
		for _, hit := range d.pattern.FindAllIndex(folded.text, MaxFlags) {
			out = append(out, Flag{d.kind, folded.offset[hit[0]]})
		}
	}
	slices.SortFunc(out, func(a, b Flag) int { return cmp.Or(cmp.Compare(a.Offset, b.Offset), cmp.Compare(a.Kind, b.Kind)) })
	out = slices.Compact(out)
	return out[:min(len(out), MaxFlags)]
}

// Hash covers the version, the rules of folding and every pattern.
func Hash() [32]byte {
	h := sha256.New()
	for _, part := range append([]string{Version, foldRules}, rows()...) {
		h.Write([]byte(part))
		h.Write([]byte{'\n'})
	}
	return [32]byte(h.Sum(nil))
}

func rows() (out []string) {
	for _, row := range table {
		out = append(out, string(row.kind)+"\t"+row.pattern)
	}
	return out
}

// Pin is what a manifest's detector_pin says to commit to this detector.
func Pin() string {
	hash := Hash()
	return Version + " sha256:" + hex.EncodeToString(hash[:])
}
