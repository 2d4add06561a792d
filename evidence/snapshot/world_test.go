package snapshot

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
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

// trieOf builds a trie and adds the proofs of its values to nodes.
func trieOf(t testing.TB, nodes *blobs, values map[common.Hash][]byte) common.Hash {
	t.Helper()
	tr := trie.NewEmpty(triedb.NewDatabase(rawdb.NewMemoryDatabase(), nil))
	for key, value := range values {
		if err := tr.Update(key[:], value); err != nil {
			t.Fatal(err)
		}
	}
	for key := range values {
		db := memorydb.New()
		if err := tr.Prove(key[:], db); err != nil {
			t.Fatal(err)
		}
		for it := db.NewIterator(nil, nil); it.Next(); {
			nodes.add(common.CopyBytes(it.Value()))
		}
	}
	return tr.Hash()
}

func hashed(key common.Hash) common.Hash { return crypto.Keccak256Hash(key[:]) }

// ringState is the state of a block whose EIP-2935 contract, of some code, says that older blocks have hashes. The proofs are
// added to the nodes of the state and of the slots.
func ringState(t testing.TB, state, slots *blobs, hashes map[uint64]common.Hash, code common.Hash) common.Hash {
	t.Helper()
	values := map[common.Hash][]byte{}
	for number, hash := range hashes {
		value, _ := rlp.EncodeToBytes(new(big.Int).SetBytes(hash[:]))
		values[hashed(proof.HistorySlot(number))] = value
	}
	account, err := rlp.EncodeToBytes(&types.StateAccount{Balance: new(uint256.Int), Root: trieOf(t, slots, values), CodeHash: code[:]})
	if err != nil {
		t.Fatal(err)
	}
	return trieOf(t, state, map[common.Hash][]byte{crypto.Keccak256Hash(params.HistoryStorageAddress[:]): account})
}

// encodedHeader completes a header and gives its bytes.
func encodedHeader(t testing.TB, h *types.Header) []byte {
	t.Helper()
	h.Difficulty = new(big.Int)
	raw, err := rlp.EncodeToBytes(h)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func header(t testing.TB, h *types.Header) proof.HeaderFields {
	t.Helper()
	fields, err := proof.DecodeHeader(encodedHeader(t, h))
	if err != nil {
		t.Fatal(err)
	}
	return fields
}

func TestAClearedSlotIsZero(t *testing.T) {
	w := newWorld(proof.HeaderFields{})
	cleared, full, absent := common.Hash{1}, common.Hash{2}, common.Hash{3}
	root := trieOf(t, w.nodes, map[common.Hash][]byte{hashed(cleared): {0x80}, hashed(full): {0x07}})
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

// What a snapshot says of attempts fits the blocks that it has.
func TestRevertsAreOfTheSnapshotsOwnBlocks(t *testing.T) {
	at := func(n uint64) *uint64 { return &n }
	one := map[common.Hash]hexutil.Bytes{{1}: {2}}
	m := Manifest{Block: BlockRef{Number: 20}, Extends: &Base{Block: BlockRef{Number: 9}}}
	for name, tt := range map[string]struct {
		r    revertsFile
		says string
	}{
		"before the base's end": {revertsFile{at(9), one}, "not one of this snapshot"},
		"behind its own end":    {revertsFile{at(21), one}, "not one of this snapshot"},
		"not looked for":        {revertsFile{nil, one}, "none were looked for"},
		"no list":               {revertsFile{nil, nil}, "not even no attempts"},
		"of the base":           {revertsFile{at(10), map[common.Hash]hexutil.Bytes{{7}: {}}}, "that this one extends"},
	} {
		w := newWorld(proof.HeaderFields{})
		w.reverts[common.Hash{7}] = hexutil.Bytes{9}
		raw, err := writeJSON(tt.r)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(name, func(t *testing.T) { refused(t, w.loadReverts(m, raw), fileReverts, tt.says) })
	}
	w := newWorld(proof.HeaderFields{})
	raw, _ := writeJSON(revertsFile{at(10), one})
	if err := w.loadReverts(m, raw); err != nil || len(w.reverts) != 1 || w.scanned[0] != (ScannedRange{10, 20}) {
		t.Errorf("%v, %v", w.scanned, err)
	}
}

func newHeader(number int64) *types.Header { return &types.Header{Number: big.NewInt(number)} }
