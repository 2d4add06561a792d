package store

import (
	"bytes"
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/canon"
)

// DefaultCapacity is how many bytes of evidence a folder takes unless told otherwise.
const DefaultCapacity = 1 << 30

const (
	blobFolder  = "blobs"
	groupFolder = "groups"
	tempPattern = ".tmp-*"
	lineLength  = 2*common.HashLength + 1 // one hash in hexadecimal and a line feed
	// groupRoom is what a group counts for by itself, in bytes: a file takes a page and a name, however little it holds.
	groupRoom = 4096
)

// Files keeps evidence in a folder: blobs/<CID> and groups/<name>, one hexadecimal hash a line. One process may use a
// folder at a time. Its methods may be called concurrently.
type Files struct {
	dir      string
	capacity int64

	mu   sync.Mutex // guards used and all writing
	used int64      // bytes in blobs/, and room of groups/
}

// Open opens or makes a folder. capacity bounds the sum of its blobs and the room of its groups, in bytes; 0 means
// DefaultCapacity.
func Open(dir string, capacity int64) (*Files, error) {
	if capacity == 0 {
		capacity = DefaultCapacity
	}
	f := &Files{dir: dir, capacity: capacity}
	for _, sub := range []string{blobFolder, groupFolder} {
		if err := os.MkdirAll(filepath.Join(dir, sub), 0o755); err != nil {
			return nil, fmt.Errorf("open store: %w", err)
		}
	}
	entries, err := os.ReadDir(filepath.Join(dir, blobFolder))
	if err != nil {
		return nil, fmt.Errorf("open store: %w", err)
	}
	for _, entry := range entries {
		if _, err := canon.ParseCID(entry.Name()); err != nil {
			// A write that was cut off, or a stranger's file: only our own remains are removed.
			if ok, _ := filepath.Match(tempPattern, entry.Name()); ok {
				_ = os.Remove(filepath.Join(dir, blobFolder, entry.Name()))
			}
			continue
		}
		info, err := entry.Info()
		if err != nil {
			return nil, fmt.Errorf("open store: %w", err)
		}
		f.used += info.Size()
	}
	if entries, err = os.ReadDir(filepath.Join(dir, groupFolder)); err != nil {
		return nil, fmt.Errorf("open store: %w", err)
	}
	for _, entry := range entries {
		info, err := entry.Info()
		if err != nil {
			return nil, fmt.Errorf("open store: %w", err)
		}
		f.used += roomOf(int(info.Size() / lineLength))
	}
	return f, nil
}

// roomOf is what a group of so many hashes counts for; one of none is not there.
func roomOf(hashes int) int64 {
	if hashes == 0 {
		return 0
	}
	return groupRoom + int64(hashes)*lineLength
}

// Used is how many bytes of evidence are kept, and how many may be.
func (f *Files) Used() (used, capacity int64) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.used, f.capacity
}

func (f *Files) blobPath(hash common.Hash) string {
	return filepath.Join(f.dir, blobFolder, canon.CID(hash))
}

// Put implements Store. The bytes are on the disk when it returns.
func (f *Files) Put(_ context.Context, blob []byte) (common.Hash, error) {
	hash, err := checkBlob(blob)
	if err != nil {
		return common.Hash{}, err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if _, err := f.read(hash); err == nil {
		if err := f.renew(hash); err != nil {
			return common.Hash{}, fmt.Errorf("put %s: %w", hash, err)
		}
		return hash, nil
	} else if errors.Is(err, ErrCorrupt) {
		// The rename below repairs it; its size was counted at its own length.
		if info, err := os.Stat(f.blobPath(hash)); err == nil {
			f.used -= info.Size()
		}
	} else if !errors.Is(err, ErrNotFound) {
		return common.Hash{}, err
	}
	if f.used+int64(len(blob)) > f.capacity {
		return common.Hash{}, fmt.Errorf("%w: %d bytes used, limit %d", ErrFull, f.used, f.capacity)
	}
	if err := writeAtomic(f.blobPath(hash), blob); err != nil {
		return common.Hash{}, fmt.Errorf("put %s: %w", hash, err)
	}
	f.used += int64(len(blob))
	return hash, nil
}

// Get implements Store.
func (f *Files) Get(_ context.Context, hash common.Hash) ([]byte, error) { return f.read(hash) }

// read returns the bytes only if they still have their hash.
func (f *Files) read(hash common.Hash) ([]byte, error) {
	file, err := os.Open(f.blobPath(hash))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%w: %s", ErrNotFound, hash)
	}
	if err != nil {
		return nil, fmt.Errorf("get %s: %w", hash, err)
	}
	defer file.Close()
	blob, err := io.ReadAll(io.LimitReader(file, MaxBlob+1))
	if err != nil {
		return nil, fmt.Errorf("get %s: %w", hash, err)
	}
	if crypto.Keccak256Hash(blob) != hash {
		return nil, fmt.Errorf("%w: %s", ErrCorrupt, hash)
	}
	return blob, nil
}

// Append implements Store.
func (f *Files) Append(_ context.Context, group string, hash common.Hash) error {
	if err := checkGroup(group); err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if _, err := f.read(hash); err != nil {
		return fmt.Errorf("append to %s: %w", group, err)
	}
	if err := f.renew(hash); err != nil {
		return fmt.Errorf("append to %s: %w", group, err)
	}
	held, err := f.list(group)
	if err != nil {
		return err
	}
	switch {
	case slices.Contains(held, hash):
		return nil
	case len(held) >= MaxGroup:
		return fmt.Errorf("%w: %s holds %d", ErrGroupFull, group, len(held))
	}
	room := roomOf(len(held)+1) - roomOf(len(held))
	if f.used+room > f.capacity {
		return fmt.Errorf("append to %s: %w: %d bytes used, limit %d", group, ErrFull, f.used, f.capacity)
	}
	if err := appendLine(filepath.Join(f.dir, groupFolder, group), len(held), hash); err != nil {
		return fmt.Errorf("append to %s: %w", group, err)
	}
	f.used += room
	return nil
}

// appendLine writes the hash as line number `after` (from 0), over whatever an interrupted write left there.
func appendLine(path string, after int, hash common.Hash) error {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		return err
	}
	defer file.Close()
	end := int64(after) * lineLength
	if _, err := file.WriteAt([]byte(hex.EncodeToString(hash[:])+"\n"), end); err != nil {
		return err
	}
	if err := file.Sync(); err != nil {
		return err
	}
	return syncFolder(filepath.Dir(path))
}

// List implements Store.
func (f *Files) List(_ context.Context, group string) ([]common.Hash, error) {
	if err := checkGroup(group); err != nil {
		return nil, err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.list(group)
}

// list reads whole lines; an incomplete last line is a write that never finished.
func (f *Files) list(group string) ([]common.Hash, error) {
	raw, err := os.ReadFile(filepath.Join(f.dir, groupFolder, group))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("list %s: %w", group, err)
	}
	var out []common.Hash
	for line := range bytes.Lines(raw) {
		if len(line) != lineLength || line[lineLength-1] != '\n' {
			break
		}
		var hash common.Hash
		if _, err := hex.Decode(hash[:], line[:lineLength-1]); err != nil {
			return nil, fmt.Errorf("list %s: %w: line %d", group, ErrCorrupt, len(out))
		}
		out = append(out, hash)
	}
	return out, nil
}

// writeAtomic makes the file appear whole or not at all.
func writeAtomic(path string, content []byte) error {
	temp, err := os.CreateTemp(filepath.Dir(path), tempPattern)
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name()) // without effect after the rename
	if _, err := temp.Write(content); err != nil {
		temp.Close()
		return err
	}
	if err := temp.Sync(); err != nil {
		temp.Close()
		return err
	}
	if err := temp.Close(); err != nil {
		return err
	}
	if err := os.Rename(temp.Name(), path); err != nil {
		return err
	}
	return syncFolder(filepath.Dir(path))
}

// syncFolder makes a new name durable.
func syncFolder(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer d.Close()
	return d.Sync()
}
