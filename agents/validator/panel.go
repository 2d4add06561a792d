package validator

import (
	"context"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/judge/model"
)

// Panel hears judged requirements with the models that a manifest pins. *model.Panel is one.
type Panel interface {
	Hear(ctx context.Context, h model.Hearing) (*model.Record, error)
}

// hear asks the panel, if there is one and something to ask about. The fences are drawn from the block that drew the
// seats, or opened the round of all: the evidence was frozen before anybody knew it, and whoever repeats the hearing finds it on chain. Slots are
// kept in the journal under the round, so that a restart asks nothing twice; every run is claimed before the first is
// asked.
func (s *Service) hear(ctx context.Context, head docket.Head, state State, m *material, c *claimChain, drawHash common.Hash) (*model.Record, error) {
	if s.opts.Panel == nil || m == nil || m.document.Judge == nil {
		return nil, nil
	}
	limit := hearingTime(head.Time, state.wordBy(s.rules.Commit), s.opts.Timing)
	if limit == 0 {
		s.opts.Log.Warn("no time to hear the panel", "dispute_id", c.id, "validator", s.self)
		return nil, nil
	}
	return s.opts.Panel.Hear(ctx, model.Hearing{
		Document: m.document, Compiled: m.compiled, Exchange: m.exchange, EvidenceRoot: state.Brief.EvidenceRoot,
		Entropy: drawHash, Key: fmt.Sprintf("%d-%d", c.id, state.Dispute.Round), Slots: s.journal, Claims: c, Limit: limit,
		Committee: c.committee, Seat: c.seat,
	})
}

// wordBy is when this validator's word has to be there. Before the draw: as if somebody drew at once.
func (s State) wordBy(commitWindow uint64) uint64 {
	if s.Dispute.Phase == docket.PhaseDrawing {
		return min(s.DrawBy, s.Now+commitWindow)
	}
	return s.ends()
}

// hearingTime is how long a panel may be heard: until twice the fallback before the word has to be there, which is kept
// for giving it. 0: not at all.
func hearingTime(now, by uint64, t Timing) time.Duration {
	if spare := 2 * t.Fallback; now+spare < by {
		return time.Duration(by-spare-now) * time.Second
	}
	return 0
}
