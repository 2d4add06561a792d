package snapshot

import (
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/params"

	"github.com/redress-protocol/redress/evidence/proof"
)

// ground is an anchor while the freezer works on its segment.
type ground struct {
	anchor
	raw    []byte   // header
	lead   *blobs   // account of the EIP-2935 contract, and the slot of the next anchor
	extra  *blobs   // slots of blocks that only draws need
	file   *content // blocks of the segment; nil where there are none
	blocks []uint64 // that are listed
}

// spoolBlocks writes the record's blocks to temporary files, segment by segment, oldest first.
func (f *freezer) spoolBlocks(ctx context.Context) error {
	if err := f.findGrounds(ctx); err != nil {
		return err
	}
	rest := f.listed
	for i := len(f.grounds) - 1; i >= 0; i-- {
		g := f.grounds[i]
		n := 0
		for n < len(rest) && g.inSegment(rest[n].block) {
			n++
		}
		if err := f.segment(ctx, g, rest[:n], len(f.listed)-len(rest)); err != nil {
			return err
		}
		rest = rest[n:]
	}
	f.report("blocks", uint64(len(f.listed)), uint64(len(f.listed)))
	if len(rest) > 0 {
		return fmt.Errorf("%w: block %d has a log of the record", ErrReorganized, rest[0].block)
	}
	return nil
}

// findGrounds reads the anchors down to the earliest block.
func (f *freezer) findGrounds(ctx context.Context) error {
	earliest := f.w.final.Number
	if len(f.listed) > 0 {
		earliest = min(earliest, f.listed[0].block)
	}
	if e := f.extends(); e != nil {
		earliest = e.Block.Number
	}
	hash := f.w.final.Hash
	count := anchorCount(f.w.final.Number, earliest)
	for i := range count {
		raw, err := f.header(ctx, hash)
		if err != nil {
			return err
		}
		fields, err := proof.DecodeHeader(raw)
		if err != nil {
			return err
		}
		g := &ground{anchor: anchor{HeaderFields: fields}, raw: raw, lead: newBlobs(), extra: newBlobs()}
		f.grounds = append(f.grounds, g)
		if i == count-1 {
			return nil
		}
		next := g.Number - proof.HistoryRing
		if err := f.slots(ctx, g, g.lead, []uint64{next}); err != nil {
			return err
		}
		if hash, err = g.hashOf(g.lead, next); err != nil {
			return fmt.Errorf("hash of block %d: %w", next, err)
		}
	}
	return nil
}

// slots takes the proofs of blocks' hashes at an anchor, many at once.
func (f *freezer) slots(ctx context.Context, g *ground, into *blobs, numbers []uint64) error {
	var slots []common.Hash
	for _, n := range numbers {
		if g.bySlot(n) {
			slots = append(slots, proof.HistorySlot(n))
		}
	}
	parts := slices.Collect(slices.Chunk(slots, proofBatch))
	proofs := make([]proof.StateProof, len(parts))
	err := concurrently(ctx, len(parts), func(ctx context.Context, i int) (err error) {
		proofs[i], err = f.chain.Proof(ctx, params.HistoryStorageAddress, parts[i], g.Hash)
		return err
	})
	if err != nil {
		return fmt.Errorf("read hashes at block %d: %w", g.Number, err)
	}
	for _, p := range proofs {
		for _, s := range p.Storage {
			into.addAll(s.Nodes)
		}
		if g.history == (common.Hash{}) {
			g.lead.addAll(p.Account)
			if err := g.proveHistory(g.lead); err != nil {
				return fmt.Errorf("read hashes at block %d: %w", g.Number, err)
			}
		}
	}
	return nil
}

// numbersOf lists the blocks whose hashes a segment proves, ascending.
func (f *freezer) numbersOf(g *ground, blocks []uint64) []uint64 {
	if e := f.extends(); e != nil && g.inSegment(e.Block.Number) {
		return append([]uint64{e.Block.Number}, blocks...)
	}
	return blocks
}

// segment writes the blocks of one segment.
func (f *freezer) segment(ctx context.Context, g *ground, list []listing, done int) error {
	for _, l := range list {
		if n := len(g.blocks); n == 0 || g.blocks[n-1] != l.block {
			g.blocks = append(g.blocks, l.block)
		}
	}
	numbers := f.numbersOf(g, g.blocks)
	if len(numbers) == 0 {
		return nil
	}
	nodes := newBlobs()
	if err := f.slots(ctx, g, nodes, numbers); err != nil {
		return err
	}
	hashes, err := g.hashes(nodes, numbers)
	if err != nil {
		return err
	}
	if e := f.extends(); e != nil && len(numbers) > len(g.blocks) && hashes[e.Block.Number] != e.Block.Hash {
		return fail(fileManifest, "block %d is %s here, the snapshot extended ends with %s: it is of another chain",
			e.Block.Number, hashes[e.Block.Number], e.Block.Hash)
	}
	if len(g.blocks) == 0 && len(nodes.used) == 0 {
		return nil
	}
	out, err := newSpool(f.dir, blocksName(g.Number))
	if err != nil {
		return err
	}
	if err := writeItem(out, nodes.list()); err != nil {
		return err
	}
	if err := f.items(ctx, out, list, hashes, done); err != nil {
		return err
	}
	c, err := out.content()
	g.file = &c
	return err
}

func (g *ground) hashes(nodes *blobs, numbers []uint64) (map[uint64]common.Hash, error) {
	out := make(map[uint64]common.Hash, len(numbers))
	for _, n := range numbers {
		hash, err := g.hashOf(nodes, n)
		if err != nil {
			return nil, fmt.Errorf("hash of block %d at block %d: %w", n, g.Number, err)
		}
		out[n] = hash
	}
	return out, nil
}

func writeItem(out io.Writer, v any) error {
	raw, err := encodeItem(v)
	if err != nil {
		return err
	}
	_, err = out.Write(raw)
	return err
}

// items writes the block items of a segment, some of them read at once.
func (f *freezer) items(ctx context.Context, out io.Writer, list []listing, hashes map[uint64]common.Hash, done int) error {
	var blocks [][]listing
	for len(list) > 0 {
		n := slices.IndexFunc(list, func(l listing) bool { return l.block != list[0].block })
		if n < 0 {
			n = len(list)
		}
		blocks, list = append(blocks, list[:n]), list[n:]
	}
	for part := range slices.Chunk(blocks, 4*parallel) {
		f.report("blocks", uint64(done), uint64(len(f.listed)))
		made := make([]*blockItem, len(part))
		err := concurrently(ctx, len(part), func(ctx context.Context, i int) error {
			var err error
			made[i], err = f.item(ctx, hashes[part[i][0].block], part[i])
			return err
		})
		if err != nil {
			return err
		}
		for i, item := range made {
			if err := writeItem(out, item); err != nil {
				return fmt.Errorf("block %d: %w", part[i][0].block, err)
			}
			done += len(part[i])
		}
	}
	return nil
}

// item proves the transactions of one block. Its tries are built once.
func (f *freezer) item(ctx context.Context, hash common.Hash, list []listing) (*blockItem, error) {
	raw, err := f.header(ctx, hash)
	if err != nil {
		return nil, err
	}
	fields, err := proof.DecodeHeader(raw)
	if err != nil {
		return nil, err
	}
	item := &blockItem{Header: raw, Receipts: []uint64{}, Attempts: []uint64{}}
	positions := make([]uint64, len(list))
	for i, l := range list {
		positions[i] = uint64(l.tx)
		if l.attempt {
			item.Attempts = append(item.Attempts, uint64(l.tx))
		} else {
			item.Receipts = append(item.Receipts, uint64(l.tx))
		}
	}
	receipts, err := f.chain.BlockReceipts(ctx, hash)
	if err != nil {
		return nil, fmt.Errorf("read receipts of block %d: %w", fields.Number, err)
	}
	set := newBlobs()
	if err := provePositions(set, receipts, positions, fields.ReceiptsRoot); err != nil {
		return nil, fmt.Errorf("receipts of block %d: %w", fields.Number, err)
	}
	if len(item.Attempts) > 0 {
		_, txs, err := f.chain.BlockTransactions(ctx, fields.Number)
		if err != nil {
			return nil, fmt.Errorf("read transactions of block %d: %w", fields.Number, err)
		}
		if err := provePositions(set, txs, item.Attempts, fields.TxRoot); err != nil {
			return nil, fmt.Errorf("transactions of block %d: %w", fields.Number, err)
		}
	}
	for h := range set.byHash {
		set.used[h] = true
	}
	item.Nodes = set.list()
	return item, nil
}

// provePositions takes the nodes that prove values of a block's list.
func provePositions[T interface{ MarshalBinary() ([]byte, error) }](into *blobs, values []T, positions []uint64, root common.Hash) error {
	raw := make([][]byte, len(values))
	for i, v := range values {
		var err error
		if raw[i], err = v.MarshalBinary(); err != nil {
			return fmt.Errorf("encode %d: %w", i, err)
		}
	}
	nodes, got, err := proof.ListNodes(raw, positions)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrReorganized, err)
	}
	if got != root {
		return fmt.Errorf("%w: they hash to %s, the header says %s", ErrReorganized, got, root)
	}
	into.addAll(nodes)
	return nil
}

// spooled opens the spooled segments.
type spooled struct {
	of   map[uint64]*ground
	open io.ReadCloser
}

func (s *spooled) segment(_ context.Context, a *anchor) (io.Reader, int64, error) {
	s.close()
	g := s.of[a.Number]
	if g.file == nil {
		return nil, 0, nil
	}
	in, err := g.file.open()
	if err != nil {
		return nil, 0, err
	}
	s.open = in
	return in, g.file.Bytes, nil
}

func (s *spooled) close() {
	if s.open != nil {
		s.open.Close()
		s.open = nil
	}
}

// source gives the spooled blocks as a verifier reads them.
func (f *freezer) source() *proven {
	of, anchors := map[uint64]*ground{}, []*anchor{}
	for _, g := range f.grounds {
		of[g.Number] = g
		anchors = append(anchors, &g.anchor)
	}
	return &proven{anchors: anchors, extends: f.extends(), open: func(context.Context) (segments, error) { return &spooled{of: of}, nil }}
}
