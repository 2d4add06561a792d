package txmgr_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/relayer/txmgr"
)

// failingJournal refuses to record, or to drop.
type failingJournal struct {
	txmgr.MemoryJournal
	save, drop error
}

func (j *failingJournal) Save(ctx context.Context, f txmgr.Flight) error {
	return errors.Join(j.save, j.MemoryJournal.Save(ctx, f))
}

func (j *failingJournal) Drop(ctx context.Context, nonce uint64) error {
	if j.drop != nil {
		return j.drop
	}
	return j.MemoryJournal.Drop(ctx, nonce)
}

func TestNothingIsBroadcastUnrecorded(t *testing.T) {
	f := start(t)
	full := errors.New("disk full")
	m, err := txmgr.Open(t.Context(), f.client, f.key, &failingJournal{save: full}, fast())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Send(t.Context(), txmgr.Candidate{To: &sink}); !errors.Is(err, full) || f.used(t) != 0 {
		t.Errorf("%d nonces used, %v", f.used(t), err)
	}
}

// A record that stays would bring a refused transaction back after a restart, so it must not be called refused.
func TestRefusalThatCannotBeRecordedIsPending(t *testing.T) {
	f := start(t)
	client := refusing{f.client, func(*types.Transaction) error { return nodeError{"exceeds block gas limit"} }}
	m, err := txmgr.Open(t.Context(), client, f.key, &failingJournal{drop: errors.New("disk full")}, fast())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Send(t.Context(), txmgr.Candidate{To: &sink}); !errors.Is(err, txmgr.ErrPending) || errors.Is(err, txmgr.ErrRejected) {
		t.Error(err)
	}
}

func TestFileJournalIsTheProcesssAlone(t *testing.T) {
	folder := t.TempDir()
	j, err := txmgr.OpenFileJournal(folder)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := txmgr.OpenFileJournal(folder); !errors.Is(err, txmgr.ErrJournalInUse) {
		t.Fatal(err)
	}
	if err := j.Save(t.Context(), txmgr.Flight{Nonce: 3, Versions: []hexutil.Bytes{{1}}}); err != nil {
		t.Fatal(err)
	}
	if err := j.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "4.json.part"), []byte(`{"nonce":4,`), 0o600); err != nil {
		t.Fatal(err)
	}
	if j, err = txmgr.OpenFileJournal(folder); err != nil {
		t.Fatal(err)
	}
	left, err := j.Open(t.Context())
	if err != nil || len(left) != 1 || left[0].Nonce != 3 || len(left[0].Versions) != 1 {
		t.Fatalf("%v, %v", left, err)
	}
	if err := errors.Join(j.Drop(t.Context(), 3), j.Drop(t.Context(), 3)); err != nil {
		t.Fatal(err)
	}
	if left, err := j.Open(t.Context()); err != nil || len(left) != 0 {
		t.Fatalf("%v, %v", left, err)
	}
	for name, text := range map[string]string{"5.json": "{", "6.json": `{"nonce":7}`} {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := j.Open(t.Context()); !errors.Is(err, txmgr.ErrJournal) {
			t.Errorf("%s: %v", name, err)
		}
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
}

func TestJournalOfAnotherAccountIsRefused(t *testing.T) {
	f := start(t)
	journal := &txmgr.MemoryJournal{}
	f.crashed(t, journal, txmgr.Candidate{To: &sink})
	other, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := txmgr.Open(t.Context(), f.client, other, journal, fast()); !errors.Is(err, txmgr.ErrJournal) {
		t.Error(err)
	}
	for _, versions := range [][]hexutil.Bytes{nil, {{1, 2}}} {
		if err := journal.Save(t.Context(), txmgr.Flight{Nonce: 0, Versions: versions}); err != nil {
			t.Fatal(err)
		}
		if _, err := txmgr.Open(t.Context(), f.client, f.key, journal, fast()); !errors.Is(err, txmgr.ErrJournal) {
			t.Error(err)
		}
	}
}
