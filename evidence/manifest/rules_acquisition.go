package manifest

import (
	"encoding/hex"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/common"
)

// acquisitionRules are C16..C21 and what goes with them: profile sufficiency, and the provenance of every judge. They
// apply where a requirement is judged; a measured one has no run to acquire.
var acquisitionRules = []rule{
	{"C16", runAuthority}, {"C17", requestBinding}, {"C18", admission}, {"C19", uniqueTerminal}, {"C20", retries},
	{"C21", structuredScope}, {"PROFILE", sufficiency}, {"PB", provenance}, {"PB", rerunnable}, {"PB", substitutes},
}

const acquisitionAt = "/acquisition"

// acquisition of a document with a judged requirement; an absent one commits nothing.
func (m *Manifest) acquisition() Acquisition {
	if m.Acquisition == nil {
		return Acquisition{}
	}
	return *m.Acquisition
}

// word refuses a semantics member that is not one of the words that the profile implements. Where the profile is
// unknown nothing is known to be right, and its absence is reported by PROFILE.
func word(code, member, value string, known []string, meaning string) []Defect {
	if slices.Contains(known, value) {
		return nil
	}
	fix := "name a provenance profile that implements it"
	if len(known) > 0 {
		fix = "write " + known[0]
	}
	message := meaning + " is not one that the profile implements"
	if value == "" {
		message = meaning + " is not committed"
	}
	return []Defect{defect(code, acquisitionAt+"/"+member, shown(value), message, fix)}
}

// C16: run ids follow from state before any result, and the dispute precedes every claim by something other than a clock.
func runAuthority(m *Manifest) []Defect {
	if !m.Judged() {
		return nil
	}
	a := m.acquisition()
	p := profiles[a.ProvenanceProfile]
	out := word("C16_RUN_ID", "run_id_rule", a.RunIDRule, []string{RunIDRule}, "the rule of run ids")
	out = append(out, word("C16_DISPUTE_ID", "dispute_id_rule", a.DisputeIDRule, p.disputeID, "the rule of dispute ids")...)
	out = append(out, word("C16_PREDECESSOR", "predecessor_authority_rule", a.PredecessorAuthorityRule, p.precedence,
		"the source that a dispute existed")...)
	out = append(out, word("C16_ORDERING", "ordering_proof_rule", a.OrderingProofRule, p.ordering,
		"the proof that a dispute precedes its claims")...)
	if p.keys && !xOnlyKey(a.OrderingAnchorPubkey) {
		out = append(out, defect("C16_ANCHOR", acquisitionAt+"/ordering_anchor_pubkey", shown(a.OrderingAnchorPubkey),
			"nobody can sign the ordering log", "name a key of 32 bytes in hex"))
	}
	if p.keys && a.OrderingAnchorPubkey == a.ProviderPubkey && a.ProviderPubkey != "" {
		out = append(out, defect("C16_ANCHOR", acquisitionAt+"/ordering_anchor_pubkey", a.OrderingAnchorPubkey,
			"the provider would witness its own order", "name a key of somebody else"))
	}
	return out
}

func xOnlyKey(s string) bool {
	raw, err := hex.DecodeString(s)
	return err == nil && len(raw) == 32 && strings.ToLower(s) == s
}

// C17: a claim's request hash covers every outcome-relevant input.
func requestBinding(m *Manifest) []Defect {
	a := m.acquisition()
	if !m.Judged() || (a.RequestBinding == nil && !m.Profile()) {
		return nil // the draft has no member for it; the registry says what a profile binds
	}
	const here = acquisitionAt + "/request_binding"
	var out []Defect
	for _, input := range RequestInputs {
		if !slices.Contains(a.RequestBinding, input) {
			out = append(out, defect("C17_REQUEST", here, shown(strings.Join(a.RequestBinding, " ")), "a request hash would leave out "+input, "add "+input))
		}
	}
	for i, input := range a.RequestBinding {
		if !slices.Contains(RequestInputs, input) || slices.Contains(a.RequestBinding[:i], input) {
			out = append(out, defect("C17_INPUT", at("acquisition", "request_binding", i), shown(input),
				"not an input of a request, or named twice", "remove it"))
		}
	}
	return out
}

// C18: only a provider's own receipt admits a request, once per attempt.
func admission(m *Manifest) []Defect {
	if !m.Judged() {
		return nil
	}
	a := m.acquisition()
	p := profiles[a.ProvenanceProfile]
	out := word("C18_CLAIM", "claim_semantics", a.ClaimSemantics, p.claim, "how a claim is admitted")
	if p.keys && !xOnlyKey(a.ProviderPubkey) {
		out = append(out, defect("C18_PROVIDER", acquisitionAt+"/provider_pubkey", shown(a.ProviderPubkey),
			"nobody can sign claims", "name a key of 32 bytes in hex"))
	}
	return out
}

// C19: a claimed attempt has one end, and a second one is detectable.
func uniqueTerminal(m *Manifest) []Defect {
	if !m.Judged() {
		return nil
	}
	a := m.acquisition()
	return word("C19_TERMINAL", "terminal_semantics", a.TerminalSemantics, profiles[a.ProvenanceProfile].terminal,
		"what ends a claim")
}

// C20: a further attempt opens after an absence that the provider attests, and after nothing else.
func retries(m *Manifest) []Defect {
	if !m.Judged() {
		return nil
	}
	p := m.acquisition().RetryPolicy
	const here = acquisitionAt + "/retry_policy"
	if p == nil {
		return []Defect{defect("C20_NO_POLICY", here, nil, "no retry policy", `write {"allowed_after":[],"max_attempts":1}`)}
	}
	var out []Defect
	for i, state := range p.AllowedAfter {
		if state != OpenAfterAbsence {
			out = append(out, defect("C20_ALLOWED_AFTER", at("acquisition", "retry_policy", "allowed_after", i), shown(state),
				"a retry after anything but an attested absence", "allow only "+OpenAfterAbsence))
		}
	}
	if p.MaxAttempts > maxAttempts {
		out = append(out, defect("C20_ATTEMPTS", here+"/max_attempts", p.MaxAttempts,
			fmt.Sprintf("attempts per run, at most %d", maxAttempts), "reduce it"))
	}
	return out
}

var scopeToken = regexp.MustCompile(`^[a-z][a-z0-9_]*:[A-Za-z0-9._-]+$`)

// C21: the scope that a judged requirement needs is a flat set of tokens about what is declared.
func structuredScope(m *Manifest) []Defect {
	var out []Defect
	for i, r := range m.Requirements {
		if r.Evaluation.Method != MethodJudge {
			continue
		}
		here := at("requirements", i, "required_scope")
		if len(r.RequiredScope) == 0 {
			out = append(out, defect("C21_NO_SCOPE", here, r.ID, "no scope is required of this judged requirement",
				"such as "+scopeCriteriaPrefix+r.ID))
		}
		for k, token := range r.RequiredScope {
			place := at("requirements", i, "required_scope", k)
			switch {
			case !scopeToken.MatchString(token):
				out = append(out, defect("C21_TOKEN", place, shown(token), "not a token", "write kind:name"))
			case slices.Contains(r.RequiredScope[:k], token):
				out = append(out, defect("C21_TOKEN", place, token, "a token twice in a set", "remove it"))
			case !m.declaredScope(token):
				out = append(out, defect("C21_UNKNOWN", place, token, "a scope over what is not declared", "name a declared id"))
			}
		}
	}
	return out
}

// declaredScope reports whether a token about requirements or evidence names a declared one. Other kinds are free.
func (m *Manifest) declaredScope(token string) bool {
	if id, ok := strings.CutPrefix(token, scopeCriteriaPrefix); ok {
		return slices.ContainsFunc(m.Requirements, func(r Requirement) bool { return r.ID == id })
	}
	if id, ok := strings.CutPrefix(token, scopeEvidencePrefix); ok {
		return id == "full" || slices.ContainsFunc(m.Evidence.Items, func(e EvidenceItem) bool { return e.ID == id })
	}
	return true
}

// PROFILE: the provenance profile covers all four terms of eligibility, and can be executed where it must be.
func sufficiency(m *Manifest) []Defect {
	if !m.Judged() {
		return nil
	}
	name := m.acquisition().ProvenanceProfile
	const here = acquisitionAt + "/provenance_profile"
	p, known := profiles[name]
	switch {
	case !known:
		return []Defect{defect("PROFILE_UNKNOWN", here, shown(name), "no known provenance profile", "use "+ProfileEVM)}
	case p.covers != allTerms:
		return []Defect{defect("PROFILE_INSUFFICIENT", here, name, "the profile leaves open "+p.covers.missing(), "use "+ProfileEVM)}
	case m.Profile() && !p.onChain:
		return []Defect{defect("PROFILE_OFF_CHAIN", here, name, "no contract here reads receipts of this profile", "use "+ProfileEVM)}
	}
	return nil
}

func (t terms) missing() string {
	var out []string
	for _, term := range []struct {
		name    string
		covered bool
	}{
		{"authorized_execution", t.authorized}, {"exact_request_binding", t.request},
		{"unique_terminal_execution", t.unique}, {"sufficient_scope", t.scope},
	} {
		if !term.covered {
			out = append(out, term.name)
		}
	}
	return strings.Join(out, ", ")
}

// PB: every judge that is heard has a provenance, of a kind that its hosting can have, with the key or pin it needs.
func provenance(m *Manifest) []Defect {
	var out []Defect
	served := profiles[m.acquisition().ProvenanceProfile].kinds
	for i, j := range m.hearing() {
		here := at("judge", "panel", i, "provenance")
		p, ok := m.ProvenanceOf(j)
		if !ok {
			out = append(out, defect("PB_MISSING", here, j.ID, "nothing binds this judge's results to it",
				"declare "+ProvenanceRerun+" or "+ProvenanceReceipt))
			continue
		}
		if !slices.Contains(coherent[p.Kind], j.Model.Hosting) {
			out = append(out, defect("PB_HOSTING", here+"/kind", shown(p.Kind), "cannot hold for a model that is "+j.Model.Hosting,
				"change the hosting or the kind"))
		}
		if len(served) > 0 && !slices.Contains(served, p.Kind) {
			out = append(out, defect("PB_SERVED", here+"/kind", shown(p.Kind), "the provenance profile does not serve this kind",
				"use "+served[0]))
		}
		if j.Provenance == nil {
			continue // bound by the manifest's own keys
		}
		if p.Kind == ProvenanceReceipt && !signerAddress(p.GatewayKey) {
			out = append(out, defect("PB_GATEWAY_KEY", here+"/gateway_key", shown(p.GatewayKey), "nobody can sign this judge's receipts",
				"name the gateway's address"))
		}
		if p.Kind == ProvenanceTEE && p.Measurement == "" {
			out = append(out, defect("PB_MEASUREMENT", here+"/measurement", nil, "the enclave is not pinned", "add its measurement"))
		}
	}
	return out
}

func signerAddress(s string) bool {
	return strings.HasPrefix(s, "0x") && common.IsHexAddress(s) && common.HexToAddress(s) != (common.Address{})
}

// PB: a run that anyone may repeat has everything pinned. Weights, temperature and transformations are C12's, C9's and
// C15's to refuse.
func rerunnable(m *Manifest) []Defect {
	var out []Defect
	rerun := false
	for i, j := range m.hearing() {
		p, ok := m.ProvenanceOf(j)
		if !ok || p.Kind != ProvenanceRerun {
			continue
		}
		rerun = true
		here := at("judge", "panel", i, "provenance")
		if p.RuntimePin == "" {
			out = append(out, defect("PB_RUNTIME", here+"/runtime_pin", nil, "the inference stack is not pinned", "pin it by digest"))
		}
		if !p.BatchInvariant {
			out = append(out, defect("PB_BATCH", here+"/batch_invariant", p.BatchInvariant,
				"a stack whose result depends on the batch cannot be repeated", "use one that does not, and write true"))
		}
	}
	if rerun && m.Judge.Sampling.SeedCommitment == "" {
		out = append(out, defect("PB_SEED", "/judge/sampling/seed_commitment", nil, "the seed is not committed", "commit it"))
	}
	return out
}

// PB: a substitute can stand in for every judge, since a step of the ladder names none.
func substitutes(m *Manifest) []Defect {
	if len(m.hearing()) == 0 {
		return nil
	}
	var out []Defect
	for i, step := range m.Judge.FallbackLadder {
		if step.Action != "substitute" || step.Substitute == nil {
			continue // C5
		}
		for _, j := range m.hearing() {
			p, ok := m.ProvenanceOf(j)
			if ok && !slices.Contains(coherent[p.Kind], step.Substitute.Hosting) {
				out = append(out, defect("PB_SUBSTITUTE", at("judge", "fallback_ladder", i, "substitute", "hosting"),
					shown(step.Substitute.Hosting), fmt.Sprintf("cannot stand in for %s under %s", j.ID, p.Kind), "use a model of the same hosting"))
			}
		}
	}
	return out
}
