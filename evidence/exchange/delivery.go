package exchange

import (
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/signature"
)

// ErrSignature is returned for a signature that no key can have made.
var ErrSignature = errors.New("invalid delivery signature")

// Hex is bytes that are written as a 0x-prefixed hexadecimal string.
type Hex = hexutil.Bytes

// Delivery is the seller's signed record of one exchange, EIP-712 in the Offer's domain. The typed fields are what the
// contract can check by itself.
type Delivery struct {
	Payer           common.Address `json:"payer"`
	PaymentRef      common.Hash    `json:"payment_ref"` // the ERC-3009 nonce; for other methods the payment key
	RequestHash     common.Hash    `json:"request_hash"`
	ResponseHash    common.Hash    `json:"response_hash"`
	RequestSubject  common.Hash    `json:"request_subject"` // keccak256 of the subject asked for; zero for none
	ResponseSubject common.Hash    `json:"response_subject"`
	ServedAt        uint64         `json:"served_at"` // unix seconds, seller's clock
	DataTime        uint64         `json:"data_time"` // unix seconds; zero when the response carries none
	ItemCount       uint32         `json:"item_count"`
}

var (
	deliveryTypeHash = crypto.Keccak256Hash([]byte("Delivery(address payer,bytes32 paymentRef,bytes32 requestHash," +
		"bytes32 responseHash,bytes32 requestSubject,bytes32 responseSubject,uint64 servedAt,uint64 dataTime," +
		"uint32 itemCount)"))
	domainTypeHash = crypto.Keccak256Hash([]byte("EIP712Domain(string name,string version,uint256 chainId," +
		"address verifyingContract)"))
	domainName    = crypto.Keccak256Hash([]byte("Redress"))
	domainVersion = crypto.Keccak256Hash([]byte("1"))
)

// DomainSeparator is the EIP-712 domain of one Offer.
func DomainSeparator(chainID *big.Int, offer common.Address) common.Hash {
	return crypto.Keccak256Hash(domainTypeHash[:], domainName[:], domainVersion[:],
		common.BigToHash(chainID).Bytes(), common.LeftPadBytes(offer[:], 32))
}

// StructHash is the EIP-712 hash of the fields: what the contract records as deliveryHash.
func (d Delivery) StructHash() common.Hash {
	return crypto.Keccak256Hash(deliveryTypeHash[:], common.LeftPadBytes(d.Payer[:], 32), d.PaymentRef[:],
		d.RequestHash[:], d.ResponseHash[:], d.RequestSubject[:], d.ResponseSubject[:],
		word(d.ServedAt), word(d.DataTime), word(uint64(d.ItemCount)))
}

// Digest is what the seller signs.
func (d Delivery) Digest(chainID *big.Int, offer common.Address) common.Hash {
	return signature.TypedDigest(DomainSeparator(chainID, offer), d.StructHash())
}

// Sign signs the digest. The signature is 65 bytes with v 27 or 28, as the contract expects.
func (d Delivery) Sign(key *ecdsa.PrivateKey, chainID *big.Int, offer common.Address) (SignedDelivery, error) {
	sig, err := signature.Sign(key, d.Digest(chainID, offer))
	if err != nil {
		return SignedDelivery{}, fmt.Errorf("sign delivery: %w", err)
	}
	return SignedDelivery{Delivery: d, Signature: sig}, nil
}

// Signer recovers who signed. High-s signatures are refused, as on chain.
func (s SignedDelivery) Signer(chainID *big.Int, offer common.Address) (common.Address, error) {
	signer, err := signature.Recover(s.Delivery.Digest(chainID, offer), s.Signature)
	if err != nil {
		return signer, fmt.Errorf("%w: %w", ErrSignature, err)
	}
	return signer, nil
}

func (s *SignedDelivery) check() error {
	if len(s.Signature) != crypto.SignatureLength {
		return fmt.Errorf("%w: %d bytes", ErrSignature, len(s.Signature))
	}
	if s.Delivery.ServedAt > canon.MaxInteger || s.Delivery.DataTime > canon.MaxInteger {
		return fmt.Errorf("%w: time above 2^53-1", ErrInvalid)
	}
	return nil
}

func word(n uint64) []byte { return common.BigToHash(new(big.Int).SetUint64(n)).Bytes() }
