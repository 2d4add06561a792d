package docket

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/relayer/chain"
)

// ErrNotPaid says that no payment of an authorization is on the chain up to the block looked at.
var ErrNotPaid = errors.New("no such payment on the chain")

// Transfer names a payment that is looked for: made with an ERC-3009 authorization.
type Transfer struct {
	Token, PayTo, Payer common.Address
	Nonce               common.Hash
}

// FindPayment finds the Transfer log that an authorization made, in blocks [first, at]. A used nonce without the
// transfer (a cancelled authorization) is ErrNotPaid.
func FindPayment(ctx context.Context, c *chain.Client, t Transfer, first uint64, at Head) (*exchange.Payment, error) {
	used, err := NewToken(c, t.Token).FindAuthorization(ctx, first, at, t.Payer, t.Nonce)
	if err != nil {
		return nil, fmt.Errorf("find payment: %w", err)
	}
	if used == nil {
		return nil, fmt.Errorf("%w: %s nonce %s", ErrNotPaid, t.Payer, t.Nonce)
	}
	receipt, err := c.TransactionReceipt(ctx, used.TxHash)
	if err != nil {
		return nil, fmt.Errorf("find payment: %w", err)
	}
	return PaymentIn(ctx, c, receipt, t)
}

// PaymentIn reads the payment out of a receipt.
func PaymentIn(ctx context.Context, c *chain.Client, receipt *types.Receipt, t Transfer) (*exchange.Payment, error) {
	if receipt.Status != types.ReceiptStatusSuccessful {
		return nil, fmt.Errorf("%w: transaction %s failed", ErrNotPaid, receipt.TxHash)
	}
	index, err := proof.FindPayment(receipt, t.Token, t.PayTo, t.Payer, t.Nonce)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrNotPaid, err)
	}
	header, err := c.HeaderByHash(ctx, receipt.BlockHash)
	if err != nil {
		return nil, fmt.Errorf("block of payment: %w", err)
	}
	return &exchange.Payment{
		Payer: t.Payer, Nonce: t.Nonce, Amount: new(big.Int).SetBytes(receipt.Logs[index].Data).String(),
		TransactionHash: receipt.TxHash, BlockHash: receipt.BlockHash, BlockNumber: header.Number.Uint64(),
		BlockTime: header.Time, TransactionIndex: uint64(receipt.TransactionIndex), LogIndex: index,
	}, nil
}

// ProvePayment builds the proof that contest takes, from the payment's block.
func ProvePayment(ctx context.Context, c *chain.Client, p exchange.Payment) (bindings.Proof, error) {
	header, err := c.HeaderByHash(ctx, p.BlockHash)
	if err != nil {
		return bindings.Proof{}, fmt.Errorf("block of payment: %w", err)
	}
	receipts, err := c.BlockReceipts(ctx, p.BlockHash)
	if err != nil {
		return bindings.Proof{}, fmt.Errorf("receipts of payment: %w", err)
	}
	built, err := proof.BuildPayment(header, receipts, p.TransactionIndex, p.LogIndex)
	if err != nil {
		return bindings.Proof{}, fmt.Errorf("prove payment: %w", err)
	}
	return bindings.Proof(built), nil
}

// CaseID is the identity of a payment and of the case about it.
func CaseID(p exchange.Payment) common.Hash {
	return proof.PaymentKey(p.BlockHash, p.TransactionIndex, p.LogIndex)
}
