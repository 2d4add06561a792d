package chain

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// pollInterval is how often a waiting call asks again.
const pollInterval = 100 * time.Millisecond

// WaitMined waits until tx is in a block and returns its receipt. ctx is the deadline.
func (c *Client) WaitMined(ctx context.Context, tx common.Hash) (*types.Receipt, error) {
	for {
		receipt, err := c.TransactionReceipt(ctx, tx)
		if err == nil {
			return receipt, nil
		}
		if ctx.Err() != nil {
			return nil, fmt.Errorf("wait for %s: %w", tx, ctx.Err())
		}
		if err := Pause(ctx, c.nodes.clock, pollInterval); err != nil {
			return nil, fmt.Errorf("wait for %s: %w", tx, err)
		}
	}
}

// WaitConfirmed waits until tx lies under the given number of further blocks (0: it is in a block) and still belongs to
// the canonical chain. A transaction that moved to another block is followed; one that vanished is waited for again.
func (c *Client) WaitConfirmed(ctx context.Context, tx common.Hash, confirmations uint64) (*types.Receipt, error) {
	for {
		receipt, err := c.WaitMined(ctx, tx)
		if err != nil {
			return nil, err
		}
		done, err := Buried(ctx, c, receipt, confirmations)
		if done {
			return receipt, nil
		}
		if ctx.Err() != nil {
			return nil, fmt.Errorf("confirm %s: %w", tx, errors.Join(ctx.Err(), err))
		}
		if err := Pause(ctx, c.nodes.clock, pollInterval); err != nil {
			return nil, fmt.Errorf("confirm %s: %w", tx, err)
		}
	}
}

// Buried reports whether the receipt's block is canonical and has at least so many further blocks on top. ErrReorged says
// that another block is in its place.
func Buried(ctx context.Context, c headers, receipt *types.Receipt, confirmations uint64) (bool, error) {
	head, err := c.HeaderByNumber(ctx, nil)
	if err != nil {
		return false, err
	}
	if head.Number.Cmp(new(big.Int).Add(receipt.BlockNumber, new(big.Int).SetUint64(confirmations))) < 0 {
		return false, nil
	}
	header, err := c.HeaderByNumber(ctx, receipt.BlockNumber)
	if err != nil {
		return false, err
	}
	if header.Hash() != receipt.BlockHash {
		return false, ErrReorged
	}
	return true, nil
}
