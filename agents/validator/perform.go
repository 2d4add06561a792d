package validator

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/relayer/txmgr"
)

func (s *Service) perform(ctx context.Context, head docket.Head, id uint64, state State, kind Kind) error {
	key := new(big.Int).SetUint64(id)
	switch kind {
	case ActJudge:
		s.begin(ctx, head, id, state)
		return nil
	case ActPublishCommitment:
		return s.publishCommitment(ctx, id, state)
	case ActPublishOpening:
		return s.publishOpening(ctx, id, state)
	case ActPublishSignature:
		return s.publishSignature(ctx, id, state)
	case ActCommitFor:
		return s.holdToWords(id, state, func(data []byte) error { return s.send(ctx, id, kind, data) })
	case ActExecute:
		s.rounds[id].deliveries++
	}
	data, err := s.pack(id, key, state, kind)
	if err != nil {
		return err
	}
	return s.send(ctx, id, kind, data)
}

// holdToWords puts every commitment on chain that other seats showed and did not commit to. One that does not get there,
// since its seat was quicker, keeps none of the others from it.
func (s *Service) holdToWords(id uint64, state State, send func([]byte) error) error {
	var failed []error
	for _, seat := range state.Owed {
		c := s.rounds[id].commitments[uint8(seat)]
		data, err := s.abi.TryPackCommitFor(new(big.Int).SetUint64(id), c.Seat, c.Commitment, c.ClaimsRoot, c.Signature)
		if err == nil {
			err = send(data)
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

func (s *Service) send(ctx context.Context, id uint64, kind Kind, data []byte) error {
	to := s.opts.Committee
	receipt, err := s.opts.Sender.Send(ctx, txmgr.Candidate{To: &to, Data: data})
	if err != nil {
		return err
	}
	s.opts.Log.Info("done", "action", kind, "dispute_id", id, "validator", s.self, "tx", receipt.TxHash, "gas", receipt.GasUsed)
	return nil
}
