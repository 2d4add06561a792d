package metrics

import (
	"bufio"
	"net"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// Requests counts HTTP requests and measures how long they take.
type Requests struct {
	total   *prometheus.CounterVec
	seconds *prometheus.HistogramVec
}

// buckets of how long a request takes, in seconds: from a read to a settlement that waits for its block.
var buckets = []float64{.002, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30, 60}

// NewRequests registers the metrics of requests.
func NewRequests(r prometheus.Registerer) *Requests {
	q := &Requests{
		total: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "redress_http_requests_total", Help: "HTTP requests answered, by route and status.",
		}, []string{"route", "status"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "redress_http_request_seconds", Help: "Time from a request to its answer, by route.", Buckets: buckets,
		}, []string{"route"}),
	}
	r.MustRegister(q.total, q.seconds)
	return q
}

// Count counts the requests of a mux, whose patterns are the routes.
func (q *Requests) Count(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begun, seen := time.Now(), &answer{ResponseWriter: w, status: http.StatusOK}
		next.ServeHTTP(seen, r)
		route := r.Pattern // set by the mux
		if route == "" || strings.HasSuffix(route, " /") || route == "/" {
			route = "other"
		}
		q.total.WithLabelValues(route, strconv.Itoa(seen.status)).Inc()
		if !seen.hijacked {
			q.seconds.WithLabelValues(route).Observe(time.Since(begun).Seconds())
		}
	})
}

// answer notes the status of what is written.
type answer struct {
	http.ResponseWriter
	status   int
	written  bool
	hijacked bool
}

// WriteHeader implements http.ResponseWriter.
func (a *answer) WriteHeader(status int) {
	if !a.written && status >= http.StatusOK {
		a.status, a.written = status, true
	}
	a.ResponseWriter.WriteHeader(status)
}

// Write implements http.ResponseWriter.
func (a *answer) Write(b []byte) (int, error) {
	a.written = true
	return a.ResponseWriter.Write(b)
}

// Hijack implements http.Hijacker, for upgrades.
func (a *answer) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(a.ResponseWriter).Hijack()
	if err == nil {
		a.status, a.hijacked = http.StatusSwitchingProtocols, true
	}
	return conn, rw, err
}

// Unwrap lets http.ResponseController reach the writer below.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }
