package proof

import (
	"bytes"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/trie"
)

// BuildPayment builds the proof of the log at logIndex, counted within the receipt at txIndex, from a block's header and
// all its receipts in order. It refuses receipts that are not the header's, and a header that is not the receipts'.
func BuildPayment(header *types.Header, receipts types.Receipts, txIndex, logIndex uint64) (Proof, error) {
	encoded, raw, err := encodeBlock(header, receipts)
	if err != nil {
		return Proof{}, err
	}
	return BuildPaymentRaw(encoded, raw, txIndex, logIndex)
}

// encodeBlock gives a header's RLP and the values of its receipts trie.
func encodeBlock(header *types.Header, receipts types.Receipts) ([]byte, [][]byte, error) {
	raw, known := make([][]byte, len(receipts)), header.Hash()
	for i, r := range receipts {
		if r == nil {
			return nil, nil, fmt.Errorf("receipt %d is missing: %w", i, ErrMalformed)
		}
		encoded, err := r.MarshalBinary()
		if err != nil {
			return nil, nil, fmt.Errorf("encode receipt %d: %w", i, err)
		}
		raw[i] = encoded
		if r.BlockHash != (common.Hash{}) {
			known = r.BlockHash
		}
	}
	encoded, err := EncodeHeader(header, known)
	return encoded, raw, err
}

// BuildPaymentRaw is BuildPayment for chains whose headers or receipts go-ethereum's types cannot hold: header is the
// RLP that hashes to the block hash, receipts are the values of the receipts trie (legacy RLP, or type byte and RLP).
func BuildPaymentRaw(header []byte, receipts [][]byte, txIndex, logIndex uint64) (Proof, error) {
	fields, err := DecodeHeader(header)
	if err != nil {
		return Proof{}, err
	}
	if txIndex >= uint64(len(receipts)) {
		return Proof{}, fmt.Errorf("transaction %d of %d: %w", txIndex, len(receipts), ErrReceiptNotProven)
	}
	nodes, root := receiptNodes(rawReceipts(receipts), rlp.AppendUint64(nil, txIndex))
	if root != fields.ReceiptsRoot {
		return Proof{}, fmt.Errorf("receipts hash to %s, header says %s: %w", root, fields.ReceiptsRoot, ErrReceiptNotProven)
	}
	return Proof{
		Header:   bytes.Clone(header),
		TxIndex:  new(big.Int).SetUint64(txIndex),
		Nodes:    nodes,
		LogIndex: new(big.Int).SetUint64(logIndex),
	}, nil
}

// rawReceipts are encoded receipts as a derivable list.
type rawReceipts [][]byte

func (r rawReceipts) Len() int                             { return len(r) }
func (r rawReceipts) EncodeIndex(i int, out *bytes.Buffer) { out.Write(r[i]) }

// receiptNodes builds the receipts trie and returns the nodes on the way to key, root first, and the root.
func receiptNodes(receipts rawReceipts, key []byte) ([][]byte, common.Hash) {
	way := nibbles(key)
	byDepth := make(map[int][]byte)
	root := listTrie(receipts, func(path, blob []byte) {
		if bytes.HasPrefix(way, path) {
			byDepth[len(path)] = bytes.Clone(blob)
		}
	})
	nodes := make([][]byte, 0, len(byDepth))
	for depth := 0; depth <= len(way); depth++ {
		if blob, ok := byDepth[depth]; ok {
			nodes = append(nodes, blob)
		}
	}
	return nodes, root
}

// listTrie builds the trie of a block's list of values, as a header commits to, and shows every node that is kept by hash.
func listTrie(values rawReceipts, node func(path, blob []byte)) common.Hash {
	stack := trie.NewStackTrie(func(path []byte, _ common.Hash, blob []byte) { node(path, blob) })
	return types.DeriveSha(values, stack)
}

// ListNodes builds the trie of a block's receipts or transactions once, and returns the nodes on the ways to several
// positions, each once and in no order, beside the root. Values are as a trie holds them: legacy RLP, or type byte and RLP.
func ListNodes(values [][]byte, positions []uint64) ([][]byte, common.Hash, error) {
	ways := make([][]byte, len(positions))
	for i, at := range positions {
		if at >= uint64(len(values)) {
			return nil, common.Hash{}, fmt.Errorf("transaction %d of %d: %w", at, len(values), ErrReceiptNotProven)
		}
		ways[i] = nibbles(rlp.AppendUint64(nil, at))
	}
	var nodes [][]byte
	root := listTrie(rawReceipts(values), func(path, blob []byte) {
		for _, way := range ways {
			if bytes.HasPrefix(way, path) {
				nodes = append(nodes, bytes.Clone(blob))
				return
			}
		}
	})
	return nodes, root, nil
}

// FindPayment gives the position within the receipt of the Transfer in token from payer to payTo. A non-zero nonce picks
// the transfer directly after AuthorizationUsed(payer, nonce), which is what tells payments of one batch apart; with a
// zero nonce the first such transfer is taken.
func FindPayment(receipt *types.Receipt, token, payTo, payer common.Address, nonce common.Hash) (uint64, error) {
	for i, log := range receipt.Logs {
		if log.Address != token || len(log.Topics) != 3 || log.Topics[0] != transferTopic {
			continue
		}
		if log.Topics[1] != common.BytesToHash(payer[:]) || log.Topics[2] != common.BytesToHash(payTo[:]) {
			continue
		}
		if nonce == (common.Hash{}) || (i > 0 && isAuthorization(receipt.Logs[i-1], token, payer, nonce)) {
			return uint64(i), nil
		}
	}
	return 0, fmt.Errorf("%s to %s: %w", payer, payTo, ErrNoPayment)
}

func isAuthorization(log *types.Log, token, payer common.Address, nonce common.Hash) bool {
	return log.Address == token && len(log.Topics) == 3 && len(log.Data) == 0 &&
		log.Topics[0] == authorizationUsedTopic && log.Topics[1] == common.BytesToHash(payer[:]) && log.Topics[2] == nonce
}
