package main

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/x402"
)

const (
	// batchShare is the largest share of an `exact` settlement's gas that a payment may cost in the largest batch measured.
	batchShare = 0.70
)

var (
	settler    = bindings.NewBatchSettler()
	batchSizes = []int{1, 8, 32} // payments
)

// batches compares a payment's share of a batch with settling it alone. Every payment of a batch has a payer of its own,
// so that none finds its balance warmed by another.
func (w *world) batches(ctx context.Context, to common.Address, exact uint64) ([]Row, error) {
	largest := batchSizes[len(batchSizes)-1]
	for i := range largest {
		if err := w.dev.Mint(ctx, devnet.Address(batchPayer(i)), big.NewInt(1_000_000)); err != nil {
			return nil, err
		}
	}
	var rows []Row
	var each uint64
	for _, size := range batchSizes {
		used, err := w.settleBatch(ctx, to, size)
		if err != nil {
			return nil, fmt.Errorf("batch of %d: %w", size, err)
		}
		each = used / uint64(size)
		rows = append(rows, gas(fmt.Sprintf("gas.batch_per_payment_%d", size), each, fmt.Sprintf("one payment's share of a `BatchSettler` transaction; payments in it, each of another payer: %d", size)))
	}
	return append(rows, ratio(fmt.Sprintf("ratio.batch%d_over_exact", largest), each, exact, batchShare, fmt.Sprintf("batch_per_payment_%d / exact_eoa", largest))), nil
}

func batchPayer(i int) string { return fmt.Sprintf("batch-payer-%d", i) }

// settleBatch settles one payment each of the first n payers and checks that the token took every one.
func (w *world) settleBatch(ctx context.Context, to common.Address, n int) (uint64, error) {
	payments := make([]bindings.KeyPayment, n)
	for i := range payments {
		p, err := w.signForBatch(batchPayer(i), w.authorization(batchPayer(i), to))
		if err != nil {
			return 0, err
		}
		payments[i] = p
	}
	before, err := w.dev.Balance(ctx, to)
	if err != nil {
		return 0, err
	}
	used, err := w.gasOf(ctx, "relayer", w.dev.Deployment.BatchSettler.Address, settler.PackSettle(w.dev.Deployment.Token.Address, payments, nil))
	if err != nil {
		return 0, err
	}
	after, err := w.dev.Balance(ctx, to)
	if err != nil {
		return 0, err
	}
	if got := after.Sub(after, before).Int64(); got != int64(n)*price {
		return 0, fmt.Errorf("the payee received %d, expected %d", got, n*price)
	}
	return used, nil
}

// signForBatch signs an authorization and packs it as the batch settler takes it.
func (w *world) signForBatch(payer string, a x402.Authorization) (bindings.KeyPayment, error) {
	sig, err := x402.SignTransfer(devnet.Key(payer), w.domain(), a)
	if err != nil {
		return bindings.KeyPayment{}, err
	}
	return x402.PackByKey(a, sig)
}
