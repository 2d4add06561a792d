package validator

import (
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/agents/judge"
	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/relayer/store"
)

// done is a transcript with one measured requirement, one that lacked evidence, and a panel of three slots.
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
		}},
	}
}

const hash1 = "0000000000000000000000000000000000000000000000000000000000000001"

var ran = []execution{
	{slot: slot{Requirement: "R1"}, request: common.Hash{1}, status: acquisition.SlotResult, output: common.Hash{1}, verdict: adjudication.Pass},
	{slot: slot{Requirement: "R2", Judge: "J1", Run: 2}, request: common.Hash{2}, status: acquisition.SlotUnresolved},
}

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

func TestClaimsChainFromTheGenesis(t *testing.T) {
	s, r, n := signing(t, t.TempDir())
	genesis := common.Hash{9}
	claims, root, err := s.claims(r, 1, genesis, ran)
	if err != nil {
		t.Fatal(err)
	}
	if len(claims) != 2 || *n != 2 || claims[0].Previous != genesis || claims[1].Previous != claims[0].signed().Claim.Hash() {
		t.Errorf("%d claims under %d signatures: %+v", len(claims), *n, claims)
	}
	if want, err := acquisition.ClaimsRoot(genesis, []acquisition.SlotClaim{claims[0].signed().Claim, claims[1].signed().Claim}); err != nil || root != want {
		t.Errorf("root %s, want %s: %v", root, want, err)
	}
	if _, root, err := s.claims(r, 2, genesis, nil); err != nil || root != genesis {
		t.Errorf("without a run the root is the genesis: %s, %v", root, err)
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
	if _, _, err := s.claims(r, 1, common.Hash{9}, ran); !errors.Is(err, died) {
		t.Fatalf("got %v", err)
	}
	s, r, n := signing(t, dir)
	again, root, err := s.claims(r, 1, common.Hash{9}, ran)
	if err != nil || *n != 1 || len(again) != 2 {
		t.Fatalf("%d claims under %d new signatures, %v", len(again), *n, err)
	}
	_, same, err := s.claims(r, 1, common.Hash{9}, nil)
	if err != nil || same != root || *n != 1 {
		t.Errorf("evidence that is gone unclaims nothing: %s, %s, %v", same, root, err)
	}
}

// Another draw or other evidence under the same number: a second claim for a slot would be equivocation.
func TestClaimsAreNeverGivenTwice(t *testing.T) {
	for name, change := range map[string]func(r *runs, genesis *common.Hash){
		"another draw":      func(_ *runs, genesis *common.Hash) { *genesis = common.Hash{8} },
		"another manifest":  func(r *runs, _ *common.Hash) { r.manifest = common.Hash{8} },
		"another seat's id": func(r *runs, _ *common.Hash) { r.seat.Seat = 1 },
	} {
		t.Run(name, func(t *testing.T) {
			s, r, n := signing(t, t.TempDir())
			genesis := common.Hash{9}
			if _, _, err := s.claims(r, 1, genesis, ran); err != nil {
				t.Fatal(err)
			}
			change(&r, &genesis)
			if _, _, err := s.claims(r, 1, genesis, ran); !errors.Is(err, errForeignBallot) || *n != 2 {
				t.Errorf("%v, %d signatures", err, *n)
			}
		})
	}
}

func TestTerminalsSayWhatWasFound(t *testing.T) {
	s, r, _ := signing(t, t.TempDir())
	list, err := r.executions(done("PASS"))
	if err != nil {
		t.Fatal(err)
	}
	claims, _, err := s.claims(r, 1, common.Hash{9}, list)
	if err != nil {
		t.Fatal(err)
	}
	want := []struct {
		slot    slot
		status  acquisition.SlotStatus
		verdict adjudication.Verdict
	}{
		{slot{Requirement: "R1"}, acquisition.SlotResult, adjudication.Pass},
		{slot{Requirement: "R2"}, acquisition.SlotUnresolved, adjudication.Unresolved},
		{slot{"R3", "J1", 0}, acquisition.SlotResult, adjudication.Fail},
		{slot{"R3", "J1", 1}, acquisition.SlotUnresolved, adjudication.Unresolved},
		{slot{"R3", "J2", 0}, acquisition.SlotNoResult, adjudication.Unresolved},
	}
	if len(claims) != len(want) {
		t.Fatalf("%d claims, want %d: what was not asked is not claimed", len(claims), len(want))
	}
	for i, w := range want {
		e, err := r.terminal(claims[i], list[i])
		if err != nil {
			t.Fatal(err)
		}
		got := e.signed().Terminal
		if got.Check() != nil || e.Slot != w.slot || got.Status != w.status || got.Verdict != w.verdict || got.ClaimHash != claims[i].signed().Claim.Hash() {
			t.Errorf("terminal %d: %+v of %+v, want %+v", i, got, e.Slot, w)
		}
	}
	if claims[2].RequestHash != common.HexToHash(hash1) {
		t.Errorf("request %s", claims[2].RequestHash)
	}
}

func TestFindEquivocation(t *testing.T) {
	s, r, _ := signing(t, t.TempDir())
	claims, _, err := s.claims(r, 1, common.Hash{9}, ran[:1])
	if err != nil {
		t.Fatal(err)
	}
	signer, err := claims[0].signed().Signer(r.committee)
	if err != nil {
		t.Fatal(err)
	}
	failed := ran[0]
	failed.verdict = adjudication.Fail
	doc := func(f execution, edit func(*receipts)) []byte {
		e, err := r.terminal(claims[0], f)
		if err != nil {
			t.Fatal(err)
		}
		d := receipts{
			Version: receiptsVersion, Committee: r.committee.Address, Dispute: "1", Validator: signer, ManifestHash: r.manifest,
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
	pass, fail := doc(ran[0], nil), doc(failed, nil)
	got, err := FindEquivocation(big.NewInt(1), pass, fail)
	if err != nil || got.Terminals == nil {
		t.Fatalf("%+v, %v", got, err)
	}
	if who, err := got.Terminals.Check(r.committee); err != nil || who != signer {
		t.Errorf("against %s, %v", who, err)
	}
	restarted := doc(ran[0], func(d *receipts) {
		other := claims[0]
		other.Previous = common.Hash{8}
		signed, err := acquisition.SignClaim(r.committee, other.signed().Claim, r.sign)
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
		"another's word": {doc(ran[0], func(d *receipts) { d.Validator = common.Address{1} }), fail},
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
	if _, _, err := s.claims(r, 1, common.Hash{9}, ran); err != nil {
		t.Fatal(err)
	}
	other := []execution{ran[0], ran[1]}
	other[1].request = common.Hash{8}
	if _, _, err := s.claims(r, 1, common.Hash{9}, other); !errors.Is(err, errForeignBallot) || *n != 2 {
		t.Errorf("%v, %d signatures", err, *n)
	}
	before, err := r.executions(done("PASS"))
	if err != nil {
		t.Fatal(err)
	}
	r.evidence = common.Hash{8}
	after, err := r.executions(done("PASS"))
	if err != nil || after[0].request == before[0].request {
		t.Errorf("request %s on any evidence, %v", after[0].request, err)
	}
}

// The most runs that a manifest can have still make a document that an evidence store takes.
func TestReceiptsFitIntoAStore(t *testing.T) {
	_, r, _ := signing(t, t.TempDir())
	d := receipts{Version: receiptsVersion, Dispute: "18446744073709551615"}
	for n := range 128 {
		e := execution{
			slot: slot{Requirement: "R8", Judge: "J4", Run: uint32(n)}, request: common.Hash{1}, status: acquisition.SlotResult,
			output: common.Hash{1}, verdict: adjudication.Pass, scope: []string{"criteria:R8", "evidence:E1", "evidence:E2", "evidence:full"},
		}
		c := r.claim(e, common.Hash{2})
		c.Signature = make([]byte, 65)
		end, err := r.terminal(c, e)
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
