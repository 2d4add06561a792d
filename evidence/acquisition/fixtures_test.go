package acquisition

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/redress-protocol/redress/evidence/canon"
)

// fixture is a transcript with what it has to come to.
type fixture struct {
	name   string
	raw    []byte // the transcript alone
	expect struct {
		State      State             `json:"state"`
		Eligible   bool              `json:"eligible"`
		RunVerdict string            `json:"run_verdict"`
		Terms      map[string]string `json:"terms"`
	}
}

func readFixture(t testing.TB, path string) fixture {
	t.Helper()
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	v, err := canon.Decode(raw)
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	tree := v.(map[string]any)
	f := fixture{name: filepath.Base(path)}
	expect, err := canon.Encode(tree["expect"])
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(expect, &f.expect); err != nil {
		t.Fatal(err)
	}
	for _, about := range []string{"name", "description", "expect", "real_object"} {
		delete(tree, about)
	}
	if f.raw, err = canon.Encode(tree); err != nil {
		t.Fatal(err)
	}
	return f
}

func fixtures(t testing.TB, folder string, want int) []fixture {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("testdata", folder, "*.json"))
	if err != nil || len(paths) != want {
		t.Fatalf("%s: %d files, want %d (%v)", folder, len(paths), want, err)
	}
	out := make([]fixture, len(paths))
	for i, path := range paths {
		out[i] = readFixture(t, path)
	}
	return out
}

// ownFixtures are G1a, G1b and G2.
func ownFixtures(t testing.TB) []fixture {
	t.Helper()
	return []fixture{readFixture(t, "testdata/ours/G1a-terminal-scope-equivocation.json"),
		readFixture(t, "testdata/ours/G1b-terminal-scope-equivocation-swapped.json"), readFixture(t, "testdata/ours/G2-attempt-gap.json")}
}

func transcript(t testing.TB, raw []byte) *Transcript {
	t.Helper()
	parsed, err := Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	return parsed
}

var firstRun = Slot{"R1", "J1", 0}

func decided(t testing.TB, tr *Transcript, rules Rules) Decision {
	t.Helper()
	d, err := tr.Decide(rules, firstRun)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func (f fixture) compare(t *testing.T, d Decision) {
	t.Helper()
	verdict := "UNRESOLVED"
	if d.Result {
		verdict = "RESULT"
	}
	if d.State != f.expect.State || d.Eligible != f.expect.Eligible || verdict != f.expect.RunVerdict {
		t.Errorf("%s: %s eligible %t %s, want %s %t %s", f.name, d.State, d.Eligible, verdict, f.expect.State, f.expect.Eligible, f.expect.RunVerdict)
	}
	got := map[string]Term{"authorized_execution": d.Authorized, "exact_request_binding": d.ExactRequest,
		"unique_terminal_execution": d.UniqueTerminal, "sufficient_scope": d.SufficientScope}
	for name, want := range f.expect.Terms {
		if term, known := got[name]; !known || term.String() != want {
			t.Errorf("%s: %s is %s, want %s", f.name, name, term, want)
		}
	}
}

func TestLaterFixtures(t *testing.T) {
	for _, f := range fixtures(t, "v0.0.3-next", 19) {
		t.Run(f.name, func(t *testing.T) { f.compare(t, decided(t, transcript(t, f.raw), RulesLater)) })
	}
}

// G1a and G1b differ in array order only; G2 leaves attempt 0 out. The published checker fails all three.
func TestOwnFixtures(t *testing.T) {
	for _, f := range ownFixtures(t) {
		t.Run(f.name, func(t *testing.T) { f.compare(t, decided(t, transcript(t, f.raw), RulesLater)) })
	}
}

func TestOlderFixtures(t *testing.T) {
	for _, f := range fixtures(t, "v0.0.3", 15) {
		t.Run(f.name, func(t *testing.T) { f.compare(t, decided(t, transcript(t, f.raw), RulesOlder)) })
	}
}

// The two files named F6b conflict: the older one refuses by comparing clocks, the later one says that clocks prove
// nothing, neither for nor against. The later meaning is the one that is implemented; the older one lives in RulesOlder.
func TestTheTwoMeaningsOfF6b(t *testing.T) {
	older := readFixture(t, "testdata/v0.0.3/F6b-dispute-committed-after-claim.json")
	later := readFixture(t, "testdata/v0.0.3-next/F6b-unauthoritative-predecessor-ordering.json")
	if d := decided(t, transcript(t, older.raw), RulesOlder); d.Authorized != False {
		t.Errorf("older rules, claim before the dispute by clock: %s", d.Authorized)
	}
	tr := transcript(t, later.raw)
	if tr.DisputeState.CommittedAt >= tr.Claims[0].AcceptedAt {
		t.Fatal("the clocks of the later file are meant to look right")
	}
	if d := decided(t, tr, RulesLater); d.Authorized != CannotEstablish || d.Rule != "C16" {
		t.Errorf("later rules: %s by %s", d.Authorized, d.Rule)
	}
	// The same evidence under the older rules is authorized by its clocks alone.
	if d := decided(t, tr, RulesOlder); d.Authorized != True {
		t.Errorf("older rules on the later file: %s", d.Authorized)
	}
	// And clocks that look wrong do no harm where the log is right (P5).
	p5 := transcript(t, readFixture(t, "testdata/v0.0.3-next/P5-log-order-not-clock.json").raw)
	if d := decided(t, p5, RulesOlder); d.Authorized != False {
		t.Errorf("older rules on P5: %s", d.Authorized)
	}
	if d := decided(t, p5, RulesLater); d.Authorized != True {
		t.Errorf("later rules on P5: %s", d.Authorized)
	}
}

// Manifests of the first set commit a retry predicate, or a profile, that the later text refuses at formation.
func TestLaterRulesRefuseTheOlderManifests(t *testing.T) {
	for _, f := range fixtures(t, "v0.0.3", 15) {
		d := decided(t, transcript(t, f.raw), RulesLater)
		if d.State != StateFormationRefused || d.Authorized != False || d.Result {
			t.Errorf("%s: %+v", f.name, d)
		}
	}
}

func TestEveryFixtureIsIndependentOfArrayOrder(t *testing.T) {
	all := append(append(fixtures(t, "v0.0.3-next", 19), ownFixtures(t)...), fixtures(t, "v0.0.3", 15)...)
	for i, f := range all {
		rules := RulesLater
		if i >= 22 {
			rules = RulesOlder
		}
		want := decided(t, transcript(t, f.raw), rules)
		for seed := range uint64(8) {
			tr := transcript(t, f.raw)
			tr.shuffle(seed)
			if got := decided(t, tr, rules); got != want {
				t.Fatalf("%s shuffled by %d: %+v, want %+v", f.name, seed, got, want)
			}
		}
	}
}
