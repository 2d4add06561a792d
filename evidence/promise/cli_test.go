package promise

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/evidence/manifest"
)

func redress(t *testing.T, args ...string) (string, int) {
	t.Helper()
	var out bytes.Buffer
	app := &cli.App{Name: "redress", Writer: &out, ErrWriter: &out, Commands: Commands(), ExitErrHandler: func(*cli.Context, error) {}}
	err := app.RunContext(t.Context(), append([]string{"redress", "promise"}, args...))
	var exit cli.ExitCoder
	switch {
	case errors.As(err, &exit):
		return out.String() + exit.Error(), exit.ExitCode()
	case err != nil:
		return out.String() + err.Error(), 1
	}
	return out.String(), 0
}

func TestCommands(t *testing.T) {
	built := func(name string) string {
		return filepath.Join("..", "manifest", "testdata", "built", name+".manifest.json")
	}
	sale := filepath.Join("..", "manifest", "testdata", "ours", "data-api-sale.manifest.json")
	schema := filepath.Join(t.TempDir(), "schema.json")
	if err := os.WriteFile(schema, []byte(schemaText), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		args []string
		code int
		want []string
	}{
		{"draft", []string{"draft", "Prices are at most 5 seconds old and never empty"}, 0, []string{"R1   age_seconds <= 5", "R2   item_count >= 1",
			"The data is at most 5 seconds old when the response is served.", "read at data_time=response:/ts@unix", "LINT", "bear the burden", "--burden"}},
		{"draft says what is lost", []string{"draft", "Fresh prices, at least 3 items"}, 0, []string{`not measurable "Fresh"`, "such as at most 5 seconds old"}},
		{"draft refuses", []string{"draft", "The best prices"}, 1, []string{"REFUSED: no measurable term", `"best"`}},
		{"draft of nothing", []string{"draft"}, 2, []string{"usage"}},
		{"flags behind the sentence", []string{"draft", "At least 3 items", "--burden", "payer"}, 2, []string{"flags come first"}},
		{"draft without the schema", []string{"draft", "Matches this schema"}, 1, []string{"no measurable term", "no schema was supplied"}},
		{"draft with a schema", []string{"draft", "--burden", "payer", "--schema", schema, "Matches this schema"}, 0, []string{"R1   " + quoteSchema.Name() + " == 1"}},
		{"draft with a bad schema", []string{"draft", "--schema", sale, "Matches this schema"}, 2, []string{"closed list", "sale"}},
		{"draft with no such schema", []string{"draft", "--schema", "nowhere", "Matches this schema"}, 2, []string{"nowhere"}},
		{"unknown burden", []string{"draft", "--burden", "judge", "At least 3 items"}, 2, []string{"burden"}},
		{"unknown reading", []string{"draft", "--items", "the list", "At least 3 items"}, 2, []string{"reading_procedure"}},
		{"another reading", []string{"draft", "--items", "items=response:/venues", "At least 3 venues"}, 0, []string{"items=response:/venues"}},
		{"lint of a sentence", []string{"lint", "--burden", "payer", "At least 3 items"}, 0, []string{"no known trap"}},
		{"lint of a bad sentence", []string{"lint", "Reliable data"}, 1, []string{`"Reliable"`, "LINT"}},
		{"lint of a sentence with a trap", []string{"lint", "--burden", "payer", "At most 5 seconds old"}, 1, []string{"old at what time"}},
		{"lint of an absent file", []string{"lint", "nowhere.json"}, 1, []string{"nowhere.json"}},
		{"lint of a long sentence", []string{"lint", strings.Repeat("at least 3 items, ", 30)}, 1, []string{"item_count >= 3"}},
		{"lint clean", []string{"lint", built("quote-feed")}, 0, []string{"R1   measured: age_seconds <= 5", "no known trap"}},
		{"lint vague", []string{"lint", built("vague")}, 1, []string{"R2   judged by J1, J2", "LINT", "professional, quality"}},
		{"lint draft", []string{"lint", sale}, 1, []string{"FIT"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, code := redress(t, c.args...)
			if code != c.code {
				t.Errorf("exit code %d, want %d:\n%s", code, c.code, got)
			}
			for _, want := range c.want {
				if !strings.Contains(got, want) {
					t.Errorf("no %q in\n%s", want, got)
				}
			}
		})
	}
}

var money = []string{"--id", "quotes-0001", "--created-at", "2026-11-30T00:00:00Z", "--chain-id", "31337", "--token", "0x00000000000000000000000000000000000000a1",
	"--symbol", "USDC", "--amount-min", "1", "--amount-max", "1000000", "--seller", "0x00000000000000000000000000000000000000b2",
	"--arbitrator", "0x00000000000000000000000000000000000000c3", "--bond", "5", "--fee", "3", "--answer-cost", "1", "--penalty", "0", "--relay-cap", "0"}

func TestDraftWritesAManifest(t *testing.T) {
	out := filepath.Join(t.TempDir(), "m.json")
	args := append(append([]string{"draft", "--out", out, "--burden", "payee", "--rounds", "3"}, money...), "At most 5 seconds old when served, for the pair asked, /price is at least 0.01")
	if got, code := redress(t, args...); code != 0 {
		t.Fatal(got)
	}
	raw, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	d, err := manifest.Load(raw)
	if err != nil {
		t.Fatal(err)
	}
	c, defects := manifest.Compile(d)
	if len(defects) > 0 || c.Bounds != (manifest.Bounds{Subject: true, MaxAge: 5}) || c.Requirements[2].Check.String() != "number:/price@2 >= 1" || c.Procedure.Burden != 1 || c.Rounds != 3 {
		t.Errorf("%+v %v", c, defects)
	}
}

func TestDraftWritesNothingThatWasLost(t *testing.T) {
	out := filepath.Join(t.TempDir(), "m.json")
	args := append(append([]string{"draft", "--out", out}, money...), "Fresh and reliable, at least 3 items")
	if got, code := redress(t, args...); code != 1 || !strings.Contains(got, "--drop") {
		t.Fatal(code, got)
	}
	if _, err := os.Stat(out); !os.IsNotExist(err) {
		t.Fatal("a manifest was written")
	}
	if got, code := redress(t, append([]string{"draft", "--drop"}, args[1:]...)...); code != 0 {
		t.Fatal(got)
	}
	raw, err := os.ReadFile(out)
	if err != nil || strings.Contains(strings.ToLower(string(raw)), "fresh") || strings.Contains(string(raw), "reliable") {
		t.Errorf("the manifest holds words that nobody measures: %v", err)
	}
}

func TestDraftNamesEveryMissingFigure(t *testing.T) {
	got, code := redress(t, "draft", "--out", filepath.Join(t.TempDir(), "m.json"), "--seller", "me", "--rounds", "0", "At least 3 items")
	for _, name := range []string{"chain-id", "token", "amount-min", "amount-max", "seller", "arbitrator", "bond", "fee", "answer-cost", "penalty", "relay-cap", "rounds"} {
		if code != 2 || !strings.Contains(got, "--"+name+" (or REDRESS_"+strings.ToUpper(strings.ReplaceAll(name, "-", "_"))+"):") {
			t.Errorf("%d: no word about %s in\n%s", code, name, got)
		}
	}
	bad := append([]string{"draft", "--out", filepath.Join(t.TempDir(), "m.json")}, money...)
	bad = append(bad, "--seats", "2", "At least 3 items")
	if got, code := redress(t, bad...); code != 1 || !strings.Contains(got, "FIT") {
		t.Errorf("%d %s", code, got)
	}
}
