package payoff

import (
	"fmt"
	"math/big"
)

// Variation is the default setting with one thing changed.
type Variation struct {
	Name string
	edit func(*Setting)
}

// Variations are the settings in which honest play is tried besides the default.
func Variations() []Variation {
	return []Variation{
		{"no free stake", func(s *Setting) { s.FreeStake = 0 }},
		{"free stake covers the fee alone", func(s *Setting) { s.FreeStake = s.Fee }},
		{"no penalty", func(s *Setting) { s.Penalty = 0 }},
		{"relay cap ten times as high", func(s *Setting) { s.RelayCap *= 10 }},
		{"answering costs less than the pinned answer cost", func(s *Setting) { s.AnswerWork = s.AnswerCost - 1 }},
		{"serving costs nearly the price", func(s *Setting) { s.ServeCost = s.Price - 1 }},
		{"serving costs nearly the price, no free stake", func(s *Setting) { s.ServeCost, s.FreeStake = s.Price-1, 0 }},
		{"serving costs nearly the price, no free stake, half of the rulings unclear", func(s *Setting) {
			s.ServeCost, s.FreeStake, s.Panel = s.Price-1, 0, Odds{Correct: 1, Unclear: 1}
		}},
		{"serving costs nearly the price, half of the cases without a ruling", func(s *Setting) { s.ServeCost, s.Panel = s.Price-1, Odds{Correct: 1, None: 1} }},
		{"a tenth of the rulings wrong", func(s *Setting) { s.Panel = Odds{Correct: 9, Wrong: 1} }},
		{"a quarter of the rulings wrong", func(s *Setting) { s.Panel = Odds{Correct: 3, Wrong: 1} }},
		{"half of the rulings wrong", func(s *Setting) { s.Panel = Odds{Correct: 1, Wrong: 1} }},
		{"all rulings unclear", func(s *Setting) { s.Panel = Odds{Unclear: 1} }},
		{"all rulings refused", func(s *Setting) { s.Panel = Odds{Refused: 1} }},
		{"no ruling ever", func(s *Setting) { s.Panel = Odds{None: 1} }},
		{"price of a hundred bonds", func(s *Setting) { s.Price, s.Value, s.LateValue = 100*s.Bond, 200*s.Bond, 200*s.Bond }},
		{"price of a hundred bonds, bond of the price", func(s *Setting) {
			s.Price, s.Value, s.LateValue = 100*s.Bond, 200*s.Bond, 200*s.Bond
			s.Bond = s.Price
		}},
	}
}

// Of is the varied setting.
func (v Variation) Of(s Setting) Setting {
	v.edit(&s)
	return s
}

// Threshold is where honest play stops being best for a side while the other keeps to it.
type Threshold struct {
	Side     Side
	Strategy string   // the first strategy that yields more beyond it
	Error    *big.Rat // share of wrong rulings among right and wrong ones; nil: at no share below or at 1
}

// ErrorThresholds finds for each side the smallest share of wrong rulings, every other case being ruled correctly, at
// which some strategy yields as much as honest play, and more beyond it. Payoffs are linear in that share, so that two
// plays of each strategy give the point exactly.
func ErrorThresholds(s Setting) ([]Threshold, error) {
	s.Panel = Odds{Correct: 1}
	sure, err := Analyse(s)
	if err != nil {
		return nil, fmt.Errorf("panel that never errs: %w", err)
	}
	s.Panel = Odds{Wrong: 1}
	wrong, err := Analyse(s)
	if err != nil {
		return nil, fmt.Errorf("panel that always errs: %w", err)
	}
	seller, buyer := Threshold{Side: SellerSide}, Threshold{Side: BuyerSide}
	for i := range sure.Sellers {
		at := root(lead(sure.Cells[i][0].Seller, sure.Cells[0][0].Seller), lead(wrong.Cells[i][0].Seller, wrong.Cells[0][0].Seller))
		seller.lower(at, sure.Sellers[i].String())
	}
	for j := range sure.Buyers {
		at := root(lead(sure.Cells[0][j].Buyer, sure.Cells[0][0].Buyer), lead(wrong.Cells[0][j].Buyer, wrong.Cells[0][0].Buyer))
		buyer.lower(at, sure.Buyers[j].String())
	}
	return []Threshold{seller, buyer}, nil
}

func (t *Threshold) lower(at *big.Rat, strategy string) {
	if at != nil && (t.Error == nil || at.Cmp(t.Error) < 0) {
		t.Error, t.Strategy = at, strategy
	}
}

func lead(of, honest *big.Rat) *big.Rat { return new(big.Rat).Sub(of, honest) }

// root is the x in [0, 1] from which a line that runs from d0 at 0 to d1 at 1 is above zero; nil where it never is.
func root(d0, d1 *big.Rat) *big.Rat {
	switch {
	case d0.Sign() > 0:
		return new(big.Rat)
	case d1.Sign() <= 0:
		return nil
	}
	slope := new(big.Rat).Sub(d1, d0) // above 0, since d0 <= 0 < d1
	return new(big.Rat).Quo(new(big.Rat).Neg(d0), slope)
}

// maxPrice ends the search for a price, base units.
const maxPrice = 1 << 40

// PriceFrom is the smallest price, the bond being what it is, at which an honest seller's buyer does better by another
// strategy than by honesty; 0 if there is none up to 2^40. What a false contest may win grows with the price and what it
// may lose does not, so that the search by halves finds it.
func PriceFrom(s Setting) (int64, error) {
	if err := s.Check(); err != nil {
		return 0, err
	}
	tempted := func(price int64) (bool, error) {
		s.Price = price
		honest, err := s.Play(HonestSeller, HonestBuyer)
		for _, b := range Buyers() {
			if err != nil {
				break
			}
			var p Payoff
			if p, err = s.Play(HonestSeller, b); err == nil && p.Buyer.Cmp(honest.Buyer) > 0 {
				return true, nil
			}
		}
		return false, err
	}
	if any, err := tempted(maxPrice); err != nil || !any {
		return 0, err
	}
	low, high := int64(0), int64(maxPrice) // not tempted at low, tempted at high
	for high-low > 1 {
		middle := low + (high-low)/2
		yes, err := tempted(middle)
		if err != nil {
			return 0, err
		}
		if yes {
			high = middle
		} else {
			low = middle
		}
	}
	return high, nil
}
