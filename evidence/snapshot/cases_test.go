package snapshot

import (
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/exchange"
)

// madeCase is a made-up case: disclosed in the answer, continued, frozen.
type madeCase struct {
	offer    *offer
	id       common.Hash
	body     []byte
	delivery exchange.SignedDelivery
	claim    uint8
	payer    common.Address
	opened   Position
	stored   storedCase
	paid     PaymentRecord
	left     []string // events that are left out
	frozen   struct {
		root common.Hash
		id   int64
	}
	appeal struct {
		round uint8
		root  common.Hash
		id    int64
	}
	said struct {
		payer  common.Address
		amount int64
	}
	hash common.Hash // of the delivery, as the event says
}

func newCase(t *testing.T) *madeCase {
	t.Helper()
	payer := common.Address{0xaa}
	body := []byte("body")
	d := exchange.Delivery{Payer: payer, ResponseHash: crypto.Keccak256Hash(body)}
	address := common.Address{0x0f}
	signed, err := d.Sign(devnet.Key("seller"), big.NewInt(1), address)
	if err != nil {
		t.Fatal(err)
	}
	c := &madeCase{
		offer: &offer{address: address, terms: bindings.Terms{Seller: common.Address{0xbb}, ManifestHash: common.Hash{3}},
			signers: map[common.Address]bool{devnet.Address("seller"): true}},
		id: common.Hash{7}, body: body, delivery: signed, claim: 2, payer: payer, opened: Position{Block: 1, Time: 100}, hash: d.StructHash(),
	}
	root := firstRoot(c.offer.terms.ManifestHash, c.id, 2, common.Hash{5}, common.Hash{}, common.Hash{})
	root = extend(root, c.offer.terms.Seller, c.hash)
	c.stored = storedCase{
		state: stateFrozen, claim: 1, payer: payer, openedAt: 100, disclosedAt: 150, amount: big.NewInt(1000), refunded: new(big.Int),
		disputeID: big.NewInt(4), nonce: common.Hash{9}, deliveryHash: c.hash, root: root,
	}
	c.paid = PaymentRecord{Key: c.id, Payer: payer, Amount: "1000", Nonce: common.Hash{9}}
	c.frozen.root, c.frozen.id = root, 4
	c.appeal.root, c.appeal.id, c.appeal.round, c.stored.appeals = root, 4, 1, 1
	c.said.payer, c.said.amount = payer, 1000
	return c
}

func (c *madeCase) build(t *testing.T) error {
	t.Helper()
	m := newModel(t, "Offer")
	at := m.facts.Var("_records").Key(c.id)
	m.number(at.Member("state"), c.stored.state)
	m.number(at.Member("claim"), c.stored.claim)
	m.set(at.Member("payer"), word32(c.stored.payer))
	m.number(at.Member("openedAt"), c.stored.openedAt)
	m.set(at.Member("amount"), common.BigToHash(c.stored.amount))
	m.number(at.Member("disclosedAt"), c.stored.disclosedAt)
	m.set(at.Member("disputeID"), common.BigToHash(c.stored.disputeID))
	m.set(at.Member("nonce"), c.stored.nonce)
	m.set(at.Member("deliveryHash"), c.stored.deliveryHash)
	m.set(at.Member("evidenceRoot"), c.stored.root)
	m.number(at.Member("appeals"), c.stored.appeals)
	w := modelled(t, map[common.Address]*model{c.offer.address: m})
	c.offer.store = &storage{w: w, address: c.offer.address, facts: m.facts}
	one, late := big.NewInt(0), Position{Block: 2, Time: 150}
	all := []event{
		emitted(t, offerABI, "Contested", c.opened, c.id, c.said.payer, c.claim, big.NewInt(c.said.amount), one, one, uint64(0), uint64(0)),
		emitted(t, offerABI, "RequestRecorded", c.opened, c.id, common.Hash{5}, common.Hash{}),
		emitted(t, offerABI, "DeliveryRecorded", late, c.id, c.hash, bound(c.delivery.Delivery), []byte(c.delivery.Signature)),
		emitted(t, offerABI, "Disclosed", late, c.id, common.Hash{}, c.body, uint64(0)),
		emitted(t, offerABI, "Continued", late, c.id),
		emitted(t, offerABI, "Frozen", late, c.id, big.NewInt(c.frozen.id), c.frozen.root),
		emitted(t, offerABI, "Appealed", late, c.id, big.NewInt(c.appeal.id), c.payer, c.appeal.round, big.NewInt(5), c.appeal.root),
	}
	all = slices.DeleteFunc(all, func(e event) bool { return slices.Contains(c.left, e.name) })
	for i := range all[:len(all)-1] {
		all[i].next = all[i+1].log
	}
	s := &system{w: w, chainID: 1}
	paid := map[common.Hash]PaymentRecord{}
	if c.paid.Key != (common.Hash{}) {
		paid[c.paid.Key] = c.paid
	}
	_, err := s.buildCase(t.Context(), c.offer, c.id, all, nil, paid)
	return err
}

// without is the evidence root of a case whose disclosure is not in it.
func (c *madeCase) without() common.Hash {
	return firstRoot(c.offer.terms.ManifestHash, c.id, 2, common.Hash{5}, common.Hash{}, common.Hash{})
}

func TestACaseIsHeldToItsStorage(t *testing.T) {
	if err := newCase(t).build(t); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name  string
		spoil func(*madeCase)
		file  string
		says  string
	}{
		{"payment not listed", func(c *madeCase) { c.paid.Key = common.Hash{} }, filePayments, "is not listed"},
		{"payment by another", func(c *madeCase) { c.paid.Payer = common.Address{1} }, fileCases, "payment is"},
		{"payment of another amount", func(c *madeCase) { c.paid.Amount = "1001" }, fileCases, "payment is"},
		{"another authorization", func(c *madeCase) { c.paid.Nonce = common.Hash{1} }, fileCases, "authorization"},
		{"opened by another", func(c *madeCase) { c.said.payer = common.Address{1} }, fileCases, "opened otherwise"},
		{"opened over another amount", func(c *madeCase) { c.said.amount = 1 }, fileCases, "opened otherwise"},
		{"opened at another time", func(c *madeCase) { c.opened.Time = 99 }, fileCases, "opened otherwise"},
		{"frozen with another root", func(c *madeCase) { c.frozen.root = common.Hash{1} }, fileEvents, "an item is missing"},
		{"frozen with another dispute", func(c *madeCase) { c.frozen.id = 5 }, fileCases, "another dispute"},
		{"no appeal", func(c *madeCase) { c.left = []string{"Appealed"} }, fileEvents, "0 of 1 appeals"},
		{"an appeal that never was", func(c *madeCase) { c.stored.appeals = 0 }, fileEvents, "1 of 0 appeals"},
		{"an appeal before it missing", func(c *madeCase) { c.stored.appeals, c.appeal.round = 2, 2 }, fileEvents, "of 2 appeals the one that opened round 1 is missing"},
		{"an appeal of a later round", func(c *madeCase) { c.appeal.round = 2 }, fileCases, "another dispute or round"},
		{"an appeal in another dispute", func(c *madeCase) { c.appeal.id = 5 }, fileCases, "another dispute or round"},
		{"an appeal on another root", func(c *madeCase) { c.appeal.root = common.Hash{1} }, fileEvents, "an item is missing"},
		{"no freeze", func(c *madeCase) { c.left = []string{"Frozen"} }, fileEvents, "freeze of case"},
		{"a freeze that never was", func(c *madeCase) { c.stored.disputeID, c.frozen.id, c.appeal.id = new(big.Int), 0, 0 }, fileEvents, "freeze of case"},
		{"no statement", func(c *madeCase) { c.left = []string{"RequestRecorded"} }, fileEvents, "statement of case"},
		{"no continuation", func(c *madeCase) { c.left = []string{"Continued"} }, fileEvents, "continuation of case"},
		{"another root", func(c *madeCase) {
			c.stored.root, c.frozen.root, c.appeal.root = common.Hash{1}, common.Hash{1}, common.Hash{1}
		}, fileEvents, "an item is missing"},
		{"no receipt", func(c *madeCase) {
			c.left = []string{"DeliveryRecorded", "Disclosed"}
			c.stored.root, c.frozen.root, c.appeal.root = c.without(), c.without(), c.without()
		}, fileEvents, "the seller's record"},
		{"no disclosure", func(c *madeCase) {
			c.left = []string{"Disclosed"}
			c.stored.root, c.frozen.root, c.appeal.root = c.without(), c.without(), c.without()
		}, fileEvents, "disclosure of case"},
		{"another body", func(c *madeCase) { c.body = []byte("other") }, fileEvents, "not the one the seller signed"},
		{"a receipt of another hash", func(c *madeCase) { c.hash = common.Hash{1} }, fileEvents, "hashes to"},
		{"a receipt of another key", func(c *madeCase) { c.offer.signers = nil }, fileEvents, "never was a receipt key"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c := newCase(t)
			tt.spoil(c)
			refused(t, c.build(t), tt.file, tt.says)
		})
	}
}

func TestCasesChainToTheAccumulator(t *testing.T) {
	o := &offer{address: common.Address{1}}
	open := func(ids ...byte) *history {
		h := &history{offers: map[common.Address][]event{}}
		for _, id := range ids {
			h.offers[o.address] = append(h.offers[o.address], emitted(t, offerABI, "Contested", Position{}, common.Hash{id},
				common.Address{}, uint8(1), new(big.Int), new(big.Int), new(big.Int), uint64(0), uint64(0)))
		}
		return h
	}
	chained := func(ids ...byte) (acc common.Hash) {
		for _, id := range ids {
			h := common.Hash{id}
			acc = crypto.Keccak256Hash(acc[:], h[:])
		}
		return acc
	}
	for _, tt := range []struct {
		name   string
		listed []byte
		acc    common.Hash
		count  uint64
		says   string
	}{
		{"all", []byte{1, 2, 3}, chained(1, 2, 3), 3, ""},
		{"one missing", []byte{1, 3}, chained(1, 2, 3), 3, "listed 2 of 3, 1 missing"},
		{"another's", []byte{1, 4, 3}, chained(1, 2, 3), 3, "another's"},
		{"reordered", []byte{2, 1, 3}, chained(1, 2, 3), 3, "another's"},
		{"twice", []byte{1, 1, 3}, chained(1, 1, 3), 3, "opened twice"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, _, err := caseIDs(open(tt.listed...), o, books{caseCount: tt.count, accumulator: tt.acc})
			if tt.says == "" {
				if err != nil {
					t.Fatal(err)
				}
				return
			}
			refused(t, err, fileCases, tt.says)
		})
	}
}
