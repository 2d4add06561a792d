package ledger

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/signature"
)

// Head says how far a ledger goes.
type Head struct {
	Entries uint64      `json:"entries"`
	Last    common.Hash `json:"last"` // hash of the last entry, of the header where there is none
}

// SignedHead is a head under its owner's signature.
type SignedHead struct {
	Head
	Signature hexutil.Bytes `json:"signature"` // 65 bytes, of Head.Digest
}

// Signer signs a digest with the owner's key: 65 bytes with v 27 or 28.
type Signer func(digest common.Hash) ([]byte, error)

var (
	domainType = crypto.Keccak256Hash([]byte("EIP712Domain(string name,string version,uint256 chainId)"))
	headType   = crypto.Keccak256Hash([]byte("LedgerHead(bytes32 ledger,uint64 entries,bytes32 last)"))
	domainName = crypto.Keccak256Hash([]byte("Redress Ledger"))
	domainVer  = crypto.Keccak256Hash([]byte("1"))
)

// Digest is what the owner signs: EIP-712 over the header's hash, the number of entries and the last one's hash.
func (h Head) Digest(of Header) (common.Hash, error) {
	ledger, err := of.Hash()
	if err != nil {
		return common.Hash{}, err
	}
	chain, entries := uint256.NewInt(of.ChainID).Bytes32(), uint256.NewInt(h.Entries).Bytes32()
	domain := crypto.Keccak256Hash(domainType[:], domainName[:], domainVer[:], chain[:])
	body := crypto.Keccak256Hash(headType[:], ledger[:], entries[:], h.Last[:])
	return signature.TypedDigest(domain, body), nil
}

// Sign signs a head.
func (h Head) Sign(of Header, sign Signer) (SignedHead, error) {
	digest, err := h.Digest(of)
	if err != nil {
		return SignedHead{}, err
	}
	sig, err := sign(digest)
	if err != nil {
		return SignedHead{}, fmt.Errorf("sign head: %w", err)
	}
	return SignedHead{Head: h, Signature: sig}, nil
}

// Check holds a signed head to a ledger whose last entry is given.
func (s SignedHead) Check(of Header, last Head) error {
	digest, err := s.Digest(of)
	if err != nil {
		return err
	}
	signer, err := signature.Recover(digest, s.Signature)
	switch {
	case err != nil:
		return fmt.Errorf("%w: %w", ErrHead, err)
	case signer != of.Owner:
		return fmt.Errorf("%w: signed by %s, the owner is %s", ErrHead, signer, of.Owner)
	case s.Entries != last.Entries:
		return fmt.Errorf("%w: it is signed after %d entries, the ledger has %d", ErrHead, s.Entries, last.Entries)
	case s.Last != last.Last:
		return fmt.Errorf("%w: it is signed over %s, the last entry is %s", ErrHead, s.Last, last.Last)
	}
	return nil
}
