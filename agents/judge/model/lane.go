package model

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// Events of the liveness ladder.
const (
	whenUnavailable = "model_unavailable"
	whenDeprecated  = "model_deprecated"
)

// lane is one judge on one requirement: its runs follow each other, and share the model that the ladder has come to.
type lane struct {
	panel    *Panel
	h        Hearing
	req      manifest.Requirement
	judge    manifest.PanelJudge
	blocks   []Block
	observed []string
	state    string // not empty: nothing is asked
	why      string
	purse    *purse
	funded   []bool

	pin  Pin
	step int    // next step of the ladder
	when string // of the step taken last
	runs []Run
}

// build is the exact request of one run for the model that is now the judge.
func (l *lane) build(index int) (*Request, Call, error) {
	m := &l.h.Document.Manifest
	protocol, order := l.pin.protocol(), orderOf(index)
	fence := fenceOf(l.h.Entropy, l.h.EvidenceRoot, l.req.ID, l.judge.ID, index)
	system, user, err := texts(m, l.req, fence, order, l.blocks)
	if err != nil {
		return nil, Call{}, err
	}
	digest, err := promptDigest(system, user)
	if err != nil {
		return nil, Call{}, err
	}
	r := &Request{
		EvidenceRoot: l.h.EvidenceRoot, Model: l.pin, Prompt: digest, Sampling: Sampling{Seed: m.Judge.Sampling.SeedCommitment, TopP: 1},
		Profile: Profile{Name: ExecutionProfile, Protocol: protocol, MaxTokens: MaxTokens, Order: order, Fence: fence,
			Detector: m.Adjudication.InjectionScreening.DetectorPin},
	}
	hash, err := r.Hash()
	if err != nil {
		return nil, Call{}, err
	}
	return r, Call{
		Protocol: protocol, Model: l.pin.wireName(), RequestHash: hash, System: system, User: user, MaxTokens: MaxTokens,
		Seed: seed(protocol, m.Judge.Sampling.SeedCommitment),
	}, nil
}

// fund pays for the runs that will be asked.
func (l *lane) fund() error {
	l.funded = make([]bool, l.judge.Runs)
	if l.state != "" || l.panel.opts.Clients[l.pin.protocol()] == nil {
		return nil
	}
	for i := range l.funded {
		_, call, err := l.build(i)
		if err != nil {
			return err
		}
		l.funded[i] = l.purse.take(call)
	}
	return nil
}

func (l *lane) hear(ctx context.Context) error {
	for i := range l.funded {
		run, err := l.run(ctx, i)
		if err != nil {
			return fmt.Errorf("%s of %s, run %d: %w", l.req.ID, l.judge.ID, i, err)
		}
		l.runs = append(l.runs, run)
	}
	return nil
}

// run hears one slot. Whatever ends it without a conclusion leaves it UNRESOLVED.
func (l *lane) run(ctx context.Context, index int) (Run, error) {
	r := Run{Requirement: l.req.ID, Judge: l.judge.ID, Index: index, Verdict: manifest.Unresolved.String(),
		Said: manifest.Unresolved.String(), Ladder: l.when, Scope: []string{}, State: l.state, Detail: l.why}
	if r.State != "" {
		return r, nil
	}
	request, call, err := l.build(index)
	if err != nil {
		return r, err
	}
	client := l.panel.opts.Clients[call.Protocol]
	r.describe(request, call)
	switch {
	case client == nil:
		r.State, r.Detail = StateNotAvailable, "no endpoint for "+call.Protocol
		return r, nil
	case !l.funded[index]:
		r.State, r.Detail = StateOverBudget, "the budget of this case is spent"
		return r, nil
	case ctx.Err() != nil:
		r.State, r.Detail = StateOverBudget, "the time of this case is over"
		return r, nil
	}
	if c, ok := client.(*cassettes); ok {
		if err := c.holds(call); err != nil {
			return r, err // before the slot is consumed: nothing would be asked
		}
	}
	if kept, err := l.claim(r); err != nil || kept != nil {
		if kept != nil {
			r = *kept
		}
		return r, err
	}
	if err := l.ask(ctx, client, call, &r); err != nil {
		return r, err
	}
	return r, l.end(r)
}

func (r *Run) describe(request *Request, call Call) {
	r.Request, r.Model, r.RequestHash = request, call.Model, call.RequestHash
}

// ask puts the question, to a substitute where the manifest's ladder has one for a model that gave no output. An output,
// however malformed, and an answer that may exist somewhere are never asked for again.
func (l *lane) ask(ctx context.Context, client Client, call Call, r *Run) error {
	for {
		answer, err := l.once(ctx, client, call)
		if err == nil {
			r.hear(answer.Output, l.observed, l.req.RequiredScope)
			return l.attested(ctx, r)
		}
		r.Detail = err.Error()
		when := ""
		switch {
		case errors.Is(err, ErrUnavailable):
			r.State, when = StateNoResult, whenUnavailable
		case errors.Is(err, ErrDeprecated):
			r.State, when = StateNoResult, whenDeprecated
		case errors.Is(err, ErrRefused):
			r.State = StateNoResult
		case errors.Is(err, ErrLost), errors.Is(err, ErrOtherModel):
			r.State = StateLost
		default:
			return err
		}
		if !l.substitute(when) { // never for an answer that is lost: no step is for that
			return nil
		}
		l.panel.opts.Log.Warn("judge substituted", "judge", l.judge.ID, "when", when, "model", l.pin.wireName())
		var request *Request
		if request, call, err = l.build(r.Index); err != nil {
			return err
		}
		r.describe(request, call)
		r.Ladder = l.when
		if client = l.panel.opts.Clients[call.Protocol]; client == nil {
			r.State, r.Detail = StateNotAvailable, "no endpoint for "+call.Protocol
			return nil
		}
		if !l.purse.take(call) {
			r.State, r.Detail = StateOverBudget, "the budget of this case is spent"
			return nil
		}
	}
}

// once asks within the time of one call.
func (l *lane) once(ctx context.Context, client Client, call Call) (Answer, error) {
	ctx, cancel := context.WithTimeout(ctx, l.panel.opts.Budget.Call)
	defer cancel()
	return client.Ask(ctx, call)
}

// substitute takes the next step of the ladder for an event. The judge keeps its id; its pins are replaced.
func (l *lane) substitute(when string) bool {
	ladder := l.h.Document.Judge.FallbackLadder
	for i := l.step; i < len(ladder); i++ {
		if s := ladder[i]; s.When == when {
			if s.Action != "substitute" || s.Substitute == nil {
				return false
			}
			l.step, l.pin, l.when = i+1, pinOf(*s.Substitute), when
			return true
		}
	}
	return false
}

// attested takes an output's authority where the judge's gateway has not signed for it.
func (l *lane) attested(ctx context.Context, r *Run) error {
	p, _ := l.h.Document.ProvenanceOf(l.judge)
	if p.Kind != manifest.ProvenanceReceipt {
		return nil
	}
	if err := l.panel.opts.Receipts.Check(ctx, *r); err != nil {
		r.State, r.Verdict, r.Detail = StateNoReceipt, manifest.Unresolved.String(), err.Error()
	}
	return nil
}

// slotClaim is written before a model is asked. From then on the slot is consumed, whatever happens.
type slotClaim struct {
	RequestHash string `json:"request_hash"`
}

func (l *lane) slot(index int) string {
	return strings.ToLower(fmt.Sprintf("run-%s-%s-%s-%d", l.h.Key, l.req.ID, l.judge.ID, index))
}

// claim consumes a slot, or gives back how it ended before.
func (l *lane) claim(r Run) (*Run, error) {
	if l.h.Slots == nil {
		return nil, nil
	}
	name := l.slot(r.Index)
	err := l.h.Slots.Create(name, slotClaim{r.RequestHash})
	if err == nil {
		return nil, nil
	}
	if !errors.Is(err, journal.ErrExists) {
		return nil, fmt.Errorf("claim slot: %w", err)
	}
	var claimed slotClaim
	if err := l.h.Slots.Load(name, &claimed); err != nil {
		return nil, fmt.Errorf("read claim: %w", err)
	}
	var kept Run
	switch err := l.h.Slots.Load(name+"-end", &kept); {
	case errors.Is(err, journal.ErrNone):
		r.State, r.Detail = StateInterrupted, "claimed before, and never ended"
		return &r, nil
	case err != nil:
		return nil, fmt.Errorf("read end of slot: %w", err)
	case claimed.RequestHash != r.RequestHash:
		r.State, r.Detail = StateInterrupted, "claimed before for another request"
		return &r, nil
	}
	return &kept, nil
}

func (l *lane) end(r Run) error {
	if l.h.Slots == nil {
		return nil
	}
	if err := l.h.Slots.Create(l.slot(r.Index)+"-end", r); err != nil {
		return fmt.Errorf("end slot: %w", err)
	}
	return nil
}
