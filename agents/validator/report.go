package validator

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/run"
)

// ErrNoEquivocation says that the documents hold no signed records of one seat that can contradict each other.
var ErrNoEquivocation = errors.New("no equivocation in the documents")

// Equivocation is a proof against one seat: of two terminals, or else of two claims, or else of two commitments.
type Equivocation struct {
	Terminals   *acquisition.TerminalEquivocation
	Claims      *acquisition.ClaimEquivocation
	Commitments *CommitmentEquivocation
}

// Report sends a proof to the committee, which slashes the seat's validator. The sender gets the reward.
func (a Account) Report(ctx context.Context, committee *docket.Committee, e Equivocation) (*types.Receipt, error) {
	contract := bindings.NewCommittee()
	switch {
	case e.Terminals != nil:
		p := e.Terminals
		brief, err := latestBrief(ctx, committee, p.Slot.Seat.DisputeID)
		if err != nil {
			return nil, err
		}
		data, err := contract.TryPackProveTerminals(slotForChain(p.Slot), brief, terminalForChain(p.First.Terminal), p.First.Signature,
			terminalForChain(p.Second.Terminal), p.Second.Signature)
		if err != nil {
			return nil, fmt.Errorf("prove terminals: %w", err)
		}
		return a.prove(ctx, committee, "prove terminals", p.Slot.Seat.DisputeID, p.Slot.Seat.Seat, data)
	case e.Claims != nil:
		p := e.Claims
		brief, err := latestBrief(ctx, committee, p.Slot.Seat.DisputeID)
		if err != nil {
			return nil, err
		}
		data, err := contract.TryPackProveClaims(slotForChain(p.Slot), brief, claimForChain(p.First.Claim), p.First.Signature,
			claimForChain(p.Second.Claim), p.Second.Signature)
		if err != nil {
			return nil, fmt.Errorf("prove claims: %w", err)
		}
		return a.prove(ctx, committee, "prove claims", p.Slot.Seat.DisputeID, p.Slot.Seat.Seat, data)
	case e.Commitments != nil:
		data, err := e.Commitments.pack(contract)
		if err != nil {
			return nil, fmt.Errorf("prove commitments: %w", err)
		}
		return a.prove(ctx, committee, "prove commitments", e.Commitments.Seat.DisputeID, e.Commitments.Seat.Seat, data)
	}
	return nil, ErrNoEquivocation
}

func (a Account) prove(ctx context.Context, committee *docket.Committee, kind string, dispute *big.Int, seat uint8, data []byte) (*types.Receipt, error) {
	implied := outcome.Committee(committee.Address(), "Slashed", docket.Word(dispute), docket.Word(big.NewInt(int64(seat))))
	return a.send(ctx, committee.Address(), acts.Act{Kind: kind, Subject: "dispute " + dispute.String(), Detail: map[string]any{"seat": seat}, Implied: implied}, data)
}

// latestBrief is the brief of a dispute's latest round, which every step is given, whatever round it is about.
func latestBrief(ctx context.Context, committee *docket.Committee, id *big.Int) (bindings.Brief, error) {
	head, err := committee.Head(ctx)
	if err != nil {
		return bindings.Brief{}, err
	}
	d, err := committee.Dispute(ctx, head, id)
	if err != nil {
		return bindings.Brief{}, fmt.Errorf("read dispute: %w", err)
	}
	round, err := latestRound(ctx, committee, head, id, d)
	return round.Brief, err
}

// FindEquivocation looks through receipts documents for a proof. Those of other seats than the first one's are passed over,
// and so is whatever the seat's validator did not sign: anyone may write a document.
func FindEquivocation(chainID *big.Int, docs ...[]byte) (Equivocation, error) {
	var first *receipts
	var claims []acquisition.SignedClaim
	var terminals []acquisition.SignedTerminal
	slots := map[slot]bool{}
	for _, raw := range docs {
		var t receipts
		if err := parse(raw, &t); err != nil {
			return Equivocation{}, fmt.Errorf("read receipts: %w", err)
		}
		if first == nil {
			first = &t
		}
		for _, c := range t.Claims {
			claims, slots[c.Slot] = append(claims, c.Signed()), true
		}
		for _, e := range t.Terminals {
			terminals, slots[e.Slot] = append(terminals, e.Signed()), true
		}
	}
	if first == nil {
		return Equivocation{}, ErrNoEquivocation
	}
	dispute, ok := new(big.Int).SetString(first.Dispute, 10)
	if !ok {
		return Equivocation{}, fmt.Errorf("%w: dispute %.80q", errDocument, first.Dispute)
	}
	c := run.Committee{ChainID: chainID, Address: first.Committee}
	for s := range slots {
		at := acquisition.RunSlot{
			ManifestHash: first.ManifestHash, Seat: run.Seat{DisputeID: dispute, Round: first.Round, Seat: first.Seat},
			RequirementID: s.Requirement, JudgeID: s.Judge, RunIndex: s.Run,
		}
		if p, ok := acquisition.FindTerminalEquivocation(c, at, first.Validator, terminals); ok {
			return Equivocation{Terminals: &p}, nil
		}
		if p, ok := acquisition.FindClaimEquivocation(c, at, first.Validator, claims); ok {
			return Equivocation{Claims: &p}, nil
		}
	}
	return Equivocation{}, ErrNoEquivocation
}

func slotForChain(s acquisition.RunSlot) bindings.RunSlot {
	return bindings.RunSlot{
		DisputeID: s.Seat.DisputeID, Round: s.Seat.Round, Seat: s.Seat.Seat, RequirementId: s.RequirementID, JudgeId: s.JudgeID,
		RunIndex: new(big.Int).SetUint64(uint64(s.RunIndex)),
	}
}

func terminalForChain(t acquisition.SlotTerminal) bindings.Terminal {
	return bindings.Terminal{
		RunId: t.RunID, Attempt: t.Attempt, ClaimHash: t.ClaimHash, Status: uint8(t.Status), OutputHash: t.OutputHash,
		Verdict: uint8(t.Verdict), ScopeHash: t.ScopeHash,
	}
}

func claimForChain(c acquisition.SlotClaim) bindings.Claim {
	return bindings.Claim{RunId: c.RunID, Attempt: c.Attempt, RequestHash: c.RequestHash, Previous: c.Previous}
}
