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

// Partial stands in place of a partial row's ruling, whose cause is the mask of the requirements that failed: such a row
// replaces (PayerWins, CauseFailed) where exactly these did.
const Partial uint8 = 0x81

const (
	maxPartial      = 16 // partial rows behind the complete set
	maxRequirements = 8
)

// rowBytes is the length of a packed row: ruling, cause, two shares of two bytes, bearer, penalty.
const rowBytes = 8

// Reasons why a table is refused.
var (
	ErrLength    = errors.New("table is not a whole number of rows, or has too many")
	ErrMissing   = errors.New("row missing")
	ErrDuplicate = errors.New("row given twice")
	ErrRange     = errors.New("row out of range")
	ErrPenalty   = errors.New("penalty on a row that may not carry one")
	ErrMask      = errors.New("mask of failed requirements out of range")
	ErrOrder     = errors.New("partial row before the complete set")
)

// Key names a row.
type Key struct{ Ruling, Cause uint8 }

// Keys is the complete set of rows that a table holds before its partial rows, in the order of Default.
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

// Table is a settlement table: the complete set of rows in any order, then partial rows.
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
	return k == Key{PayerWins, CauseFailed} || k == Key{PayerWins, CauseSelfProven} || k.Ruling == Partial
}

// Pack is the table as the terms carry it. Masks may name any requirement that a procedure can have.
func (t Table) Pack() ([]byte, error) {
	if err := t.Check(maxRequirements); err != nil {
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

// Parse reads a packed table and checks it as Pack does.
func Parse(b []byte) (Table, error) {
	if len(b)%rowBytes != 0 || len(b) > (len(Keys)+maxPartial)*rowBytes {
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
	if err := t.Check(maxRequirements); err != nil {
		return nil, err
	}
	return t, nil
}

// Check reports everything that is wrong with the table: the keys must be exactly Keys and then those of partial rows,
// the shares at most the whole, and a penalty only where a requirement alone decided. Masks are of a procedure with so many
// requirements, 1..8.
func (t Table) Check(requirements uint8) error {
	var errs []error
	if len(t) > len(Keys)+maxPartial {
		errs = append(errs, fmt.Errorf("%w: %d rows, at most %d", ErrLength, len(t), len(Keys)+maxPartial))
	}
	seen := map[Key]bool{}
	for i, r := range t {
		k := Key{r.Ruling, r.Cause}
		if k.Ruling == Partial {
			if k.Cause == 0 || k.Cause>>requirements != 0 {
				errs = append(errs, fmt.Errorf("%w: %08b, of %d requirements", ErrMask, k.Cause, requirements))
			}
			if i < len(Keys) {
				errs = append(errs, fmt.Errorf("%w: mask %08b", ErrOrder, k.Cause))
			}
		}
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
		if k.Ruling == Partial {
			continue
		}
		errs = append(errs, fmt.Errorf("%w: ruling %d cause %d is no case of this product", ErrRange, k.Ruling, k.Cause))
	}
	return errors.Join(errs...)
}

// Find returns the row of a ruling and its cause; for CauseFailed the partial row of exactly the mask of requirements that
// failed, if the table has one.
func (t Table) Find(ruling, cause, failed uint8) (bindings.Row, error) {
	if cause == CauseFailed {
		if r, err := t.at(Partial, failed); err == nil {
			r.Ruling, r.Cause = ruling, cause
			return r, nil
		}
	}
	return t.at(ruling, cause)
}

func (t Table) at(ruling, cause uint8) (bindings.Row, error) {
	for _, r := range t {
		if r.Ruling == ruling && r.Cause == cause {
			return r, nil
		}
	}
	return bindings.Row{}, fmt.Errorf("%w: ruling %d cause %d", ErrMissing, ruling, cause)
}

// Same reports whether two tables that pass Check hold the same rows, in any order.
func (t Table) Same(other Table) bool {
	for _, r := range t {
		if same, err := other.at(r.Ruling, r.Cause); err != nil || same != r {
			return false
		}
	}
	return len(t) == len(other)
}
