package state

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
)

// Flight is one signed transaction of a key. Versions of one nonce replace each other.
type Flight struct {
	Nonce uint64
	Hash  common.Hash
	Raw   []byte // as it is broadcast
}

// TellFlight records a transaction before any node sees it, under the key's lease.
func (db *DB) TellFlight(ctx context.Context, lease Lease, f Flight) error {
	return db.within(ctx, "tell flight", func(ctx context.Context, t *tx) error {
		if err := t.check(ctx, lease); err != nil {
			return err
		}
		_, err := t.ExecContext(ctx, `INSERT INTO tx_flights (chain_id, address, nonce, tx, raw, position)
			SELECT $1, $2, $3, $4, $5, COALESCE(MAX(position), 0) + 1 FROM tx_flights WHERE chain_id = $1 AND address = $2
			ON CONFLICT DO NOTHING`,
			int64(lease.Key.ChainID), lease.Key.Address[:], int64(f.Nonce), f.Hash[:], f.Raw)
		return err
	})
}

// LandFlights forgets all versions of a key's nonces up to and including nonce: their outcome is known.
func (db *DB) LandFlights(ctx context.Context, lease Lease, nonce uint64) error {
	return db.within(ctx, "land flights", func(ctx context.Context, t *tx) error {
		if err := t.check(ctx, lease); err != nil {
			return err
		}
		_, err := t.ExecContext(ctx, `DELETE FROM tx_flights WHERE chain_id = $1 AND address = $2 AND nonce <= $3`,
			int64(lease.Key.ChainID), lease.Key.Address[:], int64(nonce))
		return err
	})
}

// Flights lists a key's transactions whose outcome is not known, by nonce, oldest version first.
func (db *DB) Flights(ctx context.Context, key Key) ([]Flight, error) {
	rows, err := db.sql.QueryContext(ctx, `SELECT nonce, tx, raw FROM tx_flights WHERE chain_id = $1 AND address = $2
		ORDER BY nonce, position`, int64(key.ChainID), key.Address[:])
	if err != nil {
		return nil, fmt.Errorf("list flights: %w", err)
	}
	defer rows.Close()
	var out []Flight
	for rows.Next() {
		var f Flight
		var nonce int64
		var hash []byte
		if err := rows.Scan(&nonce, &hash, &f.Raw); err != nil {
			return nil, fmt.Errorf("list flights: %w", err)
		}
		f.Nonce, f.Hash = uint64(nonce), common.BytesToHash(hash)
		out = append(out, f)
	}
	if err := rows.Err(); err != nil {
		return nil, fmt.Errorf("list flights: %w", err)
	}
	return out, nil
}
