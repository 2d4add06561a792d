package snapshot

import (
	"context"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/evidence/proof"
)

// blockReceipts names receipts that the proofs hold: the transactions' positions in one block.
type blockReceipts struct {
	Block        uint64   `json:"block"`
	Transactions []uint64 `json:"transactions"`
}

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

// logs proves every listed receipt and gives its logs, a slice per receipt, in the order of the chain.
func (w *world) logs(ctx context.Context) ([][]provenLog, error) {
	var out [][]provenLog
	for i, b := range w.receipts {
		if i > 0 && b.Block <= w.receipts[i-1].Block {
			return nil, fail(fileReceipts, "block %d is repeated or out of order", b.Block)
		}
		if len(b.Transactions) == 0 {
			return nil, fail(fileReceipts, "block %d lists no transaction", b.Block)
		}
		header, err := w.headerAt(ctx, b.Block)
		if err != nil {
			return nil, err
		}
		for j, tx := range b.Transactions {
			if j > 0 && tx <= b.Transactions[j-1] {
				return nil, fail(fileReceipts, "transaction %d of block %d is repeated or out of order", tx, b.Block)
			}
			logs, err := w.receipt(header, tx)
			if err != nil {
				return nil, err
			}
			out = append(out, logs)
		}
	}
	return out, nil
}

func (w *world) receipt(header proof.HeaderFields, tx uint64) ([]provenLog, error) {
	value, err := w.nodes.value(header.ReceiptsRoot, rlp.AppendUint64(nil, tx))
	if err != nil {
		return nil, fail(fileNodes, "receipt %d of block %d: %w", tx, header.Number, err)
	}
	if len(value) > 0 && value[0] < 0x80 {
		value = value[1:] // the transaction's type
	}
	var r receipt
	if err := rlp.DecodeBytes(value, &r); err != nil {
		return nil, fail(fileNodes, "receipt %d of block %d: %w", tx, header.Number, err)
	}
	out := make([]provenLog, len(r.Logs))
	for i, log := range r.Logs {
		at := Position{Block: header.Number, Time: header.Time, Transaction: tx, Log: uint64(i)}
		out[i] = provenLog{Position: at, blockHash: header.Hash, log: log}
	}
	return out, nil
}
