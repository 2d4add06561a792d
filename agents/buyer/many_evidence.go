package buyer

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/exchange"
)

// listOf names the exchanges of purchases in a case's order.
func listOf(members []*member) ([]byte, error) {
	list := exchange.List{Version: exchange.ListVersion}
	for _, m := range members {
		var err error
		if m.Evidence, err = m.Exchange.Hash(); err != nil {
			return nil, fmt.Errorf("purchase %s: %w", m.ID, err)
		}
		list.Exchanges = append(list.Exchanges, m.Evidence)
	}
	return list.Canonical()
}

// uploadMany stores the exchanges and the list that names them.
func (s *Service) uploadMany(ctx context.Context, g *Group, list []byte, members []*member) error {
	for _, m := range members {
		if err := s.upload(ctx, m.Purchase); err != nil {
			return fmt.Errorf("purchase %s: %w", m.ID, err)
		}
	}
	hash, err := s.opts.Store.Put(ctx, list)
	if err != nil {
		return fmt.Errorf("store evidence: %w", err)
	}
	if hash != g.Evidence {
		return fmt.Errorf("store evidence: store answered %s, the evidence is %s", hash, g.Evidence)
	}
	g.EvidenceKept = true
	return nil
}

// keepEvidenceOfMany stores what a case about many names, if that could not be done when it was opened.
func (s *Service) keepEvidenceOfMany(ctx context.Context, g *Group) {
	if g.EvidenceKept {
		return
	}
	err := func() error {
		var members []*member
		for _, id := range g.Purchases {
			p, err := s.load(id)
			if err != nil {
				return err
			}
			members = append(members, &member{Purchase: p})
		}
		list, err := listOf(members)
		if err != nil {
			return err
		}
		if err := s.uploadMany(ctx, g, list, members); err != nil {
			return err
		}
		return s.saveGroup(g)
	}()
	if err != nil {
		s.opts.Log.Warn("evidence not stored yet", "case", g.Case, "err", err)
	}
}

// sampled is the purchase that a case is about: the sample's, once one is drawn.
func (s *Service) sampled(p *Purchase, g *Group, ref common.Hash, drawn bool) (*Purchase, error) {
	if g == nil || !drawn {
		return p, nil
	}
	i, err := g.place(ref)
	if err != nil {
		return nil, err
	}
	return s.load(g.Purchases[i])
}
