// Package feed streams what a relayer sees of the chain and of its own settlements to WebSocket clients.
//
// Events have a place in one log that only grows: a reorganization is a further event that takes earlier ones back. A
// client names the cursor of the last event that it has and gets every later one, so that nothing is lost or repeated over
// a broken connection. Each connection reads the log at its own pace; a slow one costs no memory and delays nobody, and one
// that stops reading is closed by its write deadline. The package decides nothing and accepts nothing but control frames.
// Its one invariant: a connection sees the events of its filter in the order of the log, each once, without a gap.
package feed

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"

	"github.com/ethereum/go-ethereum/common"
)

// Version is the WebSocket subprotocol of these frames.
const Version = "redress.feed.v1"

// ErrGone says that events behind a cursor are not kept any more: the client reads the chain and begins anew.
var ErrGone = errors.New("events behind the cursor are gone")

// Cursor is an event's place in the log, from 1; 0 is before all. It travels as a decimal string.
type Cursor uint64

// MarshalText implements encoding.TextMarshaler.
func (c Cursor) MarshalText() ([]byte, error) { return strconv.AppendUint(nil, uint64(c), 10), nil }

// UnmarshalText implements encoding.TextUnmarshaler.
func (c *Cursor) UnmarshalText(b []byte) error {
	n, err := strconv.ParseUint(string(b), 10, 63)
	*c = Cursor(n)
	return err
}

// Event is one frame.
type Event struct {
	Cursor  Cursor          `json:"cursor"`
	Type    string          `json:"type"`            // as in "Contested" or "settled"
	Offer   *common.Address `json:"offer,omitempty"` // that it is about
	Subject string          `json:"subject"`         // payment or case, empty for none
	Block   uint64          `json:"block"`           // 0 for what no block holds
	Time    uint64          `json:"time"`            // of the block, else of the relayer's clock, unix seconds
	Data    json.RawMessage `json:"data"`
}

// Log keeps the events. Its methods may be called concurrently.
type Log interface {
	// After gives at most limit events behind a cursor, in order, and no error where there are none; ErrGone if some of
	// them are not kept any more.
	After(ctx context.Context, cursor Cursor, limit int) ([]Event, error)
	// Last is the cursor of the newest event.
	Last(ctx context.Context) (Cursor, error)
}

// Filter says which events a connection is sent. Its zero value lets all pass.
type Filter struct {
	Offers map[common.Address]bool
	Types  map[string]bool
}

// Has reports whether an event passes.
func (f Filter) Has(e Event) bool {
	if len(f.Offers) > 0 && (e.Offer == nil || !f.Offers[*e.Offer]) {
		return e.Type == TypeRolledBack
	}
	return len(f.Types) == 0 || f.Types[e.Type] || e.Type == TypeRolledBack
}

// TypeRolledBack takes back every earlier event of a block above Event.Block. It passes every filter.
const TypeRolledBack = "rolledBack"
