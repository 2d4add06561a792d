package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"
)

// Job is a queued settlement that a relayer works on under a lease of its own.
type Job struct {
	Authorization
	Topic string
	Body  []byte
	Owner string
	Fence int64 // grows with every claim
}

// Claim says which jobs a relayer takes.
type Claim struct {
	Topic string
	Owner string
	TTL   time.Duration // of the jobs' leases
	Max   int           // most jobs at once
	// Wait is how long the oldest job waits for company before fewer than Max are taken; 0: not at all.
	Wait time.Duration
}

// Claim takes the oldest jobs of a topic that nobody holds. Relayers that claim at once get different ones. With none
// taken, next is how long the oldest will still wait, 0 when there is none.
func (db *DB) Claim(ctx context.Context, c Claim) (jobs []Job, next time.Duration, err error) {
	err = db.within(ctx, "claim jobs", func(ctx context.Context, t *tx) error {
		jobs, next = nil, 0
		now, err := t.now(ctx)
		if err != nil {
			return err
		}
		free, oldest, err := t.free(ctx, c, now)
		if err != nil || len(free) == 0 {
			return err
		}
		if ready := oldest + c.Wait.Milliseconds(); len(free) < c.Max && ready > now {
			next = time.Duration(ready-now) * time.Millisecond
			return nil
		}
		for i := range free {
			free[i].Owner = c.Owner
			free[i].Fence++
			_, err := t.ExecContext(ctx, "UPDATE queue SET owner = $5, fence = $6, leased_until = $7 WHERE"+byKey,
				free[i].args(c.Owner, free[i].Fence, now+c.TTL.Milliseconds())...)
			if err != nil {
				return err
			}
		}
		jobs = free
		return nil
	})
	return jobs, next, err
}

// free lists jobs that nobody holds, oldest first, and when the oldest was queued.
func (t *tx) free(ctx context.Context, c Claim, now int64) (jobs []Job, oldest int64, err error) {
	rows, err := t.QueryContext(ctx, `SELECT chain_id, contract, payer, nonce, body, queued_at, fence FROM queue
		WHERE topic = $1 AND leased_until <= $2 ORDER BY queued_at, payer, nonce LIMIT $3`+t.skipLocked(), c.Topic, now, c.Max)
	if err != nil {
		return nil, 0, err
	}
	defer rows.Close()
	for rows.Next() {
		job := Job{Topic: c.Topic}
		var chain, queuedAt int64
		var contract, payer, nonce []byte
		if err := rows.Scan(&chain, &contract, &payer, &nonce, &job.Body, &queuedAt, &job.Fence); err != nil {
			return nil, 0, err
		}
		job.ChainID = uint64(chain)
		job.Contract.SetBytes(contract)
		job.Payer.SetBytes(payer)
		job.Nonce.SetBytes(nonce)
		if len(jobs) == 0 {
			oldest = queuedAt
		}
		jobs = append(jobs, job)
	}
	return jobs, oldest, rows.Err()
}

// RenewJobs prolongs the leases of all jobs that the owners hold. What has expired is not taken back.
func (db *DB) RenewJobs(ctx context.Context, ttl time.Duration, owners ...string) error {
	return db.within(ctx, "renew jobs", func(ctx context.Context, t *tx) error {
		now, err := t.now(ctx)
		if err != nil {
			return err
		}
		for _, owner := range owners {
			_, err := t.ExecContext(ctx, "UPDATE queue SET leased_until = $2 WHERE owner = $1 AND leased_until > $3", owner, now+ttl.Milliseconds(), now)
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// Unclaim gives a job back to whoever comes, under another topic if one is given.
func (db *DB) Unclaim(ctx context.Context, job Job, topic string) error {
	return db.within(ctx, "unclaim job", func(ctx context.Context, t *tx) error {
		if err := t.own(ctx, job); err != nil {
			return err
		}
		if topic == "" {
			topic = job.Topic
		}
		_, err := t.ExecContext(ctx, "UPDATE queue SET leased_until = 0, topic = $5 WHERE"+byKey, job.args(topic)...)
		return err
	})
}

// QueueLength counts the jobs, those that are worked on included.
func (db *DB) QueueLength(ctx context.Context) (int, error) {
	var n int
	if err := db.sql.QueryRowContext(ctx, "SELECT COUNT(*) FROM queue").Scan(&n); err != nil {
		return 0, fmt.Errorf("count queue: %w", err)
	}
	return n, nil
}

// own locks the job's row and refuses whoever does not hold it any more. An expired lease that nobody took over still
// holds: whoever takes it over later sees all that was written.
func (t *tx) own(ctx context.Context, job Job) error {
	var owner string
	var fence int64
	err := t.QueryRowContext(ctx, "SELECT owner, fence FROM queue WHERE"+byKey+t.forUpdate(), job.args()...).Scan(&owner, &fence)
	if errors.Is(err, sql.ErrNoRows) {
		return fmt.Errorf("%w: job is finished", ErrFenced)
	}
	if err != nil {
		return err
	}
	if owner != job.Owner || fence != job.Fence {
		return fmt.Errorf("%w: job is at fence %d, ours was %d", ErrFenced, fence, job.Fence)
	}
	return nil
}
