package gateway

import (
	"errors"
	"fmt"
	"net/http"
	"slices"
	"sync"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/run"
)

// claimRecord is a claim on disk.
type claimRecord struct {
	Claim    acquisition.ClaimReceipt `json:"claim"`
	Observed []string                 `json:"observed_scope"`
}

// endRecord is a terminal on disk, with the output that it is about.
type endRecord struct {
	Terminal acquisition.TerminalReceipt `json:"terminal"`
	Output   exchange.Body               `json:"output"`
	Why      string                      `json:"why"`
}

func claimName(seq int) string { return fmt.Sprintf("claim-%09d", seq) }
func endName(seq int) string   { return fmt.Sprintf("end-%09d", seq) }

type attempt struct {
	run    common.Hash
	number uint32
}

// entry is one claim and, once done is closed, its end.
type entry struct {
	seq      int
	claim    acquisition.ClaimReceipt
	observed []string
	done     chan struct{}
	terminal *acquisition.TerminalReceipt // under the log's lock; nil after done: it could not be written
}

// log is the gateway's append-only record: one signed chain of claims, each on disk before anybody is asked, and at most
// one terminal for each, on disk before anybody sees it.
type log struct {
	dir       *journal.Dir
	committee run.Committee
	gateway   common.Address
	sign      run.Signer

	mu      sync.Mutex // guards everything below and the terminals of entries
	entries []*entry
	slots   map[attempt]*entry
	last    common.Hash // hash of the last claim, or the genesis
}

// openLog reads the log and ends what a crash left without an end: the provider may have been asked.
func openLog(path string, c run.Committee, gateway common.Address, sign run.Signer) (*log, error) {
	dir, err := journal.Open(path)
	if err != nil {
		return nil, err
	}
	l := &log{dir: dir, committee: c, gateway: gateway, sign: sign, slots: map[attempt]*entry{}, last: acquisition.LogGenesis(gateway)}
	for seq := 0; ; seq++ {
		var kept claimRecord
		err := dir.Load(claimName(seq), &kept)
		if errors.Is(err, journal.ErrNone) {
			break
		}
		if err != nil {
			return nil, err
		}
		e := l.add(kept)
		var end endRecord
		switch err := dir.Load(endName(seq), &end); {
		case err == nil:
			e.terminal = &end.Terminal
			close(e.done)
		case !errors.Is(err, journal.ErrNone):
			return nil, err
		}
	}
	if err := acquisition.VerifyLog(c, gateway, l.page(0, len(l.entries))); err != nil {
		return nil, fmt.Errorf("%w: %w", ErrLog, err)
	}
	for _, e := range l.entries {
		if e.terminal == nil {
			if err := l.end(e, ending{status: acquisition.SlotUnresolved, why: whyInterrupted}); err != nil {
				return nil, err
			}
		}
	}
	return l, nil
}

// add takes a claim that is on disk into memory.
func (l *log) add(r claimRecord) *entry {
	e := &entry{seq: len(l.entries), claim: r.Claim, observed: r.Observed, done: make(chan struct{})}
	l.entries = append(l.entries, e)
	l.slots[attempt{r.Claim.RunID, r.Claim.Attempt}] = e
	l.last = r.Claim.Signed().Claim.Hash()
	return e
}

// find gives the entry of exactly this ask; nil if the attempt is free. An attempt claimed for anything else, and one that
// no absence opened, are refused with what the log holds.
func (l *log) find(c model.Call) (*entry, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.locked(c)
}

func (l *log) locked(c model.Call) (*entry, error) {
	at := attempt{c.Slot.RunID, c.Slot.Attempt}
	if e, taken := l.slots[at]; taken {
		if e.claim.RequestHash != common.HexToHash(c.RequestHash) || !slices.Equal(e.observed, c.Observed) {
			return nil, l.show(at.run, refuse(http.StatusConflict, codeTaken, "attempt %d is claimed for request %s", at.number, e.claim.RequestHash))
		}
		return e, nil
	}
	if at.number == 0 {
		return nil, nil
	}
	before, claimed := l.slots[attempt{at.run, at.number - 1}]
	if !claimed || before.terminal == nil || acquisition.SlotStatus(before.terminal.Status) != acquisition.SlotNoResult {
		return nil, l.show(at.run, refuse(http.StatusConflict, codeNotOpened, "attempt %d has not ended in absence", at.number-1))
	}
	return nil, nil
}

// claim writes a signed claim, unless somebody else did meanwhile; fresh says which.
func (l *log) claim(c model.Call) (e *entry, fresh bool, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if e, err := l.locked(c); e != nil || err != nil {
		return e, false, err
	}
	signed, err := acquisition.SignClaim(l.committee, acquisition.SlotClaim{
		RunID: c.Slot.RunID, Attempt: c.Slot.Attempt, RequestHash: common.HexToHash(c.RequestHash), Previous: l.last,
	}, l.sign)
	if err != nil {
		return nil, false, err
	}
	record := claimRecord{Claim: signed.Receipt(acquisition.SlotName{}), Observed: c.Observed}
	if err := l.dir.Create(claimName(len(l.entries)), record); err != nil {
		// If it is on disk all the same, its place is taken: whatever is claimed next fails until a restart reads it.
		return nil, false, fmt.Errorf("write claim: %w", err)
	}
	return l.add(record), true, nil
}

// ending is how an attempt ended.
type ending struct {
	status acquisition.SlotStatus
	output []byte // with SlotResult
	hash   common.Hash
	result model.Reading // with SlotResult
	why    string
}

// end writes the one terminal of an entry. What could not be written was never said: after a restart it is UNRESOLVED,
// or what is on disk after all.
func (l *log) end(e *entry, how ending) error {
	defer close(e.done)
	claim := e.claim.Signed().Claim
	signed, err := acquisition.SignTerminal(l.committee, acquisition.SlotTerminal{
		RunID: claim.RunID, Attempt: claim.Attempt, ClaimHash: claim.Hash(), Status: how.status, OutputHash: how.hash,
		Verdict: how.result.Verdict, ScopeHash: acquisition.ScopeHash(how.result.Scope),
	}, l.sign)
	if err != nil {
		return err
	}
	record := endRecord{Terminal: signed.Receipt(acquisition.SlotName{}, how.result.Scope), Output: how.output, Why: how.why}
	if err := l.dir.Create(endName(e.seq), record); err != nil {
		return fmt.Errorf("write terminal: %w", err)
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	e.terminal = &record.Terminal
	return nil
}

// answer is what the log holds for an entry that has ended.
func (l *log) answer(e *entry) (Answer, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if e.terminal == nil {
		return Answer{}, refuse(http.StatusInternalServerError, codeUnrecorded, "the end of claim %d could not be written", e.seq)
	}
	var end endRecord
	if err := l.dir.Load(endName(e.seq), &end); err != nil {
		return Answer{}, err
	}
	return Answer{Version: Version, Receipts: l.receipts(e.claim.RunID), Output: end.Output, Why: end.Why}, nil
}

// receipts are everything signed about a run; the lock is held.
func (l *log) receipts(run common.Hash) acquisition.GatewayReceipts {
	out := acquisition.GatewayReceipts{Claims: []acquisition.ClaimReceipt{}, Terminals: []acquisition.TerminalReceipt{}}
	for k := uint32(0); ; k++ {
		e, ok := l.slots[attempt{run, k}]
		if !ok {
			return out
		}
		out.Claims = append(out.Claims, e.claim)
		if e.terminal != nil {
			out.Terminals = append(out.Terminals, *e.terminal)
		}
	}
}

func (l *log) show(run common.Hash, r *Refusal) *Refusal {
	receipts := l.receipts(run)
	r.Receipts = &receipts
	return r
}

// page is the entries from..to, to exclusive and cut at the end.
func (l *log) page(from, to int) []acquisition.GatewayEntry {
	l.mu.Lock()
	defer l.mu.Unlock()
	out := []acquisition.GatewayEntry{}
	for _, e := range l.entries[min(from, len(l.entries)):min(to, len(l.entries))] {
		out = append(out, acquisition.GatewayEntry{Claim: e.claim, Terminal: e.terminal})
	}
	return out
}

// head signs where the chain ends now.
func (l *log) head() (acquisition.SignedLogHead, error) {
	l.mu.Lock()
	head := acquisition.LogHead{Gateway: l.gateway, Claims: uint64(len(l.entries)), Last: l.last}
	l.mu.Unlock()
	return acquisition.SignLogHead(l.committee, head, l.sign)
}
