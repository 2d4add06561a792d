package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"
)

// Key is an account on a chain.
type Key struct {
	ChainID uint64
	Address common.Address
}

// Lease is the right to use a key's nonces. Whoever holds it alone sends from the key. Fence grows with every new holder.
type Lease struct {
	Key   Key
	Owner string
	Fence int64
}

// AcquireKey takes the key's lease for ttl, or prolongs it where owner holds it. It returns false while another holds it.
func (db *DB) AcquireKey(ctx context.Context, key Key, owner string, ttl time.Duration) (lease Lease, held bool, err error) {
	err = db.within(ctx, "acquire key", func(ctx context.Context, t *tx) error {
		held = false
		now, err := t.now(ctx)
		if err != nil {
			return err
		}
		_, err = t.ExecContext(ctx, `INSERT INTO key_leases (chain_id, address, owner, fence, leased_until)
			VALUES ($1, $2, '', 0, 0) ON CONFLICT DO NOTHING`, int64(key.ChainID), key.Address[:])
		if err != nil {
			return err
		}
		var holder string
		var fence, until int64
		err = t.QueryRowContext(ctx, `SELECT owner, fence, leased_until FROM key_leases
			WHERE chain_id = $1 AND address = $2`+t.forUpdate(), int64(key.ChainID), key.Address[:]).Scan(&holder, &fence, &until)
		if err != nil {
			return err
		}
		switch {
		case until > now && holder != owner:
			return nil
		case until <= now || holder != owner:
			fence++ // what was begun under an expired lease is over, even where the same owner begins anew
		}
		lease, held = Lease{key, owner, fence}, true
		_, err = t.ExecContext(ctx, `UPDATE key_leases SET owner = $3, fence = $4, leased_until = $5
			WHERE chain_id = $1 AND address = $2`, int64(key.ChainID), key.Address[:], owner, fence, now+ttl.Milliseconds())
		return err
	})
	return lease, held, err
}

// ReleaseKey ends at once whatever lease of the key owner holds, also one that it does not know it got. Another's lease
// stays as it is.
func (db *DB) ReleaseKey(ctx context.Context, key Key, owner string) error {
	return db.within(ctx, "release key", func(ctx context.Context, t *tx) error {
		_, err := t.ExecContext(ctx, `UPDATE key_leases SET leased_until = 0 WHERE chain_id = $1 AND address = $2 AND owner = $3`,
			int64(key.ChainID), key.Address[:], owner)
		return err
	})
}

// check locks the lease's row, so that nobody takes the key over before the transaction ends.
func (t *tx) check(ctx context.Context, lease Lease) error {
	now, err := t.now(ctx)
	if err != nil {
		return err
	}
	var owner string
	var fence, until int64
	err = t.QueryRowContext(ctx, `SELECT owner, fence, leased_until FROM key_leases
		WHERE chain_id = $1 AND address = $2`+t.forUpdate(), int64(lease.Key.ChainID), lease.Key.Address[:]).Scan(&owner, &fence, &until)
	if errors.Is(err, sql.ErrNoRows) {
		return fmt.Errorf("%w: nobody holds %s", ErrFenced, lease.Key.Address)
	}
	if err != nil {
		return err
	}
	if owner != lease.Owner || fence != lease.Fence || until <= now {
		return fmt.Errorf("%w: %s is at fence %d, ours was %d", ErrFenced, lease.Key.Address, fence, lease.Fence)
	}
	return nil
}
