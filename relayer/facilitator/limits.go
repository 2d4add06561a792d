package facilitator

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/problem"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/store"
)

// Limits bounds what others may cost. A zero field is no limit, but for Window.
type Limits struct {
	Gas       int64         // gas paid for everybody within Window: what many made-up payers can cost together
	PayerGas  int64         // gas paid for one payer within Window
	PayeeGas  int64         // gas paid for payments to one payee, such as an Offer, within Window
	Window    time.Duration // default 1 h
	Queue     int           // settlements that wait or are worked on, of all relayers that share the state
	PerMinute int           // requests of one client to this relayer
	Burst     int           // requests of one client at once; default PerMinute
	// EvidencePerHour is how many bytes of evidence one client puts within an hour, each document counted for a page at least.
	EvidencePerHour int64
	// ClientHeader is a header whose last address a trusted load balancer wrote, such as X-Forwarded-For; empty: clients
	// are told apart by their connection.
	ClientHeader string
}

// DefaultWindow is Limits.Window unless told otherwise. The others are what the command limits unless told otherwise.
const (
	DefaultWindow    = time.Hour
	DefaultPayerGas  = 60_000_000 // of a few hundred settlements
	DefaultQueue     = 10_000
	DefaultPerMinute = 12_000 // agents behind one address poll
	// DefaultEvidencePerHour is the 16th part of a store's usual capacity: a stranger takes most of a day to fill that.
	DefaultEvidencePerHour = store.DefaultCapacity / 16
)

const (
	scopeAll   = "all"
	scopePayer = "payer"
	scopePayee = "payee"
	// busySeconds is when to come back after a moment's overload.
	busySeconds = 1
	// maxClients is how many clients are told apart at once; further ones share one allowance.
	maxClients = 10_000
	// clientBits6 are the bits of an IPv6 address that make a client: networks hand out whole /64s.
	clientBits6 = 64
	// page is the least that a document or a name counts for, in bytes.
	page = 4096
)

func (l Limits) check() error {
	if l.Gas < 0 || l.PayerGas < 0 || l.PayeeGas < 0 || l.Window < 0 || l.Queue < 0 || l.PerMinute < 0 || l.Burst < 0 {
		return errors.New("a limit is negative")
	}
	if l.EvidencePerHour < 0 || l.EvidencePerHour > 0 && l.EvidencePerHour < store.MaxBlob {
		return fmt.Errorf("%d bytes of evidence an hour, want 0 or at least the longest document's %d", l.EvidencePerHour, store.MaxBlob)
	}
	return nil
}

func (l Limits) withDefaults() Limits {
	if l.Window == 0 {
		l.Window = DefaultWindow
	}
	if l.Burst == 0 {
		l.Burst = l.PerMinute
	}
	return l
}

// expenses are the gas that settling a payment may cost at most, for those who benefit.
func (s *Server) expenses(p *payment) []state.Expense {
	gas := int64(s.opts.MaxGas)
	if s.opts.Batch.Settler != (common.Address{}) && len(p.signature) != ecdsaLength {
		gas = max(gas, batchWalletGas)
	}
	if p.deploy != nil {
		gas += DeployGas
	}
	var out []state.Expense
	if limit := s.opts.Limits.Gas; limit > 0 {
		out = append(out, state.Expense{Scope: scopeAll, Gas: gas, Limit: limit})
	}
	if limit := s.opts.Limits.PayerGas; limit > 0 {
		out = append(out, state.Expense{Scope: scopePayer, Subject: p.auth.From, Gas: gas, Limit: limit})
	}
	if limit := s.opts.Limits.PayeeGas; limit > 0 {
		out = append(out, state.Expense{Scope: scopePayee, Subject: p.payTo, Gas: gas, Limit: limit})
	}
	return out
}

// unspent is what of the expenses was not used.
func (s *Server) unspent(p *payment, used uint64) []state.Expense {
	out := s.expenses(p)
	for i := range out {
		out[i].Gas = max(0, out[i].Gas-int64(used))
	}
	return out
}

// overload is why a request is to come back later.
type overload struct {
	code    string
	message string
	seconds int // to wait
}

// overloadOf tells a limit from other errors of the state.
func (s *Server) overloadOf(err error) *overload {
	switch {
	case errors.Is(err, state.ErrFull):
		return &overload{"queue_full", "too many settlements are waiting", busySeconds}
	case errors.Is(err, state.ErrBudget):
		return &overload{"gas_budget_spent", err.Error(), int(s.opts.Limits.Window / time.Second)}
	}
	return nil
}

// refuseLoad tells a client to come back later.
func (s *Server) refuseLoad(w http.ResponseWriter, r *http.Request, o *overload) {
	s.meters.overloads.WithLabelValues(o.code).Inc()
	w.Header().Set("Retry-After", strconv.Itoa(max(o.seconds, busySeconds)))
	problem.Write(w, r, http.StatusTooManyRequests, problem.Problem{Code: o.code, Message: o.message})
}

// allowance is how much each client may still ask. Its zero value allows everything.
type allowance struct {
	interval time.Duration // between two requests that go on for ever
	burst    time.Duration // how far ahead of that a client may be

	mu   sync.Mutex
	next map[string]time.Time // when a client will have used up nothing
}

func newAllowance(perMinute, burst int) *allowance {
	if perMinute == 0 {
		return &allowance{}
	}
	interval := time.Minute / time.Duration(perMinute)
	return &allowance{interval: interval, burst: interval * time.Duration(burst), next: map[string]time.Time{}}
}

// newEvidenceAllowance counts pages.
func newEvidenceAllowance(perHour int64) *allowance {
	if perHour == 0 {
		return &allowance{}
	}
	return &allowance{interval: time.Hour / time.Duration(perHour/page), burst: time.Hour, next: map[string]time.Time{}}
}

// take uses n requests, or pages, up. It returns how long to wait when so many are not left.
func (a *allowance) take(client string, now time.Time, n int64) (wait time.Duration, ok bool) {
	if a.interval == 0 {
		return 0, true
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if _, known := a.next[client]; !known && len(a.next) >= maxClients {
		a.forget(now)
		if len(a.next) >= maxClients {
			client = ""
		}
	}
	at := a.next[client]
	if at.Before(now) {
		at = now
	}
	at = at.Add(time.Duration(n) * a.interval)
	if ahead := at.Sub(now); ahead > a.burst {
		return ahead - a.burst, false
	}
	a.next[client] = at
	return 0, true
}

// forget drops clients that have used up nothing.
func (a *allowance) forget(now time.Time) {
	for client, at := range a.next {
		if !at.After(now) {
			delete(a.next, client)
		}
	}
}

// rated refuses clients that ask too often.
func (s *Server) rated(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		wait, ok := s.clients.take(clientOf(r, s.opts.Limits.ClientHeader), time.Now(), 1)
		if !ok {
			seconds := int((wait + time.Second - 1) / time.Second)
			s.refuseLoad(w, r, &overload{"rate_limited", fmt.Sprintf("more than %d requests per minute", s.opts.Limits.PerMinute), seconds})
			return
		}
		next.ServeHTTP(w, r)
	})
}

// weighed refuses clients that put too much evidence.
func (s *Server) weighed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		size := r.ContentLength
		if size < 0 || size > store.MaxBlob {
			size = store.MaxBlob // unknown, or refused later
		}
		wait, ok := s.putters.take(clientOf(r, s.opts.Limits.ClientHeader), time.Now(), max(1, (size+page-1)/page))
		if !ok {
			seconds := int((wait + time.Second - 1) / time.Second)
			s.refuseLoad(w, r, &overload{"rate_limited", fmt.Sprintf("more than %d bytes of evidence per hour", s.opts.Limits.EvidencePerHour), seconds})
			return
		}
		next.ServeHTTP(w, r)
	})
}

// clientOf names who sent a request.
func clientOf(r *http.Request, header string) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	if header != "" {
		// Earlier entries are the client's own words.
		entries := strings.Split(strings.Join(r.Header.Values(header), ","), ",")
		if last := strings.TrimSpace(entries[len(entries)-1]); last != "" {
			host = last
		}
	}
	address, err := netip.ParseAddr(host)
	if err != nil {
		return problem.Cut(host)
	}
	if address = address.Unmap(); address.Is6() {
		if network, err := address.WithZone("").Prefix(clientBits6); err == nil {
			return network.String()
		}
	}
	return address.String()
}
