package signature

import (
	"bytes"
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

func TestRecoverRefusesWhatTheContractRefuses(t *testing.T) {
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	digest := common.Hash{1}
	good, err := Sign(key, digest)
	if err != nil {
		t.Fatal(err)
	}
	// The other signature of the same digest: n - s, and the other parity.
	s := new(big.Int).Sub(crypto.S256().Params().N, new(big.Int).SetBytes(good[32:64]))
	malleated := append(append([]byte(nil), good[:32]...), append(s.FillBytes(make([]byte, 32)), 55-good[64])...)
	parity := append([]byte(nil), good...)
	parity[64] -= 27
	for name, sig := range map[string][]byte{
		"empty": nil, "short": good[:64], "long": append(bytes.Clone(good), 0), "zero": make([]byte, 65),
		"high s": malleated, "v 0 or 1": parity,
	} {
		if _, err := Recover(digest, sig); !errors.Is(err, ErrInvalid) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if signer, err := Recover(digest, good); err != nil || signer != crypto.PubkeyToAddress(key.PublicKey) {
		t.Errorf("good: %s, %v", signer, err)
	}
}
