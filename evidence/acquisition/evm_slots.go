package acquisition

import (
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
	"github.com/redress-protocol/redress/evidence/run"
)

// SeatRecord is everything that is presented about the runs of one seat under the EVM profile. Order has no meaning.
type SeatRecord struct {
	Committee  run.Committee
	Seat       run.Seat
	DrawHash   common.Hash // hash of the block that drew the seat, from the chain
	ClaimsRoot common.Hash // what the seat put on chain with its commitment
	Claims     []SignedClaim
	Terminals  []SignedTerminal
}

// SlotTerms is what the manifest commits for one run slot.
type SlotTerms struct {
	Slot          RunSlot
	Signer        common.Address // the seat's validator, or the judge's declared gateway
	Provenance    string         // a provenance kind of package manifest
	RequestHash   common.Hash    // of attempt 0, and of a further attempt that no substitute takes
	Substitutes   []common.Hash  // requests of the ladder's substitutes, for further attempts
	RequiredScope []string
	MaxAttempts   uint32
	Retry         bool // a further attempt opens after an attested absence
	QuoteVerified bool // tee_attestation only: a QuoteVerifier accepted the run's quote
}

// ObservedScopes gives the tokens behind the scope hashes that terminals sign. Tokens that do not hash to what was
// signed count for nothing.
type ObservedScopes map[common.Hash][]string

// Decide says what the seat's receipts amount to for one run slot.
func (s SeatRecord) Decide(terms SlotTerms, scopes ObservedScopes) Decision {
	if terms.Slot.Seat.Round != s.Seat.Round || terms.Slot.Seat.Seat != s.Seat.Seat ||
		chainID(terms.Slot.Seat.DisputeID) != chainID(s.Seat.DisputeID) {
		return Decision{State: StateAuthorized}.refuse("C16")
	}
	slot := terms.Slot.RunID(s.Committee)
	chained := s.chain()
	e := slotEvidence{order: termIf(chained != nil && (terms.Provenance != manifest.ProvenanceTEE || terms.QuoteVerified)), retry: terms.Retry}
	for _, c := range s.Claims {
		if c.Claim.RunID != slot || c.Claim.Attempt >= terms.MaxAttempts || !signedClaim(s.Committee, c, terms.Signer) {
			continue
		}
		hash := c.Claim.Hash()
		if _, met := chained[hash]; !met && !(terms.Provenance == manifest.ProvenanceReceipt && admitted(chained, c.Claim)) {
			e.order = CannotEstablish
		}
		e.claims = append(e.claims, claimEvidence{
			attempt: int(c.Claim.Attempt), body: hash.Hex(), exact: terms.exact(c.Claim),
			terminals: s.terminals(c.Claim, terms, scopes),
		})
	}
	return decide(e)
}

// chain walks from the root that the seat put on chain back to the genesis, and returns the claims on the way; nil if
// one is missing. Order is structural: what is chained to the hash of the draw came after the dispute stood. Claims that
// nobody chained are never met, so presenting junk changes nothing.
func (s SeatRecord) chain() map[common.Hash]SlotClaim {
	byHash := make(map[common.Hash]SlotClaim, len(s.Claims))
	for _, c := range s.Claims {
		byHash[c.Claim.Hash()] = c.Claim
	}
	genesis := Genesis(s.Committee.CaseKey(s.Seat), s.DrawHash)
	met := map[common.Hash]SlotClaim{}
	for at := s.ClaimsRoot; at != genesis; at = byHash[at].Previous {
		claim, ok := byHash[at]
		if !ok {
			return nil
		}
		met[at] = claim
	}
	return met
}

// admitted reports whether the seat's chain admits exactly the request that a gateway claims in a chain of its own. The
// gateway's log is older than the dispute; the seat's claim is not, and both bind one request.
func admitted(chained map[common.Hash]SlotClaim, claim SlotClaim) bool {
	for _, c := range chained {
		if c.RunID == claim.RunID && c.Attempt == claim.Attempt && c.RequestHash == claim.RequestHash {
			return true
		}
	}
	return false
}

// exact reports whether a claim binds a request that the manifest commits for its attempt.
func (t SlotTerms) exact(c SlotClaim) bool {
	return c.RequestHash == t.RequestHash || (c.Attempt > 0 && slices.Contains(t.Substitutes, c.RequestHash))
}

// termIf is True or, where the condition is not shown, CannotEstablish.
func termIf(shown bool) Term {
	if shown {
		return True
	}
	return CannotEstablish
}

func signedClaim(c run.Committee, claim SignedClaim, signer common.Address) bool {
	got, err := claim.Signer(c)
	return err == nil && got == signer
}

func (s SeatRecord) terminals(claim SlotClaim, terms SlotTerms, scopes ObservedScopes) []terminalEvidence {
	var out []terminalEvidence
	for _, t := range s.Terminals {
		// By attempt, not by claim hash: a terminal that names another claim of this attempt is a second word on it.
		if t.Terminal.RunID != claim.RunID || t.Terminal.Attempt != claim.Attempt {
			continue
		}
		if got, err := t.Signer(s.Committee); err != nil || got != terms.Signer {
			continue
		}
		observed := scopes[t.Terminal.ScopeHash]
		found := terminalEvidence{
			record: t.Terminal.Hash().Hex(), output: t.Terminal.OutputHash,
			sufficient: ScopeHash(observed) == t.Terminal.ScopeHash && covers(observed, terms.RequiredScope),
		}
		if t.Terminal.Check() == nil && t.Terminal.ClaimHash == claim.Hash() {
			found.status = t.Terminal.Status.status()
		}
		out = append(out, found)
	}
	return out
}

// Attested reports whether an output is what the terminal says it is: its bytes and the verdict they parse to.
func (t SlotTerminal) Attested(raw []byte) bool {
	return t.Status == SlotResult && CompareRerun(t.OutputHash, raw) == nil && manifest.ParseResult(raw) == t.Verdict &&
		t.Verdict <= adjudication.Fail
}
