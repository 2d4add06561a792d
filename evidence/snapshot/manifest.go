package snapshot

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// Format names this version of the archive.
const Format = "redress-snapshot/2"

// maxDepth bounds the nesting of the JSON that is read, inclusive.
const maxDepth = 8

// Scope kinds.
const (
	ScopeOffer   = "offer"
	ScopeFactory = "factory"
)

// Scope says whose record a snapshot holds.
type Scope struct {
	Kind    string         `json:"kind"` // ScopeOffer or ScopeFactory
	Address common.Address `json:"address"`
}

// BlockRef names the block up to which, inclusive, the record goes.
type BlockRef struct {
	Number uint64      `json:"number"`
	Hash   common.Hash `json:"hash"`
	Time   uint64      `json:"time"` // unix seconds
}

// File is one entry of the manifest.
type File struct {
	Name      string      `json:"name"`
	Bytes     int         `json:"bytes"`
	Keccak256 common.Hash `json:"keccak256"`
}

// Manifest is the first file of a snapshot.
type Manifest struct {
	Format  string      `json:"format"`
	ChainID uint64      `json:"chainId"`
	Block   BlockRef    `json:"block"`
	Scope   Scope       `json:"scope"`
	Limits  []string    `json:"limits"` // what a snapshot cannot prove, in words
	Files   []File      `json:"files"`  // all but this one, by name
	Root    common.Hash `json:"root"`   // keccak256 of the files' hashes, each after the hash of its name
}

// limits says what no snapshot of this version proves.
var limits = []string{
	"attempts that reverted leave no log and are not listed",
	"acts that no storage remembers may be missing: an answer without evidence, a failed delivery of a ruling, a draw put off",
	"transfers of zero tokens change no balance; one may be missing from the list",
	"a token that moves balances without Transfer logs breaks the conservation and cannot be frozen",
	"who was or became a validator, and appeals given up, are shown by events that no storage counts; the money of both is",
	"one signature of the whole committee is in a transaction's data, not in a log: who signed is what the committee's contract verified",
	"evidence documents that nobody published are named by hash and marked withheld",
	"with an arbitrator that is not of this repository the chain id is proven by signatures only",
	"times are block times; what a party signed about its own clock is that party's statement",
}

// describe builds the manifest of the other files.
func describe(m Manifest, files map[string][]byte) Manifest {
	m.Format, m.Limits = Format, limits
	m.Files = []File{}
	var rows []byte
	for _, name := range names(files) {
		if name == fileManifest {
			continue
		}
		f := File{Name: name, Bytes: len(files[name]), Keccak256: crypto.Keccak256Hash(files[name])}
		m.Files = append(m.Files, f)
		rows = append(rows, crypto.Keccak256([]byte(name))...)
		rows = append(rows, f.Keccak256[:]...)
	}
	m.Root = crypto.Keccak256Hash(rows)
	return m
}

// readManifest reads the manifest and holds every file to it.
func readManifest(files map[string][]byte) (Manifest, error) {
	raw, ok := files[fileManifest]
	if !ok {
		return Manifest{}, fail(fileManifest, "missing")
	}
	var m Manifest
	if err := readJSON(raw, &m); err != nil {
		return Manifest{}, fail(fileManifest, "%w", err)
	}
	if m.Format != Format {
		return Manifest{}, fail(fileManifest, "format %.60q, this verifier reads %q", m.Format, Format)
	}
	if m.Scope.Kind != ScopeOffer && m.Scope.Kind != ScopeFactory {
		return Manifest{}, fail(fileManifest, "scope %.60q is neither %q nor %q", m.Scope.Kind, ScopeOffer, ScopeFactory)
	}
	listed := map[string]File{}
	for _, f := range m.Files {
		listed[f.Name] = f
		if _, ok := files[f.Name]; !ok {
			return Manifest{}, fail(f.Name, "listed in the manifest and missing from the archive")
		}
	}
	for _, name := range names(files) {
		f, ok := listed[name]
		if name == fileManifest {
			continue
		}
		if !ok {
			return Manifest{}, fail(name, "not listed in the manifest")
		}
		if h := crypto.Keccak256Hash(files[name]); h != f.Keccak256 {
			return Manifest{}, fail(name, "hashes to %s, the manifest says %s", h, f.Keccak256)
		}
	}
	for _, name := range append(append([]string{}, derived...), proofs...) {
		if _, ok := files[name]; !ok {
			return Manifest{}, fail(name, "missing")
		}
	}
	want, err := writeJSON(describe(m, files))
	if err != nil {
		return Manifest{}, err
	}
	if !bytes.Equal(raw, want) {
		return Manifest{}, fail(fileManifest, "%s", difference(raw, want))
	}
	return m, nil
}

// writeJSON is the one written form of a value: two spaces, one value per line, a final newline.
func writeJSON(v any) ([]byte, error) {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(v); err != nil {
		return nil, fmt.Errorf("encode: %w", err)
	}
	return out.Bytes(), nil
}

// readJSON reads what writeJSON wrote, and nothing else: the caller compares the value written again.
func readJSON(raw []byte, into any) error {
	if err := checkDepth(raw); err != nil {
		return err
	}
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		return fmt.Errorf("decode: %w", err)
	}
	again, err := writeJSON(into)
	if err != nil {
		return err
	}
	if !bytes.Equal(raw, again) {
		return fmt.Errorf("not in its canonical form: %s", difference(raw, again))
	}
	return nil
}

func checkDepth(raw []byte) error {
	depth, quoted := 0, false
	for i := 0; i < len(raw); i++ {
		switch c := raw[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			if depth++; depth > maxDepth {
				return fmt.Errorf("nested deeper than %d at byte %d", maxDepth, i)
			}
		case c == '}' || c == ']':
			depth--
		}
	}
	return nil
}

// difference says where got departs from want, by line.
func difference(got, want []byte) string {
	g, w := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range max(len(g), len(w)) {
		a, b := "end of file", "end of file"
		if i < len(g) {
			a = strings.TrimSpace(g[i])
		}
		if i < len(w) {
			b = strings.TrimSpace(w[i])
		}
		if a != b || i >= len(g) || i >= len(w) || g[i] != w[i] {
			return fmt.Sprintf("line %d says %.160q, the proofs say %.160q", i+1, a, b)
		}
	}
	return "differs"
}
