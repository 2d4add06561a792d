package layout_test

import (
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/snapshot/layout"
	"github.com/redress-protocol/redress/evidence/snapshot/layout/artifact"
)

// The committed facts must be those of the compiled contracts. Names of immutables come from a build of their own and
// are left out of the comparison.
func TestFactsAreThoseOfTheBuild(t *testing.T) {
	root := filepath.Join("..", "..", "..", "contracts")
	if _, err := os.Stat(filepath.Join(root, "out", "Offer.sol", "Offer.json")); err != nil {
		t.Fatalf("%v: run `make contracts`", err)
	}
	built, err := artifact.Facts(artifact.Folders{Contracts: filepath.Join(root, "out"), Token: filepath.Join(root, "out-token")}, false)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range built {
		got, err := layout.Of(want.Name)
		if err != nil {
			t.Fatal(err)
		}
		committed := *got
		if a, b := offsets(committed.Immutables), offsets(want.Immutables); !reflect.DeepEqual(a, b) {
			t.Errorf("%s: immutables at %v, compiled %v: run `go generate ./evidence/snapshot/layout`", want.Name, a, b)
		}
		committed.Immutables, want.Immutables = nil, nil
		if !reflect.DeepEqual(committed, want) {
			t.Errorf("facts about %s are stale: run `go generate ./evidence/snapshot/layout`", want.Name)
		}
	}
}

func offsets(named map[string][]int) [][]int {
	out := [][]int{}
	for _, at := range named {
		out = append(out, at)
	}
	slices.SortFunc(out, func(a, b []int) int { return a[0] - b[0] })
	return out
}

func sample() (*layout.Contract, []byte) {
	code := make([]byte, 100)
	for i := range code {
		code[i] = byte(i)
	}
	masked := slices.Clone(code)
	clear(masked[10:42])
	clear(masked[50:82])
	c := &layout.Contract{
		Name: "Sample", CodeSize: 100, CodeHash: crypto.Keccak256Hash(masked),
		Immutables: map[string][]int{"VALUE": {10, 50}}, Links: map[string][]int{},
	}
	for _, at := range []int{10, 50} {
		copy(code[at:at+32], common.Hash{31: 7}.Bytes())
	}
	return c, code
}

func TestCheckCodeReadsImmutables(t *testing.T) {
	c, code := sample()
	values, _, err := c.CheckCode(code)
	if err != nil {
		t.Fatal(err)
	}
	if values["VALUE"] != (common.Hash{31: 7}) {
		t.Fatalf("VALUE is %s", values["VALUE"])
	}
}

func TestCheckCodeRefusesOtherCode(t *testing.T) {
	for name, spoil := range map[string]func([]byte) []byte{
		"byte outside an immutable":     func(b []byte) []byte { b[0] ^= 1; return b },
		"copies of an immutable differ": func(b []byte) []byte { b[60] ^= 1; return b },
		"shorter":                       func(b []byte) []byte { return b[:99] },
		"longer":                        func(b []byte) []byte { return append(b, 0) },
	} {
		c, code := sample()
		if _, _, err := c.CheckCode(spoil(code)); !errors.Is(err, layout.ErrCode) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Places as the Solidity documentation derives them.
func TestPlaces(t *testing.T) {
	c := &layout.Contract{
		Name: "Sample",
		Storage: []layout.Variable{
			{Label: "map", Slot: 3, Type: "map"}, {Label: "list", Slot: 5, Type: "list"}, {Label: "small", Slot: 6, Type: "smalls"},
			{Label: "fixed", Slot: 10, Type: "pair"}, {Label: "packed", Slot: 7, Offset: 4, Type: "u32"},
			{Label: "shared", Slot: 20, Type: "halfStruct"},
		},
		Types: map[string]layout.Type{
			"map":    {Encoding: "mapping", Size: 32, Key: "u256", Value: "struct"},
			"struct": {Encoding: "inplace", Size: 64, Members: []layout.Variable{{Label: "a", Type: "u256"}, {Label: "b", Slot: 1, Offset: 2, Type: "u32"}}},
			"halfStruct": {Encoding: "inplace", Size: 32, Members: []layout.Variable{
				{Label: "a", Type: "u32"}, {Label: "b", Offset: 4, Type: "u32"}, {Label: "of", Slot: 1, Type: "map"},
			}},
			"list":   {Encoding: "dynamic_array", Size: 32, Base: "struct"},
			"smalls": {Encoding: "dynamic_array", Size: 32, Base: "u32"},
			"pair":   {Encoding: "inplace", Size: 128, Base: "struct"},
			"halves": {Encoding: "inplace", Size: 32, Base: "u32"},
			"u256":   {Encoding: "inplace", Size: 32},
			"u32":    {Encoding: "inplace", Size: 4},
		},
	}
	key, at := common.Hash{31: 9}, common.Hash{31: 3}
	inMap := crypto.Keccak256Hash(key[:], at[:])
	five, six := common.Hash{31: 5}, common.Hash{31: 6}
	for _, tt := range []struct {
		name string
		at   layout.Place
		want common.Hash
	}{
		{"mapping", c.Var("map").Key(key).Member("a"), inMap},
		{"second word of a struct", c.Var("map").Key(key).Member("b"), add(inMap, 1)},
		{"third element of two words", c.Var("list").Index(2).Member("b"), add(crypto.Keccak256Hash(five[:]), 5)},
		{"ninth packed element", c.Var("small").Index(8), add(crypto.Keccak256Hash(six[:]), 1)},
		{"length", c.Var("list").Length(), five},
		{"second of a fixed array of two words each", c.Var("fixed").Index(1).Member("b"), common.Hash{31: 13}},
	} {
		if err := tt.at.Err(); err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
		if tt.at.Slot() != tt.want {
			t.Errorf("%s: slot %s, want %s", tt.name, tt.at.Slot(), tt.want)
		}
	}
	for _, tt := range []struct {
		name string
		at   layout.Place
		want []common.Hash
	}{
		{"of a struct", c.Var("map").Key(key), []common.Hash{inMap, add(inMap, 1)}},
		{"of a fixed array", c.Var("fixed"), []common.Hash{{31: 10}, {31: 11}, {31: 12}, {31: 13}}},
		{"of a dynamic array: its length", c.Var("list"), []common.Hash{five}},
		{"of a packed value", c.Var("packed"), []common.Hash{{31: 7}}},
		{"of members that share one", c.Var("shared"), []common.Hash{{31: 20}}},
		{"of a mapping: none", c.Var("map"), nil},
		{"of nothing", c.Var("none"), nil},
	} {
		if got := tt.at.Words(); !slices.Equal(got, tt.want) {
			t.Errorf("words %s: %v, want %v", tt.name, got, tt.want)
		}
	}
	word := common.HexToHash("0x0102030405060708")
	if got := c.Var("packed").Extract(word).Uint64(); got != 0x01020304 {
		t.Errorf("packed value %#x", got)
	}
	if got := c.Var("small").Index(1).Extract(word).Uint64(); got != 0x01020304 {
		t.Errorf("second packed element %#x", got)
	}
	for name, wrong := range map[string]layout.Place{
		"unknown variable": c.Var("none"), "unknown member": c.Var("map").Key(key).Member("none"),
		"key of a list": c.Var("list").Key(key), "index of a mapping": c.Var("map").Index(0),
		"beyond a fixed array": c.Var("fixed").Index(2), "unknown index": c.Var("none").Index(0),
		"whole struct": c.Var("map").Key(key), "length of a number": c.Var("packed").Length(),
	} {
		if wrong.Err() == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func add(h common.Hash, n int64) common.Hash {
	return common.BigToHash(new(big.Int).Add(h.Big(), big.NewInt(n)))
}
