package snapshot

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/evidence/sample"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// many is a case about many payments on the chain.
type many struct {
	id       common.Hash
	list     []bindings.Leaf
	items    [][32]byte
	signed   []exchange.SignedDelivery
	evidence common.Hash
}

// contestMany opens one case about payments, each with a receipt.
func (s *scene) contestMany(payments ...paid) many {
	s.t.Helper()
	contract, m := bindings.NewOffer(), many{}
	var packed, items []byte
	var proofs []bindings.BlockProof
	shown := exchange.List{Version: exchange.ListVersion}
	for _, p := range payments {
		header, err := s.chain.HeaderByHash(s.t.Context(), p.receipt.BlockHash)
		s.must(err)
		receipts, err := s.chain.BlockReceipts(s.t.Context(), p.receipt.BlockHash)
		s.must(err)
		built, err := proof.BuildBlock(header, receipts, []proof.Position{{TxIndex: uint64(p.receipt.TransactionIndex), LogIndex: p.log}})
		s.must(err)
		one := bindings.BlockProof{Header: built.Header}
		for _, r := range built.Receipts {
			one.Receipts = append(one.Receipts, bindings.ReceiptProof(r))
		}
		proofs = append(proofs, one)
		e, signed := s.exchanged(p, s.offer, s.terms, true)
		raw, err := e.Canonical()
		s.must(err)
		shown.Exchanges = append(shown.Exchanges, s.transcript(string(raw)))
		hash := signed.Delivery.StructHash()
		leaf := sample.Hash(leafOf(PaymentRecord{Key: p.key, Nonce: p.nonce, Amount: p.amount.String(), At: Position{Time: header.Time}}))
		packed, items = append(packed, leaf[:]...), append(items, hash[:]...)
		m.items, m.signed = append(m.items, hash), append(m.signed, signed)
		m.list = append(m.list, bindings.Leaf{Key: p.key, PaymentRef: p.nonce, Amount: p.amount, Time: new(big.Int).SetUint64(header.Time)})
	}
	raw, err := shown.Canonical()
	s.must(err)
	m.evidence = s.transcript(string(raw))
	m.id = crypto.Keccak256Hash(manyTag, common.LeftPadBytes(s.offer[:], 32), crypto.Keccak256(packed))
	statement := bindings.ManyContest{Claim: 1, ItemsHash: crypto.Keccak256Hash(items), EvidenceHash: m.evidence, RelayFee: big.NewInt(2000)}
	nonce := s.call32(s.offer, contract.PackManyBondNonce(m.id, statement))
	bond := s.receive(payments[0].who, s.d.Deployment.Vault.Address, sum(s.terms.Bond, statement.RelayFee), nonce)
	s.send("relayer", s.offer, contract.PackContestMany(statement, proofs, bond))
	return m
}

// drawSample draws the payment that stands for all; it shows the receipt of whichever that is.
func (s *scene) drawSample(m many) {
	s.t.Helper()
	s.must(s.d.Mine(s.t.Context(), 3))
	contract := bindings.NewOffer()
	for _, signed := range m.signed {
		data := contract.PackDrawSample(m.id, m.list, m.items, m.evidence, bound(signed.Delivery), signed.Signature)
		if s.answers("relayer", s.offer, data) {
			s.send("relayer", s.offer, data)
			return
		}
	}
	s.t.Fatal("no receipt is the sample's")
}

func TestACaseAboutManyPaymentsIsInTheRecord(t *testing.T) {
	s := newScene(t)
	offers := bindings.NewOffer()
	f := figures()
	f.AnswerWindowSeconds = 600
	// No bound that a receipt could break by itself: the sample is for the committee.
	s.offer, s.terms = s.publishOf(2_000_000_000, common.BigToHash(big.NewInt(int64(s.used))), f)
	s.pay("buyer-2", s.offer, 50_000)
	drawn := s.contestMany(s.pay("buyer", s.offer, 100_000), s.pay("buyer", s.offer, 300_000), s.pay("buyer", s.offer, 200_000))
	s.drawSample(drawn)
	s.send("seller", s.offer, offers.PackAnswer(drawn.id, bindings.Delivery{}, nil, nil, [32]byte{}))
	s.ruleBySignatures(s.freeze(s.offer, drawn.id), sawStale, sawStale, sawStale)
	s.send("relayer", s.offer, offers.PackExecute(drawn.id))
	lost := s.contestMany(s.pay("buyer-2", s.offer, 70_000), s.pay("buyer-2", s.offer, 80_000))
	s.must(s.d.Warp(t.Context(), 700))
	s.send("relayer", s.offer, offers.PackTimeout(lost.id))
	waiting := s.contestMany(s.pay("buyer", s.offer, 30_000), s.pay("buyer", s.offer, 40_000))
	raw, at := s.snapshot(Scope{ScopeOffer, s.offer})
	r, err := verifyRaw(t.Context(), raw, at.Hash, measure)
	if err != nil {
		t.Fatal(err)
	}
	measured := 0
	for _, f := range r.Facts {
		if f.Subject == drawn.id.Hex() && strings.HasPrefix(f.What, "requirement ") {
			measured++
		}
	}
	if measured != 3 {
		t.Errorf("%d requirements of the sample measured, want all", measured)
	}
	byID := map[common.Hash]CaseRecord{}
	for _, c := range r.Cases {
		byID[c.ID] = c
	}
	if c := byID[drawn.id]; c.Amount != "600000" || len(c.Many.Payments) != 3 || c.Many.Sample == nil || c.Many.Sample.Key != c.Many.Payments[c.Many.Sample.Index] {
		t.Errorf("drawn: %+v", c)
	}
	if x := settledOf(t, r, paid{key: drawn.id}); x.Executed.ToPayer != "600000" || x.Failed != 1 {
		t.Errorf("drawn: %+v", x)
	}
	if x := settledOf(t, r, paid{key: lost.id}); x.Cause != "Burden" || x.Ruling != settlement.PayeeWins || byID[lost.id].Many.Sample != nil {
		t.Errorf("never drawn: %+v", x)
	}
	if c := byID[waiting.id]; c.State != "Undrawn" || r.Conservation[0].Locked != "70000" {
		t.Errorf("waiting: %+v", c)
	}
	contested := 0
	all := paymentsOf(t, raw)
	for _, p := range all {
		if p.Contested {
			contested++
		}
	}
	if contested != 7 || len(all) != 8 {
		t.Errorf("%d of %d payments are contested", contested, len(all))
	}
	if !slices.Contains(r.Facts, Fact{Subject: drawn.id.Hex(), What: "sample drawn", Label: Reproduced}) {
		t.Error("the sample was not drawn again")
	}
	told := told{raw: raw, at: at}
	for _, event := range []string{"ManyContested", "SampleDrawn"} {
		if err := dropAndVerify(t, told, firstOf(t, raw, event)); err == nil {
			t.Errorf("%s omitted: verified", event)
		}
	}
}

func firstOf(t *testing.T, raw []byte, name string) Position {
	t.Helper()
	for _, e := range readEvents(t, opened(t, raw)) {
		if e.Event == name {
			return e.At
		}
	}
	t.Fatalf("no %s", name)
	return Position{}
}

// manyTag is the one of the contract, written out again.
var manyTag = crypto.Keccak256([]byte("Many(address offer,bytes32 listHash)"))

func TestMembersGiveACaseItsID(t *testing.T) {
	payer, address := common.Address{1}, common.Address{0x0f}
	paidOf := func(key byte, amount string) PaymentRecord {
		return PaymentRecord{Key: common.Hash{key}, Payer: payer, Amount: amount, Nonce: common.Hash{key, 1}, At: Position{Time: uint64(key)}}
	}
	one, two, three := paidOf(1, "10"), paidOf(2, "20"), paidOf(3, "20")
	id := func(list ...PaymentRecord) common.Hash {
		var packed []byte
		for _, p := range list {
			leaf := sample.Hash(leafOf(p))
			packed = append(packed, leaf[:]...)
		}
		return crypto.Keccak256Hash(manyTag, common.LeftPadBytes(address[:], 32), crypto.Keccak256(packed))
	}
	all := map[common.Hash]PaymentRecord{one.Key: one, two.Key: two, three.Key: three}
	for _, tt := range []struct {
		name string
		keys []common.Hash
		n    uint64
		sum  int64
		paid map[common.Hash]PaymentRecord
		file string
		says string
	}{
		{name: "its own", keys: []common.Hash{one.Key, two.Key}, n: 2, sum: 30, paid: all},
		{"another order", []common.Hash{two.Key, one.Key}, 2, 30, all, fileCases, "other payments"},
		{"another payment", []common.Hash{one.Key, three.Key}, 2, 30, all, fileCases, "other payments"},
		{"one too few", []common.Hash{one.Key}, 2, 30, all, fileEvents, "listed are 1"},
		{"another sum", []common.Hash{one.Key, two.Key}, 2, 31, all, fileCases, "the payment is 30"},
		{"not listed", []common.Hash{one.Key, two.Key}, 2, 30, map[common.Hash]PaymentRecord{one.Key: one}, filePayments, "not listed"},
		{"by another", []common.Hash{one.Key, two.Key}, 2, 30, map[common.Hash]PaymentRecord{one.Key: one, two.Key: {Amount: "20"}}, fileCases, "its payment is by"},
	} {
		c := &oneCase{offer: &offer{address: address}, record: CaseRecord{ID: id(one, two)},
			stored: storedCase{payments: tt.n, amount: big.NewInt(tt.sum), payer: payer}}
		err := c.members(tt.keys, tt.paid)
		if tt.says == "" {
			if err != nil {
				t.Errorf("%s: %v", tt.name, err)
			}
			continue
		}
		t.Run(tt.name, func(t *testing.T) { refused(t, err, tt.file, tt.says) })
	}
}

// A receipt that breaks a bound by itself settles all of a case's payments as soon as it is drawn.
func TestASampleThatBreaksABoundSettlesTheWholeCase(t *testing.T) {
	s := newScene(t)
	m := s.contestMany(s.pay("buyer", s.offer, 100_000), s.pay("buyer", s.offer, 200_000))
	s.drawSample(m)
	raw, at := s.snapshot(Scope{ScopeOffer, s.offer})
	r, err := verifyRaw(t.Context(), raw, at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	if x := settledOf(t, r, paid{key: m.id}); x.Cause != "SelfProven" || x.Executed.ToPayer != "300000" || x.Released.Penalty != "20000" {
		t.Errorf("%+v", x)
	}
}
