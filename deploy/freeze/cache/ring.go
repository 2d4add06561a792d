package cache

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/trie"

	"github.com/redress-protocol/redress/evidence/proof"
)

// kindRing is the whole storage of the EIP-2935 contract after a block, by block hash: less than a megabyte.
const kindRing = "rings"

// KeepRing reads all hashes of older blocks that the state after a block proves. While that state is there nobody knows
// which of them a later freeze needs, so all are kept.
func (c *Chain) KeepRing(ctx context.Context, block common.Hash) error {
	header, err := c.HeaderByHash(ctx, block)
	if err != nil {
		return err
	}
	if _, ok := c.ring(header, block, nil); ok {
		return nil
	}
	// The slots of all hashes that there are: together their proofs are the whole trie.
	slots := make([]common.Hash, min(proof.HistoryRing, header.Number.Uint64()))
	for i := range slots {
		slots[i] = proof.HistorySlot(uint64(i))
	}
	got, err := c.Chain.Proof(ctx, params.HistoryStorageAddress, slots, block)
	if c.failing(err) {
		return fmt.Errorf("read the ring of block %s: %w", block, err)
	}
	if err := holds(header, params.HistoryStorageAddress, slots, got); err != nil {
		return err
	}
	seen := map[common.Hash]bool{}
	nodes := got.Account
	for _, n := range nodes {
		seen[crypto.Keccak256Hash(n)] = true
	}
	for _, s := range got.Storage {
		for _, n := range s.Nodes {
			if h := crypto.Keccak256Hash(n); !seen[h] {
				seen[h] = true
				nodes = append(nodes, n)
			}
		}
	}
	return c.putNodes(kindRing, block, nodes)
}

// ring gives proofs of slots of the EIP-2935 contract out of a kept ring.
func (c *Chain) ring(header *types.Header, block common.Hash, slots []common.Hash) (proof.StateProof, bool) {
	nodes, ok := c.nodes(kindRing, block)
	if !ok {
		return proof.StateProof{}, false
	}
	set := nodeSet{}
	for _, n := range nodes {
		set[crypto.Keccak256Hash(n)] = n
	}
	raw, path, err := set.walk(header.Root, crypto.Keccak256(params.HistoryStorageAddress[:]))
	var account types.StateAccount
	if err != nil || rlp.DecodeBytes(raw, &account) != nil {
		return proof.StateProof{}, false
	}
	out := proof.StateProof{Account: path}
	for _, slot := range slots {
		_, path, err := set.walk(account.Root, crypto.Keccak256(slot[:]))
		if err != nil {
			return proof.StateProof{}, false
		}
		out.Storage = append(out.Storage, proof.SlotProof{Slot: slot, Nodes: path})
	}
	return out, true
}

// nodeSet is trie nodes by hash.
type nodeSet map[common.Hash][]byte

var errNoNode = errors.New("no such node")

// walk gives a key's value, nil where there is none, and the nodes on the way.
func (s nodeSet) walk(root common.Hash, key []byte) ([]byte, [][]byte, error) {
	w := &walk{set: s}
	value, err := trie.VerifyProof(root, key, w)
	return value, w.path, err
}

// walk remembers the nodes that a lookup took.
type walk struct {
	set  nodeSet
	path [][]byte
}

// Has implements ethdb.KeyValueReader.
func (w *walk) Has(hash []byte) (bool, error) { return w.set[common.BytesToHash(hash)] != nil, nil }

// Get implements ethdb.KeyValueReader.
func (w *walk) Get(hash []byte) ([]byte, error) {
	n, ok := w.set[common.BytesToHash(hash)]
	if !ok {
		return nil, errNoNode
	}
	w.path = append(w.path, n)
	return n, nil
}
