package cache

import (
	"bytes"
	"errors"
	"math/big"
	"os"
	"reflect"
	"strconv"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"

	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/evidence/snapshot"
)

// An entry under another's name is whole and of the right kind, and still not what the name says.
func TestEntryInAnothersPlaceIsDamaged(t *testing.T) {
	folder, err := Open(t.TempDir(), 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	a, b := common.Hash{1}, common.Hash{2}
	for _, k := range []common.Hash{a, b} {
		if err := folder.put(kindCode, k, k[:]); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Rename(folder.path(kindCode, a), folder.path(kindCode, b)); err != nil {
		t.Fatal(err)
	}
	if data, ok := folder.get(kindCode, b); ok {
		t.Errorf("gave %x", data)
	}
}

// Entries that are whole, and of another block than their name says, are not believed either: the folder may be anybody's.
func TestForgedEntriesAreReadAgain(t *testing.T) {
	l := start(t)
	want := l.readings(t, l.cache)
	a, b := l.calls[0].BlockHash, l.calls[1].BlockHash
	slot := common.Hash{31: 7}
	ofAccount := func(h common.Hash) common.Hash { return key(h[:], at[:]) }
	ofSlot := func(h common.Hash) common.Hash { return key(h[:], at[:], slot[:]) }
	code, err := l.node.Chain.CodeAtHash(t.Context(), at, a)
	if err != nil {
		t.Fatal(err)
	}
	for _, forged := range []struct {
		kind     string
		from, to common.Hash
	}{
		{kindHeader, a, b}, {kindReceipts, a, b}, {kindSent, a, b}, {kindAccount, ofAccount(a), ofAccount(b)}, {kindSlot, ofSlot(a), ofSlot(b)},
	} {
		data, ok := l.cache.folder.get(forged.kind, forged.from)
		if !ok {
			t.Fatalf("no %s", forged.kind)
		}
		if err := l.cache.folder.put(forged.kind, forged.to, data); err != nil {
			t.Fatal(err)
		}
		if got := l.readings(t, l.cache); !reflect.DeepEqual(got, want) {
			t.Errorf("forged %s were served", forged.kind)
		}
	}
	if err := l.cache.folder.put(kindCode, crypto.Keccak256Hash(code), []byte{0xfe}); err != nil {
		t.Fatal(err)
	}
	if got := l.readings(t, l.cache); !reflect.DeepEqual(got, want) {
		t.Error("forged code was served")
	}
	slots := []common.Hash{proof.HistorySlot(0)}
	real, err := l.node.Chain.Proof(t.Context(), params.HistoryStorageAddress, slots, b)
	if err != nil {
		t.Fatal(err)
	}
	if err := l.cache.KeepRing(t.Context(), a); err != nil {
		t.Fatal(err)
	}
	ring, _ := l.cache.folder.get(kindRing, a)
	if err := l.cache.folder.put(kindRing, b, ring); err != nil {
		t.Fatal(err)
	}
	if got, err := l.cache.Proof(t.Context(), params.HistoryStorageAddress, slots, b); err != nil || !reflect.DeepEqual(got, real) {
		t.Errorf("a forged ring was served: %v", err)
	}
}

func TestAnswersThatDoNotFollowAreRefused(t *testing.T) {
	l := start(t)
	block := l.calls[0].BlockHash
	for _, lie := range []struct {
		what string
		read func() error
	}{
		{"header", func() error {
			l.node.headers = func(h *types.Header) { h.Time++ }
			_, err := l.cache.HeaderByHash(t.Context(), block)
			return err
		}},
		{"receipts", func() error {
			l.node.receipts = func(r []*types.Receipt) { r[0].CumulativeGasUsed++ }
			_, err := l.cache.BlockReceipts(t.Context(), block)
			return err
		}},
		{"account", func() error {
			l.node.proofs = func(p *proof.StateProof) { p.Account[len(p.Account)-1][5] ^= 1 }
			_, err := l.cache.Proof(t.Context(), at, nil, block)
			return err
		}},
		{"slot", func() error {
			l.node.proofs = func(p *proof.StateProof) { p.Storage[0].Nodes = nil }
			_, err := l.cache.Proof(t.Context(), at, []common.Hash{{31: 7}}, block)
			return err
		}},
		{"another slot", func() error {
			l.node.proofs = func(p *proof.StateProof) { p.Storage[0].Slot = common.Hash{31: 8} }
			_, err := l.cache.Proof(t.Context(), at, []common.Hash{{31: 7}}, block)
			return err
		}},
		{"slots left out", func() error {
			l.node.proofs = func(p *proof.StateProof) { p.Storage = nil }
			_, err := l.cache.Proof(t.Context(), at, []common.Hash{{31: 7}}, block)
			return err
		}},
		{"transactions", func() error {
			l.node.sent = func(txs []*types.Transaction) { txs[0] = types.NewTx(&types.LegacyTx{}) }
			_, _, err := l.cache.BlockTransactions(t.Context(), l.calls[0].BlockNumber.Uint64())
			return err
		}},
		{"code", func() error {
			l.node.code = func(code []byte) []byte { return append(bytes.Clone(code), 0) }
			_, err := l.cache.CodeAtHash(t.Context(), at, block)
			return err
		}},
	} {
		if err := lie.read(); !errors.Is(err, ErrContradicted) {
			t.Errorf("%s: %v", lie.what, err)
		}
		l.node.headers, l.node.receipts, l.node.proofs, l.node.code, l.node.sent = nil, nil, nil, nil, nil
	}
	// Nothing of it was kept.
	if got, want := l.readings(t, l.cache), l.readings(t, l.node.Chain); !reflect.DeepEqual(got, want) {
		t.Error("a refused answer was kept")
	}
}

func TestAReorganizationServesNothingStale(t *testing.T) {
	l := start(t)
	var state string
	l.control(t, &state, "evm_snapshot")
	gone := l.send()
	end := gone.BlockNumber.Uint64()
	if logs, err := l.cache.Logs(t.Context(), filter, 0, end); err != nil || len(logs) != 3 {
		t.Fatalf("%d logs, %v", len(logs), err)
	}
	l.control(t, nil, "evm_revert", state)
	l.control(t, nil, "anvil_mine", "0x1") // another block in its place, without a log
	if logs, err := l.cache.Logs(t.Context(), filter, 0, end); err != nil || len(logs) != 2 {
		t.Errorf("after the reorganization: %d logs, %v", len(logs), err)
	}
}

func TestAReorganizationDuringTheReadIsNoticed(t *testing.T) {
	l := start(t)
	var state string
	l.control(t, &state, "evm_snapshot")
	end := l.send().BlockNumber.Uint64()
	l.node.logs = func() {
		l.node.logs = nil
		l.control(t, nil, "evm_revert", state)
		l.control(t, nil, "anvil_mine", "0x1")
	}
	if _, err := l.cache.Logs(t.Context(), filter, 0, end); !errors.Is(err, snapshot.ErrReorganized) {
		t.Fatal(err)
	}
	if logs, err := l.cache.Logs(t.Context(), filter, 0, end); err != nil || len(logs) != 2 {
		t.Errorf("%d logs, %v", len(logs), err)
	}
}

func TestLongRangesAreKeptInParts(t *testing.T) {
	const first = span - 10
	l := start(t, "--number", strconv.Itoa(first))
	l.control(t, nil, "anvil_mine", "0x10")
	l.calls = append(l.calls, l.send())
	head := l.calls[2].BlockNumber.Uint64()
	for _, end := range []uint64{head - 1, head} {
		logs, err := l.cache.Logs(t.Context(), filter, first, end)
		if err != nil || uint64(len(logs)) != 2+end-(head-1) {
			t.Fatalf("to %d: %d logs, %v", end, len(logs), err)
		}
	}
	// The second reading found the first part and asked for the rest only.
	if n := l.node.calls()["logs"]; n != 3 {
		t.Errorf("asked for logs %d times, expected 3", n)
	}
	// Below another final block the same part is still itself: its own last block names it.
	h, err := l.node.Chain.HeaderByNumber(t.Context(), big.NewInt(span-1))
	if err != nil {
		t.Fatal(err)
	}
	if last, err := l.cache.below(t.Context(), l.calls[2].BlockHash, head, span-1); err != nil || last != h.Hash() {
		t.Errorf("block %d is %s, %v", span-1, last, err)
	}
	if err := l.cache.ForgetLogs(); err != nil {
		t.Fatal(err)
	}
	if _, err := l.cache.Logs(t.Context(), filter, first, head); err != nil || l.node.calls()["logs"] != 2 {
		t.Errorf("forgotten logs were served: %v", err)
	}
}
