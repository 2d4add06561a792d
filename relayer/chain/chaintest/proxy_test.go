package chaintest_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/redress-protocol/redress/relayer/chain/chaintest"
)

// node answers every request with its own text.
func node(t *testing.T) *httptest.Server {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		raw, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		_ = json.NewEncoder(w).Encode(map[string]any{"jsonrpc": "2.0", "id": 1, "result": string(raw)})
	}))
	t.Cleanup(s.Close)
	return s
}

// ask returns what became of one request: its answer, or the fault's own name.
func ask(t *testing.T, p *chaintest.Proxy, method, params string) string {
	t.Helper()
	body := fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":%q,"params":%s}`, method, params)
	answer, err := http.Post(p.URL, "application/json", strings.NewReader(body))
	if err != nil {
		return "broken"
	}
	defer answer.Body.Close()
	raw, err := io.ReadAll(answer.Body)
	if err != nil {
		return "broken"
	}
	if want, err := json.Marshal(body); err == nil && strings.Contains(string(raw), string(want)) {
		return "passed"
	}
	return fmt.Sprintf("%d %s %s", answer.StatusCode, answer.Header.Get("Retry-After"), raw)
}

func proxy(t *testing.T, seed uint64, f chaintest.Faults) *chaintest.Proxy {
	t.Helper()
	p, err := chaintest.NewProxy(node(t).URL, seed, f)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p
}

func TestProxyWithoutFaultsPassesEverything(t *testing.T) {
	p := proxy(t, 1, chaintest.Faults{})
	for range 50 {
		if got := ask(t, p, "eth_call", "[]"); got != "passed" {
			t.Fatal(got)
		}
	}
	if p.Count("eth_call") != 50 || p.Total() != 50 {
		t.Errorf("%d of %d", p.Count("eth_call"), p.Total())
	}
}

func TestFaultsFollowTheSeedAndTheirShares(t *testing.T) {
	f := chaintest.Faults{Refuse: 100, Lose: 100, RateLimit: 100, Throttle: 100, Unwell: 100, Garble: 100, Empty: 100, RetryAfter: 3 * time.Second}
	run := func(seed uint64) string {
		p := proxy(t, seed, f)
		var out []string
		for range 200 {
			out = append(out, ask(t, p, "eth_call", "[]"))
		}
		return strings.Join(out, "\n")
	}
	first := run(5)
	if first != run(5) {
		t.Error("one seed, two courses")
	}
	if first == run(6) {
		t.Error("two seeds, one course")
	}
	for what, part := range map[string]string{
		"passed": "passed", "broken": "broken", "429": "429 3 ", "throttle": "-32005", "503": "503", "garble": "<html>", "empty": `"id":1}`,
	} {
		if n := strings.Count(first, part); n < 5 || n > 120 {
			t.Errorf("%s came %d times of 200", what, n)
		}
	}
}

func TestFaultsBefallTheirMethodsOnly(t *testing.T) {
	p := proxy(t, 1, chaintest.Faults{Unwell: 1000, Methods: []string{"eth_call"}, LogBlocks: 10})
	if got := ask(t, p, "eth_chainId", "[]"); got != "passed" {
		t.Error(got)
	}
	if got := ask(t, p, "eth_call", "[]"); !strings.HasPrefix(got, "503") {
		t.Error(got)
	}
	for params, want := range map[string]bool{`[{"fromBlock":"0x1","toBlock":"0xa"}]`: true, `[{"fromBlock":"0x1","toBlock":"0xb"}]`: false} {
		if got := ask(t, p, "eth_getLogs", params); (got == "passed") != want {
			t.Errorf("%s: %s", params, got)
		}
	}
	p.Script(func(string) chaintest.Fault { return chaintest.Null })
	if got := ask(t, p, "eth_chainId", "[]"); !strings.Contains(got, `"result":null`) {
		t.Error(got)
	}
}
