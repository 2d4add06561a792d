package demo

import (
	"context"
	"fmt"
	"os"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/deploy/freeze"
	"github.com/redress-protocol/redress/evidence/snapshot"
)

// Snapshot is the frozen record of the run.
type Snapshot struct {
	Path      string      `json:"path"`
	Bytes     int         `json:"bytes"`
	Block     uint64      `json:"block"`
	BlockHash common.Hash `json:"blockHash"`
	Payments  int         `json:"payments"` // verified offline
	Cases     int         `json:"cases"`
}

// snapshot freezes every Offer of the factory and verifies the file knowing only the final block's hash.
func (s *scene) snapshot(ctx context.Context, path string, tell func(string, ...any)) (*Snapshot, error) {
	tell("freezing the record of every offer")
	raw, block, err := freeze.Factory(ctx, s.chain, s.dev.Deployment.Factory.Address, s.store)
	if err != nil {
		return nil, fmt.Errorf("freeze: %w", err)
	}
	if err := os.WriteFile(path, raw, 0o644); err != nil {
		return nil, fmt.Errorf("write snapshot: %w", err)
	}
	tell("verifying it offline")
	result, err := snapshot.Verify(ctx, raw, block.Hash, freeze.Measure)
	if err != nil {
		return nil, fmt.Errorf("verify snapshot: %w", err)
	}
	return &Snapshot{
		Path: path, Bytes: len(raw), Block: block.Number, BlockHash: block.Hash,
		Payments: len(result.Payments), Cases: len(result.Cases),
	}, nil
}
