package snapshot

import (
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"
)

// Position says where a log is.
type Position struct {
	Block       uint64 `json:"block"`
	Time        uint64 `json:"time"` // of the block, unix seconds
	Transaction uint64 `json:"transaction"`
	Log         uint64 `json:"log"` // within the transaction's receipt
}

func (p Position) before(q Position) bool {
	switch {
	case p.Block != q.Block:
		return p.Block < q.Block
	case p.Transaction != q.Transaction:
		return p.Transaction < q.Transaction
	}
	return p.Log < q.Log
}

func (p Position) sameReceipt(q Position) bool {
	return p.Block == q.Block && p.Transaction == q.Transaction
}

// provenLog is a log of a proven receipt.
type provenLog struct {
	Position
	blockHash common.Hash
	log       *types.Log
}

// receipt is what a receipts trie holds, whatever fields a chain puts behind the logs.
type receipt struct {
	Status  []byte
	GasUsed uint64
	Bloom   types.Bloom
	Logs    []*types.Log
	Rest    []rlp.RawValue `rlp:"tail"`
}
