package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/relayer/feed"
)

// Authorization names what a contract allows once: a payer's nonce at a token (ERC-3009) or at Permit2.
type Authorization struct {
	ChainID  uint64
	Contract common.Address
	Payer    common.Address
	Nonce    common.Hash
}

// Status is how far a settlement has come.
type Status string

// The states of a settlement. Told is never left for refused: once a node may have a transaction, its hash is an answer.
const (
	Queued  Status = "queued"  // nothing was broadcast yet
	Told    Status = "told"    // a transaction is, or may be, on its way
	Settled Status = "settled" // a transaction moved the money, as last seen
	Refused Status = "refused" // nothing was broadcast
)

// Settlement is what is known of one authorization.
type Settlement struct {
	Authorization
	Digest   common.Hash // what the payer signed
	Payload  common.Hash // that and the signature
	Status   Status
	Txs      []common.Hash // that may carry it out, oldest first
	Settled  common.Hash   // the transaction that moved the money: ours, or another's
	Round    int64         // counts the attempts
	Answered int64         // the newest attempt that has an answer
	Answer   []byte        // its answer
	Began    bool          // set by Submit: this request began the round
}

// Request asks for one attempt at a settlement.
type Request struct {
	Authorization
	Digest   common.Hash
	Payload  common.Hash
	Topic    string        // what may be settled together
	Body     []byte        // what whoever works on it must know
	MaxQueue int           // largest queue after this request, entries; 0: any
	Expenses []Expense     // taken from budgets if nothing was broadcast yet
	Window   time.Duration // of the budgets
}

// byKey selects an authorization's row; its arguments come first.
const byKey = " chain_id = $1 AND contract = $2 AND payer = $3 AND nonce = $4"

func (a Authorization) args(more ...any) []any {
	return append([]any{int64(a.ChainID), a.Contract[:], a.Payer[:], a.Nonce[:]}, more...)
}

// Settlement reads what is known of an authorization; nil if nothing is.
func (db *DB) Settlement(ctx context.Context, a Authorization) (*Settlement, error) {
	var s *Settlement
	err := db.within(ctx, "read settlement", func(ctx context.Context, t *tx) (err error) {
		s, err = t.settlement(ctx, a, "")
		return err
	})
	return s, err
}

func (t *tx) settlement(ctx context.Context, a Authorization, lock string) (*Settlement, error) {
	s := &Settlement{Authorization: a}
	var digest, payload, settled []byte
	err := t.QueryRowContext(ctx, "SELECT digest, payload, status, settled_tx, round, answered_round, answer FROM settlements WHERE"+byKey+lock, a.args()...).
		Scan(&digest, &payload, &s.Status, &settled, &s.Round, &s.Answered, &s.Answer)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	s.Digest, s.Payload, s.Settled = common.BytesToHash(digest), common.BytesToHash(payload), common.BytesToHash(settled)
	s.Txs, err = t.txs(ctx, a)
	return s, err
}

func (t *tx) txs(ctx context.Context, a Authorization) ([]common.Hash, error) {
	rows, err := t.QueryContext(ctx, "SELECT tx FROM settlement_txs WHERE"+byKey+" ORDER BY position", a.args()...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []common.Hash
	for rows.Next() {
		var hash []byte
		if err := rows.Scan(&hash); err != nil {
			return nil, err
		}
		out = append(out, common.BytesToHash(hash))
	}
	return out, rows.Err()
}

// Submit puts an attempt into the queue, unless one waits there or is being worked on: then that one serves. The answer
// to wait for is that of the Round which it returns. It refuses with ErrConflict when another authorization has the same
// nonce; with ErrFull and ErrBudget.
func (db *DB) Submit(ctx context.Context, r Request) (*Settlement, error) {
	var s *Settlement
	err := db.within(ctx, "submit settlement", func(ctx context.Context, t *tx) error {
		now, err := t.now(ctx)
		if err != nil {
			return err
		}
		if s, err = t.settlement(ctx, r.Authorization, t.forUpdate()); err != nil {
			return err
		}
		if s != nil {
			if queued, err := t.queued(ctx, r.Authorization); err != nil {
				return err
			} else if s.Digest != r.Digest && (queued || s.Status != Refused) {
				return fmt.Errorf("%w: nonce %s is another authorization's", ErrConflict, r.Nonce)
			} else if queued {
				return nil
			}
		}
		if err := t.room(ctx, r.MaxQueue); err != nil {
			return err
		}
		if s == nil || s.Status == Refused {
			if err := t.spend(ctx, now, r.Window, r.Expenses); err != nil {
				return err
			}
		}
		if s, err = t.begin(ctx, r, s, now); err != nil {
			return err
		}
		s.Began = true
		_, err = t.ExecContext(ctx, `INSERT INTO queue (chain_id, contract, payer, nonce, topic, body, queued_at, owner, fence, leased_until)
			VALUES ($1, $2, $3, $4, $5, $6, $7, '', 0, 0)`, r.args(r.Topic, r.Body, now)...)
		return err
	})
	return s, err
}

// begin writes the settlement's next round.
func (t *tx) begin(ctx context.Context, r Request, s *Settlement, now int64) (*Settlement, error) {
	if s == nil {
		s = &Settlement{Authorization: r.Authorization, Digest: r.Digest, Payload: r.Payload, Status: Queued, Round: 1}
		_, err := t.ExecContext(ctx, `INSERT INTO settlements (chain_id, contract, payer, nonce, digest, payload, status, round, answered_round, updated_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, 1, 0, $8)`, r.args(r.Digest[:], r.Payload[:], string(Queued), now)...)
		return s, err
	}
	s.Round++
	if s.Status == Refused {
		s.Status, s.Digest, s.Payload = Queued, r.Digest, r.Payload
	}
	_, err := t.ExecContext(ctx, "UPDATE settlements SET digest = $5, payload = $6, status = $7, round = $8, updated_at = $9 WHERE"+byKey,
		r.args(s.Digest[:], s.Payload[:], string(s.Status), s.Round, now)...)
	return s, err
}

func (t *tx) queued(ctx context.Context, a Authorization) (bool, error) {
	var n int
	err := t.QueryRowContext(ctx, "SELECT COUNT(*) FROM queue WHERE"+byKey, a.args()...).Scan(&n)
	return n > 0, err
}

// room refuses what would make the queue longer than it may be. Requests at the same moment may each take the last place.
func (t *tx) room(ctx context.Context, limit int) error {
	if limit == 0 {
		return nil
	}
	var n int
	if err := t.QueryRowContext(ctx, "SELECT COUNT(*) FROM queue").Scan(&n); err != nil {
		return err
	}
	if n >= limit {
		return fmt.Errorf("%w: %d entries, limit %d", ErrFull, n, limit)
	}
	return nil
}

// Tell records that the transaction, which carries out the settlements of jobs, is about to be broadcast. Only the holder of the key's
// lease may say so, and only for jobs that it still holds; or for those of which a transaction was told before, since
// fees are raised after an attempt has ended, too.
func (db *DB) Tell(ctx context.Context, lease Lease, hash common.Hash, jobs ...Job) error {
	return db.within(ctx, "tell transaction", func(ctx context.Context, t *tx) error {
		if err := t.check(ctx, lease); err != nil {
			return err
		}
		now, err := t.now(ctx)
		if err != nil {
			return err
		}
		for _, job := range jobs {
			if err := t.tellable(ctx, job); err != nil {
				return err
			}
			_, err := t.ExecContext(ctx, `INSERT INTO settlement_txs (chain_id, contract, payer, nonce, tx, position)
				VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`, job.args(hash[:], now)...)
			if err != nil {
				return err
			}
			_, err = t.ExecContext(ctx, "UPDATE settlements SET status = $5, updated_at = $6 WHERE"+byKey+" AND status <> 'settled'",
				job.args(string(Told), now)...)
			if err != nil {
				return err
			}
		}
		return nil
	})
}

func (t *tx) tellable(ctx context.Context, job Job) error {
	fenced := t.own(ctx, job)
	if !errors.Is(fenced, ErrFenced) {
		return fenced
	}
	told, err := t.txs(ctx, job.Authorization)
	if err != nil || len(told) > 0 {
		return err
	}
	return fenced
}

// Untell forgets a transaction that the node refused, which therefore was never broadcast.
func (db *DB) Untell(ctx context.Context, job Job, hash common.Hash) error {
	return db.within(ctx, "untell transaction", func(ctx context.Context, t *tx) error {
		if err := t.own(ctx, job); err != nil {
			return err
		}
		_, err := t.ExecContext(ctx, "DELETE FROM settlement_txs WHERE"+byKey+" AND tx = $5", job.args(hash[:])...)
		return err
	})
}

// Finish publishes the answer of a job and takes it out of the queue. settled is the transaction that moved the money,
// if any; what is announced, if anything, is appended in the same transaction if settled is not what was known to have
// moved the money before; refund is what of the expenses was not used.
func (db *DB) Finish(ctx context.Context, job Job, settled common.Hash, answer []byte, announced *Announcement, refund ...Expense) error {
	return db.within(ctx, "finish settlement", func(ctx context.Context, t *tx) error {
		if err := t.own(ctx, job); err != nil {
			return err
		}
		s, err := t.settlement(ctx, job.Authorization, t.forUpdate())
		if err != nil {
			return err
		}
		news := announced != nil && settled != s.Settled && settled != (common.Hash{})
		if err := t.finish(ctx, s, settled, answer, refund); err != nil || !news {
			return err
		}
		_, newest, err := t.stream(ctx, announced.Stream)
		if err != nil {
			return err
		}
		return t.append(ctx, announced.Stream, newest, []feed.Event{announced.Event})
	})
}

// Withdraw ends an attempt of which nothing was told: whoever holds its job cannot tell any more. It returns what is
// known then; a settlement with transactions, or with an answer to the round, stays as it is.
func (db *DB) Withdraw(ctx context.Context, a Authorization, round int64, answer []byte, refund ...Expense) (*Settlement, error) {
	var s *Settlement
	err := db.within(ctx, "withdraw settlement", func(ctx context.Context, t *tx) error {
		// Locks in the order in which Finish takes them.
		if _, err := t.ExecContext(ctx, "UPDATE queue SET topic = topic WHERE"+byKey, a.args()...); err != nil {
			return err
		}
		var err error
		if s, err = t.settlement(ctx, a, t.forUpdate()); err != nil || s == nil {
			return err
		}
		if s.Answered >= round || s.Round != round || len(s.Txs) > 0 || s.Settled != (common.Hash{}) {
			return nil
		}
		return t.finish(ctx, s, common.Hash{}, answer, refund)
	})
	return s, err
}

func (t *tx) finish(ctx context.Context, s *Settlement, settled common.Hash, answer []byte, refund []Expense) error {
	now, err := t.now(ctx)
	if err != nil {
		return err
	}
	switch {
	case settled != common.Hash{}:
		s.Status, s.Settled = Settled, settled
	case len(s.Txs) == 0 && s.Settled == common.Hash{}:
		s.Status = Refused
	}
	s.Answered, s.Answer = s.Round, answer
	var moved []byte
	if s.Settled != (common.Hash{}) {
		moved = s.Settled[:]
	}
	_, err = t.ExecContext(ctx, `UPDATE settlements SET status = $5, settled_tx = $6, answer = $7, answered_round = round, updated_at = $8 WHERE`+byKey,
		s.args(string(s.Status), moved, answer, now)...)
	if err != nil {
		return err
	}
	var queuedAt int64
	if err := t.QueryRowContext(ctx, "SELECT queued_at FROM queue WHERE"+byKey, s.args()...).Scan(&queuedAt); err != nil {
		return err
	}
	if err := t.refund(ctx, queuedAt, refund); err != nil {
		return err
	}
	_, err = t.ExecContext(ctx, "DELETE FROM queue WHERE"+byKey, s.args()...)
	return err
}

// Prune forgets what nobody needs: refused settlements of which nothing was broadcast, payment ids, and budgets whose window
// began, longer than age ago; no window is longer.
func (db *DB) Prune(ctx context.Context, age time.Duration) error {
	return db.within(ctx, "prune", func(ctx context.Context, t *tx) error {
		now, err := t.now(ctx)
		if err != nil {
			return err
		}
		before := now - age.Milliseconds()
		_, err = t.ExecContext(ctx, `DELETE FROM settlements WHERE status = 'refused' AND updated_at < $1 AND NOT EXISTS (
			SELECT 1 FROM queue q WHERE q.chain_id = settlements.chain_id AND q.contract = settlements.contract
			AND q.payer = settlements.payer AND q.nonce = settlements.nonce)`, before)
		if err != nil {
			return err
		}
		if _, err := t.ExecContext(ctx, "DELETE FROM budgets WHERE window_start < $1", before); err != nil {
			return err
		}
		_, err = t.ExecContext(ctx, "DELETE FROM payment_ids WHERE used_at < $1", before)
		return err
	})
}
