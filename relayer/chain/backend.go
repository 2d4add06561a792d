package chain

import (
	"context"
	"errors"
	"fmt"
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
	return read(ctx, c, "read code", func(ctx context.Context, e *endpoint) ([]byte, error) { return e.eth.CodeAt(ctx, account, number) })
}

// CodeAtHash implements bind.BlockHashContractCaller.
func (c *Client) CodeAtHash(ctx context.Context, account common.Address, hash common.Hash) ([]byte, error) {
	return read(ctx, c, "read code", func(ctx context.Context, e *endpoint) ([]byte, error) { return e.eth.CodeAtHash(ctx, account, hash) })
}

// PendingCodeAt implements bind.ContractTransactor.
func (c *Client) PendingCodeAt(ctx context.Context, account common.Address) ([]byte, error) {
	return read(ctx, c, "read code", func(ctx context.Context, e *endpoint) ([]byte, error) { return e.eth.PendingCodeAt(ctx, account) })
}

// CallContract implements bind.ContractCaller.
func (c *Client) CallContract(ctx context.Context, call ethereum.CallMsg, number *big.Int) ([]byte, error) {
	return read(ctx, c, "call", func(ctx context.Context, e *endpoint) ([]byte, error) { return e.eth.CallContract(ctx, call, number) })
}

// CallContractAtHash implements bind.BlockHashContractCaller.
func (c *Client) CallContractAtHash(ctx context.Context, call ethereum.CallMsg, hash common.Hash) ([]byte, error) {
	return read(ctx, c, "call", func(ctx context.Context, e *endpoint) ([]byte, error) {
		return e.eth.CallContractAtHash(ctx, call, hash)
	})
}

// PendingNonceAt implements bind.ContractTransactor.
func (c *Client) PendingNonceAt(ctx context.Context, account common.Address) (uint64, error) {
	return read(ctx, c, "read pending nonce", func(ctx context.Context, e *endpoint) (uint64, error) { return e.eth.PendingNonceAt(ctx, account) })
}

// SuggestGasPrice implements bind.ContractTransactor.
func (c *Client) SuggestGasPrice(ctx context.Context) (*big.Int, error) {
	return read(ctx, c, "suggest gas price", func(ctx context.Context, e *endpoint) (*big.Int, error) { return e.eth.SuggestGasPrice(ctx) })
}

// SuggestGasTipCap implements bind.ContractTransactor.
func (c *Client) SuggestGasTipCap(ctx context.Context) (*big.Int, error) {
	return read(ctx, c, "suggest tip", func(ctx context.Context, e *endpoint) (*big.Int, error) { return e.eth.SuggestGasTipCap(ctx) })
}

// EstimateGas implements bind.ContractTransactor.
func (c *Client) EstimateGas(ctx context.Context, call ethereum.CallMsg) (uint64, error) {
	return read(ctx, c, "estimate gas", func(ctx context.Context, e *endpoint) (uint64, error) { return e.eth.EstimateGas(ctx, call) })
}

// SendTransaction implements bind.ContractTransactor. It is not repeated once a node may have it: whoever sends looks
// for the transaction and decides.
func (c *Client) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	_, err := ask(ctx, c.nodes, "send transaction", policy{once: true}, func(ctx context.Context, e *endpoint) (struct{}, error) {
		return struct{}{}, e.eth.SendTransaction(ctx, tx)
	})
	return err
}

// FilterLogs implements bind.ContractFilterer, with one request. See Logs for long ranges.
func (c *Client) FilterLogs(ctx context.Context, query ethereum.FilterQuery) ([]types.Log, error) {
	return ask(ctx, c.nodes, "read logs", policy{logs: true}, func(ctx context.Context, e *endpoint) ([]types.Log, error) {
		logs, err := e.eth.FilterLogs(ctx, query)
		if err != nil {
			return nil, err
		}
		return logs, checkLogs(query, logs)
	})
}

// SubscribeFilterLogs implements bind.ContractFilterer. It needs a websocket; the subscription lives until it is ended.
func (c *Client) SubscribeFilterLogs(ctx context.Context, query ethereum.FilterQuery, out chan<- types.Log) (ethereum.Subscription, error) {
	return subscribe(ctx, c.nodes, func(ctx context.Context, e *endpoint) (ethereum.Subscription, error) {
		return e.eth.SubscribeFilterLogs(ctx, query, out)
	})
}

// SubscribeNewHead pushes the headers of new blocks. It needs a websocket; the subscription ends with its connection.
func (c *Client) SubscribeNewHead(ctx context.Context, out chan<- *types.Header) (ethereum.Subscription, error) {
	return subscribe(ctx, c.nodes, func(ctx context.Context, e *endpoint) (ethereum.Subscription, error) {
		return e.eth.SubscribeNewHead(ctx, out)
	})
}

// ErrNoPush says that no endpoint can push.
var ErrNoPush = errors.New("no endpoint can push")

// subscribe begins a subscription at the first endpoint that takes it.
func subscribe(ctx context.Context, s *endpoints, begin func(context.Context, *endpoint) (ethereum.Subscription, error)) (ethereum.Subscription, error) {
	errs := []error{ErrNoPush}
	for _, e := range s.sockets() {
		sub, err := func() (ethereum.Subscription, error) {
			ctx, cancel := context.WithTimeout(ctx, s.timeout)
			defer cancel()
			return attempt(ctx, s, e, 1, begin)
		}()
		if err == nil {
			return sub, nil
		}
		if k := classify(err, false); k == unreachable {
			s.left(e, typed(err, k))
		}
		errs = append(errs, fmt.Errorf("%s: %w", e.name, err))
	}
	return nil, fmt.Errorf("subscribe: %w", errors.Join(errs...))
}
