package gateway

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/redress-protocol/redress/evidence/acquisition"
)

// Paths of the API.
const (
	pathRuns    = "/v1/runs"
	pathLog     = "/v1/log"
	pathEntries = "/v1/log/entries"
	pathLive    = "/livez"
)

const (
	// PageEntries is how many entries of the log one page holds at most.
	PageEntries = 64
	minToken    = 16 // bytes, inclusive
	waiting     = 64 // callers that wait for one of the models asked, for each of them
	drain       = 5 * time.Second
)

// Head is the end of a gateway's log, signed.
type Head struct {
	Version   string         `json:"version"`
	ChainID   string         `json:"chain_id"`
	Committee common.Address `json:"committee"`
	Gateway   common.Address `json:"gateway"`
	Claims    uint64         `json:"claims"`
	Last      common.Hash    `json:"last"`
	Signature hexutil.Bytes  `json:"signature"`
}

// Signed is the head that the document holds.
func (h Head) Signed() acquisition.SignedLogHead {
	return acquisition.SignedLogHead{Head: acquisition.LogHead{Gateway: h.Gateway, Claims: h.Claims, Last: h.Last}, Signature: h.Signature}
}

// Page is a stretch of a gateway's log.
type Page struct {
	From    int                        `json:"from"`
	Entries []acquisition.GatewayEntry `json:"entries"`
}

// Handler is the gateway's API. Who asks needs a token where there are any; the log is for everybody.
func (g *Gateway) Handler() http.Handler {
	mux := http.NewServeMux()
	slots := make(chan struct{}, waiting*g.opts.Parallel)
	mux.HandleFunc("POST "+pathRuns, func(w http.ResponseWriter, r *http.Request) {
		select {
		case slots <- struct{}{}:
			defer func() { <-slots }()
			g.handleRun(w, r)
		default:
			write(w, errBusy.status, errBusy)
		}
	})
	mux.HandleFunc("GET "+pathLog, g.handleHead)
	mux.HandleFunc("GET "+pathEntries, g.handleEntries)
	mux.HandleFunc("GET "+pathLive, func(w http.ResponseWriter, _ *http.Request) { write(w, http.StatusOK, struct{}{}) })
	return mux
}

func (g *Gateway) handleRun(w http.ResponseWriter, r *http.Request) {
	answer, err := g.answer(w, r)
	if refused := (*Refusal)(nil); errors.As(err, &refused) {
		g.opts.Log.Info("refused", "code", refused.Code, "detail", refused.Detail)
		write(w, refused.status, refused)
		return
	}
	if err != nil {
		if r.Context().Err() == nil {
			g.opts.Log.Error("ask failed", "err", err)
		}
		write(w, http.StatusInternalServerError, refuse(http.StatusInternalServerError, codeUnrecorded, "the log failed"))
		return
	}
	write(w, http.StatusOK, answer)
}

func (g *Gateway) answer(w http.ResponseWriter, r *http.Request) (Answer, error) {
	if !g.allowed(r.Header.Get("Authorization")) {
		return Answer{}, refuse(http.StatusUnauthorized, codeForbidden, "a bearer token is needed")
	}
	raw, err := io.ReadAll(http.MaxBytesReader(w, r.Body, MaxAsk))
	if tooLarge := (*http.MaxBytesError)(nil); errors.As(err, &tooLarge) {
		return Answer{}, refuse(http.StatusRequestEntityTooLarge, codeTooLarge, "an ask has at most %d bytes", MaxAsk)
	}
	if err != nil {
		return Answer{}, refuse(http.StatusBadRequest, codeMalformed, "the body ended early")
	}
	call, err := ParseAsk(raw)
	if err != nil {
		return Answer{}, err
	}
	return g.Run(r.Context(), call)
}

// allowed compares digests, so that neither length nor content of a token shows in the time it takes.
func (g *Gateway) allowed(header string) bool {
	if len(g.tokens) == 0 {
		return true
	}
	token, bearer := strings.CutPrefix(header, "Bearer ")
	digest, known := sha256.Sum256([]byte(token)), 0
	for _, t := range g.tokens {
		known |= subtle.ConstantTimeCompare(t[:], digest[:])
	}
	return bearer && known == 1
}

func (g *Gateway) handleHead(w http.ResponseWriter, _ *http.Request) {
	s, err := g.log.head()
	if err != nil {
		g.opts.Log.Error("head not signed", "err", err)
		write(w, http.StatusInternalServerError, refuse(http.StatusInternalServerError, codeUnrecorded, "the head could not be signed"))
		return
	}
	write(w, http.StatusOK, Head{
		Version: Version, ChainID: g.opts.Committee.ChainID.String(), Committee: g.opts.Committee.Address,
		Gateway: s.Head.Gateway, Claims: s.Head.Claims, Last: s.Head.Last, Signature: s.Signature,
	})
}

func (g *Gateway) handleEntries(w http.ResponseWriter, r *http.Request) {
	from, err := strconv.ParseUint(r.URL.Query().Get("from"), 10, 31)
	if err != nil {
		write(w, http.StatusBadRequest, refuse(http.StatusBadRequest, codeMalformed, "from is the number of an entry"))
		return
	}
	write(w, http.StatusOK, Page{From: int(from), Entries: g.log.page(int(from), int(from)+PageEntries)})
}

func write(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	if status == http.StatusServiceUnavailable {
		w.Header().Set("Retry-After", "1")
	}
	w.WriteHeader(status)
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	_ = enc.Encode(v) // the reader has gone
}

// Serve answers on l until ctx ends. What is being asked then is waited for as long as one call may take.
func (g *Gateway) Serve(ctx context.Context, l net.Listener) error {
	server := &http.Server{
		Handler: g.Handler(), ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 15 * time.Second,
		WriteTimeout: g.opts.Call + 30*time.Second, IdleTimeout: time.Minute, MaxHeaderBytes: 32 << 10,
	}
	stopped := make(chan error, 1)
	go func() {
		<-ctx.Done()
		limit, cancel := context.WithTimeout(context.WithoutCancel(ctx), g.opts.Call+drain)
		defer cancel()
		g.Close(limit)
		last, end := context.WithTimeout(context.WithoutCancel(ctx), drain)
		defer end()
		stopped <- server.Shutdown(last)
	}()
	if err := server.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("serve: %w", err)
	}
	return <-stopped
}
