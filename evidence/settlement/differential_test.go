package settlement_test

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/internal/evmtest"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// promise is terms that the factory takes, but for the table.
func promise(requirements uint8, table []byte) bindings.Terms {
	n := big.NewInt
	return bindings.Terms{
		Seller: common.Address{19: 1}, Token: common.Address{1}, Arbitrator: common.Address{2}, ReceiptSigner: common.Address{19: 1},
		BlockHashSource: common.Address{3}, ManifestHash: [32]byte{1}, ContestWindow: 60, AnswerWindow: 60, ContinueWindow: 60,
		JudgeWindow: 60, Rounds: 1, MinAmount: n(1), MaxAmount: n(1000), Bond: n(1000), Fee: n(100), AnswerCost: n(1),
		Penalty: n(10), RelayCap: n(1), Settlement: table,
		Procedure: bindings.Procedure{Requirements: requirements, Weights: new(big.Int), Panel: 1},
	}
}

// The factory takes exactly the tables that Check takes, and gives one of the reasons for the others.
func TestCheckIsTheFactorys(t *testing.T) {
	proceedings := evmtest.Deploy(t, "OfferProceedings", []common.Address{{1}, {2}, {3}})
	factory := proceedings.Deploy(t, "OfferFactory", proceedings.Address)
	reasons := map[string][]error{
		"TableLengthInvalid":  {settlement.ErrLength, settlement.ErrMissing},
		"RowInvalid":          {settlement.ErrRange, settlement.ErrOrder, settlement.ErrMissing, settlement.ErrDuplicate},
		"RowDuplicate":        {settlement.ErrDuplicate},
		"PartialRowDuplicate": {settlement.ErrDuplicate},
		"MaskOutOfRange":      {settlement.ErrMask},
		"ShareOutOfRange":     {settlement.ErrRange},
		"PenaltyNotAllowed":   {settlement.ErrPenalty},
	}
	rng := rand.New(rand.NewPCG(11, 12))
	taken, refusals := 0, map[string]int{}
	for range 3000 {
		requirements := uint8(1 + rng.IntN(8))
		table := packed(t, rng, requirements)
		if rng.IntN(2) == 0 {
			table = spoil(rng, table)
		}
		parsed, err := settlement.Parse(table)
		if err == nil {
			err = parsed.Check(requirements)
		}
		_, refused := factory.Call("check", promise(requirements, table))
		var r *evmtest.Revert
		switch {
		case refused == nil && err == nil:
			taken++
		case refused == nil || err == nil:
			t.Fatalf("%x of %d requirements: Go says %v, the factory %v", table, requirements, err, refused)
		case !errors.As(refused, &r) || reasons[r.Name] == nil:
			t.Fatalf("%x: the factory fails otherwise: %v", table, refused)
		case !slices.ContainsFunc(reasons[r.Name], func(want error) bool { return errors.Is(err, want) }):
			t.Fatalf("%x: Go says %v, the factory %v", table, err, refused)
		default:
			refusals[r.Name]++
		}
	}
	if taken < 1000 || len(refusals) != len(reasons) {
		t.Fatalf("%d tables taken, refused for %v: not every reason was met", taken, refusals)
	}
}

// packed is a good table with up to 16 partial rows.
func packed(t *testing.T, rng *rand.Rand, requirements uint8) []byte {
	t.Helper()
	table := settlement.Default()
	rng.Shuffle(len(table), func(i, j int) { table[i], table[j] = table[j], table[i] })
	masks := rng.Perm(1<<requirements - 1)
	for _, m := range masks[:rng.IntN(min(len(masks), 16)+1)] {
		row := half(uint8(m + 1))
		row.PaymentToPayerBps, row.Penalty = uint16(rng.IntN(10_001)), rng.IntN(2) == 0
		table = append(table, row)
	}
	raw, err := table.Pack()
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// spoil changes a byte, a row's place, or the length.
func spoil(rng *rand.Rand, raw []byte) []byte {
	rows := len(raw) / 8
	row := func() []byte { i := rng.IntN(rows); return raw[8*i : 8*i+8] }
	switch rng.IntN(5) {
	case 0:
		raw[rng.IntN(len(raw))] = byte(rng.IntN(256))
	case 1:
		copy(row(), row())
	case 2:
		return append(raw, row()...)
	case 3:
		return raw[:rng.IntN(len(raw))]
	default:
		row()[7] ^= 1
	}
	return raw
}
