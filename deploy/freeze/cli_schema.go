package freeze

import (
	"errors"
	"fmt"
	"strings"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/evidence/snapshot"
)

// ErrName says that a command wants one name.
var ErrName = errors.New("give one NAME")

// schemaCommand is `redress snapshot schema`.
func schemaCommand() *cli.Command {
	return &cli.Command{
		Name:        "schema",
		Usage:       "print the JSON Schema of a snapshot's file",
		ArgsUsage:   "NAME",
		Description: "NAME is one of " + strings.Join(snapshot.SchemaNames(), ", ") + ".",
		Action: func(c *cli.Context) error {
			if c.NArg() != 1 {
				return fmt.Errorf("%w: one of %s", ErrName, strings.Join(snapshot.SchemaNames(), ", "))
			}
			raw, err := snapshot.Schema(c.Args().First())
			if err != nil {
				return err
			}
			_, err = c.App.Writer.Write(raw)
			return err
		},
	}
}
