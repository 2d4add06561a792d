package settlement_test

import (
	"encoding/hex"
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// Ruling, cause, payment bps, bond bps, bearer, penalty: eight bytes a row.
const defaultTable = "0201" + "0000" + "0000" + "00" + "00" +
	"0203" + "0000" + "0000" + "00" + "00" +
	"0101" + "2710" + "2710" + "01" + "00" +
	"0102" + "2710" + "2710" + "01" + "01" +
	"0103" + "2710" + "2710" + "01" + "00" +
	"0301" + "0000" + "2710" + "01" + "00" +
	"0001" + "0000" + "2710" + "00" + "00" +
	"0304" + "0000" + "2710" + "00" + "00" +
	"0105" + "2710" + "2710" + "01" + "00" +
	"0106" + "2710" + "2710" + "01" + "00" +
	"0207" + "0000" + "2710" + "00" + "00" +
	"0108" + "2710" + "2710" + "01" + "01" +
	"0109" + "2710" + "2710" + "01" + "00"

func TestDefaultTableIsTheVector(t *testing.T) {
	packed, err := settlement.Default().Pack()
	if err != nil {
		t.Fatal(err)
	}
	if got := hex.EncodeToString(packed); got != defaultTable {
		t.Fatalf("packed default table\n got %s\nwant %s", got, defaultTable)
	}
	back, err := settlement.Parse(packed)
	if err != nil || !slices.Equal(back, settlement.Default()) {
		t.Fatalf("parse of the packed table: %v, %v", back, err)
	}
}

// half is the partial row of a mask that gives the payer half of the payment.
func half(failed uint8) bindings.Row {
	return bindings.Row{Ruling: settlement.Partial, Cause: failed, PaymentToPayerBps: 5_000, BondToPayerBps: settlement.FullBps, FeeBearer: settlement.BearerSeller}
}

func seventeen() settlement.Table {
	table := settlement.Default()
	for mask := range uint8(17) {
		table = append(table, half(mask+1))
	}
	return table
}

func TestAPartialRowServesItsMaskAlone(t *testing.T) {
	table := append(settlement.Default(), half(5), half(1))
	packed, err := table.Pack()
	if err != nil {
		t.Fatal(err)
	}
	if want := defaultTable + "81051388271001008101138827100100"; hex.EncodeToString(packed) != want {
		t.Fatalf("packed\n got %x\nwant %s", packed, want)
	}
	if table, err = settlement.Parse(packed); err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		ruling, cause, failed uint8
		bps                   uint16
	}{
		{1, settlement.CauseFailed, 5, 5_000}, {1, settlement.CauseFailed, 1, 5_000}, {1, settlement.CauseFailed, 4, 10_000},
		{1, settlement.CauseFailed, 7, 10_000}, {1, settlement.CauseFailed, 0, 10_000}, {1, settlement.CauseBurden, 5, 10_000},
		{1, settlement.CauseSelfProven, 5, 10_000}, {2, settlement.CauseJudged, 5, 0},
	} {
		row, err := table.Find(tc.ruling, tc.cause, tc.failed)
		if err != nil || row.PaymentToPayerBps != tc.bps || row.Ruling != tc.ruling || row.Cause != tc.cause {
			t.Errorf("%+v: %+v, %v", tc, row, err)
		}
	}
}

func TestSameIsOfTheWholeTable(t *testing.T) {
	table := append(settlement.Default(), half(5), half(1))
	if !table.Same(append(settlement.Default(), half(1), half(5))) {
		t.Error("the order of partial rows matters")
	}
	for name, other := range map[string]settlement.Table{
		"none": settlement.Default(), "another mask": append(settlement.Default(), half(5), half(2)), "one less": append(settlement.Default(), half(5)),
	} {
		if table.Same(other) || other.Same(table) {
			t.Errorf("%s: the same", name)
		}
	}
}

func TestCheckRefusesEveryDefect(t *testing.T) {
	row := func(edit func(*bindings.Row)) settlement.Table {
		table := settlement.Default()
		edit(&table[0])
		return table
	}
	for _, tc := range []struct {
		name string
		in   settlement.Table
		want error
	}{
		{"missing", settlement.Default()[1:], settlement.ErrMissing},
		{"duplicate", append(settlement.Default(), settlement.Default()[0]), settlement.ErrDuplicate},
		{"payment above the whole", row(func(r *bindings.Row) { r.PaymentToPayerBps = 10_001 }), settlement.ErrRange},
		{"bond above the whole", row(func(r *bindings.Row) { r.BondToPayerBps = 10_001 }), settlement.ErrRange},
		{"unknown bearer", row(func(r *bindings.Row) { r.FeeBearer = 2 }), settlement.ErrRange},
		{"unknown key", append(settlement.Default(), bindings.Row{Ruling: 2, Cause: 9}), settlement.ErrRange},
		{"empty mask", append(settlement.Default(), half(0)), settlement.ErrMask},
		{"mask of a requirement that there is not", append(settlement.Default(), half(8)), settlement.ErrMask},
		{"mask twice", append(settlement.Default(), half(7), half(1), half(7)), settlement.ErrDuplicate},
		{"partial row first", append(settlement.Table{half(1)}, settlement.Default()...), settlement.ErrOrder},
		{"partial row above the whole", append(settlement.Default(), bindings.Row{Ruling: settlement.Partial, Cause: 1, PaymentToPayerBps: 10_001}), settlement.ErrRange},
		{"seventeen partial rows", seventeen(), settlement.ErrLength},
		{"penalty without fail", row(func(r *bindings.Row) { r.Penalty = true }), settlement.ErrPenalty},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if err := tc.in.Check(3); !errors.Is(err, tc.want) {
				t.Fatalf("got %v, want %v", err, tc.want)
			}
			if _, err := tc.in.Pack(); err == nil && tc.name != "mask of a requirement that there is not" {
				t.Fatal("packed a bad table")
			}
		})
	}
	if _, err := settlement.Parse(make([]byte, 9)); !errors.Is(err, settlement.ErrLength) {
		t.Fatalf("odd length: %v", err)
	}
}

// Whatever the row, what moves adds up to what was held and nobody gets less than nothing.
func TestApplyConservesMoney(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 7))
	n := func(max int64) *big.Int { return big.NewInt(rng.Int64N(max + 1)) }
	for range 5000 {
		row := settlement.Default()[rng.IntN(len(settlement.Keys))]
		row.PaymentToPayerBps, row.BondToPayerBps = uint16(rng.IntN(10_001)), uint16(rng.IntN(10_001))
		c := settlement.Case{
			Amount: n(1e9), Bond: n(1e6), FeePaid: n(1e6), RelayFee: n(1e5), Reserve: n(2e6), Penalty: n(1e6),
			AnswerCost: n(1e6), Signed: rng.IntN(2) == 0,
		}
		c.PendingFee = n(c.FeePaid.Int64())
		m := settlement.Apply(row, c)
		equal := func(what string, want *big.Int, parts ...*big.Int) {
			sum := new(big.Int)
			for _, p := range parts {
				if p.Sign() < 0 {
					t.Fatalf("%s: negative part in %+v of %+v", what, m, c)
				}
				sum.Add(sum, p)
			}
			if sum.Cmp(want) != 0 {
				t.Fatalf("%s: parts sum to %s, held %s", what, sum, want)
			}
		}
		equal("payment", c.Amount, m.PaymentToPayer, m.PaymentToSeller)
		equal("bond", c.Bond, m.BondToPayer, m.BondToSeller)
		equal("reserve", c.Reserve, m.MadeWhole, m.Penalty, m.ReserveReleased)
		if m.Penalty.Sign() > 0 && !row.Penalty {
			t.Fatalf("penalty on a row without: %+v %+v", row, c)
		}
	}
}

func TestApplyWorkedCases(t *testing.T) {
	base := settlement.Case{
		Amount: big.NewInt(10_000), Bond: big.NewInt(40_000), FeePaid: big.NewInt(30_000), RelayFee: big.NewInt(500),
		Reserve: big.NewInt(60_000), Penalty: big.NewInt(20_000), AnswerCost: big.NewInt(5_000), Signed: true,
	}
	for _, tc := range []struct {
		name             string
		ruling, cause    uint8
		edit             func(*settlement.Case)
		toPayer, toVault int64 // to the payer in all, and from the vault to the seller
	}{
		{"failed: refund, bond, fee and penalty", 1, settlement.CauseFailed, nil, 10_000 + 40_000 + 30_500 + 20_000, 0},
		{"unanswered, unsigned: no relay cost", 1, settlement.CauseUnanswered, func(c *settlement.Case) { c.Signed = false }, 10_000 + 40_000 + 30_000, 0},
		{"failed, an appeal that the arbitrator gives back", 1, settlement.CauseFailed, func(c *settlement.Case) { c.PendingFee = big.NewInt(20_000) }, 10_000 + 40_000 + 10_500 + 20_000, 0},
		{"conceded: no relay cost", 1, settlement.CauseConceded, nil, 10_000 + 40_000 + 30_000, 0},
		{"failed, little stake: whole before penalty", 1, settlement.CauseFailed, func(c *settlement.Case) { c.Reserve = big.NewInt(31_000) }, 10_000 + 40_000 + 30_500 + 500, 0},
		{"honored: everything to the seller", 2, settlement.CauseJudged, nil, 0, 40_000},
		{"unclear: bond back, seller bears the fee", 3, settlement.CauseJudged, nil, 40_000 + 30_000, 0},
		{"timeout: bond back", 3, settlement.CauseTimeout, nil, 40_000, 0},
		{"accepted: bond less the answer cost", 2, settlement.CauseAccepted, nil, 35_000, 5_000},
	} {
		t.Run(tc.name, func(t *testing.T) {
			row, err := settlement.Default().Find(tc.ruling, tc.cause, 0)
			if err != nil {
				t.Fatal(err)
			}
			c := base
			if tc.edit != nil {
				tc.edit(&c)
			}
			m := settlement.Apply(row, c)
			if m.ToPayer().Int64() != tc.toPayer || m.BondToSeller.Int64() != tc.toVault {
				t.Fatalf("to payer %s (want %d), bond to seller %s (want %d)", m.ToPayer(), tc.toPayer, m.BondToSeller, tc.toVault)
			}
		})
	}
	if _, err := settlement.Default().Find(2, settlement.CauseFailed, 0); !errors.Is(err, settlement.ErrMissing) {
		t.Fatalf("row that cannot be: %v", err)
	}
}
