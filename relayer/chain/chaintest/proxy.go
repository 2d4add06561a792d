// Package chaintest makes chains misbehave in tests: a proxy before a real node that loses, delays, refuses and garbles
// answers, a chain in memory that reorganizes at will, and a clock on which waiting takes no time.
//
// It decides its faults by a seed. Its one invariant: without faults set, answers pass through unchanged.
package chaintest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"strconv"
	"sync"
	"time"
)

// Faults says what goes wrong, in so many of a thousand requests each. At most one fault befalls a request.
type Faults struct {
	Refuse     int           // the connection breaks before the node has the request
	Lose       int           // the node has the request, the connection breaks before its answer
	RateLimit  int           // HTTP 429
	RetryAfter time.Duration // what HTTP 429 asks for, whole seconds; 0: nothing
	Throttle   int           // JSON-RPC -32005 "rate limit exceeded"
	Unwell     int           // HTTP 503
	Garble     int           // an answer that is no JSON
	Empty      int           // an answer without result and error
	Delay      int           // the answer comes only after DelayBy
	DelayBy    time.Duration

	LogBlocks  uint64   // blocks that a log query may cover, both ends counted; 0: any
	LogResults int      // logs that an answer may hold; 0: any
	Methods    []string // faults befall these only; empty: all
}

// Proxy stands before one node. Its methods may be called concurrently.
type Proxy struct {
	URL string // http
	WS  string // websocket: passes unchanged, but can be cut

	target string
	server *httptest.Server
	conns  *connections

	mu     sync.Mutex
	rand   *rand.Rand
	faults Faults
	count  map[string]int
	script func(method string) Fault
}

// Fault is one thing that goes wrong.
type Fault string

// What can befall a request.
const (
	None      Fault = ""
	Refuse    Fault = "refuse"
	Lose      Fault = "lose"
	RateLimit Fault = "rate limit"
	Throttle  Fault = "throttle"
	Unwell    Fault = "unwell"
	Garble    Fault = "garble"
	Empty     Fault = "empty"
	Null      Fault = "null" // an answer that there is no such thing; only by script
	Delay     Fault = "delay"
)

// NewProxy starts a proxy before the node at target, an http URL. End it with Close.
func NewProxy(target string, seed uint64, faults Faults) (*Proxy, error) {
	node, err := url.Parse(target)
	if err != nil {
		return nil, fmt.Errorf("proxy target: %w", err)
	}
	p := &Proxy{target: target, rand: rand.New(rand.NewPCG(seed, seed)), faults: faults, count: map[string]int{}}
	sockets := httputil.NewSingleHostReverseProxy(node)
	p.server = httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Upgrade") != "" {
			sockets.ServeHTTP(w, r)
			return
		}
		p.serve(w, r)
	}))
	p.conns = &connections{Listener: p.server.Listener, open: map[net.Conn]bool{}}
	p.server.Listener = p.conns
	p.server.Start()
	p.URL, p.WS = p.server.URL, "ws"+p.server.URL[len("http"):]
	return p, nil
}

// Close ends the proxy.
func (p *Proxy) Close() {
	p.Cut()
	p.server.Close()
}

// Cut breaks all connections, websockets too. New ones are taken.
func (p *Proxy) Cut() { p.conns.cut() }

// Set changes what goes wrong from now on.
func (p *Proxy) Set(f Faults) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.faults = f
}

// Script decides every request's fault by its method, instead of the seed; nil returns to the seed.
func (p *Proxy) Script(fault func(method string) Fault) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.script = fault
}

// Count is how many requests of a method came, faulty ones included.
func (p *Proxy) Count(method string) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.count[method]
}

// Total is how many requests came.
func (p *Proxy) Total() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	total := 0
	for n := range maps.Values(p.count) {
		total += n
	}
	return total
}

// draw decides what befalls a request.
func (p *Proxy) draw(method string) (Fault, Faults) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.count[method]++
	f := p.faults
	if p.script != nil {
		return p.script(method), f
	}
	if len(f.Methods) > 0 && !slices.Contains(f.Methods, method) {
		return None, f
	}
	n := p.rand.IntN(1000)
	for _, c := range []struct {
		share int
		fault Fault
	}{
		{f.Refuse, Refuse}, {f.Lose, Lose}, {f.RateLimit, RateLimit}, {f.Throttle, Throttle}, {f.Unwell, Unwell},
		{f.Garble, Garble}, {f.Empty, Empty}, {f.Delay, Delay},
	} {
		if n -= c.share; n < 0 {
			return c.fault, f
		}
	}
	return None, f
}

// message is the part of a JSON-RPC request or answer that the proxy looks at.
type message struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params []struct {
		FromBlock string `json:"fromBlock"`
		ToBlock   string `json:"toBlock"`
	} `json:"params"`
}

func (p *Proxy) serve(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	var q message
	_ = json.Unmarshal(body, &q) // params of other shapes are left empty; a batch has no method
	fault, f := p.draw(q.Method)
	switch fault {
	case Refuse:
		panic(http.ErrAbortHandler)
	case RateLimit:
		if f.RetryAfter > 0 {
			w.Header().Set("Retry-After", strconv.FormatInt(int64(f.RetryAfter/time.Second), 10))
		}
		http.Error(w, "slow down", http.StatusTooManyRequests)
		return
	case Throttle:
		refuse(w, q.ID, -32005, "rate limit exceeded")
		return
	case Unwell:
		http.Error(w, "no healthy upstream", http.StatusServiceUnavailable)
		return
	case Garble:
		fmt.Fprint(w, "<html>gateway</html>")
		return
	case Empty:
		fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s}`, q.ID)
		return
	case Null:
		fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,"result":null}`, q.ID)
		return
	case Delay:
		select {
		case <-time.After(f.DelayBy):
		case <-r.Context().Done():
			return
		}
	}
	if q.Method == "eth_getLogs" && f.tooWide(q) {
		refuse(w, q.ID, -32602, fmt.Sprintf("exceed maximum block range: %d", f.LogBlocks))
		return
	}
	answer, err := p.forward(r, body)
	if err != nil || fault == Lose {
		panic(http.ErrAbortHandler)
	}
	if q.Method == "eth_getLogs" && f.LogResults > 0 && bytes.Count(answer, []byte(`"logIndex"`)) > f.LogResults {
		refuse(w, q.ID, -32005, fmt.Sprintf("query returned more than %d results", f.LogResults))
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(answer)
}

func (f Faults) tooWide(q message) bool {
	if f.LogBlocks == 0 || len(q.Params) == 0 || q.Params[0].FromBlock == "" {
		return false
	}
	from, errFrom := strconv.ParseUint(q.Params[0].FromBlock, 0, 64)
	to, errTo := strconv.ParseUint(q.Params[0].ToBlock, 0, 64)
	return errFrom == nil && errTo == nil && to-from >= f.LogBlocks
}

func (p *Proxy) forward(r *http.Request, body []byte) ([]byte, error) {
	request, err := http.NewRequestWithContext(r.Context(), http.MethodPost, p.target, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Content-Type", "application/json")
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	return io.ReadAll(answer.Body)
}

func refuse(w http.ResponseWriter, id json.RawMessage, code int, text string) {
	w.Header().Set("Content-Type", "application/json")
	fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%s,"error":{"code":%d,"message":%q}}`, id, code, text)
}

// connections remembers what it accepted.
type connections struct {
	net.Listener
	mu   sync.Mutex
	open map[net.Conn]bool
}

// Accept implements net.Listener.
func (c *connections) Accept() (net.Conn, error) {
	conn, err := c.Listener.Accept()
	if err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.open[conn] = true
	return conn, nil
}

func (c *connections) cut() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for conn := range c.open {
		_ = conn.Close()
	}
	clear(c.open)
}
