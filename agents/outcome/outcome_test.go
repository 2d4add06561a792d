package outcome_test

import (
	"encoding/json"
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
)

var (
	token = common.HexToAddress("0x70")
	payer = common.HexToAddress("0x01")
	offer = common.HexToAddress("0x0f")
	id    = common.Hash{7}
)

func transfer(from, to common.Address, amount int64) *types.Log {
	return &types.Log{Address: token, Data: common.BigToHash(big.NewInt(amount)).Bytes(), Topics: []common.Hash{
		docket.Topic(bindings.FiatTokenMetaData.ParseABI, "Transfer"), docket.AddressWord(from), docket.AddressWord(to),
	}}
}

func event(at common.Address, name string, topics ...common.Hash) *types.Log {
	return &types.Log{Address: at, Topics: append([]common.Hash{docket.Topic(bindings.OfferMetaData.ParseABI, name)}, topics...)}
}

// Every way in which the chain can differ from what is implied is reported, and nothing else is.
func TestCompareReportsEveryDifference(t *testing.T) {
	implied := outcome.Case(offer, "Contested", id).Pays(token, payer, offer, big.NewInt(10))
	good := func() *types.Receipt {
		return &types.Receipt{Status: types.ReceiptStatusSuccessful, Logs: []*types.Log{
			event(offer, "Contested", id, docket.AddressWord(payer)), transfer(payer, offer, 4), transfer(payer, offer, 6), transfer(offer, payer, 1),
		}}
	}
	balanced := outcome.Change{Account: payer, Before: big.NewInt(20), After: big.NewInt(11), In: big.NewInt(1), Out: big.NewInt(10)}
	if err := outcome.Compare(implied, good(), []outcome.Change{balanced}); err != nil {
		t.Fatal(err)
	}
	for name, tc := range map[string]struct {
		edit    func(*types.Receipt)
		changes []outcome.Change
		want    string
	}{
		"failed":             {func(r *types.Receipt) { r.Status = types.ReceiptStatusFailed }, nil, "failed"},
		"no event":           {func(r *types.Receipt) { r.Logs = r.Logs[1:] }, nil, "no event Contested"},
		"another's event":    {func(r *types.Receipt) { r.Logs[0].Address = token }, nil, "no event Contested"},
		"another case":       {func(r *types.Receipt) { r.Logs[0].Topics[1] = common.Hash{8} }, nil, "no event Contested"},
		"event without case": {func(r *types.Receipt) { r.Logs[0].Topics = r.Logs[0].Topics[:1] }, nil, "no event Contested"},
		"too little":         {func(r *types.Receipt) { r.Logs[1] = transfer(payer, offer, 3) }, nil, "at least 10"},
		"too much":           {func(r *types.Receipt) { r.Logs[1] = transfer(payer, offer, 5) }, nil, "at most 10"},
		"another token":      {func(r *types.Receipt) { r.Logs[1].Address = offer }, nil, "at least 10"},
		"to somebody else":   {func(r *types.Receipt) { r.Logs[2] = transfer(payer, token, 6) }, nil, "at least 10"},
		"balance": {func(*types.Receipt) {}, []outcome.Change{{Account: payer, Before: big.NewInt(20), After: big.NewInt(12), In: big.NewInt(1), Out: big.NewInt(10)}},
			"changed by -8, the token's logs say -9"},
	} {
		r := good()
		tc.edit(r)
		if err := outcome.Compare(implied, r, tc.changes); !errors.Is(err, outcome.ErrMismatch) || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	least := outcome.Implied{}.PaysAtLeast(token, payer, offer, big.NewInt(10))
	r := good()
	r.Logs = append(r.Logs, transfer(payer, offer, 90)) // another payment of the same batch
	if err := outcome.Compare(least, r, nil); err != nil {
		t.Error(err)
	}
	if err := outcome.Compare(outcome.Implied{}.Pays(token, payer, offer, new(big.Int)), &types.Receipt{Status: 1}, nil); err != nil {
		t.Errorf("nothing is implied of nothing: %v", err)
	}
}

// What is written down before an act is what is compared after a restart.
func TestImpliedSurvivesTheLedger(t *testing.T) {
	was := outcome.Freeze(offer, id, bindings.Case{State: docket.StateAnswered}).Pays(token, payer, offer, big.NewInt(10))
	raw, err := json.Marshal(was)
	if err != nil {
		t.Fatal(err)
	}
	var is outcome.Implied
	if err := json.Unmarshal(raw, &is); err != nil {
		t.Fatal(err)
	}
	r := &types.Receipt{Status: types.ReceiptStatusSuccessful, Logs: []*types.Log{event(offer, "Frozen", id), transfer(payer, offer, 10)}}
	if err := outcome.Compare(is, r, nil); err != nil {
		t.Fatal(err)
	}
	if r.Logs = r.Logs[:1]; outcome.Compare(is, r, nil) == nil {
		t.Fatal("the move was lost")
	}
}

// Freezing a case that nobody answered ends it; every other becomes a dispute.
func TestFreezeEndsWhatNobodyAnswered(t *testing.T) {
	for _, tc := range []struct {
		state, claim uint8
		want         string
	}{
		{docket.StateContested, docket.ClaimNotDelivered, "SettlementExecuted"}, {docket.StateContested, docket.ClaimNotConforming, "Frozen"},
		{docket.StateDisclosed, docket.ClaimNotDelivered, "Frozen"}, {docket.StateAnswered, docket.ClaimNotConforming, "Frozen"},
	} {
		i := outcome.Freeze(offer, id, bindings.Case{State: tc.state, Claim: tc.claim})
		if len(i.Events) != 1 || i.Events[0].Name != tc.want {
			t.Errorf("state %d, claim %d: %+v", tc.state, tc.claim, i.Events)
		}
	}
}
