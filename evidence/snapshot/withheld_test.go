package snapshot

import (
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze/node"
)

// What nobody shows is named: whose it is, and what; and so is where the rest can be read.
func TestWhatIsWithheldIsNamed(t *testing.T) {
	s := newScene(t)
	buyer, seller := devnet.Address("buyer"), devnet.Address("seller")

	// The payer's document is shown to nobody, and neither is the seller's evidence.
	hidden := s.pay("buyer", s.offer, 100_000)
	signed := s.contest(hidden, s.offer, s.terms, 1)
	e, _ := s.exchanged(hidden, s.offer, s.terms, true)
	raw, err := e.Canonical()
	s.must(err)
	statement := crypto.Keccak256Hash(raw)
	delete(s.docs, statement)
	secret := crypto.Keccak256Hash([]byte("a secret of the seller"))
	s.send("seller", s.offer, bindings.NewOffer().PackAnswer(hidden.key, bindings.Delivery{}, nil, nil, secret))

	// The payer shows another request than it names; the body is disclosed.
	named := s.pay("buyer", s.offer, 100_001)
	own, delivery := s.exchanged(named, s.offer, s.terms, false)
	s.notDelivered(named, common.Hash{0xee}, own, true)
	own.ReceivedAt = 7
	s.discloses(named, delivery, own)

	shown := s.pay("buyer", s.offer, 100_002)
	s.contest(shown, s.offer, s.terms, 1)

	file, at := s.snapshot(Scope{ScopeOffer, s.offer})
	r, err := verifyRaw(t.Context(), file, at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	id := hidden.key.Hex()
	want := []Withheld{
		{id, "statement", buyer, statement},
		{id, "evidence", seller, secret},
		{id, "request", buyer, signed.Delivery.RequestHash},
		{id, "response", seller, signed.Delivery.ResponseHash},
		{named.key.Hex(), "request", buyer, common.Hash{0xee}},
	}
	if got := r.Withheld(); !slices.Equal(got, want) {
		t.Errorf("withheld %+v,\nwant %+v", got, want)
	}
	in := r.Cases[1].Statement.Hash
	if got, want := r.Cases[1].Bodies, []BodyRecord{
		{bodyRequest, common.Hash{0xee}, buyer, documentWithheld, common.Hash{}},
		{bodyRequest, delivery.Delivery.RequestHash, seller, documentPresent, in},
		{bodyResponse, delivery.Delivery.ResponseHash, seller, bodyDisclosed, common.Hash{}},
	}; !slices.Equal(got, want) {
		t.Errorf("bodies %+v,\nwant %+v", got, want)
	}
	for _, b := range r.Cases[2].Bodies {
		if b.State != documentPresent || b.In != r.Cases[2].Statement.Hash {
			t.Errorf("shown in the statement: %+v", b)
		}
	}
	if n := len(r.Cases[2].Bodies); n != 2 {
		t.Errorf("%d bodies", n)
	}

	o := s.options(Scope{ScopeOffer, s.offer})
	o.Documents = nil
	if file, at, err = freezeRaw(t.Context(), node.New(s.chain), o); err != nil {
		t.Fatal(err)
	}
	if r, err = verifyRaw(t.Context(), file, at.Hash, nil); err != nil {
		t.Fatal(err)
	}
	if got := r.Withheld()[0]; got != (Withheld{s.offer.Hex(), "manifest", seller, s.terms.ManifestHash}) {
		t.Errorf("without any document: %+v", got)
	}
}
