package txmgr_test

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"math/big"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// anvilKey is the first of the accounts that anvil funds.
const anvilKey = "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"

var sink = common.HexToAddress("0x00000000000000000000000000000000000000aa")

type fixture struct {
	url    string
	client *chain.Client
	rpc    *rpc.Client
	key    *ecdsa.PrivateKey
}

func start(t *testing.T, args ...string) fixture {
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
	key, err := crypto.HexToECDSA(anvilKey)
	if err != nil {
		t.Fatal(err)
	}
	return fixture{anvil.URL, client, raw, key}
}

func (f fixture) do(t *testing.T, method string, args ...any) {
	t.Helper()
	if err := f.rpc.CallContext(t.Context(), nil, method, args...); err != nil {
		t.Fatalf("%s: %v", method, err)
	}
}

// await polls until the condition holds.
func await(t *testing.T, what string, condition func() bool) {
	t.Helper()
	deadline := time.Now().Add(20 * time.Second)
	for !condition() {
		if time.Now().After(deadline) {
			t.Fatalf("waited in vain for %s", what)
		}
		time.Sleep(10 * time.Millisecond)
	}
}

func fast() txmgr.Options {
	return txmgr.Options{PollInterval: 10 * time.Millisecond, SendTimeout: 30 * time.Second}
}

// code deploys runtime code given in hexadecimal and returns its address.
func (f fixture) code(t *testing.T, runtime string) common.Address {
	t.Helper()
	at := common.HexToAddress("0x00000000000000000000000000000000000c0de1")
	f.do(t, "anvil_setCode", at, "0x"+runtime)
	return at
}

func TestConcurrentSendsFromOneKey(t *testing.T) {
	f := start(t)
	m := txmgr.New(f.client, f.key, fast())
	const sends = 40
	var nonces sync.Map
	var wg sync.WaitGroup
	for i := range sends {
		wg.Go(func() {
			receipt, err := m.Send(t.Context(), txmgr.Candidate{To: &sink, Value: big.NewInt(int64(i + 1))})
			if err != nil {
				t.Error(err)
				return
			}
			tx, _, err := f.client.TransactionByHash(t.Context(), receipt.TxHash)
			if err != nil {
				t.Error(err)
				return
			}
			if _, twice := nonces.LoadOrStore(tx.Nonce(), true); twice {
				t.Errorf("nonce %d used twice", tx.Nonce())
			}
		})
	}
	wg.Wait()
	if n, err := f.client.NonceAt(t.Context(), m.Address(), nil); err != nil || n != sends {
		t.Errorf("%d transactions mined, %v", n, err)
	}
	want := big.NewInt(sends * (sends + 1) / 2)
	if got, err := f.client.BalanceAt(t.Context(), sink, nil); err != nil || got.Cmp(want) != 0 {
		t.Errorf("received %s, %v, want %s", got, err, want)
	}
}

// refusing answers some broadcasts itself.
type refusing struct {
	*chain.Client
	refuse func(tx *types.Transaction) error
}

func (r refusing) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	if err := r.refuse(tx); err != nil {
		return err
	}
	return r.Client.SendTransaction(ctx, tx)
}

type nodeError struct{ text string }

func (e nodeError) Error() string  { return e.text }
func (e nodeError) ErrorCode() int { return -32000 }

func TestRefusedTransactionGivesItsNonceBack(t *testing.T) {
	f := start(t)
	var first atomic.Bool
	client := refusing{f.client, func(*types.Transaction) error {
		if first.CompareAndSwap(false, true) {
			return nodeError{"exceeds block gas limit"}
		}
		return nil
	}}
	m := txmgr.New(client, f.key, fast())
	if _, err := m.Send(t.Context(), txmgr.Candidate{To: &sink}); !errors.Is(err, txmgr.ErrRejected) {
		t.Fatalf("refused send: %v", err)
	}
	receipt, err := m.Send(t.Context(), txmgr.Candidate{To: &sink})
	if err != nil {
		t.Fatal(err)
	}
	if tx, _, err := f.client.TransactionByHash(t.Context(), receipt.TxHash); err != nil || tx.Nonce() != 0 {
		t.Fatalf("nonce %d, %v", tx.Nonce(), err)
	}
}

func TestFailedHookSendsNothing(t *testing.T) {
	f := start(t)
	m := txmgr.New(f.client, f.key, fast())
	broken := errors.New("disk full")
	_, err := m.Send(t.Context(), txmgr.Candidate{To: &sink, BeforeBroadcast: func(*types.Transaction) error { return broken }})
	if !errors.Is(err, broken) {
		t.Fatal(err)
	}
	if n, err := f.client.PendingNonceAt(t.Context(), m.Address()); err != nil || n != 0 {
		t.Fatalf("nonce %d, %v", n, err)
	}
}

func TestLostAnswerIsNotAFailure(t *testing.T) {
	f := start(t)
	var told common.Hash
	client := answerLost{f.client}
	m := txmgr.New(client, f.key, fast())
	receipt, err := m.Send(t.Context(), txmgr.Candidate{To: &sink, BeforeBroadcast: func(tx *types.Transaction) error {
		told = tx.Hash()
		return nil
	}})
	if err != nil || receipt.TxHash != told {
		t.Fatalf("receipt %v, %v", receipt, err)
	}
}

// answerLost broadcasts and then loses the answer.
type answerLost struct{ *chain.Client }

func (a answerLost) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	if err := a.Client.SendTransaction(ctx, tx); err != nil {
		return err
	}
	return errors.New("connection reset")
}

func TestWrongAnswerIsCheckedAgainstTheNode(t *testing.T) {
	f := start(t)
	m := txmgr.New(answerWrong{f.client}, f.key, fast())
	if _, err := m.Send(t.Context(), txmgr.Candidate{To: &sink}); err != nil {
		t.Fatal(err)
	}
}

// answerWrong broadcasts and answers that it did not, as a load balancer over several nodes may.
type answerWrong struct{ *chain.Client }

func (a answerWrong) SendTransaction(ctx context.Context, tx *types.Transaction) error {
	if err := a.Client.SendTransaction(ctx, tx); err != nil {
		return err
	}
	return nodeError{"internal error"}
}

func TestNeverSentTransactionIsBroadcastAgain(t *testing.T) {
	f := start(t)
	var drops atomic.Int32
	client := refusing{f.client, func(*types.Transaction) error {
		if drops.Add(1) == 1 {
			return errors.New("connection reset")
		}
		return nil
	}}
	opts := fast()
	opts.ResubmitAfter = 50 * time.Millisecond
	m := txmgr.New(client, f.key, opts)
	if _, err := m.Send(t.Context(), txmgr.Candidate{To: &sink}); err != nil {
		t.Fatal(err)
	}
}

func TestFeesAreRaisedUntilMined(t *testing.T) {
	f := start(t, "--no-mining")
	opts := fast()
	opts.ResubmitAfter = 100 * time.Millisecond
	m := txmgr.New(f.client, f.key, opts)
	var versions atomic.Int32
	done := make(chan error, 1)
	var receipt *types.Receipt
	go func() {
		var err error
		receipt, err = m.Send(t.Context(), txmgr.Candidate{To: &sink, BeforeBroadcast: func(*types.Transaction) error {
			versions.Add(1)
			return nil
		}})
		done <- err
	}()
	await(t, "a replacement", func() bool { return versions.Load() >= 2 })
	f.do(t, "evm_mine")
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	if receipt.Status != 1 {
		t.Fatalf("status %d", receipt.Status)
	}
	if got := m.Stats(); got.Raised == 0 || got.Pending != 0 || got.Reverted != 0 || got.Cancelled != 0 {
		t.Errorf("%+v", got)
	}
}

func TestUnderpricedReplacementIsRaisedFurther(t *testing.T) {
	f := start(t, "--no-mining")
	var refusals atomic.Int32
	client := refusing{f.client, func(tx *types.Transaction) error {
		// The first two replacements meet a rival that pays more.
		if n := refusals.Add(1); n == 2 || n == 3 {
			return nodeError{"replacement transaction underpriced"}
		}
		return nil
	}}
	opts := fast()
	opts.ResubmitAfter = 100 * time.Millisecond
	m := txmgr.New(client, f.key, opts)
	var mu sync.Mutex
	var caps []*big.Int
	done := make(chan error, 1)
	go func() {
		_, err := m.Send(t.Context(), txmgr.Candidate{To: &sink, BeforeBroadcast: func(tx *types.Transaction) error {
			mu.Lock()
			defer mu.Unlock()
			caps = append(caps, tx.GasFeeCap())
			return nil
		}})
		done <- err
	}()
	await(t, "three raises", func() bool { return refusals.Load() >= 4 })
	f.do(t, "evm_mine")
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	mu.Lock()
	defer mu.Unlock()
	for i := 1; i < 4; i++ {
		if least := new(big.Int).Div(new(big.Int).Mul(caps[i-1], big.NewInt(110)), big.NewInt(100)); caps[i].Cmp(least) < 0 {
			t.Errorf("version %d pays %s after %s", i, caps[i], caps[i-1])
		}
	}
}

// While the chain stands still, bids are not raised on and on.
func TestFeesAreNotRaisedForEver(t *testing.T) {
	f := start(t, "--no-mining")
	var mu sync.Mutex
	var tips []*big.Int
	client := refusing{f.client, func(tx *types.Transaction) error {
		mu.Lock()
		defer mu.Unlock()
		tips = append(tips, tx.GasTipCap())
		return nil
	}}
	opts := fast()
	opts.ResubmitAfter = time.Millisecond
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() {
		_, err := txmgr.New(client, f.key, opts).Send(ctx, txmgr.Candidate{To: &sink})
		done <- err
	}()
	await(t, "many resubmissions", func() bool {
		mu.Lock()
		defer mu.Unlock()
		return len(tips) > 40
	})
	cancel()
	if err := <-done; !errors.Is(err, txmgr.ErrPending) {
		t.Error(err)
	}
	mu.Lock()
	defer mu.Unlock()
	most := new(big.Int).Mul(tips[0], big.NewInt(10))
	if last := tips[len(tips)-1]; last.Cmp(tips[0]) <= 0 || last.Cmp(most) > 0 {
		t.Errorf("first %s, last %s wei", tips[0], last)
	}
}

func TestFeeLimitIsKept(t *testing.T) {
	f := start(t)
	opts := fast()
	opts.MaxFeePerGas = big.NewInt(1)
	m := txmgr.New(f.client, f.key, opts)
	if _, err := m.Send(t.Context(), txmgr.Candidate{To: &sink}); !errors.Is(err, txmgr.ErrFeeLimit) {
		t.Fatal(err)
	}
}

func TestDeadlineReturnsTheHash(t *testing.T) {
	f := start(t, "--no-mining")
	m := txmgr.New(f.client, f.key, fast())
	ctx, cancel := context.WithTimeout(t.Context(), 500*time.Millisecond)
	defer cancel()
	_, err := m.Send(ctx, txmgr.Candidate{To: &sink})
	var pending *txmgr.PendingError
	if !errors.As(err, &pending) || !errors.Is(err, txmgr.ErrPending) || !errors.Is(err, context.DeadlineExceeded) {
		t.Fatal(err)
	}
	f.do(t, "evm_mine")
	if receipt, err := f.client.WaitConfirmed(t.Context(), pending.Hash, 0); err != nil || receipt.Status != 1 {
		t.Fatalf("the hash that was returned: %v, %v", receipt, err)
	}
	f.do(t, "evm_setAutomine", true)
	if _, err := m.Send(t.Context(), txmgr.Candidate{To: &sink}); err != nil {
		t.Fatalf("the next send: %v", err)
	}
}

func TestLostTransactionOfAnEarlierSendIsRevived(t *testing.T) {
	f := start(t, "--no-mining")
	opts := fast()
	opts.ResubmitAfter = 100 * time.Millisecond
	m := txmgr.New(f.client, f.key, opts)
	ctx, cancel := context.WithTimeout(t.Context(), 80*time.Millisecond)
	defer cancel()
	_, err := m.Send(ctx, txmgr.Candidate{To: &sink})
	var pending *txmgr.PendingError
	if !errors.As(err, &pending) {
		t.Fatal(err)
	}
	f.do(t, "anvil_dropTransaction", pending.Hash)
	f.do(t, "evm_setAutomine", true)
	if _, err := m.Send(t.Context(), txmgr.Candidate{To: &sink}); err != nil {
		t.Fatalf("a lost transaction blocks the next: %v", err)
	}
	if n, err := f.client.NonceAt(t.Context(), m.Address(), nil); err != nil || n != 2 {
		t.Fatalf("%d mined, %v", n, err)
	}
}

func TestNonceUsedElsewhereIsFollowed(t *testing.T) {
	f := start(t)
	m := txmgr.New(f.client, f.key, fast())
	other := txmgr.New(f.client, f.key, fast())
	for range 2 {
		for _, manager := range []*txmgr.Manager{m, other} {
			if _, err := manager.Send(t.Context(), txmgr.Candidate{To: &sink}); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestRevertIsDecodedAndNothingIsSent(t *testing.T) {
	f := start(t)
	// Reverts with the selector of Error(string) and "no" as the text.
	//   mstore(0, 0x08c379a0 << 224); mstore(4, 32); mstore(36, 2); mstore(68, "no"); revert(0, 100)
	at := f.code(t, "7f08c379a0"+strings.Repeat("00", 28)+"600052"+"6020600452"+"6002602452"+"7f6e6f"+strings.Repeat("00", 30)+"604452"+"60646000fd")
	m := txmgr.New(f.client, f.key, fast())
	for _, gas := range []uint64{0, 100000} {
		_, err := m.Send(t.Context(), txmgr.Candidate{To: &at, GasLimit: gas})
		var revert *bindings.RevertError
		if !errors.Is(err, txmgr.ErrReverted) || !errors.As(err, &revert) || revert.Reason() != "no" {
			t.Fatalf("gas %d: %v", gas, err)
		}
	}
	if n, err := f.client.PendingNonceAt(t.Context(), m.Address()); err != nil || n != 0 {
		t.Fatalf("nonce %d, %v", n, err)
	}
}

// unforeseen is a node on which nothing is seen to revert before it is mined.
type unforeseen struct{ txmgr.Client }

func (unforeseen) EstimateGas(context.Context, ethereum.CallMsg) (uint64, error) { return 100_000, nil }

func TestMinedRevertIsReportedWithItsReceipt(t *testing.T) {
	f := start(t, "--no-mining")
	// Reverts once the storage word is set: if sload(0) { revert } ; sstore(0, 1)
	at := f.code(t, "6000541561000d5760006000fd5b600160005500")
	m := txmgr.New(unforeseen{f.client}, f.key, fast())
	type result struct {
		receipt *types.Receipt
		err     error
	}
	results := make(chan result, 2)
	for range 2 {
		go func() {
			receipt, err := m.Send(t.Context(), txmgr.Candidate{To: &at, GasLimit: 100000})
			results <- result{receipt, err}
		}()
	}
	await(t, "two pending transactions", func() bool {
		n, err := f.client.PendingNonceAt(t.Context(), m.Address())
		return err == nil && n == 2
	})
	f.do(t, "evm_mine")
	var good, bad int
	for range 2 {
		r := <-results
		switch {
		case r.err == nil:
			good++
		case errors.Is(r.err, txmgr.ErrReverted) && r.receipt != nil && r.receipt.Status == 0:
			bad++
		default:
			t.Errorf("%v, %v", r.receipt, r.err)
		}
	}
	if good != 1 || bad != 1 {
		t.Fatalf("%d succeeded, %d reverted", good, bad)
	}
	if got := m.Stats(); got.Reverted != 1 || got.Pending != 0 {
		t.Errorf("%+v", got)
	}
}

func TestConfirmationsAreWaitedFor(t *testing.T) {
	f := start(t)
	opts := fast()
	opts.Confirmations = 2
	m := txmgr.New(f.client, f.key, opts)
	done := make(chan error, 1)
	go func() {
		_, err := m.Send(t.Context(), txmgr.Candidate{To: &sink})
		done <- err
	}()
	await(t, "the transaction's block", func() bool {
		head, err := f.client.Head(t.Context())
		return err == nil && head.Number.Uint64() == 1
	})
	f.do(t, "evm_mine")
	select {
	case err := <-done:
		t.Fatalf("returned after one further block: %v", err)
	case <-time.After(300 * time.Millisecond):
	}
	f.do(t, "evm_mine")
	if err := <-done; err != nil {
		t.Fatal(err)
	}
}
