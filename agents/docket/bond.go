package docket

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
)

var contestType = crypto.Keccak256Hash([]byte(
	"Contest(bytes32 caseId,uint8 claim,bytes32 requestHash,bytes32 evidenceHash,uint256 relayFee,bytes32 deliveryHash)"))

// BondNonce is the ERC-3009 nonce under which a payer authorizes its bond at an Offer's Vault: it binds the authorization
// to one statement about one case. What is signed is computed here, not taken from a node.
func BondNonce(offer common.Address, id common.Hash, s bindings.Contest, deliveryHash common.Hash) common.Hash {
	fee := s.RelayFee
	if fee == nil {
		fee = new(big.Int)
	}
	statement := crypto.Keccak256(contestType[:], id[:], common.LeftPadBytes([]byte{s.Claim}, 32), s.RequestHash[:], s.EvidenceHash[:],
		common.LeftPadBytes(fee.Bytes(), 32), deliveryHash[:])
	return labelled("redress.bond", offer, common.BytesToHash(statement))
}

var appealType = crypto.Keccak256Hash([]byte("Appeal(bytes32 caseId,uint8 appeals,uint256 fee,bytes32 evidenceHash)"))

// AppealNonce is the ERC-3009 nonce under which a party authorizes, at an Offer's Vault, the fee of its case's next round.
// appeals is how many the case has had: consent to one round is not consent to a later one.
func AppealNonce(offer common.Address, id common.Hash, appeals uint8, fee *big.Int, evidence common.Hash) common.Hash {
	consent := crypto.Keccak256(appealType[:], id[:], common.LeftPadBytes([]byte{appeals}, 32),
		common.LeftPadBytes(fee.Bytes(), 32), evidence[:])
	return labelled("redress.appeal", offer, common.BytesToHash(consent))
}

// StakeNonce is the ERC-3009 nonce under which a seller stakes for an Offer at the Vault.
func StakeNonce(offer common.Address, salt common.Hash) common.Hash {
	return labelled("redress.stake", offer, salt)
}

// RegistryStakeNonce is the ERC-3009 nonce under which a validator stakes at a registry.
func RegistryStakeNonce(validator common.Address, salt common.Hash) common.Hash {
	return labelled("redress.registry.stake", validator, salt)
}

// labelled is keccak256(abi.encode(label, who, what)); a label has at most 32 bytes. The string's place is 3 words
// further, its length comes first.
func labelled(label string, who common.Address, what common.Hash) common.Hash {
	return crypto.Keccak256Hash(common.LeftPadBytes([]byte{3 * 32}, 32), common.LeftPadBytes(who[:], 32), what[:],
		common.LeftPadBytes([]byte{byte(len(label))}, 32), common.RightPadBytes([]byte(label), 32))
}
