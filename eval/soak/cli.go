package soak

import (
	"errors"
	"time"

	"github.com/urfave/cli/v2"
)

// Command is `redress eval soak`.
func Command() *cli.Command {
	return &cli.Command{
		Name:  "soak",
		Usage: "pay and contest for a while on a chain and a network that misbehave, then count; fails unless all of it agrees",
		Flags: []cli.Flag{
			&cli.Float64Flag{Name: "minutes", Value: 5, Usage: "`MINUTES` of trouble"},
			&cli.Uint64Flag{Name: "seed", Value: 1, Usage: "`NUMBER` that decides what goes wrong, and when"},
			&cli.IntFlag{Name: "payers", Value: 16, Usage: "`NUMBER` of payers"},
			&cli.IntFlag{Name: "disputers", Value: 2, Usage: "`NUMBER` of buyers that contest every purchase"},
		},
		Action: func(c *cli.Context) error {
			report, err := Run(c.Context, Options{
				Length: time.Duration(c.Float64("minutes") * float64(time.Minute)), Seed: c.Uint64("seed"),
				Payers: c.Int("payers"), Disputers: c.Int("disputers"), Log: c.App.ErrWriter,
			})
			if report == nil {
				return err
			}
			report.Print(c.App.Writer)
			return errors.Join(err, report.Err())
		},
	}
}
