package buyer

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/appeal"
	"github.com/redress-protocol/redress/agents/docket"
)

// Appeal asks for another round of a purchase's case, on one more document if evidence is not empty. The guards refuse what
// would not pay even if it were won.
func (s *Service) Appeal(ctx context.Context, p *Purchase, evidence []byte) (*appeal.Asked, error) {
	if p.Case == (common.Hash{}) {
		return nil, fmt.Errorf("purchase %s has no case", p.ID)
	}
	if err := s.resolve(ctx); err != nil {
		return nil, err
	}
	appellant, err := s.appellant(ctx)
	if err != nil {
		return nil, err
	}
	asked, err := appellant.Appeal(ctx, p.Offer, p.Case, evidence)
	if err != nil {
		s.opts.Log.Warn("not appealing", "case", p.Case, "offer", p.Offer, "err", err)
		return nil, err
	}
	s.opts.Log.Info("appealed", "case", p.Case, "offer", p.Offer, "round", asked.Round, "fee", asked.Fee, "evidence", asked.Evidence, "tx", asked.Transaction)
	return asked, nil
}

// AppealFacts are what an appeal of a purchase's case would depend on now.
func (s *Service) AppealFacts(ctx context.Context, p *Purchase) (appeal.Facts, error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return appeal.Facts{}, err
	}
	appellant, err := s.appellant(ctx)
	if err != nil {
		return appeal.Facts{}, err
	}
	return appellant.Facts(ctx, head, p.Offer, p.Case)
}

func (s *Service) appellant(ctx context.Context) (appeal.Appellant, error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return appeal.Appellant{}, err
	}
	vault, err := s.factory.Vault(ctx, head)
	if err != nil {
		return appeal.Appellant{}, fmt.Errorf("read vault: %w", err)
	}
	return appeal.Appellant{
		Chain: s.opts.Chain, Key: s.opts.Key, Sender: s.opts.Sender, Store: s.opts.Store, Vault: vault, Token: s.opts.TokenDomain,
		Book: s.book, FromBlock: s.opts.FromBlock, Policy: appeal.Policy{MaxFee: s.opts.Policy.MaxAppealFee, Margin: s.opts.Policy.Margin},
	}, nil
}

// committee is the arbitrator of a purchase's Offer.
func (s *Service) committee(ctx context.Context, head docket.Head, p *Purchase) (*docket.Committee, error) {
	t, err := s.offer(p.Offer).Terms(ctx, head)
	if err != nil {
		return nil, fmt.Errorf("read terms: %w", err)
	}
	return docket.NewCommittee(s.opts.Chain, t.Arbitrator), nil
}

func (s *Service) standing(ctx context.Context, head docket.Head, p *Purchase, dispute *big.Int) (docket.Standing, error) {
	committee, err := s.committee(ctx, head, p)
	if err != nil {
		return docket.Standing{}, err
	}
	return committee.Standing(ctx, head, dispute)
}

func (s *Service) packDelivery(ctx context.Context, p *Purchase) (to common.Address, data []byte, err error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return to, nil, err
	}
	c, err := s.offer(p.Offer).Case(ctx, head, p.Case)
	if err != nil {
		return to, nil, err
	}
	committee, err := s.committee(ctx, head, p)
	if err != nil {
		return to, nil, err
	}
	data, err = committee.PackDelivery(ctx, s.opts.FromBlock, head, c.DisputeID)
	return committee.Address(), data, err
}

// warnOfRuling tells the operator, once a round, that a ruling stands against it which it could appeal, and until when.
func (s *Service) warnOfRuling(ctx context.Context, head docket.Head, p *Purchase, state CaseState) {
	if state.Standing.Fee == nil || s.warned.Seen(p.Case, state.Case.Appeals) {
		return
	}
	appellant, err := s.appellant(ctx)
	if err != nil {
		return // the next look warns
	}
	f, err := appellant.Facts(ctx, head, p.Offer, p.Case)
	if err != nil {
		return
	}
	s.warned.Warn(s.opts.Log, p.Case, f)
}
