package snapshot

import (
	"bytes"
	"fmt"
	"math/big"
	"strings"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/settlement"
)

// appeal asks for another round on a party's signature, with a document where there is one.
func (s *scene) appeal(p paid, before round, who, document string) round {
	s.t.Helper()
	committees, offers := bindings.NewCommittee(), bindings.NewOffer()
	fee := new(big.Int).SetBytes(s.call(s.d.Deployment.Committee.Address, committees.PackAppealFee(before.dispute)))
	var evidence common.Hash
	if document != "" {
		evidence = crypto.Keccak256Hash([]byte(document))
		s.docs[evidence] = []byte(document)
	}
	nonce := s.call32(s.offer, offers.PackAppealNonce(p.key, fee, evidence))
	auth := s.receive(who, s.d.Deployment.Vault.Address, fee, nonce)
	return s.opened(s.send("relayer", s.offer, offers.PackAppeal(p.key, evidence, devnet.Address(who), auth)))
}

// answered opens a case about a fresh payment and has the seller answer it.
func (s *scene) answered(who string, amount int64) paid {
	s.t.Helper()
	p := s.pay(who, s.offer, amount)
	s.contest(p, s.offer, s.terms, 1)
	s.send("seller", s.offer, bindings.NewOffer().PackAnswer(p.key, bindings.Delivery{}, nil, nil, [32]byte{}))
	return p
}

// appealedStory is one chain with three disputes that were appealed.
type appealedStory struct {
	told
	whole, lapsed, open paid
	disputes            map[common.Hash]round // the first of each
}

var (
	appealsOnce sync.Once
	appealsTold appealedStory
)

func appealed(t *testing.T) appealedStory {
	t.Helper()
	appealsOnce.Do(func() { appealsTold = tellAppeals(newScene(t)) })
	if appealsTold.raw == nil {
		t.Fatal("the story failed in an earlier test")
	}
	return appealsTold
}

// tellAppeals plays a promise of three rounds and half a refund where freshness alone failed: a case of a panel of one by
// signatures, then three seats on chain of which one reveals nothing, then the whole committee; a case whose appeal nobody
// drew; one whose appeal is still open.
func tellAppeals(s *scene) appealedStory {
	f := figures()
	f.Seats, f.Fee, f.Rounds, f.JudgeWindowSeconds = 1, "10000", 3, 900
	f.Partial = []manifest.Partial{{Failed: []string{"R1"}, RefundBps: 5000}}
	s.offer, s.terms = s.publishOf(5, common.BigToHash(big.NewInt(int64(s.used))), f)
	offers, committees, committee := bindings.NewOffer(), bindings.NewCommittee(), s.d.Deployment.Committee.Address

	whole := s.answered("buyer", 500_001)
	first := s.freeze(s.offer, whole.key)
	s.ruleBySignatures(first, sawStale)
	second := s.appeal(whole, first, "seller", "the seller's log of the request")
	s.draw(second)
	s.commitAndReveal(second, sawGood, sawGood, sawGood)
	third := s.appeal(whole, second, "buyer", "")
	s.ruleByCommittee(third, "validator-4", sawStale)
	s.send("relayer", committee, committees.PackClaimSignerFee(third.dispute, 1))
	s.send("relayer", s.offer, offers.PackExecute(whole.key))

	lapsed := s.answered("buyer-2", 400_000)
	ruled := s.freeze(s.offer, lapsed.key)
	s.ruleBySignatures(ruled, sawStale)
	s.appeal(lapsed, ruled, "buyer-2", "")
	s.must(s.d.Warp(s.t.Context(), 100))
	s.send("relayer", committee, committees.PackExecuteRuling(ruled.dispute))
	s.send("relayer", s.offer, offers.PackExecute(lapsed.key))

	open := s.answered("buyer", 300_000)
	waiting := s.freeze(s.offer, open.key)
	s.ruleBySignatures(waiting, sawGood)
	s.appeal(open, waiting, "buyer", "what the buyer saw")

	story := appealedStory{
		told: told{scope: Scope{ScopeOffer, s.offer}}, whole: whole, lapsed: lapsed, open: open,
		disputes: map[common.Hash]round{whole.key: first, lapsed.key: ruled, open.key: waiting},
	}
	story.raw, story.at = s.snapshot(story.scope)
	return story
}

func (s appealedStory) verified(t *testing.T) *Result {
	t.Helper()
	r, err := verifyRaw(t.Context(), s.raw, s.at.Hash, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func (s appealedStory) dispute(t *testing.T, r *Result, of paid) DisputeRecord {
	t.Helper()
	for _, d := range r.Committee.Disputes {
		if d.Case == of.key {
			return d
		}
	}
	t.Fatalf("no dispute of case %s", of.key)
	return DisputeRecord{}
}

func settledOf(t *testing.T, r *Result, of paid) SettlementRecord {
	t.Helper()
	for _, x := range r.Settlements {
		if x.Case == of.key {
			return x
		}
	}
	t.Fatalf("case %s is not settled", of.key)
	return SettlementRecord{}
}

func TestEveryRoundOfAnAppealedDisputeIsInTheRecord(t *testing.T) {
	s := appealed(t)
	r := s.verified(t)
	d := s.dispute(t, r, s.whole)
	if len(d.Rounds) != 3 || !d.Final || !d.Delivered || d.MostRounds != 3 || d.Phase != "Ruled" {
		t.Fatalf("%+v", d)
	}
	one, three, all := d.Rounds[0], d.Rounds[1], d.Rounds[2]
	if len(one.Seats) != 1 || !one.BySignatures || one.Adjudicated.Ruling != settlement.PayerWins || one.Fee != "10000" {
		t.Errorf("first round %+v", one)
	}
	if len(three.Seats) != 3 || three.BySignatures || three.Adjudicated.Ruling != settlement.PayeeWins || three.EvidenceRoot == one.EvidenceRoot {
		t.Errorf("second round %+v", three)
	}
	if len(three.Penalties) != 1 || three.Penalties[0].Seat != 2 || three.Penalties[0].Amount != "100000" || len(three.Credits) != 2 {
		t.Errorf("second round's penalties %+v, credits %+v", three.Penalties, three.Credits)
	}
	if !all.Whole || len(all.Signed.Signers) != 3 || all.EvidenceRoot != three.EvidenceRoot || all.Adjudicated.Ruling != settlement.PayerWins {
		t.Errorf("last round %+v", all)
	}
	if all.Signed.TotalUnits != 39 || len(all.Credits) != 1 || all.Signed.Signers[0].Paid == all.Signed.Signers[1].Paid {
		t.Errorf("signed %+v, credits %+v", all.Signed, all.Credits)
	}
	settled := settledOf(t, r, s.whole)
	if settled.Failed != 1 || settled.Row.PaymentToPayerBps != 5000 || settled.Executed.ToPayer != "250000" {
		t.Errorf("partial row: %+v", settled)
	}
	// The payer's appeal changed the record: it is made whole.
	if settled.Hold.Appeals != all.Fee || settled.Hold.Pending != "0" {
		t.Errorf("hold %+v, the last round cost %s", settled.Hold, all.Fee)
	}
	late := s.dispute(t, r, s.lapsed)
	if len(late.Rounds) != 2 || !late.Rounds[1].Failed || !late.Final || late.Standing.Ruling != settlement.PayerWins {
		t.Errorf("lapsed %+v", late)
	}
	// Nobody heard it: the committee gives its fee back, so the stake does not.
	if x := settledOf(t, r, s.lapsed); x.Hold.Pending != late.Rounds[1].Fee || x.Hold.Pending == "0" {
		t.Errorf("hold %+v, the last round cost %s", x.Hold, late.Rounds[1].Fee)
	}
	if w := s.dispute(t, r, s.open); w.Final || w.Phase != "Drawing" || w.Standing.Ruling != settlement.PayeeWins {
		t.Errorf("open %+v", w)
	}
	for _, c := range r.Cases {
		if want := map[common.Hash]int{s.whole.key: 2, s.lapsed.key: 1, s.open.key: 1}[c.ID]; len(c.Appeals) != want {
			t.Errorf("case %s has %d appeals", c.ID, len(c.Appeals))
		}
	}
	registry := r.Committee.Committees[0].Registry
	if len(registry.Members) != 4 || registry.Accounted == "0" || registry.Credits == "0" {
		t.Errorf("registry %+v", registry)
	}
}

// Whoever leaves out a step of a later round is found out by what storage, books and balances add up to.
func TestAnOmittedStepOfALaterRoundIsMissed(t *testing.T) {
	s := appealed(t)
	seen := map[string]bool{}
	for _, e := range readEvents(t, opened(t, s.raw)) {
		switch e.Event {
		case "Appealed", "WholeRoundSigned", "RevealMissed", "RoundFailed", "FeeCredited", "Penalized", "Drawn", "Committed", "Revealed",
			"AppealFeePaid", "DisputeOpened", "Credited", "Staked", "RulingExecuted":
		default:
			continue
		}
		seen[e.Event] = true
		if err := dropAndVerify(t, s.told, e.At); err == nil {
			t.Errorf("%s in %s omitted: verified", e.Event, where(e.At))
		}
	}
	if len(seen) != 14 {
		t.Errorf("only %d kinds of events were there: %v", len(seen), seen)
	}
}

// A dispute, a case, a round or a penalty that is left out is missed with how many there are, what they amount to or where it
// must be.
func TestWhatTheCommitteeDidIsMissedByNumber(t *testing.T) {
	s := appealed(t)
	committee := s.verified(t).Committee.Committees[0]
	last := len(committee.Disputes)
	at := map[string][]Position{}
	for _, e := range readEvents(t, opened(t, s.raw)) {
		switch {
		case e.Event != "DisputeOpened":
			at[e.Event] = append(at[e.Event], e.At)
		case fmt.Sprint(e.Args["round"]) == "0":
			at["first rounds"] = append(at["first rounds"], e.At)
		default:
			at["later rounds"] = append(at["later rounds"], e.At)
		}
	}
	first := at["first rounds"]
	if len(first) != last || len(at["later rounds"]) != 4 || len(at["Penalized"]) != 1 {
		t.Fatalf("%d of %d disputes, %d later rounds, %d penalties", len(first), last, len(at["later rounds"]), len(at["Penalized"]))
	}
	listed := fmt.Sprintf("listed %d of %d", last-1, last)
	for name, tt := range map[string]struct {
		at   Position
		file string
		says []string
	}{
		"the second-last dispute": {first[last-2], fileEvents, []string{listed, fmt.Sprintf("dispute %d after %s before %s", last-1, where(first[last-3]), where(first[last-1]))}},
		"the last dispute":        {first[last-1], fileEvents, []string{listed, fmt.Sprintf("dispute %d after %s", last, where(first[last-2]))}},
		"a case":                  {at["Contested"][1], fileCases, []string{"listed 2 of 3, 1 missing"}},
		"a round between two":     {at["later rounds"][0], fileEvents, []string{"of 2 appeals", "opened round 1", "before " + where(at["Appealed"][1])}},
		"a last round":            {at["later rounds"][1], fileEvents, []string{"1 of 2 appeals are listed"}},
		"the only later round":    {at["later rounds"][3], fileEvents, []string{"0 of 1 appeals are listed"}},
		// The fees of its round left with it: where nothing else names who was credited, those are missed first.
		"a penalty":           {at["Penalized"][0], fileCommittee, []string{"accounts for", ", missing ", "an event is missing"}},
		"a round that lapsed": {at["RoundFailed"][0], fileCommittee, []string{"missing 30000"}},
	} {
		t.Run(name, func(t *testing.T) { refused(t, dropAndVerify(t, s.told, tt.at), tt.file, tt.says...) })
	}
}

// What the JSON says of briefs, balances and shares is what the proofs say.
func TestEditedRoundsAreRefused(t *testing.T) {
	s := appealed(t)
	r := s.verified(t)
	d := s.dispute(t, r, s.whole)
	registry := r.Committee.Committees[0].Registry
	for name, edit := range map[string]struct{ file, from, to string }{
		"the brief of a round":      {fileCommittee, d.Rounds[1].BriefHash.Hex(), common.Hash{1}.Hex()},
		"the evidence of a round":   {fileCommittee, d.Rounds[1].EvidenceRoot.Hex(), d.Rounds[0].EvidenceRoot.Hex()},
		"the rounds of a brief":     {fileEvents, `"rounds":3`, `"rounds":4`},
		"a registry's balance":      {fileCommittee, `"balance": "` + registry.Balance, `"balance": "1` + registry.Balance},
		"a registry's credits":      {fileCommittee, `"credits": "` + registry.Credits, `"credits": "1` + registry.Credits},
		"the mask of a partial row": {fileSettlements, `"failed": 1`, `"failed": 2`},
		"a partial share":           {fileSettlements, `"paymentToPayerBps": 5000`, `"paymentToPayerBps": 9000`},
		"the Offer's stake":         {fileConservation, `"spent": "` + r.Conservation[0].Stake.Spent, `"spent": "1` + r.Conservation[0].Stake.Spent},
		"an appeal's fee":           {fileCases, `"fee": "` + d.Rounds[1].Fee, `"fee": "1` + d.Rounds[1].Fee},
	} {
		files := opened(t, s.raw)
		if !strings.Contains(string(files[edit.file]), edit.from) {
			t.Fatalf("%s: no %s in %s", name, edit.from, edit.file)
		}
		files[edit.file] = bytes.Replace(files[edit.file], []byte(edit.from), []byte(edit.to), 1)
		_, err := verifyRaw(t.Context(), sealed(t, files), s.at.Hash, nil)
		t.Run(name, func(t *testing.T) { refused(t, err, edit.file, "the proofs say") })
	}
}
