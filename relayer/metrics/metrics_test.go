package metrics_test

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gorilla/websocket"

	"github.com/redress-protocol/redress/relayer/metrics"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

func get(t *testing.T, url string) (int, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res.StatusCode, string(raw)
}

// Whatever a client asks for, the routes are those of the mux; a hijacked connection is an upgrade.
func TestRequestsAreCountedByRoute(t *testing.T) {
	registry := metrics.New()
	mux := http.NewServeMux()
	mux.HandleFunc("GET /things/{id}", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusTeapot) })
	mux.HandleFunc("GET /talk", func(w http.ResponseWriter, r *http.Request) {
		conn, err := (&websocket.Upgrader{}).Upgrade(w, r, nil)
		if err != nil {
			t.Error(err)
			return
		}
		conn.Close()
	})
	mux.Handle("GET "+metrics.Path, metrics.Handler(registry))
	mux.HandleFunc("/", http.NotFound)
	server := httptest.NewServer(metrics.NewRequests(registry).Count(mux))
	defer server.Close()
	for _, path := range []string{"/things/1", "/things/2", "/nothing", "/nothing/else"} {
		get(t, server.URL+path)
	}
	conn, _, err := websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(server.URL, "http")+"/talk", nil)
	if err != nil {
		t.Fatal(err)
	}
	_, _, _ = conn.ReadMessage() // until it is closed: the upgrade is counted by then, or soon
	conn.Close()
	deadline := time.Now().Add(10 * time.Second)
	for {
		_, shown := get(t, server.URL+metrics.Path)
		missing := ""
		for _, want := range []string{
			`redress_http_requests_total{route="GET /things/{id}",status="418"} 2`,
			`redress_http_requests_total{route="other",status="404"} 2`,
			`redress_http_requests_total{route="GET /talk",status="101"} 1`,
			`redress_http_request_seconds_count{route="GET /things/{id}"} 2`,
		} {
			if !strings.Contains(shown, want) {
				missing = want
			}
		}
		if missing == "" {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("%s is not in\n%s", missing, shown)
		}
		time.Sleep(10 * time.Millisecond)
	}
}

func TestServeShowsMetricsAndHealth(t *testing.T) {
	var sick atomic.Bool
	health := func(context.Context) error {
		if sick.Load() {
			return errors.New("postgres://user:secret@host")
		}
		return nil
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	at, ended, err := metrics.Serve(ctx, "127.0.0.1:0", metrics.New(), health, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	url := "http://" + at.String()
	if status, body := get(t, url+metrics.Path); status != http.StatusOK || !strings.Contains(body, "go_goroutines") {
		t.Errorf("%d %s", status, body)
	}
	if status, body := get(t, url+metrics.HealthPath); status != http.StatusOK || body != "{\"status\":\"ok\"}\n" {
		t.Errorf("%d %s", status, body)
	}
	sick.Store(true)
	if status, body := get(t, url+metrics.HealthPath); status != http.StatusServiceUnavailable || strings.Contains(body, "secret") {
		t.Errorf("%d %s", status, body)
	}
	if status, _ := get(t, url+"/debug/pprof/"); status != http.StatusNotFound {
		t.Errorf("%d", status)
	}
	if _, _, err := metrics.Serve(t.Context(), at.String(), metrics.New(), nil, slog.New(slog.DiscardHandler)); err == nil {
		t.Error("listens twice")
	}
	cancel()
	select {
	case <-ended:
	case <-time.After(10 * time.Second):
		t.Fatal("does not end")
	}
}

// What cannot be read is left out; the rest is shown, and why is not.
func TestReadingsThatFailAreLeftOut(t *testing.T) {
	registry := metrics.New()
	registry.MustRegister(append(metrics.Transactions(func() txmgr.Stats { return txmgr.Stats{Pending: 3, Raised: 2} }),
		metrics.Gauge("redress_works", "x", func(context.Context) (float64, error) { return 7, nil }),
		metrics.Gauge("redress_fails", "x", func(context.Context) (float64, error) { return 0, errors.New("secret") })))
	server := httptest.NewServer(metrics.Handler(registry))
	defer server.Close()
	status, shown := get(t, server.URL)
	if status != http.StatusOK || strings.Contains(shown, "redress_fails") || strings.Contains(shown, "secret") {
		t.Errorf("%d %s", status, shown)
	}
	for _, want := range []string{"redress_works 7", "redress_tx_pending 3", "redress_tx_raised_total 2"} {
		if !strings.Contains(shown, want) {
			t.Errorf("%q is missing in %s", want, shown)
		}
	}
}
