package manifest

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"
)

// Bounds are the measured limits that the typed fields of a signed receipt can break without any judge, as in the
// Offer's terms. Zero or false: not measured. Only a requirement whose failure alone decides for the payer is here.
type Bounds struct {
	Subject  bool
	MaxAge   uint32 // seconds, inclusive
	MinItems uint32 // inclusive
}

// Windows are seconds, as in the Offer's terms.
type Windows struct {
	Contest  uint32
	Answer   uint32
	Continue uint32
	Judge    uint32
}

// Amounts are base units of the token.
type Amounts struct {
	Min        *big.Int // smallest payment covered
	Max        *big.Int // largest payment covered
	Bond       *big.Int
	Fee        *big.Int
	AnswerCost *big.Int
	Penalty    *big.Int
	RelayCap   *big.Int
}

// CompiledRequirement is a requirement in its place: index in Compiled.Requirements = bit of every mask.
type CompiledRequirement struct {
	ID        string
	Statement string
	Judged    bool  // heard by the panel of models
	Check     Check // if not Judged
}

// Compiled is a manifest in the form that the chain replays and the agents run.
type Compiled struct {
	Hash         common.Hash // manifest hash
	ChainID      *big.Int
	Token        common.Address
	Procedure    Procedure
	Bounds       Bounds
	Windows      Windows
	Amounts      Amounts
	Requirements []CompiledRequirement
	Judges       []string // panel judge ids in column order
	Runs         []int    // runs of each judge
	Reading      Reading  // where the receipt's typed fields are read
}

// Compile turns a document into what the chain replays. A document with any defect, or one that does not fit the
// chain's limits, is refused with all of them.
func Compile(d *Document) (*Compiled, []Defect) {
	return nil, nil
}
