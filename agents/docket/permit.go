package docket

import (
	"context"
	"crypto/ecdsa"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/signature"
	"github.com/redress-protocol/redress/relayer/x402"
)

var permitType = crypto.Keccak256Hash([]byte("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"))

// Permit lets one contract take an amount from the account that signs it: EIP-2612.
type Permit struct {
	Token    x402.TokenDomain
	Spender  common.Address
	Amount   *big.Int // base units
	Nonce    *big.Int // the token's next one for the account
	Deadline uint64   // unix seconds, inclusive
}

// Digest is what the owner signs.
func (p Permit) Digest(owner common.Address) common.Hash {
	domain, nonce, value, deadline := p.Token.Separator(), Word(p.Nonce), Word(p.Amount), Word(number(p.Deadline))
	from, to := AddressWord(owner), AddressWord(p.Spender)
	return signature.TypedDigest(domain, crypto.Keccak256Hash(permitType[:], from[:], to[:], value[:], nonce[:], deadline[:]))
}

// Sign permits with the owner's key.
func (p Permit) Sign(key *ecdsa.PrivateKey) (bindings.Permit, error) {
	sig, err := signature.Sign(key, p.Digest(crypto.PubkeyToAddress(key.PublicKey)))
	if err != nil {
		return bindings.Permit{}, err
	}
	return bindings.Permit{
		Value: p.Amount, Deadline: number(p.Deadline), V: sig[crypto.RecoveryIDOffset], R: [32]byte(sig[:32]), S: [32]byte(sig[32:64]),
	}, nil
}

// PermitNonce is the next nonce of owner's permits.
func (t *Token) PermitNonce(ctx context.Context, at Head, owner common.Address) (*big.Int, error) {
	return read(ctx, t.contract, at, t.abi.PackNonces(owner), t.abi.UnpackNonces)
}
