package snapshot

import (
	"io"

	"github.com/klauspost/compress/zstd"
)

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
	at := int64(h.HeaderSize)
	for last := false; !last; {
		var raw [3]byte
		if _, err := in.ReadAt(raw[:], at); err != nil && at+3 != size {
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
