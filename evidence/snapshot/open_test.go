package snapshot

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/evidence/proof"
)

func openRaw(raw []byte) (*Archive, error) { return Open(bytes.NewReader(raw), int64(len(raw))) }

// verifyRaw verifies a file that is in memory.
func verifyRaw(ctx context.Context, raw []byte, block common.Hash, measure Measure) (*Result, error) {
	a, err := openRaw(raw)
	if err != nil {
		return nil, err
	}
	return Verify(ctx, a, block, measure)
}

// freezeRaw freezes into memory.
func freezeRaw(ctx context.Context, chain Chain, o Options) ([]byte, BlockRef, error) {
	var out bytes.Buffer
	m, err := Freeze(ctx, chain, o, &out)
	return out.Bytes(), m.Block, err
}

// opened gives the files of a good snapshot, to be spoiled.
func opened(t testing.TB, raw []byte) map[string][]byte {
	t.Helper()
	a, err := openRaw(raw)
	if err != nil {
		t.Fatal(err)
	}
	c, err := a.cursor(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	files := map[string][]byte{fileManifest: a.raw}
	for {
		f, err := c.next()
		if errors.Is(err, io.EOF) {
			return files
		}
		if err != nil {
			t.Fatal(err)
		}
		if files[f.Name], err = c.whole(); err != nil {
			t.Fatal(err)
		}
	}
}

// contents lists files as they are packed.
func contents(files map[string][]byte) []content {
	var out []content
	for name, data := range files {
		out = append(out, inMemory(name, data))
	}
	return out
}

// repacked packs files as they are, under the manifest that was there.
func repacked(t testing.TB, files map[string][]byte) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := pack(&out, contents(files)); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// sealed packs files as an attacker would: with a manifest that fits them.
func sealed(t testing.TB, files map[string][]byte) []byte {
	t.Helper()
	m := manifestOf(t, files)
	delete(files, fileManifest)
	manifest, err := writeJSON(describe(m, sorted(contents(files))))
	if err != nil {
		t.Fatal(err)
	}
	files[fileManifest] = manifest
	return repacked(t, files)
}

// all gathers what an archive gives one by one.
func all[T any](t testing.TB, each func(func(T, error) bool)) []T {
	t.Helper()
	var out []T
	each(func(v T, err error) bool {
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, v)
		return true
	})
	return out
}

func paymentsOf(t testing.TB, raw []byte) []PaymentRecord {
	t.Helper()
	a, err := openRaw(raw)
	if err != nil {
		t.Fatal(err)
	}
	return all(t, a.Payments(context.Background()))
}

func readEvents(t testing.TB, files map[string][]byte) []EventRecord {
	t.Helper()
	a, err := openRaw(repacked(t, files))
	if err != nil {
		t.Fatal(err)
	}
	return all(t, a.Events(context.Background()))
}

// anchorsOf reads the anchors of a snapshot's files.
func anchorsOf(t testing.TB, files map[string][]byte) []*anchor {
	t.Helper()
	anchors, err := readAnchors(files[fileAnchors], manifestOf(t, files).Block.Hash)
	if err != nil {
		t.Fatal(err)
	}
	return anchors
}

// segmentItems reads one file of blocks.
func segmentItems(t testing.TB, name string, data []byte) (*blobs, []*blockItem) {
	t.Helper()
	list := newItems(name, bytes.NewReader(data), int64(len(data)))
	nodes, err := list.nodes()
	if err != nil {
		t.Fatal(err)
	}
	var out []*blockItem
	for {
		item := new(blockItem)
		err := list.next(item)
		if errors.Is(err, io.EOF) {
			return nodes, out
		}
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, item)
	}
}

// segmentFile writes one file of blocks.
func segmentFile(t testing.TB, nodes [][]byte, list []*blockItem) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := writeItem(&out, nodes); err != nil {
		t.Fatal(err)
	}
	for _, item := range list {
		if err := writeItem(&out, item); err != nil {
			t.Fatal(err)
		}
	}
	return out.Bytes()
}

func (item *blockItem) number(t testing.TB) uint64 {
	t.Helper()
	h, err := proof.DecodeHeader(item.Header)
	if err != nil {
		t.Fatal(err)
	}
	return h.Number
}

// minimal drops the nodes that prove nothing any more.
func (item *blockItem) minimal(t testing.TB) {
	t.Helper()
	header, err := proof.DecodeHeader(item.Header)
	if err != nil {
		t.Fatal(err)
	}
	nodes := newBlobs()
	nodes.addAll(item.Nodes)
	for _, tx := range slices.Concat(item.Receipts, item.Attempts) {
		_, _ = nodes.value(header.ReceiptsRoot, rlp.AppendUint64(nil, tx))
	}
	for _, tx := range item.Attempts {
		_, _ = nodes.value(header.TxRoot, rlp.AppendUint64(nil, tx))
	}
	item.Nodes = nodes.list()
}

// change rewrites the blocks of a snapshot as a careful attacker would: without proofs that prove nothing any more.
func change(t testing.TB, files map[string][]byte, edit func(*blockItem)) {
	t.Helper()
	for _, a := range anchorsOf(t, files) {
		name := blocksName(a.Number)
		if files[name] == nil {
			continue
		}
		nodes, list := segmentItems(t, name, files[name])
		kept := []*blockItem{}
		if e := manifestOf(t, files).Extends; e != nil && a.inSegment(e.Block.Number) {
			if _, err := a.hashOf(nodes, e.Block.Number); err != nil {
				t.Fatal(err)
			}
		}
		for _, item := range list {
			edit(item)
			if len(item.Receipts)+len(item.Attempts) == 0 && item.Draw == 0 {
				continue
			}
			item.minimal(t)
			kept = append(kept, item)
			if _, err := a.hashOf(nodes, item.number(t)); err != nil {
				t.Fatal(err)
			}
		}
		files[name] = segmentFile(t, nodes.list(), kept)
	}
}

// drop removes the receipt of a transaction, and what the files of payments and events say of it.
func drop(t testing.TB, files map[string][]byte, block, tx uint64) {
	t.Helper()
	found := false
	change(t, files, func(item *blockItem) {
		if item.number(t) == block {
			before := len(item.Receipts)
			item.Receipts = slices.DeleteFunc(item.Receipts, func(i uint64) bool { return i == tx })
			found = found || len(item.Receipts) != before
		}
	})
	if !found {
		t.Fatalf("no receipt %d in block %d", tx, block)
	}
	for _, name := range streamed {
		var out bytes.Buffer
		l := lines{out: &out}
		for _, line := range bytes.Split(files[name], []byte("\n")) {
			if len(line) < 2 {
				continue
			}
			var record struct{ At Position }
			raw := json.RawMessage(bytes.TrimSuffix(line, []byte(",")))
			if err := json.Unmarshal(raw, &record); err != nil {
				t.Fatal(err)
			}
			if record.At.Block == block && record.At.Transaction == tx {
				continue
			}
			if err := l.add(raw); err != nil {
				t.Fatal(err)
			}
		}
		if err := l.end(); err != nil {
			t.Fatal(err)
		}
		files[name] = out.Bytes()
	}
}
