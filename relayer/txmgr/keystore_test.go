package txmgr

import (
	"bytes"
	"errors"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/crypto"
)

const password = "correct horse battery"

// keystoreFile encrypts the key as geth does, with a weak and quick derivation.
func keystoreFile(t *testing.T) []byte {
	t.Helper()
	key := mustKey(t)
	raw, err := keystore.EncryptKey(&keystore.Key{Address: crypto.PubkeyToAddress(key.PublicKey), PrivateKey: key}, password, 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func TestKeystoreFileIsOpened(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	raw := string(keystoreFile(t))
	file := write("key.json", raw)
	want := crypto.PubkeyToAddress(mustKey(t).PublicKey)
	wrong := strings.Replace(raw, strings.ToLower(want.Hex()[2:]), strings.Repeat("11", 20), 1)
	for name, k := range map[string]struct {
		source KeySource
		want   error
	}{
		"password":          {KeySource{File: file, Password: password}, nil},
		"password file":     {KeySource{File: file, PasswordFile: write("p", password)}, nil},
		"newline":           {KeySource{File: file, PasswordFile: write("n", password+"\n")}, nil},
		"dos newline":       {KeySource{File: file, PasswordFile: write("r", password+"\r\n")}, nil},
		"spaces count":      {KeySource{File: file, PasswordFile: write("s", password+" ")}, ErrPassword},
		"no password":       {KeySource{File: file}, ErrNoPassword},
		"two passwords":     {KeySource{File: file, Password: password, PasswordFile: file}, ErrTwoPasswords},
		"wrong password":    {KeySource{File: file, Password: "incorrect"}, ErrPassword},
		"no password file":  {KeySource{File: file, PasswordFile: filepath.Join(dir, "none")}, fs.ErrNotExist},
		"another account's": {KeySource{File: write("w.json", wrong), Password: password}, ErrKeyFile},
		"damaged":           {KeySource{File: write("d.json", raw[:len(raw)/2]), Password: password}, ErrKeyFile},
	} {
		key, err := k.source.Read()
		if !errors.Is(err, k.want) {
			t.Errorf("%s: %v, want %v", name, err, k.want)
		}
		if err == nil && crypto.PubkeyToAddress(key.PublicKey) != want {
			t.Errorf("%s: another key", name)
		}
		if err != nil && (strings.Contains(err.Error(), keyText) || strings.Contains(err.Error(), password)) {
			t.Errorf("%s quotes a secret: %v", name, err)
		}
	}
	if _, err := (KeySource{File: write("long", strings.Repeat("0", maxKeyFile+1))}).Read(); err == nil || errors.Is(err, ErrKeyForm) {
		t.Errorf("a long file: %v", err)
	}
	// The flags of the commands name the key file; its password comes from the environment.
	t.Setenv(PasswordFileEnv, write("env", password))
	if key, err := ReadKey("", file); err != nil || crypto.PubkeyToAddress(key.PublicKey) != want {
		t.Errorf("password file of the environment: %v", err)
	}
	t.Setenv(PasswordEnv, password)
	if _, err := ReadKey("", file); !errors.Is(err, ErrTwoPasswords) {
		t.Errorf("two of the environment: %v", err)
	}
	t.Setenv(PasswordFileEnv, "")
	if key, err := ReadKey("", file); err != nil || crypto.PubkeyToAddress(key.PublicKey) != want {
		t.Errorf("password of the environment: %v", err)
	}
}

func TestSecretsThatOthersMayReadAreComplainedOf(t *testing.T) {
	path, pass := filepath.Join(t.TempDir(), "key"), filepath.Join(t.TempDir(), "pass")
	if err := errors.Join(os.WriteFile(path, keystoreFile(t), 0o600), os.WriteFile(pass, []byte(password), 0o600)); err != nil {
		t.Fatal(err)
	}
	for _, k := range []struct {
		key, pass fs.FileMode
		want      []string
	}{
		{0o600, 0o400, nil}, {0o644, 0o600, []string{"key file"}}, {0o600, 0o640, []string{"password file"}}, {0o604, 0o604, []string{"key file", "password file"}},
	} {
		if err := errors.Join(os.Chmod(path, k.key), os.Chmod(pass, k.pass)); err != nil {
			t.Fatal(err)
		}
		var log bytes.Buffer
		if _, err := (KeySource{File: path, PasswordFile: pass, Log: slog.New(slog.NewTextHandler(&log, nil))}).Read(); err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(log.String(), "level=WARN"); n != len(k.want) {
			t.Errorf("%o, %o: %d warnings: %s", k.key, k.pass, n, &log)
		}
		for _, what := range k.want {
			if !strings.Contains(log.String(), what) {
				t.Errorf("%o, %o: no word of the %s", k.key, k.pass, what)
			}
		}
		if strings.Contains(log.String(), password) {
			t.Errorf("quotes the password: %s", &log)
		}
	}
}
