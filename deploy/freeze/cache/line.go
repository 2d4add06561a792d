package cache

import (
	"context"
	"fmt"
	"math/big"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"
)

const (
	kindLine = "lines"
	// lineSpan is how many headers of canonical blocks one entry holds, ending before a multiple of it.
	lineSpan = 64
	// mostLines bounds the lines in memory.
	mostLines = 32
)

// line is the headers of consecutive canonical blocks as far as they are known.
type line struct {
	load    sync.Once
	kept    bool // all of them, from the folder
	mu      sync.Mutex
	headers [lineSpan]*types.Header
}

// headerAt is the canonical header of a number. Of a whole line that was read before the node is asked for the last block
// only: that one names all before it.
func (c *Chain) headerAt(ctx context.Context, n uint64) (*types.Header, error) {
	l := c.lineOf(n / lineSpan)
	l.load.Do(func() { c.loadLine(ctx, l, n/lineSpan) })
	if l.kept {
		return l.headers[n%lineSpan], nil
	}
	h, err := c.Chain.HeaderByNumber(ctx, new(big.Int).SetUint64(n))
	if c.failing(err) {
		return nil, err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.headers[n%lineSpan] = h
	return h, c.keepLine(l)
}

func (c *Chain) lineOf(k uint64) *line {
	c.mu.Lock()
	defer c.mu.Unlock()
	l := c.lines[k]
	if l == nil {
		if len(c.lines) >= mostLines {
			clear(c.lines)
		}
		l = &line{}
		c.lines[k] = l
	}
	return l
}

// loadLine takes a line out of the folder. Where there is none, its blocks are asked for one by one.
func (c *Chain) loadLine(ctx context.Context, l *line, k uint64) {
	last, err := c.Chain.HeaderByNumber(ctx, new(big.Int).SetUint64(k*lineSpan+lineSpan-1))
	if err != nil {
		return // it may not be there yet
	}
	hash := last.Hash()
	raw, ok := c.folder.get(kindLine, hash)
	if !ok {
		return
	}
	var headers []*types.Header
	if rlp.DecodeBytes(raw, &headers) == nil && len(headers) == lineSpan && headers[lineSpan-1].Hash() == hash && linked(headers) {
		l.kept = copy(l.headers[:], headers) == lineSpan
	}
}

// keepLine writes a line that is whole.
func (c *Chain) keepLine(l *line) error {
	for _, h := range l.headers {
		if h == nil {
			return nil
		}
	}
	if !linked(l.headers[:]) {
		return nil // the chain moved while it was read
	}
	raw, err := rlp.EncodeToBytes(l.headers[:])
	if err != nil {
		return fmt.Errorf("encode headers: %w", err)
	}
	return c.folder.put(kindLine, l.headers[lineSpan-1].Hash(), raw)
}

// linked says whether each header names the one before it.
func linked(headers []*types.Header) bool {
	var before common.Hash
	for i, h := range headers {
		if i > 0 && h.ParentHash != before {
			return false
		}
		before = h.Hash()
	}
	return true
}
