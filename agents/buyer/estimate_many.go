package buyer

import (
	"fmt"
	"math/big"

	"github.com/redress-protocol/redress/agents/docket"
)

// Several is what contesting several equal payments in one case comes to for each of them, base units. All are taken to be
// broken: of a list with good ones in it the sample may be one.
type Several struct {
	Count     uint64     `json:"count"`
	Amount    *big.Int   `json:"amount"`    // of all together
	AtStake   *big.Int   `json:"at_stake"`  // bond and relay fee for each payment, rounded up
	Prospects []Prospect `json:"prospects"` // net for each payment, rounded down
	// PaysFrom is the smallest number of payments that one case pays for on average, given the chance; zero if none does.
	PaysFrom uint64 `json:"pays_from"`
}

// EstimateSeveral says what one case about count payments of this amount is worth for each of them.
func EstimateSeveral(s Stakes, count, chance uint64) (*Several, error) {
	if count == 0 || count > docket.MaxMany {
		return nil, fmt.Errorf("%w: %d payments, 1 to %d", ErrOption, count, docket.MaxMany)
	}
	s.Payments = count
	out := &Several{Count: count, Amount: s.sum()}
	var err error
	if out.Prospects, err = Estimate(s); err != nil {
		return nil, err
	}
	each := new(big.Int).SetUint64(count)
	for i := range out.Prospects {
		out.Prospects[i].Net.Div(out.Prospects[i].Net, each) // Euclidean: down
	}
	out.AtStake = new(big.Int).Add(s.Terms.Bond, s.RelayFee)
	out.AtStake.Add(out.AtStake, each).Sub(out.AtStake, big.NewInt(1)).Quo(out.AtStake, each)
	out.PaysFrom, err = paysFromCount(s, chance)
	return out, err
}

func paysFromCount(s Stakes, chance uint64) (uint64, error) {
	odds, err := s.odds(chance)
	if err != nil {
		return 0, err
	}
	for s.Payments = 1; s.Payments <= docket.MaxMany; s.Payments++ {
		if odds.pay(s) {
			return s.Payments, nil
		}
	}
	return 0, nil
}
