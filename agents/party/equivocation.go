package party

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/exchange"
)

// ErrOneWord says that there are no two signed Deliveries of one payment that differ.
var ErrOneWord = errors.New("no two different Deliveries")

// ParseDelivery reads a signed Delivery: alone, or out of the record of an exchange.
func ParseDelivery(raw []byte) (*exchange.SignedDelivery, error) {
	if e, err := exchange.Parse(raw); err == nil {
		if e.Delivery == nil {
			return nil, fmt.Errorf("%w: the exchange has none", ErrOneWord)
		}
		return e.Delivery, nil
	}
	var d exchange.SignedDelivery
	if err := canon.Unmarshal(raw, &d); err != nil {
		return nil, fmt.Errorf("neither an exchange nor a signed Delivery: %w", err)
	}
	return &d, nil
}

// OtherDelivery is the last Delivery in a case's record that differs from the one given.
func (p Party) OtherDelivery(ctx context.Context, offer common.Address, id common.Hash, known *exchange.SignedDelivery) (*exchange.SignedDelivery, error) {
	head, reader, err := p.at(ctx, offer)
	if err != nil {
		return nil, err
	}
	file, err := reader.File(ctx, head, id)
	if err != nil {
		return nil, err
	}
	for i := len(file.Deliveries) - 1; i >= 0; i-- {
		if file.Deliveries[i].Delivery != known.Delivery {
			return &file.Deliveries[i], nil
		}
	}
	return nil, fmt.Errorf("%w: the chain knows none but this one in case %s", ErrOneWord, id)
}

// ProveEquivocation shows two different Deliveries that the seller's key signed for a case's payment: not honored, by rule.
func (p Party) ProveEquivocation(ctx context.Context, offer common.Address, id common.Hash, first, second *exchange.SignedDelivery) (*types.Receipt, error) {
	if _, _, err := p.at(ctx, offer); err != nil {
		return nil, err
	}
	if first.Delivery == second.Delivery {
		return nil, fmt.Errorf("%w: both are %s", ErrOneWord, first.Delivery.StructHash())
	}
	data, err := bindings.NewOffer().TryPackProveEquivocation(id, docket.ForChain(first.Delivery), first.Signature, docket.ForChain(second.Delivery), second.Signature)
	if err != nil {
		return nil, fmt.Errorf("encode equivocation: %w", err)
	}
	act := acts.Act{Kind: "prove equivocation", Subject: id.Hex(), Implied: outcome.Case(offer, "SettlementExecuted", id)}
	return p.send(ctx, act, offer, data)
}
