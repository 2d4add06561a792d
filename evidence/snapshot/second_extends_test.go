package snapshot

import (
	"maps"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/evidence/proof"
)

// archive packs the blocks beside nothing.
func (f *far) archive(t *testing.T) []byte {
	t.Helper()
	files := map[string][]byte{}
	for _, name := range required() {
		files[name] = []byte("[]\n")
	}
	var err error
	if files[fileAnchors], err = rlp.EncodeToBytes(f.anchors); err != nil {
		t.Fatal(err)
	}
	files[fileState] = []byte{0xc0}
	maps.Copy(files, f.files)
	final, err := proof.DecodeHeader(f.anchors[0].Header)
	if err != nil {
		t.Fatal(err)
	}
	m := Manifest{
		ChainID: 1, Block: BlockRef{final.Number, f.hash, final.Time}, Scope: Scope{ScopeOffer, common.Address{1}}, Extends: f.extends,
	}
	if files[fileManifest], err = writeJSON(m); err != nil {
		t.Fatal(err)
	}
	return sealed(t, files)
}

// sameChain expects the second to find the made-up chain as sound as the first does. What is made up ends there: once the
// blocks are verified, the second misses the contracts.
func (s *second) sameChain(t *testing.T, title string, f *far, good bool, bases ...[]byte) {
	t.Helper()
	_, err := f.read(t)
	a := s.verify(f.hash, append(bases, f.archive(t))...)
	if reached := a.File == fileContracts; a.OK || reached != good || good != (err == nil) {
		t.Errorf("%s: the first says %v, the second %+v", title, err, a)
	}
}

// What is extended is a block of the same chain: its hash is proven, also where nothing else of its segment is.
func TestTwoVerifiersAgreeOnWhatIsExtended(t *testing.T) {
	other := startSecond(t)
	near := newHeader(farFinal - 5)
	last := encodedHeader(t, near)
	reached := func() *far {
		f, name := newFar(t), blocksName(farFinal-2*proof.HistoryRing)
		lead, _ := segmentItems(t, name, f.files[name])
		f.files[name] = segmentFile(t, sortedNodes(values(lead)), nil)
		return f
	}
	alone := &far{files: given{}}
	alone.hash = alone.anchor(t, farFinal, map[uint64]common.Hash{farFinal - 5: near.Hash()}, nil, [][]byte{last}).Hash()
	for title, tt := range map[string]struct {
		far   *far
		extra []byte // of the header that the base ends with
		good  bool
	}{
		"reached":                     {reached(), nil, true},
		"listed again":                {newFar(t), nil, false},
		"not reached":                 {alone, nil, false},
		"another block of its number": {reached(), []byte{1}, false},
	} {
		f := tt.far
		base := types.CopyHeader(newFar(t).old)
		base.Extra = tt.extra
		b := &far{files: given{}, hash: base.Hash(), anchors: []anchorItem{{Header: encodedHeader(t, base), Nodes: [][]byte{}}}}
		raw := b.archive(t)
		a, err := openRaw(raw)
		if err != nil {
			t.Fatal(err)
		}
		f.extends = &Base{Root: a.manifest.Root, Block: a.manifest.Block}
		other.sameChain(t, title, f, tt.good, raw)
	}
}

// The hashes of old blocks are believed where they lie at the address of EIP-2935 under its code, and nowhere else.
func TestTwoVerifiersWantTheCodeOfTheRing(t *testing.T) {
	other := startSecond(t)
	near := newHeader(farFinal - 5)
	item := &blockItem{Header: encodedHeader(t, near), Receipts: []uint64{}, Attempts: []uint64{}, Draw: 1, Nodes: [][]byte{}}
	for title, code := range map[string]common.Hash{"its own": historyCode, "another": crypto.Keccak256Hash([]byte{1})} {
		state, slots := newBlobs(), newBlobs()
		root := ringState(t, state, slots, map[uint64]common.Hash{farFinal - 5: near.Hash()}, code)
		h := &types.Header{Number: big.NewInt(farFinal), Root: root, Time: farFinal}
		f := &far{files: given{}, anchors: []anchorItem{{Header: encodedHeader(t, h), Nodes: sortedNodes(values(state))}}, hash: h.Hash()}
		f.files[blocksName(farFinal)] = segmentFile(t, sortedNodes(values(slots)), []*blockItem{item})
		other.sameChain(t, title, f, code == historyCode)
	}
}

// values are all blobs, used or not.
func values(b *blobs) [][]byte {
	var out [][]byte
	for _, data := range b.byHash {
		out = append(out, data)
	}
	return out
}
