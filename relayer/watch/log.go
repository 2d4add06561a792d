package watch

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/feed"
	"github.com/redress-protocol/redress/relayer/state"
)

// log writes what a follower finds to the stream, under one lease; it is the follower's chain.Cursors.
type log struct {
	w      *Watcher
	lease  state.Lease
	names  *names
	stored []byte               // how far the stream says that the chain was followed
	loaded func(common.Address) // told of every Offer that is known
}

var _ chain.Cursors = (*log)(nil)

// Load implements chain.Cursors.
func (l *log) Load(ctx context.Context) (chain.Cursor, error) {
	stored, known, err := l.w.events.Followed(ctx)
	if err != nil {
		return chain.Cursor{}, err
	}
	l.stored, l.names = stored, newNames(known)
	for offer := range l.names.offers {
		l.loaded(offer)
	}
	var cursor chain.Cursor
	if stored == nil {
		return cursor, nil
	}
	if err := json.Unmarshal(stored, &cursor); err != nil {
		return cursor, fmt.Errorf("read followed: %w", err)
	}
	return cursor, nil
}

// Save implements chain.Cursors.
func (l *log) Save(ctx context.Context, step chain.Step) error {
	after, err := json.Marshal(step.Cursor)
	if err != nil {
		return fmt.Errorf("encode followed: %w", err)
	}
	write := state.Step{Before: l.stored, After: after}
	known := l.names.clone()
	if step.Rollback {
		known.undo(step.From)
		write.Undo, write.UndoFrom = true, step.From
		write.Events = append(write.Events, rolledBack(step.From))
	}
	for _, b := range step.Blocks {
		fresh := l.w.introduced(known, b)
		write.Names = append(write.Names, fresh...)
		write.Events = append(write.Events, l.w.told(known, b)...)
	}
	if err := l.w.events.Append(ctx, l.lease, write); err != nil {
		return err
	}
	l.stored, l.names = after, known
	l.counted(step, len(write.Events))
	for _, e := range write.Events {
		if e.Offer != nil && e.Subject != "" {
			l.w.o.Log.Info("case", "case", e.Subject, "offer", *e.Offer, "event", e.Type, "block", e.Block)
		}
	}
	if len(write.Events) > 0 {
		l.w.o.Grown()
	}
	return nil
}

func (l *log) counted(step chain.Step, events int) {
	m := l.w.o.Metrics
	m.events.Add(float64(events))
	if step.Rollback {
		m.reorganizations.Inc()
	}
	if tip, ok := step.Cursor.Tip(); ok {
		m.block.Set(float64(tip.Number))
	}
	if n := len(step.Blocks); n > 0 {
		at := time.Unix(int64(step.Blocks[n-1].Time), 0)
		m.lag.Set(max(0, time.Since(at).Seconds()))
	}
}

// begin takes everything back, so that the next turn tells it anew.
func (l *log) begin(ctx context.Context) error {
	return l.w.events.Append(ctx, l.lease, state.Step{Before: l.stored, Undo: true, Events: []feed.Event{rolledBack(0)}})
}

// rolledBack takes back the events of the blocks from one on.
func rolledBack(from uint64) feed.Event {
	return feed.Event{Type: feed.TypeRolledBack, Block: max(from, 1) - 1, Data: json.RawMessage("null")}
}
