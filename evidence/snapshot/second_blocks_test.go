package snapshot

import (
	"bytes"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethdb/memorydb"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/trie"
	"github.com/ethereum/go-ethereum/triedb"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze/node"
	"github.com/redress-protocol/redress/evidence/proof"
)

// forged rewrites a header.
func forged(t *testing.T, raw rlp.RawValue, edit func(*types.Header)) rlp.RawValue {
	t.Helper()
	var h types.Header
	if err := rlp.DecodeBytes(raw, &h); err != nil {
		t.Fatal(err)
	}
	edit(&h)
	out, err := rlp.EncodeToBytes(&h)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestTwoVerifiersRefuseForgedBlocks(t *testing.T) {
	s, other := story(t), startSecond(t)
	foreign := []byte("a node of another chain, long enough to look like one")
	// The block of a payment, as its item is written again after an edit.
	blocks := func(edit func(*blockItem)) []byte {
		files := opened(t, s.raw)
		name := blocksName(anchorsOf(t, files)[0].Number)
		_, list := segmentItems(t, name, files[name])
		paid := paymentsOf(t, s.raw)[0].At.Block
		for _, item := range list {
			if item.number(t) == paid {
				edit(item)
			}
		}
		var lead [][]byte
		if err := rlp.DecodeBytes(leading(t, files[name]), &lead); err != nil {
			t.Fatal(err)
		}
		files[name] = segmentFile(t, lead, list)
		return sealed(t, files)
	}
	other.agree(t, "blocks written again", true, s.at.Hash, blocks(func(*blockItem) {}))
	for what, edit := range map[string]func(*blockItem){
		"a block's time forged": func(b *blockItem) { b.Header = forged(t, b.Header, func(h *types.Header) { h.Time++ }) },
		"a block's number forged": func(b *blockItem) {
			b.Header = forged(t, b.Header, func(h *types.Header) { h.Number.SetUint64(h.Number.Uint64() + 1) })
		},
		"a block's receipts forged": func(b *blockItem) { b.Header = forged(t, b.Header, func(h *types.Header) { h.ReceiptHash = h.TxHash }) },
		"a receipt that is not":     func(b *blockItem) { b.Receipts = append(b.Receipts, 1) },
		"a receipt twice":           func(b *blockItem) { b.Receipts = append(b.Receipts, b.Receipts...) },
		"an attempt that went well": func(b *blockItem) {
			b.Attempts = append(b.Attempts, b.Receipts...)
			b.Nodes = sortedNodes(append(b.Nodes, transactionNodes(t, b.number(t))...))
		},
		"an attempt without its transaction": func(b *blockItem) { b.Attempts = append(b.Attempts, b.Receipts...) },
		"a node of no use":                   func(b *blockItem) { b.Nodes = sortedNodes(append(b.Nodes, foreign)) },
		"a node left out":                    func(b *blockItem) { b.Nodes = b.Nodes[1:] },
		"a draw of two":                      func(b *blockItem) { b.Draw = 2 },
	} {
		other.agree(t, what, false, s.at.Hash, blocks(edit))
	}
	for _, name := range []string{fileAnchors, fileState} {
		files := opened(t, s.raw)
		files[name] = withNode(t, name, files[name], foreign)
		other.agree(t, "a node of no use in "+name, false, s.at.Hash, sealed(t, files))
	}
	files := opened(t, s.raw)
	var items []anchorItem
	if err := rlp.DecodeBytes(files[fileAnchors], &items); err != nil {
		t.Fatal(err)
	}
	items[0].Header = forged(t, items[0].Header, func(h *types.Header) { h.Root = common.Hash{1} })
	files[fileAnchors], _ = rlp.EncodeToBytes(items)
	other.agree(t, "the final header forged", false, s.at.Hash, sealed(t, files))
}

// transactionNodes prove the first transaction of a block of the shared chain.
func transactionNodes(t *testing.T, number uint64) [][]byte {
	t.Helper()
	block, err := shared.scene.d.Client.BlockByNumber(t.Context(), new(big.Int).SetUint64(number))
	if err != nil {
		t.Fatal(err)
	}
	tr := trie.NewEmpty(triedb.NewDatabase(rawdb.NewMemoryDatabase(), nil))
	for i, tx := range block.Transactions() {
		raw, err := tx.MarshalBinary()
		if err != nil {
			t.Fatal(err)
		}
		if err := tr.Update(rlp.AppendUint64(nil, uint64(i)), raw); err != nil {
			t.Fatal(err)
		}
	}
	if tr.Hash() != block.TxHash() {
		t.Fatalf("block %d: another trie of transactions", number)
	}
	db := memorydb.New()
	if err := tr.Prove(rlp.AppendUint64(nil, 0), db); err != nil {
		t.Fatal(err)
	}
	var out [][]byte
	for it := db.NewIterator(nil, nil); it.Next(); {
		out = append(out, bytes.Clone(it.Value()))
	}
	return out
}

// leading is the first RLP item of bytes.
func leading(t *testing.T, raw []byte) []byte {
	t.Helper()
	_, _, rest, err := rlp.Split(raw)
	if err != nil {
		t.Fatal(err)
	}
	return raw[:len(raw)-len(rest)]
}

// sortedNodes is nodes in the order of a file.
func sortedNodes(list [][]byte) [][]byte {
	b := newBlobs()
	for _, n := range list {
		b.add(n)
	}
	for h := range b.byHash {
		b.used[h] = true
	}
	return b.list()
}

// withNode adds a node to a file's first list of nodes.
func withNode(t *testing.T, name string, raw, node []byte) []byte {
	t.Helper()
	add := func(list [][]byte) [][]byte { return sortedNodes(append(list, node)) }
	var out []byte
	var err error
	if name == fileState {
		var list [][]byte
		if err := rlp.DecodeBytes(raw, &list); err != nil {
			t.Fatal(err)
		}
		out, err = rlp.EncodeToBytes(add(list))
	} else {
		var items []anchorItem
		if err := rlp.DecodeBytes(raw, &items); err != nil {
			t.Fatal(err)
		}
		items[0].Nodes = add(items[0].Nodes)
		out, err = rlp.EncodeToBytes(items)
	}
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestTwoVerifiersRefuseASplice(t *testing.T) {
	s, other := story(t), startSecond(t)
	x, stop := start(t, devnet.Options{ChainID: 84532})
	defer stop()
	x.offer, x.terms = x.publish(5, common.Hash{})
	x.pay("buyer", x.offer, 1_000_000)
	raw, at := x.snapshot(Scope{ScopeOffer, x.offer})
	other.agree(t, "another chain's", true, at.Hash, raw)
	other.agree(t, "another chain's under the trusted hash", false, s.at.Hash, raw)
	theirs, ours := opened(t, raw), opened(t, s.raw)
	for name, data := range theirs {
		if name == fileManifest || !core(name) || bytes.Equal(ours[name], data) {
			continue
		}
		files := opened(t, s.raw)
		files[name] = data
		other.agree(t, name+" of another chain", false, s.at.Hash, sealed(t, files))
	}
}

func TestTwoVerifiersAgreeOnIncrements(t *testing.T) {
	other, s := startSecond(t), newScene(t)
	s.pay("buyer", s.offer, 1_000_000)
	base, from := s.snapshot(Scope{ScopeOffer, s.offer})
	s.must(s.d.Mine(t.Context(), 3))
	s.contest(s.pay("buyer-2", s.offer, 2_000_000), s.offer, s.terms, 1)
	a, err := openRaw(base)
	s.must(err)
	o := s.options(Scope{ScopeOffer, s.offer})
	whole, at, err := freezeRaw(t.Context(), node.New(s.chain), o)
	s.must(err)
	o.Extends, o.Block = []*Archive{a}, new(big.Int).SetUint64(at.Number)
	more, _, err := freezeRaw(t.Context(), node.New(s.chain), o)
	s.must(err)
	for what, raws := range map[string][][]byte{"in one": {whole}, "in two": {base, more}} {
		if a := other.agree(t, what, true, at.Hash, raws...); a.Payments != 2 {
			t.Errorf("%s: %+v", what, a)
		}
	}
	other.agree(t, "the base under its own hash", true, from.Hash, base)
	other.agree(t, "an increment alone", false, at.Hash, more)
	other.agree(t, "an increment in the wrong order", false, at.Hash, more, base)
	other.agree(t, "a snapshot twice", false, at.Hash, whole, whole)
	files := opened(t, base)
	paid := paymentsOf(t, base)[0].At
	drop(t, files, paid.Block, paid.Transaction)
	other.agree(t, "another base", false, at.Hash, sealed(t, files), more)
}

// A chain over two hops.
func TestTwoVerifiersAgreeOnHops(t *testing.T) {
	other := startSecond(t)
	name := func(back uint64) string { return blocksName(farFinal - back*proof.HistoryRing) }
	for title, spoil := range map[string]func(*far){
		"as it is":            func(*far) {},
		"one anchor left out": func(f *far) { f.anchors = slices.Delete(f.anchors, 1, 2) },
		"anchors reordered":   func(f *far) { f.anchors[1], f.anchors[2] = f.anchors[2], f.anchors[1] },
		"an anchor twice":     func(f *far) { f.anchors = slices.Insert(f.anchors, 1, f.anchors[1]) },
		"a forged anchor":     func(f *far) { f.anchors[1].Header = forged(t, f.anchors[1].Header, func(h *types.Header) { h.Time++ }) },
		"an anchor without code": func(f *far) {
			f.anchors[2].Header = forged(t, f.anchors[2].Header, func(h *types.Header) { h.Root = common.Hash{1} })
		},
		"a forged oldest anchor": func(f *far) {
			f.anchors[2].Header = forged(t, f.anchors[2].Header, func(h *types.Header) { h.Extra = []byte{1} })
		},
		"a forged block": func(f *far) { f.forgeBlock(t, name(2)) },
		"a forged final block": func(f *far) {
			f.anchors[0].Header = forged(t, f.anchors[0].Header, func(h *types.Header) { h.Extra = []byte{1} })
		},
		"no nodes":              func(f *far) { f.anchors[0].Nodes = nil },
		"the last one's nodes":  func(f *far) { f.anchors[2].Nodes = nil },
		"nodes reordered":       func(f *far) { slices.Reverse(f.anchors[0].Nodes) },
		"an old block left out": func(f *far) { delete(f.files, name(2)) },
		"files swapped":         func(f *far) { f.files[name(0)], f.files[name(1)] = f.files[name(1)], f.files[name(0)] },
		"a file twice":          func(f *far) { f.files[name(0)] = append(f.files[name(0)], f.files[name(0)]...) },
		"an empty file":         func(f *far) { f.files[name(1)] = []byte{0xc0} },
	} {
		f := newFar(t)
		spoil(f)
		other.sameChain(t, title, f, title == "as it is")
	}
}

// forgeBlock changes what nothing else vouches for in the first block of a file.
func (f *far) forgeBlock(t *testing.T, name string) {
	t.Helper()
	lead, list := segmentItems(t, name, f.files[name])
	list[0].Header = forged(t, list[0].Header, func(h *types.Header) { h.Extra = []byte{1} })
	for h := range lead.byHash {
		lead.used[h] = true
	}
	f.files[name] = segmentFile(t, lead.list(), list)
}
