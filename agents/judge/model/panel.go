package model

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/agents/judge/screen"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
)

// Options of a panel.
type Options struct {
	Clients  map[string]Client         // by protocol; a protocol without client makes its models not available
	Gateways map[common.Address]Client // by the key that signs; a judge whose gateway is not among them stays UNRESOLVED
	Budget   Budget                    // zero: DefaultBudget
	Parallel int                       // judges asked at the same time; 0: 4
	Log      *slog.Logger              // nil discards
}

// Panel hears judged requirements.
type Panel struct{ opts Options }

// New checks the options.
func New(o Options) (*Panel, error) {
	if o.Budget == (Budget{}) {
		o.Budget = DefaultBudget()
	}
	if !o.Budget.valid() {
		return nil, fmt.Errorf("%w: every part of a budget is above 0, and no case has more than %d calls", ErrHearing, MaxCalls)
	}
	if o.Parallel == 0 {
		o.Parallel = 4
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	return &Panel{o}, nil
}

// Slots keeps which slots were consumed and how, across restarts. A journal.Dir is one.
type Slots interface {
	Create(name string, v any) error // must fail if the name is taken
	Load(name string, v any) error   // journal.ErrNone when there is none
}

// Claims keeps a seat's word that it admits a request into an attempt at a run. The word is signed and on disk when Claim
// returns; giving it again for the same request changes nothing, and for another one is ErrClaimed.
type Claims interface {
	Claim(slot acquisition.SlotName, attempt uint32, request common.Hash) (acquisition.ClaimReceipt, error)
}

// Hearing is what a panel is asked about.
type Hearing struct {
	Document     *manifest.Document
	Compiled     *manifest.Compiled // of the document
	Exchange     *exchange.Exchange
	EvidenceRoot common.Hash
	// Entropy is what fences are derived from: random, fixed after the evidence was frozen, and the same for everybody who
	// repeats the hearing.
	Entropy common.Hash
	Key     string        // names the hearing in Slots
	Slots   Slots         // nil: slots are not kept
	Claims  Claims        // nil: nothing is claimed
	Limit   time.Duration // at most this long, beside the budget; 0: no further limit
	// Committee and Seat name the runs in the receipts of gateways. Without a chain id hosted judges stay UNRESOLVED.
	Committee run.Committee
	Seat      run.Seat
}

func (h Hearing) check() error {
	switch {
	case h.Document == nil || h.Compiled == nil || h.Document.Judge == nil:
		return fmt.Errorf("%w: a manifest with judges", ErrHearing)
	case h.Entropy == (common.Hash{}):
		return fmt.Errorf("%w: entropy", ErrHearing)
	case h.Limit < 0:
		return fmt.Errorf("%w: time", ErrHearing)
	}
	hash, err := h.Document.Hash()
	if err != nil || hash != h.Compiled.Hash {
		return fmt.Errorf("%w: the document is not the compiled one", ErrHearing)
	}
	return nil
}

// Hear asks every judge about every judged requirement. An error means that nothing was concluded and the hearing may be
// held again: a slot that was consumed stays consumed.
func (p *Panel) Hear(ctx context.Context, h Hearing) (*Record, error) {
	if err := h.check(); err != nil {
		return nil, err
	}
	record := &Record{Profile: ExecutionProfile, Flags: []Flag{}, Runs: []Run{}}
	lanes, err := p.plan(h, record)
	if err != nil {
		return nil, err
	}
	if err := claimAll(lanes); err != nil {
		return nil, err
	}
	limit := p.opts.Budget.Time
	if h.Limit > 0 {
		limit = min(limit, h.Limit)
	}
	hearing, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	errs := make([]error, len(lanes))
	turns := make(chan struct{}, p.opts.Parallel)
	var wg sync.WaitGroup
	for i, l := range lanes {
		wg.Go(func() {
			turns <- struct{}{}
			defer func() { <-turns }()
			if errs[i] = l.hear(hearing); errs[i] != nil {
				cancel()
			}
		})
	}
	wg.Wait()
	if err := errors.Join(errs...); err != nil {
		return nil, fmt.Errorf("hear: %w", err)
	}
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("hear: %w", err)
	}
	distrust(lanes)
	for _, l := range lanes {
		for _, q := range l.questions {
			record.Runs = append(record.Runs, q.run)
		}
	}
	record.trim()
	return record, nil
}

// plan screens the evidence and lays out a lane per requirement and judge. Calls are paid for here, in the manifest's
// order, so that what a budget leaves out does not depend on how fast anybody answers.
func (p *Panel) plan(h Hearing, record *Record) ([]*lane, error) {
	money := &purse{calls: p.opts.Budget.Calls, tokens: p.opts.Budget.Tokens}
	m := &h.Document.Manifest
	view := p.view(h)
	record.Flags = append(record.Flags, view.flags...)
	var lanes []*lane
	for _, r := range m.Requirements {
		if r.Evaluation.Method != manifest.MethodJudge {
			continue
		}
		for _, j := range m.Judge.Panel {
			l := &lane{panel: p, h: h, req: r, judge: j, purse: money}
			l.see(view)
			if err := l.prepare(); err != nil {
				return nil, fmt.Errorf("%s of %s: %w", r.ID, j.ID, err)
			}
			lanes = append(lanes, l)
		}
	}
	return lanes, nil
}

// view is the evidence as every judge may see it.
type view struct {
	state, why string // not empty: nobody is asked
	blocks     map[string][]Block
	flags      []Flag
}

const screenNothing = "none"

// view reads and screens the declared items. An item that is too large is not admissible; a flagged one is struck where
// the manifest pins this detector, and noted where it pins none.
func (p *Panel) view(h Hearing) view {
	v := view{blocks: map[string][]Block{}}
	if why := judge.Unusable(h.Compiled, h.Exchange); why != "" {
		v.state, v.why = StateNoEvidence, why
		return v
	}
	s := h.Document.Adjudication.InjectionScreening
	strike := s.Enabled && s.DetectorPin == screen.Pin()
	if s.Enabled && !strike && s.DetectorPin != screenNothing && !strings.HasPrefix(s.DetectorPin, screenNothing+":") {
		v.state, v.why = StateNotAvailable, "the pinned detector is not this one: "+screen.Pin()
		return v
	}
	for _, item := range h.Document.Evidence.Items {
		blocks, size, struck := Blocks(item.ID, h.Exchange), int64(0), false
		for _, b := range blocks {
			size += int64(len(b.Text))
			for _, f := range screen.Scan([]byte(b.Text)) {
				struck = strike
				v.flags = append(v.flags, Flag{item.ID, b.Label, f.Kind, f.Offset, strike})
				p.opts.Log.Warn("evidence flagged", "block", b.Label, "kind", f.Kind, "offset", f.Offset, "struck", strike)
			}
		}
		if !struck && (item.MaxBytes == 0 || size <= item.MaxBytes) {
			v.blocks[item.ID] = blocks
		}
	}
	return v
}

// see gives a lane its evidence, or the reason why its judge is not asked.
func (l *lane) see(v view) {
	l.state, l.why = v.state, v.why
	if l.state != "" {
		return
	}
	var seen []string
	for _, item := range shown(&l.h.Document.Manifest, l.req) {
		if blocks, ok := v.blocks[item.ID]; ok {
			seen, l.blocks = append(seen, item.ID), append(l.blocks, blocks...)
		}
	}
	l.observed = observedScope(&l.h.Document.Manifest, l.req, seen)
	p, _ := l.h.Document.ProvenanceOf(l.judge)
	switch {
	case !covers(l.observed, l.req.RequiredScope):
		l.state, l.why = StateStruck, "the required scope is not within "+strings.Join(l.observed, " ")
	case !slices.Contains([]string{manifest.ProvenanceRerun, manifest.ProvenanceReceipt}, p.Kind):
		l.state, l.why = StateNoReceipt, "a provenance that is not verified here: "+p.Kind // an enclave's
	case p.Kind == manifest.ProvenanceReceipt:
		l.gateway = common.HexToAddress(p.GatewayKey)
		if l.panel.opts.Gateways[l.gateway] == nil || l.h.Committee.ChainID == nil {
			l.state, l.why = StateNoReceipt, "nobody here can ask the judge's gateway "+l.gateway.Hex()
		}
	}
}
