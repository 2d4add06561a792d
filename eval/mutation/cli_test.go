package mutation

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"github.com/urfave/cli/v2"
)

func TestFlagsDefaultToTheDefaultOptions(t *testing.T) {
	command := Command()
	var got Options
	command.Action = func(c *cli.Context) error {
		got = optionsOf(c)
		return nil
	}
	app := &cli.App{Commands: []*cli.Command{command}}
	if err := app.RunContext(t.Context(), []string{"redress", "mutation"}); err != nil {
		t.Fatal(err)
	}
	if got.Files = nil; !reflect.DeepEqual(got, Default()) {
		t.Fatalf("flags give %+v, want %+v", got, Default())
	}
}

func TestListPrintsWhatWouldBeTried(t *testing.T) {
	var out bytes.Buffer
	app := &cli.App{Writer: &out, ErrWriter: &out, Commands: []*cli.Command{Command()}}
	args := []string{"redress", "mutation", "--list", "--files", "contracts/src/BatchSettler.sol", "--limit", "3"}
	if err := app.RunContext(t.Context(), args); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(out.String(), " contracts/src/BatchSettler.sol:"); n != 3 || !strings.Contains(out.String(), "- if (") {
		t.Fatalf("%d mutants:\n%s", n, out.String())
	}
	if err := app.RunContext(t.Context(), append(args, "--jobs", "0")); err == nil {
		t.Fatal("no jobs were accepted")
	}
}
