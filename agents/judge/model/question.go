package model

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// question is one run with the model that the ladder has come to. Its attempt is how many ended in absence before.
type question struct {
	lane *lane
	run  Run
	pin  Pin
	step int // next step of the ladder
	call Call
}

// build is the exact request of the run for the model that is now its judge.
func (q *question) build() error {
	l, m := q.lane, &q.lane.h.Document.Manifest
	order := orderOf(q.run.Index)
	fence := fenceOf(l.h.Entropy, l.h.EvidenceRoot, l.req.ID, l.judge.ID, q.run.Index)
	system, user, err := texts(m, l.req, fence, order, l.blocks)
	if err != nil {
		return err
	}
	digest, err := promptDigest(system, user)
	if err != nil {
		return err
	}
	r := Request{
		EvidenceRoot: l.h.EvidenceRoot, Model: q.pin, Prompt: digest, Sampling: Sampling{Seed: m.Judge.Sampling.SeedCommitment, TopP: 1},
		Profile: Profile{Name: ExecutionProfile, Protocol: q.pin.protocol(), MaxTokens: MaxTokens, Order: order, Fence: fence,
			Detector: m.Adjudication.InjectionScreening.DetectorPin},
	}
	if q.call, err = r.Call(system, user); err != nil {
		return err
	}
	slot := acquisition.RunSlot{
		ManifestHash: l.h.Compiled.Hash, Seat: l.h.Seat, RequirementID: l.req.ID, JudgeID: l.judge.ID, RunIndex: uint32(q.run.Index),
	}
	q.call.Observed = l.observed
	q.call.Slot = Slot{Committee: l.h.Committee, Run: slot, RunID: slot.RunID(l.h.Committee), Attempt: uint32(len(q.run.Absent))}
	q.call.Slot.Claim = acquisition.ClaimReceipt{
		Slot: q.name(), RunID: q.call.Slot.RunID, Attempt: q.call.Slot.Attempt, RequestHash: common.HexToHash(q.call.RequestHash),
	}
	q.run.Request, q.run.Model, q.run.RequestHash = q.call.Request, q.call.Model, q.call.RequestHash
	return nil
}

func (q *question) client() Client { return q.lane.client(q.call.Protocol) }

// ready reports whether the question can be put and is paid for; where not, the run's state says why.
func (q *question) ready() bool {
	switch {
	case q.client() == nil:
		q.run.refuse(StateNotAvailable, "no endpoint for "+q.call.Protocol)
	case !q.lane.purse.take(q.call):
		q.run.refuse(StateOverBudget, "the budget of this case is spent")
	default:
		return true
	}
	return false
}

// admit claims the attempt for the seat. An attempt that was claimed for another request is never asked.
func (q *question) admit() error {
	if q.lane.h.Claims == nil {
		return nil
	}
	claim, err := q.lane.h.Claims.Claim(q.name(), uint32(len(q.run.Absent)), common.HexToHash(q.run.RequestHash))
	if errors.Is(err, ErrClaimed) {
		q.run.refuse(StateInterrupted, err.Error())
		return nil
	}
	q.call.Slot.Claim = claim
	return err
}

func (q *question) name() acquisition.SlotName {
	return acquisition.SlotName{Requirement: q.run.Requirement, Judge: q.run.Judge, Run: uint32(q.run.Index)}
}

// settle ends the run. Whatever ends it without a conclusion leaves it UNRESOLVED.
func (q *question) settle(ctx context.Context) error {
	switch known, err := q.ended(); {
	case err != nil || known:
		return err
	case ctx.Err() != nil:
		q.run.refuse(StateOverBudget, "the time of this case is over")
		return nil
	}
	if open, err := q.consume(); err != nil || !open {
		return err
	}
	if err := q.ask(ctx); err != nil {
		return err
	}
	return q.end()
}

// ask puts the question, to a substitute where the manifest's ladder has one for a model that gave no output and its
// retry policy opens the attempt. An output, however malformed, and an answer that may exist somewhere are never asked
// for again.
func (q *question) ask(ctx context.Context) error {
	for {
		answer, err := q.once(ctx)
		when, err := q.hear(answer, err)
		if err != nil {
			return err
		}
		if q.run.State != StateNoResult || !q.substitute(when) {
			return nil
		}
		q.lane.panel.opts.Log.Warn("judge substituted", "judge", q.run.Judge, "when", when, "model", q.pin.wireName())
		if err := q.build(); err != nil {
			return err
		}
		if !q.ready() {
			return nil
		}
		q.run.State, q.run.Detail = "", ""
		if err := q.admit(); err != nil || q.run.State != "" {
			return err
		}
	}
}

// once asks within the time of one call.
func (q *question) once(ctx context.Context) (Answer, error) {
	ctx, cancel := context.WithTimeout(ctx, q.lane.panel.opts.Budget.Call)
	defer cancel()
	return q.client().Ask(ctx, q.call)
}

// hear reads how the ask ended into the run; when is the event that a ladder may have a step for.
func (q *question) hear(answer Answer, cause error) (when string, err error) {
	switch {
	case cause == nil:
		q.run.hear(answer.Output, q.lane.observed, q.lane.req.RequiredScope)
	case errors.Is(cause, ErrUnavailable):
		q.run.State, when = StateNoResult, manifest.WhenUnavailable
	case errors.Is(cause, ErrDeprecated):
		q.run.State, when = StateNoResult, manifest.WhenDeprecated
	case errors.Is(cause, ErrRefused):
		q.run.State = StateNoResult
	case errors.Is(cause, ErrLost), errors.Is(cause, ErrOtherModel):
		q.run.State = StateLost
	case errors.Is(cause, ErrNoReceipt):
		q.run.State = StateNoReceipt
	default:
		return "", cause
	}
	if cause != nil {
		q.run.Detail = cause.Error()
	}
	if q.lane.gateway != (common.Address{}) {
		q.hold(answer)
	}
	return when, nil
}

// hold holds what a gateway answered against what it signed: for an output, the receipt of exactly it; for an absence, its
// attestation. Without them the run is UNRESOLVED and nobody else is asked.
func (q *question) hold(answer Answer) {
	asked := acquisition.GatewayRun{Committee: q.call.Slot.Committee, Gateway: q.lane.gateway, RunID: q.call.Slot.RunID}
	for _, hash := range append(slices.Clone(q.run.Absent), q.run.RequestHash) {
		asked.Requests = append(asked.Requests, common.HexToHash(hash))
	}
	all := answer.Receipts
	if before := q.run.Receipts; before != nil {
		all = acquisition.GatewayReceipts{Claims: slices.Concat(before.Claims, all.Claims), Terminals: slices.Concat(before.Terminals, all.Terminals)}
	}
	all = asked.Own(all)
	q.run.Receipts = &all
	terminal, err := asked.Check(all)
	switch {
	case errors.Is(err, acquisition.ErrEquivocation):
		q.run.refuse(StateEquivocation, err.Error())
		return
	case q.run.State == StateLost || q.run.State == StateNoReceipt:
		return
	case err == nil && q.run.State == StateHeard:
		err = terminal.Attests(answer.Output, q.run.Scope)
	case err == nil && terminal.Status != acquisition.SlotNoResult:
		err = fmt.Errorf("%w: status %d, absence asserted", acquisition.ErrReceiptInvalid, terminal.Status)
	}
	if err != nil {
		q.run.refuse(StateNoReceipt, err.Error())
	}
}

// substitute takes the next step of the ladder for an event. The judge keeps its id; its pins are replaced, and the
// absence is remembered: the substitute is a further attempt.
func (q *question) substitute(when string) bool {
	if when == "" || !q.lane.opens(len(q.run.Absent)) {
		return false
	}
	ladder := q.lane.h.Document.Judge.FallbackLadder
	for i := q.step; i < len(ladder); i++ {
		if s := ladder[i]; s.When == when {
			if s.Action != manifest.ActionSubstitute || s.Substitute == nil {
				return false
			}
			q.step, q.pin, q.run.Ladder = i+1, pinOf(*s.Substitute), when
			q.run.Absent = append(q.run.Absent, q.run.RequestHash)
			return true
		}
	}
	return false
}

// slotClaim is written before a model is asked. From then on the slot is consumed, whatever happens.
type slotClaim struct {
	RequestHash string `json:"request_hash"`
}

func (q *question) slot() string {
	return strings.ToLower(fmt.Sprintf("run-%s-%s-%s-%d", q.lane.h.Key, q.run.Requirement, q.run.Judge, q.run.Index))
}

// ended takes over how the slot ended before, if it did.
func (q *question) ended() (bool, error) {
	if q.lane.h.Slots == nil {
		return false, nil
	}
	var kept Run
	switch err := q.lane.h.Slots.Load(q.slot()+"-end", &kept); {
	case errors.Is(err, journal.ErrNone):
		return false, nil
	case err != nil:
		return false, fmt.Errorf("read end of slot: %w", err)
	}
	if same, err := q.sameRequest(); err != nil || !same {
		return err == nil, err
	}
	q.run = kept
	return true, nil
}

// sameRequest reports whether the slot was consumed for the request that is asked now; where not, the run is refused.
func (q *question) sameRequest() (bool, error) {
	var claimed slotClaim
	if err := q.lane.h.Slots.Load(q.slot(), &claimed); err != nil {
		return false, fmt.Errorf("read claim: %w", err)
	}
	if claimed.RequestHash != q.run.RequestHash {
		q.run.refuse(StateInterrupted, ErrClaimed.Error())
		return false, nil
	}
	return true, nil
}

// consume marks the slot as asked. One that was asked before and did not end stays UNRESOLVED, unless a gateway was
// asked: it answers the same request with what it has, and asks nothing twice.
func (q *question) consume() (open bool, err error) {
	if q.lane.h.Slots == nil {
		return true, nil
	}
	err = q.lane.h.Slots.Create(q.slot(), slotClaim{q.run.RequestHash})
	if err == nil || !errors.Is(err, journal.ErrExists) {
		return err == nil, err
	}
	if same, err := q.sameRequest(); err != nil || !same {
		return false, err
	}
	if q.lane.gateway == (common.Address{}) {
		q.run.refuse(StateInterrupted, "claimed before, and never ended")
		return false, nil
	}
	return true, nil
}

func (q *question) end() error {
	if q.lane.h.Slots == nil {
		return nil
	}
	if err := q.lane.h.Slots.Create(q.slot()+"-end", q.run); err != nil {
		return fmt.Errorf("end slot: %w", err)
	}
	return nil
}
