package snapshot

import (
	"math/big"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// madeBooks is an Offer's made-up money: a payment of 100, a checkpoint, a withdrawal of 60.
type madeBooks struct {
	index, time, received int64 // of the checkpoint, as its event says
	out, paidOut, taken   int64
	to                    common.Address
	balance               int64
	left                  []string
}

func newBooks() *madeBooks {
	return &madeBooks{time: 50, received: 100, out: 60, paidOut: 60, taken: 60, to: common.Address{0xbb}, balance: 40}
}

func (m *madeBooks) build(t *testing.T) error {
	t.Helper()
	o := &offer{address: common.Address{1}}
	b := books{
		balance: big.NewInt(m.balance), paidOut: big.NewInt(m.paidOut), withdrawn: big.NewInt(60), locked: new(big.Int),
		points: []bindings.Checkpoint{{Time: 50, Received: big.NewInt(100)}},
	}
	at := func(block uint64) Position { return Position{Block: block, Time: block * 10} }
	events := []event{
		emitted(t, offerABI, "Checkpointed", at(5), big.NewInt(m.index), uint64(m.time), big.NewInt(m.received)),
		emitted(t, offerABI, "Withdrawn", at(6), new(big.Int), m.to, big.NewInt(m.taken)),
	}
	events = slices.DeleteFunc(events, func(e event) bool { return slices.Contains(m.left, e.name) })
	h := &history{offers: map[common.Address][]event{o.address: events}}
	f := &flow{listed: big.NewInt(100), count: 1, marks: []*big.Int{big.NewInt(100)}}
	if m.out != 0 {
		f.out = []transfer{{provenLog: provenLog{Position: at(6)}, offer: o, other: common.Address{0xbb}, amount: big.NewInt(m.out)}}
	}
	marks, err := checkpoints(h, o, b, f)
	if err != nil {
		return err
	}
	if _, err := conserve(o, b, f, marks); err != nil {
		return err
	}
	_, err = withdrawals(h, o, b, f)
	return err
}

func TestMoneyIsHeldToTheStorage(t *testing.T) {
	if err := newBooks().build(t); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name  string
		spoil func(*madeBooks)
		file  string
		says  string
	}{
		{"a checkpoint before it is missing", func(m *madeBooks) { m.index = 1 }, fileCheckpoints, "checkpoint 0"},
		{"a checkpoint of another time", func(m *madeBooks) { m.time = 51 }, fileCheckpoints, "not the one in storage"},
		{"a checkpoint of another sum", func(m *madeBooks) { m.received = 99 }, fileCheckpoints, "not the one in storage"},
		{"no checkpoint", func(m *madeBooks) { m.left = []string{"Checkpointed"} }, fileCheckpoints, "the last 1 are missing"},
		{"more than was paid", func(m *madeBooks) { m.balance = 41 }, filePayments, "missing 1"},
		{"less than was paid", func(m *madeBooks) { m.balance = 39 }, filePayments, "missing -1"},
		{"no withdrawal", func(m *madeBooks) { m.left = []string{"Withdrawn"} }, fileWithdrawals, "listed 0 of 60"},
		{"a withdrawal that moved nothing", func(m *madeBooks) { m.out = 0 }, fileWithdrawals, "moved no tokens"},
		{"a withdrawal to another", func(m *madeBooks) { m.to = common.Address{1} }, fileWithdrawals, "says why"},
		{"a movement of another amount", func(m *madeBooks) { m.out = 59 }, fileWithdrawals, "says why"},
		{"more left than is listed", func(m *madeBooks) { m.paidOut, m.balance = 61, 39 }, fileWithdrawals, "listed 60 of 61, missing 1"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newBooks()
			tt.spoil(m)
			refused(t, m.build(t), tt.file, tt.says)
		})
	}
}

func TestWhatIsLockedIsLiveCasesAndCredits(t *testing.T) {
	m := newModel(t, "Offer")
	payer := common.Address{0xaa}
	m.number(m.facts.Var("_credits").Key(word32(payer)), 30)
	o := &offer{address: common.Address{1}}
	o.store = &storage{w: modelled(t, map[common.Address]*model{o.address: m}), address: o.address, facts: m.facts}
	cases := []*oneCase{
		{stored: storedCase{state: stateFrozen, amount: big.NewInt(100), payer: payer}},
		{stored: storedCase{state: stateSettled, amount: big.NewInt(1000), payer: payer, credited: true}},
		{stored: storedCase{state: stateSettled, amount: big.NewInt(1000), payer: payer, credited: true}},
		{stored: storedCase{state: stateSettled, amount: big.NewInt(1000), payer: common.Address{2}}},
	}
	if err := checkLocked(t.Context(), o, books{locked: big.NewInt(130)}, cases); err != nil {
		t.Fatal(err)
	}
	for _, locked := range []int64{100, 129, 131, 160} {
		refused(t, checkLocked(t.Context(), o, books{locked: big.NewInt(locked)}, cases), fileConservation, "keeps back")
	}
}

// madeHold is a made-up settlement: ruled, executed, released.
type madeHold struct {
	state           uint64
	bond, reserve   uint64 // still in the Vault
	relay, appeals  uint64
	gone, unpaid    bool // unpaid: the first round's fee is in the bond
	left            []string
	arbitrator      common.Address
	dispute, ruling int64 // as the Ruling event says
	settlement      []byte
}

func newHold(t *testing.T) *madeHold {
	table, err := settlement.Default().Pack()
	if err != nil {
		t.Fatal(err)
	}
	return &madeHold{state: stateSettled, gone: true, arbitrator: common.Address{0x0c}, dispute: 4, ruling: 2, settlement: table}
}

func (m *madeHold) build(t *testing.T) error {
	t.Helper()
	vault, id, payer := common.Address{0x0d}, common.Hash{7}, common.Address{0xaa}
	o := &offer{address: common.Address{0x0f}, terms: bindings.Terms{
		Arbitrator: common.Address{0x0c}, Settlement: m.settlement, AnswerCost: new(big.Int), Penalty: new(big.Int),
	}}
	v := newModel(t, "Vault")
	at := v.facts.Var("_holds").Key(word32(o.address)).Key(id)
	if !m.gone {
		v.number(at.Member("open"), 1)
		v.number(at.Member("bond"), m.bond)
		v.number(at.Member("reserve"), m.reserve)
		v.number(at.Member("relayFee"), m.relay)
		v.number(at.Member("appealFees"), m.appeals)
		if !m.unpaid {
			v.number(at.Member("feePaid"), 1)
		}
	}
	v.number(v.facts.Var("_records").Key(word32(payer)).Member("cases"), 1)
	zero := new(big.Int)
	c := &oneCase{
		offer: o, record: CaseRecord{ID: id},
		stored: storedCase{state: m.state, ruling: 2, cause: uint64(settlement.CauseJudged), amount: big.NewInt(100), refunded: zero, disputeID: big.NewInt(4), pendingFee: zero},
	}
	drop := func(events []event) []event {
		return slices.DeleteFunc(events, func(e event) bool { return slices.Contains(m.left, e.name) })
	}
	c.events = drop([]event{
		emitted(t, offerABI, "RemedyAuthorized", Position{}, id, uint8(2), settlement.CauseJudged, zero, big.NewInt(100)),
		emitted(t, offerABI, "SettlementExecuted", Position{}, id, zero, zero),
	})
	h := &history{
		vault: map[common.Address][]event{o.address: drop([]event{
			emitted(t, vaultABI, "HoldOpened", Position{}, o.address, common.Hash{8}, payer, big.NewInt(1), zero, zero),
			emitted(t, vaultABI, "HoldOpened", Position{}, o.address, id, payer, big.NewInt(50), big.NewInt(40), big.NewInt(2)),
			emitted(t, vaultABI, "FeePaid", Position{}, o.address, id, common.Address{0x0c}, big.NewInt(30)),
			emitted(t, vaultABI, "AppealFeePaid", Position{}, o.address, id, payer, common.Address{0x0c}, big.NewInt(7)),
			emitted(t, vaultABI, "AppealFeePaid", Position{}, o.address, id, common.Address{0xbb}, common.Address{0x0c}, big.NewInt(9)),
			emitted(t, vaultABI, "HoldReleased", Position{}, o.address, id, zero, big.NewInt(20), zero),
		})},
		offers: map[common.Address][]event{o.address: drop([]event{
			emitted(t, offerABI, "Ruling", Position{}, m.arbitrator, big.NewInt(m.dispute), big.NewInt(m.ruling)),
		})},
	}
	s := &system{w: modelled(t, map[common.Address]*model{vault: v}), vault: vault}
	if _, err := s.settle(t.Context(), h, c); err != nil {
		return err
	}
	_, err := rulings(h, o, []*oneCase{c})
	return err
}

func TestASettlementIsHeldToTheStorage(t *testing.T) {
	if err := newHold(t).build(t); err != nil {
		t.Fatal(err)
	}
	open := func(m *madeHold) {
		m.state, m.gone, m.bond, m.reserve, m.relay, m.appeals = stateRuled, false, 20, 40, 2, 7
		m.left = []string{"SettlementExecuted", "HoldReleased"}
	}
	m := newHold(t)
	open(m)
	if err := m.build(t); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name  string
		spoil func(*madeHold)
		file  string
		says  string
	}{
		{"no hold", func(m *madeHold) { m.left = []string{"HoldOpened"} }, fileEvents, "the hold of case"},
		{"no release", func(m *madeHold) { m.left = []string{"HoldReleased"} }, fileEvents, "release of case"},
		{"no fee", func(m *madeHold) { open(m); m.left = append(m.left, "FeePaid") }, fileSettlements, "its events say"},
		{"another bond", func(m *madeHold) { open(m); m.bond = 21 }, fileSettlements, "its events say"},
		{"another reserve", func(m *madeHold) { open(m); m.reserve = 41 }, fileSettlements, "its events say"},
		{"a fee that was not paid", func(m *madeHold) { open(m); m.unpaid = true }, fileSettlements, "its events say"},
		{"another relay fee", func(m *madeHold) { open(m); m.relay = 3 }, fileSettlements, "its events say"},
		{"other appeals", func(m *madeHold) { open(m); m.appeals = 16 }, fileSettlements, "its events say"},
		{"no appeal", func(m *madeHold) { open(m); m.left = append(m.left, "AppealFeePaid") }, fileSettlements, "its events say"},
		{"no remedy", func(m *madeHold) { m.left = []string{"RemedyAuthorized"} }, fileEvents, "the remedy of case"},
		{"a remedy that never was", func(m *madeHold) { open(m); m.state = stateFrozen }, fileEvents, "the remedy of case"},
		{"no settlement", func(m *madeHold) { m.left = []string{"SettlementExecuted"} }, fileEvents, "the settlement of case"},
		{"a release before the settlement", func(m *madeHold) { m.state = stateRuled; m.left = []string{"SettlementExecuted"} }, fileEvents, "do not agree"},
		{"a table that is none", func(m *madeHold) { m.settlement = []byte{1} }, filePromises, "settlement table"},
		{"no ruling", func(m *madeHold) { m.left = []string{"Ruling"} }, fileEvents, "the ruling of case"},
		{"a ruling of another", func(m *madeHold) { m.arbitrator = common.Address{1} }, fileRulings, "belongs to no case"},
		{"a ruling in another dispute", func(m *madeHold) { m.dispute = 5 }, fileRulings, "belongs to no case"},
		{"another ruling", func(m *madeHold) { m.ruling = 1 }, fileRulings, "belongs to no case"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newHold(t)
			tt.spoil(m)
			refused(t, m.build(t), tt.file, tt.says)
		})
	}
}

func TestANumberAbove64BitsIsRefused(t *testing.T) {
	m := newModel(t, "Offer")
	m.set(m.facts.Var("_caseCount"), common.BigToHash(new(big.Int).Lsh(big.NewInt(1), 64)))
	at := common.Address{1}
	st := &storage{w: modelled(t, map[common.Address]*model{at: m}), address: at, facts: m.facts}
	st.number(t.Context(), m.facts.Var("_caseCount"))
	refused(t, st.err, fileContracts, "above 2^64")
}
