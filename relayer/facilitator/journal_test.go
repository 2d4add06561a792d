package facilitator

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

func line(event string, tx byte) record {
	return record{settlementKey: settlementKey{Nonce: common.Hash{7}}, Event: event, Digest: common.Hash{1}, Payload: common.Hash{2}, Tx: common.Hash{tx}}
}

func TestJournalCutsOffAnUnfinishedLine(t *testing.T) {
	path := filepath.Join(t.TempDir(), "sub", "journal")
	j, records, err := openJournal(path)
	if err != nil || len(records) != 0 {
		t.Fatal(records, err)
	}
	if err := j.append(line(eventBroadcast, 1)); err != nil {
		t.Fatal(err)
	}
	if err := j.close(); err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, append(raw, raw[:len(raw)/2]...), 0o600); err != nil {
		t.Fatal(err)
	}
	j, records, err = openJournal(path)
	if err != nil || len(records) != 1 {
		t.Fatal(records, err)
	}
	if err := j.append(line(eventSettled, 1)); err != nil {
		t.Fatal(err)
	}
	if err := j.close(); err != nil {
		t.Fatal(err)
	}
	if _, records, err = openJournal(path); err != nil || len(records) != 2 || records[1] != line(eventSettled, 1) {
		t.Fatal(records, err)
	}
}

func TestJournalWithADamagedLineIsRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "journal")
	if err := os.WriteFile(path, []byte("{\"event\":\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, _, err := openJournal(path); !errors.Is(err, errJournal) {
		t.Fatal(err)
	}
}

func TestRestoreForgetsOnlyWhatTheNodeRefused(t *testing.T) {
	key := line("", 0).settlementKey
	st := restore([]record{line(eventBroadcast, 1), line(eventBroadcast, 2), line(eventRejected, 2), line(eventSettled, 3)})[key]
	if st == nil || len(st.txs) != 1 || st.txs[0] != (common.Hash{1}) || st.settled != (common.Hash{3}) || st.digest != (common.Hash{1}) || st.payload != (common.Hash{2}) {
		t.Fatalf("%+v", st)
	}
	if st := restore([]record{line(eventBroadcast, 1), line(eventRejected, 1)})[key]; st != nil {
		t.Fatalf("%+v", st)
	}
}
