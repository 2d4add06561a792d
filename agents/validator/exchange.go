package validator

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/relayer/store"
)

// roundKey names one round of one dispute in the store.
func (s *Service) roundKey(id uint64, round uint8) common.Hash {
	chainID := common.BigToHash(s.opts.Chain.ChainID())
	dispute := common.BigToHash(new(big.Int).SetUint64(id))
	return crypto.Keccak256Hash([]byte("redress.round"), chainID[:], s.opts.Committee[:], dispute[:], []byte{round})
}

func (s *Service) publishCommitment(ctx context.Context, id uint64, state State) error {
	b, err := s.ballot(id, state.Dispute.Round)
	if err != nil || b == nil {
		return errors.Join(err, journal.ErrNone)
	}
	if err := s.storeRecord(ctx, b); err != nil {
		return err
	}
	group, _ := groups(s.roundKey(id, b.Round))
	err = s.publish(ctx, group, commitmentDoc{
		Version: commitmentVersion, Dispute: b.Dispute, Round: b.Round, Seat: b.Seat, Commitment: b.Commitment,
		ClaimsRoot: b.ClaimsRoot, Signature: b.Signature,
	})
	if err == nil {
		s.rounds[id].published = true
	}
	return err
}

// storeRecord puts what the ballot stands on where everybody can read it.
func (s *Service) storeRecord(ctx context.Context, b *ballot) error {
	for _, document := range []string{b.Document, b.Receipts, b.Gateways, b.Common} {
		if document == "" {
			continue
		}
		if _, err := s.opts.Store.Put(ctx, []byte(document)); err != nil {
			return fmt.Errorf("store transcript: %w", err)
		}
	}
	return nil
}

func (s *Service) publishOpening(ctx context.Context, id uint64, state State) error {
	b, err := s.ballot(id, state.Dispute.Round)
	if err != nil || b == nil {
		return errors.Join(err, journal.ErrNone)
	}
	_, group := groups(s.roundKey(id, b.Round))
	err = s.publish(ctx, group, openingDoc{
		Version: openingVersion, Dispute: b.Dispute, Round: b.Round, Seat: b.Seat, Observations: b.Observations,
		Transcript: b.Transcript, Salt: b.Salt,
	})
	if err == nil {
		s.rounds[id].opened = true
	}
	return err
}

// publish stores a document and lists it. Doing it again changes nothing.
func (s *Service) publish(ctx context.Context, group string, v any) error {
	raw, err := encode(v)
	if err != nil {
		return err
	}
	hash, err := s.opts.Store.Put(ctx, raw)
	if err != nil {
		return fmt.Errorf("store document: %w", err)
	}
	if err := s.opts.Store.Append(ctx, group, hash); err != nil {
		return fmt.Errorf("list document: %w", err)
	}
	return nil
}

// exchangeDocuments reads what the seats have shown since the last look. What is not a seat's own word is ignored:
// anyone may write to a group.
func (s *Service) exchangeDocuments(ctx context.Context, id uint64, state State, r *round) error {
	commitments, openings := groups(s.roundKey(id, state.Dispute.Round))
	err := s.each(ctx, commitments, r, func(raw []byte) error { return s.takeCommitment(id, state, r, raw) })
	if err != nil {
		return err
	}
	return s.each(ctx, openings, r, func(raw []byte) error { return s.takeOpening(id, state, r, raw) })
}

func (s *Service) each(ctx context.Context, group string, r *round, take func([]byte) error) error {
	hashes, err := s.opts.Store.List(ctx, group)
	if err != nil {
		return fmt.Errorf("list %s: %w", group, err)
	}
	for _, h := range hashes {
		if r.read[listing{group, h}] {
			continue
		}
		raw, err := s.opts.Store.Get(ctx, h)
		if errors.Is(err, store.ErrNotFound) {
			continue
		}
		if err == nil {
			err = take(raw)
		}
		switch {
		case errors.Is(err, errEarly):
			continue // looked at again once its commitment is there
		case errors.Is(err, errDocument):
			s.opts.Log.Warn("document ignored", "group", group, "document", h, "err", err)
		case err != nil:
			return err
		}
		r.read[listing{group, h}] = true
	}
	return nil
}

// errEarly says that an opening came before the commitment it opens.
var errEarly = errors.New("opening before its commitment")

func (s *Service) takeCommitment(id uint64, state State, r *round, raw []byte) error {
	var doc commitmentDoc
	if err := parse(raw, &doc); err != nil {
		return err
	}
	if err := s.addressed(doc.Version == commitmentVersion, doc.Dispute, doc.Round, doc.Seat, id, state); err != nil {
		return err
	}
	holder := state.Seats[doc.Seat].Validator
	word := run.SignedCommitment{Commitment: run.Commitment(doc.Commitment), ClaimsRoot: doc.ClaimsRoot, Signature: doc.Signature}
	if err := s.signed().Verify(seatOf(id, doc.Round, doc.Seat), r.Hash, word, holder); err != nil {
		return fmt.Errorf("%w: %w", errDocument, err)
	}
	if have, ok := r.commitments[doc.Seat]; (ok && (have.Commitment != doc.Commitment || have.ClaimsRoot != doc.ClaimsRoot)) || r.doubtful[doc.Seat] {
		r.doubt(doc.Seat)
		s.opts.Log.Warn("equivocation", "dispute_id", id, "seat", doc.Seat, "validator", holder, "first", have.hash(), "second", doc.hash())
		return nil
	}
	r.commitments[doc.Seat] = doc
	return nil
}

func (s *Service) takeOpening(id uint64, state State, r *round, raw []byte) error {
	var doc openingDoc
	if err := parse(raw, &doc); err != nil {
		return err
	}
	if err := s.addressed(doc.Version == openingVersion && doc.Observations != nil, doc.Dispute, doc.Round, doc.Seat, id, state); err != nil {
		return err
	}
	c, ok := r.commitments[doc.Seat]
	if !ok {
		return errEarly
	}
	if _, ok := r.openings[doc.Seat]; ok {
		return nil
	}
	opening := doc.opening(c.ClaimsRoot)
	word, err := wordOf(opening)
	if err != nil {
		return err
	}
	if err := s.signed().VerifyOpening(seatOf(id, doc.Round, doc.Seat), run.Commitment(c.Commitment), word); err != nil {
		return fmt.Errorf("%w: %w", errDocument, err)
	}
	// The signatures of all are refused with it: its seat is as silent as one that shows nothing, and on chain it pays.
	if err := allowed(r.Brief.Procedure, word.Observations); err != nil {
		return err
	}
	r.openings[doc.Seat] = opening
	return nil
}

// addressed reports with an error whether a document is about this round and one of its seats.
func (s *Service) addressed(known bool, dispute string, round, seat uint8, id uint64, state State) error {
	if !known || dispute != decimal(id) || round != state.Dispute.Round || int(seat) >= len(state.Seats) {
		return fmt.Errorf("%w: dispute %.20q round %d seat %d", errDocument, dispute, round, seat)
	}
	return nil
}
