package snapshot

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethdb/memorydb"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/trie"
	"github.com/ethereum/go-ethereum/triedb"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/proof"
)

// proven puts values in a trie and their proofs in the world.
func proven(t *testing.T, w *world, values map[common.Hash][]byte) common.Hash {
	t.Helper()
	tr := trie.NewEmpty(triedb.NewDatabase(rawdb.NewMemoryDatabase(), nil))
	for key, value := range values {
		if err := tr.Update(crypto.Keccak256(key[:]), value); err != nil {
			t.Fatal(err)
		}
	}
	for key := range values {
		db := memorydb.New()
		if err := tr.Prove(crypto.Keccak256(key[:]), db); err != nil {
			t.Fatal(err)
		}
		for it := db.NewIterator(nil, nil); it.Next(); {
			w.nodes.add(common.CopyBytes(it.Value()))
		}
	}
	return tr.Hash()
}

// mined adds a block whose state says, through the EIP-2935 contract, that an older block has a hash.
func mined(t *testing.T, w *world, number, older uint64, hash, code common.Hash) *types.Header {
	t.Helper()
	value, _ := rlp.EncodeToBytes(new(big.Int).SetBytes(hash[:]))
	storage := proven(t, w, map[common.Hash][]byte{proof.HistorySlot(older): value})
	account, err := rlp.EncodeToBytes(&types.StateAccount{Balance: new(uint256.Int), Root: storage, CodeHash: code[:]})
	if err != nil {
		t.Fatal(err)
	}
	tr := trie.NewEmpty(triedb.NewDatabase(rawdb.NewMemoryDatabase(), nil))
	key := crypto.Keccak256(params.HistoryStorageAddress[:])
	if err := tr.Update(key, account); err != nil {
		t.Fatal(err)
	}
	db := memorydb.New()
	if err := tr.Prove(key, db); err != nil {
		t.Fatal(err)
	}
	for it := db.NewIterator(nil, nil); it.Next(); {
		w.nodes.add(common.CopyBytes(it.Value()))
	}
	return header(t, w, &types.Header{Number: new(big.Int).SetUint64(number), Root: tr.Hash(), Time: number})
}

func header(t testing.TB, w *world, h *types.Header) *types.Header {
	t.Helper()
	h.Difficulty = new(big.Int)
	raw, err := rlp.EncodeToBytes(h)
	if err != nil {
		t.Fatal(err)
	}
	w.headers.add(raw)
	return h
}

// far is a chain of three blocks a ring apart, and one older.
func far(t *testing.T) (w *world, final, middle, old *types.Header) {
	t.Helper()
	w = newWorld()
	old = header(t, w, &types.Header{Number: big.NewInt(100), Time: 100})
	low := mined(t, w, 20000-2*proof.HistoryRing, 100, old.Hash(), historyCode)
	middle = mined(t, w, 20000-proof.HistoryRing, low.Number.Uint64(), low.Hash(), historyCode)
	final = mined(t, w, 20000, middle.Number.Uint64(), middle.Hash(), historyCode)
	if err := w.trust(t.Context(), final.Hash()); err != nil {
		t.Fatal(err)
	}
	return w, final, middle, old
}

func TestOldBlocksAreReachedInHops(t *testing.T) {
	w, _, _, old := far(t)
	h, err := w.headerAt(t.Context(), 100)
	if err != nil {
		t.Fatal(err)
	}
	if h.Hash != old.Hash() || h.Number != 100 {
		t.Fatalf("reached %d %s", h.Number, h.Hash)
	}
	if err := w.checkUsed(); err != nil {
		t.Errorf("a hop needs less than it takes: %v", err)
	}
}

func TestAHopNeedsEachBlockOnItsWay(t *testing.T) {
	w, _, middle, _ := far(t)
	delete(w.headers.byHash, middle.Hash())
	_, err := w.headerAt(t.Context(), 100)
	refused(t, err, fileHeaders, "no header of block "+middle.Hash().Hex())
}

func TestTheParentNeedsNoHop(t *testing.T) {
	w := newWorld()
	parent := header(t, w, &types.Header{Number: big.NewInt(6)})
	final := header(t, w, &types.Header{Number: big.NewInt(7), ParentHash: parent.Hash()})
	if err := w.trust(t.Context(), final.Hash()); err != nil {
		t.Fatal(err)
	}
	if h, err := w.headerAt(t.Context(), 6); err != nil || h.Hash != parent.Hash() {
		t.Fatalf("%v %v", h, err)
	}
	_, err := w.headerAt(t.Context(), 8)
	refused(t, err, fileReceipts, "after the final block")
}

func TestAHopEndsAtTheBlockItSays(t *testing.T) {
	w := newWorld()
	wrong := header(t, w, &types.Header{Number: big.NewInt(11)})
	final := mined(t, w, 20, 10, wrong.Hash(), historyCode)
	if err := w.trust(t.Context(), final.Hash()); err != nil {
		t.Fatal(err)
	}
	_, err := w.headerAt(t.Context(), 10)
	refused(t, err, fileHeaders, "has number 11, not 10")
}

func TestAHopNeedsTheHistoryContract(t *testing.T) {
	w := newWorld()
	old := header(t, w, &types.Header{Number: big.NewInt(10)})
	final := mined(t, w, 20, 10, old.Hash(), common.Hash{1})
	if err := w.trust(t.Context(), final.Hash()); err != nil {
		t.Fatal(err)
	}
	_, err := w.headerAt(t.Context(), 10)
	refused(t, err, fileNodes, "no EIP-2935 contract")
}

func TestAClearedSlotIsZero(t *testing.T) {
	w := newWorld()
	cleared, full, absent := common.Hash{1}, common.Hash{2}, common.Hash{3}
	root := proven(t, w, map[common.Hash][]byte{cleared: {0x80}, full: {0x07}})
	for key, want := range map[common.Hash]common.Hash{cleared: {}, full: {31: 7}, absent: {}} {
		got, err := w.nodes.word(root, crypto.Keccak256(key[:]))
		if err != nil || got != want {
			t.Errorf("slot %s: %s, %v", key, got, err)
		}
	}
	if got, err := w.nodes.word(types.EmptyRootHash, crypto.Keccak256(full[:])); err != nil || got != (common.Hash{}) {
		t.Errorf("empty trie: %s, %v", got, err)
	}
}

func newHeader(number int64) *types.Header { return &types.Header{Number: big.NewInt(number)} }
