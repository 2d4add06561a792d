package snapshot

import (
	"context"

	"github.com/ethereum/go-ethereum/common"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/snapshot/layout"
)

// storage reads one contract's proven storage through the compiler's layout. The first error is kept, later reads give
// zero: the caller reads what it needs and then asks once.
type storage struct {
	w       *world
	address common.Address
	facts   *layout.Contract
	err     error
}

func (s *storage) word(ctx context.Context, p layout.Place) *uint256.Int {
	if s.err != nil {
		return new(uint256.Int)
	}
	if err := p.Err(); err != nil {
		s.err = fail(fileContracts, "layout of %s: %w", s.facts.Name, err)
		return new(uint256.Int)
	}
	word, err := s.w.slot(ctx, s.address, p.Slot())
	if err != nil {
		s.err = err
		return new(uint256.Int)
	}
	return p.Extract(word)
}

func (s *storage) hash(ctx context.Context, p layout.Place) common.Hash {
	return s.word(ctx, p).Bytes32()
}

func (s *storage) addressAt(ctx context.Context, p layout.Place) common.Address {
	return s.word(ctx, p).Bytes20()
}

func (s *storage) number(ctx context.Context, p layout.Place) uint64 {
	v := s.word(ctx, p)
	if !v.IsUint64() && s.err == nil {
		s.err = fail(fileContracts, "a number of %s is above 2^64", s.facts.Name)
	}
	return v.Uint64()
}

func (s *storage) flag(ctx context.Context, p layout.Place) bool { return !s.word(ctx, p).IsZero() }

// load asks for variables and structs at once where they are read from a chain. The reads that follow find them there.
func (s *storage) load(ctx context.Context, places ...layout.Place) {
	if s.err != nil || s.w.fetch == nil {
		return
	}
	var slots []common.Hash
	seen := map[common.Hash]bool{} // variables may share a word
	for _, p := range places {
		for _, word := range p.Words() {
			if !seen[word] {
				seen[word], slots = true, append(slots, word)
			}
		}
	}
	s.err = s.w.ask(ctx, s.address, slots)
}

// ahead finds out what will be read, where it is read from a chain: what f reads does not count as used. Offline it does
// nothing.
func (s *storage) ahead(f func(st *storage)) error {
	if s.err != nil || s.w.fetch == nil {
		return s.err
	}
	st := &storage{w: s.w.aside(), address: s.address, facts: s.facts}
	f(st)
	return st.err
}

// variable begins a path.
func (s *storage) variable(label string) layout.Place { return s.facts.Var(label) }

// word32 is a mapping's key.
func word32(a common.Address) common.Hash { return common.BytesToHash(a[:]) }

func number32(n uint64) common.Hash { return uint256.NewInt(n).Bytes32() }
