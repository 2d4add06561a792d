// Package statetest gives tests real databases: a PostgreSQL cluster of their own, and a file.
//
// It starts what Debian's package postgresql installed and nothing else. Without it the PostgreSQL half of a test is
// skipped, unless REDRESS_TEST_POSTGRES=required says that this is a failure.
package statetest

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // driver "pgx"
)

// startTimeout bounds the start of the cluster.
const startTimeout = 60 * time.Second

// errAbsent says that PostgreSQL is not installed here.
var errAbsent = errors.New("postgresql is not installed: apt-get install postgresql")

// cluster is the one cluster of a test process. It ends, and its folder goes, when the process's end closes its input.
var cluster = sync.OnceValues(start)

var databases atomic.Int32

// Each runs a test once on a file and once on PostgreSQL, with the address of an empty database.
func Each(t *testing.T, f func(t *testing.T, address string)) {
	t.Run("sqlite", func(t *testing.T) { f(t, filepath.Join(t.TempDir(), "state.db")) })
	t.Run("postgres", func(t *testing.T) { f(t, Postgres(t)) })
}

// Postgres returns the address of an empty database of a private cluster.
func Postgres(t *testing.T) string {
	t.Helper()
	folder, err := cluster()
	if errors.Is(err, errAbsent) && os.Getenv("REDRESS_TEST_POSTGRES") != "required" {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	name := fmt.Sprintf("test_%d", databases.Add(1))
	if err := execute(t.Context(), folder, "CREATE DATABASE "+name); err != nil {
		t.Fatal(err)
	}
	return address(folder, name)
}

func address(folder, database string) string {
	return (&url.URL{Scheme: "postgres", User: url.User("postgres"), Path: "/" + database, RawQuery: url.Values{"host": {folder}}.Encode()}).String()
}

func execute(ctx context.Context, folder, statement string) error {
	db, err := sql.Open("pgx", address(folder, "postgres"))
	if err != nil {
		return err
	}
	defer db.Close()
	_, err = db.ExecContext(ctx, statement)
	return err
}

// start makes a cluster that listens on a socket in its own folder only, and returns the folder.
func start() (string, error) {
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if len(found) == 0 {
		return "", errAbsent
	}
	programs := filepath.Dir(found[len(found)-1])
	folder, err := os.MkdirTemp("", "pg")
	if err != nil {
		return "", err
	}
	as, err := unprivileged(folder)
	if err != nil {
		return "", err
	}
	ctx, cancel := context.WithTimeout(context.Background(), startTimeout)
	defer cancel()
	data := filepath.Join(folder, "data")
	initdb := exec.CommandContext(ctx, filepath.Join(programs, "initdb"), "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
	initdb.SysProcAttr, initdb.Dir = as, folder
	if out, err := initdb.CombinedOutput(); err != nil {
		return "", fmt.Errorf("initdb: %w\n%s", err, out)
	}
	if err := serve(ctx, filepath.Join(programs, "postgres"), data, folder, as); err != nil {
		return "", err
	}
	return folder, nil
}

// serve runs the server below a shell that stops it when its input ends, however this process ends.
func serve(ctx context.Context, program, data, folder string, as *syscall.SysProcAttr) error {
	const script = `"$1" -D "$2" -k "$3" -c listen_addresses= -c max_connections=200 -c fsync=off >"$3/log" 2>&1 &
		cat >/dev/null; kill -INT $!; wait $!; rm -rf "$3"`
	server := exec.Command("sh", "-c", script, "sh", program, data, folder)
	server.SysProcAttr, server.Dir = as, folder
	if _, err := server.StdinPipe(); err != nil {
		return err
	}
	if err := server.Start(); err != nil {
		return fmt.Errorf("start postgres: %w", err)
	}
	go func() { _ = server.Wait() }()
	for {
		err := execute(ctx, folder, "SELECT 1")
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("postgres did not start: %w\n%s", err, tail(filepath.Join(folder, "log")))
		case <-time.After(20 * time.Millisecond):
		}
	}
}

func tail(path string) []byte {
	file, err := os.Open(path)
	if err != nil {
		return nil
	}
	defer file.Close()
	raw, _ := io.ReadAll(io.LimitReader(file, 8<<10))
	return bytes.TrimSpace(raw)
}

// unprivileged gives the folder to a user other than root, as which PostgreSQL does not run.
func unprivileged(folder string) (*syscall.SysProcAttr, error) {
	if os.Getuid() != 0 {
		return nil, nil
	}
	var missing []string
	for _, name := range []string{"postgres", "nobody"} {
		u, err := user.Lookup(name)
		if err != nil {
			missing = append(missing, name)
			continue
		}
		uid, errUID := strconv.ParseUint(u.Uid, 10, 32)
		gid, errGID := strconv.ParseUint(u.Gid, 10, 32)
		if err := errors.Join(errUID, errGID, os.Chown(folder, int(uid), int(gid))); err != nil {
			return nil, err
		}
		return &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}}, nil
	}
	return nil, fmt.Errorf("no user but root: %s are missing", strings.Join(missing, ", "))
}
