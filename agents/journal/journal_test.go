package journal_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/redress-protocol/redress/agents/journal"
)

type note struct{ Text string }

func open(t *testing.T) (*journal.Dir, string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "records")
	d, err := journal.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	return d, path
}

func TestCreateSucceedsOnceUnderConcurrency(t *testing.T) {
	d, _ := open(t)
	var won atomic.Int32
	var wg sync.WaitGroup
	for range 16 {
		wg.Go(func() {
			switch err := d.Create("one", note{"x"}); {
			case err == nil:
				won.Add(1)
			case !errors.Is(err, journal.ErrExists):
				t.Errorf("create: %v", err)
			}
		})
	}
	wg.Wait()
	if won.Load() != 1 {
		t.Fatalf("%d creates succeeded, want 1", won.Load())
	}
}

func TestSaveReplacesAndLoadReads(t *testing.T) {
	d, path := open(t)
	var got note
	if err := d.Load("a", &got); !errors.Is(err, journal.ErrNone) {
		t.Fatalf("load of nothing: %v", err)
	}
	for _, text := range []string{"first", "second"} {
		if err := d.Save("a", note{text}); err != nil {
			t.Fatal(err)
		}
		if err := d.Load("a", &got); err != nil || got.Text != text {
			t.Fatalf("got %q, %v", got.Text, err)
		}
	}
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm() != 0o700 {
		t.Fatalf("folder mode %v, %v", info.Mode(), err)
	}
	files, err := os.ReadDir(path)
	if err != nil || len(files) != 1 {
		t.Fatalf("%d files left, %v", len(files), err)
	}
}

func TestNamesAreListedAndBad(t *testing.T) {
	d, _ := open(t)
	for _, n := range []string{"b", "a.1"} {
		if err := d.Create(n, note{}); err != nil {
			t.Fatal(err)
		}
	}
	names, err := d.Names()
	if err != nil || !slices.Equal(names, []string{"a.1", "b"}) {
		t.Fatalf("names %v, %v", names, err)
	}
	for _, bad := range []string{"", "../x", "a/b", ".hidden", "UPPER"} {
		if err := d.Create(bad, note{}); !errors.Is(err, journal.ErrName) {
			t.Errorf("create %q: %v", bad, err)
		}
		if err := d.Load(bad, &note{}); !errors.Is(err, journal.ErrName) {
			t.Errorf("load %q: %v", bad, err)
		}
	}
}
