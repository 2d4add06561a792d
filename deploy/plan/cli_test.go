package plan_test

import (
	"bytes"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/plan"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

func run(t *testing.T, args ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	app := &cli.App{Name: "redress", Writer: &out, ErrWriter: &out, Commands: []*cli.Command{plan.Command()}}
	err := app.RunContext(t.Context(), append([]string{"redress", "deploy"}, args...))
	return out.String(), err
}

// Reading a deployment takes neither a key nor a committee.
func TestVerifyNeedsOnlyTheRecord(t *testing.T) {
	d, err := devnet.Start(t.Context(), devnet.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	record := filepath.Join(t.TempDir(), "deployment.json")
	if err := d.Deployment.Save(record); err != nil {
		t.Fatal(err)
	}
	if out, err := run(t, "verify", "--rpc", d.URL, "--record", record); err != nil || !strings.Contains(out, "every contract") {
		t.Fatalf("verify: %q, %v", out, err)
	}
	if out, err := run(t, "--record", record, "--dry-run"); err != nil || strings.Contains(out, "to do") {
		t.Fatalf("dry run: %q, %v", out, err)
	}
}

func TestDeployNamesWhatIsMissing(t *testing.T) {
	record := filepath.Join(t.TempDir(), "deployment.json")
	if _, err := run(t, "--record", record); !errors.Is(err, txmgr.ErrNoKey) {
		t.Errorf("without a key: %v", err)
	}
	for flag, text := range map[string]string{
		"--fee-per-seat": "much", "--native-fee-per-seat": "0", "--stake-unit": "0.5", "--min-units": "0", "--miss-units": "16777216",
		"--appeal-seconds": "4294967296", "--token": "usdc",
	} {
		if _, err := run(t, "--record", record, flag+"="+text); err == nil || errors.Is(err, txmgr.ErrNoKey) {
			t.Errorf("%s %s: %v", flag, text, err)
		}
	}
}
