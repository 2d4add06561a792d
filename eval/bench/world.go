package main

import (
	"context"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// price is what one call costs, base units (0.01 USDC).
const price = 10_000

// world is one local chain with its actors.
type world struct {
	dev      *devnet.Devnet
	client   *chain.Client
	managers map[string]*txmgr.Manager
	nonces   uint64 // authorizations signed so far
	saved    int    // promises published so far
}

// scenario measures something in a world.
type scenario func(context.Context, *world) ([]Row, error)

// inWorld runs a scenario on a chain of its own, whose committee has that many validators.
func inWorld(ctx context.Context, validators int, run scenario) ([]Row, error) {
	return onDevnet(ctx, devnet.Options{Validators: validators}, run)
}

// onDevnet runs a scenario on a chain of its own.
func onDevnet(ctx context.Context, o devnet.Options, run scenario) ([]Row, error) {
	dev, err := devnet.Start(ctx, o)
	if err != nil {
		return nil, err
	}
	defer dev.Close()
	client, err := chain.Dial(ctx, dev.URL)
	if err != nil {
		return nil, err
	}
	defer client.Close()
	w := &world{dev: dev, client: client, managers: map[string]*txmgr.Manager{}}
	if err := dev.Mint(ctx, devnet.Address("buyer"), big.NewInt(1_000_000_000)); err != nil {
		return nil, err
	}
	// The seller holds tokens already: a first balance would cost its receiver an extra storage write.
	if err := dev.Mint(ctx, devnet.Address("seller"), big.NewInt(100_000_000)); err != nil {
		return nil, err
	}
	return run(ctx, w)
}

// send sends from a named key and returns the receipt.
func (w *world) send(ctx context.Context, from string, to common.Address, data []byte) (*types.Receipt, error) {
	return w.sendValue(ctx, from, to, data, nil)
}

// sendValue is send with coin, wei; nil is none.
func (w *world) sendValue(ctx context.Context, from string, to common.Address, data []byte, value *big.Int) (*types.Receipt, error) {
	m, ok := w.managers[from]
	if !ok {
		m = txmgr.New(w.client, devnet.Key(from), txmgr.Options{})
		w.managers[from] = m
	}
	return m.Send(ctx, txmgr.Candidate{To: &to, Data: data, Value: value})
}

// gasOf sends and returns the gas used.
func (w *world) gasOf(ctx context.Context, from string, to common.Address, data []byte) (uint64, error) {
	r, err := w.send(ctx, from, to, data)
	if err != nil {
		return 0, err
	}
	return r.GasUsed, nil
}

// view calls a contract's view at the latest block.
func view[T any](ctx context.Context, w *world, at common.Address, abi interface {
	Instance(bind.ContractBackend, common.Address) *bind.BoundContract
}, data []byte, unpack func([]byte) (T, error)) (T, error) {
	return bind.Call(abi.Instance(w.client, at), &bind.CallOpts{Context: ctx}, data, unpack)
}

func (w *world) domain() x402.TokenDomain {
	t := w.dev.Deployment.Token
	return x402.TokenDomain{Name: t.Name, Version: t.Version, ChainID: w.dev.ChainID.Uint64(), Token: t.Address}
}

var token, offer, vault, factory, committee = bindings.NewFiatToken(), bindings.NewOffer(), bindings.NewVault(), bindings.NewOfferFactory(), bindings.NewCommittee()
