package manifest

import (
	"fmt"
	"slices"
)

const (
	maxPartial = 16     // partial rows of a settlement table
	fullBps    = 10_000 // the whole payment
)

// Partial is a remedy in place of the full refund where the payer wins because exactly these requirements failed. The bond
// goes back and the seller bears the fees, as in full; no penalty follows.
type Partial struct {
	Failed    []string `json:"failed"`     // ids of requirements
	RefundBps int64    `json:"refund_bps"` // share of the payment, 1..10000
}

// CompiledPartial is a Partial as the settlement table has it.
type CompiledPartial struct {
	Mask      uint8 // bit i: requirement i failed; not zero
	RefundBps uint16
}

// mask is the set of requirements that a partial remedy names; false if it names none, an unknown one, or one twice.
func (m *Manifest) mask(p Partial) (mask uint8, ok bool) {
	for _, id := range p.Failed {
		i := slices.IndexFunc(m.Requirements, func(r Requirement) bool { return r.ID == id })
		if i < 0 || i >= maxRequirements || mask>>i&1 == 1 {
			return 0, false
		}
		mask |= 1 << i
	}
	return mask, mask != 0
}

// P8: a partial remedy names requirements of the document, each set once, and a share of the payment.
func partialRemedies(m *Manifest) []Defect {
	if m.Redress == nil {
		return nil
	}
	var out []Defect
	if n := len(m.Redress.Partial); n > maxPartial {
		out = append(out, defect("P8_COUNT", "/redress/partial", n, fmt.Sprintf("partial remedies, at most %d", maxPartial), "reduce it"))
	}
	seen := map[uint8]bool{}
	for i, p := range m.Redress.Partial {
		here := at("redress", "partial", i)
		mask, ok := m.mask(p)
		switch {
		case !ok:
			out = append(out, defect("P8_FAILED", here+"/failed", fmt.Sprint(p.Failed), "no set of requirements of this document", "name their ids, each once"))
		case seen[mask]:
			out = append(out, defect("P8_TWICE", here+"/failed", fmt.Sprint(p.Failed), "this set has a remedy already", "remove one"))
		}
		seen[mask] = true
		if p.RefundBps < 1 || p.RefundBps > fullBps {
			out = append(out, defect("P8_SHARE", here+"/refund_bps", p.RefundBps, fmt.Sprintf("a share in basis points, 1..%d", fullBps), "correct it"))
		}
	}
	return out
}

// partial compiles the remedies; P8 has found them sound.
func (m *Manifest) partial() []CompiledPartial {
	var out []CompiledPartial
	for _, p := range m.Redress.Partial {
		mask, _ := m.mask(p)
		out = append(out, CompiledPartial{Mask: mask, RefundBps: uint16(p.RefundBps)})
	}
	return out
}
