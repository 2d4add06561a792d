package main

import (
	"context"
	"fmt"
	"io"
	"math/big"
	"sync"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze/cache"
	"github.com/redress-protocol/redress/deploy/freeze/node"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/evidence/snapshot"
)

// size says how large a history is.
type size struct {
	payments, perBlock int
	rest               int // empty blocks after the first case in which the ring of older hashes rests
	before             int // empty blocks after those and before the payments
	empty              int // blocks after each block with payments
	payers             int
}

// scale is the size that the figures are of: 52,000 blocks and more. Anvil hashes its whole state again in every block. So
// the empty blocks come before the payments, and the ring of EIP-2935, which would be most of the work, is whole again when
// those begin, but before that has only what the record needs of it.
var scale = size{payments: 20_000, perBlock: 5, rest: 40_000, before: proof.HistoryRing, payers: 100}

// mineAtOnce is how many blocks are mined by one call.
const mineAtOnce = 256

// keptBytes bounds the proofs that are kept of the anchors.
const keptBytes = 1 << 30

// history is a growing chain with one Offer's payments.
type history struct {
	*world
	size   size
	offer  common.Address
	head   uint64
	paid   int
	reader *node.Reader
	kept   *cache.Chain         // proofs at the anchors: the chain keeps no old state
	at     map[common.Hash]bool // the anchors kept
	ends   map[uint64]bool      // blocks that are an anchor of what will be frozen
	rests  bool                 // the ring of older hashes
}

// newHistory makes a promise with one settled case. From there on every block is known in advance.
func newHistory(ctx context.Context, w *world, s size, folder string) (*history, error) {
	d, err := w.paid(ctx, 1)
	if err != nil {
		return nil, err
	}
	if _, err := d.contest(ctx); err != nil {
		return nil, err
	}
	if _, err := d.bySignatures(ctx); err != nil {
		return nil, err
	}
	for i := range s.payers {
		if err := w.dev.Mint(ctx, devnet.Address(batchPayer(i)), big.NewInt(int64(s.payments/s.payers+1)*price)); err != nil {
			return nil, err
		}
	}
	if err := w.dev.Control(ctx, "evm_setAutomine", false); err != nil {
		return nil, err
	}
	store, err := cache.Open(folder, keptBytes)
	if err != nil {
		return nil, err
	}
	head, err := w.client.Head(ctx)
	if err != nil {
		return nil, err
	}
	h := &history{
		world: w, size: s, offer: d.at, head: head.Number.Uint64(), paid: 20,
		reader: node.New(w.client), at: map[common.Hash]bool{}, ends: map[uint64]bool{},
	}
	h.kept = cache.New(h.reader, store)
	for _, payments := range []int{s.payments / 10, s.payments} {
		for n := h.head + uint64(s.rest+s.before) + h.blocks(payments-h.paid); n > proof.HistoryRing; n -= proof.HistoryRing {
			h.ends[n-proof.HistoryRing] = true
		}
	}
	return h, nil
}

// blocks is how many blocks so many more payments take.
func (h *history) blocks(payments int) uint64 {
	return uint64((payments+h.size.perBlock-1)/h.size.perBlock) * uint64(1+h.size.empty)
}

// wait lets the empty blocks pass.
func (h *history) wait(ctx context.Context) error {
	h.rests = true
	if err := h.ring(ctx, hexutil.Bytes{}); err != nil {
		return err
	}
	if err := h.mine(ctx, uint64(h.size.rest)); err != nil {
		return err
	}
	h.rests = false
	if err := h.ring(ctx, params.HistoryStorageCode); err != nil {
		return err
	}
	return h.mine(ctx, uint64(h.size.before))
}

// ring sets the code of the EIP-2935 contract.
func (h *history) ring(ctx context.Context, code hexutil.Bytes) error {
	return h.dev.Control(ctx, "anvil_setCode", params.HistoryStorageAddress, code)
}

// mine mines blocks, and keeps what later is needed of the anchors that pass.
func (h *history) mine(ctx context.Context, blocks uint64) error {
	for end := h.head + blocks; h.head < end; {
		next := min(end, h.head+mineAtOnce)
		for n := h.head + 1; n <= next; n++ {
			if h.ends[n] {
				next = max(h.head+1, n-1)
			}
		}
		if h.ends[next] {
			if err := h.anchor(ctx, next); err != nil {
				return err
			}
		} else if err := h.dev.Mine(ctx, next-h.head); err != nil {
			return err
		}
		h.head = next
	}
	return nil
}

// anchor mines an anchor, whose state has the ring even while it rests, and keeps what is needed of it.
func (h *history) anchor(ctx context.Context, number uint64) error {
	if h.rests {
		if err := h.ring(ctx, params.HistoryStorageCode); err != nil {
			return err
		}
	}
	if err := h.dev.Mine(ctx, 1); err != nil {
		return err
	}
	header, err := h.client.HeaderByNumber(ctx, new(big.Int).SetUint64(number))
	if err != nil {
		return err
	}
	if err := h.kept.KeepRing(ctx, header.Hash()); err != nil {
		return err
	}
	h.at[header.Hash()] = true
	if !h.rests {
		return nil
	}
	// The next anchor proves this one's hash.
	if err := h.dev.Control(ctx, "anvil_setStorageAt", params.HistoryStorageAddress, proof.HistorySlot(number), header.Hash()); err != nil {
		return err
	}
	return h.ring(ctx, hexutil.Bytes{})
}

// payUpTo makes payments until there are so many.
func (h *history) payUpTo(ctx context.Context, payments int, progress io.Writer) error {
	next, err := h.client.PendingNonceAt(ctx, devnet.Address("relayer"))
	if err != nil {
		return err
	}
	for h.paid < payments {
		n := min(h.size.perBlock, payments-h.paid)
		if err := h.settle(ctx, next, n); err != nil {
			return fmt.Errorf("payment %d: %w", h.paid, err)
		}
		next++
		h.paid += n
		if err := h.mine(ctx, uint64(1+h.size.empty)); err != nil {
			return err
		}
		if h.paid%(h.size.payments/20) == 0 {
			fmt.Fprintf(progress, "%d payments, block %d\n", h.paid, h.head)
		}
	}
	got, err := h.dev.Balance(ctx, h.offer)
	if err != nil {
		return err
	}
	// One payment of those before was refunded.
	if want := int64(h.paid-1) * price; got.Int64() != want {
		return fmt.Errorf("the offer holds %s, expected %d", got, want)
	}
	return nil
}

// settle sends one batch.
func (h *history) settle(ctx context.Context, nonce uint64, n int) error {
	calls := make([]bindings.KeyPayment, n)
	for i := range calls {
		payer := batchPayer((h.paid + i) % h.size.payers)
		var err error
		if calls[i], err = h.signForBatch(payer, h.authorization(payer, h.offer)); err != nil {
			return err
		}
	}
	opts := bind.NewKeyedTransactor(devnet.Key("relayer"), h.dev.ChainID)
	opts.Context, opts.Nonce, opts.GasLimit = ctx, new(big.Int).SetUint64(nonce), 200_000*uint64(n)
	opts.GasFeeCap, opts.GasTipCap = big.NewInt(1e11), big.NewInt(1e9)
	d := h.dev.Deployment
	_, err := bind.Transact(settler.Instance(h.client, d.BatchSettler.Address), opts, settler.PackSettle(d.Token.Address, calls, nil))
	return err
}

// chain reads the node, and the anchors' proofs where they were kept.
func (h *history) chain() snapshot.Chain { return anchored{h.reader, h} }

type anchored struct {
	*node.Reader
	of *history
}

// Proof implements snapshot.Chain.
func (a anchored) Proof(ctx context.Context, account common.Address, slots []common.Hash, block common.Hash) (proof.StateProof, error) {
	if a.of.at[block] {
		return a.of.kept.Proof(ctx, account, slots, block)
	}
	return a.Reader.Proof(ctx, account, slots, block)
}

// recorder remembers which logs and receipts were read, each once. Freezing reads several blocks at once.
type recorder struct {
	snapshot.Chain
	mu       sync.Mutex
	logs     []logRange
	receipts []common.Hash
	seen     map[common.Hash]bool
}

type logRange struct {
	query    ethereum.FilterQuery
	from, to uint64
}

// Logs implements snapshot.Chain.
func (r *recorder) Logs(ctx context.Context, q ethereum.FilterQuery, from, to uint64) ([]types.Log, error) {
	r.mu.Lock()
	r.logs = append(r.logs, logRange{q, from, to})
	r.mu.Unlock()
	return r.Chain.Logs(ctx, q, from, to)
}

// BlockReceipts implements snapshot.Chain.
func (r *recorder) BlockReceipts(ctx context.Context, hash common.Hash) ([]*types.Receipt, error) {
	r.mu.Lock()
	if r.seen == nil {
		r.seen = map[common.Hash]bool{}
	}
	if !r.seen[hash] {
		r.seen[hash], r.receipts = true, append(r.receipts, hash)
	}
	r.mu.Unlock()
	return r.Chain.BlockReceipts(ctx, hash)
}

// again reads the same once more, one after the other.
func (r *recorder) again(ctx context.Context, c snapshot.Chain) error {
	for _, l := range r.logs {
		if _, err := c.Logs(ctx, l.query, l.from, l.to); err != nil {
			return err
		}
	}
	for _, hash := range r.receipts {
		if _, err := c.BlockReceipts(ctx, hash); err != nil {
			return err
		}
	}
	return nil
}
