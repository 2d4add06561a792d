package proof_test

import (
	"bytes"
	"context"
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/params"

	"github.com/redress-protocol/redress/evidence/proof"
)

// stateSource is eth_getProof of a running chain.
type stateSource struct{ c *chain }

func (s stateSource) Proof(ctx context.Context, address common.Address, slots []common.Hash, block common.Hash) (proof.StateProof, error) {
	var out proof.StateProof
	err := s.c.client.Client().CallContext(ctx, &out, "eth_getProof", address, slots, block)
	return out, err
}

// latestHop proves target at the head, whose state every node still has.
func (c *chain) latestHop(target uint64) (proof.Hop, *types.Header) {
	c.t.Helper()
	header := c.block(c.head()).header
	var state proof.StateProof
	c.rpc(&state, "eth_getProof", params.HistoryStorageAddress, []common.Hash{proof.HistorySlot(target)}, "latest")
	hop, err := proof.AssembleHop(header, state, target)
	if err != nil {
		c.t.Fatalf("hop to %d: %v", target, err)
	}
	return hop, header
}

func (c *chain) blockHash(number uint64) common.Hash {
	c.t.Helper()
	out, err := c.call(c.source, nil, "blockHash", new(big.Int).SetUint64(number))
	if err != nil {
		c.t.Fatalf("blockHash(%d): %v", number, err)
	}
	return out[0].([32]byte)
}

func (c *chain) verifyHop(h proof.Hop) error {
	c.t.Helper()
	_, err := c.call(c.source, nil, "anchorByProof", h.Header, h.AccountProof, h.StorageProof, new(big.Int).SetUint64(h.Target))
	return err
}

// TestOldBlocks follows one payment while its block ages: in reach of BLOCKHASH, of EIP-2935, of neither, and then of an
// anchor proven by hops. Mining the 8,450 blocks takes most of its time.
func TestOldBlocks(t *testing.T) {
	t.Parallel()
	c := startChain(t, "--prune-history", "10") // keeping every block's state costs a third of the time
	b := c.paidIn(20)
	number, hash := b.header.Number.Uint64(), b.header.Hash()
	p := b.proof(t, 7, 1)
	c.accept(p, hash)
	kept := c.paidIn(1)
	c.anchorsWhileReachable(kept)

	c.mine(257)
	paid := c.accept(p, hash)
	if c.head() < number+257 {
		t.Fatal("the block is still in reach of BLOCKHASH")
	}

	// The hop is taken while the state it is proven in is the latest, the only one anvil proves.
	hop, known := c.latestHop(number)
	if got, err := hop.Verify(known.Hash()); err != nil || got != hash {
		t.Fatalf("hop proves %s, %v; want %s", got, err, hash)
	}
	refusedHops(t, c, hop, known.Hash())

	c.mine(8190 - (c.head() - known.Number.Uint64()))
	if got := c.blockHash(number); got != (common.Hash{}) {
		t.Fatalf("block %d of %d is still known: %s", number, c.head(), got)
	}
	_, err := c.onChain(c.source.address, nil, "verify", p, c.token.address, payTo)
	c.reverted(err, "BlockHashUnknown", number)
	if got := c.blockHash(kept.header.Number.Uint64()); got != kept.header.Hash() {
		t.Fatalf("block anchored in time: %s, want %s", got, kept.header.Hash())
	}
	c.accept(kept.proof(t, 0, 1), kept.header.Hash())

	// The head's ring still reaches the block that the hop starts from.
	first, err := proof.BuildHop(c.ctx, stateSource{c}, c.block(c.head()).header, known.Number.Uint64())
	if err != nil {
		t.Fatalf("hop from %d to %d: %v", c.head(), known.Number, err)
	}
	c.mine(2)
	c.anchored(first)
	c.mine(8)
	if got := c.blockHash(known.Number.Uint64()); got != known.Hash() {
		t.Fatalf("block of the first hop: %s, want %s", got, known.Hash())
	}
	c.anchored(hop)
	if got := c.blockHash(number); got != hash {
		t.Fatalf("anchored block %d: %s, want %s", number, got, hash)
	}
	if again := c.accept(p, hash); again.Key != paid.Key {
		t.Fatal("the payment's key depends on its age")
	}
}

// anchorsWhileReachable anchors a block's hash without a proof.
func (c *chain) anchorsWhileReachable(b block) {
	c.t.Helper()
	above := c.head() + 10
	_, err := c.call(c.source, nil, "anchor", new(big.Int).SetUint64(above))
	c.reverted(err, "BlockHashUnknown", above)
	for _, logs := range []int{1, 0} { // the second time changes nothing
		if receipt := c.transact(c.source, "anchor", b.header.Number); receipt.Status != 1 || len(receipt.Logs) != logs {
			c.t.Fatalf("anchor: status %d, %d logs, want %d", receipt.Status, len(receipt.Logs), logs)
		}
	}
}

// anchored stores the hop's target and checks the event and the stored hash.
func (c *chain) anchored(h proof.Hop) {
	c.t.Helper()
	receipt := c.transact(c.source, "anchorByProof", h.Header, h.AccountProof, h.StorageProof, new(big.Int).SetUint64(h.Target))
	if receipt.Status != types.ReceiptStatusSuccessful || len(receipt.Logs) != 1 {
		c.t.Fatalf("anchor of %d: status %d, %d logs", h.Target, receipt.Status, len(receipt.Logs))
	}
	want := c.block(h.Target).header.Hash()
	if got := common.BytesToHash(receipt.Logs[0].Data); got != want {
		c.t.Fatalf("anchor of %d: %s, want %s", h.Target, got, want)
	}
	c.t.Logf("anchorByProof(%d): %d gas", h.Target, receipt.GasUsed)
}

// refusedHops runs in the state after the hop's known block, where everything but the fault is right.
func refusedHops(t *testing.T, c *chain, good proof.Hop, known common.Hash) {
	c.mine(1)
	if err := c.verifyHop(good); err != nil {
		t.Fatalf("good hop refused: %v", err)
	}
	header, err := proof.DecodeHeader(good.Header)
	if err != nil {
		t.Fatal(err)
	}
	last := len(good.StorageProof) - 1
	cases := []struct {
		name   string
		change func(h *proof.Hop)
		want   string
	}{
		{"target is the block itself", func(h *proof.Hop) { h.Target = header.Number }, "TargetOutOfRange"},
		{"target is above", func(h *proof.Hop) { h.Target = header.Number + 1 }, "TargetOutOfRange"},
		{"another slot", func(h *proof.Hop) { h.Target++ }, "TargetNotProven"},
		{"header changed", func(h *proof.Hop) { h.Header = flip(h.Header, 10) }, "HeaderMismatch"},
		{"header padded", func(h *proof.Hop) { h.Header = append(bytes.Clone(h.Header), 0) }, "MalformedRLP"},
		{"header truncated", func(h *proof.Hop) { h.Header = h.Header[:len(h.Header)-1] }, "MalformedRLP"},
		{"account node changed", func(h *proof.Hop) { h.AccountProof[0] = flip(h.AccountProof[0], 40) }, "AccountNotProven"},
		{"account node missing", func(h *proof.Hop) { h.AccountProof = h.AccountProof[1:] }, "AccountNotProven"},
		{"account node too many", func(h *proof.Hop) { h.AccountProof = append(h.AccountProof, []byte{0x80}) }, "AccountNotProven"},
		{"storage node changed", func(h *proof.Hop) { h.StorageProof[last] = flip(h.StorageProof[last], 40) }, "TargetNotProven"},
		{"storage node missing", func(h *proof.Hop) { h.StorageProof = h.StorageProof[:last] }, "TargetNotProven"},
		{"storage node padded", func(h *proof.Hop) {
			h.StorageProof[last] = append(bytes.Clone(h.StorageProof[last]), 0)
		}, "TargetNotProven"},
		{"storage proof as account proof", func(h *proof.Hop) { h.AccountProof = h.StorageProof }, "AccountNotProven"},
		{"empty slot", func(h *proof.Hop) { *h = c.emptySlot(*h) }, "TargetNotProven"},
	}
	for _, tc := range cases {
		t.Run(tc.name, func(t *testing.T) {
			c := c.in(t)
			hop := proof.Hop{
				Header: good.Header, Target: good.Target,
				AccountProof: append([][]byte(nil), good.AccountProof...), StorageProof: append([][]byte(nil), good.StorageProof...),
			}
			tc.change(&hop)
			_, err := hop.Verify(known)
			c.refusedAs(err, tc.want)
			c.reverted(c.verifyHop(hop), tc.want)
		})
	}
}

// emptySlot gives the proof that another slot is empty, which proves no hash.
func (c *chain) emptySlot(h proof.Hop) proof.Hop {
	c.t.Helper()
	var state proof.StateProof
	c.rpc(&state, "eth_getProof", params.HistoryStorageAddress, []common.Hash{proof.HistorySlot(8000)}, "latest")
	h.StorageProof = state.Storage[0].Nodes
	return h
}

func TestHops(t *testing.T) {
	for _, tc := range []struct {
		known, target uint64
		want          []uint64
	}{
		{10, 10, nil},
		{10, 11, nil},
		{10, 9, []uint64{9}},
		{9000, 809, []uint64{809}}, // 8,191 below
		{9000, 808, []uint64{809, 808}},
		{30000, 100, []uint64{21809, 13618, 5427, 100}},
	} {
		got := proof.Hops(tc.known, tc.target)
		if len(got) != len(tc.want) {
			t.Fatalf("Hops(%d, %d) = %v, want %v", tc.known, tc.target, got, tc.want)
		}
		for i := range got {
			if got[i] != tc.want[i] {
				t.Fatalf("Hops(%d, %d) = %v, want %v", tc.known, tc.target, got, tc.want)
			}
		}
	}
	_, err := proof.BuildHop(t.Context(), nil, &types.Header{Number: big.NewInt(9000)}, 808)
	if !errors.Is(err, proof.ErrTargetRange) {
		t.Fatalf("hop of 8,192 blocks: %v", err)
	}
}
