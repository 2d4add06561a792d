package chain

import (
	"context"
	"errors"
	"fmt"
	"slices"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// forward reads the blocks after the cursor, at most up to last: far below the head in one sweep, near it one by one.
func (f *Follower) forward(ctx context.Context, cursor Cursor, next, last, head uint64) ([]Block, error) {
	if head >= f.opts.Keep && next <= head-f.opts.Keep {
		return f.sweep(ctx, cursor, next, min(last, head-f.opts.Keep, next+maxLogSpan-1))
	}
	return f.walk(ctx, cursor, next, min(last, next+maxStep-1))
}

// walk reads block after block, each the child of the one before.
func (f *Follower) walk(ctx context.Context, cursor Cursor, next, last uint64) ([]Block, error) {
	parent, linked := cursor.Tip()
	var blocks []Block
	for n := next; n <= last; n++ {
		h, err := f.header(ctx, n)
		if err != nil {
			return nil, err
		}
		if linked && h.ParentHash != parent.Hash {
			return nil, fmt.Errorf("%w: block %d is not the child of %s", ErrMoved, n, parent.Hash)
		}
		logs, err := f.logs(ctx, h)
		if err != nil {
			return nil, err
		}
		b := block(h, logs)
		blocks = append(blocks, b)
		parent, linked = b.Ref, true
	}
	return blocks, nil
}

// sweep reads the logs of many blocks at once. The last block and those with logs are returned; that the chain did not
// move meanwhile is checked at both ends.
func (f *Follower) sweep(ctx context.Context, cursor Cursor, next, last uint64) ([]Block, error) {
	end, err := f.header(ctx, last)
	if err != nil {
		return nil, err
	}
	var logs []types.Log
	if len(f.opts.Addresses) > 0 {
		if logs, err = f.source.Logs(ctx, f.query(), next, last); err != nil {
			return nil, err
		}
	}
	var blocks []Block
	for len(logs) > 0 {
		n := logs[0].BlockNumber
		of := slices.IndexFunc(logs, func(l types.Log) bool { return l.BlockNumber != n })
		if of < 0 {
			of = len(logs)
		}
		h, err := f.header(ctx, n)
		if err != nil {
			return nil, err
		}
		if h.Hash() != logs[0].BlockHash {
			return nil, fmt.Errorf("%w: log of block %s, which is not the chain's block %d", ErrMoved, logs[0].BlockHash, n)
		}
		blocks = append(blocks, block(h, logs[:of]))
		logs = logs[of:]
	}
	ends := []Ref{{last, end.Hash()}}
	if tip, begun := cursor.Tip(); begun {
		ends = append(ends, tip)
	}
	for _, r := range ends {
		if h, err := f.header(ctx, r.Number); err != nil {
			return nil, err
		} else if h.Hash() != r.Hash {
			return nil, fmt.Errorf("%w: block %d", ErrMoved, r.Number)
		}
	}
	if len(blocks) == 0 || blocks[len(blocks)-1].Number != last {
		blocks = append(blocks, block(end, nil))
	}
	return blocks, nil
}

// logs reads one block's logs.
func (f *Follower) logs(ctx context.Context, h *types.Header) ([]types.Log, error) {
	if len(f.opts.Addresses) == 0 {
		return nil, nil
	}
	logs, err := f.source.LogsAt(ctx, f.query(), h.Hash())
	if err != nil || len(logs) > 0 || !f.opts.CrossCheck || !f.opts.Wanted.Admits(h.Bloom) {
		return logs, err
	}
	receipts, err := f.source.BlockReceipts(ctx, h.Hash())
	if err != nil {
		return nil, err
	}
	for _, r := range receipts {
		for _, l := range r.Logs {
			if f.opts.Wanted.Matches(l) {
				return nil, fmt.Errorf("%w: block %s has logs that the query does not find", ErrInconsistent, h.Hash())
			}
		}
	}
	return nil, nil
}

// wanted is what a query finds.
type wanted ethereum.FilterQuery

// Matches implements Wanted.
func (w wanted) Matches(l *types.Log) bool { return matches(ethereum.FilterQuery(w), *l) }

// Admits implements Wanted.
func (w wanted) Admits(bloom types.Bloom) bool {
	if !slices.ContainsFunc(w.Addresses, func(a common.Address) bool { return bloom.Test(a[:]) }) {
		return false
	}
	for _, any := range w.Topics {
		if len(any) > 0 && !slices.ContainsFunc(any, func(t common.Hash) bool { return bloom.Test(t[:]) }) {
			return false
		}
	}
	return true
}

func (f *Follower) query() ethereum.FilterQuery {
	return ethereum.FilterQuery{Addresses: f.opts.Addresses, Topics: f.opts.Topics}
}

func block(h *types.Header, logs []types.Log) Block {
	return Block{Ref: Ref{h.Number.Uint64(), h.Hash()}, Parent: h.ParentHash, Time: h.Time, Logs: logs}
}

// waker waits for the next block: pushed where the chain pushes, and in any case for one poll interval at most.
type waker struct {
	f     *Follower
	heads chan *types.Header
	sub   ethereum.Subscription
	tries int // subscriptions refused in a row
	skip  int // waits before the next try
}

// pushBuffer is how many heads may wait; they are only a reason to look, so a few are enough.
const pushBuffer = 16

// maxSkip bounds how many waits pass before the next try to subscribe.
const maxSkip = 64

func (w *waker) wait(ctx context.Context) {
	var broken <-chan error
	if w.subscribe(ctx) {
		broken = w.sub.Err()
	}
	select {
	case <-ctx.Done():
	case <-w.heads:
		for len(w.heads) > 0 {
			<-w.heads
		}
	case err := <-broken:
		w.f.opts.Log.Warn("heads no longer pushed", "err", err)
		w.close()
	case <-w.f.opts.Clock.After(w.f.opts.Poll):
	}
}

// subscribe reports whether heads are pushed; it tries again after more and more waits without.
func (w *waker) subscribe(ctx context.Context) bool {
	if w.sub != nil {
		return true
	}
	if w.skip > 0 {
		w.skip--
		return false
	}
	heads := make(chan *types.Header, pushBuffer)
	sub, err := w.f.source.SubscribeNewHead(ctx, heads)
	if err != nil {
		w.tries++
		w.skip = min(1<<min(w.tries, 16), maxSkip)
		if !errors.Is(err, ErrNoPush) {
			w.f.opts.Log.Warn("heads polled", "err", err)
		}
		return false
	}
	w.sub, w.heads, w.tries = sub, heads, 0
	return true
}

func (w *waker) close() {
	if w.sub != nil {
		w.sub.Unsubscribe()
		w.sub, w.heads = nil, nil
	}
}
