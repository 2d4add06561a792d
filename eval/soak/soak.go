package soak

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/chain/chaintest"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// Options say how long and how much. The zero value is refused.
type Options struct {
	Length    time.Duration // of the trouble; what follows it takes about a minute more
	Seed      uint64
	Payers    int
	Disputers int // buyers that contest every purchase
	Log       io.Writer
}

// Check joins everything that is wrong with the options.
func (o Options) Check() error {
	var errs []error
	if o.Length < time.Second || o.Length > 24*time.Hour {
		errs = append(errs, fmt.Errorf("length %s, want 1s to 24h", o.Length))
	}
	if o.Payers < 1 || o.Payers > 256 || o.Disputers < 0 || o.Disputers > 32 {
		errs = append(errs, fmt.Errorf("%d payers and %d disputers, want 1 to 256 and 0 to 32", o.Payers, o.Disputers))
	}
	return errors.Join(errs...)
}

// calmTime bounds what is left to do once nothing goes wrong any more.
const calmTime = 3 * time.Minute

// stage is one run.
type stage struct {
	opts      Options
	dev       *devnet.Devnet
	calm      *chain.Client // to the node itself
	proxy     *chaintest.Proxy
	far       *chain.Client // through the proxy
	relayer   *relayer
	honest    common.Address // the Offer that payers pay
	silent    *shop
	payers    []*payer
	disputers []*disputer
	accounts  map[common.Address]string // everybody who can hold tokens
	report    *Report

	mu  sync.Mutex
	log io.Writer
}

func (s *stage) say(format string, args ...any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	fmt.Fprintf(s.log, format+"\n", args...)
}

// Run plays one run and checks it. A report comes also where checks failed; the error says only that the run could not be
// played.
func Run(ctx context.Context, o Options) (*Report, error) {
	if err := o.Check(); err != nil {
		return nil, fmt.Errorf("soak options: %w", err)
	}
	if o.Log == nil {
		o.Log = io.Discard
	}
	folder, err := os.MkdirTemp("", "redress-soak-")
	if err != nil {
		return nil, fmt.Errorf("folder: %w", err)
	}
	defer os.RemoveAll(folder)
	s := &stage{opts: o, log: o.Log, accounts: map[common.Address]string{}, report: &Report{Seed: o.Seed, Length: o.Length, Happened: map[Trouble]int{}}}
	if s.dev, err = devnet.Start(ctx, devnet.Options{}); err != nil {
		return nil, err
	}
	defer s.dev.Close()
	if s.calm, err = chain.Dial(ctx, s.dev.URL); err != nil {
		return nil, err
	}
	defer s.calm.Close()
	if s.proxy, err = chaintest.NewProxy(s.dev.URL, o.Seed, chaintest.Faults{}); err != nil {
		return nil, err
	}
	defer s.proxy.Close()
	if s.far, err = chain.Dial(ctx, s.proxy.URL); err != nil {
		return nil, err
	}
	defer s.far.Close()
	if s.relayer, err = newRelayer(ctx, s.dev, s.far, folder); err != nil {
		return nil, err
	}
	defer s.relayer.close()
	if err := s.prepare(ctx, folder); err != nil {
		return nil, fmt.Errorf("prepare: %w", err)
	}
	defer s.silent.stop()
	if err := s.play(ctx); err != nil {
		return s.report, err
	}
	calm, cancel := context.WithTimeout(ctx, calmTime)
	defer cancel()
	if err := s.settle(calm); err != nil {
		return s.report, fmt.Errorf("after the trouble: %w", err)
	}
	return s.report, s.check(calm, filepath.Join(folder, "run.redress"))
}

// prepare publishes the promises, gives everybody money and lets the chain mine by the clock.
func (s *stage) prepare(ctx context.Context, folder string) error {
	evidence := store.Client{URL: s.relayer.url + evidencePath}
	var err error
	if s.honest, _, err = s.promise(ctx, "seller", "soak-honest-0001", evidence); err != nil {
		return err
	}
	if s.silent, err = s.openShop(ctx, "seller-2", filepath.Join(folder, "silent"), evidence); err != nil {
		return err
	}
	domain := s.dev.Token()
	for i := range s.opts.Payers {
		p := newPayer(i, s.opts.Seed, domain, s.relayer.url)
		s.payers = append(s.payers, p)
		if err := s.endow(ctx, p.address, fmt.Sprintf("payer %d", i)); err != nil {
			return err
		}
	}
	for i := range s.opts.Disputers {
		d, err := s.newDisputer(i, filepath.Join(folder, fmt.Sprintf("disputer-%d", i)), evidence)
		if err != nil {
			return err
		}
		s.disputers = append(s.disputers, d)
		if err := s.endow(ctx, d.address, fmt.Sprintf("disputer %d", i)); err != nil {
			return err
		}
	}
	d := s.dev.Deployment
	for name, at := range map[string]common.Address{
		"honest Offer": s.honest, "silent Offer": s.silent.offer, "vault": d.Vault.Address, "committee": d.Committee.Address, "registry": d.Registry.Address,
		"seller": devnet.Address("seller"), "seller-2": devnet.Address("seller-2"), "relayer": devnet.Address("relayer"),
		"batch settler": d.BatchSettler.Address,
	} {
		s.accounts[at] = name
	}
	for i, v := range s.dev.Validators {
		s.accounts[v] = fmt.Sprintf("validator %d", i+1)
	}
	if err := s.dev.Control(ctx, "evm_setAutomine", false); err != nil {
		return err
	}
	return s.dev.Control(ctx, "evm_setIntervalMining", 1)
}

// endowment is what payers start with, base units.
const endowment = 1_000_000_000

func (s *stage) endow(ctx context.Context, who common.Address, name string) error {
	s.accounts[who] = name
	if err := s.dev.Fund(ctx, who); err != nil {
		return err
	}
	return s.dev.Mint(ctx, who, big.NewInt(endowment))
}

// play lets everybody pay while things go wrong.
func (s *stage) play(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, s.opts.Length)
	defer cancel()
	group, ctx := errgroup.WithContext(ctx)
	for _, p := range s.payers {
		group.Go(func() error { return p.run(ctx, s.honest) })
	}
	for _, d := range s.disputers {
		group.Go(func() error { return d.run(ctx, s.silent.url) })
	}
	start := time.Now()
	group.Go(func() error {
		for _, e := range Schedule(s.opts.Length, s.opts.Seed) {
			pause(ctx, time.Until(start.Add(e.At)))
			if ctx.Err() != nil {
				return nil
			}
			s.say("%s", e)
			if err := s.happen(ctx, e); err != nil && ctx.Err() == nil {
				return fmt.Errorf("%s: %w", e.Trouble, err)
			}
			s.report.Happened[e.Trouble]++
		}
		return nil
	})
	err := group.Wait()
	s.proxy.Set(chaintest.Faults{})
	s.relayer.skew.Store(0)
	s.relayer.files.delay.Store(0)
	return err
}

// happen makes one thing go wrong, until it is over.
func (s *stage) happen(ctx context.Context, e Event) error {
	faults := map[Trouble]chaintest.Faults{
		Drops:  {Refuse: e.Size / 2, Lose: e.Size / 2},
		Delays: {Delay: e.Size, DelayBy: 400 * time.Millisecond},
		Limits: {RateLimit: e.Size / 2, RetryAfter: time.Second, Throttle: e.Size / 2},
	}
	switch e.Trouble {
	case Drops, Delays, Limits:
		s.proxy.Set(faults[e.Trouble])
		pause(ctx, e.For)
		s.proxy.Set(chaintest.Faults{})
	case Reorg:
		return s.dev.Control(ctx, "anvil_reorg", e.Size, []any{})
	case SlowDisk:
		return s.relayer.seize(ctx, e.For)
	case SlowKeep:
		s.relayer.files.delay.Store(int64(e.For / 4))
		pause(ctx, e.For)
		s.relayer.files.delay.Store(0)
	case Skew:
		s.relayer.skew.Store(int64(e.Size))
		pause(ctx, e.For)
		s.relayer.skew.Store(0)
	case Restart:
		// Started again whatever happens to ctx: the rest of the run needs it.
		return s.relayer.restart(context.WithoutCancel(ctx))
	}
	return nil
}

// settle lets everybody learn what became of their payments, then ends all cases and takes what has matured.
func (s *stage) settle(ctx context.Context) error {
	group, within := errgroup.WithContext(ctx)
	for _, p := range s.payers {
		group.Go(func() error { return p.finish(within) })
	}
	for _, d := range s.disputers {
		group.Go(func() error { return d.finish(within, s.silent.url) })
	}
	if err := group.Wait(); err != nil {
		return err
	}
	if err := s.dev.Warp(ctx, uint64(figures.AnswerWindowSeconds)+1); err != nil {
		return err
	}
	for _, d := range s.disputers {
		if err := d.collect(ctx); err != nil {
			return err
		}
	}
	return s.withdraw(ctx)
}

func (s *stage) sender(name string, c *chain.Client) *txmgr.Manager {
	return txmgr.New(c, devnet.Key(name), txmgr.Options{Confirmations: confirmations, ResubmitAfter: 3 * time.Second, Log: slog.New(slog.DiscardHandler)})
}
