package snapshot

import (
	"context"
	"errors"
	"math/big"
	"slices"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/trie"

	"github.com/redress-protocol/redress/evidence/proof"
)

// ringed is a made-up chain that answers for headers, receipts and the EIP-2935 contract, and counts what it is asked.
type ringed struct {
	Chain
	headers  map[common.Hash]*types.Header
	byNumber map[uint64]common.Hash
	receipts map[common.Hash][]*types.Receipt
	states   map[common.Hash]proof.StateProof // account of the contract by block
	slots    map[common.Hash]*blobs
	roots    map[common.Hash]common.Hash

	mu     sync.Mutex
	proofs []int // slots asked for at once
	read   map[common.Hash]int
}

func (c *ringed) HeaderByHash(_ context.Context, hash common.Hash) (*types.Header, error) {
	if h := c.headers[hash]; h != nil {
		return h, nil
	}
	return nil, errors.New("not found")
}

func (c *ringed) BlockReceipts(_ context.Context, hash common.Hash) ([]*types.Receipt, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.read[hash]++
	return c.receipts[hash], nil
}

func (c *ringed) Proof(_ context.Context, _ common.Address, slots []common.Hash, block common.Hash) (proof.StateProof, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.proofs = append(c.proofs, len(slots))
	out := c.states[block]
	out.Storage = nil
	for _, slot := range slots {
		nodes, err := c.slots[block].path(c.roots[block], hashed(slot).Bytes())
		if err != nil {
			return out, err
		}
		out.Storage = append(out.Storage, proof.SlotProof{Slot: slot, Nodes: nodes})
	}
	return out, nil
}

// newRinged makes a chain of three anchors, with some blocks of one segment and one of another.
func newRinged(t *testing.T, numbers []uint64) (*ringed, proof.HeaderFields) {
	t.Helper()
	c := &ringed{
		headers: map[common.Hash]*types.Header{}, byNumber: map[uint64]common.Hash{}, receipts: map[common.Hash][]*types.Receipt{},
		states: map[common.Hash]proof.StateProof{}, slots: map[common.Hash]*blobs{}, roots: map[common.Hash]common.Hash{},
		read: map[common.Hash]int{},
	}
	for _, n := range numbers {
		var list types.Receipts
		for i := range 3 {
			list = append(list, &types.Receipt{Status: 1, CumulativeGasUsed: n + uint64(i), Logs: []*types.Log{}})
		}
		c.add(t, &types.Header{Number: new(big.Int).SetUint64(n), ReceiptHash: types.DeriveSha(list, trie.NewStackTrie(nil))}, list)
	}
	for i := uint64(3); i > 0; i-- {
		number := farFinal - (i-1)*proof.HistoryRing
		hashes := map[uint64]common.Hash{}
		for n, h := range c.byNumber {
			if n < number && number-n <= proof.HistoryRing {
				hashes[n] = h
			}
		}
		state, slots := newBlobs(), newBlobs()
		root := ringState(t, state, slots, hashes, historyCode)
		h := &types.Header{Number: new(big.Int).SetUint64(number), Root: root}
		c.add(t, h, nil)
		account, err := state.account(root, params.HistoryStorageAddress)
		if err != nil {
			t.Fatal(err)
		}
		c.states[h.Hash()] = proof.StateProof{Account: state.list()}
		c.slots[h.Hash()], c.roots[h.Hash()] = slots, account.StorageRoot
	}
	return c, header(t, c.headers[c.byNumber[farFinal]])
}

func (c *ringed) add(t *testing.T, h *types.Header, receipts []*types.Receipt) {
	t.Helper()
	encodedHeader(t, h)
	c.headers[h.Hash()], c.byNumber[h.Number.Uint64()], c.receipts[h.Hash()] = h, h.Hash(), receipts
}

// What the freezer writes is what a verifier reads, over several anchors, with blocks that only draws need.
func TestBlocksAreFrozenOverSeveralAnchors(t *testing.T) {
	middle := uint64(farFinal - proof.HistoryRing)
	numbers := []uint64{4000, 4001, 5000, middle - 2}
	for n := uint64(farFinal - 700); n < farFinal-100; n++ {
		numbers = append(numbers, n)
	}
	c, final := newRinged(t, numbers)
	f := &freezer{chain: c, dir: t.TempDir(), w: newWorld(final), drawn: map[uint64]common.Hash{}}
	for _, n := range numbers {
		if n == 4001 || n == farFinal-500 {
			continue // draws alone
		}
		f.listed = append(f.listed, listing{block: n, tx: 0}, listing{block: n, tx: 2})
	}
	ctx := t.Context()
	if err := f.spoolBlocks(ctx); err != nil {
		t.Fatal(err)
	}
	for _, n := range []uint64{4001, 5000, farFinal - 500, middle} {
		if hash, err := f.draw(ctx, n); err != nil || hash != c.byNumber[n] {
			t.Fatalf("block %d draws by %s, %v", n, hash, err)
		}
	}
	if _, err := f.draw(ctx, 100); err == nil {
		t.Error("a block older than the record serves a draw")
	}
	list, err := f.blockFiles(ctx)
	if err != nil {
		t.Fatal(err)
	}
	files := given{}
	for _, file := range list {
		in, err := file.open()
		if err != nil {
			t.Fatal(err)
		}
		data := make([]byte, file.Bytes)
		if _, err := in.Read(data); err != nil {
			t.Fatal(err)
		}
		in.Close()
		files[file.Name] = data
	}
	anchors, err := readAnchors(files[fileAnchors], final.Hash)
	if err != nil {
		t.Fatal(err)
	}
	delete(files, fileAnchors)
	var got, draws []uint64
	p := &proven{anchors: anchors, open: func(context.Context) (segments, error) { return files, nil }}
	err = p.each(ctx, func(b *provenBlock) error {
		got = append(got, b.Number)
		if b.draw {
			draws = append(draws, b.Number)
		}
		if alone := b.Number == 4001 || b.Number == farFinal-500 || b.Number == middle; (len(b.receipts) == 0) != alone {
			t.Errorf("block %d has %d receipts", b.Number, len(b.receipts))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	want := append(slices.Clone(numbers), middle)
	slices.Sort(want)
	if !slices.Equal(got, want) || !slices.Equal(draws, []uint64{4001, 5000, middle, farFinal - 500}) {
		t.Errorf("%d blocks of %d; draws %v", len(got), len(want), draws)
	}
	if len(anchors) != 2 {
		t.Errorf("%d anchors", len(anchors))
	}
	// Many slots are asked for at once, and each block is read once.
	if most := slices.Max(c.proofs); most != proofBatch || len(c.proofs) > 10 {
		t.Errorf("slots asked for: %v", c.proofs)
	}
	for h, n := range c.read {
		if n != 1 {
			t.Errorf("receipts of block %d read %d times", c.headers[h].Number, n)
		}
	}
}

func TestAChainThatChangesUnderTheFreezerIsNotBelieved(t *testing.T) {
	other := &types.Header{Number: big.NewInt(farFinal - 9)}
	for name, tt := range map[string]struct {
		spoil func(*ringed)
		list  []listing
		want  error
	}{
		"receipts of another block": {func(c *ringed) { c.receipts[c.byNumber[farFinal-10]][0].CumulativeGasUsed++ }, []listing{{block: farFinal - 10}}, ErrReorganized},
		"a transaction too far":     {func(*ringed) {}, []listing{{block: farFinal - 9, tx: 3}}, ErrReorganized},
		"a block behind the end":    {func(*ringed) {}, []listing{{block: farFinal + 1}}, ErrReorganized},
		"another header":            {func(c *ringed) { c.headers[c.byNumber[farFinal-9]] = other }, []listing{{block: farFinal - 9}}, proof.ErrHeaderMismatch},
	} {
		c, final := newRinged(t, []uint64{farFinal - 10, farFinal - 9})
		tt.spoil(c)
		f := &freezer{chain: c, dir: t.TempDir(), w: newWorld(final), drawn: map[uint64]common.Hash{}, listed: tt.list}
		if err := f.spoolBlocks(t.Context()); !errors.Is(err, tt.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
