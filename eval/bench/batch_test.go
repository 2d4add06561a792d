package main

import (
	"context"
	"strings"
	"testing"

	"github.com/redress-protocol/redress/deploy/devnet"
)

// The figures count only batches that the token took whole.
func TestABatchThatIsNotTakenWholeIsNoFigure(t *testing.T) {
	_, err := inWorld(t.Context(), panelSize, func(ctx context.Context, w *world) ([]Row, error) {
		rows, err := w.batches(ctx, devnet.Address("seller"), 85_000)
		if err != nil {
			return nil, err
		}
		if err := checkLimits(rows); err != nil || len(rows) != len(batchSizes)+1 {
			t.Errorf("rows %v: %v", rows, err)
		}
		// One payer more than has money.
		if _, err := w.settleBatch(ctx, devnet.Address("seller"), 33); err == nil || !strings.Contains(err.Error(), "received 320000, expected 330000") {
			t.Errorf("a batch with a payer without money: %v", err)
		}
		return nil, nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
