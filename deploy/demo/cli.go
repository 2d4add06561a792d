package demo

import (
	"errors"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/console"
)

// Command is `redress demo`.
func Command() *cli.Command {
	return &cli.Command{
		Name:  "demo",
		Usage: "six purchases on a local chain, their disputes, the money and the snapshot",
		Flags: []cli.Flag{
			&cli.BoolFlag{Name: "json", Usage: "print the result as JSON; progress goes to standard error either way"},
			&cli.StringFlag{Name: "out", Value: "bin", Usage: "`FOLDER` for the snapshot"},
			&cli.BoolFlag{Name: "verbose", Usage: "show the agents' own logs"},
		},
		Action: func(c *cli.Context) error {
			report, err := Run(c.Context, Options{Progress: c.App.ErrWriter, Out: c.String("out"), Verbose: c.Bool("verbose")})
			if report == nil {
				return err
			}
			if c.Bool("json") {
				return errors.Join(err, console.Print(c.App.Writer, report))
			}
			return errors.Join(err, report.Print(c.App.Writer))
		},
	}
}
