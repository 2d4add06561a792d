package snapshot

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/klauspost/compress/zstd"
)

// Archive is a snapshot file whose manifest was read and holds together. What the other files say counts only after Verify.
// Its methods may be called concurrently.
type Archive struct {
	in       io.ReaderAt
	size     int64
	raw      []byte // of the manifest
	manifest Manifest
	files    map[string]File
}

// Open reads the manifest of a snapshot of that many bytes. Every error is a *Failure.
func Open(in io.ReaderAt, size int64) (*Archive, error) {
	if size > MaxArchiveBytes {
		return nil, fail(fileArchive, "%d bytes, at most %d are read", size, int64(MaxArchiveBytes))
	}
	if err := checkFrame(in, size); err != nil {
		return nil, err
	}
	a := &Archive{in: in, size: size}
	c, err := a.decompress(context.Background())
	if err != nil {
		return nil, err
	}
	defer c.Close()
	if a.raw, err = c.first(); err != nil {
		return nil, err
	}
	if a.manifest, err = readManifest(a.raw); err != nil {
		return nil, err
	}
	a.files = map[string]File{}
	for _, f := range a.manifest.Files {
		a.files[f.Name] = f
	}
	return a, nil
}

// OpenFile opens the snapshot at a path, and gives what closes it.
func OpenFile(path string) (*Archive, io.Closer, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, fmt.Errorf("open snapshot: %w", err)
	}
	info, err := f.Stat()
	if err != nil {
		return nil, nil, errors.Join(fmt.Errorf("open snapshot: %w", err), f.Close())
	}
	a, err := Open(f, info.Size())
	if err != nil {
		return nil, nil, errors.Join(err, f.Close())
	}
	return a, f, nil
}

// Manifest is the archive's first file.
func (a *Archive) Manifest() Manifest { return a.manifest }

// cursor reads the files of an archive one after the other. What it reads is exactly what the manifest announces.
type cursor struct {
	ctx  context.Context
	z    *zstd.Decoder
	r    *bufio.Reader
	rest []File // that come behind the current one
	file File
	left int64 // bytes of the current one
}

// decompress begins before the manifest.
func (a *Archive) decompress(ctx context.Context) (*cursor, error) {
	z, err := zstd.NewReader(io.NewSectionReader(a.in, 0, a.size), zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true),
		zstd.WithDecoderMaxWindow(maxWindow))
	if err != nil {
		return nil, fail(fileArchive, "%w", err)
	}
	return &cursor{ctx: ctx, z: z, r: bufio.NewReaderSize(z, 1<<16)}, nil
}

// cursor begins behind the manifest.
func (a *Archive) cursor(ctx context.Context) (*cursor, error) {
	c, err := a.decompress(ctx)
	if err != nil {
		return nil, err
	}
	raw, err := c.first()
	if err == nil && !bytes.Equal(raw, a.raw) {
		err = fail(fileManifest, "the file changed while it was read")
	}
	if err != nil {
		c.Close()
		return nil, err
	}
	c.rest = a.manifest.Files
	return c, nil
}

// Close ends reading.
func (c *cursor) Close() error { c.z.Close(); return nil }

// first reads the manifest, whose size nothing has announced.
func (c *cursor) first() ([]byte, error) {
	raw := make([]byte, tarBlock)
	if err := c.full(fileArchive, raw); err != nil {
		return nil, err
	}
	size, err := strconv.ParseInt(strings.TrimRight(string(raw[124:136]), " \x00"), 8, 64)
	if err != nil || size < 0 {
		size = 0
	}
	if name := string(bytes.TrimRight(raw[:100], "\x00")); name != fileManifest {
		return nil, fail(fileArchive, "begins with %.120q, not with %s", name, fileManifest)
	}
	if size > MaxManifestBytes {
		return nil, fail(fileManifest, "%d bytes, at most %d are read", size, MaxManifestBytes)
	}
	if err := c.held(raw, fileManifest, size); err != nil {
		return nil, err
	}
	data := make([]byte, size)
	if err := c.full(fileManifest, data); err != nil {
		return nil, err
	}
	return data, c.padding(fileManifest, size)
}

func (c *cursor) full(name string, into []byte) error {
	if _, err := io.ReadFull(c.r, into); err != nil {
		return fail(name, "read: %w", err)
	}
	return nil
}

func (c *cursor) held(raw []byte, name string, size int64) error {
	want, err := headerBlock(name, size)
	if err != nil {
		return fail(name, "%w", err)
	}
	if !bytes.Equal(raw, want) {
		return wrongHeader(raw, name)
	}
	return nil
}

func (c *cursor) padding(name string, size int64) error {
	pad := make([]byte, -size&(tarBlock-1))
	if err := c.full(name, pad); err != nil {
		return err
	}
	if !bytes.Equal(pad, make([]byte, len(pad))) {
		return fail(name, "is padded with something in the archive")
	}
	return nil
}

// next goes to the next file; io.EOF behind the last, when the archive has ended as it must.
func (c *cursor) next() (File, error) {
	if c.file.Name != "" {
		if _, err := io.Copy(io.Discard, c); err != nil {
			return File{}, err
		}
		if err := c.padding(c.file.Name, c.file.Bytes); err != nil {
			return File{}, err
		}
		c.file = File{}
	}
	if len(c.rest) == 0 {
		return File{}, c.end()
	}
	f := c.rest[0]
	raw := make([]byte, tarBlock)
	if err := c.full(f.Name, raw); err != nil {
		return File{}, err
	}
	if err := c.held(raw, f.Name, f.Bytes); err != nil {
		return File{}, err
	}
	c.rest, c.file, c.left = c.rest[1:], f, f.Bytes
	return f, nil
}

// end holds the archive to two empty blocks and no more.
func (c *cursor) end() error {
	tail := make([]byte, 2*tarBlock)
	if err := c.full(fileArchive, tail); err != nil {
		return err
	}
	if !bytes.Equal(tail, make([]byte, len(tail))) {
		if name := string(bytes.TrimRight(tail[:100], "\x00")); known(name) {
			return fail(name, "not listed in the manifest, or twice in the archive")
		}
		return fail(fileArchive, "goes on behind the files of the manifest")
	}
	if _, err := c.r.ReadByte(); err == nil {
		return fail(fileArchive, "goes on behind its end")
	} else if !errors.Is(err, io.EOF) {
		return fail(fileArchive, "end: %w", err)
	}
	return io.EOF
}

// Read reads the current file.
func (c *cursor) Read(p []byte) (int, error) {
	if err := c.ctx.Err(); err != nil {
		return 0, err
	}
	if c.left == 0 {
		return 0, io.EOF
	}
	n, err := c.r.Read(p[:min(int64(len(p)), c.left)])
	c.left -= int64(n)
	if err != nil && n == 0 {
		if errors.Is(err, io.EOF) {
			err = io.ErrUnexpectedEOF
		}
		return 0, fail(c.file.Name, "read: %w", err)
	}
	return n, nil
}

// seek goes to a file behind the current one.
func (c *cursor) seek(name string) error {
	for {
		f, err := c.next()
		if err != nil {
			if errors.Is(err, io.EOF) {
				err = fail(name, "missing")
			}
			return err
		}
		if f.Name == name {
			return nil
		}
	}
}

// whole reads the current file into memory.
func (c *cursor) whole() ([]byte, error) {
	data := make([]byte, c.left)
	_, err := io.ReadFull(c, data)
	return data, err
}

// at opens one file.
func (a *Archive) at(ctx context.Context, name string) (*cursor, error) {
	c, err := a.cursor(ctx)
	if err != nil {
		return nil, err
	}
	if err := c.seek(name); err != nil {
		c.Close()
		return nil, err
	}
	return c, nil
}

// load reads the whole archive once, holds each file to the manifest, and keeps the ones that proofs are read from whole.
func (a *Archive) load(ctx context.Context) (map[string][]byte, error) {
	c, err := a.cursor(ctx)
	if err != nil {
		return nil, err
	}
	defer c.Close()
	held := map[string][]byte{}
	for {
		f, err := c.next()
		if errors.Is(err, io.EOF) {
			return held, nil
		}
		if err != nil {
			return nil, err
		}
		sum := crypto.NewKeccakState()
		if inStream(f.Name) || slices.Contains(derived, f.Name) {
			_, err = io.Copy(sum, c)
		} else if held[f.Name], err = c.whole(); err == nil {
			_, err = sum.Write(held[f.Name])
		}
		if err != nil {
			return nil, err
		}
		if h := [32]byte(sum.Sum(nil)); h != f.Keccak256 {
			return nil, fail(f.Name, "hashes to %#x, the manifest says %s", h, f.Keccak256)
		}
	}
}
