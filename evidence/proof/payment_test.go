package proof_test

import (
	"bytes"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/proof"
)

func nonce(n int64) common.Hash { return crypto.Keccak256Hash(big.NewInt(n).Bytes(), []byte("nonce")) }

// paidIn pays n times in one block, transaction i an amount of i+1.
func (c *chain) paidIn(n int) block {
	c.t.Helper()
	b := c.together(func() {
		for i := range n {
			c.write(int64(n-i), pay(int64(i+1), nonce(int64(i)))...)
		}
	})
	if len(b.receipts) != n {
		c.t.Fatalf("block holds %d transactions, want %d", len(b.receipts), n)
	}
	c.mine(1) // so that the block is below the one calls run in
	return b
}

func TestPaymentAloneInItsBlock(t *testing.T) {
	c := startChain(t)
	b := c.paidIn(1)
	got := c.accept(b.proof(t, 0, 1), b.header.Hash())
	if got.Payer != payer || got.Amount.Uint64() != 1 || got.Nonce != nonce(0) {
		t.Fatalf("payment %+v", got)
	}
	if got.Key != proof.PaymentKey(b.header.Hash(), 0, 1) || got.Time != b.header.Time || got.BlockNumber != b.header.Number.Uint64() {
		t.Fatalf("payment %+v of block %d at %d", got, b.header.Number, b.header.Time)
	}
}

func TestPaymentAmongManyTransactions(t *testing.T) {
	c := startChain(t)
	for _, n := range []int{2, 20, 200} {
		b := c.paidIn(n)
		seen := map[common.Hash]bool{}
		// The ends, and both sides of every change in the length of the index's RLP.
		for _, i := range []int{0, 1, 15, 16, 19, 126, 127, 128, 129, 198, 199} {
			if i >= n {
				continue
			}
			got := c.accept(b.proof(t, uint64(i), 1), b.header.Hash())
			if got.Amount.Uint64() != uint64(i+1) || got.Nonce != nonce(int64(i)) {
				t.Fatalf("transaction %d of %d: %+v", i, n, got)
			}
			if seen[got.Key] {
				t.Fatalf("transaction %d of %d has the key of another payment", i, n)
			}
			seen[got.Key] = true
		}
	}
}

func TestPaymentInABatch(t *testing.T) {
	c := startChain(t)
	var entries []entry
	for i := range 32 {
		entries = append(entries, pay(int64(i+1), nonce(int64(i)))...)
	}
	b := c.together(func() { c.write(0, entries...) })
	c.mine(1)
	seen := map[common.Hash]bool{}
	for i := range uint64(32) {
		got := c.accept(b.proof(t, 0, 2*i+1), b.header.Hash())
		if got.Amount.Uint64() != i+1 || got.Nonce != nonce(int64(i)) || seen[got.Key] {
			t.Fatalf("payment %d: %+v", i, got)
		}
		seen[got.Key] = true
		at, err := proof.FindPayment(b.receipts[0], c.token.address, payTo, payer, nonce(int64(i)))
		if err != nil || at != 2*i+1 {
			t.Fatalf("payment %d found at %d: %v", i, at, err)
		}
	}
	c.refuseFor(b.proof(t, 0, 64), b.header.Hash(), c.token.address, payTo, "LogIndexOutOfRange", 64, 64)
}

func TestPaymentProvenTwiceHasOneKey(t *testing.T) {
	c := startChain(t)
	b := c.paidIn(3)
	first := c.accept(b.proof(t, 1, 1), b.header.Hash())
	second := c.accept(b.proof(t, 1, 1), b.header.Hash())
	if first.Key != second.Key {
		t.Fatal("one payment has two keys")
	}
}

func TestReceiptOfEveryTransactionType(t *testing.T) {
	c := startChain(t)
	data := hexutil.Bytes(c.writeData(pay(5, nonce(5))))
	b := c.together(func() {
		c.send(map[string]any{"to": c.token.address, "data": data, "gasPrice": (*hexutil.Big)(big.NewInt(4e10)), "type": "0x0"})
		c.send(map[string]any{"to": c.token.address, "data": data, "gasPrice": (*hexutil.Big)(big.NewInt(3e10)), "type": "0x1",
			"accessList": types.AccessList{}})
		c.write(0, pay(5, nonce(5))...)
	})
	c.mine(1)
	for i, r := range b.receipts {
		if int(r.Type) != i {
			t.Fatalf("receipt %d is of type %d", i, r.Type)
		}
		c.accept(b.proof(t, uint64(i), 1), b.header.Hash())
	}
}

func TestFailedTransactionIsNoPayment(t *testing.T) {
	c := startChain(t)
	refuse, err := c.token.abi.Pack("refuse")
	if err != nil {
		t.Fatal(err)
	}
	b := c.together(func() {
		c.send(map[string]any{"to": c.token.address, "data": hexutil.Bytes(refuse), "gasPrice": (*hexutil.Big)(big.NewInt(4e10))})
		c.write(0, pay(1, nonce(1))...)
	})
	c.mine(1)
	c.refuseFor(b.proof(t, 0, 0), b.header.Hash(), c.token.address, payTo, "TransactionFailed")
	c.accept(b.proof(t, 1, 1), b.header.Hash())
}

func TestLogThatIsNoPayment(t *testing.T) {
	c := startChain(t)
	dirtyTo := transfer(payer, payTo, 1)
	dirtyTo.Topics[2][0] = 1
	dirtyFrom := transfer(payer, payTo, 1)
	dirtyFrom.Topics[1][11] = 1
	fourTopics := transfer(payer, payTo, 1)
	fourTopics.Topics = append(fourTopics.Topics, [32]byte{1})
	twoTopics := transfer(payer, payTo, 1)
	twoTopics.Topics = twoTopics.Topics[:2]
	longData, shortData, noData := transfer(payer, payTo, 1), transfer(payer, payTo, 1), transfer(payer, payTo, 1)
	longData.Data = append(longData.Data, 0)
	shortData.Data = shortData.Data[:31]
	noData.Data = nil
	otherTopic := transfer(payer, payTo, 1)
	otherTopic.Topics[0] = crypto.Keccak256Hash([]byte("Approval(address,address,uint256)"))
	elsewhere := common.HexToAddress("0x5e11e7")

	cases := []struct {
		name  string
		entry entry
		error string
		args  []any
	}{
		{"other token", transfer(payer, payTo, 1).by(c.other.address), "WrongToken", []any{c.other.address, c.token.address}},
		{"other recipient", transfer(payer, elsewhere, 1), "WrongRecipient", []any{elsewhere, payTo}},
		{"nothing", transfer(payer, payTo, 0), "ZeroAmount", nil},
		{"authorization log", used(payer, nonce(1)), "NotATransfer", []any{0}},
		{"upper bytes of recipient", dirtyTo, "NotATransfer", []any{0}},
		{"upper bytes of payer", dirtyFrom, "NotATransfer", []any{0}},
		{"four topics", fourTopics, "NotATransfer", []any{0}},
		{"two topics", twoTopics, "NotATransfer", []any{0}},
		{"no topics", entry{Data: make([]byte, 32)}, "NotATransfer", []any{0}},
		{"33 bytes of data", longData, "NotATransfer", []any{0}},
		{"31 bytes of data", shortData, "NotATransfer", []any{0}},
		{"no data", noData, "NotATransfer", []any{0}},
		{"other event", otherTopic, "NotATransfer", []any{0}},
	}
	b := c.together(func() {
		for i, tc := range cases {
			c.write(int64(len(cases)-i), tc.entry)
		}
	})
	c.mine(1)
	for i, tc := range cases {
		t.Run(tc.name, func(t *testing.T) {
			c := c.in(t)
			c.refuseFor(b.proof(t, uint64(i), 0), b.header.Hash(), c.token.address, payTo, tc.error, tc.args...)
		})
	}
	t.Run("other offer", func(t *testing.T) {
		c := c.in(t)
		p := b.proof(t, 1, 0) // went elsewhere, and there it is a payment
		if _, err := c.onChain(c.source.address, nil, "verify", p, c.token.address, elsewhere); err != nil {
			t.Fatal(err)
		}
	})
	t.Run("log index past the end", func(t *testing.T) {
		c := c.in(t)
		c.refuseFor(b.proof(t, 0, 1), b.header.Hash(), c.token.address, payTo, "LogIndexOutOfRange", 1, 1)
		c.refuseFor(b.proof(t, 0, 1<<63), b.header.Hash(), c.token.address, payTo, "LogIndexOutOfRange", uint64(1<<63), 1)
	})
}

func TestNonceOnlyFromTheLogBefore(t *testing.T) {
	c := startChain(t)
	other := common.HexToAddress("0xb0b")
	oddTopic := used(payer, nonce(1))
	oddTopic.Topics[0] = transferTopic
	withData := used(payer, nonce(1))
	withData.Data = []byte{1}
	twoTopics := used(payer, nonce(1))
	twoTopics.Topics = twoTopics.Topics[:2]
	dirty := used(payer, nonce(1))
	dirty.Topics[1][0] = 1
	paid := transfer(payer, payTo, 7)
	cases := []struct {
		name    string
		entries []entry
		want    common.Hash
	}{
		{"directly before", []entry{used(payer, nonce(1)), paid}, nonce(1)},
		{"none", []entry{paid}, common.Hash{}},
		{"one between", []entry{used(payer, nonce(1)), transfer(payer, other, 1), paid}, common.Hash{}},
		{"after", []entry{transfer(payer, other, 1), paid, used(payer, nonce(1))}, common.Hash{}},
		{"of another payer", []entry{used(other, nonce(1)), paid}, common.Hash{}},
		{"of another token", []entry{used(payer, nonce(1)).by(c.other.address), paid}, common.Hash{}},
		{"another event", []entry{oddTopic, paid}, common.Hash{}},
		{"with data", []entry{withData, paid}, common.Hash{}},
		{"without nonce", []entry{twoTopics, paid}, common.Hash{}},
		{"upper bytes of payer", []entry{dirty, paid}, common.Hash{}},
	}
	b := c.together(func() {
		for i, tc := range cases {
			c.write(int64(len(cases)-i), tc.entries...)
		}
	})
	c.mine(1)
	for i, tc := range cases {
		t.Run(tc.name, func(t *testing.T) {
			c := c.in(t)
			at := uint64(0)
			for j, e := range tc.entries {
				if bytes.Equal(e.Data, paid.Data) {
					at = uint64(j)
				}
			}
			if got := c.accept(b.proof(t, uint64(i), at), b.header.Hash()); got.Nonce != tc.want {
				t.Fatalf("nonce %x, want %x", got.Nonce, tc.want)
			}
		})
	}
}

// in is the chain with the failures reported to a subtest.
func (c *chain) in(t *testing.T) *chain {
	inner := *c
	inner.t = t
	return &inner
}

func TestWrongIndexHasNoProof(t *testing.T) {
	c := startChain(t)
	b := c.paidIn(20)
	for _, wrong := range []uint64{0, 6, 8, 20, 128, 1 << 32} {
		p := b.proof(t, 7, 1)
		p.TxIndex = new(big.Int).SetUint64(wrong)
		c.refuseFor(p, b.header.Hash(), c.token.address, payTo, "ReceiptNotProven", wrong)
	}
	p := b.proof(t, 7, 1)
	p.TxIndex = new(big.Int).Lsh(big.NewInt(1), 64)
	c.refuseFor(p, b.header.Hash(), c.token.address, payTo, "ReceiptNotProven", p.TxIndex)
	p.TxIndex.Add(p.TxIndex, big.NewInt(7))
	c.refuseFor(p, b.header.Hash(), c.token.address, payTo, "ReceiptNotProven", p.TxIndex)
	if _, err := proof.BuildPayment(b.header, b.receipts, 20, 1); err == nil {
		t.Fatal("built a proof of a transaction that is not in the block")
	}
}

func TestTruncatedAndPaddedProofsAreRefused(t *testing.T) {
	c := startChain(t)
	b := c.paidIn(20)
	good := b.proof(t, 7, 1)
	hash := b.header.Hash()
	if len(good.Nodes) < 3 {
		t.Fatalf("the proof has only %d nodes", len(good.Nodes))
	}
	refused := func(name string, p proof.Proof, want string) {
		t.Helper()
		t.Run(name, func(t *testing.T) {
			c.in(t).refuseFor(p, hash, c.token.address, payTo, want)
		})
	}
	for i := range good.Nodes {
		without, twice := clone(good), clone(good)
		without.Nodes = append(without.Nodes[:i:i], good.Nodes[i+1:]...)
		refused("without a node", without, "ReceiptNotProven")
		twice.Nodes = append(append(twice.Nodes[:i:i], good.Nodes[i]), good.Nodes[i:]...)
		refused("a node twice", twice, "ReceiptNotProven")
		for name, node := range map[string][]byte{
			"node padded":    append(bytes.Clone(good.Nodes[i]), 0),
			"node truncated": good.Nodes[i][:len(good.Nodes[i])-1],
			"node empty":     {},
			"node changed":   flip(good.Nodes[i], len(good.Nodes[i])/2),
		} {
			p := clone(good)
			p.Nodes[i] = node
			refused(name, p, "ReceiptNotProven")
		}
	}
	p := clone(good)
	p.Nodes = append(p.Nodes, []byte{0x80})
	refused("a node too many", p, "ReceiptNotProven")
	p = clone(good)
	p.Nodes = nil
	refused("no nodes", p, "ReceiptNotProven")

	p = clone(good)
	p.Header = append(p.Header, 0)
	refused("header padded", p, "MalformedRLP")
	p = clone(good)
	p.Header = p.Header[:len(p.Header)-1]
	refused("header truncated", p, "MalformedRLP")
	p = clone(good)
	p.Header = flip(p.Header, 10) // the parent's hash
	refused("header changed", p, "HeaderMismatch")
	p = clone(good)
	p.Header = nil
	refused("no header", p, "MalformedRLP")
}

func clone(p proof.Proof) proof.Proof {
	nodes := make([][]byte, len(p.Nodes))
	for i := range nodes {
		nodes[i] = bytes.Clone(p.Nodes[i])
	}
	return proof.Proof{
		Header: bytes.Clone(p.Header), TxIndex: new(big.Int).Set(p.TxIndex), Nodes: nodes, LogIndex: new(big.Int).Set(p.LogIndex),
	}
}

func flip(b []byte, i int) []byte {
	out := bytes.Clone(b)
	out[i] ^= 1
	return out
}

func TestUnknownBlockIsRefused(t *testing.T) {
	c := startChain(t)
	b := c.paidIn(1)
	_, err := c.onChain(c.fixed.address, nil, "verify", b.proof(t, 0, 1), c.token.address, payTo)
	c.reverted(err, "BlockHashUnknown", b.header.Number)
}

func TestPaymentAfterAReorganization(t *testing.T) {
	c := startChain(t)
	var snapshot hexutil.Uint64
	c.rpc(&snapshot, "evm_snapshot")
	before := c.paidIn(3)
	old := before.proof(t, 1, 1)
	kept := c.accept(old, before.header.Hash())

	var reverted bool
	c.rpc(&reverted, "evm_revert", snapshot)
	c.rpc(nil, "evm_setNextBlockTimestamp", hexutil.Uint64(before.header.Time+30))
	after := c.paidIn(3)
	if after.header.Number.Cmp(before.header.Number) != 0 || after.header.Hash() == before.header.Hash() {
		t.Fatal("the payment's block was not replaced")
	}
	c.refuseFor(old, after.header.Hash(), c.token.address, payTo, "HeaderMismatch", before.header.Hash(), after.header.Hash())
	again := c.accept(after.proof(t, 1, 1), after.header.Hash())
	if again.Key == kept.Key {
		t.Fatal("the key survived the reorganization")
	}
	if again.Nonce != kept.Nonce || again.Payer != kept.Payer {
		t.Fatal("the authorization's nonce did not survive the reorganization")
	}
}
