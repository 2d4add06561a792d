package watch

import "github.com/prometheus/client_golang/prometheus"

// Metrics count what a Watcher does.
type Metrics struct {
	events, reorganizations     prometheus.Counter
	block, lag, leading, newest prometheus.Gauge
}

// NewMetrics registers a Watcher's metrics; with nil they are counted and shown to nobody.
func NewMetrics(r prometheus.Registerer) *Metrics {
	m := &Metrics{
		events:          prometheus.NewCounter(prometheus.CounterOpts{Name: "redress_feed_events_total", Help: "Events that this process appended to the feed's log."}),
		reorganizations: prometheus.NewCounter(prometheus.CounterOpts{Name: "redress_chain_reorganizations_total", Help: "Reorganizations that this process followed."}),
		block:           prometheus.NewGauge(prometheus.GaugeOpts{Name: "redress_chain_followed_block", Help: "Number of the block up to which this process followed the chain."}),
		lag:             prometheus.NewGauge(prometheus.GaugeOpts{Name: "redress_chain_followed_lag_seconds", Help: "Age of the newest block when this process followed up to it."}),
		leading:         prometheus.NewGauge(prometheus.GaugeOpts{Name: "redress_feed_leading", Help: "1 while this process follows the chain for all that share the database."}),
		newest:          prometheus.NewGauge(prometheus.GaugeOpts{Name: "redress_feed_newest_cursor", Help: "Cursor of the newest event that this process has seen in the log."}),
	}
	if r != nil {
		r.MustRegister(m.events, m.reorganizations, m.block, m.lag, m.leading, m.newest)
	}
	return m
}
