package node

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"reflect"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/relayer/chain"
)

// limited is a real node behind a provider that proves at most so many slots at once, and says "too many requests" to every
// so manieth question.
type limited struct {
	url      string
	slots    int
	every    int64
	status   int // of its refusal of slots; 0: an error in JSON-RPC
	down     atomic.Bool
	asked    atomic.Int64
	refusals atomic.Int64
}

// ServeHTTP implements http.Handler.
func (l *limited) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if l.down.Load() {
		panic(http.ErrAbortHandler) // cuts the connection
	}
	raw, err := io.ReadAll(r.Body)
	var q struct {
		ID     json.RawMessage   `json:"id"`
		Method string            `json:"method"`
		Params []json.RawMessage `json:"params"`
	}
	if err != nil || json.Unmarshal(raw, &q) != nil {
		http.Error(w, "bad request", http.StatusBadRequest)
		return
	}
	if n := l.asked.Add(1); l.every > 0 && n%l.every == 0 {
		w.Header().Set("Retry-After", "0")
		http.Error(w, "slow down", http.StatusTooManyRequests)
		return
	}
	if q.Method == "eth_getProof" {
		var slots []common.Hash
		if err := json.Unmarshal(q.Params[1], &slots); err == nil && len(slots) > l.slots {
			l.refusals.Add(1)
			if l.status != 0 {
				http.Error(w, "no", l.status)
				return
			}
			w.Header().Set("Content-Type", "application/json")
			_ = json.NewEncoder(w).Encode(map[string]any{"jsonrpc": "2.0", "id": q.ID, "error": map[string]any{"code": -32602, "message": "too many keys"}})
			return
		}
	}
	answer, err := http.Post(l.url, "application/json", bytes.NewReader(raw))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	defer answer.Body.Close()
	w.Header().Set("Content-Type", "application/json")
	_, _ = io.Copy(w, answer.Body)
}

// reverter reverts with the word in slot 0, then adds one to it: when called with data it only adds.
const reverter = "0x36600c575f545f5260205ffd5b5f546001015f5500"

var at = common.HexToAddress("0x000000000000000000000000000000000000e317")

func start(t *testing.T, l *limited) (*Reader, *chain.Client) {
	t.Helper()
	anvil, err := devnet.StartAnvil(t.Context(), devnet.AnvilOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(anvil.Close)
	raw, err := rpc.DialContext(t.Context(), anvil.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(raw.Close)
	for _, call := range [][]any{{"anvil_setCode", at, reverter}, {"anvil_setBalance", devnet.Address("buyer"), "0xde0b6b3a7640000"}, {"evm_mine"}} {
		if err := raw.CallContext(t.Context(), nil, call[0].(string), call[1:]...); err != nil {
			t.Fatal(err)
		}
	}
	l.url = anvil.URL
	server := httptest.NewServer(l)
	t.Cleanup(server.Close)
	backoff := chain.Backoff{First: time.Millisecond, Most: 2 * time.Millisecond}
	through, err := chain.DialOptions(t.Context(), chain.Options{URLs: []string{server.URL}, Backoff: backoff})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(through.Close)
	straight, err := chain.Dial(t.Context(), anvil.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(straight.Close)
	return New(through), straight
}

func TestSlotsAreAskedInPagesThatTheNodeTakes(t *testing.T) {
	for name, l := range map[string]*limited{
		"an error":              {slots: 10},
		"a status":              {slots: 10, status: http.StatusRequestEntityTooLarge},
		"with limits on rate":   {slots: 10, every: 3},
		"a single slot at most": {slots: 1},
	} {
		r, straight := start(t, l)
		head, err := straight.Head(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		slots := make([]common.Hash, 300)
		for i := range slots {
			slots[i] = common.BigToHash(big.NewInt(int64(i)))
		}
		want, err := New(straight).Proof(t.Context(), at, slots, head.Hash())
		if err != nil {
			t.Fatal(err)
		}
		got, err := r.Proof(t.Context(), at, slots, head.Hash())
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %d slots, %v", name, len(got.Storage), err)
		}
		// The node's limit is remembered.
		before := l.refusals.Load()
		if _, err := r.Proof(t.Context(), at, slots, head.Hash()); err != nil || l.refusals.Load() != before {
			t.Errorf("%s: refused %d times more, %v", name, l.refusals.Load()-before, err)
		}
	}
}

// What passes does not make all later questions small.
func TestOnlyLimitsOnSlotsAreRemembered(t *testing.T) {
	l := &limited{slots: 1000}
	r, straight := start(t, l)
	head, err := straight.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	slots := make([]common.Hash, 8)
	l.down.Store(true)
	if _, err := r.Proof(t.Context(), at, slots, head.Hash()); !errors.Is(err, chain.ErrUnreachable) {
		t.Errorf("a node that is away: %v", err)
	}
	l.down.Store(false)
	if n := r.slots.Load(); n != slotsPerCall {
		t.Errorf("asks for %d slots at once", n)
	}
}

func TestNoSlotsAreProven(t *testing.T) {
	r, straight := start(t, &limited{})
	head, err := straight.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	p, err := r.Proof(t.Context(), at, nil, head.Hash())
	if err != nil {
		t.Fatal(err)
	}
	if a, err := proof.VerifyAccount(head.Root, at, p.Account); err != nil || !a.Exists() {
		t.Errorf("%+v, %v", a, err)
	}
	if _, err := r.Proof(t.Context(), at, []common.Hash{{}}, head.Hash()); err == nil {
		t.Error("a node that proves no slot at all was not noticed")
	}
	if _, err := r.Proof(t.Context(), at, nil, common.Hash{1}); !errors.Is(err, chain.ErrNotFound) {
		t.Errorf("an unknown block: %v", err)
	}
}

// A transaction is run again on the state before its block, not on the newest.
func TestRevertsAreOfTheStateBefore(t *testing.T) {
	r, straight := start(t, &limited{slots: 1})
	nonce := uint64(0)
	send := func(data []byte) *types.Receipt {
		t.Helper()
		tx, err := types.SignNewTx(devnet.Key("buyer"), types.LatestSignerForChainID(straight.ChainID()), &types.DynamicFeeTx{
			ChainID: straight.ChainID(), Nonce: nonce, GasTipCap: big.NewInt(1e9), GasFeeCap: big.NewInt(1e11), Gas: 100_000, To: &at, Data: data,
		})
		if err != nil {
			t.Fatal(err)
		}
		nonce++
		if err := straight.SendTransaction(t.Context(), tx); err != nil {
			t.Fatal(err)
		}
		receipt, err := straight.WaitMined(t.Context(), tx.Hash())
		if err != nil {
			t.Fatal(err)
		}
		return receipt
	}
	send([]byte{1})
	failed := send(nil)
	send([]byte{1})
	if failed.Status != types.ReceiptStatusFailed {
		t.Fatal("it did not revert")
	}
	hash, txs, err := r.BlockTransactions(t.Context(), failed.BlockNumber.Uint64())
	if err != nil || hash != failed.BlockHash || len(txs) != 1 || txs[0].Hash() != failed.TxHash {
		t.Fatalf("block %s with %d transactions, %v", hash, len(txs), err)
	}
	data, err := r.Revert(t.Context(), hash, txs[0])
	if err != nil || common.BytesToHash(data) != common.BigToHash(big.NewInt(1)) {
		t.Errorf("reverted with %x, %v", data, err)
	}
	if hash, txs, err := r.BlockTransactions(t.Context(), 0); err != nil || len(txs) != 0 || hash == (common.Hash{}) {
		t.Errorf("genesis: %s, %d transactions, %v", hash, len(txs), err)
	}
}
