package facilitator

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/redress-protocol/redress/relayer/state"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

// resumeTimeout bounds how long a relayer that gets the key waits for what its predecessor had in flight, before it
// sends something of its own. Waiting for the rest goes on meanwhile.
const resumeTimeout = 2 * time.Second

// leasedJournal keeps a key's flights in the shared state, under one lease.
type leasedJournal struct {
	db    *state.DB
	lease state.Lease
}

var _ txmgr.Journal = leasedJournal{}

// Open implements txmgr.Journal.
func (j leasedJournal) Open(ctx context.Context) ([]txmgr.Flight, error) {
	kept, err := j.db.Flights(ctx, j.lease.Key)
	if err != nil {
		return nil, err
	}
	out := make([]txmgr.Flight, len(kept))
	for i, f := range kept {
		if err := json.Unmarshal(f.Record, &out[i]); err != nil {
			return nil, fmt.Errorf("read flight %d: %w", f.Nonce, err)
		}
	}
	return out, nil
}

// Save implements txmgr.Journal.
func (j leasedJournal) Save(ctx context.Context, f txmgr.Flight) error {
	raw, err := json.Marshal(f)
	if err != nil {
		return fmt.Errorf("encode flight: %w", err)
	}
	return j.db.SaveFlight(ctx, j.lease, state.Flight{Nonce: f.Nonce, Record: raw})
}

// Drop implements txmgr.Journal.
func (j leasedJournal) Drop(ctx context.Context, nonce uint64) error {
	return j.db.DropFlight(ctx, j.lease, nonce)
}

// holding is the right to use the key, and who sends under it.
type holding struct {
	lease  state.Lease
	sender Sender
}

// take prepares to send under a new lease: a sender of its own goes on with what the key's former holder had in flight.
func (s *Server) take(ctx context.Context, lease state.Lease) (*holding, error) {
	if s.opts.OpenSender == nil {
		return &holding{lease, s.opts.Sender}, nil
	}
	sender, err := s.opts.OpenSender(ctx, leasedJournal{s.opts.State, lease})
	if err != nil {
		return nil, fmt.Errorf("open sender: %w", err)
	}
	if r, ok := sender.(interface{ Resume(context.Context) error }); ok {
		first, cancel := context.WithTimeout(ctx, min(resumeTimeout, s.opts.Lease/renewals))
		err := r.Resume(first)
		cancel()
		if err != nil {
			s.loops.Go(func() {
				if err := r.Resume(s.base); err != nil && s.base.Err() == nil {
					s.opts.Log.Warn("earlier transactions are not mined yet", "err", err)
				}
			})
		}
	}
	return &holding{lease, sender}, nil
}
