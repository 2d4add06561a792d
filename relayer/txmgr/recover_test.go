package txmgr_test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// foreign is a transaction that another process sends from the same account.
func (f fixture) foreign(t *testing.T, nonce uint64, feeCap int64) *types.Transaction {
	t.Helper()
	tx, err := types.SignNewTx(f.key, types.LatestSignerForChainID(f.client.ChainID()), &types.DynamicFeeTx{
		ChainID: f.client.ChainID(), Nonce: nonce, GasTipCap: big.NewInt(feeCap), GasFeeCap: big.NewInt(feeCap), Gas: 21000, To: &sink, Value: big.NewInt(7),
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := f.client.SendTransaction(t.Context(), tx); err != nil {
		t.Fatal(err)
	}
	return tx
}

// sending runs one Send beside the test.
func sending(t *testing.T, m *txmgr.Manager, c txmgr.Candidate) (wait func() (*types.Receipt, error)) {
	t.Helper()
	type result struct {
		receipt *types.Receipt
		err     error
	}
	done := make(chan result, 1)
	go func() {
		receipt, err := m.Send(t.Context(), c)
		done <- result{receipt, err}
	}()
	return func() (*types.Receipt, error) {
		r := <-done
		return r.receipt, r.err
	}
}

func (f fixture) pendingNonce(t *testing.T, m *txmgr.Manager) uint64 {
	t.Helper()
	n, err := f.client.PendingNonceAt(t.Context(), m.Address())
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestNonceTakenByAnotherProcessIsTold(t *testing.T) {
	for _, confirmations := range []uint64{0, 2} {
		f := start(t, "--no-mining")
		opts := fast()
		opts.ResubmitAfter, opts.Confirmations = 300*time.Millisecond, confirmations
		opts.MaxFeePerGas = big.NewInt(50e9)
		journal := &txmgr.MemoryJournal{}
		m, err := txmgr.Open(t.Context(), f.client, f.key, journal, opts)
		if err != nil {
			t.Fatal(err)
		}
		wait := sending(t, m, txmgr.Candidate{Key: "a", To: &sink})
		await(t, "our transaction", func() bool { return f.pendingNonce(t, m) == 1 })
		f.foreign(t, 0, 200e9)
		f.do(t, "evm_mine")
		if confirmations > 0 {
			f.do(t, "anvil_mine", "0x2")
		}
		if _, err := wait(); !errors.Is(err, txmgr.ErrNonceTaken) || errors.Is(err, txmgr.ErrPending) {
			t.Fatal(err)
		}
		if left, err := journal.Open(t.Context()); err != nil || len(left) != 0 {
			t.Errorf("%d records left, %v", len(left), err)
		}
		f.do(t, "evm_setAutomine", true)
		opts.Confirmations, opts.MaxFeePerGas = 0, nil
		again, err := txmgr.Open(t.Context(), f.client, f.key, journal, opts)
		if err != nil {
			t.Fatal(err)
		}
		if receipt, err := again.Send(t.Context(), txmgr.Candidate{Key: "a", To: &sink}); err != nil || receipt.Status != 1 {
			t.Errorf("the candidate again: %v", err)
		}
	}
}

// hidden answers some lookups of receipts as if there were none, and counts the polls.
type hidden struct {
	*chain.Client
	polls   *atomic.Int32
	lookups *atomic.Int32 // still to be hidden
}

func (h hidden) NonceAt(ctx context.Context, a common.Address, n *big.Int) (uint64, error) {
	h.polls.Add(1)
	return h.Client.NonceAt(ctx, a, n)
}

func (h hidden) TransactionReceipt(ctx context.Context, hash common.Hash) (*types.Receipt, error) {
	if h.lookups.Add(-1) >= 0 {
		return nil, chain.ErrNotFound
	}
	return h.Client.TransactionReceipt(ctx, hash)
}

func TestReceiptThatComesLateIsAwaited(t *testing.T) {
	f := start(t)
	client := hidden{f.client, new(atomic.Int32), new(atomic.Int32)}
	client.lookups.Store(10)
	m := txmgr.New(client, f.key, fast())
	if _, err := m.Send(t.Context(), txmgr.Candidate{To: &sink}); err != nil {
		t.Fatal(err)
	}
}

// Another's transaction in a block that is abandoned before it is confirmed has not taken the nonce.
func TestNonceTakenInAnAbandonedBlockIsOurs(t *testing.T) {
	f := start(t, "--no-mining")
	f.do(t, "evm_mine")
	opts := fast()
	opts.ResubmitAfter, opts.Confirmations, opts.MaxFeePerGas = 100*time.Millisecond, 2, big.NewInt(50e9)
	client := hidden{f.client, new(atomic.Int32), new(atomic.Int32)}
	m := txmgr.New(client, f.key, opts)
	wait := sending(t, m, txmgr.Candidate{To: &sink})
	await(t, "our transaction", func() bool { return f.pendingNonce(t, m) == 1 })
	f.foreign(t, 0, 200e9)
	f.do(t, "evm_mine")
	mined := client.polls.Load()
	await(t, "many polls of the foreign block", func() bool { return client.polls.Load() > mined+60 })
	f.do(t, "anvil_rollback", 1)
	f.do(t, "anvil_dropAllTransactions")
	await(t, "our transaction again", func() bool { return f.pendingNonce(t, m) == 1 })
	f.do(t, "anvil_mine", "0x3")
	if receipt, err := wait(); err != nil || receipt.Status != 1 {
		t.Fatal(err)
	}
}

func TestUnusedNonceIsFilled(t *testing.T) {
	f := start(t, "--no-mining")
	opts := fast()
	opts.ResubmitAfter = 100 * time.Millisecond
	journal := &txmgr.MemoryJournal{}
	m, err := txmgr.Open(t.Context(), f.client, f.key, journal, opts)
	if err != nil {
		t.Fatal(err)
	}
	lost := f.foreign(t, 0, 10e9)
	wait := sending(t, m, txmgr.Candidate{To: &sink, Value: big.NewInt(1)})
	await(t, "our transaction behind it", func() bool { return f.pendingNonce(t, m) == 2 })
	f.do(t, "anvil_dropTransaction", lost.Hash())
	f.do(t, "evm_setAutomine", true)
	if receipt, err := wait(); err != nil || receipt.Status != 1 {
		t.Fatal(err)
	}
	if n := f.used(t); n != 2 {
		t.Errorf("%d nonces used", n)
	}
	if got, err := f.client.BalanceAt(t.Context(), sink, nil); err != nil || got.Cmp(big.NewInt(1)) != 0 {
		t.Errorf("received %s, %v", got, err)
	}
}

// crashed leaves a candidate in the journal that no node has seen.
func (f fixture) crashed(t *testing.T, journal txmgr.Journal, c txmgr.Candidate) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	fate := &fate{kill: cancel, at: 1} // of the steps below only the broadcast counts
	m, err := txmgr.Open(ctx, killedAtBroadcast{f.client, fate}, f.key, journal, fast())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Send(ctx, c); !errors.Is(err, txmgr.ErrPending) {
		t.Fatal(err)
	}
}

type killedAtBroadcast struct {
	*chain.Client
	fate *fate
}

func (k killedAtBroadcast) SendTransaction(context.Context, *types.Transaction) error {
	_, err := k.fate.enter()
	return err
}

func TestRefusedAfterARestartIsCancelled(t *testing.T) {
	f := start(t)
	at := f.code(t, counting)
	journal := &txmgr.MemoryJournal{}
	c := txmgr.Candidate{Key: "a", To: &at}
	f.crashed(t, journal, c)
	opts := fast()
	opts.ResubmitAfter = 50 * time.Millisecond
	client := refusing{f.client, func(tx *types.Transaction) error {
		if *tx.To() == at {
			return nodeError{"exceeds block gas limit"}
		}
		return nil
	}}
	m, err := txmgr.Open(t.Context(), client, f.key, journal, opts)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 { // the outcome stays
		if _, err := m.Send(t.Context(), c); !errors.Is(err, txmgr.ErrCancelled) {
			t.Fatal(err)
		}
	}
	if f.count(t, at) != 0 || f.used(t) != 1 {
		t.Errorf("%d effects, %d nonces", f.count(t, at), f.used(t))
	}
}

// A node that is too busy has not refused the transaction itself.
func TestRateLimitCancelsNothing(t *testing.T) {
	f := start(t)
	at := f.code(t, counting)
	journal := &txmgr.MemoryJournal{}
	c := txmgr.Candidate{Key: "a", To: &at}
	f.crashed(t, journal, c)
	opts := fast()
	opts.ResubmitAfter = 20 * time.Millisecond
	var busy atomic.Int32
	client := refusing{f.client, func(*types.Transaction) error {
		if busy.Add(1) < 20 {
			return fmt.Errorf("%w: %w", chain.ErrRateLimited, nodeError{"rate limit exceeded"})
		}
		return nil
	}}
	m, err := txmgr.Open(t.Context(), client, f.key, journal, opts)
	if err != nil {
		t.Fatal(err)
	}
	if receipt, err := m.Send(t.Context(), c); err != nil || receipt.Status != 1 || f.count(t, at) != 1 {
		t.Errorf("%d effects, %v", f.count(t, at), err)
	}
}

func TestResumeSeesThroughWhatNobodyAsksFor(t *testing.T) {
	f := start(t)
	at := f.code(t, counting)
	journal := &txmgr.MemoryJournal{}
	f.crashed(t, journal, txmgr.Candidate{To: &at})
	m, err := txmgr.Open(t.Context(), f.client, f.key, journal, fast())
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Resume(t.Context()); err != nil || f.count(t, at) != 1 {
		t.Fatalf("%d effects, %v", f.count(t, at), err)
	}
	if left, err := journal.Open(t.Context()); err != nil || len(left) != 0 {
		t.Errorf("%d records left, %v", len(left), err)
	}
	if _, err := m.Send(t.Context(), txmgr.Candidate{To: &at}); err != nil || f.count(t, at) != 2 {
		t.Errorf("the next: %v", err)
	}
	f.do(t, "evm_setAutomine", false)
	f.crashed(t, journal, txmgr.Candidate{To: &at})
	opts := fast()
	opts.SendTimeout = 200 * time.Millisecond
	if m, err = txmgr.Open(t.Context(), f.client, f.key, journal, opts); err != nil {
		t.Fatal(err)
	}
	if err := m.Resume(t.Context()); !errors.Is(err, txmgr.ErrPending) {
		t.Errorf("without blocks: %v", err)
	}
}

func TestOneKeyIsOneTransaction(t *testing.T) {
	f := start(t)
	at := f.code(t, counting)
	m := txmgr.New(f.client, f.key, fast())
	c := txmgr.Candidate{Key: "a", To: &at}
	var hashes sync.Map
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			receipt, err := m.Send(t.Context(), c)
			if err != nil {
				t.Error(err)
				return
			}
			hashes.Store(receipt.TxHash, true)
		})
	}
	wg.Wait()
	distinct := 0
	hashes.Range(func(any, any) bool { distinct++; return true })
	if distinct != 1 || f.count(t, at) != 1 {
		t.Errorf("%d receipts, %d effects", distinct, f.count(t, at))
	}
	for name, other := range map[string]txmgr.Candidate{
		"to": {Key: "a", To: &sink}, "data": {Key: "a", To: &at, Data: []byte{1}}, "value": {Key: "a", To: &at, Value: big.NewInt(1)}, "create": {Key: "a"},
	} {
		if _, err := m.Send(t.Context(), other); !errors.Is(err, txmgr.ErrKeyReused) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := m.Forget(t.Context(), "a"); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Send(t.Context(), c); err != nil || f.count(t, at) != 2 {
		t.Errorf("a forgotten key: %v", err)
	}
	if err := m.Forget(t.Context(), "unknown"); err != nil {
		t.Error(err)
	}
}

func TestKeyInFlightIsNotForgotten(t *testing.T) {
	f := start(t, "--no-mining")
	m := txmgr.New(f.client, f.key, fast())
	wait := sending(t, m, txmgr.Candidate{Key: "a", To: &sink})
	await(t, "the transaction", func() bool { return f.pendingNonce(t, m) == 1 })
	if err := m.Forget(t.Context(), "a"); !errors.Is(err, txmgr.ErrPending) {
		t.Error(err)
	}
	f.do(t, "evm_mine")
	if _, err := wait(); err != nil {
		t.Fatal(err)
	}
}

func TestAbandonedBlockBringsTheSameTransactionAgain(t *testing.T) {
	f := start(t)
	at := f.code(t, counting)
	f.do(t, "evm_mine")
	opts := fast()
	opts.ResubmitAfter = 50 * time.Millisecond
	m := txmgr.New(f.client, f.key, opts)
	c := txmgr.Candidate{Key: "a", To: &at}
	first, err := m.Send(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	f.do(t, "anvil_rollback", 1)
	f.do(t, "anvil_dropAllTransactions")
	if n := f.count(t, at); n != 0 {
		t.Fatalf("%d effects after the rollback", n)
	}
	again, err := m.Send(t.Context(), c)
	if err != nil || again.TxHash != first.TxHash || f.count(t, at) != 1 || f.used(t) != 1 {
		t.Errorf("%d effects, %d nonces, %v", f.count(t, at), f.used(t), err)
	}
}

// amnesiac has no state to call on.
type amnesiac struct{ *chain.Client }

func (a amnesiac) CallContract(context.Context, ethereum.CallMsg, *big.Int) ([]byte, error) {
	return nil, fmt.Errorf("call: %w", chain.ErrPruned)
}

func TestMinedRevertTellsTheContractsOwnError(t *testing.T) {
	selector := hexutil.Encode(crypto.Keccak256([]byte("PaymentsSpanCheckpoints(uint256,uint256)"))[:4])[2:]
	// if sload(0) { revert PaymentsSpanCheckpoints(7, 9) } sstore(0, 1)
	code := "600054600c57600160005500" + "5b" + "7f" + selector + strings.Repeat("00", 28) + "600052" + "6007600452" + "6009602452" + "60446000fd"
	for _, pruned := range []bool{false, true} {
		f := start(t, "--no-mining")
		at := f.code(t, code)
		var client txmgr.Client = f.client
		if pruned {
			client = amnesiac{f.client}
		}
		m := txmgr.New(client, f.key, fast())
		c := txmgr.Candidate{To: &at, GasLimit: 100000}
		first, second := sending(t, m, c), sending(t, m, c)
		await(t, "two transactions", func() bool { return f.pendingNonce(t, m) == 2 })
		f.do(t, "evm_mine")
		_, errA := first()
		_, errB := second()
		err := errors.Join(errA, errB)
		var why *bindings.RevertError
		switch {
		case (errA == nil) == (errB == nil) || !errors.Is(err, txmgr.ErrReverted):
			t.Errorf("%v, %v", errA, errB)
		case pruned:
			if !errors.Is(err, txmgr.ErrReasonUnknown) || !errors.Is(err, chain.ErrPruned) {
				t.Error(err)
			}
		case !errors.As(err, &why) || why.Contract != "Offer" || why.Name != "PaymentsSpanCheckpoints" || len(why.Args) != 2 ||
			why.Args[0].(*big.Int).Int64() != 7 || why.Args[1].(*big.Int).Int64() != 9:
			t.Errorf("%+v, %v", why, err)
		}
	}
}
