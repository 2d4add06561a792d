package party

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
)

// Places where a credit can wait.
const (
	FromOffer = "offer"     // what could not be pushed out of a payment
	FromVault = "vault"     // what could not be pushed of bonds and stake
	FromFees  = "committee" // fees that a committee gives back
)

// Credit is what waits for one owner in one place, with the call that sends it to its owner, whoever makes it.
type Credit struct {
	From     string
	Amount   *big.Int // base units
	Contract common.Address
	Token    common.Address
	Claim    []byte
}

// Implied is what claiming must do.
func (c Credit) Implied(owner common.Address) outcome.Implied {
	var i outcome.Implied
	switch c.From {
	case FromOffer:
		i = outcome.Offer(c.Contract, "CreditClaimed", docket.AddressWord(owner))
	case FromVault:
		i = outcome.Vault(c.Contract, "CreditClaimed", docket.AddressWord(c.Token), docket.AddressWord(owner))
	case FromFees:
		i = outcome.Committee(c.Contract, "FeeClaimed", docket.AddressWord(owner))
	}
	return i.PaysAtLeast(c.Token, c.Contract, owner, c.Amount)
}

// Credits are an owner's in an Offer, the vault and its arbitrator, zeros included, in this order.
func Credits(ctx context.Context, c *chain.Client, at docket.Head, offer, vault, owner common.Address) ([]Credit, error) {
	reader := docket.NewOffer(c, offer, 0)
	terms, err := reader.Terms(ctx, at)
	if err != nil {
		return nil, fmt.Errorf("read terms: %w", err)
	}
	committee := docket.NewCommittee(c, terms.Arbitrator)
	out := []Credit{
		{From: FromOffer, Token: terms.Token, Contract: offer, Claim: bindings.NewOffer().PackClaim(owner)},
		{From: FromVault, Token: terms.Token, Contract: vault, Claim: bindings.NewVault().PackClaim(terms.Token, owner)},
		{From: FromFees, Token: terms.Token, Contract: terms.Arbitrator, Claim: bindings.NewCommittee().PackClaimFee(owner)},
	}
	for i, read := range []func() (*big.Int, error){
		func() (*big.Int, error) { return reader.Credit(ctx, at, owner) },
		func() (*big.Int, error) { return docket.NewVault(c, vault).Credit(ctx, at, terms.Token, owner) },
		func() (*big.Int, error) { return committee.Credit(ctx, at, owner) },
	} {
		if out[i].Amount, err = read(); err != nil {
			return nil, fmt.Errorf("read credit at the %s: %w", out[i].From, err)
		}
	}
	return out, nil
}

// Claimed is one credit that was taken.
type Claimed struct {
	From        string      `json:"from"`
	Amount      *big.Int    `json:"amount"` // base units
	Transaction common.Hash `json:"transaction"`
}

// waiting are the party's own credits above zero; ErrNothing without one.
func (p Party) waiting(ctx context.Context, offer common.Address) ([]Credit, error) {
	head, _, err := p.at(ctx, offer)
	if err != nil {
		return nil, err
	}
	vault, err := p.vault(ctx, head)
	if err != nil {
		return nil, err
	}
	all, err := Credits(ctx, p.Chain, head, offer, vault, p.Account())
	if err != nil {
		return nil, err
	}
	var out []Credit
	for _, credit := range all {
		if credit.Amount.Sign() > 0 {
			out = append(out, credit)
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%w: offer %s owes %s nothing, nor do its vault and its arbitrator", ErrNothing, offer, p.Account())
	}
	return out, nil
}

// Claim takes the party's credits. Each that the token refuses to pay out is an error; the others are taken all the same.
func (p Party) Claim(ctx context.Context, offer common.Address) ([]Claimed, error) {
	credits, err := p.waiting(ctx, offer)
	if err != nil {
		return nil, err
	}
	var out []Claimed
	var errs []error
	for _, credit := range credits {
		act := acts.Act{Kind: "claim from " + credit.From, Subject: offer.Hex(), Detail: map[string]any{"amount": credit.Amount.String()}, Implied: credit.Implied(p.Account())}
		receipt, err := p.send(ctx, act, credit.Contract, credit.Claim)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		out = append(out, Claimed{credit.From, credit.Amount, receipt.TxHash})
	}
	return out, errors.Join(errs...)
}

// ClaimsTo sign the party's credits at Offer and vault over to another address: the way out for an owner that the token
// refuses. A committee pays its owner alone.
func (p Party) ClaimsTo(ctx context.Context, offer, to common.Address, seconds uint64) ([]Consent, error) {
	credits, err := p.waiting(ctx, offer)
	if err != nil {
		return nil, err
	}
	acts := map[string]string{FromOffer: ActOfferClaim, FromVault: ActVaultClaim}
	var out []Consent
	for _, credit := range credits {
		if acts[credit.From] == "" {
			continue
		}
		c, err := p.bound(ctx, Consent{Act: acts[credit.From], Offer: offer, To: to}, seconds)
		if err == nil {
			c, err = p.sign(ctx, c)
		}
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%w to another address: a committee pays its owner alone", ErrNothing)
	}
	return out, nil
}
