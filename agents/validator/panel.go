package validator

import (
	"context"
	"fmt"
	"math/big"
	"time"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/judge/model"
)

// Panel hears judged requirements with the models that a manifest pins. *model.Panel is one.
type Panel interface {
	Hear(ctx context.Context, h model.Hearing) (*model.Record, error)
}

// hear asks the panel, if there is one and something to ask about. The fences are drawn from the block that drew the
// seats: the evidence was frozen before anybody knew it, and whoever repeats the hearing finds it on chain. Slots are
// kept in the journal under the round, so that a restart asks nothing twice.
func (s *Service) hear(ctx context.Context, head docket.Head, id uint64, state State, m *material) (*model.Record, error) {
	if s.opts.Panel == nil || m == nil || m.document.Judge == nil {
		return nil, nil
	}
	limit := hearingTime(head.Time, state.Dispute.CommitBy, s.opts.Timing)
	if limit == 0 {
		s.opts.Log.Warn("no time to hear the panel", "dispute_id", id, "validator", s.self)
		return nil, nil
	}
	draw, err := s.opts.Chain.HeaderByNumber(ctx, new(big.Int).SetUint64(state.Dispute.DrawBlock))
	if err != nil {
		return nil, fmt.Errorf("block of the draw: %w", err)
	}
	return s.opts.Panel.Hear(ctx, model.Hearing{
		Document: m.document, Compiled: m.compiled, Exchange: m.exchange, EvidenceRoot: state.Dispute.EvidenceRoot,
		Entropy: draw.Hash(), Key: fmt.Sprintf("%d-%d", id, state.Dispute.Round), Slots: s.journal,
		Limit: limit,
	})
}

// hearingTime is how long a panel may be heard: until twice the fallback before commitBy, which is kept for committing.
// 0: not at all.
func hearingTime(now, commitBy uint64, t Timing) time.Duration {
	if spare := 2 * t.Fallback; now+spare < commitBy {
		return time.Duration(commitBy-spare-now) * time.Second
	}
	return 0
}
