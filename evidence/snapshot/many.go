package snapshot

import (
	"context"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/sample"
)

// ManyRecord is what a case about many payments has beside the rest: one of them is drawn and stands for all.
type ManyRecord struct {
	Payments  []common.Hash `json:"payments"` // keys, in the case's order
	DrawBlock uint64        `json:"drawBlock"`
	ItemsHash common.Hash   `json:"itemsHash"` // over each payment's receipt or request
	Sample    *SampleRecord `json:"sample"`    // null before the draw
}

// SampleRecord is the payment that was drawn.
type SampleRecord struct {
	At     Position    `json:"at"`
	Key    common.Hash `json:"key"`
	Index  uint64      `json:"index"` // in the case's order
	Amount string      `json:"amount"`
	// Exchange is what the payer shows of it: the one at its place, where the case's statement is a list of exchanges.
	Exchange DocumentRef `json:"exchange"`
}

// leafOf is a payment as a case about many lists it.
func leafOf(p PaymentRecord) bindings.Leaf {
	amount, _ := new(big.Int).SetString(p.Amount, 10)
	return sample.Leaf(p.Key, p.Nonce, amount, p.At.Time)
}

// leaves are the payments that a case is about, as a case about many lists them.
func (c *oneCase) leaves() []bindings.Leaf {
	out := make([]bindings.Leaf, len(c.payments))
	for i, p := range c.payments {
		out[i] = leafOf(p)
	}
	return out
}

// manyMembers lists the payments of an Offer's cases about many. That a list is whole is what the case's id says.
func manyMembers(h *history, o *offer) (map[common.Hash][]common.Hash, error) {
	out := map[common.Hash][]common.Hash{}
	for _, e := range h.offers[o.address] {
		if e.name != "ManyContested" {
			continue
		}
		ev, err := unpackEvent(e, bindings.NewOffer().UnpackManyContestedEvent)
		if err != nil {
			return nil, err
		}
		for _, key := range ev.Keys {
			out[ev.CaseId] = append(out[ev.CaseId], key)
		}
	}
	return out, nil
}

// members finds the payments that a case is about, and holds them to the storage: of an ordinary case the one that gives
// it its id, of one about many those whose list does.
func (c *oneCase) members(keys []common.Hash, paid map[common.Hash]PaymentRecord) error {
	id, stored := c.record.ID, c.stored
	if stored.payments == 0 {
		keys = []common.Hash{id}
	} else if uint64(len(keys)) != stored.payments {
		return fail(fileEvents, "case %s is about %d payments, listed are %d", id, stored.payments, len(keys))
	}
	for _, key := range keys {
		p, ok := paid[key]
		if !ok {
			return fail(filePayments, "case %s contests a payment that is not listed", id)
		}
		if p.Payer != stored.payer {
			return fail(fileCases, "case %s is by %s, its payment is by %s", id, stored.payer, p.Payer)
		}
		c.payments = append(c.payments, p)
	}
	leaves := c.leaves()
	if total := sample.Sum(leaves); total.Cmp(stored.amount) != 0 {
		return fail(fileCases, "case %s is about %s, the payment is %s", id, stored.amount, total)
	}
	if stored.payments == 0 {
		c.judgedOf = c.payments[0]
		return nil
	}
	if sample.CaseID(c.offer.address, leaves) != id {
		return fail(fileCases, "case %s is about other payments than are listed", id)
	}
	c.record.Many = &ManyRecord{Payments: keys, DrawBlock: stored.sampleBlock}
	return nil
}

// undrawn says whether a case about many payments has no sample.
func (c *oneCase) undrawn() bool { return c.stored.payments != 0 && !c.stored.drawn }

// sampleDrawn takes the draw: from here on the case is about the sample.
func (s *system) sampleDrawn(ctx context.Context, c *oneCase, e event) (common.Hash, error) {
	ev, err := unpackEvent(e, bindings.NewOffer().UnpackSampleDrawnEvent)
	if err != nil {
		return common.Hash{}, err
	}
	if c.record.Many == nil || !ev.Index.IsUint64() || ev.Index.Uint64() >= uint64(len(c.payments)) || c.payments[ev.Index.Uint64()].Key != ev.Key {
		return common.Hash{}, fail(fileCases, "the sample of case %s is none of its payments", c.record.ID)
	}
	c.judgedOf = c.payments[ev.Index.Uint64()]
	shown, err := s.shown(ctx, c.record.Statement, ev.Index.Uint64())
	if err != nil {
		return common.Hash{}, err
	}
	c.record.Many.Sample = &SampleRecord{At: e.Position, Key: ev.Key, Index: ev.Index.Uint64(), Amount: c.judgedOf.Amount, Exchange: shown}
	return sample.Hash(leafOf(c.judgedOf)), nil
}

// shown is the document at a place of a statement that is a list of exchanges; none where it is no such list.
func (s *system) shown(ctx context.Context, statement DocumentRef, index uint64) (DocumentRef, error) {
	none := DocumentRef{State: documentNone}
	if statement.State != documentPresent {
		return none, nil
	}
	raw, err := s.w.document(ctx, statement.Hash)
	if err != nil {
		return none, err
	}
	l, err := exchange.ParseList(raw)
	if err != nil || index >= uint64(len(l.Exchanges)) {
		return none, nil
	}
	return s.document(ctx, l.Exchanges[index])
}

// checkSample draws the sample again: the payment in which the point lies that the draw block's hash gives.
func (s *system) checkSample(ctx context.Context, c *oneCase) error {
	m := c.record.Many
	if m == nil {
		return nil
	}
	if (m.Sample != nil) != c.stored.drawn {
		return fail(fileEvents, "the draw of case %s is missing", c.record.ID)
	}
	source := c.offer.terms.BlockHashSource
	ours := s.build(source) == "HistorySource"
	if ours && m.DrawBlock <= s.w.final.Number {
		// Also before the draw: a snapshot that extends this one cannot name the block any more.
		hash, err := s.w.hashAt(ctx, m.DrawBlock)
		if err != nil {
			return err
		}
		if m.Sample == nil {
			return nil
		}
		if index := uint64(sample.Draw(hash, c.record.ID, c.leaves())); index != m.Sample.Index {
			return fail(fileCases, "case %s: block %d draws payment %d, its event says %d", c.record.ID, m.DrawBlock, index, m.Sample.Index)
		}
		s.facts = append(s.facts, Fact{Subject: c.record.ID.Hex(), What: "sample drawn", Label: Reproduced})
		return nil
	}
	if m.Sample != nil {
		if ours {
			return fail(fileCases, "case %s was drawn by block %d, which is not there yet", c.record.ID, m.DrawBlock)
		}
		// Its hashes are what it says: only that the contract drew by them is known.
		s.facts = append(s.facts, Fact{Subject: c.record.ID.Hex(), What: "sample drawn", Label: Verified, By: source.Hex()})
	}
	return nil
}
