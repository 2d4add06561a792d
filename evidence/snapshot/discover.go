package snapshot

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
)

// listing is a transaction of the record.
type listing struct {
	block   uint64
	tx      uint32
	attempt bool
}

// discover finds the transactions of the record.
func (f *freezer) discover(ctx context.Context) error {
	s := newSystem(f.w, f.o.ChainID)
	published, err := f.published(ctx)
	if err != nil {
		return err
	}
	if f.o.Scope.Kind == ScopeFactory {
		s.factory = f.o.Scope.Address
		factory, err := s.storageOf("OfferFactory", s.factory)
		if err != nil {
			return err
		}
		if factory.loadPublished(ctx, published...); factory.err != nil {
			return factory.err
		}
	} else {
		published = []common.Address{f.o.Scope.Address}
	}
	for _, address := range published {
		if err := s.offerAt(ctx, address); err != nil {
			return err
		}
	}
	ours, err := s.ours(ctx)
	if err != nil {
		return err
	}
	queries := s.queries(ours)
	err = f.ranges(ctx, "logs", func(from, to uint64) error {
		for _, q := range queries {
			if err := f.list(ctx, s, q, from, to); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	if f.o.Attempts {
		if err := f.attempts(ctx, s); err != nil {
			return err
		}
	}
	slices.SortFunc(f.listed, func(a, b listing) int { return cmp.Or(cmp.Compare(a.block, b.block), cmp.Compare(a.tx, b.tx)) })
	f.listed = slices.Compact(f.listed)
	return nil
}

// ranges goes through the blocks of this snapshot.
func (f *freezer) ranges(ctx context.Context, stage string, each func(from, to uint64) error) error {
	first, last := f.from(), f.w.final.Number
	for from := first; from <= last; from += logSpan {
		f.report(stage, from-first, last-first+1)
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := each(from, min(from+logSpan-1, last)); err != nil {
			return err
		}
	}
	f.report(stage, last-first+1, last-first+1)
	return nil
}

// list takes the transactions that a query finds. Only their places are kept.
func (f *freezer) list(ctx context.Context, s *system, q ethereum.FilterQuery, from, to uint64) error {
	logs, err := f.chain.Logs(ctx, q, from, to)
	if err != nil {
		return fmt.Errorf("read logs: %w", err)
	}
	for _, l := range logs {
		// Transfers of nothing, and of another token than the Offer's, belong to no record.
		if s.tokens[l.Address] != nil && len(s.transfers([]provenLog{{log: &l}}, 0)) == 0 {
			continue
		}
		at := listing{block: l.BlockNumber, tx: uint32(l.TxIndex)}
		if n := len(f.listed); n == 0 || f.listed[n-1] != at {
			f.listed = append(f.listed, at)
		}
	}
	return nil
}

// published lists the Offers of a factory: those that a base has first.
func (f *freezer) published(ctx context.Context) ([]common.Address, error) {
	if f.o.Scope.Kind != ScopeFactory {
		return nil, nil
	}
	var out []common.Address
	take := func(l *types.Log) error {
		ev, err := bindings.NewOfferFactory().UnpackPublishedEvent(l)
		if err == nil {
			out = append(out, ev.Offer)
		}
		return err
	}
	topic := factoryABI.Events["Published"].ID
	err := f.bases.each(ctx, func(b *provenBlock, _ bool) error {
		for _, l := range slices.Concat(b.receipts...) {
			if l.log.Address != f.o.Scope.Address || len(l.log.Topics) == 0 || l.log.Topics[0] != topic {
				continue
			}
			if err := take(l.log); err != nil {
				return fail(fileEvents, "Published at %s: %w", where(l.Position), err)
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	err = f.ranges(ctx, "offers", func(from, to uint64) error {
		q := ethereum.FilterQuery{Addresses: []common.Address{f.o.Scope.Address}, Topics: [][]common.Hash{{topic}}}
		logs, err := f.chain.Logs(ctx, q, from, to)
		if err != nil {
			return fmt.Errorf("read logs: %w", err)
		}
		for _, l := range logs {
			if err := take(&l); err != nil {
				return fmt.Errorf("read Published: %w", err)
			}
		}
		return nil
	})
	return out, err
}

// queries asks for the logs of the record and no others.
func (s *system) queries(ours map[disputeKey]bool) []ethereum.FilterQuery {
	var offers, tokens []common.Address
	var topics []common.Hash
	for _, o := range s.offers {
		offers, topics = append(offers, o.address), append(topics, word32(o.address))
	}
	for t := range s.tokens {
		tokens = append(tokens, t)
	}
	if len(offers) == 0 {
		return nil
	}
	out := []ethereum.FilterQuery{
		{Addresses: offers},
		{Addresses: tokens, Topics: [][]common.Hash{{topicTransfer}, nil, topics}},
		{Addresses: tokens, Topics: [][]common.Hash{{topicTransfer}, topics}},
		{Addresses: []common.Address{s.vault, s.factory}, Topics: [][]common.Hash{nil, topics}},
	}
	for address, c := range s.committees {
		out = append(out,
			ethereum.FilterQuery{Addresses: []common.Address{c.registry.address}},
			ethereum.FilterQuery{Addresses: []common.Address{address}, Topics: [][]common.Hash{append([]common.Hash{topicOpened}, topicsFees...)}},
			// A ruling's delivery names its arbitrable first.
			ethereum.FilterQuery{Addresses: []common.Address{address}, Topics: [][]common.Hash{nil, topics}})
		var ids []common.Hash
		for key := range ours {
			if key.committee == address {
				ids = append(ids, number32(key.id))
			}
		}
		if len(ids) > 0 {
			out = append(out, ethereum.FilterQuery{Addresses: []common.Address{address}, Topics: [][]common.Hash{nil, ids}})
		}
	}
	return out
}

// attempts looks through every block for transactions to the record's contracts that reverted.
func (f *freezer) attempts(ctx context.Context, s *system) error {
	targets := s.targets()
	first, last := f.from(), f.w.final.Number
	var mutex sync.Mutex
	const portion = 64 * parallel
	for from := first; from <= last; from += portion {
		f.report("attempts", from-first, last-first+1)
		err := concurrently(ctx, int(min(portion, last-from+1)), func(ctx context.Context, i int) error {
			block := from + uint64(i)
			hash, txs, err := f.chain.BlockTransactions(ctx, block)
			if err != nil {
				return fmt.Errorf("read transactions of block %d: %w", block, err)
			}
			if !slices.ContainsFunc(txs, func(tx *types.Transaction) bool { return tx.To() != nil && targets[*tx.To()] != nil }) {
				return nil
			}
			receipts, err := f.chain.BlockReceipts(ctx, hash)
			if err != nil {
				return fmt.Errorf("read receipts of block %d: %w", block, err)
			}
			if len(receipts) != len(txs) {
				return fmt.Errorf("%w: block %d has %d transactions and %d receipts", ErrReorganized, block, len(txs), len(receipts))
			}
			for n, tx := range txs {
				if tx.To() == nil || targets[*tx.To()] == nil || receipts[n].Status == types.ReceiptStatusSuccessful {
					continue
				}
				data, err := f.chain.Revert(ctx, hash, tx)
				if err != nil {
					return fmt.Errorf("run %s again: %w", tx.Hash(), err)
				}
				mutex.Lock()
				f.reverts[tx.Hash()] = append(hexutil.Bytes{}, data...)
				f.w.reverts[tx.Hash()] = f.reverts[tx.Hash()]
				f.listed = append(f.listed, listing{block: block, tx: uint32(n), attempt: true})
				mutex.Unlock()
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	f.report("attempts", last-first+1, last-first+1)
	return nil
}
