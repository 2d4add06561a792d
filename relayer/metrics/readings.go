package metrics

import (
	"context"
	"errors"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/redress-protocol/redress/relayer/txmgr"
)

// readsTimeout bounds what one scrape reads.
const readsTimeout = 3 * time.Second

// errRead says that a value is not known. Why is not everybody's business.
var errRead = errors.New("not read")

// Reading is a value that is asked for when it is shown.
type Reading struct {
	desc *prometheus.Desc
	kind prometheus.ValueType
	read func(context.Context) (float64, error)
}

// Gauge is a reading of something that goes up and down.
func Gauge(name, help string, read func(context.Context) (float64, error)) Reading {
	return Reading{prometheus.NewDesc(name, help, nil, nil), prometheus.GaugeValue, read}
}

// Transactions are readings of what the sender that is used now has counted.
func Transactions(sender func() txmgr.Stats) Readings {
	of := func(name, help string, kind prometheus.ValueType, read func(txmgr.Stats) float64) Reading {
		return Reading{prometheus.NewDesc(name, help, nil, nil), kind, func(context.Context) (float64, error) { return read(sender()), nil }}
	}
	return Readings{
		of("redress_tx_pending", "Transactions of this process whose outcome is not known.", prometheus.GaugeValue,
			func(s txmgr.Stats) float64 { return float64(s.Pending) }),
		of("redress_tx_raised_total", "Transactions sent again with higher fees.", prometheus.CounterValue,
			func(s txmgr.Stats) float64 { return float64(s.Raised) }),
		of("redress_tx_reverted_total", "Transactions that were mined and reverted.", prometheus.CounterValue,
			func(s txmgr.Stats) float64 { return float64(s.Reverted) }),
		of("redress_tx_cancelled_total", "Nonces used up by an empty transaction.", prometheus.CounterValue,
			func(s txmgr.Stats) float64 { return float64(s.Cancelled) }),
	}
}

// Readings are asked for together, within a bound.
type Readings []Reading

var _ prometheus.Collector = Readings(nil)

// Describe implements prometheus.Collector.
func (r Readings) Describe(out chan<- *prometheus.Desc) {
	for _, one := range r {
		out <- one.desc
	}
}

// Collect implements prometheus.Collector. What cannot be read is left out.
func (r Readings) Collect(out chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), readsTimeout)
	defer cancel()
	for _, one := range r {
		value, err := one.read(ctx)
		if err != nil {
			out <- prometheus.NewInvalidMetric(one.desc, errRead)
			continue
		}
		out <- prometheus.MustNewConstMetric(one.desc, one.kind, value)
	}
}
