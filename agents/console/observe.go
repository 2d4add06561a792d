package console

import (
	"context"
	"fmt"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/relayer/metrics"
)

const metricsFlag = "metrics-addr"

// ServiceFlags are shared by the agents that run until they are interrupted.
func ServiceFlags() []cli.Flag {
	return append(Flags(), &cli.StringFlag{
		Name: metricsFlag, EnvVars: []string{"REDRESS_AGENT_METRICS_ADDR"},
		Usage: "`ADDRESS` to serve Prometheus metrics at /metrics and a health check at /healthz on; none unless given",
	})
}

// Service is With for what runs until it is interrupted: metrics and health are served meanwhile, where the flag says so.
// It is healthy while the chain answers.
func Service(c *cli.Context, f func(ctx context.Context, s *Setup) error) error {
	return With(c, func(ctx context.Context, s *Setup) error {
		address := c.String(metricsFlag)
		if address == "" {
			return f(ctx, s)
		}
		registry := metrics.New()
		registry.MustRegister(metrics.Transactions(s.Sender.Stats))
		serving, stop := context.WithCancel(ctx)
		at, ended, err := metrics.Serve(serving, address, registry, func(ctx context.Context) error {
			_, err := s.Chain.Head(ctx)
			return err
		}, s.Log)
		if err != nil {
			stop()
			return fmt.Errorf("%s: %w", Named(c, metricsFlag), err)
		}
		defer func() {
			stop()
			<-ended
		}()
		s.Log.Info("metrics served", "address", at.String())
		return f(ctx, s)
	})
}
