package docket

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
)

// Rules are what a committee is fixed to. Windows are in seconds.
type Rules struct {
	Draw      uint64 // from a round's opening to the last draw, inclusive
	Commit    uint64 // from the draw, inclusive
	MissUnits uint64 // of stake, what a missing reveal costs
}

// Rules reads them; they never change.
func (c *Committee) Rules(ctx context.Context, at Head) (Rules, error) {
	draw, err := read(ctx, c.contract, at, c.abi.PackDRAWWINDOW(), c.abi.UnpackDRAWWINDOW)
	if err != nil {
		return Rules{}, fmt.Errorf("read draw window: %w", err)
	}
	commit, err := read(ctx, c.contract, at, c.abi.PackCOMMITWINDOW(), c.abi.UnpackCOMMITWINDOW)
	if err != nil {
		return Rules{}, fmt.Errorf("read commit window: %w", err)
	}
	units, err := read(ctx, c.contract, at, c.abi.PackMISSUNITS(), c.abi.UnpackMISSUNITS)
	if err != nil {
		return Rules{}, fmt.Errorf("read the price of a missing reveal: %w", err)
	}
	return Rules{uint64(draw), uint64(commit), units.Uint64()}, nil
}

// Head reads the current block of the committee's chain.
func (c *Committee) Head(ctx context.Context) (Head, error) { return HeadOf(ctx, c.chain) }

// Sitting is who has the seats of a dispute's latest round, in order: as drawn or, before the draw, as the hash of the draw
// block says they will be. None where that is not to be known, and in a round of the whole committee.
func (c *Committee) Sitting(ctx context.Context, at Head, id *big.Int, d bindings.DisputeView, brief bindings.Brief) ([]bindings.Seat, error) {
	if d.Phase != PhaseDrawing {
		seats, err := c.Seats(ctx, at, id, d.Round)
		if err != nil {
			return nil, fmt.Errorf("read seats: %w", err)
		}
		return seats, nil
	}
	if at.Number <= d.DrawBlock {
		return nil, nil
	}
	drawn, err := c.Preview(ctx, at, id, brief)
	if err != nil && !errors.Is(err, ErrDrawUnknown) {
		return nil, err
	}
	seats := make([]bindings.Seat, len(drawn))
	for i, validator := range drawn {
		seats[i] = bindings.Seat{Validator: validator, Observations: new(big.Int)}
	}
	return seats, nil
}

// NativeCredit is the fee in the chain's coin that waits for owner, wei.
func (c *Committee) NativeCredit(ctx context.Context, at Head, owner common.Address) (*big.Int, error) {
	return read(ctx, c.contract, at, c.abi.PackNativeCredits(owner), c.abi.UnpackNativeCredits)
}

// WholeRound is a ruling that the whole committee signed.
type WholeRound struct {
	Dispute  *big.Int
	Round    uint8
	Snapshot uint64   // block whose places count
	Signers  *big.Int // mask of places
}

// WholeRounds are all of them in blocks [first, at].
func (c *Committee) WholeRounds(ctx context.Context, first uint64, at Head) ([]WholeRound, error) {
	logs, err := c.logs(ctx, first, at.Number, [][]common.Hash{{wholeOpenedTopic, wholeSignedTopic}})
	if err != nil {
		return nil, err
	}
	snapshots := map[string]uint64{} // by dispute: such a round is its last
	var out []WholeRound
	for i := range logs {
		if logs[i].Topics[0] == wholeOpenedTopic {
			e, err := c.abi.UnpackWholeRoundOpenedEvent(&logs[i])
			if err != nil {
				return nil, fmt.Errorf("read WholeRoundOpened: %w", err)
			}
			snapshots[e.DisputeID.String()] = e.SnapshotBlock
			continue
		}
		e, err := c.abi.UnpackWholeRoundSignedEvent(&logs[i])
		if err != nil {
			return nil, fmt.Errorf("read WholeRoundSigned: %w", err)
		}
		out = append(out, WholeRound{e.DisputeID, e.Round, snapshots[e.DisputeID.String()], e.Signers})
	}
	return out, nil
}

func number(n uint64) *big.Int { return new(big.Int).SetUint64(n) }
