package facilitator

import (
	"net/http"

	"github.com/redress-protocol/redress/relayer/metrics"
	"github.com/redress-protocol/redress/relayer/openapi"
	"github.com/redress-protocol/redress/relayer/problem"
	"github.com/redress-protocol/redress/relayer/store"
)

// FeedPath is where the feed is served.
const FeedPath = "/feed"

type route struct {
	method, path string
	handler      http.Handler
}

// routes are all that is served.
func (s *Server) routes() []route {
	out := []route{
		{http.MethodPost, "/verify", s.rated(s.limited(s.handleVerify))},
		{http.MethodPost, "/settle", s.rated(s.limited(s.handleSettle))},
		{http.MethodGet, "/supported", http.HandlerFunc(s.handleSupported)},
		{http.MethodGet, "/livez", http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { write(w, http.StatusOK, health{"ok"}) })},
		{http.MethodGet, "/readyz", http.HandlerFunc(s.handleReady)},
		{http.MethodGet, openapi.Path, openapi.Handler()},
	}
	if !s.opts.HideMetrics {
		out = append(out, route{http.MethodGet, metrics.Path, metrics.Handler(s.opts.Metrics)})
	}
	if s.opts.Feed != nil {
		out = append(out, route{http.MethodGet, FeedPath, s.rated(s.opts.Feed)})
	}
	if s.opts.Store != nil {
		for _, r := range store.Routes(s.opts.Store) {
			handler := http.Handler(r.Handle)
			if r.Method == http.MethodPost {
				handler = s.weighed(handler)
			}
			out = append(out, route{r.Method, EvidencePath + r.Path, s.rated(handler)})
		}
	}
	return out
}

// Handler serves the facilitator's API, the evidence store, the feed, metrics and health checks.
func (s *Server) Handler() http.Handler {
	mux := http.NewServeMux()
	for _, r := range s.routes() {
		mux.Handle(r.method+" "+r.path, r.handler)
	}
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		if allowed := s.allowed(mux, r); len(allowed) > 0 {
			w.Header()["Allow"] = allowed
			problem.Write(w, r, http.StatusMethodNotAllowed, problem.Problem{Code: "method_not_allowed", Message: "not with this method", Field: "method", Value: r.Method})
			return
		}
		problem.Write(w, r, http.StatusNotFound, problem.Problem{Code: "not_found", Message: "no such resource", Field: "path", Value: r.URL.Path})
	})
	return problem.Trace(s.meters.requests.Count(mux))
}

// allowed lists the methods with which a path is served.
func (s *Server) allowed(mux *http.ServeMux, r *http.Request) []string {
	var out []string
	for _, method := range []string{http.MethodGet, http.MethodPost} {
		other := r.Clone(r.Context())
		other.Method = method
		if _, pattern := mux.Handler(other); pattern != "/" {
			out = append(out, method)
		}
	}
	return out
}
