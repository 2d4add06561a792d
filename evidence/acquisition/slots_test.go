package acquisition

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
	"testing"

	"github.com/btcsuite/btcd/btcec/v2/schnorr"

	"github.com/redress-protocol/redress/evidence/adjudication"
)

func TestSceneIsThePositiveFixture(t *testing.T) {
	s := newScene(t, 1)
	s.logged(s.claim(0))
	s.ends(s.Claims[0], StatusResult)
	want := transcript(t, readFixture(t, "testdata/v0.0.3-next/P1-valid-result.json").raw)
	if s.Claims[0].Attestation != want.Claims[0].Attestation || s.Terminals[0].Attestation != want.Terminals[0].Attestation ||
		s.OrderingLog.Checkpoint.Attestation != want.OrderingLog.Checkpoint.Attestation {
		t.Error("the builder does not sign what the published one signed")
	}
	if d := s.outcome(); !d.Eligible || !d.Result || d.Rule != "" {
		t.Errorf("%+v", d)
	}
}

func TestNegativeVectors(t *testing.T) {
	type want struct {
		state State
		auth  Term
		rule  string
	}
	for name, c := range map[string]struct {
		attempts int
		build    func(s *scene)
		want     want
	}{
		"claim of another profile": {1, func(s *scene) {
			s.logged(s.claim(0, func(c *Claim) { c.ProvenanceProfile = "other" }))
			s.ends(s.Claims[0], StatusResult)
		}, want{StateAuthorized, False, "C18"}},
		"claim of an attempt beyond the last": {1, func(s *scene) {
			s.logged(s.claim(1))
			s.ends(s.Claims[0], StatusResult)
		}, want{StateAuthorized, False, "C18"}},
		"claim of another run": {1, func(s *scene) {
			s.logged(s.claim(0, func(c *Claim) { c.RunID = strings.Repeat("1", 64) }))
		}, want{StateAuthorized, False, "C18"}},
		"claim changed after signing": {1, func(s *scene) {
			s.logged(s.claim(0))
			s.Claims[0].AcceptedAt++
		}, want{StateAuthorized, False, "C18"}},
		"terminal by the requester": {1, func(s *scene) {
			s.logged(s.claim(0))
			s.ends(s.Claims[0], StatusResult)
			s.Terminals[0].Attestation = attest(t, "requester", s.Terminals[0].unsigned())
		}, want{StateClaimed, True, "C19"}},
		"terminal of another claim": {1, func(s *scene) {
			s.logged(s.claim(0))
			s.ends(s.Claims[0], StatusResult, func(term *Terminal) { term.ClaimReceiptHash = strings.Repeat("2", 64) })
		}, want{StateClaimed, True, "C19"}},
		"terminal without a known status": {1, func(s *scene) {
			s.logged(s.claim(0))
			s.ends(s.Claims[0], "DONE")
		}, want{StateClaimed, True, "C19"}},
		"dispute not in the log": {1, func(s *scene) {
			s.logged(s.claim(0))
			s.ends(s.Claims[0], StatusResult)
			s.DisputeState.CommittedAt++
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"dispute of another contract": {1, func(s *scene) {
			s.DisputeState.ContractID = "other"
			s.rename()
			s.logged(s.claim(0))
			s.ends(s.Claims[0], StatusResult)
		}, want{StateTerminalResult, False, "C16"}},
		"log with a gap": {1, func(s *scene) {
			s.logged(s.claim(0))
			s.ends(s.Claims[0], StatusResult)
			s.OrderingLog.Entries = s.OrderingLog.Entries[1:]
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"log entry changed": {1, func(s *scene) {
			s.logged(s.claim(0))
			s.ends(s.Claims[0], StatusResult)
			s.OrderingLog.Entries[0].Kind = "note"
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"log longer than its checkpoint": {1, func(s *scene) {
			s.logged(s.claim(0))
			s.ends(s.Claims[0], StatusResult)
			s.entry("note", strings.Repeat("3", 64))
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"dispute in the log as something else": {1, func(s *scene) {
			ref, err := hashOf(s.DisputeState)
			if err != nil {
				t.Fatal(err)
			}
			s.OrderingLog = &OrderingLog{}
			s.entry("note", ref)
			s.logClaims(s.claim(0))
			s.ends(s.Claims[0], StatusResult)
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"claim in the log as something else": {1, func(s *scene) {
			s.logged()
			c := s.claim(0)
			ref, err := c.logRef()
			if err != nil {
				t.Fatal(err)
			}
			c.OrderingProof = s.entry("note", ref)
			c.Attestation = attest(t, "provider", c.unsigned())
			s.Claims = append(s.Claims, c)
			s.seal("anchor")
			s.ends(c, StatusResult)
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"log rewritten below its head": {1, func(s *scene) {
			// Without the dispute first, the anchor signs; then an entry that says so takes the place of the first.
			s.OrderingLog = &OrderingLog{}
			s.entry("note", strings.Repeat("5", 64))
			s.logClaims(s.claim(0))
			s.ends(s.Claims[0], StatusResult)
			ref, err := hashOf(s.DisputeState)
			if err != nil {
				t.Fatal(err)
			}
			forged := LogEntry{Kind: entryDispute, Ref: ref, Prev: strings.Repeat("0", 64)}
			if forged.EntryHash, err = forged.hash(); err != nil {
				t.Fatal(err)
			}
			s.OrderingLog.Entries[0] = forged
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"entry under a hash that is not its own": {1, func(s *scene) {
			s.logged(s.claim(0))
			s.OrderingLog.Entries[1].EntryHash = strings.Repeat("6", 64)
			s.Claims[0].OrderingProof = strings.Repeat("6", 64)
			s.Claims[0].Attestation = attest(t, "provider", s.Claims[0].unsigned())
			s.ends(s.Claims[0], StatusResult)
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"claim that points at another claim's entry": {1, func(s *scene) {
			s.logged(s.claim(0, func(c *Claim) { c.RunID = strings.Repeat("8", 64) }))
			c := s.claim(0)
			c.OrderingProof = s.Claims[0].OrderingProof
			c.Attestation = attest(t, "provider", c.unsigned())
			s.Claims = append(s.Claims, c)
			s.ends(c, StatusResult)
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"log that skips a number": {1, func(s *scene) {
			s.logged()
			c := s.claim(0)
			ref, err := c.logRef()
			if err != nil {
				t.Fatal(err)
			}
			e := LogEntry{Seq: 2, Kind: entryClaim, Ref: ref, Prev: s.OrderingLog.Entries[0].EntryHash}
			if e.EntryHash, err = e.hash(); err != nil {
				t.Fatal(err)
			}
			s.OrderingLog.Entries = append(s.OrderingLog.Entries, e)
			s.OrderingLog.Checkpoint = &Checkpoint{Seq: 1, Head: e.EntryHash}
			s.OrderingLog.Checkpoint.Attestation = attest(t, "anchor", s.OrderingLog.Checkpoint.unsigned())
			c.OrderingProof = e.EntryHash
			c.Attestation = attest(t, "provider", c.unsigned())
			s.Claims = append(s.Claims, c)
			s.ends(c, StatusResult)
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"checkpoint of another length": {1, func(s *scene) {
			s.logged(s.claim(0))
			s.ends(s.Claims[0], StatusResult)
			s.OrderingLog.Checkpoint.Seq++
			s.OrderingLog.Checkpoint.Attestation = attest(t, "anchor", s.OrderingLog.Checkpoint.unsigned())
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"checkpoint of another head": {1, func(s *scene) {
			s.logged(s.claim(0))
			s.ends(s.Claims[0], StatusResult)
			s.OrderingLog.Checkpoint.Head = strings.Repeat("4", 64)
			s.OrderingLog.Checkpoint.Attestation = attest(t, "anchor", s.OrderingLog.Checkpoint.unsigned())
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"claim that points at another entry": {1, func(s *scene) {
			s.logged(s.claim(0))
			s.Claims[0].OrderingProof = s.OrderingLog.Entries[0].EntryHash
			s.Claims[0].Attestation = attest(t, "provider", s.Claims[0].unsigned())
			s.ends(s.Claims[0], StatusResult)
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"provider as its own anchor": {1, func(s *scene) {
			s.Manifest.Acquisition.OrderingAnchorPubkey = s.Manifest.Acquisition.ProviderPubkey
			s.rename()
			s.logged(s.claim(0))
			s.seal("provider")
			s.ends(s.Claims[0], StatusResult)
		}, want{StateTerminalResult, CannotEstablish, "C16"}},
		"run ids by another rule": {1, func(s *scene) {
			s.Manifest.Acquisition.RunIDRule = "executor's choice"
			s.rename()
			s.logged(s.claim(0))
			s.ends(s.Claims[0], StatusResult)
		}, want{StateFormationRefused, False, "C16"}},
		"unknown profile": {1, func(s *scene) {
			s.Manifest.Acquisition.ProvenanceProfile = "plain-provider-api"
			s.rename()
			s.logged(s.claim(0, func(c *Claim) { c.ProvenanceProfile = "plain-provider-api" }))
			s.ends(s.Claims[0], StatusResult)
		}, want{StateFormationRefused, False, "PROFILE"}},
		"an absence and a result for one claim": {2, func(s *scene) {
			s.logged(s.claim(0))
			s.ends(s.Claims[0], StatusNoResult)
			s.ends(s.Claims[0], StatusResult)
		}, want{StateEquivocation, True, "C19"}},
		"equivocation in an opened attempt": {2, func(s *scene) {
			s.logged(s.claim(0), s.claim(1))
			s.ends(s.Claims[0], StatusNoResult)
			s.ends(s.Claims[1], StatusResult)
			s.ends(s.Claims[1], StatusUnresolved)
		}, want{StateEquivocation, True, "C19"}},
		"result after a result": {2, func(s *scene) {
			s.logged(s.claim(0), s.claim(1))
			s.ends(s.Claims[0], StatusResult)
			s.ends(s.Claims[1], StatusResult)
		}, want{StateTerminalResult, False, "C20"}},
		"two absences": {2, func(s *scene) {
			s.logged(s.claim(0), s.claim(1))
			s.ends(s.Claims[0], StatusNoResult)
			s.ends(s.Claims[1], StatusNoResult)
		}, want{StateAttestedNoResult, True, "C19"}},
		"attempts 0 and 2": {3, func(s *scene) {
			s.logged(s.claim(0), s.claim(2))
			s.ends(s.Claims[0], StatusNoResult)
			s.ends(s.Claims[1], StatusResult)
		}, want{StateClaimed, False, "C20"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newScene(t, c.attempts)
			s.t = t
			c.build(s)
			d := s.outcome()
			if got := (want{d.State, d.Authorized, d.Rule}); got != c.want || d.Eligible || d.Result {
				t.Errorf("got %+v, want %+v", d, c.want)
			}
			for seed := range uint64(3) {
				s.shuffle(seed)
				if again := s.outcome(); again != d {
					t.Fatalf("shuffled by %d: %+v, want %+v", seed, again, d)
				}
			}
		})
	}
}

// A provider that signs one claim twice has made one claim; the terminals of both receipts count for it.
func TestOneClaimSignedTwice(t *testing.T) {
	s := newScene(t, 1)
	s.logged(s.claim(0))
	twice := s.Claims[0]
	message, err := digest(twice.unsigned())
	if err != nil {
		t.Fatal(err)
	}
	sig, err := schnorr.Sign(fixtureKey("provider"), message[:], schnorr.CustomNonce([32]byte{1}))
	if err != nil {
		t.Fatal(err)
	}
	twice.Attestation = hex.EncodeToString(sig.Serialize())
	if twice.Attestation == s.Claims[0].Attestation {
		t.Fatal("the same signature")
	}
	s.Claims = append(s.Claims, twice)
	s.ends(s.Claims[0], StatusResult)
	if d := s.outcome(); !d.Eligible {
		t.Errorf("one terminal: %+v", d)
	}
	s.ends(twice, StatusUnresolved)
	if d := s.outcome(); d.State != StateEquivocation {
		t.Errorf("an end for each receipt: %+v", d)
	}
}

func TestAssertionsAndCommitmentsDecideNothing(t *testing.T) {
	f := readFixture(t, "testdata/v0.0.3-next/F2-suppressed-unfavorable-result.json")
	want := decided(t, transcript(t, f.raw), RulesLater)
	tr := transcript(t, f.raw)
	tr.ExecutorAssertions = nil
	tr.SubmissionCommitments = []SubmissionCommitment{{Type: "anything"}}
	if got := decided(t, tr, RulesLater); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}

func TestRunsAreDecidedApart(t *testing.T) {
	s := newScene(t, 1)
	s.logged(s.claim(0))
	s.ends(s.Claims[0], StatusResult)
	slots := s.Slots(map[string]int{"J1": 3, "J9": 1})
	if len(slots) != 3 || slots[2] != (Slot{"R1", "J1", 2}) {
		t.Fatalf("%v", slots)
	}
	for _, slot := range slots {
		d, err := s.Decide(RulesLater, slot)
		if err != nil {
			t.Fatal(err)
		}
		if d.Result != (slot.Index == 0) {
			t.Errorf("%+v: %+v", slot, d)
		}
	}
	for _, slot := range []Slot{{"R2", "J1", 0}, {"R1", "J2", 0}, {"R1", "J1", -1}} {
		if _, err := s.Decide(RulesLater, slot); !errors.Is(err, ErrSlotUnknown) {
			t.Errorf("%+v: %v", slot, err)
		}
	}
}

func TestObserve(t *testing.T) {
	s := newScene(t, 1)
	s.logged(s.claim(0))
	s.ends(s.Claims[0], StatusResult)
	d := s.outcome()
	if got := d.Observe([]byte(passOutput)); got != adjudication.Pass {
		t.Errorf("attested bytes: %s", got)
	}
	if got := d.Observe([]byte(`{"verdict":"FAIL"}`)); got != adjudication.Unresolved {
		t.Errorf("other bytes: %s", got)
	}
	unscoped := newScene(t, 1)
	unscoped.logged(unscoped.claim(0))
	unscoped.ends(unscoped.Claims[0], StatusResult, func(term *Terminal) { term.ObservedScope = []string{"evidence:full"} })
	d = unscoped.outcome()
	if got := d.Observe([]byte(passOutput)); got != adjudication.Unresolved || d.SufficientScope != False || d.Rule != "C21" {
		t.Errorf("insufficient scope: %s, %+v", got, d)
	}
	absent := newScene(t, 1)
	absent.logged(absent.claim(0))
	absent.ends(absent.Claims[0], StatusResult, func(term *Terminal) { term.OutputHash = "" })
	if d = absent.outcome(); d.Result || !d.Eligible {
		t.Errorf("a result without output: %+v", d)
	}
	undecided := newScene(t, 1)
	undecided.logged(undecided.claim(0))
	undecided.ends(undecided.Claims[0], StatusUnresolved, func(term *Terminal) { term.OutputHash = strings.Repeat("7", 64) })
	if d = undecided.outcome(); d.Result || d.State != StateTerminalUnresolved {
		t.Errorf("an output without a result: %+v", d)
	}
	if got := (Decision{Output: sha256.Sum256([]byte(passOutput))}).Observe([]byte(passOutput)); got != adjudication.Unresolved {
		t.Errorf("an output that is no result: %s", got)
	}
}
