package validator

import (
	"context"
	"fmt"
	"net"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/agents/judge/gateway"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/agents/judge/screen"
	"github.com/redress-protocol/redress/evidence/run"
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
			Flags: append(slices.Concat(console.Flags(), model.Flags(), gateway.ClientFlags()), console.DataFlag("validator-data"),
				&cli.DurationFlag{Name: "poll", EnvVars: []string{"REDRESS_POLL"}, Value: time.Second, Usage: "how often the chain is looked at"},
				&cli.Uint64Flag{Name: "turn", EnvVars: []string{"REDRESS_TURN"}, Value: defaults.Turn, Usage: "`SECONDS` that one validator waits for the one before it"},
				&cli.Uint64Flag{Name: "fallback", EnvVars: []string{"REDRESS_FALLBACK"}, Value: defaults.Fallback, Usage: "`SECONDS` before the end of committing from which silent seats are not waited for"},
			),
			Action: func(c *cli.Context) error {
				return console.With(c, func(ctx context.Context, s *console.Setup) error { return attend(ctx, c, s) })
			},
		}, {
			Name:  "gateway",
			Usage: "ask hosted models for validators, and sign for what they answer, until interrupted",
			Flags: append(slices.Concat(console.Flags(), gateway.Flags()), console.DataFlag("gateway-data")),
			Action: func(c *cli.Context) error {
				return console.With(c, func(ctx context.Context, s *console.Setup) error { return front(ctx, c, s) })
			},
		}, {
			Name: "stake", Usage: "put the committee's stake down; only who has is drawn",
			Flags: console.Flags(), Action: sends(func(ctx context.Context, _ *cli.Context, s *console.Setup) (*types.Receipt, error) {
				return Stake(ctx, s.Chain, s.Sender, s.Key, s.Deployment.Committee.Address, s.Token)
			}),
		}, {
			Name: "unstake", Usage: "announce that the stake leaves or, once the delay is over, take it",
			Flags: console.Flags(), Action: sends(func(ctx context.Context, _ *cli.Context, s *console.Setup) (*types.Receipt, error) {
				return Unstake(ctx, s.Chain, s.Sender, s.Deployment.Committee.Address)
			}),
		}, {
			Name: "claim", Usage: "take the fees that seats earned",
			Flags: console.Flags(), Action: sends(func(ctx context.Context, _ *cli.Context, s *console.Setup) (*types.Receipt, error) {
				return ClaimFees(ctx, s.Sender, s.Deployment.Committee.Address)
			}),
		}, {
			Name: "report", Usage: "slash a validator whose receipts for one seat contradict each other",
			Flags: append(console.Flags(), &cli.StringSliceFlag{Name: "receipts", Usage: "`HASH` of a receipts document in the evidence store; repeat", Required: true}),
			Action: sends(func(ctx context.Context, c *cli.Context, s *console.Setup) (*types.Receipt, error) {
				return report(ctx, s, c.StringSlice("receipts"))
			}),
		}},
	}
}

// sends runs an action that sends one transaction, and prints it.
func sends(f func(context.Context, *cli.Context, *console.Setup) (*types.Receipt, error)) cli.ActionFunc {
	return func(c *cli.Context) error {
		return console.With(c, func(ctx context.Context, s *console.Setup) error {
			receipt, err := f(ctx, c, s)
			if err != nil {
				return err
			}
			return console.Print(c.App.Writer, map[string]any{"transaction": receipt.TxHash})
		})
	}
}

func report(ctx context.Context, s *console.Setup, hashes []string) (*types.Receipt, error) {
	var docs [][]byte
	for _, text := range hashes {
		var hash common.Hash
		if err := hash.UnmarshalText([]byte(text)); err != nil {
			return nil, fmt.Errorf("--receipts: %w", err)
		}
		raw, err := s.Store.Get(ctx, hash)
		if err != nil {
			return nil, fmt.Errorf("read receipts %s: %w", hash, err)
		}
		docs = append(docs, raw)
	}
	proof, err := FindEquivocation(s.Chain.ChainID(), docs...)
	if err != nil {
		return nil, err
	}
	return Report(ctx, s.Sender, s.Deployment.Committee.Address, proof)
}

func attend(ctx context.Context, c *cli.Context, s *console.Setup) error {
	gateways, err := gateway.ClientsFromFlags(c)
	if err != nil {
		return err
	}
	panel, err := model.FromFlags(c, gateways, s.Log)
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

// front runs a gateway for hosted judges, under the account's key.
func front(ctx context.Context, c *cli.Context, s *console.Setup) error {
	opts, err := gateway.OptionsFromFlags(c)
	if err != nil {
		return err
	}
	opts.Committee = run.Committee{ChainID: s.Chain.ChainID(), Address: s.Deployment.Committee.Address}
	opts.Address, opts.Sign, opts.Dir, opts.Log = s.Account(), run.KeySigner(s.Key), c.String("data"), s.Log
	opts.Seats = NewSeats(s.Chain, opts.Committee.Address)
	g, err := gateway.New(opts)
	if err != nil {
		return err
	}
	l, err := net.Listen("tcp", c.String("listen"))
	if err != nil {
		return fmt.Errorf("listen: %w", err)
	}
	fmt.Fprintf(c.App.Writer, "gateway %s for committee %s listens on http://%s\n", s.Account(), s.Deployment.Committee.Address, l.Addr())
	return g.Serve(ctx, l)
}
