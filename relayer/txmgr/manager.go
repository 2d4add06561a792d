// Package txmgr sends transactions from one key: it owns the key's nonces, sets and raises fees, and returns receipts.
//
// It does not know what the transactions mean. Its invariants: a nonce is used by one candidate only; a nonce whose
// transaction was refused by the node is used by the next one, so that no gap is left behind; with a journal, a signed
// transaction is durable before any node sees it, so that a restart repeats none under another nonce.
package txmgr

import (
	"cmp"
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"slices"
	"sync"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/relayer/chain"
)

// Errors of sending.
var (
	// ErrReverted says that the transaction would revert, or did. It comes with a *bindings.RevertError, for errors.As,
	// where the node tells the reason.
	ErrReverted = errors.New("transaction reverted")
	// ErrReasonUnknown comes with ErrReverted when the node does not tell the reason.
	ErrReasonUnknown = errors.New("reason unknown")
	// ErrPending says that the outcome is not known yet; see PendingError.
	ErrPending = errors.New("transaction is pending")
	// ErrFeeLimit says that the chain asks more than Options.MaxFeePerGas, or that a replacement would have to pay many
	// times what the chain asks.
	ErrFeeLimit = errors.New("fee above the limit")
	// ErrRejected says that the node refused the transaction, which therefore was not sent.
	ErrRejected = errors.New("transaction rejected")
	// ErrNonceTaken says that another transaction of the account, sent by somebody else, has the candidate's nonce in a
	// confirmed block: the candidate was not mined and will not be. The account has more than one owner.
	ErrNonceTaken = errors.New("nonce taken by another process")
	// ErrCancelled says that the node refused the transaction so long that its nonce was used up by an empty one: the
	// candidate was not mined and will not be.
	ErrCancelled = errors.New("transaction cancelled")
	// ErrKeyReused says that a candidate has the idempotency key of one that does something else.
	ErrKeyReused = errors.New("idempotency key of another candidate")
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
}

// Options configures a Manager. The zero value is replaced by defaults.
type Options struct {
	Confirmations uint64        // further blocks on top of the transaction's before a receipt is returned
	SendTimeout   time.Duration // bound on one Send, waiting included; default 60 s
	ResubmitAfter time.Duration // how long a transaction may wait before its fees are raised; default 15 s
	PollInterval  time.Duration // how often receipts are asked for; default 100 ms
	MaxFeePerGas  *big.Int      // wei; nil is no limit
	Clock         chain.Clock   // nil: the system's
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
	if o.Clock == nil {
		o.Clock = chain.SystemClock{}
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	return o
}

// Candidate is a transaction to be sent.
type Candidate struct {
	// Key makes repeated sends one: a second Send with the same key, also after a restart with a journal, waits for the
	// first one's transaction and returns its outcome. Empty: every Send is another transaction. See Forget.
	Key      string
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

	mu      sync.Mutex // held while a nonce is chosen and its transaction recorded and broadcast
	journal Journal
	next    uint64 // next nonce, once known
	known   bool
	open    map[uint64]*flight // broadcast, outcome not seen
	keyed   map[string]*flight // those with a key, until they are forgotten
	stats   Stats              // but for Pending
}

// Stats count what a manager did since it was made.
type Stats struct {
	Pending   int    // broadcast, outcome not seen
	Raised    uint64 // versions that paid more than an earlier one
	Reverted  uint64 // mined and reverted
	Cancelled uint64 // nonces used up by an empty transaction
}

// Stats returns what was counted up to now.
func (m *Manager) Stats() Stats {
	m.mu.Lock()
	defer m.mu.Unlock()
	out := m.stats
	out.Pending = len(m.open)
	return out
}

// New returns a manager for key on the client's chain that remembers nothing across restarts.
func New(client Client, key *ecdsa.PrivateKey, opts Options) *Manager {
	return &Manager{
		client: client, key: key, address: crypto.PubkeyToAddress(key.PublicKey),
		signer: types.LatestSignerForChainID(client.ChainID()), opts: opts.withDefaults(), journal: &MemoryJournal{},
		open: map[uint64]*flight{}, keyed: map[string]*flight{},
	}
}

// Open returns a manager that goes on where the journal's last one ended, be it by a crash. What that left in flight
// keeps its nonces; Send with the same Candidate.Key, or Resume, sees it through.
func Open(ctx context.Context, client Client, key *ecdsa.PrivateKey, journal Journal, opts Options) (*Manager, error) {
	m := New(client, key, opts)
	m.journal = journal
	left, err := journal.Open(ctx)
	if err != nil {
		return nil, fmt.Errorf("open journal: %w", err)
	}
	for _, r := range left {
		f, err := m.revive(r)
		if err != nil {
			return nil, err
		}
		m.enter(f)
	}
	return m, nil
}

// Address is the account that sends.
func (m *Manager) Address() common.Address { return m.address }

// Send simulates, broadcasts and waits for the receipt. A candidate that would revert is not broadcast. An error that
// matches ErrPending means that the transaction may still be mined; any other error means that it will not be, or that
// it was mined and reverted (then the receipt is returned with the error).
func (m *Manager) Send(ctx context.Context, c Candidate) (*types.Receipt, error) {
	ctx, cancel := context.WithTimeout(ctx, m.opts.SendTimeout)
	defer cancel()
	f, fresh, err := m.begin(ctx, c)
	if err != nil {
		return nil, err
	}
	receipt, err := m.await(ctx, f, fresh)
	if err != nil {
		return nil, err
	}
	return receipt, m.verdict(ctx, f, receipt)
}

// verdict is what a mined version means to who sent it.
func (m *Manager) verdict(ctx context.Context, f *flight, receipt *types.Receipt) error {
	m.mu.Lock()
	cancelled := f.cancelled(receipt)
	switch {
	case cancelled:
		m.stats.Cancelled++
	case receipt.Status != types.ReceiptStatusSuccessful:
		m.stats.Reverted++
	}
	m.mu.Unlock()
	switch {
	case cancelled:
		return fmt.Errorf("%w: nonce %d: %s", ErrCancelled, f.nonce, receipt.TxHash)
	case receipt.Status != types.ReceiptStatusSuccessful:
		return fmt.Errorf("%w: %s: %w", ErrReverted, receipt.TxHash, m.reason(ctx, f.txs[0], receipt))
	}
	return nil
}

// Resume sees through what an earlier run left in flight: it broadcasts again and waits, within the send timeout for each.
// ErrPending says that some of it is not mined yet.
func (m *Manager) Resume(ctx context.Context) error {
	m.mu.Lock()
	var left []*flight
	for _, f := range m.open {
		if f.waiting == 0 {
			f.waiting++
			left = append(left, f)
		}
	}
	m.mu.Unlock()
	slices.SortFunc(left, func(a, b *flight) int { return cmp.Compare(a.nonce, b.nonce) })
	var errs []error
	for _, f := range left {
		err := m.see(ctx, f)
		if errors.Is(err, ErrPending) {
			errs = append(errs, err)
		} else {
			m.opts.Log.Info("earlier transaction seen through", "nonce", f.nonce, "key", f.key, "err", err)
		}
	}
	return errors.Join(errs...)
}

func (m *Manager) see(ctx context.Context, f *flight) error {
	ctx, cancel := context.WithTimeout(ctx, m.opts.SendTimeout)
	defer cancel()
	receipt, err := m.await(ctx, f, false)
	if err != nil {
		return err
	}
	return m.verdict(ctx, f, receipt)
}

// Forget lets a key go whose outcome the caller has made durable. Until then the outcome can be asked for again; after it
// a Send with the key is a new transaction. ErrPending says that there is no outcome yet.
func (m *Manager) Forget(ctx context.Context, key string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	f := m.keyed[key]
	switch {
	case f == nil:
		return nil
	case m.open[f.nonce] == f:
		return f.pending(errors.New("not forgotten"))
	}
	if err := m.journal.Drop(ctx, f.nonce); err != nil {
		return fmt.Errorf("forget %q: %w", key, err)
	}
	delete(m.keyed, key)
	return nil
}
