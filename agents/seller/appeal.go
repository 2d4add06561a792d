package seller

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/appeal"
	"github.com/redress-protocol/redress/agents/docket"
)

func (s *Service) packDelivery(ctx context.Context, p *promise, id common.Hash) (to common.Address, data []byte, err error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return to, nil, err
	}
	c, err := s.offer.Case(ctx, head, id)
	if err != nil {
		return to, nil, err
	}
	committee := docket.NewCommittee(s.opts.Chain, p.terms.Arbitrator)
	data, err = committee.PackDelivery(ctx, s.opts.FromBlock, head, c.DisputeID)
	return committee.Address(), data, err
}

// warnOfRulings tells the operator, once a round, of each ruling that can be appealed, and until when. Whether to appeal is
// the operator's decision.
func (s *Service) warnOfRulings(ctx context.Context, p *promise, state State) error {
	var errs []error
	for _, c := range state.Cases {
		if c.Standing.Fee == nil || s.warned.Seen(c.ID, c.Case.Appeals) {
			continue
		}
		f, err := s.appealFacts(ctx, p, state.Now, c)
		if err != nil {
			errs = append(errs, fmt.Errorf("ruling of case %s: %w", c.ID, err))
			continue
		}
		s.warned.Warn(s.opts.Log, c.ID, f)
	}
	return errors.Join(errs...)
}

// appealFacts are what an appeal by this seller would depend on, but for its balance.
func (s *Service) appealFacts(ctx context.Context, p *promise, now uint64, c CaseView) (appeal.Facts, error) {
	f := appeal.Facts{Now: now, Party: p.terms.Seller, Terms: p.terms, Case: c.Case}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return f, err
	}
	vault, err := s.factory.Vault(ctx, head)
	if err != nil {
		return f, fmt.Errorf("read vault: %w", err)
	}
	if f.Hold, err = docket.NewVault(s.opts.Chain, vault).Hold(ctx, head, s.opts.Offer, c.ID); err != nil {
		return f, fmt.Errorf("read hold: %w", err)
	}
	f.See(c.Standing)
	return f, nil
}
