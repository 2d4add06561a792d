package ledger

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/evidence/canon"
)

// ErrFile says that not exactly one file was named.
var ErrFile = errors.New("give one FILE")

// Command is `redress ledger`.
func Command() *cli.Command {
	return &cli.Command{
		Name: "ledger", Usage: "read an agent's record of its acts and refusals; `redress verify FILE` verifies one",
		Subcommands: []*cli.Command{{
			Name: "show", ArgsUsage: "FILE", Usage: "print the entries as of a moment, a line of JSON each, the chain checked, the signed head not", Action: show,
			Flags: []cli.Flag{
				&cli.Uint64Flag{Name: "happened-by", Usage: "only what happened by `TIME`, unix seconds of the agent's clock, inclusive; 0: all"},
				&cli.Uint64Flag{Name: "known-by", Usage: "only what the chain knew by `TIME`, unix seconds of the block, inclusive; 0: all, and what no chain saw"},
				&cli.StringFlag{Name: "subject", Usage: "only entries about this `PAYMENT` or case"},
				&cli.StringFlag{Name: "status", Usage: "only entries of this `STATUS`: BEGUN, DONE, REFUSED, DEFERRED or FAILED"},
			},
		}},
	}
}

func show(c *cli.Context) error {
	file, err := FileOf(c)
	if err != nil {
		return err
	}
	status := Status(c.String("status"))
	if status != "" && !statuses[status] {
		return fmt.Errorf("--status: %.40q is none of BEGUN, DONE, REFUSED, DEFERRED, FAILED", status)
	}
	in, err := os.Open(file)
	if err != nil {
		return fmt.Errorf("open ledger: %w", err)
	}
	defer in.Close()
	moment := Moment{Happened: c.Uint64("happened-by"), Known: c.Uint64("known-by")}
	_, _, err = Read(in, func(e Entry) error {
		if !moment.Has(e) || c.IsSet("subject") && e.Subject != c.String("subject") || status != "" && e.Status != status {
			return nil
		}
		line, err := canon.Marshal(e)
		if err != nil {
			return err
		}
		_, err = c.App.Writer.Write(append(line, '\n'))
		return err
	})
	return err
}

// FileOf gives the one argument and takes up the flags behind it, which the library leaves unread.
func FileOf(c *cli.Context) (string, error) {
	behind := flag.NewFlagSet(c.Command.Name, flag.ContinueOnError)
	behind.SetOutput(io.Discard)
	for _, f := range c.Command.Flags {
		if err := f.Apply(behind); err != nil {
			return "", err
		}
	}
	if err := behind.Parse(c.Args().Tail()); err != nil {
		return "", err
	}
	if c.NArg() == 0 || behind.NArg() > 0 {
		return "", ErrFile
	}
	var err error
	behind.Visit(func(f *flag.Flag) {
		text := f.Value.String()
		if list, ok := f.Value.(cli.Serializer); ok {
			text = list.Serialize()
		}
		err = errors.Join(err, c.Set(f.Name, text))
	})
	return c.Args().First(), err
}
