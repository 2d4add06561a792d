package payoff

import (
	"errors"
	"fmt"

	"github.com/redress-protocol/redress/evidence/settlement"
)

// maxAmount bounds every amount of a setting, base units.
const maxAmount = 1 << 50

// Odds are the panel's chances, as weights. Their sum is the denominator of every expected payoff.
type Odds struct {
	Correct int64 `json:"correct"` // the ruling is what the response deserves
	Wrong   int64 `json:"wrong"`   // the opposite, by a FAIL where the payer wins
	Unclear int64 `json:"unclear"` // judged unclear
	Refused int64 `json:"refused"` // the arbitrator declines to decide
	None    int64 `json:"none"`    // no ruling in time; the committee returns its fee
}

func (o Odds) total() int64 { return o.Correct + o.Wrong + o.Unclear + o.Refused + o.None }

// Setting is everything that payoffs depend on besides the strategies. Amounts are base units.
type Setting struct {
	Price      int64 `json:"price"`
	Bond       int64 `json:"bond"`
	Fee        int64 `json:"fee"`        // of the arbitrator, out of the bond
	AnswerCost int64 `json:"answerCost"` // pinned: what an accepted disclosure takes from the bond
	Penalty    int64 `json:"penalty"`
	RelayCap   int64 `json:"relayCap"` // most that a relayer may be repaid
	FreeStake  int64 `json:"freeStake"`

	ServeCost  int64 `json:"serveCost"`  // of a fresh response, to the seller
	StaleCost  int64 `json:"staleCost"`  // of a stale one
	AnswerWork int64 `json:"answerWork"` // what answering really costs the seller
	CaseCost   int64 `json:"caseCost"`   // gas of carrying a case, to whoever sends it
	Value      int64 `json:"value"`      // of a fresh response, to the buyer; a stale one is worth nothing
	LateValue  int64 `json:"lateValue"`  // of a fresh response that comes with the answer

	Panel Odds `json:"panel"`

	Table settlement.Table `json:"-"`
}

// Default is the sample promise of a local chain, a stake that covers many cases, and a panel that errs once in a hundred.
func Default() Setting {
	return Setting{
		Price: 10_000, Bond: 100_000, Fee: 30_000, AnswerCost: 5_000, Penalty: 20_000, RelayCap: 20_000, FreeStake: 1_000_000,
		ServeCost: 2_000, StaleCost: 500, AnswerWork: 5_000, CaseCost: 2_000, Value: 20_000, LateValue: 20_000,
		Panel: Odds{Correct: 97, Wrong: 1, Unclear: 1, None: 1},
		Table: settlement.Default(),
	}
}

// Check reports everything that is wrong with the setting.
func (s Setting) Check() error {
	var errs []error
	for _, a := range []struct {
		name  string
		value int64
	}{
		{"price", s.Price}, {"bond", s.Bond}, {"fee", s.Fee}, {"answer cost", s.AnswerCost}, {"penalty", s.Penalty}, {"relay cap", s.RelayCap},
		{"free stake", s.FreeStake}, {"serve cost", s.ServeCost}, {"stale cost", s.StaleCost}, {"answer work", s.AnswerWork},
		{"case cost", s.CaseCost}, {"value", s.Value}, {"late value", s.LateValue},
		{"odds of a correct ruling", s.Panel.Correct}, {"odds of a wrong ruling", s.Panel.Wrong}, {"odds of unclear", s.Panel.Unclear}, {"odds of a refusal", s.Panel.Refused}, {"odds of no ruling", s.Panel.None},
	} {
		if a.value < 0 || a.value > maxAmount {
			errs = append(errs, fmt.Errorf("%s: %d is not in [0, %d]", a.name, a.value, int64(maxAmount)))
		}
	}
	if errs != nil {
		return errors.Join(errs...)
	}
	if s.Price == 0 || s.Panel.total() == 0 {
		errs = append(errs, fmt.Errorf("price %d and the sum of the odds %d must be above 0", s.Price, s.Panel.total()))
	}
	// The contracts refuse these terms.
	if least := s.Fee + 2*s.AnswerCost; s.Bond < least {
		errs = append(errs, fmt.Errorf("bond: %d is below fee and twice the answer cost, %d", s.Bond, least))
	}
	if s.CaseCost > s.RelayCap {
		errs = append(errs, fmt.Errorf("relay cap: %d is below the cost of a case %d, nobody would relay", s.RelayCap, s.CaseCost))
	}
	if err := s.Table.Check(1); err != nil {
		errs = append(errs, fmt.Errorf("table: %w", err))
	}
	return errors.Join(errs...)
}
