package freeze

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/urfave/cli/v2"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/evidence/signature"
)

// `redress verify FILE` tells a ledger from a snapshot, and says what is wrong with one.
func TestVerifyOfALedger(t *testing.T) {
	key := devnet.Key("buyer")
	owner := crypto.PubkeyToAddress(key.PublicKey)
	path := filepath.Join(t.TempDir(), "acts.ledger")
	file, err := ledger.Open(path, ledger.Header{ChainID: 31337, Owner: owner}, func(d common.Hash) ([]byte, error) { return signature.Sign(key, d) })
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, err := file.Append(ledger.Act{Time: 7, Kind: "pay", Status: ledger.Refused, Subject: "one"}); err != nil {
			t.Fatal(err)
		}
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	code := func(err error) int {
		var coded cli.ExitCoder
		if errors.As(err, &coded) {
			return coded.ExitCode()
		}
		return map[bool]int{true: 0, false: 1}[err == nil]
	}
	edited := bytes.Replace(whole, []byte("one"), []byte("two"), 1)
	for name, tc := range map[string]struct {
		text []byte
		args []string
		code int
		want string
	}{
		"whole":          {whole, []string{"--owner", owner.Hex()}, 0, "2 entries"},
		"flags behind":   {whole, nil, 0, "give --owner"},
		"another owner":  {whole, []string{"--owner", devnet.Address("seller").Hex()}, 4, "--owner says"},
		"no owner":       {whole, []string{"--owner", "me"}, 1, "not an address"},
		"edited":         {edited, nil, 2, "entry 1"},
		"cut":            {whole[:bytes.LastIndexByte(whole[:len(whole)-1], '\n')+1], nil, 4, "signed after 2 entries"},
		"snapshot flags": {whole, []string{"--block-hash", common.Hash{1}.Hex()}, 1, "--block-hash"},
	} {
		if err := os.WriteFile(path, tc.text, 0o600); err != nil {
			t.Fatal(err)
		}
		out, err := run(t, append(append([]string{"verify"}, tc.args...), path)...)
		text := out
		if err != nil {
			text += err.Error()
		}
		if code(err) != tc.code || !strings.Contains(text, tc.want) {
			t.Errorf("%s: code %d, %s", name, code(err), text)
		}
	}
	if err := errors.Join(os.WriteFile(path, whole, 0o600), os.Remove(ledger.HeadPath(path))); err != nil {
		t.Fatal(err)
	}
	if _, err := run(t, "verify", path); err == nil || !strings.Contains(err.Error(), "signed head") {
		t.Errorf("verified without a signed head: %v", err)
	}
}
