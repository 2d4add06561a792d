// Package budget keeps what a buyer has set aside for its payments, day by day, on disk.
//
// Money is reserved before anything is signed for it, under a lock that all processes of one agent share, so that purchases
// made at the same time cannot overspend together; it is given back only where a payment provably never happens. The package
// decides nothing. Its one invariant: of what was signed for, nothing is missing from the sums.
package budget

import (
	"errors"
	"fmt"
	"math/big"
	"path/filepath"
	"strconv"
	"syscall"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/journal"
)

// Day is the length of a day, seconds. Days begin at midnight UTC by the chain's clock.
const Day = 24 * 60 * 60

// ErrLock says that another process kept the budget too long.
var ErrLock = errors.New("the budget is locked by another process")

// Item is what is set aside for one payment.
type Item struct {
	Host    string      `json:"host"`
	Request common.Hash `json:"request"`
	Amount  *big.Int    `json:"amount"` // base units
	At      uint64      `json:"at"`     // unix seconds, chain time
}

// Spent is what was set aside before, for other payments.
type Spent struct {
	Day   *big.Int // today, base units
	Host  *big.Int // today, at the same host
	Again uint64   // when the same request was last paid for, unix seconds, today or yesterday; 0: not
}

// Book is an agent's budget in its folder.
type Book struct {
	dir  string
	days *journal.Dir
}

// Open uses the records of a folder.
func Open(path string) (*Book, error) {
	days, err := journal.Open(path)
	if err != nil {
		return nil, err
	}
	return &Book{dir: path, days: days}, nil
}

// Reserve sets an item aside under a payment's name if allow, which is told what else was set aside, returns nil. The same
// name replaces its own item and never counts against itself.
func (b *Book) Reserve(name string, item Item, allow func(Spent) error) error {
	unlock, err := b.lock()
	if err != nil {
		return err
	}
	defer unlock()
	today, err := b.day(item.At / Day)
	if err != nil {
		return err
	}
	before, err := b.day(item.At/Day - min(item.At/Day, 1))
	if err != nil {
		return err
	}
	if err := allow(sum(name, item, today, before)); err != nil {
		return err
	}
	today[name] = item
	return b.days.Save(dayName(item.At/Day), today)
}

// sum is pure.
func sum(name string, item Item, today, before map[string]Item) Spent {
	s := Spent{Day: new(big.Int), Host: new(big.Int)}
	for other, i := range today {
		if other == name {
			continue
		}
		s.Day.Add(s.Day, i.Amount)
		if i.Host == item.Host {
			s.Host.Add(s.Host, i.Amount)
		}
	}
	for _, day := range []map[string]Item{today, before} {
		for other, i := range day {
			if other != name && i.Request == item.Request {
				s.Again = max(s.Again, i.At)
			}
		}
	}
	return s
}

// Release gives back what was set aside for a payment at a time, unix seconds: it provably never happens.
func (b *Book) Release(name string, at uint64) error {
	unlock, err := b.lock()
	if err != nil {
		return err
	}
	defer unlock()
	items, err := b.day(at / Day)
	if err != nil {
		return err
	}
	if _, ok := items[name]; !ok {
		return nil
	}
	delete(items, name)
	return b.days.Save(dayName(at/Day), items)
}

func dayName(day uint64) string { return "budget-" + strconv.FormatUint(day, 10) }

func (b *Book) day(day uint64) (map[string]Item, error) {
	items := map[string]Item{}
	if err := b.days.Load(dayName(day), &items); err != nil && !errors.Is(err, journal.ErrNone) {
		return nil, err
	}
	for name, i := range items {
		if i.Amount == nil || i.Amount.Sign() < 0 {
			return nil, fmt.Errorf("%s: amount of %q is missing", dayName(day), name)
		}
	}
	return items, nil
}

const lockWait = 30 * time.Second

// lock keeps other purchases of this agent out, in this process and in others.
func (b *Book) lock() (unlock func(), err error) {
	f, err := journal.Lock(filepath.Join(b.dir, ".budget.lock"), syscall.LOCK_EX, lockWait)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return nil, ErrLock
	}
	if err != nil {
		return nil, fmt.Errorf("lock budget: %w", err)
	}
	return func() { _ = f.Close() }, nil
}
