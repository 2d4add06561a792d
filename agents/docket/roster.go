package docket

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/bls"
)

// RosterMember is who held a place, with units.
type RosterMember struct {
	Place     uint8
	Validator common.Address
	Units     uint64
}

// Roster is the registry at the end of a block: who could be drawn or sign then, and the sum of their keys.
type Roster struct {
	Members   []RosterMember // by place
	Aggregate []byte         // empty before the first member
}

// Units are all members' together.
func (r Roster) Units() (sum uint64) {
	for _, m := range r.Members {
		sum += m.Units
	}
	return sum
}

// Roster folds the registry's logs of blocks [first, block]: a node need not keep that block's state.
func (r *Registry) Roster(ctx context.Context, first, block uint64) (Roster, error) {
	logs, err := r.logs(ctx, first, block, [][]common.Hash{{weightTopic, aggregateTopic}})
	if err != nil {
		return Roster{}, err
	}
	places := map[uint8]RosterMember{}
	var out Roster
	for i := range logs {
		if logs[i].Topics[0] == aggregateTopic {
			e, err := r.abi.UnpackAggregateChangedEvent(&logs[i])
			if err != nil {
				return out, fmt.Errorf("read AggregateChanged: %w", err)
			}
			out.Aggregate = e.Aggregate
			continue
		}
		e, err := r.abi.UnpackWeightChangedEvent(&logs[i])
		if err != nil {
			return out, fmt.Errorf("read WeightChanged: %w", err)
		}
		if e.Units.Sign() > 0 {
			places[e.Place] = RosterMember{e.Place, e.Validator, e.Units.Uint64()}
		} else if places[e.Place].Validator == e.Validator {
			delete(places, e.Place)
		}
	}
	for _, place := range slices.Sorted(maps.Keys(places)) {
		out.Members = append(out.Members, places[place])
	}
	return out, nil
}

// Key is a validator's BLS key: it never changes once it is set.
func (r *Registry) Key(ctx context.Context, at Head, validator common.Address) (bls.PublicKey, error) {
	raw, err := read(ctx, r.contract, at, r.abi.PackKeyOf(validator), r.abi.UnpackKeyOf)
	if err != nil {
		return bls.PublicKey{}, fmt.Errorf("read key of %s: %w", validator, err)
	}
	key, err := bls.ParsePublicKey(raw)
	if err != nil {
		return key, fmt.Errorf("key of %s: %w", validator, err)
	}
	return key, nil
}

// PlaceAt is a validator's place at the end of a past block; 0 where it was no member.
func (r *Registry) PlaceAt(ctx context.Context, at Head, validator common.Address, block uint64) (uint8, error) {
	return read(ctx, r.contract, at, r.abi.PackPlaceAt(validator, number(block)), r.abi.UnpackPlaceAt)
}

// ValidatorAt is who held a place at the end of a past block; zero where it was free.
func (r *Registry) ValidatorAt(ctx context.Context, at Head, place uint8, block uint64) (common.Address, error) {
	return read(ctx, r.contract, at, r.abi.PackValidatorAt(place, number(block)), r.abi.UnpackValidatorAt)
}

// SlashedSince are the validators slashed in blocks [first, at].
func (r *Registry) SlashedSince(ctx context.Context, first uint64, at Head) ([]common.Address, error) {
	logs, err := r.logs(ctx, first, at.Number, [][]common.Hash{{slashedTopic}})
	if err != nil {
		return nil, err
	}
	out := make([]common.Address, len(logs))
	for i := range logs {
		e, err := r.abi.UnpackSlashedEvent(&logs[i])
		if err != nil {
			return nil, fmt.Errorf("read Slashed: %w", err)
		}
		out[i] = e.Validator
	}
	return out, nil
}

// Losses is what was taken from a validator's stake, oldest first.
type Losses struct {
	Penalized []*bindings.ValidatorRegistryPenalized // for missing reveals
	Slashed   []*bindings.ValidatorRegistrySlashed   // for two words on one run
}

// Losses reads them out of the logs of blocks [first, at].
func (r *Registry) Losses(ctx context.Context, first uint64, at Head, validator common.Address) (out Losses, err error) {
	logs, err := r.logs(ctx, first, at.Number, [][]common.Hash{{penalizedTopic, slashedTopic}, {common.BytesToHash(validator[:])}})
	if err != nil {
		return out, err
	}
	for i := range logs {
		if logs[i].Topics[0] == penalizedTopic {
			e, err := r.abi.UnpackPenalizedEvent(&logs[i])
			if err != nil {
				return out, fmt.Errorf("read Penalized: %w", err)
			}
			out.Penalized = append(out.Penalized, e)
			continue
		}
		e, err := r.abi.UnpackSlashedEvent(&logs[i])
		if err != nil {
			return out, fmt.Errorf("read Slashed: %w", err)
		}
		out.Slashed = append(out.Slashed, e)
	}
	return out, nil
}
