package validator

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/judge/gateway"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/relayer/chain"
)

// Seats reads from the chain who sits where, for gateways.
type Seats struct {
	chain     *chain.Client
	committee *docket.Committee
}

// NewSeats reads the seats of one committee.
func NewSeats(c *chain.Client, committee common.Address) Seats {
	return Seats{c, docket.NewCommittee(c, committee)}
}

// Validator implements gateway.Seats: who was drawn into the run's seat, where the dispute's round is about its manifest.
func (s Seats) Validator(ctx context.Context, slot acquisition.RunSlot) (common.Address, error) {
	head, err := docket.HeadOf(ctx, s.chain)
	if err != nil {
		return common.Address{}, err
	}
	count, err := s.committee.Count(ctx, head)
	if err != nil {
		return common.Address{}, fmt.Errorf("count disputes: %w", err)
	}
	id := slot.Seat.DisputeID
	if id.Sign() < 1 || !id.IsUint64() || id.Uint64() > count {
		return common.Address{}, fmt.Errorf("%w: dispute %s of %d", gateway.ErrNoSeat, id, count)
	}
	dispute, err := s.committee.Dispute(ctx, head, id)
	if err != nil {
		return common.Address{}, fmt.Errorf("read dispute: %w", err)
	}
	seats, err := s.committee.Seats(ctx, head, id)
	if err != nil {
		return common.Address{}, fmt.Errorf("read seats: %w", err)
	}
	if dispute.Round != slot.Seat.Round || common.Hash(dispute.ManifestHash) != slot.ManifestHash || int(slot.Seat.Seat) >= len(seats) {
		return common.Address{}, fmt.Errorf("%w: seat %d in round %d under %s", gateway.ErrNoSeat, slot.Seat.Seat, slot.Seat.Round, slot.ManifestHash)
	}
	return seats[slot.Seat.Seat].Validator, nil
}
