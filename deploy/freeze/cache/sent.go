package cache

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/trie"
)

// BlockTransactions gives transactions that hash to the transactions root of the block's header. Which block is canonical
// is asked of the node, of blocks read before for many at once.
func (c *Chain) BlockTransactions(ctx context.Context, n uint64) (common.Hash, []*types.Transaction, error) {
	header, err := c.headerAt(ctx, n)
	if err != nil {
		return common.Hash{}, nil, err
	}
	hash := header.Hash()
	if txs, ok := c.sent(header, hash); ok {
		return hash, txs, nil
	}
	now, txs, err := c.Chain.BlockTransactions(ctx, n)
	if c.failing(err) {
		return common.Hash{}, nil, err
	}
	if now != hash || !sentIn(header, txs) {
		return common.Hash{}, nil, fmt.Errorf("transactions of block %s: %w", hash, ErrContradicted)
	}
	raw, err := rlp.EncodeToBytes(txs)
	if err != nil {
		return common.Hash{}, nil, fmt.Errorf("encode transactions: %w", err)
	}
	return hash, txs, c.folder.put(kindSent, hash, raw)
}

// sent gives the transactions of a block that the folder holds.
func (c *Chain) sent(header *types.Header, hash common.Hash) ([]*types.Transaction, bool) {
	raw, ok := c.folder.get(kindSent, hash)
	if !ok {
		return nil, false
	}
	var txs []*types.Transaction
	if err := rlp.DecodeBytes(raw, &txs); err != nil {
		return nil, false
	}
	return txs, sentIn(header, txs)
}

func sentIn(header *types.Header, txs types.Transactions) bool {
	return types.DeriveSha(txs, trie.NewStackTrie(nil)) == header.TxHash
}

// Revert gives the data that a transaction reverted with, as the node found it: no hash proves it.
func (c *Chain) Revert(ctx context.Context, block common.Hash, tx *types.Transaction) ([]byte, error) {
	hash := tx.Hash()
	at := key(block[:], hash[:])
	if data, ok := c.folder.get(kindRevert, at); ok {
		return data, nil
	}
	data, err := c.Chain.Revert(ctx, block, tx)
	if c.failing(err) {
		return nil, err
	}
	return data, c.folder.put(kindRevert, at, data)
}
