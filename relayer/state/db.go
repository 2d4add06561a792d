package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
	_ "modernc.org/sqlite" // driver "sqlite"
)

// Errors of this package.
var (
	// ErrFenced says that the lease under which something was to be written is another's by now, or has expired.
	ErrFenced = errors.New("the lease is lost")
	// ErrConflict says that a name is taken by something else.
	ErrConflict = errors.New("conflicts with what is recorded")
	// ErrFull says that the queue holds as many entries as it may.
	ErrFull = errors.New("the queue is full")
	// ErrBudget says that a budget does not allow the expense within its window.
	ErrBudget = errors.New("the budget is spent")
	// ErrNewer says that a newer version of this program has changed the database.
	ErrNewer = errors.New("the database is of a newer version")
	// ErrAddress says that a database is neither a file nor a PostgreSQL address.
	ErrAddress = errors.New("not a database address")
)

const (
	// callTimeout bounds one transaction whose context has no earlier deadline.
	callTimeout = 15 * time.Second
	// busyTimeout is how long SQLite waits for another writer.
	busyTimeout = 10 * time.Second
	// maxConnections bounds the pool for PostgreSQL, whose servers allow about a hundred in all.
	maxConnections = 16
	// maxAttempts bounds how often a transaction that collided with another is run.
	maxAttempts = 8
)

// DB is an open database. Its methods may be called concurrently.
type DB struct {
	sql      *sql.DB
	postgres bool
	skew     time.Duration // tests move the database's clock with it
}

// Open opens a database and brings its schema up to date. The address is postgres://... or the path of a SQLite file,
// which is made where it is missing.
func Open(ctx context.Context, address string) (*DB, error) {
	db, err := connect(address)
	if err != nil {
		return nil, fmt.Errorf("open database: %w", err)
	}
	if err := db.migrate(ctx, embedded()); err != nil {
		return nil, errors.Join(fmt.Errorf("open database: %w", err), db.Close())
	}
	return db, nil
}

func connect(address string) (*DB, error) {
	if IsPostgres(address) {
		config, err := pgx.ParseConfig(address)
		if err != nil {
			return nil, ErrAddress // without the cause, which could quote a password
		}
		handle := stdlib.OpenDB(*config)
		handle.SetMaxOpenConns(maxConnections)
		handle.SetMaxIdleConns(maxConnections)
		handle.SetConnMaxIdleTime(time.Minute)
		return &DB{sql: handle, postgres: true}, nil
	}
	if address == "" || strings.Contains(address, "://") {
		return nil, fmt.Errorf("%w: want postgres://... or a file's path", ErrAddress)
	}
	if err := os.MkdirAll(filepath.Dir(address), 0o755); err != nil {
		return nil, err
	}
	handle, err := sql.Open("sqlite", sqliteName(address))
	if err != nil {
		return nil, err
	}
	// SQLite has one writer; one connection saves its threads from waiting for each other's locks.
	handle.SetMaxOpenConns(1)
	return &DB{sql: handle}, nil
}

// sqliteName asks for a write-ahead log that is on the disk when a transaction has committed, and for transactions that
// take the write lock when they begin.
func sqliteName(path string) string {
	query := url.Values{
		"_pragma": {
			fmt.Sprintf("busy_timeout(%d)", busyTimeout.Milliseconds()),
			"journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)",
		},
		"_txlock": {"immediate"},
	}
	return (&url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: query.Encode()}).String()
}

// IsPostgres tells a PostgreSQL address from the path of a file.
func IsPostgres(address string) bool {
	return strings.HasPrefix(address, "postgres://") || strings.HasPrefix(address, "postgresql://")
}

// Close ends all connections.
func (db *DB) Close() error {
	if err := db.sql.Close(); err != nil {
		return fmt.Errorf("close database: %w", err)
	}
	return nil
}

// Ping says whether the database answers.
func (db *DB) Ping(ctx context.Context) error {
	if err := db.sql.PingContext(ctx); err != nil {
		return fmt.Errorf("ping database: %w", err)
	}
	return nil
}

// tx is one transaction, with what the two engines say differently.
type tx struct {
	*sql.Tx
	postgres bool
	skew     time.Duration
}

// within runs f in one transaction. A collision with another transaction runs it again, so f keeps no state.
func (db *DB) within(ctx context.Context, what string, f func(context.Context, *tx) error) error {
	ctx, cancel := context.WithTimeout(ctx, callTimeout)
	defer cancel()
	for attempt := 1; ; attempt++ {
		err := db.once(ctx, f)
		if err == nil {
			return nil
		}
		if attempt == maxAttempts || !collided(err) {
			return fmt.Errorf("%s: %w", what, err)
		}
	}
}

func (db *DB) once(ctx context.Context, f func(context.Context, *tx) error) error {
	t, err := db.sql.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := f(ctx, &tx{t, db.postgres, db.skew}); err != nil {
		_ = t.Rollback()
		return err
	}
	return t.Commit()
}

// collided tells a transaction that PostgreSQL broke off in favour of another one from any other failure.
func collided(err error) bool {
	const serialization, deadlock, unique = "40001", "40P01", "23505"
	var answered *pgconn.PgError
	return errors.As(err, &answered) &&
		(answered.Code == serialization || answered.Code == deadlock || answered.Code == unique)
}

// forUpdate ends a SELECT that locks its rows. In SQLite the transaction holds the only write lock already.
func (t *tx) forUpdate() string {
	if t.postgres {
		return " FOR UPDATE"
	}
	return ""
}

// skipLocked is forUpdate for rows of which any unlocked ones will do.
func (t *tx) skipLocked() string {
	if t.postgres {
		return " FOR UPDATE SKIP LOCKED"
	}
	return ""
}

// now is the database's clock, in unix milliseconds. It moves on within a transaction.
func (t *tx) now(ctx context.Context) (int64, error) {
	query := "SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER)"
	if t.postgres {
		query = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
	}
	var ms int64
	if err := t.QueryRowContext(ctx, query).Scan(&ms); err != nil {
		return 0, fmt.Errorf("read the database's clock: %w", err)
	}
	return ms + t.skew.Milliseconds(), nil
}
