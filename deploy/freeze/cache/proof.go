package cache

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/evidence/proof"
)

// Proof gives proofs that hold under the state root of the block's header. Only the slots that the folder lacks are asked
// for, in one call.
func (c *Chain) Proof(ctx context.Context, account common.Address, slots []common.Hash, block common.Hash) (proof.StateProof, error) {
	header, err := c.HeaderByHash(ctx, block)
	if err != nil {
		return proof.StateProof{}, err
	}
	if account == params.HistoryStorageAddress {
		if kept, ok := c.ring(header, block, slots); ok {
			return kept, nil
		}
	}
	known, missing := c.known(header, account, slots, block)
	if known.Account != nil && len(missing) == 0 {
		return known, nil
	}
	got, err := c.Chain.Proof(ctx, account, missing, block)
	if c.failing(err) {
		return proof.StateProof{}, err
	}
	if err := c.keep(header, account, missing, block, got); err != nil {
		return proof.StateProof{}, err
	}
	return merge(known, got, slots), nil
}

// known gives what the folder holds, and which slots it lacks. Without the account's own proof nothing below it counts.
func (c *Chain) known(header *types.Header, account common.Address, slots []common.Hash, block common.Hash) (proof.StateProof, []common.Hash) {
	nodes, ok := c.nodes(kindAccount, key(block[:], account[:]))
	if !ok {
		return proof.StateProof{}, slots
	}
	proven, err := proof.VerifyAccount(header.Root, account, nodes)
	if err != nil {
		return proof.StateProof{}, slots
	}
	out, missing := proof.StateProof{Account: nodes}, []common.Hash(nil)
	for _, slot := range slots {
		nodes, ok := c.nodes(kindSlot, key(block[:], account[:], slot[:]))
		if ok {
			err = holdsSlot(proven.StorageRoot, slot, nodes)
		}
		if !ok || err != nil {
			missing = append(missing, slot)
			continue
		}
		out.Storage = append(out.Storage, proof.SlotProof{Slot: slot, Nodes: nodes})
	}
	return out, missing
}

func (c *Chain) nodes(kind string, at common.Hash) ([][]byte, bool) {
	raw, ok := c.folder.get(kind, at)
	if !ok {
		return nil, false
	}
	var nodes [][]byte
	return nodes, rlp.DecodeBytes(raw, &nodes) == nil
}

// keep checks a node's proofs and writes them.
func (c *Chain) keep(header *types.Header, account common.Address, asked []common.Hash, block common.Hash, got proof.StateProof) error {
	if err := holds(header, account, asked, got); err != nil {
		return err
	}
	for _, s := range got.Storage {
		if err := c.putNodes(kindSlot, key(block[:], account[:], s.Slot[:]), s.Nodes); err != nil {
			return err
		}
	}
	return c.putNodes(kindAccount, key(block[:], account[:]), got.Account)
}

// holds says whether a node's proofs are of what was asked for, and hold.
func holds(header *types.Header, account common.Address, asked []common.Hash, got proof.StateProof) error {
	proven, err := proof.VerifyAccount(header.Root, account, got.Account)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrContradicted, err)
	}
	if len(got.Storage) != len(asked) {
		return fmt.Errorf("%w: %d slots of %s, asked for %d", ErrContradicted, len(got.Storage), account, len(asked))
	}
	for i, s := range got.Storage {
		if s.Slot != asked[i] {
			return fmt.Errorf("%w: slot %s of %s, asked for %s", ErrContradicted, s.Slot, account, asked[i])
		}
		if err := holdsSlot(proven.StorageRoot, s.Slot, s.Nodes); err != nil {
			return fmt.Errorf("%w: %w", ErrContradicted, err)
		}
	}
	return nil
}

// holdsSlot says whether nodes prove what a slot holds. A leaf of zero, as local chains keep it, is read as zero by the snapshot.
func holdsSlot(root, slot common.Hash, nodes [][]byte) error {
	if _, err := proof.VerifyStorage(root, slot, nodes); !errors.Is(err, proof.ErrZeroLeaf) {
		return err
	}
	return nil
}

func (c *Chain) putNodes(kind string, at common.Hash, nodes [][]byte) error {
	raw, err := rlp.EncodeToBytes(nodes)
	if err != nil {
		return fmt.Errorf("encode proof: %w", err)
	}
	return c.folder.put(kind, at, raw)
}

// merge gives the slots in the order in which they were asked for.
func merge(known, got proof.StateProof, slots []common.Hash) proof.StateProof {
	by := map[common.Hash]proof.SlotProof{}
	for _, s := range append(known.Storage, got.Storage...) {
		by[s.Slot] = s
	}
	out := proof.StateProof{Account: got.Account}
	for _, slot := range slots {
		out.Storage = append(out.Storage, by[slot])
	}
	return out
}
