// Package store keeps evidence by the hash of its content, and append-only groups of such hashes, in a folder or behind
// HTTP.
//
// It does not know what the evidence means. Anyone may write within the limits, and whoever knows a hash or a group may
// read it: what is to stay secret is sealed before it is put, and its keys, not this store, decide who opens it. Evidence
// that an open case may need is never collected. Its one invariant: what Get returns for a hash has that keccak-256 hash.
package store

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

const (
	// MaxBlob is the longest evidence that is kept, in bytes, inclusive.
	MaxBlob = 256 << 10
	// MaxGroup is how many hashes a group may hold, inclusive.
	MaxGroup = 4096
	// maxGroupName is the longest group name, in bytes, inclusive.
	maxGroupName = 128
)

// Errors of both the folder and the client.
var (
	ErrNotFound  = errors.New("evidence not found")
	ErrTooLarge  = errors.New("evidence too large")
	ErrEmpty     = errors.New("evidence is empty")
	ErrCorrupt   = errors.New("evidence does not have its hash")
	ErrGroupName = errors.New("bad group name")
	ErrGroupFull = errors.New("group is full")
	ErrFull      = errors.New("store is full")
)

// Store is a place for evidence. Files and Client are ones.
type Store interface {
	// Put keeps 1 to MaxBlob bytes and returns their keccak-256 hash. Putting them again changes nothing.
	Put(ctx context.Context, blob []byte) (common.Hash, error)
	// Get returns the bytes with that hash, or ErrNotFound.
	Get(ctx context.Context, hash common.Hash) ([]byte, error)
	// Append adds the hash of kept evidence to a group, once. A name is 1 to 128 of a-z, 0-9, '-' and '_'.
	Append(ctx context.Context, group string, hash common.Hash) error
	// List returns the hashes of a group in the order they came; none for a group that nobody wrote to.
	List(ctx context.Context, group string) ([]common.Hash, error)
}

var (
	_ Store = (*Files)(nil)
	_ Store = Client{}
)

// checkBlob refuses what is empty or too long and returns the hash.
func checkBlob(blob []byte) (common.Hash, error) {
	switch {
	case len(blob) == 0:
		return common.Hash{}, ErrEmpty
	case len(blob) > MaxBlob:
		return common.Hash{}, fmt.Errorf("%w: %d bytes, limit %d", ErrTooLarge, len(blob), MaxBlob)
	}
	return crypto.Keccak256Hash(blob), nil
}

// checkGroup admits only names that are one plain path element and one plain URL segment on every system.
func checkGroup(name string) error {
	if name == "" || len(name) > maxGroupName {
		return fmt.Errorf("%w: %d bytes", ErrGroupName, len(name))
	}
	for i := 0; i < len(name); i++ {
		c := name[i]
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' && c != '_' {
			return fmt.Errorf("%w: %.40q", ErrGroupName, name)
		}
	}
	return nil
}
