package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
)

// BindPaymentID makes a client's idempotency key stand for a payload, or refuses with ErrConflict what it does not stand
// for. The key is the payer's own: nobody else can take it first.
func (db *DB) BindPaymentID(ctx context.Context, payer common.Address, id string, payload common.Hash) error {
	return db.within(ctx, "bind payment id", func(ctx context.Context, t *tx) error {
		now, err := t.now(ctx)
		if err != nil {
			return err
		}
		_, err = t.ExecContext(ctx, `INSERT INTO payment_ids (payer, id, payload, used_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
			payer[:], id, payload[:], now)
		if err != nil {
			return err
		}
		var bound []byte
		if err := t.QueryRowContext(ctx, "SELECT payload FROM payment_ids WHERE payer = $1 AND id = $2", payer[:], id).Scan(&bound); err != nil {
			return err
		}
		if common.BytesToHash(bound) != payload {
			return fmt.Errorf("%w: payment id %q is another payment's", ErrConflict, id)
		}
		return nil
	})
}

// PaymentID reads which payload a payer's idempotency key stands for; false if for none yet.
func (db *DB) PaymentID(ctx context.Context, payer common.Address, id string) (common.Hash, bool, error) {
	var payload []byte
	err := db.sql.QueryRowContext(ctx, "SELECT payload FROM payment_ids WHERE payer = $1 AND id = $2", payer[:], id).Scan(&payload)
	if errors.Is(err, sql.ErrNoRows) {
		return common.Hash{}, false, nil
	}
	if err != nil {
		return common.Hash{}, false, fmt.Errorf("read payment id: %w", err)
	}
	return common.BytesToHash(payload), true, nil
}
