package mutation

import (
	"fmt"
	"log/slog"
	"time"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/deploy/devnet"
)

// Default are the options of a run without flags.
func Default() Options {
	return Options{Jobs: 1, Timeout: 15 * time.Minute, Out: "eval/mutation"}
}

// Command is `redress eval mutation`.
func Command() *cli.Command {
	d := Default()
	return &cli.Command{
		Name:  "mutation",
		Usage: "delete the contracts' defences one at a time and see which test notices; goes on where an earlier run stopped",
		Flags: []cli.Flag{
			&cli.StringSliceFlag{Name: "files", Usage: "`PATTERN` of source paths or folders to mutate, such as contracts/src/offer; repeat. Omitted: all"},
			&cli.IntFlag{Name: "limit", Value: d.Limit, Usage: "try at most `N` mutants in this run; 0: all"},
			&cli.Uint64Flag{Name: "seed", Value: d.Seed, Usage: "shuffle the mutants by `N`; 0: in the order of the sources"},
			&cli.IntFlag{Name: "jobs", Value: d.Jobs, Usage: "scratch copies to use at once"},
			&cli.DurationFlag{Name: "timeout", Value: d.Timeout, Usage: "longest run of the tests"},
			&cli.StringFlag{Name: "out", Value: d.Out, Usage: "`PATH` of the results, without .json and .md"},
			&cli.BoolFlag{Name: "list", Usage: "print the selected mutants; try none"},
		},
		Action: action,
	}
}

func action(c *cli.Context) error {
	root, err := devnet.RepositoryRoot()
	if err != nil {
		return err
	}
	project, o := Redress(root), optionsOf(c)
	if c.Bool("list") {
		return list(c, project, o)
	}
	results, err := Run(c.Context, project, o, slog.New(slog.NewTextHandler(c.App.ErrWriter, nil)))
	if results != nil {
		fmt.Fprintf(c.App.Writer, "%d of %d mutants tried: %d killed, %d survived\n", len(results.Mutants), results.Found, results.Count(Killed), results.Count(Survived))
	}
	return err
}

func optionsOf(c *cli.Context) Options {
	return Options{
		Files: c.StringSlice("files"), Limit: c.Int("limit"), Seed: c.Uint64("seed"), Jobs: c.Int("jobs"), Timeout: c.Duration("timeout"), Out: c.String("out"),
	}
}

func list(c *cli.Context, p Project, o Options) error {
	if err := o.Check(); err != nil {
		return err
	}
	all, err := p.Mutants()
	if err != nil {
		return err
	}
	for _, m := range o.choose(all, &Results{}) {
		fmt.Fprintf(c.App.Writer, "%s %s:%d %s\n%s\n", m.ID, m.File, m.Line, m.Operator, m.Diff)
	}
	return nil
}
