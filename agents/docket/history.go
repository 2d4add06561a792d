package docket

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/relayer/chain"
)

// RingMargin is how many blocks before its hash leaves the chain's ring a block counts as out of it: a transaction that
// relies on it is not mined at once.
const RingMargin = 64

// History reads a source of block hashes.
type History struct {
	contract
	abi *bindings.HistorySource
}

// NewHistory returns a reader of the source at address.
func NewHistory(c *chain.Client, address common.Address) *History {
	abi := bindings.NewHistorySource()
	return &History{contract{c, abi.Instance(c, address), address}, abi}
}

// Knows reports whether the source will know a block's hash for a while: the block is anchored, or well inside the chain's
// ring of 8,191 hashes.
func (h *History) Knows(ctx context.Context, at Head, block uint64) (bool, error) {
	hash, err := read(ctx, h.contract, at, h.abi.PackBlockHash(number(block)), h.abi.UnpackBlockHash)
	if err != nil {
		return false, fmt.Errorf("read hash of block %d: %w", block, err)
	}
	if hash == [32]byte{} || block+proof.HistoryRing >= at.Number+RingMargin {
		return hash != [32]byte{}, nil
	}
	anchor, err := read(ctx, h.contract, at, h.abi.PackAnchors(number(block)), h.abi.UnpackAnchors)
	if err != nil {
		return false, fmt.Errorf("read anchor of block %d: %w", block, err)
	}
	return anchor != [32]byte{}, nil
}

// Hops proves a block's hash step by step from a block that the source knows; none where it knows the block itself. Each is
// to be sent before the next can be checked.
func (h *History) Hops(ctx context.Context, at Head, block uint64) ([]proof.Hop, error) {
	targets, known := way(at.Number, block), at.Number
	for i, target := range slices.Backward(targets) {
		is, err := h.Knows(ctx, at, target)
		if err != nil {
			return nil, err
		}
		if is {
			targets, known = targets[i+1:], target
			break
		}
	}
	hops := make([]proof.Hop, len(targets))
	for i, target := range targets {
		header, err := h.chain.HeaderByNumber(ctx, new(big.Int).SetUint64(known))
		if err != nil {
			return nil, fmt.Errorf("block %d: %w", known, err)
		}
		if hops[i], err = proof.BuildHop(ctx, chain.Prover{Client: h.chain}, header, target); err != nil {
			return nil, fmt.Errorf("a node is needed that still has the state after block %d: %w", known, err)
		}
		known = target
	}
	return hops, nil
}

// way lists the blocks that lead from a known one down to target, which is the last. Each is the newest that reaches the
// next, since nodes forget older states first; that makes them the same ones however long it takes.
func way(known, target uint64) []uint64 {
	var out []uint64
	for n := target; n < known; n += proof.HistoryRing {
		out = append(out, n)
	}
	slices.Reverse(out)
	return out
}
