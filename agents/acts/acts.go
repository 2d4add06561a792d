// Package acts writes what an agent does, and what it refuses to do, into the agent's ledger: BEGUN before an act that cannot
// be taken back, DONE or FAILED after the chain was compared with what the act implied, REFUSED or DEFERRED with every guard's
// reason.
//
// It decides nothing itself but two things: that the kill switch stops what is not owed, and that nothing which could not be
// written down is done. What is owed by a deadline (an answer, a reveal) is exempt from both. Its one invariant: an act leaves
// the process after its BEGUN is on disk, and a BEGUN ends once, at the latest after a restart, by what the chain shows.
package acts

import (
	"crypto/ecdsa"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/evidence/ledger"
)

// Names in an agent's folder.
const (
	LedgerName = "acts-ADDRESS.ledger" // the ledger of an account, which several may keep in one folder; its signed head lies beside it
	StopName   = "stop"                // the kill switch: while a file of this name exists, nothing new is begun
)

// Options configure a book.
type Options struct {
	Dir     string            // the agent's folder
	Key     *ecdsa.PrivateKey // the owner's: signs the head
	ChainID uint64
	Now     func() time.Time // the agent's clock
	Log     *slog.Logger     // nil discards
}

// Book is an agent's ledger, for any number of goroutines and processes. A nil Book is that of an agent without a folder: it
// writes nothing and stops nothing.
type Book struct {
	opts   Options
	header ledger.Header

	mu       sync.Mutex
	told     map[string]string // last thing that was said of an act that did not begin, so that a daemon does not repeat it
	resolved bool              // what an earlier process left open has been ended, as far as known
}

// New makes a book. Nothing is written before the first act.
func New(o Options) *Book {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	header := ledger.Header{Format: ledger.Format, ChainID: o.ChainID, Owner: crypto.PubkeyToAddress(o.Key.PublicKey)}
	return &Book{opts: o, header: header, told: map[string]string{}}
}

// Path is the ledger's file.
func (b *Book) Path() string {
	return filepath.Join(b.opts.Dir, strings.Replace(LedgerName, "ADDRESS", strings.ToLower(b.header.Owner.Hex()), 1))
}

// GuardStop is the name of the kill switch's guard.
const GuardStop = "kill switch"

// DocStop describes it.
var DocStop = guard.Doc{Guard: GuardStop, Severity: guard.Escalate, Reads: "whether the file `" + StopName + "` is in the agent's folder, at the moment of acting"}

// Switch is the kill switch's answer now. A switch that cannot be read stops too.
// Without a book there is none.
func (b *Book) Switch() guard.Result {
	if b == nil {
		return guard.Result{Guard: GuardStop}
	}
	return switchOf(filepath.Join(b.opts.Dir, StopName))
}

func switchOf(path string) guard.Result {
	_, err := os.Lstat(path)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return guard.Pass(GuardStop)
	case err != nil:
		return guard.Result{Guard: GuardStop, Severity: guard.Escalate, Reason: err.Error()}
	}
	return guard.Result{Guard: GuardStop, Severity: guard.Escalate, Reason: path + " is there: nothing new is begun"}
}

// Act is something that an agent is about to do.
type Act struct {
	Kind    string // as in "contest"
	Subject string // the purchase or case that joins entries
	Detail  any    // JSON: whatever an auditor needs
	Implied outcome.Implied
	Owed    bool // what it costs to miss a deadline is more than what the kill switch saves
}

// Refuse writes a decision that does not allow an act: DEFERRED where there is a time to wake at, REFUSED otherwise. It
// returns the decision's error. The block is what was decided on, nil where that was no block.
func (b *Book) Refuse(kind, subject string, at *docket.Head, d guard.Decision) error {
	err := d.Err()
	if err == nil || b == nil {
		return err
	}
	status := ledger.Refused
	if d.Severity == guard.Defer {
		status = ledger.Deferred
	}
	if _, werr := b.append(status, kind, subject, at, payload{Decision: &d}); werr != nil {
		return errors.Join(err, werr)
	}
	return err
}

// RefuseOnce is Refuse for a daemon, which decides the same again and again: it writes what differs from the last time in
// this process.
func (b *Book) RefuseOnce(kind, subject string, at *docket.Head, d guard.Decision) error {
	err := d.Err()
	if err == nil || b == nil || !b.news(kind, subject, err.Error()) {
		return err
	}
	return b.Refuse(kind, subject, at, d)
}

// news reports whether something else was said of the act before.
func (b *Book) news(kind, subject, text string) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	key := kind + "\x00" + subject
	if b.told[key] == text {
		return false
	}
	b.told[key] = text
	return true
}

// Fail writes that an act had no effect, or another than it should have had, without a BEGUN: nothing left the process, or
// the BEGUN is another agent's.
func (b *Book) Fail(kind, subject string, at *docket.Head, why error) error {
	if b == nil || !b.news(kind, subject, why.Error()) {
		return nil
	}
	_, err := b.append(ledger.Failed, kind, subject, at, payload{Error: why.Error()})
	return err
}

// Observe writes what was seen of others' doing, compared with what it should have been: DONE, or FAILED with an alarm.
func (b *Book) Observe(kind, subject string, at *docket.Head, detail any, why error) error {
	if b == nil {
		return nil
	}
	status, p := ledger.Done, payload{Detail: detail}
	if why != nil {
		status, p.Error = ledger.Failed, why.Error()
		b.opts.Log.Error("ALARM: "+kind+" shows something else than it should", "subject", subject, "err", why)
	}
	_, err := b.append(status, kind, subject, at, p)
	return err
}

// Open is an act that was begun and has no end yet.
type Open struct {
	book *Book
	act  Act
	seq  uint64
	live *os.File
}

// Begin writes BEGUN.
func (b *Book) Begin(a Act) (*Open, error) {
	if b == nil {
		return &Open{act: a}, nil
	}
	return b.begin(a, payload{})
}

func (b *Book) begin(a Act, p payload) (*Open, error) {
	p.Detail, p.Implied = a.Detail, &a.Implied
	live, err := b.hold(syscall.LOCK_SH)
	if err == nil {
		var seq uint64
		if seq, err = b.append(ledger.Begun, a.Kind, a.Subject, nil, p); err == nil {
			b.forget(a)
			return &Open{book: b, act: a, seq: seq, live: live}, nil
		}
		err = errors.Join(err, live.Close())
	}
	err = fmt.Errorf("%s not written down: %w", a.Kind, err)
	if !a.Owed {
		return nil, err
	}
	b.opts.Log.Error("going on with what is owed, unrecorded", "action", a.Kind, "subject", a.Subject, "err", err)
	return &Open{book: b, act: a}, nil
}

// Take goes on with an act that was begun before and left open.
func (b *Book) Take(seq uint64, a Act) (*Open, error) {
	if b == nil {
		return &Open{act: a}, nil
	}
	live, err := b.hold(syscall.LOCK_SH)
	if err != nil {
		return nil, err
	}
	return &Open{book: b, act: a, seq: seq, live: live}, nil
}

// Seq is the number of the act's BEGUN.
func (o *Open) Seq() uint64 { return o.seq }

func (b *Book) forget(a Act) {
	b.mu.Lock()
	defer b.mu.Unlock()
	delete(b.told, a.Kind+"\x00"+a.Subject)
}

// Done ends the act: what should follow was seen.
func (o *Open) Done(at *docket.Head, seen *outcome.Seen, detail any) error {
	return o.end(ledger.Done, at, payload{Seen: seen, Detail: detail})
}

// Fail ends the act: it had no effect, or another than it should have had. The second is an alarm.
func (o *Open) Fail(at *docket.Head, seen *outcome.Seen, why error) error {
	if o.book != nil && errors.Is(why, outcome.ErrMismatch) {
		o.book.opts.Log.Error("ALARM: "+o.act.Kind+" had another effect than it should have had", "subject", o.act.Subject, "err", why)
	}
	return o.end(ledger.Failed, at, payload{Seen: seen, Error: why.Error()})
}

// Leave leaves the act open: what became of it is not known yet. It is ended by Resolve.
func (o *Open) Leave() error {
	if o.book == nil {
		return nil
	}
	o.book.mu.Lock()
	o.book.resolved = false
	o.book.mu.Unlock()
	return o.close()
}

func (o *Open) end(status ledger.Status, at *docket.Head, p payload) error {
	if o.seq == 0 {
		return nil
	}
	p.Begun = o.seq
	_, err := o.book.append(status, o.act.Kind, o.act.Subject, at, p)
	return errors.Join(err, o.close())
}

func (o *Open) close() error {
	if o.live == nil {
		return nil
	}
	live := o.live
	o.live = nil
	return live.Close()
}
