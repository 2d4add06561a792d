package snapshot

import (
	"bytes"
	"context"
	"errors"
	"io"
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/klauspost/compress/zstd"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/proof"
)

// FuzzOpen checks that an archive whose every file is read is byte for byte the tar that pack writes for its files.
func FuzzOpen(f *testing.F) {
	files := []content{inMemory(fileManifest, []byte("{}"))}
	for _, name := range required() {
		files = append(files, inMemory(name, []byte("[]")))
	}
	raw, err := writeJSON(describe(Manifest{Scope: Scope{Kind: ScopeOffer}}, sorted(files[1:])))
	if err != nil {
		f.Fatal(err)
	}
	files[0] = inMemory(fileManifest, raw)
	var good bytes.Buffer
	if err := pack(&good, files); err != nil {
		f.Fatal(err)
	}
	f.Add(good.Bytes(), false)
	f.Add(plainTar(f, good.Bytes()), true)
	f.Fuzz(func(t *testing.T, raw []byte, pressed bool) {
		if pressed {
			raw = compressed(t, raw)
		}
		a, err := openRaw(raw)
		if err == nil {
			_, err = a.load(t.Context())
		}
		if err != nil {
			if !errors.Is(err, ErrInvalid) {
				t.Fatal(err)
			}
			return
		}
		if again := repacked(t, opened(t, raw)); !bytes.Equal(plainTar(t, again), plainTar(t, raw)) {
			t.Fatalf("%d bytes are written back otherwise", len(raw))
		}
	})
}

// plainTar decompresses.
func plainTar(t testing.TB, raw []byte) []byte {
	t.Helper()
	z, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	out, err := z.DecodeAll(raw, nil)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// FuzzBlocks checks that a file of blocks that is read is the one that would be written for its items, and that none is taken
// that no anchor vouches for.
func FuzzBlocks(f *testing.F) {
	nodes := newBlobs()
	nodes.addAll([][]byte{[]byte("a"), []byte("b")})
	for h := range nodes.byHash {
		nodes.used[h] = true
	}
	item := &blockItem{Header: encodedHeader(f, newHeader(9)), Receipts: []uint64{0, 3}, Attempts: []uint64{1}, Draw: 1, Nodes: nodes.list()}
	f.Add(segmentFile(f, nodes.list(), []*blockItem{item, item}))
	f.Add(segmentFile(f, [][]byte{}, []*blockItem{{Header: item.Header, Receipts: []uint64{}, Attempts: []uint64{}, Nodes: [][]byte{}}}))
	f.Fuzz(func(t *testing.T, raw []byte) {
		name := blocksName(9)
		list := newItems(name, bytes.NewReader(raw), int64(len(raw)))
		hashes, err := list.nodes()
		if err != nil {
			if !errors.Is(err, ErrInvalid) {
				t.Fatal(err)
			}
			return
		}
		for h := range hashes.byHash {
			hashes.used[h] = true
		}
		var out bytes.Buffer
		if err := writeItem(&out, hashes.list()); err != nil {
			t.Fatal(err)
		}
		for {
			item := new(blockItem)
			err := list.next(item)
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				if !errors.Is(err, ErrInvalid) {
					t.Fatal(err)
				}
				return
			}
			if h, err := proof.DecodeHeader(item.Header); err == nil {
				if _, err := item.prove(name, h); err != nil && !errors.Is(err, ErrInvalid) {
					t.Fatal(err)
				}
			}
			if err := writeItem(&out, item); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(out.Bytes(), raw) {
			t.Fatalf("%x is written back as %x", raw, out.Bytes())
		}
		p := &proven{anchors: []*anchor{{HeaderFields: proof.HeaderFields{Number: 9, Hash: common.Hash{1}}}}, open: func(context.Context) (segments, error) {
			return given{name: raw}, nil
		}}
		err = p.each(t.Context(), func(b *provenBlock) error { t.Fatalf("block %d is taken", b.Number); return nil })
		if len(raw) > 0 && !errors.Is(err, ErrInvalid) {
			t.Fatal(err)
		}
	})
}

// given is files of blocks in memory.
type given map[string][]byte

func (g given) segment(_ context.Context, a *anchor) (io.Reader, int64, error) {
	data, ok := g[blocksName(a.Number)]
	if !ok {
		return nil, 0, nil
	}
	return bytes.NewReader(data), int64(len(data)), nil
}

func (g given) close() {}

// FuzzReadJSON checks that a file of the record that is read is written back to the same bytes.
func FuzzReadJSON(f *testing.F) {
	raw, err := writeJSON(Manifest{})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	raw, err = writeJSON([]CaseRecord{{ID: common.Hash{1}, Deliveries: []DeliveryRecord{}, Evidence: []EvidenceRecord{}}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	f.Add(bytes.Repeat([]byte("["), 1<<12))
	f.Fuzz(func(t *testing.T, raw []byte) {
		for _, into := range []any{&Manifest{}, &[]CaseRecord{}, &[]PaymentRecord{}} {
			if readJSON(raw, into) != nil {
				continue
			}
			if again, err := writeJSON(into); err != nil || !bytes.Equal(again, raw) {
				t.Fatalf("%q is written back as %q (%v)", raw, again, err)
			}
		}
	})
}

// FuzzBlobs checks that a list of nodes that is read is the one that would be written for them.
func FuzzBlobs(f *testing.F) {
	nodes := [][]byte{[]byte("a"), []byte("b")}
	slices.SortFunc(nodes, func(a, b []byte) int { return crypto.Keccak256Hash(a).Cmp(crypto.Keccak256Hash(b)) })
	raw, err := rlp.EncodeToBytes(nodes)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	slices.Reverse(nodes)
	if raw, err = rlp.EncodeToBytes(nodes); err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	f.Fuzz(func(t *testing.T, raw []byte) {
		b := newBlobs()
		if b.read(raw) != nil {
			return
		}
		for h, data := range b.byHash {
			if crypto.Keccak256Hash(data) != h {
				t.Fatalf("%x is kept under %s", data, h)
			}
			b.used[h] = true
		}
		again, err := rlp.EncodeToBytes(b.list())
		if err != nil || !bytes.Equal(again, raw) {
			t.Fatalf("%x is written back as %x (%v)", raw, again, err)
		}
	})
}

// FuzzTerms checks that a clone's code and its terms have one reading.
func FuzzTerms(f *testing.F) {
	n := big.NewInt(7)
	args, err := offerABI.Methods["terms"].Outputs.Pack(bindings.Terms{MinAmount: n, MaxAmount: n, Bond: n, Fee: n, AnswerCost: n, Penalty: n, RelayCap: n,
		Procedure: bindings.Procedure{Weights: n}, Settlement: []byte{1, 2, 3}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(slices.Concat(cloneHead, make([]byte, common.AddressLength), cloneTail, args))
	f.Add(slices.Concat(cloneHead, make([]byte, common.AddressLength), cloneTail))
	f.Fuzz(func(t *testing.T, code []byte) {
		implementation, args, ok := parseClone(code)
		if !ok {
			return
		}
		if again := slices.Concat(cloneHead, implementation[:], cloneTail, args); !bytes.Equal(again, code) {
			t.Fatalf("%x is read as a clone of %s", code, implementation)
		}
		terms, err := decodeTerms(args)
		if err != nil {
			return
		}
		if again, err := offerABI.Methods["terms"].Outputs.Pack(terms); err != nil || !bytes.Equal(again, args) {
			t.Fatalf("%x is written back as %x (%v)", args, again, err)
		}
	})
}
