package proof

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/holiman/uint256"
)

// HistoryRing is the number of block hashes that EIP-2935 keeps: after block n those of n-8191 to n-1, both inclusive.
const HistoryRing = params.HistoryServeWindow

var historyCodeHash = crypto.Keccak256Hash(params.HistoryStorageCode)

// Hop proves the hash of an older block under a known block: the EIP-2935 contract's account and one slot of its ring.
type Hop struct {
	Header       []byte   // RLP of the known block's header
	AccountProof [][]byte // state-trie nodes to the history contract, root first
	StorageProof [][]byte // storage-trie nodes to slot Target % HistoryRing, root first
	Target       uint64   // block whose hash is proven
}

// StateSource is what building a hop needs of a chain.
type StateSource interface {
	// Proof is eth_getProof of an account and slots in the state after the block.
	Proof(ctx context.Context, address common.Address, slots []common.Hash, block common.Hash) (StateProof, error)
}

// HistorySlot is the slot of the EIP-2935 contract that holds the hash of a block.
func HistorySlot(number uint64) common.Hash {
	return uint256.NewInt(number % HistoryRing).Bytes32()
}

// BuildHop fetches and assembles the hop from the block of header to target, and verifies it.
func BuildHop(ctx context.Context, source StateSource, header *types.Header, target uint64) (Hop, error) {
	if err := checkTarget(target, header.Number.Uint64()); err != nil {
		return Hop{}, err
	}
	known := header.Hash()
	state, err := source.Proof(ctx, params.HistoryStorageAddress, []common.Hash{HistorySlot(target)}, known)
	if err != nil {
		return Hop{}, fmt.Errorf("prove block %d from %d: %w", target, header.Number, err)
	}
	return AssembleHop(header, state, target)
}

// AssembleHop makes the hop from an eth_getProof answer taken earlier, and verifies it.
func AssembleHop(header *types.Header, state StateProof, target uint64) (Hop, error) {
	known := header.Hash()
	raw, err := EncodeHeader(header, known)
	if err != nil {
		return Hop{}, err
	}
	hop := Hop{Header: raw, AccountProof: state.Account, Target: target}
	for _, s := range state.Storage {
		if s.Slot == HistorySlot(target) {
			hop.StorageProof = s.Nodes
		}
	}
	if _, err := hop.Verify(known); err != nil {
		return Hop{}, err
	}
	return hop, nil
}

// Verify gives the hash of Target, proven under the block with the known hash.
func (h Hop) Verify(known common.Hash) (common.Hash, error) {
	header, err := VerifyHeader(h.Header, known)
	if err != nil {
		return common.Hash{}, err
	}
	if err := checkTarget(h.Target, header.Number); err != nil {
		return common.Hash{}, err
	}
	account, err := VerifyAccount(header.StateRoot, params.HistoryStorageAddress, h.AccountProof)
	if err != nil {
		return common.Hash{}, err
	}
	if !account.Exists() {
		return common.Hash{}, fmt.Errorf("no history contract: %w", ErrAccountNotProven)
	}
	if account.CodeHash != historyCodeHash {
		return common.Hash{}, fmt.Errorf("code hash %s: %w", account.CodeHash, ErrHistoryContract)
	}
	hash, err := VerifyStorage(account.StorageRoot, HistorySlot(h.Target), h.StorageProof)
	if err != nil {
		return common.Hash{}, fmt.Errorf("block %d: %w: %w", h.Target, ErrTargetNotProven, err)
	}
	if hash == (common.Hash{}) {
		return common.Hash{}, fmt.Errorf("block %d has an empty slot: %w", h.Target, ErrTargetNotProven)
	}
	return hash, nil
}

// Hops lists the targets that lead from a known block down to target, each at most HistoryRing below the one before; the
// last is target itself. It is empty when target is not below known.
func Hops(known, target uint64) []uint64 {
	var hops []uint64
	for known > target {
		if known-target <= HistoryRing {
			return append(hops, target)
		}
		known -= HistoryRing
		hops = append(hops, known)
	}
	return hops
}

// checkTarget: after block n the ring holds n-8191 to n-1, both inclusive.
func checkTarget(target, number uint64) error {
	if target >= number || number-target > HistoryRing {
		return fmt.Errorf("block %d from block %d: %w", target, number, ErrTargetRange)
	}
	return nil
}
