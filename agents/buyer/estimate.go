package buyer

import (
	"math/big"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// Prospect is one way a case can end, seen from the payer before it opens one.
type Prospect struct {
	Ruling uint8    `json:"ruling"`
	Cause  uint8    `json:"cause"`
	Panel  bool     `json:"panel"` // the arbitration fee is spent
	Net    *big.Int `json:"net"`   // what the payer gains on not contesting, base units; negative is a loss
}

// withPanel are the causes that a dispute comes before.
var withPanel = map[uint8]bool{
	settlement.CauseJudged: true, settlement.CauseFailed: true, settlement.CauseBurden: true, settlement.CauseTimeout: true,
}

// Estimate says what each way a case can end is worth to the payer of amount, when the seller has freeStake unreserved.
// Gas is not in it. It is pure.
func Estimate(t bindings.Terms, amount, relayFee, freeStake *big.Int) ([]Prospect, error) {
	table, err := settlement.Parse(t.Settlement)
	if err != nil {
		return nil, err
	}
	wanted := new(big.Int).Add(t.Fee, t.RelayCap)
	wanted.Add(wanted, t.Penalty)
	var out []Prospect
	for _, row := range table {
		c := settlement.Case{
			Amount: amount, Bond: new(big.Int).Set(t.Bond), FeePaid: new(big.Int), PendingFee: new(big.Int), RelayFee: relayFee, Reserve: wanted,
			Penalty: t.Penalty, AnswerCost: t.AnswerCost, Signed: row.Cause != settlement.CauseUnanswered,
		}
		deposit := new(big.Int).Add(t.Bond, relayFee)
		if row.Cause == settlement.CauseSelfProven { // no bond; only the penalty is reserved
			c.Bond, c.RelayFee, c.Reserve, deposit = new(big.Int), new(big.Int), new(big.Int).Set(t.Penalty), new(big.Int)
		}
		if freeStake.Cmp(c.Reserve) < 0 {
			c.Reserve = freeStake
		}
		if withPanel[row.Cause] {
			c.FeePaid.Set(t.Fee)
			c.Bond.Sub(c.Bond, t.Fee)
		}
		net := settlement.Apply(row, c).ToPayer()
		out = append(out, Prospect{Ruling: row.Ruling, Cause: row.Cause, Panel: withPanel[row.Cause], Net: net.Sub(net, deposit)})
	}
	return out, nil
}
