package snapshot

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strconv"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/adjudication"
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
	id       common.Hash
	compiled *manifest.Compiled
	exchange *exchange.Exchange
	dispute  *dispute // nil without one
}

// judged keeps what re-running a case's measures needs: the compiled manifest and the exchange as the record binds it. The
// request is the one the contest names or, where nobody shows that one, the one that the seller signed and shows: a payer
// that names a hash and shows nothing must not keep a signed record from being measured. The body is the one that the
// seller's signed record binds, from whichever party's document, or as the answer disclosed it. Nothing else of a document
// counts. The payment's time is the one that the case's proven storage holds.
func (s *system) judged(ctx context.Context, r *record, c *oneCase, d *dispute, p *promise) error {
	docs, names, err := s.exchanges(ctx, c)
	if err != nil {
		return err
	}
	c.bodies(docs, names)
	if p.compiled == nil || c.signed == nil {
		return nil
	}
	request, body := exchange.FindRequest(c.record.RequestHash, docs), c.body
	if request == nil {
		request = exchange.FindRequest(c.signed.Delivery.RequestHash, docs)
	}
	if body == nil {
		body = exchange.FindBody(c.signed.Delivery.ResponseHash, docs)
	}
	if request == nil || body == nil {
		return nil // withheld: the committee's word is all there is
	}
	j := judgedCase{id: c.record.ID, compiled: p.compiled, exchange: &exchange.Exchange{
		Version: exchange.Version, ChainID: s.chainID, Offer: c.offer.address, ManifestHash: c.offer.terms.ManifestHash,
		Request: *request, Response: &exchange.Response{Status: 200, Headers: []exchange.Header{}, Body: body},
		Payment: &exchange.Payment{Payer: c.record.Payer, Nonce: c.judgedOf.Nonce, Amount: c.judgedOf.Amount,
			BlockTime: c.stored.openedAt - c.stored.paymentAge},
		Delivery: c.signed, DisclosedAt: c.bodyAt,
	}, dispute: d}
	r.judged = append(r.judged, j)
	return nil
}

// exchanges reads the documents of a case that are exchange records, and gives their hashes beside them. What else a party submitted is skipped here; its
// hash is in the evidence root either way.
func (s *system) exchanges(ctx context.Context, c *oneCase) (docs []*exchange.Exchange, names []common.Hash, err error) {
	refs := []DocumentRef{c.record.Statement}
	if m := c.record.Many; m != nil && m.Sample != nil {
		refs = append(refs, m.Sample.Exchange)
	}
	for _, item := range c.record.Evidence {
		refs = append(refs, item.Document)
	}
	for _, ref := range refs {
		if ref.State != documentPresent {
			continue
		}
		raw, err := s.w.document(ctx, ref.Hash)
		if err != nil {
			return nil, nil, err
		}
		if e, err := exchange.Parse(raw); err == nil {
			docs, names = append(docs, e), append(names, ref.Hash)
		}
	}
	return docs, names, nil
}

// remeasure runs the measured requirements again and compares them with the replayed record. A difference is a fact
// about the committee, not about the snapshot: it is stated, and the snapshot stays what it is.
func (r *record) remeasure(measure Measure) {
	for _, j := range r.judged {
		for _, m := range measure(j.compiled, j.exchange) {
			if !m.Passed && !m.Failed || m.Bit < 0 || m.Bit >= 8 {
				continue
			}
			r.facts = append(r.facts, j.compare(m))
		}
	}
}

// compare says how a measured result stands to the round that stands.
func (j judgedCase) compare(m Measured) Fact {
	verdict := adjudication.Fail
	if m.Passed {
		verdict = adjudication.Pass
	}
	f := Fact{Subject: j.id.Hex(), What: "requirement " + strconv.Itoa(m.Bit) + " (" + m.Measure + ") " + verdict.String(), Label: Reproduced}
	if j.dispute == nil || j.dispute.record.Standing == nil {
		return f
	}
	x := j.dispute.record.Standing
	switch passed, failed := x.Passed>>m.Bit&1 != 0, x.Failed>>m.Bit&1 != 0; {
	case passed == m.Passed && failed == m.Failed:
	case passed || failed:
		f.Label, f.By = Contradicted, "the committee"
	default:
		j.dispute.unresolved(&f, m.Bit, verdict)
	}
	return f
}

// unresolved says what it means that the round that stands left a requirement UNRESOLVED which is measured here. Documents
// lie outside the chain, so one that is shown now need not have been shown then. Only who observed otherwise had something to
// observe, and is contradicted.
func (d *dispute) unresolved(f *Fact, bit int, verdict adjudication.Verdict) {
	saw, seats := d.observed(bit)
	f.By = "the committee"
	if slices.ContainsFunc(saw, func(v adjudication.Verdict) bool { return v != adjudication.Unresolved && v != verdict }) {
		f.Label = Contradicted
		return
	}
	same := 0
	for _, v := range saw {
		if v == verdict {
			same++
		}
	}
	f.Label = Unseen
	f.What += fmt.Sprintf("; UNRESOLVED when it was judged: %d of %d observed it, and nothing proves that the rest could read what it is measured on",
		same, seats)
}

// observed is what the seats that count made of a requirement in the round that stands, and how many there were. A round of
// the whole committee is one seat.
func (d *dispute) observed(bit int) (saw []adjudication.Verdict, seats int) {
	for n, r := range d.record.Rounds {
		if r.Adjudicated == nil || r.Adjudicated.At != d.record.Standing.At {
			continue
		}
		procedure, err := manifest.Procedure(d.briefs[n].Procedure).Replay()
		if err != nil {
			return nil, len(r.Seats)
		}
		words := r.words()
		for _, word := range words {
			if seat, err := adjudication.Seat(procedure, word); err == nil && bit < len(seat.Verdicts) {
				saw = append(saw, seat.Verdicts[bit])
			}
		}
		return saw, len(words)
	}
	return nil, 0
}

func number(n uint64) string { return strconv.FormatUint(n, 10) }

func reflectValue(v any) reflect.Value { return reflect.ValueOf(v) }
