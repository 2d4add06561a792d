package proof

import (
	"encoding/json"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/holiman/uint256"
)

// Account is an account's record in the state trie.
type Account struct {
	Nonce       uint64
	Balance     *uint256.Int
	StorageRoot common.Hash
	CodeHash    common.Hash
}

// Exists tells an account from the record that stands for an absent one.
func (a Account) Exists() bool { return a.CodeHash != (common.Hash{}) }

// VerifyAccount gives the account that the nodes prove under a state root. For an address proven to have no account the
// result has the empty storage root, a zero code hash, and Exists is false.
func VerifyAccount(stateRoot common.Hash, address common.Address, nodes [][]byte) (Account, error) {
	value, err := lookup(stateRoot, crypto.Keccak256(address[:]), nodes)
	if err != nil {
		return Account{}, fmt.Errorf("account %s: %w: %w", address, ErrAccountNotProven, err)
	}
	if value == nil {
		return Account{Balance: new(uint256.Int), StorageRoot: types.EmptyRootHash}, nil
	}
	items, rest, err := rlp.SplitList(value)
	if err != nil || len(rest) != 0 {
		return Account{}, fmt.Errorf("account %s: %w", address, ErrMalformed)
	}
	r := reader{rest: items}
	a := Account{Nonce: r.uint(), Balance: r.integer(), StorageRoot: r.hash(), CodeHash: r.hash()}
	if r.err != nil || len(r.rest) != 0 {
		return Account{}, fmt.Errorf("account %s: %w", address, ErrMalformed)
	}
	return a, nil
}

// VerifyStorage gives the value of a storage slot that the nodes prove under a storage root. A slot proven to be empty
// is zero.
func VerifyStorage(storageRoot, slot common.Hash, nodes [][]byte) (common.Hash, error) {
	value, err := lookup(storageRoot, crypto.Keccak256(slot[:]), nodes)
	if err != nil {
		return common.Hash{}, fmt.Errorf("slot %s: %w", slot, err)
	}
	if value == nil {
		return common.Hash{}, nil
	}
	r := reader{rest: value}
	word := r.integer()
	if r.err != nil || len(r.rest) != 0 {
		return common.Hash{}, fmt.Errorf("slot %s: %w", slot, ErrMalformed)
	}
	if word.IsZero() {
		return common.Hash{}, fmt.Errorf("slot %s: %w", slot, ErrZeroLeaf)
	}
	return word.Bytes32(), nil
}

// integer reads a canonical integer of at most 32 bytes.
func (r *reader) integer() *uint256.Int {
	content := r.text()
	if r.err == nil && (len(content) > 32 || (len(content) > 0 && content[0] == 0)) {
		r.err = ErrMalformed
	}
	return new(uint256.Int).SetBytes(content)
}

// StateProof is the part of an eth_getProof answer that cannot be recomputed: the nodes. The values a node claims beside
// them are not read.
type StateProof struct {
	Account [][]byte
	Storage []SlotProof // in the order asked for
}

// SlotProof is the way to one storage slot.
type SlotProof struct {
	Slot  common.Hash
	Nodes [][]byte
}

// UnmarshalJSON reads the answer of eth_getProof.
func (s *StateProof) UnmarshalJSON(data []byte) error {
	var answer struct {
		AccountProof []hexutil.Bytes `json:"accountProof"`
		StorageProof []struct {
			Key   string          `json:"key"`
			Proof []hexutil.Bytes `json:"proof"`
		} `json:"storageProof"`
	}
	if err := json.Unmarshal(data, &answer); err != nil {
		return fmt.Errorf("state proof: %w", err)
	}
	out := StateProof{Account: plain(answer.AccountProof)}
	for i, entry := range answer.StorageProof {
		slot, err := slotKey(entry.Key)
		if err != nil {
			return fmt.Errorf("state proof, slot %d: %w", i, err)
		}
		out.Storage = append(out.Storage, SlotProof{Slot: slot, Nodes: plain(entry.Proof)})
	}
	*s = out
	return nil
}

// slotKey reads a slot as nodes print it: 32 bytes, or a quantity without leading zeros.
func slotKey(key string) (common.Hash, error) {
	if len(key) == 2+2*common.HashLength {
		b, err := hexutil.Decode(key)
		return common.BytesToHash(b), err
	}
	n, err := hexutil.DecodeBig(key)
	if err != nil {
		return common.Hash{}, err
	}
	return common.BigToHash(n), nil
}

func plain(nodes []hexutil.Bytes) [][]byte {
	out := make([][]byte, len(nodes))
	for i, n := range nodes {
		out[i] = n
	}
	return out
}
