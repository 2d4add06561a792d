package signature

import (
	"bytes"
	"errors"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// FuzzRecover checks that a signature is refused for its one reason or has one signer, and that no changed signature has
// the signer of the real one.
func FuzzRecover(f *testing.F) {
	key, err := crypto.ToECDSA(bytes.Repeat([]byte{7}, 32))
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte("digest"), make([]byte, 65), uint8(64))
	f.Fuzz(func(t *testing.T, message, sig []byte, flip uint8) {
		digest := crypto.Keccak256Hash(message)
		if _, err := Recover(digest, sig); err != nil && !errors.Is(err, ErrInvalid) {
			t.Fatal(err)
		}
		real, err := Sign(key, digest)
		if err != nil {
			t.Fatal(err)
		}
		want := crypto.PubkeyToAddress(key.PublicKey)
		if got, err := Recover(digest, real); err != nil || got != want {
			t.Fatalf("%s %v", got, err)
		}
		real[int(flip)%len(real)] ^= 1 + flip/65
		if got, err := Recover(digest, real); err == nil && got == want {
			t.Fatalf("a second signature %x of %s", real, common.Hash(digest))
		}
	})
}
