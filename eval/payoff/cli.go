package payoff

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/urfave/cli/v2"
)

// ErrNotBest says that honest play is not an equilibrium of the game that was asked for.
var ErrNotBest = errors.New("honest play is not best for each side while the other is honest")

// Command is `redress eval payoff`.
func Command() *cli.Command {
	s := Default()
	flags := []cli.Flag{
		&cli.StringFlag{Name: "format", Value: "text", Usage: "`FORMAT`: text or json"},
		&cli.BoolFlag{Name: "table", Usage: "print the payoffs of every pair of strategies too (json always has them)"},
	}
	for _, f := range fields(&s) {
		flags = append(flags, &cli.Int64Flag{Name: f.flag, Value: *f.value, Usage: f.usage})
	}
	return &cli.Command{
		Name:   "payoff",
		Usage:  "compute what honest play and cheating yield under the settlement table; fails unless honest play is best",
		Flags:  flags,
		Action: action,
	}
}

// field is a figure of a setting that a flag gives.
type field struct {
	flag, usage string
	value       *int64
}

func fields(s *Setting) []field {
	return []field{
		{"price", "price, base units", &s.Price},
		{"bond", "bond, base units", &s.Bond},
		{"fee", "arbitration fee, base units", &s.Fee},
		{"answer-cost", "pinned answer cost, base units", &s.AnswerCost},
		{"penalty", "penalty, base units", &s.Penalty},
		{"relay-cap", "most that a relayer is repaid, base units", &s.RelayCap},
		{"free-stake", "the seller's free stake, base units", &s.FreeStake},
		{"serve-cost", "what a fresh response costs the seller, base units", &s.ServeCost},
		{"stale-cost", "what a stale response costs the seller, base units", &s.StaleCost},
		{"answer-work", "what answering really costs the seller, base units", &s.AnswerWork},
		{"case-cost", "gas of carrying a case, base units", &s.CaseCost},
		{"value", "what a fresh response is worth to the buyer, base units", &s.Value},
		{"late-value", "what it is worth when it comes with the answer, base units", &s.LateValue},
		{"correct", "weight of correct rulings", &s.Panel.Correct},
		{"wrong", "weight of wrong rulings", &s.Panel.Wrong},
		{"unclear", "weight of unclear rulings", &s.Panel.Unclear},
		{"refused", "weight of refusals to arbitrate", &s.Panel.Refused},
		{"none", "weight of cases without a ruling", &s.Panel.None},
	}
}

func action(c *cli.Context) error {
	format := c.String("format")
	if format != "text" && format != "json" {
		return fmt.Errorf("format %q is neither text nor json", format)
	}
	s := Default()
	for _, f := range fields(&s) {
		*f.value = c.Int64(f.flag)
	}
	summary, err := Summarise(s)
	if err != nil {
		return err
	}
	if format == "json" {
		enc := json.NewEncoder(c.App.Writer)
		enc.SetIndent("", " ")
		err = enc.Encode(summary)
	} else {
		err = summary.Print(c.App.Writer)
		if err == nil && c.Bool("table") {
			fmt.Fprintln(c.App.Writer)
			err = summary.Game.PrintTable(c.App.Writer)
		}
	}
	if err != nil {
		return err
	}
	if len(summary.Game.Broken()) != 0 {
		return ErrNotBest
	}
	return nil
}
