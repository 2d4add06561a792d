package run

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
)

// A brief is 19 words, one field each: what the committee hashes where it lies in calldata.
func TestABriefIsNineteenWords(t *testing.T) {
	b := bindings.Brief{
		Version: 2, Rounds: 4, ManifestHash: [32]byte{3}, EvidenceRoot: [32]byte{4}, CaseId: [32]byte{5}, Payer: common.Address{6},
		Payee: common.Address{7}, FeeRefund: common.Address{8}, Procedure: bindings.Procedure{
			Requirements: 1, Judges: 2, Judged: 3, MaxDissents: 4, Runs: 5, Burden: 1, Policy: 1, Rule: 1, ThresholdBps: 9,
			Weights: big.NewInt(10), Panel: 11,
		},
	}
	var want []byte
	for _, word := range []common.Hash{
		{31: 2}, {31: 4}, {3}, {4}, {5}, {12: 6}, {12: 7}, {12: 8},
		{31: 1}, {31: 2}, {31: 3}, {31: 4}, {31: 5}, {31: 1}, {31: 1}, {31: 1}, {31: 9}, {31: 10}, {31: 11},
	} {
		want = append(want, word[:]...)
	}
	got, err := BriefHash(b)
	if err != nil || got != crypto.Keccak256Hash(want) {
		t.Fatalf("%s, want %s: %v", got, crypto.Keccak256Hash(want), err)
	}
}
