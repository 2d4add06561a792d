package chain_test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/redress-protocol/redress/relayer/chain"
	"github.com/redress-protocol/redress/relayer/chain/chaintest"
)

// TestFollowerEqualsAnvil follows a real node through a proxy that loses, refuses and throttles, while the node grows,
// reorganizes and rolls back and the consumer is restarted. The consumer's logs are those of the blocks' receipts.
func TestFollowerEqualsAnvil(t *testing.T) {
	raw, p := behind(t, 2)
	do(t, raw, nil, "anvil_setCode", at, emitter)
	do(t, raw, nil, "anvil_mine", "0xa") // below every reorganization
	r := rand.New(rand.NewPCG(11, 11))
	client, clock := through(t, 0, p[0].URL, p[1].URL)
	o := chain.FollowOptions{From: 1, Addresses: []common.Address{at}, Keep: 12, Clock: clock, CrossCheck: true}
	k := &kept{t: t}
	var rollbacks int
	k.at = func(s chain.Step) {
		if s.Rollback {
			rollbacks++
		}
	}
	count := 0 // each transaction is another, so that no block comes again
	emission := func() map[string]any {
		count++
		from := crypto.PubkeyToAddress(mustKey(t).PublicKey)
		return map[string]any{"from": from, "to": at, "gas": "0x186a0", "data": fmt.Sprintf("0x%08x", count)}
	}
	emit := func() { do(t, raw, nil, "eth_sendTransaction", emission()) }
	for round := range 25 {
		switch r.IntN(5) {
		case 0:
			emit()
			do(t, raw, nil, "anvil_reorg", 1+r.IntN(5), []any{[]any{emission(), 0}})
			mend(t, raw, client)
		case 1:
			do(t, raw, nil, "anvil_rollback", 1+r.IntN(4))
		case 2:
			do(t, raw, nil, "anvil_mine", hexNumber(r.IntN(20)))
		}
		for range r.IntN(4) {
			emit()
		}
		faults := chaintest.Faults{Refuse: 30, Lose: 30, RateLimit: 30, Throttle: 30, Unwell: 30, Garble: 20, Empty: 20, LogBlocks: 3}
		for _, proxy := range p {
			proxy.Set(faults)
		}
		lived(t, chain.NewFollower(client, o), k, client)
		for _, proxy := range p {
			proxy.Set(chaintest.Faults{})
		}
		clock.After(time.Hour)
		// The node mines what it was sent a moment later.
		var got, want []types.Log
		for settled := false; !settled; {
			if err := settle(t, chain.NewFollower(client, o), k); err != nil {
				t.Fatalf("round %d: %v", round, err)
			}
			got, want = k.logs(), receiptLogs(t, client)
			head, err := client.Head(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			tip, _ := k.cursor.Tip()
			settled = tip.Hash == head.Hash()
		}
		if len(got) != len(want) {
			t.Fatalf("round %d: %d logs applied, the chain has %d", round, len(got), len(want))
		}
		for i := range got {
			if got[i].BlockHash != want[i].BlockHash || got[i].TxHash != want[i].TxHash {
				t.Fatalf("round %d: log %d differs", round, i)
			}
		}
	}
	if rollbacks < 3 {
		t.Errorf("only %d rollbacks", rollbacks)
	}
}

// mend rolls back blocks that anvil mined again in a reorganization and does not find afterwards, as happens now and then.
func mend(t *testing.T, raw *rpc.Client, c *chain.Client) {
	t.Helper()
	head, err := c.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	last := head.Number.Uint64()
	for n := last - 6; n <= last; n++ {
		switch _, err := c.HeaderByNumber(t.Context(), new(big.Int).SetUint64(n)); {
		case errors.Is(err, chain.ErrNotFound):
			do(t, raw, nil, "anvil_rollback", last-n+1)
			return
		case err != nil:
			t.Fatal(err)
		}
	}
}

// lived runs the follower until it has caught up, or fails at a save as a crash would make it.
func lived(t *testing.T, f *chain.Follower, k *kept, client *chain.Client) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	crash := errors.New("crash")
	k.save = func() (bool, error) {
		head, err := client.Head(ctx)
		if tip, ok := k.cursor.Tip(); err == nil && ok && tip.Number+1 >= head.Number.Uint64() {
			return tip.Number%2 == 0, crash
		}
		return true, nil
	}
	saves := 0
	at := k.at
	k.at = func(s chain.Step) {
		at(s)
		if saves++; saves > 3 {
			cancel()
		}
	}
	defer func() { k.save, k.at = nil, at }()
	quiet := time.AfterFunc(200*time.Millisecond, cancel) // nothing to do is no step
	defer quiet.Stop()
	if err := f.Run(ctx, k); !errors.Is(err, crash) && !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
}

// receiptLogs reads the chain's logs by another way than the follower: from all receipts.
func receiptLogs(t *testing.T, c *chain.Client) []types.Log {
	t.Helper()
	head, err := c.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var out []types.Log
	for n := uint64(1); n <= head.Number.Uint64(); n++ {
		h, err := c.HeaderByNumber(t.Context(), new(big.Int).SetUint64(n))
		if err != nil {
			t.Fatal(err)
		}
		if h.Bloom == (types.Bloom{}) {
			continue
		}
		receipts, err := c.BlockReceipts(t.Context(), h.Hash())
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range receipts {
			for _, l := range r.Logs {
				out = append(out, *l)
			}
		}
	}
	return out
}

func hexNumber(n int) string { return fmt.Sprintf("0x%x", n) }

func TestReceiptsOfAKnownBlockAreMissedAsPruned(t *testing.T) {
	raw, p := behind(t, 1)
	c, _ := through(t, 0, p[0].URL)
	do(t, raw, nil, "anvil_mine", "0x1")
	head, err := c.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	p[0].Script(func(method string) chaintest.Fault {
		if method == "eth_getBlockReceipts" {
			return chaintest.Null
		}
		return chaintest.None
	})
	if _, err := c.BlockReceipts(t.Context(), head.Hash()); !errors.Is(err, chain.ErrPruned) {
		t.Errorf("a known block: %v", err)
	}
	if _, err := c.BlockReceipts(t.Context(), common.Hash{1}); !errors.Is(err, chain.ErrNotFound) || errors.Is(err, chain.ErrPruned) {
		t.Errorf("an unknown block: %v", err)
	}
	if _, err := c.LogsAt(t.Context(), ethereum.FilterQuery{}, common.Hash{1}); !errors.Is(err, chain.ErrNotFound) {
		t.Errorf("logs of an unknown block: %v", err)
	}
	if _, err := c.HeaderByNumber(t.Context(), big.NewInt(99)); !errors.Is(err, chain.ErrNotFound) {
		t.Errorf("a header above the head: %v", err)
	}
}
