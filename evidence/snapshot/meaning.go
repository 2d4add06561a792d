package snapshot

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/evidence/terms"
)

// PromiseRecord is one published promise.
type PromiseRecord struct {
	Offer       common.Address `json:"offer"`
	PublishedAt *Position      `json:"publishedAt"` // null where the event is not in the record
	Manifest    DocumentRef    `json:"manifest"`
	Compiles    bool           `json:"compiles"` // the manifest's bytes compile to exactly these terms
	Terms       map[string]any `json:"terms"`
}

// promise is a published promise with its manifest, where that was to be had.
type promise struct {
	record   PromiseRecord
	compiled *manifest.Compiled // nil where the manifest is withheld or does not compile to the terms
	document *manifest.Document // with it
}

// promise reads the manifest that the terms name and compiles it again: the terms must be what it says.
func (s *system) promise(ctx context.Context, o *offer, h *history) (*promise, error) {
	ref, err := s.document(ctx, o.terms.ManifestHash)
	if err != nil {
		return nil, err
	}
	values, err := offerABI.Methods["terms"].Outputs.Unpack(o.args)
	if err != nil {
		return nil, fail(filePromises, "terms of %s: %w", o.address, err)
	}
	shown, _ := plain(reflectValue(values[0])).(map[string]any)
	p := &promise{record: PromiseRecord{Offer: o.address, Manifest: ref, Terms: shown}}
	e, ok := h.published[o.address]
	if !ok {
		return nil, fail(fileEvents, "the publication of %s is missing", o.address)
	}
	p.record.PublishedAt = &e.Position
	if ref.State != documentPresent {
		return p, nil
	}
	raw, err := s.w.document(ctx, o.terms.ManifestHash)
	if err != nil {
		return nil, err
	}
	compiled, err := terms.Verify(o.terms, raw)
	if err != nil {
		// A promise that misstates its own terms is a fact about the seller; it is shown, not hidden by refusing.
		return p, nil
	}
	document, err := manifest.Parse(raw)
	if err != nil {
		return nil, fail(filePromises, "manifest of %s: %w", o.address, err)
	}
	p.record.Compiles, p.compiled, p.document = true, compiled, document
	s.facts = append(s.facts, Fact{Subject: o.address.Hex(), What: "manifest compiles to the terms", Label: Reproduced})
	return p, nil
}

// checkCause holds the stated cause of a ruling to what the record shows.
func (s *system) checkCause(c *oneCase, d *dispute, settled *SettlementRecord) error {
	if !c.stored.decided() {
		return nil
	}
	cause := uint8(c.stored.cause)
	if cause != settlement.CauseFailed && c.stored.failed != 0 {
		return fail(fileSettlements, "case %s ended by %s and names requirements that failed", c.record.ID, name(causeNames, c.stored.cause))
	}
	bad := func(why string) error {
		return fail(fileSettlements, "case %s ended by %s, but %s", c.record.ID, name(causeNames, c.stored.cause), why)
	}
	switch cause {
	case settlement.CauseJudged, settlement.CauseFailed, settlement.CauseBurden:
		if c.undrawn() {
			// Whoever contests many payments has to carry the case: nobody drew in time.
			if cause != settlement.CauseBurden || c.stored.ruling != uint64(settlement.PayeeWins) || settled.Authorized.At.Time <= c.record.AnswerBy {
				return bad("its sample could still be drawn")
			}
			break
		}
		if d == nil {
			break // a foreign arbitrator: what it said is all there is
		}
		x := d.record.Standing
		if x == nil || !d.record.Final {
			return bad("the committee has not ruled for good")
		}
		want := causeOf(*x)
		if want != cause || uint64(x.Ruling) != c.stored.ruling {
			return bad("the replay gives " + name(causeNames, uint64(want)))
		}
		if failed := x.Failed; want == settlement.CauseFailed && failed != c.stored.failed {
			return bad(fmt.Sprintf("of the requirements %08b failed, not %08b", failed, c.stored.failed))
		}
	case settlement.CauseTimeout:
		if settled.Authorized.At.Time <= c.record.JudgeBy {
			return bad("judgeBy had not passed")
		}
	case settlement.CauseUnanswered:
		if settled.Authorized.At.Time <= c.record.AnswerBy || c.stored.disclosedAt != 0 {
			return bad("the seller had answered, or still could")
		}
	case settlement.CauseAccepted:
		if c.stored.disclosedAt == 0 || settled.Authorized.At.Time > c.record.ContinueBy {
			return bad("there was no disclosure to accept in time")
		}
	case settlement.CauseSelfProven:
		if c.signed == nil || !breaks(c.signed.Delivery, c.offer.terms.Bounds) {
			return bad("the seller's signed fields keep the bounds")
		}
	case settlement.CauseEquivocation:
		if !equivocal(c.record) {
			return bad("there are no two different receipts")
		}
	}
	fact := Fact{Subject: c.record.ID.Hex(), What: "cause " + name(causeNames, c.stored.cause), Label: Reproduced}
	switch cause {
	case settlement.CauseConceded: // the contract takes this act from the seller alone
		fact.Label, fact.By = Verified, c.offer.terms.Seller.Hex()
	case settlement.CauseAccepted: // and this from the payer
		fact.Label, fact.By = Verified, c.stored.payer.Hex()
	}
	if d == nil && c.ruledBy(cause) {
		fact.Label, fact.By = Verified, c.offer.terms.Arbitrator.Hex()
	}
	s.facts = append(s.facts, fact)
	return nil
}

// ruledBy says whether a cause is what an arbitrator made of a dispute.
func (c *oneCase) ruledBy(cause uint8) bool {
	return cause >= settlement.CauseJudged && cause <= settlement.CauseBurden && !c.undrawn()
}

// causeOf is the cause that a committee's ruling carries.
func causeOf(r ResolutionRecord) uint8 {
	switch {
	case r.Ruling == settlement.PayerWins && r.FailAlone:
		return settlement.CauseFailed
	case r.Ruling == settlement.PayerWins, r.Ruling == settlement.PayeeWins && r.Material:
		return settlement.CauseBurden
	}
	return settlement.CauseJudged
}

// breaks says whether the seller's signed fields alone fail a bound. An age of exactly MaxAge keeps the promise.
func breaks(d exchange.Delivery, b bindings.Bounds) bool {
	if b.Subject && d.RequestSubject != d.ResponseSubject {
		return true
	}
	if b.MaxAge != 0 && new(big.Int).SetUint64(d.ServedAt).Cmp(sum(new(big.Int).SetUint64(d.DataTime), big.NewInt(int64(b.MaxAge)))) > 0 {
		return true
	}
	return d.ItemCount < b.MinItems
}

func equivocal(r CaseRecord) bool {
	for _, d := range r.Deliveries {
		if d.Hash != r.Deliveries[0].Hash {
			return true
		}
	}
	return false
}

// checkLocked holds what the Offer keeps back to its live cases and unclaimed credits.
func checkLocked(ctx context.Context, o *offer, b books, cases []*oneCase) error {
	want, owners := new(big.Int), map[common.Address]bool{}
	for _, c := range cases {
		if c.stored.state != stateSettled {
			want.Add(want, c.stored.amount)
		}
		if c.stored.credited && !owners[c.stored.payer] {
			owners[c.stored.payer] = true
			want.Add(want, o.store.word(ctx, o.store.variable("_credits").Key(word32(c.stored.payer))).ToBig())
		}
	}
	if o.store.err != nil {
		return o.store.err
	}
	if want.Cmp(b.locked) != 0 {
		return fail(fileConservation, "%s keeps back %s, its live cases and unclaimed credits are %s", o.address, b.locked, want)
	}
	return nil
}
