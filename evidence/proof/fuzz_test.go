package proof_test

import (
	"bytes"
	"encoding/json"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethdb/memorydb"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/trie"

	"github.com/redress-protocol/redress/evidence/proof"
)

var fuzzToken = common.HexToAddress("0x70ce")

// sampleReceipts are three receipts with a payment each, and the header of their block.
func sampleReceipts() (*types.Header, types.Receipts) {
	var receipts types.Receipts
	for i := range 3 {
		var logs []*types.Log
		for _, e := range pay(int64(i+1), nonce(int64(i))) {
			log := &types.Log{Address: fuzzToken, Data: e.Data}
			for _, topic := range e.Topics {
				log.Topics = append(log.Topics, topic)
			}
			logs = append(logs, log)
		}
		receipts = append(receipts, &types.Receipt{Type: uint8(i), Status: 1, CumulativeGasUsed: uint64(i + 1), Logs: logs})
	}
	header := &types.Header{
		ReceiptHash: types.DeriveSha(receipts, trie.NewStackTrie(nil)), Number: big.NewInt(9), Time: 1_700_000_000,
		Difficulty: new(big.Int), BaseFee: big.NewInt(7),
	}
	return header, receipts
}

func sampleProof(t testing.TB) (proof.Proof, common.Hash) {
	t.Helper()
	header, receipts := sampleReceipts()
	p, err := proof.BuildPayment(header, receipts, 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	return p, header.Hash()
}

func FuzzDecodeHeader(f *testing.F) {
	p, _ := sampleProof(f)
	f.Add(p.Header)
	f.Add([]byte{0xc0})
	f.Fuzz(func(t *testing.T, data []byte) {
		got, err := proof.DecodeHeader(data)
		var want types.Header
		if rlp.DecodeBytes(data, &want) != nil || !want.Number.IsUint64() {
			return
		}
		if err != nil {
			t.Fatalf("refused a header that go-ethereum reads: %v", err)
		}
		if got.Number != want.Number.Uint64() || got.Time != want.Time || got.StateRoot != want.Root ||
			got.ReceiptsRoot != want.ReceiptHash || got.TxRoot != want.TxHash || got.ParentHash != want.ParentHash {
			t.Fatalf("read %+v, go-ethereum %+v", got, want)
		}
	})
}

// FuzzVerifyPayment lets the fuzzer write the receipt itself: the trie above it is always right.
func FuzzVerifyPayment(f *testing.F) {
	_, receipts := sampleReceipts()
	for _, r := range receipts {
		raw, err := r.MarshalBinary()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(raw, uint64(1))
	}
	f.Fuzz(func(t *testing.T, receipt []byte, logIndex uint64) {
		if len(receipt) == 0 {
			return
		}
		header, _ := sampleReceipts()
		root, nodes := pairs{string([]byte{0x80}): receipt}.prove([]byte{0x80})
		header.ReceiptHash = root
		p := proof.Proof{Header: encode(header), TxIndex: new(big.Int), Nodes: nodes, LogIndex: new(big.Int).SetUint64(logIndex)}
		got, err := proof.VerifyPayment(p, header.Hash(), fuzzToken, payTo)
		if err != nil {
			return
		}
		var want types.Receipt
		if want.UnmarshalBinary(receipt) != nil {
			return // a type or fields that go-ethereum does not know
		}
		log := want.Logs[logIndex]
		if want.Status != 1 || log.Address != fuzzToken || log.Topics[0] != transferTopic ||
			got.Payer != common.BytesToAddress(log.Topics[1][:]) || got.Amount.Bytes32() != [32]byte(log.Data) ||
			log.Topics[2] != common.BytesToHash(payTo[:]) {
			t.Fatalf("payment %+v of log %+v", got, log)
		}
	})
}

// FuzzStateProofs lets the fuzzer write the last node of an account or storage proof; its ancestors follow.
func FuzzStateProofs(f *testing.F) {
	address, slot := common.HexToAddress("0xacc"), common.HexToHash("0x51")
	account := encode(&types.StateAccount{Balance: fuzzBalance, Root: types.EmptyRootHash, CodeHash: types.EmptyCodeHash[:]})
	f.Add(account)
	f.Add(encode([]byte{1, 2, 3}))
	f.Add([]byte{0x80})
	f.Fuzz(func(t *testing.T, value []byte) {
		if len(value) == 0 {
			return
		}
		for _, key := range [][]byte{crypto.Keccak256(address[:]), crypto.Keccak256(slot[:])} {
			content := pairs{string(key): value, string(crypto.Keccak256([]byte("sibling"))): {1}}
			root, nodes := content.prove(key)
			if a, err := proof.VerifyAccount(root, address, nodes); err == nil && a.Exists() {
				var want types.StateAccount
				if err := rlp.DecodeBytes(value, &want); err != nil || want.Nonce != a.Nonce || !want.Balance.Eq(a.Balance) {
					t.Fatalf("account %+v, go-ethereum %+v, %v", a, want, err)
				}
			}
			if word, err := proof.VerifyStorage(root, slot, nodes); err == nil && word != (common.Hash{}) {
				var want []byte
				if err := rlp.DecodeBytes(value, &want); err != nil || common.BytesToHash(want) != word {
					t.Fatalf("slot %s, go-ethereum %x, %v", word, want, err)
				}
			}
		}
	})
}

// FuzzLookup lets the fuzzer write every node.
func FuzzLookup(f *testing.F) {
	content := pairs{"\x80": []byte("zero"), "\x01": []byte("one"), "\x02": bytes.Repeat([]byte{2}, 40)}
	for k := range content {
		_, nodes := content.prove([]byte(k))
		nodes = append(nodes, nil, nil)
		f.Add([]byte(k), nodes[0], nodes[1])
	}
	f.Fuzz(func(t *testing.T, key, first, second []byte) {
		if len(key) == 0 || len(first) == 0 {
			return
		}
		nodes := [][]byte{first}
		if len(second) > 0 {
			nodes = append(nodes, second)
		}
		root := crypto.Keccak256Hash(first)
		got, err := proof.Lookup(root, key, nodes)
		if err != nil || got == nil {
			return
		}
		db := memorydb.New()
		for _, n := range nodes {
			if err := db.Put(crypto.Keccak256(n), n); err != nil {
				t.Fatal(err)
			}
		}
		if want, err := trie.VerifyProof(root, key, db); err == nil && !bytes.Equal(got, want) {
			t.Fatalf("found %x, go-ethereum %x", got, want)
		}
	})
}

func FuzzProofJSON(f *testing.F) {
	p, _ := sampleProof(f)
	raw, err := json.Marshal(p)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	f.Fuzz(func(t *testing.T, data []byte) {
		var p proof.Proof
		if json.Unmarshal(data, &p) != nil {
			return
		}
		again, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		var q proof.Proof
		if err := json.Unmarshal(again, &q); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(p.Header, q.Header) || p.TxIndex.Cmp(q.TxIndex) != 0 || p.LogIndex.Cmp(q.LogIndex) != 0 || len(p.Nodes) != len(q.Nodes) {
			t.Fatalf("%s became %s", data, again)
		}
	})
}

func FuzzHopJSON(f *testing.F) {
	raw, err := json.Marshal(proof.Hop{Header: []byte{1}, AccountProof: [][]byte{{2}}, StorageProof: [][]byte{{3}, {}}, Target: 4})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	f.Fuzz(func(t *testing.T, data []byte) {
		var h proof.Hop
		if json.Unmarshal(data, &h) != nil {
			return
		}
		if _, err := h.Verify(crypto.Keccak256Hash(h.Header)); err == nil {
			t.Fatalf("proved a block from nothing: %s", data)
		}
		if _, err := json.Marshal(h); err != nil {
			t.Fatal(err)
		}
	})
}

func FuzzStateProofJSON(f *testing.F) {
	f.Add([]byte(`{"accountProof":["0x01"],"storageProof":[{"key":"0x0","value":"0x1","proof":["0x02"]}]}`))
	f.Add([]byte(`{"storageProof":[{"key":"0x0000000000000000000000000000000000000000000000000000000000000007","proof":[]}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var s proof.StateProof
		_ = json.Unmarshal(data, &s) // must not panic; what it holds is trusted by nobody
	})
}
