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
	id       *big.Int
	proof    bindings.Proof
	delivery bindings.Delivery
	receipt  []byte // the seller's signature of delivery
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
	subject := exchange.SubjectHash("ETH/USD")
	signed, err := exchange.Delivery{
		Payer: a.From, PaymentRef: a.Nonce, RequestHash: crypto.Keccak256Hash([]byte("request")), ResponseHash: crypto.Keccak256Hash([]byte("response")),
		RequestSubject: subject, ResponseSubject: subject, ServedAt: payment.BlockTime, DataTime: payment.BlockTime - staleBy, ItemCount: 1,
	}.Sign(devnet.Key("seller"), w.dev.ChainID, at)
	if err != nil {
		return nil, err
	}
	return &dispute{
		world: w, at: at, caseID: docket.CaseID(*payment), proof: proof,
		delivery: docket.ForChain(signed.Delivery), receipt: signed.Signature,
	}, nil
}

// contest opens the case; the buyer sends it itself.
func (d *dispute) contest(ctx context.Context) (uint64, error) {
	statement := bindings.Contest{
		Claim: docket.ClaimNotConforming, RequestHash: d.delivery.RequestHash, EvidenceHash: crypto.Keccak256Hash([]byte("exchange")), RelayFee: new(big.Int),
	}
	deliveryHash := docket.FromChain(d.delivery, d.receipt).Delivery.StructHash()
	nonce, err := view(ctx, d.world, d.at, offer, offer.PackBondNonce(d.caseID, statement, deliveryHash), offer.UnpackBondNonce)
	if err != nil {
		return 0, fmt.Errorf("bond nonce: %w", err)
	}
	bond := x402.Authorization{
		From: devnet.Address("buyer"), To: d.dev.Deployment.Vault.Address, Value: uint256.MustFromDecimal(figures.Bond),
		ValidAfter: uint256.NewInt(0), ValidBefore: uint256.NewInt(1 << 40), Nonce: nonce,
	}
	sig, err := x402.SignReceive(devnet.Key("buyer"), d.domain(), bond)
	if err != nil {
		return 0, err
	}
	used, err := d.gasOf(ctx, "buyer", d.at, offer.PackContest(statement, d.proof, d.delivery, d.receipt, bindings.Authorization{
		ValidAfter: new(big.Int), ValidBefore: bond.ValidBefore.ToBig(), Signature: sig,
	}))
	if err != nil {
		return 0, fmt.Errorf("contest: %w", err)
	}
	return used, nil
}

// convene brings a contested case before its panel: answer, freeze, draw.
func (d *dispute) convene(ctx context.Context) (uint64, error) {
	answered, err := d.send(ctx, "seller", d.at, offer.PackAnswer(d.caseID, bindings.Delivery{}, nil, nil, common.Hash{}))
	if err != nil {
		return 0, fmt.Errorf("answer: %w", err)
	}
	frozen, err := d.send(ctx, "buyer", d.at, offer.PackFreeze(d.caseID))
	if err != nil {
		return 0, fmt.Errorf("freeze: %w", err)
	}
	c, err := view(ctx, d.world, d.at, offer, offer.PackCases(d.caseID), offer.UnpackCases)
	if err != nil {
		return 0, err
	}
	d.id = c.DisputeID
	if err := d.dev.Mine(ctx, 3); err != nil {
		return 0, err
	}
	drawn, err := d.send(ctx, "validator-1", d.dev.Deployment.Committee.Address, committee.PackDraw(d.id))
	if err != nil {
		return 0, fmt.Errorf("draw: %w", err)
	}
	return receiptGas(answered, frozen, drawn), nil
}

// seat is a drawn validator with what it will disclose.
type seat struct {
	name       string
	opening    bindings.Opening
	commitment common.Hash
}

// observe prepares every seat's observations: requirement 1 (fresh) FAIL, the others PASS.
func (d *dispute) observe(ctx context.Context) ([]seat, error) {
	at := d.dev.Deployment.Committee.Address
	drawn, err := view(ctx, d.world, at, committee, committee.PackSeats(d.id), committee.UnpackSeats)
	if err != nil {
		return nil, fmt.Errorf("seats: %w", err)
	}
	seats := make([]seat, len(drawn))
	for i, s := range drawn {
		opening := bindings.Opening{Observations: big.NewInt(0b01_01_10), Transcript: crypto.Keccak256Hash([]byte{byte(i)}), Salt: crypto.Keccak256Hash([]byte{1, byte(i)}), ClaimsRoot: crypto.Keccak256Hash([]byte{2, byte(i)})}
		commitment, err := view(ctx, d.world, at, committee, committee.PackCommitmentOf(d.id, 0, uint8(i), opening), committee.UnpackCommitmentOf)
		if err != nil {
			return nil, fmt.Errorf("commitment: %w", err)
		}
		seats[i] = seat{name: d.nameOf(s.Validator), opening: opening, commitment: commitment}
	}
	return seats, nil
}

func (d *dispute) nameOf(validator common.Address) string {
	for i, v := range d.dev.Deployment.Validators {
		if v == validator {
			return fmt.Sprintf("validator-%d", i+1)
		}
	}
	return ""
}

// ruleBySignatures is the fast path: one transaction.
func (d *dispute) ruleBySignatures(ctx context.Context) (uint64, error) {
	seats, err := d.observe(ctx)
	if err != nil {
		return 0, err
	}
	at := d.dev.Deployment.Committee.Address
	signed := make([]bindings.SignedSeat, len(seats))
	for i, s := range seats {
		digest, err := view(ctx, d.world, at, committee, committee.PackCommitmentDigest(d.id, 0, uint8(i), s.commitment, s.opening.ClaimsRoot), committee.UnpackCommitmentDigest)
		if err != nil {
			return 0, fmt.Errorf("commitment digest: %w", err)
		}
		sig, err := x402.SignDigest(devnet.Key(s.name), digest)
		if err != nil {
			return 0, err
		}
		signed[i] = bindings.SignedSeat{Commitment: s.commitment, Opening: s.opening, Signature: sig}
	}
	used, err := d.gasOf(ctx, seats[0].name, at, committee.PackRuleBySignatures(d.id, signed))
	if err != nil {
		return 0, fmt.Errorf("rule by signatures: %w", err)
	}
	return used, nil
}

// ruleByCommitReveal is the path on chain: every seat commits, every seat reveals, anyone adjudicates.
func (d *dispute) ruleByCommitReveal(ctx context.Context) (uint64, error) {
	seats, err := d.observe(ctx)
	if err != nil {
		return 0, err
	}
	at := d.dev.Deployment.Committee.Address
	var sum uint64
	for i, s := range seats {
		used, err := d.gasOf(ctx, s.name, at, committee.PackCommit(d.id, uint8(i), s.commitment, s.opening.ClaimsRoot))
		if err != nil {
			return 0, fmt.Errorf("commit: %w", err)
		}
		sum += used
	}
	for i, s := range seats {
		used, err := d.gasOf(ctx, s.name, at, committee.PackReveal(d.id, uint8(i), s.opening))
		if err != nil {
			return 0, fmt.Errorf("reveal: %w", err)
		}
		sum += used
	}
	used, err := d.gasOf(ctx, seats[0].name, at, committee.PackAdjudicate(d.id))
	if err != nil {
		return 0, fmt.Errorf("adjudicate: %w", err)
	}
	return sum + used, nil
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
	if c.State != docket.StateSettled || c.Refunded.Int64() != price {
		return 0, fmt.Errorf("case ended in state %d with %s refunded, expected a full refund", c.State, c.Refunded)
	}
	return used, nil
}

// proofGas is the gas that a transaction doing nothing but checking the proof uses.
func (w *world) proofGas(ctx context.Context, d *dispute) (uint64, error) {
	return w.gasOf(ctx, "stranger", d.at, offer.PackVerifyPayment(d.proof))
}
