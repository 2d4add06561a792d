package chain

import (
	"context"
	"encoding/json"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/rpc"
)

// StorageProof is one storage word with its Merkle proof below the account's storage root.
type StorageProof struct {
	Key   common.Hash
	Value *big.Int
	Proof [][]byte
}

// AccountProof is an account with its Merkle proof below a block's state root.
type AccountProof struct {
	Address     common.Address
	Balance     *big.Int
	Nonce       uint64
	CodeHash    common.Hash
	StorageHash common.Hash
	Proof       [][]byte
	Storage     []StorageProof
}

// Proof reads eth_getProof of account and slots at a block hash.
func (c *Client) Proof(ctx context.Context, account common.Address, slots []common.Hash, block common.Hash) (*AccountProof, error) {
	var raw struct {
		Address      common.Address  `json:"address"`
		AccountProof []hexutil.Bytes `json:"accountProof"`
		Balance      *hexutil.Big    `json:"balance"`
		CodeHash     common.Hash     `json:"codeHash"`
		Nonce        hexutil.Uint64  `json:"nonce"`
		StorageHash  common.Hash     `json:"storageHash"`
		StorageProof []struct {
			Key   json.RawMessage `json:"key"` // nodes differ in whether they pad it
			Value *hexutil.Big    `json:"value"`
			Proof []hexutil.Bytes `json:"proof"`
		} `json:"storageProof"`
	}
	if slots == nil {
		slots = []common.Hash{}
	}
	_, err := read(ctx, c, "read proof", func(ctx context.Context, e *endpoint) (struct{}, error) {
		at := rpc.BlockNumberOrHashWithHash(block, false)
		return struct{}{}, e.rpc.CallContext(ctx, &raw, "eth_getProof", account, slots, at)
	})
	if err != nil {
		return nil, err
	}
	if len(raw.StorageProof) != len(slots) || raw.Address != account || raw.Balance == nil {
		return nil, fmt.Errorf("read proof: %d storage proofs for %s, asked %d for %s", len(raw.StorageProof), raw.Address, len(slots), account)
	}
	out := &AccountProof{
		Address: raw.Address, Balance: raw.Balance.ToInt(), Nonce: uint64(raw.Nonce), CodeHash: raw.CodeHash,
		StorageHash: raw.StorageHash, Proof: plain(raw.AccountProof),
	}
	for i, s := range raw.StorageProof {
		if s.Value == nil {
			return nil, fmt.Errorf("read proof: slot %s has no value", slots[i])
		}
		out.Storage = append(out.Storage, StorageProof{Key: slots[i], Value: s.Value.ToInt(), Proof: plain(s.Proof)})
	}
	return out, nil
}

func plain(in []hexutil.Bytes) [][]byte {
	out := make([][]byte, len(in))
	for i := range in {
		out[i] = in[i]
	}
	return out
}
