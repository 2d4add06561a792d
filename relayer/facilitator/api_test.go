package facilitator_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/gorilla/websocket"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/feed"
	"github.com/redress-protocol/redress/relayer/openapi"
	"github.com/redress-protocol/redress/relayer/openapi/apitest"
	"github.com/redress-protocol/redress/relayer/problem"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/x402"
)

// withFeed gives the server a feed on its own database.
func (f *fixture) withFeed(o feed.Options) {
	f.t.Helper()
	o.Log = f.options.State.Events(state.Stream{ChainID: f.ChainID.Uint64(), Factory: f.options.Factory})
	hub, err := feed.New(o)
	if err != nil {
		f.t.Fatal(err)
	}
	f.options.Feed = hub
	f.restart()
}

// ask sends a request of any form and returns the answer's status and body.
func (f *fixture) ask(method, path string, body []byte, headers ...string) (int, http.Header, string) {
	f.t.Helper()
	req, err := http.NewRequestWithContext(f.t.Context(), method, f.url+path, bytes.NewReader(body))
	if err != nil {
		f.t.Fatal(err)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		f.t.Fatal(err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		f.t.Fatal(err)
	}
	return res.StatusCode, res.Header, string(raw)
}

// Each route is described and each description is served: by the real handler, whose answers the fixture holds against it.
func TestDescriptionAndRoutesAreTheSame(t *testing.T) {
	f := start(t)
	f.withFeed(feed.Options{})
	api, err := apitest.Load()
	if err != nil {
		t.Fatal(err)
	}
	served, described := f.server.Routes(), api.Operations()
	if !slices.Equal(served, described) {
		t.Errorf("served    %v\ndescribed %v", served, described)
	}
	for _, operation := range described {
		method, path, _ := strings.Cut(operation, " ")
		path = strings.NewReplacer("{cid}", "x", "{group}", "g").Replace(path)
		if _, _, body := f.ask(method, path, nil); strings.Contains(body, `"not_found"`) || strings.Contains(body, `"method_not_allowed"`) {
			t.Errorf("%s is not served: %s", operation, body)
		}
	}
	if _, header, body := f.ask(http.MethodGet, openapi.Path, nil); body != string(openapi.Document()) || header.Get("Content-Type") != "application/json" {
		t.Errorf("another document: %.100q", body)
	}
}

// What is refused is refused in the described form; the fixture checks it, this test that it is reached.
func TestRefusalsAreAsDescribed(t *testing.T) {
	f := start(t, func(o *facilitator.Options) {
		o.Limits.PerMinute, o.Limits.Burst, o.Limits.ClientHeader = 60, 12, "X-Client"
	})
	f.withFeed(feed.Options{Origins: []string{"https://good.example"}})
	group := `{"hash":"0x` + strings.Repeat("ab", 32) + `"}`
	for name, c := range map[string]struct {
		method, path string
		body         []byte
		status       int
		headers      []string
	}{
		"verify, no json":     {"POST", "/verify", []byte("{"), 400, nil},
		"settle, version 3":   {"POST", "/settle", []byte(`{"x402Version":3}`), 400, nil},
		"settle, too long":    {"POST", "/settle", make([]byte, x402.MaxDocument+1), 400, nil},
		"blob, empty":         {"POST", "/evidence/blobs", nil, 400, nil},
		"blob, too long":      {"POST", "/evidence/blobs", make([]byte, store.MaxBlob+1), 413, nil},
		"blob, no cid":        {"GET", "/evidence/blobs/x", nil, 400, nil},
		"blob, unknown":       {"GET", "/evidence/blobs/" + canon.CID(common.Hash{1}), nil, 404, nil},
		"group, unknown blob": {"POST", "/evidence/groups/g", []byte(group), 404, nil},
		"group, bad name":     {"GET", "/evidence/groups/G", nil, 422, nil},
		"group, no json":      {"POST", "/evidence/groups/g", []byte("x"), 400, nil},
		"feed, no websocket":  {"GET", "/feed", nil, 400, nil},
		"feed, bad cursor":    {"GET", "/feed?after=x", nil, 400, nil},
		"other path":          {"GET", "/other", nil, 404, nil},
		"other method":        {"DELETE", "/settle", nil, 405, nil},
		"other method, group": {"PUT", "/evidence/groups/g", nil, 405, nil},
	} {
		if status, _, body := f.ask(c.method, c.path, c.body, append(c.headers, "X-Client", "10.0.0.1, "+clientNamed(name))...); status != c.status {
			t.Errorf("%s: %d %s", name, status, body)
		}
	}
	_, res, err := websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(f.url, "http")+"/feed", http.Header{"Origin": {"https://evil.example"}})
	if err == nil || res == nil || res.StatusCode != http.StatusForbidden {
		t.Errorf("another origin: %v %v", res, err)
	}
	for range 12 {
		f.ask(http.MethodPost, "/settle", nil, "X-Client", "192.0.2.9")
	}
	if status, header, body := f.ask(http.MethodPost, "/settle", nil, "X-Client", "192.0.2.9"); status != http.StatusTooManyRequests || header.Get("Retry-After") == "" {
		t.Errorf("too often: %d %s", status, body)
	}
}

// clientNamed gives every case of a table a client of its own.
func clientNamed(name string) string {
	var sum byte
	for _, c := range []byte(name) {
		sum = sum*31 + c
	}
	return fmt.Sprintf("198.51.100.%d", sum)
}

// The feed of a relayer tells of its settlements, each once, however often they are asked for; and its end.
func TestFeedTellsOfSettlements(t *testing.T) {
	f := start(t)
	f.withFeed(feed.Options{})
	p := f.pay(f.Key("buyer"))
	body := p.body(t)
	for range 3 {
		if answer, _ := post[x402.SettlementResponse](t, f.url+"/settle", body); !answer.Success {
			t.Fatalf("%+v", answer)
		}
	}
	second := f.pay(f.Key("buyer"))
	if answer := f.settle(second); !answer.Success {
		t.Fatalf("%+v", answer)
	}
	conn, res, err := websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(f.url, "http")+"/feed?after=0", http.Header{problem.Header: {"reader-1"}})
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	_ = res
	api, err := apitest.Load()
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []*payment{p, second} {
		if err := conn.SetReadDeadline(time.Now().Add(10 * time.Second)); err != nil {
			t.Fatal(err)
		}
		_, raw, err := conn.ReadMessage()
		if err != nil {
			t.Fatal(err)
		}
		if err := api.Valid("/components/schemas/FeedEvent", raw); err != nil {
			t.Errorf("%s: %v", raw, err)
		}
		var e feed.Event
		if err := json.Unmarshal(raw, &e); err != nil {
			t.Fatal(err)
		}
		if e.Cursor != feed.Cursor(i+1) || e.Type != facilitator.TypeSettled || e.Subject != want.auth.Nonce.Hex() || e.Block != 0 || e.Time == 0 {
			t.Errorf("event %s", raw)
		}
		if !strings.Contains(string(e.Data), `"amount":"10000"`) {
			t.Errorf("data %s", e.Data)
		}
	}
	closed := make(chan struct{})
	go func() { defer close(closed); f.close(f.server) }()
	if _, _, err := conn.ReadMessage(); !websocket.IsCloseError(err, websocket.CloseGoingAway) {
		t.Errorf("at the end: %v", err)
	}
	<-closed
}
