package chain_test

import (
	"context"
	"errors"
	"math/big"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/proof"
	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

const anvilKey = "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"

func start(t *testing.T) (*chain.Client, *rpc.Client) {
	t.Helper()
	anvil, err := devnet.StartAnvil(t.Context(), devnet.AnvilOptions{})
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
	return client, raw
}

func do(t *testing.T, c *rpc.Client, result any, method string, args ...any) {
	t.Helper()
	if err := c.CallContext(t.Context(), result, method, args...); err != nil {
		t.Fatalf("%s: %v", method, err)
	}
}

func send(t *testing.T, c *chain.Client, to common.Address) *types.Receipt {
	t.Helper()
	key, err := crypto.HexToECDSA(anvilKey)
	if err != nil {
		t.Fatal(err)
	}
	receipt, err := txmgr.New(c, key, txmgr.Options{PollInterval: 10 * time.Millisecond}).Send(t.Context(), txmgr.Candidate{To: &to})
	if err != nil {
		t.Fatal(err)
	}
	return receipt
}

// emitter writes one log without topics per call: LOG0(0, 0).
const emitter = "0x5f5fa000"

var at = common.HexToAddress("0x000000000000000000000000000000000000e317")

func TestLogsCoverLongRanges(t *testing.T) {
	c, raw := start(t)
	do(t, raw, nil, "anvil_setCode", at, emitter)
	first := send(t, c, at)
	do(t, raw, nil, "anvil_mine", "0x834") // 2,100 blocks: more than one query covers
	last := send(t, c, at)
	query := ethereum.FilterQuery{Addresses: []common.Address{at}}
	logs, err := c.Logs(t.Context(), query, 0, last.BlockNumber.Uint64())
	if err != nil || len(logs) != 2 || logs[0].TxHash != first.TxHash || logs[1].TxHash != last.TxHash {
		t.Fatalf("%d logs, %v", len(logs), err)
	}
	// Both ends are inclusive.
	for _, end := range []*types.Receipt{first, last} {
		n := end.BlockNumber.Uint64()
		if logs, err := c.Logs(t.Context(), query, n, n); err != nil || len(logs) != 1 {
			t.Errorf("block %d: %d logs, %v", n, len(logs), err)
		}
	}
	if logs, err := c.Logs(t.Context(), query, first.BlockNumber.Uint64()+1, last.BlockNumber.Uint64()-1); err != nil || len(logs) != 0 {
		t.Errorf("between: %d logs, %v", len(logs), err)
	}
	if _, err := c.Logs(t.Context(), query, 2, 1); !errors.Is(err, chain.ErrRange) {
		t.Errorf("backwards: %v", err)
	}
}

func TestReadsAtABlockHash(t *testing.T) {
	c, raw := start(t)
	slot := common.Hash{31: 7}
	do(t, raw, nil, "anvil_setCode", at, "0x4360075500") // stores the block's number in slot 7
	old := send(t, c, at)
	send(t, c, at)

	for i := range byte(2) {
		header, err := c.HeaderByNumber(t.Context(), new(big.Int).Add(old.BlockNumber, big.NewInt(int64(i))))
		if err != nil {
			t.Fatal(err)
		}
		same, err := c.HeaderByHash(t.Context(), header.Hash())
		if err != nil || same.Number.Cmp(header.Number) != 0 {
			t.Fatalf("header by hash: %v", err)
		}
		if v, err := c.StorageAtHash(t.Context(), at, slot, header.Hash()); err != nil || v != (common.Hash{31: 1 + i}) {
			t.Errorf("storage at %d: %s, %v", header.Number, v, err)
		}
		p, err := c.Proof(t.Context(), at, []common.Hash{slot, {1}}, header.Hash())
		if err != nil {
			t.Fatal(err)
		}
		if p.Address != at || p.Storage[0].Key != slot || p.Storage[0].Value.Cmp(big.NewInt(int64(1+i))) != 0 || p.Storage[1].Value.Sign() != 0 {
			t.Errorf("proof at %d: %+v", header.Number, p)
		}
		checkProof(t, header, p)
	}
	receipts, err := c.BlockReceipts(t.Context(), old.BlockHash)
	if err != nil || len(receipts) != 1 || receipts[0].TxHash != old.TxHash {
		t.Errorf("receipts %v, %v", receipts, err)
	}
	if _, err := c.TransactionReceipt(t.Context(), common.Hash{1}); !errors.Is(err, chain.ErrNotFound) {
		t.Errorf("unknown receipt: %v", err)
	}
}

func TestWaitConfirmedFollowsAReorganization(t *testing.T) {
	c, raw := start(t)
	var snapshot string
	do(t, raw, &snapshot, "evm_snapshot")
	first := send(t, c, at)
	done := make(chan *types.Receipt, 1)
	go func() {
		receipt, err := c.WaitConfirmed(t.Context(), first.TxHash, 2)
		if err != nil {
			t.Error(err)
		}
		done <- receipt
	}()
	tx, _, err := c.TransactionByHash(t.Context(), first.TxHash)
	if err != nil {
		t.Fatal(err)
	}
	do(t, raw, nil, "evm_revert", snapshot)
	do(t, raw, nil, "anvil_mine", "0x1") // another block in its place
	if ok, err := chain.Buried(t.Context(), c, first, 0); ok || !errors.Is(err, chain.ErrReorged) {
		t.Errorf("a receipt of the abandoned block: %v, %v", ok, err)
	}
	if err := c.SendTransaction(t.Context(), tx); err != nil {
		t.Fatal(err)
	}
	do(t, raw, nil, "anvil_mine", "0x2")
	receipt := <-done
	if receipt == nil || receipt.BlockHash == first.BlockHash || receipt.BlockNumber.Uint64() != 2 {
		t.Fatalf("%+v", receipt)
	}
}

func TestWaitsEndWithTheirContext(t *testing.T) {
	c, _ := start(t)
	ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	if _, err := c.WaitConfirmed(ctx, common.Hash{1}, 0); !errors.Is(err, context.DeadlineExceeded) {
		t.Fatal(err)
	}
	receipt := send(t, c, at)
	ctx, cancel = context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	if _, err := c.WaitConfirmed(ctx, receipt.TxHash, 1); !errors.Is(err, context.DeadlineExceeded) {
		t.Fatal(err)
	}
}

func TestDialEndsWithItsContext(t *testing.T) {
	release := make(chan struct{})
	mute := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { <-release }))
	t.Cleanup(mute.Close)
	t.Cleanup(func() { close(release) })
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	if _, err := chain.Dial(ctx, mute.URL); !errors.Is(err, context.DeadlineExceeded) {
		t.Fatal(err)
	}
}

// checkProof walks the Merkle proofs down from the block's state root.
func checkProof(t *testing.T, header *types.Header, p *chain.AccountProof) {
	t.Helper()
	account, err := proof.VerifyAccount(header.Root, p.Address, p.Proof)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range p.Storage {
		value, err := proof.VerifyStorage(account.StorageRoot, s.Key, s.Proof)
		if err != nil || value.Big().Cmp(s.Value) != 0 {
			t.Errorf("slot %s: proven %s, read %s, %v", s.Key, value, s.Value, err)
		}
	}
}
