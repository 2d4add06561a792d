package snapshot

import (
	"context"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/run"
)

// ProofRecord is a proof that a seat signed two words for one thing, which costs its validator the stake.
type ProofRecord struct {
	At          Position       `json:"at"`
	Seat        uint64         `json:"seat"` // place, in a round of the whole committee
	Validator   common.Address `json:"validator"`
	Kind        string         `json:"kind"`  // run: two words for one attempt; commitment: two commitments of the seat
	RunID       common.Hash    `json:"runId"` // zero for a commitment
	Run         string         `json:"run"`   // requirement, or requirement/judge/index; empty for a commitment and for a run of no slot
	Reporter    common.Address `json:"reporter"`
	Amount      string         `json:"amount"`      // base units; 0 where the stake was gone
	Attribution string         `json:"attribution"` // how its round is known: run, storage or order
}

// Kinds of a proof, and how the round is known that it is about: the event names none. A run's id is of one round; storage has
// marked the seat in one round only; or several rounds could be meant, and the latest is taken unless its ruling says otherwise.
const (
	proofOfRun        = "run"
	proofOfCommitment = "commitment"

	attributedByRun     = "run"
	attributedByStorage = "storage"
	attributedByOrder   = "order"
)

// slashed finds the round that a proof is about.
func (s *system) slashed(ctx context.Context, d *dispute, e event) error {
	ev, err := unpackEvent(e, bindings.NewCommittee().UnpackSlashedEvent)
	if err != nil {
		return err
	}
	p := ProofRecord{
		At: e.Position, Seat: uint64(ev.Seat), Validator: ev.Validator, Kind: proofOfRun, RunID: ev.RunId, Reporter: ev.Reporter,
		Amount: dec(ev.Amount), Attribution: attributedByStorage,
	}
	if p.RunID == (common.Hash{}) {
		p.Kind = proofOfCommitment
	}
	chosen, possible := -1, 0
	for n := len(d.record.Rounds) - 1; n >= 0; n-- {
		if !d.proven(ctx, n, ev.Seat, ev.Validator) {
			continue
		}
		possible++
		name := s.runName(d, n, ev.Seat, p.RunID)
		if name == "" && (chosen >= 0 || d.masks[n].slashed.Bit(int(ev.Seat)) != 0) {
			continue
		}
		if chosen = n; name != "" {
			p.Run, p.Attribution = name, attributedByRun
			break
		}
	}
	if err := d.committee.registry.store.err; err != nil {
		return err
	}
	if chosen < 0 || d.masks[chosen].slashed.Bit(int(ev.Seat)) != 0 {
		return fail(fileEvents, "dispute %d: %s equivocated for seat %d, which is not its own", d.record.ID, ev.Validator, ev.Seat)
	}
	if possible > 1 && p.Attribution != attributedByRun {
		p.Attribution = attributedByOrder
	}
	r, m := &d.record.Rounds[chosen], &d.masks[chosen]
	r.Proofs = append(r.Proofs, p)
	m.slashed.SetBit(m.slashed, int(ev.Seat), 1)
	if !r.Whole {
		// Only in the latest round a proof can come before the ruling.
		r.Seats[ev.Seat].Voided = r.Adjudicated == nil && !r.Failed
		m.unclear[ev.Seat] = p.Attribution == attributedByOrder && r.Seats[ev.Seat].Voided
	}
	return nil
}

// proven says whether storage knows that a validator's seat of a round was proven.
func (d *dispute) proven(ctx context.Context, n int, seat uint8, validator common.Address) bool {
	r := &d.record.Rounds[n]
	if r.Whole {
		return d.stored.barred.Bit(int(seat)) != 0 && d.committee.registry.holderAt(ctx, uint64(seat), d.stored.rounds[n].snapshotBlock) == validator
	}
	return int(seat) < len(r.Seats) && r.Seats[seat].Equivocated && r.Seats[seat].Validator == validator
}

// runName is the manifest's name of a run of a seat; empty where the id is of none, or the manifest is not to be had.
func (s *system) runName(d *dispute, n int, seat uint8, id common.Hash) string {
	if d.promise == nil || d.promise.compiled == nil || id == (common.Hash{}) {
		return ""
	}
	key := run.Committee{ChainID: new(big.Int).SetUint64(s.chainID), Address: d.committee.address}.CaseKey(run.Seat{
		DisputeID: new(big.Int).SetUint64(d.record.ID), Round: uint8(n), Seat: seat,
	})
	c := d.promise.compiled
	is := func(requirement, judge string, index int) bool {
		return common.Hash(key.RunID(c.Hash, requirement, judge, uint32(index))) == id
	}
	for _, req := range c.Requirements {
		if !req.Judged {
			if is(req.ID, "", 0) {
				return runName(req.ID, "", 0)
			}
			continue
		}
		for k, judge := range c.Judges {
			for i := range c.Runs[k] {
				if is(req.ID, judge, i) {
					return runName(req.ID, judge, uint32(i))
				}
			}
		}
	}
	return ""
}

// settleProofs decides whether proofs whose round only their order tells came before the ruling of that round: as that ruling
// and whom its fee went to say. Each is about the latest round, or about an earlier one where it changes nothing.
func (d *dispute) settleProofs() {
	for n := range d.record.Rounds {
		r := &d.record.Rounds[n]
		var unclear []*SeatRecord
		for i := range r.Seats {
			if d.masks[n].unclear[uint8(i)] {
				unclear = append(unclear, &r.Seats[i])
			}
		}
		if r.Adjudicated == nil || len(unclear) == 0 || len(unclear) > maxUnclear {
			continue
		}
		for choice := range 1 << len(unclear) {
			for i, seat := range unclear {
				seat.Voided = choice>>i&1 == 0
			}
			if d.fits(n) {
				break
			}
		}
	}
}

// maxUnclear is how many seats of one round are tried both ways.
const maxUnclear = 8

// fits says whether the words that count resolve to what was adjudicated, and who gave them was paid.
func (d *dispute) fits(n int) bool {
	r := &d.record.Rounds[n]
	got, _, err := resolve(d.briefs[n].Procedure, r.words())
	if err != nil {
		return false
	}
	got.At = r.Adjudicated.At
	return got == *r.Adjudicated && d.checkFee(n) == nil
}

// proofFacts says who signed two words.
func (d *dispute) proofFacts(n int) []Fact {
	var out []Fact
	for _, p := range d.record.Rounds[n].Proofs {
		what := "two commitments"
		if p.Kind == proofOfRun {
			what = "two words for one attempt"
			if p.Run != "" {
				what += " of run " + p.Run
			}
		}
		out = append(out, Fact{Subject: roundName(d, n), What: what + " by seat " + number(p.Seat), Label: Verified, By: p.Validator.Hex()})
	}
	return out
}
