package adjudication

import "github.com/holiman/uint256"

// choices reads a byte string as a sequence of choices; past its end every choice is zero.
type choices struct{ rest []byte }

func (c *choices) below(n int) int {
	var v int
	for range 2 {
		v <<= 8
		if len(c.rest) > 0 {
			v |= int(c.rest[0])
			c.rest = c.rest[1:]
		}
	}
	return v % n
}

// generate makes a procedure and a round. Most procedures are consistent; one in sixteen has a field overwritten. Most
// words are legal; one in sixteen has bits added.
func generate(raw []byte) (Procedure, []uint256.Int) {
	c := &choices{raw}
	p := consistent(c)
	if c.below(16) == 15 {
		spoil(c, &p)
	}
	words := make([]uint256.Int, c.below(8))
	if c.below(64) == 63 {
		words = make([]uint256.Int, 31+c.below(2))
	}
	for i := range words {
		words[i] = legal(c, p)
		if c.below(16) == 15 {
			var extra uint256.Int
			extra.SetUint64(uint64(1 + c.below(1<<16)))
			words[i].Or(&words[i], extra.Lsh(&extra, uint(c.below(WordBits))))
		}
	}
	return p, words
}

func consistent(c *choices) Procedure {
	p := Procedure{Requirements: uint8(1 + c.below(8)), Judges: uint8(c.below(5))}
	if p.Judges != 0 {
		p.Judged = uint8(1 + c.below(1<<p.Requirements-1))
		most := 128 / (int(p.Requirements) * int(p.Judges))
		if c.below(3) != 0 {
			most = min(most, 7)
		}
		fewest := 255
		for j := range int(p.Judges) {
			n := 2*c.below((most+1)/2) + 1
			p.Runs |= uint32(n) << (8 * j)
			fewest = min(fewest, n)
		}
		p.MaxDissents = uint8(c.below((fewest + 1) / 2))
	}
	p.Burden, p.Policy, p.Rule = Burden(c.below(2)), Policy(c.below(2)), OutcomeRule(c.below(2))
	if p.Rule == RuleWeightedThreshold {
		p.ThresholdBps = uint16(c.below(MaxBps + 1))
		for r := range int(p.Requirements) {
			var w uint256.Int
			w.SetUint64(uint64(c.below(1<<16) * []int{0, 1, 1 << 16}[c.below(3)]))
			p.Weights.Or(&p.Weights, w.Lsh(&w, uint(32*r)))
		}
		if p.Weights.IsZero() {
			p.Weights.SetOne()
		}
	}
	p.Panel = uint8(2*c.below(16) + 1)
	return p
}

func spoil(c *choices, p *Procedure) {
	v := c.below(1 << 16)
	switch c.below(9) {
	case 0:
		p.Requirements = uint8(v)
	case 1:
		p.Judges = uint8(v)
	case 2:
		p.Judged = uint8(v)
	case 3:
		p.MaxDissents = uint8(v)
	case 4:
		p.Runs = uint32(v) << (8 * c.below(3))
	case 5:
		p.Rule = OutcomeRule(v % 2)
	case 6:
		p.ThresholdBps = uint16(v)
	case 7:
		p.Weights.Lsh(uint256.NewInt(uint64(v)), uint(c.below(WordBits)))
	case 8:
		p.Panel = uint8(v)
	}
}

// legal fills every addressed cell, leaning towards one verdict per requirement so that majorities happen.
func legal(c *choices, p Procedure) uint256.Int {
	var word uint256.Int
	for r := range int(p.Requirements) {
		lean, tilt := uint64(1+c.below(2)), c.below(10)
		for j := range p.columns() {
			for i := range p.cells(r, j) {
				v := lean
				if c.below(10) >= tilt {
					v = uint64(c.below(3))
				}
				var cell uint256.Int
				cell.SetUint64(v)
				word.Or(&word, cell.Lsh(&cell, p.shift(r, j, i)))
			}
		}
	}
	return word
}
