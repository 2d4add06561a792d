package proof_test

import (
	"bytes"
	"encoding/hex"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethdb/memorydb"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/trie"

	"github.com/redress-protocol/redress/evidence/proof"
)

// seed makes every run the same. Failures print the round.
const seed = 0x2edf

// pairs is a trie's content with prefix-free keys.
type pairs map[string][]byte

// prove builds the trie with go-ethereum and returns root and the nodes on the way to key.
func (p pairs) prove(key []byte) (common.Hash, [][]byte) {
	var way string
	for _, n := range hex.EncodeToString(key) {
		way += string(n)
	}
	byDepth := map[int][]byte{}
	stack := trie.NewStackTrie(func(path []byte, _ common.Hash, blob []byte) {
		var at string
		for _, n := range path {
			at += string("0123456789abcdef"[n])
		}
		if len(at) <= len(way) && way[:len(at)] == at {
			byDepth[len(path)] = bytes.Clone(blob)
		}
	})
	keys := make([]string, 0, len(p))
	for k := range p {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for _, k := range keys {
		if err := stack.Update([]byte(k), p[k]); err != nil {
			panic(err)
		}
	}
	root := stack.Hash()
	var nodes [][]byte
	for depth := 0; depth <= len(way); depth++ {
		if blob, ok := byDepth[depth]; ok {
			nodes = append(nodes, blob)
		}
	}
	return root, nodes
}

// randomPairs has either RLP indices with small values, so that nodes stand inside their parents, or hashed keys.
func randomPairs(r *rand.Rand) (pairs, []byte) {
	p, n := pairs{}, 1+r.IntN(40)
	if r.IntN(2) == 0 {
		n = 1 + r.IntN(300)
	}
	hashed := r.IntN(2) == 0
	var key []byte
	for i := range n {
		k := rlp.AppendUint64(nil, uint64(i))
		if hashed {
			k = crypto.Keccak256(k)[:1+31*r.IntN(2)]
		}
		value := make([]byte, 1+r.IntN(60)*r.IntN(2))
		for j := range value {
			value[j] = byte(r.IntN(256))
		}
		if p.clashes(k) {
			continue
		}
		p[string(k)] = value
		if key == nil || r.IntN(n) == 0 {
			key = k
		}
	}
	return p, key
}

func (p pairs) clashes(key []byte) bool {
	for k := range p {
		if bytes.HasPrefix(key, []byte(k)) || bytes.HasPrefix([]byte(k), key) {
			return true
		}
	}
	return false
}

// mutate changes one byte of, inserts into or cuts one node and gives all its ancestors the new hash.
func mutate(r *rand.Rand, nodes [][]byte) (common.Hash, [][]byte) {
	out := make([][]byte, len(nodes))
	for i := range nodes {
		out[i] = bytes.Clone(nodes[i])
	}
	at := r.IntN(len(out))
	before := crypto.Keccak256(out[at])
	out[at] = mutateBytes(r, out[at])
	for i := at; i > 0; i-- {
		parent := crypto.Keccak256(out[i-1])
		out[i-1] = bytes.Replace(out[i-1], before, crypto.Keccak256(out[i]), 1)
		before = parent
	}
	return crypto.Keccak256Hash(out[0]), out
}

func mutateBytes(r *rand.Rand, b []byte) []byte {
	if len(b) == 0 {
		return []byte{byte(r.IntN(256))}
	}
	// Structure is at the beginning of nodes more often than anywhere else.
	i := r.IntN(len(b))
	if r.IntN(2) == 0 {
		i = r.IntN(min(len(b), 8))
	}
	odd := []byte{0, 1, 0x20, 0x7f, 0x80, 0x81, 0xa0, 0xa1, 0xb7, 0xb8, 0xb9, 0xbf, 0xc0, 0xf7, 0xf8, 0xf9, 0xff}
	b = bytes.Clone(b)
	switch r.IntN(5) {
	case 0:
		b[i] ^= 1 << r.IntN(8)
	case 1:
		b[i] = odd[r.IntN(len(odd))]
	case 2:
		b = slices.Insert(b, i, odd[r.IntN(len(odd))])
	case 3:
		b = slices.Delete(b, i, i+1)
	default:
		b = append(b, odd[r.IntN(len(odd))])
	}
	return b
}

// TestTrieWalksAgree compares four walks. Ours in Go and Solidity must agree on everything. go-ethereum's and
// OpenZeppelin's must find the same on every proof as built, and never another value on a changed one: they are stricter
// beside the path (every sibling is decoded) and laxer on it (other encodings, extra nodes).
func TestTrieWalksAgree(t *testing.T) {
	c := startChain(t)
	r := rand.New(rand.NewPCG(seed, 1))
	found, refused := 0, 0
	for round := range 1200 {
		p, key := randomPairs(r)
		root, nodes := p.prove(key)
		if round%4 == 0 {
			if got := c.find(root, key, nodes, true); !bytes.Equal(got, p[string(key)]) {
				t.Fatalf("round %d: found %x, want %x", round, got, p[string(key)])
			}
			continue
		}
		root, nodes = mutate(r, nodes)
		if got := c.find(root, key, nodes, false); got != nil {
			found++
		} else {
			refused++
		}
		if t.Failed() {
			t.Fatalf("round %d: root %s key %x nodes %x", round, root, key, nodes)
		}
	}
	if found < 10 || refused < 100 {
		t.Fatalf("%d changed proofs still held, %d did not: the changes test nothing", found, refused)
	}
}

// find looks a key up by all four walks and returns the value that ours agree on, nil for none. The others must find it
// too when all is set.
func (c *chain) find(root common.Hash, key []byte, nodes [][]byte, all bool) []byte {
	c.t.Helper()
	want, err := proof.Lookup(root, key, nodes)
	if err != nil {
		want = nil
	}
	out, err := c.call(c.harness, nil, "find", root, key, nodes)
	var got []byte
	if err == nil && len(out[0].([]byte)) > 0 {
		got = out[0].([]byte)
	}
	if !bytes.Equal(got, want) {
		c.t.Errorf("contract found %x, go %x", got, want)
	}
	if want == nil {
		return nil
	}
	db := memorydb.New()
	for _, n := range nodes {
		if err := db.Put(crypto.Keccak256(n), n); err != nil {
			c.t.Fatal(err)
		}
	}
	if value, err := trie.VerifyProof(root, key, db); (err == nil || all) && !bytes.Equal(value, want) {
		c.t.Errorf("go-ethereum found %x, %v, ours %x", value, err, want)
	}
	out, err = c.call(c.harness, nil, "findReference", root, key, nodes)
	if (err == nil || all) && (err != nil || !bytes.Equal(out[0].([]byte), want)) {
		c.t.Errorf("OpenZeppelin found %x, %v, ours %x", out, err, want)
	}
	return want
}

// TestChangedBlocksAgree changes bytes of headers and receipts, rebuilds everything above the change, and requires Go
// and the contract to see the same payment or to refuse with the same error.
func TestChangedBlocksAgree(t *testing.T) {
	c := startChain(t)
	b := c.together(func() {
		c.write(9, append(pay(1, nonce(1)), transfer(payer, payTo, 2))...)
		c.write(8, transfer(payer, payTo, 3), entry{Data: make([]byte, 300)}, transfer(payer, payTo, 4))
		c.write(7, pay(5, nonce(5))...)
	})
	header, receipts := b.raw(t)
	r := rand.New(rand.NewPCG(seed, 2))
	held, refused := 0, map[string]int{}
	for round := range 1500 {
		txIndex := uint64(r.IntN(len(receipts)))
		logIndex := uint64(r.IntN(3))
		changedHeader, changed := header, slices.Clone(receipts)
		if r.IntN(4) > 0 {
			changed[txIndex] = mutateReceipt(r, receipts[txIndex])
		} else {
			changedHeader = mutateBytes(r, header)
		}
		p, ok := c.rebuild(b.header.ReceiptHash, changedHeader, changed, txIndex, logIndex)
		if !ok {
			continue
		}
		name := c.compare(round, p)
		if name == "" {
			held++
		} else {
			refused[name]++
		}
	}
	t.Logf("held %d, refused %v", held, refused)
	if held < 50 || len(refused) < 6 {
		t.Fatalf("held %d, refused %v: the changes test too little", held, refused)
	}
}

// mutateReceipt changes a byte anywhere, or within the first bytes of the receipt or of its logs.
func mutateReceipt(r *rand.Rand, receipt []byte) []byte {
	const logsAt = 1 + 3 + 1 + 4 + 3 + 256 // about: type, list, status, gas, bloom
	if len(receipt) <= logsAt || r.IntN(3) == 0 {
		return mutateBytes(r, receipt)
	}
	return append(bytes.Clone(receipt[:logsAt]), mutateBytes(r, receipt[logsAt:])...)
}

// rebuild gives a proof under a header that commits to the given receipts; false when the header holds no root to replace.
func (c *chain) rebuild(oldRoot common.Hash, header []byte, receipts [][]byte, txIndex, logIndex uint64) (proof.Proof, bool) {
	c.t.Helper()
	content := pairs{}
	for i, raw := range receipts {
		content[string(rlp.AppendUint64(nil, uint64(i)))] = raw
	}
	root, nodes := content.prove(rlp.AppendUint64(nil, txIndex))
	if !bytes.Contains(header, oldRoot[:]) {
		return proof.Proof{}, false
	}
	return proof.Proof{
		Header:  bytes.Replace(header, oldRoot[:], root[:], 1),
		TxIndex: big64(txIndex), Nodes: nodes, LogIndex: big64(logIndex),
	}, true
}

// compare returns the error's name that both gave, empty when both accepted.
func (c *chain) compare(round int, p proof.Proof) string {
	c.t.Helper()
	hash, number := crypto.Keccak256Hash(p.Header), uint64(0)
	if fields, err := proof.DecodeHeader(p.Header); err == nil {
		number = fields.Number
	}
	want, wantErr := proof.VerifyPayment(p, hash, c.token.address, payTo)
	got, err := c.onChain(c.fixed.address, c.vouch(number, hash), "verify", p, c.token.address, payTo)
	if wantErr != nil {
		c.reverted(err, solidityName(wantErr))
		return solidityName(wantErr)
	}
	if err != nil {
		c.t.Fatalf("round %d: contract refused with %v what go accepts: %x", round, err, p.Header)
	}
	c.same(got, want)
	// The reference decodes what is beside the way too, and so may refuse; it must not see another payment.
	got, err = c.onChain(c.fixed.address, c.vouch(number, hash), "verifyReference", p, c.token.address, payTo)
	if err == nil {
		c.same(got, want)
	}
	return ""
}
