package chain

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"
)

// Tag names a block that the chain's own rules protect.
type Tag string

// Tags of chains with finality; TagNone counts blocks only.
const (
	TagNone      Tag = ""
	TagSafe      Tag = "safe"
	TagFinalized Tag = "finalized"
)

// Finality says which blocks may be acted upon: those up to the tagged block where the chain has the tag, else those with
// at least Depth blocks on top. Depth must be enough by itself.
type Finality struct {
	Tag   Tag
	Depth uint64
}

// ErrTooShort says that the chain has no block of the wanted depth yet.
var ErrTooShort = errors.New("chain is shorter than the wanted depth")

var tagNumbers = map[Tag]rpc.BlockNumber{TagSafe: rpc.SafeBlockNumber, TagFinalized: rpc.FinalizedBlockNumber}

// headers is what finality needs of a chain.
type headers interface {
	HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error)
}

// confirmedHead reads the newest block that f allows; head, when given, is the chain's newest.
func confirmedHead(ctx context.Context, c headers, f Finality, head *types.Header) (*types.Header, error) {
	if f.Tag != TagNone {
		tagged, err := c.HeaderByNumber(ctx, big.NewInt(int64(tagNumbers[f.Tag])))
		if err == nil || !tagUnknown(err) {
			return tagged, err
		}
	}
	if head == nil {
		var err error
		if head, err = c.HeaderByNumber(ctx, nil); err != nil {
			return nil, err
		}
	}
	if f.Depth == 0 {
		return head, nil
	}
	number := head.Number.Uint64()
	if number < f.Depth {
		return nil, fmt.Errorf("%w: head %d, depth %d", ErrTooShort, number, f.Depth)
	}
	return c.HeaderByNumber(ctx, new(big.Int).SetUint64(number-f.Depth))
}

// tagUnknown reports whether the node said that it has no such block, rather than nothing.
func tagUnknown(err error) bool {
	var node rpc.Error
	return errors.Is(err, ErrNotFound) || errors.As(err, &node) && !errors.Is(err, ErrRateLimited)
}
