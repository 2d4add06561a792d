package bls

import (
	"bytes"
	"math/big"
	"testing"

	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/internal/evmtest"
)

// The Solidity library on the EVM's precompiles agrees with this package on hashes, sums and signatures.
func TestLibraryAgrees(t *testing.T) {
	t.Parallel()
	harness := evmtest.Deploy(t, "BLS12381Harness", nil)
	var keys []PublicKey
	var keyBytes [][]byte
	var signatures []Signature
	for seed := byte(1); seed <= 7; seed++ {
		text := bytes.Repeat([]byte{seed}, 37*int(seed)-37)
		hashed := must[bls12381.G1Affine](t)(bls12381.HashToG1(text, []byte(PossessionTag)))
		want := encodeG1(&hashed)
		if got := harness.MustCall(t, "hashToG1", text, []byte(PossessionTag))[0].([]byte); !bytes.Equal(got, want[:]) {
			t.Errorf("hash of %d bytes: %x, want %x", len(text), got, want)
		}
		k := newKey(t, seed)
		keys = append(keys, k.PublicKey())
		key := k.PublicKey()
		keyBytes = append(keyBytes, key[:])
		signatures = append(signatures, must[Signature](t)(k.Sign(message)))
		checkVerify(t, harness, keys[len(keys)-1], signatures[len(signatures)-1], true)
	}
	sum := must[PublicKey](t)(AggregateKeys(keys...))
	if got := harness.MustCall(t, "sumG2", keyBytes)[0].([]byte); !bytes.Equal(got, sum[:]) {
		t.Errorf("sum of keys: %x, want %x", got, sum)
	}
	checkVerify(t, harness, sum, must[Signature](t)(Aggregate(signatures...)), true)
	checkVerify(t, harness, sum, must[Signature](t)(Aggregate(signatures[1:]...)), false)

	// What is left of a sum without one key verifies what the others signed.
	negative := harness.MustCall(t, "negateG2", keyBytes[0])[0].([]byte)
	rest := PublicKey(harness.MustCall(t, "addG2", sum[:], negative)[0].([]byte))
	if want := must[PublicKey](t)(AggregateKeys(keys[1:]...)); rest != want {
		t.Errorf("sum without one: %v, want %v", rest, want)
	}
	checkVerify(t, harness, rest, must[Signature](t)(Aggregate(signatures[1:]...)), true)
}

func checkVerify(t *testing.T, harness *evmtest.Contract, key PublicKey, s Signature, want bool) {
	t.Helper()
	if got := Verify(key, message, s) == nil; got != want {
		t.Errorf("Verify: %v, want %v", got, want)
	}
	got := harness.MustCall(t, "verify", key[:], message[:], []byte(SignatureTag), s[:])[0].(bool)
	if got != want {
		t.Errorf("contract: %v, want %v", got, want)
	}
}

// The registry's tags and what it has signed to prove possession are this package's.
func TestRegistryAgrees(t *testing.T) {
	t.Parallel()
	token := common.HexToAddress("0x7000000000000000000000000000000000000007")
	contract := evmtest.Deploy(t, "ValidatorRegistry", []common.Address{token}, token, big.NewInt(1), big.NewInt(1), big.NewInt(1))
	for method, want := range map[string]string{"SIGNATURE_TAG": SignatureTag, "POSSESSION_TAG": PossessionTag} {
		if got := contract.MustCall(t, method)[0].(string); got != want {
			t.Errorf("%s: %q, want %q", method, got, want)
		}
	}
	key := newKey(t, 1).PublicKey()
	got := contract.MustCall(t, "possessionMessage", validator, key[:])[0].([]byte)
	if want := PossessionMessage(contract.ChainID(), contract.Address, validator, key); !bytes.Equal(got, want) {
		t.Errorf("possession message: %s, want %s", crypto.Keccak256Hash(got), crypto.Keccak256Hash(want))
	}
	proof := must[Signature](t)(newKey(t, 1).ProvePossession(contract.ChainID(), contract.Address, validator))
	harness := evmtest.Deploy(t, "BLS12381Harness", nil)
	if !harness.MustCall(t, "verify", key[:], got, []byte(PossessionTag), proof[:])[0].(bool) {
		t.Error("the library refuses a proof of possession")
	}
}
