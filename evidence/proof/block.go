package proof

import (
	"bytes"
	"cmp"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"
)

// ReceiptProof shows several payments of one transaction. It has the fields of the contract's struct.
type ReceiptProof struct {
	TxIndex    *big.Int   // below 2^64
	Nodes      [][]byte   // receipts-trie nodes, root first
	LogIndexes []*big.Int // positions of the Transfer logs within the receipt, strictly ascending, at least one
}

// BlockProof shows several payments of one block under one header.
type BlockProof struct {
	Header   []byte         // RLP of the block header
	Receipts []ReceiptProof // strictly ascending in TxIndex, at least one
}

// Position is where a payment's log lies in its block.
type Position struct {
	TxIndex  uint64
	LogIndex uint64 // within the receipt
}

// VerifyBlock verifies payments of one block, each as VerifyPayment would, in the proof's order. None can come twice.
func VerifyBlock(p BlockProof, blockHash common.Hash, token, payTo common.Address) ([]Payment, error) {
	header, err := VerifyHeader(p.Header, blockHash)
	if err != nil {
		return nil, err
	}
	if len(p.Receipts) == 0 {
		return nil, ErrEmptyProof
	}
	var payments []Payment
	last := int64(-1)
	for _, r := range p.Receipts {
		txIndex, err := index(r.TxIndex)
		if err != nil || txIndex >= 1<<63 {
			return nil, fmt.Errorf("transaction index: %w: %w", ErrReceiptNotProven, ErrTooLarge)
		}
		if int64(txIndex) <= last {
			return nil, fmt.Errorf("transaction %d after %d: %w", txIndex, last, ErrNotAscending)
		}
		last = int64(txIndex)
		found, err := verifyReceipt(r, header, txIndex, token, payTo)
		if err != nil {
			return nil, err
		}
		payments = append(payments, found...)
	}
	return payments, nil
}

func verifyReceipt(r ReceiptProof, header HeaderFields, txIndex uint64, token, payTo common.Address) ([]Payment, error) {
	if len(r.LogIndexes) == 0 {
		return nil, fmt.Errorf("transaction %d: %w", txIndex, ErrEmptyProof)
	}
	logs, err := provenLogs(header, txIndex, r.Nodes)
	if err != nil {
		return nil, err
	}
	payments := make([]Payment, len(r.LogIndexes))
	for i, at := range r.LogIndexes {
		logIndex, err := index(at)
		if err != nil {
			return nil, fmt.Errorf("log index: %w", err)
		}
		if i > 0 && at.Cmp(r.LogIndexes[i-1]) <= 0 {
			return nil, fmt.Errorf("log %s after %s: %w", at, r.LogIndexes[i-1], ErrNotAscending)
		}
		if payments[i], err = readPayment(header, logs, txIndex, logIndex, token, payTo); err != nil {
			return nil, err
		}
	}
	return payments, nil
}

// BuildBlock builds the proof of payments of one block from its header and all its receipts in order. The positions may
// come in any order; one that comes twice is proven once.
func BuildBlock(header *types.Header, receipts types.Receipts, positions []Position) (BlockProof, error) {
	encoded, raw, err := encodeBlock(header, receipts)
	if err != nil {
		return BlockProof{}, err
	}
	fields, err := DecodeHeader(encoded)
	if err != nil {
		return BlockProof{}, err
	}
	sorted := slices.Clone(positions)
	slices.SortFunc(sorted, func(a, b Position) int {
		return cmp.Or(cmp.Compare(a.TxIndex, b.TxIndex), cmp.Compare(a.LogIndex, b.LogIndex))
	})
	out := BlockProof{Header: bytes.Clone(encoded)}
	for _, p := range slices.Compact(sorted) {
		if p.TxIndex >= uint64(len(raw)) {
			return BlockProof{}, fmt.Errorf("transaction %d of %d: %w", p.TxIndex, len(raw), ErrReceiptNotProven)
		}
		tx, n := new(big.Int).SetUint64(p.TxIndex), len(out.Receipts)
		if n == 0 || out.Receipts[n-1].TxIndex.Cmp(tx) != 0 {
			nodes, root := receiptNodes(rawReceipts(raw), rlp.AppendUint64(nil, p.TxIndex))
			if root != fields.ReceiptsRoot {
				return BlockProof{}, fmt.Errorf("receipts hash to %s, header says %s: %w", root, fields.ReceiptsRoot, ErrReceiptNotProven)
			}
			out.Receipts = append(out.Receipts, ReceiptProof{TxIndex: tx, Nodes: nodes})
			n++
		}
		out.Receipts[n-1].LogIndexes = append(out.Receipts[n-1].LogIndexes, new(big.Int).SetUint64(p.LogIndex))
	}
	if len(out.Receipts) == 0 {
		return BlockProof{}, ErrEmptyProof
	}
	return out, nil
}
