package ledger_test

import (
	"bytes"
	"slices"
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
		for order, args := range map[string][]string{
			"flags first": append(slices.Clone(tc.args), path),
			"file first":  append([]string{path}, tc.args...),
		} {
			var out bytes.Buffer
			app := &cli.App{Writer: &out, Commands: []*cli.Command{ledger.Command()}}
			if err := app.Run(append([]string{"redress", "ledger", "show"}, args...)); err != nil || out.String() != tc.want {
				t.Errorf("%s, %s: %v\n%s\nwant\n%s", name, order, err, out.String(), tc.want)
			}
		}
	}
	app := &cli.App{Commands: []*cli.Command{ledger.Command()}}
	if err := app.Run([]string{"redress", "ledger", "show", "--status", "OK", path}); err == nil || !strings.Contains(err.Error(), `"OK"`) {
		t.Fatalf("error %v", err)
	}
}
