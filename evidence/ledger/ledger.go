// Package ledger is an agent's record of everything it did and everything it refused: an append-only chain of hashed
// entries under a signed head.
//
// A ledger is a text file of RFC 8785 JSON, a line each: a header that names format, chain and owner, then the entries.
// Every entry carries the hash of the line before it, so that none can be changed, dropped or put in without all after it
// changing; the head, signed by the owner and kept beside the file, says where the record ends.
//
// Two times are kept apart. Time is when it happened, by the agent's own clock; Chain is the block in which the chain
// learned of it, absent for what no chain saw. The package knows nothing of what acts mean. Its one invariant: the same
// entries of the same owner give the same bytes, and bytes that verify were appended in this order.
package ledger

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/evidence/canon"
)

// Format names this version of the file.
const Format = "redress-ledger/1"

// Limits, inclusive.
const (
	MaxPayload = 64 << 10  // bytes of a canonical payload
	MaxLine    = 128 << 10 // bytes of a line, without its end
)

// Reasons why an entry or a file is refused.
var (
	ErrEntry  = errors.New("ledger entry is not valid")
	ErrChain  = errors.New("ledger is broken")
	ErrHead   = errors.New("signed head does not stand for this ledger")
	ErrFormat = errors.New("not a ledger of this format")
)

// Status is what became of an act.
type Status string

// Statuses.
const (
	Begun    Status = "BEGUN"    // decided and about to be done; a later entry says what came of it
	Done     Status = "DONE"     // done, and what should follow from it was seen
	Refused  Status = "REFUSED"  // not done, by the agent's own guards
	Deferred Status = "DEFERRED" // not done yet
	Failed   Status = "FAILED"   // tried without effect, or done with another effect than it should have had
)

var statuses = map[Status]bool{Begun: true, Done: true, Refused: true, Deferred: true, Failed: true}

// Block is where the chain learned of an act.
type Block struct {
	Number uint64      `json:"number"`
	Hash   common.Hash `json:"hash"`
	Time   uint64      `json:"time"` // unix seconds
}

// Act is what an agent has to say; the ledger adds its place.
type Act struct {
	Time    uint64          `json:"time"`            // when it happened, unix seconds of the agent's clock
	Chain   *Block          `json:"chain,omitempty"` // when the chain learned of it
	Kind    string          `json:"kind"`            // what was done, as in "settle" or "contest"
	Status  Status          `json:"status"`
	Subject string          `json:"subject"` // the payment or case that joins entries, at most 160 bytes; empty for none
	Payload json.RawMessage `json:"payload"` // a JSON value, canonical once it is in the ledger
}

// Entry is an act at its place.
type Entry struct {
	Act
	Seq  uint64      `json:"seq"` // from 1
	Prev common.Hash `json:"prev"`
	Hash common.Hash `json:"hash"`
}

// Header is the first line.
type Header struct {
	Format  string         `json:"format"`
	ChainID uint64         `json:"chainId"`
	Owner   common.Address `json:"owner"` // who signs the head
}

// Hash is what the first entry follows.
func (h Header) Hash() (common.Hash, error) {
	line, err := canon.Marshal(h)
	if err != nil {
		return common.Hash{}, fmt.Errorf("header: %w", err)
	}
	return tagged(line), nil
}

var kinds = regexp.MustCompile(`^[a-z][a-z0-9 _-]{0,39}$`)

const maxSubject = 160

// check holds an act to its bounds and gives it a canonical payload.
func (a Act) check() (Act, error) {
	switch {
	case !kinds.MatchString(a.Kind):
		return a, fmt.Errorf("%w: kind %.60q: 1 to 40 of a-z, 0-9, ' ', '_', '-', a letter first", ErrEntry, a.Kind)
	case !statuses[a.Status]:
		return a, fmt.Errorf("%w: status %.60q", ErrEntry, a.Status)
	case len(a.Subject) > maxSubject:
		return a, fmt.Errorf("%w: subject of %d bytes, at most %d", ErrEntry, len(a.Subject), maxSubject)
	case a.Time > canon.MaxInteger || a.Chain != nil && (a.Chain.Time > canon.MaxInteger || a.Chain.Number > canon.MaxInteger):
		return a, fmt.Errorf("%w: a time or block above %d", ErrEntry, canon.MaxInteger)
	}
	payload := a.Payload
	if len(payload) == 0 {
		payload = json.RawMessage("null")
	}
	payload, err := canon.Canonicalize(payload)
	if err != nil {
		return a, fmt.Errorf("%w: payload: %w", ErrEntry, err)
	}
	if len(payload) > MaxPayload {
		return a, fmt.Errorf("%w: payload of %d bytes, at most %d", ErrEntry, len(payload), MaxPayload)
	}
	a.Payload = payload
	return a, nil
}

// seal puts an act behind the entry with hash prev.
func seal(a Act, seq uint64, prev common.Hash) (Entry, []byte, error) {
	a, err := a.check()
	if err != nil {
		return Entry{}, nil, err
	}
	e := Entry{Act: a, Seq: seq, Prev: prev}
	open, err := canon.Marshal(e)
	if err != nil {
		return Entry{}, nil, fmt.Errorf("%w: %w", ErrEntry, err)
	}
	e.Hash = tagged(open)
	line, err := canon.Marshal(e)
	if err != nil {
		return Entry{}, nil, fmt.Errorf("%w: %w", ErrEntry, err)
	}
	return e, line, nil
}

// tagged is the hash of a line, of an entry with a hash of zero in it: no other signed or hashed thing begins like it.
func tagged(line []byte) common.Hash {
	return crypto.Keccak256Hash([]byte(Format), []byte{0}, line)
}
