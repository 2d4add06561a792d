package exchange

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/canon"
)

// ListVersion is the format of a list.
const ListVersion = "redress.exchanges/1"

// MaxListed is how many exchanges a list names at most, inclusive: as many as one case has payments.
const MaxListed = 256

// List is what a payer states as its evidence about many payments: the hash of each one's exchange, in the case's order.
// Once a payment is drawn to stand for all, its exchange is the one at its place.
type List struct {
	Version   string        `json:"version"`
	Exchanges []common.Hash `json:"exchanges"`
}

// Canonical is the list's one form.
func (l *List) Canonical() ([]byte, error) {
	if l.Version != ListVersion {
		return nil, fmt.Errorf("%w: %.40q", ErrVersion, l.Version)
	}
	if len(l.Exchanges) == 0 || len(l.Exchanges) > MaxListed {
		return nil, fmt.Errorf("%w: list of %d exchanges, 1 to %d", ErrInvalid, len(l.Exchanges), MaxListed)
	}
	return canon.Marshal(l)
}

// ParseList reads a list in its one form.
func ParseList(raw []byte) (*List, error) {
	var l List
	if err := canon.Unmarshal(raw, &l); err != nil {
		return nil, fmt.Errorf("parse list: %w", err)
	}
	again, err := l.Canonical()
	if err != nil {
		return nil, fmt.Errorf("parse list: %w", err)
	}
	if string(again) != string(raw) {
		return nil, fmt.Errorf("parse list: %w", canon.ErrNotCanonical)
	}
	return &l, nil
}
