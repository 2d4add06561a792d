// Package artifact reads forge's artifacts into the facts that package layout holds. Only the generator and the test
// that compares its output with the committed facts use it.
package artifact

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/snapshot/layout"
)

// ErrNoLayout says that the compiler was not asked for the storage layout (extra_output in foundry.toml).
var ErrNoLayout = errors.New("artifact without storage layout")

// contracts are described in this order; each name stands for <Name>.sol/<Name>.json.
var contracts = []struct {
	name  string
	token bool
}{
	{name: "Committee"},
	{name: "CommitteeAnnex"},
	{name: "HistorySource"},
	{name: "Offer"},
	{name: "OfferFactory"},
	{name: "OfferMany"},
	{name: "OfferProceedings"},
	{name: "ValidatorRegistry"},
	{name: "Vault"},
	{name: "FiatTokenProxy", token: true},
	{name: "FiatTokenV2_2", token: true},
}

type reference struct{ Start, Length int }

type file struct {
	DeployedBytecode struct {
		Object              string                            `json:"object"`
		LinkReferences      map[string]map[string][]reference `json:"linkReferences"`
		ImmutableReferences map[string][]reference            `json:"immutableReferences"`
	} `json:"deployedBytecode"`
	StorageLayout *struct {
		Storage []variable       `json:"storage"`
		Types   map[string]shape `json:"types"`
	} `json:"storageLayout"`
	AST json.RawMessage `json:"ast"`
}

type variable struct {
	Label  string `json:"label"`
	Slot   string `json:"slot"`
	Offset int    `json:"offset"`
	Type   string `json:"type"`
}

type shape struct {
	Encoding      string     `json:"encoding"`
	NumberOfBytes string     `json:"numberOfBytes"`
	Key           string     `json:"key"`
	Value         string     `json:"value"`
	Base          string     `json:"base"`
	Members       []variable `json:"members"`
}

// Folders holds the two output folders of a build.
type Folders struct{ Contracts, Token string }

// Facts describes every contract from the artifacts of one build. Immutables have names only if that build wrote its
// syntax trees in one go; an incremental build numbers them anew per run, so Named is false there and each immutable is
// called by the offset of its first copy.
func Facts(in Folders, named bool) ([]layout.Contract, error) {
	var names map[string]string
	if named {
		var err error
		if names, err = declarations(in.Contracts); err != nil {
			return nil, err
		}
	}
	var list []layout.Contract
	for _, c := range contracts {
		out := in.Contracts
		if c.token {
			out = in.Token
		}
		f, err := read(filepath.Join(out, c.name+".sol", c.name+".json"))
		if err != nil {
			return nil, err
		}
		d, err := describe(c.name, f, names)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", c.name, err)
		}
		list = append(list, d)
	}
	return list, nil
}

// Encode writes the facts as they are committed.
func Encode(list []layout.Contract) ([]byte, error) {
	out, err := json.MarshalIndent(list, "", " ")
	if err != nil {
		return nil, fmt.Errorf("encode: %w", err)
	}
	return append(out, '\n'), nil
}

func read(path string) (file, error) {
	raw, err := os.ReadFile(path)
	if err != nil {
		return file{}, fmt.Errorf("%w (run `make contracts`)", err)
	}
	var f file
	if err := json.Unmarshal(raw, &f); err != nil {
		return file{}, fmt.Errorf("decode %s: %w", path, err)
	}
	return f, nil
}

func describe(name string, f file, names map[string]string) (layout.Contract, error) {
	c := layout.Contract{
		Name:       name,
		Immutables: map[string][]int{},
		Links:      map[string][]int{},
		Types:      map[string]layout.Type{},
	}
	object := strings.TrimPrefix(f.DeployedBytecode.Object, "0x")
	for _, libraries := range f.DeployedBytecode.LinkReferences {
		for library, at := range libraries {
			for _, r := range at {
				c.Links[library] = append(c.Links[library], r.Start)
				object = object[:2*r.Start] + strings.Repeat("0", 2*r.Length) + object[2*(r.Start+r.Length):]
			}
		}
	}
	code, err := hex.DecodeString(object)
	if err != nil {
		return c, fmt.Errorf("decode code: %w", err)
	}
	for id, at := range f.DeployedBytecode.ImmutableReferences {
		var offsets []int
		for _, r := range at {
			offsets = append(offsets, r.Start)
			clear(code[r.Start : r.Start+r.Length])
		}
		sort.Ints(offsets)
		label := names[id]
		if names == nil {
			label = strconv.Itoa(offsets[0])
		} else if label == "" {
			return c, fmt.Errorf("immutable %s is declared nowhere", id)
		}
		if _, taken := c.Immutables[label]; taken {
			return c, fmt.Errorf("two immutables are called %s", label)
		}
		c.Immutables[label] = offsets
	}
	c.CodeSize, c.CodeHash = len(code), crypto.Keccak256Hash(code)
	if f.StorageLayout == nil {
		return c, ErrNoLayout
	}
	if c.Storage, err = variables(f.StorageLayout.Storage); err != nil {
		return c, err
	}
	return c, types(c, f.StorageLayout.Types)
}

func variables(in []variable) ([]layout.Variable, error) {
	out := []layout.Variable{}
	for _, v := range in {
		slot, err := strconv.ParseUint(v.Slot, 10, 64)
		if err != nil {
			return nil, fmt.Errorf("slot of %s: %w", v.Label, err)
		}
		out = append(out, layout.Variable{Label: v.Label, Slot: slot, Offset: v.Offset, Type: stable(v.Type)})
	}
	return out, nil
}

func types(c layout.Contract, in map[string]shape) error {
	for id, s := range in {
		size, err := strconv.Atoi(s.NumberOfBytes)
		if err != nil {
			return fmt.Errorf("size of %s: %w", id, err)
		}
		members, err := variables(s.Members)
		if err != nil {
			return err
		}
		t := layout.Type{
			Encoding: s.Encoding, Size: size,
			Key: stable(s.Key), Value: stable(s.Value), Base: stable(s.Base), Members: members,
		}
		if len(members) == 0 {
			t.Members = nil
		}
		name := stable(id)
		if _, taken := c.Types[name]; taken {
			return fmt.Errorf("two types are called %s", name)
		}
		c.Types[name] = t
	}
	return nil
}

var identifier = regexp.MustCompile(`\)\d+`)

// stable drops the syntax tree's numbers from a type's name: they change with every unrelated source.
func stable(id string) string { return identifier.ReplaceAllString(id, ")") }

// declarations maps the syntax tree's number of every immutable in the build to its name.
func declarations(out string) (map[string]string, error) {
	paths, err := filepath.Glob(filepath.Join(out, "*.sol", "*.json"))
	if err != nil {
		return nil, fmt.Errorf("list artifacts: %w", err)
	}
	names := map[string]string{}
	for _, path := range paths {
		f, err := read(path)
		if err != nil {
			return nil, err
		}
		var tree any
		if len(f.AST) == 0 {
			continue
		}
		if err := json.Unmarshal(f.AST, &tree); err != nil {
			return nil, fmt.Errorf("decode syntax tree of %s: %w", path, err)
		}
		immutables(tree, names)
	}
	return names, nil
}

func immutables(node any, names map[string]string) {
	switch n := node.(type) {
	case []any:
		for _, e := range n {
			immutables(e, names)
		}
	case map[string]any:
		if n["mutability"] == "immutable" && n["nodeType"] == "VariableDeclaration" {
			if id, ok := n["id"].(float64); ok {
				names[strconv.Itoa(int(id))], _ = n["name"].(string)
			}
		}
		for _, e := range n {
			immutables(e, names)
		}
	}
}
