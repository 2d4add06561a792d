package snapshot

import (
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/trie"

	"github.com/redress-protocol/redress/evidence/proof"
)

// errAbsent says that something the derivation needs is not in the archive.
var errAbsent = errors.New("not in the archive")

// blobs holds byte strings by their keccak256 and remembers which were used.
type blobs struct {
	byHash map[common.Hash][]byte
	used   map[common.Hash]bool
}

func newBlobs() *blobs {
	return &blobs{byHash: map[common.Hash][]byte{}, used: map[common.Hash]bool{}}
}

// aside holds the same, and remembers for itself what is used.
func (b *blobs) aside() *blobs { return &blobs{byHash: b.byHash, used: map[common.Hash]bool{}} }

func (b *blobs) add(data []byte) { b.byHash[crypto.Keccak256Hash(data)] = data }

func (b *blobs) has(h common.Hash) bool { _, ok := b.byHash[h]; return ok }

func (b *blobs) use(h common.Hash) ([]byte, error) {
	data, ok := b.byHash[h]
	if !ok {
		return nil, errAbsent
	}
	b.used[h] = true
	return data, nil
}

// unused names one blob that was never used.
func (b *blobs) unused() (common.Hash, bool) {
	var least common.Hash
	found := false
	for h := range b.byHash {
		if !b.used[h] && (!found || h.Cmp(least) < 0) {
			least, found = h, true
		}
	}
	return least, found
}

// way records the trie nodes that a lookup passes. It serves as the lookup's database.
type way struct {
	nodes   *blobs
	passed  [][]byte
	missing bool
}

func (w *way) Has(key []byte) (bool, error) { return w.nodes.has(common.BytesToHash(key)), nil }

func (w *way) Get(key []byte) ([]byte, error) {
	data, err := w.nodes.use(common.BytesToHash(key))
	if err != nil {
		w.missing = true
		return nil, err
	}
	w.passed = append(w.passed, data)
	return data, nil
}

// value gives what a trie holds under a key that must be there.
func (b *blobs) value(root common.Hash, key []byte) ([]byte, error) {
	w := &way{nodes: b}
	value, err := trie.VerifyProof(root, key, w)
	switch {
	case w.missing:
		return nil, errAbsent
	case err != nil:
		return nil, err
	case value == nil:
		return nil, errors.New("the trie holds nothing there")
	}
	return value, nil
}

// word gives a storage word; a slot that the trie does not hold is zero. Local chains keep a leaf of zero for a slot that
// was cleared, where others drop it; either way the root vouches for it.
func (b *blobs) word(root common.Hash, key []byte) (common.Hash, error) {
	if root == types.EmptyRootHash {
		return common.Hash{}, nil
	}
	value, err := trie.VerifyProof(root, key, &way{nodes: b})
	if err != nil || value == nil {
		return common.Hash{}, err
	}
	var content []byte
	if err := rlp.DecodeBytes(value, &content); err != nil {
		return common.Hash{}, err
	}
	if len(content) > common.HashLength {
		return common.Hash{}, errors.New("a storage word above 32 bytes")
	}
	return common.BytesToHash(content), nil
}

// path collects the nodes from root to key. errAbsent says that one of them is not held.
func (b *blobs) path(root common.Hash, key []byte) ([][]byte, error) {
	if root == types.EmptyRootHash {
		return nil, nil
	}
	w := &way{nodes: b}
	if _, err := trie.VerifyProof(root, key, w); err != nil {
		if w.missing {
			return nil, errAbsent
		}
		return nil, err
	}
	return w.passed, nil
}

func (b *blobs) usedHashes() []common.Hash {
	out := make([]common.Hash, 0, len(b.used))
	for h := range b.used {
		out = append(out, h)
	}
	slices.SortFunc(out, common.Hash.Cmp)
	return out
}

// list gives the used blobs in order of their hashes.
func (b *blobs) list() [][]byte {
	out := [][]byte{}
	for _, h := range b.usedHashes() {
		out = append(out, b.byHash[h])
	}
	return out
}

// shortestNode is the bytes of the shortest trie node that anything names by its hash, inclusive: shorter ones lie within others.
const shortestNode = common.HashLength

// nodeList is a list of trie nodes. Reading refuses what cannot be one, so that a list takes no more memory than its bytes do
// by a small factor.
type nodeList [][]byte

// DecodeRLP implements rlp.Decoder.
func (l *nodeList) DecodeRLP(s *rlp.Stream) error {
	if _, err := s.List(); err != nil {
		return err
	}
	out := nodeList{}
	for s.MoreDataInList() {
		data, err := s.Bytes()
		if err != nil {
			return err
		}
		if len(data) < shortestNode {
			return fmt.Errorf("item %d has %d bytes, no node has less than %d", len(out), len(data), shortestNode)
		}
		out = append(out, data)
	}
	*l = out
	return s.ListEnd()
}

// read takes what list gave, written as an RLP list, and nothing else.
func (b *blobs) read(raw []byte) error {
	var list nodeList
	if err := rlp.DecodeBytes(raw, &list); err != nil {
		return fmt.Errorf("decode: %w", err)
	}
	return b.take(list)
}

// take takes what list gave.
func (b *blobs) take(list [][]byte) error {
	var last common.Hash
	for i, data := range list {
		h := crypto.Keccak256Hash(data)
		if i > 0 && h.Cmp(last) <= 0 {
			return fmt.Errorf("item %d is repeated or out of order", i)
		}
		last = h
		b.byHash[h] = data
	}
	return nil
}

// addAll adds nodes as a chain gives them.
func (b *blobs) addAll(nodes [][]byte) {
	for _, node := range nodes {
		b.add(node)
	}
}

// account gives the account that the nodes prove under a state root.
func (b *blobs) account(root common.Hash, address common.Address) (proof.Account, error) {
	nodes, err := b.path(root, crypto.Keccak256(address[:]))
	if err != nil {
		return proof.Account{}, err
	}
	return proof.VerifyAccount(root, address, nodes)
}
