package state

import (
	"context"
	"time"
)

// Advance moves the database's clock as this handle sees it.
func (db *DB) Advance(d time.Duration) { db.skew += d }

// Migration is a step for Migrate.
func Migration(version int, script string) migration { return migration{version, script} }

// Migrate applies other steps than this program's.
func (db *DB) Migrate(ctx context.Context, steps ...migration) error { return db.migrate(ctx, steps) }

// Embedded are this program's steps.
func Embedded() []migration { return embedded() }

// Pragma reads a setting of SQLite.
func (db *DB) Pragma(ctx context.Context, name string) (value string, err error) {
	err = db.sql.QueryRowContext(ctx, "PRAGMA "+name).Scan(&value)
	return value, err
}

// Execute runs a statement beside the package's own.
func (db *DB) Execute(ctx context.Context, statement string) error {
	_, err := db.sql.ExecContext(ctx, statement)
	return err
}

// Count counts a table's rows.
func (db *DB) Count(ctx context.Context, table string) (n int, err error) {
	err = db.sql.QueryRowContext(ctx, "SELECT COUNT(*) FROM "+table).Scan(&n)
	return n, err
}
