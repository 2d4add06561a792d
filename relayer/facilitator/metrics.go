package facilitator

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/redress-protocol/redress/relayer/metrics"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// meters count what a Server does.
type meters struct {
	requests    *metrics.Requests
	settlements *prometheus.CounterVec
	overloads   *prometheus.CounterVec
	gas         prometheus.Counter
	batch       prometheus.Histogram
}

func newMeters(r prometheus.Registerer) *meters {
	m := &meters{
		requests: metrics.NewRequests(r),
		settlements: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "redress_settlements_total", Help: "Attempts to settle that requests waited for, by outcome: settled, pending, refused, fault, unknown or later.",
		}, []string{"outcome"}),
		overloads: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "redress_overloads_total", Help: "Requests told to come back later, by limit: rate_limited, busy, queue_full or gas_budget_spent.",
		}, []string{"limit"}),
		gas: prometheus.NewCounter(prometheus.CounterOpts{Name: "redress_gas_used_total", Help: "Gas of this process's settlements, as mined."}),
		batch: prometheus.NewHistogram(prometheus.HistogramOpts{
			Name: "redress_batch_payments", Help: "Payments that shared a transaction.", Buckets: []float64{2, 4, 8, 16, 32, 64},
		}),
	}
	r.MustRegister(m.settlements, m.overloads, m.gas, m.batch)
	return m
}

// settled counts an attempt's outcome.
func (m *meters) settled(o outcome) {
	label := "refused"
	switch {
	case o.success:
		label = "settled"
	case o.unknown != nil:
		label = "unknown"
	case o.later != nil:
		label = "later"
	case o.fault:
		label = "fault"
	case o.reason == x402.ReasonSettlementPending:
		label = "pending"
	}
	m.settlements.WithLabelValues(label).Inc()
}

// readings are what a scrape asks a Server for.
func (s *Server) readings() metrics.Readings {
	gauge := metrics.Gauge
	out := metrics.Readings{
		gauge("redress_queue_settlements", "Settlements that wait or are worked on, of all relayers that share the database.", func(ctx context.Context) (float64, error) {
			n, err := s.opts.State.QueueLength(ctx)
			return float64(n), err
		}),
		gauge("redress_chain_head_age_seconds", "Age of the chain's newest block.", func(ctx context.Context) (float64, error) {
			head, err := s.opts.Chain.Head(ctx)
			if err != nil {
				return 0, err
			}
			return max(0, s.opts.Clock().Sub(time.Unix(int64(head.Time), 0)).Seconds()), nil
		}),
		gauge("redress_gas_balance_wei", "Native coin of the key, rounded to what a float holds.", func(ctx context.Context) (float64, error) {
			balance, err := s.opts.Chain.BalanceAt(ctx, s.opts.Sender.Address(), nil)
			if err != nil {
				return 0, err
			}
			wei, _ := balance.Float64()
			return wei, nil
		}),
		gauge("redress_key_held", "1 while this process holds the key's lease.", func(context.Context) (float64, error) {
			if _, held := s.held(); held {
				return 1, nil
			}
			return 0, nil
		}),
	}
	out = append(out, metrics.Transactions(s.sent)...)
	if files, ok := s.opts.Store.(interface{ Used() (int64, int64) }); ok {
		out = append(out,
			gauge("redress_evidence_bytes", "Evidence that is kept.", func(context.Context) (float64, error) { used, _ := files.Used(); return float64(used), nil }),
			gauge("redress_evidence_capacity_bytes", "Evidence that may be kept.", func(context.Context) (float64, error) { _, most := files.Used(); return float64(most), nil }))
	}
	if hub := s.opts.Feed; hub != nil {
		out = append(out,
			gauge("redress_feed_clients", "Clients that are connected to the feed.", func(context.Context) (float64, error) { return float64(hub.Connections()), nil }),
			gauge("redress_feed_client_lag_events", "Events that the slowest client has not been sent yet.", s.feedLag))
	}
	return out
}

func (s *Server) feedLag(ctx context.Context) (float64, error) {
	last, err := s.opts.State.Events(s.stream()).Last(ctx)
	if err != nil {
		return 0, err
	}
	slowest, any := s.opts.Feed.Slowest()
	if !any {
		slowest = last
	}
	return float64(last - min(last, slowest)), nil
}

// sent is what the sender that uses the key now has counted.
func (s *Server) sent() txmgr.Stats {
	key, held := s.held()
	if !held {
		return txmgr.Stats{}
	}
	if m, ok := key.sender.(interface{ Stats() txmgr.Stats }); ok {
		return m.Stats()
	}
	return txmgr.Stats{}
}
