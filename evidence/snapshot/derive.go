package snapshot

import (
	"context"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/proof"
)

// record is everything that follows from the proofs, but for payments and events, which are written as they are read.
type record struct {
	contracts    []ContractRecord
	promises     []PromiseRecord
	checkpoints  []CheckpointRecord
	withdrawals  []WithdrawalRecord
	cases        []CaseRecord
	rulings      []RulingRecord
	settlements  []SettlementRecord
	committee    CommitteeFile
	conservation []ConservationRecord
	refusals     RefusalsFile
	facts        []Fact
	judged       []judgedCase // what measured requirements can be run on again
}

func newSystem(w *world, chainID uint64) *system {
	return &system{
		w: w, chainID: chainID, byAddress: map[common.Address]*offer{}, committees: map[common.Address]*committee{},
		tokens: map[common.Address]*token{}, seen: map[part]bool{},
	}
}

// derive reads the whole record out of the proofs and checks it on the way. It is the only source of the JSON files, for
// the freezer and for the verifier.
func derive(ctx context.Context, w *world, blocks chained, chainID uint64, scope Scope, to written) (*record, error) {
	s := newSystem(w, chainID)
	if err := s.scope(ctx, scope, blocks); err != nil {
		return nil, err
	}
	r := &record{
		checkpoints: []CheckpointRecord{}, withdrawals: []WithdrawalRecord{}, promises: []PromiseRecord{},
		cases: []CaseRecord{}, rulings: []RulingRecord{}, settlements: []SettlementRecord{}, conservation: []ConservationRecord{},
		committee: CommitteeFile{Committees: []CommitteeRecord{}, Disputes: []DisputeRecord{}},
	}
	ours, err := s.ours(ctx)
	if err != nil {
		return nil, err
	}
	h, err := s.history(ctx, blocks, ours)
	if err != nil {
		return nil, err
	}
	accounts, contested, err := s.contested(ctx, h)
	if err != nil {
		return nil, err
	}
	moved, err := s.money(ctx, blocks, ours, contested, to)
	if err != nil {
		return nil, err
	}
	if err := s.loadOffers(ctx, accounts); err != nil {
		return nil, err
	}
	if err := s.ledgers(ctx, r, h); err != nil {
		return nil, err
	}
	for i, o := range s.offers {
		if err := s.offerRecord(ctx, r, h, o, accounts[i], moved[o]); err != nil {
			return nil, err
		}
	}
	r.contracts, r.refusals, r.facts = s.records, h.refusals, s.facts
	return r, nil
}

// scope proves the Offers whose record this is.
func (s *system) scope(ctx context.Context, scope Scope, blocks chained) error {
	if scope.Kind == ScopeOffer {
		return s.offerAt(ctx, scope.Address)
	}
	s.factory = scope.Address
	contract := bindings.NewOfferFactory()
	err := blocks.each(ctx, func(b *provenBlock, _ bool) error {
		for _, l := range slices.Concat(b.receipts...) {
			if l.log.Address != scope.Address || len(l.log.Topics) == 0 || l.log.Topics[0] != factoryABI.Events["Published"].ID {
				continue
			}
			ev, err := contract.UnpackPublishedEvent(l.log)
			if err != nil {
				return fail(fileEvents, "Published at %s: %w", where(l.Position), err)
			}
			if err := s.offerAt(ctx, ev.Offer); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	return s.allOffers(ctx)
}

// allOffers holds the list of Offers to the factory's count.
func (s *system) allOffers(ctx context.Context) error {
	if len(s.offers) == 0 {
		if _, err := s.checked(ctx, "factory", "OfferFactory", s.factory); err != nil {
			return err
		}
	}
	st, err := s.storageOf("OfferFactory", s.factory)
	if err != nil {
		return err
	}
	count := st.number(ctx, st.variable("offerCount"))
	if st.err != nil {
		return st.err
	}
	if count != uint64(len(s.offers)) {
		return fail(filePromises, "Offers of factory %s: listed %d of %d, %d missing",
			s.factory, len(s.offers), count, int64(count)-int64(len(s.offers)))
	}
	return nil
}

// arbitrators lists the committees of the Offers in scope, each once.
func (s *system) arbitrators() []*committee {
	var out []*committee
	for _, o := range s.offers {
		if c := s.committees[o.terms.Arbitrator]; c != nil && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	return out
}

// ours says which disputes are about Offers in scope.
func (s *system) ours(ctx context.Context) (map[disputeKey]bool, error) {
	ours := map[disputeKey]bool{}
	for _, c := range s.arbitrators() {
		if err := c.loadDisputes(ctx, func(a common.Address) bool { return s.byAddress[a] != nil }); err != nil {
			return nil, err
		}
		for id := uint64(1); id <= c.count(ctx) && c.store.err == nil; id++ {
			if s.byAddress[c.arbitrable(ctx, id)] != nil {
				ours[disputeKey{c.address, id}] = true
			}
		}
		if c.store.err != nil {
			return nil, c.store.err
		}
	}
	return ours, nil
}

// account is an Offer's storage beside what its events say of cases.
type account struct {
	books
	ids     []common.Hash // of the cases, in order
	byCase  map[common.Hash][]event
	members map[common.Hash][]common.Hash // payments of cases about many
}

// contested finds all cases, and the payments that they are about.
func (s *system) contested(ctx context.Context, h *history) ([]account, map[common.Hash]bool, error) {
	accounts, keys := make([]account, len(s.offers)), map[common.Hash]bool{}
	if err := s.loadBalances(ctx); err != nil {
		return nil, nil, err
	}
	for i, o := range s.offers {
		b, err := s.books(ctx, o)
		if err != nil {
			return nil, nil, err
		}
		ids, byCase, err := caseIDs(h, o, b)
		if err != nil {
			return nil, nil, err
		}
		members, err := manyMembers(h, o)
		if err != nil {
			return nil, nil, err
		}
		for _, id := range ids {
			keys[id] = true
			for _, key := range members[id] {
				keys[key] = true
			}
		}
		accounts[i] = account{b, ids, byCase, members}
	}
	return accounts, keys, nil
}

// ledgers reads every committee's books and list of disputes.
func (s *system) ledgers(ctx context.Context, r *record, h *history) error {
	for _, c := range s.arbitrators() {
		list, err := c.ledger(ctx, h)
		if err != nil {
			return err
		}
		r.committee.Committees = append(r.committee.Committees, list)
	}
	return nil
}

// offerRecord derives one Offer's part of the record.
func (s *system) offerRecord(ctx context.Context, r *record, h *history, o *offer, a account, f *flow) error {
	if err := o.receiptSigners(ctx, h); err != nil {
		return err
	}
	marks, err := checkpoints(h, o, a.books, f)
	if err != nil {
		return err
	}
	conserved, err := conserve(o, a.books, f, marks)
	if err != nil {
		return err
	}
	out, err := withdrawals(h, o, a.books, f)
	if err != nil {
		return err
	}
	promise, err := s.promise(ctx, o, h)
	if err != nil {
		return err
	}
	before := len(r.settlements)
	cases, err := s.caseRecords(ctx, r, h, o, a, f.members, promise)
	if err != nil {
		return err
	}
	if err := checkLocked(ctx, o, a.books, cases); err != nil {
		return err
	}
	if conserved.Stake, err = s.stake(ctx, h, o, cases); err != nil {
		return err
	}
	if err := s.balances(h, o, a.books, f, cases, r.settlements[before:]); err != nil {
		return err
	}
	r.promises = append(r.promises, promise.record)
	r.checkpoints = append(r.checkpoints, marks...)
	r.withdrawals = append(r.withdrawals, out...)
	r.conservation = append(r.conservation, conserved)
	return nil
}

// caseRecords derives an Offer's cases, from what the parties said to the money.
func (s *system) caseRecords(
	ctx context.Context, r *record, h *history, o *offer, a account, paid map[common.Hash]PaymentRecord, p *promise,
) ([]*oneCase, error) {
	var cases []*oneCase
	if err := s.loadCases(ctx, h, o, a.ids); err != nil {
		return nil, err
	}
	for _, id := range a.ids {
		c, err := s.buildCase(ctx, o, id, a.byCase[id], a.members[id], paid)
		if err != nil {
			return nil, err
		}
		c.promise = p
		s.facts = append(s.facts, c.verified...)
		s.facts = append(s.facts, Fact{Subject: id.Hex(), What: "evidence root", Label: Reproduced})
		settled, err := s.settle(ctx, h, c)
		if err != nil {
			return nil, err
		}
		if settled != nil {
			r.settlements = append(r.settlements, *settled)
		}
		dispute, err := s.caseDispute(ctx, h, c)
		if err != nil {
			return nil, err
		}
		if dispute != nil {
			if err := s.runs(ctx, dispute, p); err != nil {
				return nil, err
			}
			r.committee.Disputes = append(r.committee.Disputes, dispute.record)
		}
		if err := s.checkCause(c, dispute, settled); err != nil {
			return nil, err
		}
		if err := s.judged(ctx, r, c, dispute, p); err != nil {
			return nil, err
		}
		r.cases = append(r.cases, c.record)
		cases = append(cases, c)
	}
	said, err := rulings(h, o, cases)
	if err != nil {
		return nil, err
	}
	r.rulings = append(r.rulings, said...)
	return cases, nil
}

// write gives the files of the record that are written whole.
func (r *record) write() (map[string][]byte, error) {
	out := map[string][]byte{}
	for name, v := range map[string]any{
		fileContracts: r.contracts, filePromises: r.promises, fileCheckpoints: r.checkpoints, fileWithdrawals: r.withdrawals,
		fileCases: r.cases, fileRulings: r.rulings, fileSettlements: r.settlements, fileCommittee: r.committee,
		fileConservation: r.conservation, fileRefusals: r.refusals,
	} {
		raw, err := writeJSON(v)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		out[name] = raw
	}
	return out, nil
}

func blockRef(h proof.HeaderFields) BlockRef {
	return BlockRef{Number: h.Number, Hash: h.Hash, Time: h.Time}
}
