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
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

func (s *Service) perform(ctx context.Context, head docket.Head, id uint64, state State, kind Kind) error {
	key := new(big.Int).SetUint64(id)
	switch kind {
	case ActJudge:
		if err := s.book.RefuseOnce(kind.String(), subjectOf(id), &head, guard.Resolve([]guard.Result{s.book.Switch()})); err != nil {
			return err
		}
		s.begin(ctx, head, id, state)
		return nil
	case ActPublishCommitment:
		return s.shown(ctx, id, state, kind, s.publishCommitment)
	case ActPublishOpening:
		return s.shown(ctx, id, state, kind, s.publishOpening)
	case ActPublishSignature:
		return s.shown(ctx, id, state, kind, s.publishSignature)
	case ActCommitFor:
		return s.holdToWords(id, state, func(seat int, data []byte) error { return s.send(ctx, id, state, kind, seat, data) })
	case ActExecute:
		s.rounds[id].deliveries++
	}
	data, err := s.pack(id, key, state, kind)
	if err != nil {
		return err
	}
	return s.send(ctx, id, state, kind, state.Seat, data)
}

// holdToWords puts every commitment on chain that other seats showed and did not commit to. One that does not get there,
// since its seat was quicker, keeps none of the others from it.
func (s *Service) holdToWords(id uint64, state State, send func(int, []byte) error) error {
	var failed []error
	for _, seat := range state.Owed {
		c := s.rounds[id].commitments[uint8(seat)]
		data, err := s.abi.TryPackCommitFor(new(big.Int).SetUint64(id), c.Seat, c.Commitment, c.ClaimsRoot, c.Signature)
		if err == nil {
			err = send(seat, data)
		}
		if err != nil {
			failed = append(failed, fmt.Errorf("seat %d: %w", seat, err))
		}
	}
	return errors.Join(failed...)
}

// pack encodes a transaction.
func (s *Service) pack(id uint64, key *big.Int, state State, kind Kind) ([]byte, error) {
	r := s.rounds[id]
	switch kind {
	case ActDraw:
		return s.abi.TryPackDraw(key, state.Brief)
	case ActAdjudicate:
		return s.abi.TryPackAdjudicate(key, state.Brief)
	case ActExecute:
		return s.abi.TryPackExecuteRuling(key)
	case ActRuleBySignatures:
		return s.abi.TryPackRuleBySignatures(key, state.Brief, r.signedSeats(len(state.Seats)))
	}
	b, err := s.ballot(id, state.Dispute.Round)
	if err != nil || b == nil {
		return nil, errors.Join(err, journal.ErrNone)
	}
	switch kind {
	case ActCommit:
		return s.abi.TryPackCommit(key, b.Seat, b.BriefHash, b.Commitment, b.ClaimsRoot)
	case ActRuleByCommittee:
		signed, err := r.whole.sum(b)
		if err != nil {
			return nil, err
		}
		return s.abi.TryPackRuleByCommittee(key, state.Brief, signed)
	}
	return s.abi.TryPackReveal(key, state.Brief, b.Seat, b.opening())
}

func (r *round) signedSeats(panel int) []bindings.SignedSeat {
	out := make([]bindings.SignedSeat, panel)
	for i := range out {
		seat := uint8(i)
		c := r.commitments[seat]
		out[i] = bindings.SignedSeat{Commitment: c.Commitment, Opening: r.openings[seat], Signature: c.Signature}
	}
	return out
}

func (s *Service) send(ctx context.Context, id uint64, state State, kind Kind, seat int, data []byte) error {
	to := s.opts.Committee
	act := acts.Act{
		Kind: kind.String(), Subject: subjectOf(id), Implied: s.implied(id, state, kind, seat), Owed: duties[kind],
		Detail: map[string]any{"round": state.Dispute.Round, "seat": seat, "brief": common.Hash(state.Dispute.BriefHash)},
	}
	again := func(ctx context.Context) (docket.Head, guard.Decision, error) { return s.again(ctx, id, state, kind) }
	receipt, err := s.book.Send(ctx, acts.Sender{Chain: s.opts.Chain, Manager: s.opts.Sender}, txmgr.Candidate{To: &to, Data: data}, act, again)
	if err != nil {
		return err
	}
	s.opts.Log.Info("done", "action", kind, "dispute_id", id, "validator", s.self, "tx", receipt.TxHash, "gas", receipt.GasUsed)
	return nil
}
