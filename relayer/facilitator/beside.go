package facilitator

import (
	"context"
	"errors"
	"log/slog"
	"sync"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/feed"
	"github.com/redress-protocol/redress/relayer/metrics"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/watch"
)

// beside is what runs beside the server: the feed's log and its clients, metrics, the collection of evidence.
type beside struct {
	metrics *prometheus.Registry
	hub     *feed.Hub
	watcher *watch.Watcher        // nil without a factory: the feed has the relayers' settlements alone
	collect func(context.Context) // nil: evidence is kept for ever
	log     *slog.Logger
}

func newBeside(ctx context.Context, c *cli.Context, g given, client *chain.Client, db *state.DB, log *slog.Logger) (*beside, error) {
	b := &beside{metrics: metrics.New(), log: log}
	stream := state.Stream{ChainID: client.ChainID().Uint64(), Factory: g.factory}
	var err error
	b.hub, err = feed.New(feed.Options{
		Log: db.Events(stream), Origins: c.StringSlice("feed-origin"), Most: c.Int("feed-max"), Logger: log,
	})
	if err != nil {
		return nil, err
	}
	b.watcher, err = watch.New(ctx, watch.Options{
		Chain: client, State: db, Factory: g.factory, Tokens: g.tokens, From: c.Uint64("factory-block"),
		CrossCheck: c.Bool("feed-cross-check"),
		Finality:   chain.Finality{Depth: c.Uint64("confirmations")},
		Retention:  state.Retention{Age: c.Duration("feed-age"), Most: c.Int64("feed-events")},
		Lease:      c.Duration("lease"), Grown: b.hub.Wake, Metrics: watch.NewMetrics(b.metrics), Log: log,
	})
	return b, err
}

// start runs it until stop is called, which waits for its end.
func (b *beside) start(ctx context.Context, metricsAddress string, s *Server) (stop func(), err error) {
	ctx, cancel := context.WithCancel(context.WithoutCancel(ctx)) // it goes on while the server drains
	var all sync.WaitGroup
	stop = func() { cancel(); all.Wait() }
	if metricsAddress != "" {
		health := func(ctx context.Context) error {
			if why := s.unready(ctx); why != "" {
				return errors.New(why)
			}
			return nil
		}
		at, ended, err := metrics.Serve(ctx, metricsAddress, b.metrics, health, b.log)
		if err != nil {
			stop()
			return nil, err
		}
		b.log.Info("metrics served", "address", at.String())
		all.Go(func() { <-ended })
	}
	all.Go(func() { b.watcher.Run(ctx) })
	if b.collect != nil {
		all.Go(func() { b.collect(ctx) })
	}
	return stop, nil
}
