package docket

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/signature"
)

// ConsentDigest is what a party signs for an act that anybody may send: EIP-712 of a type's words in the domain that Offers
// and the Vault share the name of.
func ConsentDigest(chainID *big.Int, contract common.Address, typeHash common.Hash, words ...common.Hash) common.Hash {
	domain := exchange.DomainSeparator(chainID, contract)
	message := typeHash.Bytes()
	for _, word := range words {
		message = append(message, word[:]...)
	}
	return signature.TypedDigest(domain, crypto.Keccak256Hash(message))
}

// Word is an unsigned integer as it is signed; 0 <= n < 2^256.
func Word(n *big.Int) common.Hash { return common.BigToHash(n) }

// AddressWord is an address as it is signed.
func AddressWord(a common.Address) common.Hash { return common.BytesToHash(a[:]) }
