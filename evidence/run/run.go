// Package run names run slots and binds observations to them: case keys, run ids, commitments, and the digests that
// seats sign, alone or as the whole committee.
//
// Everything here is a pure hash or signature that the Committee contract computes as well. The package holds no key and
// reaches no chain. Its one invariant: what is committed to for one chain, committee, dispute, round and seat opens
// nothing anywhere else, and what is signed for one brief counts for no other.
package run

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/signature"
)

// CaseKey identifies one seat's part of one round of one dispute on one chain.
type CaseKey common.Hash

// ID identifies a run slot: one judge's run of one requirement in one seat's part of a round.
type ID common.Hash

// Commitment fixes a seat's observations before any of them is disclosed.
type Commitment common.Hash

var (
	runTypeHash = crypto.Keccak256Hash([]byte(
		"Run(bytes32 manifestHash,bytes32 caseKey,string requirementId,string judgeId,uint256 runIndex)"))
	observationsTypeHash = crypto.Keccak256Hash([]byte(
		"Observations(bytes32 caseKey,uint256 observations,bytes32 transcript,bytes32 salt)"))
	commitmentTypeHash = crypto.Keccak256Hash([]byte(
		"Commitment(uint256 disputeID,uint8 round,uint8 seat,bytes32 briefHash,bytes32 commitment,bytes32 claimsRoot)"))
	wholeTypeHash = crypto.Keccak256Hash([]byte(
		"WholeRuling(uint256 disputeID,uint8 round,bytes32 briefHash,uint256 observations,bytes32 transcript)"))
	domainTypeHash = crypto.Keccak256Hash([]byte(
		"EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"))
	domainName    = crypto.Keccak256Hash([]byte("Redress Committee"))
	domainVersion = crypto.Keccak256Hash([]byte("1"))
)

// Committee is one deployment of the contract.
type Committee struct {
	ChainID *big.Int
	Address common.Address
}

// Seat is a drawn seat of a round, from 0 both. DisputeID is the committee's own number, from 1. In a round of the whole
// committee a member's place stands for its seat.
type Seat struct {
	DisputeID *big.Int
	Round     uint8
	Seat      uint8
}

// Opening is what a seat discloses. Observations is the packed word, Transcript the keccak256 of the seat's transcript
// document, Salt 32 random bytes that keep a small set of possible words from being guessed. ClaimsRoot is the end of the
// seat's chain of claims: signed beside the commitment, not part of it.
type Opening struct {
	Observations uint256.Int
	Transcript   common.Hash
	Salt         common.Hash
	ClaimsRoot   common.Hash
}

// CaseKey of a seat at this committee.
func (c Committee) CaseKey(s Seat) CaseKey {
	return CaseKey(words(number(c.ChainID), address(c.Address), number(s.DisputeID), small(uint64(s.Round)), small(uint64(s.Seat))))
}

// Commit gives the commitment that the opening satisfies.
func (k CaseKey) Commit(o Opening) Commitment {
	return Commitment(words(observationsTypeHash, common.Hash(k), o.Observations.Bytes32(), o.Transcript, o.Salt))
}

// RunID of a run slot. A direct requirement's judge id is empty and its only run has index 0.
func (k CaseKey) RunID(manifestHash common.Hash, requirementID, judgeID string, runIndex uint32) ID {
	return ID(words(
		runTypeHash, manifestHash, common.Hash(k),
		crypto.Keccak256Hash([]byte(requirementID)), crypto.Keccak256Hash([]byte(judgeID)), small(uint64(runIndex)),
	))
}

// Digest is what a seat's validator signs to stand by a commitment and its claims: EIP-712 in the committee's domain. It
// names the hash of the round's brief, and so the evidence that was judged.
func (c Committee) Digest(s Seat, briefHash common.Hash, commitment Commitment, claimsRoot common.Hash) common.Hash {
	return c.typed(words(commitmentTypeHash, number(s.DisputeID), small(uint64(s.Round)), small(uint64(s.Seat)), briefHash,
		common.Hash(commitment), claimsRoot))
}

// Ruling is what all signers of a round of the whole committee sign: one word of observations and the keccak256 of one
// transcript.
type Ruling struct {
	DisputeID    *big.Int
	Round        uint8
	BriefHash    common.Hash
	Observations uint256.Int
	Transcript   common.Hash
}

// WholeDigest is the message of the whole committee's signature (package bls): EIP-712 in the committee's domain.
func (c Committee) WholeDigest(r Ruling) common.Hash {
	return c.typed(words(wholeTypeHash, number(r.DisputeID), small(uint64(r.Round)), r.BriefHash, r.Observations.Bytes32(), r.Transcript))
}

func (c Committee) typed(message common.Hash) common.Hash {
	domain := words(domainTypeHash, domainName, domainVersion, number(c.ChainID), address(c.Address))
	return signature.TypedDigest(domain, message)
}

// words is keccak256 of abi.encode of 32-byte words.
func words(list ...[32]byte) common.Hash {
	buf := make([]byte, 0, 32*len(list))
	for _, w := range list {
		buf = append(buf, w[:]...)
	}
	return crypto.Keccak256Hash(buf)
}

// number encodes a uint256; nil is zero. Values outside [0, 2^256) are reduced, as two's complement would.
func number(v *big.Int) (w [32]byte) {
	if v != nil {
		copy(w[:], math.U256Bytes(new(big.Int).Set(v)))
	}
	return w
}

func small(v uint64) [32]byte { return uint256.NewInt(v).Bytes32() }

func address(a common.Address) (w [32]byte) {
	copy(w[12:], a[:])
	return w
}
