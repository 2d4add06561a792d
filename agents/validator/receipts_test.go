package validator

import (
	"errors"
	"math/big"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/relayer/store"
)

// done is a transcript with one measured requirement, one that lacked evidence, and a panel.
func done(verdict string) transcript {
	return transcript{
		Findings: []finding{
			{Requirement: "R1", Measure: "age_seconds", State: judge.StateMeasured, Verdict: verdict, Value: "1"},
			{Requirement: "R2", Measure: "item_count", State: judge.StateNoEvidence, Verdict: "UNRESOLVED"},
			{Requirement: "R3", State: "panel", Verdict: "UNRESOLVED"},
		},
		Panel: &model.Record{Runs: []model.Run{
			{Requirement: "R3", Judge: "J1", Index: 0, State: model.StateHeard, RequestHash: hash1, OutputHash: hash1, Said: "FAIL", Scope: []string{"criteria:R3"}},
			{Requirement: "R3", Judge: "J1", Index: 1, State: model.StateLost, RequestHash: hash1},
			{Requirement: "R3", Judge: "J1", Index: 2, State: model.StateNotAvailable},
			{Requirement: "R3", Judge: "J2", Index: 0, State: model.StateNoResult, RequestHash: hash1},
			{Requirement: "R3", Judge: "J2", Index: 1, State: model.StateHeard, RequestHash: hash1, OutputHash: hash1, Said: "PASS", Absent: []string{common.Hash{7}.Hex()}},
			{Requirement: "R3", Judge: "J2", Index: 2, State: model.StateHeard, RequestHash: hash1, OutputHash: hash1, Said: "PASS"},
		}},
	}
}

const hash1 = "0000000000000000000000000000000000000000000000000000000000000001"

// wanted are two claims that a seat makes.
var wanted = []struct {
	slot    slot
	request common.Hash
}{{slot{Requirement: "R1"}, common.Hash{1}}, {slot{Requirement: "R2", Judge: "J1", Run: 2}, common.Hash{2}}}

// signing is a seat with a journal and a count of what it signed.
func signing(t *testing.T, dir string) (*Service, runs, *int) {
	t.Helper()
	d, err := journal.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	key, err := crypto.ToECDSA(crypto.Keccak256([]byte("seat")))
	if err != nil {
		t.Fatal(err)
	}
	n := new(int)
	r := runs{
		committee: run.Committee{ChainID: big.NewInt(1), Address: common.Address{2}}, seat: run.Seat{DisputeID: big.NewInt(1)},
		manifest: common.Hash{3}, evidence: common.Hash{4},
		sign: func(digest common.Hash) ([]byte, error) { *n++; return run.KeySigner(key)(digest) },
	}
	return &Service{journal: d}, r, n
}

var drawn = common.Hash{9}

func open(t *testing.T, s *Service, r runs) *claimChain {
	t.Helper()
	c, err := s.openChain(r, 1, drawn)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// claimWanted makes the wanted claims, as far as one fails.
func claimWanted(c *claimChain) error {
	for _, w := range wanted {
		if _, err := c.Claim(w.slot, 0, w.request); err != nil {
			return err
		}
	}
	return nil
}

func TestClaimsChainFromTheGenesis(t *testing.T) {
	s, r, n := signing(t, t.TempDir())
	c, genesis := open(t, s, r), acquisition.Genesis(r.committee.CaseKey(r.seat), drawn)
	if _, root := c.claims(); root != genesis {
		t.Errorf("without a run the root is the genesis: %s", root)
	}
	if err := claimWanted(c); err != nil {
		t.Fatal(err)
	}
	claims, root := c.claims()
	if len(claims) != 2 || *n != 2 || claims[0].Previous != genesis || claims[1].Previous != claims[0].Signed().Claim.Hash() {
		t.Errorf("%d claims under %d signatures: %+v", len(claims), *n, claims)
	}
	if want, err := acquisition.ClaimsRoot(genesis, []acquisition.SlotClaim{claims[0].Signed().Claim, claims[1].Signed().Claim}); err != nil || root != want {
		t.Errorf("root %s, want %s: %v", root, want, err)
	}
}

// Judges are asked side by side, and an absence opens a further attempt at any time: the claims are one chain.
func TestClaimsOfManyLanesAreOneChain(t *testing.T) {
	s, r, _ := signing(t, t.TempDir())
	c := open(t, s, r)
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			for attempt := range uint32(2) {
				if _, err := c.Claim(slot{Requirement: "R1", Judge: "J1", Run: uint32(i)}, attempt, common.Hash{byte(i), byte(attempt)}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	list, root := c.claims()
	var claims []acquisition.SlotClaim
	for _, claim := range list {
		claims = append(claims, claim.Signed().Claim)
	}
	if want, err := acquisition.ClaimsRoot(acquisition.Genesis(r.committee.CaseKey(r.seat), drawn), claims); err != nil || want != root || len(claims) != 16 {
		t.Errorf("%d claims, root %s, want %s: %v", len(claims), root, want, err)
	}
	if _, same := open(t, s, r).claims(); same != root {
		t.Errorf("on disk it ends at %s", same)
	}
}

// A claim is on disk before the next is signed; after a crash the same ones are used.
func TestClaimsSurviveARestart(t *testing.T) {
	dir := t.TempDir()
	s, r, _ := signing(t, dir)
	died := errors.New("died")
	plain, signed := r.sign, 0
	r.sign = func(digest common.Hash) ([]byte, error) {
		if signed++; signed == 2 {
			return nil, died
		}
		return plain(digest)
	}
	if err := claimWanted(open(t, s, r)); !errors.Is(err, died) {
		t.Fatalf("got %v", err)
	}
	s, r, n := signing(t, dir)
	c := open(t, s, r)
	if err := claimWanted(c); err != nil || *n != 1 {
		t.Fatalf("%d new signatures, %v", *n, err)
	}
	again, root := c.claims()
	if _, same := open(t, s, r).claims(); len(again) != 2 || same != root || *n != 1 {
		t.Errorf("evidence that is gone unclaims nothing: %s, %s", same, root)
	}
}

// Another draw or other evidence under the same number: a second claim for a slot would be equivocation.
func TestClaimsAreNeverGivenTwice(t *testing.T) {
	for name, change := range map[string]func(r *runs, draw *common.Hash){
		"another draw":      func(_ *runs, draw *common.Hash) { *draw = common.Hash{8} },
		"another manifest":  func(r *runs, _ *common.Hash) { r.manifest = common.Hash{8} },
		"another seat's id": func(r *runs, _ *common.Hash) { r.seat.Seat = 1 },
	} {
		t.Run(name, func(t *testing.T) {
			s, r, n := signing(t, t.TempDir())
			if err := claimWanted(open(t, s, r)); err != nil {
				t.Fatal(err)
			}
			draw := drawn
			change(&r, &draw)
			if _, err := s.openChain(r, 1, draw); !errors.Is(err, errForeignBallot) || *n != 2 {
				t.Errorf("%v, %d signatures", err, *n)
			}
		})
	}
}

func of(requirement, judge string, index uint32) slot {
	return slot{Requirement: requirement, Judge: judge, Run: index}
}

// What was claimed has one end each: what the transcript says, else UNRESOLVED.
func TestTerminalsSayWhatWasFound(t *testing.T) {
	s, r, _ := signing(t, t.TempDir())
	c, hash := open(t, s, r), common.HexToHash(hash1)
	want := []struct {
		slot    slot
		attempt uint32
		request common.Hash
		status  acquisition.SlotStatus
		verdict adjudication.Verdict
	}{
		{slot{Requirement: "R1"}, 0, r.measureRequest("R1"), acquisition.SlotResult, adjudication.Pass},
		{slot{Requirement: "R2"}, 0, r.measureRequest("R2"), acquisition.SlotUnresolved, adjudication.Unresolved},
		{of("R3", "J1", 0), 0, hash, acquisition.SlotResult, adjudication.Fail},
		{of("R3", "J1", 1), 0, hash, acquisition.SlotUnresolved, adjudication.Unresolved},
		{of("R3", "J1", 2), 0, hash, acquisition.SlotUnresolved, adjudication.Unresolved},
		{of("R3", "J2", 0), 0, hash, acquisition.SlotNoResult, adjudication.Unresolved},
		{of("R3", "J2", 1), 0, common.Hash{7}, acquisition.SlotNoResult, adjudication.Unresolved},
		{of("R3", "J2", 1), 1, hash, acquisition.SlotResult, adjudication.Pass},
		{of("R3", "J2", 2), 0, common.Hash{6}, acquisition.SlotUnresolved, adjudication.Unresolved}, // heard for another request
		{of("R9", "J9", 0), 0, hash, acquisition.SlotUnresolved, adjudication.Unresolved},           // never heard
	}
	for _, w := range want {
		if _, err := c.Claim(w.slot, w.attempt, w.request); err != nil {
			t.Fatal(err)
		}
	}
	got, root, err := c.attest(done("PASS"), drawn)
	if err != nil || len(got.Terminals) != len(want) || len(got.Claims) != len(want) {
		t.Fatalf("%d terminals of %d claims, %v", len(got.Terminals), len(got.Claims), err)
	}
	if got.DrawHash != drawn || root != got.Claims[len(want)-1].Signed().Claim.Hash() {
		t.Errorf("root %s, draw %s", root, got.DrawHash)
	}
	for i, w := range want {
		e := got.Terminals[i]
		end := e.Signed().Terminal
		if end.Check() != nil || e.Slot != w.slot || end.Attempt != w.attempt || end.Status != w.status || end.Verdict != w.verdict ||
			end.ClaimHash != got.Claims[i].Signed().Claim.Hash() {
			t.Errorf("terminal %d: %+v of %+v, want %+v", i, end, e.Slot, w)
		}
	}
}

func TestFindEquivocation(t *testing.T) {
	s, r, _ := signing(t, t.TempDir())
	c := open(t, s, r)
	if _, err := c.Claim(wanted[0].slot, 0, wanted[0].request); err != nil {
		t.Fatal(err)
	}
	claims, _ := c.claims()
	signer, err := claims[0].Signed().Signer(r.committee)
	if err != nil {
		t.Fatal(err)
	}
	passed := execution{status: acquisition.SlotResult, output: common.Hash{1}, verdict: adjudication.Pass}
	failed := passed
	failed.verdict = adjudication.Fail
	doc := func(f execution, edit func(*receipts)) []byte {
		e, err := r.terminal(claims[0], f)
		if err != nil {
			t.Fatal(err)
		}
		d := receipts{
			Version: acquisition.SeatVersion, Committee: r.committee.Address, Dispute: "1", Validator: signer, ManifestHash: r.manifest,
			Claims: claims, Terminals: []terminalReceipt{e},
		}
		if edit != nil {
			edit(&d)
		}
		raw, err := encode(d)
		if err != nil {
			t.Fatal(err)
		}
		return raw
	}
	pass, fail := doc(passed, nil), doc(failed, nil)
	got, err := FindEquivocation(big.NewInt(1), pass, fail)
	if err != nil || got.Terminals == nil {
		t.Fatalf("%+v, %v", got, err)
	}
	if who, err := got.Terminals.Check(r.committee); err != nil || who != signer {
		t.Errorf("against %s, %v", who, err)
	}
	restarted := doc(passed, func(d *receipts) {
		other := claims[0]
		other.Previous = common.Hash{8}
		signed, err := acquisition.SignClaim(r.committee, other.Signed().Claim, r.sign)
		if err != nil {
			t.Fatal(err)
		}
		other.Signature = signed.Signature
		d.Claims = []claimReceipt{other}
	})
	if got, err := FindEquivocation(big.NewInt(1), pass, restarted); err != nil || got.Claims == nil {
		t.Errorf("a chain that starts again: %+v, %v", got, err)
	}
	for name, docs := range map[string][][]byte{
		"none": nil, "one": {pass}, "the same twice": {pass, pass},
		"another's word": {doc(passed, func(d *receipts) { d.Validator = common.Address{1} }), fail},
	} {
		if _, err := FindEquivocation(big.NewInt(1), docs...); !errors.Is(err, ErrNoEquivocation) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := FindEquivocation(big.NewInt(2), pass, fail); !errors.Is(err, ErrNoEquivocation) {
		t.Errorf("another chain: %v", err)
	}
	if _, err := FindEquivocation(big.NewInt(1), []byte("{}")); !errors.Is(err, errDocument) {
		t.Errorf("junk: %v", err)
	}
}

// Another evidence root or another prompt is another request: the claim that was given stands, and no other is.
func TestAnotherRequestIsNotClaimed(t *testing.T) {
	s, r, n := signing(t, t.TempDir())
	c := open(t, s, r)
	if err := claimWanted(c); err != nil {
		t.Fatal(err)
	}
	if _, err := c.Claim(wanted[1].slot, 0, common.Hash{8}); !errors.Is(err, model.ErrClaimed) || *n != 2 {
		t.Errorf("%v, %d signatures", err, *n)
	}
	compiled := &manifest.Compiled{Requirements: []manifest.CompiledRequirement{{ID: "R8"}, {ID: "R9", Judged: true}}}
	if err := c.claimMeasures(compiled); err != nil || *n != 3 {
		t.Fatalf("%v, %d signatures", err, *n)
	}
	c.evidence = common.Hash{8}
	if err := c.claimMeasures(compiled); !errors.Is(err, errForeignBallot) || *n != 3 {
		t.Errorf("on other evidence: %v, %d signatures", err, *n)
	}
}

// The most runs that a manifest can have still make a document that an evidence store takes.
func TestReceiptsFitIntoAStore(t *testing.T) {
	_, r, _ := signing(t, t.TempDir())
	d := receipts{Version: acquisition.SeatVersion, Dispute: "18446744073709551615"}
	for n := range model.MaxCalls + 8 { // 8 may be measured
		c := claimReceipt{Slot: slot{Requirement: "R8", Judge: "J4", Run: uint32(n)}, RequestHash: common.Hash{1}, Signature: make([]byte, 65)}
		end, err := r.terminal(c, execution{
			status: acquisition.SlotResult, output: common.Hash{1}, verdict: adjudication.Pass,
			scope: []string{"criteria:R8", "evidence:E1", "evidence:E2", "evidence:full"},
		})
		if err != nil {
			t.Fatal(err)
		}
		d.Claims, d.Terminals = append(d.Claims, c), append(d.Terminals, end)
	}
	raw, err := encode(d)
	if err != nil || len(raw) > store.MaxBlob*3/4 {
		t.Errorf("%d bytes, %v", len(raw), err)
	}
}
