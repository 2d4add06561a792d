package snapshot

import (
	"errors"
	"fmt"
	"io"

	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"

	"github.com/redress-protocol/redress/evidence/proof"
)

// blockItem is one block as a file of blocks has it.
type blockItem struct {
	Header   rlp.RawValue
	Receipts []uint64 // positions of transactions whose receipts are proven, ascending
	Attempts []uint64 // positions of reverted transactions, proven with their receipts, ascending
	Draw     uint64   // 1 where a draw needs the block's hash, else 0
	Nodes    nodeList
}

// provenBlock is what a block item proves.
type provenBlock struct {
	proof.HeaderFields
	receipts [][]provenLog // the logs of each listed receipt
	attempts []attempt
	draw     bool
	file     string
}

// prove reads what an item proves about the block of its header.
func (item *blockItem) prove(file string, header proof.HeaderFields) (*provenBlock, error) {
	b := &provenBlock{HeaderFields: header, draw: item.Draw == 1, file: file}
	if item.Draw > 1 || (len(item.Receipts) == 0 && len(item.Attempts) == 0 && !b.draw) {
		return nil, fail(file, "block %d lists no transaction and serves no draw", header.Number)
	}
	nodes := newBlobs()
	if err := nodes.take(item.Nodes); err != nil {
		return nil, fail(file, "block %d: node %w", header.Number, err)
	}
	for i, tx := range item.Receipts {
		if i > 0 && tx <= item.Receipts[i-1] {
			return nil, fail(file, "transaction %d of block %d is repeated or out of order", tx, header.Number)
		}
		r, err := readReceipt(nodes, header, tx)
		if err != nil {
			return nil, fail(file, "receipt %d of block %d: %w", tx, header.Number, err)
		}
		b.receipts = append(b.receipts, provenLogs(header, tx, r.Logs))
	}
	if err := item.proveAttempts(b, nodes); err != nil {
		return nil, err
	}
	if h, ok := nodes.unused(); ok {
		return nil, fail(file, "block %d: node %s proves nothing here", header.Number, h)
	}
	return b, nil
}

// readReceipt reads the receipt at a position.
func readReceipt(nodes *blobs, header proof.HeaderFields, tx uint64) (*receipt, error) {
	value, err := nodes.value(header.ReceiptsRoot, rlp.AppendUint64(nil, tx))
	if err != nil {
		return nil, err
	}
	if len(value) > 0 && value[0] < 0x80 {
		value = value[1:] // the transaction's type
	}
	var r receipt
	if err := rlp.DecodeBytes(value, &r); err != nil {
		return nil, err
	}
	return &r, nil
}

func provenLogs(header proof.HeaderFields, tx uint64, logs []*types.Log) []provenLog {
	out := make([]provenLog, len(logs))
	for i, log := range logs {
		at := Position{Block: header.Number, Time: header.Time, Transaction: tx, Log: uint64(i)}
		out[i] = provenLog{Position: at, blockHash: header.Hash, log: log}
	}
	return out
}

// items reads the concatenated items of a file of blocks: its first is the list of nodes that prove the blocks' hashes.
type items struct {
	file   string
	stream *rlp.Stream
}

func newItems(file string, in io.Reader, size int64) *items {
	return &items{file, rlp.NewStream(in, uint64(size))}
}

// next decodes the next item; io.EOF behind the last.
func (s *items) next(into any) error {
	_, size, err := s.stream.Kind()
	if errors.Is(err, io.EOF) {
		return io.EOF
	}
	if err != nil {
		return s.bad(err)
	}
	if size > MaxItemBytes {
		return fail(s.file, "an item of %d bytes, at most %d are read", size, MaxItemBytes)
	}
	raw, err := s.stream.Raw()
	if err != nil {
		return s.bad(err)
	}
	if err := rlp.DecodeBytes(raw, into); err != nil {
		return s.bad(err)
	}
	return nil
}

// bad names the file, unless the failure beneath does already.
func (s *items) bad(err error) error {
	var f *Failure
	if errors.As(err, &f) {
		return err
	}
	return fail(s.file, "decode: %w", err)
}

// nodes reads the first item.
func (s *items) nodes() (*blobs, error) {
	var list nodeList
	if err := s.next(&list); err != nil {
		if errors.Is(err, io.EOF) {
			err = fail(s.file, "is empty")
		}
		return nil, err
	}
	out := newBlobs()
	if err := out.take(list); err != nil {
		return nil, fail(s.file, "the nodes of the blocks' hashes: %w", err)
	}
	return out, nil
}

// encodeItem gives an item's bytes, if they are no more than a verifier reads.
func encodeItem(v any) ([]byte, error) {
	raw, err := rlp.EncodeToBytes(v)
	if err != nil {
		return nil, fmt.Errorf("encode item: %w", err)
	}
	if len(raw) > MaxItemBytes {
		return nil, fmt.Errorf("an item of %d bytes, at most %d are read", len(raw), MaxItemBytes)
	}
	return raw, nil
}
