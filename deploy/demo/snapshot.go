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
	m, err := freeze.FactoryFile(ctx, s.chain, s.dev.Deployment.Factory.Address, s.store, path)
	if err != nil {
		return nil, fmt.Errorf("freeze: %w", err)
	}
	tell("verifying it offline")
	archive, file, err := snapshot.OpenFile(path)
	if err != nil {
		return nil, fmt.Errorf("open snapshot: %w", err)
	}
	defer file.Close()
	result, err := snapshot.Verify(ctx, archive, m.Block.Hash, freeze.Measure)
	if err != nil {
		return nil, fmt.Errorf("verify snapshot: %w", err)
	}
	info, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("snapshot: %w", err)
	}
	payments := 0
	for _, c := range result.Conservation {
		payments += c.Payments
	}
	return &Snapshot{
		Path: path, Bytes: int(info.Size()), Block: m.Block.Number, BlockHash: m.Block.Hash, Payments: payments, Cases: len(result.Cases),
	}, nil
}
