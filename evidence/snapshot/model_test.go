package snapshot

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethdb/memorydb"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/trie"
	"github.com/ethereum/go-ethereum/triedb"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/evidence/snapshot/layout"
)

// model is a made-up contract: storage that no genuine contract has, to see that the verifier would notice.
type model struct {
	t     testing.TB
	facts *layout.Contract
	words map[common.Hash]common.Hash
}

func newModel(t testing.TB, name string) *model {
	t.Helper()
	facts, err := layout.Of(name)
	if err != nil {
		t.Fatal(err)
	}
	return &model{t, facts, map[common.Hash]common.Hash{}}
}

// set writes a value to its place. It is written once per place.
func (m *model) set(p layout.Place, v common.Hash) {
	m.t.Helper()
	if err := p.Err(); err != nil {
		m.t.Fatal(err)
	}
	word := new(uint256.Int).SetBytes(m.words[p.Slot()].Bytes())
	// Extracting from a word of ones shows how wide the value is.
	ones := new(uint256.Int).Not(new(uint256.Int))
	for shift := uint(0); shift < 256; shift += 8 {
		probe := new(uint256.Int).Lsh(uint256.NewInt(1), shift)
		if p.Extract(probe.Bytes32()).Eq(uint256.NewInt(1)) {
			word.And(word, new(uint256.Int).Xor(ones, new(uint256.Int).Lsh(p.Extract(ones.Bytes32()), shift)))
			word.Or(word, new(uint256.Int).Lsh(new(uint256.Int).SetBytes(v[:]), shift))
			break
		}
	}
	m.words[p.Slot()] = word.Bytes32()
}

func (m *model) number(p layout.Place, v uint64) { m.set(p, number32(v)) }

// modelled is a world whose state holds the models.
func modelled(t testing.TB, contracts map[common.Address]*model) *world {
	t.Helper()
	w := newWorld(proof.HeaderFields{})
	state := trie.NewEmpty(triedb.NewDatabase(rawdb.NewMemoryDatabase(), nil))
	for address, m := range contracts {
		storage := trie.NewEmpty(triedb.NewDatabase(rawdb.NewMemoryDatabase(), nil))
		for slot, word := range m.words {
			raw, _ := rlp.EncodeToBytes(new(big.Int).SetBytes(word[:]))
			if err := storage.Update(crypto.Keccak256(slot[:]), raw); err != nil {
				t.Fatal(err)
			}
		}
		keep(t, w, storage)
		account, _ := rlp.EncodeToBytes(&types.StateAccount{Balance: new(uint256.Int), Root: storage.Hash(), CodeHash: make([]byte, 32)})
		if err := state.Update(crypto.Keccak256(address[:]), account); err != nil {
			t.Fatal(err)
		}
	}
	keep(t, w, state)
	w.final = header(t, &types.Header{Number: big.NewInt(9), Root: state.Hash(), Time: 1000})
	return w
}

// keep puts every node of a trie in the world, so that absent keys are proven absent too.
func keep(t testing.TB, w *world, tr *trie.Trie) {
	t.Helper()
	for i := range 256 {
		db := memorydb.New()
		if err := tr.Prove(crypto.Keccak256([]byte{byte(i), 1}), db); err != nil {
			t.Fatal(err)
		}
		for it := db.NewIterator(nil, nil); it.Next(); {
			w.nodes.add(common.CopyBytes(it.Value()))
		}
	}
	it := trie.NewIterator(tr.MustNodeIterator(nil))
	for it.Next() {
		db := memorydb.New()
		if err := tr.Prove(it.Key, db); err != nil {
			t.Fatal(err)
		}
		for n := db.NewIterator(nil, nil); n.Next(); {
			w.nodes.add(common.CopyBytes(n.Value()))
		}
	}
}

// emitted is a made-up event.
func emitted(t testing.TB, contract *abi.ABI, name string, at Position, args ...any) event {
	t.Helper()
	ev, ok := contract.Events[name]
	if !ok {
		t.Fatalf("no event %s", name)
	}
	topics := [][]any{{ev.ID}}
	var data abi.Arguments
	var values []any
	for i, in := range ev.Inputs {
		if in.Indexed {
			topics = append(topics, []any{args[i]})
		} else {
			data, values = append(data, in), append(values, args[i])
		}
	}
	packed, err := data.Pack(values...)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	made, err := abi.MakeTopics(topics...)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	l := &types.Log{Data: packed}
	for _, topic := range made {
		l.Topics = append(l.Topics, topic[0])
	}
	return event{provenLog: provenLog{Position: at, log: l}, name: name}
}
