package snapshot

import (
	"errors"
	"io"

	"github.com/klauspost/compress/zstd"
)

// maxFrameBlocks bounds the blocks of a frame, inclusive. Encoders fill them with 128 KiB; half of that is enough.
const maxFrameBlocks = MaxTotalBytes >> 16

// window reads a file's bytes some at a time.
type window struct {
	in   io.ReaderAt
	from int64
	held []byte
}

// at gives the three bytes at a place.
func (w *window) at(place int64) ([]byte, error) {
	if place < w.from || place+3 > w.from+int64(len(w.held)) {
		buffer := make([]byte, 1<<12)
		n, err := w.in.ReadAt(buffer, place)
		if n < 3 {
			return nil, errors.Join(io.ErrUnexpectedEOF, err)
		}
		w.from, w.held = place, buffer[:n]
	}
	return w.held[place-w.from:][:3], nil
}

// checkFrame holds a file to one zstd frame from its first byte to its last, without decompressing it: of a bounded window,
// without a dictionary, with a checksum, and nothing behind it.
func checkFrame(in io.ReaderAt, size int64) error {
	head := make([]byte, zstd.HeaderMaxSize)
	n, err := in.ReadAt(head, 0)
	if n == 0 || (err != nil && err != io.EOF) {
		return fail(fileArchive, "cannot be read: %w", err)
	}
	var h zstd.Header
	if err := h.Decode(head[:n]); err != nil {
		return fail(fileArchive, "is not compressed by zstd: %w", err)
	}
	switch {
	case h.Skippable:
		return fail(fileArchive, "begins with a skippable frame")
	case h.DictionaryID != 0:
		return fail(fileArchive, "is compressed with a dictionary")
	case !h.HasCheckSum:
		return fail(fileArchive, "has no checksum")
	case h.WindowSize > maxWindow || h.SingleSegment && h.FrameContentSize > maxWindow:
		return fail(fileArchive, "needs a window of %d bytes, at most %d are given", max(h.WindowSize, h.FrameContentSize), maxWindow)
	}
	at, view := int64(h.HeaderSize), window{in: in}
	for blocks, last := 0, false; !last; blocks++ {
		if blocks == maxFrameBlocks {
			return fail(fileArchive, "is compressed in more than %d blocks", maxFrameBlocks)
		}
		raw, err := view.at(at)
		if err != nil {
			return fail(fileArchive, "ends within its compression at byte %d", at)
		}
		word := int64(raw[0]) | int64(raw[1])<<8 | int64(raw[2])<<16
		length := word >> 3
		last = word&1 != 0
		if kind := word >> 1 & 3; kind == 1 {
			length = 1 // one byte, repeated
		} else if kind == 3 {
			return fail(fileArchive, "has a reserved block at byte %d", at)
		}
		at += 3 + length
		if at > size {
			return fail(fileArchive, "ends within its compression at byte %d", size)
		}
	}
	if at += 4; at != size { // the checksum
		return fail(fileArchive, "has %d bytes, its compression ends at %d", size, at)
	}
	return nil
}
