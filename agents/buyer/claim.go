package buyer

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/party"
)

// claims are the actions that take the credits of each place.
var claims = map[string]Kind{party.FromOffer: ActClaimOffer, party.FromVault: ActClaimVault, party.FromFees: ActClaimFee}

// credits are the payer's, wherever they are.
func (s *Service) credits(ctx context.Context, head docket.Head, p *Purchase, payer common.Address) ([]party.Credit, error) {
	vault, err := s.factory.Vault(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("read vault: %w", err)
	}
	return party.Credits(ctx, s.opts.Chain, head, p.Offer, vault, payer)
}

// claimable are the claims that would succeed now: a token may refuse to pay its owner.
func (s *Service) claimable(ctx context.Context, head docket.Head, p *Purchase, payer common.Address) ([]Kind, error) {
	credits, err := s.credits(ctx, head, p, payer)
	if err != nil {
		return nil, err
	}
	var out []Kind
	for _, c := range credits {
		if c.Amount.Sign() > 0 && docket.Simulate(ctx, s.opts.Chain, s.opts.Sender.Address(), c.Contract, c.Claim) == nil {
			out = append(out, claims[c.From])
		}
	}
	return out, nil
}

// credit is the payer's credit that an action takes.
func (s *Service) credit(ctx context.Context, p *Purchase, kind Kind) (party.Credit, error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return party.Credit{}, err
	}
	credits, err := s.credits(ctx, head, p, s.opts.payer())
	if err != nil {
		return party.Credit{}, err
	}
	for _, c := range credits {
		if claims[c.From] == kind {
			return c, nil
		}
	}
	return party.Credit{}, fmt.Errorf("%w: %s", ErrOption, kind)
}

// Party is the payer in the acts beside a case's usual course.
func (s *Service) Party() party.Party {
	return party.Party{
		Chain: s.opts.Chain, Key: s.opts.Key, Sender: s.opts.Sender, Store: s.opts.Store, Factory: s.opts.Factory, FromBlock: s.opts.FromBlock,
		Book: s.book,
	}
}

// Anchor has the promise's source of block hashes learn the block of a purchase's payment, where that is older than the
// 8,191 blocks whose hashes a chain keeps. It returns what it sent: nothing where the block is known.
func (s *Service) Anchor(ctx context.Context, p *Purchase) ([]common.Hash, error) {
	if !p.Paid() {
		return nil, fmt.Errorf("%w: purchase %s has no exchange", ErrNotPaid, p.ID)
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return nil, err
	}
	t, err := s.offer(p.Offer).Terms(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("read terms: %w", err)
	}
	sent, err := s.Party().Anchor(ctx, t.BlockHashSource, p.Exchange.Payment.BlockNumber)
	if len(sent) > 0 {
		s.opts.Log.Info("block anchored", "purchase", p.ID, "block", p.Exchange.Payment.BlockNumber, "transactions", sent)
	}
	return sent, err
}
