package snapshot

import (
	"context"
	"errors"
	"io"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/proof"
)

// blockSource gives the proven blocks of a record in the order of the chain, as often as it is asked. It never holds more
// than one segment's nodes and one block.
type blockSource interface {
	each(ctx context.Context, take func(*provenBlock) error) error
}

// chained is the record of snapshots that extend each other, oldest first.
type chained []blockSource

// each also says whether a block is of the last snapshot.
func (c chained) each(ctx context.Context, take func(b *provenBlock, own bool) error) error {
	for i, s := range c {
		if err := s.each(ctx, func(b *provenBlock) error { return take(b, i == len(c)-1) }); err != nil {
			return err
		}
	}
	return nil
}

// segments opens the file of blocks of an anchor, nil where there is none. Anchors are asked for oldest first.
type segments interface {
	segment(ctx context.Context, a *anchor) (in io.Reader, size int64, err error)
	close()
}

// proven is the blocks of one snapshot under their anchors.
type proven struct {
	anchors []*anchor // newest first
	extends *Base
	open    func(ctx context.Context) (segments, error)
}

// each verifies every block on the way: its hash under its segment's anchor, then what it proves.
func (p *proven) each(ctx context.Context, take func(*provenBlock) error) error {
	files, err := p.open(ctx)
	if err != nil {
		return err
	}
	defer files.close()
	s := stretch{proven: p, take: take}
	if p.extends != nil {
		s.last, s.any = p.extends.Block.Number, true
	}
	for i := len(p.anchors) - 1; i >= 0; i-- {
		a := p.anchors[i]
		in, size, err := files.segment(ctx, a)
		if err != nil {
			return err
		}
		if err := s.segment(ctx, a, in, size); err != nil {
			return err
		}
		if i < len(p.anchors)-1 {
			continue
		}
		// The oldest one is there for the blocks of its segment alone.
		if i > 0 && !s.filled {
			return fail(fileAnchors, "block %d leads to no block of this record", a.Number)
		}
		if a.history != (common.Hash{}) && !s.slots {
			return fail(fileAnchors, "block %d proves an EIP-2935 contract that nothing needs", a.Number)
		}
	}
	if p.extends != nil && !s.joined {
		return fail(fileAnchors, "block %d, the last of the snapshot extended, is not reached", p.extends.Block.Number)
	}
	return nil
}

// stretch is one passage over the blocks.
type stretch struct {
	*proven
	take   func(*provenBlock) error
	last   uint64 // number of the block before
	any    bool   // there is a block before
	filled bool   // the segment has a block, or the one that is extended
	slots  bool   // the segment's hashes need the EIP-2935 contract
	joined bool   // the block that is extended was found to be an ancestor
}

func (s *stretch) segment(ctx context.Context, a *anchor, in io.Reader, size int64) error {
	file := blocksName(a.Number)
	s.filled, s.slots = false, false
	nodes := newBlobs()
	var list *items
	if in != nil {
		list = newItems(file, in, size)
		var err error
		if nodes, err = list.nodes(); err != nil {
			return err
		}
	}
	if e := s.extends; e != nil && a.inSegment(e.Block.Number) {
		hash, err := s.hash(a, nodes, e.Block.Number)
		if err != nil {
			return err
		}
		if hash != e.Block.Hash {
			return fail(file, "block %d is %s here, the snapshot extended ends with %s: it is of another chain", e.Block.Number, hash, e.Block.Hash)
		}
		s.joined = true
	}
	if list != nil {
		if err := s.blocks(ctx, a, nodes, list); err != nil {
			return err
		}
		if !s.filled {
			return fail(file, "holds no block")
		}
	}
	if h, ok := nodes.unused(); ok {
		return fail(file, "node %s of the blocks' hashes proves nothing here", h)
	}
	return nil
}

// hash gives the hash of a block of the segment.
func (s *stretch) hash(a *anchor, nodes *blobs, number uint64) (common.Hash, error) {
	s.filled = true
	s.slots = s.slots || a.bySlot(number)
	hash, err := a.hashOf(nodes, number)
	if err != nil {
		return hash, fail(blocksName(a.Number), "hash of block %d: %w", number, err)
	}
	return hash, nil
}

func (s *stretch) blocks(ctx context.Context, a *anchor, nodes *blobs, list *items) error {
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		var item blockItem
		if err := list.next(&item); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		header, err := proof.DecodeHeader(item.Header)
		if err != nil {
			return fail(list.file, "header: %w", err)
		}
		if s.any && header.Number <= s.last {
			return fail(list.file, "block %d is repeated or out of order, after block %d", header.Number, s.last)
		}
		if !a.inSegment(header.Number) {
			return fail(list.file, "block %d is not of the segment that ends with block %d", header.Number, a.Number)
		}
		hash, err := s.hash(a, nodes, header.Number)
		if err != nil {
			return err
		}
		if header.Hash != hash {
			return fail(list.file, "block %d is %s in the chain, the header hashes to %s", header.Number, hash, header.Hash)
		}
		s.last, s.any = header.Number, true
		b, err := item.prove(list.file, header)
		if err != nil {
			return err
		}
		if err := s.take(b); err != nil {
			return err
		}
	}
}

// archived opens an archive's files of blocks.
type archived struct {
	a *Archive
	c *cursor
}

func (f *archived) segment(_ context.Context, a *anchor) (io.Reader, int64, error) {
	file, ok := f.a.files[blocksName(a.Number)]
	if !ok {
		return nil, 0, nil
	}
	return f.c, file.Bytes, f.c.seek(file.Name)
}

func (f *archived) close() { f.c.Close() }

// blocks is the source of an archive whose anchors were verified.
func (a *Archive) blocks(anchors []*anchor) (*proven, error) {
	named := map[string]bool{}
	for _, x := range anchors {
		named[blocksName(x.Number)] = true
	}
	for _, f := range a.manifest.Files {
		if ofBlocks.MatchString(f.Name) && !named[f.Name] {
			return nil, fail(f.Name, "no anchor has this number")
		}
	}
	return &proven{anchors: anchors, extends: a.manifest.Extends, open: func(ctx context.Context) (segments, error) {
		c, err := a.cursor(ctx)
		if err != nil {
			return nil, err
		}
		return &archived{a, c}, nil
	}}, nil
}
