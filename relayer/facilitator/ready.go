package facilitator

import (
	"context"
	"net/http"
	"time"
)

const (
	// readyTimeout bounds one /readyz.
	readyTimeout = 3 * time.Second
	// staleLeases is how many lease times may pass without news of the key's lease.
	staleLeases = 2
)

// handleReady says whether a settlement would succeed now.
func (s *Server) handleReady(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), readyTimeout)
	defer cancel()
	if why := s.unready(ctx); why != "" {
		write(w, http.StatusServiceUnavailable, health{why})
		return
	}
	write(w, http.StatusOK, health{"ok"})
}

// unready says why a settlement would not succeed, "" if it would.
func (s *Server) unready(ctx context.Context) string {
	if s.leaving.Load() {
		return "shutting down"
	}
	queued, err := s.opts.State.QueueLength(ctx)
	switch limit := s.opts.Limits.Queue; {
	case err != nil:
		return "database unreachable"
	case limit > 0 && queued >= limit:
		return "queue full"
	}
	head, err := s.opts.Chain.Head(ctx)
	if err != nil {
		return "chain unreachable"
	}
	if age := s.opts.Clock().Sub(time.Unix(int64(head.Time), 0)); s.opts.MaxHeadAge > 0 && age > s.opts.MaxHeadAge {
		return "chain stands still"
	}
	balance, err := s.opts.Chain.BalanceAt(ctx, s.opts.Sender.Address(), nil)
	switch {
	case err != nil:
		return "chain unreachable"
	case balance.Sign() == 0:
		return "no balance for gas"
	case s.leaseUnknown():
		return "key not held"
	}
	return ""
}

// leaseUnknown says that it is long ago that this relayer held the key, or knew that another did.
func (s *Server) leaseUnknown() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return time.Since(s.leaseSeen) > staleLeases*s.opts.Lease
}

// Leave makes /readyz fail, so that load balancers send nothing more, while everything is served on.
func (s *Server) Leave() { s.leaving.Store(true) }
