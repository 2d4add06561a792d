package demo

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"path/filepath"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"golang.org/x/sync/errgroup"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

// poll is how often every agent of the demo looks at the chain.
const poll = 250 * time.Millisecond

// buyerFunds is what the buyer starts with, base units (100 USDC).
const buyerFunds = 100_000_000

// scene is the local chain with the services that all purchases share.
type scene struct {
	dev    *devnet.Devnet
	chain  *chain.Client
	store  store.Client
	dir    string
	log    *slog.Logger
	buyer  *buyer.Service
	casual *buyer.Service // the same payer, which also contests what its own checks cannot settle

	relayerURL string
	serve      func(func(context.Context) error) // runs a service until the scene closes
	stop       func() error                      // ends the services; the first failure of one
	senders    map[string]*txmgr.Manager
}

// openScene starts everything. Close it.
func openScene(ctx context.Context, dir string, log *slog.Logger) (*scene, error) {
	dev, err := devnet.Start(ctx, devnet.Options{BlockTime: 1})
	if err != nil {
		return nil, err
	}
	running, cancel := context.WithCancel(ctx)
	group, running := errgroup.WithContext(running)
	s := &scene{
		dev: dev, dir: dir, log: log, senders: map[string]*txmgr.Manager{},
		serve: func(service func(context.Context) error) { group.Go(func() error { return service(running) }) },
		stop:  func() error { cancel(); return group.Wait() },
	}
	if err := s.start(ctx); err != nil {
		return nil, errors.Join(err, s.close())
	}
	return s, nil
}

func (s *scene) start(ctx context.Context) (err error) {
	if s.chain, err = chain.Dial(ctx, s.dev.URL); err != nil {
		return err
	}
	if err := s.startRelayer(); err != nil {
		return fmt.Errorf("relayer: %w", err)
	}
	for i := range s.dev.Validators {
		if err := s.startValidator(i + 1); err != nil {
			return fmt.Errorf("validator %d: %w", i+1, err)
		}
	}
	if err := s.dev.Mint(ctx, devnet.Address("buyer"), big.NewInt(buyerFunds)); err != nil {
		return err
	}
	if s.buyer, err = s.newBuyer("buyer", false); err != nil {
		return err
	}
	s.casual, err = s.newBuyer("buyer-casual", true)
	return err
}

// close ends the services and the chain, and reports what a service failed of.
func (s *scene) close() error {
	err := s.stop()
	if s.chain != nil {
		s.chain.Close()
	}
	s.dev.Close()
	return err
}

// sender is the one transaction manager of a named key.
func (s *scene) sender(name string) *txmgr.Manager {
	m, ok := s.senders[name]
	if !ok {
		m = txmgr.New(s.chain, devnet.Key(name), txmgr.Options{Log: s.log})
		s.senders[name] = m
	}
	return m
}

func (s *scene) domain() x402.TokenDomain {
	t := s.dev.Deployment.Token
	return x402.TokenDomain{Name: t.Name, Version: t.Version, ChainID: s.dev.ChainID.Uint64(), Token: t.Address}
}

// now is the chain's clock: the demo skips windows by moving it.
func (s *scene) now() time.Time {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	head, err := s.chain.Head(ctx)
	if err != nil {
		return time.Now()
	}
	return time.Unix(int64(head.Time), 0)
}

// startRelayer runs the facilitator and the evidence store behind one HTTP port.
func (s *scene) startRelayer() error {
	files, err := store.Open(filepath.Join(s.dir, "evidence"), store.DefaultCapacity)
	if err != nil {
		return err
	}
	db, err := state.Open(context.Background(), filepath.Join(s.dir, "relayer.db"))
	if err != nil {
		return err
	}
	server, err := facilitator.New(facilitator.Options{
		Chain: s.chain, Sender: s.sender("relayer"), Tokens: []common.Address{s.dev.Deployment.Token.Address},
		State: db, Store: files, Log: s.log, Clock: s.now,
	})
	if err != nil {
		return errors.Join(err, db.Close())
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return errors.Join(fmt.Errorf("listen: %w", err), server.Close(context.Background()), db.Close())
	}
	s.relayerURL = "http://" + listener.Addr().String()
	s.store = store.Client{URL: s.relayerURL + facilitator.EvidencePath}
	s.serve(func(ctx context.Context) error {
		return errors.Join(facilitator.Run(ctx, server, listener), db.Close())
	})
	return nil
}

func (s *scene) startValidator(n int) error {
	name := fmt.Sprintf("validator-%d", n)
	v, err := validator.New(validator.Options{
		Chain: s.chain, Key: devnet.Key(name), Sender: s.sender(name), Store: s.store,
		Committee: s.dev.Deployment.Committee.Address, Factory: s.dev.Deployment.Factory.Address, Dir: filepath.Join(s.dir, name), Poll: poll, Log: s.log.With("validator", n),
	})
	if err != nil {
		return err
	}
	s.serve(v.Run)
	return nil
}

func (s *scene) newBuyer(dir string, contestUnresolved bool) (*buyer.Service, error) {
	policy := buyer.DefaultPolicy()
	policy.ProveBreach = false // the demo shows the panel; a typed receipt alone would settle most of these cases at once
	policy.ContestUnresolved = contestUnresolved
	return buyer.New(buyer.Options{
		Chain: s.chain, Key: devnet.Key("buyer"), Sender: s.sender("buyer"), Store: s.store,
		Factory: s.dev.Deployment.Factory.Address, Arbitrators: []common.Address{s.dev.Deployment.Committee.Address},
		BlockHashSources: []common.Address{s.dev.Deployment.HistorySource.Address},
		TokenDomain:      s.domain(), Dir: filepath.Join(s.dir, dir), Policy: policy, Poll: poll, Now: s.now, Log: s.log,
		HTTP: &http.Client{Timeout: 2 * time.Minute},
	})
}

func discard() *slog.Logger { return slog.New(slog.DiscardHandler) }
