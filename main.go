// Command redress is the dispute right for x402 payments: every role of it in one binary.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"syscall"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/deploy/demo"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze"
	"github.com/redress-protocol/redress/deploy/plan"
	"github.com/redress-protocol/redress/eval/mutation"
	"github.com/redress-protocol/redress/eval/payoff"
	"github.com/redress-protocol/redress/eval/soak"
	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/promise"
	"github.com/redress-protocol/redress/relayer/facilitator"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := newApp().RunContext(ctx, os.Args); err != nil {
		fmt.Fprintln(os.Stderr, "redress:", err)
		os.Exit(exitCode(err))
	}
}

// exitCode is what the program ends with for an error that the library hands back: also the codes of those that were joined with
// others or wrapped, which it does not look for.
func exitCode(err error) int {
	var coded cli.ExitCoder
	if errors.As(err, &coded) {
		return coded.ExitCode()
	}
	return 1
}

func newApp() *cli.App {
	return &cli.App{
		Name:  "redress",
		Usage: "a dispute right for x402 payments",
		Commands: slices.Concat(
			[]*cli.Command{demo.Command(), devnet.Command(), plan.Command(), facilitator.Command(), seller.Command()},
			buyer.Commands(),
			[]*cli.Command{validator.Command()},
			manifest.Commands(),
			promise.Commands(),
			freeze.Commands(),
			[]*cli.Command{ledger.Command()},
			[]*cli.Command{{
				Name: "eval", Usage: "try what the contracts promise",
				Subcommands: []*cli.Command{payoff.Command(), mutation.Command(), soak.Command()},
			}},
		),
	}
}
