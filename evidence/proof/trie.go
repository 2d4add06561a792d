package proof

import (
	"bytes"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"
)

const (
	maxNodes     = 65      // a 32-byte key has 64 nibbles; one node more for the leaf
	maxNodeBytes = 4 << 20 // a receipt of a whole block's gas spent on log data stays below this
)

// lookup walks the nodes from root to the key and returns the value, or nil when the nodes prove that the trie holds
// none. Keys must be prefix-free, so no value sits in a branch node. Exactly the nodes on the path are accepted, root
// first; nodes below 32 bytes are read where they stand inside their parent.
func lookup(root common.Hash, key []byte, nodes [][]byte) ([]byte, error) {
	if len(nodes) > maxNodes {
		return nil, fmt.Errorf("%d trie nodes: %w", len(nodes), ErrTooLarge)
	}
	if root == types.EmptyRootHash && (len(nodes) == 0 || (len(nodes) == 1 && bytes.Equal(nodes[0], rlp.EmptyString))) {
		return nil, nil
	}
	w := walk{path: nibbles(key)}
	ref := reference{hash: root}
	for used := 0; ; {
		node := ref.inline
		if node == nil {
			if used == len(nodes) {
				return nil, fmt.Errorf("node %d missing: %w", used, ErrNotProven)
			}
			node = nodes[used]
			if len(node) > maxNodeBytes {
				return nil, fmt.Errorf("node %d has %d bytes: %w", used, len(node), ErrTooLarge)
			}
			if crypto.Keccak256Hash(node) != ref.hash {
				return nil, fmt.Errorf("node %d has another hash: %w", used, ErrNotProven)
			}
			used++
		}
		value, next, err := w.step(node)
		if err != nil {
			return nil, fmt.Errorf("node %d: %w", used-1, err)
		}
		if next == nil {
			if used != len(nodes) {
				return nil, fmt.Errorf("%d nodes beyond the path: %w", len(nodes)-used, ErrNotProven)
			}
			return value, nil
		}
		ref = *next
	}
}

// include is lookup for a key that must be there.
func include(root common.Hash, key []byte, nodes [][]byte) ([]byte, error) {
	value, err := lookup(root, key, nodes)
	if err == nil && value == nil {
		err = fmt.Errorf("key is absent: %w", ErrNotProven)
	}
	return value, err
}

// reference points to a node: by hash, or by its bytes when it stands inside its parent.
type reference struct {
	hash   common.Hash
	inline []byte
}

// walk is the part of the key that is still to be matched, a nibble a byte.
type walk struct {
	path []byte
}

// step reads one node. With next == nil the walk has ended: value is what was found, nil when the key is absent.
func (w *walk) step(node []byte) (value []byte, next *reference, err error) {
	items, rest, err := rlp.SplitList(node)
	if err != nil || len(rest) != 0 {
		return nil, nil, ErrMalformed
	}
	count, err := rlp.CountValues(items)
	if err != nil {
		return nil, nil, ErrMalformed
	}
	switch count {
	case 17:
		return w.branch(items)
	case 2:
		return w.short(items)
	default:
		return nil, nil, fmt.Errorf("%d items: %w", count, ErrMalformed)
	}
}

func (w *walk) branch(items []byte) ([]byte, *reference, error) {
	if len(w.path) == 0 {
		return nil, nil, fmt.Errorf("key ends in a branch: %w", ErrNotProven)
	}
	for range w.path[0] {
		_, _, rest, err := rlp.Split(items)
		if err != nil {
			return nil, nil, ErrMalformed
		}
		items = rest
	}
	w.path = w.path[1:]
	next, err := child(items)
	return nil, next, err
}

func (w *walk) short(items []byte) ([]byte, *reference, error) {
	compact, rest, err := rlp.SplitString(items)
	if err != nil {
		return nil, nil, ErrMalformed
	}
	path, leaf, err := expand(compact)
	if err != nil {
		return nil, nil, err
	}
	if !bytes.HasPrefix(w.path, path) {
		return nil, nil, nil // the trie goes elsewhere: absent
	}
	w.path = w.path[len(path):]
	if !leaf {
		next, err := child(rest)
		if err == nil && next == nil {
			err = fmt.Errorf("extension to nothing: %w", ErrMalformed)
		}
		return nil, next, err
	}
	if len(w.path) != 0 {
		return nil, nil, nil // a leaf of a shorter key: absent
	}
	value, _, err := rlp.SplitString(rest)
	if err != nil || len(value) == 0 {
		return nil, nil, ErrMalformed
	}
	return value, nil, nil
}

// child reads the reference at the beginning of items; nil when it is empty.
func child(items []byte) (*reference, error) {
	kind, content, rest, err := rlp.Split(items)
	switch {
	case err != nil:
		return nil, ErrMalformed
	case kind == rlp.List:
		raw := items[:len(items)-len(rest)]
		if len(raw) > 31 {
			return nil, fmt.Errorf("inline node of %d bytes: %w", len(raw), ErrMalformed)
		}
		return &reference{inline: raw}, nil
	case kind == rlp.String && len(content) == common.HashLength:
		return &reference{hash: common.BytesToHash(content)}, nil
	case kind == rlp.String && len(content) == 0:
		return nil, nil
	default:
		return nil, fmt.Errorf("reference of %d bytes: %w", len(content), ErrMalformed)
	}
}

// expand reads the compact form of a path.
func expand(compact []byte) (path []byte, leaf bool, err error) {
	if len(compact) == 0 || compact[0]>>4 > 3 {
		return nil, false, fmt.Errorf("path: %w", ErrMalformed)
	}
	leaf = compact[0]&0x20 != 0
	path = nibbles(compact)
	if compact[0]&0x10 != 0 {
		path = path[1:]
	} else {
		if path[1] != 0 {
			return nil, false, fmt.Errorf("path padding: %w", ErrMalformed)
		}
		path = path[2:]
	}
	if !leaf && len(path) == 0 {
		return nil, false, fmt.Errorf("extension by nothing: %w", ErrMalformed)
	}
	return path, leaf, nil
}

func nibbles(b []byte) []byte {
	out := make([]byte, 0, 2*len(b))
	for _, x := range b {
		out = append(out, x>>4, x&0xf)
	}
	return out
}
