package console_test

import (
	"context"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/agents/console"
	"github.com/redress-protocol/redress/deploy/devnet"
)

// A service opened with a keystore shows metrics and health while it runs, and neither key nor password anywhere.
func TestServiceShowsMetricsAndHealth(t *testing.T) {
	d, err := devnet.Start(t.Context(), devnet.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	folder := t.TempDir()
	if err := d.Deployment.Save(filepath.Join(folder, "deployment.json")); err != nil {
		t.Fatal(err)
	}
	const password = "correct horse battery staple"
	account, err := keystore.NewKeyStore(folder, keystore.LightScryptN, keystore.LightScryptP).ImportECDSA(devnet.Key("seller"), password)
	if err != nil {
		t.Fatal(err)
	}
	passwordFile := filepath.Join(folder, "password")
	if err := os.WriteFile(passwordFile, []byte(password+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	get := func(url string) (int, string) {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, nil)
		if err != nil {
			t.Fatal(err)
		}
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			return 0, ""
		}
		defer res.Body.Close()
		raw, _ := io.ReadAll(res.Body)
		return res.StatusCode, string(raw)
	}
	var out strings.Builder
	var mu sync.Mutex
	url := ""
	app := &cli.App{Writer: io.Discard, ErrWriter: lockedWriter{&mu, &out}, Commands: []*cli.Command{{
		Name: "serve", Flags: console.ServiceFlags(),
		Action: func(c *cli.Context) error {
			return console.Service(c, func(_ context.Context, s *console.Setup) error {
				if s.Account() != devnet.Address("seller") {
					t.Errorf("account %s", s.Account())
				}
				mu.Lock()
				at := regexp.MustCompile(`address=(127\.0\.0\.1:\d+)`).FindStringSubmatch(out.String())
				mu.Unlock()
				if at == nil {
					return fmt.Errorf("no address in %s", out.String())
				}
				url = "http://" + at[1]
				if status, shown := get(url + "/metrics"); status != http.StatusOK || !strings.Contains(shown, "redress_tx_pending 0") {
					t.Errorf("%d %s", status, shown)
				}
				if status, shown := get(url + "/healthz"); status != http.StatusOK {
					t.Errorf("%d %s", status, shown)
				}
				d.Close() // the chain does not answer any more
				if status, shown := get(url + "/healthz"); status != http.StatusServiceUnavailable {
					t.Errorf("without a chain: %d %s", status, shown)
				}
				return nil
			})
		},
	}}}
	err = app.RunContext(t.Context(), []string{
		"redress", "serve", "--rpc", d.URL, "--deployment", filepath.Join(folder, "deployment.json"),
		"--key-file", account.URL.Path, "--password-file", passwordFile, "--metrics-addr", "127.0.0.1:0",
	})
	if err != nil {
		t.Fatal(err)
	}
	if status, _ := get(url + "/healthz"); status != 0 {
		t.Errorf("still served after the end: %d", status)
	}
	for _, secret := range []string{password, hex.EncodeToString(crypto.FromECDSA(devnet.Key("seller")))} {
		if strings.Contains(out.String(), secret) {
			t.Errorf("a secret is printed: %s", secret)
		}
	}
}

type lockedWriter struct {
	mu *sync.Mutex
	w  io.Writer
}

func (l lockedWriter) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.w.Write(p)
}
