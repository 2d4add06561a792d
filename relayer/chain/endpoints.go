package chain

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
)

// maxAttempts bounds how often one call is tried, over all endpoints.
const maxAttempts = 6

// maxRetryAfter bounds how long a provider may ask to be left alone.
const maxRetryAfter = time.Minute

// ErrChainID says that endpoints are not of one chain.
var ErrChainID = errors.New("endpoint is on another chain")

// endpoint is one node's address and what is known of it. All but url, name and socket is guarded by endpoints.mu.
type endpoint struct {
	url    string
	name   string // scheme and host, for logs: the path may hold an access key
	socket bool   // can push heads

	rpc      *rpc.Client // with eth set once, at the first connection
	eth      *ethclient.Client
	verified bool      // has told the chain id since it failed last
	foreign  bool      // is on another chain: never used again
	failures int       // in a row
	until    time.Time // better left alone before
	limited  bool      // until is a rate limit, which must be kept
}

// endpoints chooses among the nodes of one chain: the first in order that has not failed lately.
type endpoints struct {
	timeout time.Duration
	clock   Clock
	backoff Backoff
	log     *slog.Logger

	mu      sync.Mutex
	chainID *big.Int
	all     []*endpoint
}

func newEndpoint(address string) *endpoint {
	e := &endpoint{url: address, name: "local socket"}
	if u, err := url.Parse(address); err == nil && u.Scheme != "" {
		e.name = u.Scheme + "://" + u.Host
		e.socket = u.Scheme == "ws" || u.Scheme == "wss"
	} else {
		e.socket = true
	}
	return e
}

// policy is how a call may be repeated.
type policy struct {
	once bool // only when the request surely had no effect
	logs bool // a log query
}

// ask runs call on an endpoint, and on others while it fails for reasons of the endpoint's own.
func ask[T any](ctx context.Context, s *endpoints, what string, p policy, call func(context.Context, *endpoint) (T, error)) (T, error) {
	caller := ctx
	ctx, cancel := context.WithTimeout(ctx, s.timeout)
	defer cancel()
	var zero T
	failed := map[*endpoint]bool{}
	last := ErrUnreachable
	for range maxAttempts {
		e, wait, share := s.pick(failed)
		if e == nil {
			break
		}
		if err := Pause(ctx, s.clock, wait); err != nil {
			return zero, fmt.Errorf("%s: %w", what, errors.Join(last, err))
		}
		v, err := attempt(ctx, s, e, share, call)
		if err == nil {
			s.worked(e)
			return v, nil
		}
		if ctx.Err() != nil { // the caller ended it, or the whole call's time is over
			if caller.Err() == nil {
				s.left(e, typed(err, unreachable))
			}
			return zero, fmt.Errorf("%s: %w", what, errors.Join(ctx.Err(), typed(err, unreachable)))
		}
		k := classify(err, p.logs)
		last = typed(err, k)
		switch k {
		case limited:
			s.throttled(e, err)
		case unreachable:
			s.left(e, last)
			failed[e] = true
			if p.once && !undelivered(err) {
				return zero, fmt.Errorf("%s: %w", what, last)
			}
		default:
			s.worked(e)
			return zero, fmt.Errorf("%s: %w", what, last)
		}
	}
	return zero, fmt.Errorf("%s: %w", what, last)
}

// attempt asks one endpoint within its share of the time that is left.
func attempt[T any](ctx context.Context, s *endpoints, e *endpoint, share int, call func(context.Context, *endpoint) (T, error)) (T, error) {
	if deadline, ok := ctx.Deadline(); ok && share > 1 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, time.Until(deadline)/time.Duration(share))
		defer cancel()
	}
	var zero T
	if err := s.connect(ctx, e); err != nil {
		return zero, err
	}
	return call(ctx, e)
}

// pick chooses the endpoint to ask, how long to wait before, and among how many the time is to be shared. Those that
// failed during the same call are passed over.
func (s *endpoints) pick(failed map[*endpoint]bool) (e *endpoint, wait time.Duration, share int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.clock.Now()
	var ready, soonest *endpoint
	for _, e := range s.all {
		if e.foreign || failed[e] {
			continue
		}
		share++
		if ready == nil && !now.Before(e.until) {
			ready = e
		}
		if soonest == nil || e.until.Before(soonest.until) {
			soonest = e
		}
	}
	if ready != nil || soonest == nil {
		return ready, 0, share
	}
	if !soonest.limited {
		return soonest, 0, share // none is better: asking costs nothing
	}
	return soonest, soonest.until.Sub(now), share
}

// connect makes sure that the endpoint is on the chain, anew after each failure.
func (s *endpoints) connect(ctx context.Context, e *endpoint) error {
	s.mu.Lock()
	client, verified := e.rpc, e.verified
	s.mu.Unlock()
	if verified {
		return nil
	}
	if client == nil {
		var err error
		if client, err = s.dial(ctx, e); err != nil {
			return &connectError{err}
		}
	}
	id, err := ethclient.NewClient(client).ChainID(ctx)
	if err != nil {
		return &connectError{err}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.chainID == nil {
		s.chainID = id
	}
	if id.Cmp(s.chainID) != 0 {
		e.foreign = true
		return &connectError{fmt.Errorf("%w: %s is on %s, not %s", ErrChainID, e.name, id, s.chainID)}
	}
	e.verified = true
	return nil
}

// dial opens the endpoint's connection; over HTTP that asks nothing yet.
func (s *endpoints) dial(ctx context.Context, e *endpoint) (*rpc.Client, error) {
	httpClient := &http.Client{Transport: transport{s.clock, http.DefaultTransport}}
	client, err := rpc.DialOptions(ctx, e.url, rpc.WithHTTPClient(httpClient))
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if e.rpc != nil { // another caller was faster
		client.Close()
		return e.rpc, nil
	}
	e.rpc, e.eth = client, ethclient.NewClient(client)
	return client, nil
}

func (s *endpoints) worked(e *endpoint) {
	s.mu.Lock()
	defer s.mu.Unlock()
	e.failures, e.until, e.limited = 0, time.Time{}, false
}

func (s *endpoints) left(e *endpoint, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	e.failures++
	e.verified, e.limited = false, false
	e.until = s.clock.Now().Add(s.backoff.After(e.failures))
	if errors.Is(err, ErrChainID) {
		s.log.Error("endpoint given up", "endpoint", e.name, "err", err)
		return
	}
	s.log.Warn("endpoint left", "endpoint", e.name, "failures", e.failures, "until", e.until, "err", err)
}

func (s *endpoints) throttled(e *endpoint, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	e.failures++
	wait := s.backoff.After(e.failures)
	var refusal *throttled
	if errors.As(err, &refusal) {
		wait = max(wait, min(refusal.after, maxRetryAfter))
	}
	e.until, e.limited = s.clock.Now().Add(wait), true
	s.log.Debug("endpoint limits requests", "endpoint", e.name, "wait", wait)
}

// sockets lists the endpoints that can push, those in order first that did not fail lately.
func (s *endpoints) sockets() []*endpoint {
	s.mu.Lock()
	defer s.mu.Unlock()
	var ready, others []*endpoint
	for _, e := range s.all {
		switch {
		case !e.socket || e.foreign:
		case s.clock.Now().Before(e.until):
			others = append(others, e)
		default:
			ready = append(ready, e)
		}
	}
	return append(ready, others...)
}

func (s *endpoints) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, e := range s.all {
		if e.rpc != nil {
			e.rpc.Close()
		}
	}
}

// split reads a list of addresses separated by commas.
func split(list string) []string {
	var out []string
	for part := range strings.SplitSeq(list, ",") {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return out
}
