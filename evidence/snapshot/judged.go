package snapshot

import (
	"context"
	"reflect"
	"strconv"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// Measured is what running one requirement again gave.
type Measured struct {
	Bit     int    // of the requirement in every mask
	Measure string // the measure and its bound, for people
	Passed  bool
	Failed  bool // neither: UNRESOLVED
}

// Measure runs a manifest's measured requirements on a frozen exchange. The caller brings it, because the measures live
// with the agents that run them too.
type Measure func(*manifest.Compiled, *exchange.Exchange) []Measured

// judgedCase is a case whose measured requirements can be run again.
type judgedCase struct {
	id         common.Hash
	compiled   *manifest.Compiled
	exchange   *exchange.Exchange
	resolution *ResolutionRecord
}

// judged keeps what re-running a case's measures needs: the compiled manifest and the exchange that the payer froze, with
// the seller's signed record and, where the answer disclosed it, the body.
func (s *system) judged(ctx context.Context, r *record, c *oneCase, d *caseDispute, p *promise) error {
	if p.compiled == nil || c.record.Statement.State != documentPresent || c.signed == nil {
		return nil
	}
	raw, err := s.w.document(ctx, c.record.Statement.Hash)
	if err != nil {
		return err
	}
	e, err := exchange.Parse(raw)
	if err != nil {
		return nil // the payer submitted something else; its hash is in the evidence root either way
	}
	e.Delivery = c.signed
	if c.body != nil {
		e.Response, e.DisclosedAt = &exchange.Response{Body: c.body}, c.bodyAt
	}
	j := judgedCase{id: c.record.ID, compiled: p.compiled, exchange: e}
	if d != nil {
		j.resolution = d.record.Adjudicated
	}
	r.judged = append(r.judged, j)
	return nil
}

// remeasure runs the measured requirements again and holds the replayed record to them.
func (r *record) remeasure(measure Measure) error {
	for _, j := range r.judged {
		for _, m := range measure(j.compiled, j.exchange) {
			if !m.Passed && !m.Failed {
				continue
			}
			verdict := "FAIL"
			if m.Passed {
				verdict = "PASS"
			}
			if j.resolution != nil && m.Bit < 8 {
				passed, failed := j.resolution.Passed>>m.Bit&1 != 0, j.resolution.Failed>>m.Bit&1 != 0
				if (passed || failed) && (passed != m.Passed || failed != m.Failed) {
					return fail(fileCommittee, "case %s: requirement %d (%s) measures %s here, the committee resolved otherwise", j.id, m.Bit, m.Measure, verdict)
				}
			}
			r.facts = append(r.facts, Fact{Subject: j.id.Hex(), What: "requirement " + strconv.Itoa(m.Bit) + " (" + m.Measure + ") " + verdict, Label: Reproduced})
		}
	}
	return nil
}

func number(n uint64) string { return strconv.FormatUint(n, 10) }

func reflectValue(v any) reflect.Value { return reflect.ValueOf(v) }
