package validator

import (
	"context"
	"fmt"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/agents/judge/screen"
)

// Command is `redress validator`.
func Command() *cli.Command {
	defaults := DefaultTiming()
	return &cli.Command{
		Name:  "validator",
		Usage: "hold a seat in a committee",
		Subcommands: []*cli.Command{{
			Name:  "detector",
			Usage: "print what a manifest's detector_pin says to commit to the screen of this build",
			Action: func(c *cli.Context) error {
				_, err := fmt.Fprintln(c.App.Writer, screen.Pin())
				return err
			},
		}, {
			Name:  "run",
			Usage: "attend every dispute of the committee until interrupted",
			Flags: append(append(console.Flags(), model.Flags()...), console.DataFlag("validator-data"),
				&cli.DurationFlag{Name: "poll", EnvVars: []string{"REDRESS_POLL"}, Value: time.Second, Usage: "how often the chain is looked at"},
				&cli.Uint64Flag{Name: "turn", EnvVars: []string{"REDRESS_TURN"}, Value: defaults.Turn, Usage: "`SECONDS` that one validator waits for the one before it"},
				&cli.Uint64Flag{Name: "fallback", EnvVars: []string{"REDRESS_FALLBACK"}, Value: defaults.Fallback, Usage: "`SECONDS` before the end of committing from which silent seats are not waited for"},
			),
			Action: func(c *cli.Context) error {
				return console.With(c, func(ctx context.Context, s *console.Setup) error { return run(ctx, c, s) })
			},
		}},
	}
}

func run(ctx context.Context, c *cli.Context, s *console.Setup) error {
	panel, err := model.FromFlags(c, s.Log)
	if err != nil {
		return err
	}
	opts := Options{
		Chain: s.Chain, Key: s.Key, Sender: s.Sender, Store: s.Store, Committee: s.Deployment.Committee.Address,
		Dir: c.String("data"), FromBlock: s.Deployment.Factory.Block, Poll: c.Duration("poll"), Log: s.Log,
		Timing: Timing{Turn: c.Uint64("turn"), Fallback: c.Uint64("fallback")},
	}
	if panel != nil { // an interface that holds nil is not nil
		opts.Panel = panel
	}
	v, err := New(opts)
	if err != nil {
		return err
	}
	fmt.Fprintf(c.App.Writer, "validator %s attends committee %s\n", s.Account(), s.Deployment.Committee.Address)
	return v.Run(ctx)
}
