package txmgr

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/gofrs/flock"
)

// Errors of journals.
var (
	// ErrJournal says that a journal holds what this manager cannot have written: another account's or chain's flights.
	ErrJournal = errors.New("journal does not fit the account or is damaged")
	// ErrJournalInUse says that another process has the journal, and with it the account's nonces.
	ErrJournalInUse = errors.New("journal is in use by another process")
)

// Flight is the durable record of one nonce: every version of its transaction that was signed, oldest first. The first is
// what was asked for; a later one pays more, or cancels.
type Flight struct {
	Key      string          `json:"key,omitempty"` // the candidate's idempotency key, may be empty
	Nonce    uint64          `json:"nonce"`
	Versions []hexutil.Bytes `json:"versions"` // signed, as broadcast
}

// Journal keeps the flights of one account on one chain. Save and Drop return when the change is durable. A manager does
// not call it concurrently.
type Journal interface {
	// Open returns what was saved and not dropped, in any order.
	Open(ctx context.Context) ([]Flight, error)
	// Save records a flight, in place of an earlier record of its nonce.
	Save(ctx context.Context, f Flight) error
	// Drop forgets a nonce's flight; one that is not recorded is no error.
	Drop(ctx context.Context, nonce uint64) error
}

// MemoryJournal forgets when the process ends. The zero value is empty.
type MemoryJournal struct {
	mu      sync.Mutex
	flights map[uint64]Flight
}

// Open implements Journal.
func (j *MemoryJournal) Open(context.Context) ([]Flight, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	return slices.Collect(maps.Values(j.flights)), nil
}

// Save implements Journal.
func (j *MemoryJournal) Save(_ context.Context, f Flight) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.flights == nil {
		j.flights = map[uint64]Flight{}
	}
	f.Versions = slices.Clone(f.Versions)
	j.flights[f.Nonce] = f
	return nil
}

// Drop implements Journal.
func (j *MemoryJournal) Drop(_ context.Context, nonce uint64) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	delete(j.flights, nonce)
	return nil
}

// FileJournal keeps each flight in a file of a folder that one process has at a time.
type FileJournal struct {
	folder string
	lock   *flock.Flock
}

const flightSuffix = ".json"

// OpenFileJournal takes the folder, which is made if needed. Close gives it back.
func OpenFileJournal(folder string) (*FileJournal, error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, fmt.Errorf("open journal: %w", err)
	}
	lock := flock.New(filepath.Join(folder, "lock"))
	switch ok, err := lock.TryLock(); {
	case err != nil:
		return nil, fmt.Errorf("lock journal: %w", err)
	case !ok:
		return nil, fmt.Errorf("%w: %s", ErrJournalInUse, folder)
	}
	return &FileJournal{folder, lock}, nil
}

// Close lets others have the folder.
func (j *FileJournal) Close() error { return j.lock.Unlock() }

// Open implements Journal. What a crash left half-written was never broadcast, and is removed.
func (j *FileJournal) Open(context.Context) ([]Flight, error) {
	entries, err := os.ReadDir(j.folder)
	if err != nil {
		return nil, fmt.Errorf("read journal: %w", err)
	}
	var out []Flight
	for _, e := range entries {
		path := filepath.Join(j.folder, e.Name())
		switch {
		case strings.HasSuffix(e.Name(), flightSuffix+".part"):
			if err := os.Remove(path); err != nil {
				return nil, fmt.Errorf("clean journal: %w", err)
			}
		case strings.HasSuffix(e.Name(), flightSuffix):
			f, err := readFlight(path)
			if err != nil {
				return nil, err
			}
			out = append(out, f)
		}
	}
	slices.SortFunc(out, func(a, b Flight) int { return cmp.Compare(a.Nonce, b.Nonce) })
	return out, nil
}

func readFlight(path string) (Flight, error) {
	raw, err := os.ReadFile(path)
	if err != nil {
		return Flight{}, fmt.Errorf("read flight: %w", err)
	}
	var f Flight
	if err := json.Unmarshal(raw, &f); err != nil {
		return Flight{}, fmt.Errorf("%w: %s: %w", ErrJournal, path, err)
	}
	if name := strconv.FormatUint(f.Nonce, 10) + flightSuffix; name != filepath.Base(path) {
		return Flight{}, fmt.Errorf("%w: %s holds nonce %d", ErrJournal, path, f.Nonce)
	}
	return f, nil
}

func (j *FileJournal) path(nonce uint64) string {
	return filepath.Join(j.folder, strconv.FormatUint(nonce, 10)+flightSuffix)
}

// Save implements Journal.
func (j *FileJournal) Save(_ context.Context, f Flight) error {
	raw, err := json.Marshal(f)
	if err != nil {
		return fmt.Errorf("encode flight: %w", err)
	}
	path := j.path(f.Nonce)
	if err := writeDurably(path+".part", raw); err != nil {
		return fmt.Errorf("write flight: %w", err)
	}
	if err := os.Rename(path+".part", path); err != nil {
		return fmt.Errorf("write flight: %w", err)
	}
	return j.sync()
}

// Drop implements Journal.
func (j *FileJournal) Drop(_ context.Context, nonce uint64) error {
	if err := os.Remove(j.path(nonce)); err != nil && !errors.Is(err, os.ErrNotExist) {
		return fmt.Errorf("drop flight: %w", err)
	}
	return j.sync()
}

// sync makes changes of names durable.
func (j *FileJournal) sync() error {
	dir, err := os.Open(j.folder)
	if err != nil {
		return fmt.Errorf("sync journal: %w", err)
	}
	return errors.Join(dir.Sync(), dir.Close())
}

func writeDurably(path string, raw []byte) error {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = file.Write(raw)
	return errors.Join(err, file.Sync(), file.Close())
}
