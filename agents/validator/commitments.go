package validator

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/run"
)

// CommitmentEquivocation is two words of one seat in one round, before it opened any of them: two signed commitments or,
// where there is no second, one that the chain has to hold against what it took from the seat.
type CommitmentEquivocation struct {
	Seat   run.Seat
	First  run.SignedCommitment
	Second *run.SignedCommitment
}

// FindCommitments looks through documents of signed commitments, as seats exchange them, for a proof against the seat that
// the first one is of. What that seat's validator did not sign for its round's brief is passed over, and so are other
// seats' documents. One commitment alone is a proof only if the chain holds another: it refuses to slash otherwise.
// No log of the committee is older than block first.
func FindCommitments(ctx context.Context, chainID *big.Int, committee *docket.Committee, first uint64, docs ...[]byte) (*CommitmentEquivocation, error) {
	list := make([]commitmentDoc, len(docs))
	for i, raw := range docs {
		if err := parse(raw, &list[i]); err != nil {
			return nil, fmt.Errorf("read commitment: %w", err)
		}
		if list[i].Version != commitmentVersion {
			return nil, fmt.Errorf("%w: version %.40q", errDocument, list[i].Version)
		}
	}
	if len(list) == 0 {
		return nil, ErrNoEquivocation
	}
	dispute, ok := new(big.Int).SetString(list[0].Dispute, 10)
	if !ok || dispute.Sign() < 0 {
		return nil, fmt.Errorf("%w: dispute %.80q", errDocument, list[0].Dispute)
	}
	seat := run.Seat{DisputeID: dispute, Round: list[0].Round, Seat: list[0].Seat}
	holder, round, err := sworn(ctx, committee, first, seat)
	if err != nil {
		return nil, err
	}
	c := run.Committee{ChainID: chainID, Address: committee.Address()}
	return secondCommitment(list, seat, func(w run.SignedCommitment) bool { return c.Verify(seat, round.Hash, w, holder.Validator) == nil })
}

// secondCommitment is the proof that documents hold against a seat, of those that it signed.
func secondCommitment(list []commitmentDoc, seat run.Seat, signed func(run.SignedCommitment) bool) (*CommitmentEquivocation, error) {
	var proof *CommitmentEquivocation
	for _, doc := range list {
		word := run.SignedCommitment{Commitment: run.Commitment(doc.Commitment), ClaimsRoot: doc.ClaimsRoot, Signature: doc.Signature}
		switch {
		case doc.Dispute != seat.DisputeID.String() || doc.Round != seat.Round || doc.Seat != seat.Seat || !signed(word):
		case proof == nil:
			proof = &CommitmentEquivocation{Seat: seat, First: word}
		case word.Commitment != proof.First.Commitment || word.ClaimsRoot != proof.First.ClaimsRoot:
			proof.Second = &word
			return proof, nil
		}
	}
	if proof == nil {
		return nil, ErrNoEquivocation
	}
	return proof, nil
}

// sworn is who holds a seat, and the round whose brief its words are on.
func sworn(ctx context.Context, committee *docket.Committee, first uint64, seat run.Seat) (bindings.Seat, docket.Round, error) {
	head, err := committee.Head(ctx)
	if err != nil {
		return bindings.Seat{}, docket.Round{}, err
	}
	seats, err := committee.Seats(ctx, head, seat.DisputeID, seat.Round)
	if err != nil {
		return bindings.Seat{}, docket.Round{}, fmt.Errorf("read seats: %w", err)
	}
	if int(seat.Seat) >= len(seats) {
		return bindings.Seat{}, docket.Round{}, fmt.Errorf("%w: seat %d of %d in round %d", errDocument, seat.Seat, len(seats), seat.Round)
	}
	rounds, err := committee.Rounds(ctx, first, head, seat.DisputeID)
	if err != nil {
		return bindings.Seat{}, docket.Round{}, fmt.Errorf("read rounds: %w", err)
	}
	i := slices.IndexFunc(rounds, func(r docket.Round) bool { return r.Round == seat.Round })
	if i < 0 {
		return bindings.Seat{}, docket.Round{}, fmt.Errorf("%w: dispute %s, round %d", errBrief, seat.DisputeID, seat.Round)
	}
	return seats[seat.Seat], rounds[i], nil
}

// pack encodes the proof.
func (e *CommitmentEquivocation) pack(contract *bindings.Committee) ([]byte, error) {
	id := bindings.SeatId{DisputeID: e.Seat.DisputeID, Round: e.Seat.Round, Seat: e.Seat.Seat}
	if e.Second == nil {
		return contract.TryPackProveCommitment(id, commitmentForChain(e.First))
	}
	return contract.TryPackProveCommitments(id, commitmentForChain(e.First), commitmentForChain(*e.Second))
}

func commitmentForChain(c run.SignedCommitment) bindings.SignedCommitment {
	return bindings.SignedCommitment{Commitment: c.Commitment, ClaimsRoot: c.ClaimsRoot, Signature: c.Signature}
}
