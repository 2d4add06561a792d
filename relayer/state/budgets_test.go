package state_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/state"
)

func TestBudgetHoldsWithinItsWindow(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, open func() *state.DB) {
		of := func(gas int64) []state.Expense {
			return []state.Expense{{Scope: "payer", Subject: common.Address{1}, Gas: gas, Limit: 100}, {Scope: "payee", Subject: common.Address{2}, Gas: gas, Limit: 1000}}
		}
		spent := func(scope string, subject byte) int64 {
			return must(db.Spent(t.Context(), time.Minute, scope, common.Address{subject}))(t)
		}
		no(t, db.Spend(t.Context(), time.Minute, of(100)...)) // the limit is inclusive
		if err := db.Spend(t.Context(), time.Minute, of(1)...); !errors.Is(err, state.ErrBudget) {
			t.Fatalf("over the limit: %v", err)
		}
		if spent("payer", 1) != 100 || spent("payee", 2) != 100 {
			t.Errorf("a refused expense was taken in part: %d %d", spent("payer", 1), spent("payee", 2))
		}
		no(t, open().Spend(t.Context(), time.Minute, state.Expense{Scope: "payer", Subject: common.Address{3}, Gas: 100, Limit: 100}))
		db.Advance(time.Minute)
		if spent("payer", 1) != 0 {
			t.Error("the window does not end")
		}
		no(t, db.Spend(t.Context(), time.Minute, of(60)...))
		if err := db.Spend(t.Context(), time.Minute, state.Expense{Scope: "payer", Subject: common.Address{1}, Gas: 1 << 62, Limit: 1 << 62}); !errors.Is(err, state.ErrBudget) {
			t.Errorf("a sum beyond 64 bits: %v", err)
		}
	})
}

func TestConcurrentExpensesDoNotOverspend(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, open func() *state.DB) {
		var wg sync.WaitGroup
		handles := []*state.DB{db, open(), open()}
		for i := range 30 {
			wg.Go(func() {
				e := state.Expense{Scope: "payer", Subject: common.Address{1}, Gas: 10, Limit: 100}
				if err := handles[i%len(handles)].Spend(context.Background(), time.Hour, e); err != nil && !errors.Is(err, state.ErrBudget) {
					t.Error(err)
				}
			})
		}
		wg.Wait()
		if gas := must(db.Spent(t.Context(), time.Hour, "payer", common.Address{1}))(t); gas != 100 {
			t.Errorf("spent %d of 100", gas)
		}
	})
}

func TestSubmitTakesExpensesOnceAndFinishGivesBack(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, _ func() *state.DB) {
		e := state.Expense{Scope: "payer", Subject: common.Address{2}, Gas: 50, Limit: 100}
		r := request(1, func(r *state.Request) { r.Expenses, r.Window = []state.Expense{e}, time.Minute })
		spent := func() int64 { return must(db.Spent(t.Context(), time.Minute, "payer", common.Address{2}))(t) }
		_ = must(db.Submit(t.Context(), r))(t)
		_ = must(db.Submit(t.Context(), r))(t)
		if spent() != 50 {
			t.Fatalf("spent %d", spent())
		}
		e.Gas = 20
		job := claim(t, db, "a", 1)[0]
		no(t, db.Tell(t.Context(), lease(t, db, "a"), common.Hash{7}, job))
		no(t, db.Finish(t.Context(), job, common.Hash{}, nil, nil, e))
		if spent() != 30 {
			t.Fatalf("spent %d after 20 came back", spent())
		}
		_ = must(db.Submit(t.Context(), r))(t) // looks again; costs nothing
		if spent() != 30 {
			t.Fatalf("spent %d for a look", spent())
		}
		// What was taken in one window is not given back to the next.
		job = claim(t, db, "a", 1)[0]
		db.Advance(time.Minute)
		no(t, db.Spend(t.Context(), time.Minute, state.Expense{Scope: "payer", Subject: common.Address{2}, Gas: 40, Limit: 100}))
		no(t, db.Finish(t.Context(), job, common.Hash{}, nil, nil, e))
		if spent() != 40 {
			t.Fatalf("spent %d", spent())
		}
	})
}

// Whoever signs with ever new keys leaves nothing behind for good.
func TestBudgetsOfThePastAreForgotten(t *testing.T) {
	each(t, func(t *testing.T, db *state.DB, _ func() *state.DB) {
		e := state.Expense{Scope: "payer", Gas: 1, Limit: 10}
		for i, age := range []time.Duration{2 * time.Hour, 0} {
			e.Subject = common.Address{byte(i + 1)}
			no(t, db.Spend(t.Context(), time.Hour, e))
			db.Advance(age)
		}
		no(t, db.Prune(t.Context(), time.Hour))
		if n, err := db.Count(t.Context(), "budgets"); n != 1 || err != nil {
			t.Errorf("%d budgets, %v", n, err)
		}
		if gas := must(db.Spent(t.Context(), time.Hour, "payer", e.Subject))(t); gas != 1 {
			t.Errorf("the current window has seen %d gas", gas)
		}
	})
}
