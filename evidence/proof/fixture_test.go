package proof_test

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/proof"
)

var update = flag.Bool("update", false, "write the fixture of the Solidity tests anew from a local chain")

// fixture is a proof of a real block for the tests that run without a chain.
type fixture struct {
	BlockHash common.Hash     `json:"blockHash"`
	Header    hexutil.Bytes   `json:"header"`
	TxIndex   uint64          `json:"txIndex"`
	Nodes     []hexutil.Bytes `json:"nodes"`
	LogIndex  uint64          `json:"logIndex"`
	Token     common.Address  `json:"token"`
	PayTo     common.Address  `json:"payTo"`
	Payer     common.Address  `json:"payer"`
	Amount    uint64          `json:"amount"`
	Number    uint64          `json:"number"`
	Time      uint64          `json:"time"`
	Nonce     common.Hash     `json:"nonce"`
}

func fixturePath(t *testing.T) string {
	t.Helper()
	root, err := devnet.RepositoryRoot()
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(root, "contracts/test/testdata/payment_proof.json")
}

// TestFixture holds the committed proof to what this package says of it. With -update it is first made anew: the second of
// three payments of transaction 11 in a block of 20.
func TestFixture(t *testing.T) {
	if *update {
		writeFixture(t)
	}
	raw, err := os.ReadFile(fixturePath(t))
	if err != nil {
		t.Fatal(err)
	}
	var f fixture
	if err := json.Unmarshal(raw, &f); err != nil {
		t.Fatal(err)
	}
	p := proof.Proof{Header: f.Header, TxIndex: big64(f.TxIndex), LogIndex: big64(f.LogIndex)}
	for _, n := range f.Nodes {
		p.Nodes = append(p.Nodes, n)
	}
	got, err := proof.VerifyPayment(p, f.BlockHash, f.Token, f.PayTo)
	if err != nil {
		t.Fatal(err)
	}
	if got.Payer != f.Payer || got.Amount.Uint64() != f.Amount || got.BlockNumber != f.Number || got.Time != f.Time || got.Nonce != f.Nonce {
		t.Fatalf("payment %+v, fixture %+v", got, f)
	}
}

func writeFixture(t *testing.T) {
	t.Helper()
	c := startChain(t)
	b := c.together(func() {
		for i := range int64(20) {
			var entries []entry
			for j := range int64(3) {
				entries = append(entries, pay(1000*i+j+1, nonce(3*i+j))...)
			}
			c.write(20-i, entries...)
		}
	})
	p := b.proof(t, 11, 3)
	payment, err := proof.VerifyPayment(p, b.header.Hash(), c.token.address, payTo)
	if err != nil {
		t.Fatal(err)
	}
	f := fixture{
		BlockHash: b.header.Hash(), Header: p.Header, TxIndex: 11, LogIndex: 3, Token: c.token.address, PayTo: payTo,
		Payer: payment.Payer, Amount: payment.Amount.Uint64(), Number: payment.BlockNumber, Time: payment.Time, Nonce: payment.Nonce,
	}
	for _, n := range p.Nodes {
		f.Nodes = append(f.Nodes, n)
	}
	raw, err := json.MarshalIndent(f, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(fixturePath(t), append(raw, '\n'), 0o644); err != nil {
		t.Fatal(err)
	}
}
