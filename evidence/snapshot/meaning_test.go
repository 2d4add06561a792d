package snapshot

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// settledCase is a case that the table settles as its events say.
func settledCase() (*oneCase, *SettlementRecord, bindings.Row, held) {
	c := &oneCase{
		offer: &offer{terms: bindings.Terms{AnswerCost: big.NewInt(10), Penalty: big.NewInt(20)}},
		stored: storedCase{
			state: stateSettled, ruling: 1, cause: uint64(settlement.CauseFailed), deliveryHash: common.Hash{1},
			amount: big.NewInt(1001), refunded: big.NewInt(500), disputeID: big.NewInt(1),
		},
	}
	row := bindings.Row{
		Ruling: 1, Cause: settlement.CauseFailed, PaymentToPayerBps: 5000, BondToPayerBps: 2500,
		FeeBearer: settlement.BearerSeller, Penalty: true,
	}
	v := held{
		bond: big.NewInt(100), feePaid: big.NewInt(30), appeals: new(big.Int), relayFee: big.NewInt(2), reserve: big.NewInt(40),
		// Of the rest of 70 a quarter, rounded down, is the payer's: 17, and 32 of fee and relay cost, and what is left of
		// the reserve towards the penalty: 8.
		released: &bindings.VaultHoldReleased{ToPayer: big.NewInt(57), ToSeller: big.NewInt(53), Penalty: big.NewInt(8)},
	}
	return c, &SettlementRecord{}, row, v
}

func TestTheRemedyIsWhatTheTableSays(t *testing.T) {
	good := func() *remedy {
		return &remedy{OfferRemedyAuthorized: &bindings.OfferRemedyAuthorized{
			Ruling: 1, Cause: settlement.CauseFailed, ToPayer: big.NewInt(500), ToSeller: big.NewInt(501),
		}}
	}
	c, r, row, _ := settledCase()
	if err := c.checkRemedy(r, row, good()); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*oneCase, *remedy){
		"more to the payer":  func(_ *oneCase, a *remedy) { a.ToPayer = big.NewInt(501) },
		"less to the seller": func(_ *oneCase, a *remedy) { a.ToSeller = big.NewInt(500) },
		"another ruling":     func(_ *oneCase, a *remedy) { a.Ruling = 2 },
		"another cause":      func(_ *oneCase, a *remedy) { a.Cause = settlement.CauseBurden },
		"stored otherwise":   func(c *oneCase, _ *remedy) { c.stored.refunded = big.NewInt(1) },
	} {
		c, r, row, _ := settledCase()
		a := good()
		spoil(c, a)
		if err := c.checkRemedy(r, row, a); err == nil {
			t.Errorf("%s: no failure", name)
		} else {
			refused(t, err, fileSettlements, "the table gives")
		}
	}
}

func TestTheSettlementIsWhatWasAuthorized(t *testing.T) {
	for name, tt := range map[string]struct {
		toPayer, credited int64
		stored            bool
		ok                bool
	}{
		"pushed":                  {500, 0, false, true},
		"credited":                {500, 500, true, true},
		"another amount":          {499, 0, false, false},
		"credited, not stored":    {500, 500, false, false},
		"stored, not credited":    {500, 0, true, false},
		"credited something else": {500, 400, true, false},
	} {
		c, r, _, _ := settledCase()
		c.stored.credited = tt.stored
		x := &execution{OfferSettlementExecuted: &bindings.OfferSettlementExecuted{ToPayer: big.NewInt(tt.toPayer), Credited: big.NewInt(tt.credited)}}
		if err := c.checkExecuted(r, x); (err == nil) != tt.ok {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestTheHoldIsReleasedAsTheTableSays(t *testing.T) {
	c, r, row, v := settledCase()
	if err := c.checkReleased(r, row, v, c.stored.pendingFee); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*oneCase, *bindings.Row, *held){
		"to the payer":              func(_ *oneCase, _ *bindings.Row, v *held) { v.released.ToPayer = big.NewInt(58) },
		"to the seller":             func(_ *oneCase, _ *bindings.Row, v *held) { v.released.ToSeller = big.NewInt(52) },
		"penalty":                   func(_ *oneCase, _ *bindings.Row, v *held) { v.released.Penalty = big.NewInt(20) },
		"an appeal made whole":      func(_ *oneCase, _ *bindings.Row, v *held) { v.appeals = big.NewInt(3) },
		"a fee that comes back":     func(c *oneCase, _ *bindings.Row, _ *held) { c.stored.pendingFee = big.NewInt(2) },
		"row without penalty":       func(_ *oneCase, r *bindings.Row, _ *held) { r.Penalty = false },
		"disputer bears the fee":    func(_ *oneCase, r *bindings.Row, _ *held) { r.FeeBearer = settlement.BearerDisputer },
		"another share of the bond": func(_ *oneCase, r *bindings.Row, _ *held) { r.BondToPayerBps = 10000 },
		"accepted costs an answer":  func(_ *oneCase, r *bindings.Row, _ *held) { r.Cause = settlement.CauseAccepted },
	} {
		c, r, row, v := settledCase()
		spoil(c, &row, &v)
		if err := c.checkReleased(r, row, v, c.stored.pendingFee); err == nil {
			t.Errorf("%s: no failure", name)
		} else {
			refused(t, err, fileSettlements, "of bond and reserve")
		}
	}
}

func procedure() bindings.Procedure {
	return bindings.Procedure{Requirements: 2, Panel: 3, Policy: 1, Weights: new(big.Int)}
}

func adjudicated(passed, failed, ruling uint8, failAlone bool, words ...int64) *dispute {
	x := &ResolutionRecord{Passed: passed, Failed: failed, Ruling: ruling, FailAlone: failAlone}
	r := RoundRecord{Adjudicated: x}
	for i, w := range words {
		r.Seats = append(r.Seats, SeatRecord{
			Seat: uint64(i), Revealed: true, Observations: hexutil.Bytes(common.BigToHash(big.NewInt(w)).Bytes()),
		})
	}
	return &dispute{record: DisputeRecord{Rounds: []RoundRecord{r}, Standing: x, Final: true}, briefs: []bindings.Brief{{Procedure: procedure()}}}
}

func TestTheAdjudicationIsReplayed(t *testing.T) {
	// Both requirements pass in two seats; the second fails in one.
	if err := (&system{}).replay(adjudicated(3, 0, 2, false, 5, 5, 9), 0); err != nil {
		t.Fatal(err)
	}
	for name, d := range map[string]*dispute{
		"another ruling":      adjudicated(3, 0, 1, false, 5, 5, 9),
		"another mask":        adjudicated(1, 0, 2, false, 5, 5, 9),
		"another observation": adjudicated(3, 0, 2, false, 5, 9, 9),
		"fail alone":          adjudicated(3, 0, 2, true, 5, 5, 9),
		"malformed":           adjudicated(3, 0, 2, false, 5, 5, 3),
	} {
		if err := (&system{}).replay(d, 0); err == nil {
			t.Errorf("%s: no failure", name)
		} else {
			refused(t, err, fileCommittee)
		}
	}
}

func TestTheCauseIsHeldToTheRecord(t *testing.T) {
	const answerBy, continueBy, judgeBy = 100, 200, 300
	bad := exchange.SignedDelivery{Delivery: exchange.Delivery{ServedAt: 11}}
	good := exchange.SignedDelivery{Delivery: exchange.Delivery{ServedAt: 10}}
	judged := func(ruling uint8, failAlone, material bool) *dispute {
		return &dispute{record: DisputeRecord{Final: true, Standing: &ResolutionRecord{Ruling: ruling, FailAlone: failAlone, Material: material, Failed: 5}}}
	}
	appealable := judged(2, false, false)
	appealable.record.Final = false
	for _, tt := range []struct {
		name        string
		cause       uint8
		ruling      uint64
		dispute     *dispute
		at          uint64
		disclosedAt uint64
		failed      uint8
		signed      *exchange.SignedDelivery
		deliveries  []DeliveryRecord
		ok          bool
	}{
		{name: "failed", cause: settlement.CauseFailed, ruling: 1, dispute: judged(1, true, false), failed: 5, ok: true},
		{name: "failed, by other requirements", cause: settlement.CauseFailed, ruling: 1, dispute: judged(1, true, false), failed: 4},
		{name: "judged, and requirements named", cause: settlement.CauseJudged, ruling: 2, dispute: judged(2, false, false), failed: 5},
		{name: "still open to an appeal", cause: settlement.CauseJudged, ruling: 2, dispute: appealable},
		{name: "failed, but by burden", cause: settlement.CauseFailed, ruling: 1, dispute: judged(1, false, true)},
		{name: "burden for the payer", cause: settlement.CauseBurden, ruling: 1, dispute: judged(1, false, true), ok: true},
		{name: "burden for the payee", cause: settlement.CauseBurden, ruling: 2, dispute: judged(2, false, true), ok: true},
		{name: "judged", cause: settlement.CauseJudged, ruling: 2, dispute: judged(2, false, false), ok: true},
		{name: "judged, but material", cause: settlement.CauseJudged, ruling: 2, dispute: judged(2, false, true)},
		{name: "unclear", cause: settlement.CauseJudged, ruling: 3, dispute: judged(3, false, true), ok: true},
		{name: "another ruling", cause: settlement.CauseJudged, ruling: 3, dispute: judged(2, false, false)},
		{name: "not ruled", cause: settlement.CauseJudged, ruling: 2, dispute: &dispute{}},
		{name: "foreign arbitrator", cause: settlement.CauseJudged, ruling: 2, ok: true},
		{name: "timeout at the deadline", cause: settlement.CauseTimeout, ruling: 3, at: judgeBy},
		{name: "timeout after it", cause: settlement.CauseTimeout, ruling: 3, at: judgeBy + 1, ok: true},
		{name: "unanswered at the deadline", cause: settlement.CauseUnanswered, ruling: 1, at: answerBy},
		{name: "unanswered after it", cause: settlement.CauseUnanswered, ruling: 1, at: answerBy + 1, ok: true},
		{name: "unanswered, but disclosed", cause: settlement.CauseUnanswered, ruling: 1, at: answerBy + 1, disclosedAt: 50},
		{name: "accepted at the deadline", cause: settlement.CauseAccepted, ruling: 2, at: continueBy, disclosedAt: 50, ok: true},
		{name: "accepted after it", cause: settlement.CauseAccepted, ruling: 2, at: continueBy + 1, disclosedAt: 50},
		{name: "accepted, nothing disclosed", cause: settlement.CauseAccepted, ruling: 2, at: 60},
		{name: "self-proven", cause: settlement.CauseSelfProven, ruling: 1, signed: &bad, ok: true},
		{name: "self-proven within the bound", cause: settlement.CauseSelfProven, ruling: 1, signed: &good},
		{name: "self-proven without receipt", cause: settlement.CauseSelfProven, ruling: 1},
		{name: "equivocation", cause: settlement.CauseEquivocation, ruling: 1, deliveries: []DeliveryRecord{{Hash: common.Hash{1}}, {Hash: common.Hash{2}}}, ok: true},
		{name: "equivocation with one receipt", cause: settlement.CauseEquivocation, ruling: 1, deliveries: []DeliveryRecord{{Hash: common.Hash{1}}, {Hash: common.Hash{1}}}},
		{name: "conceded", cause: settlement.CauseConceded, ruling: 1, ok: true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c := &oneCase{
				offer:  &offer{terms: bindings.Terms{Bounds: bindings.Bounds{MaxAge: 10}}},
				stored: storedCase{state: stateSettled, cause: uint64(tt.cause), ruling: tt.ruling, failed: tt.failed, disclosedAt: tt.disclosedAt},
				record: CaseRecord{AnswerBy: answerBy, ContinueBy: continueBy, JudgeBy: judgeBy, Deliveries: tt.deliveries},
				signed: tt.signed,
			}
			settled := &SettlementRecord{Authorized: AuthorizedRecord{At: Position{Time: tt.at}}}
			if err := (&system{}).checkCause(c, tt.dispute, settled); (err == nil) != tt.ok {
				t.Fatal(err)
			} else if err != nil {
				refused(t, err, fileSettlements, name(causeNames, uint64(tt.cause)))
			}
		})
	}
}

// What another's arbitrator ruled is its word, also where it says why.
func TestTheCauseThatAForeignArbitratorGivesIsItsWord(t *testing.T) {
	arbitrator := common.Address{19: 7}
	label := func(cause, ruling uint8, payments uint64) Fact {
		c := &oneCase{
			offer:  &offer{terms: bindings.Terms{Arbitrator: arbitrator}},
			stored: storedCase{state: stateSettled, cause: uint64(cause), ruling: uint64(ruling), payments: payments},
		}
		s := &system{}
		if err := s.checkCause(c, nil, &SettlementRecord{Authorized: AuthorizedRecord{At: Position{Time: 1}}}); err != nil {
			t.Fatal(err)
		}
		return s.facts[0]
	}
	for _, cause := range []uint8{settlement.CauseJudged, settlement.CauseFailed, settlement.CauseBurden} {
		if f := label(cause, 1, 0); f.Label != Verified || f.By != arbitrator.Hex() {
			t.Errorf("cause %s: %+v", name(causeNames, uint64(cause)), f)
		}
	}
	// Nobody drew the sample in time: that is what the clock says.
	if f := label(settlement.CauseBurden, settlement.PayeeWins, 3); f.Label != Reproduced || f.By != "" {
		t.Errorf("undrawn: %+v", f)
	}
}

func TestSignedFieldsBreakABoundAsOnChain(t *testing.T) {
	for _, tt := range []struct {
		name   string
		d      exchange.Delivery
		b      bindings.Bounds
		breaks bool
	}{
		{"no bounds", exchange.Delivery{ServedAt: 9}, bindings.Bounds{}, false},
		{"age at the bound", exchange.Delivery{ServedAt: 15, DataTime: 10}, bindings.Bounds{MaxAge: 5}, false},
		{"age above it", exchange.Delivery{ServedAt: 16, DataTime: 10}, bindings.Bounds{MaxAge: 5}, true},
		{"data from the future", exchange.Delivery{ServedAt: 1, DataTime: 1 << 63}, bindings.Bounds{MaxAge: 5}, false},
		{"same subject", exchange.Delivery{}, bindings.Bounds{Subject: true}, false},
		{"another subject", exchange.Delivery{ResponseSubject: common.Hash{1}}, bindings.Bounds{Subject: true}, true},
		{"items at the bound", exchange.Delivery{ItemCount: 2}, bindings.Bounds{MinItems: 2}, false},
		{"items below it", exchange.Delivery{ItemCount: 1}, bindings.Bounds{MinItems: 2}, true},
	} {
		if got := breaks(tt.d, tt.b); got != tt.breaks {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}
