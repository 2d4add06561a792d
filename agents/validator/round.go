package validator

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/bindings"
)

// round is what this process holds of a dispute's latest round beside its journal.
type round struct {
	docket.Round

	commitments map[uint8]commitmentDoc
	doubtful    map[uint8]bool // seats with two different commitments: their word is no use off chain
	openings    map[uint8]bindings.Opening
	whole       *wholeRound      // nil but in a round of the whole committee
	read        map[listing]bool // documents that were looked at
	published   bool             // own commitment or signature
	opened      bool             // own opening
	warned      bool             // that a word of this seat is missing
	deliveries  int
	due         uint64 // when the phase ends, unix seconds
	step        uint8  // phase that readySince belongs to
	drawSince   uint64
	readySince  uint64
}

// listing is a document in one group. The same bytes in another group are looked at again: otherwise anyone could hide an
// opening by listing it among the commitments.
type listing struct {
	group string
	hash  common.Hash
}

// errBrief says that the logs do not hold the brief of a dispute's round. A node may be late with them.
var errBrief = errors.New("the brief is not in the logs")

// round is what is held of the dispute's round; a later round, or one with other evidence after a reorganization, starts
// afresh.
func (s *Service) round(ctx context.Context, head docket.Head, id uint64, d bindings.DisputeView) (*round, error) {
	if r := s.rounds[id]; r != nil && r.Round.Round == d.Round && r.Hash == common.Hash(d.BriefHash) {
		return r, nil
	}
	latest, err := latestRound(ctx, s.committee, head, new(big.Int).SetUint64(id), d)
	if err != nil {
		return nil, err
	}
	r := &round{
		Round: latest, commitments: map[uint8]commitmentDoc{}, doubtful: map[uint8]bool{},
		openings: map[uint8]bindings.Opening{}, read: map[listing]bool{},
	}
	s.rounds[id] = r
	return r, nil
}

// latestRound is a dispute's latest round with its brief. It was logged in the block after its snapshot.
func latestRound(ctx context.Context, committee *docket.Committee, head docket.Head, id *big.Int, d bindings.DisputeView) (docket.Round, error) {
	list, err := committee.Rounds(ctx, d.SnapshotBlock, head, id)
	if err != nil {
		return docket.Round{}, fmt.Errorf("read rounds: %w", err)
	}
	i := slices.IndexFunc(list, func(r docket.Round) bool { return r.Round == d.Round && r.Hash == common.Hash(d.BriefHash) })
	if i < 0 {
		return docket.Round{}, fmt.Errorf("%w: dispute %s, round %d, hash %x", errBrief, id, d.Round, d.BriefHash)
	}
	return list[i], nil
}

// load reads one dispute at one block and what the seats have shown each other.
func (s *Service) load(ctx context.Context, head docket.Head, id uint64, d bindings.DisputeView) (State, error) {
	state := State{Now: head.Time, Block: head.Number, Dispute: d, Seat: -1, DrawBy: d.CreatedAt + s.rules.Draw}
	r, err := s.round(ctx, head, id, d)
	if err != nil {
		return state, err
	}
	state.Brief = r.Brief
	if err := s.seat(ctx, head, id, &state, r); err != nil {
		return state, err
	}
	if state.Seat >= 0 {
		if err := s.ownWord(ctx, id, &state, r); err != nil {
			return state, err
		}
	}
	state.Deliveries = r.deliveries
	if d.Phase == docket.PhaseRuled && state.final() && r.deliveries < maxDeliveries {
		rule := bindings.NewOffer().PackRule(new(big.Int).SetUint64(id), big.NewInt(int64(d.Resolution.Ruling)))
		state.Refused = docket.Simulate(ctx, s.opts.Chain, s.opts.Committee, d.Arbitrable, rule) != nil
	}
	if r.step != d.Phase {
		r.step, r.readySince = d.Phase, 0
	}
	if r.readySince == 0 && state.shared() {
		r.readySince = head.Time
	}
	state.ReadySince, state.DrawSince, r.due = r.readySince, r.drawSince, state.ends()
	return state, nil
}

// ends is when the phase is over, by the chain's clock.
func (s State) ends() uint64 {
	switch s.Dispute.Phase {
	case docket.PhaseDrawing:
		return s.DrawBy
	case docket.PhaseCommitting:
		return s.Dispute.CommitBy
	case docket.PhaseRevealing:
		return s.Dispute.RevealBy
	case docket.PhaseSigning:
		return s.Dispute.SignBy
	}
	return math.MaxUint64
}

// seat finds who sits and where this validator does: by the committee once the panel is drawn, by its preview before,
// by the registry's snapshot where everybody sits.
func (s *Service) seat(ctx context.Context, head docket.Head, id uint64, state *State, r *round) error {
	if state.Dispute.Phase == docket.PhaseSigning {
		state.Anchored = head.Number > r.Block+s.opts.Confirmations
		return s.joinWhole(ctx, head, state, r)
	}
	seats, err := s.committee.Sitting(ctx, head, new(big.Int).SetUint64(id), state.Dispute, r.Brief)
	if err != nil {
		return err
	}
	state.Seats = seats
	switch {
	case head.Number <= state.Dispute.DrawBlock:
		r.drawSince = 0
	case r.drawSince == 0:
		r.drawSince = head.Time
	}
	state.Anchored = head.Number > state.Dispute.DrawBlock+s.opts.Confirmations
	state.Seat = slices.IndexFunc(state.Seats, func(seat bindings.Seat) bool { return seat.Validator == s.self })
	// Seats act first, by number; then the others, by place in the registry.
	if state.Rank = state.Seat; state.Seat < 0 {
		state.Rank = len(state.Seats) + max(slices.Index(s.members, s.self), 0)
	}
	return nil
}

// ownWord reads what this validator said in the round, and what the others showed.
func (s *Service) ownWord(ctx context.Context, id uint64, state *State, r *round) error {
	b, err := s.ballot(id, state.Dispute.Round)
	if err != nil {
		return err
	}
	if b == nil {
		if state.Judging, err = s.judging(id, state.Dispute.Round); err != nil {
			return err
		}
		if !state.Judging { // it may have ended in between
			if b, err = s.ballot(id, state.Dispute.Round); err != nil {
				return err
			}
		}
	}
	if b != nil && (b.BriefHash != r.Hash || int(b.Seat) != state.Seat) {
		return fmt.Errorf("%w: seat %d, brief %s", errForeignBallot, b.Seat, b.BriefHash)
	}
	state.Ballot = b != nil
	s.warnSilent(id, *state, r)
	if !state.Ballot {
		return nil
	}
	switch state.Dispute.Phase {
	case docket.PhaseDrawing, docket.PhaseCommitting:
		err = s.exchangeDocuments(ctx, id, *state, r)
	case docket.PhaseSigning:
		err = s.gatherSignatures(ctx, id, r, b)
		state.Quorum, state.All = r.whole.complete()
	}
	if err != nil {
		// The chain is the other way: what is held by now has to do.
		s.opts.Log.Warn("documents not read", "dispute_id", id, "validator", s.self, "err", err)
	}
	s.warnSecondThoughts(id, *state, r)
	state.Published, state.Opened = r.published, r.opened
	state.Commitments, state.Openings, state.Owed = len(r.commitments), len(r.openings), owed(*state, r)
	return nil
}

// warnSilent says once what it costs that this seat's word will not be on chain.
func (s *Service) warnSilent(id uint64, state State, r *round) {
	if state.Dispute.Phase != docket.PhaseRevealing || r.warned {
		return
	}
	own := state.Seats[state.Seat]
	if own.Revealed || (own.Committed && state.Ballot && state.Now <= state.Dispute.RevealBy) {
		return
	}
	r.warned = true
	s.opts.Log.Error("this seat reveals nothing", "dispute_id", id, "round", state.Dispute.Round, "seat", state.Seat, "validator", s.self,
		"committed", own.Committed, "ballot", state.Ballot, "costs_units", s.rules.MissUnits)
}

// warnSecondThoughts says once of each seat that the chain took another commitment from it than the one it showed, with the
// document that proves it: whoever reports it takes a share of the stake.
func (s *Service) warnSecondThoughts(id uint64, state State, r *round) {
	for i, seat := range state.Seats {
		doc, held := r.commitments[uint8(i)]
		if !held || r.doubtful[uint8(i)] || seat.PairHash == [32]byte{} || seat.PairHash == doc.pairHash() {
			continue
		}
		r.doubt(uint8(i))
		s.opts.Log.Warn("seat committed to another word than it showed", "dispute_id", id, "round", state.Dispute.Round, "seat", i,
			"validator", seat.Validator, "commitment", doc.hash())
	}
}

// doubt drops a seat with two words: neither is used off chain, so that the round goes on chain.
func (r *round) doubt(seat uint8) {
	r.doubtful[seat] = true
	delete(r.commitments, seat)
	delete(r.openings, seat)
}

// owed are the other seats whose signed commitment is held and not on chain.
func owed(state State, r *round) (out []int) {
	if state.Dispute.Phase != docket.PhaseCommitting {
		return nil
	}
	for i, seat := range state.Seats {
		if _, held := r.commitments[uint8(i)]; held && !seat.Committed && i != state.Seat {
			out = append(out, i)
		}
	}
	return out
}

func ballotName(id uint64, round uint8) string { return fmt.Sprintf("ballot-%d-%d", id, round) }

// ballot reads the own ballot; nil when there is none.
func (s *Service) ballot(id uint64, round uint8) (*ballot, error) {
	var b ballot
	err := s.journal.Load(ballotName(id, round), &b)
	if errors.Is(err, journal.ErrNone) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &b, nil
}
