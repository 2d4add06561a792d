package txmgr_test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"sync"
	"testing"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/relayer/chain/chaintest"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// counting is code that counts its calls: sstore(0, sload(0) + 1).
const counting = "60005460010160005500"

// errKilled is what a process sees that has been killed: nothing works any more.
var errKilled = errors.New("killed")

// fate ends a process at one of its steps, before or after the step has taken effect. Step 0 never comes.
type fate struct {
	at    int
	after bool
	kill  context.CancelFunc

	mu   sync.Mutex
	step int
	dead bool
}

func (f *fate) enter() (last bool, err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.dead {
		return false, errKilled
	}
	f.step++
	if f.step != f.at {
		return false, nil
	}
	if f.after {
		return true, nil
	}
	f.die()
	return false, errKilled
}

func (f *fate) die() {
	f.dead = true
	f.kill()
}

func (f *fate) over() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.dead
}

// mortal runs one step of a process.
func mortal[T any](f *fate, op func() (T, error)) (T, error) {
	var zero T
	last, err := f.enter()
	if err != nil {
		return zero, err
	}
	v, err := op()
	if last {
		f.mu.Lock()
		f.die()
		f.mu.Unlock()
		return zero, errKilled
	}
	return v, err
}

func act(f *fate, op func() error) error {
	_, err := mortal(f, func() (struct{}, error) { return struct{}{}, op() })
	return err
}

type mortalClient struct {
	txmgr.Client
	fate *fate
}

func (m mortalClient) HeaderByNumber(ctx context.Context, n *big.Int) (*types.Header, error) {
	return mortal(m.fate, func() (*types.Header, error) { return m.Client.HeaderByNumber(ctx, n) })
}

// SuggestGasTipCap is constant: the node's suggestion would follow our own raised fees from case to case.
func (m mortalClient) SuggestGasTipCap(context.Context) (*big.Int, error) {
	return mortal(m.fate, func() (*big.Int, error) { return big.NewInt(1e9), nil })
}

func (m mortalClient) EstimateGas(ctx context.Context, call ethereum.CallMsg) (uint64, error) {
	return mortal(m.fate, func() (uint64, error) { return m.Client.EstimateGas(ctx, call) })
}

// NonceAt is asked with every poll: dying there is dying at the step before or after.
func (m mortalClient) NonceAt(ctx context.Context, a common.Address, n *big.Int) (uint64, error) {
	if m.fate.over() {
		return 0, errKilled
	}
	return m.Client.NonceAt(ctx, a, n)
}

func (m mortalClient) PendingNonceAt(ctx context.Context, a common.Address) (uint64, error) {
	return mortal(m.fate, func() (uint64, error) { return m.Client.PendingNonceAt(ctx, a) })
}

func (m mortalClient) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	return act(m.fate, func() error { return m.Client.SendTransaction(ctx, tx) })
}

func (m mortalClient) TransactionByHash(ctx context.Context, h common.Hash) (*types.Transaction, bool, error) {
	var pending bool
	tx, err := mortal(m.fate, func() (tx *types.Transaction, err error) {
		tx, pending, err = m.Client.TransactionByHash(ctx, h)
		return tx, err
	})
	return tx, pending, err
}

func (m mortalClient) TransactionReceipt(ctx context.Context, h common.Hash) (*types.Receipt, error) {
	return mortal(m.fate, func() (*types.Receipt, error) { return m.Client.TransactionReceipt(ctx, h) })
}

type mortalJournal struct {
	txmgr.Journal
	fate *fate
}

func (m mortalJournal) Open(ctx context.Context) ([]txmgr.Flight, error) {
	return mortal(m.fate, func() ([]txmgr.Flight, error) { return m.Journal.Open(ctx) })
}

func (m mortalJournal) Save(ctx context.Context, f txmgr.Flight) error {
	return act(m.fate, func() error { return m.Journal.Save(ctx, f) })
}

func (m mortalJournal) Drop(ctx context.Context, nonce uint64) error {
	return act(m.fate, func() error { return m.Journal.Drop(ctx, nonce) })
}

// live is one life of a process that wants the candidate done and the receipt recorded, on a journal in a folder.
func (f fixture) live(t *testing.T, folder string, c txmgr.Candidate, record **types.Receipt, fate *fate) error {
	t.Helper()
	if *record != nil {
		return nil
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	fate.kill = cancel
	files, err := txmgr.OpenFileJournal(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := files.Close(); err != nil {
			t.Error(err)
		}
	}()
	m, err := txmgr.Open(ctx, mortalClient{f.client, fate}, f.key, mortalJournal{files, fate}, hurried())
	if err != nil {
		return err
	}
	receipt, err := m.Send(ctx, c)
	if err != nil {
		return err
	}
	if err := act(fate, func() error { *record = receipt; return nil }); err != nil {
		return err
	}
	return m.Forget(ctx, c.Key)
}

// hurried waits on a clock where waiting takes no time. Its many polls give the node the moment that it needs between a
// block's state and its receipts.
func hurried() txmgr.Options {
	return txmgr.Options{Clock: chaintest.NewClock(), PollInterval: 250 * time.Millisecond, ResubmitAfter: 15 * time.Second}
}

// count reads how often counting code was called.
func (f fixture) count(t *testing.T, at common.Address) uint64 {
	t.Helper()
	head, err := f.client.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	word, err := f.client.StorageAtHash(t.Context(), at, common.Hash{}, head.Hash())
	if err != nil {
		t.Fatal(err)
	}
	return word.Big().Uint64()
}

func (f fixture) used(t *testing.T) uint64 {
	t.Helper()
	n, err := f.client.NonceAt(t.Context(), txmgr.New(f.client, f.key, fast()).Address(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestKilledAtEveryStepThereIsOneEffect kills the process at each step, before and after its effect, twice in a row, while
// blocks come at once; and with blocks withheld, so that fees are raised, and with the node losing what waits.
func TestKilledAtEveryStepThereIsOneEffect(t *testing.T) {
	f := start(t)
	var cases, completed int
	for _, mode := range []struct {
		name   string
		mining bool
		lose   bool
		steps  int
	}{{"mined at once", true, false, 12}, {"withheld", false, false, 25}, {"lost", false, true, 25}} {
		for at := 1; at <= mode.steps; at++ {
			for _, after := range []bool{false, true} {
				name := fmt.Sprintf("%s, step %d, after %v", mode.name, at, after)
				cases++
				target := common.BigToAddress(big.NewInt(int64(0xc000000 + cases)))
				f.do(t, "anvil_setCode", target, "0x"+counting)
				c := txmgr.Candidate{Key: name, To: &target}
				folder, before := t.TempDir(), f.used(t)
				f.do(t, "evm_setAutomine", mode.mining)
				var record *types.Receipt
				for range 2 {
					fate := &fate{at: at, after: after}
					if err := f.live(t, folder, c, &record, fate); err == nil { // it was done before its fate came
						completed++
						break
					} else if !fate.over() {
						t.Fatalf("%s: %v", name, err)
					}
					if mode.lose {
						f.do(t, "anvil_dropAllTransactions")
					}
				}
				f.do(t, "evm_setAutomine", true)
				if err := f.live(t, folder, c, &record, &fate{}); err != nil || record == nil || record.Status != 1 {
					t.Fatalf("%s: receipt %v, %v", name, record, err)
				}
				if n, used := f.count(t, target), f.used(t)-before; n != 1 || used != 1 {
					t.Fatalf("%s: %d effects, %d nonces", name, n, used)
				}
			}
		}
	}
	if completed == 0 || completed == cases {
		t.Errorf("%d of %d lives were not cut short", completed, cases)
	}
}
