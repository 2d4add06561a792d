package appeal

import (
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// Facts are everything that is looked at before an appeal, read at one block.
type Facts struct {
	Now      uint64 // block time, unix seconds
	Party    common.Address
	Terms    bindings.Terms
	Case     bindings.Case
	Hold     bindings.Hold // what the vault holds for the case
	Ruling   bindings.Resolution
	AppealBy uint64       // inclusive; zero where the ruling is not appealable
	Fee      *big.Int     // of another round, base units; nil where there can be none
	Balance  *big.Int     // the party's, base units
	Decided  common.Hash  // root of the evidence that the appeal was decided on
	Stop     guard.Result // the kill switch
}

// Worth is what another round would change for the party if it went its way, its fee included, base units: negative or zero
// where winning would not even pay for itself. Gas is not in it.
func (f Facts) Worth() (*big.Int, error) {
	table, err := settlement.Parse(f.Terms.Settlement)
	if err != nil {
		return nil, fmt.Errorf("settlement table: %w", err)
	}
	cause, failed := causeOf(f.Ruling)
	standing, err := table.Find(f.Ruling.Ruling, cause, failed)
	if err != nil {
		return nil, err
	}
	now := f.take(standing, new(big.Int))
	var best *big.Int
	for _, row := range table {
		if !f.favours(row) {
			continue
		}
		if row.Ruling == settlement.Partial {
			row.Ruling, row.Cause = settlement.PayerWins, settlement.CauseFailed
		}
		if got := f.take(row, f.Fee); best == nil || got.Cmp(best) > 0 {
			best = got
		}
	}
	return best.Sub(best, now), nil
}

// favours reports whether a committee's ruling for the party can end in a row.
func (f Facts) favours(row bindings.Row) bool {
	if f.Party != f.Case.Payer {
		return row.Ruling == settlement.PayeeWins && row.Cause == settlement.CauseJudged
	}
	return row.Ruling == settlement.Partial ||
		row.Ruling == settlement.PayerWins && (row.Cause == settlement.CauseFailed || row.Cause == settlement.CauseBurden)
}

// take is what the party ends up with by a row, having paid for one more round, base units.
func (f Facts) take(row bindings.Row, fee *big.Int) *big.Int {
	c := settlement.Case{
		Amount: f.Case.Amount, Bond: f.Hold.Bond, FeePaid: f.Hold.FeePaid, RelayFee: f.Hold.RelayFee,
		Reserve: f.Hold.Reserve, Penalty: f.Terms.Penalty, AnswerCost: f.Terms.AnswerCost,
		Signed: common.Hash(f.Case.DeliveryHash) != common.Hash{},
	}
	var out *big.Int
	if f.Party == f.Case.Payer {
		c.FeePaid = new(big.Int).Add(c.FeePaid, fee)
		out = settlement.Apply(row, c).ToPayer()
	} else {
		m := settlement.Apply(row, c)
		out = new(big.Int).Add(m.PaymentToSeller, m.BondToSeller)
		out.Add(out, m.ReserveReleased)
	}
	return out.Sub(out, fee)
}

// causeOf is why a committee ruled so, as the Offer will read it.
func causeOf(r bindings.Resolution) (cause, failed uint8) {
	switch {
	case r.Ruling == settlement.PayerWins && r.FailAlone:
		return settlement.CauseFailed, r.Failed
	case r.Ruling == settlement.PayerWins, r.Ruling == settlement.PayeeWins && r.Material:
		return settlement.CauseBurden, 0
	}
	return settlement.CauseJudged, 0
}
