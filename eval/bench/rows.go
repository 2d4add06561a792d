package main

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/deploy/devnet"
)

// honestPath compares a settlement into an Offer with the same settlement to an ordinary account; both have a balance.
func honestPath(ctx context.Context, w *world) ([]Row, error) {
	at, _, published, err := w.publish(ctx, 1)
	if err != nil {
		return nil, err
	}
	account := devnet.Address("seller")
	var used [2]uint64
	for i, to := range []common.Address{account, at} {
		if _, _, err := w.pay(ctx, to); err != nil { // the first payment opens the receiver's balance
			return nil, err
		}
		_, receipt, err := w.pay(ctx, to)
		if err != nil {
			return nil, err
		}
		used[i] = receipt.GasUsed
	}
	batched, err := w.batches(ctx, account, used[0])
	if err != nil {
		return nil, err
	}
	return append([]Row{
		gas("gas.exact_eoa", used[0], "`exact` settlement of Circle's token to an account with a balance"),
		gas("gas.exact_offer", used[1], "the same into an Offer with a balance"),
		ratio("ratio.honest_path", used[1], used[0], 1.01, "exact_offer / exact_eoa"),
		gas("gas.publish", published, "one promise, terms in the clone's code"),
	}, batched...), nil
}

// withdrawals compares withdrawing one matured payment with withdrawing a thousand.
func withdrawals(ctx context.Context, w *world) ([]Row, error) {
	checkpoint, one, err := w.withdrawAfter(ctx, 1)
	if err != nil {
		return nil, err
	}
	_, thousand, err := w.withdrawAfter(ctx, 1000)
	if err != nil {
		return nil, err
	}
	return []Row{
		gas("gas.checkpoint", checkpoint, "fixes what was received so far, however many payments: what withdrawals take later"),
		gas("gas.withdraw_after_1", one, "withdraw after 1 matured payment"),
		gas("gas.withdraw_after_1000", thousand, "withdraw after 1,000 matured payments"),
		ratio("ratio.withdraw_1000_over_1", thousand, one, 1.05, "withdraw_after_1000 / withdraw_after_1"),
	}, nil
}

// withdrawAfter takes that many payments and gives what the checkpoint behind them and their withdrawal cost.
func (w *world) withdrawAfter(ctx context.Context, payments int) (checkpoint, withdraw uint64, err error) {
	at, _, _, err := w.publish(ctx, 1)
	if err != nil {
		return 0, 0, err
	}
	const perBlock = 100
	for left := payments; left > 0; left -= perBlock {
		if _, _, err := w.payInOneBlock(ctx, at, min(left, perBlock)); err != nil {
			return 0, 0, err
		}
	}
	if checkpoint, err = w.gasOf(ctx, "stranger", at, offer.PackCheckpoint()); err != nil {
		return 0, 0, fmt.Errorf("checkpoint: %w", err)
	}
	if err := w.dev.Warp(ctx, uint64(figures.ContestWindowSeconds)+1); err != nil {
		return 0, 0, err
	}
	before, err := w.dev.Balance(ctx, devnet.Address("seller"))
	if err != nil {
		return 0, 0, err
	}
	if withdraw, err = w.gasOf(ctx, "stranger", at, offer.PackWithdraw()); err != nil {
		return 0, 0, fmt.Errorf("withdraw: %w", err)
	}
	after, err := w.dev.Balance(ctx, devnet.Address("seller"))
	if err != nil {
		return 0, 0, err
	}
	if got := after.Sub(after, before).Int64(); got != int64(payments)*price {
		return 0, 0, fmt.Errorf("withdrew %d, expected %d", got, payments*price)
	}
	return checkpoint, withdraw, nil
}

// paymentProofs measures what a contest costs by the block that holds the payment.
func paymentProofs(ctx context.Context, w *world) ([]Row, error) {
	h, err := w.deployHarness(ctx, "PaymentProofHarness")
	if err != nil {
		return nil, err
	}
	var rows []Row
	for _, c := range []struct {
		row     string
		inBlock int
		note    string
	}{
		{"gas.dispute_with_proof_alone", 1, "contest; payment alone in its block"},
		{"gas.dispute_with_proof", 20, "contest; payment in a 20-transaction block"},
		{"gas.dispute_with_proof_200", 200, "contest; payment in a 200-transaction block"},
	} {
		at, _, _, err := w.publish(ctx, 1)
		if err != nil {
			return nil, err
		}
		auths, receipts, err := w.payInOneBlock(ctx, at, c.inBlock)
		if err != nil {
			return nil, err
		}
		pick := c.inBlock / 2
		d, err := w.prepare(ctx, at, auths[pick], receipts[pick])
		if err != nil {
			return nil, err
		}
		proven, err := w.proofGas(ctx, d)
		if err != nil {
			return nil, err
		}
		ours, theirs, err := h.measure(ctx, d)
		if err != nil {
			return nil, err
		}
		contest, err := d.contest(ctx)
		if err != nil {
			return nil, err
		}
		rows = append(rows, gas(c.row, contest, c.note),
			gas(fmt.Sprintf("gas.proof_%d", c.inBlock), proven, "a transaction that only checks that proof"))
		rows = append(rows, proofRows(c.inBlock, ours, theirs)...)
	}
	return rows, nil
}
