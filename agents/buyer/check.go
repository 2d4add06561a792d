package buyer

import (
	"context"
	"fmt"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// Verdict is what the buyer's own checks say of a purchase. It decides whether to contest, and nothing else.
type Verdict uint8

// Verdicts.
const (
	Conforming  Verdict = iota // every requirement was measured and passed
	Unsettled                  // nothing failed, but something could not be measured here
	Broken                     // a measured requirement failed
	Undelivered                // there is no response that the seller signed
)

var verdictNames = []string{"conforming", "unsettled", "broken", "undelivered"}

// String is the verdict's name.
func (v Verdict) String() string { return verdictNames[v] }

// Check runs the promise's own checks on a paid purchase.
func (s *Service) Check(ctx context.Context, p *Purchase) (Verdict, []judge.Finding, error) {
	if !p.Paid() {
		return Unsettled, nil, fmt.Errorf("%w: purchase %s has no exchange", ErrNotPaid, p.ID)
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return Unsettled, nil, err
	}
	_, compiled, err := s.promise(ctx, head, p)
	if err != nil {
		return Unsettled, nil, err
	}
	verdict, findings := assess(compiled, p.Exchange)
	return verdict, findings, nil
}

// assess turns findings into a verdict. It is pure.
func assess(c *manifest.Compiled, e *exchange.Exchange) (Verdict, []judge.Finding) {
	findings := judge.Measure(c, e)
	if e.Delivery == nil {
		return Undelivered, findings
	}
	if len(judge.Failed(findings)) > 0 {
		return Broken, findings
	}
	for _, f := range findings {
		if f.Verdict == judge.Unresolved {
			return Unsettled, findings
		}
	}
	return Conforming, findings
}

// breaks reports whether a Delivery's signed fields alone fail a bound, as the contract decides it.
func breaks(d exchange.Delivery, b manifest.Bounds) bool {
	switch {
	case b.Subject && d.ResponseSubject != d.RequestSubject:
		return true
	case b.MaxAge != 0 && d.ServedAt > d.DataTime && d.ServedAt-d.DataTime > uint64(b.MaxAge): // exactly MaxAge keeps the promise
		return true
	}
	return d.ItemCount < b.MinItems
}
