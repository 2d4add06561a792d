package buyer

import (
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/settlement"
)

func goodMember() memberFacts {
	return memberFacts{now: 95, deadline: 100, verdict: Broken, claim: docket.ClaimNotConforming, amount: big.NewInt(10), checkpoint: 2}
}

// Each purchase is held to what a case about it alone would be held to, and to what the case is like.
func TestGuardMemberRefuses(t *testing.T) {
	terms := bindings.Terms{MinAmount: big.NewInt(10), MaxAmount: big.NewInt(20)}
	o := options()
	o.Policy.Margin = 5
	if err := guardMember(goodMember(), goodMember(), terms, o).Err(); err != nil {
		t.Fatalf("good facts: %v", err)
	}
	for name, edit := range map[string]func(*memberFacts){
		"own check":      func(f *memberFacts) { f.verdict = Conforming },
		"once":           func(f *memberFacts) { f.known = common.Hash{1} },
		"window":         func(f *memberFacts) { f.now = 96 },
		"amount covered": func(f *memberFacts) { f.amount = big.NewInt(9) },
		"claim":          func(f *memberFacts) { f.claim = docket.ClaimNotDelivered },
		"checkpoint":     func(f *memberFacts) { f.checkpoint = 3 },
	} {
		f := goodMember()
		edit(&f)
		if err := guardMember(f, goodMember(), terms, o).Err(); err == nil || !strings.Contains(err.Error(), name+" (block)") || strings.Contains(err.Error(), ";") {
			t.Errorf("%s: %v", name, err)
		}
	}
	f := goodMember()
	if f.amount = big.NewInt(21); guardMember(f, goodMember(), terms, o).Err() == nil {
		t.Error("more than the promise covers")
	}
}

// The case as a whole: the deposit, the sum and the time that the draw takes.
func TestGuardManyRefuses(t *testing.T) {
	good := func() manyFacts {
		return manyFacts{
			terms: bindings.Terms{Bond: big.NewInt(50), AnswerWindow: 42}, sum: new(big.Int).Set(maxSum), deposit: big.NewInt(55), balance: big.NewInt(55), blockTime: 12,
		}
	}
	o := options()
	o.Policy.Margin, o.Policy.MaxBond = 5, big.NewInt(50) // three blocks and the margin are 41 s
	if err := guardMany(good(), o).Err(); err != nil {
		t.Fatalf("good facts: %v", err)
	}
	for name, edit := range map[string]func(*manyFacts){
		"bond":  func(f *manyFacts) { f.terms.Bond = big.NewInt(51) },
		"funds": func(f *manyFacts) { f.balance = big.NewInt(54) },
		"sum":   func(f *manyFacts) { f.sum.Add(f.sum, big.NewInt(1)) },
		"draw":  func(f *manyFacts) { f.terms.AnswerWindow = 41 },
	} {
		f := good()
		edit(&f)
		if err := guardMany(f, o).Err(); err == nil || !strings.Contains(err.Error(), name+" (block)") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Everything that the draw needs comes back from the disk as it was stated.
func TestAGroupSurvivesARestart(t *testing.T) {
	path := t.TempDir()
	open := func() *Service {
		dir, err := journal.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		return &Service{journal: dir}
	}
	s := open()
	g := &Group{
		Case: common.Hash{7}, Offer: offerAddress, Claim: docket.ClaimNotConforming, Purchases: []string{"a", "b"},
		Payments: []exchange.Payment{{Amount: "5", BlockNumber: 1, Nonce: common.Hash{1}}, {Amount: "6", BlockNumber: 2, Nonce: common.Hash{2}}},
		Items:    []common.Hash{{3}, {4}}, Evidence: common.Hash{5},
		Deliveries: []*exchange.SignedDelivery{{Delivery: exchange.Delivery{ItemCount: 1}, Signature: []byte{1}}, {Delivery: exchange.Delivery{ItemCount: 2}, Signature: []byte{2}}},
	}
	if err := s.saveGroup(g); err != nil {
		t.Fatal(err)
	}
	s = open()
	got, err := s.group(&Purchase{Case: g.Case})
	if err != nil || got.Evidence != g.Evidence || got.Items[1] != g.Items[1] || got.Deliveries[1].Delivery != g.Deliveries[1].Delivery || got.Payments[1] != g.Payments[1] {
		t.Fatalf("read %+v, %v", got, err)
	}
	if i, err := got.place(common.Hash{2}); err != nil || i != 1 {
		t.Errorf("payment 2 is at %d, %v", i, err)
	}
	if _, err := got.place(common.Hash{9}); err == nil {
		t.Error("a payment of another case has a place")
	}
	if none, err := s.group(&Purchase{Case: common.Hash{8}}); err != nil || none != nil {
		t.Errorf("a case about one purchase: %+v, %v", none, err)
	}
	if _, err := s.packDraw(t.Context(), nil, 1); err == nil {
		t.Error("drew what is not on this disk")
	}
}

func TestEstimateSeveral(t *testing.T) {
	for _, tc := range []struct {
		name          string
		count, chance uint64
		edit          func(*Stakes)
		stake         int64  // for each payment
		from          uint64 // 0: none does
	}{
		// Won: the payments of 10 000 and a penalty of 20 000. Lost: the bond of 50 000.
		{"an even chance", 3, 50, func(*Stakes) {}, 16_667, 4},
		{"likely", 2, 90, func(*Stakes) {}, 25_000, 1},
		{"tiny payments", 256, 50, func(s *Stakes) { s.Amount = big.NewInt(118) }, 196, 255},
		{"too tiny", 256, 50, func(s *Stakes) { s.Amount = big.NewInt(117) }, 196, 0},
		{"a relayed case", 10, 50, func(s *Stakes) { s.RelayFee = big.NewInt(5_000) }, 5_500, 4},
	} {
		s := stakes(t)
		tc.edit(&s)
		got, err := EstimateSeveral(s, tc.count, tc.chance)
		if err != nil || got.AtStake.Int64() != tc.stake || got.PaysFrom != tc.from {
			t.Errorf("%s: %+v, %v; want %d at stake, from %d on", tc.name, got, err, tc.stake, tc.from)
		}
	}
	// A self-proven breach of the sample takes the bond first and gives it back, unlike one of a single payment.
	s := stakes(t)
	s.RelayFee, s.FreeStake = big.NewInt(5_000), new(big.Int)
	got, err := EstimateSeveral(s, 3, 50)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range got.Prospects {
		if p.Cause == settlement.CauseSelfProven && p.Net.Int64() != 8_333 { // of 3 payments, less the relay fee
			t.Errorf("self-proven without a stake: %+v", p)
		}
	}
	for _, count := range []uint64{0, docket.MaxMany + 1} {
		if _, err := EstimateSeveral(stakes(t), count, 50); err == nil {
			t.Errorf("%d payments", count)
		}
	}
}
