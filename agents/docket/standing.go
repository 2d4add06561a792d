package docket

import (
	"context"
	"fmt"
	"math/big"

	"github.com/redress-protocol/redress/bindings"
)

// Standing is where a frozen case stands at its committee. A ruling that can still be appealed, or is being heard again, is
// not the case's end: money is due on a final one alone.
type Standing struct {
	Dispute bindings.DisputeView
	Fee     *big.Int // of another round, base units; nil where none can be asked for now
}

// Standing reads where a dispute stands.
func (c *Committee) Standing(ctx context.Context, at Head, id *big.Int) (s Standing, err error) {
	if s.Dispute, err = c.Dispute(ctx, at, id); err != nil {
		return s, fmt.Errorf("read dispute %s: %w", id, err)
	}
	if !Appealable(s.Dispute, at.Time) {
		return s, nil
	}
	if s.Fee, err = c.AppealFee(ctx, at, id); err != nil {
		return s, fmt.Errorf("read appeal fee of dispute %s: %w", id, err)
	}
	return s, nil
}

// Undelivered reports whether the ruling is final and its Offer has not heard of it: anyone may deliver it then.
func (s Standing) Undelivered() bool { return s.Dispute.IsFinal && !s.Dispute.Delivered }

// PackDelivery is the call to the committee that delivers a final ruling. A later round that was drawn and in which nobody
// revealed anything is ended first, for which the committee wants its brief.
func (c *Committee) PackDelivery(ctx context.Context, first uint64, at Head, id *big.Int) ([]byte, error) {
	d, err := c.Dispute(ctx, at, id)
	if err != nil {
		return nil, fmt.Errorf("read dispute %s: %w", id, err)
	}
	if d.Phase != PhaseRevealing {
		return c.abi.TryPackExecuteRuling(id)
	}
	round, err := c.LatestRound(ctx, first, at, id)
	if err != nil {
		return nil, err
	}
	return c.abi.TryPackAdjudicate(id, round.Brief)
}
