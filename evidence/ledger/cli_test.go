package ledger_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/evidence/ledger"
)

func TestShowPrintsTheLinesOfAMoment(t *testing.T) {
	path, raw := written(t, 6)
	lines := strings.SplitAfter(string(raw), "\n")
	for name, tc := range map[string]struct {
		args []string
		want string
	}{
		"all":     {nil, strings.Join(lines[1:], "")},
		"subject": {[]string{"--subject", "payment-2"}, lines[3]},
		"known":   {[]string{"--known-by", "2001"}, lines[2]},
		"both":    {[]string{"--happened-by", "1003", "--status", "REFUSED"}, lines[3]},
	} {
		var out bytes.Buffer
		app := &cli.App{Writer: &out, Commands: []*cli.Command{ledger.Command()}}
		if err := app.Run(append(append([]string{"redress", "ledger", "show"}, tc.args...), path)); err != nil || out.String() != tc.want {
			t.Errorf("%s: %v\n%s\nwant\n%s", name, err, out.String(), tc.want)
		}
	}
	app := &cli.App{Commands: []*cli.Command{ledger.Command()}}
	if err := app.Run([]string{"redress", "ledger", "show", "--status", "OK", path}); err == nil || !strings.Contains(err.Error(), `"OK"`) {
		t.Fatalf("error %v", err)
	}
}
