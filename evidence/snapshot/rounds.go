package snapshot

import (
	"context"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
)

// dispute is a dispute while it is put together.
type dispute struct {
	record    DisputeRecord
	stored    storedDispute
	briefs    []bindings.Brief // by round
	committee *committee
	promise   *promise // nil where the case's is not known
	delivered bool
	masks     []eventMasks // by round
}

// eventMasks is what the events say of a round's seats; of signers by place in a round of the whole committee.
type eventMasks struct {
	drawn                       bool
	committed, revealed, missed uint64
	slashed                     *big.Int
	unclear                     map[uint8]bool // seats of which only the order of proofs says that they were proven before the ruling
}

// dispute puts a dispute together from its events, round by round, and holds each to the storage: nothing that the storage
// knows of may be missing.
func (s *system) dispute(ctx context.Context, c *committee, id uint64, events []event, p *promise) (*dispute, error) {
	stored, err := c.stored(ctx, id)
	if err != nil {
		return nil, err
	}
	d := &dispute{stored: stored, committee: c, promise: p}
	d.record = DisputeRecord{
		Committee: c.address, ID: id, Arbitrable: stored.arbitrable, Phase: name(phaseNames, stored.phaseAt(s.w.final.Time)),
		Final:     stored.finalAt(s.w.final.Time, c.figure("DRAW_WINDOW").Uint64(), c.figure("REVEAL_WINDOW").Uint64()),
		Delivered: stored.flags&flagDelivered != 0, Rounds: []RoundRecord{},
	}
	for _, e := range events {
		if err := s.disputeEvent(ctx, d, e); err != nil {
			return nil, err
		}
	}
	if len(d.record.Rounds) != int(stored.round)+1 {
		return nil, fail(fileEvents, "dispute %d: %d of %d rounds are listed: the opening of one is missing", id, len(d.record.Rounds), stored.round+1)
	}
	if last := d.record.Rounds[stored.round]; last.BriefHash != stored.briefHash {
		return nil, fail(fileCommittee, "dispute %d: round %d was opened with brief %s, storage has %s", id, last.Round, last.BriefHash, stored.briefHash)
	}
	if d.delivered != d.record.Delivered {
		return nil, fail(fileEvents, "dispute %d: the delivery of its ruling is missing", id)
	}
	d.settleProofs()
	for i := range d.record.Rounds {
		if err := s.checkRound(ctx, d, i); err != nil {
			return nil, err
		}
	}
	return d, d.checkStanding()
}

// checkStanding holds the ruling that stands to the last one listed.
func (d *dispute) checkStanding() error {
	got := ResolutionRecord{}
	if d.record.Standing != nil {
		got = *d.record.Standing
		got.At = Position{}
	}
	if got != d.stored.resolution {
		return fail(fileCommittee, "dispute %d was adjudicated as %+v, storage has %+v", d.record.ID, got, d.stored.resolution)
	}
	return nil
}

// opening begins a round.
func (s *system) opening(ctx context.Context, d *dispute, e event) error {
	ev, err := unpackEvent(e, bindings.NewCommittee().UnpackDisputeOpenedEvent)
	if err != nil {
		return err
	}
	n := len(d.record.Rounds)
	if int(ev.Round) != n || n > int(d.stored.round) {
		return fail(fileEvents, "dispute %d: the opening of a round before round %d is missing", d.record.ID, ev.Round)
	}
	if err := checkBrief(ev); err != nil {
		return err
	}
	stored := d.stored.rounds[n]
	if stored.snapshotBlock+1 != e.Block {
		return fail(fileCommittee, "dispute %d: round %d was opened in block %d, storage has the stakes of block %d", d.record.ID, n, e.Block, stored.snapshotBlock)
	}
	r := RoundRecord{
		Round: ev.Round, Opened: e.Position, BriefHash: ev.BriefHash, EvidenceRoot: ev.Brief.EvidenceRoot, SnapshotBlock: stored.snapshotBlock,
		Seats: []SeatRecord{}, Credits: []CreditRecord{}, Penalties: []PenaltyRecord{}, Proofs: []ProofRecord{}, DrawBlock: stored.drawBlock(),
	}
	if n == int(d.stored.round) {
		r.BySignatures = d.stored.flags&flagBySignatures != 0
	}
	for i, place := range stored.places {
		bit := func(mask uint64) bool { return mask>>i&1 != 0 }
		r.Seats = append(r.Seats, SeatRecord{
			Seat: uint64(i), Validator: d.committee.registry.holderAt(ctx, place, stored.snapshotBlock),
			Committed: bit(stored.committed), Revealed: bit(stored.revealed), Equivocated: bit(stored.equivocated),
			Observations: make(hexutil.Bytes, common.HashLength), Transcript: DocumentRef{State: documentNone},
			Receipts: DocumentRef{State: documentNone}, Gateways: DocumentRef{State: documentNone}, Runs: []RunRecord{},
		})
	}
	if n == 0 {
		d.record.Case, d.record.ManifestHash, d.record.MostRounds = ev.Brief.CaseId, ev.Brief.ManifestHash, ev.Brief.Rounds
	}
	d.record.Rounds, d.briefs = append(d.record.Rounds, r), append(d.briefs, ev.Brief)
	d.masks = append(d.masks, eventMasks{slashed: new(big.Int), unclear: map[uint8]bool{}})
	return d.committee.registry.store.err
}

// disputeEvent takes the next event, which is of the latest round so far unless it says otherwise.
func (s *system) disputeEvent(ctx context.Context, d *dispute, e event) error {
	contract := bindings.NewCommittee()
	if e.name == "DisputeOpened" {
		return s.opening(ctx, d, e)
	}
	n := len(d.record.Rounds) - 1
	if n < 0 {
		if e.name == "DisputeCreation" {
			return nil
		}
		return fail(fileEvents, "dispute %d: its opening is missing", d.record.ID)
	}
	r, m := &d.record.Rounds[n], &d.masks[n]
	switch e.name {
	case "RulingExecuted":
		d.delivered = true
	case "DrawScheduled":
		ev, err := unpackEvent(e, contract.UnpackDrawScheduledEvent)
		if err != nil {
			return err
		}
		r.DrawBlock = ev.DrawBlock
	case "Drawn":
		ev, err := unpackEvent(e, contract.UnpackDrawnEvent)
		if err != nil {
			return err
		}
		r.CommitBy, r.RevealBy, m.drawn = ev.CommitBy, ev.RevealBy, true
	case "WholeRoundOpened":
		ev, err := unpackEvent(e, contract.UnpackWholeRoundOpenedEvent)
		if err != nil {
			return err
		}
		r.Whole, r.SignBy, r.DrawBlock = true, ev.SignBy, 0
	case "RoundFailed":
		r.Failed = true
	case "Adjudicated":
		ev, err := unpackEvent(e, contract.UnpackAdjudicatedEvent)
		if err != nil {
			return err
		}
		if ev.Round != r.Round || ev.EvidenceRoot != r.EvidenceRoot {
			return fail(fileCommittee, "dispute %d: round %d was adjudicated on other evidence than it was opened with", d.record.ID, ev.Round)
		}
		x := ev.Resolution
		r.Adjudicated = &ResolutionRecord{At: e.Position, Passed: x.Passed, Failed: x.Failed, Material: x.Material, FailAlone: x.FailAlone, Ruling: x.Ruling}
		d.record.Standing = r.Adjudicated
	case "WholeRoundSigned":
		return s.signed(ctx, d, r, e)
	case "Slashed":
		return s.slashed(ctx, d, e)
	case "FeeCredited", "NativeFeeCredited":
		return r.credit(e)
	default:
		return s.seatEvent(ctx, d, r, m, e)
	}
	return nil
}

// seatEvent takes what one seat did.
func (s *system) seatEvent(ctx context.Context, d *dispute, r *RoundRecord, m *eventMasks, e event) error {
	contract := bindings.NewCommittee()
	switch e.name {
	case "Committed":
		ev, err := unpackEvent(e, contract.UnpackCommittedEvent)
		if err != nil {
			return err
		}
		seat, err := d.seatOf(r, ev.Seat, ev.Validator, "committed")
		if err != nil {
			return err
		}
		m.committed |= 1 << ev.Seat
		seat.Commitment, seat.ClaimsRoot = ev.Commitment, ev.ClaimsRoot
	case "Revealed":
		ev, err := unpackEvent(e, contract.UnpackRevealedEvent)
		if err != nil {
			return err
		}
		seat, err := d.seatOf(r, ev.Seat, ev.Validator, "revealed")
		if err != nil {
			return err
		}
		m.revealed |= 1 << ev.Seat
		ev.Observations.FillBytes(seat.Observations)
		if seat.Transcript, err = s.document(ctx, ev.Transcript); err != nil {
			return err
		}
	case "RevealMissed":
		ev, err := unpackEvent(e, contract.UnpackRevealMissedEvent)
		if err != nil {
			return err
		}
		if _, err := d.seatOf(r, ev.Seat, ev.Validator, "revealed nothing"); err != nil {
			return err
		}
		m.missed |= 1 << ev.Seat
		r.Penalties = append(r.Penalties, PenaltyRecord{Seat: uint64(ev.Seat), Validator: ev.Validator, Amount: dec(ev.Amount)})
	}
	return nil
}

// seatOf is the seat that an event is about.
func (d *dispute) seatOf(r *RoundRecord, seat uint8, validator common.Address, what string) (*SeatRecord, error) {
	if int(seat) >= len(r.Seats) || r.Seats[seat].Validator != validator {
		return nil, fail(fileEvents, "dispute %d: %s %s for seat %d of round %d, which is not its own", d.record.ID, validator, what, seat, r.Round)
	}
	return &r.Seats[seat], nil
}

// signed reads a ruling of the whole committee and counts its stake again.
func (s *system) signed(ctx context.Context, d *dispute, r *RoundRecord, e event) error {
	ev, err := unpackEvent(e, bindings.NewCommittee().UnpackWholeRoundSignedEvent)
	if err != nil {
		return err
	}
	x := &SignedRecord{At: e.Position, Signers: []SignerRecord{}, Observations: make(hexutil.Bytes, common.HashLength)}
	ev.Observations.FillBytes(x.Observations)
	if x.Transcript, err = s.document(ctx, ev.Transcript); err != nil {
		return err
	}
	for place, units := range d.committee.registry.weights(ctx, r.SnapshotBlock) {
		x.TotalUnits += units
		if units == 0 || ev.Signers.Bit(place) == 0 {
			continue
		}
		x.SignedUnits += units
		x.Signers = append(x.Signers, SignerRecord{
			Place: uint64(place), Validator: d.committee.registry.holderAt(ctx, uint64(place), r.SnapshotBlock), Units: units,
			Paid: d.stored.unpaid.Bit(place) == 0, Equivocated: d.stored.barred.Bit(place) != 0,
		})
	}
	if err := d.committee.registry.store.err; err != nil {
		return err
	}
	if !r.Whole || len(x.Signers) != ones(ev.Signers) || uint64(len(x.Signers)) != d.stored.signers ||
		ev.SignedUnits.Cmp(new(big.Int).SetUint64(x.SignedUnits)) != 0 || 3*x.SignedUnits <= 2*x.TotalUnits {
		return fail(fileCommittee, "dispute %d: %d of %d units of stake signed by %d, the event says otherwise", d.record.ID, x.SignedUnits, x.TotalUnits, len(x.Signers))
	}
	r.Signed = x
	return nil
}

// checkRound holds a round's events to what storage keeps of it.
func (s *system) checkRound(ctx context.Context, d *dispute, n int) error {
	r, m, stored, id := &d.record.Rounds[n], d.masks[n], d.stored.rounds[n], d.record.ID
	last := n == int(d.stored.round)
	bits := func(events, kept uint64, what, did string) error {
		return fail(fileEvents, "dispute %d, round %d: %s of seats %b are listed, seats %b %s", id, n, what, events, kept, did)
	}
	switch {
	case m.drawn != (len(r.Seats) > 0):
		return fail(fileEvents, "dispute %d, round %d: its draw is missing", id, n)
	case m.committed != stored.committed:
		return bits(m.committed, stored.committed, "commitments", "committed")
	case m.revealed != stored.revealed:
		return bits(m.revealed, stored.revealed, "observations", "revealed")
	case !r.Whole && m.slashed.Cmp(new(big.Int).SetUint64(stored.equivocated)) != 0:
		return bits(m.slashed.Uint64(), stored.equivocated, "proofs", "equivocated")
	case r.Whole && m.slashed.Cmp(d.stored.barred) != 0:
		return fail(fileEvents, "dispute %d, round %d: proofs against places %b are listed, places %b equivocated", id, n, m.slashed, d.stored.barred)
	case r.Adjudicated != nil && r.Failed:
		return fail(fileCommittee, "dispute %d, round %d was ruled and failed", id, n)
	}
	ended := r.Adjudicated != nil || r.Failed
	if ruled := !last || d.stored.phase == phaseRuled || d.stored.phase == phaseFailed; ruled != ended || (!last && r.Failed) {
		return fail(fileEvents, "dispute %d, round %d: its adjudication is missing", id, n)
	}
	if last && r.Whole != (d.stored.flags&flagWhole != 0) || !last && r.Whole {
		return fail(fileEvents, "dispute %d, round %d: who was to sit is missing", id, n)
	}
	if r.Whole && (r.Signed != nil) != (r.Adjudicated != nil) {
		return fail(fileEvents, "dispute %d, round %d: its signature is missing", id, n)
	}
	if want := stored.all() &^ stored.revealed; ended && m.missed != want {
		return bits(m.missed, want, "missing reveals", "revealed nothing")
	}
	if err := d.words(ctx, n); err != nil {
		return err
	}
	if err := s.drawnAgain(ctx, d, n); err != nil {
		return err
	}
	return d.checkFee(n)
}

// words holds the observations, and the commitments that nobody opened, to the committee's own copy. A round ruled by
// signatures keeps none.
func (d *dispute) words(ctx context.Context, n int) error {
	r, st := &d.record.Rounds[n], d.committee.store
	// Of an earlier round no flag says how it was ruled. A seat that revealed on chain has left what it had committed to.
	if revealed := d.stored.rounds[n].revealed; n < int(d.stored.round) && revealed != 0 {
		r.BySignatures = st.hash(ctx, d.committee.opened(d.record.ID, n, revealed)) == (common.Hash{})
	}
	if r.BySignatures {
		return st.err
	}
	for _, seat := range r.Seats {
		if !seat.Committed {
			continue
		}
		word := st.hash(ctx, d.committee.word(d.record.ID, n, seat.Seat))
		want, what := common.BytesToHash(seat.Observations), "revealed "+seat.Observations.String()
		if !seat.Revealed {
			want, what = crypto.Keccak256Hash(seat.Commitment[:], seat.ClaimsRoot[:]), "committed to "+seat.Commitment.Hex()+" over "+seat.ClaimsRoot.Hex()
		}
		if st.err == nil && word != want {
			return fail(fileCommittee, "dispute %d, round %d: seat %d %s, storage has %s", d.record.ID, n, seat.Seat, what, word)
		}
	}
	return st.err
}
