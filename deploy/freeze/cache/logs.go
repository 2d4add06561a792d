package cache

import (
	"bytes"
	"compress/flate"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/evidence/snapshot"
)

// span is how many blocks one entry of logs covers. Ranges are cut at its multiples, so that a later freeze up to another
// block finds all but the last.
const span = 10_000

// Logs gives the logs that match query between two blocks, both inclusive, in chain order.
func (c *Chain) Logs(ctx context.Context, query ethereum.FilterQuery, from, to uint64) ([]types.Log, error) {
	filter, err := json.Marshal([]any{query.Addresses, query.Topics})
	if err != nil {
		return nil, fmt.Errorf("encode filter: %w", err)
	}
	final, err := c.canonical(ctx, to)
	if err != nil {
		return nil, err
	}
	var out []types.Log
	for start := from; start <= to; {
		end := min(to, start-start%span+span-1)
		last, err := c.below(ctx, final, to, end)
		if err != nil {
			return nil, err
		}
		part, err := c.part(ctx, query, key(filter, number(start), number(end), last[:]), start, end, last)
		if err != nil {
			return nil, err
		}
		out, start = append(out, part...), end+1
	}
	return out, nil
}

// part gives the logs of one range whose last block has the hash.
func (c *Chain) part(ctx context.Context, q ethereum.FilterQuery, at common.Hash, from, to uint64, last common.Hash) ([]types.Log, error) {
	var logs []types.Log
	if raw, ok := c.folder.get(kindLogs, at); ok && unpack(raw, &logs) == nil {
		return logs, nil
	}
	logs, err := c.Chain.Logs(ctx, q, from, to)
	if c.failing(err) {
		return nil, err
	}
	// The last block names all before it: while it stayed canonical, so did they.
	now, err := c.canonical(ctx, to)
	if err != nil {
		return nil, err
	}
	if now != last {
		return nil, fmt.Errorf("logs of blocks %d to %d: %w", from, to, snapshot.ErrReorganized)
	}
	raw, err := pack(logs)
	if err != nil {
		return nil, err
	}
	return logs, c.folder.put(kindLogs, at, raw)
}

// below gives the hash of a block at or below the one that ends the range; known ones count only below the same end.
func (c *Chain) below(ctx context.Context, final common.Hash, to, n uint64) (common.Hash, error) {
	c.mu.Lock()
	if c.final != final {
		c.final, c.ends = final, map[uint64]common.Hash{to: final}
		clear(c.lines)
	}
	hash, ok := c.ends[n]
	c.mu.Unlock()
	if ok {
		return hash, nil
	}
	hash, err := c.canonical(ctx, n)
	if err != nil {
		return common.Hash{}, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.final == final {
		c.ends[n] = hash
	}
	return hash, nil
}

func (c *Chain) canonical(ctx context.Context, n uint64) (common.Hash, error) {
	h, err := c.Chain.HeaderByNumber(ctx, new(big.Int).SetUint64(n))
	if c.failing(err) {
		return common.Hash{}, err
	}
	return h.Hash(), nil
}

// ForgetLogs drops all logs. A node that once left some out would otherwise be believed for ever.
func (c *Chain) ForgetLogs() error { return c.folder.drop(kindLogs) }

// pack writes a value that is long and repeats itself.
func pack(v any) ([]byte, error) {
	var out bytes.Buffer
	w, err := flate.NewWriter(&out, flate.BestSpeed)
	if err != nil {
		return nil, fmt.Errorf("compress: %w", err)
	}
	if err := errors.Join(json.NewEncoder(w).Encode(v), w.Close()); err != nil {
		return nil, fmt.Errorf("encode: %w", err)
	}
	return out.Bytes(), nil
}

// unpack reads what pack wrote. Its input passed a checksum.
func unpack(raw []byte, into any) error {
	r := io.LimitReader(flate.NewReader(bytes.NewReader(raw)), 8*maxEntry)
	if err := json.NewDecoder(r).Decode(into); err != nil {
		return fmt.Errorf("decode: %w", err)
	}
	return nil
}
