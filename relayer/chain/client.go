// Package chain reads an EVM chain: what contract bindings need, proofs, receipts and logs, every call with a deadline.
//
// It sends nothing of its own and decides nothing. Its one invariant: no call outlives the client's call deadline, and
// what belongs together is read at one block hash.
package chain

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
)

const (
	// CallTimeout bounds one call to the node.
	CallTimeout = 15 * time.Second
	// pollInterval is how often a waiting call asks again.
	pollInterval = 100 * time.Millisecond
	// maxLogSpan is how many blocks one eth_getLogs call covers, inclusive.
	maxLogSpan = 2000
)

// Errors of reads that succeed without an answer.
var (
	ErrNotFound = ethereum.NotFound
	ErrReorged  = errors.New("transaction left the canonical chain")
	ErrRange    = errors.New("block range ends before it starts")
)

// Client is a connection to one chain. It satisfies bind.ContractBackend and bind.DeployBackend.
type Client struct {
	eth     *ethclient.Client
	rpc     *rpc.Client
	chainID *big.Int
}

// Dial connects and reads the chain id.
func Dial(ctx context.Context, url string) (*Client, error) {
	dialCtx, cancel := context.WithTimeout(ctx, CallTimeout)
	defer cancel()
	c, err := rpc.DialContext(dialCtx, url)
	if err != nil {
		return nil, fmt.Errorf("dial chain: %w", err)
	}
	eth := ethclient.NewClient(c)
	id, err := eth.ChainID(dialCtx)
	if err != nil {
		c.Close()
		return nil, fmt.Errorf("read chain id: %w", err)
	}
	return &Client{eth: eth, rpc: c, chainID: id}, nil
}

// Close ends the connection.
func (c *Client) Close() { c.rpc.Close() }

// ChainID is the chain's id, read when the connection was made.
func (c *Client) ChainID() *big.Int { return new(big.Int).Set(c.chainID) }

// within runs one call under the call deadline.
func within[T any](ctx context.Context, what string, call func(context.Context) (T, error)) (T, error) {
	ctx, cancel := context.WithTimeout(ctx, CallTimeout)
	defer cancel()
	v, err := call(ctx)
	if err != nil {
		return v, fmt.Errorf("%s: %w", what, err)
	}
	return v, nil
}

// Head is the newest block's header.
func (c *Client) Head(ctx context.Context) (*types.Header, error) { return c.HeaderByNumber(ctx, nil) }

// HeaderByNumber reads a header; nil is the newest.
func (c *Client) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	return within(ctx, "read header", func(ctx context.Context) (*types.Header, error) {
		return c.eth.HeaderByNumber(ctx, number)
	})
}

// HeaderByHash reads a header.
func (c *Client) HeaderByHash(ctx context.Context, hash common.Hash) (*types.Header, error) {
	return within(ctx, "read header", func(ctx context.Context) (*types.Header, error) {
		return c.eth.HeaderByHash(ctx, hash)
	})
}

// BlockByHash reads a whole block.
func (c *Client) BlockByHash(ctx context.Context, hash common.Hash) (*types.Block, error) {
	return within(ctx, "read block", func(ctx context.Context) (*types.Block, error) {
		return c.eth.BlockByHash(ctx, hash)
	})
}

// BlockReceipts reads all receipts of a block, in order.
func (c *Client) BlockReceipts(ctx context.Context, hash common.Hash) ([]*types.Receipt, error) {
	return within(ctx, "read block receipts", func(ctx context.Context) ([]*types.Receipt, error) {
		return c.eth.BlockReceipts(ctx, rpc.BlockNumberOrHashWithHash(hash, false))
	})
}

// TransactionReceipt reads a receipt; ErrNotFound while the transaction is not in a block.
func (c *Client) TransactionReceipt(ctx context.Context, tx common.Hash) (*types.Receipt, error) {
	return within(ctx, "read receipt", func(ctx context.Context) (*types.Receipt, error) {
		return c.eth.TransactionReceipt(ctx, tx)
	})
}

// TransactionByHash reads a transaction and whether it still waits for a block.
func (c *Client) TransactionByHash(ctx context.Context, hash common.Hash) (*types.Transaction, bool, error) {
	type answer struct {
		tx      *types.Transaction
		pending bool
	}
	a, err := within(ctx, "read transaction", func(ctx context.Context) (answer, error) {
		tx, pending, err := c.eth.TransactionByHash(ctx, hash)
		return answer{tx, pending}, err
	})
	return a.tx, a.pending, err
}

// BalanceAt reads a balance of native coin in wei; nil number is the newest block.
func (c *Client) BalanceAt(ctx context.Context, account common.Address, number *big.Int) (*big.Int, error) {
	return within(ctx, "read balance", func(ctx context.Context) (*big.Int, error) {
		return c.eth.BalanceAt(ctx, account, number)
	})
}

// NonceAt reads how many transactions of account are in blocks; nil number is the newest block.
func (c *Client) NonceAt(ctx context.Context, account common.Address, number *big.Int) (uint64, error) {
	return within(ctx, "read nonce", func(ctx context.Context) (uint64, error) {
		return c.eth.NonceAt(ctx, account, number)
	})
}

// StorageAtHash reads one storage word at a block hash.
func (c *Client) StorageAtHash(ctx context.Context, account common.Address, slot, block common.Hash) (common.Hash, error) {
	return within(ctx, "read storage", func(ctx context.Context) (common.Hash, error) {
		raw, err := c.eth.StorageAtHash(ctx, account, slot, block)
		return common.BytesToHash(raw), err
	})
}

// StorageProof is one storage word with its Merkle proof below the account's storage root.
type StorageProof struct {
	Key   common.Hash
	Value *big.Int
	Proof [][]byte
}

// AccountProof is an account with its Merkle proof below a block's state root.
type AccountProof struct {
	Address     common.Address
	Balance     *big.Int
	Nonce       uint64
	CodeHash    common.Hash
	StorageHash common.Hash
	Proof       [][]byte
	Storage     []StorageProof
}

// Proof reads eth_getProof of account and slots at a block hash.
func (c *Client) Proof(ctx context.Context, account common.Address, slots []common.Hash, block common.Hash) (*AccountProof, error) {
	var raw struct {
		Address      common.Address  `json:"address"`
		AccountProof []hexutil.Bytes `json:"accountProof"`
		Balance      *hexutil.Big    `json:"balance"`
		CodeHash     common.Hash     `json:"codeHash"`
		Nonce        hexutil.Uint64  `json:"nonce"`
		StorageHash  common.Hash     `json:"storageHash"`
		StorageProof []struct {
			Key   json.RawMessage `json:"key"` // nodes differ in whether they pad it
			Value *hexutil.Big    `json:"value"`
			Proof []hexutil.Bytes `json:"proof"`
		} `json:"storageProof"`
	}
	if slots == nil {
		slots = []common.Hash{}
	}
	_, err := within(ctx, "read proof", func(ctx context.Context) (struct{}, error) {
		at := rpc.BlockNumberOrHashWithHash(block, false)
		return struct{}{}, c.rpc.CallContext(ctx, &raw, "eth_getProof", account, slots, at)
	})
	if err != nil {
		return nil, err
	}
	if len(raw.StorageProof) != len(slots) || raw.Address != account || raw.Balance == nil {
		return nil, fmt.Errorf("read proof: %d storage proofs for %s, asked %d for %s", len(raw.StorageProof), raw.Address, len(slots), account)
	}
	out := &AccountProof{
		Address: raw.Address, Balance: raw.Balance.ToInt(), Nonce: uint64(raw.Nonce), CodeHash: raw.CodeHash,
		StorageHash: raw.StorageHash, Proof: plain(raw.AccountProof),
	}
	for i, s := range raw.StorageProof {
		if s.Value == nil {
			return nil, fmt.Errorf("read proof: slot %s has no value", slots[i])
		}
		out.Storage = append(out.Storage, StorageProof{Key: slots[i], Value: s.Value.ToInt(), Proof: plain(s.Proof)})
	}
	return out, nil
}

func plain(in []hexutil.Bytes) [][]byte {
	out := make([][]byte, len(in))
	for i := range in {
		out[i] = in[i]
	}
	return out
}

// Logs reads the logs that match query between two blocks, both inclusive, in chain order. Only the query's addresses
// and topics are used.
func (c *Client) Logs(ctx context.Context, query ethereum.FilterQuery, from, to uint64) ([]types.Log, error) {
	if to < from {
		return nil, fmt.Errorf("%w: %d to %d", ErrRange, from, to)
	}
	var out []types.Log
	for start := from; ; {
		end := to
		if to-start >= maxLogSpan {
			end = start + maxLogSpan - 1
		}
		part := ethereum.FilterQuery{
			FromBlock: new(big.Int).SetUint64(start), ToBlock: new(big.Int).SetUint64(end),
			Addresses: query.Addresses, Topics: query.Topics,
		}
		logs, err := c.FilterLogs(ctx, part)
		if err != nil {
			return nil, fmt.Errorf("blocks %d to %d: %w", start, end, err)
		}
		out = append(out, logs...)
		if end == to {
			return out, nil
		}
		start = end + 1
	}
}

// WaitMined waits until tx is in a block and returns its receipt. ctx is the deadline.
func (c *Client) WaitMined(ctx context.Context, tx common.Hash) (*types.Receipt, error) {
	for {
		receipt, err := c.TransactionReceipt(ctx, tx)
		if err == nil {
			return receipt, nil
		}
		if ctx.Err() != nil {
			return nil, fmt.Errorf("wait for %s: %w", tx, ctx.Err())
		}
		if err := pause(ctx, pollInterval); err != nil {
			return nil, fmt.Errorf("wait for %s: %w", tx, err)
		}
	}
}

// WaitConfirmed waits until tx lies under the given number of further blocks (0: it is in a block) and still belongs to
// the canonical chain. A transaction that moved to another block is followed; one that vanished is waited for again.
func (c *Client) WaitConfirmed(ctx context.Context, tx common.Hash, confirmations uint64) (*types.Receipt, error) {
	for {
		receipt, err := c.WaitMined(ctx, tx)
		if err != nil {
			return nil, err
		}
		done, err := c.confirmed(ctx, receipt, confirmations)
		if done {
			return receipt, nil
		}
		if ctx.Err() != nil {
			return nil, fmt.Errorf("confirm %s: %w", tx, errors.Join(ctx.Err(), err))
		}
		if err := pause(ctx, pollInterval); err != nil {
			return nil, fmt.Errorf("confirm %s: %w", tx, err)
		}
	}
}

// confirmed reports whether the receipt's block is canonical and deep enough.
func (c *Client) confirmed(ctx context.Context, receipt *types.Receipt, confirmations uint64) (bool, error) {
	head, err := c.Head(ctx)
	if err != nil {
		return false, err
	}
	if head.Number.Cmp(new(big.Int).Add(receipt.BlockNumber, new(big.Int).SetUint64(confirmations))) < 0 {
		return false, nil
	}
	header, err := c.HeaderByNumber(ctx, receipt.BlockNumber)
	if err != nil {
		return false, err
	}
	if header.Hash() != receipt.BlockHash {
		return false, ErrReorged
	}
	return true, nil
}

func pause(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
