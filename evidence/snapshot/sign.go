package snapshot

import (
	"crypto/ecdsa"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/signature"
)

// MaxSignatureBytes bounds a signature's file, inclusive.
const MaxSignatureBytes = 1 << 10

// ErrSignature says that a signature's file is not one of the snapshot that it is held to.
var ErrSignature = errors.New("not a signature of this snapshot")

// RootSignature says that its signer stands by a snapshot: by its root, its final block and its chain. It is a file of its own
// beside the snapshot. It adds nothing to what a verifier proves; it tells who handed the file over.
type RootSignature struct {
	Root      common.Hash    `json:"root"`
	Signer    common.Address `json:"signer"`
	Signature hexutil.Bytes  `json:"signature"` // 65 bytes: r, s, v with v 27 or 28
}

// SignRoot signs a snapshot by its manifest.
func SignRoot(m Manifest, key *ecdsa.PrivateKey) (RootSignature, error) {
	digest := rootDigest(m)
	raw, err := signature.Sign(key, digest)
	if err != nil {
		return RootSignature{}, fmt.Errorf("sign root: %w", err)
	}
	signer, err := signature.Recover(digest, raw)
	return RootSignature{Root: m.Root, Signer: signer, Signature: raw}, err
}

// Encode gives the one written form of a signature.
func (s RootSignature) Encode() ([]byte, error) { return writeJSON(s) }

// VerifyRoot reads a signature's file, holds it to a snapshot's manifest, and gives the signer. Whether that signer is to be
// believed is the caller's question, and the snapshot itself still has to be verified.
func VerifyRoot(m Manifest, raw []byte) (common.Address, error) {
	if len(raw) > MaxSignatureBytes {
		return common.Address{}, fmt.Errorf("%w: %d bytes, at most %d are read", ErrSignature, len(raw), MaxSignatureBytes)
	}
	var s RootSignature
	if err := readJSON(raw, &s); err != nil {
		return common.Address{}, fmt.Errorf("%w: %w", ErrSignature, err)
	}
	if s.Root != m.Root {
		return common.Address{}, fmt.Errorf("%w: it is of root %s, the snapshot has %s", ErrSignature, s.Root, m.Root)
	}
	digest := rootDigest(m)
	signer, err := signature.Recover(digest, s.Signature)
	if err != nil {
		return common.Address{}, fmt.Errorf("%w: %w", ErrSignature, err)
	}
	if signer != s.Signer {
		return common.Address{}, fmt.Errorf("%w: it says %s, signed has %s", ErrSignature, s.Signer, signer)
	}
	return signer, nil
}

var (
	domainOfRoots = crypto.Keccak256Hash(
		crypto.Keccak256([]byte("EIP712Domain(string name,string version)")), crypto.Keccak256([]byte("Redress Snapshot")), crypto.Keccak256([]byte("1")),
	)
	typeOfRoots = crypto.Keccak256([]byte("SnapshotRoot(bytes32 root,bytes32 blockHash,uint256 chainId)"))
)

// rootDigest is the EIP-712 digest that stands for a snapshot.
func rootDigest(m Manifest) common.Hash {
	id := number32(m.ChainID)
	return signature.TypedDigest(domainOfRoots, crypto.Keccak256Hash(typeOfRoots, m.Root[:], m.Block.Hash[:], id[:]))
}
