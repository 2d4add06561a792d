package snapshot

import (
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
)

var validators = []common.Address{{0xa1}, {0xa2}, {0xa3}}

// madeDispute is a made-up dispute of three seats, of which the last never revealed.
type madeDispute struct {
	phase, committed, revealed uint64
	equivocated                uint64         // as storage has it
	slashed                    []string       // what the proof against the second seat comes before: an event's name, or nothing
	claims                     common.Hash    // root of the last seat's claims, as the event says
	committer                  common.Address // of the last seat, as the event says
	panel                      uint64
	delivered, redraws, signed bool
	seats                      uint64
	words                      []int64
	resolution                 bindings.Resolution // as the event says
	kept                       bindings.Resolution // as storage has it
	root                       common.Hash         // as the event says
	revealer                   common.Address
	acc                        common.Hash // spoils the accumulator
	left                       []string
	of                         oneCase // the case that was frozen into it
}

func newDispute() *madeDispute {
	return &madeDispute{
		phase: phaseRuled, committed: 7, revealed: 3, panel: 3, delivered: true, seats: 0x030201, words: []int64{5, 5},
		kept:       bindings.Resolution{Passed: 3, Ruling: 2},
		resolution: bindings.Resolution{Passed: 3, Ruling: 2}, root: common.Hash{2}, revealer: validators[1],
		claims: common.Hash{6}, committer: validators[2],
		of: oneCase{
			offer: &offer{address: common.Address{0x0f}, terms: bindings.Terms{
				Arbitrator: common.Address{0x0c}, ManifestHash: common.Hash{3}, Procedure: procedure(),
			}},
			stored: storedCase{disputeID: big.NewInt(1)},
			record: CaseRecord{ID: common.Hash{7}, EvidenceRoot: common.Hash{2}},
		},
	}
}

func (d *madeDispute) build(t *testing.T) error {
	t.Helper()
	address, arbitrable, id := common.Address{0x0c}, common.Address{0x0f}, common.Hash{7}
	m := newModel(t, "Committee")
	list := m.facts.Var("_validators")
	m.number(list.Length(), 3)
	for i, v := range validators {
		m.set(list.Index(uint64(i)), word32(v))
	}
	m.number(m.facts.Var("_count"), 1)
	one := number32(1)
	acc := crypto.Keccak256Hash(make([]byte, 32), one[:], common.LeftPadBytes(arbitrable[:], 32), id[:])
	if d.acc != (common.Hash{}) {
		acc = d.acc
	}
	m.set(m.facts.Var("disputeAccumulator"), acc)
	at := m.facts.Var("_disputes").Key(one)
	for label, v := range map[string]uint64{
		"phase": d.phase, "panel": d.panel, "drawBlock": 9, "commitBy": 500, "committed": d.committed, "revealed": d.revealed,
		"passed": uint64(d.kept.Passed), "ruling": uint64(d.kept.Ruling), "seats": d.seats, "paidSeats": 3, "equivocated": d.equivocated, "pool": 0b1110,
	} {
		m.number(at.Member(label), v)
	}
	if d.kept.Material {
		m.number(at.Member("material"), 1)
	}
	if d.delivered {
		m.number(at.Member("delivered"), 1)
	}
	if d.signed {
		m.number(at.Member("bySignatures"), 1)
	}
	m.set(at.Member("arbitrable"), word32(arbitrable))
	m.set(at.Member("caseId"), id)
	m.set(at.Member("evidenceRoot"), common.Hash{2})
	m.set(at.Member("manifestHash"), common.Hash{3})
	m.set(at.Member("procedure"), packProcedure(procedure()).Bytes32())
	for seat := range uint64(2) {
		m.number(at.Member("words").Key(number32(seat)), 5)
	}
	commitment, claims := common.Hash{1}, common.Hash{6}
	m.set(at.Member("words").Key(number32(2)), crypto.Keccak256Hash(commitment[:], claims[:]))
	w := modelled(t, map[common.Address]*model{address: m})
	s := &system{w: w, chainID: 1, records: []ContractRecord{{Address: address, Immutables: map[string]common.Hash{"REVEAL_WINDOW": number32(60)}}}}
	c := &committee{address: address, store: &storage{w: w, address: address, facts: m.facts}, redraws: d.redraws}
	registry, err := c.ledger(t.Context())
	if err != nil {
		return err
	}
	number := big.NewInt(1)
	events := []event{emitted(t, committeeABI, "Drawn", Position{}, number, uint8(0), validators, uint64(500), uint64(560))}
	for i, v := range validators[:2] {
		events = append(events, emitted(t, committeeABI, "Committed", Position{}, number, uint8(i), v, commitment, claims))
	}
	events = append(events, emitted(t, committeeABI, "Committed", Position{}, number, uint8(2), d.committer, commitment, d.claims))
	events = append(events,
		emitted(t, committeeABI, "Revealed", Position{}, number, uint8(0), validators[0], big.NewInt(d.words[0]), common.Hash{}),
		emitted(t, committeeABI, "Revealed", Position{}, number, uint8(1), d.revealer, big.NewInt(d.words[1]), common.Hash{}),
		emitted(t, committeeABI, "Adjudicated", Position{}, number, uint8(0), d.root, d.resolution),
		emitted(t, committeeABI, "RulingDelivered", Position{}, number, big.NewInt(2)))
	for _, name := range d.slashed {
		at := slices.IndexFunc(events, func(e event) bool { return e.name == name })
		if at < 0 {
			at = len(events)
		}
		events = slices.Insert(events, at, emitted(t, committeeABI, "Slashed", Position{}, number, uint8(1), validators[1], common.Hash{}, common.Address{9}, big.NewInt(5)))
	}
	events = slices.DeleteFunc(events, func(e event) bool { return slices.Contains(d.left, e.name) })
	c.registry = registry
	s.committees = map[common.Address]*committee{address: c}
	_, err = s.caseDispute(t.Context(), &history{disputes: map[disputeKey][]event{{address, 1}: events}}, &d.of)
	return err
}

// bySignatures leaves no copy of the observations in storage; the second seat then saw a failure.
func (d *madeDispute) bySignatures() { d.signed, d.words, d.revealed = true, []int64{5, 9}, 3 }

func TestADisputeIsHeldToItsStorage(t *testing.T) {
	if err := newDispute().build(t); err != nil {
		t.Fatal(err)
	}
	late := newDispute()
	late.equivocated, late.slashed = 2, []string{""}
	if err := late.build(t); err != nil {
		t.Errorf("a proof after the ruling changes nothing: %v", err)
	}
	early := newDispute()
	early.equivocated, early.slashed = 2, []string{"Adjudicated"}
	early.resolution = bindings.Resolution{Material: true, Ruling: 3}
	early.kept = early.resolution
	if err := early.build(t); err != nil {
		t.Errorf("a proof before it voids the seat: %v", err)
	}
	for _, tt := range []struct {
		name  string
		spoil func(*madeDispute)
		file  string
		says  string
	}{
		{"another accumulator", func(d *madeDispute) { d.acc = common.Hash{1} }, fileCommittee, "its accumulator is"},
		{"a seat of nobody", func(d *madeDispute) { d.seats = 0x030200 }, fileCommittee, "has no validator"},
		{"a seat beyond the registry", func(d *madeDispute) { d.seats = 0x040201 }, fileCommittee, "has no validator"},
		{"a reveal for another's seat", func(d *madeDispute) { d.revealer = validators[2] }, fileEvents, "not its own"},
		{"a reveal beyond the panel", func(d *madeDispute) { d.panel = 1; d.committed, d.revealed = 1, 1 }, fileEvents, "not its own"},
		{"a commitment for another's seat", func(d *madeDispute) { d.committer = validators[1] }, fileEvents, "not its own"},
		{"other claims than committed", func(d *madeDispute) { d.claims = common.Hash{8} }, fileCommittee, "committed to"},
		{"an equivocation without its proof", func(d *madeDispute) { d.equivocated = 2 }, fileEvents, "proofs against seats"},
		{"a proof without its equivocation", func(d *madeDispute) { d.slashed = []string{""} }, fileEvents, "proofs against seats"},
		{"a seat that counts although it was voided", func(d *madeDispute) { d.equivocated, d.slashed = 2, []string{"Adjudicated"} }, fileCommittee, "the observations resolve to"},
		{"adjudicated otherwise", func(d *madeDispute) { d.resolution.Passed = 1 }, fileCommittee, "was adjudicated as"},
		{"adjudicated on other evidence", func(d *madeDispute) { d.root = common.Hash{3} }, fileCommittee, "was adjudicated as"},
		{"other observations", func(d *madeDispute) { d.words = []int64{5, 9} }, fileCommittee, "revealed"},
		{"no draw", func(d *madeDispute) { d.left = []string{"Drawn"} }, fileEvents, "draw is missing"},
		{"no commitments", func(d *madeDispute) { d.left = []string{"Committed"} }, fileEvents, "commitments of seats"},
		{"no reveals", func(d *madeDispute) { d.left = []string{"Revealed"} }, fileEvents, "observations of seats"},
		{"no adjudication", func(d *madeDispute) { d.left = []string{"Adjudicated"} }, fileEvents, "adjudication is missing"},
		{"an adjudication too early", func(d *madeDispute) { d.phase = phaseRevealing }, fileEvents, "adjudication is missing"},
		{"no delivery", func(d *madeDispute) { d.left = []string{"RulingDelivered"} }, fileEvents, "delivery of its ruling"},
		{"a delivery that never was", func(d *madeDispute) { d.delivered = false }, fileEvents, "delivery of its ruling"},
		{"a dispute of another case", func(d *madeDispute) { d.of.record.ID = common.Hash{8} }, fileCommittee, "another case"},
		{"a dispute of another Offer", func(d *madeDispute) { d.of.offer.address = common.Address{1} }, fileCommittee, "another case"},
		{"a dispute above 2^64", func(d *madeDispute) { d.of.stored.disputeID = new(big.Int).Lsh(big.NewInt(1), 64) }, fileCommittee, "is unknown"},
		{"stale evidence", func(d *madeDispute) { d.of.record.EvidenceRoot = common.Hash{9} }, fileCommittee, "other evidence"},
		{"another promise", func(d *madeDispute) { d.of.offer.terms.ManifestHash = common.Hash{9} }, fileCommittee, "another promise"},
		{"another procedure", func(d *madeDispute) { d.of.offer.terms.Procedure.Policy = 0 }, fileCommittee, "another procedure"},
		{"another panel", func(d *madeDispute) { d.of.offer.terms.Procedure.Panel = 5 }, fileCommittee, "another procedure"},
		{"other observations under a record that fits none", func(d *madeDispute) { d.of.offer.terms.Procedure.Requirements = 2; d.bySignatures() }, fileCommittee, "the observations resolve to"},
		{"seats that the block does not draw", func(d *madeDispute) { d.redraws = true }, fileCommittee, "draws seats"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := newDispute()
			tt.spoil(d)
			refused(t, d.build(t), tt.file, tt.says)
		})
	}
}

func TestSeatsAreThoseThatTheBlockDraws(t *testing.T) {
	c := &committee{address: common.Address{0x0c}, redraws: true}
	w := newWorld()
	final := header(t, w, newHeader(9))
	if err := w.trust(t.Context(), final.Hash()); err != nil {
		t.Fatal(err)
	}
	hash, chain, one := final.Hash(), number32(1), number32(1)
	seed := crypto.Keccak256Hash(hash[:], chain[:], common.LeftPadBytes(c.address[:], 32), one[:])
	pool := uint256.NewInt(0b111110)
	good := draw(seed, 5, 3, pool)
	for place := range uint64(3) {
		if got := draw(seed, 5, 3, uint256.NewInt(0b111110&^(1<<(good.Uint64()>>(8*place)&0xff)))); got.Eq(good) {
			t.Errorf("seat %d is drawn from outside its pool", place)
		}
	}
	s := &system{w: w, chainID: 1}
	if err := s.drawn(t.Context(), c, DisputeRecord{ID: 1}, storedDispute{drawBlock: 9, panel: 3, seats: good, pool: pool}, 5); err != nil {
		t.Fatal(err)
	}
	other := new(uint256.Int).AddUint64(good, 1)
	err := s.drawn(t.Context(), c, DisputeRecord{ID: 1}, storedDispute{drawBlock: 9, panel: 3, seats: other, pool: pool}, 5)
	refused(t, err, fileCommittee, "draws seats")
	c.redraws = false
	if err := s.drawn(t.Context(), c, DisputeRecord{ID: 1}, storedDispute{drawBlock: 9, panel: 3, seats: other, pool: pool}, 5); err != nil {
		t.Errorf("a foreign source of block hashes is not checked: %v", err)
	}
}

func TestRevealingIsTheClocks(t *testing.T) {
	for _, tt := range []struct {
		name           string
		now, committed uint64
		want           uint64
	}{
		{"at the deadline", 100, 1, phaseCommitting},
		{"after it", 101, 1, phaseRevealing},
		{"all committed", 50, 7, phaseRevealing},
	} {
		d := storedDispute{phase: phaseCommitting, panel: 3, commitBy: 100, committed: tt.committed}
		if got := d.phaseAt(tt.now); got != tt.want {
			t.Errorf("%s: phase %d, want %d", tt.name, got, tt.want)
		}
	}
}
