package freeze

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/snapshot"
)

const (
	stateFile       = "follow.json"
	snapshotsFolder = "snapshots"
)

// cacheFolder is where below a follower's folder the cache lies, which `redress snapshot --data` reads, too.
func cacheFolder(data string) string { return filepath.Join(data, "cache") }

// Head is a block up to which the record was frozen.
type Head struct {
	Block snapshot.BlockRef `json:"block"`
	Root  common.Hash       `json:"root"`
	File  string            `json:"file"` // below the folder of snapshots; empty where none was written
}

// followed is what a follower remembers. All of it could be read again, but for the time when the node had it.
type followed struct {
	ChainID  uint64         `json:"chainId"`
	Scope    snapshot.Scope `json:"scope"`
	From     uint64         `json:"from"`
	Every    uint64         `json:"every"`
	Attempts bool           `json:"attempts"`
	Write    string         `json:"write"`

	First     *uint64            `json:"first"`     // the first head; null before it is known
	Next      uint64             `json:"next"`      // head to be frozen next
	Collected *snapshot.BlockRef `json:"collected"` // last block whose receipts were collected; null before the first
	Heads     []Head             `json:"heads"`
	Filters   []filter           `json:"filters"` // logs that the last freeze looked for
}

// filter is a query of logs.
type filter struct {
	Addresses []common.Address `json:"addresses"`
	Topics    [][]common.Hash  `json:"topics"`
}

func (q filter) query() ethereum.FilterQuery {
	return ethereum.FilterQuery{Addresses: q.Addresses, Topics: q.Topics}
}

// same says whether two followers follow the same.
func (s followed) same(o followed) bool {
	return s.ChainID == o.ChainID && s.Scope == o.Scope && s.From == o.From && s.Every == o.Every && s.Attempts == o.Attempts && s.Write == o.Write
}

// loadState reads what the last follower left, or begins.
func loadState(folder string, begun followed) (followed, error) {
	if err := os.MkdirAll(filepath.Join(folder, snapshotsFolder), 0o755); err != nil {
		return followed{}, fmt.Errorf("follower's folder: %w", err)
	}
	path := filepath.Join(folder, stateFile)
	raw, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return begun, nil
	}
	if err != nil {
		return followed{}, fmt.Errorf("read %s: %w", path, err)
	}
	var s followed
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&s); err != nil {
		return followed{}, fmt.Errorf("read %s: %w", path, err)
	}
	if !s.same(begun) {
		return followed{}, fmt.Errorf("%w: %s follows %s %s from block %d, every %d blocks, attempts %t, writing %s",
			ErrAnother, path, s.Scope.Kind, s.Scope.Address, s.From, s.Every, s.Attempts, s.Write)
	}
	return s, nil
}

// save writes the state in one step.
func (s followed) save(folder string) error {
	raw, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return fmt.Errorf("encode state: %w", err)
	}
	temp, err := os.CreateTemp(folder, ".new-*.json")
	if err != nil {
		return fmt.Errorf("write state: %w", err)
	}
	_, err = temp.Write(append(raw, '\n'))
	if err = errors.Join(err, temp.Sync(), temp.Close()); err == nil {
		err = os.Rename(temp.Name(), filepath.Join(folder, stateFile))
	}
	if err != nil {
		return errors.Join(fmt.Errorf("write state: %w", err), os.Remove(temp.Name()))
	}
	return nil
}

// files are the paths of the snapshots that extend each other, oldest first.
func (s followed) files(folder string) []string {
	var out []string
	for _, h := range s.Heads {
		out = append(out, filepath.Join(folder, snapshotsFolder, h.File))
	}
	return out
}

// add remembers a query once.
func add(list []filter, q ethereum.FilterQuery) []filter {
	if slices.ContainsFunc(list, func(f filter) bool {
		return slices.Equal(f.Addresses, q.Addresses) && slices.EqualFunc(f.Topics, q.Topics, slices.Equal[[]common.Hash])
	}) {
		return list
	}
	return append(list, filter{q.Addresses, q.Topics})
}
