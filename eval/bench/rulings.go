package main

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/deploy/devnet"
)

// rulingPayerWins is the contract's number of it.
const rulingPayerWins = 1

// rule is a way of a hearing to its ruling.
type rule func(*hearing, context.Context) (uint64, error)

// ruled is what the steps of one whole dispute cost.
type ruled struct{ contest, answer, freeze, rule, execute uint64 }

func (r ruled) sum() uint64 { return r.contest + r.answer + r.arbitrated() }

// arbitrated is everything from the transaction that opens the arbitrator's dispute to the money moved by its ruling.
func (r ruled) arbitrated() uint64 { return r.freeze + r.rule + r.execute }

func disputeBySignatures(ctx context.Context, w *world) ([]Row, error) {
	used, err := w.wholeDispute(ctx, (*hearing).bySignatures)
	if err != nil {
		return nil, err
	}
	return []Row{
		gas("gas.freeze", used.freeze, "an answered case to its arbitrator: fee out of the bond, dispute created"),
		gas("gas.rule_by_signatures_3", used.rule, "3 seats: draw, commitments, openings and signatures in one transaction, ruling delivered to the Offer"),
		gas("gas.execute", used.execute, "the ruling's money moved: refund, bond, fee and penalty out of the stake"),
		gas("gas.whole_dispute_signatures_3", used.sum(), "contest, answer, freeze, ruling with its draw, execution, 5 transactions: payment in a 20-transaction block"),
		ratio("ratio.settled_signatures_over_kleros", used.arbitrated(), klerosDispute, 0,
			"(freeze + rule_by_signatures_3 + execute) / "+kleros+"; ours with what the escrow does, too"),
	}, nil
}

func disputeByCommitReveal(ctx context.Context, w *world) ([]Row, error) {
	used, err := w.wholeDispute(ctx, (*hearing).byCommitReveal)
	if err != nil {
		return nil, err
	}
	return []Row{
		gas("gas.rule_by_commit_reveal_3", used.rule, "draw, 3 commits, 3 reveals and the adjudication, ruling delivered to the Offer, 8 transactions"),
		gas("gas.whole_dispute_commit_reveal_3", used.sum(), "the same whole dispute with that ruling path, 12 transactions"),
		ratio("ratio.settled_commit_reveal_over_kleros", used.arbitrated(), klerosDispute, 0,
			"(freeze + rule_by_commit_reveal_3 + execute) / "+kleros+"; ours with what the escrow does, too"),
	}, nil
}

// wholeDispute contests a payment and drives the case to its end.
func (w *world) wholeDispute(ctx context.Context, by rule) (r ruled, err error) {
	d, err := w.paid(ctx, 1)
	if err != nil {
		return r, err
	}
	opened, err := d.contest(ctx)
	if err != nil {
		return r, err
	}
	r, err = d.decide(ctx, by)
	r.contest = opened
	return r, err
}

// decide takes a contested case to its refund.
func (d *dispute) decide(ctx context.Context, by rule) (r ruled, err error) {
	if r.answer, err = d.answer(ctx); err != nil {
		return r, err
	}
	h, used, err := d.freeze(ctx)
	if err != nil {
		return r, err
	}
	r.freeze = used
	if r.rule, err = by(h, ctx); err != nil {
		return r, err
	}
	r.execute, err = d.execute(ctx)
	return r, err
}

// paid publishes a promise of that many rounds, stakes for it, and prepares the dispute of a stale answer to a payment of
// a 20-transaction block.
func (w *world) paid(ctx context.Context, rounds int64) (*dispute, error) {
	at, err := w.staked(ctx, rounds)
	if err != nil {
		return nil, err
	}
	auths, receipts, err := w.payInOneBlock(ctx, at, 20)
	if err != nil {
		return nil, err
	}
	return w.prepare(ctx, at, auths[10], receipts[10])
}

// staked publishes a promise of that many rounds and stakes for it.
func (w *world) staked(ctx context.Context, rounds int64) (common.Address, error) {
	at, _, _, err := w.publish(ctx, rounds)
	if err != nil {
		return at, err
	}
	// Enough to be reserved in full.
	amount, salt := big.NewInt(10_000_000), [32]byte{1}
	stake, err := docket.Deposit{Token: w.domain(), To: w.dev.Deployment.Vault.Address, Amount: amount, Nonce: docket.StakeNonce(at, salt), ValidBefore: 1 << 40}.Sign(devnet.Key("seller"))
	if err != nil {
		return at, err
	}
	if _, err := w.send(ctx, "seller", w.dev.Deployment.Vault.Address, vault.PackStake(at, amount, salt, stake)); err != nil {
		return at, fmt.Errorf("stake: %w", err)
	}
	return at, nil
}
