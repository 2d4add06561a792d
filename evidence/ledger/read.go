package ledger

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/redress-protocol/redress/evidence/canon"
)

// Is reports whether a file that begins with these bytes claims to be a ledger.
func Is(beginning []byte) bool {
	line, _, _ := bytes.Cut(beginning, []byte("\n"))
	var h Header
	return canon.Unmarshal(line, &h) == nil && h.Format == Format
}

// Read goes through a ledger line by line, in memory bounded by a line, and gives every entry to yield, which may end it
// with an error. A file that ends within a line is refused, and the error says so: see ErrTorn.
func Read(r io.Reader, yield func(Entry) error) (Header, Head, error) {
	in := bufio.NewReaderSize(r, MaxLine+1)
	line, err := readLine(in)
	if err != nil {
		return Header{}, Head{}, fmt.Errorf("%w: header: %w", ErrFormat, err)
	}
	header, err := readHeader(line)
	if err != nil {
		return Header{}, Head{}, err
	}
	last, err := header.Hash()
	if err != nil {
		return Header{}, Head{}, err
	}
	head := Head{Last: last}
	for {
		line, err := readLine(in)
		if errors.Is(err, io.EOF) {
			return header, head, nil
		}
		if err != nil {
			return header, head, fmt.Errorf("%w: behind entry %d: %w", ErrChain, head.Entries, err)
		}
		e, err := readEntry(line, head)
		if err != nil {
			return header, head, err
		}
		head = Head{Entries: e.Seq, Last: e.Hash}
		if yield == nil {
			continue
		}
		if err := yield(e); err != nil {
			return header, head, err
		}
	}
}

// ErrTorn says that the file ends within a line: its writer was stopped in the middle.
var ErrTorn = errors.New("the last line has no end")

// readLine gives a line without its end; io.EOF where there is none.
func readLine(in *bufio.Reader) ([]byte, error) {
	line, err := in.ReadSlice('\n')
	switch {
	case err == nil:
		return line[:len(line)-1], nil
	case errors.Is(err, bufio.ErrBufferFull):
		return nil, fmt.Errorf("a line above %d bytes", MaxLine)
	case errors.Is(err, io.EOF) && len(line) > 0:
		return nil, ErrTorn
	}
	return nil, err
}

func readHeader(line []byte) (Header, error) {
	var h Header
	if err := canon.IsCanonical(line); err != nil {
		return h, fmt.Errorf("%w: header: %w", ErrFormat, err)
	}
	if err := canon.Unmarshal(line, &h); err != nil {
		return h, fmt.Errorf("%w: header: %w", ErrFormat, err)
	}
	if h.Format != Format {
		return h, fmt.Errorf("%w: format %.60q, this reads %q", ErrFormat, h.Format, Format)
	}
	return h, nil
}

// readEntry reads the entry that must follow head, and nothing but the bytes that seal makes of it.
func readEntry(line []byte, head Head) (Entry, error) {
	var got Entry
	if err := json.Unmarshal(line, &got); err != nil {
		return got, fmt.Errorf("%w: entry %d: %w", ErrChain, head.Entries+1, err)
	}
	want, again, err := seal(got.Act, head.Entries+1, head.Last)
	switch {
	case err != nil:
		return got, fmt.Errorf("%w: entry %d: %w", ErrChain, head.Entries+1, err)
	case got.Seq != want.Seq:
		return got, fmt.Errorf("%w: entry %d follows entry %d", ErrChain, got.Seq, head.Entries)
	case got.Prev != want.Prev:
		return got, fmt.Errorf("%w: entry %d follows %s, the entry before it is %s", ErrChain, got.Seq, got.Prev, want.Prev)
	case got.Hash != want.Hash:
		return got, fmt.Errorf("%w: entry %d says hash %s, its content hashes to %s", ErrChain, got.Seq, got.Hash, want.Hash)
	case !bytes.Equal(line, again):
		return got, fmt.Errorf("%w: entry %d is not in its canonical form", ErrChain, got.Seq)
	}
	return got, nil
}

// Verify reads a ledger to its end and holds its signed head to it.
func Verify(r io.Reader, signed SignedHead) (Header, Head, error) {
	header, head, err := Read(r, nil)
	if err != nil {
		return header, head, err
	}
	return header, head, signed.Check(header, head)
}

// Moment selects entries as of a point in time, inclusive, unix seconds.
type Moment struct {
	Happened uint64 // by the agents' clocks; 0: no bound
	Known    uint64 // by the chain's: only what a block of at most this time holds; 0: no bound, and acts no chain saw too
}

// Has reports whether an entry belongs to the moment.
func (m Moment) Has(e Entry) bool {
	if m.Happened != 0 && e.Time > m.Happened {
		return false
	}
	return m.Known == 0 || e.Chain != nil && e.Chain.Time <= m.Known
}
