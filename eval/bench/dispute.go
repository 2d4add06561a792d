package main

import (
	"context"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

// dispute is one contested payment, driven step by step without agents.
type dispute struct {
	*world
	at       common.Address
	caseID   common.Hash
	proof    bindings.Proof
	delivery bindings.Delivery
	receipt  []byte // the seller's signature of delivery
	owed     int64  // what the buyer paid and is to get back, base units
}

// staleBy is how old the data of the bench's broken promises is, seconds.
const staleBy = 3600

// prepare builds the proof of a payment and the seller's receipt of a stale answer to it.
func (w *world) prepare(ctx context.Context, at common.Address, a x402.Authorization, paid *types.Receipt) (*dispute, error) {
	t := docket.Transfer{Token: w.dev.Deployment.Token.Address, PayTo: at, Payer: a.From, Nonce: a.Nonce}
	payment, err := docket.PaymentIn(ctx, w.client, paid, t)
	if err != nil {
		return nil, err
	}
	proof, err := docket.ProvePayment(ctx, w.client, *payment)
	if err != nil {
		return nil, err
	}
	signed, err := w.receiptOf(at, *payment, staleBy)
	if err != nil {
		return nil, err
	}
	return &dispute{
		world: w, at: at, caseID: docket.CaseID(*payment), proof: proof, owed: price,
		delivery: docket.ForChain(signed.Delivery), receipt: signed.Signature,
	}, nil
}

// receiptOf is the seller's receipt of an answer whose data was that old when it was served, seconds.
func (w *world) receiptOf(at common.Address, p exchange.Payment, age uint64) (exchange.SignedDelivery, error) {
	subject := exchange.SubjectHash("ETH/USD")
	return exchange.Delivery{
		Payer: p.Payer, PaymentRef: p.Nonce, RequestHash: crypto.Keccak256Hash([]byte("request")), ResponseHash: crypto.Keccak256Hash([]byte("response")),
		RequestSubject: subject, ResponseSubject: subject, ServedAt: p.BlockTime, DataTime: p.BlockTime - age, ItemCount: 1,
	}.Sign(devnet.Key("seller"), w.dev.ChainID, at)
}

// contest opens the case; the buyer sends it itself.
func (d *dispute) contest(ctx context.Context) (uint64, error) {
	statement := bindings.Contest{
		Claim: docket.ClaimNotConforming, RequestHash: d.delivery.RequestHash, EvidenceHash: crypto.Keccak256Hash([]byte("exchange")), RelayFee: new(big.Int),
	}
	deliveryHash := docket.FromChain(d.delivery, d.receipt).Delivery.StructHash()
	bond, err := docket.Deposit{
		Token: d.domain(), To: d.dev.Deployment.Vault.Address, Amount: uint256.MustFromDecimal(figures.Bond).ToBig(),
		Nonce: docket.BondNonce(d.at, d.caseID, statement, deliveryHash), ValidBefore: 1 << 40,
	}.Sign(devnet.Key("buyer"))
	if err != nil {
		return 0, err
	}
	used, err := d.gasOf(ctx, "buyer", d.at, offer.PackContest(statement, d.proof, d.delivery, d.receipt, bond))
	if err != nil {
		return 0, fmt.Errorf("contest: %w", err)
	}
	return used, nil
}

// answer is the seller's, without evidence of its own.
func (d *dispute) answer(ctx context.Context) (uint64, error) {
	used, err := d.gasOf(ctx, "seller", d.at, offer.PackAnswer(d.caseID, bindings.Delivery{}, nil, nil, common.Hash{}))
	if err != nil {
		return 0, fmt.Errorf("answer: %w", err)
	}
	return used, nil
}

// freeze brings an answered case before the committee.
func (d *dispute) freeze(ctx context.Context) (*hearing, uint64, error) {
	used, err := d.gasOf(ctx, "buyer", d.at, offer.PackFreeze(d.caseID))
	if err != nil {
		return nil, 0, fmt.Errorf("freeze: %w", err)
	}
	h, err := d.hearing(ctx)
	return h, used, err
}

// hearing is the case's latest round.
func (d *dispute) hearing(ctx context.Context) (*hearing, error) {
	c, err := view(ctx, d.world, d.at, offer, offer.PackCases(d.caseID), offer.UnpackCases)
	if err != nil {
		return nil, fmt.Errorf("case: %w", err)
	}
	return d.hear(ctx, c.DisputeID)
}

// appeal is the seller's, on new evidence.
func (d *dispute) appeal(ctx context.Context) (*hearing, uint64, error) {
	h, err := d.hearing(ctx)
	if err != nil {
		return nil, 0, err
	}
	at := d.dev.Deployment.Committee.Address
	fee, err := view(ctx, d.world, at, committee, committee.PackAppealFee(h.id), committee.UnpackAppealFee)
	if err != nil {
		return nil, 0, fmt.Errorf("appeal fee: %w", err)
	}
	evidence := crypto.Keccak256Hash([]byte("more evidence"))
	nonce, err := view(ctx, d.world, d.at, offer, offer.PackAppealNonce(d.caseID, fee, evidence), offer.UnpackAppealNonce)
	if err != nil {
		return nil, 0, fmt.Errorf("appeal nonce: %w", err)
	}
	paid, err := docket.Deposit{Token: d.domain(), To: d.dev.Deployment.Vault.Address, Amount: fee, Nonce: nonce, ValidBefore: 1 << 40}.Sign(devnet.Key("seller"))
	if err != nil {
		return nil, 0, err
	}
	used, err := d.gasOf(ctx, "seller", d.at, offer.PackAppeal(d.caseID, evidence, devnet.Address("seller"), paid))
	if err != nil {
		return nil, 0, fmt.Errorf("appeal: %w", err)
	}
	h, err = d.hearing(ctx)
	return h, used, err
}

// execute moves the money and checks that the buyer won.
func (d *dispute) execute(ctx context.Context) (uint64, error) {
	used, err := d.gasOf(ctx, "buyer", d.at, offer.PackExecute(d.caseID))
	if err != nil {
		return 0, fmt.Errorf("execute: %w", err)
	}
	c, err := view(ctx, d.world, d.at, offer, offer.PackCases(d.caseID), offer.UnpackCases)
	if err != nil {
		return 0, err
	}
	if c.State != docket.StateSettled || c.Refunded.Int64() != d.owed {
		return 0, fmt.Errorf("case ended in state %d with %s refunded, expected a full refund", c.State, c.Refunded)
	}
	return used, nil
}

// proofGas is the gas that a transaction doing nothing but checking the proof uses.
func (w *world) proofGas(ctx context.Context, d *dispute) (uint64, error) {
	return w.gasOf(ctx, "stranger", d.at, offer.PackVerifyPayment(d.proof))
}
