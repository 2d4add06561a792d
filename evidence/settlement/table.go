package settlement

import (
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/redress-protocol/redress/bindings"
)

// Rulings of ERC-792 in this product.
const (
	Refused   uint8 = 0 // refused to arbitrate, or not able to decide
	PayerWins uint8 = 1 // the promise was not honored
	PayeeWins uint8 = 2 // the promise was honored
	Unclear   uint8 = 3
)

// Causes: why a case ended as it did. The ruling number alone never says.
const (
	CauseNone         uint8 = iota
	CauseJudged             // the arbitrator ruled and everything material was resolved
	CauseFailed             // payer wins by FAILs alone: the only judged cause that a penalty may follow
	CauseBurden             // a requirement stayed UNRESOLVED and the burden decided
	CauseTimeout            // no ruling in time
	CauseUnanswered         // nothing delivered and no answer
	CauseConceded           // the seller gave in
	CauseAccepted           // the buyer accepted a first disclosure
	CauseSelfProven         // the seller's own signed fields fail a bound
	CauseEquivocation       // two different seller-signed receipts for one payment
)

// Fee bearers.
const (
	BearerDisputer uint8 = 0
	BearerSeller   uint8 = 1
)

// FullBps is the whole of an amount in basis points.
const FullBps = 10_000

// rowBytes is the length of a packed row: ruling, cause, two shares of two bytes, bearer, penalty.
const rowBytes = 8

// Reasons why a table is refused.
var (
	ErrLength    = errors.New("table is not a whole number of rows")
	ErrMissing   = errors.New("row missing")
	ErrDuplicate = errors.New("row given twice")
	ErrRange     = errors.New("row out of range")
	ErrPenalty   = errors.New("penalty on a row that may not carry one")
)

// Key names a row.
type Key struct{ Ruling, Cause uint8 }

// Keys is the complete set of rows that a table holds, in the order of Default.
var Keys = []Key{
	{PayeeWins, CauseJudged},
	{PayeeWins, CauseBurden},
	{PayerWins, CauseJudged},
	{PayerWins, CauseFailed},
	{PayerWins, CauseBurden},
	{Unclear, CauseJudged},
	{Refused, CauseJudged},
	{Unclear, CauseTimeout},
	{PayerWins, CauseUnanswered},
	{PayerWins, CauseConceded},
	{PayeeWins, CauseAccepted},
	{PayerWins, CauseSelfProven},
	{PayerWins, CauseEquivocation},
}

// Table is a settlement table.
type Table []bindings.Row

// Default is the table that the seller agent publishes: the winner takes payment and bond; unclear leaves the payment
// with the seller and gives the bond back; a penalty follows only what a requirement alone decided.
func Default() Table {
	t := make(Table, 0, len(Keys))
	for _, k := range Keys {
		row := bindings.Row{Ruling: k.Ruling, Cause: k.Cause, FeeBearer: BearerDisputer}
		if k.Ruling == PayerWins {
			row.PaymentToPayerBps, row.FeeBearer = FullBps, BearerSeller
		}
		if k.Ruling != PayeeWins || k.Cause == CauseAccepted {
			row.BondToPayerBps = FullBps
		}
		if k == (Key{Unclear, CauseJudged}) {
			row.FeeBearer = BearerSeller
		}
		row.Penalty = mayPunish(k)
		t = append(t, row)
	}
	return t
}

func mayPunish(k Key) bool {
	return k == Key{PayerWins, CauseFailed} || k == Key{PayerWins, CauseSelfProven}
}

// Pack is the table as the terms carry it.
func (t Table) Pack() ([]byte, error) {
	if err := t.Check(); err != nil {
		return nil, err
	}
	out := make([]byte, 0, len(t)*rowBytes)
	for _, r := range t {
		out = append(out, r.Ruling, r.Cause)
		out = binary.BigEndian.AppendUint16(out, r.PaymentToPayerBps)
		out = binary.BigEndian.AppendUint16(out, r.BondToPayerBps)
		penalty := byte(0)
		if r.Penalty {
			penalty = 1
		}
		out = append(out, r.FeeBearer, penalty)
	}
	return out, nil
}

// Parse reads a packed table and checks it.
func Parse(b []byte) (Table, error) {
	if len(b)%rowBytes != 0 {
		return nil, fmt.Errorf("%w: %d bytes", ErrLength, len(b))
	}
	t := make(Table, 0, len(b)/rowBytes)
	for ; len(b) > 0; b = b[rowBytes:] {
		if b[7] > 1 {
			return nil, fmt.Errorf("%w: penalty byte %d", ErrRange, b[7])
		}
		t = append(t, bindings.Row{
			Ruling: b[0], Cause: b[1],
			PaymentToPayerBps: binary.BigEndian.Uint16(b[2:4]),
			BondToPayerBps:    binary.BigEndian.Uint16(b[4:6]),
			FeeBearer:         b[6],
			Penalty:           b[7] == 1,
		})
	}
	if err := t.Check(); err != nil {
		return nil, err
	}
	return t, nil
}

// Check reports everything that is wrong with the table: the keys must be exactly Keys, the shares at most the whole,
// and a penalty only where a requirement alone decided.
func (t Table) Check() error {
	var errs []error
	seen := map[Key]bool{}
	for _, r := range t {
		k := Key{r.Ruling, r.Cause}
		if seen[k] {
			errs = append(errs, fmt.Errorf("%w: ruling %d cause %d", ErrDuplicate, k.Ruling, k.Cause))
		}
		seen[k] = true
		if r.PaymentToPayerBps > FullBps || r.BondToPayerBps > FullBps || r.FeeBearer > BearerSeller {
			errs = append(errs, fmt.Errorf("%w: ruling %d cause %d", ErrRange, k.Ruling, k.Cause))
		}
		if r.Penalty && !mayPunish(k) {
			errs = append(errs, fmt.Errorf("%w: ruling %d cause %d", ErrPenalty, k.Ruling, k.Cause))
		}
	}
	for _, k := range Keys {
		if !seen[k] {
			errs = append(errs, fmt.Errorf("%w: ruling %d cause %d", ErrMissing, k.Ruling, k.Cause))
		}
		delete(seen, k)
	}
	for k := range seen {
		errs = append(errs, fmt.Errorf("%w: ruling %d cause %d is no case of this product", ErrRange, k.Ruling, k.Cause))
	}
	return errors.Join(errs...)
}

// Find returns the row of a ruling and its cause.
func (t Table) Find(ruling, cause uint8) (bindings.Row, error) {
	for _, r := range t {
		if r.Ruling == ruling && r.Cause == cause {
			return r, nil
		}
	}
	return bindings.Row{}, fmt.Errorf("%w: ruling %d cause %d", ErrMissing, ruling, cause)
}

// Same reports whether two complete tables hold the same rows, in any order.
func (t Table) Same(other Table) bool {
	for _, k := range Keys {
		a, errA := t.Find(k.Ruling, k.Cause)
		b, errB := other.Find(k.Ruling, k.Cause)
		if errA != nil || errB != nil || a != b {
			return false
		}
	}
	return len(t) == len(other)
}
