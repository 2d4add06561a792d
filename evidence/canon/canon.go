// Package canon turns JSON into the one byte string that is hashed and signed.
//
// It reads JSON strictly (no duplicate member names, no invalid UTF-8, no lone surrogates, bounded depth and length)
// and writes the RFC 8785 form. It knows nothing about what the documents mean. Its one invariant: two documents with
// the same canonical bytes hold the same data, and canonical bytes are their own canonical form.
package canon

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

const (
	// MaxBytes is the longest document that is read, in bytes, inclusive.
	MaxBytes = 1 << 20
	// MaxDepth is the deepest nesting of arrays and objects that is read, inclusive.
	MaxDepth = 64
	// MaxInteger is the largest magnitude that every JSON reader holds exactly: 2^53-1.
	MaxInteger = 1<<53 - 1
)

// Reasons why a document is refused.
var (
	ErrTooLong         = errors.New("document too long")
	ErrTooDeep         = errors.New("document nested too deep")
	ErrSyntax          = errors.New("not one JSON value")
	ErrDuplicate       = errors.New("duplicate member name")
	ErrInvalidUTF8     = errors.New("invalid UTF-8")
	ErrLoneSurrogate   = errors.New("lone surrogate")
	ErrNumberRange     = errors.New("number outside the range of a double")
	ErrNotInteger      = errors.New("number is not an integer within ±(2^53-1)")
	ErrUnsupported     = errors.New("value has no JSON form")
	ErrUnknownMember   = errors.New("unknown member")
	ErrNotCanonical    = errors.New("not in canonical form")
	ErrNotContentID    = errors.New("not a keccak-256 raw CIDv1 in base16")
	errTrailingContent = fmt.Errorf("%w: content after the value", ErrSyntax)
)

// Canonicalize reads one JSON document strictly and returns its RFC 8785 form.
func Canonicalize(raw []byte) ([]byte, error) {
	v, err := Decode(raw)
	if err != nil {
		return nil, err
	}
	return Encode(v)
}

// Marshal returns the canonical form of a Go value, as encoding/json would represent it.
func Marshal(v any) ([]byte, error) {
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, fmt.Errorf("marshal: %w", err)
	}
	return Canonicalize(buf.Bytes())
}

// IsCanonical reports with an error whether raw is a JSON document that is not in canonical form.
func IsCanonical(raw []byte) error {
	c, err := Canonicalize(raw)
	if err != nil {
		return err
	}
	if !bytes.Equal(c, raw) {
		return ErrNotCanonical
	}
	return nil
}

// Hash is the keccak-256 of exact bytes.
func Hash(b []byte) common.Hash { return crypto.Keccak256Hash(b) }

// HashOf is the hash of the canonical form of a Go value.
func HashOf(v any) (common.Hash, error) {
	b, err := Marshal(v)
	if err != nil {
		return common.Hash{}, err
	}
	return Hash(b), nil
}
