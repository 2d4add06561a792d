package manifest

import (
	"reflect"
	"strings"
	"testing"
)

// drafted is a manifest of version 0.0.3: the worked example, acquired under the fixture profile.
func drafted(t *testing.T) map[string]any {
	t.Helper()
	base := tree(t, read(t, "ours", "data-api-sale.manifest.json"))
	base["spec_version"] = VersionAcquisition
	set(t, base, "/requirements/3/required_scope", value(`["criteria:R4","evidence:full"]`))
	set(t, base, "/acquisition", value(`{
		"dispute_id_rule":"H(manifest_hash, contract_id, dispute_nonce)",
		"predecessor_authority_rule":"dispute_state committed as a dispute_commitment entry in the ordering log",
		"ordering_proof_rule":"hash-chained ordering log; head attested by ordering_anchor_pubkey; log position = order; clock values never compared",
		"claim_semantics":"provider-attested single-use claim per enumerated attempt_id",
		"terminal_semantics":"provider-attested terminal bound to claim_receipt_hash",
		"run_id_rule":"manifest+dispute+requirement+judge+run_index","provenance_profile":"pm003-bip340-v0",
		"retry_policy":{"allowed_after":["ATTESTED_NO_RESULT"],"max_attempts":2},
		"provider_pubkey":"ac0f315f43c6a654aec179cf4283e18c6bc427272548e8ba6eba0328da63c33a",
		"ordering_anchor_pubkey":"dd51897a5e5b2791be195c21c63b532481a8e17459786be5c290c113e0c1ca36"}`))
	return base
}

func one(pointer string, v any) []edit { return []edit{{pointer, v}} }

// In 0.0.3 a judge without provenance of its own is bound by the manifest's profile.
func TestAcquisitionOf003(t *testing.T) {
	runRules(t, drafted(t), []ruleCase{
		{"nothing changed", nil, nil},
		{"no acquisition", one("/acquisition", absent), []string{"C16_RUN_ID", "C16_DISPUTE_ID", "C16_PREDECESSOR", "C16_ORDERING",
			"C18_CLAIM", "C19_TERMINAL", "C20_NO_POLICY", "PROFILE_UNKNOWN", "PB_MISSING", "PB_MISSING"}},
		{"C16 anchor absent", one("/acquisition/ordering_anchor_pubkey", absent), []string{"C16_ANCHOR"}},
		{"C16 anchor no key", one("/acquisition/ordering_anchor_pubkey", "AC0F315F43C6A654AEC179CF4283E18C6BC427272548E8BA6EBA0328DA63C33A"), []string{"C16_ANCHOR"}},
		{"C16 provider as anchor", one("/acquisition/ordering_anchor_pubkey", "ac0f315f43c6a654aec179cf4283e18c6bc427272548e8ba6eba0328da63c33a"), []string{"C16_ANCHOR"}},
		{"C16 by clock", one("/acquisition/ordering_proof_rule", "committed_at < accepted_at"), []string{"C16_ORDERING"}},
		{"C17 needs no member of the draft", nil, nil},
		{"C17 member present, short", one("/acquisition/request_binding", value(`["evidence_root"]`)), []string{"C17_REQUEST", "C17_REQUEST", "C17_REQUEST", "C17_REQUEST"}},
		{"C18 no provider", one("/acquisition/provider_pubkey", absent), []string{"C18_PROVIDER"}},
		{"profile of a live service", one("/acquisition/provenance_profile", ProfileAdmissionChain), []string{"C16_DISPUTE_ID", "C16_PREDECESSOR",
			"C16_ORDERING", "C18_CLAIM", "C19_TERMINAL", "PROFILE_INSUFFICIENT", "PB_MISSING", "PB_MISSING"}},
		{"plain API", one("/acquisition/provenance_profile", ProfilePlainAPI), []string{"C16_DISPUTE_ID", "C16_PREDECESSOR",
			"C16_ORDERING", "C18_CLAIM", "C19_TERMINAL", "PROFILE_INSUFFICIENT", "PB_MISSING", "PB_MISSING"}},
		{"hosted judges", []edit{{"/judge/panel/0/model/hosting", HostingProvider}, {"/judge/panel/1/model/hosting", HostingProvider},
			{"/judge/fallback_ladder/0/substitute/hosting", HostingProvider}}, nil},
		{"an enclave under a provider's receipts", one("/judge/panel/0/model/hosting", HostingTEE), []string{"PB_HOSTING"}},
		{"a kind that the profile does not serve", one("/judge/panel/0/provenance", value(`{"kind":"tee_attestation","measurement":"m"}`)),
			[]string{"PB_HOSTING", "PB_SERVED", "PB_SUBSTITUTE"}},
		{"nothing judged", []edit{{"/requirements/3", value(`{"id":"R4","title":"t","statement":"s","evaluation":{"method":"measurement","measurement_source_id":"M1"}}`)},
			{"/acquisition", absent}}, nil},
	})
}

func TestDraftKnowsNoAcquisition(t *testing.T) {
	base := drafted(t)
	base["spec_version"] = VersionDraft
	if got := codes(edited(t, base).Check()); !reflect.DeepEqual(got, []string{"SCHEMA_UNKNOWN", "SCHEMA_UNKNOWN"}) {
		t.Errorf("%v", got)
	}
}

func TestAcquisitionOfTheProfile(t *testing.T) {
	canonical, err := vague(t).Canonical()
	if err != nil {
		t.Fatal(err)
	}
	provenance := func(p string) []edit { return one("/judge/panel/0/provenance", value(p)) }
	hosted := func(hosting, p string, substitute string) []edit {
		edits := []edit{{"/judge/fallback_ladder/0/substitute/hosting", substitute}}
		for _, i := range []string{"0", "1"} {
			edits = append(edits, edit{"/judge/panel/" + i + "/model/hosting", hosting})
			if p == "" {
				edits = append(edits, edit{"/judge/panel/" + i + "/provenance", absent})
				continue
			}
			edits = append(edits, edit{"/judge/panel/" + i + "/provenance", value(p)})
		}
		return edits
	}
	const gateway = `{"kind":"signed_receipt","gateway_key":"0x00000000000000000000000000000000000000D4"}`
	runRules(t, tree(t, canonical), []ruleCase{
		{"nothing changed", nil, nil},
		{"C16 run id", one("/acquisition/run_id_rule", "executor's choice"), []string{"C16_RUN_ID"}},
		{"C16 dispute id", one("/acquisition/dispute_id_rule", "H(manifest_hash, contract_id, dispute_nonce)"), []string{"C16_DISPUTE_ID"}},
		{"C16 predecessor", one("/acquisition/predecessor_authority_rule", absent), []string{"C16_PREDECESSOR"}},
		{"C16 ordering", one("/acquisition/ordering_proof_rule", "timestamps"), []string{"C16_ORDERING"}},
		{"C17 absent", one("/acquisition/request_binding", absent), []string{"C17_REQUEST", "C17_REQUEST", "C17_REQUEST", "C17_REQUEST", "C17_REQUEST"}},
		{"C17 one missing", one("/acquisition/request_binding", value(`["evidence_root","judge_execution_profile","model_version_or_weights_pin","sampling_parameters"]`)), []string{"C17_REQUEST"}},
		{"C17 one too many", one("/acquisition/request_binding", value(`["evidence_root","judge_execution_profile","model_version_or_weights_pin","prompt_or_material_digest","sampling_parameters","mood"]`)), []string{"C17_INPUT"}},
		{"C17 one twice", one("/acquisition/request_binding", value(`["evidence_root","evidence_root","judge_execution_profile","model_version_or_weights_pin","prompt_or_material_digest","sampling_parameters"]`)), []string{"C17_INPUT"}},
		{"C18", one("/acquisition/claim_semantics", "whatever was sent"), []string{"C18_CLAIM"}},
		{"C19", one("/acquisition/terminal_semantics", "the last one counts"), []string{"C19_TERMINAL"}},
		{"C20 none", one("/acquisition/retry_policy", absent), []string{"C20_NO_POLICY"}},
		{"C20 never", one("/acquisition/retry_policy", value(`{"allowed_after":[],"max_attempts":1}`)), nil},
		{"C20 after UNRESOLVED too", one("/acquisition/retry_policy/allowed_after", value(`["ATTESTED_NO_RESULT","TERMINAL_UNRESOLVED"]`)), []string{"C20_ALLOWED_AFTER"}},
		{"C20 the older word", one("/acquisition/retry_policy/allowed_after", value(`["NO_RESULT"]`)), []string{"C20_ALLOWED_AFTER"}},
		{"C20 most attempts", one("/acquisition/retry_policy/max_attempts", value("64")), nil},
		{"C20 more attempts", one("/acquisition/retry_policy/max_attempts", value("65")), []string{"C20_ATTEMPTS"}},
		{"C21 none", one("/requirements/1/required_scope", absent), []string{"C21_NO_SCOPE"}},
		{"C21 empty", one("/requirements/1/required_scope", value(`[]`)), []string{"C21_NO_SCOPE"}},
		{"C21 not flat", one("/requirements/1/required_scope", value(`{"criteria":"R2"}`)), []string{"SCHEMA_TYPE", "C21_NO_SCOPE"}},
		{"C21 prose", one("/requirements/1/required_scope/0", "all of it"), []string{"C21_TOKEN"}},
		{"C21 twice", one("/requirements/1/required_scope", value(`["criteria:R2","criteria:R2"]`)), []string{"C21_TOKEN"}},
		{"C21 unknown criteria", one("/requirements/1/required_scope/0", "criteria:R9"), []string{"C21_UNKNOWN"}},
		{"C21 unknown evidence", one("/requirements/1/required_scope/1", "evidence:E9"), []string{"C21_UNKNOWN"}},
		{"C21 all evidence", one("/requirements/1/required_scope/1", "evidence:full"), nil},
		{"C21 another kind", one("/requirements/1/required_scope/1", "language:en"), nil},
		{"PROFILE unknown", one("/acquisition/provenance_profile", "mine"), []string{"C16_DISPUTE_ID", "C16_PREDECESSOR", "C16_ORDERING",
			"C18_CLAIM", "C19_TERMINAL", "PROFILE_UNKNOWN"}},
		{"PROFILE off chain", []edit{{"/acquisition", drafted(t)["acquisition"]}, {"/acquisition/request_binding", value(`["evidence_root","judge_execution_profile","model_version_or_weights_pin","prompt_or_material_digest","sampling_parameters"]`)}},
			[]string{"PROFILE_OFF_CHAIN", "PB_SERVED", "PB_SERVED"}},
		{"PB absent", one("/judge/panel/1/provenance", absent), []string{"PB_MISSING"}},
		{"PB unknown kind", provenance(`{"kind":"trust_me"}`), []string{"SCHEMA_ENUM", "PB_HOSTING", "PB_SERVED", "PB_SUBSTITUTE"}},
		{"PB hosted judge without provenance", hosted(HostingProvider, "", HostingProvider), []string{"PB_MISSING", "PB_MISSING"}},
		{"PB hosted judge that nobody can rerun", one("/judge/panel/0/model/hosting", HostingProvider), []string{"PB_HOSTING"}},
		{"PB hosted judge with a gateway", hosted(HostingProvider, gateway, HostingProvider), nil},
		{"PB own judge with a gateway", hosted(HostingSelf, gateway, HostingSelf), nil},
		{"PB gateway without key", provenance(`{"kind":"signed_receipt"}`), []string{"PB_GATEWAY_KEY"}},
		{"PB gateway of zero", provenance(`{"kind":"signed_receipt","gateway_key":"0x0000000000000000000000000000000000000000"}`), []string{"PB_GATEWAY_KEY"}},
		{"PB gateway without 0x", provenance(`{"kind":"signed_receipt","gateway_key":"00000000000000000000000000000000000000D4"}`), []string{"PB_GATEWAY_KEY"}},
		{"PB gateway by name", provenance(`{"kind":"signed_receipt","gateway_key":"gateway.example"}`), []string{"PB_GATEWAY_KEY"}},
		{"PB enclave", hosted(HostingTEE, `{"kind":"tee_attestation","measurement":"mrtd:00"}`, HostingTEE), nil},
		{"PB enclave not pinned", hosted(HostingTEE, `{"kind":"tee_attestation"}`, HostingTEE), []string{"PB_MEASUREMENT", "PB_MEASUREMENT"}},
		{"PB enclave that is hosted elsewhere", hosted(HostingProvider, `{"kind":"tee_attestation","measurement":"m"}`, HostingTEE), []string{"PB_HOSTING", "PB_HOSTING"}},
		{"PB runtime", one("/judge/panel/0/provenance/runtime_pin", absent), []string{"PB_RUNTIME"}},
		{"PB batch", one("/judge/panel/0/provenance/batch_invariant", false), []string{"PB_BATCH"}},
		{"PB seed", one("/judge/sampling/seed_commitment", absent), []string{"PB_SEED"}},
		{"PB seed is not needed for receipts", append(hosted(HostingProvider, gateway, HostingProvider), edit{"/judge/sampling/seed_commitment", absent}), nil},
		{"PB substitute of another hosting", one("/judge/fallback_ladder/0/substitute/hosting", HostingProvider), []string{"PB_SUBSTITUTE", "PB_SUBSTITUTE"}},
		{"PB substitute of no hosting", one("/judge/fallback_ladder/0/substitute/hosting", absent), []string{"PB_SUBSTITUTE", "PB_SUBSTITUTE"}},
	})
}

func TestAcquisitionDefectsSayWhereAndWhatToDo(t *testing.T) {
	for _, f := range edited(t, drafted(t), one("/acquisition", absent)...).Check() {
		rule, _, _ := strings.Cut(f.Code, "_")
		if f.Rule != rule || f.Message == "" || f.Fix == "" || f.Pointer == "" {
			t.Errorf("incomplete: %+v", f)
		}
	}
	base := drafted(t)
	set(t, base, "/acquisition/retry_policy/allowed_after", value(`["ATTESTED_NO_RESULT","local_timeout"]`))
	set(t, base, "/acquisition/provenance_profile", ProfileAdmissionChain)
	defects := map[string]Defect{}
	for _, f := range edited(t, base).Check() {
		defects[f.Code] = f
	}
	if f := defects["C20_ALLOWED_AFTER"]; f.Pointer != "/acquisition/retry_policy/allowed_after/1" || f.Value != `"local_timeout"` {
		t.Errorf("%+v", f)
	}
	if f := defects["PROFILE_INSUFFICIENT"]; !strings.Contains(f.Message, "authorized_execution, unique_terminal_execution, sufficient_scope") {
		t.Errorf("%+v", f)
	}
}
