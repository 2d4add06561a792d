package plan

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

const (
	transactionDeadline = 2 * time.Minute // bound on one transaction, from sending to its receipt
	receiptPoll         = 25 * time.Millisecond
)

// ErrReverted says that a transaction of the plan was mined and failed.
var ErrReverted = errors.New("transaction reverted")

// Backend is what a deployment needs of a chain.
type Backend interface {
	bind.ContractBackend
	bind.DeployBackend
	ChainID(ctx context.Context) (*big.Int, error)
}

// Deployer sends the transactions of a plan, one after the other, from one key.
type Deployer struct {
	backend Backend
	opts    *bind.TransactOpts
}

// NewDeployer sends from key on the chain with this id.
func NewDeployer(backend Backend, key *ecdsa.PrivateKey, chainID *big.Int) *Deployer {
	return &Deployer{backend: backend, opts: bind.NewKeyedTransactor(key, chainID)}
}

func (d *Deployer) chainID(ctx context.Context) (uint64, error) {
	id, err := d.backend.ChainID(ctx)
	if err != nil {
		return 0, fmt.Errorf("chain id: %w", err)
	}
	return id.Uint64(), nil
}

// Address is where the transactions come from.
func (d *Deployer) Address() common.Address { return d.opts.From }

// deploy creates one contract from linked creation code and its packed constructor arguments.
func (d *Deployer) deploy(ctx context.Context, code, arguments []byte) (Contract, error) {
	receipt, err := d.transact(ctx, func(opts *bind.TransactOpts) (*types.Transaction, error) {
		_, tx, err := bind.DeployContract(opts, code, d.backend, arguments)
		return tx, err
	})
	if err != nil {
		return Contract{}, err
	}
	return d.describe(ctx, receipt.ContractAddress, receipt.BlockNumber.Uint64())
}

// await polls for a receipt. The bindings' own wait polls once a second, which a local chain's dozen of transactions
// would mostly consist of.
func (d *Deployer) await(ctx context.Context, tx common.Hash) (*types.Receipt, error) {
	tick := time.NewTicker(receiptPoll)
	defer tick.Stop()
	for {
		receipt, err := d.backend.TransactionReceipt(ctx, tx)
		if err == nil || !errors.Is(err, ethereum.NotFound) {
			return receipt, err
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-tick.C:
		}
	}
}

// Call sends one call to a contract and waits for its receipt; a reverted one is ErrReverted.
func (d *Deployer) Call(ctx context.Context, instance *bind.BoundContract, data []byte) error {
	_, err := d.transact(ctx, func(opts *bind.TransactOpts) (*types.Transaction, error) {
		return bind.Transact(instance, opts, data)
	})
	return err
}

func (d *Deployer) transact(ctx context.Context, send func(*bind.TransactOpts) (*types.Transaction, error)) (*types.Receipt, error) {
	ctx, cancel := context.WithTimeout(ctx, transactionDeadline)
	defer cancel()
	opts := *d.opts
	opts.Context = ctx
	tx, err := send(&opts)
	if err != nil {
		return nil, fmt.Errorf("send: %w", err)
	}
	receipt, err := d.await(ctx, tx.Hash())
	if err != nil {
		return nil, fmt.Errorf("await %s: %w", tx.Hash(), err)
	}
	if receipt.Status != types.ReceiptStatusSuccessful {
		return nil, fmt.Errorf("%w: %s", ErrReverted, tx.Hash())
	}
	return receipt, nil
}

// describe records a contract by what the chain holds at its address.
func (d *Deployer) describe(ctx context.Context, at common.Address, block uint64) (Contract, error) {
	code, err := d.backend.CodeAt(ctx, at, nil)
	if err != nil {
		return Contract{}, fmt.Errorf("code at %s: %w", at, err)
	}
	if len(code) == 0 {
		return Contract{}, fmt.Errorf("no code at %s", at)
	}
	return Contract{Address: at, CodeHash: crypto.Keccak256Hash(code), Block: block}, nil
}
