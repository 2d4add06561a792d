package state

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/feed"
)

// ErrMoved says that somebody else has followed the chain on meanwhile.
var ErrMoved = errors.New("the chain was followed by another")

// Stream names one log of events: those of a factory's contracts on a chain, and of the relayers that settle for it.
type Stream struct {
	ChainID uint64
	Factory common.Address // zero: of the relayers alone
}

// Key is the lease under which one process at a time follows the chain for the stream. No account has a factory's address.
func (s Stream) Key() Key { return Key{ChainID: s.ChainID, Address: s.Factory} }

func (s Stream) args(more ...any) []any {
	return append([]any{int64(s.ChainID), s.Factory[:]}, more...)
}

// Announcement is an event of a stream that does not come from the chain.
type Announcement struct {
	Stream Stream
	Event  feed.Event // without a cursor; without a time it gets the database's
}

// Name is something that an event introduced and later ones refer to.
type Name struct {
	Kind, Name string // together they are unique
	Offer      common.Address
	Subject    string
	Block      uint64
}

// Events is a stream's log. It satisfies feed.Log.
type Events struct {
	db     *DB
	stream Stream
}

var _ feed.Log = Events{}

const ofStream = " WHERE chain_id = $1 AND factory = $2"

// Events is the log of a stream; one that is not there yet is empty.
func (db *DB) Events(stream Stream) Events { return Events{db, stream} }

// After implements feed.Log.
func (e Events) After(ctx context.Context, cursor feed.Cursor, limit int) ([]feed.Event, error) {
	ctx, cancel := context.WithTimeout(ctx, callTimeout)
	defer cancel()
	events, err := e.read(ctx, cursor, limit)
	if err != nil {
		return nil, fmt.Errorf("read events: %w", err)
	}
	if len(events) > 0 {
		if events[0].Cursor != cursor+1 {
			return nil, feed.ErrGone
		}
		return events, nil
	}
	// Read last: what was forgotten since the first read is not missed.
	var forgotten int64
	err = e.db.sql.QueryRowContext(ctx, "SELECT forgotten FROM event_streams"+ofStream, e.stream.args()...).Scan(&forgotten)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("read events: %w", err)
	case int64(cursor) < forgotten:
		return nil, feed.ErrGone
	}
	return nil, nil
}

func (e Events) read(ctx context.Context, cursor feed.Cursor, limit int) ([]feed.Event, error) {
	rows, err := e.db.sql.QueryContext(ctx, "SELECT position, type, offer, subject, block, time, data FROM events"+ofStream+
		" AND position > $3 ORDER BY position LIMIT $4", e.stream.args(int64(cursor), limit)...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []feed.Event
	for rows.Next() {
		var ev feed.Event
		var position, block, at int64
		var offer, data []byte
		if err := rows.Scan(&position, &ev.Type, &offer, &ev.Subject, &block, &at, &data); err != nil {
			return nil, err
		}
		ev.Cursor, ev.Block, ev.Time, ev.Data = feed.Cursor(position), uint64(block), uint64(at), data
		if offer != nil {
			address := common.BytesToAddress(offer)
			ev.Offer = &address
		}
		out = append(out, ev)
	}
	return out, rows.Err()
}

// Last implements feed.Log.
func (e Events) Last(ctx context.Context) (feed.Cursor, error) {
	var newest int64
	err := e.db.sql.QueryRowContext(ctx, "SELECT newest FROM event_streams"+ofStream, e.stream.args()...).Scan(&newest)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return 0, fmt.Errorf("read the newest event's cursor: %w", err)
	}
	return feed.Cursor(newest), nil
}

// Followed is how far the chain was followed, as the follower wrote it down, nil before the first step; and the names that
// were introduced up to there.
func (e Events) Followed(ctx context.Context) (followed []byte, names []Name, err error) {
	err = e.db.within(ctx, "read followed", func(ctx context.Context, t *tx) error {
		followed, names = nil, nil
		var err error
		if followed, _, err = t.stream(ctx, e.stream); err != nil {
			return err
		}
		rows, err := t.QueryContext(ctx, "SELECT kind, name, offer, subject, block FROM event_names"+ofStream, e.stream.args()...)
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			var n Name
			var offer []byte
			var block int64
			if err := rows.Scan(&n.Kind, &n.Name, &offer, &n.Subject, &block); err != nil {
				return err
			}
			n.Offer, n.Block = common.BytesToAddress(offer), uint64(block)
			names = append(names, n)
		}
		return rows.Err()
	})
	return followed, names, err
}

// Step is what follows from some blocks.
type Step struct {
	Before, After []byte // how far the chain was followed before it, as read or written last, and is then
	Undo          bool   // blocks numbered UndoFrom and above are not of the chain any more
	UndoFrom      uint64
	Names         []Name
	Events        []feed.Event // without cursors
}

// Append writes a step's events and where it leads, all or nothing. It refuses whoever has lost the lease (ErrFenced), or
// begins elsewhere than the last step ended (ErrMoved).
func (e Events) Append(ctx context.Context, lease Lease, step Step) error {
	return e.db.within(ctx, "append events", func(ctx context.Context, t *tx) error {
		if err := t.check(ctx, lease); err != nil {
			return err
		}
		followed, newest, err := t.stream(ctx, e.stream)
		if err != nil {
			return err
		}
		if !bytes.Equal(followed, step.Before) {
			return ErrMoved
		}
		if step.Undo {
			_, err := t.ExecContext(ctx, "DELETE FROM event_names"+ofStream+" AND block >= $3", e.stream.args(int64(step.UndoFrom))...)
			if err != nil {
				return err
			}
		}
		for _, n := range step.Names {
			_, err := t.ExecContext(ctx, `INSERT INTO event_names (chain_id, factory, kind, name, offer, subject, block)
				VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`, e.stream.args(n.Kind, n.Name, n.Offer[:], n.Subject, int64(n.Block))...)
			if err != nil {
				return err
			}
		}
		if err := t.append(ctx, e.stream, newest, step.Events); err != nil {
			return err
		}
		_, err = t.ExecContext(ctx, "UPDATE event_streams SET followed = $3"+ofStream, e.stream.args(step.After)...)
		return err
	})
}

// stream locks the stream's row, which it makes where it is missing: appends take turns.
func (t *tx) stream(ctx context.Context, s Stream) (followed []byte, newest int64, err error) {
	_, err = t.ExecContext(ctx, `INSERT INTO event_streams (chain_id, factory, newest, forgotten) VALUES ($1, $2, 0, 0)
		ON CONFLICT DO NOTHING`, s.args()...)
	if err != nil {
		return nil, 0, err
	}
	err = t.QueryRowContext(ctx, "SELECT followed, newest FROM event_streams"+ofStream+t.forUpdate(), s.args()...).Scan(&followed, &newest)
	return followed, newest, err
}

// append writes events after the newest one of a stream that is locked. Those without a time get the database's.
func (t *tx) append(ctx context.Context, s Stream, newest int64, events []feed.Event) error {
	now, err := t.now(ctx)
	if err != nil {
		return err
	}
	for _, ev := range events {
		newest++
		if ev.Time == 0 {
			ev.Time = uint64(now / 1000)
		}
		var offer []byte
		if ev.Offer != nil {
			offer = ev.Offer[:]
		}
		_, err := t.ExecContext(ctx, `INSERT INTO events (chain_id, factory, position, type, offer, subject, block, time, data, added_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
			s.args(newest, ev.Type, offer, ev.Subject, int64(ev.Block), int64(ev.Time), []byte(ev.Data), now)...)
		if err != nil {
			return err
		}
	}
	_, err = t.ExecContext(ctx, "UPDATE event_streams SET newest = $3"+ofStream, s.args(newest)...)
	return err
}

// Retention bounds a log. A zero field is no bound.
type Retention struct {
	Age  time.Duration // of the oldest event
	Most int64         // events
}

// Trim forgets what is beyond the retention, oldest first.
func (e Events) Trim(ctx context.Context, r Retention) error {
	return e.db.within(ctx, "trim events", func(ctx context.Context, t *tx) error {
		_, newest, err := t.stream(ctx, e.stream)
		if err != nil {
			return err
		}
		now, err := t.now(ctx)
		if err != nil {
			return err
		}
		var upTo int64
		if r.Age > 0 {
			err := t.QueryRowContext(ctx, "SELECT COALESCE(MAX(position), 0) FROM events"+ofStream+" AND added_at < $3",
				e.stream.args(now-r.Age.Milliseconds())...).Scan(&upTo)
			if err != nil {
				return err
			}
		}
		if r.Most > 0 {
			upTo = max(upTo, newest-r.Most)
		}
		if upTo <= 0 {
			return nil
		}
		if _, err := t.ExecContext(ctx, "DELETE FROM events"+ofStream+" AND position <= $3", e.stream.args(upTo)...); err != nil {
			return err
		}
		_, err = t.ExecContext(ctx, "UPDATE event_streams SET forgotten = $3"+ofStream+" AND forgotten < $3", e.stream.args(upTo)...)
		return err
	})
}
