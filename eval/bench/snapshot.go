package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"time"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/evidence/snapshot"
)

const (
	// freezeShare is the most that freezing may take, in times of reading the same logs and receipts once.
	freezeShare = 3.0
	// memoryGrowth and bytesGrowth are the most that verifying's memory and the file may grow with ten times the payments.
	memoryGrowth = 2.0
	bytesGrowth  = 10.5
)

// snapshots measures freezing and verifying an Offer's record on a chain of that size.
func snapshots(ctx context.Context, s size, progress io.Writer) ([]Row, error) {
	o := devnet.Options{Validators: panelSize, Args: []string{"--prune-history", "8"}}
	return onDevnet(ctx, o, func(ctx context.Context, w *world) ([]Row, error) {
		folder, err := os.MkdirTemp("", "redress-bench-")
		if err != nil {
			return nil, fmt.Errorf("folder: %w", err)
		}
		defer os.RemoveAll(folder)
		redress, err := buildRedress(ctx, folder)
		if err != nil {
			return nil, err
		}
		h, err := newHistory(ctx, w, s, filepath.Join(folder, "anchors"))
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(progress, "mining %d empty blocks\n", s.rest+s.before)
		if err := h.wait(ctx); err != nil {
			return nil, err
		}
		measured := map[int]frozen{}
		for _, payments := range []int{s.payments / 10, s.payments} {
			if err := h.payUpTo(ctx, payments, progress); err != nil {
				return nil, err
			}
			fmt.Fprintf(progress, "freezing %d payments of %d blocks\n", payments, h.head)
			if measured[payments], err = h.freezeAndVerify(ctx, redress, filepath.Join(folder, fmt.Sprintf("%d.redress", payments))); err != nil {
				return nil, fmt.Errorf("%d payments: %w", payments, err)
			}
		}
		return snapshotRows(s, measured[s.payments/10], measured[s.payments]), nil
	})
}

// frozen is what one snapshot cost.
type frozen struct {
	blocks, payments int
	bytes            int64
	freeze, raw      time.Duration
	verify           time.Duration
	peak             int64 // bytes resident at most while it was verified
}

func snapshotRows(s size, few, all frozen) []Row {
	chain := fmt.Sprintf("%d payments in the last %d of %d blocks, a case with its ruling before %d empty ones",
		all.payments, s.payments/s.perBlock*(1+s.empty), all.blocks, s.rest+s.before)
	return []Row{
		{Name: "snapshot.blocks_per_second", Unit: "1/s", Value: float64(all.blocks) / all.freeze.Seconds(), Note: "blocks of the range in a second of freezing; " + chain},
		ratio("ratio.freeze_over_raw_read", uint64(all.freeze), uint64(all.raw), freezeShare,
			fmt.Sprintf("freezing / reading the same logs and receipts once through the same client, in turns, the best of %d each, the node warm for both; "+
				"from a follower's folder come the hashes under older anchors (%d), whose state the node has dropped, from the node all else",
				freezeTimes, (all.blocks-1)/proof.HistoryRing)),
		{Name: "snapshot.bytes_per_payment", Unit: "bytes", Value: float64(all.bytes) / float64(all.payments), Note: "the file's size by its payments"},
		{Name: "snapshot.verify_seconds", Unit: "s", Value: all.verify.Seconds(), Note: "`redress verify` of that file, from start to end"},
		{Name: "snapshot.verify_peak_mib", Unit: "MiB", Value: float64(all.peak) / (1 << 20), Note: "the most memory that it had resident"},
		ratio("ratio.verify_memory_10x", uint64(all.peak), uint64(few.peak), memoryGrowth,
			fmt.Sprintf("that memory with %d payments / with %d", all.payments, few.payments)),
		ratio("ratio.bytes_10x", uint64(all.bytes), uint64(few.bytes), bytesGrowth, "the file's size with as many / with as few"),
	}
}

// freezeTimes is how often freezing and reading raw are timed, in turns; the best of each counts: what else runs on the
// machine only slows it.
const freezeTimes = 3

// freezeAndVerify freezes the record up to the head, reads the same raw, and verifies the file in a process of its own.
func (h *history) freezeAndVerify(ctx context.Context, redress, file string) (frozen, error) {
	out := frozen{payments: h.paid, freeze: math.MaxInt64, raw: math.MaxInt64}
	var at snapshot.BlockRef
	for range freezeTimes {
		seen := &recorder{Chain: h.chain()}
		start := time.Now()
		var err error
		at, err = freezeTo(ctx, seen, file, snapshot.Options{
			ChainID: h.dev.ChainID.Uint64(), Scope: snapshot.Scope{Kind: snapshot.ScopeOffer, Address: h.offer},
		})
		if err != nil {
			return frozen{}, fmt.Errorf("freeze: %w", err)
		}
		out.freeze = min(out.freeze, time.Since(start))
		start = time.Now()
		if err := seen.again(ctx, h.reader); err != nil {
			return frozen{}, fmt.Errorf("raw read: %w", err)
		}
		out.raw = min(out.raw, time.Since(start))
	}
	out.blocks = int(at.Number) + 1
	info, err := os.Stat(file)
	if err != nil {
		return frozen{}, fmt.Errorf("snapshot: %w", err)
	}
	out.bytes = info.Size()
	out.verify, out.peak, err = verifyAlone(ctx, redress, file, at.Hash, h.paid)
	return out, err
}

// freezeTo writes a snapshot.
func freezeTo(ctx context.Context, c snapshot.Chain, file string, o snapshot.Options) (snapshot.BlockRef, error) {
	out, err := os.Create(file)
	if err != nil {
		return snapshot.BlockRef{}, err
	}
	m, err := snapshot.Freeze(ctx, c, o, out)
	return m.Block, errors.Join(err, out.Close())
}
