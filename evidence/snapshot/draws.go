package snapshot

import (
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/evidence/proof"
)

// blockFiles gives the files of anchors and blocks, now that it is known which blocks serve draws.
func (f *freezer) blockFiles(ctx context.Context) ([]content, error) {
	var out []content
	list := make([]anchorItem, len(f.grounds))
	for i, g := range f.grounds {
		if err := f.addDraws(ctx, g); err != nil {
			return nil, err
		}
		list[i] = anchorItem{Header: g.raw, Nodes: [][]byte{}}
		needed := slices.ContainsFunc(f.numbersOf(g, g.blocks), g.bySlot)
		if i < len(f.grounds)-1 || needed {
			list[i].Nodes = g.lead.list()
		}
		if g.file != nil {
			out = append(out, *g.file)
		}
	}
	raw, err := rlp.EncodeToBytes(list)
	if err != nil {
		return nil, fmt.Errorf("encode anchors: %w", err)
	}
	return append(out, inMemory(fileAnchors, raw)), nil
}

// addDraws writes a segment's file again with the blocks that serve draws.
func (f *freezer) addDraws(ctx context.Context, g *ground) error {
	draws := []uint64{}
	for n := range f.drawn {
		if g.inSegment(n) && n >= f.from() {
			draws = append(draws, n)
		}
	}
	if len(draws) == 0 {
		return nil
	}
	slices.Sort(draws)
	nodes, list := newBlobs(), &items{}
	if g.file != nil {
		in, err := g.file.open()
		if err != nil {
			return err
		}
		defer in.Close()
		list = newItems(g.file.Name, in, g.file.Bytes)
		if nodes, err = list.nodes(); err != nil {
			return err
		}
	}
	for _, data := range g.extra.byHash {
		nodes.add(data)
	}
	merged := slices.Concat(g.blocks, draws)
	slices.Sort(merged)
	g.blocks = slices.Compact(merged)
	if _, err := g.hashes(nodes, f.numbersOf(g, g.blocks)); err != nil {
		return err
	}
	out, err := newSpool(f.dir, blocksName(g.Number))
	if err != nil {
		return err
	}
	if err := writeItem(out, nodes.list()); err != nil {
		return err
	}
	if err := f.merge(ctx, out, list, draws); err != nil {
		return err
	}
	c, err := out.content()
	g.file = &c
	return err
}

// merge copies items and marks those that serve draws, adding the blocks that serve nothing else.
func (f *freezer) merge(ctx context.Context, out io.Writer, list *items, draws []uint64) error {
	alone := func(number uint64) error {
		raw, err := f.header(ctx, f.drawn[number])
		if err != nil {
			return err
		}
		return writeItem(out, &blockItem{Header: raw, Receipts: []uint64{}, Attempts: []uint64{}, Draw: 1, Nodes: [][]byte{}})
	}
	for list.stream != nil {
		var item blockItem
		err := list.next(&item)
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
		header, err := proof.DecodeHeader(item.Header)
		if err != nil {
			return err
		}
		for len(draws) > 0 && draws[0] < header.Number {
			if err := alone(draws[0]); err != nil {
				return err
			}
			draws = draws[1:]
		}
		if len(draws) > 0 && draws[0] == header.Number {
			item.Draw, draws = 1, draws[1:]
		}
		if err := writeItem(out, &item); err != nil {
			return err
		}
	}
	for _, number := range draws {
		if err := alone(number); err != nil {
			return err
		}
	}
	return nil
}
