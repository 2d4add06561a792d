package snapshot

import (
	"bufio"
	"bytes"
	"errors"
	"strings"
	"testing"
)

// linesOf writes records as a streamed file.
func linesOf(t testing.TB, records ...any) []byte {
	t.Helper()
	var out bytes.Buffer
	l := lines{out: &out}
	for _, r := range records {
		if err := l.add(r); err != nil {
			t.Fatal(err)
		}
	}
	if err := l.end(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// compareLines compares records with a file as a verifier does.
func compareLines(file []byte, buffer int, records ...any) error {
	c := &comparer{name: filePayments, in: bufio.NewReaderSize(bytes.NewReader(file), buffer)}
	l := lines{out: c}
	for _, r := range records {
		if err := l.add(r); err != nil {
			return err
		}
	}
	if err := l.end(); err != nil {
		return err
	}
	return c.end()
}

func TestStreamedFilesHaveOneRecordALine(t *testing.T) {
	if got := string(linesOf(t)); got != "[\n]\n" {
		t.Errorf("%q", got)
	}
	if got := string(linesOf(t, 1, "<a>")); got != "[\n1,\n\"<a>\"\n]\n" {
		t.Errorf("%q", got)
	}
}

func TestAStreamedFileIsHeldToTheRecords(t *testing.T) {
	long := strings.Repeat("x", 10_000)
	good := linesOf(t, 1, long, 3)
	if err := compareLines(good, 16, 1, long, 3); err != nil {
		t.Fatal(err)
	}
	for name, tt := range map[string]struct {
		file []byte
		says string
	}{
		"empty":     {nil, "line 1 says ..\"end of file\""},
		"cut":       {good[:len(good)-3], "end of file"},
		"goes on":   {append(bytes.Clone(good), '\n'), "goes on behind line 5"},
		"one less":  {linesOf(t, 1, long), "line 3 says"},
		"one more":  {linesOf(t, 1, long, 3, 4), "line 4 says ..\"3,\", the proofs say ..\"3\""},
		"reordered": {linesOf(t, long, 1, 3), "line 2 says"},
		"a space":   {bytes.Replace(good, []byte("1,"), []byte("1 ,"), 1), "line 2 says ..\"1 ,\""},
		"a change":  {bytes.Replace(good, []byte("xxx\""), []byte("xxy\""), 1), "line 3 says"},
		"no record": {linesOf(t), "line 2 says ..\"]\""},
	} {
		for _, buffer := range []int{16, 1 << 16} {
			t.Run(name, func(t *testing.T) { refused(t, compareLines(tt.file, buffer, 1, long, 3), filePayments, tt.says) })
		}
	}
}

func TestRecordsAreReadOneByOne(t *testing.T) {
	s := story(t)
	a, err := openRaw(s.raw)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for p, err := range a.Payments(t.Context()) {
		if err != nil || p.Offer != s.scope.Address {
			t.Fatalf("%+v, %v", p, err)
		}
		if n++; n == 3 {
			break
		}
	}
	if n != 3 {
		t.Errorf("%d payments", n)
	}
	for name, line := range map[string]string{
		"an unknown field": `{"more":1}`, "no record": `7`, "deep": strings.Repeat("[", 100) + strings.Repeat("]", 100),
	} {
		files := opened(t, s.raw)
		files[filePayments] = []byte("[\n" + line + "\n]\n")
		bad, err := openRaw(sealed(t, files))
		if err != nil {
			t.Fatal(err)
		}
		for _, err = range bad.Payments(t.Context()) {
		}
		var f *Failure
		if !errors.As(err, &f) || f.File != filePayments {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// FuzzLines checks that nothing but the written form of the records is taken for them.
func FuzzLines(f *testing.F) {
	f.Add([]byte("[\n1,\n\"a\"\n]\n"))
	f.Add([]byte("[\n]\n"))
	f.Fuzz(func(t *testing.T, file []byte) {
		want := linesOf(t, 1, "a")
		if err := compareLines(file, 16, 1, "a"); (err == nil) != bytes.Equal(file, want) || err != nil && !errors.Is(err, ErrInvalid) {
			t.Fatalf("%q: %v", file, err)
		}
	})
}
