package freeze

import (
	"encoding/hex"
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
)

func keyText(name string) string { return hex.EncodeToString(crypto.FromECDSA(devnet.Key(name))) }

// exit is the code that an error ends the program with.
func exit(err error) int {
	var coded cli.ExitCoder
	switch {
	case err == nil:
		return 0
	case errors.As(err, &coded):
		return coded.ExitCode()
	}
	return 1
}

// The commands together: a snapshot, an increment, a signature, and each way in which verification says no.
func TestCommandsTellWhatIsWrongByTheirCode(t *testing.T) {
	d, _, offer := published(t)
	dir := t.TempDir()
	first, second := filepath.Join(dir, "first.redress"), filepath.Join(dir, "second.redress")
	freeze := func(args ...string) string {
		t.Helper()
		shown, err := run(t, append([]string{"snapshot", "--rpc", d.URL, "--store", "", "--offer", offer.Hex(), "--data", filepath.Join(dir, "data"), "--attempts"}, args...)...)
		if err != nil {
			t.Fatal(err)
		}
		fields := strings.Fields(shown)
		return fields[len(fields)-1]
	}
	firstHash := freeze("--out", first)
	send(t, d, "buyer", d.Deployment.Token.Address, bindings.NewFiatToken().PackTransfer(offer, big.NewInt(1000)))
	refuse(t, d, offer)
	hash := freeze("--out", second, "--extends", first)

	key := filepath.Join(dir, "key")
	if err := os.WriteFile(key, []byte(keyText("seller")), 0o600); err != nil {
		t.Fatal(err)
	}
	if shown, err := run(t, "snapshot", "sign", second, "--key-file", key); err != nil || !strings.Contains(shown, devnet.Address("seller").Hex()) {
		t.Fatal(shown, err)
	}
	verify := func(args ...string) (string, error) { return run(t, append([]string{"verify", second}, args...)...) }
	sig, seller := second+".sig", devnet.Address("seller").Hex()
	shown, err := verify("--block-hash", hash, "--base", first, "--signature", sig, "--signer", seller)
	if err != nil || !strings.Contains(shown, "listed 1501000 = balance 1501000") {
		t.Fatal(shown, err)
	}
	if !strings.Contains(shown, "1 times execute of "+offer.Hex()+": ") || strings.Contains(shown, "reason unknown") {
		t.Errorf("the refused attempt is not shown:\n%s", shown)
	}
	broken := filepath.Join(dir, "broken.redress")
	raw, err := os.ReadFile(first)
	if err != nil {
		t.Fatal(err)
	}
	raw[len(raw)/2] ^= 1
	if err := os.WriteFile(broken, raw, 0o600); err != nil {
		t.Fatal(err)
	}
	for name, tt := range map[string]struct {
		args []string
		code int
		says string
	}{
		"no base":           {[]string{"--block-hash", hash}, exitInvalid, second},
		"another base":      {[]string{"--block-hash", hash, "--base", second}, exitInvalid, second},
		"a broken base":     {[]string{"--block-hash", hash, "--base", broken}, exitInvalid, ""},
		"another block":     {[]string{"--block-hash", firstHash, "--base", first}, exitInvalid, "manifest.json"},
		"no such base":      {[]string{"--block-hash", hash, "--base", first + "x"}, 1, first + "x"},
		"another signer":    {[]string{"--block-hash", hash, "--base", first, "--signature", sig, "--signer", devnet.Address("buyer").Hex()}, exitSignature, sig},
		"no signature":      {[]string{"--block-hash", hash, "--base", first, "--signature", key, "--signer", seller}, exitSignature, key},
		"no signer":         {[]string{"--block-hash", hash, "--base", first, "--signature", sig}, 1, "--signer"},
		"a signer too many": {[]string{"--block-hash", hash, "--base", first, "--signer", seller}, 1, "--signature"},
	} {
		if _, err := verify(tt.args...); exit(err) != tt.code || !strings.Contains(err.Error(), tt.says) {
			t.Errorf("%s: code %d, expected %d: %v", name, exit(err), tt.code, err)
		}
	}
	if _, err := run(t, "snapshot", "--rpc", d.URL, "--store", "", "--offer", offer.Hex(), "--out", filepath.Join(dir, "x"), "--extends", second); exit(err) != exitInvalid {
		t.Errorf("an increment without its base: %v", err)
	}
}
