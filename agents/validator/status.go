package validator

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
)

// Status is what a validator has, owes and has lost.
type Status struct {
	Account   common.Address `json:"account"`
	Place     uint8          `json:"place"` // in the registry; 0: it is no validator now
	Units     uint64         `json:"units"` // that count for disputes to come
	Unbonding uint64         `json:"unbonding_units"`
	LeavesAt  uint64         `json:"leaves_at"`   // unix seconds, exclusive; 0 for nothing announced
	Stake     string         `json:"stake"`       // base units that can be slashed, unbonding or not
	Fees      string         `json:"fees"`        // base units to claim at the committee
	Native    string         `json:"native_fees"` // wei to claim at the committee
	Credits   string         `json:"credits"`     // base units to claim at the registry
	Seats     []SeatStatus   `json:"seats"`       // in rounds that are not over
	Losses    []Loss         `json:"losses"`      // of stake, oldest first within each kind
}

// SeatStatus is one seat, or one place in a round of the whole committee.
type SeatStatus struct {
	Dispute   uint64 `json:"dispute"`
	Round     uint8  `json:"round"`
	Seat      int    `json:"seat"`
	Whole     bool   `json:"whole"`
	Drawn     bool   `json:"drawn"` // false: it will be, by the hash of the draw block
	Committed bool   `json:"committed"`
	Revealed  bool   `json:"revealed"`
	Until     uint64 `json:"until"` // end of the phase, unix seconds
}

// Kinds of loss.
const (
	LossPenalty = "missed reveal"
	LossSlash   = "equivocation"
)

// Loss is what was taken from the stake once.
type Loss struct {
	Kind   string      `json:"kind"`
	Amount string      `json:"amount"` // base units
	Block  uint64      `json:"block"`
	Tx     common.Hash `json:"transaction"`
}

// Status reads all of it at one block.
func (a Account) Status(ctx context.Context) (Status, error) {
	head, committee, registry, err := a.open(ctx)
	if err != nil {
		return Status{}, err
	}
	member, err := registry.Member(ctx, head, a.self())
	if err != nil {
		return Status{}, fmt.Errorf("read member: %w", err)
	}
	out := Status{
		Account: a.self(), Place: member.Place, Units: member.Units.Uint64(), Unbonding: member.Unbonding.Uint64(), LeavesAt: member.LeavesAt.Uint64(),
		Seats: []SeatStatus{}, Losses: []Loss{},
	}
	for _, amount := range []struct {
		to   *string
		read func(context.Context, docket.Head, common.Address) (*big.Int, error)
	}{{&out.Stake, registry.StakeOf}, {&out.Fees, committee.Credit}, {&out.Native, committee.NativeCredit}, {&out.Credits, registry.Credit}} {
		n, err := amount.read(ctx, head, a.self())
		if err != nil {
			return out, fmt.Errorf("read account: %w", err)
		}
		*amount.to = n.String()
	}
	losses, err := registry.Losses(ctx, a.FromBlock, head, a.self())
	if err != nil {
		return out, err
	}
	for _, l := range losses.Penalized {
		out.Losses = append(out.Losses, Loss{LossPenalty, l.Amount.String(), l.Raw.BlockNumber, l.Raw.TxHash})
	}
	for _, l := range losses.Slashed {
		out.Losses = append(out.Losses, Loss{LossSlash, l.Amount.String(), l.Raw.BlockNumber, l.Raw.TxHash})
	}
	out.Seats, err = a.seats(ctx, head, committee, registry)
	return out, err
}

// seats are the account's in rounds that are not over.
func (a Account) seats(ctx context.Context, head docket.Head, committee *docket.Committee, registry *docket.Registry) ([]SeatStatus, error) {
	out := []SeatStatus{}
	rules, err := committee.Rules(ctx, head)
	if err != nil {
		return out, err
	}
	count, err := committee.Count(ctx, head)
	if err != nil {
		return out, err
	}
	for id := uint64(1); id <= count; id++ {
		d, err := committee.Dispute(ctx, head, new(big.Int).SetUint64(id))
		if err != nil {
			return out, fmt.Errorf("read dispute %d: %w", id, err)
		}
		if d.Phase == docket.PhaseRuled || d.Phase == docket.PhaseFailed {
			continue
		}
		seat, ok, err := a.seatIn(ctx, head, committee, registry, id, d)
		if err != nil {
			return out, fmt.Errorf("dispute %d: %w", id, err)
		}
		if ok {
			state := State{Dispute: d, DrawBy: d.CreatedAt + rules.Draw}
			seat.Dispute, seat.Round, seat.Whole, seat.Until = id, d.Round, d.Whole, state.ends()
			out = append(out, seat)
		}
	}
	return out, nil
}

func (a Account) seatIn(ctx context.Context, head docket.Head, committee *docket.Committee, registry *docket.Registry, id uint64, d bindings.DisputeView) (SeatStatus, bool, error) {
	if d.Whole {
		place, err := registry.PlaceAt(ctx, head, a.self(), d.SnapshotBlock)
		return SeatStatus{Seat: int(place), Drawn: true}, place != 0, err
	}
	key := new(big.Int).SetUint64(id)
	round, err := latestRound(ctx, committee, head, key, d)
	if err != nil {
		return SeatStatus{}, false, err
	}
	seats, err := committee.Sitting(ctx, head, key, d, round.Brief)
	if err != nil {
		return SeatStatus{}, false, err
	}
	for i, seat := range seats {
		if seat.Validator == a.self() {
			return SeatStatus{Seat: i, Drawn: d.Phase != docket.PhaseDrawing, Committed: seat.Committed, Revealed: seat.Revealed}, true, nil
		}
	}
	return SeatStatus{}, false, nil
}
