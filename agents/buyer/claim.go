package buyer

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
)

// credit is what could not be pushed to the payer, or what a committee gives back to it, with the call that takes it.
type credit struct {
	kind   Kind
	amount *big.Int // base units
	to     common.Address
	data   []byte
}

// credits are the payer's, wherever they are.
func (s *Service) credits(ctx context.Context, head docket.Head, p *Purchase, payer common.Address) ([]credit, error) {
	vault, err := s.factory.Vault(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("read vault: %w", err)
	}
	committee, err := s.committee(ctx, head, p)
	if err != nil {
		return nil, err
	}
	token := s.opts.TokenDomain.Token
	out := []credit{
		{kind: ActClaimOffer, to: p.Offer, data: s.abi.PackClaim(payer)},
		{kind: ActClaimVault, to: vault, data: s.vaultABI.PackClaim(token, payer)},
		{kind: ActClaimFee, to: committee.Address(), data: bindings.NewCommittee().PackClaimFee(payer)},
	}
	reads := []func() (*big.Int, error){
		func() (*big.Int, error) { return s.offer(p.Offer).Credit(ctx, head, payer) },
		func() (*big.Int, error) {
			return docket.NewVault(s.opts.Chain, vault).Credit(ctx, head, token, payer)
		},
		func() (*big.Int, error) { return committee.Credit(ctx, head, payer) },
	}
	for i, read := range reads {
		if out[i].amount, err = read(); err != nil {
			return nil, fmt.Errorf("read credit to %s: %w", out[i].kind, err)
		}
	}
	return out, nil
}

// claimable are the claims that would succeed now: a token may refuse to pay its owner.
func (s *Service) claimable(ctx context.Context, head docket.Head, p *Purchase, payer common.Address) ([]Kind, error) {
	credits, err := s.credits(ctx, head, p, payer)
	if err != nil {
		return nil, err
	}
	var out []Kind
	for _, c := range credits {
		if c.amount.Sign() > 0 && docket.Simulate(ctx, s.opts.Chain, s.opts.Sender.Address(), c.to, c.data) == nil {
			out = append(out, c.kind)
		}
	}
	return out, nil
}

func (s *Service) packClaim(ctx context.Context, p *Purchase, kind Kind) (to common.Address, data []byte, err error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return to, nil, err
	}
	credits, err := s.credits(ctx, head, p, s.opts.payer())
	if err != nil {
		return to, nil, err
	}
	for _, c := range credits {
		if c.kind == kind {
			return c.to, c.data, nil
		}
	}
	return to, nil, fmt.Errorf("%w: %s", ErrOption, kind)
}
