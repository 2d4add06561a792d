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
	name  string
	in    *bufio.Reader
	line  int    // of the file that are over
	begun []byte // of the line that is not, as far as it was compared
}

func (c *comparer) Write(want []byte) (int, error) {
	for at := 0; at < len(want); {
		got, err := c.in.Peek(min(len(want)-at, 1<<12))
		if len(got) == 0 {
			if err != nil && !errors.Is(err, io.EOF) {
				return at, err
			}
			return at, c.differs("end of file", want[at:])
		}
		n := len(got)
		if expected := want[at : at+n]; !bytes.Equal(got, expected) {
			for n = 0; got[n] == expected[n]; n++ {
			}
			c.pass(expected[:n])
			return at, c.differs(c.actual(n), want[at+n:])
		}
		c.pass(got)
		at += n
		if _, err := c.in.Discard(n); err != nil {
			return at, err
		}
	}
	return len(want), nil
}

// pass takes what file and records have in common.
func (c *comparer) pass(same []byte) {
	c.line += bytes.Count(same, []byte{'\n'})
	if i := bytes.LastIndexByte(same, '\n'); i >= 0 {
		c.begun, same = c.begun[:0], same[i+1:]
	}
	c.begun = append(c.begun, same...)
}

// actual is the line of the file that departs from the records behind its next n bytes.
func (c *comparer) actual(n int) string {
	_, _ = c.in.Discard(n)
	rest, _ := c.in.Peek(1 << 7)
	return string(c.begun) + string(firstLine(rest))
}

func firstLine(b []byte) []byte {
	line, _, _ := bytes.Cut(b, []byte{'\n'})
	return line
}

// differs says where the file departs from what should follow.
func (c *comparer) differs(got string, rest []byte) error {
	want := string(c.begun) + string(firstLine(rest))
	from := max(0, min(len(c.begun), len(got))-80)
	return fail(c.name, "line %d says ..%.160q, the proofs say ..%.160q", c.line+1, got[from:], want[min(from, len(want)):])
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
			if text := string(line); text == "[" || text == "]" {
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
