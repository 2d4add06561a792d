package manifest

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
)

// C1: exactly one payer and one payee.
func parties(m *Manifest) []Defect {
	count := map[string]int{}
	for _, p := range m.Parties {
		count[p.Role]++
	}
	var out []Defect
	if n := count[RolePayer]; n != 1 {
		out = append(out, defect("C1_PAYER_COUNT", "/parties", n, "parties with role payer", "name exactly one"))
	}
	if n := count[RolePayee]; n != 1 {
		out = append(out, defect("C1_PAYEE_COUNT", "/parties", n, "parties with role payee", "name exactly one"))
	}
	return out
}

// C2, C3, C8: what a requirement's method needs is named and declared.
func evaluations(m *Manifest) []Defect {
	var out []Defect
	for i, r := range m.Requirements {
		if d, bad := evaluation(m, r.Evaluation, at("requirements", i, "evaluation")); bad {
			d.Message = fmt.Sprintf("%s (%s)", d.Message, r.ID)
			out = append(out, d)
		}
	}
	return out
}

func evaluation(m *Manifest, e Evaluation, here string) (Defect, bool) {
	reject := func(rule, code, member, value, message, fix string) (Defect, bool) {
		d := defect(code, here+"/"+member, shown(value), message, fix)
		d.Rule = rule
		return d, true
	}
	switch e.Method {
	case MethodMeasurement:
		if e.MeasurementSourceID == "" {
			return reject("C2", "C2_SOURCE_MISSING", "measurement_source_id", "", "a measurement without a source", "name a source")
		}
		if _, ok := m.Source(e.MeasurementSourceID); !ok {
			return reject("C2", "C2_SOURCE_UNKNOWN", "measurement_source_id", e.MeasurementSourceID,
				"a source that is not declared", "declare it in measurement_sources")
		}
	case MethodJudge:
		if e.JudgePromptID == "" {
			return reject("C3", "C3_PROMPT_MISSING", "judge_prompt_id", "", "a judged requirement without a prompt", "name an evaluation prompt")
		}
		if p, ok := m.prompt(e.JudgePromptID); !ok || p.Role != "evaluation" {
			return reject("C3", "C3_PROMPT_UNKNOWN", "judge_prompt_id", e.JudgePromptID,
				"not the id of an evaluation prompt", "name an evaluation prompt")
		}
	case MethodAttestation:
		if e.AttestorRoleName == "" {
			return reject("C8", "C8_ATTESTOR_MISSING", "attestor_role_name", "", "an attestation without an attestor", "name an attestor")
		}
		if !slices.ContainsFunc(m.Parties, func(p Party) bool { return p.Role == RoleAttestor && p.Name == e.AttestorRoleName }) {
			return reject("C8", "C8_ATTESTOR_UNKNOWN", "attestor_role_name", e.AttestorRoleName,
				"not the name of an attestor party", "add the attestor to parties")
		}
	}
	return Defect{}, false
}

func (m *Manifest) prompt(id string) (Prompt, bool) {
	if m.Judge != nil {
		for _, p := range m.Judge.Prompts {
			if p.ID == id {
				return p, true
			}
		}
	}
	return Prompt{}, false
}

func (m *Manifest) panel() []PanelJudge {
	if m.Judge == nil {
		return nil
	}
	return m.Judge.Panel
}

// hearing is the panel if any requirement is judged: the draft wants a panel even where it hears nothing.
func (m *Manifest) hearing() []PanelJudge {
	if !m.Judged() {
		return nil
	}
	return m.panel()
}

// C4: a judge's runs are odd.
func oddRuns(m *Manifest) []Defect {
	var out []Defect
	for i, j := range m.panel() {
		if j.Runs%2 == 0 && j.Runs > 0 {
			out = append(out, defect("C4_EVEN_RUNS", at("judge", "panel", i, "runs"), j.Runs, "an even number of runs can tie",
				"use an odd number"))
		}
	}
	return out
}

// C5: a fallback ladder exists and its substitutes are pinned.
func ladder(m *Manifest) []Defect {
	if m.Judge == nil {
		return nil
	}
	const here = "/judge/fallback_ladder"
	if len(m.Judge.FallbackLadder) == 0 {
		return []Defect{defect("C5_NO_LADDER", here, nil, "no step for a judge that cannot run", "add at least one step")}
	}
	var out []Defect
	for i, step := range m.Judge.FallbackLadder {
		s, place := step.Substitute, at("judge", "fallback_ladder", i, "substitute")
		switch {
		case step.Action != ActionSubstitute:
		case s == nil:
			out = append(out, defect("C5_NO_SUBSTITUTE", place, nil, "the step names no substitute", "add it"))
		case s.Version == "" || s.Version == "latest":
			out = append(out, defect("C5_SUB_VERSION", place+"/version", shown(s.Version), "the substitute's version is not pinned", "pin it"))
		case s.Hosting == "self_hosted" && s.WeightsHash == "":
			out = append(out, defect("C5_SUB_WEIGHTS", place+"/weights_hash", nil, "a self-hosted substitute without weights hash", "add it"))
		}
	}
	return out
}

// C6: the remedy's structure has its figures.
func remedyStructure(m *Manifest) []Defect {
	missing := func(code, member string) []Defect {
		return []Defect{defect(code, "/remedy/"+member, nil, "structure "+m.Remedy.Structure+" needs "+member, "add it")}
	}
	switch r := m.Remedy; {
	case r.Structure == "challenge_window_escrow" && r.ChallengeWindowSeconds == nil:
		return missing("C6_CHALLENGE_WINDOW_ESCROW", "challenge_window_seconds")
	case r.Structure == "streaming" && r.Stream == nil:
		return missing("C6_STREAMING", "stream")
	case r.Structure == "bonded_finality" && r.Bond == nil:
		return missing("C6_BONDED_FINALITY", "bond")
	}
	return nil
}

// C7: a default split has its ratio; a weighted rule has its threshold and one weight per requirement.
func outcomeFigures(m *Manifest) []Defect {
	var out []Defect
	if d := m.Adjudication.DefaultRule; d.Outcome == "split" && d.SplitRatioPayerBps == nil {
		out = append(out, defect("C7_SPLIT_RATIO", "/adjudication/default_rule/split_ratio_payer_bps", nil,
			"a default split without its ratio", "add it"))
	}
	o := m.Adjudication.OutcomeRule
	if o.Rule != RuleWeightedThreshold {
		return out
	}
	const here = "/adjudication/outcome_rule"
	ids := map[string]bool{}
	for _, r := range m.Requirements {
		ids[r.ID] = true
		if _, ok := o.Weights[r.ID]; !ok {
			out = append(out, defect("C7_WEIGHT_MISSING", here+"/weights", r.ID, "a requirement without weight", "weigh it"))
		}
	}
	for _, id := range slices.Sorted(maps.Keys(o.Weights)) {
		if !ids[id] {
			out = append(out, defect("C7_WEIGHT_UNKNOWN", here+"/weights/"+id, o.Weights[id], "a weight of no requirement", "remove it"))
		}
	}
	if o.PassThresholdBps == nil {
		out = append(out, defect("C7_THRESHOLD", here+"/pass_threshold_bps", nil, "a weighted rule without threshold", "add it"))
	}
	return out
}

// C8: every submitter role is held by a party.
func submitters(m *Manifest) []Defect {
	var out []Defect
	for i, e := range m.Evidence.Items {
		if !slices.ContainsFunc(m.Parties, func(p Party) bool { return p.Role == e.SubmitterRole }) {
			out = append(out, defect("C8_SUBMITTER", at("evidence", "items", i, "submitter_role"), shown(e.SubmitterRole),
				"no party holds this role", "add the party or change the submitter"))
		}
	}
	return out
}

// C9: temperature 0.
func temperature(m *Manifest) []Defect {
	if m.Judge == nil {
		return nil
	}
	t := m.Judge.Sampling.Temperature
	if f, err := strconv.ParseFloat(string(t), 64); err == nil && f == 0 {
		return nil
	}
	return []Defect{defect("C9_TEMPERATURE", "/judge/sampling/temperature", json.Number(orZero(string(t))),
		"a judge is sampled", "set 0")}
}

func orZero(s string) string {
	if s == "" {
		return "0"
	}
	return s
}

// C10: judged requirements need injection screening.
func screening(m *Manifest) []Defect {
	if !m.Judged() || m.Adjudication.InjectionScreening.Enabled {
		return nil
	}
	return []Defect{defect("C10_SCREENING", "/adjudication/injection_screening/enabled", false,
		"a judged requirement without injection screening", "set true")}
}

// C11: a judged requirement has evidence, and never a raw page.
func support(m *Manifest) []Defect {
	var out []Defect
	judged := map[string]bool{}
	for i, r := range m.Requirements {
		if r.Evaluation.Method != MethodJudge {
			continue
		}
		judged[r.ID] = true
		if !slices.ContainsFunc(m.Evidence.Items, func(e EvidenceItem) bool { return slices.Contains(e.Supports, r.ID) }) {
			out = append(out, defect("C11_UNSUPPORTED", at("requirements", i), r.ID, "no evidence supports this judged requirement",
				"declare an item that supports it"))
		}
	}
	for i, e := range m.Evidence.Items {
		raw := e.Type == "url" && e.Transformation != "render_screenshot"
		if raw && slices.ContainsFunc(e.Supports, func(id string) bool { return judged[id] }) {
			out = append(out, defect("C11_RAW_URL", at("evidence", "items", i, "transformation"), shown(e.Transformation),
				"a judge would read a live page", "use render_screenshot"))
		}
	}
	return out
}

// C12: panel models are pinned.
func pins(m *Manifest) []Defect {
	var out []Defect
	for i, j := range m.panel() {
		here := at("judge", "panel", i, "model")
		if j.Model.Hosting == "self_hosted" && j.Model.WeightsHash == "" {
			out = append(out, defect("C12_WEIGHTS", here+"/weights_hash", nil, "a self-hosted model without weights hash", "add it"))
		}
		if j.Model.Version == "" || j.Model.Version == "latest" {
			out = append(out, defect("C12_VERSION", here+"/version", shown(j.Model.Version), "the model's version is not pinned", "pin it"))
		}
	}
	return out
}

// C13: the policy is one that is implemented.
func policy(m *Manifest) []Defect {
	const here = "/adjudication/policy_on_unresolved/policy"
	p := m.Adjudication.PolicyOnUnresolved.Policy
	fix := "use " + PolicyBurden
	if m.Profile() {
		fix += " or " + PolicyUnresolvedRuling
	}
	switch {
	case p == PolicyBurden || (p == PolicyUnresolvedRuling && m.Profile()):
		return nil
	case p == "count_as_pass" || p == "count_as_fail" || p == "escalate_to_default_outcome":
		return []Defect{defect("C13_RESERVED", here, p, "a reserved policy is not arbitrable", fix)}
	}
	return []Defect{defect("C13_UNKNOWN", here, shown(p), "an unknown policy", fix)}
}

// C14: the aggregation is the one that is defined, and its dissent cap leaves a majority.
func dissentCap(m *Manifest) []Defect {
	if m.Judge == nil {
		return nil
	}
	const here = "/judge/aggregation"
	var out []Defect
	a := m.Judge.Aggregation
	if a.WithinJudge.Rule != "majority_with_dissent_cap" {
		out = append(out, defect("C14_RULE", here+"/within_judge/rule", shown(a.WithinJudge.Rule), "an undefined rule within a judge",
			"use majority_with_dissent_cap"))
	}
	if a.AcrossPanel.Rule != "unanimous" {
		out = append(out, defect("C14_PANEL_RULE", here+"/across_panel/rule", shown(a.AcrossPanel.Rule), "an undefined rule across judges",
			"use unanimous"))
	}
	limit := a.WithinJudge.MaxDissents
	if limit == nil {
		return append(out, defect("C14_CAP_MISSING", here+"/within_judge/max_dissents", nil, "no dissent cap", "add it"))
	}
	for i, j := range m.Judge.Panel {
		// Compared without doubling the cap, which may be as large as 2^53-1.
		if *limit > (j.Runs-1)/2 {
			out = append(out, defect("C14_CAP_TOO_LARGE", at("judge", "panel", i, "runs"), j.Runs,
				fmt.Sprintf("max_dissents %d leaves no majority of these runs", *limit), "twice max_dissents must be below runs"))
		}
	}
	return out
}

// C15: a transformation is pinned.
func transformationPins(m *Manifest) []Defect {
	var out []Defect
	for i, e := range m.Evidence.Items {
		if e.Transformation != "none" && e.Transformation != "" && e.TransformationPin == "" {
			out = append(out, defect("C15_NO_PIN", at("evidence", "items", i, "transformation_pin"), nil,
				"transformation "+e.Transformation+" is not pinned", "pin the tool and version"))
		}
	}
	return out
}
