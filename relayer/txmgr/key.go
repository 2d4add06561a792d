package txmgr

import (
	"bytes"
	"crypto/ecdsa"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/keystore"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// Reasons why there is no key.
var (
	ErrNoKey   = errors.New("no key: give --key-file or REDRESS_KEY_FILE")
	ErrTwoKeys = errors.New("two keys: give the key itself or a key file, not both")
	ErrKeyForm = errors.New("the key is not 32 bytes of hexadecimal")
	// ErrNoPassword says that a key file is encrypted and there is nothing to open it with.
	ErrNoPassword = errors.New("the key file is encrypted: give " + PasswordFileEnv + " or " + PasswordEnv)
	// ErrTwoPasswords says that the password is given in two places.
	ErrTwoPasswords = errors.New("two passwords: give " + PasswordFileEnv + " or " + PasswordEnv + ", not both")
	// ErrPassword says that the password does not open the key file.
	ErrPassword = errors.New("the password does not open the key file")
	// ErrKeyFile says that a key file is no keystore of the known versions, or names another account than its key's.
	ErrKeyFile = errors.New("the key file is damaged")
)

// Where the password of an encrypted key file is looked for.
const (
	PasswordFileEnv = "REDRESS_KEY_PASSWORD_FILE" // a file that holds it, an ending newline not counted
	PasswordEnv     = "REDRESS_KEY_PASSWORD"      // the password itself
)

// maxKeyFile bounds key and password files, in bytes.
const maxKeyFile = 64 << 10

// KeySource says where an account's key is: exactly one of Text and File, and at most one of Password and PasswordFile.
type KeySource struct {
	Text         string       // 32 bytes of hexadecimal, with or without 0x and white space around
	File         string       // a file with the same, or a geth keystore file
	Password     string       // opens a keystore file
	PasswordFile string       // a file with the password, an ending newline not counted
	Log          *slog.Logger // told of files that others may read; nil discards
}

// ReadKey reads an account's key from exactly one place: text, or the file at path, which may be a geth keystore file;
// then its password comes from the environment. Files that others may read are complained of on standard error. No error
// quotes the key or the password.
func ReadKey(text, path string) (*ecdsa.PrivateKey, error) {
	return OpenKey(text, path, os.Getenv(PasswordFileEnv), slog.New(slog.NewTextHandler(os.Stderr, nil)))
}

// OpenKey is ReadKey for commands with a flag for the password's file, whose variable is PasswordFileEnv. The password
// itself comes from the environment alone: other users see what a command's arguments are.
func OpenKey(text, path, passwordFile string, log *slog.Logger) (*ecdsa.PrivateKey, error) {
	return KeySource{Text: text, File: path, Password: os.Getenv(PasswordEnv), PasswordFile: passwordFile, Log: log}.Read()
}

// Read reads the key. No error quotes the key or the password.
func (s KeySource) Read() (*ecdsa.PrivateKey, error) {
	switch {
	case s.Text != "" && s.File != "":
		return nil, ErrTwoKeys
	case s.Text == "" && s.File == "":
		return nil, ErrNoKey
	case s.Text != "":
		return parseKey([]byte(s.Text))
	}
	raw, err := s.secret("key file", s.File)
	if err != nil {
		return nil, err
	}
	if raw = bytes.TrimSpace(raw); len(raw) > 0 && raw[0] == '{' {
		return s.decrypt(raw)
	}
	return parseKey(raw)
}

func parseKey(text []byte) (*ecdsa.PrivateKey, error) {
	key, err := crypto.HexToECDSA(strings.TrimPrefix(strings.TrimSpace(string(text)), "0x"))
	if err != nil {
		return nil, ErrKeyForm // without the cause, which could quote the key
	}
	return key, nil
}

// decrypt opens a keystore file's content.
func (s KeySource) decrypt(raw []byte) (*ecdsa.PrivateKey, error) {
	password, err := s.password()
	if err != nil {
		return nil, err
	}
	key, err := keystore.DecryptKey(raw, password)
	switch {
	case errors.Is(err, keystore.ErrDecrypt):
		return nil, ErrPassword
	case err != nil:
		return nil, ErrKeyFile // without the cause, which could quote what was decrypted
	}
	var claimed struct {
		Address string `json:"address"`
	}
	if err := json.Unmarshal(raw, &claimed); err != nil || claimed.Address != "" && common.HexToAddress(claimed.Address) != key.Address {
		return nil, fmt.Errorf("%w: it names account %s and holds the key of %s", ErrKeyFile, claimed.Address, key.Address)
	}
	return key.PrivateKey, nil
}

func (s KeySource) password() (string, error) {
	switch {
	case s.Password != "" && s.PasswordFile != "":
		return "", ErrTwoPasswords
	case s.Password != "":
		return s.Password, nil
	case s.PasswordFile == "":
		return "", ErrNoPassword
	}
	raw, err := s.secret("password file", s.PasswordFile)
	if err != nil {
		return "", err
	}
	return strings.TrimSuffix(strings.TrimSuffix(string(raw), "\n"), "\r"), nil
}

// secret reads a file that only its owner should be able to read.
func (s KeySource) secret(what, path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", what, err)
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", what, err)
	}
	if mode := info.Mode().Perm(); mode&0o077 != 0 && s.Log != nil {
		s.Log.Warn("others than the owner may read the "+what, "path", path, "mode", mode.String())
	}
	raw, err := io.ReadAll(io.LimitReader(file, maxKeyFile+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("read %s: %w", what, err)
	case len(raw) > maxKeyFile:
		return nil, fmt.Errorf("read %s: longer than %d bytes", what, maxKeyFile)
	}
	return raw, nil
}
