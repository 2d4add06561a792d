package budget_test

import (
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/budget"
)

const noon = 20_000*budget.Day + budget.Day/2

func item(host string, amount int64, at uint64) budget.Item {
	return budget.Item{Host: host, Request: common.Hash{byte(amount)}, Amount: big.NewInt(amount), At: at}
}

func open(t *testing.T, dir string) *budget.Book {
	t.Helper()
	b, err := budget.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// seen is what a purchase is told of what was set aside for others; it is set aside itself if keep.
func seen(t *testing.T, b *budget.Book, name string, i budget.Item, keep bool) (out budget.Spent) {
	t.Helper()
	stop := errors.New("not kept")
	err := b.Reserve(name, i, func(s budget.Spent) error {
		if out = s; keep {
			return nil
		}
		return stop
	})
	if err != nil && !errors.Is(err, stop) {
		t.Fatal(err)
	}
	return out
}

func TestSumsAreOfTheDayAndTheHost(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	seen(t, b, "a", item("one", 5, noon), true)
	seen(t, b, "b", item("two", 7, noon), true)
	seen(t, b, "c", item("one", 100, noon), false) // refused: it counts for nothing
	b = open(t, dir)                               // a restart forgets nothing
	if s := seen(t, b, "d", item("one", 1, noon), false); s.Day.Int64() != 12 || s.Host.Int64() != 5 {
		t.Fatalf("%+v", s)
	}
	if s := seen(t, b, "a", item("one", 9, noon), true); s.Day.Int64() != 7 || s.Host.Int64() != 0 {
		t.Fatalf("a purchase counts against itself: %+v", s)
	}
	if s := seen(t, b, "d", item("one", 1, noon+budget.Day), false); s.Day.Int64() != 0 || s.Host.Int64() != 0 {
		t.Fatalf("yesterday counts: %+v", s)
	}
	if err := b.Release("a", noon); err != nil {
		t.Fatal(err)
	}
	if err := b.Release("nothing", noon); err != nil {
		t.Fatal(err)
	}
	if s := seen(t, b, "d", item("one", 1, noon), false); s.Day.Int64() != 7 {
		t.Fatalf("not given back: %+v", s)
	}
}

func TestRepetitionIsSeenAcrossMidnight(t *testing.T) {
	b := open(t, t.TempDir())
	evening := uint64(20_001*budget.Day - 10)
	seen(t, b, "a", item("one", 5, evening), true)
	if s := seen(t, b, "b", item("one", 5, evening+20), false); s.Again != evening {
		t.Fatalf("paid for at %d, seen %d", evening, s.Again)
	}
	if s := seen(t, b, "a", item("one", 5, evening), false); s.Again != 0 {
		t.Fatalf("a purchase repeats itself: %d", s.Again)
	}
	if s := seen(t, b, "b", item("one", 6, evening+20), false); s.Again != 0 {
		t.Fatalf("another request counts: %d", s.Again)
	}
}

// Many purchases at once, through several books on one folder as several processes have them: together they stay within the
// limit, and use it up.
func TestConcurrentPurchasesCannotOverspend(t *testing.T) {
	dir, refused := t.TempDir(), errors.New("refused")
	limit := big.NewInt(50)
	var group sync.WaitGroup
	var mu sync.Mutex
	kept := 0
	for n := range 4 {
		b := open(t, dir)
		for i := range 10 {
			group.Add(1)
			go func() {
				defer group.Done()
				err := b.Reserve(strconv.Itoa(n*10+i), item("one", 5, noon), func(s budget.Spent) error {
					if new(big.Int).Add(s.Day, big.NewInt(5)).Cmp(limit) > 0 {
						return refused
					}
					return nil
				})
				mu.Lock()
				defer mu.Unlock()
				if err == nil {
					kept++
				} else if !errors.Is(err, refused) {
					t.Error(err)
				}
			}()
		}
	}
	group.Wait()
	if kept != 10 {
		t.Fatalf("%d purchases of 5 within %s", kept, limit)
	}
}

func TestSpoiltRecordIsNoBudget(t *testing.T) {
	dir := t.TempDir()
	b := open(t, dir)
	if err := os.WriteFile(filepath.Join(dir, "budget-20000.json"), []byte(`{"a":{"host":"one"}}`), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := b.Reserve("b", item("one", 1, noon), func(budget.Spent) error { return nil }); err == nil {
		t.Fatal("spent on a record without an amount")
	}
}
