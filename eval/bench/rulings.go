package main

import (
	"context"
	"fmt"
	"math/big"

	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/x402"
)

// ruled is what the steps of one whole dispute cost.
type ruled struct{ contest, convene, rule, execute uint64 }

func (r ruled) sum() uint64 { return r.contest + r.convene + r.rule + r.execute }

func disputeBySignatures(ctx context.Context, w *world) ([]Row, error) {
	used, err := w.wholeDispute(ctx, (*dispute).ruleBySignatures)
	if err != nil {
		return nil, err
	}
	return []Row{
		gas("gas.rule_by_signatures_3", used.rule, "3 seats: commitments, openings and signatures in one transaction, ruling delivered"),
		gas("gas.whole_dispute_signatures_3", used.sum(), "contest, answer, freeze, draw, ruling, execution: payment in a 20-transaction block"),
	}, nil
}

func disputeByCommitReveal(ctx context.Context, w *world) ([]Row, error) {
	used, err := w.wholeDispute(ctx, (*dispute).ruleByCommitReveal)
	if err != nil {
		return nil, err
	}
	return []Row{
		gas("gas.rule_by_commit_reveal_3", used.rule, "3 commits, 3 reveals and the adjudication, 7 transactions"),
		gas("gas.whole_dispute_commit_reveal_3", used.sum(), "the same whole dispute with that ruling path"),
	}, nil
}

// wholeDispute stakes, contests a stale answer to a payment of a 20-transaction block, and drives the case to its end.
func (w *world) wholeDispute(ctx context.Context, rule func(*dispute, context.Context) (uint64, error)) (r ruled, err error) {
	if err := w.stake(ctx); err != nil {
		return r, err
	}
	at, _, _, err := w.publish(ctx)
	if err != nil {
		return r, err
	}
	auths, receipts, err := w.payInOneBlock(ctx, at, 20)
	if err != nil {
		return r, err
	}
	d, err := w.prepare(ctx, at, auths[10], receipts[10])
	if err != nil {
		return r, err
	}
	if r.contest, err = d.contest(ctx); err != nil {
		return r, err
	}
	if r.convene, err = d.convene(ctx); err != nil {
		return r, err
	}
	if r.rule, err = rule(d, ctx); err != nil {
		return r, err
	}
	r.execute, err = d.execute(ctx)
	return r, err
}

// stake gives the seller stake enough to be reserved in full.
func (w *world) stake(ctx context.Context) error {
	at, seller, amount := w.dev.Deployment.Vault.Address, devnet.Address("seller"), uint256.NewInt(10_000_000)
	nonce, err := view(ctx, w, at, vault, vault.PackStakeNonce(seller, [32]byte{1}), vault.UnpackStakeNonce)
	if err != nil {
		return fmt.Errorf("stake nonce: %w", err)
	}
	a := x402.Authorization{From: seller, To: at, Value: amount, ValidAfter: uint256.NewInt(0), ValidBefore: uint256.NewInt(1 << 40), Nonce: nonce}
	sig, err := x402.SignReceive(devnet.Key("seller"), w.domain(), a)
	if err != nil {
		return err
	}
	_, err = w.send(ctx, "seller", at, vault.PackStake(seller, w.dev.Deployment.Token.Address, amount.ToBig(), [32]byte{1}, bindings.Authorization{
		ValidAfter: new(big.Int), ValidBefore: a.ValidBefore.ToBig(), Signature: sig,
	}))
	if err != nil {
		return fmt.Errorf("stake: %w", err)
	}
	return nil
}
