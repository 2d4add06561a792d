// Package facilitator is the x402 facilitator: it verifies payments of scheme exact on one EVM chain, broadcasts them and
// says what came of them. It also serves the evidence store.
//
// It never holds the money and cannot change what the payer signed. Its one invariant: an authorization for which it may
// have broadcast a transaction is never reported as failed without that transaction's hash, across restarts too.
package facilitator

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"sync"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// Chain is what the facilitator reads; chain.Client satisfies it.
type Chain interface {
	bind.ContractCaller
	ChainID() *big.Int
	Head(ctx context.Context) (*types.Header, error)
	Logs(ctx context.Context, query ethereum.FilterQuery, from, to uint64) ([]types.Log, error)
	TransactionReceipt(ctx context.Context, tx common.Hash) (*types.Receipt, error)
	TransactionByHash(ctx context.Context, tx common.Hash) (*types.Transaction, bool, error)
	BalanceAt(ctx context.Context, account common.Address, number *big.Int) (*big.Int, error)
}

// Sender broadcasts; txmgr.Manager satisfies it.
type Sender interface {
	Address() common.Address
	Send(ctx context.Context, c txmgr.Candidate) (*types.Receipt, error)
}

// Options configures a Server.
type Options struct {
	Chain   Chain
	Sender  Sender
	Tokens  []common.Address // the assets it settles; others are refused, since their code would run at its expense
	Factory common.Address   // settles payments to Offers of this factory only; zero: to anyone
	Journal string           // path of the durable record of settlements
	Store   store.Store      // served below /evidence; nil serves none
	Log     *slog.Logger     // nil discards
	Clock   func() time.Time // nil is time.Now

	SettleWait time.Duration // how long /settle waits before it answers settlement_pending; default 45 s
	MaxGas     uint64        // gas limit of one settlement, wallet code included; default 300,000
	Lookback   uint64        // how many blocks back another's settlement is searched; default 50,000
}

// Defaults of Options. Clients give up on a settle after 90 seconds.
const (
	DefaultSettleWait = 45 * time.Second
	DefaultMaxGas     = 300_000
	DefaultLookback   = 50_000
)

// Check joins everything that is missing.
func (o Options) Check() error {
	var errs []error
	if o.Chain == nil {
		errs = append(errs, errors.New("no chain"))
	}
	if o.Sender == nil {
		errs = append(errs, errors.New("no sender"))
	}
	if len(o.Tokens) == 0 {
		errs = append(errs, errors.New("no token to settle"))
	}
	if o.Journal == "" {
		errs = append(errs, errors.New("no journal path"))
	}
	return errors.Join(errs...)
}

// Server is a running facilitator. Handler serves it; Close ends it.
type Server struct {
	opts    Options
	chainID uint64
	token   *bindings.FiatToken
	tokens  map[common.Address]bool
	journal *journal
	limit   chan struct{} // one entry per request being handled

	work     sync.WaitGroup // running settlements
	base     context.Context
	stop     context.CancelFunc
	draining chan struct{} // closed when Close begins
	once     sync.Once

	mu          sync.Mutex
	settlements map[settlementKey]*settlement
}

// maxRequests is how many requests are handled at once; more are told to come back.
const maxRequests = 512

// New opens the journal and returns a server that knows every settlement recorded there.
func New(opts Options) (*Server, error) {
	if err := opts.Check(); err != nil {
		return nil, fmt.Errorf("facilitator options: %w", err)
	}
	if !opts.Chain.ChainID().IsUint64() {
		return nil, fmt.Errorf("facilitator: chain id %s is out of range", opts.Chain.ChainID())
	}
	if opts.Log == nil {
		opts.Log = slog.New(slog.DiscardHandler)
	}
	if opts.Clock == nil {
		opts.Clock = time.Now
	}
	if opts.SettleWait == 0 {
		opts.SettleWait = DefaultSettleWait
	}
	if opts.MaxGas == 0 {
		opts.MaxGas = DefaultMaxGas
	}
	if opts.Lookback == 0 {
		opts.Lookback = DefaultLookback
	}
	journal, records, err := openJournal(opts.Journal)
	if err != nil {
		return nil, err
	}
	// Settlements outlive the requests that began them, so their context is the server's own.
	base, stop := context.WithCancel(context.Background())
	s := &Server{
		opts: opts, chainID: opts.Chain.ChainID().Uint64(), token: bindings.NewFiatToken(),
		tokens: map[common.Address]bool{}, journal: journal, limit: make(chan struct{}, maxRequests),
		base: base, stop: stop, draining: make(chan struct{}), settlements: restore(records),
	}
	for _, token := range opts.Tokens {
		s.tokens[token] = true
	}
	return s, nil
}

// Close waits for running settlements until ctx ends, then abandons them; their hashes are in the journal.
func (s *Server) Close(ctx context.Context) error {
	s.once.Do(func() {
		s.mu.Lock() // so that no settlement starts once the wait below has begun
		defer s.mu.Unlock()
		close(s.draining)
	})
	done := make(chan struct{})
	go func() {
		s.work.Wait()
		close(done)
	}()
	select {
	case <-done:
	case <-ctx.Done():
		s.stop()
		<-done
	}
	s.stop()
	return s.journal.close()
}
