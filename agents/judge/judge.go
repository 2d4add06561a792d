// Package judge runs a manifest's own checks over a frozen exchange.
//
// Measured requirements are computed here, by anyone, from exact strings. Requirements that a manifest gives to a panel
// of models are parsed strictly when an output exists and stay UNRESOLVED when none does. It never decides a dispute:
// what it returns are observations. Its one invariant: the same manifest and the same exchange give the same findings.
package judge

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// Verdict is one observation.
type Verdict = manifest.Verdict

// Verdicts.
const (
	Unresolved = manifest.Unresolved
	Pass       = manifest.Pass
	Fail       = manifest.Fail
)

// States of a finding: why it is what it is.
const (
	StateMeasured     = "measured"      // computed from the exchange
	StateNoEvidence   = "no evidence"   // the record lacks what the measure needs
	StateNotAvailable = "not available" // a judged requirement, and no model to hear it
)

// Finding is what one check found.
type Finding struct {
	Requirement string // id in the manifest
	Bit         int    // index in the compiled requirements
	Measure     string // name with pointer; empty for a judged requirement
	Value       string // decimal; empty when there is none
	Bound       string // such as "<= 5"
	Verdict     Verdict
	State       string
	Detail      string // for people; has no authority
}

// Measure runs every check of a manifest on a frozen exchange, in the order of its requirements. It never fails: what
// cannot be measured is UNRESOLVED, with the reason. That the receipt's key was the seller's at the time is the chain's
// to say: the caller has checked it, with SignedDelivery.Signer and the Offer's key history.
func Measure(c *manifest.Compiled, e *exchange.Exchange) []Finding {
	findings := make([]Finding, len(c.Requirements))
	r := readings{c: c, e: e, blocked: unusable(c, e)}
	if r.blocked == "" {
		r.doc = exchange.Decode(e.Response.Body)
	}
	for i, req := range c.Requirements {
		findings[i] = r.find(i, req)
	}
	return findings
}

// Failed picks the findings that a payer may contest with: its own measured FAILs.
func Failed(findings []Finding) []Finding {
	var failed []Finding
	for _, f := range findings {
		if f.Verdict == Fail {
			failed = append(failed, f)
		}
	}
	return failed
}

type readings struct {
	c       *manifest.Compiled
	e       *exchange.Exchange
	doc     exchange.Document
	blocked string // why nothing can be measured; empty when everything can
}

// unusable says why the record holds no response that can be held against the seller. A body that the seller did not
// sign is a claim by whoever presents it.
func unusable(c *manifest.Compiled, e *exchange.Exchange) string {
	switch {
	case e == nil || e.Response == nil:
		return "no response in the record"
	case e.ManifestHash != c.Hash:
		return "the exchange is of another manifest"
	case e.Delivery == nil:
		return "no receipt signed by the seller"
	case exchange.ResponseHash(e.Response.Body) != e.Delivery.Delivery.ResponseHash:
		return "the body is not the one the seller signed"
	}
	if h, err := e.Request.Hash(); err != nil || h != e.Delivery.Delivery.RequestHash {
		return "the request is not the one the seller signed"
	}
	return ""
}

func (r readings) find(bit int, req manifest.CompiledRequirement) Finding {
	f := Finding{Requirement: req.ID, Bit: bit}
	if req.Judged {
		f.State, f.Detail = StateNotAvailable, "judged by a pinned model; none is available here"
		return f
	}
	f.Measure, f.Bound = req.Check.Name(), req.Check.Limit()
	if r.blocked != "" {
		f.State, f.Detail = StateNoEvidence, r.blocked
		return f
	}
	value := r.measure(req.Check)
	f.Detail = value.detail
	if value.unknown {
		f.State = StateNoEvidence
		return f
	}
	f.State, f.Verdict = StateMeasured, Fail
	if value.unreadable {
		return f
	}
	f.Value = strconv.FormatInt(value.n, 10)
	if !req.Check.HoldsDecimal(manifest.Decimal{Floor: value.n, Exact: !value.part}) {
		return f
	}
	if value.later > 0 && value.later > value.n && !req.Check.HoldsDecimal(manifest.Decimal{Floor: value.later, Exact: true}) {
		f.State, f.Verdict = StateNoEvidence, Unresolved
		f.Detail += fmt.Sprintf("; disclosed at an age of %d, and nothing shows when it reached the payer", value.later)
		return f
	}
	f.Verdict = Pass
	return f
}

// reading is one measured value. unreadable: the seller's body does not hold it, which fails. unknown: the record lacks
// what the measure needs, which resolves nothing.
type reading struct {
	n          int64
	later      int64 // an age when the chain first saw the body, no younger than n; zero when the payer held it before
	part       bool  // and a part of one unit more, for a number with more digits than its scale
	unreadable bool
	unknown    bool
	detail     string
}

func (r readings) measure(c manifest.Check) reading {
	switch c.Measure {
	case manifest.MeasureAgeSeconds:
		return r.age()
	case manifest.MeasureItemCount:
		n := exchange.Items(r.c.Reading, r.doc)
		return reading{n: n, detail: fmt.Sprintf("%d item(s) at %s", n, r.c.Reading.Items)}
	case manifest.MeasureSubjectMatch:
		return r.subject()
	case manifest.MeasureBodyBytes:
		return reading{n: int64(len(r.e.Response.Body)), detail: "length of the body"}
	case manifest.MeasureJSONValid:
		if err := r.doc.Err(); err != nil {
			return reading{detail: err.Error()}
		}
		return reading{n: 1, detail: "one strict JSON value"}
	case manifest.MeasureFieldPresent:
		v, ok := r.doc.Lookup(c.Pointer)
		if !ok || v == nil || v == "" {
			return reading{detail: "nothing at " + c.Pointer}
		}
		return reading{n: 1, detail: "a value at " + c.Pointer}
	case manifest.MeasureInteger:
		n, err := exchange.Integer(r.doc, c.Pointer)
		if err != nil {
			return reading{unreadable: true, detail: err.Error()}
		}
		return reading{n: n, detail: "integer at " + c.Pointer}
	case manifest.MeasureFieldType:
		return r.fieldType(c)
	case manifest.MeasureNumber:
		return r.number(c)
	case manifest.MeasureLatency:
		return r.latency(c)
	case manifest.MeasureSchema:
		return r.schema(c)
	}
	return reading{unknown: true, detail: "unknown measure"}
}

// age is the data's age when the seller says it served. Where the answer disclosed the body first, its age then is read
// too: the payer chooses when to contest, so time that passed until the disclosure shows no fault of the seller, and a
// serving time that only the seller signed does not show that the payer had it.
func (r readings) age() reading {
	reference := r.e.Delivery.Delivery.ServedAt
	data := exchange.DataTime(r.c.Reading, r.doc)
	switch {
	case reference == 0:
		return reading{unknown: true, detail: "no reference time"}
	case data == 0:
		return reading{unreadable: true, detail: "no readable data time at " + r.c.Reading.DataTime}
	}
	out := reading{detail: fmt.Sprintf("data of %d, reference %d", data, reference)}
	if data > reference {
		out.detail = fmt.Sprintf("data time %d is after the reference %d", data, reference)
	} else {
		out.n = int64(reference - data)
	}
	if r.e.DisclosedAt > data {
		out.later = int64(r.e.DisclosedAt - data)
	}
	return out
}

// latency is the time from the payment's block to the block that disclosed the response. A disclosure bounds it from
// above only, because the payer chooses when to contest: beyond the bound it shows nothing, unless the seller's own
// signature says that it served too late as well. Within the bound no word of the seller is needed.
func (r readings) latency(c manifest.Check) reading {
	switch {
	case r.e.Payment == nil || r.e.Payment.BlockTime == 0:
		return reading{unknown: true, detail: "not anchored: no block time of the payment in the record"}
	case r.e.DisclosedAt == 0:
		return reading{unknown: true, detail: "not anchored: no block shows when the response was served, and servedAt is the seller's own word"}
	}
	since := func(at uint64) int64 { return int64(max(at, r.e.Payment.BlockTime) - r.e.Payment.BlockTime) }
	anchored, signed := since(r.e.DisclosedAt), since(r.e.Delivery.Delivery.ServedAt)
	out := reading{n: anchored, detail: fmt.Sprintf("disclosed %d second(s) after the payment, served after %d by the seller's signature", anchored, signed)}
	if !c.Holds(anchored) && c.Holds(signed) {
		out.unknown = true
		out.detail += ": nothing shows when it reached the payer"
	}
	return out
}

func (r readings) schema(c manifest.Check) reading {
	if c.Body == nil || c.Body.Hash() != c.Schema {
		return reading{unknown: true, detail: "the schema is not the one that the criterion names"}
	}
	err := c.Body.Match(r.e.Response.Body)
	switch {
	case err == nil:
		return reading{n: 1, detail: "matches the pinned schema"}
	case errors.Is(err, manifest.ErrMismatch):
		return reading{detail: err.Error()}
	}
	return reading{unreadable: true, detail: err.Error()}
}

func (r readings) subject() reading {
	asked, ok := exchange.RequestSubject(r.c.Reading, r.e.Request)
	if !ok {
		return reading{unknown: true, detail: "the request names no subject"}
	}
	got, ok := exchange.ResponseSubject(r.c.Reading, r.doc)
	if !ok {
		return reading{detail: fmt.Sprintf("asked for %.80q, the response names no subject", asked)}
	}
	if got != asked {
		return reading{detail: fmt.Sprintf("asked for %.80q, got %.80q", asked, got)}
	}
	return reading{n: 1, detail: fmt.Sprintf("subject %.80q", asked)}
}

func (r readings) fieldType(c manifest.Check) reading {
	v, ok := r.doc.Lookup(c.Pointer)
	if !ok {
		return reading{detail: "nothing at " + c.Pointer}
	}
	types := exchange.Types(v)
	if !slices.Contains(types, c.Type) {
		return reading{detail: fmt.Sprintf("not of type %s at %s", c.Type, c.Pointer)}
	}
	return reading{n: 1, detail: fmt.Sprintf("of type %s at %s", c.Type, c.Pointer)}
}

func (r readings) number(c manifest.Check) reading {
	text, ok := exchange.NumberText(r.doc, c.Pointer)
	if !ok {
		return reading{unreadable: true, detail: "no number at " + c.Pointer}
	}
	d, ok := manifest.ParseDecimal(text, c.Scale)
	if !ok {
		return reading{unreadable: true, detail: fmt.Sprintf("not a number at %s: %.40q", c.Pointer, text)}
	}
	detail := fmt.Sprintf("%.40s at %s, in units of 10^-%d", text, c.Pointer, c.Scale)
	if !d.Exact {
		detail += ", and a part of one unit"
	}
	return reading{n: d.Floor, part: !d.Exact, detail: detail}
}
