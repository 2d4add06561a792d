package seller

import (
	"context"
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
)

// allBroken reports whether the own checks fail for every payment of a case about many, so that whichever is drawn loses it.
// A receipt that is drawn and breaks a bound by itself costs the penalty at once: what is conceded has to be so before.
func (s *Service) allBroken(ctx context.Context, head docket.Head, p *promise, c docket.Opened) (bool, error) {
	keys, err := s.offer.Members(ctx, head, c.ID)
	if err != nil {
		return false, fmt.Errorf("payments of case %s: %w", c.ID, err)
	}
	records, err := s.recordsOf(c.Case.Payer)
	if err != nil {
		return false, err
	}
	for _, key := range keys {
		if _, broken := s.says(p, records[key], c.Case.Claim, head.Time); !broken {
			return false, nil
		}
	}
	return len(keys) > 0, nil
}

// recordsOf are a payer's payments by their identity on the chain.
func (s *Service) recordsOf(payer common.Address) (map[common.Hash]*record, error) {
	names, err := s.journal.Names()
	if err != nil {
		return nil, err
	}
	prefix, out := strings.TrimSuffix(key(payer, common.Hash{}), strings.Repeat("0", 2*common.HashLength)), map[common.Hash]*record{}
	for _, name := range names {
		if !strings.HasPrefix(name, prefix) {
			continue
		}
		r, err := loadRecord(s.journal, name)
		if err != nil {
			return nil, err
		}
		if r != nil && r.Payment != nil {
			out[docket.CaseID(*r.Payment)] = r
		}
	}
	return out, nil
}
