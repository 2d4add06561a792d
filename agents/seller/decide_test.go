package seller

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/settlement"
)

var caseID = common.HexToHash("0xca5e")

func view(edit func(*CaseView)) CaseView {
	v := CaseView{ID: caseID, Record: true, Case: bindings.Case{
		State: docket.StateContested, Claim: docket.ClaimNotConforming, AnswerBy: 100, JudgeBy: 300,
	}}
	if edit != nil {
		edit(&v)
	}
	return v
}

func TestDecideCase(t *testing.T) {
	for _, tc := range []struct {
		name   string
		now    uint64
		policy Policy
		view   func(*CaseView)
		want   Kind // 0: nothing
		urgent bool
	}{
		{"answers at once", 10, Policy{Margin: 30}, nil, ActAnswer, false},
		{"answers urgently near the end", 71, Policy{Margin: 30}, nil, ActAnswer, true},
		{"is not urgent at the margin", 70, Policy{Margin: 30}, nil, ActAnswer, false},
		{"answers in the last second", 100, Policy{}, nil, ActAnswer, false},
		{"is too late after it", 101, Policy{}, nil, 0, false},
		{"stays silent if told to", 10, Policy{Ignore: true}, nil, 0, false},
		{"concedes a broken promise if allowed", 10, Policy{Concede: true}, func(v *CaseView) { v.Broken = true }, ActConcede, false},
		{"defends a broken promise if not", 10, Policy{}, func(v *CaseView) { v.Broken = true }, ActAnswer, false},
		{"defends a kept promise though it may concede", 10, Policy{Concede: true}, nil, ActAnswer, false},
		{"concedes what it never served", 10, Policy{}, func(v *CaseView) { v.Record, v.Case.Claim = false, docket.ClaimNotDelivered }, ActConcede, false},
		{"never concedes it too late", 101, Policy{}, func(v *CaseView) { v.Record, v.Case.Claim = false, docket.ClaimNotDelivered }, 0, false},
		{"lets the payer speak", 200, Policy{}, func(v *CaseView) { v.Case.State, v.Case.ContinueBy = docket.StateDisclosed, 200 }, 0, false},
		{"goes on when the payer did not", 201, Policy{}, func(v *CaseView) { v.Case.State, v.Case.ContinueBy = docket.StateDisclosed, 200 }, ActFreeze, false},
		{"leaves the freeze to the payer", 100, Policy{}, func(v *CaseView) { v.Case.State = docket.StateAnswered }, 0, false},
		{"freezes when the payer does not", 101, Policy{}, func(v *CaseView) { v.Case.State = docket.StateAnswered }, ActFreeze, false},
		{"takes a ruling for it", 150, Policy{}, func(v *CaseView) { v.Case.State, v.Case.Ruling = docket.StateRuled, settlement.PayeeWins }, ActExecute, false},
		{"leaves one against it to the payer", 150, Policy{}, func(v *CaseView) { v.Case.State, v.Case.Ruling = docket.StateRuled, settlement.PayerWins }, 0, false},
		{"waits for the judge", 300, Policy{}, func(v *CaseView) { v.Case.State = docket.StateFrozen }, 0, false},
		{"ends a case without a judge", 301, Policy{}, func(v *CaseView) { v.Case.State = docket.StateFrozen }, ActTimeout, false},
		{"lets a sample be drawn", 100, Policy{}, func(v *CaseView) { v.Case.State = docket.StateUndrawn }, 0, false},
		{"gives in before the draw where every payment is broken", 100, Policy{Concede: true}, func(v *CaseView) { v.Case.State, v.Broken = docket.StateUndrawn, true }, ActConcede, false},
		{"unless told not to", 100, Policy{}, func(v *CaseView) { v.Case.State, v.Broken = docket.StateUndrawn, true }, 0, false},
		{"or to do nothing", 100, Policy{Concede: true, Ignore: true}, func(v *CaseView) { v.Case.State, v.Broken = docket.StateUndrawn, true }, 0, false},
		{"waits for the draw where one is not", 100, Policy{Concede: true}, func(v *CaseView) { v.Case.State = docket.StateUndrawn }, 0, false},
		{"ends a case whose sample was not drawn", 101, Policy{}, func(v *CaseView) { v.Case.State = docket.StateUndrawn }, ActTimeout, false},
		{"waits while the ruling can be appealed", 200, Policy{}, func(v *CaseView) {
			v.Case.State, v.Standing = docket.StateFrozen, standing(false, settlement.PayeeWins)
		}, 0, false},
		{"delivers a final ruling for it", 200, Policy{}, func(v *CaseView) { v.Case.State, v.Standing = docket.StateFrozen, standing(true, settlement.PayeeWins) }, ActDeliver, false},
		{"leaves a final one against it to the payer", 200, Policy{}, func(v *CaseView) { v.Case.State, v.Standing = docket.StateFrozen, standing(true, settlement.PayerWins) }, 0, false},
		{"leaves a settled case alone", 900, Policy{}, func(v *CaseView) { v.Case.State = docket.StateSettled }, 0, false},
	} {
		t.Run(tc.name, func(t *testing.T) {
			got := Decide(State{Now: tc.now, Cases: []CaseView{view(tc.view)}}, tc.policy)
			if tc.want == 0 {
				if len(got) != 0 {
					t.Fatalf("does %v", got)
				}
				return
			}
			if len(got) != 1 || got[0] != (Action{Kind: tc.want, Case: caseID, Urgent: tc.urgent}) {
				t.Fatalf("does %v, want %s", got, tc.want)
			}
		})
	}
}

func standing(final bool, ruling uint8) docket.Standing {
	return docket.Standing{Dispute: bindings.DisputeView{Phase: docket.PhaseRuled, IsFinal: final, Resolution: bindings.Resolution{Ruling: ruling}}}
}

// A fee that waits at the committee is taken; nothing is sent for none.
func TestDecideTakesBackAFee(t *testing.T) {
	for credit, want := range map[int64]int{0: 0, 1: 1} {
		got := Decide(State{FeeCredit: big.NewInt(credit)}, Policy{})
		if len(got) != want || (want == 1 && got[0].Kind != ActClaimFee) {
			t.Errorf("credit of %d: %v", credit, got)
		}
	}
}

// However many cases about nothing come first, what can be lost is answered before them.
func TestDecidePutsAnswersBeforeConcessions(t *testing.T) {
	var s State
	add := func(id byte, record bool, answerBy uint64, amount int64) {
		s.Cases = append(s.Cases, CaseView{ID: common.Hash{id}, Record: record, Case: bindings.Case{
			State: docket.StateContested, Claim: docket.ClaimNotDelivered, AnswerBy: answerBy, JudgeBy: 300, Amount: big.NewInt(amount),
		}})
	}
	s.Cases = append(s.Cases, view(func(v *CaseView) { v.ID, v.Case.State, v.Case.AnswerBy = common.Hash{250}, docket.StateAnswered, 1 }))
	for i := range 200 { // sybils, with the earliest deadlines and the largest payments
		add(byte(i), false, 50, 1_000)
	}
	add(201, true, 90, 10)
	add(202, true, 80, 10)
	add(203, true, 90, 500)
	add(204, false, 40, 1)
	s.Now = 20
	s.Money = docket.Money{Withdrawable: big.NewInt(5)}
	got := Decide(s, Policy{})
	for i, id := range []byte{202, 203, 201} { // the earlier deadline, then the larger payment
		if got[i].Kind != ActAnswer || got[i].Case != (common.Hash{id}) {
			t.Fatalf("act %d is %s of %s, want an answer of %d", i, got[i].Kind, got[i].Case, id)
		}
	}
	if got[3].Kind != ActConcede || got[3].Case != (common.Hash{204}) {
		t.Errorf("then %s of %s", got[3].Kind, got[3].Case)
	}
	if n := len(got); n != 206 || got[n-2] != (Action{Kind: ActFreeze, Case: common.Hash{250}}) || got[n-1].Kind != ActWithdraw {
		t.Errorf("%d acts, at last %v", n, got[n-2:])
	}
}

// Whatever the case: no answer after answerBy, no concession without permission or after it, one act at most.
func TestDecideKeepsDeadlines(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 20_000 {
		answerBy := rng.Uint64N(100)
		v := CaseView{ID: caseID, Record: rng.IntN(2) == 0, Broken: rng.IntN(2) == 0, Case: bindings.Case{
			State: uint8(rng.IntN(7)), Claim: uint8(1 + rng.IntN(2)), Ruling: uint8(rng.IntN(4)),
			AnswerBy: answerBy, ContinueBy: answerBy + rng.Uint64N(50), JudgeBy: answerBy + 50 + rng.Uint64N(100),
		}}
		s := State{Now: rng.Uint64N(300), Cases: []CaseView{v}}
		p := Policy{Concede: rng.IntN(2) == 0, Ignore: rng.IntN(2) == 0, Margin: rng.Uint64N(50)}
		got := Decide(s, p)
		if len(got) > 1 {
			t.Fatalf("%v for one case", got)
		}
		for _, a := range got {
			late := s.Now > v.Case.AnswerBy
			if (a.Kind == ActAnswer || a.Kind == ActConcede) && (late || p.Ignore || v.Case.State != docket.StateContested) {
				t.Fatalf("%s with now %d, policy %+v, case %+v", a.Kind, s.Now, p, v.Case)
			}
			if a.Kind == ActTimeout && s.Now <= v.Case.JudgeBy {
				t.Fatalf("timeout at %d, judgeBy %d", s.Now, v.Case.JudgeBy)
			}
		}
	}
}

func TestDecideMoney(t *testing.T) {
	money := func(received, withdrawable, at int64, time uint64) docket.Money {
		return docket.Money{
			Received: big.NewInt(received), Withdrawable: big.NewInt(withdrawable), Checkpoints: big.NewInt(1),
			Last: bindings.Checkpoint{Time: time, Received: big.NewInt(at)},
		}
	}
	for _, tc := range []struct {
		name   string
		now    uint64
		money  docket.Money
		policy Policy
		want   []Kind
	}{
		{"nothing new", 1000, money(10, 0, 10, 0), Policy{CheckpointEvery: 60}, nil},
		{"too soon", 59, money(20, 0, 10, 0), Policy{CheckpointEvery: 60}, nil},
		{"due", 60, money(20, 0, 10, 0), Policy{CheckpointEvery: 60}, []Kind{ActCheckpoint}},
		{"never", 1000, money(20, 0, 10, 0), Policy{}, nil},
		{"matured", 0, money(10, 5, 10, 0), Policy{}, []Kind{ActWithdraw}},
		{"matured, too little", 0, money(10, 5, 10, 0), Policy{MinWithdraw: big.NewInt(6)}, nil},
	} {
		t.Run(tc.name, func(t *testing.T) {
			got := Decide(State{Now: tc.now, Money: tc.money}, tc.policy)
			if len(got) != len(tc.want) {
				t.Fatalf("does %v", got)
			}
			for i, a := range got {
				if a.Kind != tc.want[i] {
					t.Fatalf("does %v", got)
				}
			}
		})
	}
}

func TestFeedBodies(t *testing.T) {
	feed := DefaultFeed()
	const now = 1_800_000_000
	for mode, want := range map[Mode]string{
		Honest:      `{"pair":"ETH-USD","quotes":[{"price":"3012.44","venue":"venue-a"},{"price":"3012.44","venue":"venue-b"}],"ts":1800000000}`,
		Stale:       `{"pair":"ETH-USD","quotes":[{"price":"3012.44","venue":"venue-a"},{"price":"3012.44","venue":"venue-b"}],"ts":1799967600}`,
		Hollow:      `{"pair":"ETH-USD","quotes":[],"ts":1800000000}`,
		Substituted: `{"pair":"BTC-USD","quotes":[{"price":"91870.10","venue":"venue-a"},{"price":"91870.10","venue":"venue-b"}],"ts":1800000000}`,
	} {
		got, err := feed.body(mode, "ETH-USD", now)
		if err != nil || string(got) != want {
			t.Errorf("%s: %s, %v", mode, got, err)
		}
	}
	if _, err := feed.body(Honest, "DOGE-USD", now); err == nil {
		t.Error("a price for a pair that is not sold")
	}
	for i, name := range modeNames {
		if m, err := ParseMode(name); err != nil || m != Mode(i) || m.String() != name {
			t.Errorf("mode %q: %v, %v", name, m, err)
		}
	}
	if _, err := ParseMode("loud"); err == nil {
		t.Error("unknown mode accepted")
	}
}
