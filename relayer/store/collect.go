package store

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/canon"
)

// Cases knows which cases are not final.
type Cases interface {
	// Open reads the hashes that promises, and cases which are not final, name, at least; and how long ago the oldest of these
	// cases was opened, or the newest block was made if there is none. It fails rather than leave a case out.
	Open(ctx context.Context) (named map[common.Hash]bool, age time.Duration, err error)
}

// Collect removes evidence that nobody has put, listed or renewed for `retention` and that no open case may need. A case
// needs what it names, what these documents name in turn, whole groups of which it needs one document, and everything
// that was put since, and up to retention before, it was opened. Putting a document again renews it; whoever is about to
// name an old one on chain does so first.
func (f *Files) Collect(ctx context.Context, cases Cases, retention time.Duration) (removed int, err error) {
	named, age, err := cases.Open(ctx)
	if err != nil {
		return 0, fmt.Errorf("collect: read open cases: %w", err)
	}
	cutoff := time.Now().Add(-age - retention)
	kept, err := f.needed(ctx, named, cutoff)
	if err != nil {
		return 0, fmt.Errorf("collect: %w", err)
	}
	groups, err := f.names(groupFolder)
	if err != nil {
		return 0, fmt.Errorf("collect: %w", err)
	}
	for _, group := range groups {
		if err := f.dropGroup(group, kept, cutoff); err != nil {
			return 0, fmt.Errorf("collect: %w", err)
		}
	}
	blobs, err := f.names(blobFolder)
	if err != nil {
		return 0, fmt.Errorf("collect: %w", err)
	}
	for _, name := range blobs {
		hash, err := canon.ParseCID(name)
		if err != nil || kept[hash] {
			continue
		}
		if err := ctx.Err(); err != nil {
			return removed, fmt.Errorf("collect: %w", err)
		}
		gone, err := f.dropBlob(hash, cutoff)
		if err != nil {
			return removed, fmt.Errorf("collect %s: %w", hash, err)
		}
		if gone {
			removed++
		}
	}
	return removed, nil
}

// needed follows what is named: from document to document, and to the other documents of their groups.
func (f *Files) needed(ctx context.Context, named map[common.Hash]bool, cutoff time.Time) (map[common.Hash]bool, error) {
	blobs, err := f.names(blobFolder)
	if err != nil {
		return nil, err
	}
	there := make(map[common.Hash]bool, len(blobs)) // in memory: a document may mention a quarter of a million hashes
	for _, name := range blobs {
		if hash, err := canon.ParseCID(name); err == nil {
			there[hash] = true
		}
	}
	kept := map[common.Hash]bool{}
	var open []common.Hash
	keep := func(hash common.Hash) {
		if !kept[hash] {
			kept[hash] = true
			open = append(open, hash)
		}
	}
	groups, err := f.groups()
	if err != nil {
		return nil, err
	}
	for hash := range named {
		keep(hash)
	}
	for _, g := range groups {
		if g.touched.After(cutoff) {
			for _, hash := range g.members {
				keep(hash)
			}
		}
	}
	with := map[common.Hash][]int{}
	for i, g := range groups {
		for _, hash := range g.members {
			with[hash] = append(with[hash], i)
		}
	}
	for len(open) > 0 {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		hash := open[len(open)-1]
		open = open[:len(open)-1]
		for _, i := range with[hash] {
			for _, member := range groups[i].members {
				keep(member)
			}
			groups[i].members = nil // all are kept
		}
		blob, err := f.read(hash)
		if errors.Is(err, ErrNotFound) || errors.Is(err, ErrCorrupt) {
			continue
		}
		if err != nil {
			return nil, err
		}
		for _, inner := range mentioned(blob) {
			if there[inner] {
				keep(inner)
			}
		}
	}
	return kept, nil
}

// mentioned lists every 64 hexadecimal digits of a document: hashes, however they are written, and more.
func mentioned(blob []byte) []common.Hash {
	const digits = 2 * common.HashLength
	var out []common.Hash
	run := 0
	for i, c := range blob {
		if (c < '0' || c > '9') && (c < 'a' || c > 'f') && (c < 'A' || c > 'F') {
			run = 0
			continue
		}
		if run++; run < digits {
			continue
		}
		var hash common.Hash
		if _, err := hex.Decode(hash[:], blob[i+1-digits:i+1]); err == nil {
			out = append(out, hash)
		}
	}
	return out
}

type listed struct {
	members []common.Hash
	touched time.Time
}

func (f *Files) groups() ([]listed, error) {
	names, err := f.names(groupFolder)
	if err != nil {
		return nil, err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	var out []listed
	for _, name := range names {
		info, err := os.Stat(filepath.Join(f.dir, groupFolder, name))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		members, err := f.list(name)
		if err != nil {
			return nil, err
		}
		out = append(out, listed{members, info.ModTime()})
	}
	return out, nil
}

func (f *Files) names(folder string) ([]string, error) {
	entries, err := os.ReadDir(filepath.Join(f.dir, folder))
	if err != nil {
		return nil, err
	}
	out := make([]string, len(entries))
	for i, entry := range entries {
		out[i] = entry.Name()
	}
	return out, nil
}

// dropGroup removes an old group that lists nothing that is kept.
func (f *Files) dropGroup(group string, kept map[common.Hash]bool, cutoff time.Time) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	path := filepath.Join(f.dir, groupFolder, group)
	info, err := os.Stat(path)
	if err != nil || info.ModTime().After(cutoff) {
		return err
	}
	members, err := f.list(group)
	if err != nil {
		return err
	}
	for _, hash := range members {
		if kept[hash] {
			return nil
		}
	}
	if err := os.Remove(path); err != nil {
		return err
	}
	f.used -= roomOf(len(members))
	return nil
}

// dropBlob removes a document unless it was renewed meanwhile.
func (f *Files) dropBlob(hash common.Hash, cutoff time.Time) (bool, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	info, err := os.Stat(f.blobPath(hash))
	if err != nil || info.ModTime().After(cutoff) {
		return false, err
	}
	if err := os.Remove(f.blobPath(hash)); err != nil {
		return false, err
	}
	f.used -= info.Size()
	return true, nil
}

// renew makes a document as new as one that is put now.
func (f *Files) renew(hash common.Hash) error {
	now := time.Now()
	return os.Chtimes(f.blobPath(hash), now, now)
}
