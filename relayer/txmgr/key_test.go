package txmgr

import (
	"crypto/ecdsa"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
)

const keyText = "4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318"

func TestReadKey(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	want := crypto.PubkeyToAddress(mustKey(t).PublicKey)
	for _, in := range [][2]string{{keyText, ""}, {"0x" + keyText, ""}, {"", write("plain", keyText)}, {"", write("spaced", " 0x"+keyText+"\n")}} {
		key, err := ReadKey(in[0], in[1])
		if err != nil || crypto.PubkeyToAddress(key.PublicKey) != want {
			t.Errorf("%q: %v", in, err)
		}
	}
	for name, k := range map[string]struct {
		text, path string
		want       error
	}{
		"none": {"", "", ErrNoKey}, "both": {keyText, write("other", keyText), ErrTwoKeys}, "short": {keyText[2:], "", ErrKeyForm},
		"no hex": {"", write("words", "correct horse"), ErrKeyForm}, "empty file": {"", write("empty", ""), ErrKeyForm},
		"no file": {"", filepath.Join(dir, "none"), fs.ErrNotExist},
	} {
		_, err := ReadKey(k.text, k.path)
		if !errors.Is(err, k.want) {
			t.Errorf("%s: %v, want %v", name, err, k.want)
		}
		if err != nil && (strings.Contains(err.Error(), keyText[2:]) || strings.Contains(err.Error(), "horse")) {
			t.Errorf("%s quotes the key: %v", name, err)
		}
	}
}

func mustKey(t *testing.T) *ecdsa.PrivateKey {
	t.Helper()
	key, err := crypto.HexToECDSA(keyText)
	if err != nil {
		t.Fatal(err)
	}
	return key
}
