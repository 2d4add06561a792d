package chaintest

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"sync"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/event"
)

// Emitter is the contract whose logs the blocks of a Memory hold.
var Emitter = common.HexToAddress("0x000000000000000000000000000000000000e317")

// ErrDropped is the answer that a Memory loses.
var ErrDropped = errors.New("connection dropped")

// Memory is a chain in memory that reorganizes at will. Like a node it forgets nothing about abandoned blocks. Its
// methods may be called concurrently.
type Memory struct {
	mu        sync.Mutex
	rand      *rand.Rand
	canonical []*types.Header
	known     map[common.Hash]*types.Header
	logs      map[common.Hash][]types.Log
	finalized int // blocks below the head; negative: the chain has no tags
	drops     int // of a thousand calls
	between   func()
	hidden    map[common.Hash]bool
	pushed    map[chan<- *types.Header]bool
}

// NewMemory returns a chain of one block, without tags.
func NewMemory(seed uint64) *Memory {
	m := &Memory{
		rand: rand.New(rand.NewPCG(seed, 1)), known: map[common.Hash]*types.Header{}, logs: map[common.Hash][]types.Log{},
		finalized: -1, hidden: map[common.Hash]bool{}, pushed: map[chan<- *types.Header]bool{},
	}
	m.extend()
	return m
}

func (m *Memory) extend() {
	h := &types.Header{Number: big.NewInt(int64(len(m.canonical))), Difficulty: new(big.Int), Extra: binary(m.rand.Uint64())}
	if len(m.canonical) > 0 {
		parent := m.canonical[len(m.canonical)-1]
		h.ParentHash, h.Time = parent.Hash(), parent.Time+12
	}
	count := max(0, m.rand.IntN(6)-2) // half of the blocks have none
	if count > 0 {
		h.Bloom.Add(Emitter[:])
	}
	hash := h.Hash()
	for i := range count {
		m.logs[hash] = append(m.logs[hash], types.Log{
			Address: Emitter, Data: binary(m.rand.Uint64()), BlockNumber: h.Number.Uint64(), BlockHash: hash, Index: uint(i),
		})
	}
	m.known[hash] = h
	m.canonical = append(m.canonical, h)
}

func binary(n uint64) []byte { return new(big.Int).SetUint64(n).FillBytes(make([]byte, 8)) }

// Extend adds n blocks.
func (m *Memory) Extend(n int) { m.Reorg(0, n) }

// Reorg abandons depth blocks and puts n others in their place. The first block stays.
func (m *Memory) Reorg(depth, n int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.canonical = m.canonical[:max(1, len(m.canonical)-depth)]
	for range n {
		m.extend()
	}
	for out := range m.pushed {
		select {
		case out <- m.canonical[len(m.canonical)-1]:
		default: // a slow listener misses it, as it may on a broken connection
		}
	}
}

// Finalize gives the chain tags: the safe and the finalized block lie so many below the head; negative takes them away.
func (m *Memory) Finalize(below int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.finalized = below
}

// Drop loses so many of a thousand answers.
func (m *Memory) Drop(perMille int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.drops = perMille
}

// Between is called before every answer, to change the chain between two reads; nil ends it.
func (m *Memory) Between(f func()) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.between = f
}

// Hide makes log queries answer as if the head block, not indexed yet, had no logs; Unhide ends it.
func (m *Memory) Hide() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.hidden[m.canonical[len(m.canonical)-1].Hash()] = true
}

// Unhide ends Hide.
func (m *Memory) Unhide() {
	m.mu.Lock()
	defer m.mu.Unlock()
	clear(m.hidden)
}

// Canonical is the chain's logs up to and including a block, in order.
func (m *Memory) Canonical(number uint64) []types.Log {
	m.mu.Lock()
	defer m.mu.Unlock()
	var out []types.Log
	for _, h := range m.canonical[:min(uint64(len(m.canonical)), number+1)] {
		out = append(out, m.logs[h.Hash()]...)
	}
	return out
}

// Hash is the hash of the chain's block, false above the head.
func (m *Memory) Hash(number uint64) (common.Hash, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if number >= uint64(len(m.canonical)) {
		return common.Hash{}, false
	}
	return m.canonical[number].Hash(), true
}

// Height is the head's number.
func (m *Memory) Height() uint64 {
	m.mu.Lock()
	defer m.mu.Unlock()
	return uint64(len(m.canonical) - 1)
}

// enter begins a call and keeps the chain still until it is left.
func (m *Memory) enter(ctx context.Context) error {
	m.mu.Lock()
	between := m.between
	m.mu.Unlock()
	if between != nil {
		between()
	}
	m.mu.Lock()
	if err := ctx.Err(); err != nil {
		return err
	}
	if m.rand.IntN(1000) < m.drops {
		return ErrDropped
	}
	return nil
}

// HeaderByNumber reads a header; nil is the newest, negative numbers are tags.
func (m *Memory) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	err := m.enter(ctx)
	defer m.mu.Unlock()
	if err != nil {
		return nil, err
	}
	head := len(m.canonical) - 1
	switch {
	case number == nil:
		return m.canonical[head], nil
	case number.Sign() < 0 && m.finalized < 0:
		return nil, ethereum.NotFound
	case number.Sign() < 0:
		return m.canonical[max(0, head-m.finalized)], nil
	case !number.IsUint64() || number.Uint64() > uint64(head):
		return nil, ethereum.NotFound
	}
	return m.canonical[number.Uint64()], nil
}

// Logs reads the chain's logs between two blocks, both inclusive.
func (m *Memory) Logs(ctx context.Context, _ ethereum.FilterQuery, from, to uint64) ([]types.Log, error) {
	err := m.enter(ctx)
	defer m.mu.Unlock()
	if err != nil {
		return nil, err
	}
	if to >= uint64(len(m.canonical)) {
		return nil, fmt.Errorf("%w: block %d", ethereum.NotFound, to)
	}
	var out []types.Log
	for _, h := range m.canonical[from : to+1] {
		out = append(out, m.logs[h.Hash()]...)
	}
	return out, nil
}

// LogsAt reads a block's logs, also of an abandoned one.
func (m *Memory) LogsAt(ctx context.Context, _ ethereum.FilterQuery, block common.Hash) ([]types.Log, error) {
	err := m.enter(ctx)
	defer m.mu.Unlock()
	if err != nil {
		return nil, err
	}
	if m.known[block] == nil {
		return nil, ethereum.NotFound
	}
	if m.hidden[block] {
		return nil, nil
	}
	return slices.Clone(m.logs[block]), nil
}

// BlockReceipts puts all logs of a block into one receipt.
func (m *Memory) BlockReceipts(ctx context.Context, block common.Hash) ([]*types.Receipt, error) {
	err := m.enter(ctx)
	defer m.mu.Unlock()
	if err != nil {
		return nil, err
	}
	if m.known[block] == nil {
		return nil, ethereum.NotFound
	}
	r := &types.Receipt{BlockHash: block}
	for _, l := range m.logs[block] {
		r.Logs = append(r.Logs, &l)
	}
	return []*types.Receipt{r}, nil
}

// SubscribeNewHead pushes heads as they come.
func (m *Memory) SubscribeNewHead(_ context.Context, out chan<- *types.Header) (ethereum.Subscription, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.pushed[out] = true
	return event.NewSubscription(func(quit <-chan struct{}) error {
		<-quit
		m.mu.Lock()
		defer m.mu.Unlock()
		delete(m.pushed, out)
		return nil
	}), nil
}
