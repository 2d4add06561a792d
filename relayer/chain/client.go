// Package chain reads an EVM chain through one or several nodes: what contract bindings need, proofs, receipts and logs,
// and follows it from block to block across reorganizations.
//
// It sends nothing of its own and decides nothing. Its invariants: no call outlives the client's call deadline, all
// nodes are of one chain, and what belongs together is read at one block hash.
package chain

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"
)

// CallTimeout bounds one call, retries included, unless Options say otherwise.
const CallTimeout = 15 * time.Second

// Options configures a Client. Only URLs must be given.
type Options struct {
	// URLs of nodes, http, https, ws, wss or the path of a local socket, in order of preference. Heads are pushed by those
	// that can.
	URLs        []string
	CallTimeout time.Duration // bound on one call, retries included; 0: CallTimeout
	Backoff     Backoff       // after failures and rate limits; zero: half a second, doubling up to half a minute
	Clock       Clock         // nil: the system's
	Log         *slog.Logger  // nil discards
}

func (o Options) withDefaults() Options {
	if o.CallTimeout == 0 {
		o.CallTimeout = CallTimeout
	}
	if o.Backoff.First == 0 {
		o.Backoff.First, o.Backoff.Most = 500*time.Millisecond, 30*time.Second
	}
	if o.Clock == nil {
		o.Clock = SystemClock{}
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	return o
}

// ErrNoEndpoint says that no address of a node was given.
var ErrNoEndpoint = errors.New("no endpoint given")

// Client is a connection to one chain. It satisfies bind.ContractBackend and bind.DeployBackend. A read that an endpoint
// leaves unanswered is asked of the others; a read that a rate limit refuses is repeated when the limit is over. What a
// node answers is final. Its methods may be called concurrently.
type Client struct {
	nodes *endpoints
	span  span // of log queries
}

// Dial connects to the nodes whose addresses are listed in urls, separated by commas, and reads the chain id.
func Dial(ctx context.Context, urls string) (*Client, error) {
	return DialOptions(ctx, Options{URLs: split(urls)})
}

// DialOptions connects and reads the chain id of every node. Those that do not answer are tried again later, as long as
// one does; a node of another chain is an error.
func DialOptions(ctx context.Context, o Options) (*Client, error) {
	if len(o.URLs) == 0 {
		return nil, ErrNoEndpoint
	}
	o = o.withDefaults()
	s := &endpoints{timeout: o.CallTimeout, clock: o.Clock, backoff: o.Backoff, log: o.Log}
	for _, address := range o.URLs {
		s.all = append(s.all, newEndpoint(address))
	}
	if err := s.open(ctx); err != nil {
		s.close()
		return nil, err
	}
	return &Client{nodes: s, span: span{blocks: maxLogSpan}}, nil
}

// severalTimeout bounds the wait for endpoints that do not answer when there are others.
const severalTimeout = 5 * time.Second

// open connects to all endpoints at once.
func (s *endpoints) open(ctx context.Context) error {
	timeout := s.timeout
	if len(s.all) > 1 {
		timeout = min(timeout, severalTimeout)
	}
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	errs := make([]error, len(s.all))
	var wg sync.WaitGroup
	for i, e := range s.all {
		wg.Go(func() { errs[i] = s.connect(ctx, e) })
	}
	wg.Wait()
	up := 0
	for i, err := range errs {
		switch {
		case err == nil:
			up++
		case errors.Is(err, ErrChainID):
			return fmt.Errorf("dial chain: %w", err)
		default:
			errs[i] = fmt.Errorf("%s: %w", s.all[i].name, typed(err, classify(err, false)))
			s.left(s.all[i], errs[i])
		}
	}
	if up == 0 {
		return fmt.Errorf("dial chain: %w", errors.Join(append(errs, ctx.Err())...))
	}
	return nil
}

// Close ends the connections.
func (c *Client) Close() { c.nodes.close() }

// ChainID is the chain's id, read when the connection was made.
func (c *Client) ChainID() *big.Int { return new(big.Int).Set(c.nodes.chainID) }

// read asks a node for what may be asked repeatedly.
func read[T any](ctx context.Context, c *Client, what string, call func(context.Context, *endpoint) (T, error)) (T, error) {
	return ask(ctx, c.nodes, what, policy{}, call)
}

// Head is the newest block's header.
func (c *Client) Head(ctx context.Context) (*types.Header, error) { return c.HeaderByNumber(ctx, nil) }

// HeaderByNumber reads a header; nil is the newest.
func (c *Client) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	return read(ctx, c, "read header", func(ctx context.Context, e *endpoint) (*types.Header, error) {
		header, err := e.eth.HeaderByNumber(ctx, number)
		if err == nil && number != nil && number.Sign() >= 0 && header.Number.Cmp(number) != 0 {
			return nil, fmt.Errorf("%w: header %s, asked for %s", ErrInconsistent, header.Number, number)
		}
		return header, err
	})
}

// HeaderByHash reads a header.
func (c *Client) HeaderByHash(ctx context.Context, hash common.Hash) (*types.Header, error) {
	return read(ctx, c, "read header", func(ctx context.Context, e *endpoint) (*types.Header, error) {
		header, err := e.eth.HeaderByHash(ctx, hash)
		if err == nil && header.Hash() != hash {
			return nil, fmt.Errorf("%w: header %s, asked for %s", ErrInconsistent, header.Hash(), hash)
		}
		return header, err
	})
}

// BlockByHash reads a whole block.
func (c *Client) BlockByHash(ctx context.Context, hash common.Hash) (*types.Block, error) {
	return read(ctx, c, "read block", func(ctx context.Context, e *endpoint) (*types.Block, error) {
		return e.eth.BlockByHash(ctx, hash)
	})
}

// BlockReceipts reads all receipts of a block, in order. ErrPruned says that the node has the block and not its receipts.
func (c *Client) BlockReceipts(ctx context.Context, hash common.Hash) ([]*types.Receipt, error) {
	receipts, err := read(ctx, c, "read block receipts", func(ctx context.Context, e *endpoint) ([]*types.Receipt, error) {
		receipts, err := e.eth.BlockReceipts(ctx, rpc.BlockNumberOrHashWithHash(hash, false))
		for _, r := range receipts {
			if r.BlockHash != hash {
				return nil, fmt.Errorf("%w: receipt of block %s, asked for %s", ErrInconsistent, r.BlockHash, hash)
			}
		}
		return receipts, err
	})
	if errors.Is(err, ErrNotFound) {
		if _, lookup := c.HeaderByHash(ctx, hash); lookup == nil {
			return nil, fmt.Errorf("read block receipts: %w: receipts of %s", ErrPruned, hash)
		}
	}
	return receipts, err
}

// TransactionReceipt reads a receipt; ErrNotFound while the transaction is not in a block.
func (c *Client) TransactionReceipt(ctx context.Context, tx common.Hash) (*types.Receipt, error) {
	return read(ctx, c, "read receipt", func(ctx context.Context, e *endpoint) (*types.Receipt, error) {
		receipt, err := e.eth.TransactionReceipt(ctx, tx)
		if err == nil && receipt.TxHash != tx {
			return nil, fmt.Errorf("%w: receipt of %s, asked for %s", ErrInconsistent, receipt.TxHash, tx)
		}
		return receipt, err
	})
}

// TransactionByHash reads a transaction and whether it still waits for a block.
func (c *Client) TransactionByHash(ctx context.Context, hash common.Hash) (*types.Transaction, bool, error) {
	type answer struct {
		tx      *types.Transaction
		pending bool
	}
	a, err := read(ctx, c, "read transaction", func(ctx context.Context, e *endpoint) (answer, error) {
		tx, pending, err := e.eth.TransactionByHash(ctx, hash)
		return answer{tx, pending}, err
	})
	return a.tx, a.pending, err
}

// BalanceAt reads a balance of native coin in wei; nil number is the newest block.
func (c *Client) BalanceAt(ctx context.Context, account common.Address, number *big.Int) (*big.Int, error) {
	return read(ctx, c, "read balance", func(ctx context.Context, e *endpoint) (*big.Int, error) {
		return e.eth.BalanceAt(ctx, account, number)
	})
}

// NonceAt reads how many transactions of account are in blocks; nil number is the newest block.
func (c *Client) NonceAt(ctx context.Context, account common.Address, number *big.Int) (uint64, error) {
	return read(ctx, c, "read nonce", func(ctx context.Context, e *endpoint) (uint64, error) {
		return e.eth.NonceAt(ctx, account, number)
	})
}

// StorageAtHash reads one storage word at a block hash.
func (c *Client) StorageAtHash(ctx context.Context, account common.Address, slot, block common.Hash) (common.Hash, error) {
	return read(ctx, c, "read storage", func(ctx context.Context, e *endpoint) (common.Hash, error) {
		raw, err := e.eth.StorageAtHash(ctx, account, slot, block)
		return common.BytesToHash(raw), err
	})
}
