package main

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/run"
)

// Validators of the committees that the scenarios need.
const (
	panelSize  = 3  // no more than a panel
	wholeSize  = 4  // so few more than a panel that a second round is everybody's
	appealSize = 7  // all of a second panel
	largeSize  = 31 // many more than a panel, so that a draw reads more than one page of stakes
)

// Largest shares of the peer's gas that a dispute may cost at the arbitrator, by the way to its ruling.
const (
	signaturesShare   = 0.15
	commitRevealShare = 0.35
)

// whatArbitration says which transactions the figures of an arbitration hold.
const whatArbitration = "at the arbitrator alone: an account as arbitrable, whose `rule` does nothing, creates the dispute with the fee in coin"

// arbitrations measures what the arbitrator costs by itself, whatever the arbitrable does, as an arbitrator that others
// build on is measured.
func arbitrations(ctx context.Context, w *world) ([]Row, error) {
	_, t, _, err := w.publish(ctx, 1)
	if err != nil {
		return nil, err
	}
	// The first dispute of a committee also pays for its counters.
	if _, _, err := w.arbitration(ctx, t, (*hearing).bySignatures); err != nil {
		return nil, err
	}
	signatures, claims, err := w.arbitration(ctx, t, (*hearing).bySignatures)
	if err != nil {
		return nil, fmt.Errorf("by signatures: %w", err)
	}
	commitReveal, _, err := w.arbitration(ctx, t, (*hearing).byCommitReveal)
	if err != nil {
		return nil, fmt.Errorf("by commit and reveal: %w", err)
	}
	return []Row{
		gas("gas.arbitration_signatures_3", signatures, whatArbitration+"; then one transaction draws, rules and delivers. 2 transactions"),
		gas("gas.arbitration_commit_reveal_3", commitReveal, whatArbitration+"; draw, 3 commits, 3 reveals, adjudication with delivery. 9 transactions"),
		gas("gas.claim_fee", claims/panelSize, "a seat takes its credited fees, of however many disputes; not in the figures of an arbitration"),
		ratio("ratio.dispute_signatures_over_kleros", signatures, klerosDispute, signaturesShare, "arbitration_signatures_3 / "+kleros),
		ratio("ratio.dispute_commit_reveal_over_kleros", commitReveal, klerosDispute, commitRevealShare, "arbitration_commit_reveal_3 / "+kleros),
		ratio("ratio.dispute_signatures_claimed_over_kleros", signatures+claims, klerosDispute, 0,
			"(arbitration_signatures_3 + 3 claim_fee) / the same: where every seat takes its fee after every dispute"),
	}, nil
}

// arbitration is one dispute of an account as arbitrable, from its creation to the delivered ruling, and what its seats'
// claims of their fees cost behind it. No seat has a credit before it.
func (w *world) arbitration(ctx context.Context, t bindings.Terms, by rule) (used, claims uint64, err error) {
	const arbitrable = "stranger"
	w.saved++
	data, err := run.EncodeBrief(bindings.Brief{
		Version: 2, Rounds: 1, ManifestHash: t.ManifestHash, EvidenceRoot: crypto.Keccak256Hash([]byte("evidence")),
		CaseId: crypto.Keccak256Hash([]byte{byte(w.saved)}), Payer: devnet.Address("buyer"), Payee: devnet.Address("seller"),
		FeeRefund: devnet.Address("buyer"), Procedure: t.Procedure,
	})
	if err != nil {
		return 0, 0, err
	}
	at := w.dev.Deployment.Committee.Address
	fee, err := view(ctx, w, at, committee, committee.PackArbitrationCost0(data), committee.UnpackArbitrationCost0)
	if err != nil {
		return 0, 0, fmt.Errorf("arbitration cost: %w", err)
	}
	created, err := w.sendValue(ctx, arbitrable, at, committee.PackCreateDispute(big.NewInt(3), data), fee)
	if err != nil {
		return 0, 0, fmt.Errorf("create dispute: %w", err)
	}
	id, err := view(ctx, w, at, committee, committee.PackDisputeCount(), committee.UnpackDisputeCount)
	if err != nil {
		return 0, 0, fmt.Errorf("dispute count: %w", err)
	}
	h, err := w.hear(ctx, id)
	if err != nil {
		return 0, 0, err
	}
	ruling, err := by(h, ctx)
	if err != nil {
		return 0, 0, err
	}
	if err := h.requireDelivered(ctx); err != nil {
		return 0, 0, err
	}
	drawn, err := h.drawn(ctx)
	if err != nil {
		return 0, 0, err
	}
	for _, seat := range drawn {
		claimed, err := w.gasOf(ctx, arbitrable, at, committee.PackClaimNative(seat))
		if err != nil {
			return 0, 0, fmt.Errorf("claim: %w", err)
		}
		claims += claimed
	}
	return created.GasUsed + ruling, claims, nil
}

// appealRound measures an appeal that is heard by a larger panel.
func appealRound(ctx context.Context, w *world) ([]Row, error) {
	appeal, ruling, seats, err := w.secondRound(ctx, (*hearing).bySignatures)
	if err != nil {
		return nil, err
	}
	if seats != appealSize {
		return nil, fmt.Errorf("%d seats heard the appeal, expected %d", seats, appealSize)
	}
	return []Row{gas("gas.appeal_round_7_signatures", appeal+ruling,
		"second round of a case: the seller's appeal, then draw of 7 seats, ruling by their signatures and delivery, 2 transactions")}, nil
}

// wholeRound measures an appeal that is heard by the whole committee.
func wholeRound(ctx context.Context, w *world) ([]Row, error) {
	appeal, ruling, seats, err := w.secondRound(ctx, (*hearing).byCommittee)
	if err != nil {
		return nil, err
	}
	if seats != 0 {
		return nil, errors.New("the appeal was heard by a panel")
	}
	return []Row{gas("gas.whole_committee_round", appeal+ruling,
		"last round of a case before a committee of 4: the seller's appeal, then one BLS signature of all 4, ruling and delivery, 2 transactions")}, nil
}

// secondRound brings a case through a first round of 3 seats, appeals, and gives what the appeal and its ruling cost and
// how many seats a draw gave it.
func (w *world) secondRound(ctx context.Context, by rule) (appeal, ruling uint64, seats int, err error) {
	d, err := w.paid(ctx, 2)
	if err != nil {
		return 0, 0, 0, err
	}
	if _, err := d.contest(ctx); err != nil {
		return 0, 0, 0, err
	}
	if _, err := d.answer(ctx); err != nil {
		return 0, 0, 0, err
	}
	first, _, err := d.freeze(ctx)
	if err != nil {
		return 0, 0, 0, err
	}
	if _, err := first.bySignatures(ctx); err != nil {
		return 0, 0, 0, err
	}
	second, appeal, err := d.appeal(ctx)
	if err != nil {
		return 0, 0, 0, err
	}
	if ruling, err = by(second, ctx); err != nil {
		return 0, 0, 0, err
	}
	if err := second.requireDelivered(ctx); err != nil {
		return 0, 0, 0, err
	}
	drawn, err := second.drawn(ctx)
	if err != nil {
		return 0, 0, 0, err
	}
	_, err = d.execute(ctx)
	return appeal, ruling, len(drawn), err
}
