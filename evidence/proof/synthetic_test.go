package proof_test

import (
	"bytes"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/evidence/proof"
)

// encode is rlp.EncodeToBytes for values that cannot fail.
func encode(v any) []byte {
	b, err := rlp.EncodeToBytes(v)
	if err != nil {
		panic(err)
	}
	return b
}

type rlpLog struct {
	Address common.Address
	Topics  [][32]byte
	Data    []byte
}

func (c *chain) logsOf(entries ...entry) []rlpLog {
	var logs []rlpLog
	for _, e := range entries {
		logs = append(logs, rlpLog{Address: c.token.address, Topics: e.Topics, Data: e.Data})
	}
	return logs
}

// blockOf is a block of our own making with one receipt, whose header has further fields at its end.
func (c *chain) blockOf(receipt []byte, further ...any) proof.Proof {
	c.t.Helper()
	key := rlp.AppendUint64(nil, 0)
	root, nodes := pairs{string(key): receipt}.prove(key)
	hash := crypto.Keccak256Hash([]byte("anything"))
	header := append([]any{hash, hash, common.Address{1}, hash, hash, root, make([]byte, 256), uint64(0), uint64(77), uint64(3e7),
		uint64(21000), uint64(1_700_000_000), []byte("extra"), hash, [8]byte{}}, further...)
	return proof.Proof{Header: encode(header), TxIndex: big64(0), Nodes: nodes, LogIndex: big64(1)}
}

func (c *chain) acceptHere(p proof.Proof) proof.Payment {
	c.t.Helper()
	hash := crypto.Keccak256Hash(p.Header)
	want, err := proof.VerifyPayment(p, hash, c.token.address, payTo)
	if err != nil {
		c.t.Fatalf("go refused: %v", err)
	}
	for _, method := range []string{"verify", "verifyReference"} {
		got, err := c.onChain(c.fixed.address, c.vouch(want.BlockNumber, hash), method, p, c.token.address, payTo)
		if err != nil {
			c.t.Fatalf("%s refused: %v", method, err)
		}
		c.same(got, want)
	}
	return want
}

// TestReceiptShapes covers what anvil does not produce: other transaction types, further fields, old receipts, and
// encodings that no block holds.
func TestReceiptShapes(t *testing.T) {
	c := startChain(t)
	bloom := make([]byte, 256)
	logs := c.logsOf(pay(9, nonce(9))...)
	plain := []any{uint64(1), uint64(50_000), bloom, logs}
	body := encode(plain)
	further := encode(append(plain, uint64(4), []byte{1, 2, 3}))
	with := func(status any) []byte { return encode([]any{status, uint64(50_000), bloom, logs}) }

	for name, receipt := range map[string][]byte{
		"legacy":                     body,
		"type 0":                     append([]byte{0}, body...),
		"type 0x7e":                  append([]byte{0x7e}, body...),
		"type 0x7f":                  append([]byte{0x7f}, body...),
		"legacy with further fields": further,
		"typed with further fields":  append([]byte{0x7e}, further...),
	} {
		t.Run(name, func(t *testing.T) {
			c := c.in(t)
			if got := c.acceptHere(c.blockOf(receipt)); got.Amount.Uint64() != 9 || got.Nonce != nonce(9) {
				t.Fatalf("payment %+v", got)
			}
		})
	}
	t.Run("header with further fields", func(t *testing.T) {
		c := c.in(t)
		c.acceptHere(c.blockOf(body, uint64(7), common.Hash{1}, uint64(0), uint64(0), common.Hash{2}, common.Hash{3}, common.Hash{4},
			[]uint64{1, 2}, []byte("of a fork to come")))
	})

	longForm := append([]byte{0xf9, 0x00, byte(len(body) - 3)}, body[3:]...)
	if len(body)-3 > 255 {
		longForm = append([]byte{0xfa, 0x00, body[1], body[2]}, body[3:]...)
	}
	for name, tc := range map[string]struct {
		receipt []byte
		error   string
		args    []any
	}{
		"type 0x80":            {append([]byte{0x80}, body...), "ReceiptTypeUnknown", []any{0x80}},
		"type 0xbf":            {append([]byte{0xbf}, body...), "ReceiptTypeUnknown", []any{0xbf}},
		"failed":               {with(uint64(0)), "TransactionFailed", nil},
		"post-state root":      {with(crypto.Keccak256Hash(nil)), "ReceiptWithoutStatus", nil},
		"status 2":             {with(uint64(2)), "MalformedRLP", nil},
		"status of two bytes":  {with([]byte{1, 1}), "MalformedRLP", nil},
		"status is a list":     {with([]uint64{1}), "MalformedRLP", nil},
		"padded":               {append(bytes.Clone(body), 0), "MalformedRLP", nil},
		"truncated":            {body[:len(body)-1], "MalformedRLP", nil},
		"type and nothing":     {[]byte{2}, "MalformedRLP", nil},
		"two types":            {append([]byte{2, 2}, body...), "MalformedRLP", nil},
		"longer length":        {longForm, "MalformedRLP", nil},
		"logs are a string":    {encode([]any{uint64(1), uint64(1), bloom, []byte("logs")}), "MalformedRLP", nil},
		"a log is a string":    {encode([]any{uint64(1), uint64(1), bloom, []any{[]byte("x"), logs[1]}}), "MalformedRLP", nil},
		"the log is a string":  {encode([]any{uint64(1), uint64(1), bloom, []any{logs[0], []byte("x")}}), "MalformedRLP", nil},
		"no logs":              {encode([]any{uint64(1), uint64(1), bloom, []any{}}), "LogIndexOutOfRange", []any{1, 0}},
		"one log":              {encode([]any{uint64(1), uint64(1), bloom, logs[:1]}), "LogIndexOutOfRange", []any{1, 1}},
		"address of 19 bytes":  {c.oddLog(make([]byte, 19), logs[1].Topics, logs[1].Data), "MalformedRLP", nil},
		"topic of 31 bytes":    {c.oddLog(c.token.address, []any{make([]byte, 31), transferTopic, payTo}, make([]byte, 33)), "NotATransfer", []any{1}},
		"data is a list":       {c.oddLog(c.token.address, logs[1].Topics, []any{bytes.Repeat([]byte{5}, 31)}), "NotATransfer", []any{1}},
		"log with more fields": {encode([]any{uint64(1), uint64(1), bloom, []any{logs[0], []any{c.token.address, logs[1].Topics, logs[1].Data, uint64(0)}}}), "NotATransfer", []any{1}},
	} {
		t.Run(name, func(t *testing.T) {
			c := c.in(t)
			c.refuseHere(c.blockOf(tc.receipt), tc.error, tc.args...)
		})
	}
}

// oddLog is a receipt whose second log has these parts.
func (c *chain) oddLog(address, topics, data any) []byte {
	first := c.logsOf(used(payer, nonce(9)))[0]
	return encode([]any{uint64(1), uint64(1), make([]byte, 256), []any{first, []any{address, topics, data}}})
}

// TestHeaderShapes covers headers that no block has.
func TestHeaderShapes(t *testing.T) {
	c := startChain(t)
	receipt := encode([]any{uint64(1), uint64(1), make([]byte, 256), c.logsOf(pay(9, nonce(9))...)})
	good := c.blockOf(receipt)
	var fields []rlp.RawValue
	if err := rlp.DecodeBytes(good.Header, &fields); err != nil {
		t.Fatal(err)
	}
	c.acceptHere(good)
	for name, change := range map[string]struct {
		field int
		value []byte
	}{
		"parent hash of 31 bytes":  {0, encode(make([]byte, 31))},
		"ommers hash of 31 bytes":  {1, encode(make([]byte, 31))},
		"coinbase of 19 bytes":     {2, encode(make([]byte, 19))},
		"state root of 31 bytes":   {3, encode(make([]byte, 31))},
		"tx root of 31 bytes":      {4, encode(make([]byte, 31))},
		"receipts root of 31":      {5, encode(make([]byte, 31))},
		"bloom of 255 bytes":       {6, encode(make([]byte, 255))},
		"number with leading zero": {8, []byte{0x82, 0, 77}},
		"number in a wrapped byte": {8, []byte{0x81, 77}},
		"number zero as a byte":    {8, []byte{0}},
		"number of 9 bytes":        {8, encode(append([]byte{1}, make([]byte, 8)...))},
		"number is a list":         {8, []byte{0xc1, 77}},
		"time with leading zero":   {11, []byte{0x85, 0, 1, 1, 1, 1}},
		"time of 9 bytes":          {11, encode(append([]byte{1}, make([]byte, 8)...))},
	} {
		t.Run(name, func(t *testing.T) {
			changed := append([]rlp.RawValue(nil), fields...)
			changed[change.field] = change.value
			p := clone(good)
			p.Header = encode(changed)
			c.in(t).refuseHere(p, "MalformedRLP")
		})
	}
	for name, n := range map[string]int{"ends before the time": 11, "ends before the number": 8, "ends before the roots": 3, "empty": 0} {
		t.Run(name, func(t *testing.T) {
			p := clone(good)
			p.Header = encode(fields[:n])
			c.in(t).refuseHere(p, "MalformedRLP")
		})
	}
}

// TestEveryFixedByteOfAHeader changes the bytes that give the first fields their shape, with all lengths kept.
func TestEveryFixedByteOfAHeader(t *testing.T) {
	c := startChain(t)
	receipt := encode([]any{uint64(1), uint64(1), make([]byte, 256), c.logsOf(pay(9, nonce(9))...)})
	good := c.blockOf(receipt)
	for _, at := range []int{0, 33, 66, 87, 120, 153, 186, 187, 188} {
		for _, to := range []byte{0x02, 0x80, 0x93, 0x9f, 0xa1, 0xb8, 0xc0, 0xdf} {
			p := clone(good)
			p.Header[3+at] = to // behind the head of the list
			if name := c.compare(at, p); name != "MalformedRLP" {
				t.Errorf("byte %d set to %#x: %q", at, to, name)
			}
		}
	}
}

// TestIndexBeyondAnyBlock proves a receipt at index 2^64, which is refused though its nodes are right.
func TestIndexBeyondAnyBlock(t *testing.T) {
	c := startChain(t)
	receipt := encode([]any{uint64(1), uint64(1), make([]byte, 256), c.logsOf(pay(9, nonce(9))...)})
	p := c.blockOf(receipt)
	oldRoot := crypto.Keccak256(p.Nodes[0])
	p.TxIndex = new(big.Int).Lsh(big.NewInt(1), 64)
	key := encode(p.TxIndex)
	root, nodes := pairs{string(key): receipt}.prove(key)
	p.Header, p.Nodes = bytes.Replace(p.Header, oldRoot, root[:], 1), nodes
	c.refuseHere(p, "ReceiptNotProven", p.TxIndex)
}
