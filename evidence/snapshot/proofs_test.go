package snapshot

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/run"
)

// proveCommitments shows the committee two commitments that a seat signed.
func (s *scene) proveCommitments(r round, seat int, who string) {
	s.t.Helper()
	var signed [2]bindings.SignedCommitment
	for i := range signed {
		commitment, root := run.Commitment(crypto.Keccak256Hash([]byte{byte(i), r.number})), common.Hash{1}
		digest := s.committee().Digest(r.seat(seat), r.hash, commitment, root)
		sig, err := run.KeySigner(devnet.Key(who))(digest)
		s.must(err)
		signed[i] = bindings.SignedCommitment{Commitment: commitment, ClaimsRoot: root, Signature: sig}
	}
	id := bindings.SeatId{DisputeID: r.dispute, Round: r.number, Seat: uint8(seat)}
	s.send("stranger", s.d.Deployment.Committee.Address, bindings.NewCommittee().PackProveCommitments(id, signed[0], signed[1]))
}

// twice plays a dispute of two rounds in which one validator has one seat twice, and proves it of each: of the first round while
// the second is open, of the second when that is ruled. It is the first seat.
func (s *scene) twice(prove func(r round, seat int, who string)) (who string) {
	s.t.Helper()
	f := figures()
	f.Seats, f.Fee, f.Rounds, f.JudgeWindowSeconds = 1, "10000", 3, 900
	committee := bindings.NewCommittee()
	for i := range byte(48) { // draws: the first seat is drawn again in every fourth
		s.offer, s.terms = s.publishOf(5, common.Hash{1, i}, f)
		p := s.answered("buyer", 400_000)
		first := s.freeze(s.offer, p.key)
		s.ruleBySignatures(first, sawStale)
		second := s.appeal(p, first, "seller", "")
		s.draw(second)
		before, after := s.seats(first), s.seats(second)
		if before[0] != after[0] {
			continue
		}
		who = after[0]
		var openings []bindings.Opening
		for i, name := range after {
			o, opening := s.opening(second, i, sawStale)
			openings = append(openings, o)
			s.send(name, s.d.Deployment.Committee.Address,
				committee.PackCommit(second.dispute, uint8(i), second.hash, s.committee().CaseKey(second.seat(i)).Commit(opening), o.ClaimsRoot))
		}
		for i := range after {
			s.send("relayer", s.d.Deployment.Committee.Address, committee.PackReveal(second.dispute, second.brief, uint8(i), openings[i]))
		}
		prove(first, 0, who)
		s.send("relayer", s.d.Deployment.Committee.Address, committee.PackAdjudicate(second.dispute, second.brief))
		prove(second, 0, who)
		return who
	}
	s.t.Fatal("no validator had its seat again")
	return ""
}

// A proof names no round. That of a run is found by the run's id; where commitments were proven of two rounds, what was ruled
// and paid says which came first.
func TestAProofIsOfTheRoundThatItIsAbout(t *testing.T) {
	for _, tt := range []struct {
		name, kind, run, attribution string
		prove                        func(*scene) func(round, int, string)
	}{
		{"runs", proofOfRun, "R1", attributedByRun, func(s *scene) func(round, int, string) { return s.prove }},
		{"commitments", proofOfCommitment, "", attributedByOrder, func(s *scene) func(round, int, string) { return s.proveCommitments }},
	} {
		t.Run(tt.name, func(t *testing.T) {
			own, stop := start(t, devnet.Options{})
			defer stop()
			s := &own
			s.t = t
			who := s.twice(tt.prove(s))
			raw, at := s.snapshot(Scope{ScopeOffer, s.offer})
			r, err := verifyRaw(t.Context(), raw, at.Hash, nil)
			if err != nil {
				t.Fatal(err)
			}
			d := r.Committee.Disputes[len(r.Committee.Disputes)-1]
			total := 0
			for n, round := range d.Rounds {
				if x := round.Seats[0]; !x.Equivocated || x.Voided {
					t.Errorf("round %d: %+v", n, x)
				}
				for _, p := range round.Proofs {
					total++
					if p.Kind != tt.kind || p.Run != tt.run || p.Attribution != tt.attribution || p.Validator != devnet.Address(who) || p.Reporter != devnet.Address("stranger") {
						t.Errorf("round %d: %+v", n, p)
					}
				}
			}
			if total != 2 || len(d.Rounds[1].Credits) != 3 {
				t.Errorf("%d proofs, credits %v", total, d.Rounds[1].Credits)
			}
			found := 0
			for _, f := range r.Facts {
				for _, what := range []string{"two words for one attempt of run R1 by seat 0", "two commitments by seat 0"} {
					if f.What == what && f.Label == Verified && f.By == devnet.Address(who).Hex() {
						found++
					}
				}
			}
			if found != 2 {
				t.Errorf("%d facts", found)
			}
		})
	}
}
