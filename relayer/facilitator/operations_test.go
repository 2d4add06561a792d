package facilitator_test

import (
	"bufio"
	"context"
	"encoding/hex"
	"encoding/json"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/gorilla/websocket"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/feed"
	"github.com/redress-protocol/redress/relayer/problem"
)

// unready asks /readyz and returns why it fails, "" if it does not.
func (f *fixture) unready() string {
	f.t.Helper()
	status, _, body := f.ask(http.MethodGet, "/readyz", nil)
	var said struct{ Status string }
	if err := json.Unmarshal([]byte(body), &said); err != nil {
		f.t.Fatal(err)
	}
	if (status == http.StatusOK) != (said.Status == "ok") {
		f.t.Errorf("%d %s", status, body)
	}
	if status == http.StatusOK {
		return ""
	}
	return said.Status
}

func TestReadinessAsksEverythingThatASettlementNeeds(t *testing.T) {
	f := start(t, func(o *facilitator.Options) {
		o.Lease, o.Limits.Queue, o.MaxHeadAge = 200*time.Millisecond, 1, time.Hour
	})
	if why := f.unready(); why != "" {
		t.Fatal(why)
	}
	db := f.beside()
	defer db.Close()
	// Another relayer holds the key: settlements are made there.
	if _, err := db.Exec("UPDATE key_leases SET owner = 'other', fence = fence + 1, leased_until = leased_until + 3600000"); err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) { // longer than news of the lease lasts
		if why := f.unready(); why != "" {
			t.Fatalf("another holds the key: %s", why)
		}
	}
	if _, err := db.Exec("INSERT INTO settlements VALUES (1, 'c', 'p', 'n', 'd', 'p', 'queued', NULL, 1, 0, NULL, 0)"); err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec("INSERT INTO queue VALUES (1, 'c', 'p', 'n', 'elsewhere', 'b', 0, '', 0, 0)"); err != nil {
		t.Fatal(err)
	}
	if why := f.unready(); why != "queue full" {
		t.Errorf("a full queue: %q", why)
	}
	if _, err := db.Exec("DELETE FROM queue"); err != nil {
		t.Fatal(err)
	}
	if err := f.Control(t.Context(), "anvil_setBalance", devnet.Address("relayer"), "0x0"); err != nil {
		t.Fatal(err)
	}
	if why := f.unready(); why != "no balance for gas" {
		t.Errorf("no gas: %q", why)
	}
	if err := f.Fund(t.Context(), devnet.Address("relayer")); err != nil {
		t.Fatal(err)
	}
	// The database refuses to say who holds the key.
	if _, err := db.Exec("ALTER TABLE key_leases RENAME TO gone"); err != nil {
		t.Fatal(err)
	}
	awaitThat(t, "the lease to be unknown", func() bool { return f.unready() == "key not held" })
	if _, err := db.Exec("ALTER TABLE gone RENAME TO key_leases"); err != nil {
		t.Fatal(err)
	}
	awaitThat(t, "the lease to be known again", func() bool { return f.unready() == "" })
	if _, err := db.Exec("ALTER TABLE queue RENAME TO gone"); err != nil {
		t.Fatal(err)
	}
	if why := f.unready(); why != "database unreachable" {
		t.Errorf("no queue: %q", why)
	}
	if _, err := db.Exec("ALTER TABLE gone RENAME TO queue"); err != nil {
		t.Fatal(err)
	}
	f.options.Clock = func() time.Time { return time.Now().Add(48 * time.Hour) }
	f.restart()
	if why := f.unready(); why != "chain stands still" {
		t.Errorf("an old head: %q", why)
	}
}

// First /readyz fails while all is served; then the feed's clients are told, and the listener closes.
func TestEndIsAnnouncedBeforeItComes(t *testing.T) {
	f := start(t, func(o *facilitator.Options) { o.LeaveFor = time.Second })
	f.withFeed(feed.Options{})
	var lc net.ListenConfig
	listener, err := lc.Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ended := make(chan error, 1)
	go func() { ended <- facilitator.Run(ctx, f.server, listener) }()
	f.url = "http://" + listener.Addr().String()
	conn, _, err := websocket.DefaultDialer.Dial("ws://"+listener.Addr().String()+"/feed", nil)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	cancel()
	awaitThat(t, "/readyz to fail", func() bool { return f.unready() == "shutting down" })
	if answer := f.settle(f.pay(f.Key("buyer"))); !answer.Success {
		t.Errorf("a payment while it leaves: %+v", answer)
	}
	for err == nil {
		_, _, err = conn.ReadMessage()
	}
	if !websocket.IsCloseError(err, websocket.CloseGoingAway) {
		t.Errorf("the feed's end: %v", err)
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

// command runs `redress relayer` with further arguments until stop, and returns its address and what it wrote.
func (f *fixture) command(args ...string) (url string, out *output, stop func()) {
	f.t.Helper()
	out = &output{}
	app := &cli.App{Writer: out, ErrWriter: out, Commands: []*cli.Command{facilitator.Command()}}
	ctx, cancel := context.WithCancel(f.t.Context())
	ended := make(chan error, 1)
	go func() {
		ended <- app.RunContext(ctx, append([]string{
			"redress", "relayer", "--rpc", f.URL, "--listen", "127.0.0.1:0", "--data", f.t.TempDir(), "--token", f.token.Hex(),
		}, args...))
	}()
	address := regexp.MustCompile(`listens on (http://127\.0\.0\.1:\d+)`)
	awaitThat(f.t, "the command to listen", func() bool { return address.MatchString(out.String()) })
	return address.FindStringSubmatch(out.String())[1], out, func() {
		cancel()
		select {
		case err := <-ended:
			if err != nil {
				f.t.Error(err)
			}
		case <-time.After(30 * time.Second):
			f.t.Fatal("the command did not end")
		}
	}
}

// A whole run with a keystore: each line of the log is JSON, those about a payment or its request name it, and neither key
// nor password is in any of them, nor in the metrics.
func TestLogsNameThePaymentAndNoSecret(t *testing.T) {
	f := start(t)
	const password = "correct horse battery staple"
	folder := t.TempDir()
	store := keystore.NewKeyStore(folder, keystore.LightScryptN, keystore.LightScryptP)
	account, err := store.ImportECDSA(f.Key("relayer"), password)
	if err != nil {
		t.Fatal(err)
	}
	passwordFile := filepath.Join(t.TempDir(), "password")
	if err := os.WriteFile(passwordFile, []byte(password+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	url, out, stop := f.command("--keystore", account.URL.Path, "--password-file", passwordFile, "--log-format", "json",
		"--metrics-addr", "127.0.0.1:0", "--factory", f.Deployment.Factory.Address.Hex(), "--feed-origin", "https://good.example")
	f.url = url
	offer := f.publish()
	p := f.pay(f.Key("buyer"), func(p *payment) {
		p.auth.To, p.accepted.PayTo, p.requirements.PayTo = offer, offer.Hex(), offer.Hex()
	})
	const id = "request-7"
	if status, header, body := f.ask(http.MethodPost, "/settle", p.body(t), problem.Header, id); status != http.StatusOK || !strings.Contains(body, `"success":true`) || header.Get(problem.Header) != id {
		t.Fatalf("%d %v %s", status, header, body)
	}
	if status, _, _ := f.ask(http.MethodGet, "/metrics", nil); status != http.StatusNotFound {
		t.Errorf("metrics are served to everybody: %d", status)
	}
	awaitFeed(t, url, offer)
	metricsAt := regexp.MustCompile(`"address":"(127\.0\.0\.1:\d+)"`).FindStringSubmatch(out.String())
	if metricsAt == nil {
		t.Fatalf("no metrics in\n%s", out)
	}
	f.url = "http://" + metricsAt[1]
	_, _, shown := f.ask(http.MethodGet, "/metrics", nil)
	if !strings.Contains(shown, `redress_settlements_total{outcome="settled"} 1`) {
		t.Errorf("metrics:\n%s", shown)
	}
	if status, _, body := f.ask(http.MethodGet, "/healthz", nil); status != http.StatusOK {
		t.Errorf("health: %d %s", status, body)
	}
	stop()
	text := out.String()
	for _, secret := range []string{password, hex.EncodeToString(crypto.FromECDSA(f.Key("relayer"))), common.Bytes2Hex(p.signature)} {
		if strings.Contains(strings.ToLower(text+shown), strings.ToLower(secret)) {
			t.Errorf("a secret is printed: %s", secret)
		}
	}
	about := map[string]bool{}
	for lines := bufio.NewScanner(strings.NewReader(text)); lines.Scan(); {
		var line map[string]any
		if strings.HasPrefix(lines.Text(), "relayer ") {
			continue // where it listens, on standard output
		}
		if err := json.Unmarshal(lines.Bytes(), &line); err != nil {
			t.Errorf("not JSON: %s", lines.Text())
			continue
		}
		if line["payment"] == p.auth.Nonce.Hex() {
			about[line["msg"].(string)] = true
			if line["msg"] == "settle answered" && line["correlation_id"] != id {
				t.Errorf("without the request: %s", lines.Text())
			}
		}
	}
	if !about["settlement"] || !about["settle answered"] {
		t.Errorf("lines about the payment: %v in\n%s", about, text)
	}
}

// awaitFeed reads the feed until a payment to the Offer is told of by the chain and by the relayer.
func awaitFeed(t *testing.T, url string, offer common.Address) {
	t.Helper()
	conn, _, err := websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(url, "http")+"/feed?after=0&offer="+offer.Hex(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	want := map[string]bool{"Published": true, "paid": true, facilitator.TypeSettled: true}
	for len(want) > 0 {
		if err := conn.SetReadDeadline(time.Now().Add(20 * time.Second)); err != nil {
			t.Fatal(err)
		}
		var e feed.Event
		if err := conn.ReadJSON(&e); err != nil {
			t.Fatalf("still wanted %v: %v", want, err)
		}
		delete(want, e.Type)
	}
}

// A wrong format, and a wrong password, are said without quoting it.
func TestCommandRefusesWhatItCannotOpen(t *testing.T) {
	f := start(t)
	folder := t.TempDir()
	account, err := keystore.NewKeyStore(folder, keystore.LightScryptN, keystore.LightScryptP).ImportECDSA(f.Key("relayer"), "right")
	if err != nil {
		t.Fatal(err)
	}
	wrong := filepath.Join(t.TempDir(), "password")
	if err := os.WriteFile(wrong, []byte("wrong-and-secret"), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		args []string
		want string
	}{
		"wrong password": {[]string{"--keystore", account.URL.Path, "--password-file", wrong}, "does not open"},
		"no password":    {[]string{"--key-file", account.URL.Path}, "encrypted"},
		"log format":     {[]string{"--key", strings.Repeat("1", 64), "--log-format", "xml"}, "--log-format"},
		"bad origin":     {[]string{"--key", strings.Repeat("1", 64), "--feed-origin", "good.example"}, "origin"},
	} {
		var out output
		app := &cli.App{Writer: &out, ErrWriter: &out, Commands: []*cli.Command{facilitator.Command()}}
		err := app.RunContext(t.Context(), append([]string{"redress", "relayer", "--rpc", f.URL, "--data", t.TempDir(), "--token", f.token.Hex()}, c.args...))
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error()+out.String(), "wrong-and-secret") {
			t.Errorf("%s: %v %s", name, err, out.String())
		}
	}
}
