package cache

import (
	"context"
	"errors"
	"io/fs"
	"math/big"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/deploy/freeze/node"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/evidence/snapshot"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// counted counts what is asked of a real one, and lies where a test says so.
type counted struct {
	snapshot.Chain
	mu        sync.Mutex
	asked     map[string]int
	headers   func(*types.Header)
	receipts  func([]*types.Receipt)
	proofs    func(*proof.StateProof)
	code      func([]byte) []byte
	sent      func([]*types.Transaction)
	logs      func()       // runs before logs are answered
	canonical atomic.Int64 // headers by number, which must be asked of the node
}

func (n *counted) count(what string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.asked[what]++
}

// calls gives the calls since it was asked last, without reads by number, which no cache may serve.
func (n *counted) calls() map[string]int {
	n.mu.Lock()
	defer n.mu.Unlock()
	out := n.asked
	n.asked = map[string]int{}
	return out
}

func (n *counted) HeaderByHash(ctx context.Context, hash common.Hash) (*types.Header, error) {
	n.count("header")
	h, err := n.Chain.HeaderByHash(ctx, hash)
	if err == nil && n.headers != nil {
		n.headers(h)
	}
	return h, err
}

func (n *counted) HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error) {
	n.canonical.Add(1)
	return n.Chain.HeaderByNumber(ctx, number)
}

func (n *counted) BlockReceipts(ctx context.Context, hash common.Hash) ([]*types.Receipt, error) {
	n.count("receipts")
	r, err := n.Chain.BlockReceipts(ctx, hash)
	if err == nil && n.receipts != nil {
		n.receipts(r)
	}
	return r, err
}

func (n *counted) CodeAtHash(ctx context.Context, account common.Address, hash common.Hash) ([]byte, error) {
	n.count("code")
	code, err := n.Chain.CodeAtHash(ctx, account, hash)
	if err == nil && n.code != nil {
		code = n.code(code)
	}
	return code, err
}

func (n *counted) Logs(ctx context.Context, q ethereum.FilterQuery, from, to uint64) ([]types.Log, error) {
	n.count("logs")
	if n.logs != nil {
		n.logs()
	}
	return n.Chain.Logs(ctx, q, from, to)
}

func (n *counted) BlockTransactions(ctx context.Context, number uint64) (common.Hash, []*types.Transaction, error) {
	n.count("sent")
	hash, txs, err := n.Chain.BlockTransactions(ctx, number)
	if err == nil && n.sent != nil {
		n.sent(txs)
	}
	return hash, txs, err
}

func (n *counted) Revert(ctx context.Context, block common.Hash, tx *types.Transaction) ([]byte, error) {
	n.count("revert")
	return n.Chain.Revert(ctx, block, tx)
}

func (n *counted) Proof(ctx context.Context, account common.Address, slots []common.Hash, block common.Hash) (proof.StateProof, error) {
	n.count("proof")
	p, err := n.Chain.Proof(ctx, account, slots, block)
	if err == nil && n.proofs != nil {
		n.proofs(&p)
	}
	return p, err
}

// emitter stores the block's number in slot 7 and writes one log per call.
const emitter = "0x436007555f5fa000"

var at = common.HexToAddress("0x000000000000000000000000000000000000e317")

// lab is a chain whose contract was called twice, and a cache before its node.
type lab struct {
	node  *counted
	raw   *rpc.Client
	cache *Chain
	dir   string
	calls []*types.Receipt
	send  func() *types.Receipt
}

func start(t *testing.T, args ...string) *lab {
	t.Helper()
	anvil, err := devnet.StartAnvil(t.Context(), devnet.AnvilOptions{Args: args})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(anvil.Close)
	client, err := chain.Dial(t.Context(), anvil.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	raw, err := rpc.DialContext(t.Context(), anvil.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(raw.Close)
	l := &lab{node: &counted{Chain: node.New(client), asked: map[string]int{}}, raw: raw, dir: t.TempDir()}
	l.control(t, nil, "anvil_setCode", at, emitter)
	l.control(t, nil, "anvil_setBalance", devnet.Address("buyer"), "0xde0b6b3a7640000")
	l.send = func() *types.Receipt {
		// A manager for each transaction: after a reorganization nonces begin again.
		r, err := txmgr.New(client, devnet.Key("buyer"), txmgr.Options{PollInterval: 10 * time.Millisecond}).Send(t.Context(), txmgr.Candidate{To: &at})
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	l.calls = []*types.Receipt{l.send(), l.send()}
	l.reopen(t, 1<<20)
	return l
}

// reopen puts the folder before the node as another process would.
func (l *lab) reopen(t *testing.T, limit int64) {
	t.Helper()
	folder, err := Open(l.dir, limit)
	if err != nil {
		t.Fatal(err)
	}
	l.cache = New(l.node, folder)
}

func (l *lab) control(t *testing.T, result any, method string, args ...any) {
	t.Helper()
	if err := l.raw.CallContext(t.Context(), result, method, args...); err != nil {
		t.Fatalf("%s: %v", method, err)
	}
}

var filter = ethereum.FilterQuery{Addresses: []common.Address{at}}

// readings are what one reading of everything gave, as encodings that can be compared.
func (l *lab) readings(t *testing.T, c snapshot.Chain) [][]byte {
	t.Helper()
	last := l.calls[len(l.calls)-1]
	var out [][]byte
	keep := func(v any, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		raw, err := pack(v)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, raw)
	}
	for _, r := range l.calls {
		h, err := c.HeaderByHash(t.Context(), r.BlockHash)
		keep(h, err)
		receipts, err := c.BlockReceipts(t.Context(), r.BlockHash)
		keep(receipts, err)
		p, err := c.Proof(t.Context(), at, []common.Hash{{31: 7}, {31: 8}}, r.BlockHash)
		keep(p, err)
		code, err := c.CodeAtHash(t.Context(), at, r.BlockHash)
		keep(code, err)
		hash, txs, err := c.BlockTransactions(t.Context(), r.BlockNumber.Uint64())
		keep([]any{hash, txs}, err)
		data, err := c.Revert(t.Context(), hash, txs[0])
		keep(hexutil.Bytes(data), err)
	}
	logs, err := c.Logs(t.Context(), filter, 0, last.BlockNumber.Uint64())
	keep(logs, err)
	return out
}

func TestNothingIsReadTwice(t *testing.T) {
	l := start(t)
	want := l.readings(t, l.node.Chain)
	if got := l.readings(t, l.cache); !reflect.DeepEqual(got, want) {
		t.Fatal("what is read through the cache is not what the node says")
	}
	first := l.node.calls()
	if first["header"] != 2 || first["receipts"] != 2 || first["proof"] != 2 || first["code"] != 1 || first["sent"] != 2 || first["revert"] != 2 || first["logs"] != 1 {
		t.Errorf("first reading asked the node for %v", first)
	}
	l.reopen(t, 1<<20)
	if got := l.readings(t, l.cache); !reflect.DeepEqual(got, want) {
		t.Error("what is read from the folder is not what the node said")
	}
	if again := l.node.calls(); len(again) > 0 {
		t.Errorf("second reading asked the node for %v", again)
	}
}

func TestOnlyMissingSlotsAreAsked(t *testing.T) {
	l := start(t)
	block := l.calls[1].BlockHash
	slots := []common.Hash{{1}, {31: 7}, {2}}
	if _, err := l.cache.Proof(t.Context(), at, slots[1:2], block); err != nil {
		t.Fatal(err)
	}
	l.node.proofs = func(p *proof.StateProof) {
		if len(p.Storage) != 2 || p.Storage[0].Slot != slots[0] || p.Storage[1].Slot != slots[2] {
			t.Errorf("asked the node for %d slots", len(p.Storage))
		}
	}
	p, err := l.cache.Proof(t.Context(), at, slots, block)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range p.Storage {
		if s.Slot != slots[i] {
			t.Errorf("slot %d is %s", i, s.Slot)
		}
	}
}

// A local chain keeps a leaf of zero for a slot that was emptied; its proofs hold, and are kept like others.
func TestALeafOfZeroIsKept(t *testing.T) {
	l := start(t)
	slot := common.Hash{31: 9}
	for _, word := range []common.Hash{{31: 1}, {}} {
		l.control(t, nil, "anvil_setStorageAt", at, slot, word)
		l.control(t, nil, "evm_mine")
	}
	header, err := l.cache.HeaderByNumber(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	block := header.Hash()
	p, err := l.cache.Proof(t.Context(), at, []common.Hash{slot}, block)
	if err != nil {
		t.Fatal(err)
	}
	a, err := proof.VerifyAccount(header.Root, at, p.Account)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := proof.VerifyStorage(a.StorageRoot, slot, p.Storage[0].Nodes); !errors.Is(err, proof.ErrZeroLeaf) {
		t.Fatalf("the chain keeps no leaf of zero, so this tests nothing: %v", err)
	}
	l.node.proofs = func(*proof.StateProof) { t.Error("asked again for what is kept") }
	if _, err := l.cache.Proof(t.Context(), at, []common.Hash{slot}, block); err != nil {
		t.Fatal(err)
	}
}

// files lists the folder's entries.
func (l *lab) files(t *testing.T) []string {
	t.Helper()
	var out []string
	err := filepath.WalkDir(l.dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() {
			out = append(out, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestDamagedEntriesAreReadAgain(t *testing.T) {
	l := start(t)
	want := l.readings(t, l.cache)
	for what, damage := range map[string]func([]byte) []byte{
		"changed":   func(raw []byte) []byte { raw[len(raw)-1] ^= 1; return raw },
		"cut":       func(raw []byte) []byte { return raw[:len(raw)/2] },
		"empty":     func([]byte) []byte { return nil },
		"another's": func([]byte) []byte { return []byte(strings.Repeat("x", 40)) },
	} {
		files := l.files(t)
		for _, path := range files {
			raw, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, damage(raw), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		l.node.calls()
		if got := l.readings(t, l.cache); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: another reading", what)
		}
		if again := l.node.calls(); len(again) != 7 {
			t.Errorf("%s: the node was asked for %v", what, again)
		}
		if now := l.files(t); len(now) != len(files) {
			t.Errorf("%s: %d files, were %d", what, len(now), len(files))
		}
	}
}

// A kept ring proves every slot, also those that hold nothing, as the node did.
func TestAKeptRingProvesEverySlot(t *testing.T) {
	l := start(t)
	block := l.calls[1].BlockHash
	slots := []common.Hash{proof.HistorySlot(0), proof.HistorySlot(1), proof.HistorySlot(4000)}
	want, err := l.node.Chain.Proof(t.Context(), params.HistoryStorageAddress, slots, block)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := l.cache.KeepRing(t.Context(), block); err != nil {
			t.Fatal(err)
		}
	}
	if calls := l.node.calls(); calls["proof"] != 1 {
		t.Errorf("asked the node for %v", calls)
	}
	l.reopen(t, 1<<20)
	got, err := l.cache.Proof(t.Context(), params.HistoryStorageAddress, slots, block)
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v: got %x, the node gives %x", err, got, want)
	}
	if calls := l.node.calls(); len(calls) > 0 {
		t.Errorf("asked the node for %v", calls)
	}
	l.node.proofs = func(p *proof.StateProof) { p.Storage = p.Storage[1:] }
	if err := l.cache.KeepRing(t.Context(), l.calls[0].BlockHash); !errors.Is(err, ErrContradicted) {
		t.Errorf("a ring with a slot left out: %v", err)
	}
}

func TestAFullFolderSaysSo(t *testing.T) {
	l := start(t)
	l.reopen(t, 100)
	if _, err := l.cache.HeaderByHash(t.Context(), l.calls[0].BlockHash); !errors.Is(err, ErrFull) {
		t.Fatal(err)
	}
	l.reopen(t, 1<<20)
	if _, err := l.cache.HeaderByHash(t.Context(), l.calls[0].BlockHash); err != nil {
		t.Fatal(err)
	}
	// What is there already counts.
	l.reopen(t, 900)
	if _, err := l.cache.HeaderByHash(t.Context(), l.calls[1].BlockHash); !errors.Is(err, ErrFull) {
		t.Fatal(err)
	}
	if err := l.cache.folder.put(kindCode, crypto.Keccak256Hash(nil), make([]byte, maxEntry+1)); !errors.Is(err, ErrTooLarge) {
		t.Fatal(err)
	}
}

func TestConcurrentReaders(t *testing.T) {
	l := start(t)
	want := l.readings(t, l.node.Chain)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			if got := l.readings(t, l.cache); !reflect.DeepEqual(got, want) {
				t.Error("another reading")
			}
		})
	}
	group.Wait()
}
