// Package bls signs as a member of the whole committee: BLS over BLS12-381 with minimal signatures, keys in G2 and
// signatures in G1, in the encodings of EIP-2537 that the ValidatorRegistry contract takes.
//
// Signatures over one message add up to one signature under the sum of the keys. That is safe only among keys whose
// owners have proven possession, which the registry demands. Its one invariant: what is signed under one tag is worth
// nothing under the other, so no signature over a message proves possession, and no proof signs a message.
package bls

import (
	"crypto/hkdf"
	"crypto/sha256"
	"errors"
	"fmt"
	"math/big"

	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fr"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/math"
)

// Domain separation tags of the registry, see RFC 9380 section 3.1.
const (
	SignatureTag  = "REDRESS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_V01_"
	PossessionTag = "REDRESS_POP_BLS12381G1_XMD:SHA-256_SSWU_RO_V01_"
)

var (
	// ErrSignature reports a signature that is well formed but not the key's over the message.
	ErrSignature = errors.New("signature does not verify")
	// ErrIdentity reports the identity where a key or signature is needed: it would verify for anything.
	ErrIdentity = errors.New("point is the identity")
	// ErrNotInSubgroup reports a point off the curve or outside the subgroup of prime order.
	ErrNotInSubgroup = errors.New("point is not in the subgroup")
	// ErrElement reports a field element that is not below the modulus or not padded with zeros.
	ErrElement = errors.New("field element is not canonical")
	// ErrNone reports a sum of nothing.
	ErrNone = errors.New("nothing to add up")
)

// SecretKey signs. Its operations are not constant in time: they are for a validator's own machine, not for one that
// answers to strangers who can measure it.
type SecretKey struct {
	scalar big.Int // 1 to the order less 1
}

// NewSecretKey derives a key from 32 secret bytes by HKDF-SHA-256: 48 bytes modulo the order, so that the choice of a
// scalar is within 2^-128 of uniform.
func NewSecretKey(seed [32]byte) (*SecretKey, error) {
	salt := sha256.Sum256([]byte("redress.bls.key"))
	wide, err := hkdf.Key(sha256.New, seed[:], salt[:], "", 48)
	if err != nil {
		return nil, fmt.Errorf("derive key: %w", err)
	}
	var k SecretKey
	k.scalar.SetBytes(wide)
	k.scalar.Mod(&k.scalar, fr.Modulus())
	if k.scalar.Sign() == 0 {
		return nil, fmt.Errorf("derive key: %w", ErrIdentity)
	}
	return &k, nil
}

// PublicKey is the key that Sign's signatures verify under.
func (k *SecretKey) PublicKey() PublicKey {
	var p bls12381.G2Affine
	p.ScalarMultiplicationBase(&k.scalar)
	return encodeG2(&p)
}

// Sign signs a message for the whole committee's signature.
func (k *SecretKey) Sign(message common.Hash) (Signature, error) {
	return k.sign(message[:], SignatureTag)
}

// ProvePossession signs PossessionMessage for the key itself.
func (k *SecretKey) ProvePossession(chainID *big.Int, registry, validator common.Address) (Signature, error) {
	return k.sign(PossessionMessage(chainID, registry, validator, k.PublicKey()), PossessionTag)
}

func (k *SecretKey) sign(message []byte, tag string) (Signature, error) {
	p, err := bls12381.HashToG1(message, []byte(tag))
	if err != nil {
		return Signature{}, fmt.Errorf("hash to curve: %w", err)
	}
	p.ScalarMultiplication(&p, &k.scalar)
	return encodeG1(&p), nil
}

// PossessionMessage is what a validator signs to register its key: abi.encode(chainid, registry, validator, key).
func PossessionMessage(chainID *big.Int, registry, validator common.Address, key PublicKey) []byte {
	word := func(n int64) []byte { return math.U256Bytes(big.NewInt(n)) }
	var m []byte
	m = append(m, math.U256Bytes(new(big.Int).Set(chainID))...)
	m = append(m, common.LeftPadBytes(registry[:], 32)...)
	m = append(m, common.LeftPadBytes(validator[:], 32)...)
	m = append(m, word(4*32)...) // where the bytes begin
	m = append(m, word(KeyLength)...)
	return append(m, key[:]...)
}

// Verify checks a signature, or a sum of signatures under the sum of their keys. Nil is valid.
func Verify(key PublicKey, message common.Hash, signature Signature) error {
	return verify(key, message[:], SignatureTag, signature)
}

// VerifyPossession checks a proof as the registry does. Nil is valid.
func VerifyPossession(chainID *big.Int, registry, validator common.Address, key PublicKey, proof Signature) error {
	return verify(key, PossessionMessage(chainID, registry, validator, key), PossessionTag, proof)
}

func verify(key PublicKey, message []byte, tag string, signature Signature) error {
	k, err := key.point()
	if err != nil {
		return fmt.Errorf("key: %w", err)
	}
	s, err := signature.point()
	if err != nil {
		return fmt.Errorf("signature: %w", err)
	}
	hashed, err := bls12381.HashToG1(message, []byte(tag))
	if err != nil {
		return fmt.Errorf("hash to curve: %w", err)
	}
	_, _, _, generator := bls12381.Generators()
	generator.Neg(&generator)
	ok, err := bls12381.PairingCheck([]bls12381.G1Affine{*s, hashed}, []bls12381.G2Affine{generator, *k})
	if err != nil {
		return fmt.Errorf("pairing: %w", err)
	}
	if !ok {
		return ErrSignature
	}
	return nil
}

// Aggregate adds up signatures over one message. Each must be in the subgroup; whether it verifies is for Verify.
func Aggregate(signatures ...Signature) (Signature, error) {
	if len(signatures) == 0 {
		return Signature{}, ErrNone
	}
	var sum bls12381.G1Affine
	for i, s := range signatures {
		p, err := s.point()
		if err != nil {
			return Signature{}, fmt.Errorf("signature %d: %w", i, err)
		}
		sum.Add(&sum, p)
	}
	return encodeG1(&sum), nil
}

// AggregateKeys adds up keys: the key that their owners' added signatures verify under.
func AggregateKeys(keys ...PublicKey) (PublicKey, error) {
	if len(keys) == 0 {
		return PublicKey{}, ErrNone
	}
	var sum bls12381.G2Affine
	for i, k := range keys {
		p, err := k.point()
		if err != nil {
			return PublicKey{}, fmt.Errorf("key %d: %w", i, err)
		}
		sum.Add(&sum, p)
	}
	return encodeG2(&sum), nil
}
