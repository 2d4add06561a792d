package snapshot

import (
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
)

// BalancesRecord is the money before and after the transaction that settled a case, base units. Nothing of it is read from an
// older state, which nobody proves here: it is added up from the proven logs, whose sums are held to the final state. Of a
// party's own account only what moved is known.
type BalancesRecord struct {
	Offer     OfferChange      `json:"offer"`
	Stake     StakeChange      `json:"stake"`
	Movements []MovementRecord `json:"movements"` // of the Offer's token, from or to Offer, Vault or a party, in order
	Parties   []PartyRecord    `json:"parties"`   // payer, seller, arbitrator
}

// OfferChange is an Offer's money before and after a transaction.
type OfferChange struct {
	Before OfferBalances `json:"before"`
	After  OfferBalances `json:"after"`
}

// OfferBalances is an Offer's money between two transactions, base units.
type OfferBalances struct {
	Received  string `json:"received"`  // ever
	PaidOut   string `json:"paidOut"`   // ever
	Withdrawn string `json:"withdrawn"` // part of it: by the seller
	Balance   string `json:"balance"`   // received - paidOut
	Locked    string `json:"locked"`    // part of it: live cases and unclaimed credits
}

// StakeChange is the stake behind an Offer before and after a transaction.
type StakeChange struct {
	Before StakeBalances `json:"before"`
	After  StakeBalances `json:"after"`
}

// StakeBalances is the stake behind an Offer between two transactions, base units.
type StakeBalances struct {
	Total    string `json:"total"`
	Reserved string `json:"reserved"` // part of it, by live cases
}

// MovementRecord is a Transfer in a settlement's transaction.
type MovementRecord struct {
	Log    uint64         `json:"log"` // within the transaction's receipt
	From   common.Address `json:"from"`
	To     common.Address `json:"to"`
	Amount string         `json:"amount"` // base units
}

// PartyRecord is what a settlement's transaction moved for one account, base units.
type PartyRecord struct {
	Role     string         `json:"role"` // payer, seller or arbitrator
	Account  common.Address `json:"account"`
	Received string         `json:"received"`
	Spent    string         `json:"spent"`
	Credited string         `json:"credited"` // at the Vault, where it could not be pushed
}

// moment is one transaction that settled cases of an Offer.
type moment struct {
	received, paidOut [2]*big.Int // before and after
	logs              []provenLog
}

type transactionKey struct{ block, transaction uint64 }

func keyOf(p Position) transactionKey { return transactionKey{p.Block, p.Transaction} }

// watch notes an Offer's sums before or after a transaction that settles one of its cases.
func (all flows) watch(s *system, logs []provenLog, after int) {
	for _, l := range logs {
		o := s.byAddress[l.log.Address]
		if o == nil || len(l.log.Topics) == 0 || l.log.Topics[0] != topicExecuted {
			continue
		}
		f := all[o]
		m := f.settled[keyOf(l.Position)]
		if m == nil {
			m = &moment{logs: logs}
			f.settled[keyOf(l.Position)] = m
		}
		m.received[after], m.paidOut[after] = new(big.Int).Set(f.listed), new(big.Int).Set(f.left)
	}
}

var (
	topicExecuted = offerABI.Events["SettlementExecuted"].ID
	topicCredited = vaultABI.Events["Credited"].ID
)

// tally is what an Offer's and the Vault's events add up to so far.
type tally struct{ withdrawn, locked, staked, reserved *big.Int }

func (t tally) copy() tally {
	return tally{new(big.Int).Set(t.withdrawn), new(big.Int).Set(t.locked), new(big.Int).Set(t.staked), new(big.Int).Set(t.reserved)}
}

// accounts adds up an Offer's events, and gives what they amounted to before and after each transaction that settled a case.
type accounts struct {
	now     tally
	amounts map[common.Hash]*big.Int // of cases
	holds   map[common.Hash]*big.Int // reserved for cases
	spent   map[common.Hash]*big.Int // of the stake, on cases that are settled
}

// balances adds the money before and after to the settlements of an Offer.
func (s *system) balances(h *history, o *offer, b books, f *flow, cases []*oneCase, settled []SettlementRecord) error {
	a := &accounts{
		now:     tally{new(big.Int), new(big.Int), new(big.Int), new(big.Int)},
		amounts: map[common.Hash]*big.Int{}, holds: map[common.Hash]*big.Int{}, spent: map[common.Hash]*big.Int{},
	}
	payer := map[common.Hash]common.Address{}
	for _, c := range cases {
		a.spent[c.record.ID], payer[c.record.ID] = c.spent, c.record.Payer
	}
	around, err := a.walk(slices.Concat(h.offers[o.address], h.vault[o.address]), f)
	if err != nil {
		return err
	}
	if a.now.locked.Cmp(b.locked) != 0 || a.now.withdrawn.Cmp(b.withdrawn) != 0 {
		return fail(fileConservation, "events of %s add up to %s kept back and %s withdrawn, storage has %s and %s",
			o.address, a.now.locked, a.now.withdrawn, b.locked, b.withdrawn)
	}
	for i := range settled {
		r := &settled[i]
		if r.Executed == nil {
			continue
		}
		m, t := f.settled[keyOf(r.Executed.At)], around[keyOf(r.Executed.At)]
		r.Balances = &BalancesRecord{
			Offer: OfferChange{m.offer(0, t[0]), m.offer(1, t[1])},
			Stake: StakeChange{t[0].stake(), t[1].stake()},
		}
		s.movements(r.Balances, o, m, payer[r.Case])
		s.facts = append(s.facts, Fact{Subject: r.Case.Hex(), What: "balances before and after", Label: Reproduced})
	}
	return nil
}

func (m *moment) offer(i int, t tally) OfferBalances {
	return OfferBalances{
		Received: dec(m.received[i]), PaidOut: dec(m.paidOut[i]), Withdrawn: dec(t.withdrawn),
		Balance: dec(new(big.Int).Sub(m.received[i], m.paidOut[i])), Locked: dec(t.locked),
	}
}

func (t tally) stake() StakeBalances {
	return StakeBalances{Total: dec(t.staked), Reserved: dec(t.reserved)}
}

// walk adds events up in the order of the chain.
func (a *accounts) walk(events []event, f *flow) (map[transactionKey][2]tally, error) {
	slices.SortStableFunc(events, func(x, y event) int {
		switch {
		case x.before(y.Position):
			return -1
		case y.before(x.Position):
			return 1
		}
		return 0
	})
	out := map[transactionKey][2]tally{}
	for i, e := range events {
		key := keyOf(e.Position)
		if f.settled[key] != nil && (i == 0 || keyOf(events[i-1].Position) != key) {
			out[key] = [2]tally{a.now.copy(), {}}
		}
		if err := a.add(e); err != nil {
			return nil, err
		}
		if f.settled[key] != nil && (i == len(events)-1 || keyOf(events[i+1].Position) != key) {
			out[key] = [2]tally{out[key][0], a.now.copy()}
		}
	}
	return out, nil
}

// add takes one event of an Offer or about it.
func (a *accounts) add(e event) error {
	offers, vault := bindings.NewOffer(), bindings.NewVault()
	switch e.name {
	case "Contested":
		ev, err := unpackEvent(e, offers.UnpackContestedEvent)
		if err != nil {
			return err
		}
		a.amounts[ev.CaseId] = ev.Amount
		a.now.locked.Add(a.now.locked, ev.Amount)
	case "SettlementExecuted":
		ev, err := unpackEvent(e, offers.UnpackSettlementExecutedEvent)
		if err != nil {
			return err
		}
		a.now.locked.Sub(sum(a.now.locked, ev.Credited), of(a.amounts, ev.CaseId))
	case "Withdrawn":
		ev, err := unpackEvent(e, offers.UnpackWithdrawnEvent)
		if err != nil {
			return err
		}
		a.now.withdrawn.Add(a.now.withdrawn, ev.Amount)
	case "CreditClaimed":
		ev, err := unpackEvent(e, offers.UnpackCreditClaimedEvent)
		if err != nil {
			return err
		}
		a.now.locked.Sub(a.now.locked, ev.Amount)
	case "Staked":
		ev, err := unpackEvent(e, vault.UnpackStakedEvent)
		if err != nil {
			return err
		}
		a.now.staked.Add(a.now.staked, ev.Amount)
	case "Unstaked":
		ev, err := unpackEvent(e, vault.UnpackUnstakedEvent)
		if err != nil {
			return err
		}
		a.now.staked.Sub(a.now.staked, ev.Amount)
	case "HoldOpened":
		ev, err := unpackEvent(e, vault.UnpackHoldOpenedEvent)
		if err != nil {
			return err
		}
		a.holds[ev.CaseId] = ev.Reserve
		a.now.reserved.Add(a.now.reserved, ev.Reserve)
	case "HoldReleased":
		ev, err := unpackEvent(e, vault.UnpackHoldReleasedEvent)
		if err != nil {
			return err
		}
		a.now.reserved.Sub(a.now.reserved, of(a.holds, ev.CaseId))
		a.now.staked.Sub(a.now.staked, of(a.spent, ev.CaseId))
	}
	return nil
}

// of is a case's amount, zero for one that is none of the Offer's.
func of(amounts map[common.Hash]*big.Int, id common.Hash) *big.Int {
	if v := amounts[id]; v != nil {
		return v
	}
	return new(big.Int)
}

// movements lists what a settlement's transaction moved, and for whom.
func (s *system) movements(r *BalancesRecord, o *offer, m *moment, payer common.Address) {
	r.Movements = []MovementRecord{}
	parties := []struct {
		role    string
		account common.Address
	}{{"payer", payer}, {"seller", o.terms.Seller}, {"arbitrator", o.terms.Arbitrator}}
	sums := make([][3]*big.Int, len(parties)) // received, spent, credited
	for i := range sums {
		sums[i] = [3]*big.Int{new(big.Int), new(big.Int), new(big.Int)}
	}
	count := func(kind int, of common.Address, amount *big.Int) (found bool) {
		for i, p := range parties {
			if p.account == of {
				sums[i][kind].Add(sums[i][kind], amount)
				found = true
			}
		}
		return found
	}
	for _, l := range m.logs {
		t := l.log.Topics
		switch {
		case len(t) != 3 || len(l.log.Data) != common.HashLength:
		case l.log.Address == o.terms.Token && t[0] == topicTransfer:
			from, to, amount := asAddress(t[1]), asAddress(t[2]), new(big.Int).SetBytes(l.log.Data)
			in, out := count(0, to, amount), count(1, from, amount)
			own := func(a common.Address) bool { return a == o.address || a == s.vault }
			if in || out || own(from) || own(to) {
				r.Movements = append(r.Movements, MovementRecord{Log: l.Log, From: from, To: to, Amount: dec(amount)})
			}
		case l.log.Address == s.vault && t[0] == topicCredited && asAddress(t[1]) == o.terms.Token:
			count(2, asAddress(t[2]), new(big.Int).SetBytes(l.log.Data))
		}
	}
	for i, p := range parties {
		r.Parties = append(r.Parties, PartyRecord{
			Role: p.role, Account: p.account, Received: dec(sums[i][0]), Spent: dec(sums[i][1]), Credited: dec(sums[i][2]),
		})
	}
}
