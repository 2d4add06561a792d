// Package signature makes and reads accounts' ECDSA signatures over digests. It knows nothing of what a digest stands for.
//
// Its one invariant: a digest has one signature by one nonce, as on chain. What Recover accepts is what Sign can have made
// and what the contracts and the token accept.
package signature

import (
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// vOffset is what is added to the recovery id, 0 or 1, in a signature's last byte.
const vOffset = 27

// ErrInvalid says that no key can have made the signature.
var ErrInvalid = errors.New("invalid signature")

// Sign signs a digest: 65 bytes r, s, v with v 27 or 28 and s in the lower half.
func Sign(key *ecdsa.PrivateKey, digest common.Hash) ([]byte, error) {
	sig, err := crypto.Sign(digest[:], key)
	if err != nil {
		return nil, fmt.Errorf("sign digest: %w", err)
	}
	sig[crypto.RecoveryIDOffset] += vOffset
	return sig, nil
}

// Recover gives the signer of a digest, or ErrInvalid for anything but 65 bytes with v 27 or 28 and s in the lower half.
func Recover(digest common.Hash, sig []byte) (common.Address, error) {
	if len(sig) != crypto.SignatureLength {
		return common.Address{}, fmt.Errorf("%w: %d bytes", ErrInvalid, len(sig))
	}
	v := sig[crypto.RecoveryIDOffset]
	r, s := new(big.Int).SetBytes(sig[:32]), new(big.Int).SetBytes(sig[32:64])
	if v < vOffset || !crypto.ValidateSignatureValues(v-vOffset, r, s, true) {
		return common.Address{}, fmt.Errorf("%w: values out of range, v is %d", ErrInvalid, v)
	}
	raw := append([]byte(nil), sig...)
	raw[crypto.RecoveryIDOffset] -= vOffset
	key, err := crypto.SigToPub(digest[:], raw)
	if err != nil {
		return common.Address{}, fmt.Errorf("%w: %w", ErrInvalid, err)
	}
	return crypto.PubkeyToAddress(*key), nil
}

// TypedDigest is what is signed for a struct in a domain, given the hashes of both: EIP-712.
func TypedDigest(domain, structHash common.Hash) common.Hash {
	return crypto.Keccak256Hash([]byte{0x19, 0x01}, domain[:], structHash[:])
}
