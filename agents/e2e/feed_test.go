package e2e_test

import (
	"context"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gorilla/websocket"

	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/feed"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/watch"
)

// A client of the feed that connects anew for every frame sees a real case from the promise to the money, each event once,
// with its case; the contest that left the chain is taken back and told again.
func TestFeedTellsAWholeCase(t *testing.T) {
	w := newWorld(t, devnet.Options{BlockTime: 3600})
	url := w.feed()
	shop := w.open(seller.Silent, nil)
	b := w.client("buyer", nil)
	p, err := b.Pay(w.within(caseTime), "one", shop.url)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	seen := &frames{t: t, url: url + "?offer=" + shop.published.Offer.Hex()}
	seen.until("Contested")
	if err := w.net.Control(t.Context(), "anvil_reorg", 1, []any{}); err != nil {
		t.Fatal(err)
	}
	seen.until(feed.TypeRolledBack)
	if _, err := b.Contest(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	w.warp(uint64(figures.AnswerWindowSeconds) + 1)
	if _, err := b.Follow(w.within(caseTime), p); err != nil {
		t.Fatal(err)
	}
	seen.until("SettlementExecuted")
	for _, kind := range []string{"Published", "Staked", watch.TypePaid, "HoldOpened", "Contested", feed.TypeRolledBack, "RemedyAuthorized", "SettlementExecuted"} {
		want := 1
		if kind == "HoldOpened" || kind == "Contested" {
			want = 2
		}
		if n := seen.count(kind); n != want {
			t.Errorf("%d events %s, want %d", n, kind, want)
		}
	}
	for _, e := range seen.events {
		if slices.Contains([]string{"Contested", "HoldOpened", "RemedyAuthorized", "SettlementExecuted"}, e.Type) && e.Subject != p.Case.Hex() {
			t.Errorf("%s is about %q, want case %s", e.Type, e.Subject, p.Case)
		}
	}
}

// feed follows the world's chain and serves what happens on it.
func (w *world) feed() string {
	w.t.Helper()
	db, err := state.Open(w.t.Context(), filepath.Join(w.t.TempDir(), "feed.db"))
	if err != nil {
		w.t.Fatal(err)
	}
	factory := w.net.Deployment.Factory.Address
	hub, err := feed.New(feed.Options{Log: db.Events(state.Stream{ChainID: w.net.ChainID.Uint64(), Factory: factory})})
	if err != nil {
		w.t.Fatal(err)
	}
	watcher, err := watch.New(w.t.Context(), watch.Options{
		Chain: w.chain, State: db, Factory: factory, Tokens: []common.Address{w.net.Deployment.Token.Address},
		Poll: 50 * time.Millisecond, Grown: hub.Wake,
	})
	if err != nil {
		w.t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() { defer close(ended); watcher.Run(ctx) }()
	server := httptest.NewServer(hub)
	w.t.Cleanup(func() {
		cancel()
		<-ended
		server.Close()
		_ = db.Close()
	})
	return "ws" + strings.TrimPrefix(server.URL, "http")
}

// frames is a client that remembers nothing but the newest cursor.
type frames struct {
	t      *testing.T
	url    string
	after  feed.Cursor
	events []feed.Event
}

// until reads frames, each over a connection of its own, up to one of a type.
func (f *frames) until(kind string) {
	f.t.Helper()
	deadline := time.Now().Add(60 * time.Second)
	for {
		after, _ := f.after.MarshalText()
		conn, res, err := websocket.DefaultDialer.Dial(f.url+"&after="+string(after), nil)
		if err != nil {
			f.t.Fatalf("%v: %v", err, res)
		}
		var e feed.Event
		err = conn.SetReadDeadline(deadline)
		if err == nil {
			err = conn.ReadJSON(&e)
		}
		conn.Close()
		if err != nil {
			f.t.Fatalf("waiting for %s after %d: %v", kind, f.after, err)
		}
		if e.Cursor <= f.after {
			f.t.Fatalf("event %d after %d", e.Cursor, f.after)
		}
		f.after, f.events = e.Cursor, append(f.events, e)
		if e.Type == kind {
			return
		}
	}
}

func (f *frames) count(kind string) int {
	n := 0
	for _, e := range f.events {
		if e.Type == kind {
			n++
		}
	}
	return n
}
