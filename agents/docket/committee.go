package docket

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
)

// Phases of a dispute, in the contract's order.
const (
	PhaseNone uint8 = iota
	PhaseDrawing
	PhaseCommitting
	PhaseRevealing
	PhaseRuled
	PhaseFailed
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

// Seats are a dispute's seats, empty before the draw.
func (c *Committee) Seats(ctx context.Context, at Head, id *big.Int) ([]bindings.Seat, error) {
	return read(ctx, c.contract, at, c.abi.PackSeats(id), c.abi.UnpackSeats)
}

// Credit is the fee that waits for owner.
func (c *Committee) Credit(ctx context.Context, at Head, owner common.Address) (*big.Int, error) {
	return read(ctx, c.contract, at, c.abi.PackCredits(owner), c.abi.UnpackCredits)
}

// Validators is the registry.
func (c *Committee) Validators(ctx context.Context, at Head) ([]common.Address, error) {
	return read(ctx, c.contract, at, c.abi.PackValidators(), c.abi.UnpackValidators)
}

// Stake is what every validator stakes, base units.
func (c *Committee) Stake(ctx context.Context, at Head) (*big.Int, error) {
	return read(ctx, c.contract, at, c.abi.PackSTAKE(), c.abi.UnpackSTAKE)
}

// StakeOf is a validator's stake, announced or not.
func (c *Committee) StakeOf(ctx context.Context, at Head, validator common.Address) (*big.Int, error) {
	return read(ctx, c.contract, at, c.abi.PackStakeOf(validator), c.abi.UnpackStakeOf)
}

// LeavesAt is when a validator's announced stake may leave, exclusive, unix seconds; 0 where none is announced.
func (c *Committee) LeavesAt(ctx context.Context, at Head, validator common.Address) (uint64, error) {
	return read(ctx, c.contract, at, c.abi.PackLeavesAt(validator), c.abi.UnpackLeavesAt)
}
