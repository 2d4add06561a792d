package snapshot

import (
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// Anyone may publish terms that name a contract in a role that is not its own. What the contract is for every other Offer
// stays what it is: its disputes are listed, and its draws are made again.
func TestNoOfferHidesWhatAContractIsForOthers(t *testing.T) {
	own, stop := start(t, devnet.Options{})
	defer stop()
	s, d := &own, own.d.Deployment
	publish := func(change func(*bindings.Terms)) {
		doc, err := manifest.QuoteFeed(s.frame(figures()), 5)
		s.must(err)
		odd := s.built(doc, common.Hash{31: 1})
		odd.Seller = devnet.Address("buyer")
		change(&odd)
		s.send("buyer", d.Factory.Address, bindings.NewOfferFactory().PackPublish(odd))
	}
	// What is odd comes first in the factory's record.
	publish(func(t *bindings.Terms) {
		t.BlockHashSource, t.Arbitrator = d.Committee.Address, d.HistorySource.Address
	})
	publish(func(t *bindings.Terms) { t.BlockHashSource = d.Token.Address })

	s.offer, s.terms = s.publish(5, common.Hash{31: 2})
	p := s.pay("buyer", s.offer, 500_000)
	s.contest(p, s.offer, s.terms, 1)
	s.send("seller", s.offer, bindings.NewOffer().PackAnswer(p.key, bindings.Delivery{}, nil, nil, [32]byte{}))
	dispute := s.freeze(s.offer, p.key)
	s.ruleBySignatures(dispute, sawStale, sawStale, sawGood)
	s.send("relayer", s.offer, bindings.NewOffer().PackExecute(p.key))

	raw, at := s.snapshot(Scope{ScopeFactory, d.Factory.Address})
	r, err := verifyRaw(t.Context(), raw, at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Committee.Committees) != 1 || len(r.Committee.Disputes) != 1 {
		t.Fatalf("%d committees and %d disputes are listed", len(r.Committee.Committees), len(r.Committee.Disputes))
	}
	if !slices.ContainsFunc(r.Facts, func(f Fact) bool { return f.What == "seats drawn" && f.Label == Reproduced }) {
		t.Errorf("the seats were not drawn again: %v", r.Facts)
	}
}
