package run

import (
	"crypto/ecdsa"
	"crypto/rand"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// Reasons why a signature or a signed seat is refused.
var (
	ErrSignatureInvalid   = errors.New("invalid signature")
	ErrSignerMismatch     = errors.New("signed by somebody else")
	ErrCommitmentMismatch = errors.New("opening does not match the commitment")
)

// Signer signs a digest: 65 bytes r, s, v with v 27 or 28 and s in the lower half.
type Signer func(digest common.Hash) ([]byte, error)

// KeySigner signs with a private key in memory.
func KeySigner(key *ecdsa.PrivateKey) Signer {
	return func(digest common.Hash) ([]byte, error) {
		sig, err := crypto.Sign(digest[:], key)
		if err != nil {
			return nil, fmt.Errorf("sign digest: %w", err)
		}
		sig[64] += 27
		return sig, nil
	}
}

// Recover gives the signer of a digest. It accepts what the contract accepts: 65 bytes, v 27 or 28, s in the lower half.
func Recover(digest common.Hash, signature []byte) (common.Address, error) {
	if len(signature) != crypto.SignatureLength {
		return common.Address{}, fmt.Errorf("%w: %d bytes", ErrSignatureInvalid, len(signature))
	}
	v := signature[64]
	r, s := new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:64])
	if v < 27 || !crypto.ValidateSignatureValues(v-27, r, s, true) {
		return common.Address{}, fmt.Errorf("%w: values out of range", ErrSignatureInvalid)
	}
	raw := append([]byte(nil), signature...)
	raw[64] -= 27
	key, err := crypto.SigToPub(digest[:], raw)
	if err != nil {
		return common.Address{}, fmt.Errorf("%w: %w", ErrSignatureInvalid, err)
	}
	return crypto.PubkeyToAddress(*key), nil
}

// SignedCommitment is what seats exchange first: nothing in it tells the observations.
type SignedCommitment struct {
	Commitment Commitment
	ClaimsRoot common.Hash
	Signature  []byte
}

// Sign commits a seat to an opening and signs the commitment for the brief with this hash.
func (c Committee) Sign(s Seat, briefHash common.Hash, o Opening, sign Signer) (SignedCommitment, error) {
	commitment := c.CaseKey(s).Commit(o)
	signature, err := sign(c.Digest(s, briefHash, commitment, o.ClaimsRoot))
	if err != nil {
		return SignedCommitment{}, fmt.Errorf("sign commitment of seat %d: %w", s.Seat, err)
	}
	return SignedCommitment{Commitment: commitment, ClaimsRoot: o.ClaimsRoot, Signature: signature}, nil
}

// Verify returns nil if the seat's validator signed the commitment for the brief with this hash.
func (c Committee) Verify(s Seat, briefHash common.Hash, signed SignedCommitment, validator common.Address) error {
	signer, err := Recover(c.Digest(s, briefHash, signed.Commitment, signed.ClaimsRoot), signed.Signature)
	if err != nil {
		return fmt.Errorf("recover signer of seat %d: %w", s.Seat, err)
	}
	if signer != validator {
		return fmt.Errorf("%w: %s, not %s", ErrSignerMismatch, signer, validator)
	}
	return nil
}

// VerifyOpening returns nil if the opening is what the seat committed to.
func (c Committee) VerifyOpening(s Seat, commitment Commitment, o Opening) error {
	if opened := c.CaseKey(s).Commit(o); opened != commitment {
		return fmt.Errorf("%w: seat %d opens %s, committed %s", ErrCommitmentMismatch, s.Seat, common.Hash(opened), common.Hash(commitment))
	}
	return nil
}

// NewSalt draws a salt from the system's randomness.
func NewSalt() (salt common.Hash) {
	// rand.Read never fails: it ends the program where the system has no randomness.
	rand.Read(salt[:])
	return salt
}
