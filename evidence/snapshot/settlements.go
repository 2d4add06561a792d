package snapshot

import (
	"context"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// RulingRecord is what an arbitrator said to an Offer.
type RulingRecord struct {
	Offer      common.Address `json:"offer"`
	Case       common.Hash    `json:"case"`
	At         Position       `json:"at"`
	Arbitrator common.Address `json:"arbitrator"`
	DisputeID  string         `json:"disputeId"`
	Ruling     uint8          `json:"ruling"`
}

// SettlementRecord is what an Offer was authorized to do about a case, and what happened.
type SettlementRecord struct {
	Offer      common.Address    `json:"offer"`
	Case       common.Hash       `json:"case"`
	Ruling     uint8             `json:"ruling"`
	Cause      string            `json:"cause"`
	Failed     uint8             `json:"failed"` // mask of the requirements that alone decided, else 0
	Row        RowRecord         `json:"row"`    // of the settlement table in the terms, a partial one where there is one for the mask
	Authorized AuthorizedRecord  `json:"authorized"`
	Executed   *ExecutedRecord   `json:"executed"` // null before
	Hold       HoldRecord        `json:"hold"`
	Released   *HoldReleasedInfo `json:"released"` // null before
	Balances   *BalancesRecord   `json:"balances"` // null before
}

// RowRecord is a row of a settlement table.
type RowRecord struct {
	PaymentToPayerBps uint16 `json:"paymentToPayerBps"`
	BondToPayerBps    uint16 `json:"bondToPayerBps"`
	FeeBearer         string `json:"feeBearer"`
	Penalty           bool   `json:"penalty"`
}

// AuthorizedRecord is the split of a payment that a ruling and its cause authorize, base units.
type AuthorizedRecord struct {
	At       Position `json:"at"`
	ToPayer  string   `json:"toPayer"`
	ToSeller string   `json:"toSeller"`
}

// ExecutedRecord is the settlement that happened, base units.
type ExecutedRecord struct {
	At       Position `json:"at"`
	ToPayer  string   `json:"toPayer"`
	Credited string   `json:"credited"` // part of it that could not be pushed
}

// HoldRecord is what the Vault held for a case, base units.
type HoldRecord struct {
	Bond     string `json:"bond"`
	RelayFee string `json:"relayFee"`
	Reserve  string `json:"reserve"` // of the seller's stake
	FeePaid  string `json:"feePaid"` // of the first round, out of the bond
	Appeals  string `json:"appeals"` // fees of the payer's appeals, paid beside the bond
	Pending  string `json:"pending"` // part of them that the arbitrator may still give back: not made whole
}

// HoldReleasedInfo is how the Vault gave it back, base units.
type HoldReleasedInfo struct {
	At       Position `json:"at"`
	ToPayer  string   `json:"toPayer"`
	ToSeller string   `json:"toSeller"`
	Penalty  string   `json:"penalty"` // part of toPayer
}

// held is the Vault's side of a case.
type held struct {
	bond, relayFee, reserve, feePaid *big.Int
	appeals                          *big.Int // paid by the payer
	released                         *bindings.VaultHoldReleased
	releasedAt                       Position
}

// holdOf reads a case's events at the Vault and holds them to the proven storage.
func (s *system) holdOf(ctx context.Context, h *history, o *offer, id common.Hash) (held, error) {
	contract := bindings.NewVault()
	v := held{bond: new(big.Int), relayFee: new(big.Int), reserve: new(big.Int), feePaid: new(big.Int), appeals: new(big.Int)}
	payer := common.Address{}
	opened := false
	for _, e := range h.vault[o.address] {
		if len(e.log.Topics) < 3 || e.log.Topics[2] != id {
			continue
		}
		switch e.name {
		case "HoldOpened":
			ev, err := unpackEvent(e, contract.UnpackHoldOpenedEvent)
			if err != nil {
				return v, err
			}
			v.bond, v.relayFee, v.reserve, opened, payer = ev.Bond, ev.RelayFee, ev.Reserve, true, ev.Payer
		case "FeePaid":
			ev, err := unpackEvent(e, contract.UnpackFeePaidEvent)
			if err != nil {
				return v, err
			}
			v.feePaid = sum(v.feePaid, ev.Amount)
		case "AppealFeePaid":
			ev, err := unpackEvent(e, contract.UnpackAppealFeePaidEvent)
			if err != nil {
				return v, err
			}
			if ev.From == payer {
				v.appeals = sum(v.appeals, ev.Amount)
			}
		case "HoldReleased":
			ev, err := unpackEvent(e, contract.UnpackHoldReleasedEvent)
			if err != nil {
				return v, err
			}
			v.released, v.releasedAt = ev, e.Position
		}
	}
	if !opened {
		return v, fail(fileEvents, "the hold of case %s is missing", id)
	}
	st, err := s.storageOf("Vault", s.vault)
	if err != nil {
		return v, err
	}
	at := st.variable("_holds").Key(word32(o.address)).Key(id)
	open, paid := st.flag(ctx, at.Member("open")), st.flag(ctx, at.Member("feePaid"))
	kept := [...]*big.Int{
		st.word(ctx, at.Member("bond")).ToBig(), st.word(ctx, at.Member("reserve")).ToBig(),
		st.word(ctx, at.Member("relayFee")).ToBig(), st.word(ctx, at.Member("appealFees")).ToBig(),
	}
	if st.err != nil {
		return v, st.err
	}
	if open != (v.released == nil) {
		return v, fail(fileEvents, "the release of case %s's hold is missing", id)
	}
	want := [...]*big.Int{new(big.Int).Sub(v.bond, v.feePaid), v.reserve, v.relayFee, v.appeals}
	same := slices.EqualFunc(kept[:], want[:], func(a, b *big.Int) bool { return a.Cmp(b) == 0 })
	if open && (!same || paid != (v.feePaid.Sign() != 0)) {
		return v, fail(fileSettlements, "the Vault holds bond, reserve, relay fee and appeal fees of %s for case %s; its events say %s", kept, id, want)
	}
	return v, nil
}

// settle computes again what a case's ruling and cause authorize, and holds the record to it.
func (s *system) settle(ctx context.Context, h *history, c *oneCase) (*SettlementRecord, error) {
	v, err := s.holdOf(ctx, h, c.offer, c.record.ID)
	if err != nil {
		return nil, err
	}
	if v.released == nil {
		c.reserved = v.reserve
	}
	authorized, executed, err := c.outcome()
	if err != nil {
		return nil, err
	}
	if (authorized != nil) != c.stored.decided() {
		return nil, fail(fileEvents, "the remedy of case %s is missing", c.record.ID)
	}
	if (executed != nil) != (c.stored.state == stateSettled) {
		return nil, fail(fileEvents, "the settlement of case %s is missing", c.record.ID)
	}
	if (v.released != nil) != (executed != nil) {
		return nil, fail(fileEvents, "settlement and hold of case %s do not agree", c.record.ID)
	}
	if authorized == nil {
		return nil, nil
	}
	table, err := settlement.Parse(c.offer.terms.Settlement)
	if err != nil {
		return nil, fail(filePromises, "settlement table of %s: %w", c.offer.address, err)
	}
	row, err := table.Find(uint8(c.stored.ruling), uint8(c.stored.cause), c.stored.failed)
	if err != nil {
		return nil, fail(fileSettlements, "case %s: %w", c.record.ID, err)
	}
	pending := s.pendingFee(c)
	r := &SettlementRecord{
		Offer: c.offer.address, Case: c.record.ID, Ruling: uint8(c.stored.ruling), Cause: name(causeNames, c.stored.cause),
		Failed: c.stored.failed,
		Row:    RowRecord{row.PaymentToPayerBps, row.BondToPayerBps, bearer(row.FeeBearer), row.Penalty},
		Hold: HoldRecord{
			Bond: dec(v.bond), RelayFee: dec(v.relayFee), Reserve: dec(v.reserve), FeePaid: dec(v.feePaid),
			Appeals: dec(v.appeals), Pending: dec(pending),
		},
	}
	if err := c.checkRemedy(r, row, authorized); err != nil {
		return nil, err
	}
	s.facts = append(s.facts, Fact{Subject: c.record.ID.Hex(), What: "remedy", Label: Reproduced})
	if executed == nil {
		return r, nil
	}
	if err := c.checkExecuted(r, executed); err != nil {
		return nil, err
	}
	if err := c.checkReleased(r, row, v, pending); err != nil {
		return nil, err
	}
	s.facts = append(s.facts, Fact{Subject: c.record.ID.Hex(), What: "settlement", Label: Reproduced})
	return r, nil
}

type remedy struct {
	*bindings.OfferRemedyAuthorized
	at Position
}

type execution struct {
	*bindings.OfferSettlementExecuted
	at Position
}

func (c *oneCase) outcome() (authorized *remedy, executed *execution, err error) {
	contract := bindings.NewOffer()
	for _, e := range c.events {
		switch e.name {
		case "RemedyAuthorized":
			ev, err := unpackEvent(e, contract.UnpackRemedyAuthorizedEvent)
			if err != nil {
				return nil, nil, err
			}
			authorized = &remedy{ev, e.Position}
		case "SettlementExecuted":
			ev, err := unpackEvent(e, contract.UnpackSettlementExecutedEvent)
			if err != nil {
				return nil, nil, err
			}
			executed = &execution{ev, e.Position}
		}
	}
	return authorized, executed, nil
}

func (c *oneCase) checkRemedy(r *SettlementRecord, row bindings.Row, a *remedy) error {
	toPayer := share(c.stored.amount, row.PaymentToPayerBps)
	toSeller := new(big.Int).Sub(c.stored.amount, toPayer)
	if a.ToPayer.Cmp(toPayer) != 0 || a.ToSeller.Cmp(toSeller) != 0 || c.stored.refunded.Cmp(toPayer) != 0 ||
		uint64(a.Ruling) != c.stored.ruling || uint64(a.Cause) != c.stored.cause {
		return fail(fileSettlements, "case %s: the table gives %s to the payer and %s to the seller, authorized were %s and %s",
			r.Case, toPayer, toSeller, a.ToPayer, a.ToSeller)
	}
	r.Authorized = AuthorizedRecord{At: a.at, ToPayer: dec(a.ToPayer), ToSeller: dec(a.ToSeller)}
	return nil
}

func (c *oneCase) checkExecuted(r *SettlementRecord, x *execution) error {
	if x.ToPayer.Cmp(c.stored.refunded) != 0 {
		return fail(fileSettlements, "case %s: authorized were %s to the payer, settled %s", r.Case, c.stored.refunded, x.ToPayer)
	}
	if (x.Credited.Sign() != 0) != c.stored.credited || (c.stored.credited && x.Credited.Cmp(x.ToPayer) != 0) {
		return fail(fileSettlements, "case %s: credited %s, storage says otherwise", r.Case, x.Credited)
	}
	r.Executed = &ExecutedRecord{At: x.at, ToPayer: dec(x.ToPayer), Credited: dec(x.Credited)}
	return nil
}

// pendingFee is what the arbitrator may still give back to the payer when a case settles.
func (s *system) pendingFee(c *oneCase) *big.Int {
	if s.committees[c.offer.terms.Arbitrator] != nil && settlement.Unheard(uint8(c.stored.cause), c.stored.disputeID, uint8(c.stored.appeals)) {
		return c.offer.terms.Fee
	}
	return c.stored.pendingFee
}

// checkReleased computes again how the Vault divides bond and reserve.
func (c *oneCase) checkReleased(r *SettlementRecord, row bindings.Row, v held, pending *big.Int) error {
	m := settlement.Apply(row, settlement.Case{
		Amount: c.stored.amount, Bond: new(big.Int).Sub(v.bond, v.feePaid), FeePaid: sum(v.feePaid, v.appeals),
		PendingFee: pending, RelayFee: v.relayFee, Reserve: v.reserve,
		Penalty: c.offer.terms.Penalty, AnswerCost: c.offer.terms.AnswerCost, Signed: c.stored.deliveryHash != (common.Hash{}),
	})
	c.spent = sum(m.MadeWhole, m.Penalty)
	got := v.released
	if got.ToPayer.Cmp(m.VaultToPayer()) != 0 || got.ToSeller.Cmp(m.BondToSeller) != 0 || got.Penalty.Cmp(m.Penalty) != 0 {
		return fail(fileSettlements, "case %s: of bond and reserve %s are due to the payer, %s to the seller, penalty %s; released were %s, %s, %s",
			r.Case, m.VaultToPayer(), m.BondToSeller, m.Penalty, got.ToPayer, got.ToSeller, got.Penalty)
	}
	r.Released = &HoldReleasedInfo{At: v.releasedAt, ToPayer: dec(got.ToPayer), ToSeller: dec(got.ToSeller), Penalty: dec(got.Penalty)}
	return nil
}

// rulings lists what arbitrators said to an Offer, and holds each to a case that waited for it.
func rulings(h *history, o *offer, cases []*oneCase) ([]RulingRecord, error) {
	byDispute := map[string]*oneCase{}
	for _, c := range cases {
		if c.stored.disputeID.Sign() != 0 {
			byDispute[dec(c.stored.disputeID)] = c
		}
	}
	out, ruled := []RulingRecord{}, map[common.Hash]bool{}
	for _, e := range h.offers[o.address] {
		if e.name != "Ruling" {
			continue
		}
		ev, err := unpackEvent(e, bindings.NewOffer().UnpackRulingEvent)
		if err != nil {
			return nil, err
		}
		c := byDispute[dec(ev.DisputeID)]
		if c == nil || ev.Arbitrator != o.terms.Arbitrator || ev.Ruling.Cmp(new(big.Int).SetUint64(c.stored.ruling)) != 0 {
			return nil, fail(fileRulings, "ruling %s in dispute %s belongs to no case", ev.Ruling, ev.DisputeID)
		}
		ruled[c.record.ID] = true
		out = append(out, RulingRecord{
			Offer: o.address, Case: c.record.ID, At: e.Position, Arbitrator: ev.Arbitrator,
			DisputeID: dec(ev.DisputeID), Ruling: uint8(c.stored.ruling),
		})
	}
	for _, c := range cases {
		judged := c.stored.cause >= uint64(settlement.CauseJudged) && c.stored.cause <= uint64(settlement.CauseBurden)
		if judged && !c.undrawn() && !ruled[c.record.ID] {
			return nil, fail(fileEvents, "the ruling of case %s is missing", c.record.ID)
		}
	}
	return out, nil
}

func share(amount *big.Int, bps uint16) *big.Int {
	v := new(big.Int).Mul(amount, big.NewInt(int64(bps)))
	return v.Div(v, big.NewInt(settlement.FullBps))
}

func bearer(b uint8) string {
	if b == settlement.BearerSeller {
		return "Seller"
	}
	return "Disputer"
}
