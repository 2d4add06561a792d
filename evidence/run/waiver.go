package run

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

var waiverTypeHash = crypto.Keccak256Hash([]byte("WaiveAppeal(uint256 disputeID,uint8 round)"))

// WaiverDigest is what a party signs to give up its appeal of one round of a dispute, from 0: EIP-712 in the committee's
// domain. It says nothing about later rounds.
func (c Committee) WaiverDigest(disputeID *big.Int, round uint8) common.Hash {
	return c.typed(words(waiverTypeHash, number(disputeID), small(uint64(round))))
}
