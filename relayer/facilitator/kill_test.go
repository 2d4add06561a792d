package facilitator_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/state/statetest"
	"github.com/redress-protocol/redress/relayer/x402"
)

// relayerArguments makes the test program a relayer instead, so that tests can kill one.
const relayerArguments = "REDRESS_TEST_RELAYER"

func TestMain(m *testing.M) {
	args := os.Getenv(relayerArguments)
	if args == "" {
		os.Exit(m.Run())
	}
	ctx, cancel := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer cancel()
	app := &cli.App{Commands: []*cli.Command{facilitator.Command()}}
	if err := app.RunContext(ctx, strings.Split(args, "\n")); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// process is a relayer that runs by itself.
type process struct {
	cmd *exec.Cmd
	url string
}

func (f *fixture) launch(rpc string, args ...string) *process {
	f.t.Helper()
	args = append([]string{
		"redress", "relayer", "--rpc", rpc, "--listen", "127.0.0.1:0", "--key", hex.EncodeToString(crypto.FromECDSA(f.Key("relayer"))),
		"--data", f.t.TempDir(), "--database", f.database, "--token", f.token.Hex(), "--lease", "1s",
	}, args...)
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), relayerArguments+"="+strings.Join(args, "\n"))
	cmd.Stderr = io.Discard
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		f.t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		f.t.Fatal(err)
	}
	f.t.Cleanup(func() { _ = cmd.Process.Kill() })
	line, err := bufio.NewReader(stdout).ReadString('\n')
	if err != nil {
		f.t.Fatalf("the relayer did not start: %q %v", line, err)
	}
	return &process{cmd, strings.TrimSpace(line[strings.LastIndex(line, "http"):])}
}

// kill ends the process as a power failure would.
func (p *process) kill() {
	_ = p.cmd.Process.Kill()
	_ = p.cmd.Wait()
}

// lethal forwards calls to a node and kills the caller at one of them.
type lethal struct {
	node string

	mu     sync.Mutex
	before int    // calls left until the killing one, which is not forwarded; 0: none
	after  string // method whose call kills once the node has it, before it is answered
	kill   func()
	calls  []string
}

func (l *lethal) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return
	}
	var call struct {
		Method string `json:"method"`
	}
	_ = json.Unmarshal(body, &call)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.calls = append(l.calls, call.Method)
	if l.before > 0 {
		if l.before--; l.before == 0 {
			l.kill()
			return
		}
	}
	res, err := http.Post(l.node, "application/json", bytes.NewReader(body))
	if err != nil {
		return
	}
	defer res.Body.Close()
	answer, err := io.ReadAll(res.Body)
	if err != nil {
		return
	}
	if l.after == call.Method {
		l.after = ""
		l.kill()
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(answer)
}

// arm prepares the next death and forgets the calls so far.
func (l *lethal) arm(before int, after string, kill func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.before, l.after, l.kill, l.calls = before, after, kill, nil
}

func (l *lethal) seen() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.calls
}

// tryPost sends a body to a server that may die meanwhile.
func tryPost(ctx context.Context, url string, body []byte) (*x402.SettlementResponse, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		return nil, err
	}
	return x402.Decode[x402.SettlementResponse](raw)
}

// The relayer is killed at every call that a settlement makes to the node, one after the other, and once between a
// broadcast and its answer. Each time the next relayer finds the payment as it was left: paid once, with its hash.
func TestKilledAtEveryStepNothingIsLostOrPaidTwice(t *testing.T) {
	statetest.Each(t, func(t *testing.T, address string) { killedAtEveryStep(t, address, 1) })
}

// The same with a transaction that settles two payments.
func TestKilledAtEveryStepOfABatchNothingIsLostOrPaidTwice(t *testing.T) {
	killedAtEveryStep(t, filepath.Join(t.TempDir(), "relayer.db"), 2)
}

func killedAtEveryStep(t *testing.T, address string, together int) {
	f := start(t)
	f.openState(address)
	f.close(f.server)
	f.server = nil
	proxy := &lethal{node: f.URL}
	rpc := httptest.NewServer(proxy)
	defer rpc.Close()
	var args []string
	if together > 1 {
		args = []string{"--batch-settler", f.Deployment.BatchSettler.Address.Hex(), "--batch-max", fmt.Sprint(together), "--batch-wait", "1h"}
	}
	relayer := f.launch(rpc.URL, args...)
	paid := int64(0)
	die := func(before int, after string) (whole bool) {
		bodies := make([][]byte, together)
		for i := range bodies {
			bodies[i] = f.pay(f.Key("buyer")).body(t)
		}
		proxy.arm(before, after, relayer.kill)
		first := postAll(t, relayer.url, bodies)
		steps := proxy.seen()
		proxy.arm(0, "", nil)
		whole = true
		for _, answer := range first {
			whole = whole && answer != nil
			if answer != nil && !answer.Success {
				t.Fatalf("step %d%s: %+v", before, after, answer)
			}
		}
		if !whole {
			relayer = f.launch(rpc.URL, args...)
		}
		for i, second := range postAll(t, relayer.url, bodies) {
			if second == nil || !second.Success || first[i] != nil && first[i].Transaction != second.Transaction {
				t.Fatalf("killed at step %d%s (%v): %+v; before %+v", before, after, steps, second, first[i])
			}
		}
		paid += price * int64(together)
		if got := f.balance(payTo); got != paid {
			t.Fatalf("killed at step %d%s (%v): received %d, want %d", before, after, steps, got, paid)
		}
		return whole
	}
	if die(0, "eth_sendRawTransaction") {
		t.Fatal("the relayer survived its broadcast")
	}
	deadline := time.Now().Add(3 * time.Minute)
	step := 1
	for ; !die(step, ""); step++ {
		if time.Now().After(deadline) {
			t.Fatalf("no end after %d steps", step)
		}
	}
	// What was signed and not broadcast is broadcast by the next relayer, instead of another transaction.
	if n, err := f.client.NonceAt(t.Context(), devnet.Address("relayer"), nil); err != nil || int64(n)*price*int64(together) != paid {
		t.Errorf("%d transactions, %v, received %d", n, err, paid)
	}
	if step < 8 {
		t.Errorf("a settlement made only %d calls", step)
	}
	t.Logf("killed at %d steps", step-1)
}

// postAll posts payments at once; nil stands for no answer.
func postAll(t *testing.T, url string, bodies [][]byte) []*x402.SettlementResponse {
	answers := make([]*x402.SettlementResponse, len(bodies))
	var wg sync.WaitGroup
	for i, body := range bodies {
		wg.Go(func() { answers[i], _ = tryPost(t.Context(), url+"/settle", body) })
	}
	wg.Wait()
	return answers
}
