package docket

import (
	"crypto/ecdsa"
	"crypto/rand"
	"fmt"
	"io"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/x402"
)

// Deposit is what one contract may take, once, from the account that signs it: an ERC-3009 receiveWithAuthorization.
type Deposit struct {
	Token       x402.TokenDomain
	To          common.Address
	Amount      *big.Int // base units
	Nonce       common.Hash
	ValidBefore uint64 // unix seconds, exclusive
}

// Sign authorizes the deposit with the account's key.
func (d Deposit) Sign(key *ecdsa.PrivateKey) (bindings.Authorization, error) {
	value, overflow := uint256.FromBig(d.Amount)
	if overflow || d.Amount.Sign() < 0 {
		return bindings.Authorization{}, fmt.Errorf("deposit: %s is no amount", d.Amount)
	}
	a := x402.Authorization{
		From: crypto.PubkeyToAddress(key.PublicKey), To: d.To, Value: value, ValidAfter: new(uint256.Int),
		ValidBefore: uint256.NewInt(d.ValidBefore), Nonce: d.Nonce,
	}
	sig, err := x402.SignReceive(key, d.Token, a)
	if err != nil {
		return bindings.Authorization{}, err
	}
	return bindings.Authorization{ValidAfter: new(big.Int), ValidBefore: a.ValidBefore.ToBig(), Signature: sig}, nil
}

// Salt draws 32 random bytes: they tell equal deposits apart.
func Salt() (salt common.Hash, err error) {
	if _, err = io.ReadFull(rand.Reader, salt[:]); err != nil {
		return salt, fmt.Errorf("draw salt: %w", err)
	}
	return salt, nil
}
