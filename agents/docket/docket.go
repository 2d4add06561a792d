// Package docket reads what the chain says about offers, their cases and the committee's disputes, for every agent.
//
// It sends nothing and decides nothing. Views are read at one block hash, so that a reader sees one state; logs are read
// for what views cannot give. What parties sign to pay into a contract is computed here too, so that it is never a node
// that says what is signed. The one invariant: whatever it returns for a Head is what that block's state says.
package docket

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

var (
	// ErrNoCase says that an Offer knows no such case.
	ErrNoCase = errors.New("no such case")
	// ErrNoOffer says that the factory published no Offer at an address.
	ErrNoOffer = errors.New("no Offer")
)

// Head is the block that a state was read at.
type Head struct {
	Number uint64
	Hash   common.Hash
	Time   uint64 // unix seconds: what contracts compare deadlines with
}

// HeadOf reads the current block.
func HeadOf(ctx context.Context, c *chain.Client) (Head, error) {
	h, err := c.Head(ctx)
	if err != nil {
		return Head{}, err
	}
	return Head{Number: h.Number.Uint64(), Hash: h.Hash(), Time: h.Time}, nil
}

// contract is one bound contract.
type contract struct {
	chain   *chain.Client
	inst    *bind.BoundContract
	address common.Address
}

// read calls a view at a block. What it reverts with is named.
func read[T any](ctx context.Context, c contract, at Head, data []byte, unpack func([]byte) (T, error)) (T, error) {
	out, err := bind.Call(c.inst, &bind.CallOpts{Context: ctx, BlockHash: at.Hash}, data, unpack)
	if data, reverted := txmgr.RevertData(err); reverted {
		return out, fmt.Errorf("%w: %w", bindings.DecodeRevert(data), err)
	}
	return out, err
}

// logs reads a contract's logs in [from, to], both inclusive.
func (c contract) logs(ctx context.Context, from, to uint64, topics [][]common.Hash) ([]types.Log, error) {
	logs, err := c.chain.Logs(ctx, ethereum.FilterQuery{Addresses: []common.Address{c.address}, Topics: topics}, from, to)
	if err != nil {
		return nil, fmt.Errorf("logs of %s: %w", c.address, err)
	}
	return slices.DeleteFunc(logs, func(l types.Log) bool { return l.Removed }), nil
}
