package soak

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"net/http"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/facilitator"
	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/store"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

const (
	// confirmations are the further blocks that everybody waits for.
	confirmations = 3
	leaseTime     = time.Second
	batchWait     = 100 * time.Millisecond
)

// relayer is a facilitator behind one address, whose process is exchanged while requests come.
type relayer struct {
	dev    *devnet.Devnet
	client *chain.Client // through the proxy
	folder string
	files  *slowStore
	skew   atomic.Int64 // seconds

	url      string
	http     *http.Server
	ended    chan struct{}
	handler  atomic.Pointer[http.Handler] // nil while none runs
	mu       sync.Mutex
	server   *facilitator.Server
	db       *state.DB
	restarts int
}

func newRelayer(ctx context.Context, dev *devnet.Devnet, client *chain.Client, folder string) (*relayer, error) {
	files, err := store.Open(filepath.Join(folder, "evidence"), 0)
	if err != nil {
		return nil, err
	}
	r := &relayer{dev: dev, client: client, folder: folder, files: &slowStore{Store: files}, ended: make(chan struct{})}
	if err := r.start(ctx); err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("listen: %w", err)
	}
	r.url = "http://" + l.Addr().String()
	r.http = facilitator.HTTPServer(http.HandlerFunc(r.serve), facilitator.DefaultSettleWait)
	go func() {
		defer close(r.ended)
		_ = r.http.Serve(l)
	}()
	return r, nil
}

func (r *relayer) serve(w http.ResponseWriter, q *http.Request) {
	h := r.handler.Load()
	if h == nil {
		http.Error(w, "no relayer runs", http.StatusBadGateway)
		return
	}
	(*h).ServeHTTP(w, q)
}

func (r *relayer) database() string { return filepath.Join(r.folder, "relayer.db") }

func (r *relayer) now() time.Time { return time.Now().Add(time.Duration(r.skew.Load()) * time.Second) }

func (r *relayer) start(ctx context.Context) error {
	db, err := state.Open(ctx, r.database())
	if err != nil {
		return err
	}
	key, sending := devnet.Key("relayer"), txmgr.Options{Confirmations: confirmations, ResubmitAfter: 3 * time.Second}
	server, err := facilitator.New(facilitator.Options{
		Chain: r.client, Tokens: []common.Address{r.dev.Deployment.Token.Address}, Factory: r.dev.Deployment.Factory.Address,
		State: db, Store: r.files, Clock: r.now, Lease: leaseTime, SettleWait: 20 * time.Second,
		Batch:  facilitator.Batch{Settler: r.dev.Deployment.BatchSettler.Address, Wait: batchWait},
		Sender: txmgr.New(r.client, key, sending),
		OpenSender: func(ctx context.Context, journal txmgr.Journal) (facilitator.Sender, error) {
			return txmgr.Open(ctx, r.client, key, journal, sending)
		},
	})
	if err != nil {
		return errors.Join(err, db.Close())
	}
	h := server.Handler()
	r.mu.Lock()
	r.server, r.db = server, db
	r.mu.Unlock()
	r.handler.Store(&h)
	return nil
}

// abandon ends the facilitator without letting it finish anything.
func (r *relayer) abandon() error {
	r.handler.Store(nil)
	r.mu.Lock()
	defer r.mu.Unlock()
	gone, cancel := context.WithCancel(context.Background())
	cancel()
	return errors.Join(r.server.Close(gone), r.db.Close())
}

func (r *relayer) restart(ctx context.Context) error {
	_ = r.abandon() // it gives its lease back only if the database takes that
	r.restarts++
	return r.start(ctx)
}

func (r *relayer) close() {
	_ = r.abandon()
	_ = r.http.Close()
	<-r.ended
}

// seize keeps everybody else from writing to the database for a while, as a disk that does not answer does.
func (r *relayer) seize(ctx context.Context, d time.Duration) error {
	db, err := sql.Open("sqlite", "file:"+r.database()+"?_pragma=busy_timeout(10000)&_txlock=immediate")
	if err != nil {
		return err
	}
	defer db.Close()
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	pause(ctx, d)
	return tx.Rollback()
}

// slowStore is an evidence store that can take long.
type slowStore struct {
	store.Store
	delay atomic.Int64 // nanoseconds
}

func (s *slowStore) wait(ctx context.Context) { pause(ctx, time.Duration(s.delay.Load())) }

// Put implements store.Store.
func (s *slowStore) Put(ctx context.Context, document []byte) (common.Hash, error) {
	s.wait(ctx)
	return s.Store.Put(ctx, document)
}

// Get implements store.Store.
func (s *slowStore) Get(ctx context.Context, hash common.Hash) ([]byte, error) {
	s.wait(ctx)
	return s.Store.Get(ctx, hash)
}

// pause waits, or until ctx ends.
func pause(ctx context.Context, d time.Duration) {
	if d <= 0 {
		return
	}
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}
