package snapshot

import (
	"bufio"
	"errors"
	"fmt"
	"hash"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/crypto"
)

// spool is a file that grows on disk until it is packed.
type spool struct {
	name string // in the archive
	path string
	f    *os.File
	w    *bufio.Writer
	sum  hash.Hash
	size int64
}

// newSpool begins a file of the archive in a folder, in the place of one with the same name.
func newSpool(dir, name string) (*spool, error) {
	path := filepath.Join(dir, strings.ReplaceAll(name, "/", "_"))
	f, err := os.CreateTemp(dir, filepath.Base(path))
	if err != nil {
		return nil, fmt.Errorf("temporary file: %w", err)
	}
	return &spool{name: name, path: f.Name(), f: f, w: bufio.NewWriterSize(f, 1<<16), sum: crypto.NewKeccakState()}, nil
}

func (s *spool) Write(p []byte) (int, error) {
	s.sum.Write(p)
	s.size += int64(len(p))
	return s.w.Write(p)
}

// content ends writing.
func (s *spool) content() (content, error) {
	if err := errors.Join(s.w.Flush(), s.f.Close()); err != nil {
		return content{}, fmt.Errorf("temporary file: %w", err)
	}
	file := File{Name: s.name, Bytes: s.size, Keccak256: [32]byte(s.sum.Sum(nil))}
	return content{file, func() (io.ReadCloser, error) { return os.Open(s.path) }}, nil
}

// sorted lists files by name.
func sorted(files []content) []File {
	out := make([]File, len(files))
	for i, f := range files {
		out[i] = f.File
	}
	slices.SortFunc(out, func(a, b File) int { return strings.Compare(a.Name, b.Name) })
	return out
}
