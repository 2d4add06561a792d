package snapshot

import (
	"context"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/proof"
)

// PaymentRecord is one payment into an Offer. Its key is also the id of a case about it.
type PaymentRecord struct {
	Offer     common.Address `json:"offer"`
	Key       common.Hash    `json:"key"`
	At        Position       `json:"at"`
	BlockHash common.Hash    `json:"blockHash"`
	Payer     common.Address `json:"payer"`
	Amount    string         `json:"amount"` // base units
	Nonce     common.Hash    `json:"nonce"`  // of the ERC-3009 authorization, zero for other methods
	Contested bool           `json:"contested"`
}

// WithdrawalRecord is one movement of tokens out of an Offer.
type WithdrawalRecord struct {
	Offer  common.Address `json:"offer"`
	At     Position       `json:"at"`
	Kind   string         `json:"kind"` // withdrawal, refund or claim
	To     common.Address `json:"to"`
	Amount string         `json:"amount"` // base units
}

// CheckpointRecord compares a checkpoint with the payments listed before it.
type CheckpointRecord struct {
	Offer       common.Address `json:"offer"`
	Index       uint64         `json:"index"`
	At          Position       `json:"at"`
	Time        uint64         `json:"time"` // unix seconds
	Received    string         `json:"received"`
	Listed      string         `json:"listed"`      // sum of the payments listed before it
	Unexplained string         `json:"unexplained"` // must be 0
}

// ConservationRecord is an Offer's money at the final block, base units.
type ConservationRecord struct {
	Offer           common.Address `json:"offer"`
	Token           common.Address `json:"token"`
	Payments        int            `json:"payments"`
	Listed          string         `json:"listed"`
	Balance         string         `json:"balance"`
	PaidOut         string         `json:"paidOut"`
	Unexplained     string         `json:"unexplained"` // balance + paidOut - listed, must be 0
	Locked          string         `json:"locked"`
	Withdrawn       string         `json:"withdrawn"`
	Refunded        string         `json:"refunded"`
	Checkpoints     int            `json:"checkpoints"`
	Cases           int            `json:"cases"`
	CaseAccumulator common.Hash    `json:"caseAccumulator"`
	Blocklisted     bool           `json:"blocklisted"` // by the token
	Stake           StakeRecord    `json:"stake"`
}

// books is an Offer's money as the proven storage has it.
type books struct {
	paidOut, locked, withdrawn *big.Int
	balance                    *big.Int
	blocked                    bool
	points                     []bindings.Checkpoint
	caseCount                  uint64
	accumulator                common.Hash
}

func (s *system) books(ctx context.Context, o *offer) (books, error) {
	st := o.store
	ledger := st.variable("_ledger")
	b := books{
		paidOut:     st.word(ctx, st.variable("_paidOut")).ToBig(),
		locked:      st.word(ctx, st.variable("_locked")).ToBig(),
		withdrawn:   st.word(ctx, ledger.Member("withdrawn")).ToBig(),
		caseCount:   st.number(ctx, st.variable("_caseCount")),
		accumulator: st.hash(ctx, st.variable("_caseAccumulator")),
	}
	count := st.number(ctx, ledger.Member("points").Length())
	st.loadPoints(ctx, ledger.Member("points"), count)
	for i := uint64(0); i < count && st.err == nil; i++ {
		at := ledger.Member("points").Index(i)
		b.points = append(b.points, bindings.Checkpoint{
			Time: st.number(ctx, at.Member("time")), Received: st.word(ctx, at.Member("received")).ToBig(),
		})
	}
	if st.err != nil {
		return b, st.err
	}
	var err error
	b.balance, b.blocked, err = s.tokens[o.terms.Token].balance(ctx, o.address)
	return b, err
}

// flow is what moved into and out of an Offer. It holds sums of the payments, and the contested ones, but not all.
type flow struct {
	listed  *big.Int // sum of what came in
	count   int      // of payments
	marks   []*big.Int
	out     []transfer
	members map[common.Hash]PaymentRecord // the contested payments by key
	left    *big.Int                      // sum of what went out
	settled map[transactionKey]*moment    // transactions that settled cases
}

type flows map[*offer]*flow

// event takes an event of the record: a checkpoint marks what had come in.
func (all flows) event(s *system, e *listedEvent, own bool, to written) error {
	if o := s.byAddress[e.log.Address]; o != nil && e.name == "Checkpointed" {
		f := all[o]
		f.marks = append(f.marks, new(big.Int).Set(f.listed))
	}
	if !own {
		return nil
	}
	return to.events.add(e.record())
}

// transfer takes a movement of tokens.
func (all flows) transfer(t transfer, own bool, contested map[common.Hash]bool, to written) error {
	f := all[t.offer]
	if !t.in {
		f.out = append(f.out, t)
		f.left.Add(f.left, t.amount)
		return nil
	}
	f.listed.Add(f.listed, t.amount)
	f.count++
	key := proof.PaymentKey(t.blockHash, t.Transaction, t.Log)
	p := PaymentRecord{
		Offer: t.offer.address, Key: key, At: t.Position, BlockHash: t.blockHash, Payer: t.other,
		Amount: dec(t.amount), Nonce: t.nonce, Contested: contested[key],
	}
	if p.Contested {
		f.members[key] = p
	}
	if !own {
		return nil
	}
	return to.payments.add(p)
}

// written is where payments and events of the last snapshot go.
type written struct {
	payments, events *lines
}

// money reads the blocks once more, for the transfers. Which payments are contested must be known by now.
func (s *system) money(ctx context.Context, blocks chained, ours map[disputeKey]bool, contested map[common.Hash]bool, to written) (flows, error) {
	all := flows{}
	for _, o := range s.offers {
		all[o] = &flow{listed: new(big.Int), members: map[common.Hash]PaymentRecord{}, left: new(big.Int), settled: map[transactionKey]*moment{}}
	}
	err := blocks.each(ctx, func(b *provenBlock, own bool) error {
		for n, logs := range b.receipts {
			found := false
			all.watch(s, logs, 0)
			for i := range logs {
				if e, ok := s.listed(logs, i, ours); ok {
					found = true
					if err := all.event(s, e, own, to); err != nil {
						return err
					}
				}
				for _, t := range s.transfers(logs, i) {
					found = true
					if err := all.transfer(t, own, contested, to); err != nil {
						return err
					}
				}
			}
			all.watch(s, logs, 1)
			if !found {
				return fail(b.file, "receipt number %d listed of block %d has no log of this record", n, b.Number)
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if err := to.payments.end(); err != nil {
		return nil, err
	}
	return all, to.events.end()
}

// checkpoints holds each checkpoint to the payments before it: their sum is what the Offer had received.
func checkpoints(h *history, o *offer, b books, f *flow) ([]CheckpointRecord, error) {
	var out []CheckpointRecord
	contract := bindings.NewOffer()
	for _, e := range h.offers[o.address] {
		if e.name != "Checkpointed" {
			continue
		}
		ev, err := unpackEvent(e, contract.UnpackCheckpointedEvent)
		if err != nil {
			return nil, err
		}
		i := uint64(len(out))
		if !ev.Index.IsUint64() || ev.Index.Uint64() != i {
			return nil, fail(fileCheckpoints, "checkpoint %d of %s is missing before checkpoint %s", i, o.address, ev.Index)
		}
		if i >= uint64(len(b.points)) || i >= uint64(len(f.marks)) || b.points[i].Time != ev.Time || b.points[i].Received.Cmp(ev.Received) != 0 {
			return nil, fail(fileCheckpoints, "checkpoint %d of %s is not the one in storage", i, o.address)
		}
		listed := f.marks[i]
		rest := new(big.Int).Sub(ev.Received, listed)
		if rest.Sign() != 0 {
			return nil, fail(filePayments, "payments to %s up to checkpoint %d (%s): listed %s of %s, missing %s%s",
				o.address, i, where(e.Position), listed, ev.Received, rest, since(out))
		}
		out = append(out, CheckpointRecord{
			Offer: o.address, Index: i, At: e.Position, Time: ev.Time,
			Received: dec(ev.Received), Listed: dec(listed), Unexplained: dec(rest),
		})
	}
	if len(out) != len(b.points) {
		return nil, fail(fileCheckpoints, "checkpoints of %s: listed %d of %d, the last %d are missing",
			o.address, len(out), len(b.points), len(b.points)-len(out))
	}
	return out, nil
}

// since narrows a gap down to the checkpoint before it, which was without one.
func since(done []CheckpointRecord) string {
	if len(done) == 0 {
		return ""
	}
	return ", after checkpoint " + where(done[len(done)-1].At)
}

// withdrawals lists what left an Offer and says why each movement happened.
func withdrawals(h *history, o *offer, b books, f *flow) ([]WithdrawalRecord, error) {
	reasons, taken, err := reasons(h, o)
	if err != nil {
		return nil, err
	}
	if taken.Cmp(b.withdrawn) != 0 {
		return nil, fail(fileWithdrawals, "withdrawals of %s: listed %s of %s, missing %s",
			o.address, taken, b.withdrawn, new(big.Int).Sub(b.withdrawn, taken))
	}
	var out []WithdrawalRecord
	left := new(big.Int)
	for _, t := range f.out {
		kind := ""
		for i := range reasons {
			if r := &reasons[i]; r.kind != "" && r.at.sameReceipt(t.Position) && r.to == t.other && r.amount.Cmp(t.amount) == 0 {
				kind, r.kind = r.kind, ""
				break
			}
		}
		if kind == "" {
			return nil, fail(fileWithdrawals, "%s left %s (%s) and no event of the Offer says why", t.amount, o.address, where(t.Position))
		}
		left.Add(left, t.amount)
		out = append(out, WithdrawalRecord{Offer: o.address, At: t.Position, Kind: kind, To: t.other, Amount: dec(t.amount)})
	}
	for _, r := range reasons {
		if r.kind != "" {
			return nil, fail(fileWithdrawals, "%s of %s from %s (%s) moved no tokens", r.kind, r.amount, o.address, where(r.at))
		}
	}
	if left.Cmp(b.paidOut) != 0 {
		return nil, fail(fileWithdrawals, "movements out of %s: listed %s of %s, missing %s",
			o.address, left, b.paidOut, new(big.Int).Sub(b.paidOut, left))
	}
	return out, nil
}

// reason is an Offer's own statement that tokens leave.
type reason struct {
	kind   string
	at     Position
	to     common.Address
	amount *big.Int
}

func reasons(h *history, o *offer) (out []reason, withdrawn *big.Int, err error) {
	contract, withdrawn := bindings.NewOffer(), new(big.Int)
	payer := map[common.Hash]common.Address{}
	for _, e := range h.offers[o.address] {
		switch e.name {
		case "Contested":
			ev, err := unpackEvent(e, contract.UnpackContestedEvent)
			if err != nil {
				return nil, nil, err
			}
			payer[ev.CaseId] = ev.Payer
		case "Withdrawn":
			ev, err := unpackEvent(e, contract.UnpackWithdrawnEvent)
			if err != nil {
				return nil, nil, err
			}
			withdrawn.Add(withdrawn, ev.Amount)
			out = append(out, reason{"withdrawal", e.Position, ev.To, ev.Amount})
		case "CreditClaimed":
			ev, err := unpackEvent(e, contract.UnpackCreditClaimedEvent)
			if err != nil {
				return nil, nil, err
			}
			out = append(out, reason{"claim", e.Position, ev.To, ev.Amount})
		case "SettlementExecuted":
			ev, err := unpackEvent(e, contract.UnpackSettlementExecutedEvent)
			if err != nil {
				return nil, nil, err
			}
			if pushed := new(big.Int).Sub(ev.ToPayer, ev.Credited); pushed.Sign() > 0 {
				out = append(out, reason{"refund", e.Position, payer[ev.CaseId], pushed})
			}
		}
	}
	return out, withdrawn, nil
}

// conserve is the last word on completeness: what came in is what is there and what left.
func conserve(o *offer, b books, f *flow, marks []CheckpointRecord) (ConservationRecord, error) {
	listed, refunded := f.listed, new(big.Int).Sub(b.paidOut, b.withdrawn)
	total := sum(b.balance, b.paidOut)
	rest := new(big.Int).Sub(total, listed)
	if rest.Sign() != 0 {
		return ConservationRecord{}, fail(filePayments, "payments to %s: listed %s of %s, missing %s%s",
			o.address, listed, total, rest, since(marks))
	}
	return ConservationRecord{
		Offer: o.address, Token: o.terms.Token, Payments: f.count, Listed: dec(listed),
		Balance: dec(b.balance), PaidOut: dec(b.paidOut), Unexplained: dec(rest), Locked: dec(b.locked),
		Withdrawn: dec(b.withdrawn), Refunded: dec(refunded), Checkpoints: len(marks), Cases: int(b.caseCount),
		CaseAccumulator: b.accumulator, Blocklisted: b.blocked,
	}, nil
}
