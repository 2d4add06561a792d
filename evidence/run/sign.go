package run

import (
	"crypto/ecdsa"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/signature"
)

// Reasons why a signed seat is refused.
var (
	ErrSignerMismatch     = errors.New("signed by somebody else")
	ErrCommitmentMismatch = errors.New("opening does not match the commitment")
)

// Signer signs a digest: 65 bytes r, s, v with v 27 or 28 and s in the lower half.
type Signer func(digest common.Hash) ([]byte, error)

// KeySigner signs with a private key in memory.
func KeySigner(key *ecdsa.PrivateKey) Signer {
	return func(digest common.Hash) ([]byte, error) { return signature.Sign(key, digest) }
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
	sig, err := sign(c.Digest(s, briefHash, commitment, o.ClaimsRoot))
	if err != nil {
		return SignedCommitment{}, fmt.Errorf("sign commitment of seat %d: %w", s.Seat, err)
	}
	return SignedCommitment{Commitment: commitment, ClaimsRoot: o.ClaimsRoot, Signature: sig}, nil
}

// Verify returns nil if the seat's validator signed the commitment for the brief with this hash.
func (c Committee) Verify(s Seat, briefHash common.Hash, signed SignedCommitment, validator common.Address) error {
	signer, err := signature.Recover(c.Digest(s, briefHash, signed.Commitment, signed.ClaimsRoot), signed.Signature)
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
