package state_test

import (
	"context"
	"errors"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/state/statetest"
)

func TestConcurrentStartsMigrateOnce(t *testing.T) {
	statetest.Each(t, func(t *testing.T, address string) {
		var wg sync.WaitGroup
		for range 6 {
			wg.Go(func() {
				db, err := state.Open(context.Background(), address)
				if err != nil {
					t.Error(err)
					return
				}
				if err := db.Close(); err != nil {
					t.Error(err)
				}
			})
		}
		wg.Wait()
	})
}

func TestMigrationsGoForwardWholeOrNotAtAll(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, open func() *state.DB) {
		steps := state.Embedded()
		n := len(steps)
		broken := append(steps[:n:n], state.Migration(n+1, "CREATE TABLE more (a BIGINT); CREATE TABLE settlements (a BIGINT)"))
		if err := db.Migrate(t.Context(), broken...); err == nil {
			t.Fatal("a broken step was applied")
		}
		if err := db.Execute(t.Context(), "SELECT a FROM more"); err == nil {
			t.Fatal("half of a broken step is left")
		}
		next := append(steps[:n:n], state.Migration(n+1, "CREATE TABLE more (a BIGINT)"))
		no(t, db.Migrate(t.Context(), next...))
		no(t, db.Migrate(t.Context(), next...))
		if err := db.Migrate(t.Context(), steps...); !errors.Is(err, state.ErrNewer) {
			t.Fatalf("an older program opened a newer database: %v", err)
		}
	})
}

func TestFileIsDurable(t *testing.T) {
	db, err := state.Open(t.Context(), filepath.Join(t.TempDir(), "a folder?", "state.db"))
	no(t, err)
	defer db.Close()
	for name, want := range map[string]string{"journal_mode": "wal", "synchronous": "2", "busy_timeout": "10000", "foreign_keys": "1"} {
		if got, err := db.Pragma(t.Context(), name); got != want || err != nil {
			t.Errorf("%s is %s: %v", name, got, err)
		}
	}
}

func TestAddressesThatAreNone(t *testing.T) {
	for _, address := range []string{"", "mysql://x/y", "postgres://%zz"} {
		if _, err := state.Open(t.Context(), address); !errors.Is(err, state.ErrAddress) {
			t.Errorf("%q: %v", address, err)
		}
	}
}

func TestDatabaseThatIsAwaySaysSo(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second)
	defer cancel()
	if _, err := state.Open(ctx, "postgres://u:secret@/x?host="+t.TempDir()); err == nil {
		t.Fatal("opened nothing")
	}
}
