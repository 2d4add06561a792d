package snapshot

import (
	"context"
	"math/big"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
)

var (
	stateNames = []string{"None", "Contested", "Disclosed", "Answered", "Frozen", "Ruled", "Settled", "Undrawn"}
	claimNames = []string{"None", "NotConforming", "NotDelivered"}
	causeNames = []string{"None", "Judged", "Failed", "Burden", "Timeout", "Unanswered", "Conceded", "Accepted", "SelfProven", "Equivocation"}
	phaseNames = []string{"None", "Drawing", "Committing", "Revealing", "Ruled", "Failed", "Signing"}
)

func name(list []string, i uint64) string {
	if i < uint64(len(list)) {
		return list[i]
	}
	return "unknown"
}

const (
	stateFrozen  = 4
	stateRuled   = 5
	stateSettled = 6
)

// decided says whether a case has a ruling.
func (c storedCase) decided() bool { return c.state == stateRuled || c.state == stateSettled }

// storedCase is a case as the proven storage has it.
type storedCase struct {
	state, claim, cause, ruling       uint64
	credited                          bool
	payer                             common.Address
	openedAt, disclosedAt, paymentAge uint64
	checkpoint                        uint64
	amount, refunded, disputeID       *big.Int
	nonce, deliveryHash, root         common.Hash
	failed                            uint8 // mask of requirements
	appeals                           uint64
	pendingFee                        *big.Int // of the payer's last appeal
	appealed                          *big.Int // digest of the record that was appealed
	payments, sampleBlock             uint64   // of a case about many; zero else
	drawn                             bool
}

func (o *offer) storedCase(ctx context.Context, id common.Hash) (storedCase, error) {
	st := o.store
	at, many := st.variable("_records").Key(id), st.variable("_samples").Key(id)
	c := storedCase{
		state:        st.number(ctx, at.Member("state")),
		claim:        st.number(ctx, at.Member("claim")),
		cause:        st.number(ctx, at.Member("cause")),
		ruling:       st.number(ctx, at.Member("ruling")),
		credited:     st.flag(ctx, at.Member("refundCredited")),
		payer:        st.addressAt(ctx, at.Member("payer")),
		openedAt:     st.number(ctx, at.Member("openedAt")),
		amount:       st.word(ctx, at.Member("amount")).ToBig(),
		refunded:     st.word(ctx, at.Member("refunded")).ToBig(),
		checkpoint:   st.number(ctx, at.Member("checkpoint")),
		paymentAge:   st.number(ctx, at.Member("paymentAge")),
		disclosedAt:  st.number(ctx, at.Member("disclosedAt")),
		disputeID:    st.word(ctx, at.Member("disputeID")).ToBig(),
		nonce:        st.hash(ctx, at.Member("nonce")),
		deliveryHash: st.hash(ctx, at.Member("deliveryHash")),
		root:         st.hash(ctx, at.Member("evidenceRoot")),
		payments:     st.number(ctx, many.Member("payments")),
		sampleBlock:  st.number(ctx, many.Member("drawBlock")),
		drawn:        st.flag(ctx, many.Member("drawn")),
		failed:       uint8(st.number(ctx, at.Member("failed"))),
		appeals:      st.number(ctx, at.Member("appeals")),
		pendingFee:   st.word(ctx, at.Member("pendingFee")).ToBig(),
		appealed:     st.word(ctx, at.Member("appealed")).ToBig(),
	}
	return c, st.err
}

// caseIDs lists an Offer's cases in the order they were opened and holds them to the Offer's count and accumulator.
func caseIDs(h *history, o *offer, b books) ([]common.Hash, map[common.Hash][]event, error) {
	var ids []common.Hash
	byCase := map[common.Hash][]event{}
	var acc common.Hash
	for _, e := range h.offers[o.address] {
		if len(e.log.Topics) < 2 || !caseEvent[e.name] {
			continue
		}
		id := e.log.Topics[1]
		if e.name == "Contested" {
			if byCase[id] != nil {
				return nil, nil, fail(fileCases, "case %s of %s is opened twice", id, o.address)
			}
			ids = append(ids, id)
			acc = crypto.Keccak256Hash(acc[:], id[:])
		}
		byCase[id] = append(byCase[id], e)
	}
	if uint64(len(ids)) != b.caseCount {
		return nil, nil, fail(fileCases, "cases of %s: listed %d of %d, %d missing",
			o.address, len(ids), b.caseCount, int64(b.caseCount)-int64(len(ids)))
	}
	if acc != b.accumulator {
		return nil, nil, fail(fileCases, "cases of %s chain to %s, the Offer's accumulator is %s: one is missing or another's",
			o.address, acc, b.accumulator)
	}
	return ids, byCase, nil
}

// caseEvent holds the Offer's events whose first topic is a case.
var caseEvent = map[string]bool{
	"Contested": true, "DeliveryRecorded": true, "RequestRecorded": true, "Answered": true, "Disclosed": true,
	"Continued": true, "EvidenceAdded": true, "Frozen": true, "ManyContested": true, "SampleDrawn": true, "Appealed": true, "RemedyAuthorized": true, "SettlementExecuted": true,
}

// oneCase is a case while it is put together.
type oneCase struct {
	record   CaseRecord
	stored   storedCase
	offer    *offer
	events   []event
	opened   *bindings.OfferContested
	body     []byte // disclosed in the answer, nil without
	bodyAt   uint64
	signed   *exchange.SignedDelivery // the one in the record
	roots    []rootChange             // in order
	payments []PaymentRecord          // that the case is about
	judgedOf PaymentRecord            // the one of them that stands for all
	promise  *promise                 // nil where it is not known
	reserved *big.Int                 // of the stake, while the case is live
	spent    *big.Int                 // of the stake, since it is settled
	verified []Fact
}

// buildCase puts a case together from its events and holds it to the proven storage.
func (s *system) buildCase(ctx context.Context, o *offer, id common.Hash, events []event, members []common.Hash, paid map[common.Hash]PaymentRecord) (*oneCase, error) {
	stored, err := o.storedCase(ctx, id)
	if err != nil {
		return nil, err
	}
	c := &oneCase{offer: o, stored: stored, events: events, reserved: new(big.Int), spent: new(big.Int)}
	t := o.terms
	c.record = CaseRecord{
		Offer: o.address, ID: id, State: name(stateNames, stored.state), Claim: name(claimNames, stored.claim),
		Payer: stored.payer, Amount: dec(stored.amount), OpenedAt: stored.openedAt,
		AnswerBy: stored.openedAt + uint64(t.AnswerWindow), Checkpoint: stored.checkpoint,
		JudgeBy:    stored.openedAt + uint64(t.AnswerWindow) + uint64(t.ContinueWindow) + uint64(t.JudgeWindow),
		PaymentRef: stored.nonce, DeliveryHash: stored.deliveryHash, EvidenceRoot: stored.root,
		Deliveries: []DeliveryRecord{}, Evidence: []EvidenceRecord{}, Appeals: []AppealRecord{}, Arbitrator: t.Arbitrator, DisputeID: dec(stored.disputeID),
	}
	if stored.disclosedAt != 0 {
		c.record.ContinueBy = stored.disclosedAt + uint64(t.ContinueWindow)
	}
	if stored.nonce == (common.Hash{}) {
		c.record.PaymentRef = id
	}
	if err := c.members(members, paid); err != nil {
		return nil, err
	}
	if want := c.judgedOf.Nonce; !c.undrawn() && stored.payments == 0 && want != stored.nonce {
		return nil, fail(fileCases, "case %s names authorization %s, the payment has %s", id, stored.nonce, want)
	}
	if err := s.evidence(ctx, c); err != nil {
		return nil, err
	}
	return c, s.checkSample(ctx, c)
}

// evidence replays the evidence root: what the parties submitted, in order, is exactly what the root commits to.
func (s *system) evidence(ctx context.Context, c *oneCase) error {
	contract, r := bindings.NewOffer(), &c.record
	var root, atContest common.Hash
	change := func(e event, to common.Hash) {
		root = to
		c.roots = append(c.roots, rootChange{e.Position, to})
	}
	var broken error
	held := func(to common.Hash) {
		if to != root && broken == nil {
			broken = fail(fileEvents, "the evidence of case %s chains to %s, the arbitrator was given %s: an item is missing", r.ID, root, to)
		}
	}
	var requested, continued, frozen bool
	for _, e := range c.events {
		switch e.name {
		case "Contested":
			ev, err := unpackEvent(e, contract.UnpackContestedEvent)
			if err != nil {
				return err
			}
			// The clock of a case about many payments runs anew from the draw.
			if ev.Payer != r.Payer || dec(ev.Amount) != r.Amount || (e.Time != r.OpenedAt && !c.stored.drawn) {
				return fail(fileCases, "case %s was opened otherwise than storage says", r.ID)
			}
			c.opened, r.At, r.FirstClaim = ev, e.Position, name(claimNames, uint64(ev.Claim))
		case "DeliveryRecorded":
			if err := s.delivery(c, e); err != nil {
				return err
			}
			d := &r.Deliveries[len(r.Deliveries)-1]
			if !requested {
				atContest = d.Hash
			} else if d.Disclosed {
				change(e, extend(root, c.offer.terms.Seller, d.Hash))
			}
		case "RequestRecorded":
			ev, err := unpackEvent(e, contract.UnpackRequestRecordedEvent)
			if err != nil {
				return err
			}
			if r.Statement, err = s.document(ctx, ev.EvidenceHash); err != nil {
				return err
			}
			r.RequestHash, requested = ev.RequestHash, true
			change(e, firstRoot(c.offer.terms.ManifestHash, r.ID, c.opened.Claim, ev.RequestHash, atContest, ev.EvidenceHash))
		case "ManyContested":
			ev, err := unpackEvent(e, contract.UnpackManyContestedEvent)
			if err != nil {
				return err
			}
			if r.Statement, err = s.document(ctx, ev.EvidenceHash); err != nil {
				return err
			}
			if r.Many != nil {
				r.Many.ItemsHash = ev.ItemsHash
			}
			change(e, firstRoot(c.offer.terms.ManifestHash, r.ID, ev.Claim, ev.ItemsHash, common.Hash{}, ev.EvidenceHash))
		case "SampleDrawn":
			leaf, err := s.sampleDrawn(ctx, c, e)
			if err != nil {
				return err
			}
			if e.Time != r.OpenedAt {
				return fail(fileCases, "case %s was drawn at another time than storage says", r.ID)
			}
			change(e, extend(root, c.offer.address, leaf))
		case "EvidenceAdded":
			ev, err := unpackEvent(e, contract.UnpackEvidenceAddedEvent)
			if err != nil {
				return err
			}
			change(e, extend(root, ev.Party, ev.EvidenceHash))
			ref, err := s.document(ctx, ev.EvidenceHash)
			if err != nil {
				return err
			}
			r.Evidence = append(r.Evidence, EvidenceRecord{At: e.Position, Party: ev.Party, Document: ref})
		case "Disclosed":
			ev, err := unpackEvent(e, contract.UnpackDisclosedEvent)
			if err != nil {
				return err
			}
			c.body, c.bodyAt = ev.Body, e.Time
		case "Continued":
			continued = true
		case "Frozen":
			frozen = true
			ev, err := unpackEvent(e, contract.UnpackFrozenEvent)
			if err != nil {
				return err
			}
			if dec(ev.DisputeID) != r.DisputeID {
				return fail(fileCases, "case %s was frozen into another dispute than storage has", r.ID)
			}
			held(ev.EvidenceRoot)
		case "Appealed":
			ev, err := unpackEvent(e, contract.UnpackAppealedEvent)
			if err != nil {
				return err
			}
			if next := len(r.Appeals) + 1; int(ev.Round) > next && uint64(ev.Round) <= c.stored.appeals {
				return fail(fileEvents, "case %s: of %d appeals the one that opened round %d is missing before %s", r.ID, c.stored.appeals, next, where(e.Position))
			} else if dec(ev.DisputeID) != r.DisputeID || int(ev.Round) != next {
				return fail(fileCases, "case %s was appealed in another dispute or round than the record has", r.ID)
			}
			held(ev.EvidenceRoot)
			r.Appeals = append(r.Appeals, AppealRecord{At: e.Position, Party: ev.Party, Round: ev.Round, Fee: dec(ev.Fee), EvidenceRoot: ev.EvidenceRoot})
		}
	}
	if requested == c.undrawn() || c.opened == nil {
		return fail(fileEvents, "the statement of case %s is missing", r.ID)
	}
	if frozen != (c.stored.disputeID.Sign() != 0) {
		return fail(fileEvents, "the freeze of case %s is missing", r.ID)
	}
	if uint64(len(r.Appeals)) != c.stored.appeals {
		return fail(fileEvents, "case %s: %d of %d appeals are listed", r.ID, len(r.Appeals), c.stored.appeals)
	}
	if continued != (r.FirstClaim != r.Claim) {
		return fail(fileEvents, "the continuation of case %s is missing", r.ID)
	}
	if broken != nil {
		return broken
	}
	if root != r.EvidenceRoot {
		return fail(fileEvents, "the evidence of case %s chains to %s, storage has %s: an item is missing", r.ID, root, r.EvidenceRoot)
	}
	return s.checkDeliveries(c)
}

// checkDeliveries finds the seller-signed record that the case is judged by.
func (s *system) checkDeliveries(c *oneCase) error {
	if c.record.DeliveryHash != (common.Hash{}) && c.signed == nil {
		return fail(fileEvents, "the seller's record %s of case %s is missing", c.record.DeliveryHash, c.record.ID)
	}
	if c.stored.disclosedAt != 0 && c.bodyAt != c.stored.disclosedAt {
		return fail(fileEvents, "the disclosure of case %s is missing", c.record.ID)
	}
	if c.body != nil && (c.signed == nil || crypto.Keccak256Hash(c.body) != c.signed.Delivery.ResponseHash) {
		return fail(fileEvents, "the body disclosed in case %s is not the one the seller signed", c.record.ID)
	}
	return nil
}

func (s *system) delivery(c *oneCase, e event) error {
	ev, err := unpackEvent(e, bindings.NewOffer().UnpackDeliveryRecordedEvent)
	if err != nil {
		return err
	}
	signed := &exchange.SignedDelivery{Delivery: deliveryOf(ev.Delivery), Signature: ev.Signature}
	if h := signed.Delivery.StructHash(); h != ev.DeliveryHash {
		return fail(fileEvents, "delivery %s of case %s hashes to %s", common.Hash(ev.DeliveryHash), c.record.ID, h)
	}
	signer, err := signed.Signer(new(big.Int).SetUint64(s.chainID), c.offer.address)
	if err != nil {
		return fail(fileEvents, "delivery %s of case %s: %w", common.Hash(ev.DeliveryHash), c.record.ID, err)
	}
	if !c.offer.signers[signer] {
		return fail(fileEvents, "delivery %s of case %s is signed by %s, which never was a receipt key", common.Hash(ev.DeliveryHash), c.record.ID, signer)
	}
	if ev.DeliveryHash == c.record.DeliveryHash {
		c.signed = signed
	}
	d := signed.Delivery
	c.record.Deliveries = append(c.record.Deliveries, DeliveryRecord{
		At: e.Position, Hash: ev.DeliveryHash, Signer: signer, RequestHash: d.RequestHash, ResponseHash: d.ResponseHash,
		RequestSubject: d.RequestSubject, ResponseSubject: d.ResponseSubject, ServedAt: d.ServedAt, DataTime: d.DataTime,
		ItemCount: d.ItemCount, Disclosed: e.next != nil && len(e.next.Topics) > 0 && e.next.Topics[0] == topicDisclosed,
	})
	c.verified = append(c.verified, Fact{
		Subject: c.record.ID.Hex(), What: "delivery " + common.Hash(ev.DeliveryHash).Hex(), Label: Verified, By: signer.Hex(),
	})
	return nil
}

var topicDisclosed = offerABI.Events["Disclosed"].ID

func deliveryOf(d bindings.Delivery) exchange.Delivery {
	return exchange.Delivery{
		Payer: d.Payer, PaymentRef: d.PaymentRef, RequestHash: d.RequestHash, ResponseHash: d.ResponseHash,
		RequestSubject: d.RequestSubject, ResponseSubject: d.ResponseSubject, ServedAt: d.ServedAt, DataTime: d.DataTime,
		ItemCount: d.ItemCount,
	}
}
