package proof_test

import (
	"bytes"
	"testing"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/evidence/proof"
)

// TestTrieShapes covers nodes that no trie has, each one away from a proof that holds. Keys are two bytes.
func TestTrieShapes(t *testing.T) {
	c := startChain(t)
	key := []byte{0xab, 0xcd}
	value := bytes.Repeat([]byte{7}, 40)
	leaf := encode([]any{[]byte{0x3b, 0xcd}, value})
	branchTo := func(reference rlp.RawValue, slots int) []byte {
		items := make([]rlp.RawValue, slots)
		for i := range items {
			items[i] = rlp.EmptyString
		}
		items[0xa] = reference
		return encode(items)
	}
	to := func(node []byte) rlp.RawValue { return encode(crypto.Keccak256(node)) }
	inline := encode([]any{[]byte{0x3b, 0xcd}, []byte("short")})

	holds := map[string]struct {
		nodes [][]byte
		want  []byte
	}{
		"leaf below a branch":      {[][]byte{branchTo(to(leaf), 17), leaf}, value},
		"leaf alone":               {[][]byte{encode([]any{[]byte{0x20, 0xab, 0xcd}, value})}, value},
		"leaf inside the branch":   {[][]byte{branchTo(inline, 17)}, []byte("short")},
		"leaf inside an extension": {[][]byte{encode([]any{[]byte{0x1a}, rlp.RawValue(inline)})}, []byte("short")},
	}
	for name, tc := range holds {
		t.Run(name, func(t *testing.T) {
			if got := c.in(t).find(crypto.Keccak256Hash(tc.nodes[0]), key, tc.nodes, true); !bytes.Equal(got, tc.want) {
				t.Fatalf("found %x", got)
			}
		})
	}
	long := encode([]any{[]byte{0x3b, 0xcd}, bytes.Repeat([]byte{7}, 27)}) // 32 bytes
	if len(long) != 32 {
		t.Fatalf("the long inline node has %d bytes", len(long))
	}
	for name, nodes := range map[string][][]byte{
		"reference of 33 bytes":          {branchTo(encode(append(crypto.Keccak256(leaf), 1)), 17), leaf},
		"reference of 31 bytes":          {branchTo(encode(crypto.Keccak256(leaf)[:31]), 17), leaf},
		"empty reference":                {branchTo(rlp.EmptyString, 17), leaf},
		"inline node of 32 bytes":        {branchTo(long, 17)},
		"inline node as its own element": {branchTo(inline, 17), inline},
		"branch of 16":                   {branchTo(to(leaf), 16), leaf},
		"branch of 18":                   {branchTo(to(leaf), 18), leaf},
		"leaf of three items":            {branchTo(to(encode([]any{[]byte{0x3b, 0xcd}, value, value})), 17), encode([]any{[]byte{0x3b, 0xcd}, value, value})},
		"leaf of one item":               {encode([]any{[]byte{0x20, 0xab, 0xcd}})},
		"node is no list":                {encode([]byte{0x20, 0xab, 0xcd})},
		"nothing":                        {{}},
		"path flag of 4":                 {encode([]any{[]byte{0x40, 0xab, 0xcd}, value})},
		"path padding":                   {encode([]any{[]byte{0x21, 0xab, 0xcd}, value})},
		"empty path":                     {encode([]any{[]byte{}, value})},
		"path is a list":                 {encode([]any{[]any{[]byte{0x20, 0xab, 0xcd}}, value})},
		"path too long":                  {encode([]any{[]byte{0x20, 0xab, 0xcd, 0xef}, value})},
		"path too short":                 {encode([]any{[]byte{0x20, 0xab}, value})},
		"another path":                   {encode([]any{[]byte{0x20, 0xab, 0xce}, value})},
		"path of 32 bytes and more":      {encode([]any{append([]byte{0x20, 0xab, 0xcd}, make([]byte, 64)...), value})},
		"extension by nothing":           {encode([]any{[]byte{0x00}, crypto.Keccak256(branchTo(to(leaf), 17))}), branchTo(to(leaf), 17), leaf},
		"extension as leaf":              {encode([]any{[]byte{0x00, 0xab, 0xcd}, value})},
		"empty value":                    {encode([]any{[]byte{0x20, 0xab, 0xcd}, []byte{}})},
		"value is a list":                {encode([]any{[]byte{0x20, 0xab, 0xcd}, []any{value}})},
		"key ends in a branch":           {encode([]any{[]byte{0x00, 0xab, 0xcd}, crypto.Keccak256(branchTo(to(leaf), 17))}), branchTo(to(leaf), 17)},
		"element after the leaf":         {encode([]any{[]byte{0x20, 0xab, 0xcd}, value}), leaf},
	} {
		t.Run(name, func(t *testing.T) {
			if got := c.in(t).find(crypto.Keccak256Hash(nodes[0]), key, nodes, false); got != nil {
				t.Fatalf("found %x", got)
			}
		})
	}
}

// TestEveryFixedByteOfALog changes the bytes that give a log its shape, one at a time, with all lengths kept.
func TestEveryFixedByteOfALog(t *testing.T) {
	c := startChain(t)
	logs := c.logsOf(pay(9, nonce(9))...)
	receipt := encode([]any{uint64(1), uint64(1), make([]byte, 256), logs})
	first := bytes.Index(receipt, encode(logs[0]))
	second := bytes.Index(receipt, encode(logs[1]))
	for _, at := range []int{2, 23, 24, 25, 58, 91, 124} {
		for _, to := range []byte{0, 0x7f, 0x80, 0x81, 0x9f, 0xa1, 0xb8, 0xc0, 0xf7, 0xf9} {
			changed := bytes.Clone(receipt)
			changed[second+at] = to
			if name := c.compare(at, c.blockOf(changed)); name == "" {
				t.Errorf("byte %d of the transfer set to %#x: still a payment", at, to)
			}
			changed = bytes.Clone(receipt)
			if changed[first+at] == to {
				continue
			}
			changed[first+at] = to
			p := c.blockOf(changed)
			if c.compare(at, p) != "" {
				continue
			}
			got, err := proof.VerifyPayment(p, crypto.Keccak256Hash(p.Header), c.token.address, payTo)
			if err != nil || got.Nonce != [32]byte{} {
				t.Errorf("byte %d of the authorization set to %#x: nonce %x, %v", at, to, got.Nonce, err)
			}
		}
	}
	twoTopics := c.logsOf(pay(9, nonce(9))...)
	twoTopics[1].Topics, twoTopics[1].Data = twoTopics[1].Topics[:2], make([]byte, 64)
	if len(encode(twoTopics[1])) != len(encode(logs[1])) {
		t.Fatal("the log with two topics has another length")
	}
	c.refuseHere(c.blockOf(encode([]any{uint64(1), uint64(1), make([]byte, 256), twoTopics})), "NotATransfer", 1)
}
