// Package metrics is how the long-running services show what they do: Prometheus metrics, a count of HTTP requests, and a
// small listener of their own for both metrics and a health check.
//
// It measures nothing itself but requests. Its one invariant: no label takes a value that a client chooses, so that the
// number of series is bounded.
package metrics

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

const (
	// Path is where metrics are served.
	Path = "/metrics"
	// HealthPath is where Serve answers health checks.
	HealthPath = "/healthz"
	// scrapeTimeout bounds one scrape; maxScrapes how many are answered at once.
	scrapeTimeout = 10 * time.Second
	maxScrapes    = 4
	// healthTimeout bounds one health check.
	healthTimeout = 3 * time.Second
	// closeTimeout bounds the end of the listener.
	closeTimeout = 2 * time.Second
)

// New returns a registry that shows the process and Go's runtime.
func New() *prometheus.Registry {
	r := prometheus.NewRegistry()
	r.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return r
}

// Handler shows what is gathered. A metric that cannot be read is left out; the others are shown.
func Handler(g prometheus.Gatherer) http.Handler {
	return promhttp.HandlerFor(g, promhttp.HandlerOpts{
		ErrorHandling: promhttp.ContinueOnError, MaxRequestsInFlight: maxScrapes, Timeout: scrapeTimeout,
	})
}

// Serve listens on an address for GET /metrics and GET /healthz until ctx ends. health says what is wrong, if anything; nil
// is never asked. The error says why it could not listen; it serves on when it returns none, and ended is closed at its end.
func Serve(ctx context.Context, address string, g prometheus.Gatherer, health func(context.Context) error, log *slog.Logger) (at net.Addr, ended <-chan struct{}, err error) {
	var lc net.ListenConfig
	listener, err := lc.Listen(ctx, "tcp", address)
	if err != nil {
		return nil, nil, fmt.Errorf("listen for metrics: %w", err)
	}
	server := &http.Server{
		Handler: mux(g, health), ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 5 * time.Second,
		WriteTimeout: scrapeTimeout + 5*time.Second, IdleTimeout: time.Minute, MaxHeaderBytes: 8 << 10,
	}
	done := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		bounded, cancel := context.WithTimeout(context.WithoutCancel(ctx), closeTimeout)
		defer cancel()
		if server.Shutdown(bounded) != nil {
			_ = server.Close()
		}
	})
	go func() {
		defer close(done)
		defer stop()
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			log.Error("metrics no longer served", "err", err)
		}
	}()
	return listener.Addr(), done, nil
}

func mux(g prometheus.Gatherer, health func(context.Context) error) http.Handler {
	m := http.NewServeMux()
	m.Handle("GET "+Path, Handler(g))
	m.HandleFunc("GET "+HealthPath, func(w http.ResponseWriter, r *http.Request) {
		ctx, cancel := context.WithTimeout(r.Context(), healthTimeout)
		defer cancel()
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Cache-Control", "no-store")
		if health != nil && health(ctx) != nil {
			w.WriteHeader(http.StatusServiceUnavailable)
			_, _ = w.Write([]byte(`{"status":"unhealthy"}` + "\n")) // why is not everybody's business
			return
		}
		_, _ = w.Write([]byte(`{"status":"ok"}` + "\n"))
	})
	return m
}
