// Package txmgr sends transactions from one key: it owns the key's nonces, sets and raises fees, and returns receipts.
//
// It does not know what the transactions mean. Its one invariant: a nonce is used by one candidate only, and a nonce
// whose transaction was refused by the node is used by the next one, so that no gap is left behind.
package txmgr

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"sync"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
)

// Errors of sending.
var (
	// ErrReverted wraps the decoded reason: the transaction would revert, or did.
	ErrReverted = errors.New("transaction reverted")
	// ErrPending says that the outcome is not known yet; see PendingError.
	ErrPending = errors.New("transaction is pending")
	// ErrFeeLimit says that the chain asks more than Options.MaxFeePerGas.
	ErrFeeLimit = errors.New("fee above the limit")
	// ErrRejected says that the node refused the transaction, which therefore was not sent.
	ErrRejected = errors.New("transaction rejected")
)

// PendingError carries the hash of the newest transaction whose outcome is not known. It matches ErrPending and the
// cause, usually context.DeadlineExceeded.
type PendingError struct {
	Hash  common.Hash
	Cause error
}

// Error implements error.
func (e *PendingError) Error() string { return fmt.Sprintf("%v: %s: %v", ErrPending, e.Hash, e.Cause) }

// Unwrap implements errors.Is and errors.As.
func (e *PendingError) Unwrap() []error { return []error{ErrPending, e.Cause} }

// Client is what the manager needs of a chain; chain.Client satisfies it.
type Client interface {
	ChainID() *big.Int
	HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error)
	SuggestGasTipCap(ctx context.Context) (*big.Int, error)
	EstimateGas(ctx context.Context, call ethereum.CallMsg) (uint64, error)
	CallContract(ctx context.Context, call ethereum.CallMsg, number *big.Int) ([]byte, error)
	NonceAt(ctx context.Context, account common.Address, number *big.Int) (uint64, error)
	PendingNonceAt(ctx context.Context, account common.Address) (uint64, error)
	SendTransaction(ctx context.Context, tx *types.Transaction) error
	TransactionByHash(ctx context.Context, hash common.Hash) (*types.Transaction, bool, error)
	TransactionReceipt(ctx context.Context, hash common.Hash) (*types.Receipt, error)
	WaitConfirmed(ctx context.Context, tx common.Hash, confirmations uint64) (*types.Receipt, error)
}

// Options configures a Manager. The zero value is replaced by defaults.
type Options struct {
	Confirmations uint64        // further blocks on top of the transaction's before a receipt is returned
	SendTimeout   time.Duration // bound on one Send, waiting included; default 60 s
	ResubmitAfter time.Duration // how long a transaction may wait before its fees are raised; default 15 s
	PollInterval  time.Duration // how often receipts are asked for; default 100 ms
	MaxFeePerGas  *big.Int      // wei; nil is no limit
	Log           *slog.Logger  // nil discards
}

func (o Options) withDefaults() Options {
	if o.SendTimeout == 0 {
		o.SendTimeout = 60 * time.Second
	}
	if o.ResubmitAfter == 0 {
		o.ResubmitAfter = 15 * time.Second
	}
	if o.PollInterval == 0 {
		o.PollInterval = 100 * time.Millisecond
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	return o
}

// Candidate is a transaction to be sent.
type Candidate struct {
	To       *common.Address // nil creates a contract
	Data     []byte
	Value    *big.Int // wei; nil is none
	GasLimit uint64   // 0: estimated, with a margin
	// BeforeBroadcast, when set, is told every signed version before the node sees it: a place to make the hash durable.
	// An error stops the send; nothing was broadcast then, unless it was told an earlier version.
	BeforeBroadcast func(tx *types.Transaction) error
}

// Manager sends from one key. There must be one manager per key and chain. Its methods may be called concurrently.
type Manager struct {
	client  Client
	key     *ecdsa.PrivateKey
	address common.Address
	signer  types.Signer
	opts    Options

	mu      sync.Mutex // held while a nonce is chosen and its transaction broadcast
	next    uint64     // next nonce, once known
	known   bool
	flights map[uint64]*flight // broadcast, outcome not seen
}

// flight is one nonce's broadcast transactions, oldest first: fee bumps of one candidate. Guarded by Manager.mu.
type flight struct {
	candidate Candidate
	gas       uint64
	txs       []*types.Transaction
	abandoned bool // its Send returned without an outcome
}

func (f *flight) newest() *types.Transaction { return f.txs[len(f.txs)-1] }

// New returns a manager for key on the client's chain.
func New(client Client, key *ecdsa.PrivateKey, opts Options) *Manager {
	return &Manager{
		client: client, key: key, address: crypto.PubkeyToAddress(key.PublicKey),
		signer: types.LatestSignerForChainID(client.ChainID()), opts: opts.withDefaults(),
		flights: map[uint64]*flight{},
	}
}

// Address is the account that sends.
func (m *Manager) Address() common.Address { return m.address }

// Send simulates, broadcasts and waits for the receipt. A candidate that would revert is not broadcast. An error that
// matches ErrPending means that the transaction may still be mined; any other error means that it will not be, or that
// it was mined and reverted (then the receipt is returned with the error).
func (m *Manager) Send(ctx context.Context, c Candidate) (*types.Receipt, error) {
	ctx, cancel := context.WithTimeout(ctx, m.opts.SendTimeout)
	defer cancel()
	gas, err := m.estimate(ctx, c)
	if err != nil {
		return nil, err
	}
	nonce, err := m.launch(ctx, c, gas)
	if err != nil {
		return nil, err
	}
	receipt, err := m.await(ctx, nonce)
	if err != nil {
		return nil, err
	}
	if receipt.Status != types.ReceiptStatusSuccessful {
		return receipt, fmt.Errorf("%w: %s: %w", ErrReverted, receipt.TxHash, m.reason(ctx, c, receipt))
	}
	return receipt, nil
}

// launch takes the next nonce and broadcasts. The nonce counts as used only once the node has, or may have, the
// transaction.
func (m *Manager) launch(ctx context.Context, c Candidate, gas uint64) (uint64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for attempt := 0; ; attempt++ {
		if err := m.syncNonce(ctx); err != nil {
			return 0, err
		}
		tx, err := m.sign(ctx, c, gas, m.next, nil)
		if err != nil {
			return 0, err
		}
		if err := tell(c, tx); err != nil {
			return 0, err
		}
		switch outcome, err := m.broadcast(ctx, tx); outcome {
		case accepted, unknown:
			m.flights[m.next] = &flight{candidate: c, gas: gas, txs: []*types.Transaction{tx}}
			m.next++
			m.opts.Log.Debug("transaction sent", "tx", tx.Hash(), "nonce", tx.Nonce())
			return tx.Nonce(), nil
		case nonceTaken, underpriced:
			// Another process used the key, or the chain was reset; ask it again.
			m.known = false
			if attempt == maxNonceRetries {
				return 0, fmt.Errorf("%w: %w", ErrRejected, err)
			}
		default:
			return 0, fmt.Errorf("%w: %w", ErrRejected, err)
		}
	}
}

const maxNonceRetries = 3

// syncNonce learns the next nonce from the chain: at the start, after a rejection, and whenever nothing is in flight.
func (m *Manager) syncNonce(ctx context.Context) error {
	if m.known && len(m.flights) > 0 {
		return nil
	}
	pending, err := m.client.PendingNonceAt(ctx, m.address)
	if err != nil {
		return err
	}
	for nonce := range m.flights {
		pending = max(pending, nonce+1)
	}
	m.next, m.known = pending, true
	return nil
}

func tell(c Candidate, tx *types.Transaction) error {
	if c.BeforeBroadcast == nil {
		return nil
	}
	if err := c.BeforeBroadcast(tx); err != nil {
		return fmt.Errorf("before broadcast: %w", err)
	}
	return nil
}
