package bls

import (
	"bytes"
	"errors"
	"math/big"
	"testing"

	bls12381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	"github.com/consensys/gnark-crypto/ecc/bls12-381/fp"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

var (
	chainID   = big.NewInt(8453)
	registry  = common.HexToAddress("0x1111111111111111111111111111111111111111")
	validator = common.HexToAddress("0x2222222222222222222222222222222222222222")
	message   = crypto.Keccak256Hash([]byte("message"))
)

func newKey(t testing.TB, seed byte) *SecretKey {
	t.Helper()
	k, err := NewSecretKey([32]byte{31: seed})
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func must[T any](t testing.TB) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

func TestSignature(t *testing.T) {
	t.Parallel()
	k := newKey(t, 1)
	s := must[Signature](t)(k.Sign(message))
	if err := Verify(k.PublicKey(), message, s); err != nil {
		t.Errorf("own signature: %v", err)
	}
	if err := Verify(k.PublicKey(), common.Hash{1}, s); !errors.Is(err, ErrSignature) {
		t.Errorf("another message: %v", err)
	}
	if err := Verify(newKey(t, 2).PublicKey(), message, s); !errors.Is(err, ErrSignature) {
		t.Errorf("another key: %v", err)
	}
}

func TestSeedsGiveDifferentKeys(t *testing.T) {
	t.Parallel()
	if again := newKey(t, 1); again.PublicKey() != newKey(t, 1).PublicKey() {
		t.Error("a seed gives two keys")
	}
	if newKey(t, 1).PublicKey() == newKey(t, 2).PublicKey() {
		t.Error("two seeds give a key")
	}
}

func TestAggregate(t *testing.T) {
	t.Parallel()
	var keys []PublicKey
	var signatures []Signature
	for seed := byte(1); seed <= 5; seed++ {
		k := newKey(t, seed)
		keys = append(keys, k.PublicKey())
		signatures = append(signatures, must[Signature](t)(k.Sign(message)))
	}
	key := must[PublicKey](t)(AggregateKeys(keys...))
	if err := Verify(key, message, must[Signature](t)(Aggregate(signatures...))); err != nil {
		t.Errorf("all: %v", err)
	}
	if err := Verify(key, message, must[Signature](t)(Aggregate(signatures[1:]...))); !errors.Is(err, ErrSignature) {
		t.Errorf("one is missing: %v", err)
	}
	if _, err := Aggregate(); !errors.Is(err, ErrNone) {
		t.Errorf("no signatures: %v", err)
	}
	if _, err := AggregateKeys(); !errors.Is(err, ErrNone) {
		t.Errorf("no keys: %v", err)
	}
	if _, err := Aggregate(signatures[0], Signature{}); !errors.Is(err, ErrIdentity) {
		t.Errorf("identity signature: %v", err)
	}
	if _, err := AggregateKeys(keys[0], PublicKey{}); !errors.Is(err, ErrIdentity) {
		t.Errorf("identity key: %v", err)
	}
}

func TestPossessionIsBound(t *testing.T) {
	t.Parallel()
	k := newKey(t, 1)
	key := k.PublicKey()
	proof := must[Signature](t)(k.ProvePossession(chainID, registry, validator))
	if err := VerifyPossession(chainID, registry, validator, key, proof); err != nil {
		t.Errorf("own proof: %v", err)
	}
	for name, err := range map[string]error{
		"chain":     VerifyPossession(big.NewInt(1), registry, validator, key, proof),
		"registry":  VerifyPossession(chainID, validator, validator, key, proof),
		"validator": VerifyPossession(chainID, registry, registry, key, proof),
		"key":       VerifyPossession(chainID, registry, validator, newKey(t, 2).PublicKey(), proof),
		"tag":       verify(key, PossessionMessage(chainID, registry, validator, key), SignatureTag, proof),
	} {
		if !errors.Is(err, ErrSignature) {
			t.Errorf("another %s: %v", name, err)
		}
	}
}

// A key that cancels another's: it would let its owner sign for both, and its owner cannot prove it.
func TestRogueKeyIsNotProven(t *testing.T) {
	t.Parallel()
	mine, victim := newKey(t, 1), newKey(t, 2).PublicKey()
	m, _ := mine.PublicKey().point()
	v, _ := victim.point()
	rogue := encodeG2(new(bls12381.G2Affine).Sub(m, v))
	sum := must[PublicKey](t)(AggregateKeys(rogue, victim))
	if err := Verify(sum, message, must[Signature](t)(mine.Sign(message))); err != nil {
		t.Fatalf("the attack itself: %v", err)
	}
	proof := must[Signature](t)(mine.sign(PossessionMessage(chainID, registry, validator, rogue), PossessionTag))
	if err := VerifyPossession(chainID, registry, validator, rogue, proof); !errors.Is(err, ErrSignature) {
		t.Errorf("rogue key: %v", err)
	}
}

func TestParse(t *testing.T) {
	t.Parallel()
	k := newKey(t, 1)
	key := k.PublicKey()
	if got := must[PublicKey](t)(ParsePublicKey(key[:])); got != key {
		t.Error("key changed")
	}
	signature := must[Signature](t)(k.Sign(message))
	if got := must[Signature](t)(ParseSignature(signature[:])); got != signature {
		t.Error("signature changed")
	}
	modulus := common.LeftPadBytes(fp.Modulus().Bytes(), elementLength)
	padded := bytes.Clone(key[:])
	padded[15] = 1
	tests := []struct {
		name string
		in   []byte
		want error
	}{
		{"identity", make([]byte, KeyLength), ErrIdentity},
		{"modulus", append(bytes.Clone(modulus), key[elementLength:]...), ErrElement},
		{"pad", padded, ErrElement},
		{"off the curve", append(bytes.Clone(key[:KeyLength-1]), key[KeyLength-1]^1), ErrNotInSubgroup},
		{"outside the subgroup", outsideG2(), ErrNotInSubgroup},
	}
	for _, tt := range tests {
		if _, err := ParsePublicKey(tt.in); !errors.Is(err, tt.want) {
			t.Errorf("key, %s: %v", tt.name, err)
		}
	}
	// (0, 2) is on the curve and of order 3.
	outside := make([]byte, SignatureLength)
	outside[SignatureLength-1] = 2
	if _, err := ParseSignature(outside); !errors.Is(err, ErrNotInSubgroup) {
		t.Errorf("signature outside the subgroup: %v", err)
	}
	if _, err := ParseSignature(make([]byte, SignatureLength)); !errors.Is(err, ErrIdentity) {
		t.Errorf("identity signature: %v", err)
	}
	for _, n := range []int{0, KeyLength - 1, KeyLength + 1} {
		if _, err := ParsePublicKey(make([]byte, n)); err == nil {
			t.Errorf("key of %d bytes", n)
		}
	}
	for _, n := range []int{0, SignatureLength - 1, SignatureLength + 1} {
		if _, err := ParseSignature(make([]byte, n)); err == nil {
			t.Errorf("signature of %d bytes", n)
		}
	}
}

// outsideG2 is the point of the curve with x = 2 and the one square root.
func outsideG2() []byte {
	var p bls12381.G2Affine
	p.X.A0.SetUint64(2)
	p.Y.Square(&p.X).Mul(&p.Y, &p.X)
	var four fp.Element
	four.SetUint64(4)
	p.Y.A0.Add(&p.Y.A0, &four)
	p.Y.A1.Add(&p.Y.A1, &four)
	p.Y.Sqrt(&p.Y)
	if !p.IsOnCurve() {
		panic("x = 2 has no point")
	}
	key := encodeG2(&p)
	return key[:]
}
