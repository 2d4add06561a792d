package freeze

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"math/big"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze/cache"
	"github.com/redress-protocol/redress/deploy/freeze/node"
	"github.com/redress-protocol/redress/evidence/snapshot"
	"github.com/redress-protocol/redress/relayer/chain"
)

// pruned is a node before a real one that has dropped state and receipts of all but its newest blocks.
type pruned struct {
	url     string
	keep    atomic.Uint64 // blocks below the head, inclusive
	history atomic.Bool   // keeps receipts for ever
	broken  atomic.Int64  // so many questions more it answers nothing
	client  *chain.Client // of the real node
}

func prune(t *testing.T, d *devnet.Devnet, keep uint64) (*pruned, *chain.Client) {
	t.Helper()
	real, err := chain.Dial(t.Context(), d.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(real.Close)
	p := &pruned{url: d.URL, client: real}
	p.keep.Store(keep)
	server := httptest.NewServer(p)
	t.Cleanup(server.Close)
	client, err := chain.DialOptions(t.Context(), chain.Options{URLs: []string{server.URL}, Backoff: chain.Backoff{First: time.Millisecond, Most: 5 * time.Millisecond}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	return p, client
}

// ServeHTTP implements http.Handler.
func (p *pruned) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	raw, err := io.ReadAll(r.Body)
	var q struct {
		ID     json.RawMessage   `json:"id"`
		Method string            `json:"method"`
		Params []json.RawMessage `json:"params"`
	}
	if err != nil || p.broken.Add(-1) >= 0 || json.Unmarshal(raw, &q) != nil {
		http.Error(w, "bad gateway", http.StatusBadGateway)
		return
	}
	if p.old(r.Context(), q.Method, q.Params) {
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(map[string]any{"jsonrpc": "2.0", "id": q.ID, "error": map[string]any{"code": -32000, "message": "missing trie node (state is pruned)"}})
		return
	}
	answer, err := http.Post(p.url, "application/json", bytes.NewReader(raw))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	defer answer.Body.Close()
	w.Header().Set("Content-Type", "application/json")
	_, _ = io.Copy(w, answer.Body)
}

// old says whether a question is about the state or the receipts of a block that is too old.
func (p *pruned) old(ctx context.Context, method string, params []json.RawMessage) bool {
	place, ok := map[string]int{"eth_getProof": 2, "eth_call": 1, "eth_getCode": 1, "eth_getBlockReceipts": 0}[method]
	if !ok || method == "eth_getBlockReceipts" && p.history.Load() {
		return false
	}
	var at struct {
		BlockHash common.Hash `json:"blockHash"`
	}
	if json.Unmarshal(params[place], &at) != nil {
		if json.Unmarshal(params[place], &at.BlockHash) != nil {
			return false // a tag
		}
	}
	header, err := p.client.HeaderByHash(ctx, at.BlockHash)
	if err != nil {
		return false
	}
	head, err := p.client.Head(ctx)
	return err == nil && header.Number.Uint64()+p.keep.Load() < head.Number.Uint64()
}

// following is a follower of an Offer on a chain whose node drops old state.
type following struct {
	*devnet.Devnet
	offer  common.Address
	files  Store
	node   *pruned
	client *chain.Client
	opts   FollowOptions
	heads  []Head
	last   *Follower
}

func follow(t *testing.T, keep uint64, write string) *following {
	t.Helper()
	d, files, offer := published(t)
	f := &following{Devnet: d, offer: offer, files: files}
	f.node, f.client = prune(t, d, keep)
	f.opts = FollowOptions{
		Folder: t.TempDir(), Every: 10, Confirmations: 2, Write: write, Poll: time.Millisecond,
		Backoff: chain.Backoff{First: time.Millisecond, Most: 5 * time.Millisecond}, Clock: chain.SystemClock{}, Log: slog.New(slog.DiscardHandler),
		Frozen: func(h Head) { f.heads = append(f.heads, h) },
		Freeze: snapshot.Options{
			ChainID: d.ChainID.Uint64(), Scope: snapshot.Scope{Kind: snapshot.ScopeOffer, Address: offer}, Documents: documents(files), Attempts: true,
		},
	}
	return f
}

// start makes a follower as a new process would when the one before has ended.
func (f *following) start(t *testing.T) *Follower {
	t.Helper()
	if f.last != nil {
		if err := f.last.Close(); err != nil {
			t.Fatal(err)
		}
	}
	folder, err := cache.Open(cacheFolder(f.opts.Folder), 1<<30)
	if err != nil {
		t.Fatal(err)
	}
	out, err := NewFollower(node.New(f.client), folder, f.opts)
	if err != nil {
		t.Fatal(err)
	}
	f.last = out
	return out
}

// live lets blocks pass in which something happens: payments and refused attempts.
func (f *following) live(t *testing.T, rounds int) {
	t.Helper()
	for range rounds {
		send(t, f.Devnet, "buyer", f.Deployment.Token.Address, bindings.NewFiatToken().PackTransfer(f.offer, big.NewInt(1000)))
		refuse(t, f.Devnet, f.offer)
		if err := f.Mine(t.Context(), 3); err != nil {
			t.Fatal(err)
		}
	}
}

func (f *following) paths() []string {
	var out []string
	for _, h := range f.heads {
		out = append(out, filepath.Join(f.opts.Folder, snapshotsFolder, h.File))
	}
	return out
}

// reasons are the refusals' reasons.
func reasons(r *snapshot.Result) []string {
	var out []string
	for _, x := range r.Refusals.Refusals {
		out = append(out, x.Reason)
	}
	return out
}

// What a follower collected while the node had it makes snapshots that the node alone no longer can.
func TestFollowedRecordsNeedNoArchiveNode(t *testing.T) {
	f := follow(t, 8, WriteIncrements)
	for range 6 {
		if err := f.start(t).Step(t.Context()); err != nil { // each time another process
			t.Fatal(err)
		}
		f.live(t, 1)
	}
	if len(f.heads) < 3 {
		t.Fatalf("%d heads", len(f.heads))
	}
	last := f.heads[len(f.heads)-1]
	m := snapshot.Manifest{Block: last.Block}
	r := verified(t, m, f.paths()...)
	if r.Manifest.Root != last.Root || len(r.Refusals.Refusals) == 0 {
		t.Errorf("%d refusals, root %s", len(r.Refusals.Refusals), r.Manifest.Root)
	}
	for _, reason := range reasons(r) {
		if !strings.Contains(reason, ".") {
			t.Errorf("a refusal without its reason: %q", reasons(r))
		}
	}
	// The whole record up to an older head, long after: from the folder, and not from the node alone.
	old := f.heads[1]
	f.live(t, 3)
	out := filepath.Join(t.TempDir(), "whole.redress")
	o := f.opts.Freeze
	o.Block = block(old.Block.Number)
	record := func(folder *cache.Folder) (snapshot.Manifest, error) {
		return write(out, func(w io.Writer) (snapshot.Manifest, error) { return Record(t.Context(), f.client, folder, o, w) })
	}
	if _, err := record(nil); !errors.Is(err, chain.ErrPruned) {
		t.Errorf("from the pruned node alone: %v", err)
	}
	if _, err := os.Stat(out); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a freeze that failed left a file: %v", err)
	}
	folder, err := cache.Open(cacheFolder(f.opts.Folder), 1<<30)
	if err != nil {
		t.Fatal(err)
	}
	if m, err = record(folder); err != nil {
		t.Fatal(err)
	}
	whole := verified(t, m, out)
	a := verified(t, snapshot.Manifest{Block: old.Block}, f.paths()[:2]...)
	if whole.Conservation[0] != a.Conservation[0] || len(whole.Refusals.Refusals) != len(a.Refusals.Refusals) {
		t.Errorf("the whole snapshot says %+v, the increments %+v", whole.Conservation[0], a.Conservation[0])
	}
}

func TestFollowerGoesBackWithTheChain(t *testing.T) {
	f := follow(t, 100, WriteIncrements)
	follower := f.start(t)
	var state string
	rpc := f.Client.Client()
	if err := follower.Step(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := rpc.CallContext(t.Context(), &state, "evm_snapshot"); err != nil {
		t.Fatal(err)
	}
	f.live(t, 3)
	if err := follower.Step(t.Context()); err != nil {
		t.Fatal(err)
	}
	gone := f.heads[len(f.heads)-1]
	if len(f.heads) < 2 {
		t.Fatalf("%d heads", len(f.heads))
	}
	var ok bool
	if err := rpc.CallContext(t.Context(), &ok, "evm_revert", state); err != nil {
		t.Fatal(err)
	}
	// The abandoned payments are not made again.
	for range 4 {
		refuse(t, f.Devnet, f.offer)
		if err := f.Mine(t.Context(), 4); err != nil {
			t.Fatal(err)
		}
	}
	if err := f.start(t).Step(t.Context()); err != nil {
		t.Fatal(err)
	}
	s, err := loadState(f.opts.Folder, f.start(t).state)
	if err != nil {
		t.Fatal(err)
	}
	last := s.Heads[len(s.Heads)-1]
	r := verified(t, snapshot.Manifest{Block: last.Block}, s.files(f.opts.Folder)...)
	if r.Conservation[0].Payments != 1 {
		t.Errorf("%d payments, all but one are of the abandoned chain", r.Conservation[0].Payments)
	}
	for _, h := range s.Heads {
		if h.Block == gone.Block {
			t.Errorf("the abandoned head %d is still there", h.Block.Number)
		}
	}
}

// Between heads, too, what was collected of an abandoned chain is collected again of the new one.
func TestFollowerCollectsAgainWhatMoved(t *testing.T) {
	f := follow(t, 100, WriteNothing)
	f.opts.Every, f.opts.Confirmations = 100, 0
	follower := f.start(t)
	if err := follower.Step(t.Context()); err != nil {
		t.Fatal(err)
	}
	var state string
	rpc := f.Client.Client()
	if err := rpc.CallContext(t.Context(), &state, "evm_snapshot"); err != nil {
		t.Fatal(err)
	}
	f.live(t, 2)
	if err := follower.Step(t.Context()); err != nil {
		t.Fatal(err)
	}
	var ok bool
	if err := rpc.CallContext(t.Context(), &ok, "evm_revert", state); err != nil {
		t.Fatal(err)
	}
	attempt := refuse(t, f.Devnet, f.offer)
	if err := f.Mine(t.Context(), 15); err != nil { // beyond where the abandoned chain ended
		t.Fatal(err)
	}
	if err := follower.Step(t.Context()); err != nil {
		t.Fatal(err)
	}
	f.node.keep.Store(3)
	_, txs, err := node.New(f.client).BlockTransactions(t.Context(), attempt.BlockNumber.Uint64())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := node.New(f.client).Revert(t.Context(), attempt.BlockHash, txs[0]); !errors.Is(err, chain.ErrPruned) {
		t.Fatalf("the node itself still runs it: %v", err)
	}
	if data, err := follower.cache.Revert(t.Context(), attempt.BlockHash, txs[0]); err != nil || len(data) == 0 {
		t.Errorf("%x, %v", data, err)
	}
}

func TestFollowerOutlivesABrokenNodeAndStopsWhenAsked(t *testing.T) {
	f := follow(t, 100, WriteNothing)
	frozen := make(chan Head, 10)
	f.opts.Frozen = func(h Head) { frozen <- h }
	f.node.broken.Store(4)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	done := make(chan error, 1)
	follower := f.start(t)
	go func() { done <- follower.Run(ctx) }()
	select {
	case h := <-frozen:
		if left := f.node.broken.Load(); left > 0 {
			t.Errorf("frozen while the node was broken: %d", left)
		}
		if h.File != "" {
			t.Errorf("wrote %s", h.File)
		}
	case <-time.After(30 * time.Second):
		t.Fatal("no head within 30 seconds")
	}
	stop()
	select {
	case err := <-done:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(10 * time.Second):
		t.Fatal("does not stop")
	}
}

// A head whose state is gone is missed, and a later one is taken.
func TestAMissedHeadIsLeftOut(t *testing.T) {
	f := follow(t, 100, WriteIncrements)
	f.opts.Freeze.Attempts = false
	if err := f.start(t).Step(t.Context()); err != nil {
		t.Fatal(err)
	}
	f.live(t, 5) // 25 blocks while nobody followed
	f.node.keep.Store(8)
	f.node.history.Store(true)
	if err := f.start(t).Step(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(f.heads) != 2 || f.heads[1].Block.Number != f.heads[0].Block.Number+20 {
		t.Fatalf("heads %+v", f.heads)
	}
	r := verified(t, snapshot.Manifest{Block: f.heads[1].Block}, f.paths()...)
	if r.Conservation[0].Payments < 4 {
		t.Errorf("%d payments", r.Conservation[0].Payments)
	}
}

func TestAFolderIsOfOneFollower(t *testing.T) {
	f := follow(t, 100, WriteNothing)
	if err := f.start(t).Step(t.Context()); err != nil {
		t.Fatal(err)
	}
	folder, err := cache.Open(cacheFolder(f.opts.Folder), 1<<30)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := NewFollower(node.New(f.client), folder, f.opts); !errors.Is(err, ErrInUse) {
		t.Fatalf("while it is followed: %v", err)
	}
	if err := f.last.Close(); err != nil {
		t.Fatal(err)
	}
	f.opts.Every = 20
	for range 2 { // who is refused gives the folder back
		if _, err := NewFollower(node.New(f.client), folder, f.opts); !errors.Is(err, ErrAnother) {
			t.Fatal(err)
		}
	}
}
