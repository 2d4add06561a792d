package freeze

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/freeze/cache"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/evidence/snapshot"
	"github.com/redress-protocol/redress/relayer/chain"
)

// collectAtOnce is how many blocks are collected before that is remembered.
const collectAtOnce = 1000

var transferTopic = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))

// light is a cache that does not keep every block's transactions: ordinary nodes have them for ever, and freezing with
// attempts looks through all blocks.
type light struct {
	*cache.Chain
	node snapshot.Chain
}

// BlockTransactions implements snapshot.Chain.
func (l light) BlockTransactions(ctx context.Context, number uint64) (common.Hash, []*types.Transaction, error) {
	return l.node.BlockTransactions(ctx, number)
}

// filters remembers which logs were looked for.
type filters struct {
	snapshot.Chain
	mu   sync.Mutex
	list []filter
}

// Logs implements snapshot.Chain.
func (f *filters) Logs(ctx context.Context, q ethereum.FilterQuery, from, to uint64) ([]types.Log, error) {
	f.mu.Lock()
	f.list = add(f.list, q)
	f.mu.Unlock()
	return f.Chain.Logs(ctx, q, from, to)
}

// collect reads through the cache what later heads need of the blocks up to one, inclusive. Before the first head it is not
// known what that is; the first freeze itself reads it.
func (f *Follower) collect(ctx context.Context, to uint64) error {
	s := &f.state
	if len(s.Heads) == 0 {
		return nil
	}
	if s.Collected == nil {
		s.Collected = &s.Heads[0].Block
	}
	for s.Collected.Number < to {
		from, end := s.Collected.Number+1, min(to, s.Collected.Number+collectAtOnce)
		last, err := f.node.HeaderByNumber(ctx, new(big.Int).SetUint64(end))
		if err != nil {
			return err
		}
		if err := f.rings(ctx, from, end); err != nil {
			return err
		}
		if err := f.receipts(ctx, from, end); err != nil {
			return err
		}
		if s.Attempts {
			if err := f.reverts(ctx, from, end); err != nil {
				return err
			}
		}
		s.Collected = &snapshot.BlockRef{Number: end, Hash: last.Hash(), Time: last.Time}
		if err := s.save(f.opts.Folder); err != nil {
			return err
		}
	}
	return nil
}

// rings keeps the hashes of older blocks under the anchors that a later head will have among these blocks. Heads less than
// a ring apart extend each other without anchors between.
func (f *Follower) rings(ctx context.Context, from, to uint64) error {
	if f.state.Every < proof.HistoryRing {
		return nil
	}
	first := *f.state.First % proof.HistoryRing
	for n := from + (first+proof.HistoryRing-from%proof.HistoryRing)%proof.HistoryRing; n <= to; n += proof.HistoryRing {
		if err := f.ring(ctx, n); err != nil {
			return err
		}
	}
	return nil
}

// ring keeps the hashes of older blocks under one anchor.
func (f *Follower) ring(ctx context.Context, number uint64) error {
	h, err := f.node.HeaderByNumber(ctx, new(big.Int).SetUint64(number))
	if err != nil {
		return err
	}
	err = f.cache.KeepRing(ctx, h.Hash())
	if errors.Is(err, chain.ErrPruned) {
		f.opts.Log.Error("anchor missed: the node no longer has its state; later heads may need an archive node", "block", number, "err", err)
		return nil
	}
	return err
}

// receipts reads the receipts of blocks with logs of the record, and their headers.
func (f *Follower) receipts(ctx context.Context, from, to uint64) error {
	blocks := map[common.Hash]bool{}
	for _, q := range f.state.Filters {
		logs, err := f.node.Logs(ctx, q.query(), from, to)
		if err != nil {
			return err
		}
		for _, l := range logs {
			f.published(l)
			if blocks[l.BlockHash] {
				continue
			}
			blocks[l.BlockHash] = true
			if _, err := f.cache.BlockReceipts(ctx, l.BlockHash); err != nil {
				return err
			}
		}
	}
	return nil
}

// published takes up an Offer that a factory published since the last head, for what is sent to it and fails.
func (f *Follower) published(l types.Log) {
	if f.opts.Freeze.Scope.Kind != snapshot.ScopeFactory || l.Address != f.opts.Freeze.Scope.Address {
		return
	}
	if ev, err := bindings.NewOfferFactory().UnpackPublishedEvent(&l); err == nil {
		f.state.Filters = add(f.state.Filters, ethereum.FilterQuery{Addresses: []common.Address{ev.Offer}})
	}
}

// targets are the record's contracts, without the tokens.
func (f *Follower) targets() map[common.Address]bool {
	out := map[common.Address]bool{}
	for _, q := range f.state.Filters {
		if len(q.Topics) > 0 && slices.Contains(q.Topics[0], transferTopic) {
			continue
		}
		for _, a := range q.Addresses {
			out[a] = true
		}
	}
	return out
}

// reverts runs transactions to the record's contracts that reverted again, while the state before them is there.
func (f *Follower) reverts(ctx context.Context, from, to uint64) error {
	targets := f.targets()
	for n := from; n <= to; n++ {
		hash, txs, err := f.node.BlockTransactions(ctx, n)
		if err != nil {
			return err
		}
		if !slices.ContainsFunc(txs, func(tx *types.Transaction) bool { return tx.To() != nil && targets[*tx.To()] }) {
			continue
		}
		receipts, err := f.cache.BlockReceipts(ctx, hash)
		if err != nil {
			return err
		}
		if len(receipts) != len(txs) {
			return fmt.Errorf("%w: block %d has %d transactions and %d receipts", cache.ErrContradicted, n, len(txs), len(receipts))
		}
		for i, tx := range txs {
			if tx.To() == nil || !targets[*tx.To()] || receipts[i].Status == types.ReceiptStatusSuccessful {
				continue
			}
			if _, err := f.cache.Revert(ctx, hash, tx); err != nil {
				return err
			}
		}
	}
	return nil
}
