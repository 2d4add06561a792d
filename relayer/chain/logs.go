package chain

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"sync"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

const (
	// maxLogSpan is how many blocks one eth_getLogs call covers at most, both ends counted.
	maxLogSpan = 2000
	// growAfter is how many answers in a row make the next query wider.
	growAfter = 8
)

// span is how many blocks the node searches at once, as far as is known: halved by each refusal, grown by an eighth after
// growAfter answers.
type span struct {
	mu      sync.Mutex
	blocks  uint64
	answers int // in a row, at least so wide
}

func (s *span) now() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.blocks
}

// refused halves below the width that was refused. It reports whether there is a narrower one.
func (s *span) refused(width uint64) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.answers = 0
	s.blocks = min(s.blocks, max(width/2, 1))
	return width > 1
}

func (s *span) answered(width uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if width < s.blocks {
		return // says nothing about wider ones
	}
	if s.answers++; s.answers >= growAfter {
		s.answers = 0
		s.blocks = min(s.blocks+s.blocks/8+1, maxLogSpan)
	}
}

// Logs reads the logs that match query between two blocks, both inclusive, in chain order. Only the query's addresses
// and topics are used. The range is cut to what the node takes: ErrTooWide says that not even one block is. The logs come
// from the chain as it was during the reads: whoever reads unconfirmed blocks checks their hashes.
func (c *Client) Logs(ctx context.Context, query ethereum.FilterQuery, from, to uint64) ([]types.Log, error) {
	if to < from {
		return nil, fmt.Errorf("%w: %d to %d", ErrRange, from, to)
	}
	var out []types.Log
	for start := from; ; {
		end := start + min(c.span.now()-1, to-start)
		width := end - start + 1
		logs, err := c.FilterLogs(ctx, ethereum.FilterQuery{
			FromBlock: new(big.Int).SetUint64(start), ToBlock: new(big.Int).SetUint64(end),
			Addresses: query.Addresses, Topics: query.Topics,
		})
		if errors.Is(err, ErrTooWide) && c.span.refused(width) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("blocks %d to %d: %w", start, end, err)
		}
		c.span.answered(width)
		out = append(out, logs...)
		if end == to {
			return out, nil
		}
		start = end + 1
	}
}

// LogsAt reads the logs of one block that match query's addresses and topics, in order.
func (c *Client) LogsAt(ctx context.Context, query ethereum.FilterQuery, block common.Hash) ([]types.Log, error) {
	return c.FilterLogs(ctx, ethereum.FilterQuery{BlockHash: &block, Addresses: query.Addresses, Topics: query.Topics})
}

// checkLogs puts logs in chain order and refuses those that were not asked for.
func checkLogs(query ethereum.FilterQuery, logs []types.Log) error {
	slices.SortStableFunc(logs, func(a, b types.Log) int {
		return cmp.Or(cmp.Compare(a.BlockNumber, b.BlockNumber), cmp.Compare(a.Index, b.Index))
	})
	for i, l := range logs {
		switch {
		case l.Removed:
			return fmt.Errorf("%w: removed log %d of block %d", ErrInconsistent, l.Index, l.BlockNumber)
		case l.BlockHash == (common.Hash{}) || query.BlockHash != nil && l.BlockHash != *query.BlockHash:
			return fmt.Errorf("%w: log of block %s", ErrInconsistent, l.BlockHash)
		case !within(query.FromBlock, query.ToBlock, l.BlockNumber):
			return fmt.Errorf("%w: log of block %d, asked for %s to %s", ErrInconsistent, l.BlockNumber, query.FromBlock, query.ToBlock)
		case !matches(query, l):
			return fmt.Errorf("%w: log %d of block %d does not match the query", ErrInconsistent, l.Index, l.BlockNumber)
		case i > 0 && logs[i-1].BlockNumber == l.BlockNumber && logs[i-1].Index == l.Index:
			return fmt.Errorf("%w: log %d of block %d twice", ErrInconsistent, l.Index, l.BlockNumber)
		case i > 0 && logs[i-1].BlockNumber == l.BlockNumber && logs[i-1].BlockHash != l.BlockHash:
			return fmt.Errorf("%w: two blocks %d", ErrInconsistent, l.BlockNumber)
		}
	}
	return nil
}

// within takes nil, and the negative numbers that stand for tags, as no bound.
func within(from, to *big.Int, number uint64) bool {
	n := new(big.Int).SetUint64(number)
	return (from == nil || from.Sign() < 0 || n.Cmp(from) >= 0) && (to == nil || to.Sign() < 0 || n.Cmp(to) <= 0)
}

func matches(query ethereum.FilterQuery, l types.Log) bool {
	if len(query.Addresses) > 0 && !slices.Contains(query.Addresses, l.Address) {
		return false
	}
	if len(query.Topics) > len(l.Topics) {
		return false
	}
	for i, any := range query.Topics {
		if len(any) > 0 && !slices.Contains(any, l.Topics[i]) {
			return false
		}
	}
	return true
}
