package proof_test

import (
	"math/big"
	"reflect"
	"slices"
	"testing"

	"github.com/redress-protocol/redress/evidence/proof"
)

// FuzzVerifyBlock lets the fuzzer write a receipt and two positions in it: many payments of a block are exactly the single
// ones, in ascending order.
func FuzzVerifyBlock(f *testing.F) {
	_, receipts := sampleReceipts()
	for _, r := range receipts {
		raw, err := r.MarshalBinary()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(raw, uint64(0), uint64(1))
		f.Add(raw, uint64(1), uint64(1))
	}
	twice := *receipts[0] // two payments in one receipt: the only shape that is accepted
	twice.Logs = slices.Concat(receipts[0].Logs, receipts[1].Logs)
	raw, err := twice.MarshalBinary()
	if err != nil {
		f.Fatal(err)
	}
	for i := range uint64(len(twice.Logs)) {
		for k := range uint64(len(twice.Logs)) {
			f.Add(raw, i, k)
		}
	}
	f.Fuzz(func(t *testing.T, receipt []byte, first, second uint64) {
		if len(receipt) == 0 {
			return
		}
		header, _ := sampleReceipts()
		root, nodes := pairs{string([]byte{0x80}): receipt}.prove([]byte{0x80})
		header.ReceiptHash = root
		raw, at := encode(header), []*big.Int{new(big.Int).SetUint64(first), new(big.Int).SetUint64(second)}
		var want []proof.Payment
		for _, logIndex := range at {
			single, err := proof.VerifyPayment(proof.Proof{Header: raw, TxIndex: new(big.Int), Nodes: nodes, LogIndex: logIndex}, header.Hash(), fuzzToken, payTo)
			if err == nil {
				want = append(want, single)
			}
		}
		got, err := proof.VerifyBlock(proof.BlockProof{Header: raw, Receipts: []proof.ReceiptProof{{TxIndex: new(big.Int), Nodes: nodes, LogIndexes: at}}},
			header.Hash(), fuzzToken, payTo)
		if (err == nil) != (len(want) == 2 && first < second) {
			t.Fatalf("%d single payment(s) at %d and %d, together: %v", len(want), first, second, err)
		}
		if err == nil && !reflect.DeepEqual(got, want) {
			t.Fatalf("%+v, singly %+v", got, want)
		}
	})
}
