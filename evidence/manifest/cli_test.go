package manifest

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/urfave/cli/v2"
)

// redress runs a command line and returns what it prints and its exit code.
func redress(t *testing.T, args ...string) (string, int) {
	t.Helper()
	var out bytes.Buffer
	app := &cli.App{Name: "redress", Writer: &out, ErrWriter: &out, Commands: Commands(), ExitErrHandler: func(*cli.Context, error) {}}
	err := app.RunContext(t.Context(), append([]string{"redress"}, args...))
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
	file := func(parts ...string) string { return filepath.Join(append([]string{"testdata"}, parts...)...) }
	sale, observations := file("ours", "data-api-sale.manifest.json"), file("ours", "data-api-sale.observations.json")
	bad := file("draft", "nonconforming-pmf-milestone.manifest.json")
	facts := func(name, text string) string {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	const all = `{"item":"E1","role":"payee","after":0,"size":1},{"item":"E3","role":"attestor","after":0,"size":1}`
	flagged := facts("flagged.json", `{"liveness":[{"judge":"J2","when":"model_deprecated"}],"submissions":[`+all+`,{"item":"E2","role":"payer","after":9,"size":1}],"detected":["E1"]}`)
	gone := facts("gone.json", `{"liveness":[{"judge":"J1","when":"model_unavailable"}]}`)
	odd := facts("odd.json", `{"submitted":[]}`)
	for _, c := range []struct {
		name string
		args []string
		code int
		want []string
	}{
		{"replay after the stages", []string{"manifest", "replay", "--facts", flagged, sale, observations}, 0, []string{
			"stage S1: J2 is now mistral-7b-instruct v0.3", "stage S3: E1 is struck", "stage S2: E1 is required and missing", "R4 is FAIL whatever",
			"seat 0 R4   J1 runs [FAIL FAIL FAIL] -> FAIL", "authorized remedy release"}},
		{"replay under the default rule", []string{"manifest", "replay", "--facts", gone, sale}, 0, []string{"stage S1: the default rule -> payer_wins", "authorized remedy refund"}},
		{"replay with odd facts", []string{"manifest", "replay", "--facts", odd, sale, observations}, 1, []string{"odd.json", "unknown member"}},
		{"replay with no facts there", []string{"manifest", "replay", "--facts", "nowhere", sale, observations}, 1, []string{"nowhere"}},
		{"check", []string{"manifest", "check", sale}, 0, []string{"CONFORMS", "0xd3855556408efd02384230dd1c2e011d221c24de5b41fca56ef37355e2fe7cfc"}},
		{"check ours", []string{"manifest", "check", file("built", "vague.manifest.json")}, 0, []string{"CONFORMS", VersionProfile}},
		{"check a job that lives on", []string{"manifest", "check", "--job-funded", "1790000000", "--job-expires", "1890000000", file("built", "vague.manifest.json")}, 0, []string{"CONFORMS"}},
		{"check a job that expires", []string{"manifest", "check", "--job-funded", "1790000000", "--job-expires", "1790000001", file("built", "vague.manifest.json")}, 1, []string{"REFUSED: 1 defect(s)", "X10"}},
		{"check refuses", []string{"manifest", "check", bad}, 1, []string{"REFUSED: 14 defect(s)", "C14", "/judge/sampling/temperature"}},
		{"check without file", []string{"manifest", "check"}, 2, []string{"usage"}},
		{"check absent file", []string{"manifest", "check", "nowhere"}, 1, []string{"nowhere"}},
		{"hash", []string{"manifest", "hash", sale}, 0, []string{"ipfs://f01551b20d3855556", "509f75467389ef102544d9b0b3f1ab2daafd05284e525ce1e12973cfb5454d37"}},
		{"canonical", []string{"manifest", "canonical", sale}, 0, []string{`{"adjudication":{"burden_of_proof":"payee"`}},
		{"replay", []string{"manifest", "replay", sale, observations}, 0, []string{
			"seat 0 R4   J1 runs [PASS PASS FAIL] -> PASS", "seat 0 R4   J2 runs [PASS UNRESOLVED FAIL] -> UNRESOLVED",
			"seat 0 R4   judges [PASS UNRESOLVED] -> UNRESOLVED", "round  R4   seats [UNRESOLVED] -> UNRESOLVED",
			"ruling 2 (payee wins)", "authorized remedy release"}},
		{"replay refuses", []string{"manifest", "replay", bad, observations}, 1, []string{"REFUSED"}},
		{"replay without observations", []string{"manifest", "replay", sale}, 2, []string{"usage"}},
		{"replay surplus", []string{"manifest", "replay", sale, observations, observations}, 1, []string{"2 bundles for 1 seat(s)"}},
		{"schema", []string{"manifest", "schema"}, 0, []string{`"const": "0.0.3+redress.1"`, "Differs from the draft"}},
		{"schema of the draft", []string{"manifest", "schema", "draft"}, 0, []string{`"const": "0.0.2"`}},
		{"unknown schema", []string{"manifest", "schema", "other"}, 2, []string{"draft, candidate, profile"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, code := redress(t, c.args...)
			if code != c.code {
				t.Errorf("exit code %d, want %d", code, c.code)
			}
			for _, want := range c.want {
				if !strings.Contains(got, want) {
					t.Errorf("no %q in\n%s", want, got)
				}
			}
		})
	}
}

func TestAnOverlongFileIsNotReadWhole(t *testing.T) {
	path := filepath.Join(t.TempDir(), "long.json")
	if err := os.WriteFile(path, bytes.Repeat([]byte(" "), 3<<20), 0o600); err != nil {
		t.Fatal(err)
	}
	if got, code := redress(t, "manifest", "check", path); code != 1 || !strings.Contains(got, "too long") {
		t.Errorf("%d %s", code, got)
	}
}
