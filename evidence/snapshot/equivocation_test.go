package snapshot

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/run"
)

// prove shows the committee two records that a seat signed for one attempt at one run.
func (s *scene) prove(r round, seat int, who string) {
	s.t.Helper()
	id := s.committee().CaseKey(r.seat(seat)).RunID(r.brief.ManifestHash, "R1", "", 0)
	var records []bindings.Terminal
	var signatures [][]byte
	for i := range byte(2) {
		terminal := acquisition.SlotTerminal{RunID: common.Hash(id), Status: acquisition.SlotResult, OutputHash: common.Hash{i + 1}, Verdict: 1}
		signed, err := acquisition.SignTerminal(s.committee(), terminal, run.KeySigner(devnet.Key(who)))
		s.must(err)
		records = append(records, bindings.Terminal{
			RunId: terminal.RunID, Status: uint8(terminal.Status), OutputHash: terminal.OutputHash, Verdict: uint8(terminal.Verdict),
		})
		signatures = append(signatures, signed.Signature)
	}
	slot := bindings.RunSlot{DisputeID: r.dispute, Round: r.number, Seat: uint8(seat), RequirementId: "R1", RunIndex: new(big.Int)}
	s.send("stranger", s.d.Deployment.Committee.Address, bindings.NewCommittee().PackProveTerminals(
		slot, r.brief, records[0], signatures[0], records[1], signatures[1]))
}

// A seat that said two things counts for nothing, its stake goes to who showed it and who was harmed, and the books say so.
func TestASlashedSeatIsInTheRecord(t *testing.T) {
	own, stop := start(t, devnet.Options{})
	defer stop()
	s := &own
	s.offer, s.terms = s.publish(5, common.Hash{})
	p := s.answered("buyer", 500_000)
	r := s.freeze(s.offer, p.key)
	names := s.seats(r)
	contract, at := bindings.NewCommittee(), s.d.Deployment.Committee.Address
	var openings []bindings.Opening
	for i, name := range names {
		o, opening := s.opening(r, i, sawStale)
		openings = append(openings, o)
		s.send(name, at, contract.PackCommit(r.dispute, uint8(i), r.hash, s.committee().CaseKey(r.seat(i)).Commit(opening), o.ClaimsRoot))
	}
	for i := range names {
		s.send("relayer", at, contract.PackReveal(r.dispute, r.brief, uint8(i), openings[i]))
	}
	s.prove(r, 1, names[1])
	s.send("relayer", at, contract.PackAdjudicate(r.dispute, r.brief))
	s.prove(r, 2, names[2]) // too late to change the ruling
	raw, block := s.snapshot(Scope{ScopeOffer, s.offer})
	v, err := verifyRaw(t.Context(), raw, block.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	round := v.Committee.Disputes[0].Rounds[0]
	for i, want := range []SeatRecord{{}, {Equivocated: true, Voided: true}, {Equivocated: true}} {
		if got := round.Seats[i]; got.Equivocated != want.Equivocated || got.Voided != want.Voided {
			t.Errorf("seat %d: %+v", i, got)
		}
	}
	if len(round.Credits) != 2 || round.Credits[0].Amount != "15000" || round.Adjudicated.Ruling != 1 {
		t.Errorf("credits %+v, adjudicated %+v", round.Credits, round.Adjudicated)
	}
	if x := v.Committee.Committees[0].Registry; len(x.Members) != 2 || x.Credits != "2000000" || x.Accounted != "4000000" {
		t.Errorf("registry %+v", x)
	}
	for _, event := range []string{"Slashed", "Credited"} {
		if err := dropAndVerify(t, told{raw: raw, at: block}, firstOf(t, raw, event)); err == nil {
			t.Errorf("%s omitted: verified", event)
		}
	}
}
