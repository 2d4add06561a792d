package freeze

import (
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/signature"
	"github.com/redress-protocol/redress/evidence/snapshot"
)

// ErrSignature says that a signature is not the signer's, or not of this snapshot.
var ErrSignature = errors.New("the signature does not hold")

// maxSignature bounds the file of a signature, bytes.
const maxSignature = 4096

// Signature is an account's signature of a snapshot, kept beside it: whoever signs says that this is the record it froze.
type Signature struct {
	Root      common.Hash    `json:"root"` // of the snapshot's manifest
	Signer    common.Address `json:"signer"`
	Signature hexutil.Bytes  `json:"signature"` // r, s, v of SnapshotRoot(root, blockHash, chainId)
}

var (
	domainType = crypto.Keccak256Hash([]byte("EIP712Domain(string name,string version)"))
	domain     = crypto.Keccak256Hash(domainType[:], crypto.Keccak256([]byte("Redress Snapshot")), crypto.Keccak256([]byte("1")))
	rootType   = crypto.Keccak256Hash([]byte("SnapshotRoot(bytes32 root,bytes32 blockHash,uint256 chainId)"))
)

// digest is the EIP-712 digest of a snapshot.
func digest(m snapshot.Manifest) common.Hash {
	chainID := common.BigToHash(new(big.Int).SetUint64(m.ChainID))
	return crypto.Keccak256Hash([]byte{0x19, 0x01}, domain[:], crypto.Keccak256(rootType[:], m.Root[:], m.Block.Hash[:], chainID[:]))
}

// Sign signs a snapshot.
func Sign(m snapshot.Manifest, key *ecdsa.PrivateKey) (Signature, error) {
	sig, err := signature.Sign(key, digest(m))
	if err != nil {
		return Signature{}, fmt.Errorf("sign snapshot: %w", err)
	}
	return Signature{Root: m.Root, Signer: crypto.PubkeyToAddress(key.PublicKey), Signature: sig}, nil
}

// Check fails unless the account signed this snapshot.
func (s Signature) Check(m snapshot.Manifest, signer common.Address) error {
	if s.Root != m.Root {
		return fmt.Errorf("%w: it is of root %s, the snapshot has %s", ErrSignature, s.Root, m.Root)
	}
	if s.Signer != signer {
		return fmt.Errorf("%w: it names %s, expected %s", ErrSignature, s.Signer, signer)
	}
	by, err := signature.Recover(digest(m), s.Signature)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrSignature, err)
	}
	if by != signer {
		return fmt.Errorf("%w: %s signed, expected %s", ErrSignature, by, signer)
	}
	return nil
}
