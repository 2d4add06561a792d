package devnet

import (
	"crypto/ecdsa"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// Key is the local chain's key of a named role ("seller", "buyer", "validator-1", ...). It is derived from the name, so
// every run has the same addresses. Never use one on a chain that holds value.
func Key(name string) *ecdsa.PrivateKey {
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte("redress local key: " + name)))
	if err != nil {
		// A hash is no valid key with probability 2^-128; the names are fixed by this repository.
		panic(err)
	}
	return key
}

// Address is the address of Key(name).
func Address(name string) common.Address {
	return crypto.PubkeyToAddress(Key(name).PublicKey)
}
