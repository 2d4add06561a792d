package facilitator

import (
	"context"
	"path/filepath"
	"testing"

	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/x402"
)

// A request's time may be over before its attempt is queued; the attempt goes on, and may broadcast.
func TestRequestThatEndsBeforeItsAttemptBeginsHasNoVerdict(t *testing.T) {
	db, err := state.Open(t.Context(), filepath.Join(t.TempDir(), "relayer.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	s := &Server{opts: Options{State: db}, base: t.Context()}
	p := &payment{auth: x402.Authorization{Value: new(uint256.Int)}}
	if o := s.unfinished(p, 0, context.DeadlineExceeded); o.unknown == nil || o.fault {
		t.Fatalf("%+v", o)
	}
}
