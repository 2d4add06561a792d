package validator

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
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
			Flags: append(slices.Concat(console.ServiceFlags(), model.Flags(), gateway.ClientFlags()), console.DataFlag("validator-data"),
				&cli.DurationFlag{Name: "poll", EnvVars: []string{"REDRESS_POLL"}, Value: time.Second, Usage: "how often the chain is looked at"},
				&cli.Uint64Flag{Name: "turn", EnvVars: []string{"REDRESS_TURN"}, Value: defaults.Turn, Usage: "`SECONDS` that one validator waits for the one before it"},
				&cli.Uint64Flag{Name: "fallback", EnvVars: []string{"REDRESS_FALLBACK"}, Value: defaults.Fallback, Usage: "`SECONDS` before the end of a phase from which silent seats are not waited for"},
				&cli.Uint64Flag{Name: "patience", EnvVars: []string{"REDRESS_PATIENCE"}, Value: defaults.Patience, Usage: "`SECONDS` that signatures are waited for before a panel is drawn on chain, or before more than two thirds of the stake do without the rest"},
			),
			Action: func(c *cli.Context) error {
				return console.Service(c, func(ctx context.Context, s *console.Setup) error { return attend(ctx, c, s) })
			},
		}, {
			Name:  "gateway",
			Usage: "ask hosted models for validators, and sign for what they answer, until interrupted",
			Flags: append(slices.Concat(console.ServiceFlags(), gateway.Flags()), console.DataFlag("gateway-data")),
			Action: func(c *cli.Context) error {
				return console.Service(c, func(ctx context.Context, s *console.Setup) error { return front(ctx, c, s) })
			},
		}, guard.Command(Chains()...), stakeCommand(), unstakeCommand(), {
			Name: "endpoint", Usage: "publish where the validator answers", ArgsUsage: "URL",
			Flags: accountFlags(), Action: sends(func(ctx context.Context, c *cli.Context, s *console.Setup) (*types.Receipt, error) {
				if c.Args().Len() != 1 {
					return nil, fmt.Errorf("endpoint takes one URL, got %d arguments", c.Args().Len())
				}
				return account(c, s).SetEndpoint(ctx, c.Args().First())
			}),
		}, {
			Name: "claim", Usage: "take the fees that seats earned, and whatever the registry credits",
			Flags: accountFlags(), Action: func(c *cli.Context) error {
				return console.With(c, func(ctx context.Context, s *console.Setup) error {
					receipts, err := account(c, s).Claim(ctx)
					sent := []common.Hash{}
					for _, r := range receipts {
						sent = append(sent, r.TxHash)
					}
					return errors.Join(err, console.Print(c.App.Writer, map[string]any{"transactions": sent}))
				})
			},
		}, {
			Name: "status", Usage: "print the account's stake, its seats, what it can claim and what it lost",
			Flags: accountFlags(), Action: func(c *cli.Context) error {
				return console.With(c, func(ctx context.Context, s *console.Setup) error {
					status, err := account(c, s).Status(ctx)
					if err != nil {
						return err
					}
					return console.Print(c.App.Writer, status)
				})
			},
		}, {
			Name: "report", Usage: "slash a validator whose words for one seat contradict each other",
			Flags: append(accountFlags(),
				&cli.StringSliceFlag{Name: "receipts", Usage: "`HASH` of a receipts document in the evidence store; repeat"},
				&cli.StringSliceFlag{Name: "commitment", Usage: "`HASH` of a seat's signed commitment in the evidence store; two, or one where the chain holds another"}),
			Action: sends(func(ctx context.Context, c *cli.Context, s *console.Setup) (*types.Receipt, error) {
				return report(ctx, c, s, c.StringSlice("receipts"), c.StringSlice("commitment"))
			}),
		}},
	}
}

func stakeCommand() *cli.Command {
	return &cli.Command{
		Name: "stake", Usage: "become a validator, or add to its stake; only who has stake is drawn",
		Flags: append(accountFlags(),
			&cli.UintFlag{Name: "units", Usage: "`N` units of stake", Required: true},
			&cli.StringFlag{Name: "endpoint", EnvVars: []string{"REDRESS_ENDPOINT"}, Usage: "`URL` where the validator answers; a new one needs it"}),
		Action: sends(func(ctx context.Context, c *cli.Context, s *console.Setup) (*types.Receipt, error) {
			units, err := unitsOf(c)
			if err != nil {
				return nil, err
			}
			receipt, err := account(c, s).Stake(ctx, units, c.String("endpoint"))
			if errors.Is(err, ErrEndpoint) {
				return nil, fmt.Errorf("%s: %w", console.Named(c, "endpoint"), err)
			}
			return receipt, err
		}),
	}
}

func unstakeCommand() *cli.Command {
	return &cli.Command{
		Name: "unstake", Usage: "announce that units leave or, without --units, take what was announced once the delay is over",
		Description: "Signs nothing. Announced units are drawn for nothing new at once, but can leave, and can be slashed until they have left, only after\n" +
			"the registry's delay: 7 days more than the committee's longest case, by the windows that it was deployed with.\n" +
			"`validator status` shows leaves_at, in unix seconds: possible strictly after it.",
		Flags: append(accountFlags(), &cli.UintFlag{Name: "units", Usage: "`N` units that leave; what stays is nothing or the least stake"}),
		Action: sends(func(ctx context.Context, c *cli.Context, s *console.Setup) (*types.Receipt, error) {
			if !c.IsSet("units") {
				return account(c, s).Take(ctx)
			}
			units, err := unitsOf(c)
			if err != nil {
				return nil, err
			}
			return account(c, s).Announce(ctx, units)
		}),
	}
}

func unitsOf(c *cli.Context) (uint32, error) {
	n := c.Uint("units")
	if n == 0 || n > docket.MaxUnits {
		return 0, fmt.Errorf("--units: %w: %d", ErrUnits, n)
	}
	return uint32(n), nil
}

func accountFlags() []cli.Flag { return append(console.Flags(), console.DataFlag("validator-data")) }

func account(c *cli.Context, s *console.Setup) Account {
	return Account{
		Chain: s.Chain, Key: s.Key, Sender: s.Sender, Committee: s.Deployment.Committee.Address, Token: s.Token, FromBlock: firstBlock(s),
		Book: s.Book(c.String("data")),
	}
}

// firstBlock is one that no contract of the deployment was there before.
func firstBlock(s *console.Setup) uint64 {
	return min(s.Deployment.Factory.Block, s.Deployment.Committee.Block)
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

// errNothing says that a report names no documents, or both kinds.
var errNothing = errors.New("name --receipts or --commitment, and one of them only")

func report(ctx context.Context, c *cli.Context, s *console.Setup, receipts, commitments []string) (*types.Receipt, error) {
	if (len(receipts) == 0) == (len(commitments) == 0) {
		return nil, errNothing
	}
	committee := docket.NewCommittee(s.Chain, s.Deployment.Committee.Address)
	var proof Equivocation
	docs, err := fetch(ctx, s, append(receipts, commitments...))
	switch {
	case err != nil:
	case len(receipts) != 0:
		proof, err = FindEquivocation(s.Chain.ChainID(), docs...)
	default:
		proof.Commitments, err = FindCommitments(ctx, s.Chain.ChainID(), committee, firstBlock(s), docs...)
	}
	if err != nil {
		return nil, err
	}
	return account(c, s).Report(ctx, committee, proof)
}

// fetch reads documents out of the evidence store.
func fetch(ctx context.Context, s *console.Setup, hashes []string) ([][]byte, error) {
	var docs [][]byte
	for _, text := range hashes {
		var hash common.Hash
		if err := hash.UnmarshalText([]byte(text)); err != nil {
			return nil, fmt.Errorf("document %.80q: %w", text, err)
		}
		raw, err := s.Store.Get(ctx, hash)
		if err != nil {
			return nil, fmt.Errorf("read document %s: %w", hash, err)
		}
		docs = append(docs, raw)
	}
	return docs, nil
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
		Factory: s.Deployment.Factory.Address, Dir: c.String("data"), FromBlock: firstBlock(s), Confirmations: c.Uint64("confirmations"), Poll: c.Duration("poll"), Log: s.Log,
		Timing: Timing{Turn: c.Uint64("turn"), Fallback: c.Uint64("fallback"), Patience: c.Uint64("patience")},
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
