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

// madeLedger is a made-up committee of two disputes of strangers: one that waits for its draw, one that was ruled by the whole
// committee, of whose three signers one was not yet paid.
type madeLedger struct {
	accounted, balance, credits                   uint64 // of the committee
	native                                        uint64 // credited in storage
	claimed                                       int64  // of the coin, as the events say
	staked, unbonding, registryCredits, atDeposit uint64 // of the registry: books, unbonding units, credits, balance
	acc                                           common.Hash
	left                                          []string
	unpaid                                        uint64
	brief                                         bindings.Brief
}

func newLedger() *madeLedger {
	return &madeLedger{
		// A fee of 3 seats at 10 is open, of 10 seats among three signers a share and what does not divide.
		accounted: 30 + 34 + 66, balance: 200, credits: 66, native: 5, claimed: 5, unpaid: 0b1000,
		// 32 units at 7, 4 of them leaving, and a credit.
		staked: 32*7 + 4*7 + 9, unbonding: 4, registryCredits: 9, atDeposit: 1000,
		brief: bindings.Brief{Version: 2, Rounds: 4, CaseId: common.Hash{7}, Procedure: procedure()},
	}
}

func (b *madeLedger) build(t *testing.T) (CommitteeRecord, error) {
	t.Helper()
	address, members, coin := common.Address{0x0c}, common.Address{0x0e}, common.Address{0x0d}
	arbitrable, owner, leaver := common.Address{0x0f}, common.Address{0xa1}, common.Address{0xa9}
	m, r, tok := newModel(t, "Committee"), madeRegistry(t), newModel(t, "FiatTokenV2_2")
	m.number(m.facts.Var("_count"), 2)
	m.number(m.facts.Var("_accounted"), b.accounted)
	m.number(m.facts.Var("_credits").Key(word32(owner)), b.credits)
	m.number(m.facts.Var("_nativeCredits").Key(word32(owner)), b.native)
	acc := common.Hash{}
	for id := uint64(1); id <= 2; id++ {
		n, c := number32(id), common.Hash(b.brief.CaseId)
		acc = crypto.Keccak256Hash(acc[:], n[:], common.LeftPadBytes(arbitrable[:], 32), c[:])
		m.set(m.facts.Var("_disputes").Key(n).Member("arbitrable"), word32(arbitrable))
	}
	if b.acc != (common.Hash{}) {
		acc = b.acc
	}
	m.set(m.facts.Var("_accumulator"), acc)
	second := m.facts.Var("_disputes").Key(number32(2))
	m.number(second.Member("current").Member("phase"), phaseRuled)
	m.number(second.Member("current").Member("flags"), flagWhole)
	m.number(second.Member("signers"), 3)
	m.number(second.Member("signerSeats"), 10)
	m.number(second.Member("unpaidSigners"), b.unpaid)
	r.words[r.facts.Var("accounted").Slot()] = number32(b.staked)
	r.number(r.facts.Var("_unbonding").Key(word32(leaver)).Member("units"), b.unbonding)
	r.number(r.facts.Var("credits").Key(word32(owner)), b.registryCredits)
	balances := tok.facts.Var("balanceAndBlacklistStates")
	tok.number(balances.Key(word32(address)), b.balance)
	tok.number(balances.Key(word32(members)), b.atDeposit)
	w := modelled(t, map[common.Address]*model{address: m, members: r, coin: tok})
	hash, err := run.BriefHash(b.brief)
	if err != nil {
		t.Fatal(err)
	}
	keep := func(events ...event) []event {
		return slices.DeleteFunc(events, func(e event) bool { return slices.Contains(b.left, e.name) })
	}
	h := &history{
		disputes: map[disputeKey][]event{}, fees: map[common.Address][]event{address: keep(
			emitted(t, committeeABI, "FeeCredited", Position{}, big.NewInt(2), owner, big.NewInt(66)),
			emitted(t, committeeABI, "NativeFeeCredited", Position{}, big.NewInt(2), owner, big.NewInt(8)),
			emitted(t, committeeABI, "NativeFeeClaimed", Position{}, owner, big.NewInt(8-b.claimed)),
		)},
		registries: map[common.Address][]event{members: keep(
			emitted(t, registryABI, "UnstakeRequested", Position{}, leaver, big.NewInt(4), big.NewInt(4), big.NewInt(9)),
			emitted(t, registryABI, "Credited", Position{}, owner, big.NewInt(9)),
		)},
	}
	for id := int64(1); id <= 2; id++ {
		h.disputes[disputeKey{address, uint64(id)}] = keep(
			emitted(t, committeeABI, "DisputeOpened", Position{}, big.NewInt(id), uint8(0), hash, b.brief))
	}
	c := &committee{
		address: address, store: &storage{w: w, address: address, facts: m.facts},
		token:    &token{address: coin, store: &storage{w: w, address: coin, facts: tok.facts}},
		values:   map[string]common.Hash{"FEE_PER_SEAT": number32(10), "NATIVE_FEE_PER_SEAT": number32(1)},
		registry: &registry{address: members, store: &storage{w: w, address: members, facts: r.facts}, unit: big.NewInt(7)},
	}
	// The model's accounts hold no coin; what they have is put in when they are read.
	account, err := w.account(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	account.Balance = uint256.NewInt(6)
	w.accounts[address] = account
	return c.ledger(t.Context(), h)
}

func TestTheBooksAddUp(t *testing.T) {
	r, err := newLedger().build(t)
	if err != nil {
		t.Fatal(err)
	}
	if r.Token != (FeesRecord{"130", "64", "66", "200"}) || r.Native != (FeesRecord{"5", "0", "5", "6"}) {
		t.Errorf("fees %+v, coin %+v", r.Token, r.Native)
	}
	x := r.Registry
	if len(x.Members) != 3 || len(x.Former) != 1 || x.Staked != "224" || x.Unbonding != "28" || x.Credits != "9" || x.Accounted != "261" {
		t.Errorf("registry %+v", x)
	}
	for _, tt := range []struct {
		name  string
		spoil func(*madeLedger)
		file  string
		says  string
	}{
		{"another accumulator", func(b *madeLedger) { b.acc = common.Hash{1} }, fileCommittee, "its accumulator is"},
		{"no opening", func(b *madeLedger) { b.left = []string{"DisputeOpened"} }, fileEvents, "the opening of dispute"},
		{"another case", func(b *madeLedger) { b.brief.CaseId = common.Hash{}; b.acc = common.Hash{2} }, fileCommittee, "its accumulator is"},
		{"an open fee too much", func(b *madeLedger) { b.accounted-- }, fileCommittee, "accounts for 129"},
		{"a signer paid unseen", func(b *madeLedger) { b.unpaid = 0 }, fileCommittee, "an event is missing"},
		{"two signers unpaid", func(b *madeLedger) { b.unpaid = 0b1100 }, fileCommittee, "an event is missing"},
		{"a credit unseen", func(b *madeLedger) { b.left = []string{"FeeCredited"} }, fileCommittee, "an event is missing"},
		{"another credit", func(b *madeLedger) { b.credits = 65 }, fileCommittee, "an event is missing"},
		{"fees that are not there", func(b *madeLedger) { b.balance = 129 }, fileCommittee, "and has 129"},
		{"a credit in coin unseen", func(b *madeLedger) { b.left = []string{"NativeFeeCredited"} }, fileCommittee, "coin credited less claimed"},
		{"a claim in coin unseen", func(b *madeLedger) { b.left = []string{"NativeFeeClaimed"} }, fileCommittee, "coin credited less claimed"},
		{"coin that is not there", func(b *madeLedger) { b.native, b.claimed = 7, 7 }, fileCommittee, "in coin and has 6"},
		{"a forged registry", func(b *madeLedger) { b.staked++ }, fileCommittee, "registry"},
		{"a forged credit of the registry", func(b *madeLedger) { b.registryCredits++ }, fileCommittee, "an event is missing"},
		{"stake leaving unseen", func(b *madeLedger) { b.left = []string{"UnstakeRequested"} }, fileCommittee, "an event is missing"},
		{"a credit of the registry unseen", func(b *madeLedger) { b.left = []string{"Credited"} }, fileCommittee, "an event is missing"},
		{"stake that is not there", func(b *madeLedger) { b.atDeposit = 260 }, fileCommittee, "and has 260"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			b := newLedger()
			tt.spoil(b)
			_, err := b.build(t)
			refused(t, err, tt.file, tt.says)
		})
	}
}

func TestTheStakeBehindAnOfferAddsUp(t *testing.T) {
	vault := common.Address{0x0d}
	o := &offer{address: common.Address{0x0f}}
	build := func(total, reserved uint64, staked int64, spent int64) error {
		m := newModel(t, "Vault")
		at := m.facts.Var("_stakes").Key(word32(o.address))
		m.number(at.Member("total"), total)
		m.number(at.Member("reserved"), reserved)
		s := &system{w: modelled(t, map[common.Address]*model{vault: m}), vault: vault}
		h := &history{vault: map[common.Address][]event{o.address: {
			emitted(t, vaultABI, "Staked", Position{}, o.address, common.Address{}, big.NewInt(staked)),
			emitted(t, vaultABI, "Unstaked", Position{}, o.address, common.Address{}, big.NewInt(20)),
		}}}
		_, err := s.stake(t.Context(), h, o, []*oneCase{
			{reserved: big.NewInt(15), spent: new(big.Int)}, {reserved: big.NewInt(5), spent: new(big.Int)}, {reserved: new(big.Int), spent: big.NewInt(spent)},
		})
		return err
	}
	if err := build(70, 20, 100, 10); err != nil {
		t.Fatal(err)
	}
	refused(t, build(71, 20, 100, 10), fileConservation, "an event is missing")
	refused(t, build(70, 20, 90, 10), fileConservation, "an event is missing")
	refused(t, build(70, 20, 100, 9), fileConservation, "an event is missing")
	refused(t, build(70, 19, 100, 10), fileConservation, "its live cases hold 20")
}
