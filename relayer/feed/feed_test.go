package feed_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gorilla/websocket"

	"github.com/redress-protocol/redress/relayer/feed"
)

// memory is a log that a test appends to.
type memory struct {
	mu     sync.Mutex
	events []feed.Event
	kept   feed.Cursor // events up to it are gone
	broken error
}

func (m *memory) add(events ...feed.Event) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, e := range events {
		e.Cursor = feed.Cursor(len(m.events) + 1)
		m.events = append(m.events, e)
	}
}

func (m *memory) After(_ context.Context, cursor feed.Cursor, limit int) ([]feed.Event, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.broken != nil {
		return nil, m.broken
	}
	if cursor < m.kept {
		return nil, feed.ErrGone
	}
	rest := m.events[cursor:]
	return rest[:min(limit, len(rest))], nil
}

func (m *memory) Last(context.Context) (feed.Cursor, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return feed.Cursor(len(m.events)), nil
}

func event(i int) feed.Event {
	offer := common.BigToAddress(common.Big1)
	if i%2 == 0 {
		offer = common.BigToAddress(common.Big2)
	}
	return feed.Event{Type: "settled", Offer: &offer, Subject: fmt.Sprint(i), Block: uint64(i), Time: 1, Data: json.RawMessage(`{"a":"1"}`)}
}

type scene struct {
	*testing.T
	log *memory
	hub *feed.Hub
	url string
}

func stage(t *testing.T, o feed.Options) scene {
	t.Helper()
	s := scene{T: t, log: &memory{}}
	o.Log = s.log
	hub, err := feed.New(o)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(hub)
	t.Cleanup(server.Close)
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		defer cancel()
		if err := hub.Close(ctx); err != nil {
			t.Error(err)
		}
	})
	s.hub, s.url = hub, "ws"+strings.TrimPrefix(server.URL, "http")
	return s
}

func (s scene) append(events ...feed.Event) {
	s.log.add(events...)
	s.hub.Wake()
}

func (s scene) dial(query string, header http.Header) *websocket.Conn {
	s.Helper()
	d := websocket.Dialer{HandshakeTimeout: 5 * time.Second, Subprotocols: []string{feed.Version}}
	conn, _, err := d.Dial(s.url+query, header)
	if err != nil {
		s.Fatal(err)
	}
	s.Cleanup(func() { conn.Close() })
	if conn.Subprotocol() != feed.Version {
		s.Fatalf("subprotocol %q", conn.Subprotocol())
	}
	return conn
}

func (s scene) next(conn *websocket.Conn) (feed.Event, error) {
	s.Helper()
	if err := conn.SetReadDeadline(time.Now().Add(10 * time.Second)); err != nil {
		s.Fatal(err)
	}
	var e feed.Event
	err := conn.ReadJSON(&e)
	return e, err
}

func (s scene) expect(conn *websocket.Conn, cursors ...feed.Cursor) {
	s.Helper()
	for _, want := range cursors {
		e, err := s.next(conn)
		if err != nil || e.Cursor != want {
			s.Fatalf("event %+v, want %d: %v", e, want, err)
		}
	}
}

func TestResumesAfterACursorWithoutGapOrRepeat(t *testing.T) {
	s := stage(t, feed.Options{})
	for i := 1; i <= 1000; i++ {
		s.log.add(event(i))
	}
	conn := s.dial("?after=0", nil)
	for i := feed.Cursor(1); i <= 700; i++ {
		s.expect(conn, i)
	}
	conn.Close()
	s.append(event(1001))
	conn = s.dial("?after=700", nil)
	for i := feed.Cursor(701); i <= 1001; i++ {
		s.expect(conn, i)
	}
	s.append(event(1002), event(1003))
	s.expect(conn, 1002, 1003)
}

func TestWithoutACursorOnlyWhatComes(t *testing.T) {
	s := stage(t, feed.Options{})
	s.append(event(1), event(2))
	conn := s.dial("", nil)
	s.append(event(3))
	s.expect(conn, 3)
}

func TestFilterAndRollback(t *testing.T) {
	s := stage(t, feed.Options{})
	s.append(event(1), event(2), event(3), feed.Event{Type: feed.TypeRolledBack, Block: 1, Data: json.RawMessage("null")}, event(5))
	s.expect(s.dial("?after=0&offer="+common.BigToAddress(common.Big2).Hex(), nil), 2, 4)
	s.expect(s.dial("?after=0&type=other&type=ruled", nil), 4)
	s.expect(s.dial("?after=0&type=settled&offer="+common.BigToAddress(common.Big1).Hex(), nil), 1, 3, 4, 5)
}

func TestRefusals(t *testing.T) {
	s := stage(t, feed.Options{Origins: []string{"https://good.example"}, Most: 1})
	s.append(event(1))
	for name, tc := range map[string]struct {
		query  string
		origin string
		status int
	}{
		"page of another origin":  {"?after=0", "https://evil.example", http.StatusForbidden},
		"origin with a suffix":    {"?after=0", "https://good.example.evil", http.StatusForbidden},
		"cursor above the newest": {"?after=2", "", http.StatusBadRequest},
		"no cursor":               {"?after=x", "", http.StatusBadRequest},
		"negative cursor":         {"?after=-1", "", http.StatusBadRequest},
		"two cursors":             {"?after=0&after=1", "", http.StatusBadRequest},
		"no address":              {"?offer=0x12", "", http.StatusBadRequest},
		"unknown query":           {"?from=1", "", http.StatusBadRequest},
	} {
		header := http.Header{}
		if tc.origin != "" {
			header.Set("Origin", tc.origin)
		}
		_, res, err := websocket.DefaultDialer.Dial(s.url+tc.query, header)
		if err == nil || res == nil || res.StatusCode != tc.status {
			t.Errorf("%s: %v %v", name, res, err)
		}
	}
	conn := s.dial("?after=0", http.Header{"Origin": {"https://good.example"}})
	s.expect(conn, 1)
	_, res, err := websocket.DefaultDialer.Dial(s.url, nil)
	if err == nil || res == nil || res.StatusCode != http.StatusServiceUnavailable || res.Header.Get("Retry-After") == "" {
		t.Errorf("a second client of one: %v %v", res, err)
	}
	if _, err := feed.New(feed.Options{Log: s.log, Origins: []string{"https://x.example/path"}}); err == nil {
		t.Error("an origin with a path is taken")
	}
}

func closeCode(err error) int {
	var c *websocket.CloseError
	if errors.As(err, &c) {
		return c.Code
	}
	return 0
}

func TestEndsWithAReason(t *testing.T) {
	s := stage(t, feed.Options{})
	s.append(event(1), event(2))
	s.log.kept = 1
	if _, err := s.next(s.dial("?after=0", nil)); closeCode(err) != feed.CloseGone {
		t.Errorf("behind what is kept: %v", err)
	}
	talker := s.dial("?after=2", nil)
	if err := talker.WriteMessage(websocket.TextMessage, []byte("hello")); err != nil {
		t.Fatal(err)
	}
	if _, err := s.next(talker); err == nil {
		t.Error("a client that talks stays")
	}
	stays := s.dial("?after=2", nil)
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	if err := s.hub.Close(ctx); err != nil {
		t.Fatal(err)
	}
	if _, err := s.next(stays); closeCode(err) != websocket.CloseGoingAway {
		t.Errorf("when the hub closes: %v", err)
	}
	if _, res, err := websocket.DefaultDialer.Dial(s.url, nil); err == nil || res.StatusCode != http.StatusServiceUnavailable {
		t.Errorf("a closed hub lets in: %v", err)
	}
}

func TestABrokenLogEndsTheConnection(t *testing.T) {
	s := stage(t, feed.Options{})
	conn := s.dial("?after=0", nil)
	s.log.mu.Lock()
	s.log.broken = errors.New("disk on fire")
	s.log.mu.Unlock()
	s.hub.Wake()
	_, err := s.next(conn)
	if closeCode(err) != feed.CloseFailure || strings.Contains(err.Error(), "fire") {
		t.Errorf("close %v", err)
	}
}

// A client that stops reading is closed by the write deadline, and others are served meanwhile.
func TestASlowClientDelaysNobody(t *testing.T) {
	s := stage(t, feed.Options{Write: 2 * time.Second})
	slow := s.dial("?after=0", nil)
	quick := s.dial("?after=0", nil)
	big := json.RawMessage(`"` + strings.Repeat("x", 60<<10) + `"`)
	const many = 400 // 24 MB: more than socket buffers take
	for i := 1; i <= many; i++ {
		e := event(i)
		e.Data = big
		s.log.add(e)
	}
	s.hub.Wake()
	for i := feed.Cursor(1); i <= many; i++ {
		s.expect(quick, i)
	}
	deadline := time.Now().Add(10 * time.Second)
	for s.hub.Connections() > 1 {
		if time.Now().After(deadline) {
			t.Fatal("the slow client is still connected")
		}
		time.Sleep(10 * time.Millisecond)
	}
	_ = slow
}

// A client that does not answer pings is closed; one that does stays for as long as it likes.
func TestHeartbeat(t *testing.T) {
	s := stage(t, feed.Options{Ping: 50 * time.Millisecond})
	deaf := s.dial("", nil)
	deaf.SetPingHandler(func(string) error { return nil })
	left := make(chan error, 1)
	go func() {
		_, _, err := deaf.ReadMessage()
		left <- err
	}()
	alive, pings := s.dial("", nil), make(chan struct{}, 100)
	answer := alive.PingHandler()
	alive.SetPingHandler(func(d string) error { pings <- struct{}{}; return answer(d) })
	go func() {
		for {
			if _, _, err := alive.ReadMessage(); err != nil {
				close(pings)
				return
			}
		}
	}()
	select {
	case err := <-left:
		if err == nil {
			t.Error("a message to the deaf")
		}
	case <-time.After(10 * time.Second):
		t.Fatal("a client that answers no ping stays")
	}
	for range 8 {
		if _, ok := <-pings; !ok {
			t.Fatal("a client that answers is closed")
		}
	}
}
