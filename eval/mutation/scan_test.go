package mutation

import (
	"slices"
	"strings"
	"testing"
)

// diffs scans one source and gives each mutant as "operator: diff", lines joined by " => ".
func diffs(src string) []string {
	var out []string
	for _, m := range scan([]*unit{parse("A.sol", src)}) {
		out = append(out, string(m.Operator)+": "+strings.ReplaceAll(m.Diff, "\n", " => "))
	}
	return out
}

func TestScanFindsEachKindOfDefence(t *testing.T) {
	for _, tc := range []struct {
		name, in string
		want     []string
	}{
		{"guard with clauses", `contract A { function f(uint a) external {
			if (a == 0 || (a > 3 || a > 4)) revert Bad(a, 3);
		} }`, []string{
			"guard: - if (a == 0 || (a > 3 || a > 4)) revert Bad(a, 3); => + if (false) revert Bad(a, 3);",
			"clause: - if (a == 0 || (a > 3 || a > 4)) revert Bad(a, 3); => + if (false || (a > 3 || a > 4)) revert Bad(a, 3);",
			"clause: - if (a == 0 || (a > 3 || a > 4)) revert Bad(a, 3); => + if (a == 0 || false) revert Bad(a, 3);",
			"bound: - if (a == 0 || (a > 3 || a > 4)) revert Bad(a, 3); => + if (a == 0 || (a >= 3 || a > 4)) revert Bad(a, 3);",
			"bound: - if (a == 0 || (a > 3 || a > 4)) revert Bad(a, 3); => + if (a == 0 || (a > 3 || a >= 4)) revert Bad(a, 3);",
		}},
		{"guard in braces", `contract A { function f(bool a) internal {
			if (a) {
				revert Bad();
			}
			if (a) return;
		} }`, []string{"guard: - if (a) { => + if (false) {"}},
		{"guard calls", `contract A { function f(bool a) internal {
			_requireOpen(a);
			if (a) _checkParty();
			x = _checkAll();
			_required;
		} }`, []string{"guard-call: - _requireOpen(a); => + {}", "guard-call: - if (a) _checkParty(); => + if (a) {}"}},
		{"modifiers", `abstract contract A is B(1) {
			constructor() B(1) {}
			modifier only() { _; }
			function f() external virtual override(B, C) only limited(3) returns (uint) { return 1; }
			function g() external entry;
		}`, []string{
			"modifier: - function f() external virtual override(B, C) only limited(3) returns (uint) { return 1; } => + function f() external virtual override(B, C)  limited(3) returns (uint) { return 1; }",
			"modifier: - function f() external virtual override(B, C) only limited(3) returns (uint) { return 1; } => + function f() external virtual override(B, C) only  returns (uint) { return 1; }",
		}},
		{"bounds, not shifts, arrows, loops, assembly, strings or comments", `contract A { mapping(uint => uint) m; function f(uint a) internal returns (bool) {
			for (uint i = 0; i < a; ++i) m[i] = a << 1 >> 2;
			assembly ("memory-safe") { if gt(a, 3) { a := lt(a, 2) } }
			string memory s = "a < b // if (x) revert";
			// a < b; if (x) revert Y();
			/* if (x) revert Y(); */
			return a <= 3;
		} }`, []string{"bound: - return a <= 3; => + return a < 3;"}},
		{"digests", `contract A { function f(uint a, uint b) internal pure returns (bytes32) {
			bytes memory free = abi.encode(a, b);
			bytes32 one = keccak256(abi.encode(a));
			return keccak256(abi.encodePacked(a, g(a, b)));
		} }`, []string{
			"digest: - return keccak256(abi.encodePacked(a, g(a, b))); => + return keccak256(abi.encodePacked( g(a, b)));",
			"digest: - return keccak256(abi.encodePacked(a, g(a, b))); => + return keccak256(abi.encodePacked(a));",
		}},
		{"order", `interface I { function take() external; function look() external view returns (uint); }
		contract B { uint internal total; mapping(uint => R) internal records; address immutable OUT; }
		contract A is B {
			function f(I to) external {
				uint local = 1;
				total = 0;
				local = 2;
				to.look();
				to.take();
			}
			function g(R storage r) internal { r.x += 1; delete records[1]; _push(); }
			function h(I to) internal returns (uint) { total = 1; return to.take(); }
			function _push() private { (bool ok,) = OUT.call{value: 1}(""); }
		}`, []string{
			"order: - total = 0; =>   to.take(); => + total = 0;",
			"order: - r.x += 1; =>   _push(); => + r.x += 1;",
			"order: - delete records[1]; =>   _push(); => + delete records[1];",
		}},
		{"interfaces have none", `interface I { function f(uint a) external only; }`, nil},
	} {
		t.Run(tc.name, func(t *testing.T) {
			if got := diffs(tc.in); !slices.Equal(got, tc.want) {
				t.Fatalf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(tc.want, "\n"))
			}
		})
	}
}

func TestOrderMovesTheWriteBehindTheCall(t *testing.T) {
	src := "interface I { function take() external; }\ncontract A { uint x; function f(I to) external { x = 1; emit E(); to.take(); g(); } }"
	mutants := scan([]*unit{parse("A.sol", src)})
	want := strings.Replace(src, "x = 1; emit E(); to.take();", " emit E(); to.take();\nx = 1;", 1)
	if len(mutants) != 1 || mutants[0].apply(src) != want {
		t.Fatalf("%+v\n%s", mutants, mutants[0].apply(src))
	}
}

// The contracts of this repository have all of them, each with an id of its own, in the same order every time.
func TestThisRepositorysMutants(t *testing.T) {
	first, err := Redress("../..").Mutants()
	if err != nil {
		t.Fatal(err)
	}
	second, err := Redress("../..").Mutants()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Redress("../..").equivalents(first); err != nil {
		t.Error(err)
	}
	seen, kinds := map[string]bool{}, map[Operator]int{}
	for i, m := range first {
		if seen[m.ID] || m.ID != second[i].ID {
			t.Errorf("mutant %s of %s:%d is not the only one, or not the same again", m.ID, m.File, m.Line)
		}
		seen[m.ID] = true
		kinds[m.Operator]++
		if m.Diff == "" || strings.HasPrefix(m.File, "contracts/src/interfaces/") {
			t.Errorf("mutant %s of %s:%d changes nothing that runs: %q", m.ID, m.File, m.Line, m.Diff)
		}
	}
	for _, op := range []Operator{Guard, Clause, GuardCall, Modifier, Bound, Order, Digest} {
		if kinds[op] < 10 {
			t.Errorf("%d mutants by %s: the scanner does not recognise the sources", kinds[op], op)
		}
	}
}

func FuzzScan(f *testing.F) {
	for _, seed := range []string{
		"contract A { function f(uint a) only(1) external { if (a < 1 || a > 2) revert X(); x = keccak256(abi.encode(a, b)); try a.b{c: 1}() {} catch {} } }",
		"contract A is B { modifier m", "contract { function ( { if ( ", "library L { for ( ; ; ) \"", "contract A { function f() { do x(); while (a); } } /*",
		"contract A { function f() external { keccak256(abi.encode(,)); if () revert; if (||) revert; } }",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, src string) {
		for _, m := range scan([]*unit{parse("A.sol", src)}) {
			if m.apply(src) == src {
				t.Errorf("%s changes nothing", m.Operator)
			}
		}
	})
}
