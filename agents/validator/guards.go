package validator

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
)

// duties are the acts that a seat pays for with its stake if they are missing, and which add nothing to what it has said
// already: the kill switch does not stop them. Judging is not among them: a seat that says nothing new loses what silence costs.
var duties = map[Kind]bool{ActCommit: true, ActCommitFor: true, ActReveal: true}

// actFacts is what is looked at between signing a transaction and sending it.
type actFacts struct {
	kind    Kind
	now     uint64 // block time, unix seconds
	decided bindings.DisputeView
	is      bindings.DisputeView // now
	ballot  bool                 // the own word is on disk, with the documents that it names
}

var chainAct = guard.Chain{Act: "transaction", Guards: []guard.Doc{
	{Guard: "phase", Severity: guard.Block, Reads: "the dispute's phase against the one that was decided in"},
	{Guard: "stale evidence", Severity: guard.Block, Reads: "the dispute's round and brief, which holds the evidence root, against those that were decided on"},
	{Guard: "deadline", Severity: guard.Block, Reads: "block time against the end of the phase in which the word counts"},
	{Guard: "own word", Severity: guard.Block, Reads: "whether the seat's ballot for this brief and the documents that it names are on disk"},
}}

// Chains are all that a validator checks before it acts.
func Chains() []guard.Chain {
	return []guard.Chain{{Act: "judge", Guards: []guard.Doc{acts.DocStop}}, {Act: "transaction, unless owed", Guards: []guard.Doc{acts.DocStop}}, chainAct}
}

// guardAct is the chain of checks at the moment of acting.
func guardAct(f actFacts) guard.Decision {
	return guard.Resolve([]guard.Result{
		guard.Require("phase", f.is.Phase == f.decided.Phase, "decided in phase %d, it is %d", f.decided.Phase, f.is.Phase),
		guard.Require("stale evidence", f.is.Round == f.decided.Round && f.is.BriefHash == f.decided.BriefHash,
			"decided on round %d with brief %s, it is round %d with %s", f.decided.Round, common.Hash(f.decided.BriefHash), f.is.Round, common.Hash(f.is.BriefHash)),
		guardDeadline(f),
		guard.Require("own word", !ownWord[f.kind] || f.ballot, "the ballot or a document that it names is not on disk"),
	})
}

// ownWord are the acts that give the seat's own word.
var ownWord = map[Kind]bool{ActCommit: true, ActReveal: true}

// guardDeadline compares the deadline of what is late once it has passed, inclusive.
func guardDeadline(f actFacts) guard.Result {
	const name = "deadline"
	var by uint64
	switch f.kind {
	case ActCommit, ActCommitFor:
		by = f.is.CommitBy
	case ActReveal:
		by = f.is.RevealBy
	case ActRuleByCommittee:
		by = f.is.SignBy
	default:
		return guard.Result{Guard: name}
	}
	return guard.Require(name, f.now <= by, "until %d, now %d", by, f.now)
}

func (s *Service) again(ctx context.Context, id uint64, state State, kind Kind) (docket.Head, guard.Decision, error) {
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return head, guard.Decision{}, err
	}
	f := actFacts{kind: kind, now: head.Time, decided: state.Dispute}
	if f.is, err = s.committee.Dispute(ctx, head, new(big.Int).SetUint64(id)); err != nil {
		return head, guard.Decision{}, fmt.Errorf("read dispute: %w", err)
	}
	if ownWord[kind] {
		b, err := s.ballot(id, state.Dispute.Round)
		if err != nil {
			return head, guard.Decision{}, err
		}
		f.ballot = b != nil && b.Document != "" && b.Receipts != "" && common.Hash(state.Dispute.BriefHash) == b.BriefHash
	}
	return head, guardAct(f), nil
}

// subjectOf joins the ledger's entries about a dispute.
func subjectOf(id uint64) string { return "dispute " + decimal(id) }

// implied is what an act must do. A draw may seat the panel, schedule another draw or end the round: it implies none of these.
func (s *Service) implied(id uint64, state State, kind Kind, seat int) outcome.Implied {
	dispute, at := docket.Word(new(big.Int).SetUint64(id)), s.opts.Committee
	switch kind {
	case ActCommit, ActCommitFor:
		return outcome.Committee(at, "Committed", dispute, docket.Word(big.NewInt(int64(seat))))
	case ActReveal:
		return outcome.Committee(at, "Revealed", dispute, docket.Word(big.NewInt(int64(seat))), docket.AddressWord(s.self))
	case ActRuleBySignatures, ActAdjudicate:
		return outcome.Committee(at, "Adjudicated", dispute)
	case ActRuleByCommittee:
		return outcome.Committee(at, "WholeRoundSigned", dispute)
	case ActExecute:
		if state.Dispute.Phase == docket.PhaseRuled {
			return outcome.Ruling(state.Dispute.Arbitrable, at, new(big.Int).SetUint64(id))
		}
	}
	return outcome.Implied{}
}

// shown writes down that a document of this seat is shown to the others. Showing it again changes nothing, so that what a
// crash interrupts is begun anew.
func (s *Service) shown(ctx context.Context, id uint64, state State, kind Kind, publish func(context.Context, uint64, State) error) error {
	open, err := s.book.Begin(acts.Act{Kind: kind.String(), Subject: subjectOf(id), Owed: true, Detail: map[string]any{"round": state.Dispute.Round, "seat": state.Seat}})
	if err != nil {
		return err
	}
	if err := publish(ctx, id, state); err != nil {
		return errors.Join(err, open.Fail(nil, nil, err))
	}
	return open.Done(nil, nil, nil)
}
