package buyer

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/acts"
	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/agents/guard"
	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/outcome"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/sample"
)

// Group is one case about many purchases. It is stored before the case is opened and holds everything that the draw of the
// sample needs: a case that nobody draws in time is lost.
type Group struct {
	Case         common.Hash                `json:"case"`
	Offer        common.Address             `json:"offer"`
	Claim        uint8                      `json:"claim"`
	Purchases    []string                   `json:"purchases"`  // names, in the case's order like all that follow
	Payments     []exchange.Payment         `json:"payments"`   // as the case's list has them
	Items        []common.Hash              `json:"items"`      // what was stated about each: its Delivery's hash or its request's
	Deliveries   []*exchange.SignedDelivery `json:"deliveries"` // null where nothing was delivered
	Evidence     common.Hash                `json:"evidence"`   // of the list of the exchanges
	EvidenceKept bool                       `json:"evidence_kept"`
	ContestTx    common.Hash                `json:"contest_tx"`
	DrawTx       common.Hash                `json:"draw_tx"`
}

func groupName(id common.Hash) string { return "many-" + id.Hex()[2:] }

func (s *Service) saveGroup(g *Group) error { return s.journal.Save(groupName(g.Case), g) }

// group is the case about many purchases that a purchase is part of; nil for one of its own.
func (s *Service) group(p *Purchase) (*Group, error) {
	var g Group
	err := s.journal.Load(groupName(p.Case), &g)
	if errors.Is(err, journal.ErrNone) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &g, nil
}

// place is where a payment is in the case's list.
func (g *Group) place(ref common.Hash) (int, error) {
	leaves, err := docket.Leaves(g.Payments)
	if err != nil {
		return 0, err
	}
	i := slices.IndexFunc(leaves, func(l bindings.Leaf) bool { return common.Hash(l.PaymentRef) == ref })
	if i < 0 {
		return 0, fmt.Errorf("%w: payment %s is none of case %s", ErrPurchase, ref, g.Case)
	}
	return i, nil
}

// member is a purchase that is to be contested among others.
type member struct {
	*Purchase
	facts memberFacts
}

// ContestMany opens one case about purchases of one Offer whose own checks failed, or finds the one that is open. What does
// not fit is refused with the name of the purchase and every reason.
func (s *Service) ContestMany(ctx context.Context, ids []string) (*Group, error) {
	if err := s.resolve(ctx); err != nil {
		return nil, err
	}
	head, err := docket.HeadOf(ctx, s.opts.Chain)
	if err != nil {
		return nil, err
	}
	members, err := s.members(ctx, head, ids)
	if err != nil {
		return nil, err
	}
	g, err := newGroup(members)
	if err != nil {
		return nil, err
	}
	known, err := s.caseExists(ctx, head, g.Offer, g.Case)
	if err != nil {
		return nil, err
	}
	if known {
		return s.known(g)
	}
	t, err := s.judgeMembers(ctx, head, members)
	if err != nil {
		return nil, err
	}
	if err := s.refuse(kindMany, g.Case.Hex(), head, guard.Resolve(guardMembers(members, t, s.opts))); err != nil {
		return nil, err
	}
	for i, m := range members {
		if err := g.state(i, m); err != nil {
			return nil, fmt.Errorf("purchase %s: %w", m.ID, err)
		}
	}
	d, err := s.decideMany(ctx, head, g, members, t)
	if err != nil {
		return nil, err
	}
	if err := s.refuse(kindMany, g.Case.Hex(), head, d); err != nil {
		return nil, err
	}
	return g, s.openMany(ctx, head, g, members, t)
}

// members loads the purchases, finds their payments again and puts them into the order of a case.
func (s *Service) members(ctx context.Context, head docket.Head, ids []string) ([]*member, error) {
	if len(ids) == 0 || len(ids) > docket.MaxMany {
		return nil, fmt.Errorf("%w: %d purchases, 1 to %d", ErrOption, len(ids), docket.MaxMany)
	}
	var out []*member
	var errs []error
	for i, id := range ids {
		p, err := s.load(id)
		switch {
		case err != nil:
		case slices.Contains(ids[:i], id):
			err = fmt.Errorf("%w: named twice", ErrOption)
		case !p.Paid():
			err = fmt.Errorf("%w: it has no exchange", ErrNotPaid)
		case len(out) > 0 && p.Offer != out[0].Offer:
			err = fmt.Errorf("%w: it is of Offer %s, others of %s", ErrOption, p.Offer, out[0].Offer)
		default:
			p.Exchange.Payment, err = docket.FindPayment(ctx, s.opts.Chain, s.transfer(p), p.FromBlock, head)
		}
		if err != nil {
			errs = append(errs, fmt.Errorf("purchase %s: %w", id, err))
			continue
		}
		out = append(out, &member{Purchase: p})
	}
	slices.SortFunc(out, func(a, b *member) int { return docket.ComparePayments(*a.Exchange.Payment, *b.Exchange.Payment) })
	return out, errors.Join(errs...)
}

// newGroup names the case of purchases, in its order.
func newGroup(members []*member) (*Group, error) {
	g := &Group{Offer: members[0].Offer}
	for _, m := range members {
		g.Purchases, g.Payments = append(g.Purchases, m.ID), append(g.Payments, *m.Exchange.Payment)
	}
	leaves, err := docket.Leaves(g.Payments)
	if err != nil {
		return nil, err
	}
	g.Case = sample.CaseID(g.Offer, leaves)
	return g, nil
}

// known is the group of a case that is open, as it was stored before it was opened.
func (s *Service) known(g *Group) (*Group, error) {
	stored, err := s.group(&Purchase{Case: g.Case})
	if err != nil || stored == nil {
		return nil, errors.Join(err, fmt.Errorf("%w: case %s is open, what was stated in it is not on this disk", ErrPurchase, g.Case))
	}
	return stored, nil
}

// state adds what is stated about one purchase.
func (g *Group) state(i int, m *member) error {
	item, err := m.Request.Hash()
	if err != nil {
		return err
	}
	var delivery *exchange.SignedDelivery
	if m.facts.claim == docket.ClaimNotConforming {
		delivery = m.Exchange.Delivery
		item = delivery.Delivery.StructHash()
	}
	if i == 0 {
		g.Claim = m.facts.claim
	}
	g.Items, g.Deliveries = append(g.Items, item), append(g.Deliveries, delivery)
	return nil
}

func (s *Service) openMany(ctx context.Context, head docket.Head, g *Group, members []*member, t bindings.Terms) error {
	for _, m := range members {
		if _, err := s.Anchor(ctx, m.Purchase); err != nil {
			return err
		}
	}
	proofs, err := docket.ProveMany(ctx, s.opts.Chain, g.Payments)
	if err != nil {
		return err
	}
	list, err := listOf(members)
	if err != nil {
		return err
	}
	g.Evidence = exchange.ResponseHash(list)
	if err := s.uploadMany(ctx, g, list, members); err != nil {
		if head.Time+s.opts.Policy.StoreMargin < oldest(g)+uint64(t.ContestWindow) {
			return err
		}
		s.opts.Log.Warn("contesting before the evidence is stored", "case", g.Case, "evidence", g.Evidence, "err", err)
	}
	bond, statement, err := s.bondOfMany(ctx, head, g, t)
	if err != nil {
		return err
	}
	data, err := s.abi.TryPackContestMany(statement, proofs, bond)
	if err != nil {
		return err
	}
	if err := s.saveGroup(g); err != nil {
		return err
	}
	for _, m := range members {
		m.Case = g.Case
		if err := s.save(m.Purchase); err != nil {
			return err
		}
	}
	implied, err := s.impliedContest(ctx, head, outcome.Case(g.Offer, "ManyContested", g.Case), t, false)
	if err != nil {
		return err
	}
	act := acts.Act{Kind: kindMany, Subject: g.Case.Hex(), Implied: implied, Detail: map[string]any{"purchases": g.Purchases, "offer": g.Offer, "evidence": g.Evidence}}
	receipt, err := s.send(ctx, g.Offer, data, act, func(ctx context.Context, head docket.Head) (guard.Decision, error) {
		return s.decideMany(ctx, head, g, members, t)
	})
	if err != nil {
		return fmt.Errorf("contest %d payments: %w", len(members), err)
	}
	g.ContestTx = receipt.TxHash
	s.opts.Log.Info("contested", "purchases", g.Purchases, "offer", g.Offer, "case", g.Case, "tx", receipt.TxHash, "gas", receipt.GasUsed)
	return s.saveGroup(g)
}

// bondOfMany authorizes the bond for exactly this statement.
func (s *Service) bondOfMany(ctx context.Context, head docket.Head, g *Group, t bindings.Terms) (bindings.Authorization, bindings.ManyContest, error) {
	statement := bindings.ManyContest{Claim: g.Claim, ItemsHash: sample.ItemsHash(g.Items), EvidenceHash: g.Evidence, RelayFee: s.relayFee()}
	onChain, err := s.offer(g.Offer).ManyBondNonce(ctx, head, g.Case, statement)
	if err != nil {
		return bindings.Authorization{}, statement, fmt.Errorf("read bond nonce: %w", err)
	}
	bond, err := s.depositBond(ctx, head, t, statement.RelayFee, docket.ManyBondNonce(g.Offer, g.Case, statement), onChain)
	return bond, statement, err
}

// oldest is the block time of the first payment, unix seconds: its window ends first.
func oldest(g *Group) uint64 { return g.Payments[0].BlockTime }

func sumOf(g *Group) (*big.Int, error) {
	leaves, err := docket.Leaves(g.Payments)
	if err != nil {
		return nil, err
	}
	return sample.Sum(leaves), nil
}

// close keeps the transaction that settled a case with each purchase that it was about.
func (s *Service) close(p *Purchase, g *Group, tx common.Hash) error {
	p.OutcomeTx = tx
	errs := []error{s.save(p)}
	if g == nil {
		return errors.Join(errs...)
	}
	for _, id := range g.Purchases {
		if id == p.ID {
			continue
		}
		other, err := s.load(id)
		if err == nil {
			other.OutcomeTx = tx
			err = s.save(other)
		}
		errs = append(errs, err)
	}
	return errors.Join(errs...)
}
