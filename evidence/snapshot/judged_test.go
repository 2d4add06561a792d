package snapshot

import (
	"context"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// notDelivered opens a case without a response: the payer names a request, and a document that it shows or not.
func (s *scene) notDelivered(p paid, request common.Hash, document *exchange.Exchange, shown bool) {
	s.t.Helper()
	raw, err := document.Canonical()
	s.must(err)
	evidence := crypto.Keccak256Hash(raw)
	if shown {
		s.docs[evidence] = raw
	}
	contract := bindings.NewOffer()
	statement := bindings.Contest{Claim: 2, RequestHash: request, EvidenceHash: evidence, RelayFee: big.NewInt(2000)}
	nonce := s.call32(s.offer, contract.PackBondNonce(p.key, statement, common.Hash{}))
	bond := s.receive(p.who, s.d.Deployment.Vault.Address, sum(s.terms.Bond, statement.RelayFee), nonce)
	s.send("relayer", s.offer, contract.PackContest(statement, s.proof(p), bindings.Delivery{}, nil, bond))
}

// discloses answers with the signed response and a document of the seller's own.
func (s *scene) discloses(p paid, signed exchange.SignedDelivery, document *exchange.Exchange) common.Hash {
	s.t.Helper()
	raw, err := document.Canonical()
	s.must(err)
	evidence := crypto.Keccak256Hash(raw)
	s.docs[evidence] = raw
	s.send("seller", s.offer, bindings.NewOffer().PackAnswer(p.key, bound(signed.Delivery), signed.Signature, []byte(quoteBody), evidence))
	return evidence
}

func requestHash(t *testing.T, e *exchange.Exchange) common.Hash {
	t.Helper()
	h, err := e.Request.Hash()
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// A payer that names a request and shows another, or nothing, does not keep the seller's signed record from being
// measured, as it does not keep a seat from it. What nobody signed serves nobody.
func TestTheSellersRequestServesWhereThePayersIsWithheld(t *testing.T) {
	s := newScene(t)
	foreign := func(e *exchange.Exchange) *exchange.Exchange {
		other := *e
		other.Request.URL = "http://seller.test/quotes?pair=BTC%2FUSD"
		return &other
	}
	measured := []string{"REPRODUCED FAIL", "REPRODUCED PASS", "REPRODUCED PASS"}
	type caseOf struct {
		name  string
		named func(own *exchange.Exchange) common.Hash // request that the contest names
		payer func(own *exchange.Exchange) *exchange.Exchange
		shown bool // the payer's document
		sell  func(own *exchange.Exchange) *exchange.Exchange
		want  []string
		paid  paid
		doc   common.Hash
	}
	same := func(e *exchange.Exchange) *exchange.Exchange { return e }
	signed := func(e *exchange.Exchange) common.Hash { return requestHash(t, e) }
	invented := func(*exchange.Exchange) common.Hash { return common.Hash{0xee} }
	other := func(e *exchange.Exchange) common.Hash { return requestHash(t, foreign(e)) }
	cases := []*caseOf{
		{name: "an invented request, the payer's document withheld", named: invented, payer: same, sell: same, want: measured},
		{name: "an invented request, the payer's document of another one", named: invented, payer: foreign, shown: true, sell: same, want: measured},
		{name: "another request that the payer withholds", named: other, payer: foreign, sell: same, want: measured},
		{name: "the signed request, withheld by the payer", named: signed, payer: same, sell: same, want: measured},
		{name: "both show the signed request", named: signed, payer: same, shown: true, sell: same, want: measured},
		{name: "a foreign document of the seller", named: invented, payer: same, sell: foreign},
		{name: "a document of the seller that nobody signed, of the request named", named: other, payer: same, sell: foreign},
		{name: "both show a request of their own", named: other, payer: foreign, shown: true, sell: same},
	}
	for i, c := range cases {
		who := []string{"buyer", "buyer-2"}[i%2]
		c.paid = s.pay(who, s.offer, 100_000+int64(i))
		own, delivery := s.exchanged(c.paid, s.offer, s.terms, false)
		own.ReceivedAt = uint64(1000 + i) // each document is another one
		s.notDelivered(c.paid, c.named(own), c.payer(own), c.shown)
		seller := *c.sell(own)
		seller.ReceivedAt += 100
		c.doc = s.discloses(c.paid, delivery, &seller)
	}
	raw, at := s.snapshot(Scope{ScopeOffer, s.offer})
	r, err := verifyRaw(t.Context(), raw, at.Hash, measure)
	if err != nil {
		t.Fatal(err)
	}
	got := map[common.Hash][]string{}
	for _, f := range r.Facts {
		if strings.HasPrefix(f.What, "requirement ") {
			id := common.HexToHash(f.Subject)
			got[id] = append(got[id], f.Label+" "+f.What[len(f.What)-4:])
		}
	}
	for _, c := range cases {
		if !slices.Equal(got[c.paid.key], c.want) {
			t.Errorf("%s: %v, want %v", c.name, got[c.paid.key], c.want)
		}
	}
	files := opened(t, raw)
	files[documentName(cases[0].doc)] = slices.Concat(files[documentName(cases[0].doc)][:10], []byte("x"), files[documentName(cases[0].doc)][11:])
	_, err = verifyRaw(t.Context(), sealed(t, files), at.Hash, measure)
	refused(t, err, documentName(cases[0].doc), "hashes to")
}

// The chain's own clock is what a measure of time is given: the payment's block time out of the proven case, and the block of the
// disclosure.
func TestMeasuresAreGivenTheProvenTimes(t *testing.T) {
	s := newScene(t)
	p := s.pay("buyer", s.offer, 100_000)
	own, delivery := s.exchanged(p, s.offer, s.terms, false)
	lie := *own
	lie.Payment = &exchange.Payment{Amount: "1", BlockTime: 1}
	lie.DisclosedAt = 1
	s.must(s.d.Warp(context.Background(), 30))
	s.notDelivered(p, requestHash(t, own), &lie, true)
	s.must(s.d.Warp(context.Background(), 20))
	s.discloses(p, delivery, &lie)
	raw, at := s.snapshot(Scope{ScopeOffer, s.offer})
	block, err := s.chain.HeaderByHash(t.Context(), p.receipt.BlockHash)
	s.must(err)
	seen := 0
	_, err = verifyRaw(t.Context(), raw, at.Hash, func(_ *manifest.Compiled, e *exchange.Exchange) []Measured {
		seen++
		if e.Payment == nil || e.Payment.BlockTime != block.Time || e.Payment.Payer != p.payer() || e.Payment.Amount != "100000" {
			t.Errorf("payment %+v, block time %d", e.Payment, block.Time)
		}
		if e.DisclosedAt < block.Time+50 || e.DisclosedAt > at.Time {
			t.Errorf("disclosed at %d, paid at %d", e.DisclosedAt, block.Time)
		}
		return nil
	})
	if err != nil || seen != 1 {
		t.Errorf("%d case(s) measured: %v", seen, err)
	}
}
