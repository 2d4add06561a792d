package snapshot

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// Format names this version of the archive.
const Format = "redress-snapshot/3"

// maxDepth bounds the nesting of the JSON that is read, inclusive.
const maxDepth = 16

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
	Bytes     int64       `json:"bytes"`
	Keccak256 common.Hash `json:"keccak256"`
}

// Base names the snapshot that an increment extends.
type Base struct {
	Root  common.Hash `json:"root"`
	Block BlockRef    `json:"block"` // its last
}

// Manifest is the first file of a snapshot.
type Manifest struct {
	Format  string      `json:"format"`
	ChainID uint64      `json:"chainId"`
	Block   BlockRef    `json:"block"`
	Scope   Scope       `json:"scope"`
	Extends *Base       `json:"extends"` // null: the record begins here
	Limits  []string    `json:"limits"`  // what a snapshot cannot prove, in words
	Files   []File      `json:"files"`   // all but this one, by name
	Root    common.Hash `json:"root"`    // keccak256 of the files' hashes, each after the hash of its name
}

// limits says what no snapshot of this version proves.
var limits = []string{
	"attempts that reverted leave no log: they are listed where the freezer looked for them, each is proven, that none is missing is the freezer's word",
	"an attempt counts when its transaction is sent to a contract of the record itself, not through another contract",
	"why an attempt reverted is what the freezing node found when it ran it again",
	"acts that no storage remembers may be missing: an answer without evidence, a failed delivery of a ruling, a draw put off",
	"transfers of zero tokens change no balance and are not listed",
	"a token that moves balances without Transfer logs breaks the conservation and cannot be frozen",
	"who was or became a validator, and appeals given up, are shown by events that no storage counts; the money of both is",
	"stake that was put in behind an Offer and taken out again may be missing, from its sums and from what is said of the stake around a settlement; what lies there in the end is proven",
	"one signature of the whole committee is in a transaction's data, not in a log: who signed is what the committee's contract verified",
	"evidence documents that the freezer did not have are named by hash and marked withheld, whoever has them",
	"with an arbitrator that is not of this repository the chain id is proven by signatures only",
	"times are block times; what a party signed about its own clock is that party's statement",
}

func describeFile(name string, data []byte) File {
	return File{Name: name, Bytes: int64(len(data)), Keccak256: crypto.Keccak256Hash(data)}
}

// describe completes the manifest of files, which come sorted by name.
func describe(m Manifest, files []File) Manifest {
	m.Format, m.Limits, m.Files, m.Root = Format, limits, files, rootOf(files)
	return m
}

func rootOf(files []File) common.Hash {
	var rows []byte
	for _, f := range files {
		rows = append(rows, crypto.Keccak256([]byte(f.Name))...)
		rows = append(rows, f.Keccak256[:]...)
	}
	return crypto.Keccak256Hash(rows)
}

// readManifest reads a manifest and checks all that it says by itself.
func readManifest(raw []byte) (Manifest, error) {
	var m Manifest
	if err := readJSON(raw, &m); err != nil {
		return m, fail(fileManifest, "%w", err)
	}
	if m.Format != Format {
		return m, fail(fileManifest, "format %.60q, this verifier reads %q", m.Format, Format)
	}
	if m.Scope.Kind != ScopeOffer && m.Scope.Kind != ScopeFactory {
		return m, fail(fileManifest, "scope %.60q is neither %q nor %q", m.Scope.Kind, ScopeOffer, ScopeFactory)
	}
	if e := m.Extends; e != nil && e.Block.Number >= m.Block.Number {
		return m, fail(fileManifest, "block %d does not extend block %d", m.Block.Number, e.Block.Number)
	}
	if err := checkFiles(m.Files); err != nil {
		return m, err
	}
	want, err := writeJSON(describe(m, m.Files))
	if err != nil {
		return m, err
	}
	if !bytes.Equal(raw, want) {
		return m, fail(fileManifest, "%s", difference(raw, want))
	}
	return m, nil
}

// checkFiles holds the list of files to the names, the order and the sizes that an archive may have.
func checkFiles(files []File) error {
	if len(files) > MaxFiles {
		return fail(fileManifest, "lists %d files, at most %d are read", len(files), MaxFiles)
	}
	listed := map[string]bool{}
	var total, held int64
	for i, f := range files {
		limit := int64(MaxFileBytes)
		if inStream(f.Name) {
			limit = MaxStreamBytes
		}
		switch {
		case !known(f.Name) || f.Name == fileManifest:
			return fail(fileManifest, "lists the unknown file %.120q", f.Name)
		case listed[f.Name]:
			return fail(f.Name, "twice in the manifest")
		case i > 0 && !before(files[i-1].Name, f.Name):
			return fail(f.Name, "out of order in the manifest, after %s", files[i-1].Name)
		case f.Bytes < 0 || f.Bytes > limit:
			return fail(f.Name, "%d bytes, at most %d are read", f.Bytes, limit)
		}
		listed[f.Name] = true
		total += f.Bytes
		if !inStream(f.Name) {
			held += f.Bytes
		}
		if total > MaxTotalBytes || held > MaxHeldBytes {
			return fail(fileManifest, "lists files of %d bytes, %d to be read whole; at most %d and %d are read", total, held, int64(MaxTotalBytes), int64(MaxHeldBytes))
		}
	}
	for _, name := range required() {
		if !listed[name] {
			return fail(name, "missing")
		}
	}
	return nil
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
	for line := 1; len(got) > 0 || len(want) > 0; line++ {
		a, restGot, moreGot := bytes.Cut(got, []byte{'\n'})
		b, restWant, moreWant := bytes.Cut(want, []byte{'\n'})
		if !bytes.Equal(a, b) || moreGot != moreWant {
			return fmt.Sprintf("line %d says %.160q, the proofs say %.160q", line, lineOf(got, a), lineOf(want, b))
		}
		got, want = restGot, restWant
	}
	return "differs"
}

// lineOf names the line that a rest begins with.
func lineOf(rest, line []byte) []byte {
	if len(rest) == 0 {
		return []byte("end of file")
	}
	return bytes.TrimSpace(line)
}
