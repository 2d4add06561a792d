package snapshot

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
)

// maxLineBytes bounds one record of a streamed file, inclusive: an event carries at most what a block's gas pays for.
const maxLineBytes = 16 << 20

// lines writes a streamed file: a JSON array with one record a line.
type lines struct {
	out io.Writer
	n   uint64
}

func (l *lines) add(v any) error {
	var line bytes.Buffer
	line.WriteString(",\n")
	if l.n == 0 {
		line.Reset()
		line.WriteString("[\n")
	}
	enc := json.NewEncoder(&line)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return fmt.Errorf("encode: %w", err)
	}
	l.n++
	_, err := l.out.Write(line.Bytes()[:line.Len()-1])
	return err
}

func (l *lines) end() error {
	last := "\n]\n"
	if l.n == 0 {
		last = "[\n]\n"
	}
	_, err := io.WriteString(l.out, last)
	return err
}

// comparer is a writer that takes nothing but what a file holds.
type comparer struct {
	name string
	in   *bufio.Reader
	line int
}

func (c *comparer) Write(want []byte) (int, error) {
	for at := 0; at < len(want); {
		got, err := c.in.Peek(min(len(want)-at, 1<<12))
		if len(got) == 0 {
			if err != nil && !errors.Is(err, io.EOF) {
				return at, err
			}
			return at, c.differs("end of file", want, at)
		}
		n := len(got)
		if expected := want[at : at+n]; !bytes.Equal(got, expected) {
			for n = 0; got[n] == expected[n]; n++ {
			}
			c.line += bytes.Count(expected[:n], []byte{'\n'})
			return at, c.differs(c.actual(want, at+n, n), want, at+n)
		}
		c.line += bytes.Count(got, []byte{'\n'})
		at += n
		if _, err := c.in.Discard(n); err != nil {
			return at, err
		}
	}
	return len(want), nil
}

// actual is the line of the file that departs from want at a byte, of which the last n are not yet taken from the file.
func (c *comparer) actual(want []byte, at, n int) string {
	start := bytes.LastIndexByte(want[:at], '\n') + 1
	_, _ = c.in.Discard(n)
	rest, _ := c.in.Peek(1 << 8)
	if end := bytes.IndexByte(rest, '\n'); end >= 0 {
		rest = rest[:end]
	}
	return string(want[start:at]) + string(rest)
}

func (c *comparer) differs(got string, want []byte, at int) error {
	start := bytes.LastIndexByte(want[:at], '\n') + 1
	end := len(want)
	if i := bytes.IndexByte(want[at:], '\n'); i >= 0 {
		end = at + i
	}
	from := max(0, min(at-start, len(got))-80)
	expected := want[start:end]
	return fail(c.name, "line %d says ..%.160q, the proofs say ..%.160q", c.line+1, got[from:], expected[min(from, len(expected)):])
}

// end refuses whatever the file holds beyond.
func (c *comparer) end() error {
	if rest, err := c.in.Peek(1); len(rest) > 0 {
		return fail(c.name, "goes on behind line %d, the proofs do not", c.line)
	} else if !errors.Is(err, io.EOF) {
		return err
	}
	return nil
}

// Payments gives the payments of the archive's own file in the order of the chain, without those of the snapshots that it
// extends. They are what the archive says; that it is so is what Verify finds.
func (a *Archive) Payments(ctx context.Context) iter.Seq2[PaymentRecord, error] {
	return records[PaymentRecord](ctx, a, filePayments)
}

// Events is as Payments, of the decoded events.
func (a *Archive) Events(ctx context.Context) iter.Seq2[EventRecord, error] {
	return records[EventRecord](ctx, a, fileEvents)
}

func records[T any](ctx context.Context, a *Archive, name string) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		var none T
		in, err := a.at(ctx, name)
		if err != nil {
			yield(none, err)
			return
		}
		defer in.Close()
		scan := bufio.NewScanner(in)
		scan.Buffer(make([]byte, 0, 1<<16), maxLineBytes)
		for scan.Scan() {
			line := bytes.TrimSuffix(scan.Bytes(), []byte(","))
			if len(line) == 1 { // the brackets
				continue
			}
			record, err := readLine[T](line)
			if err != nil {
				yield(none, fail(name, "%w", err))
				return
			}
			if !yield(record, nil) {
				return
			}
		}
		if err := scan.Err(); err != nil {
			yield(none, fail(name, "%w", err))
		}
	}
}

func readLine[T any](line []byte) (T, error) {
	var v T
	if err := checkDepth(line); err != nil {
		return v, err
	}
	dec := json.NewDecoder(bytes.NewReader(line))
	dec.DisallowUnknownFields()
	dec.UseNumber()
	if err := dec.Decode(&v); err != nil {
		return v, fmt.Errorf("decode: %w", err)
	}
	return v, nil
}
