package docket

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
)

// reorgDepth is how many blocks are read again, and how long a settled case is still looked at, in case the chain turns
// out otherwise.
const reorgDepth = 64

// Watch remembers which cases of an Offer were opened, so that a daemon does not read all logs at every look. It is for
// one goroutine. What it forgets in a restart is read again.
type Watch struct {
	offer  *Offer
	next   uint64 // first block not read for good
	ids    []common.Hash
	closed map[common.Hash]uint64 // block at which a case was seen settled
}

// Watch starts at the Offer's first block.
func (o *Offer) Watch() *Watch {
	return &Watch{offer: o, next: o.from, closed: map[common.Hash]uint64{}}
}

// Opened is a case with its id.
type Opened struct {
	ID   common.Hash
	Case bindings.Case
}

// Live reads the cases that may still need something, oldest first. A case whose block left the chain is forgotten.
func (w *Watch) Live(ctx context.Context, at Head) ([]Opened, error) {
	if err := w.advance(ctx, at); err != nil {
		return nil, err
	}
	var out []Opened
	var gone []common.Hash
	for _, id := range w.ids {
		if seen, ok := w.closed[id]; ok && at.Number > seen+reorgDepth {
			continue
		}
		c, err := w.offer.Case(ctx, at, id)
		if errors.Is(err, ErrNoCase) {
			gone = append(gone, id)
			continue
		}
		if err != nil {
			return nil, err
		}
		if c.State != StateSettled {
			delete(w.closed, id)
		} else if _, ok := w.closed[id]; !ok {
			w.closed[id] = at.Number
		}
		out = append(out, Opened{ID: id, Case: c})
	}
	w.ids = slices.DeleteFunc(w.ids, func(id common.Hash) bool { return slices.Contains(gone, id) })
	return out, nil
}

// advance reads the logs of new blocks, and of the last ones again.
func (w *Watch) advance(ctx context.Context, at Head) error {
	from := w.offer.from
	if w.next > from+reorgDepth {
		from = w.next - reorgDepth
	}
	if at.Number < from { // a shorter chain than the one read before
		from = w.offer.from
	}
	if at.Number < from {
		return nil
	}
	logs, err := w.offer.logs(ctx, from, at.Number, [][]common.Hash{{contestedTopic}})
	if err != nil {
		return err
	}
	for i := range logs {
		e, err := w.offer.abi.UnpackContestedEvent(&logs[i])
		if err != nil {
			return fmt.Errorf("read Contested: %w", err)
		}
		if !slices.Contains(w.ids, common.Hash(e.CaseId)) {
			w.ids = append(w.ids, e.CaseId)
		}
	}
	w.next = at.Number + 1
	return nil
}
