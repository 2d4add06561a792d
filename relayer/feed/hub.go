package feed

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gorilla/websocket"

	"github.com/redress-protocol/redress/relayer/problem"
)

// Options configures a Hub. Zero values are replaced by defaults.
type Options struct {
	Log     Log
	Origins []string      // exact origins of pages that may connect, as in "https://example.org"; clients that are no browsers send none
	Most    int           // connections at once; more are refused with 503; default 256
	Ping    time.Duration // between pings; a client that answers none for two and a half of them is closed; default 20 s
	Write   time.Duration // longest write of one frame; default 10 s
	Logger  *slog.Logger  // nil discards
}

const (
	page        = 256     // events that are read at once
	readLimit   = 1 << 10 // bytes of what a client sends; nothing but control frames has a meaning
	maxFilter   = 64      // values of a filter
	closeMargin = 1 * time.Second
)

// Hub serves the feed. Wake tells it that the log grew.
type Hub struct {
	o        Options
	upgrader websocket.Upgrader

	mu     sync.Mutex // guards everything below
	woken  chan struct{}
	open   int
	at     map[*client]Cursor // up to which each was sent what it asked for
	closed bool
	done   sync.WaitGroup
	stop   chan struct{}
}

// New returns a hub over a log.
func New(o Options) (*Hub, error) {
	if o.Log == nil {
		return nil, errors.New("feed: no log")
	}
	for _, origin := range o.Origins {
		if u, err := url.Parse(origin); err != nil || u.Scheme == "" || u.Host == "" || u.Path != "" {
			return nil, fmt.Errorf("feed: origin %.200q is not SCHEME://HOST", origin)
		}
	}
	if o.Most <= 0 {
		o.Most = 256
	}
	if o.Ping <= 0 {
		o.Ping = 20 * time.Second
	}
	if o.Write <= 0 {
		o.Write = 10 * time.Second
	}
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	h := &Hub{o: o, woken: make(chan struct{}), stop: make(chan struct{}), at: map[*client]Cursor{}}
	h.upgrader = websocket.Upgrader{
		HandshakeTimeout: o.Write, Subprotocols: []string{Version}, CheckOrigin: h.allowed, EnableCompression: false,
		Error: func(w http.ResponseWriter, r *http.Request, status int, reason error) {
			p := problem.Problem{Code: "not_a_websocket", Message: reason.Error()}
			if status == http.StatusForbidden {
				p = problem.Problem{Code: "origin_refused", Message: "pages of this origin may not read the feed", Field: "Origin", Value: r.Header.Get("Origin")}
			}
			problem.Write(w, r, status, p)
		},
	}
	return h, nil
}

// Wake sends what was appended since to every connection. It does not block.
func (h *Hub) Wake() {
	h.mu.Lock()
	defer h.mu.Unlock()
	close(h.woken)
	h.woken = make(chan struct{})
}

func (h *Hub) wakes() <-chan struct{} {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.woken
}

// Connections is how many clients are connected.
func (h *Hub) Connections() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.open
}

// Close tells every client that the service goes away, and waits until they are gone or ctx ends.
func (h *Hub) Close(ctx context.Context) error {
	h.mu.Lock()
	if !h.closed {
		h.closed = true
		close(h.stop)
	}
	h.mu.Unlock()
	gone := make(chan struct{})
	go func() { h.done.Wait(); close(gone) }()
	select {
	case <-gone:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// allowed lets in clients without an Origin, which are no browsers, and pages of the listed origins.
func (h *Hub) allowed(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	for _, o := range h.o.Origins {
		if strings.EqualFold(o, origin) {
			return true
		}
	}
	return false
}

// ServeHTTP upgrades a request. Query: after (cursor; omitted: only what comes from now on), offer and type (each may be
// repeated).
func (h *Hub) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	after, filter, err := h.asked(r)
	var wrong *badQuery
	switch {
	case errors.As(err, &wrong):
		problem.Write(w, r, http.StatusBadRequest, problem.Problem{Code: "bad_query", Message: wrong.message, Field: wrong.field, Value: wrong.value})
		return
	case err != nil:
		h.o.Logger.Error("feed log not read", "err", err, "correlation_id", problem.ID(r.Context()))
		later(w, r, "feed_unavailable", "the log cannot be read")
		return
	case !h.enter():
		later(w, r, "too_many_clients", fmt.Sprintf("%d clients are connected, or the relayer stops", h.o.Most))
		return
	}
	defer h.leave()
	conn, err := h.upgrader.Upgrade(w, r, nil)
	if err != nil {
		return // answered by the upgrader
	}
	c := &client{hub: h, conn: conn, after: after, filter: filter}
	h.note(c, after)
	defer h.unnote(c)
	if err := c.serve(); err != nil {
		h.o.Logger.Info("feed client left", "remote", r.RemoteAddr, "after", uint64(c.after), "err", err, "correlation_id", problem.ID(r.Context()))
	}
}

// retrySeconds is when to come back after a refusal that passes.
const retrySeconds = "5"

func later(w http.ResponseWriter, r *http.Request, code, message string) {
	w.Header().Set("Retry-After", retrySeconds)
	problem.Write(w, r, http.StatusServiceUnavailable, problem.Problem{Code: code, Message: message})
}

func (h *Hub) enter() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed || h.open >= h.o.Most {
		return false
	}
	h.open++
	h.done.Add(1)
	return true
}

func (h *Hub) leave() {
	h.mu.Lock()
	h.open--
	h.mu.Unlock()
	h.done.Done()
}

// Slowest is the cursor up to which every connected client was sent what it asked for; false when none is connected.
func (h *Hub) Slowest() (Cursor, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	var slowest Cursor
	first := true
	for _, at := range h.at {
		if first || at < slowest {
			slowest, first = at, false
		}
	}
	return slowest, !first
}

func (h *Hub) note(c *client, at Cursor) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.at[c] = at
}

func (h *Hub) unnote(c *client) {
	h.mu.Lock()
	defer h.mu.Unlock()
	delete(h.at, c)
}

// badQuery is what a request asked for and cannot have.
type badQuery struct{ field, value, message string }

// Error implements error.
func (b *badQuery) Error() string { return b.field + ": " + b.message }

func (h *Hub) asked(r *http.Request) (Cursor, Filter, error) {
	q, f := r.URL.Query(), Filter{}
	for key, values := range q {
		switch {
		case key == "after" && len(values) == 1:
		case key == "offer" && len(values) <= maxFilter:
			f.Offers = map[common.Address]bool{}
			for _, v := range values {
				if !common.IsHexAddress(v) {
					return 0, f, &badQuery{key, v, "not an address"}
				}
				f.Offers[common.HexToAddress(v)] = true
			}
		case key == "type" && len(values) <= maxFilter:
			f.Types = map[string]bool{}
			for _, v := range values {
				f.Types[v] = true
			}
		default:
			return 0, f, &badQuery{problem.Cut(key), "", fmt.Sprintf("unknown, repeated, or more than %d values", maxFilter)}
		}
	}
	last, err := h.o.Log.Last(r.Context())
	if err != nil || !q.Has("after") {
		return last, f, err
	}
	var after Cursor
	if err := after.UnmarshalText([]byte(q.Get("after"))); err != nil {
		return 0, f, &badQuery{"after", q.Get("after"), "not a cursor"}
	}
	if after > last {
		return 0, f, &badQuery{"after", q.Get("after"), fmt.Sprintf("above the newest cursor, %d", last)}
	}
	return after, f, nil
}
