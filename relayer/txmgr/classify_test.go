package txmgr

import (
	"errors"
	"math/big"
	"testing"
)

type answer string

func (a answer) Error() string  { return string(a) }
func (a answer) ErrorCode() int { return -32000 }

type internal struct{ answer }

func (internal) ErrorCode() int { return codeInternal }

func TestClassify(t *testing.T) {
	for _, c := range []struct {
		err  error
		want outcome
	}{
		{nil, accepted},
		{answer("already known"), accepted},
		{answer("transaction already imported"), accepted},
		{answer("nonce too low: next nonce 5, tx nonce 4"), nonceTaken},
		{answer("replacement transaction underpriced"), underpriced},
		{answer("insufficient funds for gas * price + value"), rejected},
		{answer("transaction underpriced: tip needed 1"), rejected},
		{answer("upstream request timed out"), unknown},
		{internal{"upstream failed"}, unknown},
		{internal{"nonce too low"}, nonceTaken},
		{errors.New("nonce too low"), unknown}, // not an answer of the node
		{errors.New("connection refused"), unknown},
	} {
		if got := classify(c.err); got != c.want {
			t.Errorf("%v: %d, want %d", c.err, got, c.want)
		}
	}
}

func TestBumpedGrowsSmallValues(t *testing.T) {
	for in, want := range map[int64]int64{0: 0, 1: 2, 100: 115, 101: 117} {
		if got := bumped(big.NewInt(in)).Int64(); got != want {
			t.Errorf("%d: %d, want %d", in, got, want)
		}
	}
}
