package validator

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/judge/gateway"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/run"
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

// Validator implements gateway.Seats: who sits, or will by the hash of the draw block, in the run's seat, where the
// dispute's latest round is about its manifest. In a round of the whole committee a seat is a place of the registry.
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
	round, err := latestRound(ctx, s.committee, head, id, dispute)
	if err != nil {
		return common.Address{}, err
	}
	none := fmt.Errorf("%w: seat %d in round %d under %s", gateway.ErrNoSeat, slot.Seat.Seat, slot.Seat.Round, slot.ManifestHash)
	if dispute.Round != slot.Seat.Round || common.Hash(round.Brief.ManifestHash) != slot.ManifestHash {
		return common.Address{}, none
	}
	holder, err := s.holder(ctx, head, dispute, round.Brief, slot.Seat)
	if err != nil {
		return common.Address{}, err
	}
	if holder == (common.Address{}) {
		return common.Address{}, none
	}
	return holder, nil
}

// holder is who has a seat of a dispute's latest round; zero for nobody.
func (s Seats) holder(ctx context.Context, head docket.Head, d bindings.DisputeView, brief bindings.Brief, at run.Seat) (common.Address, error) {
	if d.Whole {
		address, err := s.committee.Registry(ctx, head)
		if err != nil {
			return common.Address{}, fmt.Errorf("read registry: %w", err)
		}
		holder, err := docket.NewRegistry(s.chain, address).ValidatorAt(ctx, head, at.Seat, d.SnapshotBlock)
		if err != nil {
			return common.Address{}, fmt.Errorf("read place %d: %w", at.Seat, err)
		}
		return holder, nil
	}
	seats, err := s.committee.Sitting(ctx, head, at.DisputeID, d, brief)
	if err != nil {
		return common.Address{}, err
	}
	if int(at.Seat) >= len(seats) {
		return common.Address{}, nil
	}
	return seats[at.Seat].Validator, nil
}
