package snapshot

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
)

// wholeRound is a dispute whose only round is the whole committee's, of the made registry's three validators.
func wholeRound(t *testing.T) (*system, *dispute) {
	t.Helper()
	m, address := madeRegistry(t), common.Address{0x0e}
	w := modelled(t, map[common.Address]*model{address: m})
	c := &committee{
		address: common.Address{0x0c}, values: map[string]common.Hash{"FEE_PER_SEAT": number32(10)},
		registry: &registry{address: address, store: &storage{w: w, address: address, facts: m.facts}, unit: big.NewInt(1)},
	}
	stored := storedDispute{
		phase: phaseRuled, flags: flagWhole, signers: 3, signerSeats: 10, unpaid: new(big.Int), barred: new(big.Int),
		rounds: []storedRound{{snapshotBlock: 6}},
	}
	d := &dispute{
		committee: c, stored: stored, masks: []eventMasks{{slashed: new(big.Int)}}, briefs: []bindings.Brief{{Procedure: procedure()}},
		record: DisputeRecord{ID: 1, Rounds: []RoundRecord{{Whole: true, SnapshotBlock: 6}}},
	}
	return &system{w: w}, d
}

func TestTheWholeCommitteeIsMoreThanTwoThirdsOfItsStake(t *testing.T) {
	for _, tt := range []struct {
		name    string
		signers int64 // mask of places
		stored  uint64
		units   int64 // as the event says
		whole   bool
		ok      bool
	}{
		{"all", 0b1110, 3, 30, true, true},
		{"two thirds", 0b0110, 2, 20, true, false},
		{"one counted twice", 0b1110, 3, 40, true, false},
		{"fewer than stored", 0b1110, 4, 30, true, false},
		{"a place that nobody held", 0b101110, 4, 30, true, false},
		{"nobody's place", 0b1111, 4, 30, true, false},
		{"in a drawn round", 0b1110, 3, 30, false, false},
	} {
		s, d := wholeRound(t)
		d.stored.signers, d.record.Rounds[0].Whole = tt.stored, tt.whole
		e := emitted(t, committeeABI, "WholeRoundSigned", Position{}, big.NewInt(1), uint8(0), big.NewInt(tt.signers), big.NewInt(tt.units),
			big.NewInt(30), big.NewInt(5), common.Hash{})
		err := s.signed(t.Context(), d, &d.record.Rounds[0], e)
		if tt.ok {
			if r := d.record.Rounds[0].Signed; err != nil || r.SignedUnits != 30 || r.Signers[2] != (SignerRecord{Place: 3, Validator: validators[2], Units: 10, Paid: true}) {
				t.Errorf("%s: %+v, %v", tt.name, r, err)
			}
			continue
		}
		if err == nil {
			t.Errorf("%s: no failure", tt.name)
		} else {
			refused(t, err, fileCommittee, "the event says otherwise")
		}
	}
}

// In a round of the whole committee a proof names a place.
func TestAProofAgainstASignerNamesItsPlace(t *testing.T) {
	s, d := wholeRound(t)
	proof := func(place uint8, validator common.Address) event {
		return emitted(t, committeeABI, "Slashed", Position{}, big.NewInt(1), place, validator, common.Hash{}, common.Address{}, big.NewInt(1))
	}
	d.stored.barred = big.NewInt(0b0100)
	if err := s.slashed(t.Context(), d, proof(2, validators[1])); err != nil || d.masks[0].slashed.Cmp(d.stored.barred) != 0 {
		t.Errorf("%v, proven %b", err, d.masks[0].slashed)
	}
	refused(t, s.slashed(t.Context(), d, proof(2, validators[1])), fileEvents, "not its own") // once only
	s, d = wholeRound(t)
	d.stored.barred = big.NewInt(0b0100)
	refused(t, s.slashed(t.Context(), d, proof(2, validators[0])), fileEvents, "not its own")
	refused(t, s.slashed(t.Context(), d, proof(3, validators[2])), fileEvents, "not its own")
}

// A fee of 100 among three: 33 each, and what does not divide goes with the last share.
func TestSignersAreCreditedInEqualShares(t *testing.T) {
	all := []common.Address{validators[0], validators[1], validators[2]}
	for _, tt := range []struct {
		name    string
		paid    []common.Address
		credits []CreditRecord
		ok      bool
	}{
		{"nobody asked", nil, nil, true},
		{"one asked", all[:1], []CreditRecord{{all[0], "33"}}, true},
		{"all asked", all, []CreditRecord{{all[1], "33"}, {all[0], "33"}, {all[2], "34"}}, true},
		{"the rest too early", all, []CreditRecord{{all[1], "34"}, {all[0], "33"}, {all[2], "33"}}, false},
		{"one paid twice", all[:1], []CreditRecord{{all[0], "33"}, {all[0], "33"}}, false},
		{"one paid unseen", all[:2], []CreditRecord{{all[0], "33"}}, false},
		{"another paid", all[:1], []CreditRecord{{all[1], "33"}}, false},
		{"another share", all[:1], []CreditRecord{{all[0], "32"}}, false},
	} {
		_, d := wholeRound(t)
		r := &d.record.Rounds[0]
		r.Credits, r.Signed = tt.credits, &SignedRecord{}
		for i, v := range all {
			paid := false
			for _, p := range tt.paid {
				paid = paid || p == v
			}
			if !paid {
				d.stored.unpaid.SetBit(d.stored.unpaid, i+1, 1)
			}
			r.Signed.Signers = append(r.Signed.Signers, SignerRecord{Place: uint64(i + 1), Validator: v, Paid: paid})
		}
		if err := d.checkSigners(r, big.NewInt(100)); (err == nil) != tt.ok {
			t.Errorf("%s: %v", tt.name, err)
		} else if err != nil {
			refused(t, err, fileCommittee, "shares of 33")
		}
	}
}

// Nobody signs in its own case, whatever its stake.
func TestAPartyDoesNotSign(t *testing.T) {
	s, d := wholeRound(t)
	r := &d.record.Rounds[0]
	r.Signed = &SignedRecord{Signers: []SignerRecord{{Validator: validators[0]}}, Observations: common.Hash{31: 5}.Bytes()}
	r.Adjudicated = &ResolutionRecord{Passed: 3, Ruling: 2}
	if err := s.replay(d, 0); err != nil {
		t.Fatal(err)
	}
	for _, party := range []func(){
		func() { d.briefs[0].Payer = validators[0] },
		func() { d.briefs[0].Payer, d.briefs[0].Payee = common.Address{}, validators[0] },
		func() { d.briefs[0].Payee, d.stored.arbitrable = common.Address{}, validators[0] },
	} {
		party()
		refused(t, s.replay(d, 0), fileCommittee, "in its own case")
	}
}

// The payer's last appeal stays pending until the record that it was made against has changed.
func TestAnAppealIsPendingUntilTheRecordChanges(t *testing.T) {
	payer, seller := common.Address{1}, common.Address{2}
	before, after := &ResolutionRecord{At: Position{Block: 1}, Passed: 1, Ruling: 2}, &ResolutionRecord{At: Position{Block: 9}, Failed: 1, Ruling: 1}
	same := &ResolutionRecord{At: Position{Block: 9}, Passed: 1, Ruling: 2}
	for _, tt := range []struct {
		name     string
		party    common.Address
		standing *ResolutionRecord
		cause    uint64
		pending  int64
	}{
		{"ruled otherwise", payer, after, 2, 0},
		{"ruled the same", payer, same, 1, 50},
		{"not heard", payer, before, 1, 50},
		{"ruled otherwise and timed out before it was final", payer, after, 4, 50},
		{"the seller's", seller, before, 1, 0},
	} {
		c := &oneCase{record: CaseRecord{Payer: payer, Appeals: []AppealRecord{{At: Position{Block: 5}, Party: tt.party, Round: 1, Fee: "50"}}}}
		c.stored = storedCase{cause: tt.cause, appealed: resolutionDigest(before), pendingFee: big.NewInt(tt.pending)}
		d := &dispute{record: DisputeRecord{Standing: tt.standing, Rounds: []RoundRecord{{Adjudicated: before}, {Adjudicated: tt.standing}}}}
		if err := c.checkPending(d); err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
		c.stored.pendingFee = big.NewInt(50 - tt.pending)
		refused(t, c.checkPending(d), fileCases, "may come back")
		c.stored.appealed = big.NewInt(1)
		refused(t, c.checkPending(d), fileCases, "against another record")
	}
}

func TestARulingOfTheWholeCommitteeIsSigned(t *testing.T) {
	s, d := wholeRound(t)
	r := &d.record.Rounds[0]
	r.Adjudicated, r.Signed, r.SignBy = &ResolutionRecord{Ruling: 2}, &SignedRecord{Signers: []SignerRecord{{Validator: validators[0]}}}, 9
	d.committee.store = d.committee.registry.store // no seat has a word there
	d.stored.unpaid = big.NewInt(2)
	if err := s.checkRound(t.Context(), d, 0); err != nil {
		t.Fatal(err)
	}
	r.Signed = nil
	refused(t, s.checkRound(t.Context(), d, 0), fileEvents, "its signature is missing")
}

// An appeal through the Offer opened a round in its own transaction, in tokens, at the fee that it paid.
func TestAnAppealOpenedARoundAtItsFee(t *testing.T) {
	build := func(spoil func(*RoundRecord)) error {
		before := &ResolutionRecord{At: Position{Block: 1}, Ruling: 2}
		r := RoundRecord{Round: 1, Opened: Position{Block: 5, Transaction: 1, Log: 7}, Fee: "50"}
		spoil(&r)
		c := &oneCase{record: CaseRecord{Payer: common.Address{1}, Appeals: []AppealRecord{{At: Position{Block: 5, Transaction: 1, Log: 3}, Round: 1, Fee: "50"}}}}
		c.stored = storedCase{appealed: resolutionDigest(before), pendingFee: new(big.Int)}
		return c.checkAppeals(&dispute{record: DisputeRecord{Standing: before, Rounds: []RoundRecord{{Adjudicated: before}, r}}})
	}
	if err := build(func(*RoundRecord) {}); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*RoundRecord){
		"another fee":         func(r *RoundRecord) { r.Fee = "49" },
		"a fee in coin":       func(r *RoundRecord) { r.Native = true },
		"another transaction": func(r *RoundRecord) { r.Opened.Transaction = 2 },
		"an earlier log":      func(r *RoundRecord) { r.Opened.Log = 2 },
		"the first round":     func(r *RoundRecord) { r.Round = 0 },
	} {
		t.Run(name, func(t *testing.T) { refused(t, build(spoil), fileCommittee, "has no round for appeal") })
	}
}

// Seats are twice the last panel and one, as far as paid for and available, and odd; of a round that cost nothing nobody knows
// how far it was paid for.
func TestThePanelGrowsAsFarAsItIsPaidFor(t *testing.T) {
	for _, tt := range []struct {
		name      string
		price     uint64
		credited  string
		available uint64
		want      uint64
		exact     bool
	}{
		{"all paid", 10, "70", 9, 7, true},
		{"five paid", 10, "50", 9, 5, true},
		{"six available", 10, "70", 6, 5, true},
		{"for nothing", 0, "0", 9, 7, false},
	} {
		_, d := wholeRound(t)
		d.committee.values["FEE_PER_SEAT"] = number32(tt.price)
		d.stored.round, d.briefs = 1, append(d.briefs, d.briefs[0])
		d.record.Rounds = []RoundRecord{{Seats: make([]SeatRecord, 3)}, {Credits: []CreditRecord{{Amount: tt.credited}}}}
		if got, exact := d.panel(1, tt.available); got != tt.want || exact != tt.exact {
			t.Errorf("%s: %d seats, exact %v", tt.name, got, exact)
		}
	}
}
