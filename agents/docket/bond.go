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
	// abi.encode of a string, an address and a hash: the string's place is 3 words further, its length comes first.
	const label = "redress.bond"
	return crypto.Keccak256Hash(common.LeftPadBytes([]byte{3 * 32}, 32), common.LeftPadBytes(offer[:], 32), statement,
		common.LeftPadBytes([]byte{byte(len(label))}, 32), common.RightPadBytes([]byte(label), 32))
}
