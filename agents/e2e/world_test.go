// Package e2e_test runs seller, buyer, validators and facilitator together on a real chain with the real token, over
// HTTP, as they meet in production.
package e2e_test

import (
	"context"
	"crypto/ecdsa"
	"fmt"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/buyer"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/terms"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
	"github.com/redress-protocol/redress/relayer/x402"
)

const (
	price  = 10_000 // base units
	pair   = "ETH-USD"
	minted = 10_000_000
)

var figures = manifest.Redress{
	Seats: 3, ContestWindowSeconds: 600, AnswerWindowSeconds: 60, ContinueWindowSeconds: 60, JudgeWindowSeconds: 600,
	Bond: "50000", Fee: "30000", AnswerCost: "10000", Penalty: "20000", RelayCap: "5000",
}

// world is a chain with everything deployed, a facilitator and an evidence store behind HTTP.
type world struct {
	t        *testing.T
	net      *devnet.Devnet
	chain    *chain.Client
	relay    string // base URL of facilitator and store
	store    store.Client
	log      *slog.Logger
	managers *managers
	settles  *counter
}

// managers holds the one sender of each key.
type managers struct {
	mu sync.Mutex
	of map[common.Address]*txmgr.Manager
}

// with is the same world for a subtest.
func (w *world) with(t *testing.T) *world {
	sub := *w
	sub.t = t
	return &sub
}

// counter counts requests by path. It can lose answers (the work is done, the client sees a broken gateway) and be down
// (nothing is done).
type counter struct {
	mu   sync.Mutex
	next http.Handler
	n    map[string]int
	lose map[string]int  // answers still to be lost, by path
	down map[string]bool // by prefix of the path
}

func (c *counter) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	c.mu.Lock()
	c.n[r.URL.Path]++
	lost, down := c.lose[r.URL.Path] > 0, false
	for prefix, is := range c.down {
		down = down || (is && strings.HasPrefix(r.URL.Path, prefix))
	}
	if lost {
		c.lose[r.URL.Path]--
	}
	c.mu.Unlock()
	if down {
		w.WriteHeader(http.StatusBadGateway)
		return
	}
	if lost {
		c.next.ServeHTTP(httptest.NewRecorder(), r)
		w.WriteHeader(http.StatusBadGateway)
		return
	}
	c.next.ServeHTTP(w, r)
}

func (c *counter) count(path string) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.n[path]
}

func (c *counter) setDown(prefix string, down bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.down[prefix] = down
}

func (c *counter) loseNext(path string, n int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.lose[path] = n
}

func newWorld(t *testing.T, opts devnet.Options) *world {
	t.Helper()
	t.Parallel() // each world is its own chain and mostly waits for blocks
	if opts.BlockTime == 0 {
		opts.BlockTime = 1
	}
	d, err := devnet.Start(t.Context(), opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	c, err := chain.Dial(t.Context(), d.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Close)
	w := &world{t: t, net: d, chain: c, managers: &managers{of: map[common.Address]*txmgr.Manager{}}, log: slog.New(slog.DiscardHandler)}
	if os.Getenv("REDRESS_TEST_LOG") != "" {
		w.log = slog.New(slog.NewTextHandler(os.Stderr, nil))
	}
	w.startRelay()
	return w
}

func (w *world) startRelay() {
	files, err := store.Open(filepath.Join(w.t.TempDir(), "evidence"), 0)
	if err != nil {
		w.t.Fatal(err)
	}
	db, err := state.Open(w.t.Context(), filepath.Join(w.t.TempDir(), "relayer.db"))
	if err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(func() { _ = db.Close() })
	server, err := facilitator.New(facilitator.Options{
		Chain: w.chain, Sender: w.manager(devnet.Key("relayer")), Tokens: []common.Address{w.net.Deployment.Token.Address},
		Factory: w.net.Deployment.Factory.Address, State: db, Store: files, Log: w.log, Clock: w.now,
	})
	if err != nil {
		w.t.Fatal(err)
	}
	w.settles = &counter{next: server.Handler(), n: map[string]int{}, lose: map[string]int{}, down: map[string]bool{}}
	h := httptest.NewServer(w.settles)
	w.t.Cleanup(func() {
		h.Close()
		if err := server.Close(context.Background()); err != nil {
			w.t.Errorf("close facilitator: %v", err)
		}
	})
	w.relay = h.URL
	w.store = store.Client{URL: h.URL + facilitator.EvidencePath}
}

// now is the chain's time: tests move it.
func (w *world) now() time.Time {
	head, err := docket.HeadOf(context.Background(), w.chain)
	if err != nil {
		return time.Now()
	}
	return time.Unix(int64(head.Time), 0)
}

// manager is the one sender of a key.
func (w *world) manager(key *ecdsa.PrivateKey) *txmgr.Manager {
	m := w.managers
	m.mu.Lock()
	defer m.mu.Unlock()
	address := crypto.PubkeyToAddress(key.PublicKey)
	if m.of[address] == nil {
		m.of[address] = txmgr.New(w.chain, key, txmgr.Options{Log: w.log, PollInterval: 20 * time.Millisecond})
	}
	return m.of[address]
}

func (w *world) tokenDomain() x402.TokenDomain {
	d := w.net.Deployment
	return x402.TokenDomain{Name: d.Token.Name, Version: d.Token.Version, ChainID: d.ChainID, Token: d.Token.Address}
}

// account is a fresh key with native coin and tokens.
func (w *world) account(name string) *ecdsa.PrivateKey {
	w.t.Helper()
	key := devnet.Key(w.t.Name() + name)
	who := crypto.PubkeyToAddress(key.PublicKey)
	if err := w.net.Fund(w.t.Context(), who); err != nil {
		w.t.Fatal(err)
	}
	if err := w.net.Mint(w.t.Context(), who, big.NewInt(minted)); err != nil {
		w.t.Fatal(err)
	}
	return key
}

// shop is a running seller.
type shop struct {
	*seller.Service
	opts      seller.Options
	published *seller.Published
	key       *ecdsa.PrivateKey
	url       string // of the resource
	stop      func()
}

// backing is the stake of the shop's Offer.
func (s *shop) backing(vault common.Address) seller.Backing {
	return seller.Backing{Sender: s.opts.Sender, Vault: vault, Offer: s.published.Offer}
}

// frame is what the promises of these tests share.
func (w *world) frame(sellerAddress common.Address) manifest.Frame {
	return manifest.Frame{
		ID: "quotes-0001", CreatedAt: time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC), ChainID: w.net.Deployment.ChainID,
		Token: w.net.Deployment.Token.Address, Symbol: "USDC", AmountMin: big.NewInt(1000), AmountMax: big.NewInt(1_000_000),
		Seller: sellerAddress, Arbitrator: w.net.Deployment.Committee.Address, Figures: figures,
	}
}

// open publishes a promise, stakes for it and starts selling in a mode.
func (w *world) open(mode seller.Mode, edit func(*seller.Options)) *shop {
	w.t.Helper()
	key := w.account("seller-" + mode.String())
	address := crypto.PubkeyToAddress(key.PublicKey)
	build := func() (*manifest.Document, error) { return manifest.QuoteFeed(w.frame(address), 30) }
	if mode == seller.Vague {
		build = func() (*manifest.Document, error) { return manifest.Vague(w.frame(address)) }
	}
	doc, err := build()
	if err != nil {
		w.t.Fatal(err)
	}
	return w.sell(mode, key, doc, edit)
}

// sell publishes a promise under a seller's key, stakes for it and starts selling in a mode.
func (w *world) sell(mode seller.Mode, key *ecdsa.PrivateKey, doc *manifest.Document, edit func(*seller.Options)) *shop {
	w.t.Helper()
	d := w.net.Deployment
	published, err := w.publish(key, doc)
	if err != nil {
		w.t.Fatal(err)
	}
	if _, err := seller.Stake(w.t.Context(), w.chain, w.manager(key), key, d.Vault.Address, w.tokenDomain(), published.Offer, big.NewInt(500_000)); err != nil {
		w.t.Fatal(err)
	}
	s := &shop{published: published, key: key, opts: seller.Options{
		Chain: w.chain, Sender: w.manager(key), ReceiptKey: key, Store: w.store, Facilitator: w.relay,
		Factory: d.Factory.Address, Offer: published.Offer, Manifest: published.Manifest, Dir: w.t.TempDir(),
		Price: big.NewInt(price), TokenDomain: w.tokenDomain(), Mode: mode, Poll: 100 * time.Millisecond, Now: w.now,
		Log: w.log.With("agent", "seller-"+mode.String()),
	}}
	if edit != nil {
		edit(&s.opts)
	}
	w.start(s)
	return s
}

// publish publishes a promise under a seller's key.
func (w *world) publish(key *ecdsa.PrivateKey, doc *manifest.Document) (*seller.Published, error) {
	address, d := crypto.PubkeyToAddress(key.PublicKey), w.net.Deployment
	return seller.Publish(w.t.Context(), w.chain, w.manager(key), w.store, d.Factory.Address, doc, terms.Place{
		Seller: address, ReceiptSigner: address, Arbitrator: d.Committee.Address, BlockHashSource: d.HistorySource.Address,
	})
}

// start serves a shop on a free port until the test ends or stop is called.
func (w *world) start(s *shop) {
	w.t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		w.t.Fatal(err)
	}
	s.opts.PublicURL = "http://" + l.Addr().String()
	s.url = s.opts.PublicURL + "/quote?pair=" + pair
	if s.Service, err = seller.New(s.opts); err != nil {
		w.t.Fatal(err)
	}
	s.stop = w.background("seller", func(ctx context.Context) error { return s.Serve(ctx, l) })
}

// background runs f until the test ends or the returned function is called.
func (w *world) background(name string, f func(context.Context) error) (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- f(ctx) }()
	var once sync.Once
	stop = func() {
		once.Do(func() {
			cancel()
			if err := <-done; err != nil {
				w.t.Errorf("%s: %v", name, err)
			}
		})
	}
	w.t.Cleanup(stop)
	return stop
}

// client is a buyer with its own key.
func (w *world) client(name string, edit func(*buyer.Options)) *buyer.Service {
	w.t.Helper()
	key := w.account(name)
	d := w.net.Deployment
	opts := buyer.Options{
		Chain: w.chain, Key: key, Sender: w.manager(key), Store: w.store, Factory: d.Factory.Address,
		Arbitrators: []common.Address{d.Committee.Address}, BlockHashSources: []common.Address{d.HistorySource.Address}, TokenDomain: w.tokenDomain(), Dir: w.t.TempDir(),
		Policy: buyer.DefaultPolicy(), Poll: 100 * time.Millisecond, Now: w.now, Log: w.log.With("agent", name),
	}
	opts.Policy.ProveBreach = false
	if edit != nil {
		edit(&opts)
	}
	s, err := buyer.New(opts)
	if err != nil {
		w.t.Fatal(err)
	}
	return s
}

// validatorOptions are one validator's, with a journal of its own.
func (w *world) validatorOptions(i int) validator.Options {
	key := devnet.Key(fmt.Sprintf("validator-%d", i))
	return validator.Options{
		Chain: w.chain, Key: key, Sender: w.manager(key), Store: w.store, Committee: w.net.Deployment.Committee.Address,
		Factory: w.net.Deployment.Factory.Address, Dir: w.t.TempDir(), Poll: 100 * time.Millisecond, Log: w.log.With("agent", fmt.Sprintf("validator-%d", i)),
	}
}

// sit starts validators, each with its own journal.
func (w *world) sit(numbers ...int) {
	w.t.Helper()
	for _, i := range numbers {
		v, err := validator.New(w.validatorOptions(i))
		if err != nil {
			w.t.Fatal(err)
		}
		w.background(fmt.Sprintf("validator %d", i), v.Run)
	}
}

func (w *world) balance(who common.Address) *big.Int {
	w.t.Helper()
	b, err := w.net.Balance(w.t.Context(), who)
	if err != nil {
		w.t.Fatal(err)
	}
	return b
}

func (w *world) warp(seconds uint64) {
	w.t.Helper()
	if err := w.net.Warp(w.t.Context(), seconds); err != nil {
		w.t.Fatal(err)
	}
}

// await polls until ok, or fails with what was awaited.
func (w *world) await(what string, ok func() bool) {
	w.t.Helper()
	deadline := time.Now().Add(60 * time.Second)
	for !ok() {
		if time.Now().After(deadline) {
			w.t.Fatalf("still waiting for %s", what)
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// within is a context that names what took too long by failing.
func (w *world) within(d time.Duration) context.Context {
	ctx, cancel := context.WithTimeout(w.t.Context(), d)
	w.t.Cleanup(cancel)
	return ctx
}
