package chain

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Errors of following.
var (
	// ErrTooDeep says that the chain was reorganized below everything that the cursor remembers: what was derived from it
	// cannot be corrected and must be derived anew.
	ErrTooDeep = errors.New("reorganization deeper than the cursor remembers")
	// ErrBehind says that the node's head is older than everything that the cursor remembers: most likely the node is not
	// synchronized. It passes once the node's head comes into reach.
	ErrBehind = errors.New("node is behind the cursor")
	// ErrMoved says that the chain changed between two reads that belong together. The next attempt may succeed.
	ErrMoved = errors.New("chain moved while it was read")
)

// Source is what a Follower needs of a chain; Client satisfies it.
type Source interface {
	HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error)
	Logs(ctx context.Context, query ethereum.FilterQuery, from, to uint64) ([]types.Log, error)
	LogsAt(ctx context.Context, query ethereum.FilterQuery, block common.Hash) ([]types.Log, error)
	BlockReceipts(ctx context.Context, block common.Hash) ([]*types.Receipt, error)
	SubscribeNewHead(ctx context.Context, out chan<- *types.Header) (ethereum.Subscription, error)
}

// FollowOptions configures a Follower.
type FollowOptions struct {
	From      uint64           // first block of interest
	Addresses []common.Address // contracts whose logs are wanted; none: blocks without logs
	Topics    [][]common.Hash  // as in ethereum.FilterQuery
	Finality  Finality         // which blocks may be applied; zero: all
	// Keep is how many blocks the cursor remembers: the deepest reorganization that can be followed. Default 256.
	Keep uint64
	// CrossCheck reads the receipts of blocks whose bloom filter admits logs where the node returned none. It finds nodes
	// that have not indexed a block yet, at the price of larger reads on busy chains.
	CrossCheck bool
	// Wanted says which logs a cross-check looks for, where the source answers for more than Addresses and Topics; nil: theirs.
	Wanted  Wanted
	Poll    time.Duration // how often the head is read besides pushes; default 4 s
	Backoff Backoff       // after errors; zero: half a second, doubling up to half a minute
	Clock   Clock         // nil: the system's
	Log     *slog.Logger  // nil discards
}

// Wanted tells the logs of interest apart.
type Wanted interface {
	Admits(bloom types.Bloom) bool // whether a block with this bloom filter may have one
	Matches(l *types.Log) bool
}

const (
	defaultKeep = 256
	defaultPoll = 4 * time.Second
	// maxStep is how many blocks one step near the head covers.
	maxStep = 64
)

func (o FollowOptions) withDefaults() FollowOptions {
	if o.Keep == 0 {
		o.Keep = defaultKeep
	}
	if o.Poll == 0 {
		o.Poll = defaultPoll
	}
	if o.Wanted == nil {
		o.Wanted = wanted(ethereum.FilterQuery{Addresses: o.Addresses, Topics: o.Topics})
	}
	shared := Options{Backoff: o.Backoff, Clock: o.Clock, Log: o.Log}.withDefaults()
	o.Backoff, o.Clock, o.Log = shared.Backoff, shared.Clock, shared.Log
	return o
}

// Follower walks the chain from a cursor and tells what to undo and what to apply. It holds no state: the cursor is the
// consumer's.
type Follower struct {
	source Source
	opts   FollowOptions
}

// NewFollower returns a follower of source.
func NewFollower(source Source, o FollowOptions) *Follower {
	return &Follower{source: source, opts: o.withDefaults()}
}

// Run follows until ctx ends, saving step after step. Reads that fail are repeated with backoff; what repetition cannot
// cure is returned: ErrTooDeep, ErrPruned, ErrTooWide, and errors of cursors.
func (f *Follower) Run(ctx context.Context, cursors Cursors) error {
	cursor, err := cursors.Load(ctx)
	if err != nil {
		return fmt.Errorf("load cursor: %w", err)
	}
	w := waker{f: f}
	defer w.close()
	for failures := 0; ; {
		step, more, err := f.Next(ctx, cursor)
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.Is(err, ErrTooDeep), errors.Is(err, ErrPruned), errors.Is(err, ErrTooWide):
			return err
		case err != nil:
			failures++
			wait := f.opts.Backoff.After(failures)
			f.opts.Log.Warn("chain not followed", "failures", failures, "wait", wait, "err", err)
			_ = Pause(ctx, f.opts.Clock, wait) // the loop sees the context's end
			continue
		case !more:
			failures = 0
			w.wait(ctx)
			continue
		}
		failures = 0
		if step.Rollback {
			f.opts.Log.Info("chain reorganized", "from", step.From)
		}
		if err := cursors.Save(ctx, step); err != nil {
			return fmt.Errorf("save step from block %d: %w", step.From, err)
		}
		cursor = step.Cursor
	}
}

// Next reads what follows cursor; false says that there is nothing to do now.
func (f *Follower) Next(ctx context.Context, cursor Cursor) (Step, bool, error) {
	head, err := f.source.HeaderByNumber(ctx, nil)
	if err != nil {
		return Step{}, false, err
	}
	tip, begun := cursor.Tip()
	next := f.opts.From
	if begun {
		next = tip.Number + 1
		if ok, err := f.canonical(ctx, tip, head); err != nil {
			return Step{}, false, err
		} else if !ok {
			step, err := f.back(ctx, cursor, head)
			return step, err == nil, err
		}
	}
	target, err := confirmedHead(ctx, f.source, f.opts.Finality, head)
	if errors.Is(err, ErrTooShort) {
		return Step{}, false, nil
	}
	if err != nil {
		return Step{}, false, err
	}
	last := target.Number.Uint64()
	if last < next {
		return Step{}, false, nil
	}
	blocks, err := f.forward(ctx, cursor, next, last, head.Number.Uint64())
	if err != nil {
		return Step{}, false, fmt.Errorf("follow from block %d: %w", next, err)
	}
	return Step{From: next, Blocks: blocks, Cursor: cursor.with(blocks, f.opts.Keep)}, true, nil
}

// canonical reports whether the block is on the chain that ends in head.
func (f *Follower) canonical(ctx context.Context, r Ref, head *types.Header) (bool, error) {
	switch n := head.Number.Uint64(); {
	case n < r.Number:
		return false, nil
	case n == r.Number:
		return head.Hash() == r.Hash, nil
	}
	h, err := f.header(ctx, r.Number)
	if err != nil {
		return false, err
	}
	return h.Hash() == r.Hash, nil
}

// back finds the newest block of the cursor that is on the chain and returns to it.
func (f *Follower) back(ctx context.Context, cursor Cursor, head *types.Header) (Step, error) {
	oldest := cursor.Recent[0].Number
	complete := oldest == f.opts.From // nothing was applied below what the cursor remembers
	if head.Number.Uint64() < oldest && !complete {
		return Step{}, fmt.Errorf("%w: head %d, oldest remembered %d", ErrBehind, head.Number, oldest)
	}
	for i := len(cursor.Recent) - 1; i >= 0; i-- {
		ok, err := f.canonical(ctx, cursor.Recent[i], head)
		if err != nil {
			return Step{}, err
		}
		if ok {
			return Step{From: cursor.Recent[i].Number + 1, Rollback: true, Cursor: Cursor{Recent: cursor.Recent[:i+1]}}, nil
		}
	}
	if complete {
		return Step{From: f.opts.From, Rollback: true}, nil
	}
	return Step{}, fmt.Errorf("%w: %d blocks from %d", ErrTooDeep, len(cursor.Recent), oldest)
}

func (f *Follower) header(ctx context.Context, number uint64) (*types.Header, error) {
	h, err := f.source.HeaderByNumber(ctx, new(big.Int).SetUint64(number))
	if err != nil {
		return nil, fmt.Errorf("block %d: %w", number, err)
	}
	return h, nil
}
