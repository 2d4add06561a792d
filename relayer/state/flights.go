package state

import (
	"context"
	"fmt"
)

// Flight is what a key's sender writes down about one nonce before any node sees its transaction.
type Flight struct {
	Nonce  uint64
	Record []byte
}

// SaveFlight records a flight under the key's lease, in place of an earlier record of its nonce.
func (db *DB) SaveFlight(ctx context.Context, lease Lease, f Flight) error {
	return db.within(ctx, "save flight", func(ctx context.Context, t *tx) error {
		if err := t.check(ctx, lease); err != nil {
			return err
		}
		_, err := t.ExecContext(ctx, `INSERT INTO tx_flights (chain_id, address, nonce, record) VALUES ($1, $2, $3, $4)
			ON CONFLICT (chain_id, address, nonce) DO UPDATE SET record = $4`,
			int64(lease.Key.ChainID), lease.Key.Address[:], int64(f.Nonce), f.Record)
		return err
	})
}

// DropFlight forgets a nonce's flight under the key's lease; one that is not recorded is no error.
func (db *DB) DropFlight(ctx context.Context, lease Lease, nonce uint64) error {
	return db.within(ctx, "drop flight", func(ctx context.Context, t *tx) error {
		if err := t.check(ctx, lease); err != nil {
			return err
		}
		_, err := t.ExecContext(ctx, `DELETE FROM tx_flights WHERE chain_id = $1 AND address = $2 AND nonce = $3`,
			int64(lease.Key.ChainID), lease.Key.Address[:], int64(nonce))
		return err
	})
}

// Flights lists what a key has in flight, by nonce.
func (db *DB) Flights(ctx context.Context, key Key) ([]Flight, error) {
	rows, err := db.sql.QueryContext(ctx, `SELECT nonce, record FROM tx_flights WHERE chain_id = $1 AND address = $2 ORDER BY nonce`,
		int64(key.ChainID), key.Address[:])
	if err != nil {
		return nil, fmt.Errorf("list flights: %w", err)
	}
	defer rows.Close()
	var out []Flight
	for rows.Next() {
		var f Flight
		var nonce int64
		if err := rows.Scan(&nonce, &f.Record); err != nil {
			return nil, fmt.Errorf("list flights: %w", err)
		}
		f.Nonce = uint64(nonce)
		out = append(out, f)
	}
	if err := rows.Err(); err != nil {
		return nil, fmt.Errorf("list flights: %w", err)
	}
	return out, nil
}
