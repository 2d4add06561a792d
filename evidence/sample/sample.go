// Package sample computes how a case about many payments is named and which of them is drawn to stand for all.
//
// Everything here is a pure hash that the Offer contract computes as well. Its one invariant: the same list of payments has
// one name, and one block hash draws one of them.
package sample

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
)

var caseTag = crypto.Keccak256Hash([]byte("Many(address offer,bytes32 listHash)"))

// Leaf is a payment as a case lists it: named by its authorization's nonce, or by its key where it has none. The amount is
// in base units, the time is its block's, unix seconds.
func Leaf(key, nonce common.Hash, amount *big.Int, time uint64) bindings.Leaf {
	if nonce == (common.Hash{}) {
		nonce = key
	}
	return bindings.Leaf{Key: key, PaymentRef: nonce, Amount: amount, Time: new(big.Int).SetUint64(time)}
}

// Hash is what a list is hashed of, and what the draw adds to the evidence.
func Hash(l bindings.Leaf) common.Hash {
	amount, time := common.BigToHash(l.Amount), common.BigToHash(l.Time)
	return crypto.Keccak256Hash(l.Key[:], l.PaymentRef[:], amount[:], time[:])
}

// CaseID is the identity of a case about many payments.
func CaseID(offer common.Address, leaves []bindings.Leaf) common.Hash {
	hashes := make([]common.Hash, len(leaves))
	for i, l := range leaves {
		hashes[i] = Hash(l)
	}
	list := ItemsHash(hashes)
	return crypto.Keccak256Hash(caseTag[:], common.LeftPadBytes(offer[:], common.HashLength), list[:])
}

// ItemsHash is the hash of a payer's statement about each payment, in their order: a Delivery's or a request's hash.
func ItemsHash(items []common.Hash) common.Hash {
	packed := make([]byte, 0, len(items)*common.HashLength)
	for _, item := range items {
		packed = append(packed, item[:]...)
	}
	return crypto.Keccak256Hash(packed)
}

// Sum is what the payments of a list amount to, base units.
func Sum(leaves []bindings.Leaf) *big.Int {
	sum := new(big.Int)
	for _, l := range leaves {
		sum.Add(sum, l.Amount)
	}
	return sum
}

// Draw is the place of the payment that a draw block's hash makes the sample of a case: the one in which a point of
// [0, sum) lies. The sum must be above 0.
func Draw(blockHash, id common.Hash, leaves []bindings.Leaf) int {
	point := crypto.Keccak256Hash(blockHash[:], id[:]).Big()
	point.Mod(point, Sum(leaves))
	for i, l := range leaves {
		if point.Cmp(l.Amount) < 0 {
			return i
		}
		point.Sub(point, l.Amount)
	}
	return len(leaves) - 1 // not reached: the point is below the sum
}
