package freeze

import (
	"errors"
	"strings"
	"testing"
)

// Whoever verifies without a block hash is told which flag takes it.
func TestVerifyNamesTheMissingHash(t *testing.T) {
	_, err := run(t, "verify", "first.redress")
	if !errors.Is(err, ErrHash) || !strings.Contains(err.Error(), "--block-hash (or REDRESS_BLOCK_HASH)") {
		t.Fatalf("err = %v, want the flag and its variable", err)
	}
}
