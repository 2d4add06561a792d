package freeze

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"

	"github.com/redress-protocol/redress/deploy/freeze/cache"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/evidence/snapshot"
	"github.com/redress-protocol/redress/relayer/chain"
)

// What a follower writes at each head.
const (
	WriteIncrements = "increments" // a whole snapshot first, then increments that extend each other
	WriteWhole      = "whole"      // the whole record each time
	WriteNothing    = "nothing"    // it only collects
)

// Reasons why a follower does not begin.
var (
	ErrEvery    = errors.New("--every is a number of blocks up to 8191, or a multiple of 8191")
	ErrWrite    = errors.New("--write is one of " + WriteIncrements + ", " + WriteWhole + ", " + WriteNothing)
	ErrAnother  = errors.New("the folder is of another follower")
	ErrNoFolder = errors.New("a follower needs a folder")
	ErrInUse    = errors.New("another follower has the folder")
)

// FollowOptions configure a Follower.
type FollowOptions struct {
	Folder        string           // of its records; the cache and the snapshots lie below it
	Freeze        snapshot.Options // Block, Extends and Progress are the follower's
	Every         uint64           // blocks between heads at which the record is frozen
	Confirmations uint64           // further blocks before one counts
	Write         string
	Poll          time.Duration
	Backoff       chain.Backoff
	Clock         chain.Clock
	Log           *slog.Logger
	Frozen        func(Head) // nil: nobody is told
}

// Check says what is wrong with the options.
func (o FollowOptions) Check() error {
	var errs []error
	if o.Folder == "" {
		errs = append(errs, ErrNoFolder)
	}
	if o.Every == 0 || o.Every > proof.HistoryRing && o.Every%proof.HistoryRing != 0 {
		errs = append(errs, fmt.Errorf("%w: %d", ErrEvery, o.Every))
	}
	if o.Write != WriteIncrements && o.Write != WriteWhole && o.Write != WriteNothing {
		errs = append(errs, fmt.Errorf("%w: %.40q", ErrWrite, o.Write))
	}
	return errors.Join(errs...)
}

// Follower collects, while a chain runs, what freezing its record later would need an archive node for: receipts, the data
// of reverts, the hashes of older blocks under the anchors, and the final state of the heads at which it freezes. It
// believes nothing that freezing does not prove.
type Follower struct {
	node  snapshot.Chain
	cache *cache.Chain
	opts  FollowOptions
	state followed
	lock  *flock.Flock
}

// NewFollower takes the folder, and goes on where its last follower ended. Close gives it back.
func NewFollower(n snapshot.Chain, folder *cache.Folder, o FollowOptions) (*Follower, error) {
	if err := o.Check(); err != nil {
		return nil, err
	}
	lock, err := lockFolder(o.Folder)
	if err != nil {
		return nil, err
	}
	f := &Follower{node: n, cache: cache.New(n, folder), opts: o, lock: lock}
	begun := followed{ChainID: o.Freeze.ChainID, Scope: o.Freeze.Scope, From: o.Freeze.From, Every: o.Every, Attempts: o.Freeze.Attempts, Write: o.Write}
	if f.state, err = loadState(o.Folder, begun); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// lockFolder takes a folder, which is made if needed: two followers would write over each other's state and increments.
// Freezes that only read and fill the cache need no lock.
func lockFolder(folder string) (*flock.Flock, error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, fmt.Errorf("follower's folder: %w", err)
	}
	lock := flock.New(filepath.Join(folder, "lock"))
	switch ok, err := lock.TryLock(); {
	case err != nil:
		return nil, fmt.Errorf("lock follower's folder: %w", err)
	case !ok:
		return nil, fmt.Errorf("%w: %s", ErrInUse, folder)
	}
	return lock, nil
}

// Close lets others have the folder.
func (f *Follower) Close() error { return f.lock.Unlock() }

// Run follows until ctx ends; then it returns nil. What fails is tried again, later and later, but for what trying again
// cannot cure: a full folder.
func (f *Follower) Run(ctx context.Context) error {
	for failures := 0; ; {
		wait := f.opts.Poll
		err := f.Step(ctx)
		switch {
		case ctx.Err() != nil:
			return nil
		case errors.Is(err, cache.ErrFull):
			return err
		case err != nil:
			failures++
			wait = f.opts.Backoff.After(failures)
			f.opts.Log.Warn("not followed", "failures", failures, "wait", wait, "err", err)
		default:
			failures = 0
		}
		if chain.Pause(ctx, f.opts.Clock, wait) != nil {
			return nil
		}
	}
}

// Step takes up what the chain has confirmed since the last one.
func (f *Follower) Step(ctx context.Context) error {
	head, err := f.node.HeaderByNumber(ctx, nil)
	if err != nil {
		return err
	}
	top := head.Number.Uint64()
	if top < f.opts.Confirmations+f.opts.Freeze.From {
		return nil
	}
	confirmed := top - f.opts.Confirmations
	if err := f.rewind(ctx); err != nil {
		return err
	}
	if f.state.First == nil {
		f.state.First = &confirmed
		f.state.Next = confirmed
	}
	// First what the node drops soonest.
	if err := f.collect(ctx, confirmed); err != nil {
		return fmt.Errorf("collect: %w", err)
	}
	for f.state.Next <= confirmed {
		if err := f.freeze(ctx, f.state.Next); err != nil {
			return err
		}
		if err := f.collect(ctx, confirmed); err != nil {
			return fmt.Errorf("collect: %w", err)
		}
	}
	return nil
}

// rewind forgets the heads, and what was collected, of a chain that was abandoned.
func (f *Follower) rewind(ctx context.Context) error {
	s := &f.state
	moved := false
	for len(s.Heads) > 0 {
		last := s.Heads[len(s.Heads)-1]
		ok, err := f.canonical(ctx, last.Block)
		if err != nil {
			return err
		}
		if ok {
			break
		}
		f.opts.Log.Warn("chain reorganized below a head", "block", last.Block.Number)
		s.Heads, s.Next, moved = s.Heads[:len(s.Heads)-1], last.Block.Number, true
	}
	if s.Collected != nil && !moved {
		ok, err := f.canonical(ctx, *s.Collected)
		if err != nil {
			return err
		}
		moved = !ok
	}
	if !moved {
		return nil
	}
	s.Collected = nil
	if n := len(s.Heads); n > 0 {
		s.Collected = &s.Heads[n-1].Block
	}
	return s.save(f.opts.Folder)
}

// canonical says whether a block is on the node's chain.
func (f *Follower) canonical(ctx context.Context, b snapshot.BlockRef) (bool, error) {
	h, err := f.node.HeaderByNumber(ctx, new(big.Int).SetUint64(b.Number))
	if errors.Is(err, chain.ErrNotFound) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	return h.Hash() == b.Hash, nil
}

// freeze takes the record up to a head. A head whose state the node has dropped is missed.
func (f *Follower) freeze(ctx context.Context, number uint64) error {
	if err := f.ring(ctx, number); err != nil {
		return err
	}
	head, err := f.frozen(ctx, number)
	s := &f.state
	switch {
	case errors.Is(err, chain.ErrPruned):
		f.opts.Log.Error("head missed: the node no longer has a state that it needs; an archive node has", "block", number, "err", err)
	case err != nil:
		return fmt.Errorf("freeze block %d: %w", number, err)
	default:
		s.Heads = append(s.Heads, head)
	}
	s.Next = number + f.opts.Every
	if err := s.save(f.opts.Folder); err != nil {
		return err
	}
	if err == nil && f.opts.Frozen != nil {
		f.opts.Frozen(head)
	}
	return nil
}

func (f *Follower) frozen(ctx context.Context, number uint64) (head Head, err error) {
	seen := &filters{Chain: light{f.cache, f.node}}
	o := f.opts.Freeze
	o.Block = block(number)
	if f.opts.Write == WriteIncrements {
		var bases *archives
		if bases, err = openAll(f.state.files(f.opts.Folder)); err != nil {
			return head, err
		}
		defer func() { err = errors.Join(err, bases.Close()) }()
		o.Extends = bases.list
	}
	do := func(out io.Writer) (snapshot.Manifest, error) { return through(ctx, seen, f.cache, o, out) }
	var m snapshot.Manifest
	if f.opts.Write == WriteNothing {
		m, err = do(io.Discard)
	} else {
		head.File = fmt.Sprintf("%012d.redress", number)
		m, err = write(filepath.Join(f.opts.Folder, snapshotsFolder, head.File), do)
	}
	if err != nil {
		return head, err
	}
	head.Block, head.Root = m.Block, m.Root
	f.state.Filters = seen.list
	return head, nil
}
