package state_test

import (
	"encoding/json"
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/feed"
	"github.com/redress-protocol/redress/relayer/state"
)

var stream = state.Stream{ChainID: 1, Factory: common.Address{7}}

func leads(t *testing.T, db *state.DB, owner string) state.Lease {
	t.Helper()
	l, held, err := db.AcquireKey(t.Context(), stream.Key(), owner, ttl)
	if err != nil || !held {
		t.Fatalf("%v %v", held, err)
	}
	return l
}

func told(block uint64) feed.Event {
	return feed.Event{Type: "paid", Offer: &common.Address{3}, Subject: "s", Block: block, Time: block, Data: json.RawMessage(`{"a":"1"}`)}
}

func TestEventsAreAppendedWithWhereTheyLead(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, open func() *state.DB) {
		log, l := db.Events(stream), leads(t, db, "a")
		if followed, names, err := log.Followed(t.Context()); err != nil || followed != nil || names != nil {
			t.Fatalf("%q %v %v", followed, names, err)
		}
		name := state.Name{Kind: "offer", Name: "x", Offer: common.Address{3}, Subject: "y", Block: 5}
		no(t, log.Append(t.Context(), l, state.Step{After: []byte("one"), Names: []state.Name{name}, Events: []feed.Event{told(5), told(5)}}))
		beside := open().Events(stream)
		events := must(beside.After(t.Context(), 0, 10))(t)
		if len(events) != 2 || events[0].Cursor != 1 || events[1].Cursor != 2 || *events[1].Offer != (common.Address{3}) || string(events[1].Data) != `{"a":"1"}` {
			t.Fatalf("%+v", events)
		}
		if followed, names, err := beside.Followed(t.Context()); err != nil || string(followed) != "one" || len(names) != 1 || names[0] != name {
			t.Fatalf("%q %v %v", followed, names, err)
		}
		// Whoever begins elsewhere writes nothing.
		if err := log.Append(t.Context(), l, state.Step{After: []byte("two"), Events: []feed.Event{told(6)}}); !errors.Is(err, state.ErrMoved) {
			t.Fatalf("from the wrong place: %v", err)
		}
		back := feed.Event{Type: feed.TypeRolledBack, Block: 4, Data: json.RawMessage("null")}
		no(t, log.Append(t.Context(), l, state.Step{Before: []byte("one"), After: []byte("three"), Undo: true, UndoFrom: 5, Events: []feed.Event{back}}))
		if followed, names, err := log.Followed(t.Context()); err != nil || string(followed) != "three" || len(names) != 0 {
			t.Fatalf("%q %v %v", followed, names, err)
		}
		if events := must(log.After(t.Context(), 2, 10))(t); len(events) != 1 || events[0].Cursor != 3 || events[0].Time == 0 || events[0].Offer != nil {
			t.Fatalf("%+v", events)
		}
		other := db.Events(state.Stream{ChainID: 1, Factory: common.Address{8}})
		if last := must(other.Last(t.Context()))(t); last != 0 {
			t.Errorf("another factory's log has %d events", last)
		}
	})
}

func TestWhoLostTheLeaseAppendsNothing(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, open func() *state.DB) {
		old := leads(t, db, "a")
		b := open()
		b.Advance(ttl + time.Second)
		leads(t, b, "b")
		if err := db.Events(stream).Append(t.Context(), old, state.Step{After: []byte("x"), Events: []feed.Event{told(1)}}); !errors.Is(err, state.ErrFenced) {
			t.Fatalf("%v", err)
		}
		if last := must(b.Events(stream).Last(t.Context()))(t); last != 0 {
			t.Errorf("%d events", last)
		}
	})
}

func TestEventsBeyondTheRetentionAreGone(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, _ func() *state.DB) {
		log, l := db.Events(stream), leads(t, db, "a")
		no(t, log.Append(t.Context(), l, state.Step{After: []byte("1"), Events: []feed.Event{told(1), told(2), told(3), told(4)}}))
		no(t, log.Trim(t.Context(), state.Retention{Most: 3, Age: time.Hour}))
		if _, err := log.After(t.Context(), 0, 10); !errors.Is(err, feed.ErrGone) {
			t.Fatalf("behind what is kept: %v", err)
		}
		if events := must(log.After(t.Context(), 1, 10))(t); len(events) != 3 {
			t.Fatalf("%+v", events)
		}
		db.Advance(2 * time.Hour)
		l = leads(t, db, "a")
		no(t, log.Append(t.Context(), l, state.Step{Before: []byte("1"), After: []byte("2"), Events: []feed.Event{told(5)}}))
		no(t, log.Trim(t.Context(), state.Retention{Age: time.Hour}))
		if _, err := log.After(t.Context(), 3, 10); !errors.Is(err, feed.ErrGone) {
			t.Fatalf("older than is kept: %v", err)
		}
		if events := must(log.After(t.Context(), 4, 10))(t); len(events) != 1 || events[0].Cursor != 5 {
			t.Fatalf("%+v", events)
		}
		db.Advance(2 * time.Hour)
		no(t, log.Trim(t.Context(), state.Retention{Age: time.Hour})) // nothing is left
		if _, err := log.After(t.Context(), 4, 10); !errors.Is(err, feed.ErrGone) {
			t.Fatalf("of an empty log: %v", err)
		}
		if events := must(log.After(t.Context(), 5, 10))(t); len(events) != 0 || must(log.Last(t.Context()))(t) != 5 {
			t.Fatalf("%+v", events)
		}
	})
}

// Settlements are announced by several processes at once: a reader that follows the log misses none and sees each once.
func TestReadersMissNothingThatIsAppendedAtOnce(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, open func() *state.DB) {
		const writers, each = 4, 12
		for i := range writers * each {
			_ = must(db.Submit(t.Context(), request(byte(i))))(t)
		}
		announcement := &state.Announcement{Stream: stream, Event: told(0)}
		var all sync.WaitGroup
		for i := range writers {
			beside := open()
			jobs := claim(t, beside, string(rune('a'+i)), each)
			all.Go(func() {
				for n, job := range jobs {
					if err := beside.Finish(t.Context(), job, common.Hash{1, byte(n)}, nil, announcement); err != nil {
						t.Error(err)
					}
				}
			})
		}
		log, deadline := db.Events(stream), time.Now().Add(30*time.Second)
		for after := feed.Cursor(0); after < each*writers; {
			if time.Now().After(deadline) {
				t.Fatalf("only %d events", after)
			}
			for _, e := range must(log.After(t.Context(), after, 7))(t) {
				if e.Cursor != after+1 {
					t.Fatalf("%d after %d", e.Cursor, after)
				}
				after = e.Cursor
			}
		}
		all.Wait()
	})
}

// What is found settled again, by the same transaction, is no news; by another one it is.
func TestSettlementIsAnnouncedOnce(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, _ func() *state.DB) {
		announcement := &state.Announcement{Stream: stream, Event: told(0)}
		log := db.Events(stream)
		for _, c := range []struct {
			settled common.Hash
			events  feed.Cursor
		}{{common.Hash{}, 0}, {common.Hash{1}, 1}, {common.Hash{1}, 1}, {common.Hash{}, 1}, {common.Hash{2}, 2}} {
			_ = must(db.Submit(t.Context(), request(1)))(t)
			no(t, db.Finish(t.Context(), claim(t, db, "a", 1)[0], c.settled, nil, announcement))
			if last := must(log.Last(t.Context()))(t); last != c.events {
				t.Fatalf("%d events after %s, want %d", last, c.settled, c.events)
			}
		}
	})
}
