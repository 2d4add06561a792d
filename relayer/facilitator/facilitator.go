// Package facilitator is the x402 facilitator: it verifies payments of scheme exact on one EVM chain, broadcasts them and
// says what came of them. It also serves the evidence store.
//
// It never holds the money and cannot change what the payer signed. Its one invariant: an authorization for which it may
// have broadcast a transaction is never reported as failed without that transaction's hash, across restarts too.
package facilitator

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"sync"
	"sync/atomic"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/ledger"
	"github.com/redress-protocol/redress/relayer/feed"
	"github.com/redress-protocol/redress/relayer/metrics"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// Chain is what the facilitator reads; chain.Client satisfies it.
type Chain interface {
	bind.ContractCaller
	ChainID() *big.Int
	Head(ctx context.Context) (*types.Header, error)
	HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error)
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
	Chain  Chain
	Sender Sender // its address is the key that pays gas
	// OpenSender makes what sends instead of Sender, for the same address, each time this relayer gets the key: it goes on
	// with what the journal says is in flight. Nil: Sender sends, and forgets that.
	OpenSender func(ctx context.Context, journal txmgr.Journal) (Sender, error)
	Tokens     []common.Address // the assets it settles; others are refused, since their code would run at its expense
	Factory    common.Address   // settles payments to Offers of this factory only; zero: to anyone
	// WalletFactories may create payers' wallets (ERC-6492) at the expense of the key; none by default.
	WalletFactories []common.Address
	State           *state.DB        // settlements, queue and leases; the caller closes it after the Server
	Store           store.Store      // served below /evidence; nil serves none
	Feed            *feed.Hub        // served at /feed, and closed by Close; nil serves none
	Log             *slog.Logger     // nil discards
	Clock           func() time.Time // nil is time.Now

	Metrics     *prometheus.Registry // where metrics are registered; nil: a registry of its own
	HideMetrics bool                 // serves none at /metrics
	MaxHeadAge  time.Duration        // an older newest block makes the relayer unready; 0: any age
	LeaveFor    time.Duration        // how long Run serves on after /readyz fails, before it stops

	// Ledger writes down what is settled: BEGUN before a transaction leaves, DONE, FAILED or REFUSED at the end. Nil: nothing.
	Ledger func(acts ...ledger.Act) error
	Stop   string // path of the kill switch: while a file is there, nothing new is settled; empty: none

	Batch  Batch  // which payments share a transaction
	Limits Limits // what others may cost

	SettleWait time.Duration // how long /settle waits before it answers settlement_pending; default 45 s
	MaxGas     uint64        // gas limit of one settlement, wallet code included; default 300,000
	Lookback   uint64        // how many blocks back another's settlement is searched; default 50,000
	Lease      time.Duration // how long a relayer that died keeps its key and its jobs from others; default 10 s
}

// Defaults of Options. Clients give up on a settle after 90 seconds.
const (
	DefaultSettleWait = 45 * time.Second
	DefaultMaxGas     = 300_000
	DefaultLookback   = 50_000
	DefaultLease      = 10 * time.Second
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
	if o.State == nil {
		errs = append(errs, errors.New("no state"))
	}
	errs = append(errs, o.Batch.check(), o.Limits.check())
	return errors.Join(errs...)
}

func (o Options) withDefaults() Options {
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Clock == nil {
		o.Clock = time.Now
	}
	if o.SettleWait == 0 {
		o.SettleWait = DefaultSettleWait
	}
	if o.MaxGas == 0 {
		o.MaxGas = DefaultMaxGas
	}
	if o.Lookback == 0 {
		o.Lookback = DefaultLookback
	}
	if o.Lease == 0 {
		o.Lease = DefaultLease
	}
	if o.Metrics == nil {
		o.Metrics = metrics.New()
	}
	o.Limits = o.Limits.withDefaults()
	if o.Batch.Wait == 0 {
		o.Batch.Wait = DefaultBatchWait
	}
	if o.Batch.Max == 0 {
		o.Batch.Max = DefaultBatchMax
	}
	return o
}

// Server is a running facilitator. Handler serves it; Close ends it.
type Server struct {
	opts    Options
	chainID uint64
	owner   string // names this server in leases
	token   *bindings.FiatToken
	settler *bindings.BatchSettler
	tokens  map[common.Address]bool
	limit   chan struct{} // one entry per request being handled
	clients *allowance
	putters *allowance // of evidence
	meters  *meters
	mined   atomic.Pointer[mined] // the block that was looked up last for the ledger
	leaving atomic.Bool           // set before anything else at the end

	runs     sync.WaitGroup // settlements that requests wait for
	jobs     sync.WaitGroup // settlements that are worked on
	loops    sync.WaitGroup // the worker and the keeper of its leases
	base     context.Context
	stop     context.CancelFunc
	draining chan struct{} // closed when Close begins
	drained  chan struct{} // closed when no request waits any more
	once     sync.Once
	wake     chan struct{} // tells the worker about a new job
	places   chan struct{} // one entry per job being worked on

	mu        sync.Mutex
	key       *holding  // nil while another relayer uses the key
	leaseSeen time.Time // when it was last known who holds the key
	waiting   map[state.Authorization]*run
	claimed   map[string]int // jobs that are worked on, by the owner that claimed them
}

const (
	// maxRequests is how many requests are handled at once; more are told to come back.
	maxRequests = 512
	// maxJobs is how many settlements are worked on at once.
	maxJobs = 64
	// batchPlaces are those of them that settlements with a transaction of their own leave free, so that a flood of these
	// does not keep batches waiting.
	batchPlaces = 8
)

// New returns a running server. It goes on with the settlements that are queued already.
func New(opts Options) (*Server, error) {
	if err := opts.Check(); err != nil {
		return nil, fmt.Errorf("facilitator options: %w", err)
	}
	id := opts.Chain.ChainID()
	if !id.IsInt64() || id.Sign() <= 0 {
		return nil, fmt.Errorf("facilitator: chain id %s is out of range", id)
	}
	// Settlements outlive the requests that began them, so their context is the server's own.
	base, stop := context.WithCancel(context.Background())
	s := &Server{
		opts: opts.withDefaults(), chainID: id.Uint64(), owner: rand.Text(), token: bindings.NewFiatToken(), settler: bindings.NewBatchSettler(),
		tokens: map[common.Address]bool{}, limit: make(chan struct{}, maxRequests),
		base: base, stop: stop, draining: make(chan struct{}), drained: make(chan struct{}),
		wake: make(chan struct{}, 1), places: make(chan struct{}, maxJobs), waiting: map[state.Authorization]*run{}, claimed: map[string]int{},
	}
	s.meters = newMeters(s.opts.Metrics)
	if err := s.opts.Metrics.Register(s.readings()); err != nil {
		stop()
		return nil, fmt.Errorf("facilitator: %w", err)
	}
	s.leaseSeen = time.Now()
	s.clients = newAllowance(s.opts.Limits.PerMinute, s.opts.Limits.Burst)
	s.putters = newEvidenceAllowance(s.opts.Limits.EvidencePerHour)
	for _, token := range opts.Tokens {
		s.tokens[token] = true
	}
	s.loops.Go(s.keepLeases)
	s.loops.Go(s.work)
	s.loops.Go(s.keepTidy)
	return s, nil
}

// stream is the log that this server's settlements are events of.
func (s *Server) stream() state.Stream {
	return state.Stream{ChainID: s.chainID, Factory: s.opts.Factory}
}

// Close waits for running settlements until ctx ends, then abandons them; what was broadcast for them is recorded.
func (s *Server) Close(ctx context.Context) error {
	s.Leave()
	first := false
	s.once.Do(func() {
		first = true
		s.mu.Lock() // so that no settlement starts once the wait below has begun
		defer s.mu.Unlock()
		close(s.draining)
	})
	if !first {
		s.loops.Wait()
		return nil
	}
	abandon := context.AfterFunc(ctx, s.stop)
	defer abandon()
	var told error
	if s.opts.Feed != nil {
		told = s.opts.Feed.Close(ctx)
	}
	s.runs.Wait()
	close(s.drained)
	s.jobs.Wait()
	s.stop()
	s.loops.Wait()
	return errors.Join(told, s.releaseLease(context.WithoutCancel(ctx)))
}
