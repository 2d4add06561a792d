package e2e_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// killStride is the environment variable that sets how many of a flow's ordinary requests are skipped between two deaths:
// 1 kills at every request, twice. Requests that change something are never skipped.
const (
	killStride        = "REDRESS_KILL_STRIDE"
	defaultKillStride = 12
)

// forwardTime bounds one request through a gate.
const forwardTime = 60 * time.Second

// gate stands between one process and everything that it talks to: the node, the relayer with its store, the seller. It
// kills the process at one request, before or after that was forwarded; the process never sees the answer.
type gate struct {
	t *testing.T

	mu   sync.Mutex
	next death
	kill func()
	seen []string
	died bool // since it was armed
	dead int  // processes killed so far
}

func newGate(t *testing.T) *gate { return &gate{t: t} }

// front is a URL that leads to target through the gate.
func (g *gate) front(target string) string {
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		deadly, after := g.count(requestName(r, body))
		if deadly && !after {
			g.die()
			panic(http.ErrAbortHandler)
		}
		answer, err := forward(target, r, body)
		if deadly {
			g.die()
		}
		if deadly || err != nil {
			panic(http.ErrAbortHandler)
		}
		answer.send(w)
	}))
	g.t.Cleanup(s.Close)
	return s.URL
}

// forwarded is a whole answer.
type forwarded struct {
	status int
	header http.Header
	body   []byte
}

// forward takes no context of the request: what was sent arrives also if its sender is dead by then.
func forward(target string, r *http.Request, body []byte) (*forwarded, error) {
	out, err := http.NewRequest(r.Method, target+r.URL.RequestURI(), bytes.NewReader(body)) //nolint:noctx // bounded by the client
	if err != nil {
		return nil, err
	}
	out.Header, out.Host = r.Header.Clone(), r.Host
	client := http.Client{Timeout: forwardTime}
	res, err := client.Do(out)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	return &forwarded{res.StatusCode, res.Header, raw}, err
}

func (f *forwarded) send(w http.ResponseWriter) {
	for key, values := range f.header {
		w.Header()[key] = values
	}
	w.WriteHeader(f.status)
	_, _ = w.Write(f.body)
}

// requestName is a request's JSON-RPC method, or its HTTP method and first path element.
func requestName(r *http.Request, body []byte) string {
	var call struct{ Method string }
	if json.Unmarshal(body, &call) == nil && strings.Contains(call.Method, "_") {
		return call.Method
	}
	name, _, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	return r.Method + " /" + name
}

func (g *gate) count(name string) (deadly, after bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.seen = append(g.seen, name)
	if g.next.at > 0 && (!g.next.changing || changes(name)) {
		g.next.at--
		deadly = g.next.at == 0
	}
	return deadly, g.next.after
}

func (g *gate) die() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.kill()
	g.dead++
	g.died = true
}

// arm prepares the next death and forgets the requests so far.
func (g *gate) arm(d death, kill func()) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.next, g.kill, g.seen, g.died = d, kill, nil, false
}

// spare lets the process live.
func (g *gate) spare() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.next = death{}
}

// killed is how many processes were killed so far.
func (g *gate) killed() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.dead
}

// fell reports whether the process was killed since it was armed.
func (g *gate) fell() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.died
}

func (g *gate) requests() []string {
	g.mu.Lock()
	defer g.mu.Unlock()
	return slices.Clone(g.seen)
}

// death is when a process is killed: at its request of that number, from 1; 0: never.
type death struct {
	at       int
	after    bool // the request reaches its receiver
	changing bool // only requests that change something count
}

// deaths are the moments of a flow at which to kill: before and after everything that changes something elsewhere, and a
// sample of the other requests.
func deaths(t *testing.T, seen []string) []death {
	stride := defaultKillStride
	if text := os.Getenv(killStride); text != "" {
		var err error
		if stride, err = strconv.Atoi(text); err != nil || stride < 1 {
			t.Fatalf("%s=%q", killStride, text)
		}
	}
	var out []death
	for i, name := range seen {
		switch {
		case changes(name) || stride == 1:
			out = append(out, death{at: i + 1}, death{at: i + 1, after: true})
		case i%stride == 0:
			out = append(out, death{at: i + 1, after: i/stride%2 == 1})
		}
	}
	return out
}

func changes(name string) bool {
	return name == "eth_sendRawTransaction" || name == "GET /quote" || name == "POST /settle" ||
		strings.HasPrefix(name, "PUT ") || name == "POST /evidence"
}

// child is a command in a process of its own whose requests go through a gate.
type child struct {
	cmd      *exec.Cmd
	out, err bytes.Buffer
}

// launch starts a command that dies as told.
func (g *gate) launch(d death, args ...string) *child {
	g.t.Helper()
	c := &child{cmd: exec.Command(os.Args[0], args...)} //nolint:noctx // ended by kill or by itself
	c.cmd.Env = append(os.Environ(), asCommand+"=1")
	c.cmd.Stdout, c.cmd.Stderr = &c.out, &c.err
	g.arm(d, func() { _ = c.cmd.Process.Kill() })
	g.mu.Lock() // what asks for the process's death waits until it was started
	err := c.cmd.Start()
	g.mu.Unlock()
	if err != nil {
		g.t.Fatal(err)
	}
	g.t.Cleanup(func() { _ = c.cmd.Process.Kill() })
	return c
}

// wait waits for the process and reports whether it ended by itself, and well.
func (c *child) wait(t *testing.T) (survived bool) {
	t.Helper()
	err := c.cmd.Wait()
	var exit *exec.ExitError
	switch {
	case err == nil:
		return true
	case errors.As(err, &exit) && exit.Sys().(syscall.WaitStatus).Signal() == syscall.SIGKILL:
		return false
	}
	t.Fatalf("%s: %v: %s", strings.Join(c.cmd.Args[1:3], " "), err, c.err.String())
	return false
}

// twice runs a command that is killed, and then the same command to its end. It returns what that printed.
func (g *gate) twice(d death, args ...string) (out []byte) {
	g.t.Helper()
	if d.at > 0 {
		c := g.launch(d, args...)
		if c.wait(g.t) {
			return c.out.Bytes() // it needed fewer requests this time
		}
	}
	c := g.launch(death{}, args...)
	if !c.wait(g.t) {
		g.t.Fatalf("killed by somebody else: %s", strings.Join(args[:2], " "))
	}
	return c.out.Bytes()
}
