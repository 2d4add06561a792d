package proof_test

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/evidence/proof"
)

// acceptBlock verifies with Go and with the contract, and requires what each payment's own proof gives.
func (c *chain) acceptBlock(b block, positions []proof.Position) {
	c.t.Helper()
	hash := b.header.Hash()
	p, err := proof.BuildBlock(b.header, b.receipts, positions)
	if err != nil {
		c.t.Fatalf("build: %v", err)
	}
	got, err := proof.VerifyBlock(p, hash, c.token.address, payTo)
	if err != nil {
		c.t.Fatalf("go refused: %v", err)
	}
	onChain, err := c.blockOnChain(p)
	if err != nil {
		c.t.Fatalf("contract refused: %v", err)
	}
	if len(got) != len(positions) || len(onChain) != len(positions) {
		c.t.Fatalf("%d payments in go, %d on chain, want %d", len(got), len(onChain), len(positions))
	}
	for i, at := range positions {
		want, err := proof.VerifyPayment(b.proof(c.t, at.TxIndex, at.LogIndex), hash, c.token.address, payTo)
		if err != nil {
			c.t.Fatal(err)
		}
		c.same(got[i], want)
		s, amount := onChain[i], new(uint256.Int)
		amount.SetFromBig(s.Amount)
		c.same(proof.Payment{Key: s.Key, Payer: s.Payer, Amount: amount, BlockHash: hash, BlockNumber: s.BlockNumber.Uint64(),
			Time: s.Time.Uint64(), Nonce: s.Nonce}, want)
	}
}

func (c *chain) blockOnChain(p proof.BlockProof) ([]solidityPayment, error) {
	out, err := c.call(c.harness, nil, "verifyBlock", p, c.source.address, c.token.address, payTo)
	if err != nil {
		return nil, err
	}
	return *abi.ConvertType(out[0], new([]solidityPayment)).(*[]solidityPayment), nil
}

// batches writes txs transactions of n payments each into one block. The Transfer of payment i is log 2i+1.
func (c *chain) batches(txs, n int) (b block, all []proof.Position) {
	c.t.Helper()
	b = c.together(func() {
		for tx := range txs {
			var entries []entry
			for i := range n {
				entries = append(entries, pay(int64(100*tx+i+1), nonce(int64(100*tx+i)))...)
			}
			c.write(int64(txs-tx), entries...)
		}
	})
	c.mine(1)
	for tx := range txs {
		for i := range n {
			all = append(all, proof.Position{TxIndex: uint64(tx), LogIndex: uint64(2*i + 1)})
		}
	}
	return b, all
}

func TestManyPaymentsOfOneBlock(t *testing.T) {
	c := startChain(t)
	r := rand.New(rand.NewPCG(seed, 1))
	for _, size := range [][2]int{{1, 1}, {1, 32}, {25, 4}, {130, 1}} {
		b, all := c.batches(size[0], size[1])
		c.acceptBlock(b, all)
		for range 5 {
			some := slices.DeleteFunc(slices.Clone(all), func(proof.Position) bool { return r.IntN(3) != 0 })
			if len(some) > 0 {
				c.acceptBlock(b, some)
			}
		}
	}
}

func TestPositionsInAnyOrderGiveOneProof(t *testing.T) {
	c := startChain(t)
	b, all := c.batches(3, 3)
	mixed := append(slices.Clone(all), all...)
	slices.Reverse(mixed)
	p, err := proof.BuildBlock(b.header, b.receipts, mixed)
	if err != nil {
		t.Fatal(err)
	}
	got, err := proof.VerifyBlock(p, b.header.Hash(), c.token.address, payTo)
	if err != nil || len(got) != len(all) {
		t.Fatalf("%d payments, %v", len(got), err)
	}
}

// Order is what keeps a payment from counting twice; both implementations refuse for the same reason.
func TestBlockProofsThatAreRefused(t *testing.T) {
	c := startChain(t)
	b, all := c.batches(2, 2)
	fresh := func() proof.BlockProof {
		p, err := proof.BuildBlock(b.header, b.receipts, all)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	for name, k := range map[string]struct {
		edit func(*proof.BlockProof)
		want error
		sol  string
	}{
		"log twice":         {func(p *proof.BlockProof) { p.Receipts[0].LogIndexes[1] = p.Receipts[0].LogIndexes[0] }, proof.ErrNotAscending, "NotAscending"},
		"logs descend":      {func(p *proof.BlockProof) { slices.Reverse(p.Receipts[1].LogIndexes) }, proof.ErrNotAscending, "NotAscending"},
		"transaction twice": {func(p *proof.BlockProof) { p.Receipts[1] = p.Receipts[0] }, proof.ErrNotAscending, "NotAscending"},
		"transactions fall": {func(p *proof.BlockProof) { slices.Reverse(p.Receipts) }, proof.ErrNotAscending, "NotAscending"},
		"no receipt":        {func(p *proof.BlockProof) { p.Receipts = nil }, proof.ErrEmptyProof, "NoPayment"},
		"no log":            {func(p *proof.BlockProof) { p.Receipts[1].LogIndexes = nil }, proof.ErrEmptyProof, "NoPayment"},
		"no transfer":       {func(p *proof.BlockProof) { p.Receipts[0].LogIndexes = []*big.Int{big.NewInt(2)} }, proof.ErrNotATransfer, "NotATransfer"},
		"foreign nodes":     {func(p *proof.BlockProof) { p.Receipts[1].Nodes = p.Receipts[0].Nodes }, proof.ErrReceiptNotProven, "ReceiptNotProven"},
		"past the end":      {func(p *proof.BlockProof) { p.Receipts[0].LogIndexes[1] = big.NewInt(4) }, new(proof.LogIndexError), "LogIndexOutOfRange"},
	} {
		p := fresh()
		k.edit(&p)
		_, err := proof.VerifyBlock(p, b.header.Hash(), c.token.address, payTo)
		if at := new(proof.LogIndexError); !errors.Is(err, k.want) && !(errors.As(err, &at) && k.sol == "LogIndexOutOfRange") {
			t.Errorf("%s: go says %v", name, err)
		}
		_, err = c.blockOnChain(p)
		if name == "foreign nodes" && err != nil {
			continue // which of the trie's errors comes first is not promised
		}
		c.in(t).reverted(err, k.sol)
	}
	unnamed := fresh()
	unnamed.Receipts[0].LogIndexes[1] = nil
	if _, err := proof.VerifyBlock(unnamed, b.header.Hash(), c.token.address, payTo); !errors.Is(err, proof.ErrTooLarge) {
		t.Errorf("a log without index: %v", err)
	}
	if _, err := proof.VerifyBlock(fresh(), common.Hash{1}, c.token.address, payTo); !errors.Is(err, proof.ErrHeaderMismatch) {
		t.Errorf("another block: %v", err)
	}
	if _, err := proof.BuildBlock(b.header, b.receipts, []proof.Position{{TxIndex: 2}}); !errors.Is(err, proof.ErrReceiptNotProven) {
		t.Errorf("no such transaction: %v", err)
	}
	if _, err := proof.BuildBlock(b.header, b.receipts, nil); !errors.Is(err, proof.ErrEmptyProof) {
		t.Errorf("nothing: %v", err)
	}
}
