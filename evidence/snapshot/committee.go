package snapshot

import (
	"context"
	"encoding/binary"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
)

// CommitteeFile is the content of committee.json.
type CommitteeFile struct {
	Committees []CommitteeRecord `json:"committees"`
	Disputes   []DisputeRecord   `json:"disputes"` // of the Offers in scope
}

// CommitteeRecord is a committee's registry and the whole list of its disputes.
type CommitteeRecord struct {
	Address     common.Address   `json:"address"`
	Validators  []common.Address `json:"validators"`
	Accumulator common.Hash      `json:"accumulator"`
	Disputes    []DisputeRef     `json:"disputes"`
}

// DisputeRef names a dispute, ours or not.
type DisputeRef struct {
	ID         uint64         `json:"id"`
	Arbitrable common.Address `json:"arbitrable"`
	Case       common.Hash    `json:"case"`
}

// DisputeRecord is a dispute of an Offer in scope.
type DisputeRecord struct {
	Committee    common.Address    `json:"committee"`
	ID           uint64            `json:"id"`
	Arbitrable   common.Address    `json:"arbitrable"`
	Case         common.Hash       `json:"case"`
	Phase        string            `json:"phase"` // at the final block
	BySignatures bool              `json:"bySignatures"`
	Delivered    bool              `json:"delivered"` // the Offer took the ruling
	CreatedAt    uint64            `json:"createdAt"`
	DrawBlock    uint64            `json:"drawBlock"`
	CommitBy     uint64            `json:"commitBy"` // inclusive
	RevealBy     uint64            `json:"revealBy"` // inclusive
	EvidenceRoot common.Hash       `json:"evidenceRoot"`
	ManifestHash common.Hash       `json:"manifestHash"`
	Seats        []SeatRecord      `json:"seats"`
	Adjudicated  *ResolutionRecord `json:"adjudicated"` // null before
}

// SeatRecord is one drawn seat.
type SeatRecord struct {
	Seat         uint64         `json:"seat"`
	Validator    common.Address `json:"validator"`
	Committed    bool           `json:"committed"`
	Revealed     bool           `json:"revealed"`
	Equivocated  bool           `json:"equivocated"`  // proven, at any time
	Voided       bool           `json:"voided"`       // proven before the ruling: its observations count as UNRESOLVED
	Commitment   common.Hash    `json:"commitment"`   // zero unless committed
	ClaimsRoot   common.Hash    `json:"claimsRoot"`   // that its receipts must chain to; zero unless committed
	Observations hexutil.Bytes  `json:"observations"` // bit planes, 32 bytes; zero until revealed
	Transcript   DocumentRef    `json:"transcript"`
}

// ResolutionRecord is the replayed record of a round.
type ResolutionRecord struct {
	At        Position `json:"at"`
	Passed    uint8    `json:"passed"` // mask of requirements
	Failed    uint8    `json:"failed"` // mask of requirements; in neither mask: UNRESOLVED
	Material  bool     `json:"material"`
	FailAlone bool     `json:"failAlone"`
	Ruling    uint8    `json:"ruling"`
}

// ledger reads a committee's registry and its list of disputes, held to its accumulator.
func (c *committee) ledger(ctx context.Context) (CommitteeRecord, error) {
	st := c.store
	r := CommitteeRecord{Address: c.address, Validators: []common.Address{}, Disputes: []DisputeRef{}}
	list := st.variable("_validators")
	for i := range st.number(ctx, list.Length()) {
		if st.err != nil {
			break
		}
		r.Validators = append(r.Validators, st.addressAt(ctx, list.Index(i)))
	}
	r.Accumulator = st.hash(ctx, st.variable("disputeAccumulator"))
	var acc common.Hash
	for id := uint64(1); id <= st.number(ctx, st.variable("_count")) && st.err == nil; id++ {
		at := st.variable("_disputes").Key(number32(id))
		d := DisputeRef{
			ID: id, Arbitrable: st.addressAt(ctx, at.Member("arbitrable")), Case: st.hash(ctx, at.Member("caseId")),
		}
		n := number32(id)
		acc = crypto.Keccak256Hash(acc[:], n[:], common.LeftPadBytes(d.Arbitrable[:], common.HashLength), d.Case[:])
		r.Disputes = append(r.Disputes, d)
	}
	if st.err != nil {
		return r, st.err
	}
	if acc != r.Accumulator {
		return r, fail(fileCommittee, "disputes of %s chain to %s, its accumulator is %s", c.address, acc, r.Accumulator)
	}
	return r, nil
}

// storedDispute is a dispute as the proven storage has it.
type storedDispute struct {
	phase, panel, paidSeats, drawBlock, commitBy, createdAt uint64
	committed, revealed, equivocated                        uint64
	delivered, bySignatures                                 bool
	arbitrable                                              common.Address
	manifest, root, id                                      common.Hash
	procedure, weights, seats, pool                         *uint256.Int // pool: mask of places
	resolution                                              ResolutionRecord
}

func (c *committee) stored(ctx context.Context, id uint64) (storedDispute, error) {
	st := c.store
	at := st.variable("_disputes").Key(number32(id))
	d := storedDispute{
		phase:        st.number(ctx, at.Member("phase")),
		panel:        st.number(ctx, at.Member("panel")),
		paidSeats:    st.number(ctx, at.Member("paidSeats")),
		drawBlock:    st.number(ctx, at.Member("drawBlock")),
		commitBy:     st.number(ctx, at.Member("commitBy")),
		createdAt:    st.number(ctx, at.Member("createdAt")),
		committed:    st.number(ctx, at.Member("committed")),
		revealed:     st.number(ctx, at.Member("revealed")),
		equivocated:  st.number(ctx, at.Member("equivocated")),
		delivered:    st.flag(ctx, at.Member("delivered")),
		bySignatures: st.flag(ctx, at.Member("bySignatures")),
		arbitrable:   st.addressAt(ctx, at.Member("arbitrable")),
		manifest:     st.hash(ctx, at.Member("manifestHash")),
		root:         st.hash(ctx, at.Member("evidenceRoot")),
		id:           st.hash(ctx, at.Member("caseId")),
		procedure:    st.word(ctx, at.Member("procedure")),
		weights:      st.word(ctx, at.Member("weights")),
		seats:        st.word(ctx, at.Member("seats")),
		pool:         st.word(ctx, at.Member("pool")),
		resolution: ResolutionRecord{
			Passed:    uint8(st.number(ctx, at.Member("passed"))),
			Failed:    uint8(st.number(ctx, at.Member("failed"))),
			Material:  st.flag(ctx, at.Member("material")),
			FailAlone: st.flag(ctx, at.Member("failAlone")),
			Ruling:    uint8(st.number(ctx, at.Member("ruling"))),
		},
	}
	return d, st.err
}

const (
	phaseDrawing    = 1
	phaseCommitting = 2
	phaseRevealing  = 3
	phaseRuled      = 4
)

// phaseAt is the phase at a time: Revealing is never stored.
func (d storedDispute) phaseAt(now uint64) uint64 {
	if d.phase == phaseCommitting && (now > d.commitBy || d.committed == 1<<d.panel-1) {
		return phaseRevealing
	}
	return d.phase
}

// dispute puts a dispute together from storage and events.
func (s *system) dispute(ctx context.Context, c *committee, registry CommitteeRecord, id uint64, events []event) (DisputeRecord, storedDispute, error) {
	d, err := c.stored(ctx, id)
	if err != nil {
		return DisputeRecord{}, d, err
	}
	window := s.immutable(c.address, "REVEAL_WINDOW").Uint64()
	r := DisputeRecord{
		Committee: c.address, ID: id, Arbitrable: d.arbitrable, Case: d.id, Phase: name(phaseNames, d.phaseAt(s.w.final.Time)),
		BySignatures: d.bySignatures, Delivered: d.delivered, CreatedAt: d.createdAt, DrawBlock: d.drawBlock,
		CommitBy: d.commitBy, EvidenceRoot: d.root, ManifestHash: d.manifest, Seats: []SeatRecord{},
	}
	if d.commitBy != 0 {
		r.RevealBy = d.commitBy + window
	}
	if !d.seats.IsZero() {
		for i := range d.panel {
			place := new(uint256.Int).Rsh(d.seats, uint(8*i)).Uint64() & 0xff
			if place == 0 || place > uint64(len(registry.Validators)) {
				return r, d, fail(fileCommittee, "seat %d of dispute %d has no validator", i, id)
			}
			r.Seats = append(r.Seats, SeatRecord{
				Seat: i, Validator: registry.Validators[place-1], Committed: d.committed>>i&1 != 0, Revealed: d.revealed>>i&1 != 0,
				Equivocated:  d.equivocated>>i&1 != 0,
				Observations: make(hexutil.Bytes, common.HashLength), Transcript: DocumentRef{State: documentNone},
			})
		}
	}
	if err := s.round(ctx, c, &r, d, events); err != nil {
		return r, d, err
	}
	return r, d, s.drawn(ctx, c, r, d, len(registry.Validators))
}

// round reads a dispute's events and holds them to the storage: nothing that the storage knows of may be missing.
func (s *system) round(ctx context.Context, c *committee, r *DisputeRecord, d storedDispute, events []event) error {
	contract := bindings.NewCommittee()
	var opened, committed, proven uint64
	var drawn, delivered bool
	for _, e := range events {
		switch e.name {
		case "Drawn":
			drawn = true
		case "RulingDelivered":
			delivered = true
		case "Committed":
			ev, err := unpackEvent(e, contract.UnpackCommittedEvent)
			if err != nil {
				return err
			}
			seat, err := r.seatOf(ev.Seat, ev.Validator, "committed")
			if err != nil {
				return err
			}
			committed |= 1 << ev.Seat
			seat.Commitment, seat.ClaimsRoot = ev.Commitment, ev.ClaimsRoot
		case "Slashed":
			ev, err := unpackEvent(e, contract.UnpackSlashedEvent)
			if err != nil {
				return err
			}
			seat, err := r.seatOf(ev.Seat, ev.Validator, "equivocated")
			if err != nil {
				return err
			}
			proven |= 1 << ev.Seat
			// The events stand in the order of the chain. A ruling that stands is not opened again.
			seat.Voided = r.Adjudicated == nil
		case "Revealed":
			ev, err := unpackEvent(e, contract.UnpackRevealedEvent)
			if err != nil {
				return err
			}
			seat, err := r.seatOf(ev.Seat, ev.Validator, "revealed")
			if err != nil {
				return err
			}
			opened |= 1 << ev.Seat
			ev.Observations.FillBytes(seat.Observations)
			if seat.Transcript, err = s.document(ctx, ev.Transcript); err != nil {
				return err
			}
		case "Adjudicated":
			ev, err := unpackEvent(e, contract.UnpackAdjudicatedEvent)
			if err != nil {
				return err
			}
			x := ev.Resolution
			got := ResolutionRecord{Passed: x.Passed, Failed: x.Failed, Material: x.Material, FailAlone: x.FailAlone, Ruling: x.Ruling}
			if got != d.resolution || ev.EvidenceRoot != r.EvidenceRoot {
				return fail(fileCommittee, "dispute %d was adjudicated as %+v, storage has %+v", r.ID, got, d.resolution)
			}
			got.At = e.Position
			r.Adjudicated = &got
		}
	}
	if committed != d.committed {
		return fail(fileEvents, "dispute %d: commitments of seats %b are listed, seats %b committed", r.ID, committed, d.committed)
	}
	if opened != d.revealed {
		return fail(fileEvents, "dispute %d: observations of seats %b are listed, seats %b revealed", r.ID, opened, d.revealed)
	}
	if proven != d.equivocated {
		return fail(fileEvents, "dispute %d: proofs against seats %b are listed, seats %b equivocated", r.ID, proven, d.equivocated)
	}
	switch {
	case drawn == d.seats.IsZero():
		return fail(fileEvents, "dispute %d: its draw is missing", r.ID)
	case (r.Adjudicated != nil) != (d.phase == phaseRuled):
		return fail(fileEvents, "dispute %d: its adjudication is missing", r.ID)
	case delivered != d.delivered:
		return fail(fileEvents, "dispute %d: the delivery of its ruling is missing", r.ID)
	}
	return s.words(ctx, c, r, d)
}

// seatOf is the seat that an event is about.
func (r *DisputeRecord) seatOf(seat uint8, validator common.Address, what string) (*SeatRecord, error) {
	if int(seat) >= len(r.Seats) || r.Seats[seat].Validator != validator {
		return nil, fail(fileEvents, "dispute %d: %s %s for seat %d, which is not its own", r.ID, validator, what, seat)
	}
	return &r.Seats[seat], nil
}

// words holds the observations, and the commitments that nobody opened, to the committee's own copy. The signed path keeps
// none.
func (s *system) words(ctx context.Context, c *committee, r *DisputeRecord, d storedDispute) error {
	if d.bySignatures {
		return nil
	}
	at := c.store.variable("_disputes").Key(number32(r.ID)).Member("words")
	for _, seat := range r.Seats {
		if !seat.Committed {
			continue
		}
		word := c.store.hash(ctx, at.Key(number32(seat.Seat)))
		if !seat.Revealed {
			if c.store.err == nil && word != crypto.Keccak256Hash(seat.Commitment[:], seat.ClaimsRoot[:]) {
				return fail(fileCommittee, "dispute %d: seat %d committed to %s over %s, storage has %s", r.ID, seat.Seat, seat.Commitment, seat.ClaimsRoot, word)
			}
			continue
		}
		if c.store.err == nil && word != common.BytesToHash(seat.Observations) {
			return fail(fileCommittee, "dispute %d: seat %d revealed %s, storage has %s", r.ID, seat.Seat, seat.Observations, word)
		}
	}
	return c.store.err
}

// drawn draws the seats again from the hash of the draw block.
func (s *system) drawn(ctx context.Context, c *committee, r DisputeRecord, d storedDispute, registered int) error {
	if d.seats.IsZero() || !c.redraws {
		return nil
	}
	header, err := s.w.headerAt(ctx, d.drawBlock)
	if err != nil {
		return err
	}
	chain, n := number32(s.chainID), number32(r.ID)
	seed := crypto.Keccak256Hash(header.Hash[:], chain[:], common.LeftPadBytes(c.address[:], common.HashLength), n[:])
	if got := draw(seed, registered, d.panel, d.pool); got.Cmp(d.seats) != 0 {
		return fail(fileCommittee, "dispute %d: block %d draws seats %s, storage has %s", r.ID, d.drawBlock, got.Hex(), d.seats.Hex())
	}
	s.facts = append(s.facts, Fact{Subject: disputeName(c.address, r.ID), What: "seats drawn", Label: Reproduced})
	return nil
}

// draw is the committee's partial Fisher-Yates over the places in a mask: who had its stake there when the dispute was
// created and is no party.
func draw(seed common.Hash, registered int, panel uint64, pool *uint256.Int) *uint256.Int {
	var places []uint64
	for place := uint64(1); place <= uint64(registered); place++ {
		if new(uint256.Int).Rsh(pool, uint(place)).Uint64()&1 != 0 {
			places = append(places, place)
		}
	}
	seats := new(uint256.Int)
	for i := range min(panel, uint64(len(places))) {
		n := number32(i)
		pick := new(uint256.Int).SetBytes(crypto.Keccak256(seed[:], n[:]))
		pick.Mod(pick, uint256.NewInt(uint64(len(places))-i))
		j := i + pick.Uint64()
		places[i], places[j] = places[j], places[i]
		seats.Or(seats, new(uint256.Int).Lsh(uint256.NewInt(places[i]), uint(8*i)))
	}
	return seats
}

// packProcedure is a Procedure as the committee stores it, without weights and panel.
func packProcedure(p bindings.Procedure) *uint256.Int {
	var raw [11]byte // 88 bits, big endian
	raw[0] = p.Burden&1 | p.Policy&1<<1 | p.Rule&1<<2
	binary.BigEndian.PutUint16(raw[1:3], p.ThresholdBps)
	binary.BigEndian.PutUint32(raw[3:7], p.Runs)
	raw[7], raw[8], raw[9], raw[10] = p.MaxDissents, p.Judged, p.Judges, p.Requirements
	return new(uint256.Int).SetBytes(raw[:])
}

// immutable is a value in a contract's code.
func (s *system) immutable(address common.Address, label string) *big.Int {
	for _, r := range s.records {
		if r.Address == address {
			return r.Immutables[label].Big()
		}
	}
	return new(big.Int)
}

func disputeName(committee common.Address, id uint64) string {
	return committee.Hex() + "/" + new(big.Int).SetUint64(id).String()
}
