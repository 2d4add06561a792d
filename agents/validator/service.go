package validator

import (
	"context"
	"crypto/ecdsa"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/journal"
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
	Panel     Panel // nil: judged requirements stay UNRESOLVED

	FromBlock uint64        // no Offer's logs are older
	Poll      time.Duration // how often the chain is looked at
	Random    io.Reader     // salts; nil: crypto/rand
	Log       *slog.Logger  // nil discards
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

// Service is one validator. Tick and Run are for one goroutine.
type Service struct {
	opts      Options
	self      common.Address
	journal   *journal.Dir
	committee *docket.Committee
	abi       *bindings.Committee

	registry []common.Address
	rounds   map[uint64]*round // live disputes by id
	done     map[uint64]uint64 // disputes that need nothing any more, by the block at which that was seen
}

// round is what this process holds of one dispute beside its journal.
type round struct {
	commitments map[uint8]commitmentDoc
	doubtful    map[uint8]bool // seats with two different signed commitments: their word is no use off chain
	openings    map[uint8]bindings.Opening
	read        map[listing]bool // documents that were looked at
	published   [2]bool          // own commitment, own opening
	deliveries  int              // of the ruling, again
	step        uint8            // phase that readySince belongs to
	readySince  uint64
}

// listing is a document in one group. The same bytes in another group are looked at again: otherwise anyone could hide an
// opening by listing it among the commitments.
type listing struct {
	group string
	hash  common.Hash
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
		rounds:    map[uint64]*round{}, done: map[uint64]uint64{},
	}, nil
}

// Run sits until ctx ends.
func (s *Service) Run(ctx context.Context) error {
	tick := time.NewTicker(s.opts.Poll)
	defer tick.Stop()
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

// Tick looks at every live dispute once and does what is due in it.
func (s *Service) Tick(ctx context.Context) error {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return err
	}
	if s.registry == nil {
		if s.registry, err = s.committee.Validators(ctx, head); err != nil {
			return fmt.Errorf("read registry: %w", err)
		}
	}
	count, err := s.committee.Count(ctx, head)
	if err != nil {
		return err
	}
	var errs []error
	for id := uint64(1); id <= count; id++ {
		if seen, ok := s.done[id]; ok && head.Number > seen+reorgDepth {
			continue
		}
		if err := s.attend(ctx, head, id); err != nil {
			errs = append(errs, fmt.Errorf("dispute %d: %w", id, err))
		}
	}
	return errors.Join(errs...)
}

// attend walks one dispute as far as it goes now: steps that need no new block follow each other at once.
func (s *Service) attend(ctx context.Context, head docket.Head, id uint64) error {
	for range len(kindNames) {
		state, err := s.load(ctx, head, id)
		if err != nil {
			return err
		}
		if p := state.Dispute.Phase; p == docket.PhaseFailed || (p == docket.PhaseRuled && state.Dispute.Delivered) {
			if _, ok := s.done[id]; !ok {
				s.done[id] = head.Number
			}
			delete(s.rounds, id)
			return nil
		}
		delete(s.done, id) // its end left the chain
		kind, due := Decide(state, s.opts.Timing)
		if !due {
			return nil
		}
		if err := s.perform(ctx, head, id, state, kind); err != nil {
			return fmt.Errorf("%s: %w", kind, err)
		}
		if kind != ActJudge && kind != ActPublishCommitment && kind != ActPublishOpening {
			return nil // the chain moved; the next tick reads it
		}
	}
	return nil
}

// load reads one dispute at one block and what the seats have shown each other.
func (s *Service) load(ctx context.Context, head docket.Head, id uint64) (State, error) {
	key := new(big.Int).SetUint64(id)
	state := State{Now: head.Time, Block: head.Number, Seat: -1}
	var err error
	if state.Dispute, err = s.committee.Dispute(ctx, head, key); err != nil {
		return state, fmt.Errorf("read dispute: %w", err)
	}
	if state.Seats, err = s.committee.Seats(ctx, head, key); err != nil {
		return state, fmt.Errorf("read seats: %w", err)
	}
	state.Seat = slices.IndexFunc(state.Seats, func(seat bindings.Seat) bool { return seat.Validator == s.self })
	state.Rank = s.rank(state)
	r := s.rounds[id]
	if r == nil {
		r = &round{commitments: map[uint8]commitmentDoc{}, doubtful: map[uint8]bool{}, openings: map[uint8]bindings.Opening{}, read: map[listing]bool{}}
		s.rounds[id] = r
	}
	if state.Seat >= 0 {
		b, err := s.ballot(id, state.Dispute.Round)
		if err != nil {
			return state, err
		}
		if b != nil && (b.EvidenceRoot != common.Hash(state.Dispute.EvidenceRoot) || int(b.Seat) != state.Seat) {
			return state, fmt.Errorf("%w: seat %d, root %s", errForeignBallot, b.Seat, b.EvidenceRoot)
		}
		state.Ballot = b != nil
		if state.Ballot && state.Dispute.Phase == docket.PhaseCommitting {
			if err := s.exchangeDocuments(ctx, id, state, r); err != nil {
				// The chain is the other way: what is held by now has to do.
				s.opts.Log.Warn("documents not read", "dispute_id", id, "validator", s.self, "err", err)
			}
		}
		state.CommitmentPublished, state.OpeningPublished = r.published[0], r.published[1]
		state.Commitments, state.Openings, state.Owed = len(r.commitments), len(r.openings), owed(state, r)
	}
	state.Deliveries = r.deliveries
	if state.Dispute.Phase == docket.PhaseRuled && !state.Dispute.Delivered && r.deliveries < maxDeliveries {
		rule := bindings.NewOffer().PackRule(key, big.NewInt(int64(state.Dispute.Resolution.Ruling)))
		state.Refused = docket.Simulate(ctx, s.opts.Chain, s.opts.Committee, state.Dispute.Arbitrable, rule) != nil
	}
	if r.step != state.Dispute.Phase {
		r.step, r.readySince = state.Dispute.Phase, 0
	}
	if r.readySince == 0 && state.shared() {
		r.readySince = head.Time
	}
	state.ReadySince = r.readySince
	return state, nil
}

// owed are the other seats whose signed commitment is held and not on chain.
func owed(state State, r *round) (out []int) {
	for i, seat := range state.Seats {
		if _, held := r.commitments[uint8(i)]; held && !seat.Committed && i != state.Seat {
			out = append(out, i)
		}
	}
	return out
}

// rank is the order in which validators take shared actions: seats by number, then the others by place in the registry.
func (s *Service) rank(state State) int {
	if state.Seat >= 0 {
		return state.Seat
	}
	return len(state.Seats) + max(slices.Index(s.registry, s.self), 0)
}

func ballotName(id uint64, round uint8) string { return fmt.Sprintf("ballot-%d-%d", id, round) }

// ballot reads the own ballot; nil when there is none.
func (s *Service) ballot(id uint64, round uint8) (*ballot, error) {
	var b ballot
	err := s.journal.Load(ballotName(id, round), &b)
	if errors.Is(err, journal.ErrNone) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &b, nil
}

func (s *Service) perform(ctx context.Context, head docket.Head, id uint64, state State, kind Kind) error {
	key := new(big.Int).SetUint64(id)
	switch kind {
	case ActJudge:
		return s.judge(ctx, head, id, state)
	case ActPublishCommitment:
		return s.publishCommitment(ctx, id, state)
	case ActPublishOpening:
		return s.publishOpening(ctx, id, state)
	case ActDraw:
		return s.send(ctx, id, kind, s.abi.PackDraw(key))
	case ActCommitFor:
		c := s.rounds[id].commitments[uint8(state.Owed[0])]
		return s.send(ctx, id, kind, s.abi.PackCommitFor(key, c.Seat, c.Commitment, c.ClaimsRoot, c.Signature))
	case ActAdjudicate:
		return s.send(ctx, id, kind, s.abi.PackAdjudicate(key))
	case ActExecute:
		s.rounds[id].deliveries++
		return s.send(ctx, id, kind, s.abi.PackExecuteRuling(key))
	case ActRuleBySignatures:
		data, err := s.abi.TryPackRuleBySignatures(key, s.signedSeats(id, state))
		if err != nil {
			return err
		}
		return s.send(ctx, id, kind, data)
	}
	b, err := s.ballot(id, state.Dispute.Round)
	if err != nil || b == nil {
		return errors.Join(err, journal.ErrNone)
	}
	if kind == ActCommit {
		return s.send(ctx, id, kind, s.abi.PackCommit(key, b.Seat, b.Commitment, b.ClaimsRoot))
	}
	return s.send(ctx, id, kind, s.abi.PackReveal(key, b.Seat, b.opening()))
}

func (s *Service) signedSeats(id uint64, state State) []bindings.SignedSeat {
	r := s.rounds[id]
	out := make([]bindings.SignedSeat, len(state.Seats))
	for i := range out {
		seat := uint8(i)
		c := r.commitments[seat]
		out[i] = bindings.SignedSeat{Commitment: c.Commitment, Opening: r.openings[seat], Signature: c.Signature}
	}
	return out
}

func (s *Service) send(ctx context.Context, id uint64, kind Kind, data []byte) error {
	to := s.opts.Committee
	receipt, err := s.opts.Sender.Send(ctx, txmgr.Candidate{To: &to, Data: data})
	if err != nil {
		return err
	}
	s.opts.Log.Info("done", "action", kind, "dispute_id", id, "validator", s.self, "tx", receipt.TxHash, "gas", receipt.GasUsed)
	return nil
}
