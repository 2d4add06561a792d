package payoff_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/eval/payoff"
)

func run(t *testing.T, args ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	app := &cli.App{Name: "redress", Writer: &out, ErrWriter: &out, Commands: []*cli.Command{payoff.Command()}}
	err := app.RunContext(t.Context(), append([]string{"redress", "payoff"}, args...))
	return out.String(), err
}

func TestCommandPrintsTheDefaultGame(t *testing.T) {
	summary, err := payoff.Summarise(payoff.Default())
	if err != nil {
		t.Fatal(err)
	}
	var want bytes.Buffer
	if err := summary.Print(&want); err != nil {
		t.Fatal(err)
	}
	got, err := run(t)
	if err != nil || got != want.String() {
		t.Fatalf("flags' defaults are not the default setting: %v\n%s", err, got)
	}
	table, err := run(t, "--table")
	if err != nil || strings.Count(table, "\n") < len(payoff.Sellers())*len(payoff.Buyers()) {
		t.Fatalf("table has %d lines: %v", strings.Count(table, "\n"), err)
	}
}

func TestCommandEncodesEveryPair(t *testing.T) {
	out, err := run(t, "--format", "json")
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Game struct {
			Payoffs [][]struct{ Seller, Buyer string }
			Best    []struct {
				Side, Payoff string
				HonestIsBest bool
			}
		}
		Broken     []json.RawMessage
		Variations []struct{ Name string }
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatal(err)
	}
	if len(got.Game.Payoffs) != len(payoff.Sellers()) || len(got.Game.Payoffs[0]) != len(payoff.Buyers()) || got.Game.Payoffs[0][0].Seller != "8000" {
		t.Fatalf("payoffs: %d sellers, first %+v", len(got.Game.Payoffs), got.Game.Payoffs[0][0])
	}
	if got.Broken == nil || len(got.Broken) != 0 || len(got.Variations) != len(payoff.Variations()) || !got.Game.Best[0].HonestIsBest {
		t.Fatalf("broken %v, %d variations", got.Broken, len(got.Variations))
	}
}

func TestCommandFailsWhereHonestyIsNotBest(t *testing.T) {
	out, err := run(t, "--correct", "1", "--wrong", "1", "--unclear", "0", "--none", "0")
	if !errors.Is(err, payoff.ErrNotBest) || !strings.Contains(out, "default: the seller has") {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, args := range [][]string{{"--format", "xml"}, {"--bond", "39999"}, {"--price", "0"}, {"--wrong", "-1"}, {"--relay-cap", "1999"}} {
		if _, err := run(t, args...); err == nil || errors.Is(err, payoff.ErrNotBest) {
			t.Errorf("%v: %v", args, err)
		}
	}
}
