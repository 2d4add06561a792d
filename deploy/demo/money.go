package demo

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// Holdings is who holds what, base units of the token.
type Holdings struct {
	Buyer     *big.Int `json:"buyer"`
	Seller    *big.Int `json:"seller"`    // its account
	Offer     *big.Int `json:"offer"`     // payments waiting in its Offer
	Stake     *big.Int `json:"stake"`     // its Offer's stake that no case reserves
	Vault     *big.Int `json:"vault"`     // everything in the vault
	Committee *big.Int `json:"committee"` // fees, earned and unclaimed
}

// holdings reads who holds what at the latest block.
func (s *scene) holdings(ctx context.Context, shop *shop) (Holdings, error) {
	head, err := docket.HeadOf(ctx, s.chain)
	if err != nil {
		return Holdings{}, err
	}
	d := s.dev.Deployment
	token, vault := docket.NewToken(s.chain, d.Token.Address), docket.NewVault(s.chain, d.Vault.Address)
	var h Holdings
	for _, r := range []struct {
		into *(*big.Int)
		who  common.Address
	}{
		{&h.Buyer, devnet.Address("buyer")}, {&h.Seller, shop.address()}, {&h.Offer, shop.offer},
		{&h.Vault, d.Vault.Address}, {&h.Committee, d.Committee.Address},
	} {
		if *r.into, err = token.Balance(ctx, head, r.who); err != nil {
			return h, err
		}
	}
	h.Stake, err = vault.UnreservedStake(ctx, head, shop.offer)
	return h, err
}

// expect computes who must hold what after an act from what the settlement table says, and nothing else: the act names
// its ruling and cause, the manifest's figures name the amounts.
func expect(before Holdings, e ending) (Holdings, error) {
	after := before.clone()
	paid := big.NewInt(price)
	after.Buyer.Sub(after.Buyer, paid)
	after.Offer.Add(after.Offer, paid)
	if e == (ending{}) {
		return after, nil
	}
	row, err := settlement.Default().Find(e.ruling, e.cause, 0)
	if err != nil {
		return after, err
	}
	bond, fee := amount(figures.Bond), new(big.Int)
	if e.cause != settlement.CauseUnanswered { // no arbitrator, no fee
		fee = amount(figures.Fee)
	}
	reserve := new(big.Int).Add(amount(figures.Fee), new(big.Int).Add(amount(figures.RelayCap), amount(figures.Penalty)))
	m := settlement.Apply(row, settlement.Case{
		Amount: paid, Bond: new(big.Int).Sub(bond, fee), FeePaid: fee, RelayFee: new(big.Int), Reserve: reserve,
		Penalty: amount(figures.Penalty), AnswerCost: amount(figures.AnswerCost), Signed: e.cause != settlement.CauseUnanswered,
	})
	after.Buyer.Sub(after.Buyer, bond).Add(after.Buyer, m.ToPayer())
	after.Offer.Sub(after.Offer, m.PaymentToPayer)
	after.Seller.Add(after.Seller, m.BondToSeller)
	used := new(big.Int).Add(m.MadeWhole, m.Penalty)
	after.Stake.Sub(after.Stake, used)
	after.Vault.Sub(after.Vault, used)
	after.Committee.Add(after.Committee, fee)
	return after, nil
}

// differs names every figure that is not as expected.
func (h Holdings) differs(want Holdings) error {
	var errs []error
	got, wanted := h.named(), want.named()
	for i := range got {
		if got[i].amount.Cmp(wanted[i].amount) != 0 {
			errs = append(errs, fmt.Errorf("%s holds %s, the settlement table says %s", got[i].name, got[i].amount, wanted[i].amount))
		}
	}
	return errors.Join(errs...)
}

type namedAmount struct {
	name   string
	amount *big.Int
}

func (h Holdings) named() []namedAmount {
	return []namedAmount{
		{"buyer", h.Buyer}, {"seller", h.Seller}, {"offer", h.Offer}, {"stake", h.Stake}, {"vault", h.Vault}, {"committee", h.Committee},
	}
}

func (h Holdings) clone() Holdings {
	c := func(n *big.Int) *big.Int { return new(big.Int).Set(n) }
	return Holdings{c(h.Buyer), c(h.Seller), c(h.Offer), c(h.Stake), c(h.Vault), c(h.Committee)}
}

// amount reads one of the figures; they are constants of this package.
func amount(decimal string) *big.Int {
	n, ok := new(big.Int).SetString(decimal, 10)
	if !ok {
		panic("not a decimal: " + decimal)
	}
	return n
}
