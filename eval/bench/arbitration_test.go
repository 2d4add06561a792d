package main

import (
	"context"
	"testing"
)

// Every ruling of these rows was delivered and every case refunded its payment, else there is no figure.
func TestDisputesAreMeasured(t *testing.T) {
	for _, s := range []struct {
		name       string
		validators int
		run        scenario
		rows       int
	}{
		{"by signatures", panelSize, disputeBySignatures, 5},
		{"by commit and reveal", panelSize, disputeByCommitReveal, 3},
		{"an ordinary case", panelSize, ordinaryContested, 1},
		{"a case about one payment", panelSize, manyContested(manySmall), 2},
		{"a case about ten", panelSize, manyContested(manyMiddle), 2},
		{"a case about a hundred", panelSize, manyContested(manyLarge), 2},
		{"the arbitrator by itself", largeSize, arbitrations, 6},
		{"an appeal to a larger panel", appealSize, appealRound, 1},
		{"an appeal to the whole committee", wholeSize, wholeRound, 1},
	} {
		t.Run(s.name, func(t *testing.T) {
			rows, err := inWorld(t.Context(), s.validators, s.run)
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range rows {
				t.Log(r.Name, r.figure())
			}
			if err := checkLimits(rows); err != nil || len(rows) != s.rows {
				t.Errorf("%d rows, expected %d: %v", len(rows), s.rows, err)
			}
		})
	}
}

func TestARulingThatWasNotDeliveredIsNoFigure(t *testing.T) {
	_, err := inWorld(t.Context(), wholeSize, func(ctx context.Context, w *world) ([]Row, error) {
		d, err := w.paid(ctx, 2)
		if err != nil {
			return nil, err
		}
		if _, err := d.contest(ctx); err != nil {
			return nil, err
		}
		if _, err := d.answer(ctx); err != nil {
			return nil, err
		}
		h, _, err := d.freeze(ctx)
		if err != nil {
			return nil, err
		}
		if _, err := h.bySignatures(ctx); err != nil {
			return nil, err
		}
		if err := h.requireDelivered(ctx); err == nil {
			t.Error("a ruling that can still be appealed counted as delivered")
		}
		if _, err := d.execute(ctx); err == nil {
			t.Error("a case without a final ruling was executed")
		}
		return nil, nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
