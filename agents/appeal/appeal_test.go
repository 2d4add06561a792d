package appeal

import (
	"log/slog"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/guard/guardtest"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/settlement"
)

var discard = slog.New(slog.DiscardHandler)

var (
	payer = common.HexToAddress("0x01")
	payee = common.HexToAddress("0x02")
)

// lost is a case over 10 000 that the payer lost in a first round of 10 000, where the next costs 30 000.
func lost(t *testing.T) Facts {
	t.Helper()
	table, err := settlement.Default().Pack()
	if err != nil {
		t.Fatal(err)
	}
	return Facts{
		Now: 100, Party: payer, AppealBy: 160, Fee: big.NewInt(30_000), Balance: big.NewInt(30_000),
		Terms:  bindings.Terms{Seller: payee, Penalty: big.NewInt(20_000), AnswerCost: big.NewInt(5_000), Settlement: table},
		Case:   bindings.Case{State: docket.StateFrozen, Payer: payer, Amount: big.NewInt(10_000), JudgeBy: 1000, DeliveryHash: common.Hash{1}},
		Hold:   bindings.Hold{Bond: big.NewInt(20_000), FeePaid: big.NewInt(10_000), RelayFee: new(big.Int), Reserve: big.NewInt(100_000)},
		Ruling: bindings.Resolution{Ruling: settlement.PayeeWins},
	}
}

func TestWorthIsWhatWinningChanges(t *testing.T) {
	for _, tc := range []struct {
		name string
		edit func(*Facts)
		want int64
	}{
		// Payment 10 000, bond 20 000, both fees 40 000, penalty 20 000; the fee of 30 000 is spent first.
		{"the payer gets everything back", func(*Facts) {}, 60_000},
		// Of 40 000 spent and a penalty of 20 000 the stake pays 35 000.
		{"as far as the stake goes", func(f *Facts) { f.Hold.Reserve = big.NewInt(35_000) }, 35_000},
		{"without a stake winning may cost more than it gives", func(f *Facts) { f.Hold.Reserve = new(big.Int) }, 0},
		{"an unclear ruling gave the bond back already", func(f *Facts) { f.Ruling.Ruling = settlement.Unclear }, 60_000 - 20_000 - 10_000},
		{"nothing is left to win", func(f *Facts) {
			f.Ruling = bindings.Resolution{Ruling: settlement.PayerWins, Failed: 1, FailAlone: true}
			f.Hold.Reserve = big.NewInt(30_000)
		}, -30_000},
		// Of the first fee and the penalty, 30 000, nothing is drawn; the payment 10 000 and the bond 20 000 are the seller's.
		{"the seller keeps what stood against it", func(f *Facts) {
			f.Party, f.Ruling = payee, bindings.Resolution{Ruling: settlement.PayerWins, Failed: 1, FailAlone: true}
		}, 60_000 - 30_000},
		{"burden carries no penalty", func(f *Facts) {
			f.Party, f.Ruling = payee, bindings.Resolution{Ruling: settlement.PayerWins, Material: true}
		}, 40_000 - 30_000},
		{"a seller that won gains nothing", func(f *Facts) { f.Party = payee }, -30_000},
	} {
		t.Run(tc.name, func(t *testing.T) {
			f := lost(t)
			tc.edit(&f)
			got, err := f.Worth()
			if err != nil || got.Int64() != tc.want {
				t.Fatalf("worth %s, want %d; %v", got, tc.want, err)
			}
		})
	}
}

// A partial row pays less than the general one: the payer's best is still the general row.
func TestWorthKnowsPartialRows(t *testing.T) {
	f := lost(t)
	table := append(settlement.Default(), bindings.Row{
		Ruling: settlement.Partial, Cause: 1, PaymentToPayerBps: 5000, BondToPayerBps: settlement.FullBps, FeeBearer: settlement.BearerSeller,
	})
	var err error
	if f.Terms.Settlement, err = table.Pack(); err != nil {
		t.Fatal(err)
	}
	f.Ruling = bindings.Resolution{Ruling: settlement.PayerWins, Failed: 1, FailAlone: true}
	// Half the payment and the penalty more than now; the second fee is made whole.
	if got, err := f.Worth(); err != nil || got.Int64() != 5_000+20_000 {
		t.Fatalf("worth %s, %v", got, err)
	}
	f.Ruling.Failed = 2
	if got, err := f.Worth(); err != nil || got.Int64() != 0 {
		t.Fatalf("worth %s of what was won in full, %v", got, err)
	}
}

// Each guard alone keeps a party from appealing: without it the same facts are let through. None is undocumented.
func TestGuardRefuses(t *testing.T) {
	policy := Policy{MaxFee: big.NewInt(30_000), Margin: 60}
	good := lost(t)
	good.Stop = guard.Pass(acts.GuardStop)
	if err := Guard(good, policy).Err(); err != nil {
		t.Fatalf("good facts: %v", err)
	}
	edits := map[string]func(*Facts){
		"party": func(f *Facts) { // somebody for whom winning would pay
			f.Party, f.Ruling = common.HexToAddress("0x03"), bindings.Resolution{Ruling: settlement.PayerWins, Failed: 1, FailAlone: true}
		},
		"state":          func(f *Facts) { f.Case.State = docket.StateRuled },
		"stale evidence": func(f *Facts) { f.Decided = common.Hash{1} },
		acts.GuardStop:   func(f *Facts) { f.Stop.Severity, f.Stop.Reason = guard.Escalate, "it is on" },
		"appealable":     func(f *Facts) { f.Fee = nil },
		"deadline":       func(f *Facts) { f.Now = 101 },
		"fee cap":        func(f *Facts) { f.Fee, f.Balance = big.NewInt(30_001), big.NewInt(30_001) },
		"funds":          func(f *Facts) { f.Balance = big.NewInt(29_999) },
		"proportionate":  func(f *Facts) { f.Hold.Reserve = new(big.Int) },
	}
	guardtest.Alone(t, Chain, Guard(good, policy), func(name string) guard.Decision {
		f := lost(t)
		f.Stop = guard.Pass(acts.GuardStop)
		edit := edits[name]
		if edit == nil {
			t.Fatalf("no facts that %s refuses", name)
		}
		edit(&f)
		return Guard(f, policy)
	})
	// The case ends before the appeal period does.
	f := lost(t)
	f.Case.JudgeBy = 159
	if err := Guard(f, policy).Err(); err == nil || !strings.Contains(err.Error(), "deadline (block)") {
		t.Errorf("appealed after judgeBy: %v", err)
	}
}

// A round is told of once; the next is told of again.
func TestWarnsOnceARound(t *testing.T) {
	var w Warned
	id := common.Hash{7}
	if w.Seen(id, 0) {
		t.Fatal("told before")
	}
	w.Warn(discard, id, lost(t))
	if !w.Seen(id, 0) || w.Seen(id, 1) {
		t.Fatalf("told of round 0: %t, of round 1: %t", w.Seen(id, 0), w.Seen(id, 1))
	}
}

func TestSecondSeatsAreTheCommittees(t *testing.T) {
	for _, tc := range []struct {
		rounds                   uint8
		panel, drawable, members int
		want                     int
	}{
		{1, 1, 9, 9, 0},     // no second round
		{2, 1, 9, 9, 3},     // twice and one
		{2, 3, 9, 9, 7},     //
		{2, 3, 6, 7, 5},     // as many as there are, odd
		{2, 3, 4, 5, 5},     // a draw could not be larger: everybody
		{2, 3, 3, 3, 0},     // everybody sat
		{2, 3, 2, 2, 2},     // one sat of two: everybody
		{2, 31, 40, 40, 31}, // the largest panel cannot grow
		{4, 17, 64, 64, 31},
		{2, 3, 0, 2, 0},
	} {
		if got := secondSeats(tc.rounds, tc.panel, tc.drawable, tc.members); got != tc.want {
			t.Errorf("%d rounds, panel of %d among %d of %d: %d seats, want %d", tc.rounds, tc.panel, tc.drawable, tc.members, got, tc.want)
		}
	}
}
