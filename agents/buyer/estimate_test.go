package buyer

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/settlement"
)

func stakes(t *testing.T) Stakes {
	t.Helper()
	table, err := settlement.Default().Pack()
	if err != nil {
		t.Fatal(err)
	}
	n := big.NewInt
	return Stakes{
		Terms: bindings.Terms{
			MinAmount: n(1), MaxAmount: n(1_000_000), Bond: n(50_000), Fee: n(30_000), AnswerCost: n(10_000), Penalty: n(20_000), RelayCap: n(5_000),
			Settlement: table,
		},
		Amount: n(10_000), RelayFee: n(0), FreeStake: n(500_000), AppealFee: n(0),
	}
}

func TestPaysFromIsExact(t *testing.T) {
	for _, tc := range []struct {
		name   string
		chance uint64
		edit   func(*Stakes)
		want   int64 // 0: none does
	}{
		// Won: payment and penalty of 20 000. Lost: the bond of 50 000. At 90 %: 90 (x + 20 000) > 10 * 50 000.
		{"the penalty alone pays", 90, func(*Stakes) {}, 1},
		{"an even chance", 50, func(*Stakes) {}, 30_001},
		{"no penalty", 90, func(s *Stakes) { s.Terms.Penalty = new(big.Int) }, 5_556},
		{"no stake, certain", 100, func(s *Stakes) { s.FreeStake = new(big.Int) }, 30_001},
		{"no stake, likely", 90, func(s *Stakes) { s.FreeStake = new(big.Int) }, 35_556},
		{"no chance", 0, func(*Stakes) {}, 0},
		{"too small a promise", 50, func(s *Stakes) { s.Terms.MaxAmount = big.NewInt(30_000) }, 0},
		{"the largest that it covers", 50, func(s *Stakes) { s.Terms.MaxAmount = big.NewInt(30_001) }, 30_001},
		{"never less than it covers", 90, func(s *Stakes) { s.Terms.MinAmount = big.NewInt(500) }, 500},
		// The stake makes good 55 000 of the 100 000 spent: won x - 45 000, lost -120 000.
		{"a second round", 100, func(s *Stakes) { s.AppealFee = big.NewInt(70_000) }, 45_001},
		{"a second round, likely", 90, func(s *Stakes) { s.AppealFee = big.NewInt(70_000) }, 58_334},
	} {
		t.Run(tc.name, func(t *testing.T) {
			s := stakes(t)
			tc.edit(&s)
			got, err := PaysFrom(s, tc.chance)
			if err != nil || (got == nil) != (tc.want == 0) || (got != nil && got.Int64() != tc.want) {
				t.Fatalf("pays from %s, want %d; %v", got, tc.want, err)
			}
		})
	}
	if _, err := PaysFrom(stakes(t), 101); !errors.Is(err, ErrOption) {
		t.Errorf("a chance of 101 %%: %v", err)
	}
}

// Whatever the figures, the payment found is the first that pays: the one below it does not.
func TestPaysFromIsTheFirst(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for range 500 {
		n := func(max int64) *big.Int { return big.NewInt(rng.Int64N(max)) }
		s := stakes(t)
		s.Terms.Fee, s.Terms.Penalty, s.FreeStake, s.AppealFee = n(50_000), n(50_000), n(100_000), n(100_000)
		s.Terms.Bond = new(big.Int).Add(s.Terms.Fee, n(50_000))
		chance := rng.Uint64N(101)
		from, err := PaysFrom(s, chance)
		if err != nil {
			t.Fatal(err)
		}
		if from == nil {
			from = new(big.Int).Add(s.Terms.MaxAmount, big.NewInt(1))
		}
		for _, off := range []int64{-1, 0} {
			x := new(big.Int).Add(from, big.NewInt(off))
			if x.Cmp(s.Terms.MinAmount) < 0 || x.Cmp(s.Terms.MaxAmount) > 0 {
				continue
			}
			s.Terms.MinAmount, s.Amount = x, x
			one := s
			one.Terms.MaxAmount = x
			at, err := PaysFrom(one, chance)
			if err != nil || (at != nil) != (off == 0) {
				t.Fatalf("%s pays: %t, %v", x, at != nil, err)
			}
			s.Terms.MinAmount = big.NewInt(1)
		}
	}
}

// A partial row is its own prospect, less than the full one.
func TestEstimateShowsPartialRows(t *testing.T) {
	s := stakes(t)
	table := append(settlement.Default(), bindings.Row{
		Ruling: settlement.Partial, Cause: 2, PaymentToPayerBps: 2500, BondToPayerBps: settlement.FullBps, FeeBearer: settlement.BearerSeller,
	})
	var err error
	if s.Terms.Settlement, err = table.Pack(); err != nil {
		t.Fatal(err)
	}
	prospects, err := Estimate(s)
	if err != nil {
		t.Fatal(err)
	}
	last := prospects[len(prospects)-1]
	if last.Ruling != settlement.PayerWins || last.Cause != settlement.CauseFailed || last.Failed != 2 || !last.Panel || last.Net.Int64() != 2_500 {
		t.Fatalf("%+v", last)
	}
}
