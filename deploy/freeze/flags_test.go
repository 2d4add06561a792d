package freeze

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// emptyFile is no ledger, and no snapshot either.
func emptyFile(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "empty")
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// Whoever verifies without a block hash is told which flag takes it.
func TestVerifyNamesTheMissingHash(t *testing.T) {
	_, err := run(t, "verify", emptyFile(t))
	if !errors.Is(err, ErrHash) || !strings.Contains(err.Error(), "--block-hash (or REDRESS_BLOCK_HASH)") {
		t.Fatalf("err = %v, want the flag and its variable", err)
	}
}
