package buyer

import (
	"fmt"
	"math/big"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// Prospect is one way a case can end, seen from the payer before it opens one.
type Prospect struct {
	Ruling     uint8    `json:"ruling"`
	RulingName string   `json:"ruling_name"`
	Cause      uint8    `json:"cause"`
	CauseName  string   `json:"cause_name"`
	Failed     uint8    `json:"failed"` // mask of the requirements that a partial row is for; 0: any
	Panel      bool     `json:"panel"`  // the arbitration fee is spent
	Net        *big.Int `json:"net"`    // what the payer gains on not contesting, base units; negative is a loss
}

// withPanel are the causes that a dispute comes before.
var withPanel = map[uint8]bool{
	settlement.CauseJudged: true, settlement.CauseFailed: true, settlement.CauseBurden: true, settlement.CauseTimeout: true,
}

// Stakes are what a contest is about, base units.
type Stakes struct {
	Terms     bindings.Terms
	Amount    *big.Int // the payment, or each of several
	Payments  uint64   // contested in one case; below 2: a single contest
	RelayFee  *big.Int
	FreeStake *big.Int // of the Offer, unreserved
	AppealFee *big.Int // paid by the payer for a second round; zero for a single contest
}

// Estimate says what each way a case can end is worth to the payer. Gas is not in it. It is pure.
func Estimate(s Stakes) ([]Prospect, error) {
	table, err := settlement.Parse(s.Terms.Settlement)
	if err != nil {
		return nil, err
	}
	out := make([]Prospect, 0, len(table))
	for _, row := range table {
		p := Prospect{Ruling: row.Ruling, Cause: row.Cause}
		if row.Ruling == settlement.Partial {
			p = Prospect{Ruling: settlement.PayerWins, Cause: settlement.CauseFailed, Failed: row.Cause}
			row.Ruling, row.Cause = p.Ruling, p.Cause
		}
		p.RulingName, p.CauseName = settlement.RulingName(p.Ruling), settlement.CauseName(p.Cause)
		p.Panel, p.Net = withPanel[row.Cause], s.net(row)
		out = append(out, p)
	}
	return out, nil
}

// net is what a row leaves the payer with, less what it put in.
func (s Stakes) net(row bindings.Row) *big.Int {
	t := s.Terms
	reserve := new(big.Int).Add(t.Fee, t.RelayCap)
	c := settlement.Case{
		Amount: s.sum(), Bond: new(big.Int).Set(t.Bond), FeePaid: new(big.Int), RelayFee: s.RelayFee,
		Reserve: reserve.Add(reserve, t.Penalty), Penalty: t.Penalty, AnswerCost: t.AnswerCost, Signed: row.Cause != settlement.CauseUnanswered,
	}
	spent := new(big.Int).Add(t.Bond, s.RelayFee)
	if row.Cause == settlement.CauseSelfProven && s.Payments < 2 { // no bond; only the penalty is reserved
		c.Bond, c.RelayFee, c.Reserve, spent = new(big.Int), new(big.Int), new(big.Int).Set(t.Penalty), new(big.Int)
	}
	if s.FreeStake.Cmp(c.Reserve) < 0 {
		c.Reserve = s.FreeStake
	}
	if withPanel[row.Cause] {
		c.FeePaid.Add(t.Fee, s.AppealFee)
		c.Bond.Sub(c.Bond, t.Fee)
		spent.Add(spent, s.AppealFee)
	}
	net := settlement.Apply(row, c).ToPayer()
	return net.Sub(net, spent)
}

// fullChance is certainty, in percent.
const fullChance = 100

// sum is what the case is about, base units.
func (s Stakes) sum() *big.Int {
	return new(big.Int).Mul(s.Amount, new(big.Int).SetUint64(max(s.Payments, 1)))
}

// odds are the two ways that a panel can decide, and how likely the first is.
type odds struct {
	won, lost bindings.Row
	chance    uint64 // percent
}

func (s Stakes) odds(chance uint64) (o odds, err error) {
	if o.chance = chance; chance > fullChance {
		return o, fmt.Errorf("%w: chance of %d %%", ErrOption, chance)
	}
	table, err := settlement.Parse(s.Terms.Settlement)
	if err != nil {
		return o, err
	}
	if o.won, err = table.Find(settlement.PayerWins, settlement.CauseFailed, 0); err != nil {
		return o, err
	}
	o.lost, err = table.Find(settlement.PayeeWins, settlement.CauseJudged, 0)
	return o, err
}

// pay reports whether a contest gains on average.
func (o odds) pay(s Stakes) bool {
	gain := new(big.Int).Mul(s.net(o.won), new(big.Int).SetUint64(o.chance))
	return gain.Add(gain, new(big.Int).Mul(s.net(o.lost), new(big.Int).SetUint64(fullChance-o.chance))).Sign() > 0
}

// PaysFrom is the smallest payment that the promise covers for which a contest gains on average, if a panel finds the
// failure with that chance in percent and otherwise rules the promise honored; nil if none does. It is exact: no figure is
// rounded but the payer's share of a payment, as the contract rounds it.
func PaysFrom(s Stakes, chance uint64) (*big.Int, error) {
	odds, err := s.odds(chance)
	if err != nil {
		return nil, err
	}
	pays := func(amount *big.Int) bool {
		at := s
		at.Amount = amount
		return odds.pay(at)
	}
	// What is won grows with the payment and what is lost does not, so the first one that pays is found by halving.
	low, high := new(big.Int).Set(s.Terms.MinAmount), new(big.Int).Set(s.Terms.MaxAmount)
	if low.Cmp(high) > 0 || !pays(high) {
		return nil, nil
	}
	for low.Cmp(high) < 0 {
		middle := new(big.Int).Add(low, high)
		middle.Rsh(middle, 1)
		if pays(middle) {
			high = middle
		} else {
			low = middle.Add(middle, big.NewInt(1))
		}
	}
	return low, nil
}
