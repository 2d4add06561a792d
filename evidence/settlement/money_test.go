package settlement

import (
	"math/big"
	"testing"
)

// A first fee is pending only where a case with a dispute ends by a cause of its own before any appeal.
func TestUnheard(t *testing.T) {
	some, none := big.NewInt(7), new(big.Int)
	for _, k := range []struct {
		cause   uint8
		dispute *big.Int
		appeals uint8
		want    bool
	}{
		{CauseEquivocation, some, 0, true}, {CauseTimeout, some, 0, true},
		{CauseEquivocation, none, 0, false}, {CauseTimeout, none, 0, false}, {CauseTimeout, some, 1, false},
		{CauseFailed, some, 0, false}, {CauseBurden, some, 0, false}, {CauseConceded, none, 0, false},
	} {
		if got := Unheard(k.cause, k.dispute, k.appeals); got != k.want {
			t.Errorf("%+v: %t", k, got)
		}
	}
}
