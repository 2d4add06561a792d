package snapshot

import (
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/run"
)

var validators = []common.Address{{0xa1}, {0xa2}, {0xa3}}

// unitsEach is the stake of each of them.
const unitsEach = 10

// madeRegistry has three validators since block 3, of whom the last came to two more units in block 8.
func madeRegistry(t testing.TB) *model {
	t.Helper()
	m := newModel(t, "ValidatorRegistry")
	m.number(m.facts.Var("_highest"), 3)
	entry := func(block uint64, v *uint256.Int) common.Hash {
		return new(uint256.Int).Or(new(uint256.Int).Lsh(uint256.NewInt(block), historyBits), v).Bytes32()
	}
	page, grown := new(uint256.Int), new(uint256.Int)
	for i, v := range validators {
		place := uint64(i + 1)
		m.set(m.facts.Var("_holders").Key(number32(place)).Member("latest"), entry(3, new(uint256.Int).SetBytes(v[:])))
		m.set(m.facts.Var("_places").Key(word32(v)).Member("latest"), entry(3, uint256.NewInt(place)))
		page.Or(page, new(uint256.Int).Lsh(uint256.NewInt(unitsEach), uint(unitBits*place)))
	}
	grown.Add(page, new(uint256.Int).Lsh(uint256.NewInt(2), 3*unitBits))
	pages := m.facts.Var("_pages").Member("history").Index(0)
	m.set(pages.Member("latest"), entry(8, grown))
	m.number(pages.Member("older").Length(), 1)
	m.set(pages.Member("older").Index(0), entry(3, page))
	m.number(m.facts.Var("accounted"), 1000)
	return m
}

// toldEvent is an event before it is encoded.
type toldEvent struct {
	name string
	at   Position
	args []any
}

// madeDispute is a made-up dispute of one round of three seats, of which the last never revealed.
type madeDispute struct {
	stored  map[string]uint64 // members of the latest round
	places  uint64            // of the seats, as bytes
	panel   uint64
	brief   bindings.Brief
	kept    common.Hash // brief's hash in storage
	words   []common.Hash
	events  []toldEvent
	redraws bool
	of      oneCase // the case that was frozen into it
}

func newDispute(t *testing.T) *madeDispute {
	t.Helper()
	seller, payer := common.Address{0xbb}, common.Address{0xaa}
	commitment, claims := common.Hash{1}, common.Hash{6}
	d := &madeDispute{
		stored: map[string]uint64{
			"phase": phaseRuled, "flags": flagDelivered, "ruling": 2, "passed": 3, "committed": 7, "revealed": 3, "equivocated": 0, "deadline": 700,
		},
		places: 0x030201, panel: 3,
		brief: bindings.Brief{
			Version: 2, Rounds: 1, ManifestHash: common.Hash{3}, EvidenceRoot: common.Hash{2}, CaseId: common.Hash{7}, Payer: payer, Payee: seller,
			FeeRefund: payer, Procedure: procedure(),
		},
		words: []common.Hash{number32(5), number32(5), crypto.Keccak256Hash(commitment[:], claims[:])},
		of: oneCase{
			offer: &offer{address: common.Address{0x0f}, terms: bindings.Terms{
				Arbitrator: common.Address{0x0c}, ManifestHash: common.Hash{3}, Procedure: procedure(), Rounds: 1, Seller: seller,
			}},
			stored: storedCase{disputeID: big.NewInt(1), pendingFee: new(big.Int), appealed: new(big.Int)},
			record: CaseRecord{ID: common.Hash{7}, Payer: payer},
			roots:  []rootChange{{Position{Block: 1}, common.Hash{2}}, {Position{Block: 8}, common.Hash{9}}},
		},
	}
	hash, err := run.BriefHash(d.brief)
	if err != nil {
		t.Fatal(err)
	}
	d.kept = hash
	one, none := big.NewInt(1), common.Hash{}
	d.events = []toldEvent{
		{"DisputeOpened", Position{Block: 7}, []any{one, uint8(0), hash, d.brief}},
		{"DrawScheduled", Position{Block: 7, Log: 1}, []any{one, uint64(9)}},
		{"Drawn", Position{Block: 10}, []any{one, uint8(0), validators, uint64(500), uint64(560)}},
		{"Committed", Position{Block: 11}, []any{one, uint8(0), validators[0], commitment, claims}},
		{"Committed", Position{Block: 11}, []any{one, uint8(1), validators[1], commitment, claims}},
		{"Committed", Position{Block: 11}, []any{one, uint8(2), validators[2], commitment, claims}},
		{"Revealed", Position{Block: 12}, []any{one, uint8(0), validators[0], big.NewInt(5), none}},
		{"Revealed", Position{Block: 12}, []any{one, uint8(1), validators[1], big.NewInt(5), none}},
		{"RevealMissed", Position{Block: 13}, []any{one, uint8(2), validators[2], big.NewInt(9)}},
		{"Adjudicated", Position{Block: 13}, []any{one, uint8(0), common.Hash{2}, bindings.Resolution{Passed: 3, Ruling: 2}}},
		{"FeeCredited", Position{Block: 13}, []any{one, validators[0], big.NewInt(47)}},
		{"FeeCredited", Position{Block: 13}, []any{one, validators[1], big.NewInt(46)}},
		{"RulingExecuted", Position{Block: 13}, []any{common.Address{0x0f}, one, big.NewInt(2)}},
	}
	return d
}

// tell changes an argument of the n-th event of a kind.
func (d *madeDispute) tell(name string, n, arg int, v any) {
	for i := range d.events {
		if d.events[i].name == name {
			if n == 0 {
				d.events[i].args[arg] = v
				return
			}
			n--
		}
	}
	panic("no " + name)
}

func (d *madeDispute) drop(name string) {
	d.events = slices.DeleteFunc(d.events, func(e toldEvent) bool { return e.name == name })
}

// slash has the second seat proven before an event, or last.
func (d *madeDispute) slash(before string) {
	at := slices.IndexFunc(d.events, func(e toldEvent) bool { return e.name == before })
	if at < 0 {
		at = len(d.events)
	}
	d.events = slices.Insert(d.events, at, toldEvent{"Slashed", Position{Block: 12}, []any{
		big.NewInt(1), uint8(1), validators[1], common.Hash{}, common.Address{9}, big.NewInt(5),
	}})
}

func (d *madeDispute) build(t *testing.T) error {
	_, err := d.record(t)
	return err
}

func (d *madeDispute) record(t *testing.T) (*dispute, error) {
	t.Helper()
	address, members := common.Address{0x0c}, common.Address{0x0e}
	m, r := newModel(t, "Committee"), madeRegistry(t)
	at := m.facts.Var("_disputes").Key(number32(1))
	m.set(at.Member("arbitrable"), word32(common.Address{0x0f}))
	m.number(at.Member("snapshotBlock"), 6)
	m.set(at.Member("briefHash"), d.kept)
	for label, v := range d.stored {
		m.number(at.Member("current").Member(label), v)
	}
	panel := new(uint256.Int).Lsh(uint256.NewInt(d.panel), 248)
	m.set(at.Member("panels").Key(number32(0)), panel.Or(panel, uint256.NewInt(d.places)).Bytes32())
	for seat, word := range d.words {
		m.set(at.Member("words").Key(number32(uint64(seat))), word)
	}
	w := modelled(t, map[common.Address]*model{address: m, members: r})
	w.draws[w.final.Number] = &drawHash{hash: w.final.Hash}
	s := &system{w: w, chainID: 1}
	c := &committee{
		address: address, store: &storage{w: w, address: address, facts: m.facts}, redraws: d.redraws,
		values:   map[string]common.Hash{"REVEAL_WINDOW": number32(60), "DRAW_WINDOW": number32(60), "FEE_PER_SEAT": number32(31)},
		registry: &registry{address: members, store: &storage{w: w, address: members, facts: r.facts}, unit: big.NewInt(7)},
	}
	var events []event
	for _, e := range d.events {
		events = append(events, emitted(t, committeeABI, e.name, e.at, e.args...))
	}
	s.committees = map[common.Address]*committee{address: c}
	return s.caseDispute(t.Context(), &history{disputes: map[disputeKey][]event{{address, 1}: events}}, &d.of)
}

func TestADisputeIsHeldToItsStorage(t *testing.T) {
	if err := newDispute(t).build(t); err != nil {
		t.Fatal(err)
	}
	late := newDispute(t)
	late.stored["equivocated"] = 2
	late.slash("")
	if err := late.build(t); err != nil {
		t.Errorf("a proof after the ruling changes nothing: %v", err)
	}
	early := newDispute(t)
	early.stored["equivocated"] = 2
	early.slash("Adjudicated")
	unclear := bindings.Resolution{Material: true, Ruling: 3}
	early.tell("Adjudicated", 0, 3, unclear)
	early.stored["ruling"], early.stored["passed"], early.stored["flags"] = 3, 0, flagDelivered|flagMaterial
	early.events = slices.DeleteFunc(early.events, func(e toldEvent) bool { return e.name == "FeeCredited" && e.args[1] == validators[1] })
	early.tell("FeeCredited", 0, 2, big.NewInt(93))
	if err := early.build(t); err != nil {
		t.Errorf("a proof before it voids the seat: %v", err)
	}
	for _, tt := range []struct {
		name  string
		spoil func(*madeDispute)
		file  string
		says  string
	}{
		{"a seat of nobody", func(d *madeDispute) { d.places = 0x030200 }, fileEvents, "not its own"},
		{"a seat beyond the registry", func(d *madeDispute) { d.places = 0x040201 }, fileEvents, "not its own"},
		{"a reveal for another's seat", func(d *madeDispute) { d.tell("Revealed", 1, 2, validators[2]) }, fileEvents, "not its own"},
		{"a reveal beyond the panel", func(d *madeDispute) { d.tell("Revealed", 1, 1, uint8(3)) }, fileEvents, "not its own"},
		{"a commitment for another's seat", func(d *madeDispute) { d.tell("Committed", 2, 2, validators[1]) }, fileEvents, "not its own"},
		{"a missed reveal of another's seat", func(d *madeDispute) { d.tell("RevealMissed", 0, 2, validators[1]) }, fileEvents, "not its own"},
		{"other claims than committed", func(d *madeDispute) { d.tell("Committed", 2, 4, common.Hash{8}) }, fileCommittee, "committed to"},
		{"an equivocation without its proof", func(d *madeDispute) { d.stored["equivocated"] = 2 }, fileEvents, "proofs of seats"},
		{"a proof without its equivocation", func(d *madeDispute) { d.slash("") }, fileEvents, "equivocated for seat"},
		{"a seat that counts although it was voided", func(d *madeDispute) {
			d.stored["equivocated"] = 2
			d.slash("Adjudicated")
			d.events = slices.DeleteFunc(d.events, func(e toldEvent) bool { return e.name == "FeeCredited" && e.args[1] == validators[1] })
			d.tell("FeeCredited", 0, 2, big.NewInt(93))
		}, fileCommittee, "the observations resolve to"},
		{"adjudicated otherwise", func(d *madeDispute) { d.stored["passed"] = 1 }, fileCommittee, "was adjudicated as"},
		{"a ruling by FAIL alone", func(d *madeDispute) { d.stored["flags"] |= flagFailAlone }, fileCommittee, "was adjudicated as"},
		{"adjudicated on other evidence", func(d *madeDispute) { d.tell("Adjudicated", 0, 2, common.Hash{3}) }, fileCommittee, "on other evidence"},
		{"adjudicated in another round", func(d *madeDispute) { d.tell("Adjudicated", 0, 1, uint8(1)) }, fileCommittee, "on other evidence"},
		{"other observations", func(d *madeDispute) { d.tell("Revealed", 1, 3, big.NewInt(9)) }, fileCommittee, "revealed"},
		{"no opening", func(d *madeDispute) { d.drop("DisputeOpened") }, fileEvents, "opening is missing"},
		{"no round in storage", func(d *madeDispute) { d.events = d.events[:0] }, fileEvents, "0 of 1 rounds"},
		{"an opening in another block", func(d *madeDispute) { d.events[0].at.Block = 6 }, fileCommittee, "the stakes of block 6"},
		{"an edited brief", func(d *madeDispute) {
			d.brief.Rounds = 4
			d.tell("DisputeOpened", 0, 3, d.brief)
		}, fileEvents, "the brief of dispute"},
		{"another brief than stored", func(d *madeDispute) { d.kept = common.Hash{1} }, fileCommittee, "storage has"},
		{"no draw", func(d *madeDispute) { d.drop("Drawn") }, fileEvents, "draw is missing"},
		{"a draw block to come", func(d *madeDispute) {
			d.redraws = true
			d.stored["drawBlock"] = 10
			d.tell("DrawScheduled", 0, 1, uint64(10))
		}, fileCommittee, "not there yet"},
		{"another draw block", func(d *madeDispute) { d.tell("DrawScheduled", 0, 1, uint64(10)) }, fileEvents, "put off"},
		{"a draw put off unseen", func(d *madeDispute) { d.stored["drawBlock"] = 12 }, fileEvents, "put off"},
		{"a seat too few", func(d *madeDispute) {
			d.panel, d.places = 1, 1
			d.stored["committed"], d.stored["revealed"] = 1, 1
			d.events = slices.DeleteFunc(d.events, func(e toldEvent) bool {
				return (e.name == "Committed" || e.name == "Revealed" || e.name == "RevealMissed") && e.args[1] != uint8(0)
			})
		}, fileCommittee, "the stakes give 3"},
		{"no commitments", func(d *madeDispute) { d.drop("Committed") }, fileEvents, "commitments of seats"},
		{"no reveals", func(d *madeDispute) { d.drop("Revealed") }, fileEvents, "observations of seats"},
		{"no penalty", func(d *madeDispute) { d.drop("RevealMissed") }, fileEvents, "missing reveals of seats"},
		{"no adjudication", func(d *madeDispute) { d.drop("Adjudicated") }, fileEvents, "adjudication is missing"},
		{"an adjudication too early", func(d *madeDispute) { d.stored["phase"] = phaseCommitting }, fileEvents, "adjudication is missing"},
		{"a round of the whole committee unseen", func(d *madeDispute) { d.stored["flags"] |= flagWhole }, fileEvents, "who was to sit"},
		{"no delivery", func(d *madeDispute) { d.drop("RulingExecuted") }, fileEvents, "delivery of its ruling"},
		{"a delivery that never was", func(d *madeDispute) { d.stored["flags"] = 0 }, fileEvents, "delivery of its ruling"},
		{"no fee", func(d *madeDispute) { d.drop("FeeCredited") }, fileCommittee, "the fee of 93 went to"},
		{"a fee to another", func(d *madeDispute) { d.tell("FeeCredited", 1, 1, validators[2]) }, fileCommittee, "the fee of 93 went to"},
		{"another share", func(d *madeDispute) { d.tell("FeeCredited", 1, 2, big.NewInt(47)) }, fileCommittee, "the fee of 93 went to"},
		{"a dispute of another case", func(d *madeDispute) { d.of.record.ID = common.Hash{8} }, fileCommittee, "another case"},
		{"a dispute of another Offer", func(d *madeDispute) { d.of.offer.address = common.Address{1} }, fileCommittee, "another case"},
		{"a dispute above 2^64", func(d *madeDispute) { d.of.stored.disputeID = new(big.Int).Lsh(big.NewInt(1), 64) }, fileCommittee, "is unknown"},
		{"stale evidence", func(d *madeDispute) { d.of.roots[1].at.Block = 6 }, fileCommittee, "other evidence"},
		{"another promise", func(d *madeDispute) { d.of.offer.terms.ManifestHash = common.Hash{9} }, fileCommittee, "another promise"},
		{"another procedure", func(d *madeDispute) { d.of.offer.terms.Procedure.Policy = 0 }, fileCommittee, "another promise"},
		{"other rounds", func(d *madeDispute) { d.of.offer.terms.Rounds = 2 }, fileCommittee, "another promise"},
		{"another payer", func(d *madeDispute) { d.of.record.Payer = common.Address{1} }, fileCommittee, "another case"},
		{"an appeal that opened no round", func(d *madeDispute) {
			d.of.record.Appeals = []AppealRecord{{At: Position{Block: 20}, Round: 1, Fee: "0"}}
		}, fileCommittee, "has no round for appeal"},
		{"an appeal that may come back", func(d *madeDispute) { d.of.stored.pendingFee = big.NewInt(1) }, fileCases, "may come back"},
		{"observations that nobody kept", func(d *madeDispute) {
			d.stored["flags"] |= flagBySignatures
			d.tell("Revealed", 1, 3, big.NewInt(9))
		}, fileCommittee, "the observations resolve to"},
		{"seats that the block does not draw", func(d *madeDispute) { d.redraws = true }, fileCommittee, "draws places"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := newDispute(t)
			tt.spoil(d)
			refused(t, d.build(t), tt.file, tt.says)
		})
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
		d := storedDispute{phase: phaseCommitting, deadline: 100, rounds: []storedRound{{places: []uint64{1, 2, 3}, committed: tt.committed}}}
		if got := d.phaseAt(tt.now); got != tt.want {
			t.Errorf("%s: phase %d, want %d", tt.name, got, tt.want)
		}
	}
}

// Windows of 10 and 20 seconds; deadlines and openings at 100.
func TestARulingIsFinalByTheClock(t *testing.T) {
	seats := func(committed, revealed, equivocated uint64) storedRound {
		return storedRound{places: []uint64{1, 2, 3}, committed: committed, revealed: revealed, equivocated: equivocated}
	}
	later := func(phase uint64, r storedRound) storedDispute {
		return storedDispute{phase: phase, round: 1, openedAt: 100, deadline: 100, rounds: []storedRound{{}, r}}
	}
	ruled := func(feeSeats, flags uint64) storedDispute {
		return storedDispute{phase: phaseRuled, feeSeats: feeSeats, flags: flags, deadline: 100, rounds: []storedRound{{}}}
	}
	first := later(phaseDrawing, seats(0, 0, 0))
	first.round, first.rounds = 0, first.rounds[1:]
	for _, tt := range []struct {
		name string
		d    storedDispute
		now  uint64
		want bool
	}{
		{"ruled, in the appeal period", ruled(7, 0), 100, false},
		{"ruled, after it", ruled(7, 0), 101, true},
		{"ruled, no round can follow", ruled(0, 0), 50, true},
		{"ruled, one waived", ruled(7, 32), 50, false},
		{"ruled, both waived", ruled(7, 96), 50, true},
		{"first draw out of time", first, 111, false},
		{"later draw in time", later(phaseDrawing, seats(0, 0, 0)), 110, false},
		{"later draw out of time", later(phaseDrawing, seats(0, 0, 0)), 111, true},
		{"signatures in time", later(phaseSigning, storedRound{}), 100, false},
		{"signatures out of time", later(phaseSigning, storedRound{}), 101, true},
		{"reveals open", later(phaseCommitting, seats(3, 0, 0)), 120, false},
		{"nobody revealed", later(phaseCommitting, seats(3, 0, 0)), 121, true},
		{"one revealed", later(phaseCommitting, seats(3, 1, 0)), 121, false},
		{"whoever revealed was proven", later(phaseCommitting, seats(7, 1, 7)), 99, true},
		{"a committed seat may still reveal", later(phaseCommitting, seats(7, 1, 3)), 99, false},
		{"failed", storedDispute{phase: phaseFailed, rounds: []storedRound{{}}}, 1000, false},
	} {
		if got := tt.d.finalAt(tt.now, 10, 20); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}

// The seats are those of the hash of the draw block and the stakes of the snapshot, whatever came later.
func TestSeatsAreThoseThatTheBlockDraws(t *testing.T) {
	m := madeRegistry(t)
	address := common.Address{0x0e}
	w := modelled(t, map[common.Address]*model{address: m})
	r := &registry{address: address, store: &storage{w: w, address: address, facts: m.facts}, unit: big.NewInt(1)}
	if got := r.weights(t.Context(), 7); !slices.Equal(got[:4], []uint64{0, 10, 10, 10}) {
		t.Errorf("weights at the snapshot %v", got)
	}
	if got := r.weights(t.Context(), 8); !slices.Equal(got[:4], []uint64{0, 10, 10, 12}) {
		t.Errorf("weights later %v", got)
	}
	if got := r.weights(t.Context(), 2); !slices.Equal(got[:4], []uint64{0, 0, 0, 0}) {
		t.Errorf("weights before %v", got)
	}
	seen := map[uint64]int{}
	for i := range byte(60) {
		got := r.drawn(t.Context(), common.Hash{i}, 2, 7, []common.Address{validators[1]})
		if len(got) != 2 || slices.Contains(got, 2) || got[0] == got[1] {
			t.Fatalf("seed %d draws %v", i, got)
		}
		seen[got[0]]++
	}
	if len(seen) != 2 {
		t.Errorf("60 seeds draw %v first", seen)
	}
	if got := r.drawn(t.Context(), common.Hash{}, 3, 7, []common.Address{validators[0]}); len(got) != 2 {
		t.Errorf("three seats among two: %v", got)
	}
	if got := r.drawable(t.Context(), 7, []common.Address{validators[0], {}}); got != 2 {
		t.Errorf("%d could sit", got)
	}
	if r.store.err != nil {
		t.Fatal(r.store.err)
	}
}
