package payoff

import "math/big"

// Side is one of the two players.
type Side string

// Sides.
const (
	SellerSide Side = "seller"
	BuyerSide  Side = "buyer"
)

// Best is a best response to one strategy of the other side, beside what the honest one yields there.
type Best struct {
	Side    Side     // who responds
	Against string   // the other side's strategy
	Other   bool     // that strategy is the honest one
	First   string   // the first of the best strategies
	Ties    int      // strategies that yield as much as First, itself not counted
	Better  int      // strategies that yield more than the honest one
	Payoff  *big.Rat // of First
	Honest  *big.Rat // of the honest strategy
}

// Gain is what the best strategy yields above the honest one, at least 0.
func (b Best) Gain() *big.Rat { return new(big.Rat).Sub(b.Payoff, b.Honest) }

// HonestIsBest reports whether no strategy yields more than the honest one.
func (b Best) HonestIsBest() bool { return b.Better == 0 }

// Report is the whole game of one setting.
type Report struct {
	Setting Setting
	Sellers []Seller
	Buyers  []Buyer
	Cells   [][]Payoff // by seller, then by buyer, in the order of the lists
	Best    []Best     // the seller's responses to every buyer, then the buyer's to every seller
}

// Analyse plays every pair of strategies.
func Analyse(s Setting) (*Report, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	r := &Report{Setting: s, Sellers: Sellers(), Buyers: Buyers()}
	r.Cells = make([][]Payoff, len(r.Sellers))
	for i, seller := range r.Sellers {
		r.Cells[i] = make([]Payoff, len(r.Buyers))
		for j, buyer := range r.Buyers {
			p, err := s.Play(seller, buyer)
			if err != nil {
				return nil, err
			}
			r.Cells[i][j] = p
		}
	}
	for j, buyer := range r.Buyers {
		r.Best = append(r.Best, best(SellerSide, buyer.String(), j == 0, len(r.Sellers),
			func(i int) (string, *big.Rat) { return r.Sellers[i].String(), r.Cells[i][j].Seller }))
	}
	for i, seller := range r.Sellers {
		r.Best = append(r.Best, best(BuyerSide, seller.String(), i == 0, len(r.Buyers),
			func(j int) (string, *big.Rat) { return r.Buyers[j].String(), r.Cells[i][j].Buyer }))
	}
	return r, nil
}

// best compares n strategies, of which the first is the honest one.
func best(side Side, against string, other bool, n int, at func(int) (string, *big.Rat)) Best {
	_, honest := at(0)
	b := Best{Side: side, Against: against, Other: other, Honest: honest}
	for i := range n {
		name, p := at(i)
		if p.Cmp(honest) > 0 {
			b.Better++
		}
		switch {
		case b.Payoff == nil || p.Cmp(b.Payoff) > 0:
			b.First, b.Payoff, b.Ties = name, p, 0
		case p.Cmp(b.Payoff) == 0:
			b.Ties++
		}
	}
	return b
}

// Broken are the cases in which a side does better by leaving honest play while the other side keeps to it. With none,
// honest play of both is an equilibrium.
func (r *Report) Broken() []Best { return r.exceptions(true) }

// Incredible are the cases in which honest play is not the best answer to a side that does not play honestly: what the
// threat of a contest, or of a defence, is worth there.
func (r *Report) Incredible() []Best { return r.exceptions(false) }

func (r *Report) exceptions(otherHonest bool) []Best {
	var out []Best
	for _, b := range r.Best {
		if b.Other == otherHonest && !b.HonestIsBest() {
			out = append(out, b)
		}
	}
	return out
}
