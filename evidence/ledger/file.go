package ledger

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"time"

	"github.com/redress-protocol/redress/evidence/canon"
)

// File is a ledger on disk that is being written. One process at a time may have it open; its methods may be called
// concurrently.
type File struct {
	path   string
	header Header
	sign   Signer

	mu   sync.Mutex // guards everything below
	out  *os.File
	head Head
	bad  error // a write failed: what is on disk is not known, so nothing more is written
}

// HeadPath is where the signed head of a ledger is kept.
func HeadPath(path string) string { return path + ".head" }

// Open takes up the ledger at path at its end, or begins it. A last line that a crash left without its end was never
// acknowledged and is cut off; the signed head is renewed where entries behind it are whole. A head over more than the file
// holds says that entries were lost, one over something else that they were changed, and is an error, like none at all.
// Where the last line is what the owner signed the head over, nothing before it is read again: VerifyFile does that.
func Open(path string, of Header, sign Signer) (*File, error) {
	of.Format = Format
	out, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, fmt.Errorf("open ledger: %w", err)
	}
	f := &File{path: path, header: of, sign: sign, out: out}
	if err := f.recover(); err != nil {
		return nil, errors.Join(fmt.Errorf("open ledger %s: %w", path, err), out.Close())
	}
	return f, nil
}

const lockPause = 5 * time.Millisecond

// OpenWithin is Open for a ledger that others write too, in this process and in others: it waits so long for them.
func OpenWithin(path string, of Header, sign Signer, wait time.Duration) (*File, error) {
	for deadline := time.Now().Add(wait); ; time.Sleep(lockPause) {
		f, err := Open(path, of, sign)
		if err == nil || !errors.Is(err, syscall.EWOULDBLOCK) || time.Now().After(deadline) {
			return f, err
		}
	}
}

// AppendTo opens the ledger at path as OpenWithin does, appends and closes it.
func AppendTo(path string, of Header, sign Signer, wait time.Duration, acts ...Act) ([]Entry, error) {
	f, err := OpenWithin(path, of, sign, wait)
	if err != nil {
		return nil, err
	}
	entries, err := f.Append(acts...)
	return entries, errors.Join(err, f.Close())
}

func (f *File) recover() error {
	if err := lock(f.out); err != nil {
		return err
	}
	end, err := wholeLines(f.out)
	if err != nil {
		return err
	}
	if err := f.out.Truncate(end); err != nil {
		return err
	}
	if _, err := f.out.Seek(0, io.SeekStart); err != nil {
		return err
	}
	if end == 0 {
		return f.begin()
	}
	if head, ok := f.resumed(end); ok {
		f.head = head
		return nil
	}
	signed, missing := ReadHead(HeadPath(f.path))
	if missing != nil && !errors.Is(missing, fs.ErrNotExist) {
		return missing
	}
	var under Head // the entry that the head was signed over, as the file has it
	header, head, err := Read(f.out, func(e Entry) error {
		if e.Seq == signed.Entries {
			under = Head{Entries: e.Seq, Last: e.Hash}
		}
		return nil
	})
	if err != nil {
		return err
	}
	if header != f.header {
		return fmt.Errorf("%w: it is of %s on chain %d, not of %s on chain %d", ErrFormat, header.Owner, header.ChainID, f.header.Owner, f.header.ChainID)
	}
	f.head = head
	switch {
	case missing != nil && head.Entries > 0:
		return fmt.Errorf("%w: there is none, and the ledger has %d entries", ErrHead, head.Entries)
	case missing != nil:
		return f.seal()
	case signed.Entries > head.Entries:
		return fmt.Errorf("%w: it is signed after %d entries, the ledger has %d", ErrHead, signed.Entries, head.Entries)
	case signed.Entries == 0:
		if under.Last, err = header.Hash(); err != nil {
			return err
		}
	}
	// Or a record that somebody wrote anew would be signed here.
	if err := signed.Check(header, under); err != nil {
		return err
	}
	return f.seal()
}

// resumed is the signed head, where it stands for this header and for the last line, which ends at end. Anything else is for
// recover to read through and to name.
func (f *File) resumed(end int64) (Head, bool) {
	signed, err := ReadHead(HeadPath(f.path))
	if err != nil || signed.Entries == 0 {
		return Head{}, false
	}
	first, err := readLine(bufio.NewReaderSize(io.NewSectionReader(f.out, 0, end), MaxLine+1))
	if err != nil {
		return Head{}, false
	}
	if header, err := readHeader(first); err != nil || header != f.header {
		return Head{}, false
	}
	tail := make([]byte, min(end, MaxLine+2)) // a line between two ends
	if _, err := f.out.ReadAt(tail, end-int64(len(tail))); err != nil {
		return Head{}, false
	}
	tail = tail[:len(tail)-1]
	line := tail[bytes.LastIndexByte(tail, '\n')+1:]
	var last Entry
	if json.Unmarshal(line, &last) != nil || last.Seq == 0 {
		return Head{}, false
	}
	if last, err = readEntry(line, Head{Entries: last.Seq - 1, Last: last.Prev}); err != nil {
		return Head{}, false
	}
	head := Head{Entries: last.Seq, Last: last.Hash}
	return head, signed.Check(f.header, head) == nil
}

func (f *File) begin() error {
	if _, err := os.Stat(HeadPath(f.path)); err == nil {
		return fmt.Errorf("%w: there is a signed head and no entry", ErrHead)
	}
	line, err := canon.Marshal(f.header)
	if err != nil {
		return err
	}
	if f.head.Last, err = f.header.Hash(); err != nil {
		return err
	}
	if err := f.write(append(line, '\n')); err != nil {
		return err
	}
	return f.seal()
}

// Append puts acts at the end, on disk and under a new signed head when it returns, all or none of them acknowledged. An
// act that is not valid is refused and nothing is written.
func (f *File) Append(acts ...Act) ([]Entry, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.bad != nil {
		return nil, fmt.Errorf("ledger %s was not written before: %w", f.path, f.bad)
	}
	head, lines, entries := f.head, []byte(nil), []Entry(nil)
	for _, a := range acts {
		e, line, err := seal(a, head.Entries+1, head.Last)
		if err != nil {
			return nil, err
		}
		head = Head{Entries: e.Seq, Last: e.Hash}
		lines, entries = append(append(lines, line...), '\n'), append(entries, e)
	}
	if len(entries) == 0 {
		return nil, nil
	}
	if err := f.write(lines); err != nil {
		f.bad = err
		return nil, fmt.Errorf("append to ledger: %w", err)
	}
	f.head = head
	if err := f.seal(); err != nil {
		f.bad = err
		return nil, fmt.Errorf("append to ledger: %w", err)
	}
	return entries, nil
}

// Head is where the ledger ends.
func (f *File) Head() Head {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.head
}

// Close ends writing.
func (f *File) Close() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.bad = os.ErrClosed
	return f.out.Close()
}

func (f *File) write(b []byte) error {
	if _, err := f.out.Seek(0, io.SeekEnd); err != nil {
		return err
	}
	if _, err := f.out.Write(b); err != nil {
		return err
	}
	return f.out.Sync()
}

// seal signs the head and puts it beside the ledger, whole or not at all.
func (f *File) seal() error {
	signed, err := f.head.Sign(f.header, f.sign)
	if err != nil {
		return err
	}
	raw, err := canon.Marshal(signed)
	if err != nil {
		return err
	}
	path := HeadPath(f.path)
	tmp, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name())
	_, err = tmp.Write(append(raw, '\n'))
	if err = errors.Join(err, tmp.Sync(), tmp.Close()); err != nil {
		return err
	}
	if err := os.Rename(tmp.Name(), path); err != nil {
		return err
	}
	dir, err := os.Open(filepath.Dir(path))
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}

// ReadHead reads a signed head.
func ReadHead(path string) (SignedHead, error) {
	var s SignedHead
	raw, err := os.ReadFile(path)
	if err != nil {
		return s, fmt.Errorf("read head: %w", err)
	}
	if err := json.Unmarshal(raw, &s); err != nil {
		return s, fmt.Errorf("%w: %w", ErrHead, err)
	}
	return s, nil
}

// VerifyFile verifies the ledger at path under the signed head beside it.
func VerifyFile(path string) (Header, Head, error) {
	signed, err := ReadHead(HeadPath(path))
	if err != nil {
		return Header{}, Head{}, err
	}
	in, err := os.Open(path)
	if err != nil {
		return Header{}, Head{}, fmt.Errorf("open ledger: %w", err)
	}
	defer in.Close()
	return Verify(in, signed)
}

// lock keeps other processes out until the file is closed.
func lock(f *os.File) error {
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		return fmt.Errorf("another process writes it: %w", err)
	}
	return nil
}

// wholeLines is where the last whole line of a file ends.
func wholeLines(f *os.File) (int64, error) {
	info, err := f.Stat()
	if err != nil {
		return 0, err
	}
	size := info.Size()
	tail := make([]byte, min(size, MaxLine+1))
	if _, err := f.ReadAt(tail, size-int64(len(tail))); err != nil && !errors.Is(err, io.EOF) {
		return 0, err
	}
	at := bytes.LastIndexByte(tail, '\n')
	if at < 0 && size > int64(len(tail)) {
		return 0, fmt.Errorf("%w: a line above %d bytes", ErrChain, MaxLine)
	}
	return size - int64(len(tail)) + int64(at) + 1, nil
}
