package proof_test

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/redress-protocol/redress/evidence/proof"
)

// TestGas prints what a proof costs and what it would cost with OpenZeppelin's libraries, and holds the cost below
// bounds. "verify" is the verification alone; "transaction" is a whole transaction that does nothing else, where the
// calldata floor of EIP-7623 may be what counts.
func TestGas(t *testing.T) {
	c := startChain(t)
	batch := func() block {
		var entries []entry
		for i := range 32 {
			entries = append(entries, pay(int64(i+1), nonce(int64(i)))...)
		}
		b := c.together(func() { c.write(0, entries...) })
		c.mine(1)
		return b
	}
	rows := []struct {
		name     string
		block    block
		tx, log  uint64
		max      uint64 // gas of the verification alone
		minRatio uint64 // of the reference's gas to ours, in tenths
	}{
		{"alone", c.paidIn(1), 0, 1, 15_000, 55},
		{"20 transactions", c.paidIn(20), 11, 1, 21_000, 55},
		{"200 transactions", c.paidIn(200), 199, 1, 27_000, 55},
		{"batch of 32, last", batch(), 0, 63, 29_000, 55},
	}
	var table strings.Builder
	fmt.Fprintf(&table, "\n%-20s %10s %10s %12s %12s %9s\n", "payment", "verify", "reference", "transaction", "reference", "calldata")
	for _, row := range rows {
		p := row.block.proof(t, row.tx, row.log)
		ours, theirs := c.measure("measure", p), c.measure("measureReference", p)
		full, data := c.wholeTransaction("verify", p)
		fullReference, _ := c.wholeTransaction("verifyReference", p)
		fmt.Fprintf(&table, "%-20s %10d %10d %12d %12d %9d\n", row.name, ours, theirs, full, fullReference, data)
		if ours > row.max {
			t.Errorf("%s: %d gas, more than %d", row.name, ours, row.max)
		}
		if theirs*10 < ours*row.minRatio {
			t.Errorf("%s: %d gas, reference %d: less than %d.%d times cheaper", row.name, ours, theirs, row.minRatio/10, row.minRatio%10)
		}
	}
	t.Log(table.String())
}

func (c *chain) measure(method string, p proof.Proof) uint64 {
	c.t.Helper()
	out, err := c.call(c.harness, nil, method, solidityProof(p), c.source.address, c.token.address, payTo)
	if err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
	return out[0].(*big.Int).Uint64()
}

// wholeTransaction gives the gas of a transaction that only verifies, and the bytes of its calldata.
func (c *chain) wholeTransaction(method string, p proof.Proof) (gas uint64, calldata int) {
	c.t.Helper()
	data, err := c.harness.abi.Pack(method, solidityProof(p), c.source.address, c.token.address, common.Address(payTo))
	if err != nil {
		c.t.Fatal(err)
	}
	receipt := c.receipt(c.send(map[string]any{"to": c.harness.address, "data": hexutil.Bytes(data)}))
	if receipt.Status != 1 {
		c.t.Fatalf("%s failed", method)
	}
	return receipt.GasUsed, len(data)
}
