package run

import (
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/bls"
)

// One signature of the whole committee over one ruling is worth nothing for any other.
func TestTheWholeCommitteesSignatureIsForOneRuling(t *testing.T) {
	c := Committee{ChainID: big.NewInt(31337), Address: common.Address{9}}
	r := Ruling{DisputeID: big.NewInt(7), Round: 3, BriefHash: common.Hash{1}, Observations: *uint256.NewInt(5), Transcript: common.Hash{2}}
	var keys []bls.PublicKey
	var signatures []bls.Signature
	for i := range byte(3) {
		key, err := bls.NewSecretKey([32]byte{i})
		if err != nil {
			t.Fatal(err)
		}
		signature, err := key.Sign(c.WholeDigest(r))
		if err != nil {
			t.Fatal(err)
		}
		keys, signatures = append(keys, key.PublicKey()), append(signatures, signature)
	}
	key, err := bls.AggregateKeys(keys...)
	if err != nil {
		t.Fatal(err)
	}
	signature, err := bls.Aggregate(signatures...)
	if err != nil {
		t.Fatal(err)
	}
	if err := bls.Verify(key, c.WholeDigest(r), signature); err != nil {
		t.Fatal(err)
	}
	change := func(edit func(*Ruling)) common.Hash {
		other := r
		edit(&other)
		return c.WholeDigest(other)
	}
	for name, digest := range map[string]common.Hash{
		"dispute":      change(func(r *Ruling) { r.DisputeID = big.NewInt(8) }),
		"round":        change(func(r *Ruling) { r.Round = 2 }),
		"brief":        change(func(r *Ruling) { r.BriefHash = common.Hash{3} }),
		"observations": change(func(r *Ruling) { r.Observations = *uint256.NewInt(6) }),
		"transcript":   change(func(r *Ruling) { r.Transcript = common.Hash{3} }),
		"chain":        Committee{big.NewInt(1), c.Address}.WholeDigest(r),
		"committee":    Committee{c.ChainID, common.Address{8}}.WholeDigest(r),
	} {
		if err := bls.Verify(key, digest, signature); !errors.Is(err, bls.ErrSignature) {
			t.Errorf("another %s: %v", name, err)
		}
	}
}
