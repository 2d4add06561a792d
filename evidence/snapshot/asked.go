package snapshot

import (
	"context"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/holiman/uint256"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// caseDispute derives the dispute of a case at one of this repository's committees, holds it to the case and the terms, and
// replays each round.
func (s *system) caseDispute(ctx context.Context, h *history, c *oneCase) (*dispute, error) {
	of := s.committees[c.offer.terms.Arbitrator]
	if of == nil || c.stored.disputeID.Sign() == 0 {
		return nil, nil
	}
	if !c.stored.disputeID.IsUint64() {
		return nil, fail(fileCommittee, "dispute %s of case %s is unknown", c.stored.disputeID, c.record.ID)
	}
	id := c.stored.disputeID.Uint64()
	d, err := s.dispute(ctx, of, id, h.disputes[disputeKey{of.address, id}], c.promise)
	if err != nil {
		return nil, err
	}
	for n := range d.record.Rounds {
		if err := c.checkBrief(d, n); err != nil {
			return nil, err
		}
		if err := s.replay(d, n); err != nil {
			return nil, err
		}
		s.facts = append(s.facts, d.proofFacts(n)...)
	}
	return d, c.checkAppeals(d)
}

// checkBrief holds what a round was asked to judge to the case and the terms. This is the stale-evidence gate too: what
// is judged is what stood when the round was opened.
func (c *oneCase) checkBrief(d *dispute, n int) error {
	r, t := d.record.Rounds[n], c.offer.terms
	want, err := run.BriefHash(bindings.Brief{
		Version: briefVersion, Rounds: t.Rounds, ManifestHash: t.ManifestHash, EvidenceRoot: c.rootAt(r.Opened), CaseId: c.record.ID,
		Payer: c.record.Payer, Payee: t.Seller, FeeRefund: c.record.Payer, Procedure: t.Procedure,
	})
	if err != nil {
		return fail(fileCommittee, "brief of case %s: %w", c.record.ID, err)
	}
	if d.stored.arbitrable != c.offer.address || want != r.BriefHash {
		return fail(fileCommittee, "dispute %d, round %d is about another case, other evidence or another promise than case %s was frozen with",
			d.record.ID, n, c.record.ID)
	}
	return nil
}

const briefVersion = 2

// checkAppeals finds each appeal through the Offer among the dispute's rounds. A party may also have asked the committee
// itself.
func (c *oneCase) checkAppeals(d *dispute) error {
	for _, a := range c.record.Appeals {
		i := slices.IndexFunc(d.record.Rounds, func(r RoundRecord) bool { return r.Round > 0 && r.Opened.sameReceipt(a.At) && a.At.before(r.Opened) })
		if i < 0 || d.record.Rounds[i].Native || d.record.Rounds[i].Fee != a.Fee {
			return fail(fileCommittee, "dispute %d has no round for appeal %d of case %s, at its fee of %s", d.record.ID, a.Round, c.record.ID, a.Fee)
		}
	}
	return c.checkPending(d)
}

// checkPending computes again what of the payer's appeals the committee may still give back: the last one, until that has
// changed the standing record.
func (c *oneCase) checkPending(d *dispute) error {
	want := new(big.Int)
	if last := len(c.record.Appeals) - 1; last >= 0 {
		a := c.record.Appeals[last]
		var before *ResolutionRecord
		for _, r := range d.record.Rounds {
			if r.Adjudicated != nil && r.Adjudicated.At.before(a.At) {
				before = r.Adjudicated
			}
		}
		digest := resolutionDigest(before)
		if digest.Cmp(c.stored.appealed) != 0 {
			return fail(fileCases, "case %s: its last appeal was made against another record than the committee's", c.record.ID)
		}
		ruled := c.stored.cause >= uint64(settlement.CauseJudged) && c.stored.cause <= uint64(settlement.CauseBurden)
		if a.Party == c.record.Payer && !(ruled && resolutionDigest(d.record.Standing).Cmp(digest) != 0) {
			want, _ = new(big.Int).SetString(a.Fee, 10)
		}
	}
	if want.Cmp(c.stored.pendingFee) != 0 {
		return fail(fileCases, "case %s: %s of the payer's appeals may come back, storage has %s", c.record.ID, want, c.stored.pendingFee)
	}
	return nil
}

// resolutionDigest is the Offer's digest of a committee's record: the low 120 bits of the hash of its five words.
func resolutionDigest(r *ResolutionRecord) *big.Int {
	var raw []byte
	if r == nil {
		r = &ResolutionRecord{}
	}
	flag := func(b bool) uint64 {
		if b {
			return 1
		}
		return 0
	}
	for _, n := range []uint64{uint64(r.Passed), uint64(r.Failed), flag(r.Material), flag(r.FailAlone), uint64(r.Ruling)} {
		word := number32(n)
		raw = append(raw, word[:]...)
	}
	return new(big.Int).SetBytes(crypto.Keccak256(raw)[17:])
}

// replay resolves a round's proven observations again and holds the committee's record to the result.
func (s *system) replay(d *dispute, n int) error {
	r, who := &d.record.Rounds[n], roundName(d, n)
	for _, seat := range r.Seats {
		if seat.Revealed {
			s.facts = append(s.facts, Fact{
				Subject: who, What: "observations of seat " + number(seat.Seat), Label: Verified, By: seat.Validator.Hex(),
			})
		}
	}
	if r.Signed != nil {
		for _, signer := range r.Signed.Signers {
			if slices.Contains(d.excluded(n), signer.Validator) {
				return fail(fileCommittee, "dispute %d, round %d: %s signed in its own case", d.record.ID, n, signer.Validator)
			}
			s.facts = append(s.facts, Fact{Subject: who, What: "observations of the whole committee", Label: Verified, By: signer.Validator.Hex()})
		}
		s.facts = append(s.facts, Fact{Subject: who, What: "more than two thirds of the stake signed", Label: Reproduced})
	}
	if r.Adjudicated == nil {
		return nil
	}
	got, replay, err := resolve(d.briefs[n].Procedure, r.words())
	if err != nil {
		return fail(fileCommittee, "replay dispute %d, round %d: %w", d.record.ID, n, err)
	}
	got.At = r.Adjudicated.At
	if got != *r.Adjudicated {
		return fail(fileCommittee, "dispute %d, round %d: the observations resolve to %+v, adjudicated was %+v", d.record.ID, n, got, *r.Adjudicated)
	}
	r.Replay = replay
	s.facts = append(s.facts, Fact{Subject: who, What: "adjudication", Label: Reproduced})
	return nil
}

// words are the observations as they count, one per drawn seat: nothing of a seat that revealed none or was proven before the
// ruling. The whole committee has one.
func (r *RoundRecord) words() []uint256.Int {
	if r.Signed != nil {
		return []uint256.Int{*new(uint256.Int).SetBytes(r.Signed.Observations)}
	}
	var out []uint256.Int
	for _, seat := range r.Seats {
		word := new(uint256.Int)
		if seat.Revealed && !seat.Voided {
			word.SetBytes(seat.Observations)
		}
		out = append(out, *word)
	}
	return out
}
