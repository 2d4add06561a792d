package bls

import (
	"encoding/hex"
	"fmt"

	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fp"
)

// Lengths of EIP-2537 encodings, bytes. A field element takes 64 bytes, big-endian, of which the first 16 are zero.
const (
	KeyLength       = 256
	SignatureLength = 128

	elementLength = 64
	elementPad    = elementLength - fp.Bytes
)

// PublicKey is a point of G2: x.c0, x.c1, y.c0, y.c1. All zeros is the identity.
type PublicKey [KeyLength]byte

// Signature is a point of G1: x, y. All zeros is the identity.
type Signature [SignatureLength]byte

// String is the hexadecimal of the encoding, with 0x.
func (k PublicKey) String() string { return "0x" + hex.EncodeToString(k[:]) }

// String is the hexadecimal of the encoding, with 0x.
func (s Signature) String() string { return "0x" + hex.EncodeToString(s[:]) }

// ParsePublicKey reads a key: canonical, in the subgroup, not the identity.
func ParsePublicKey(b []byte) (PublicKey, error) {
	if len(b) != KeyLength {
		return PublicKey{}, fmt.Errorf("key of %d bytes, need %d", len(b), KeyLength)
	}
	k := PublicKey(b)
	_, err := k.point()
	return k, err
}

// ParseSignature reads a signature: canonical, in the subgroup, not the identity.
func ParseSignature(b []byte) (Signature, error) {
	if len(b) != SignatureLength {
		return Signature{}, fmt.Errorf("signature of %d bytes, need %d", len(b), SignatureLength)
	}
	s := Signature(b)
	_, err := s.point()
	return s, err
}

func (k PublicKey) point() (*bls12381.G2Affine, error) {
	var p bls12381.G2Affine
	if err := decode(k[:], &p.X.A0, &p.X.A1, &p.Y.A0, &p.Y.A1); err != nil {
		return nil, err
	}
	if p.IsInfinity() {
		return nil, ErrIdentity
	}
	if !p.IsInSubGroup() {
		return nil, ErrNotInSubgroup
	}
	return &p, nil
}

func (s Signature) point() (*bls12381.G1Affine, error) {
	var p bls12381.G1Affine
	if err := decode(s[:], &p.X, &p.Y); err != nil {
		return nil, err
	}
	if p.IsInfinity() {
		return nil, ErrIdentity
	}
	if !p.IsInSubGroup() {
		return nil, ErrNotInSubgroup
	}
	return &p, nil
}

func encodeG2(p *bls12381.G2Affine) PublicKey {
	return PublicKey(encode(&p.X.A0, &p.X.A1, &p.Y.A0, &p.Y.A1))
}

func encodeG1(p *bls12381.G1Affine) Signature {
	return Signature(encode(&p.X, &p.Y))
}

func encode(elements ...*fp.Element) []byte {
	out := make([]byte, 0, len(elements)*elementLength)
	for _, e := range elements {
		b := e.Bytes()
		out = append(append(out, make([]byte, elementPad)...), b[:]...)
	}
	return out
}

func decode(b []byte, elements ...*fp.Element) error {
	for i, e := range elements {
		part := b[i*elementLength : (i+1)*elementLength]
		for _, zero := range part[:elementPad] {
			if zero != 0 {
				return ErrElement
			}
		}
		if err := e.SetBytesCanonical(part[elementPad:]); err != nil {
			return fmt.Errorf("%w: %w", ErrElement, err)
		}
	}
	return nil
}
