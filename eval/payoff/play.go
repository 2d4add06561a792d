package payoff

import (
	"fmt"
	"math/big"

	"github.com/redress-protocol/redress/evidence/settlement"
)

// Payoff is what the two sides have in the end beside what they had before the purchase, base units; expected values.
type Payoff struct {
	Seller, Buyer *big.Rat
}

// game is one purchase while it is played.
type game struct {
	Setting
	seller, buyer int64 // what each side has so far, without what the settlement moves
}

// Play plays one purchase. The setting must pass Check.
func (s Setting) Play(seller Seller, buyer Buyer) (Payoff, error) {
	g := game{Setting: s, buyer: -s.Price}
	g.hand(seller.Served.Body, s.Value)
	if !buyer.contests(seller.Served.Body) {
		g.seller += s.Price
		return Payoff{rat(g.seller), rat(g.buyer)}, nil
	}
	if buyer.Claim == Fitting && seller.Served == (Signed{Stale, True}) {
		g.buyer -= s.CaseCost
		return g.settle(settlement.PayerWins, settlement.CauseSelfProven, g.provenCase())
	}
	relayFee := g.open(buyer)
	c := g.openCase(relayFee)
	if buyer.Claim == Fitting && seller.Served.Receipt != Unsigned {
		c.Signed = true
		return g.notConforming(seller, c)
	}
	return g.notDelivered(seller, buyer, c)
}

// hand moves a body: the seller bears its cost, the buyer has what it is worth.
func (g *game) hand(b Body, worth int64) {
	switch b {
	case Fresh:
		g.seller -= g.ServeCost
		g.buyer += worth
	case Stale:
		g.seller -= g.StaleCost
	}
}

// open takes the bond and the cost of the case from the buyer and says what the relayer is repaid out of its deposit. A
// buyer that relays itself has the whole repayment back.
func (g *game) open(buyer Buyer) (relayFee int64) {
	g.buyer -= g.Bond + g.CaseCost
	if buyer.Relay == Self {
		return g.RelayCap
	}
	return g.CaseCost
}

func (g *game) notConforming(seller Seller, c settlement.Case) (Payoff, error) {
	switch seller.Response {
	case Concede:
		return g.settle(settlement.PayerWins, settlement.CauseConceded, c)
	case Answer:
		g.seller -= g.AnswerWork
	}
	return g.judge(seller.Served.Body, c)
}

func (g *game) notDelivered(seller Seller, buyer Buyer, c settlement.Case) (Payoff, error) {
	switch seller.Response {
	case Concede:
		return g.settle(settlement.PayerWins, settlement.CauseConceded, c)
	case Silent:
		return g.settle(settlement.PayerWins, settlement.CauseUnanswered, c)
	}
	g.seller -= g.AnswerWork
	disclosed := seller.Disclosed
	if seller.Served.Receipt != Unsigned {
		disclosed = seller.Served
	}
	if disclosed.Body != seller.Served.Body {
		g.hand(disclosed.Body, g.LateValue)
	}
	c.Signed = true
	if buyer.accepts(disclosed.Body) {
		return g.settle(settlement.PayeeWins, settlement.CauseAccepted, c)
	}
	return g.judge(disclosed.Body, c)
}

// judge pays the fee and takes the expectation over what the panel may do.
func (g *game) judge(b Body, c settlement.Case) (Payoff, error) {
	c.FeePaid = big.NewInt(g.Fee)
	c.Bond = big.NewInt(g.Bond - g.Fee)
	right, wrong := settlement.Key{Ruling: settlement.PayerWins, Cause: settlement.CauseFailed}, settlement.Key{Ruling: settlement.PayeeWins, Cause: settlement.CauseJudged}
	if b == Fresh {
		right, wrong = wrong, right
	}
	sum := Payoff{new(big.Rat), new(big.Rat)}
	for _, o := range []struct {
		weight int64
		key    settlement.Key
	}{
		{g.Panel.Correct, right}, {g.Panel.Wrong, wrong},
		{g.Panel.Unclear, settlement.Key{Ruling: settlement.Unclear, Cause: settlement.CauseJudged}},
		{g.Panel.Refused, settlement.Key{Ruling: settlement.Refused, Cause: settlement.CauseJudged}},
		{g.Panel.None, settlement.Key{Ruling: settlement.Unclear, Cause: settlement.CauseTimeout}},
	} {
		p, err := g.settle(o.key.Ruling, o.key.Cause, c)
		if err != nil {
			return Payoff{}, err
		}
		if o.key.Cause == settlement.CauseTimeout {
			p.Buyer.Add(p.Buyer, rat(g.Fee)) // a committee that does not rule returns its fee to the payer
		}
		chance := big.NewRat(o.weight, g.Panel.total())
		sum.Seller.Add(sum.Seller, p.Seller.Mul(p.Seller, chance))
		sum.Buyer.Add(sum.Buyer, p.Buyer.Mul(p.Buyer, chance))
	}
	return sum, nil
}

// theRequirement is the mask of the only requirement of the game's promise.
const theRequirement = 1

// settle applies one row of the table.
func (g *game) settle(ruling, cause uint8, c settlement.Case) (Payoff, error) {
	row, err := g.Table.Find(ruling, cause, theRequirement)
	if err != nil {
		return Payoff{}, fmt.Errorf("settle: %w", err)
	}
	m := settlement.Apply(row, c)
	seller := new(big.Int).Add(m.PaymentToSeller, m.BondToSeller)
	seller.Sub(seller, m.MadeWhole).Sub(seller, m.Penalty).Add(seller, big.NewInt(g.seller))
	buyer := new(big.Int).Add(m.ToPayer(), big.NewInt(g.buyer))
	return Payoff{new(big.Rat).SetInt(seller), new(big.Rat).SetInt(buyer)}, nil
}

// openCase is a contest as it settles before any fee is paid.
func (g *game) openCase(relayFee int64) settlement.Case {
	return settlement.Case{
		Amount: big.NewInt(g.Price), Bond: big.NewInt(g.Bond), FeePaid: new(big.Int), RelayFee: big.NewInt(relayFee),
		Reserve: big.NewInt(min(g.Fee+g.RelayCap+g.Penalty, g.FreeStake)), Penalty: big.NewInt(g.Penalty), AnswerCost: big.NewInt(g.AnswerCost),
	}
}

// provenCase is a breach that the seller's own receipt proves: no bond, no fee, no relayer.
func (g *game) provenCase() settlement.Case {
	return settlement.Case{
		Amount: big.NewInt(g.Price), Bond: new(big.Int), FeePaid: new(big.Int), RelayFee: new(big.Int),
		Reserve: big.NewInt(min(g.Penalty, g.FreeStake)), Penalty: big.NewInt(g.Penalty), AnswerCost: big.NewInt(g.AnswerCost), Signed: true,
	}
}

func rat(n int64) *big.Rat { return new(big.Rat).SetInt64(n) }
