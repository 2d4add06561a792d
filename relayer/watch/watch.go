// Package watch turns what happens on the chain into events of the feed: the factory, its Offers and payments to them, the
// vault, and the disputes of their arbitrators.
//
// Of several relayers on one database one follows the chain and all serve what it writes. The package keeps no state of its
// own and judges nothing. Its one invariant: a step's events and how far the chain was followed are written in one
// transaction, under a lease, so that every log of the chain is in the feed once, and is taken back once if it leaves the
// chain, over restarts and takeovers too.
package watch

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/feed"
	"github.com/redress-protocol/redress/relayer/state"
)

// Chain is what a Watcher reads; chain.Client satisfies it.
type Chain interface {
	chain.Source
	bind.ContractCaller
	ChainID() *big.Int
}

// Options configures a Watcher.
type Options struct {
	Chain   Chain
	State   *state.DB
	Factory common.Address   // zero: the chain is not followed, and the log has what relayers announce
	Tokens  []common.Address // payments in which to Offers are events
	From    uint64           // first block, at latest the factory's
	// Finality says which blocks are told of; zero: all, and those that leave the chain are taken back.
	Finality chain.Finality
	// CrossCheck reads the receipts of new blocks that may have logs of ours where the node returned none. It finds nodes
	// that have not indexed a block yet, at the price of larger reads on busy chains.
	CrossCheck bool
	Retention  state.Retention // zero: for ever
	Lease      time.Duration   // how long a relayer that died keeps others from following; default 10 s
	Poll       time.Duration   // how often the chain and the log are read besides pushes; default 1 s
	Keep       uint64          // blocks: the deepest reorganization that is followed; default 256
	Grown      func()          // told when the log may have grown, such as feed.Hub.Wake; nil: nobody
	Metrics    *Metrics        // nil counts for nobody
	Log        *slog.Logger    // nil discards
}

func (o Options) withDefaults() Options {
	if o.Lease == 0 {
		o.Lease = 10 * time.Second
	}
	if o.Poll == 0 {
		o.Poll = time.Second
	}
	if o.Grown == nil {
		o.Grown = func() {}
	}
	if o.Metrics == nil {
		o.Metrics = NewMetrics(nil)
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	return o
}

const (
	// renewals is how often a lease is prolonged within its time.
	renewals = 3
	// trimEvery is how often events beyond the retention are forgotten.
	trimEvery = time.Minute
	// readTimeout bounds one read of the log or of the factory.
	readTimeout = 10 * time.Second
)

// Watcher follows the chain for one stream.
type Watcher struct {
	o      Options
	stream state.Stream
	events state.Events
	owner  string // names this process in leases
	vault  common.Address
}

// New returns a watcher; it reads which vault the factory has.
func New(ctx context.Context, o Options) (*Watcher, error) {
	if o.Chain == nil || o.State == nil {
		return nil, errors.New("watch: no chain or no state")
	}
	w := &Watcher{o: o.withDefaults(), owner: rand.Text(), stream: state.Stream{ChainID: o.Chain.ChainID().Uint64(), Factory: o.Factory}}
	w.events = o.State.Events(w.stream)
	if o.Factory == (common.Address{}) {
		return w, nil
	}
	ctx, cancel := context.WithTimeout(ctx, readTimeout)
	defer cancel()
	factory := bindings.NewOfferFactory()
	answer, err := o.Chain.CallContract(ctx, callTo(o.Factory, factory.PackVault()), nil)
	if err == nil {
		w.vault, err = factory.UnpackVault(answer)
	}
	if err != nil {
		return nil, fmt.Errorf("watch: vault of factory %s: %w", o.Factory, err)
	}
	return w, nil
}

// Run follows the chain whenever nobody else does, and says when the log has grown, until ctx ends.
func (w *Watcher) Run(ctx context.Context) {
	var both sync.WaitGroup
	both.Go(func() { w.listen(ctx) })
	both.Go(func() {
		for ctx.Err() == nil {
			wait := w.o.Poll
			if err := w.turn(ctx); err != nil && ctx.Err() == nil {
				w.o.Log.Warn("chain not followed", "err", err)
				wait = max(wait, w.o.Lease/renewals)
			}
			_ = chain.Pause(ctx, chain.SystemClock{}, wait)
		}
	})
	both.Wait()
}

// listen looks for what this or another process appended.
func (w *Watcher) listen(ctx context.Context) {
	ticker := time.NewTicker(min(w.o.Poll, 250*time.Millisecond))
	defer ticker.Stop()
	var seen feed.Cursor
	for {
		last, err := w.events.Last(ctx)
		switch {
		case err != nil && ctx.Err() == nil:
			w.o.Log.Warn("feed log not read", "err", err)
		case last > seen:
			seen = last
			w.o.Metrics.newest.Set(float64(last))
			w.o.Grown()
		}
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return
		}
	}
}

// turn follows the chain while the lease can be had.
func (w *Watcher) turn(ctx context.Context) error {
	lease, held, err := w.o.State.AcquireKey(ctx, w.stream.Key(), w.owner, w.o.Lease)
	if err != nil || !held {
		return err
	}
	w.o.Log.Info("following the chain", "fence", lease.Fence)
	w.o.Metrics.leading.Set(1)
	defer w.o.Metrics.leading.Set(0)
	leading, stop := context.WithCancel(ctx)
	var keeper sync.WaitGroup
	keeper.Go(func() { w.keep(leading, stop, lease) })
	err = w.follow(leading, lease)
	stop()
	keeper.Wait()
	release, cancel := context.WithTimeout(context.WithoutCancel(ctx), readTimeout)
	defer cancel()
	return errors.Join(err, w.o.State.ReleaseKey(release, lease.Key, lease.Owner))
}

// keep prolongs the lease, and forgets old events. It calls lost when the lease is another's.
func (w *Watcher) keep(ctx context.Context, lost context.CancelFunc, lease state.Lease) {
	ticker := time.NewTicker(w.o.Lease / renewals)
	defer ticker.Stop()
	trimmed := time.Time{}
	for {
		if now := time.Now(); now.Sub(trimmed) >= trimEvery {
			trimmed = now
			if err := w.events.Trim(ctx, w.o.Retention); err != nil && ctx.Err() == nil {
				w.o.Log.Warn("old events not forgotten", "err", err)
			}
		}
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return
		}
		// An error says nothing about the lease; the database refuses what is written under one that has expired.
		if now, held, err := w.o.State.AcquireKey(ctx, lease.Key, lease.Owner, w.o.Lease); err == nil && (!held || now != lease) {
			lost()
			return
		}
	}
}

// follow appends step after step until it fails or ctx ends.
func (w *Watcher) follow(ctx context.Context, lease state.Lease) error {
	if w.o.Factory == (common.Address{}) {
		<-ctx.Done()
		return nil
	}
	l := &log{w: w, lease: lease}
	source := &source{Source: w.o.Chain, w: w, offers: map[common.Address]bool{}}
	l.loaded = source.know
	err := chain.NewFollower(source, chain.FollowOptions{
		From: w.o.From, Addresses: []common.Address{w.o.Factory}, Finality: w.o.Finality, Keep: w.o.Keep, Poll: w.o.Poll,
		CrossCheck: w.o.CrossCheck, Wanted: source, Log: w.o.Log,
	}).Run(ctx, l)
	if errors.Is(err, chain.ErrTooDeep) {
		// What was told cannot be corrected block by block: everything is taken back and told anew.
		w.o.Log.Error("chain reorganized below what is remembered; the feed begins anew", "err", err)
		return errors.Join(err, l.begin(ctx))
	}
	return err
}
