package docket

import (
	"context"
	"fmt"
	"math/big"
)

// Matured is how many of an Offer's checkpoints have matured: those with time + window < now, strictly. Windows are seconds.
func (o *Offer) Matured(ctx context.Context, at Head, checkpoints *big.Int, window uint32) (uint64, error) {
	if !checkpoints.IsUint64() {
		return 0, fmt.Errorf("count of checkpoints %s is above 2^64", checkpoints)
	}
	low, high := uint64(0), checkpoints.Uint64()
	for low < high {
		middle := (low + high) / 2
		point, err := read(ctx, o.contract, at, o.abi.PackCheckpoints(number(middle)), o.abi.UnpackCheckpoints)
		if err != nil {
			return 0, fmt.Errorf("read checkpoint %d: %w", middle, err)
		}
		if point.Time+uint64(window) < at.Time {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low, nil
}

// Unmatured is what was received since the last matured checkpoint and is not back with its payers, base units: what may
// still be contested, is, or waits for its window to end. volume is the Vault's figure, which counts refunds too.
func (o *Offer) Unmatured(ctx context.Context, at Head, volume *big.Int, checkpoints *big.Int, window uint32, cases []Opened) (*big.Int, error) {
	matured, err := o.Matured(ctx, at, checkpoints, window)
	if err != nil {
		return nil, err
	}
	out := new(big.Int).Set(volume)
	for _, c := range cases {
		if uint64(c.Case.Checkpoint) >= matured {
			out.Sub(out, c.Case.Refunded)
		}
	}
	return out, nil
}
