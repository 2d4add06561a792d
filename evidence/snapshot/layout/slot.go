package layout

import (
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"
)

// Place is where a value lies in storage. It is built step by step; the first wrong step is kept and reported by Err,
// so that a path reads as one expression.
type Place struct {
	contract *Contract
	typ      string
	slot     uint256.Int
	offset   int // bytes from the least significant
	err      error
}

// Var is the place of a state variable.
func (c *Contract) Var(label string) Place {
	for _, v := range c.Storage {
		if v.Label == label {
			return Place{contract: c, typ: v.Type, slot: *uint256.NewInt(v.Slot), offset: v.Offset}
		}
	}
	return Place{err: fmt.Errorf("%w: %s.%s", ErrUnknownVariable, c.Name, label)}
}

// Err is the first wrong step of the path.
func (p Place) Err() error {
	if p.err != nil {
		return p.err
	}
	if t := p.shape(); t.Size > common.HashLength {
		return fmt.Errorf("%w: %s.%s does not fit one slot", ErrShape, p.contract.Name, p.typ)
	}
	return nil
}

// Slot is the storage key of the word that holds the value.
func (p Place) Slot() common.Hash { return p.slot.Bytes32() }

// Extract cuts the value out of its word.
func (p Place) Extract(word common.Hash) *uint256.Int {
	v := new(uint256.Int).SetBytes32(word[:])
	v.Rsh(v, uint(8*p.offset))
	if size := p.width(); size < common.HashLength {
		mask := new(uint256.Int).Lsh(uint256.NewInt(1), uint(8*size))
		v.And(v, mask.SubUint64(mask, 1))
	}
	return v
}

// Key is the value of a mapping under a key of one word (addresses and numbers left-padded).
func (p Place) Key(key common.Hash) Place {
	t, ok := p.expect("mapping")
	if !ok {
		return p
	}
	base := p.slot.Bytes32()
	p.slot.SetBytes32(crypto.Keccak256(key[:], base[:]))
	p.typ, p.offset = t.Value, 0
	return p
}

// Index is the element of an array. Of a dynamic one the caller reads the length from Length and stays below it.
func (p Place) Index(i uint64) Place {
	if p.err == nil {
		if fixed := p.shape(); fixed.Encoding == "inplace" && fixed.Base != "" {
			return p.element(fixed, i)
		}
	}
	t, ok := p.expect("dynamic_array")
	if !ok {
		return p
	}
	base := p.slot.Bytes32()
	p.slot.SetBytes32(crypto.Keccak256(base[:]))
	size := uint64(max(1, p.contract.Types[t.Base].Size))
	if size <= common.HashLength/2 {
		each := common.HashLength / size
		p.slot.AddUint64(&p.slot, i/each)
		p.offset = int(i % each * size)
	} else {
		words := (size + common.HashLength - 1) / common.HashLength
		step := new(uint256.Int).Mul(uint256.NewInt(i), uint256.NewInt(words))
		p.slot.Add(&p.slot, step)
		p.offset = 0
	}
	p.typ = t.Base
	return p
}

// element is that of an array of fixed length whose elements take whole words each.
func (p Place) element(array Type, i uint64) Place {
	size := uint64(p.contract.Types[array.Base].Size)
	if size < common.HashLength || size%common.HashLength != 0 || i >= uint64(array.Size)/size {
		p.err = fmt.Errorf("%w: %s[%d]", ErrShape, p.typ, i)
		return p
	}
	p.slot.AddUint64(&p.slot, i*(size/common.HashLength))
	p.typ, p.offset = array.Base, 0
	return p
}

// Words are the storage keys of the words that a value takes. What mappings and dynamic arrays hold is elsewhere: of a mapping
// there is no word, of a dynamic array its length.
func (p Place) Words() []common.Hash {
	if p.err != nil {
		return nil
	}
	return p.contract.words(p.typ, p.slot, nil)
}

func (c *Contract) words(typ string, at uint256.Int, out []common.Hash) []common.Hash {
	t := c.Types[typ]
	switch {
	case t.Encoding == "mapping":
		return out
	case len(t.Members) > 0:
		for _, m := range t.Members {
			var slot uint256.Int
			slot.AddUint64(&at, m.Slot)
			// Members may share a word.
			for _, word := range c.words(m.Type, slot, nil) {
				if !slices.Contains(out, word) {
					out = append(out, word)
				}
			}
		}
		return out
	}
	for range max(1, (t.Size+common.HashLength-1)/common.HashLength) {
		out = append(out, at.Bytes32())
		at.AddUint64(&at, 1)
	}
	return out
}

// Length is the number of elements of a dynamic array.
func (p Place) Length() Place {
	if _, ok := p.expect("dynamic_array"); !ok {
		p.err = fmt.Errorf("%w: %s has no length", ErrShape, p.typ)
	}
	return p
}

// Member is a struct's member.
func (p Place) Member(label string) Place {
	if p.err != nil {
		return p
	}
	for _, m := range p.shape().Members {
		if m.Label == label {
			p.slot.AddUint64(&p.slot, m.Slot)
			p.typ, p.offset = m.Type, m.Offset
			return p
		}
	}
	p.err = fmt.Errorf("%w: %s.%s", ErrUnknownVariable, p.typ, label)
	return p
}

// Members names a struct's members in order of declaration.
func (p Place) Members() []string {
	if p.err != nil {
		return nil
	}
	var names []string
	for _, m := range p.shape().Members {
		names = append(names, m.Label)
	}
	return names
}

func (p Place) shape() Type { return p.contract.Types[p.typ] }

// width is the size of the value in its word. Arrays and mappings occupy a whole one.
func (p Place) width() int {
	if t := p.shape(); t.Encoding == "inplace" && t.Size > 0 && t.Size < common.HashLength {
		return t.Size
	}
	return common.HashLength
}

func (p *Place) expect(encoding string) (Type, bool) {
	if p.err != nil {
		return Type{}, false
	}
	t := p.shape()
	if t.Encoding != encoding {
		p.err = fmt.Errorf("%w: %s is %s, not %s", ErrShape, p.typ, t.Encoding, encoding)
		return Type{}, false
	}
	return t, true
}
