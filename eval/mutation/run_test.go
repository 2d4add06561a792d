package mutation

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/redress-protocol/redress/deploy/devnet"
)

const box = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Taker {
    function take() external;
}

contract Box {
    error NotOwner();
    error TooMuch(uint256 n, uint256 max);

    uint256 public total;
    address private owner = msg.sender;

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    function put(uint256 n) external onlyOwner {
        if (n > 10) revert TooMuch(n, 10);
        total += n;
    }

    function empty(Taker taker) external {
        total = 0;
        taker.take();
    }

    function tag(uint256 a, uint256 b) external pure returns (bytes32) {
        return keccak256(abi.encode(a, b));
    }
}
`

const boxTest = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Box} from "../../src/Box.sol";

contract PutTest {
    function test_put_takesTen() external {
        Box box = new Box();
        box.put(10);
        require(box.total() == 10);
    }

    function test_put_refusesEleven() external {
        Box box = new Box();
        try box.put(11) {
            revert("taken");
        } catch {}
    }

    function test_tag_tellsTheFirstFieldApart() external {
        Box box = new Box();
        require(box.tag(1, 2) != box.tag(3, 2));
    }
}
`

const otherTest = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Box, Taker} from "../../src/Box.sol";

contract EmptyTest is Taker {
    Box private box;

    function setUp() external {
        box = new Box();
    }

    function test_empty_isEmptyWhenItCalls() external {
        box.put(1);
        box.empty(this);
    }

    function take() external {
        require(box.total() == 0);
    }
}
`

// project writes a Foundry project of one contract, whose defences are only partly tested.
func project(t *testing.T) Project {
	t.Helper()
	repository, err := devnet.RepositoryRoot()
	if err != nil {
		t.Fatal(err)
	}
	p := Project{Root: t.TempDir(), Config: "foundry.toml", Source: "src", Tests: "test", Cache: "cache", Out: "out", Forge: Redress(repository).Forge}
	if _, err := os.Stat(p.Forge); err != nil {
		t.Fatalf("%v (run `make tools`)", err)
	}
	config := fmt.Sprintf("[profile.default]\nsrc = \"src\"\ntest = \"test\"\nlibs = []\nsolc = %q\noffline = true\nauto_detect_remappings = false\n",
		filepath.Join(repository, "contracts/tools/solc-0.8.37"))
	for name, text := range map[string]string{
		"foundry.toml": config, "src/Box.sol": box, "test/Box/put.t.sol": boxTest, "test/Other/empty.t.sol": otherTest,
	} {
		write(t, p, name, text)
	}
	return p
}

func write(t *testing.T, p Project, name, text string) {
	t.Helper()
	path := filepath.Join(p.Root, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestRunTellsWhichDefencesAreTested(t *testing.T) {
	p := project(t)
	o := Options{Jobs: 2, Timeout: time.Minute, Limit: 3, Out: filepath.Join(t.TempDir(), "mutation")}
	log := slog.New(slog.DiscardHandler)
	first, err := Run(t.Context(), p, o, log)
	if err != nil || len(first.Mutants) != 3 || first.Found != 7 {
		t.Fatalf("first run: %+v, %v", first, err)
	}
	o.Limit = 0
	var said bytes.Buffer
	results, err := Run(t.Context(), p, o, slog.New(slog.NewTextHandler(&said, nil)))
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(said.String(), "msg=tried"); n != 4 {
		t.Errorf("the second run tried %d mutants, 4 were left", n)
	}
	var got []string
	for _, m := range results.Mutants {
		got = append(got, fmt.Sprintf("%d %s %s %s", m.Line, m.Operator, m.Status, m.By))
	}
	want := strings.Join([]string{
		"16 guard survived ",
		"20 modifier survived ",
		"21 guard killed PutTest.test_put_refusesEleven",
		"21 bound killed PutTest.test_put_takesTen",
		"26 order killed EmptyTest.test_empty_isEmptyWhenItCalls",
		"31 digest killed PutTest.test_tag_tellsTheFirstFieldApart",
		"31 digest survived ",
	}, "\n")
	if strings.Join(got, "\n") != want {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), want)
	}
	table, err := os.ReadFile(o.Out + ".md")
	if err != nil || !strings.Contains(string(table), "7 found in all sources, 7 tried: 4 killed, 3 survived.") ||
		!strings.Contains(string(table), "src/Box.sol:21 | bound | `- if (n > 10) revert TooMuch(n, 10);`<br>`+ if (n >= 10) revert TooMuch(n, 10);` | killed by `PutTest.test_put_takesTen` |") {
		t.Errorf("table: %v\n%s", err, table)
	}
	if left, err := os.ReadFile(filepath.Join(p.Root, "src/Box.sol")); err != nil || string(left) != box {
		t.Errorf("the project's own source changed: %v", err)
	}

	// A changed test's kills and all survivors are open again.
	write(t, p, "test/Box/put.t.sol", boxTest+"\n")
	o.Files = []string{"src/None.sol"}
	if again, err := Run(t.Context(), p, o, log); err != nil || len(again.Mutants) != 1 || again.Mutants[0].Operator != Order {
		t.Errorf("after a change of a test: %+v, %v", again, err)
	}
	write(t, p, "test/Shared.sol", "// SPDX-License-Identifier: MIT\n")
	if again, err := Run(t.Context(), p, o, log); err != nil || len(again.Mutants) != 1 {
		t.Errorf("after a new file: %+v, %v", again, err)
	}
	write(t, p, "test/Shared.sol", "// SPDX-License-Identifier: MIT\n\n")
	if again, err := Run(t.Context(), p, o, log); err != nil || len(again.Mutants) != 0 {
		t.Errorf("after a change of what tests share: %+v, %v", again, err)
	}
}

func TestRunRefusesTestsThatFailWithoutAMutant(t *testing.T) {
	p := project(t)
	write(t, p, "test/Other/empty.t.sol", strings.Replace(otherTest, "box.total() == 0", "box.total() == 1", 1))
	o := Options{Jobs: 1, Timeout: time.Minute, Out: filepath.Join(t.TempDir(), "mutation")}
	if _, err := Run(t.Context(), p, o, slog.New(slog.DiscardHandler)); !errors.Is(err, ErrBaseline) || !strings.Contains(err.Error(), "EmptyTest.test_empty") {
		t.Fatalf("err = %v, want %v", err, ErrBaseline)
	}
}

func TestListedMutantsAreNotTried_andMustExist(t *testing.T) {
	p := project(t)
	p.Equivalents = "equivalent.json"
	entry := func(field, reason string) string {
		return fmt.Sprintf(`[{"file": "src/Box.sol", "operator": "digest", "diff": "- return keccak256(abi.encode(a, b));\n+ return keccak256(abi.encode(%s));", "reason": %q}]`, field, reason)
	}
	o := Options{Jobs: 1, Timeout: time.Minute, Files: []string{"src/None.sol", "src/Box.sol"}, Limit: 1, Out: filepath.Join(t.TempDir(), "mutation")}
	write(t, p, "equivalent.json", entry("a", "nobody looks"))
	results, err := Run(t.Context(), p, o, slog.New(slog.DiscardHandler))
	if err != nil || results.Count(Listed) != 1 || len(results.Mutants) != 2 || results.Mutants[1].By != "nobody looks" {
		t.Fatalf("%+v, %v", results, err)
	}
	table, err := os.ReadFile(o.Out + ".md")
	if err != nil || !strings.Contains(string(table), "1 tried: 0 killed, 1 survived. 1 more are listed as equivalent.") || !strings.Contains(string(table), "not tried: `src/Box.sol` (5)") {
		t.Errorf("table: %v\n%s", err, table)
	}
	for _, bad := range []string{entry("c", "gone"), entry("a", "")} {
		write(t, p, "equivalent.json", bad)
		if _, err := Run(t.Context(), p, o, slog.New(slog.DiscardHandler)); !errors.Is(err, ErrStale) {
			t.Errorf("%s: %v, want %v", bad, err, ErrStale)
		}
	}
}

// Only a failing test kills.
func TestWhatIsNoKill(t *testing.T) {
	p := project(t)
	tr := trial{project: p, timeout: time.Minute}
	defer tr.clean()
	all, err := p.Mutants()
	if err != nil {
		t.Fatal(err)
	}
	bad := all[3]
	bad.ID, bad.edits = "bad", []edit{{all[3].edits[0].start, all[3].edits[0].end, "+"}}
	copies, settled, err := tr.prepare(t.Context(), append(all[:3:3], bad), 1)
	if err != nil || len(settled) != 1 || settled[0].ID != "bad" || settled[0].Status != NoCompile || !strings.HasPrefix(settled[0].By, "Error") {
		t.Fatalf("a mutant that does not compile: %+v, %v", settled, err)
	}
	s := copies[0].scratch
	if v, err := s.test(t.Context(), selection{match: []string{"test/None"}}); err != nil || v.status != NoTests {
		t.Errorf("no tests: %+v, %v", v, err)
	}
	s.timeout = time.Millisecond
	if v, err := s.test(t.Context(), selection{}); err != nil || v.status != TimedOut {
		t.Errorf("no time: %+v, %v", v, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.test(ctx, selection{}); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	for _, tc := range []struct {
		out, err string
		want     Status
	}{
		{`{"a.t.sol:A": {"test_results": {}}}`, "", NoTests},
		{`{}`, "", NoTests},
		{`{"a.t.sol:A": {"test_results": {"f()": {"status": "Success"}}}}`, "", Survived},
		{`{"a.t.sol:A": {"test_results": {"f()": {"status": "Success"}, "setUp()": {"status": "Failure"}}}}`, "", Killed},
		{"", "something else", Unsettled},
	} {
		if got := classify([]byte(tc.out), tc.err); got.status != tc.want {
			t.Errorf("%s%s: %+v, want %s", tc.out, tc.err, got, tc.want)
		}
	}
}

func TestTheSeedShufflesTheSameWayEachTime(t *testing.T) {
	var all []Mutant
	for i := range 50 {
		all = append(all, Mutant{ID: fmt.Sprint(i), File: fmt.Sprintf("src/%d/A.sol", i%2)})
	}
	ids := func(o Options) (out string) {
		for _, m := range o.choose(all, &Results{}) {
			out += m.ID + " "
		}
		return out
	}
	a, b, plain := ids(Options{Seed: 1, Limit: 5}), ids(Options{Seed: 2, Limit: 5}), ids(Options{Limit: 5})
	if a != ids(Options{Seed: 1, Limit: 5}) || a == b || plain != "0 1 2 3 4 " {
		t.Fatalf("seed 1: %s, seed 2: %s, none: %s", a, b, plain)
	}
	if got := ids(Options{Limit: 3, Files: []string{"src/1"}}); got != "1 3 5 " {
		t.Fatalf("one folder: %s", got)
	}
	if got := ids(Options{Limit: 3, Files: []string{"src/*/B.sol", "src/?/A.sol"}}); got != "0 1 2 " {
		t.Fatalf("patterns: %s", got)
	}
}

func TestCheckNamesEveryBadOption(t *testing.T) {
	err := Options{Jobs: 0, Limit: -1, Files: []string{"["}}.Check()
	for _, want := range []string{"jobs", "limit", "timeout", "out", "files"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v does not name %s", err, want)
		}
	}
	if err := Default().Check(); err != nil {
		t.Errorf("defaults: %v", err)
	}
}
