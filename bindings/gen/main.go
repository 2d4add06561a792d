// Command gen writes the Go bindings of the contracts from forge's artifacts, and their runtime code for comparison
// with what a chain holds.
//
//	go run ./bindings/gen -out bindings
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi/abigen"
	"github.com/ethereum/go-ethereum/crypto"
)

// contracts are bound in this order; each name is the Go type, the path its artifact below contracts/.
var contracts = []struct{ name, artifact string }{
	{"OfferFactory", "out/OfferFactory.sol/OfferFactory.json"},
	{"Offer", "out/Offer.sol/Offer.json"},
	{"OfferProceedings", "out/OfferProceedings.sol/OfferProceedings.json"},
	{"OfferMany", "out/OfferMany.sol/OfferMany.json"},
	{"Vault", "out/Vault.sol/Vault.json"},
	{"Committee", "out/Committee.sol/Committee.json"},
	{"CommitteeAnnex", "out/CommitteeAnnex.sol/CommitteeAnnex.json"},
	{"ValidatorRegistry", "out/ValidatorRegistry.sol/ValidatorRegistry.json"},
	{"HistorySource", "out/HistorySource.sol/HistorySource.json"},
	{"BatchSettler", "out/BatchSettler.sol/BatchSettler.json"},
	{"SignatureChecker", "out-token/SignatureChecker.sol/SignatureChecker.json"},
	{"FiatToken", "out-token/FiatTokenV2_2.sol/FiatTokenV2_2.json"},
	{"FiatTokenProxy", "out-token/FiatTokenProxy.sol/FiatTokenProxy.json"},
}

// delegates are contracts that answer what another one's fallback hands on: its ABI is both.
var delegates = map[string][]string{"Offer": {"OfferProceedings", "OfferMany"}, "Committee": {"CommitteeAnnex"}}

type artifact struct {
	ABI      json.RawMessage `json:"abi"`
	Bytecode struct {
		Object         string                                `json:"object"`
		LinkReferences map[string]map[string]json.RawMessage `json:"linkReferences"`
	} `json:"bytecode"`
	DeployedBytecode struct {
		Object              string             `json:"object"`
		ImmutableReferences map[string][]place `json:"immutableReferences"`
	} `json:"deployedBytecode"`
}

// place is a range of runtime code that the constructor fills.
type place struct {
	Start  int `json:"start"`
	Length int `json:"length"`
}

// runtime is one entry of runtime.json.
type runtime struct {
	Code       string  `json:"code"`
	Immutables []place `json:"immutables"`
}

func main() {
	root := flag.String("contracts", "contracts", "folder that holds forge's output folders")
	out := flag.String("out", "bindings", "folder to write into")
	flag.Parse()
	if err := run(*root, *out); err != nil {
		fmt.Fprintln(os.Stderr, "bindings:", err)
		os.Exit(1)
	}
}

func run(root, out string) error {
	var types, abis, codes []string
	libs, runtimes := map[string]string{}, map[string]runtime{}
	artifacts := build{}
	for _, c := range contracts {
		a, err := read(filepath.Join(root, c.artifact))
		if err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
		artifacts[c.name] = a
	}
	for _, c := range contracts {
		a := artifacts[c.name]
		reached, err := artifacts.reached(c.name)
		if err != nil {
			return fmt.Errorf("ABI of %s: %w", c.name, err)
		}
		types, abis = append(types, c.name), append(abis, string(reached))
		codes = append(codes, strings.TrimPrefix(a.Bytecode.Object, "0x"))
		runtimes[c.name] = a.runtime()
		for file, names := range a.Bytecode.LinkReferences {
			for name := range names {
				// A library's placeholder is the start of the hash of its fully qualified name.
				libs[crypto.Keccak256Hash([]byte(file + ":" + name)).Hex()[2:36]] = name
			}
		}
	}
	code, err := abigen.BindV2(types, abis, codes, "bindings", libs, nil)
	if err != nil {
		return fmt.Errorf("generate: %w", err)
	}
	if err := os.WriteFile(filepath.Join(out, "contracts.go"), []byte(code), 0o644); err != nil {
		return err
	}
	encoded, err := json.MarshalIndent(runtimes, "", " ")
	if err != nil {
		return fmt.Errorf("encode runtimes: %w", err)
	}
	return os.WriteFile(filepath.Join(out, "runtime.json"), append(encoded, '\n'), 0o644)
}

// unbound is left out of every ABI: several contracts have it, and the generator would name the type of its results, one
// for the whole package, once for each.
const unbound = "eip712Domain"

// build is the artifacts by contract.
type build map[string]*artifact

// reached is the part of a contract's ABI that is called at its address: with its delegates', and the
// constructor alone where it is one.
func (b build) reached(name string) (json.RawMessage, error) {
	parts := []json.RawMessage{b[name].ABI}
	for _, other := range delegates[name] {
		parts = append(parts, b[other].ABI)
	}
	out, seen := []json.RawMessage{}, map[string]bool{}
	for i, part := range parts {
		var entries []json.RawMessage
		if err := json.Unmarshal(part, &entries); err != nil {
			return nil, err
		}
		for _, text := range entries {
			var e struct {
				Type, Name string
				Inputs     []struct{ Type string }
			}
			if err := json.Unmarshal(text, &e); err != nil {
				return nil, err
			}
			key := fmt.Sprint(e)
			if seen[key] || e.Name == unbound || (i > 0 && e.Name == "") || (isDelegate(name) && e.Type != "constructor") {
				continue
			}
			seen[key] = true
			out = append(out, text)
		}
	}
	return json.Marshal(out)
}

func isDelegate(name string) bool {
	for _, names := range delegates {
		if slices.Contains(names, name) {
			return true
		}
	}
	return false
}

func (a *artifact) runtime() runtime {
	r := runtime{Code: a.DeployedBytecode.Object, Immutables: []place{}}
	for _, places := range a.DeployedBytecode.ImmutableReferences {
		r.Immutables = append(r.Immutables, places...)
	}
	slices.SortFunc(r.Immutables, func(x, y place) int { return x.Start - y.Start })
	return r
}

func read(path string) (*artifact, error) {
	raw, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("%w (run `make contracts`)", err)
	}
	var a artifact
	if err := json.Unmarshal(raw, &a); err != nil {
		return nil, fmt.Errorf("decode %s: %w", path, err)
	}
	return &a, nil
}
