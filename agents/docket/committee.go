package docket

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// Phases of a dispute, in the contract's order.
const (
	PhaseNone uint8 = iota
	PhaseDrawing
	PhaseCommitting
	PhaseRevealing
	PhaseRuled
	PhaseFailed
	PhaseSigning
)

// Committee reads one committee.
type Committee struct {
	contract
	abi *bindings.Committee
}

// NewCommittee returns a reader of the committee at address.
func NewCommittee(c *chain.Client, address common.Address) *Committee {
	abi := bindings.NewCommittee()
	return &Committee{contract{c, abi.Instance(c, address), address}, abi}
}

// Address is the committee's address.
func (c *Committee) Address() common.Address { return c.address }

// Count is how many disputes exist; their ids are 1..Count.
func (c *Committee) Count(ctx context.Context, at Head) (uint64, error) {
	n, err := read(ctx, c.contract, at, c.abi.PackDisputeCount(), c.abi.UnpackDisputeCount)
	if err != nil {
		return 0, fmt.Errorf("count disputes: %w", err)
	}
	return n.Uint64(), nil
}

// Dispute reads a dispute.
func (c *Committee) Dispute(ctx context.Context, at Head, id *big.Int) (bindings.DisputeView, error) {
	return read(ctx, c.contract, at, c.abi.PackDisputes(id), c.abi.UnpackDisputes)
}

// Seats are the seats of a dispute's round, empty before its draw.
func (c *Committee) Seats(ctx context.Context, at Head, id *big.Int, round uint8) ([]bindings.Seat, error) {
	return read(ctx, c.contract, at, c.abi.PackSeats(id, round), c.abi.UnpackSeats)
}

// ErrDrawUnknown says that the hash of a draw block is no longer to be had: a draw schedules another block.
var ErrDrawUnknown = errors.New("hash of the draw block is unknown")

// Preview is who will sit in the current round, in order, as soon as the hash of its draw block is known.
func (c *Committee) Preview(ctx context.Context, at Head, id *big.Int, brief bindings.Brief) ([]common.Address, error) {
	seats, err := read(ctx, c.contract, at, c.abi.PackPreviewSeats(id, brief), c.abi.UnpackPreviewSeats)
	if data, reverted := txmgr.RevertData(err); reverted {
		var why *bindings.RevertError
		if errors.As(bindings.DecodeRevert(data), &why) && why.Name == "DrawHashUnknown" {
			return nil, ErrDrawUnknown
		}
	}
	if err != nil {
		return nil, fmt.Errorf("preview seats: %w", err)
	}
	return seats, nil
}

// Registry is where the committee's validators have their stakes.
func (c *Committee) Registry(ctx context.Context, at Head) (common.Address, error) {
	return read(ctx, c.contract, at, c.abi.PackREGISTRY(), c.abi.UnpackREGISTRY)
}

// AppealFee is the price of a dispute's next round, base units; says nothing unless the dispute is Appealable.
func (c *Committee) AppealFee(ctx context.Context, at Head, id *big.Int) (*big.Int, error) {
	return read(ctx, c.contract, at, c.abi.PackAppealFee(id), c.abi.UnpackAppealFee)
}

// Credit is the fee that waits for owner, base units.
func (c *Committee) Credit(ctx context.Context, at Head, owner common.Address) (*big.Int, error) {
	return read(ctx, c.contract, at, c.abi.PackCredits(owner), c.abi.UnpackCredits)
}

// Appealable reports whether a dispute's ruling can be appealed at a time, unix seconds: until AppealBy, inclusive.
func Appealable(d bindings.DisputeView, now uint64) bool {
	return d.Phase == PhaseRuled && !d.IsFinal && d.FeeSeats > 0 && now <= d.AppealBy
}

// FeePerSeat is the price of a seat, base units.
func (c *Committee) FeePerSeat(ctx context.Context, at Head) (*big.Int, error) {
	return read(ctx, c.contract, at, c.abi.PackFEEPERSEAT(), c.abi.UnpackFEEPERSEAT)
}

// LongestCase is how long a dispute of so many rounds may take, seconds.
func (c *Committee) LongestCase(ctx context.Context, at Head, rounds uint8) (*big.Int, error) {
	return read(ctx, c.contract, at, c.abi.PackLongestCase(rounds), c.abi.UnpackLongestCase)
}

// Round is what one round of a dispute is judged on.
type Round struct {
	Round uint8
	Hash  common.Hash // of the brief
	Brief bindings.Brief
	Block uint64 // in which it opened
}

// Rounds are a dispute's rounds in order, as the committee logged them in blocks [first, at]. Each brief is the one its
// hash says.
func (c *Committee) Rounds(ctx context.Context, first uint64, at Head, id *big.Int) ([]Round, error) {
	logs, err := c.logs(ctx, first, at.Number, [][]common.Hash{{disputeOpenedTopic}, {common.BigToHash(id)}})
	if err != nil {
		return nil, err
	}
	out := make([]Round, len(logs))
	for i := range logs {
		e, err := c.abi.UnpackDisputeOpenedEvent(&logs[i])
		if err != nil {
			return nil, fmt.Errorf("read DisputeOpened: %w", err)
		}
		hash, err := run.BriefHash(e.Brief)
		if err != nil {
			return nil, err
		}
		if hash != common.Hash(e.BriefHash) {
			return nil, fmt.Errorf("dispute %s, round %d: the brief hashes to %s, the log says %x", id, e.Round, hash, e.BriefHash)
		}
		out[i] = Round{e.Round, hash, e.Brief, logs[i].BlockNumber}
	}
	return out, nil
}

// LatestRound is a dispute's latest round, whose brief its committee wants with every act.
func (c *Committee) LatestRound(ctx context.Context, first uint64, at Head, id *big.Int) (Round, error) {
	d, err := c.Dispute(ctx, at, id)
	if err != nil {
		return Round{}, fmt.Errorf("read dispute %s: %w", id, err)
	}
	rounds, err := c.Rounds(ctx, first, at, id)
	if err != nil {
		return Round{}, err
	}
	if len(rounds) == 0 || rounds[len(rounds)-1].Hash != common.Hash(d.BriefHash) {
		return Round{}, fmt.Errorf("dispute %s: the log does not hold the brief %x of its round", id, d.BriefHash)
	}
	return rounds[len(rounds)-1], nil
}
