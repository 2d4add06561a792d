package proof

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/rlp"
)

// maxHeaderBytes bounds a header's RLP: the fixed fields need about 650 bytes, consortium chains put signatures beside.
const maxHeaderBytes = 16 << 10

// HeaderFields are the fields of a block header that proofs start from.
type HeaderFields struct {
	Hash         common.Hash // keccak256 of the header's RLP
	ParentHash   common.Hash
	StateRoot    common.Hash
	TxRoot       common.Hash
	ReceiptsRoot common.Hash
	Number       uint64
	Time         uint64 // unix seconds
}

// DecodeHeader reads the fields of a header. They mean nothing until Hash is compared with a known block hash. Fields
// after the timestamp differ by fork and are not looked at; any number of them is accepted.
func DecodeHeader(header []byte) (HeaderFields, error) {
	if len(header) > maxHeaderBytes {
		return HeaderFields{}, fmt.Errorf("header of %d bytes: %w", len(header), ErrTooLarge)
	}
	items, rest, err := rlp.SplitList(header)
	if err != nil || len(rest) != 0 {
		return HeaderFields{}, fmt.Errorf("header: %w", ErrMalformed)
	}
	f := HeaderFields{Hash: crypto.Keccak256Hash(header)}
	r := reader{rest: items}
	f.ParentHash = r.hash()
	r.hash()                      // ommers hash
	r.fixed(common.AddressLength) // coinbase
	f.StateRoot = r.hash()
	f.TxRoot = r.hash()
	f.ReceiptsRoot = r.hash()
	r.fixed(types.BloomByteLength)
	r.skip() // difficulty
	f.Number = r.uint()
	r.skip() // gas limit
	r.skip() // gas used
	f.Time = r.uint()
	if r.err != nil {
		return HeaderFields{}, fmt.Errorf("header: %w", r.err)
	}
	return f, nil
}

// VerifyHeader reads a header that must be the one of the block with the known hash.
func VerifyHeader(header []byte, known common.Hash) (HeaderFields, error) {
	f, err := DecodeHeader(header)
	if err != nil {
		return HeaderFields{}, err
	}
	if f.Hash != known {
		return HeaderFields{}, fmt.Errorf("header %s, block %s: %w", f.Hash, known, ErrHeaderMismatch)
	}
	return f, nil
}

// EncodeHeader gives the RLP of a header and refuses one that does not hash to the known block hash, as happens when the
// chain's headers have fields that types.Header lacks.
func EncodeHeader(header *types.Header, known common.Hash) ([]byte, error) {
	raw, err := rlp.EncodeToBytes(header)
	if err != nil {
		return nil, fmt.Errorf("encode header: %w", err)
	}
	if _, err := VerifyHeader(raw, known); err != nil {
		return nil, err
	}
	return raw, nil
}

// reader reads canonical RLP items one after the other and remembers the first error.
type reader struct {
	rest []byte
	err  error
}

func (r *reader) next() (rlp.Kind, []byte) {
	if r.err != nil {
		return 0, nil
	}
	kind, content, rest, err := rlp.Split(r.rest)
	if err != nil {
		r.err = ErrMalformed
		return 0, nil
	}
	r.rest = rest
	return kind, content
}

func (r *reader) skip() { r.next() }

func (r *reader) text() []byte {
	kind, content := r.next()
	if r.err == nil && kind == rlp.List {
		r.err = ErrMalformed
	}
	return content
}

func (r *reader) list() []byte {
	kind, content := r.next()
	if r.err == nil && kind != rlp.List {
		r.err = ErrMalformed
	}
	return content
}

// fixed reads a byte string of exactly that length.
func (r *reader) fixed(length int) []byte {
	content := r.text()
	if r.err == nil && len(content) != length {
		r.err = ErrMalformed
	}
	return content
}

func (r *reader) hash() common.Hash { return common.BytesToHash(r.fixed(common.HashLength)) }

func (r *reader) uint() uint64 {
	if r.err != nil {
		return 0
	}
	value, rest, err := rlp.SplitUint64(r.rest)
	if err != nil {
		r.err = ErrMalformed
		return 0
	}
	r.rest = rest
	return value
}
