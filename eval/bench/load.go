package main

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

const (
	// relayerShare is the least that the relayer may settle of what raw batches settle.
	relayerShare = 0.8
	// callShare is the most that a paid call may take, in times of a minimal one.
	callShare = 1.2
	// heapLimit and goroutineLimit are the most that may be held longer after all payments than after the first part.
	heapLimit      = 8.0 // MiB
	goroutineLimit = 16

	loadPayers   = 64
	loadInFlight = 480 // payments at once, either way; the relayer handles 512 requests
	loadBatches  = loadInFlight / facilitator.DefaultBatchMax
)

// loadSize is how much is asked of the relayer.
type loadSize struct {
	payments int // through the relayer, in all; a multiple of rounds and facilitator.DefaultBatchMax
	rounds   int // in each the relayer and raw batches settle as many, in turns
	calls    int // of each kind, on either chain
}

// fullLoad is what `make bench` measures.
var fullLoad = loadSize{payments: 10_240, rounds: 4, calls: 50}

// loads measures the relayer's rate beside raw batches, and how long calls take, on a chain that mines every second.
func loads(ctx context.Context, s loadSize, progress io.Writer) ([]Row, error) {
	return onDevnet(ctx, devnet.Options{Validators: panelSize}, func(ctx context.Context, w *world) ([]Row, error) {
		folder, err := os.MkdirTemp("", "redress-bench-")
		if err != nil {
			return nil, fmt.Errorf("folder: %w", err)
		}
		defer os.RemoveAll(folder)
		if err := w.fundPayers(ctx, s); err != nil {
			return nil, err
		}
		at, _, _, err := w.publish(ctx, 1)
		if err != nil {
			return nil, err
		}
		calls, err := w.calls(ctx, s.calls, filepath.Join(folder, "calls"))
		if err != nil {
			return nil, fmt.Errorf("calls: %w", err)
		}
		rates, err := w.rates(ctx, at, s, filepath.Join(folder, "rates"), progress)
		if err != nil {
			return nil, fmt.Errorf("rates: %w", err)
		}
		return append(rates, calls...), nil
	})
}

func loadPayer(i int) string { return fmt.Sprintf("load-payer-%d", i%loadPayers) }

func (w *world) fundPayers(ctx context.Context, s loadSize) error {
	for i := range loadPayers {
		if err := w.dev.Mint(ctx, devnet.Address(loadPayer(i)), big.NewInt(int64(s.payments+s.calls)*price)); err != nil {
			return err
		}
	}
	return nil
}

// held is what the process holds, garbage not counted.
type held struct {
	heap       uint64
	goroutines int
}

func heldNow() held {
	var m runtime.MemStats
	for range 2 { // what finalizers held goes the second time
		runtime.GC()
	}
	runtime.ReadMemStats(&m)
	return held{m.HeapAlloc, runtime.NumGoroutine()}
}

// rates settles the same number of payments through the relayer and by raw batches, in turns.
func (w *world) rates(ctx context.Context, to common.Address, s loadSize, folder string, progress io.Writer) ([]Row, error) {
	if err := w.everySecond(ctx); err != nil {
		return nil, err
	}
	r, err := w.startRelayer(ctx, "relayer", facilitator.Batch{Settler: w.dev.Deployment.BatchSettler.Address}, folder)
	if err != nil {
		return nil, err
	}
	defer r.close()
	each := s.payments / s.rounds
	relayed, raw := time.Duration(math.MaxInt64), time.Duration(math.MaxInt64)
	var first, last held
	for round := range s.rounds {
		bodies, err := w.bodies(to, each)
		if err != nil {
			return nil, err
		}
		took, err := w.measured(ctx, to, each, func() error { return r.settleAll(ctx, bodies) })
		if err != nil {
			return nil, fmt.Errorf("relayer: %w", err)
		}
		relayed = min(relayed, took)
		fmt.Fprintf(progress, "relayer: %d payments in %s\n", each, took.Round(time.Millisecond))
		r.client.CloseIdleConnections()
		if bodies, last = nil, heldNow(); round == 0 {
			first = last
		}
		batches, err := w.packed(to, each)
		if err != nil {
			return nil, err
		}
		if took, err = w.measured(ctx, to, each, func() error { return w.submitRaw(ctx, batches) }); err != nil {
			return nil, fmt.Errorf("raw: %w", err)
		}
		raw = min(raw, took)
		fmt.Fprintf(progress, "raw: %d payments in %s\n", each, took.Round(time.Millisecond))
	}
	perSecond := func(took time.Duration) float64 { return float64(each) / took.Seconds() }
	share := perSecond(relayed) / perSecond(raw)
	grown := float64(int64(last.heap)-int64(first.heap)) / (1 << 20)
	of := fmt.Sprintf("payments: %d of %d payers, %d requests at once, blocks every second", each, loadPayers, loadInFlight)
	return []Row{
		rate("load.payments_per_second", perSecond(relayed), 0, "settled through the relayer's HTTP API, in batches, database on disk; "+of),
		rate("load.raw_payments_per_second", perSecond(raw), 0, fmt.Sprintf("the ceiling: as many signed before, sent as full batches from the same process, %d at once", loadBatches)),
		{Name: "ratio.relayer_over_raw", Unit: "ratio", Value: share, least: relayerShare,
			Note: fmt.Sprintf("payments_per_second / raw_payments_per_second, in turns, the best of %d each; at least %v", s.rounds, relayerShare)},
		{Name: "load.heap_growth_mib_10000", Unit: "MiB", Value: grown, limit: heapLimit,
			Note: fmt.Sprintf("heap in use after %d payments, less that after the first %d; at most %v", s.payments, each, heapLimit)},
		{Name: "load.goroutines_growth_10000", Unit: "goroutines", Value: float64(last.goroutines - first.goroutines), limit: goroutineLimit,
			Note: fmt.Sprintf("goroutines, the same way; at most %d", goroutineLimit)},
	}, nil
}

// everySecond has the chain mine every second, and only then.
func (w *world) everySecond(ctx context.Context) error {
	if err := w.dev.Control(ctx, "evm_setAutomine", false); err != nil {
		return err
	}
	return w.dev.Control(ctx, "evm_setIntervalMining", 1)
}

// measured times f and checks that it brought the payee n payments.
func (w *world) measured(ctx context.Context, to common.Address, n int, f func() error) (time.Duration, error) {
	before, err := w.dev.Balance(ctx, to)
	if err != nil {
		return 0, err
	}
	start := time.Now()
	if err := f(); err != nil {
		return 0, err
	}
	took := time.Since(start)
	after, err := w.dev.Balance(ctx, to)
	if err != nil {
		return 0, err
	}
	if got := after.Sub(after, before).Int64(); got != int64(n)*price {
		return 0, fmt.Errorf("the payee received %d, expected %d", got, n*price)
	}
	return took, nil
}

// packed signs n payments in batches as large as the relayer's.
func (w *world) packed(to common.Address, n int) ([][]bindings.KeyPayment, error) {
	var out [][]bindings.KeyPayment
	for done := 0; done < n; {
		batch := make([]bindings.KeyPayment, min(facilitator.DefaultBatchMax, n-done))
		for i := range batch {
			payer := loadPayer(done + i)
			p, err := w.signForBatch(payer, w.authorization(payer, to))
			if err != nil {
				return nil, err
			}
			batch[i] = p
		}
		done += len(batch)
		out = append(out, batch)
	}
	return out, nil
}

// submitRaw sends batches from a key of its own, several at once, and waits for their blocks.
func (w *world) submitRaw(ctx context.Context, batches [][]bindings.KeyPayment) error {
	m := txmgr.New(w.client, devnet.Key("stranger"), txmgr.Options{})
	to := w.dev.Deployment.BatchSettler.Address
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(loadBatches)
	for _, b := range batches {
		group.Go(func() error {
			_, err := m.Send(ctx, txmgr.Candidate{To: &to, Data: settler.PackSettle(w.dev.Deployment.Token.Address, b, nil), GasLimit: 7_500_000})
			return err
		})
	}
	return group.Wait()
}

// bodies signs n payments as requests to a facilitator.
func (w *world) bodies(to common.Address, n int) ([][]byte, error) {
	out := make([][]byte, n)
	for i := range out {
		payer := loadPayer(i)
		a := w.authorization(payer, to)
		sig, err := x402.SignTransfer(devnet.Key(payer), w.domain(), a)
		if err != nil {
			return nil, err
		}
		if out[i], err = w.settleBody(a, sig); err != nil {
			return nil, err
		}
	}
	return out, nil
}
