package chain

import (
	"context"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Ref names a block.
type Ref struct {
	Number uint64      `json:"number"`
	Hash   common.Hash `json:"hash"`
}

// Cursor is how far a consumer has followed the chain: everything up to the last of Recent is applied. Recent holds the
// last blocks, oldest first, so that the common ancestor is found after a reorganization, even one that happened while
// nobody followed. The zero Cursor is before the first block.
type Cursor struct {
	Recent []Ref `json:"recent"`
}

// Tip is the block that was applied last, false before the first.
func (c Cursor) Tip() (Ref, bool) {
	if len(c.Recent) == 0 {
		return Ref{}, false
	}
	return c.Recent[len(c.Recent)-1], true
}

// with appends blocks and forgets those more than keep behind the last. The receiver is not changed.
func (c Cursor) with(blocks []Block, keep uint64) Cursor {
	recent := slices.Clone(c.Recent)
	for _, b := range blocks {
		recent = append(recent, b.Ref)
	}
	last := recent[len(recent)-1].Number
	first := slices.IndexFunc(recent, func(r Ref) bool { return last-r.Number < keep })
	return Cursor{Recent: recent[first:]}
}

// Block is a block with the logs that were asked for.
type Block struct {
	Ref
	Parent common.Hash
	Time   uint64 // unix seconds
	Logs   []types.Log
}

// Step is what a consumer does next: undo the effects of all blocks numbered From and above, of which there are none
// unless Rollback is set, then apply Blocks in order. A step back has no blocks.
//
// Blocks that are at least FollowOptions.Keep below the chain's head come only when they have logs, or end the step.
type Step struct {
	From     uint64
	Rollback bool
	Blocks   []Block
	Cursor   Cursor // where the consumer then stands
}

// Cursors keeps a consumer's cursor, and with it whatever the consumer derives from the chain.
type Cursors interface {
	// Load returns the cursor saved last, the zero Cursor before the first.
	Load(ctx context.Context) (Cursor, error)
	// Save makes the effects of a step and its cursor durable together: in one transaction, or not at all.
	Save(ctx context.Context, step Step) error
}
