package acquisition

import (
	"encoding/hex"
	"fmt"
	"slices"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/manifest"
)

// Rules is a version of the draft's acquisition rules.
type Rules uint8

const (
	// RulesLater are the later text's: order by an anchored log, two claims of one attempt are equivocation, a retry
	// opens after ATTESTED_NO_RESULT only.
	RulesLater Rules = iota
	// RulesOlder are for the first published fixtures only: order by clock, the retry predicate ignored, the observed
	// scope under its older name. Nothing new is decided under them.
	RulesOlder
)

// Slot is one run of one requirement by one judge.
type Slot struct {
	Requirement string
	Judge       string
	Index       int // 0-based
}

// Slots lists the run slots of the manifest, given the runs of each judge. A judge that is not named has none.
func (t *Transcript) Slots(runs map[string]int) []Slot {
	var out []Slot
	for _, r := range t.Manifest.Requirements {
		for i := range runs[r.JudgeID] {
			out = append(out, Slot{r.RequirementID, r.JudgeID, i})
		}
	}
	return out
}

// Decide says what the receipts presented for one slot amount to.
func (t *Transcript) Decide(rules Rules, slot Slot) (Decision, error) {
	at := slices.IndexFunc(t.Manifest.Requirements, func(r Requirement) bool {
		return r.RequirementID == slot.Requirement && r.JudgeID == slot.Judge
	})
	if at < 0 || slot.Index < 0 {
		return Decision{}, fmt.Errorf("%w: %.40q of judge %.40q, run %d", ErrSlotUnknown, slot.Requirement, slot.Judge, slot.Index)
	}
	if rule := t.Manifest.Acquisition.refused(rules); rule != "" {
		return Decision{State: StateFormationRefused}.refuse(rule), nil
	}
	req := t.Manifest.Requirements[at]
	if t.Manifest.Acquisition.ProvenanceProfile == manifest.ProfileAdmissionChain {
		return t.decideAdmission(req)
	}
	s, err := t.evidence(rules, req, slot.Index)
	if err != nil {
		return Decision{}, fmt.Errorf("decide run %d of %s by %s: %w", slot.Index, slot.Requirement, slot.Judge, err)
	}
	return decide(s), nil
}

// refused names the rule by which no money may move under this manifest at all.
func (a Acquisition) refused(rules Rules) string {
	if rules == RulesOlder {
		if a.ProvenanceProfile != manifest.ProfileFixture && a.ProvenanceProfile != manifest.ProfileAdmissionChain {
			return "PROFILE"
		}
		return ""
	}
	switch {
	case slices.ContainsFunc(a.RetryPolicy.AllowedAfter, func(s string) bool { return s != string(StateAttestedNoResult) }):
		return "C20"
	case a.ProvenanceProfile != manifest.ProfileFixture:
		return "PROFILE" // the others do not cover the four terms, or are not JSON receipts
	case a.RunIDRule != manifest.RunIDRule:
		return "C16"
	}
	return ""
}

// evidence collects the receipts that the provider signed for one slot.
func (t *Transcript) evidence(rules Rules, req Requirement, index int) (slotEvidence, error) {
	a := t.Manifest.Acquisition
	s := slotEvidence{retry: rules == RulesOlder || slices.Contains(a.RetryPolicy.AllowedAfter, string(StateAttestedNoResult))}
	manifestHash, err := t.Manifest.Hash()
	if err != nil {
		return s, err
	}
	request, err := req.RequestHash()
	if err != nil {
		return s, err
	}
	valid, attempts, err := t.validClaims(manifestHash, req, index)
	if err != nil {
		return s, err
	}
	if s.order, err = t.authority(rules, manifestHash, valid); err != nil {
		return s, err
	}
	for i, c := range valid {
		found := claimEvidence{attempt: attempts[i], exact: c.RequestHash == request}
		body, err := canon.Marshal(c.unsigned())
		if err != nil {
			return s, err
		}
		found.body = string(body)
		if found.terminals, err = t.terminals(rules, c, req.RequiredScope); err != nil {
			return s, err
		}
		s.claims = append(s.claims, found)
	}
	return s, nil
}

// validClaims are those of the slot, of an enumerated attempt, under the manifest's profile and the provider's key.
func (t *Transcript) validClaims(manifestHash string, req Requirement, index int) (valid []Claim, attempts []int, err error) {
	a := t.Manifest.Acquisition
	run, err := RunID(manifestHash, t.DisputeID, req.RequirementID, req.JudgeID, index)
	if err != nil {
		return nil, nil, err
	}
	enumerated := map[string]int{}
	for k := range a.RetryPolicy.MaxAttempts {
		id, err := AttemptID(run, k)
		if err != nil {
			return nil, nil, err
		}
		enumerated[id] = k
	}
	for _, c := range t.Claims {
		k, known := enumerated[c.AttemptID]
		if c.RunID != run || !known || c.ProvenanceProfile != a.ProvenanceProfile ||
			signedBy(a.ProviderPubkey, c.unsigned(), c.Attestation) != nil {
			continue
		}
		valid, attempts = append(valid, c), append(attempts, k)
	}
	return valid, attempts, nil
}

// authority answers whether the slot stood before the result: the dispute id is the derived one, and the dispute is
// ordered before every claim.
func (t *Transcript) authority(rules Rules, manifestHash string, claims []Claim) (Term, error) {
	if t.DisputeState != nil {
		derived, err := DeriveDisputeID(manifestHash, *t.DisputeState)
		if err != nil {
			return CannotEstablish, err
		}
		if derived != t.DisputeID || t.DisputeState.ContractID != t.Manifest.ContractID {
			return False, nil
		}
	}
	if rules == RulesOlder {
		return t.clockOrder(claims), nil
	}
	return t.order(claims)
}

// terminals are the provider's records on one claim.
func (t *Transcript) terminals(rules Rules, c Claim, required []string) ([]terminalEvidence, error) {
	receipt, err := c.ReceiptHash()
	if err != nil {
		return nil, err
	}
	var out []terminalEvidence
	for _, term := range t.Terminals {
		if term.ClaimReceiptHash != receipt ||
			signedBy(t.Manifest.Acquisition.ProviderPubkey, term.unsigned(), term.Attestation) != nil {
			continue
		}
		record, err := canon.Marshal(term.unsigned())
		if err != nil {
			return nil, err
		}
		scope := term.ObservedScope
		if rules == RulesOlder {
			scope = term.ObservationScope
		}
		found := terminalEvidence{record: string(record), status: term.TerminalStatus, sufficient: covers(scope, required)}
		if raw, err := hex.DecodeString(term.OutputHash); err == nil && len(raw) == len(found.output) {
			copy(found.output[:], raw)
		}
		out = append(out, found)
	}
	return out, nil
}
