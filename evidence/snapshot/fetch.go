package snapshot

import (
	"context"
	"fmt"
	"sync"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/proof"
)

func (f *freezer) state(ctx context.Context, w *world, address common.Address, slots []common.Hash) error {
	p, err := f.chain.Proof(ctx, address, slots, w.final.Hash)
	if err != nil {
		return fmt.Errorf("read proof of %s: %w", address, err)
	}
	w.nodes.addAll(p.Account)
	for _, slot := range p.Storage {
		w.nodes.addAll(slot.Nodes)
	}
	return nil
}

func (f *freezer) code(ctx context.Context, w *world, address common.Address, hash common.Hash) error {
	code, err := f.chain.CodeAtHash(ctx, address, w.final.Hash)
	if err != nil {
		return fmt.Errorf("read code of %s: %w", address, err)
	}
	if crypto.Keccak256Hash(code) != hash {
		return fmt.Errorf("read code of %s: it does not hash to %s", address, hash)
	}
	w.codes.add(code)
	return nil
}

func (f *freezer) document(ctx context.Context, w *world, hash common.Hash) error {
	if f.o.Documents == nil || f.withheld[hash] {
		return nil
	}
	data, err := f.o.Documents(ctx, hash)
	if err != nil {
		return fmt.Errorf("read document %s: %w", hash, err)
	}
	if data == nil {
		f.withheld[hash] = true
		return nil
	}
	if crypto.Keccak256Hash(data) != hash {
		return fmt.Errorf("read document %s: the bytes hash to %s", hash, crypto.Keccak256Hash(data))
	}
	w.documents.add(data)
	return nil
}

// draw proves an older block's hash under its anchor, and remembers that the record needs it.
func (f *freezer) draw(ctx context.Context, number uint64) (common.Hash, error) {
	for _, g := range f.grounds {
		if !g.inSegment(number) {
			continue
		}
		if _, err := g.hashOf(g.extra, number); err != nil {
			if err := f.slots(ctx, g, g.extra, []uint64{number}); err != nil {
				return common.Hash{}, err
			}
		}
		hash, err := g.hashOf(g.extra, number)
		if err != nil {
			return common.Hash{}, fmt.Errorf("hash of block %d: %w", number, err)
		}
		f.drawn[number] = hash
		return hash, nil
	}
	return common.Hash{}, fail(fileCommittee, "block %d, which serves a draw, is older than the record", number)
}

// draws proves older blocks' hashes under their anchors, many at once. What is out of reach shows when it is needed.
func (f *freezer) draws(ctx context.Context, numbers []uint64) error {
	for _, g := range f.grounds {
		var of []uint64
		for _, n := range numbers {
			if _, err := g.hashOf(g.extra, n); g.inSegment(n) && err != nil {
				of = append(of, n)
			}
		}
		if err := f.slots(ctx, g, g.extra, of); err != nil {
			return err
		}
	}
	return nil
}

// header reads a header by hash.
func (f *freezer) header(ctx context.Context, hash common.Hash) ([]byte, error) {
	h, err := f.chain.HeaderByHash(ctx, hash)
	if err != nil {
		return nil, fmt.Errorf("read header %s: %w", hash, err)
	}
	raw, err := proof.EncodeHeader(h, hash)
	if err != nil {
		return nil, fmt.Errorf("read header %s: %w", hash, err)
	}
	return raw, nil
}

// concurrently runs n jobs, at most parallel at once. The first that fails ends the others.
func concurrently(ctx context.Context, n int, job func(ctx context.Context, i int) error) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var first error
	var once sync.Once
	var wait sync.WaitGroup
	free := make(chan struct{}, parallel)
	for i := range n {
		free <- struct{}{}
		wait.Go(func() {
			defer func() { <-free }()
			err := ctx.Err()
			if err == nil {
				err = job(ctx, i)
			}
			if err != nil {
				once.Do(func() { first = err; cancel() })
			}
		})
	}
	wait.Wait()
	return first
}
