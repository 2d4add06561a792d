package snapshot

import (
	"context"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/evidence/proof"
)

// far is a made-up chain of three anchors, with blocks that serve draws: one far away, one that an anchor is, one that is its
// parent, one that a slot proves.
type far struct {
	anchors []anchorItem // newest first
	hash    common.Hash  // of the final block
	files   given
	extends *Base
	old     *types.Header
}

const farFinal = 20_000

// newFar makes the chain.
func newFar(t *testing.T) *far {
	t.Helper()
	f := &far{files: given{}}
	f.old = newHeader(100)
	old := encodedHeader(t, f.old)
	low := f.anchor(t, farFinal-2*proof.HistoryRing, map[uint64]common.Hash{100: f.old.Hash()}, nil, [][]byte{old})
	parent := encodedHeader(t, newHeader(farFinal-proof.HistoryRing-1))
	middle := f.anchor(t, farFinal-proof.HistoryRing, map[uint64]common.Hash{farFinal - 2*proof.HistoryRing: low.Hash()},
		crypto.Keccak256(parent), [][]byte{parent, nil})
	near := newHeader(farFinal - 5)
	final := f.anchor(t, farFinal, map[uint64]common.Hash{
		farFinal - proof.HistoryRing: middle.Hash(), farFinal - 5: near.Hash(),
	}, nil, [][]byte{encodedHeader(t, near)})
	f.hash = final.Hash()
	return f
}

// anchor puts an anchor before the ones that are there. A nil block is the anchor itself.
func (f *far) anchor(t *testing.T, number uint64, hashes map[uint64]common.Hash, parent []byte, blocks [][]byte) *types.Header {
	t.Helper()
	state, slots := newBlobs(), newBlobs()
	root := ringState(t, state, slots, hashes, historyCode)
	h := &types.Header{Number: new(big.Int).SetUint64(number), Root: root, Time: number, ParentHash: common.BytesToHash(parent)}
	raw := encodedHeader(t, h)
	fields := header(t, h)
	a := &anchor{HeaderFields: fields}
	if err := a.proveHistory(state); err != nil {
		t.Fatal(err)
	}
	var items []*blockItem
	segment := newBlobs()
	segment.byHash = slots.byHash
	for _, block := range blocks {
		if block == nil {
			block = raw
		}
		item := &blockItem{Header: block, Receipts: []uint64{}, Attempts: []uint64{}, Draw: 1, Nodes: [][]byte{}}
		items = append(items, item)
		if _, err := a.hashOf(segment, item.number(t)); err != nil {
			t.Fatal(err)
		}
	}
	f.files[blocksName(number)] = segmentFile(t, segment.list(), items)
	if len(f.anchors) > 0 {
		state.byHash = merged(state.byHash, slots.byHash)
		if _, err := a.hashOf(state, number-proof.HistoryRing); err != nil {
			t.Fatal(err)
		}
	}
	f.anchors = slices.Insert(f.anchors, 0, anchorItem{Header: raw, Nodes: state.list()})
	return h
}

func merged(a, b map[common.Hash][]byte) map[common.Hash][]byte {
	out := map[common.Hash][]byte{}
	for _, m := range []map[common.Hash][]byte{a, b} {
		for h, data := range m {
			out[h] = data
		}
	}
	return out
}

// read verifies the anchors and the blocks, and gives the numbers of the blocks.
func (f *far) read(t *testing.T) ([]uint64, error) {
	t.Helper()
	raw, err := rlp.EncodeToBytes(f.anchors)
	if err != nil {
		t.Fatal(err)
	}
	anchors, err := readAnchors(raw, f.hash)
	if err != nil {
		return nil, err
	}
	var out []uint64
	p := &proven{anchors: anchors, extends: f.extends, open: func(context.Context) (segments, error) { return f.files, nil }}
	return out, p.each(t.Context(), func(b *provenBlock) error { out = append(out, b.Number); return nil })
}

func TestOldBlocksAreReachedThroughAnchors(t *testing.T) {
	got, err := newFar(t).read(t)
	if err != nil {
		t.Fatal(err)
	}
	middle := uint64(farFinal - proof.HistoryRing)
	if want := []uint64{100, middle - 1, middle, farFinal - 5}; !slices.Equal(got, want) {
		t.Fatalf("%v, want %v", got, want)
	}
	if n := anchorCount(farFinal, 100); n != 3 {
		t.Errorf("%d anchors", n)
	}
}

func TestAnchorsAreHeldToEachOther(t *testing.T) {
	name := func(back uint64) string { return blocksName(farFinal - back*proof.HistoryRing) }
	other := encodedHeader(t, newHeader(7))
	for title, tt := range map[string]struct {
		spoil func(*far)
		file  string
		says  string
	}{
		"none":                  {func(f *far) { f.anchors = nil }, fileAnchors, "no header of block"},
		"another final block":   {func(f *far) { f.hash = common.Hash{1} }, fileAnchors, "no header of block"},
		"one left out":          {func(f *far) { f.anchors = slices.Delete(f.anchors, 1, 2) }, fileAnchors, "item 1"},
		"reordered":             {func(f *far) { f.anchors[1], f.anchors[2] = f.anchors[2], f.anchors[1] }, fileAnchors, "item 1"},
		"one twice":             {func(f *far) { f.anchors = slices.Insert(f.anchors, 1, f.anchors[1]) }, fileAnchors, "item 2"},
		"a stale header":        {func(f *far) { f.anchors[1].Header = other }, fileAnchors, "item 1"},
		"no nodes":              {func(f *far) { f.anchors[0].Nodes = nil }, fileAnchors, "item 0"},
		"nodes reordered":       {func(f *far) { slices.Reverse(f.anchors[0].Nodes) }, fileAnchors, "repeated or out of order"},
		"the last one's nodes":  {func(f *far) { f.anchors[2].Nodes = nil }, name(2), "does not prove its EIP-2935"},
		"an old block left out": {func(f *far) { delete(f.files, name(2)) }, fileAnchors, "leads to no block"},
		"a segment's file swapped": {func(f *far) { f.files[name(0)], f.files[name(1)] = f.files[name(1)], f.files[name(0)] },
			name(1), "not of the segment"},
		"a node more": {func(f *far) {
			set := newBlobs()
			set.addAll(append(f.anchors[0].Nodes, []byte("a node of another chain, long enough to look like one")))
			for h := range set.byHash {
				set.used[h] = true
			}
			f.anchors[0].Nodes = set.list()
		}, fileAnchors, "proves nothing here"},
	} {
		t.Run(title, func(t *testing.T) {
			f := newFar(t)
			tt.spoil(f)
			_, err := f.read(t)
			refused(t, err, tt.file, tt.says)
		})
	}
}

// The slot of the ring that should hold the next anchor may hold a block of another number.
func TestAnAnchorIsTheBlockThatItsPlaceSays(t *testing.T) {
	wrong := newHeader(11)
	raw := encodedHeader(t, wrong)
	f := &far{files: given{}}
	f.anchors = []anchorItem{{Header: raw, Nodes: [][]byte{}}}
	final := f.anchor(t, farFinal, map[uint64]common.Hash{farFinal - proof.HistoryRing: wrong.Hash()}, nil, nil)
	f.hash = final.Hash()
	_, err := f.read(t)
	refused(t, err, fileAnchors, "item 1 is block 11")
}

func TestABlockIsTheOneThatTheRingHolds(t *testing.T) {
	f := &far{files: given{}}
	wrong := newHeader(farFinal - 3)
	encodedHeader(t, wrong)
	final := f.anchor(t, farFinal, map[uint64]common.Hash{farFinal - 3: {1}}, nil, [][]byte{encodedHeader(t, wrong)})
	f.hash = final.Hash()
	_, err := f.read(t)
	refused(t, err, blocksName(farFinal), "the header hashes to")
}

func TestAnEmptySlotProvesNoBlock(t *testing.T) {
	nodes := newBlobs()
	a := &anchor{HeaderFields: proof.HeaderFields{Number: 20}}
	a.history = trieOf(t, nodes, map[common.Hash][]byte{hashed(proof.HistorySlot(9)): {0x80}})
	if _, err := a.hashOf(nodes, 9); err == nil {
		t.Error("the hash of a block is zero")
	}
	if _, err := a.hashOf(nodes, 21); err == nil {
		t.Error("the hash of a later block is proven")
	}
	a.Number = 20 + proof.HistoryRing
	if _, err := a.hashOf(nodes, 19); err == nil {
		t.Error("the hash of a block outside the ring is proven")
	}
}

func TestAnAnchorNeedsTheHistoryContract(t *testing.T) {
	state := newBlobs()
	root := ringState(t, state, newBlobs(), map[uint64]common.Hash{9: {1}}, common.Hash{1})
	a := &anchor{HeaderFields: proof.HeaderFields{Number: 20, StateRoot: root}}
	if err := a.proveHistory(state); err != errNoHistory {
		t.Error(err)
	}
}

// The block that a snapshot extends is proven like one of the record, and blocks up to it are not in it.
func TestTheExtendedBlockIsAnAncestor(t *testing.T) {
	base := newHeader(farFinal - proof.HistoryRing + 7)
	encodedHeader(t, base)
	at := func(hash common.Hash, number uint64) *Base { return &Base{Block: BlockRef{Number: number, Hash: hash}} }
	one := func(t *testing.T) *far {
		f := &far{files: given{}, extends: at(base.Hash(), base.Number.Uint64())}
		near := newHeader(farFinal - 5)
		raw := encodedHeader(t, near)
		final := f.anchor(t, farFinal, map[uint64]common.Hash{farFinal - 5: near.Hash(), base.Number.Uint64(): base.Hash()}, nil, [][]byte{raw})
		f.hash = final.Hash()
		// The file also needs the slot of the block extended.
		slots := newBlobs()
		ringState(t, newBlobs(), slots, map[uint64]common.Hash{farFinal - 5: near.Hash(), base.Number.Uint64(): base.Hash()}, historyCode)
		for h := range slots.byHash {
			slots.used[h] = true
		}
		_, items := segmentItems(t, blocksName(farFinal), f.files[blocksName(farFinal)])
		f.files[blocksName(farFinal)] = segmentFile(t, slots.list(), items)
		return f
	}
	if got, err := one(t).read(t); err != nil || !slices.Equal(got, []uint64{farFinal - 5}) {
		t.Fatalf("%v, %v", got, err)
	}
	f := one(t)
	f.extends.Block.Hash = common.Hash{1}
	_, err := f.read(t)
	refused(t, err, blocksName(farFinal), "it is of another chain")
	// The anchors do not go so far.
	f = one(t)
	f.extends.Block.Number = 7
	f.files[blocksName(farFinal)] = newFarthest(t, f)
	_, err = f.read(t)
	refused(t, err, fileAnchors, "is not reached")
	f = one(t)
	f.extends.Block.Number = farFinal - 5
	_, err = f.read(t)
	refused(t, err, blocksName(farFinal), "it is of another chain")
	f = one(t)
	f.extends = at(newHeader(farFinal-5).Hash(), farFinal-5)
	h := newHeader(farFinal - 5)
	encodedHeader(t, h)
	f.extends.Block.Hash = h.Hash()
	_, err = f.read(t)
	refused(t, err, blocksName(farFinal), "repeated or out of order")
}

// newFarthest gives the final segment's file without the slot of the block extended.
func newFarthest(t *testing.T, f *far) []byte {
	t.Helper()
	raw, err := rlp.EncodeToBytes(f.anchors)
	if err != nil {
		t.Fatal(err)
	}
	anchors, err := readAnchors(raw, f.hash)
	if err != nil {
		t.Fatal(err)
	}
	nodes, list := segmentItems(t, blocksName(farFinal), f.files[blocksName(farFinal)])
	for _, item := range list {
		if _, err := anchors[0].hashOf(nodes, item.number(t)); err != nil {
			t.Fatal(err)
		}
	}
	return segmentFile(t, nodes.list(), list)
}
