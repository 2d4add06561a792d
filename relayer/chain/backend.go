package chain

import (
	"context"
	"math/big"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

var (
	_ bind.ContractBackend         = (*Client)(nil)
	_ bind.DeployBackend           = (*Client)(nil)
	_ bind.BlockHashContractCaller = (*Client)(nil)
)

// CodeAt implements bind.ContractCaller.
func (c *Client) CodeAt(ctx context.Context, account common.Address, number *big.Int) ([]byte, error) {
	return within(ctx, "read code", func(ctx context.Context) ([]byte, error) { return c.eth.CodeAt(ctx, account, number) })
}

// CodeAtHash implements bind.BlockHashContractCaller.
func (c *Client) CodeAtHash(ctx context.Context, account common.Address, hash common.Hash) ([]byte, error) {
	return within(ctx, "read code", func(ctx context.Context) ([]byte, error) { return c.eth.CodeAtHash(ctx, account, hash) })
}

// PendingCodeAt implements bind.ContractTransactor.
func (c *Client) PendingCodeAt(ctx context.Context, account common.Address) ([]byte, error) {
	return within(ctx, "read code", func(ctx context.Context) ([]byte, error) { return c.eth.PendingCodeAt(ctx, account) })
}

// CallContract implements bind.ContractCaller.
func (c *Client) CallContract(ctx context.Context, call ethereum.CallMsg, number *big.Int) ([]byte, error) {
	return within(ctx, "call", func(ctx context.Context) ([]byte, error) { return c.eth.CallContract(ctx, call, number) })
}

// CallContractAtHash implements bind.BlockHashContractCaller.
func (c *Client) CallContractAtHash(ctx context.Context, call ethereum.CallMsg, hash common.Hash) ([]byte, error) {
	return within(ctx, "call", func(ctx context.Context) ([]byte, error) { return c.eth.CallContractAtHash(ctx, call, hash) })
}

// PendingNonceAt implements bind.ContractTransactor.
func (c *Client) PendingNonceAt(ctx context.Context, account common.Address) (uint64, error) {
	return within(ctx, "read pending nonce", func(ctx context.Context) (uint64, error) { return c.eth.PendingNonceAt(ctx, account) })
}

// SuggestGasPrice implements bind.ContractTransactor.
func (c *Client) SuggestGasPrice(ctx context.Context) (*big.Int, error) {
	return within(ctx, "suggest gas price", c.eth.SuggestGasPrice)
}

// SuggestGasTipCap implements bind.ContractTransactor.
func (c *Client) SuggestGasTipCap(ctx context.Context) (*big.Int, error) {
	return within(ctx, "suggest tip", c.eth.SuggestGasTipCap)
}

// EstimateGas implements bind.ContractTransactor.
func (c *Client) EstimateGas(ctx context.Context, call ethereum.CallMsg) (uint64, error) {
	return within(ctx, "estimate gas", func(ctx context.Context) (uint64, error) { return c.eth.EstimateGas(ctx, call) })
}

// SendTransaction implements bind.ContractTransactor.
func (c *Client) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	_, err := within(ctx, "send transaction", func(ctx context.Context) (struct{}, error) {
		return struct{}{}, c.eth.SendTransaction(ctx, tx)
	})
	return err
}

// FilterLogs implements bind.ContractFilterer.
func (c *Client) FilterLogs(ctx context.Context, query ethereum.FilterQuery) ([]types.Log, error) {
	return within(ctx, "read logs", func(ctx context.Context) ([]types.Log, error) { return c.eth.FilterLogs(ctx, query) })
}

// SubscribeFilterLogs implements bind.ContractFilterer. It needs a websocket; the subscription lives until it is ended.
func (c *Client) SubscribeFilterLogs(ctx context.Context, query ethereum.FilterQuery, out chan<- types.Log) (ethereum.Subscription, error) {
	return c.eth.SubscribeFilterLogs(ctx, query, out)
}
