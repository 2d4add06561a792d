package txmgr

import (
	"crypto/ecdsa"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/ethereum/go-ethereum/crypto"
)

// Reasons why there is no key.
var (
	ErrNoKey   = errors.New("no key: give --key-file or REDRESS_KEY_FILE")
	ErrTwoKeys = errors.New("two keys: give the key itself or a key file, not both")
	ErrKeyForm = errors.New("the key is not 32 bytes of hexadecimal")
)

// ReadKey takes an account's key from exactly one place: text, or the file at path. Both are 32 bytes of hexadecimal, with
// or without 0x and white space around. No error quotes the key.
func ReadKey(text, path string) (*ecdsa.PrivateKey, error) {
	switch {
	case text != "" && path != "":
		return nil, ErrTwoKeys
	case text == "" && path == "":
		return nil, ErrNoKey
	case path != "":
		raw, err := os.ReadFile(path)
		if err != nil {
			return nil, fmt.Errorf("read key file: %w", err)
		}
		text = string(raw)
	}
	key, err := crypto.HexToECDSA(strings.TrimPrefix(strings.TrimSpace(text), "0x"))
	if err != nil {
		return nil, ErrKeyForm // without the cause, which could quote the key
	}
	return key, nil
}
