package snapshot

import (
	"context"
	"io"
	"math/big"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/proof"
)

// paying is a made-up record of blocks with one payment each, in files of blocks on disk.
type paying struct {
	*proven
	dir    string
	offer  *offer
	token  common.Address
	blocks int
}

// onDisk opens files of blocks in a folder.
type onDisk struct {
	dir  string
	open *os.File
}

func (d *onDisk) segment(_ context.Context, a *anchor) (io.Reader, int64, error) {
	d.close()
	f, err := os.Open(filepath.Join(d.dir, filepath.Base(blocksName(a.Number))))
	if err != nil {
		return nil, 0, err
	}
	d.open = f
	info, err := f.Stat()
	return f, info.Size(), err
}

func (d *onDisk) close() {
	if d.open != nil {
		d.open.Close()
		d.open = nil
	}
}

// newPaying makes so many segments with so many blocks each.
func newPaying(t testing.TB, count, each int) *paying {
	t.Helper()
	p := &paying{
		proven: &proven{}, dir: t.TempDir(), token: common.Address{0x0c}, blocks: count * each,
		offer: &offer{address: common.Address{0x0f}, terms: bindings.Terms{Token: common.Address{0x0c}}},
	}
	p.open = func(context.Context) (segments, error) { return &onDisk{dir: p.dir}, nil }
	for i := range count {
		number := uint64(i+1) * proof.HistoryRing
		var list []*blockItem
		ring := map[common.Hash][]byte{}
		for n := number - uint64(each) - 1; n < number-1; n++ {
			item, hash := p.block(t, n)
			list = append(list, item)
			ring[hashed(proof.HistorySlot(n))], _ = rlp.EncodeToBytes(new(big.Int).SetBytes(hash[:]))
		}
		slots := newBlobs()
		root := trieOf(t, slots, ring)
		for h := range slots.byHash {
			slots.used[h] = true
		}
		a := &anchor{HeaderFields: header(t, &types.Header{Number: new(big.Int).SetUint64(number), Time: number}), history: root}
		p.anchors = append([]*anchor{a}, p.anchors...)
		data := segmentFile(t, slots.list(), list)
		if err := os.WriteFile(filepath.Join(p.dir, filepath.Base(blocksName(number))), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

// block is one with a payment.
func (p *paying) block(t testing.TB, number uint64) (*blockItem, common.Hash) {
	t.Helper()
	payer := common.BigToAddress(new(big.Int).SetUint64(number))
	receipt := &types.Receipt{Status: 1, CumulativeGasUsed: 60_000, Logs: []*types.Log{
		{Address: p.token, Topics: []common.Hash{topicAuthorization, word32(payer), number32(number)}, Data: []byte{}},
		{Address: p.token, Topics: []common.Hash{topicTransfer, word32(payer), word32(p.offer.address)}, Data: common.LeftPadBytes([]byte{1, 0}, 32)},
	}}
	raw, err := receipt.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	nodes, root, err := proof.ListNodes([][]byte{raw}, []uint64{0})
	if err != nil {
		t.Fatal(err)
	}
	head := encodedHeader(t, &types.Header{Number: new(big.Int).SetUint64(number), Time: number, ReceiptHash: root})
	return &blockItem{Header: head, Receipts: []uint64{0}, Attempts: []uint64{}, Nodes: nodes}, crypto.Keccak256Hash(head)
}

// read goes over the record as a verification does, and gives the most memory that was live on the way, and the payments.
func (p *paying) read(t testing.TB) (peak uint64, payments int) {
	t.Helper()
	s := newSystem(newWorld(p.anchors[0].HeaderFields), 1)
	s.offers, s.byAddress[p.offer.address], s.tokens[p.token] = []*offer{p.offer}, p.offer, &token{}
	seen := 0
	watched := watching{p.proven, func() {
		if seen++; seen%1000 == 0 {
			var m runtime.MemStats
			runtime.GC()
			runtime.ReadMemStats(&m)
			peak = max(peak, m.HeapAlloc)
		}
	}}
	if _, err := s.history(t.Context(), chained{watched}, nil); err != nil {
		t.Fatal(err)
	}
	flows, err := s.money(t.Context(), chained{watched}, nil, nil, written{&lines{out: io.Discard}, &lines{out: io.Discard}})
	if err != nil {
		t.Fatal(err)
	}
	return peak, flows[p.offer].count
}

// watching tells of every block.
type watching struct {
	blockSource
	tell func()
}

func (w watching) each(ctx context.Context, take func(*provenBlock) error) error {
	return w.blockSource.each(ctx, func(b *provenBlock) error { w.tell(); return take(b) })
}

// Ten times the payments take no more memory to verify, but for the bounds of one segment.
func TestMemoryDoesNotGrowWithPayments(t *testing.T) {
	few, many := newPaying(t, 1, 2000), newPaying(t, 4, 5000)
	small, n := few.read(t)
	if n != few.blocks {
		t.Fatalf("%d of %d payments", n, few.blocks)
	}
	large, n := many.read(t)
	if n != many.blocks {
		t.Fatalf("%d of %d payments", n, many.blocks)
	}
	t.Logf("live at most: %d KiB with %d payments, %d KiB with %d", small>>10, few.blocks, large>>10, many.blocks)
	if large > small+4<<20 {
		t.Errorf("%d payments take %d bytes, %d take %d", few.blocks, small, many.blocks, large)
	}
}

func BenchmarkBlocks(b *testing.B) {
	p := newPaying(b, 2, 5000)
	b.ResetTimer()
	for range b.N {
		peak, _ := p.read(b)
		b.ReportMetric(float64(peak), "live-bytes")
	}
	b.ReportMetric(float64(p.blocks*b.N)/b.Elapsed().Seconds(), "payments/s")
}
