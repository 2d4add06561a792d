package facilitator

import (
	"context"
	"time"

	"github.com/redress-protocol/redress/relayer/store"
)

const (
	// MinRetention is the shortest time that evidence is kept: longer than a payment can wait before it is contested.
	MinRetention = 30 * 24 * time.Hour
	// sweepEvery is how often what nobody needs is removed.
	sweepEvery = time.Hour
	// pruneAge is how long refused settlements and payment ids are remembered. A payer's authorization rarely lives longer.
	pruneAge = 7 * 24 * time.Hour
	// sweepTimeout bounds one removal.
	sweepTimeout = 10 * time.Minute
)

// keepTidy removes refused settlements that nobody asks for any more. It ends with the server.
func (s *Server) keepTidy() {
	ticker := time.NewTicker(sweepEvery)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			if err := s.opts.State.Prune(s.base, max(pruneAge, s.opts.Limits.Window)); err != nil && s.base.Err() == nil {
				s.opts.Log.Warn("state not pruned", "err", err)
			}
		case <-s.base.Done():
			return
		}
	}
}

// CollectEvidence removes, every hour until ctx ends, evidence that is older than retention and that no open case needs.
func (s *Server) CollectEvidence(ctx context.Context, files *store.Files, cases store.Cases, retention time.Duration) {
	ticker := time.NewTicker(sweepEvery)
	defer ticker.Stop()
	for {
		bounded, cancel := context.WithTimeout(ctx, sweepTimeout)
		removed, err := files.Collect(bounded, cases, retention)
		cancel()
		if err != nil && ctx.Err() == nil {
			s.opts.Log.Warn("evidence not collected", "err", err)
		} else if removed > 0 {
			s.opts.Log.Info("evidence collected", "documents", removed)
		}
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return
		}
	}
}
