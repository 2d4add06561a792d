package validator

import (
	"cmp"
	"context"
	"crypto/ecdsa"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math"
	"math/big"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// Options configure one validator.
type Options struct {
	Chain     *chain.Client
	Key       *ecdsa.PrivateKey // the registered validator's: signs commitments
	Sender    *txmgr.Manager    // of the same account: commits must come from it
	Store     store.Store
	Committee common.Address
	Dir       string // journal
	Timing    Timing
	Panel     Panel          // nil: judged requirements stay UNRESOLVED
	Factory   common.Address // only its Offers are judged, others get UNRESOLVED; zero: whatever keeps to its own terms

	FromBlock     uint64           // no logs of the committee, its registry or its Offers are older
	Confirmations uint64           // blocks on top of a draw's before anything is signed that hangs on its hash
	Poll          time.Duration    // how often the chain is looked at
	Now           func() time.Time // the ledger's clock; nil: time.Now
	Random        io.Reader        // salts; nil: crypto/rand
	Log           *slog.Logger     // nil discards
}

// Errors of configuration.
var (
	ErrMissing = errors.New("option missing")
	ErrAccount = errors.New("key and sender are of different accounts")
)

// Check reports everything that is wrong.
func (o Options) Check() error {
	var errs []error
	for _, m := range []struct {
		name   string
		absent bool
	}{
		{"chain", o.Chain == nil}, {"key", o.Key == nil}, {"sender", o.Sender == nil}, {"store", o.Store == nil},
		{"committee", o.Committee == common.Address{}}, {"dir", o.Dir == ""},
	} {
		if m.absent {
			errs = append(errs, fmt.Errorf("%w: %s", ErrMissing, m.name))
		}
	}
	if o.Key != nil && o.Sender != nil && crypto.PubkeyToAddress(o.Key.PublicKey) != o.Sender.Address() {
		errs = append(errs, ErrAccount)
	}
	return errors.Join(errs...)
}

func (o Options) withDefaults() Options {
	if o.Timing == (Timing{}) {
		o.Timing = DefaultTiming()
	}
	if o.Poll == 0 {
		o.Poll = time.Second
	}
	if o.Random == nil {
		o.Random = rand.Reader
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	return o
}

// Ledger is the file in which everything is written down that this validator does and refuses.
func (s *Service) Ledger() string { return s.book.Path() }

// Service is one validator. Tick and Run are for one goroutine.
type Service struct {
	opts      Options
	self      common.Address
	journal   *journal.Dir
	committee *docket.Committee
	abi       *bindings.Committee
	book      *acts.Book

	registry *docket.Registry // nil until the chain was read
	rules    docket.Rules
	members  []common.Address  // of the registry now, by place
	rounds   map[uint64]*round // latest rounds of live disputes, by id
	done     map[uint64]uint64 // disputes that need nothing any more, by the block at which that was seen
	jobs     map[string]*job   // what is being judged, by the name of its ballot
}

// New checks the options and opens the journal. It reads no chain.
func New(opts Options) (*Service, error) {
	if err := opts.Check(); err != nil {
		return nil, fmt.Errorf("validator options: %w", err)
	}
	opts = opts.withDefaults()
	dir, err := journal.Open(opts.Dir)
	if err != nil {
		return nil, err
	}
	return &Service{
		opts: opts, self: opts.Sender.Address(), journal: dir, abi: bindings.NewCommittee(),
		committee: docket.NewCommittee(opts.Chain, opts.Committee),
		book:      acts.New(acts.Options{Dir: opts.Dir, Key: opts.Key, ChainID: opts.Chain.ChainID().Uint64(), Now: opts.Now, Log: opts.Log}),
		rounds:    map[uint64]*round{}, done: map[uint64]uint64{}, jobs: map[string]*job{},
	}, nil
}

// Run sits until ctx ends, and returns when nothing is being judged any more.
func (s *Service) Run(ctx context.Context) error {
	tick := time.NewTicker(s.opts.Poll)
	defer tick.Stop()
	defer s.settle()
	for {
		if err := s.Tick(ctx); err != nil && ctx.Err() == nil {
			s.opts.Log.Warn("round not finished", "validator", s.self, "err", err)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
		}
	}
}

// reorgDepth is how many blocks a finished dispute is looked at again, in case its end leaves the chain.
const reorgDepth = 64

// Tick looks at every live dispute once and does what is due in it, the most urgent first. Judging goes on beside it, so
// that no hearing makes another dispute's word late; what is judged in a moment is gone on with at once.
func (s *Service) Tick(ctx context.Context) error {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return err
	}
	if err := s.meet(ctx, head); err != nil {
		return err
	}
	if err := s.book.Resolve(ctx, s.opts.Chain, nil); err != nil && !errors.Is(err, outcome.ErrMismatch) {
		s.opts.Log.Warn("what was begun is not ended yet", "validator", s.self, "err", err)
	}
	count, err := s.committee.Count(ctx, head)
	if err != nil {
		return err
	}
	var errs []error
	for _, id := range s.live(head, count) {
		errs = append(errs, s.attend(ctx, head, id))
	}
	for _, id := range s.judged(ctx) {
		errs = append(errs, s.attend(ctx, head, id))
	}
	return errors.Join(errs...)
}

// meet reads what the committee is fixed to, once, and who its validators are now.
func (s *Service) meet(ctx context.Context, head docket.Head) error {
	if s.registry == nil {
		rules, err := s.committee.Rules(ctx, head)
		if err != nil {
			return err
		}
		address, err := s.committee.Registry(ctx, head)
		if err != nil {
			return fmt.Errorf("read registry: %w", err)
		}
		s.rules, s.registry = rules, docket.NewRegistry(s.opts.Chain, address)
	}
	members, err := s.registry.Members(ctx, head)
	if err != nil {
		return fmt.Errorf("read members: %w", err)
	}
	s.members = members
	return nil
}

// live are the disputes that may need something: those whose time runs out first come first.
func (s *Service) live(head docket.Head, count uint64) []uint64 {
	var ids []uint64
	for id := uint64(1); id <= count; id++ {
		if seen, ok := s.done[id]; !ok || head.Number <= seen+reorgDepth {
			ids = append(ids, id)
		}
	}
	due := func(id uint64) uint64 {
		if r := s.rounds[id]; r != nil {
			return r.due
		}
		return math.MaxUint64
	}
	slices.SortStableFunc(ids, func(a, b uint64) int { return cmp.Compare(due(a), due(b)) })
	return ids
}

// attend walks one dispute as far as it goes now: steps that need no new block follow each other at once.
func (s *Service) attend(ctx context.Context, head docket.Head, id uint64) (err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("dispute %d: %w", id, err)
		}
	}()
	for range len(kindNames) {
		dispute, err := s.committee.Dispute(ctx, head, new(big.Int).SetUint64(id))
		if err != nil {
			return fmt.Errorf("read dispute: %w", err)
		}
		if dispute.Phase == docket.PhaseFailed || (dispute.Phase == docket.PhaseRuled && dispute.Delivered) {
			if _, ok := s.done[id]; !ok {
				s.done[id] = head.Number
			}
			delete(s.rounds, id)
			return nil
		}
		delete(s.done, id) // its end left the chain
		state, err := s.load(ctx, head, id, dispute)
		if err != nil {
			return err
		}
		kind, due := Decide(state, s.opts.Timing)
		if !due {
			return nil
		}
		if err := s.perform(ctx, head, id, state, kind); err != nil {
			return fmt.Errorf("%s: %w", kind, err)
		}
		if kind.onChain() {
			return nil // the chain moved; the next tick reads it
		}
	}
	return nil
}
