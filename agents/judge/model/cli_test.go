package model

import (
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/urfave/cli/v2"
)

func fromFlags(t *testing.T, args ...string) (*Panel, error) {
	t.Helper()
	var p *Panel
	app := &cli.App{Flags: Flags(), Action: func(c *cli.Context) (err error) {
		p, err = FromFlags(c, nil, slog.New(slog.DiscardHandler))
		return err
	}, ExitErrHandler: func(*cli.Context, error) {}}
	err := app.Run(append([]string{"x"}, args...))
	return p, err
}

func TestPanelFlags(t *testing.T) {
	srv := newProvider(t, always(pass))
	key := filepath.Join(t.TempDir(), "key")
	if err := os.WriteFile(key, []byte("from-file\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if p, err := fromFlags(t, "--openai-url", srv.URL); p != nil || err != nil {
		t.Errorf("models are asked without being switched on: %v %v", p, err)
	}
	p, err := fromFlags(t, "--panel", "live", "--openai-url", srv.URL+"/v1", "--openai-key-file", key, "--panel-calls", "3", "--panel-time", "9s")
	if err != nil || p.opts.Budget.Calls != 3 || p.opts.Budget.Tokens != DefaultBudget().Tokens || p.opts.Clients[ProtocolAnthropic] != nil {
		t.Fatalf("%+v %v", p, err)
	}
	if r := hear(t, p, hearing(t, nil)); len(r.Runs) != 6 || srv.Count() != 3 || srv.Heard()[0].Key != "Bearer from-file" {
		t.Errorf("asked %d times", srv.Count())
	}
	dir := t.TempDir()
	for _, mode := range []string{ModeRecord, ModeReplay} { // the second asks nobody
		if p, err = fromFlags(t, "--panel", mode, "--cassettes", dir, "--openai-url", srv.URL+"/v1"); err != nil {
			t.Fatal(err)
		}
		if r := hear(t, p, hearing(t, nil)); r.Runs[0].Verdict != "PASS" || srv.Count() != 9 {
			t.Errorf("%s: asked %d times", mode, srv.Count())
		}
	}
	for _, args := range [][]string{
		{"--panel", "maybe"}, {"--panel", "replay"}, {"--panel", "record"}, {"--panel", "live", "--cassettes", dir},
		{"--panel", "live", "--openai-url", "models"}, {"--panel", "live", "--panel-calls", "0"},
		{"--panel", "live", "--anthropic-url", "http://models.example", "--anthropic-key", "hush"},
		{"--panel", "live", "--anthropic-url", srv.URL, "--anthropic-key-file", filepath.Join(dir, "none")},
	} {
		if p, err := fromFlags(t, args...); err == nil || strings.Contains(err.Error(), "hush") {
			t.Errorf("%v: %v %v", args, p, err)
		}
	}
}
