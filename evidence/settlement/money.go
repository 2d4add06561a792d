package settlement

import (
	"math/big"

	"github.com/redress-protocol/redress/bindings"
)

// Case is what a settlement acts on, base units.
type Case struct {
	Amount     *big.Int // the payment
	Bond       *big.Int // unspent part of the bond
	FeePaid    *big.Int // by the payer to arbitrators: out of the bond, and for appeals in tokens
	PendingFee *big.Int // nil for none; part of it that the arbitrator gives back: the first fee where no ruling came (see Unheard), the payer's last appeal where that changed nothing
	RelayFee   *big.Int // already repaid to the relayer out of the payer's deposit
	Reserve    *big.Int // of the seller's stake, held for the case
	Penalty    *big.Int // of the terms
	AnswerCost *big.Int // of the terms
	Signed     bool     // a seller-signed Delivery is in the record
}

// Unheard reports whether a case with a committee's dispute ended before any ruling of it. The committee can then still give
// the first fee back to the payer, so the whole of it is pending.
func Unheard(cause uint8, dispute *big.Int, appeals uint8) bool {
	return dispute.Sign() != 0 && appeals == 0 && (cause == CauseEquivocation || cause == CauseTimeout)
}

// Money is what a settlement moves, base units. Nothing else moves.
type Money struct {
	PaymentToPayer  *big.Int `json:"payment_to_payer"`  // refund
	PaymentToSeller *big.Int `json:"payment_to_seller"` // stays in the Offer, withdrawable
	BondToPayer     *big.Int `json:"bond_to_payer"`
	BondToSeller    *big.Int `json:"bond_to_seller"`
	MadeWhole       *big.Int `json:"made_whole"`       // fee and relay cost, from the reserve to the payer
	Penalty         *big.Int `json:"penalty"`          // from the reserve to the payer
	ReserveReleased *big.Int `json:"reserve_released"` // back to the seller's free stake
}

// ToPayer is everything that the payer receives when the case settles.
func (m Money) ToPayer() *big.Int { return add(m.PaymentToPayer, m.VaultToPayer()) }

// VaultToPayer is the part of it that the Vault pays.
func (m Money) VaultToPayer() *big.Int { return add(m.BondToPayer, m.MadeWhole, m.Penalty) }

// Apply splits a case's money by a row, with the contracts' rounding: the payer's shares are rounded down.
func Apply(row bindings.Row, c Case) Money {
	var m Money
	m.PaymentToPayer = share(c.Amount, row.PaymentToPayerBps)
	m.PaymentToSeller = sub(c.Amount, m.PaymentToPayer)

	cost := new(big.Int)
	if row.Cause == CauseAccepted {
		cost = lesser(c.AnswerCost, c.Bond)
	}
	m.BondToPayer = share(sub(c.Bond, cost), row.BondToPayerBps)
	m.BondToSeller = sub(c.Bond, m.BondToPayer)

	m.MadeWhole, m.Penalty = new(big.Int), new(big.Int)
	if row.FeeBearer == BearerSeller {
		due := add(c.FeePaid, c.relayDue(row))
		if c.PendingFee != nil {
			due = sub(due, c.PendingFee)
		}
		m.MadeWhole = lesser(due, c.Reserve)
	}
	if row.Penalty {
		m.Penalty = lesser(c.Penalty, sub(c.Reserve, m.MadeWhole))
	}
	m.ReserveReleased = sub(c.Reserve, add(m.MadeWhole, m.Penalty))
	return m
}

func share(n *big.Int, bps uint16) *big.Int {
	out := new(big.Int).Mul(n, big.NewInt(int64(bps)))
	return out.Quo(out, big.NewInt(FullBps))
}

func add(terms ...*big.Int) *big.Int {
	out := new(big.Int)
	for _, t := range terms {
		out.Add(out, t)
	}
	return out
}

func sub(a, b *big.Int) *big.Int { return new(big.Int).Sub(a, b) }

func lesser(a, b *big.Int) *big.Int {
	if a.Cmp(b) <= 0 {
		return new(big.Int).Set(a)
	}
	return new(big.Int).Set(b)
}

// relayDue is the relay cost that the seller owes. Whoever relays sets it, so only a seller that signed for the exchange
// and lost owes it; one that concedes does not.
func (c Case) relayDue(row bindings.Row) *big.Int {
	if row.Ruling == PayerWins && row.Cause != CauseConceded && c.Signed {
		return c.RelayFee
	}
	return new(big.Int)
}
