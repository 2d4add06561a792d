package e2e_test

import (
	"bytes"
	"context"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/relayer/facilitator"
)

// asCommand makes the test binary be the redress command: each agent below is a process of its own.
const asCommand = "REDRESS_E2E_COMMAND"

func TestMain(m *testing.M) {
	if os.Getenv(asCommand) == "" {
		os.Exit(m.Run())
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	app := &cli.App{Name: "redress", Commands: append(buyer.Commands(), seller.Command(), validator.Command(), facilitator.Command())}
	if err := app.RunContext(ctx, os.Args); err != nil {
		fmt.Fprintln(os.Stderr, "redress:", err)
		os.Exit(1)
	}
	os.Exit(0)
}

// command runs one command in a process of its own until it ends or ctx does.
func (w *world) command(ctx context.Context, args ...string) (stdout string, err error) {
	stdout, _, err = w.outputs(ctx, args...)
	return stdout, err
}

// outputs is command with what was logged.
func (w *world) outputs(ctx context.Context, args ...string) (stdout, stderr string, err error) {
	cmd := exec.CommandContext(ctx, os.Args[0], args...)
	cmd.Env = append(os.Environ(), asCommand+"=1", "REDRESS_DATA="+w.t.TempDir())
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 20 * time.Second
	var out, errOut bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errOut
	err = cmd.Run()
	if err != nil && ctx.Err() == nil {
		err = fmt.Errorf("%w: %s", err, errOut.String())
	} else if cmd.ProcessState != nil && cmd.ProcessState.Success() {
		err = nil // an interrupted command that ended in order
	}
	return out.String(), errOut.String(), err
}

// run runs a command to its end and reads the JSON that it prints.
func (w *world) run(into any, args ...string) {
	w.t.Helper()
	out, err := w.command(w.within(caseTime), args...)
	if err != nil {
		w.t.Fatalf("%s: %v", strings.Join(args[:2], " "), err)
	}
	if err := json.Unmarshal([]byte(out), into); err != nil {
		w.t.Fatalf("%s printed %q: %v", strings.Join(args[:2], " "), out, err)
	}
}

// The whole story by commands alone: publish, stake, serve, sit, pay, check, estimate, contest, follow.
func TestCommandsTellTheWholeStory(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	dir := t.TempDir()
	file := func(name string, content []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, content, 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	deployment := filepath.Join(dir, "deployment.json")
	if err := w.net.Deployment.Save(deployment); err != nil {
		t.Fatal(err)
	}
	sellerKey, buyerKey := w.account("seller"), w.account("buyer")
	shared := func(keyFile string, more ...string) []string {
		return append([]string{"--rpc", w.net.URL, "--deployment", deployment, "--relayer", w.relay, "--key-file", keyFile}, more...)
	}
	sellerFlags := shared(file("seller.key", []byte(hex.EncodeToString(crypto.FromECDSA(sellerKey)))))
	buyerFlags := shared(file("buyer.key", []byte("0x"+hex.EncodeToString(crypto.FromECDSA(buyerKey))+"\n")), "--data", filepath.Join(dir, "buyer"))

	doc, err := manifest.QuoteFeed(w.frame(crypto.PubkeyToAddress(sellerKey.PublicKey)), 30)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := doc.Canonical()
	if err != nil {
		t.Fatal(err)
	}
	var published struct {
		Offer       common.Address
		Transaction *common.Hash
	}
	publish := append([]string{"seller", "publish", "--manifest", file("manifest.json", raw)}, sellerFlags...)
	w.run(&published, publish...)
	if published.Transaction == nil {
		t.Fatal("nothing was sent")
	}
	first := published.Offer
	if w.run(&published, publish...); published.Offer != first || published.Transaction != nil {
		t.Fatalf("published twice: %s and %s", first, published.Offer)
	}
	bad := file("bad.json", bytes.Replace(raw, []byte(`"bond":"50000"`), []byte(`"bond":"1"`), 1))
	if _, err := w.command(t.Context(), append([]string{"seller", "publish", "--manifest", bad}, sellerFlags...)...); err == nil || !strings.Contains(err.Error(), "defect") {
		t.Fatalf("a manifest that does not conform: %v", err)
	}
	var sent map[string]any
	w.run(&sent, append([]string{"seller", "stake", "--offer", first.Hex(), "--amount", "500000"}, sellerFlags...)...)

	for _, i := range []string{"validator-1", "validator-2", "validator-3"} {
		args := shared(file(i, []byte(hex.EncodeToString(crypto.FromECDSA(devnet.Key(i))))), "--data", filepath.Join(dir, i+".d"), "--poll", "200ms")
		w.background(i, func(ctx context.Context) error {
			_, err := w.command(ctx, append([]string{"validator", "run"}, args...)...)
			return err
		})
	}
	listen := freeAddress(t)
	serve := append([]string{"seller", "serve", "--offer", first.Hex(), "--mode", "hollow", "--listen", listen, "--poll", "200ms", "--data", filepath.Join(dir, "seller")}, sellerFlags...)
	w.background("seller serve", func(ctx context.Context) error {
		_, err := w.command(ctx, serve...)
		return err
	})
	url := "http://" + listen + "/quote?pair=" + pair
	w.await("the seller", func() bool {
		res, err := http.Get("http://" + listen + "/readyz") //nolint:noctx // polled under await's deadline
		if err != nil {
			return false
		}
		return res.Body.Close() == nil && res.StatusCode == http.StatusOK
	})

	var bought struct {
		Verdict  string
		Findings []struct{ Requirement, Verdict, Value, Bound string }
	}
	w.run(&bought, append([]string{"buyer", "pay", "--url", url}, buyerFlags...)...)
	if bought.Verdict != buyer.Broken.String() || len(bought.Findings) != 3 || bought.Findings[1].Verdict != "FAIL" || bought.Findings[1].Value != "0" {
		t.Fatalf("bought %+v", bought)
	}
	w.run(&bought, append([]string{"buyer", "check"}, buyerFlags...)...)
	var estimated shownProspects
	w.run(&estimated, append([]string{"dispute", "estimate", "--offer", first.Hex(), "--amount", "10000"}, buyerFlags...)...)
	if len(estimated.Prospects) != len(settlement.Keys) {
		t.Fatalf("%d prospects", len(estimated.Prospects))
	}
	var opened struct{ Case common.Hash }
	w.run(&opened, append([]string{"dispute", "open", "--prove-breach=false"}, buyerFlags...)...)
	var seen struct{ State string }
	w.run(&seen, append([]string{"dispute", "status"}, buyerFlags...)...)
	if seen.State != "contested" && seen.State != "answered" {
		t.Fatalf("state %q", seen.State)
	}
	var report shownReport
	w.run(&report, append([]string{"dispute", "follow", "--poll", "200ms"}, buyerFlags...)...)
	if report.Case != opened.Case || report.Ruling != settlement.PayerWins || report.Cause != settlement.CauseFailed || report.RulingName != "not honored" || report.CauseName != "requirements failed" {
		t.Fatalf("report %+v", report)
	}
	w.run(&sent, append([]string{"seller", "withdraw", "--offer", first.Hex(), "--data", filepath.Join(dir, "seller")}, sellerFlags...)...)
}

func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}
