package acquisition

import (
	"crypto/sha256"
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/run"
	"github.com/redress-protocol/redress/evidence/signature"
)

func TestEquivocation(t *testing.T) {
	s, _ := record(t)
	c := s.Claims[1].Claim
	first, second := signedAnyhow(t, "validator", passed(c)), signedAnyhow(t, "validator", failed(c))
	proof := TerminalEquivocation{slotOfR2, first, second}
	for _, p := range []TerminalEquivocation{proof, {slotOfR2, second, first}} {
		if signer, err := p.Check(committee); err != nil || signer != addressOf("validator") {
			t.Errorf("%s, %v", signer, err)
		}
	}
	next := c
	next.Attempt = 1
	scoped := passed(c)
	scoped.ScopeHash = common.Hash{}
	elsewhere := passed(c)
	elsewhere.RunID = common.Hash{1}
	otherSlot := slotOfR2
	otherSlot.RunIndex = 0
	otherSeat := slotOfR2
	otherSeat.Seat.Seat = 0
	for name, tc := range map[string]struct {
		proof TerminalEquivocation
		at    run.Committee
		want  error
	}{
		"the same record":       {TerminalEquivocation{slotOfR2, first, first}, committee, ErrSameRecord},
		"another attempt":       {TerminalEquivocation{slotOfR2, first, signedAnyhow(t, "validator", failed(next))}, committee, ErrOtherAttempt},
		"another signer":        {TerminalEquivocation{slotOfR2, first, signedAnyhow(t, "stranger", failed(c))}, committee, ErrOtherSigner},
		"another slot":          {TerminalEquivocation{otherSlot, first, second}, committee, ErrOtherAttempt},
		"another seat":          {TerminalEquivocation{otherSeat, first, second}, committee, ErrOtherAttempt},
		"first of another run":  {TerminalEquivocation{slotOfR2, signedAnyhow(t, "validator", elsewhere), second}, committee, ErrOtherAttempt},
		"second of another run": {TerminalEquivocation{slotOfR2, first, signedAnyhow(t, "validator", elsewhere)}, committee, ErrOtherAttempt},
		"another committee":     {proof, run.Committee{ChainID: big.NewInt(1), Address: committee.Address}, ErrOtherAttempt},
		"no signature":          {TerminalEquivocation{slotOfR2, first, SignedTerminal{failed(c), nil}}, committee, signature.ErrInvalid},
		"first unsigned":        {TerminalEquivocation{slotOfR2, SignedTerminal{passed(c), nil}, second}, committee, signature.ErrInvalid},
	} {
		if _, err := tc.proof.Check(tc.at); !errors.Is(err, tc.want) {
			t.Errorf("%s: %v, want %v", name, err, tc.want)
		}
	}
	if _, err := (TerminalEquivocation{slotOfR2, first, signedAnyhow(t, "validator", scoped)}).Check(committee); err != nil {
		t.Errorf("two scopes for one result: %v", err)
	}
	junk := signedAnyhow(t, "stranger", failed(c))
	found, ok := FindTerminalEquivocation(committee, slotOfR2, addressOf("validator"), []SignedTerminal{junk, first, first, second})
	if _, err := found.Check(committee); !ok || err != nil {
		t.Errorf("not found: %v", err)
	}
	if _, ok := FindTerminalEquivocation(committee, slotOfR2, addressOf("validator"), []SignedTerminal{junk, first, signedAnyhow(t, "validator", elsewhere), first}); ok {
		t.Error("found what is not there")
	}
}

func TestClaimEquivocation(t *testing.T) {
	s, _ := record(t)
	first := s.Claims[1]
	again := first.Claim
	again.Previous = common.Hash{1} // a chain started anew
	second := claimOf(t, "validator", again)
	if signer, err := (ClaimEquivocation{slotOfR2, first, second}).Check(committee); err != nil || signer != addressOf("validator") {
		t.Errorf("%s, %v", signer, err)
	}
	next := first.Claim
	next.Attempt = 1
	otherSlot := slotOfR2
	otherSlot.JudgeID = "J2"
	for name, tc := range map[string]struct {
		proof ClaimEquivocation
		want  error
	}{
		"the same claim":  {ClaimEquivocation{slotOfR2, first, first}, ErrSameRecord},
		"another attempt": {ClaimEquivocation{slotOfR2, first, claimOf(t, "validator", next)}, ErrOtherAttempt},
		"another slot":    {ClaimEquivocation{otherSlot, first, second}, ErrOtherAttempt},
		"another signer":  {ClaimEquivocation{slotOfR2, first, claimOf(t, "stranger", again)}, ErrOtherSigner},
	} {
		if _, err := tc.proof.Check(committee); !errors.Is(err, tc.want) {
			t.Errorf("%s: %v, want %v", name, err, tc.want)
		}
	}
	junk := claimOf(t, "stranger", again)
	found, ok := FindClaimEquivocation(committee, slotOfR2, addressOf("validator"), []SignedClaim{s.Claims[0], junk, first, junk, second})
	if _, err := found.Check(committee); !ok || err != nil {
		t.Errorf("not found: %v", err)
	}
	if _, ok := FindClaimEquivocation(committee, slotOfR2, addressOf("validator"), []SignedClaim{s.Claims[0], junk, first, first}); ok {
		t.Error("found what is not there")
	}
}

func TestTerminalMembersAgree(t *testing.T) {
	c := SlotClaim{RunID: common.Hash{1}}
	for _, good := range []SlotTerminal{passed(c), failed(c), ended(c, SlotUnresolved), ended(c, SlotNoResult)} {
		if _, err := SignTerminal(committee, good, keyOf("validator")); err != nil {
			t.Errorf("%+v: %v", good, err)
		}
	}
	noOutput, noStatus, wild, outputOfAbsence, verdictOfAbsence := passed(c), passed(c), passed(c), passed(c), ended(c, SlotNoResult)
	noOutput.OutputHash, noStatus.Status, wild.Verdict = common.Hash{}, 0, 3
	outputOfAbsence.Status, outputOfAbsence.Verdict = SlotNoResult, adjudication.Unresolved
	verdictOfAbsence.Verdict = adjudication.Pass
	for _, bad := range []SlotTerminal{noOutput, noStatus, wild, outputOfAbsence, verdictOfAbsence} {
		if _, err := SignTerminal(committee, bad, keyOf("validator")); !errors.Is(err, ErrReceiptInvalid) {
			t.Errorf("%+v: %v", bad, err)
		}
	}
	lied := passed(c)
	lied.Verdict = adjudication.Fail
	if !passed(c).Attested([]byte(passOutput)) || lied.Attested([]byte(passOutput)) || passed(c).Attested([]byte(`{"verdict":"PASS"} `)) ||
		ended(c, SlotUnresolved).Attested(nil) {
		t.Error("what a terminal attests")
	}
}

func TestProvenanceAnswers(t *testing.T) {
	if err := (NoQuoteVerifier{}).VerifyQuote(t.Context(), []byte("quote"), QuoteBinding{}); !errors.Is(err, ErrNotVerifiedHere) {
		t.Errorf("%v", err)
	}
	attested := sha256.Sum256([]byte("a"))
	var mismatch *RerunMismatch
	if err := CompareRerun(attested, []byte("b")); !errors.As(err, &mismatch) || mismatch.Rerun != sha256.Sum256([]byte("b")) {
		t.Errorf("%v", err)
	}
	if err := CompareRerun(attested, []byte("a")); err != nil {
		t.Error(err)
	}
}
