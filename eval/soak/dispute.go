package soak

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"net"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/settlement"
	"github.com/redress-protocol/redress/evidence/terms"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

const (
	evidencePath = facilitator.EvidencePath
	// stake is put behind the promise that is broken, base units.
	stake = 100_000_000
)

// figures of the promises. The windows are longer than a run's trouble, and are passed by moving the chain's clock.
var figures = manifest.Redress{
	Seats: 3, ContestWindowSeconds: 86_400, AnswerWindowSeconds: 43_200, ContinueWindowSeconds: 600, JudgeWindowSeconds: 86_400,
	Bond: "50000", Fee: "30000", AnswerCost: "10000", Penalty: "20000", RelayCap: "5000",
}

// promise publishes a quote promise of a named seller.
func (s *stage) promise(ctx context.Context, name, id string, evidence store.Store) (common.Address, *seller.Published, error) {
	d, address := s.dev.Deployment, devnet.Address(name)
	doc, err := manifest.QuoteFeed(manifest.Frame{
		ID: id, CreatedAt: time.Unix(1_790_000_000, 0), ChainID: d.ChainID, Token: d.Token.Address, Symbol: "USDC",
		AmountMin: big.NewInt(1000), AmountMax: big.NewInt(1_000_000), Seller: address, Arbitrator: d.Committee.Address, Figures: figures,
	}, 30)
	if err != nil {
		return common.Address{}, nil, err
	}
	published, err := seller.Publish(ctx, s.calm, txmgr.New(s.calm, devnet.Key(name), txmgr.Options{}), evidence, d.Factory.Address, doc, terms.Place{
		Seller: address, ReceiptSigner: address, Arbitrator: d.Committee.Address, BlockHashSource: d.HistorySource.Address,
	})
	if err != nil {
		return common.Address{}, nil, err
	}
	return published.Offer, published, nil
}

// shop is a seller that takes money, serves nothing and answers no case.
type shop struct {
	offer common.Address
	url   string
	stop  func()
}

func (s *stage) openShop(ctx context.Context, name, folder string, evidence store.Store) (*shop, error) {
	offer, published, err := s.promise(ctx, name, "soak-silent-0001", evidence)
	if err != nil {
		return nil, err
	}
	if err := s.dev.Mint(ctx, devnet.Address(name), big.NewInt(stake)); err != nil {
		return nil, err
	}
	d, key := s.dev.Deployment, devnet.Key(name)
	if _, err := seller.Stake(ctx, s.calm, txmgr.New(s.calm, key, txmgr.Options{}), key, d.Vault.Address, s.dev.Token(), offer, big.NewInt(stake)); err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("listen: %w", err)
	}
	url := "http://" + l.Addr().String()
	service, err := seller.New(seller.Options{
		Chain: s.far, Sender: s.sender(name, s.far), ReceiptKey: key, Store: evidence, Facilitator: s.relayer.url, Factory: d.Factory.Address,
		Offer: offer, Manifest: published.Manifest, Dir: folder, PublicURL: url, Price: big.NewInt(price), TokenDomain: s.dev.Token(),
		Mode: seller.Silent, Policy: seller.Policy{Ignore: true}, Timeout: validSeconds * time.Second, Confirmations: confirmations,
	})
	if err != nil {
		return nil, errors.Join(err, l.Close())
	}
	serving, cancel := context.WithCancel(ctx)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = service.Serve(serving, l)
	}()
	return &shop{offer: offer, url: url + "/quote?pair=ETH-USD", stop: func() { cancel(); <-ended }}, nil
}

// disputer contests everything that it buys.
type disputer struct {
	service *buyer.Service
	address common.Address
	bought  int // purchases begun
	cases   map[common.Hash]bool
}

func (s *stage) newDisputer(number int, folder string, evidence store.Store) (*disputer, error) {
	name := fmt.Sprintf("soak-disputer-%d", number)
	d := s.dev.Deployment
	policy := buyer.DefaultPolicy()
	policy.CoverBps, policy.MaxPerHost, policy.MaxPerDay, policy.MaxLostBps = 0, nil, nil, settlement.FullBps
	service, err := buyer.New(buyer.Options{
		Chain: s.far, Key: devnet.Key(name), Sender: s.sender(name, s.far), Store: evidence, Factory: d.Factory.Address,
		Arbitrators: []common.Address{d.Committee.Address}, BlockHashSources: []common.Address{d.HistorySource.Address},
		TokenDomain: s.dev.Token(), Dir: folder, Policy: policy, Poll: 200 * time.Millisecond, Confirmations: confirmations,
	})
	if err != nil {
		return nil, err
	}
	return &disputer{service: service, address: devnet.Address(name), cases: map[common.Hash]bool{}}, nil
}

func purchase(i int) string { return fmt.Sprintf("soak-%04d", i) }

// run buys and contests, one purchase after the other, until ctx ends. An error is no end: the purchase is taken up again.
func (d *disputer) run(ctx context.Context, url string) error {
	for ctx.Err() == nil {
		if err := d.buy(ctx, d.bought, url); err == nil {
			d.bought++
		}
		pause(ctx, retryPause)
	}
	return nil
}

func (d *disputer) buy(ctx context.Context, i int, url string) error {
	p, err := d.service.Pay(ctx, purchase(i), url)
	if err != nil {
		return fmt.Errorf("buy: %w", err)
	}
	if _, err := d.service.Contest(ctx, p); err != nil {
		return fmt.Errorf("contest: %w", err)
	}
	d.cases[p.Case] = true
	return nil
}

// finish takes the last purchase to its case, once nothing goes wrong any more.
func (d *disputer) finish(ctx context.Context, url string) error {
	for {
		err := d.buy(ctx, d.bought, url)
		if err == nil {
			d.bought++
			return nil
		}
		if ctx.Err() != nil {
			return err
		}
		pause(ctx, retryPause)
	}
}

// collect takes every case to its end.
func (d *disputer) collect(ctx context.Context) error {
	for i := range d.bought {
		p, err := d.service.Purchase(purchase(i))
		if err != nil {
			return err
		}
		report, err := d.service.Follow(ctx, p)
		if err != nil {
			return fmt.Errorf("follow: %w", err)
		}
		if report.Ruling != settlement.PayerWins || report.Cause != settlement.CauseUnanswered {
			return fmt.Errorf("case %s: ruling %d, cause %d", p.Case, report.Ruling, report.Cause)
		}
	}
	return nil
}

// withdraw records a checkpoint of the honest Offer and takes everything once it has matured.
func (s *stage) withdraw(ctx context.Context) error {
	contract, from := bindings.NewOffer(), s.sender("stranger", s.calm)
	for _, step := range []struct {
		wait uint64
		data []byte
	}{{0, contract.PackCheckpoint()}, {uint64(figures.ContestWindowSeconds) + 1, contract.PackWithdraw()}} {
		if step.wait > 0 {
			if err := s.dev.Warp(ctx, step.wait); err != nil {
				return err
			}
		}
		if _, err := from.Send(ctx, txmgr.Candidate{To: &s.honest, Data: step.data}); err != nil {
			return fmt.Errorf("withdraw: %w", err)
		}
	}
	return nil
}
