package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"
)

// Expense is gas that is spent for somebody out of a budget.
type Expense struct {
	Scope   string         // which budget, such as "payer"
	Subject common.Address // whose
	Gas     int64
	Limit   int64 // most gas within one window, inclusive; 0: any
}

// Spend takes expenses from their budgets, all or, with ErrBudget, none. A window begins with the first expense after
// the last one's end.
func (db *DB) Spend(ctx context.Context, window time.Duration, expenses ...Expense) error {
	return db.within(ctx, "spend", func(ctx context.Context, t *tx) error {
		now, err := t.now(ctx)
		if err != nil {
			return err
		}
		return t.spend(ctx, now, window, expenses)
	})
}

// Spent reads how much gas a budget's current window has seen.
func (db *DB) Spent(ctx context.Context, window time.Duration, scope string, subject common.Address) (gas int64, err error) {
	err = db.within(ctx, "read budget", func(ctx context.Context, t *tx) error {
		now, err := t.now(ctx)
		if err != nil {
			return err
		}
		_, gas, err = t.spent(ctx, now, window, scope, subject, "")
		return err
	})
	return gas, err
}

func (t *tx) spend(ctx context.Context, now int64, window time.Duration, expenses []Expense) error {
	for _, e := range inLockOrder(expenses) {
		start, gas, err := t.spent(ctx, now, window, e.Scope, e.Subject, t.forUpdate())
		if err != nil {
			return err
		}
		if e.Limit != 0 && (e.Gas > e.Limit || gas > e.Limit-e.Gas) {
			return fmt.Errorf("%w: %s %s used %d gas, asks %d more, limit %d per %s", ErrBudget, e.Scope, e.Subject, gas, e.Gas, e.Limit, window)
		}
		_, err = t.ExecContext(ctx, `INSERT INTO budgets (scope, subject, window_start, gas) VALUES ($1, $2, $3, $4)
			ON CONFLICT (scope, subject) DO UPDATE SET window_start = $3, gas = $4`, e.Scope, e.Subject[:], start, gas+e.Gas)
		if err != nil {
			return err
		}
	}
	return nil
}

// spent returns when the current window began and what it has seen.
func (t *tx) spent(ctx context.Context, now int64, window time.Duration, scope string, subject common.Address, lock string) (start, gas int64, err error) {
	if lock != "" {
		// A row to lock: two first expenses at once must see each other.
		_, err := t.ExecContext(ctx, `INSERT INTO budgets (scope, subject, window_start, gas) VALUES ($1, $2, $3, 0)
			ON CONFLICT DO NOTHING`, scope, subject[:], now)
		if err != nil {
			return 0, 0, err
		}
	}
	err = t.QueryRowContext(ctx, "SELECT window_start, gas FROM budgets WHERE scope = $1 AND subject = $2"+lock, scope, subject[:]).Scan(&start, &gas)
	if errors.Is(err, sql.ErrNoRows) || err == nil && start+window.Milliseconds() <= now {
		return now, 0, nil
	}
	return start, gas, err
}

// refund gives back what was taken at a time and not used. A window that began later has not seen it.
func (t *tx) refund(ctx context.Context, takenAt int64, expenses []Expense) error {
	for _, e := range inLockOrder(expenses) {
		_, err := t.ExecContext(ctx, `UPDATE budgets SET gas = CASE WHEN gas > $3 THEN gas - $3 ELSE 0 END
			WHERE scope = $1 AND subject = $2 AND window_start <= $4`, e.Scope, e.Subject[:], e.Gas, takenAt)
		if err != nil {
			return err
		}
	}
	return nil
}

// inLockOrder is one order for all, so that two transactions never wait for each other.
func inLockOrder(expenses []Expense) []Expense {
	return slices.SortedFunc(slices.Values(expenses), func(a, b Expense) int {
		return strings.Compare(a.Scope+a.Subject.Hex(), b.Scope+b.Subject.Hex())
	})
}
