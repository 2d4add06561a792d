package state

import (
	"context"
	"embed"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
)

//go:embed migrations/*.sql
var files embed.FS

// migration is one numbered step forward. There are none back.
type migration struct {
	version int
	script  string
}

// migrationLock is the advisory lock under which PostgreSQL's schema changes; the number stands for nothing.
const migrationLock = 402_402_402

// embedded are the migrations of this program, 1, 2, 3 and so on without a gap.
func embedded() []migration {
	names, err := fs.Glob(files, "migrations/*.sql")
	if err != nil {
		panic("state: " + err.Error())
	}
	out := make([]migration, len(names))
	for i, name := range names {
		number, _, _ := strings.Cut(strings.TrimPrefix(name, "migrations/"), "_")
		version, err := strconv.Atoi(number)
		if err != nil || version != i+1 {
			panic("state: migration out of order: " + name)
		}
		raw, err := files.ReadFile(name)
		if err != nil {
			panic("state: " + err.Error())
		}
		out[i] = migration{version, string(raw)}
	}
	return out
}

// migrate applies what the database lacks, all or nothing. Processes that start at once take turns.
func (db *DB) migrate(ctx context.Context, steps []migration) error {
	return db.within(ctx, "migrate", func(ctx context.Context, t *tx) error {
		if t.postgres {
			if _, err := t.ExecContext(ctx, "SELECT pg_advisory_xact_lock($1)", migrationLock); err != nil {
				return err
			}
		}
		if _, err := t.ExecContext(ctx, "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)"); err != nil {
			return err
		}
		var have int
		if err := t.QueryRowContext(ctx, "SELECT COALESCE(MAX(version), 0) FROM schema_version").Scan(&have); err != nil {
			return err
		}
		if have > len(steps) {
			return fmt.Errorf("%w: %d, this program knows %d", ErrNewer, have, len(steps))
		}
		for _, step := range steps[have:] {
			if err := t.apply(ctx, step); err != nil {
				return fmt.Errorf("step %d: %w", step.version, err)
			}
		}
		return nil
	})
}

func (t *tx) apply(ctx context.Context, step migration) error {
	for statement := range strings.SplitSeq(step.script, ";") { // which no comment and no text of a migration holds
		if strings.TrimSpace(statement) == "" {
			continue
		}
		if _, err := t.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	_, err := t.ExecContext(ctx, "INSERT INTO schema_version (version) VALUES ($1)", step.version)
	return err
}
