package cache

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

const (
	// maxEntry bounds one entry, bytes: the receipts of one block, or the logs of one range.
	maxEntry = 256 << 20
	// temporary begins the names of files that are being written.
	temporary = ".new-"
)

// Errors of a folder.
var (
	ErrFull     = errors.New("cache is full")
	ErrTooLarge = errors.New("entry too large for the cache")
)

// Folder is a bounded folder of checksummed entries, a file each. Several processes may use it at once: a file appears
// whole, under a name that says what it must hold. Nothing in it is ever evicted, because it may be nowhere else.
type Folder struct {
	dir   string
	limit int64
	used  atomic.Int64 // bytes of entries, counted when the folder was opened and when this process wrote
}

// Open opens or makes a folder that takes up to limit bytes of entries.
func Open(dir string, limit int64) (*Folder, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("open cache: %w", err)
	}
	f := &Folder{dir: dir, limit: limit}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		if strings.HasPrefix(d.Name(), temporary) {
			return nil // another process may be writing it; one that was killed left at most one
		}
		info, err := d.Info()
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err == nil {
			f.used.Add(info.Size())
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("open cache: %w", err)
	}
	return f, nil
}

// get gives an entry, or false where there is none or a damaged one.
func (f *Folder) get(kind string, key common.Hash) ([]byte, bool) {
	path := f.path(kind, key)
	info, err := os.Stat(path)
	if err != nil || info.Size() > maxEntry+common.HashLength {
		return nil, false
	}
	raw, err := os.ReadFile(path)
	if err != nil || len(raw) < common.HashLength {
		return nil, false
	}
	sum, data := raw[:common.HashLength], raw[common.HashLength:]
	if !bytes.Equal(sum, checksum(kind, key, data)) {
		return nil, false
	}
	return data, true
}

// put writes an entry in one step; an older one of that name, which was damaged, is replaced.
func (f *Folder) put(kind string, key common.Hash, data []byte) error {
	if len(data) > maxEntry {
		return fmt.Errorf("%w: %s of %d bytes, at most %d", ErrTooLarge, kind, len(data), maxEntry)
	}
	size := int64(len(data) + common.HashLength)
	if f.used.Add(size) > f.limit {
		f.used.Add(-size)
		return fmt.Errorf("%w: %s holds at most %d bytes", ErrFull, f.dir, f.limit)
	}
	if err := f.write(f.path(kind, key), append(checksum(kind, key, data), data...)); err != nil {
		f.used.Add(-size)
		return fmt.Errorf("write to cache: %w", err)
	}
	return nil
}

func (f *Folder) write(path string, raw []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	// Not flushed to the disk: what a crash tears fails its checksum and is read again.
	temp, err := os.CreateTemp(filepath.Dir(path), temporary)
	if err != nil {
		return err
	}
	_, err = temp.Write(raw)
	if err = errors.Join(err, temp.Close()); err == nil {
		err = os.Rename(temp.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(temp.Name()))
	}
	return nil
}

// drop removes all entries of a kind.
func (f *Folder) drop(kind string) error {
	if err := os.RemoveAll(filepath.Join(f.dir, kind)); err != nil {
		return fmt.Errorf("drop from cache: %w", err)
	}
	return nil
}

func (f *Folder) path(kind string, key common.Hash) string {
	name := key.Hex()[2:]
	return filepath.Join(f.dir, kind, name[:2], name)
}

// checksum covers the name, so that a file in another's place is damaged, too.
func checksum(kind string, key common.Hash, data []byte) []byte {
	return crypto.Keccak256([]byte(kind), key[:], data)
}
