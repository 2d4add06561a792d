package snapshot

import (
	"bytes"
	"errors"
	"io"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/evidence/proof"
)

// anchorItem is an anchor as proofs/anchors.rlp has it.
type anchorItem struct {
	Header rlp.RawValue
	Nodes  nodeList
}

// anchor is the final block, or one 8,191 blocks before another anchor. The hashes of the blocks of its segment, those after
// the next older anchor up to itself, are proven under its state.
type anchor struct {
	proof.HeaderFields
	history common.Hash // storage root of the EIP-2935 contract; zero where the archive does not prove it
}

var historyCode = crypto.Keccak256Hash(params.HistoryStorageCode)

// errNoHistory says that a block's state has no contract that keeps hashes of blocks.
var errNoHistory = errors.New("no EIP-2935 contract in its state")

// proveHistory finds where an anchor's state keeps the hashes of older blocks.
func (a *anchor) proveHistory(nodes *blobs) error {
	account, err := nodes.account(a.StateRoot, params.HistoryStorageAddress)
	if err != nil {
		return err
	}
	if account.CodeHash != historyCode {
		return errNoHistory
	}
	a.history = account.StorageRoot
	return nil
}

// bySlot says whether a block's hash is proven by a slot of the EIP-2935 contract: not the anchor itself nor its parent.
func (a *anchor) bySlot(number uint64) bool { return number+1 < a.Number }

// hashOf gives the hash of a block of the anchor's ring.
func (a *anchor) hashOf(nodes *blobs, number uint64) (common.Hash, error) {
	switch {
	case number > a.Number || a.Number-number > proof.HistoryRing:
		return common.Hash{}, errors.New("out of the reach of the anchor")
	case number == a.Number:
		return a.Hash, nil
	case number == a.Number-1:
		return a.ParentHash, nil
	case a.history == (common.Hash{}):
		return common.Hash{}, errors.New("the anchor does not prove its EIP-2935 contract")
	}
	slot := proof.HistorySlot(number)
	hash, err := nodes.word(a.history, crypto.Keccak256(slot[:]))
	if err == nil && hash == (common.Hash{}) {
		err = errors.New("the EIP-2935 contract holds no hash")
	}
	return hash, err
}

// inSegment says whether a block belongs to the anchor's segment.
func (a *anchor) inSegment(number uint64) bool {
	return number <= a.Number && a.Number-number < proof.HistoryRing
}

// anchorCount is how many anchors the record of a final block needs whose earliest block is given.
func anchorCount(final, earliest uint64) int { return int((final-earliest)/proof.HistoryRing) + 1 }

// readAnchors verifies the anchors, newest first, from the hash of the final block.
func readAnchors(raw []byte, final common.Hash) ([]*anchor, error) {
	s := rlp.NewStream(bytes.NewReader(raw), uint64(len(raw)))
	if _, err := s.List(); err != nil {
		return nil, fail(fileAnchors, "decode: %w", err)
	}
	var out []*anchor
	hash := final
	for i := 0; s.MoreDataInList(); i++ {
		var item anchorItem
		if err := s.Decode(&item); err != nil {
			return nil, fail(fileAnchors, "decode: %w", err)
		}
		fields, err := proof.VerifyHeader(item.Header, hash)
		if err != nil {
			return nil, fail(fileAnchors, "no header of block %s: item %d: %w", hash, i, err)
		}
		a := &anchor{HeaderFields: fields}
		if i > 0 && a.Number+proof.HistoryRing != out[i-1].Number {
			return nil, fail(fileAnchors, "item %d is block %d, not %d before block %d", i, a.Number, proof.HistoryRing, out[i-1].Number)
		}
		if hash, err = item.lead(a, !s.MoreDataInList()); err != nil {
			return nil, fail(fileAnchors, "item %d, block %d: %w", i, a.Number, err)
		}
		out = append(out, a)
	}
	if len(out) == 0 {
		return nil, fail(fileAnchors, "no header of block %s", final)
	}
	if err := s.ListEnd(); err != nil {
		return nil, fail(fileAnchors, "decode: %w", err)
	}
	if _, _, err := s.Kind(); !errors.Is(err, io.EOF) {
		return nil, fail(fileAnchors, "decode: something follows the list")
	}
	return out, nil
}

// lead reads an anchor's nodes, and gives the hash of the next one, unless this is the last.
func (item anchorItem) lead(a *anchor, last bool) (next common.Hash, err error) {
	nodes := newBlobs()
	if err := nodes.take(item.Nodes); err != nil {
		return next, err
	}
	if !last || len(item.Nodes) > 0 {
		if err := a.proveHistory(nodes); err != nil {
			return next, err
		}
	}
	if !last {
		if a.Number < proof.HistoryRing {
			return next, errors.New("there is no block so much older")
		}
		if next, err = a.hashOf(nodes, a.Number-proof.HistoryRing); err != nil {
			return next, err
		}
	}
	if h, ok := nodes.unused(); ok {
		return next, errors.New("node " + h.Hex() + " proves nothing here")
	}
	return next, nil
}
