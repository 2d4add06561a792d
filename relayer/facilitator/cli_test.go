package facilitator_test

import (
	"bytes"
	"context"
	"encoding/hex"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/x402"
)

// output is what a command writes, readable while it runs.
type output struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.Write(p)
}

func (o *output) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.buf.String()
}

func TestRelayerCommandServesAndEndsInOrder(t *testing.T) {
	f := start(t)
	secret := hex.EncodeToString(crypto.FromECDSA(f.Key("relayer")))
	keyFile := filepath.Join(t.TempDir(), "key")
	if err := os.WriteFile(keyFile, []byte("0x"+secret+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	var out output
	app := &cli.App{Writer: &out, ErrWriter: &out, Commands: []*cli.Command{facilitator.Command()}}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ended := make(chan error, 1)
	go func() {
		ended <- app.RunContext(ctx, []string{
			"redress", "relayer", "--rpc", f.URL, "--listen", "127.0.0.1:0", "--key-file", keyFile,
			"--data", t.TempDir(), "--token", f.token.Hex(),
		})
	}()
	address := regexp.MustCompile(`http://127\.0\.0\.1:\d+`)
	awaitThat(t, "the command to listen", func() bool { return address.MatchString(out.String()) })
	url := address.FindString(out.String())
	if answer, _ := post[x402.SettlementResponse](t, url+"/settle", f.pay(f.Key("buyer")).body(t)); !answer.Success {
		t.Errorf("%+v", answer)
	}
	cancel()
	select {
	case err := <-ended:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(20 * time.Second):
		t.Fatal("the command did not end")
	}
	if strings.Contains(out.String(), secret) {
		t.Error("the key was printed")
	}
}

func TestRelayerCommandNamesWhatIsMissing(t *testing.T) {
	const f20 = "0xffffffffffffffffffffffffffffffffffffffff"
	for name, c := range map[string]struct {
		args []string
		want string
	}{
		"no key":          {nil, "no key"},
		"two keys":        {[]string{"--key", "01", "--key-file", "x"}, "not both"},
		"bad key":         {[]string{"--key", "zz"}, "not 32 bytes"},
		"no token":        {[]string{"--key", strings.Repeat("1", 64)}, "--token (or REDRESS_TOKEN)"},
		"bad factory":     {[]string{"--key", strings.Repeat("1", 64), "--token", f20, "--factory", "x"}, "--factory"},
		"bad wallets":     {[]string{"--key", strings.Repeat("1", 64), "--token", f20, "--wallet-factory", "x"}, "--wallet-factory"},
		"bad settler":     {[]string{"--key", strings.Repeat("1", 64), "--token", f20, "--batch-settler", "x"}, "--batch-settler"},
		"short retention": {[]string{"--key", strings.Repeat("1", 64), "--token", f20, "--factory", f20, "--evidence-retention", "1h"}, "at least"},
		"whose cases":     {[]string{"--key", strings.Repeat("1", 64), "--token", f20, "--evidence-retention", "2160h"}, "--factory"},
		"bad token":       {[]string{"--key", strings.Repeat("1", 64), "--token", "usdc"}, "--token"},
	} {
		app := &cli.App{Writer: io.Discard, ErrWriter: io.Discard, Commands: []*cli.Command{facilitator.Command()}}
		err := app.RunContext(t.Context(), append([]string{"redress", "relayer"}, c.args...))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestShutdownLetsARunningSettlementFinish(t *testing.T) {
	f := start(t)
	if err := f.Control(t.Context(), "evm_setAutomine", false); err != nil {
		t.Fatal(err)
	}
	var lc net.ListenConfig
	listener, err := lc.Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ended := make(chan error, 1)
	go func() { ended <- facilitator.Run(ctx, f.server, listener) }()
	url := "http://" + listener.Addr().String()
	body := f.pay(f.Key("buyer")).body(t)
	answers := make(chan *x402.SettlementResponse, 1)
	go func() {
		answer, _ := post[x402.SettlementResponse](t, url+"/settle", body)
		answers <- answer
	}()
	awaitThat(t, "the broadcast", func() bool {
		n, err := f.client.PendingNonceAt(t.Context(), f.sender.Address())
		return err == nil && n == 1
	})
	cancel()
	awaitThat(t, "the listener to close", func() bool {
		res, err := http.Get(url + "/livez")
		if err == nil {
			res.Body.Close()
		}
		return err != nil
	})
	if err := f.Control(t.Context(), "evm_mine"); err != nil {
		t.Fatal(err)
	}
	if answer := <-answers; !answer.Success {
		t.Errorf("%+v", answer)
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

func TestOptionsNameEverythingThatIsMissing(t *testing.T) {
	_, err := facilitator.New(facilitator.Options{Log: slog.New(slog.DiscardHandler)})
	for _, want := range []string{"no chain", "no sender", "no token", "no state"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not in %v", want, err)
		}
	}
}
