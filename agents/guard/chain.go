package guard

import (
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/urfave/cli/v2"
)

// Doc describes one check for people.
type Doc struct {
	Guard    string
	Severity Severity // of its refusal
	Reads    string   // what it compares
}

// Chain describes the checks before one kind of act, in order.
type Chain struct {
	Act    string
	Guards []Doc
}

// Names are the checks' names, in order.
func (c Chain) Names() (out []string) {
	for _, d := range c.Guards {
		out = append(out, d.Guard)
	}
	return out
}

// Command prints an agent's chains: `redress AGENT guards`.
func Command(chains ...Chain) *cli.Command {
	return &cli.Command{
		Name: "guards", Usage: "print every check that is made before each kind of act, what its refusal is, and what it compares",
		Description: "All checks are made, the most severe answer wins, every reason is written down; they are made again at the moment of acting.",
		Action:      func(c *cli.Context) error { return Write(c.App.Writer, chains...) },
	}
}

// Write prints chains as a table.
func Write(w io.Writer, chains ...Chain) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, c := range chains {
		for _, d := range c.Guards {
			if _, err := fmt.Fprintf(table, "%s\t%s\t%s\t%s\n", c.Act, d.Guard, d.Severity, d.Reads); err != nil {
				return err
			}
		}
	}
	return table.Flush()
}
