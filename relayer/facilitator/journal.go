package facilitator

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"

	"github.com/ethereum/go-ethereum/common"
)

// settlementKey is what a token allows once.
type settlementKey struct {
	Token common.Address `json:"token"`
	From  common.Address `json:"from"`
	Nonce common.Hash    `json:"nonce"`
}

// Events of a settlement.
const (
	eventBroadcast = "broadcast" // about to be broadcast as Tx
	eventSettled   = "settled"   // Tx moved the money: ours, or another's
	eventRejected  = "rejected"  // the node refused Tx, which was never broadcast
)

// record is one line of the journal.
type record struct {
	settlementKey
	Event   string      `json:"event"`
	Digest  common.Hash `json:"digest"`  // what the payer signed
	Payload common.Hash `json:"payload"` // that and the signature
	Tx      common.Hash `json:"tx"`
}

// journal is an append-only file of records, one JSON object a line. A record is on the disk when append returns.
type journal struct {
	mu   sync.Mutex
	file *os.File
	size int64 // bytes of whole lines
}

var errJournal = errors.New("settlement journal is damaged")

// openJournal reads the records and cuts off a last line that was never finished.
func openJournal(path string) (*journal, []record, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, nil, fmt.Errorf("open journal: %w", err)
	}
	raw, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, nil, fmt.Errorf("open journal: %w", err)
	}
	var records []record
	whole := int64(0)
	for line := range bytes.Lines(raw) {
		if line[len(line)-1] != '\n' {
			break
		}
		var r record
		if err := json.Unmarshal(line, &r); err != nil {
			return nil, nil, fmt.Errorf("%w: line %d: %w", errJournal, len(records)+1, err)
		}
		records = append(records, r)
		whole += int64(len(line))
	}
	file, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, nil, fmt.Errorf("open journal: %w", err)
	}
	if err := errors.Join(file.Truncate(whole), file.Sync(), syncFolder(filepath.Dir(path))); err != nil {
		file.Close()
		return nil, nil, fmt.Errorf("open journal: %w", err)
	}
	return &journal{file: file, size: whole}, records, nil
}

func (j *journal) append(r record) error {
	line, err := json.Marshal(r)
	if err != nil {
		return fmt.Errorf("write journal: %w", err)
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	// Writing at the end of the last whole line overwrites what a failed write left.
	line = append(line, '\n')
	if _, err := j.file.WriteAt(line, j.size); err != nil {
		return fmt.Errorf("write journal: %w", err)
	}
	if err := j.file.Sync(); err != nil {
		return fmt.Errorf("write journal: %w", err)
	}
	j.size += int64(len(line))
	return nil
}

func (j *journal) close() error {
	j.mu.Lock()
	defer j.mu.Unlock()
	if err := j.file.Close(); err != nil && !errors.Is(err, os.ErrClosed) {
		return fmt.Errorf("close journal: %w", err)
	}
	return nil
}

// syncFolder makes a new file's name durable.
func syncFolder(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer d.Close()
	return d.Sync()
}
