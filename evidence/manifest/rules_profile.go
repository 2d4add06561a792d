package manifest

import (
	"fmt"
	"math/big"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"
)

// X1: an id is declared once.
func uniqueIDs(m *Manifest) []Defect {
	var out []Defect
	seen := map[string]bool{}
	once := func(kind, id, pointer string) {
		if key := kind + "\x00" + id; seen[key] {
			out = append(out, defect("X1_DUPLICATE", pointer, id, "a second "+kind+" with this id", "give it its own"))
		} else {
			seen[key] = true
		}
	}
	for i, r := range m.Requirements {
		once("requirement", r.ID, at("requirements", i, "id"))
	}
	for i, e := range m.Evidence.Items {
		once("evidence item", e.ID, at("evidence", "items", i, "id"))
	}
	for i, s := range m.MeasurementSources {
		once("measurement source", s.ID, at("measurement_sources", i, "id"))
	}
	for i, j := range m.panel() {
		once("judge", j.ID, at("judge", "panel", i, "id"))
	}
	if m.Judge != nil {
		for i, p := range m.Judge.Prompts {
			once("prompt", p.ID, at("judge", "prompts", i, "id"))
		}
	}
	for i, p := range m.Parties {
		if p.Role == RoleAttestor {
			once("attestor", p.Name, at("parties", i, "name"))
		}
	}
	return out
}

var placeholder = regexp.MustCompile(`\{\{([^}]*)\}\}`)

// X2: every id that is referred to is declared, and prompts hold only the allowed placeholders.
func references(m *Manifest) []Defect {
	requirements, evidence := map[string]bool{}, map[string]bool{}
	for _, r := range m.Requirements {
		requirements[r.ID] = true
	}
	var out []Defect
	for i, e := range m.Evidence.Items {
		evidence[e.ID] = true
		for k, id := range e.Supports {
			if !requirements[id] {
				out = append(out, defect("X2_SUPPORTS", at("evidence", "items", i, "supports", k), id, "supports no declared requirement",
					"name a declared one"))
			}
		}
	}
	if m.Judge == nil {
		return out
	}
	for i, p := range m.Judge.Prompts {
		for _, hit := range placeholder.FindAllStringSubmatch(p.Template, -1) {
			item, ofEvidence := strings.CutPrefix(hit[1], "evidence.")
			known := hit[1] == "requirement.statement" || hit[1] == "requirement.pass_criteria" || (ofEvidence && evidence[item])
			if !known {
				out = append(out, defect("X2_PLACEHOLDER", at("judge", "prompts", i, "template"), hit[0], "an unknown placeholder",
					"use requirement.statement, requirement.pass_criteria or a declared evidence item"))
			}
		}
	}
	return out
}

// X3: an evaluation prompt asks for the final JSON line.
func resultLine(m *Manifest) []Defect {
	if m.Judge == nil {
		return nil
	}
	var out []Defect
	for i, p := range m.Judge.Prompts {
		if p.Role == "evaluation" && (!strings.Contains(p.Template, `"verdict"`) || !strings.Contains(p.Template, "UNRESOLVED")) {
			out = append(out, defect("X3_RESULT_LINE", at("judge", "prompts", i, "template"), p.ID,
				"the prompt does not ask for the final verdict line", "ask for the final JSON line with all three verdicts"))
		}
	}
	return out
}

// X4: payer and payee differ.
func distinctParties(m *Manifest) []Defect {
	var payer *Party
	for i := range m.Parties {
		if m.Parties[i].Role == RolePayer {
			payer = &m.Parties[i]
		}
	}
	for i, p := range m.Parties {
		if payer != nil && p.Role == RolePayee && p.Identity.Scheme == payer.Identity.Scheme &&
			strings.EqualFold(p.Identity.Value, payer.Identity.Value) {
			return []Defect{defect("X4_SAME_PARTY", at("parties", i, "identity"), p.Identity.Value, "payer and payee are the same",
				"name two parties")}
		}
	}
	return nil
}

// X5: the remedies fit the structure.
func remedyValues(m *Manifest) []Defect {
	fits := map[string][2]string{
		"challenge_window_escrow": {"refund", "release"},
		"streaming":               {"halt_stream_refund_balance", "resume_stream"},
		"bonded_finality":         {"slash_bond_to_payer", "release_and_return_bond"},
	}
	want, ok := fits[m.Remedy.Structure]
	if !ok {
		return nil
	}
	var out []Defect
	if got := m.Remedy.RulingMap.PayerWins; got != want[0] {
		out = append(out, defect("X5_PAYER_REMEDY", "/remedy/ruling_map/payer_wins", shown(got),
			"a remedy of another structure", "use "+want[0]))
	}
	if got := m.Remedy.RulingMap.PayeeWins; got != want[1] {
		out = append(out, defect("X5_PAYEE_REMEDY", "/remedy/ruling_map/payee_wins", shown(got),
			"a remedy of another structure", "use "+want[1]))
	}
	return out
}

// maxWeight is the largest weight that the chain's packed form holds.
const maxWeight = 1<<32 - 1

// X6: weights are usable.
func weightRange(m *Manifest) []Defect {
	o := m.Adjudication.OutcomeRule
	if o.Rule != RuleWeightedThreshold {
		return nil
	}
	const here = "/adjudication/outcome_rule/weights"
	var out []Defect
	total := new(big.Int)
	for _, r := range m.Requirements {
		w := o.Weights[r.ID]
		total.Add(total, big.NewInt(w))
		if w > maxWeight {
			out = append(out, defect("X6_WEIGHT", here+"/"+r.ID, w, "a weight above 2^32-1", "scale the weights down"))
		}
	}
	if total.Sign() == 0 {
		out = append(out, defect("X6_NO_WEIGHT", here, nil, "the weights sum to 0: the payer would always win", "weigh a requirement"))
	}
	return out
}

// X7: a default split has no ERC-792 ruling number.
func splitRuling(m *Manifest) []Defect {
	if m.Adjudication.DefaultRule.Outcome != "split" {
		return nil
	}
	return []Defect{defect("X7_SPLIT", "/adjudication/default_rule/outcome", "split", "no ruling number means split",
		"use payer or payee")}
}

// X8: where screening can change what a judge reads, the detector is pinned.
func detectorPin(m *Manifest) []Defect {
	s := m.Adjudication.InjectionScreening
	if !s.Enabled || s.DetectorPin != "" {
		return nil
	}
	return []Defect{defect("X8_DETECTOR", "/adjudication/injection_screening/detector_pin", nil, "the injection detector is not pinned",
		"pin its name and version")}
}

// X9: a measured requirement is machine-checkable, in the closed vocabulary, over a source that says where to read.
func machineChecks(m *Manifest) []Defect {
	var out []Defect
	var reading Reading
	for i, r := range m.Requirements {
		if r.Evaluation.Method != MethodMeasurement {
			continue
		}
		place := at("requirements", i, "evaluation", "pass_criteria")
		c, err := ParseCriteria(r.Evaluation.PassCriteria)
		if err != nil {
			out = append(out, defect("X9_CRITERIA", place, shown(r.Evaluation.PassCriteria), err.Error(), "such as age_seconds <= 5"))
		}
		k := slices.IndexFunc(m.MeasurementSources, func(s MeasurementSource) bool { return s.ID == r.Evaluation.MeasurementSourceID })
		if k < 0 {
			continue // C2
		}
		procedure := m.MeasurementSources[k].Provider.ReadingProcedure
		place = at("measurement_sources", k, "provider", "reading_procedure")
		source, rerr := ParseReading(procedure)
		if rerr == nil && err == nil {
			rerr = source.Covers(c.Measure)
		}
		if rerr == nil {
			var merged Reading
			if merged, rerr = reading.merge(source); rerr == nil {
				reading = merged
			}
		}
		if rerr != nil {
			out = append(out, defect("X9_READING", place, shown(procedure), rerr.Error(), "such as "+QuoteDataTime))
		}
	}
	return out
}

// P1: whoever pays is the payer, and only the payer may be anyone.
func anyPayer(m *Manifest) []Defect {
	var out []Defect
	for i, p := range m.Parties {
		isAny := p.Identity.Scheme == "any"
		switch here := at("parties", i, "identity"); {
		case isAny && p.Role != RolePayer:
			out = append(out, defect("P1_ANY_ROLE", here+"/scheme", p.Identity.Scheme, "only the payer may be anyone", "name the party"))
		case isAny && p.Identity.Value != "*":
			out = append(out, defect("P1_ANY_VALUE", here+"/value", p.Identity.Value, "scheme any has one value", `write "*"`))
		}
	}
	return out
}

// amount is a decimal string of base units; the schema has refused other strings. One of more than 78 digits, leading
// zeros included, is read as 2^256, which fit refuses: nothing long is converted.
func amount(s string) *big.Int {
	if len(s) > 78 {
		return new(big.Int).Lsh(big.NewInt(1), 256)
	}
	n, ok := new(big.Int).SetString(s, 10)
	if !ok {
		return new(big.Int)
	}
	return n
}

// P2: the range of amounts holds something, within what an ERC-20 can move.
func amountRange(m *Manifest) []Defect {
	const here = "/engagement/value"
	low, high := amount(m.Engagement.Value.AmountMin), amount(m.Engagement.Value.AmountMax)
	var out []Defect
	if low.Sign() <= 0 {
		out = append(out, defect("P2_MIN", here+"/amount_min", m.Engagement.Value.AmountMin, "nothing would be paid", "at least 1"))
	}
	if low.Cmp(high) > 0 {
		out = append(out, defect("P2_RANGE", here+"/amount_max", m.Engagement.Value.AmountMax, "below amount_min", "raise it"))
	}
	return out
}

// P3: the figures of the windows agree wherever two members state them.
func windows(m *Manifest) []Defect {
	if m.Redress == nil {
		return nil
	}
	var out []Defect
	if w := m.Remedy.ChallengeWindowSeconds; w != nil && *w != m.Redress.ContestWindowSeconds {
		out = append(out, defect("P3_CONTEST", "/redress/contest_window_seconds", m.Redress.ContestWindowSeconds,
			fmt.Sprintf("remedy.challenge_window_seconds says %d", *w), "write the same figure"))
	}
	if w := m.Evidence.SubmissionWindowSeconds; w != m.Redress.AnswerWindowSeconds {
		out = append(out, defect("P3_ANSWER", "/redress/answer_window_seconds", m.Redress.AnswerWindowSeconds,
			fmt.Sprintf("evidence.submission_window_seconds says %d", w), "write the same figure"))
	}
	return out
}

// P4: the fee is stated once, and the bond covers it with two answers, so that no contest is free for the loser.
func feeAndBond(m *Manifest) []Defect {
	if m.Redress == nil {
		return nil
	}
	var out []Defect
	fee, bond := amount(m.Redress.Fee), amount(m.Redress.Bond)
	if amount(m.Arbitrator.Fee.Amount).Cmp(fee) != 0 {
		out = append(out, defect("P4_FEE", "/redress/fee", m.Redress.Fee, "arbitrator.fee.amount says "+m.Arbitrator.Fee.Amount,
			"write the same figure"))
	}
	need := new(big.Int).Add(fee, new(big.Int).Lsh(amount(m.Redress.AnswerCost), 1))
	if bond.Cmp(need) < 0 {
		out = append(out, defect("P4_BOND", "/redress/bond", m.Redress.Bond, "below the fee and twice the answer cost",
			"at least "+need.String()))
	}
	return out
}

// P5: a panel of models exists iff a requirement is judged.
func panelIffJudged(m *Manifest) []Defect {
	switch judged := m.Judged(); {
	case judged && m.Judge == nil:
		return []Defect{defect("P5_NO_PANEL", "/judge", nil, "a judged requirement without a panel", "add judge")}
	case !judged && m.Judge != nil:
		return []Defect{defect("P5_IDLE_PANEL", "/judge", len(m.Judge.Panel), "a panel that hears nothing", "remove judge")}
	}
	return nil
}

// P6: nothing is promised that no contract here executes.
func executable(m *Manifest) []Defect {
	var out []Defect
	refuse := func(code, pointer string, value any, message, fix string) {
		out = append(out, defect(code, pointer, value, message, fix))
	}
	if m.Remedy.Structure != "challenge_window_escrow" {
		refuse("P6_STRUCTURE", "/remedy/structure", shown(m.Remedy.Structure), "only an escrow is executed here", "use challenge_window_escrow")
	}
	for i, r := range m.Requirements {
		if r.Evaluation.Method == MethodAttestation {
			refuse("P6_ATTESTATION", at("requirements", i, "evaluation", "method"), MethodAttestation,
				"no attestation is collected here", "measure the frozen exchange")
		}
	}
	for i, s := range m.MeasurementSources {
		if s.Provider.Type != ProviderExchange {
			refuse("P6_PROVIDER", at("measurement_sources", i, "provider", "type"), shown(s.Provider.Type),
				"only the frozen exchange is measured here", "use "+ProviderExchange)
		}
	}
	for i, e := range m.Evidence.Items {
		if e.Type != "text" || e.SubmitterRole == RoleAttestor {
			refuse("P6_EVIDENCE", at("evidence", "items", i), e.ID+": "+e.Type+" by "+e.SubmitterRole,
				"what is judged here is the frozen exchange as a party submits it", "use text, by payer or payee")
		}
		if e.Transformation != "none" && e.Transformation != "" {
			refuse("P6_TRANSFORMATION", at("evidence", "items", i, "transformation"), e.Transformation,
				"evidence is shown as it is, nothing transforms it here", "use none")
		}
		if e.Required {
			refuse("P6_REQUIRED", at("evidence", "items", i, "required"), true,
				"missing evidence is decided by nobody here; what it supports stays UNRESOLVED", "set false")
		}
	}
	if a := m.Adjudication.InjectionScreening.ActionOnDetection; a != DetectedStrike {
		refuse("P6_SCREENING", "/adjudication/injection_screening/action_on_detection", shown(a),
			"a detector never decides here", "use "+DetectedStrike)
	}
	if m.Judge != nil {
		for i, step := range m.Judge.FallbackLadder {
			if step.Action == ActionAbort {
				refuse("P6_ABORT", at("judge", "fallback_ladder", i, "action"), step.Action,
					"the chain replays observations and never a default outcome", "substitute, or leave the runs UNRESOLVED")
			}
		}
	}
	return out
}

// P7: the asset is a token on an EVM chain, and the payee an address on the same chain.
func asset(m *Manifest) []Defect {
	var out []Defect
	a := m.Engagement.Value.Asset
	if !common.IsHexAddress(a.Address) || common.HexToAddress(a.Address) == (common.Address{}) {
		out = append(out, defect("P7_TOKEN", "/engagement/value/asset/address", shown(a.Address), "not the address of a token", "name it"))
	}
	for i, p := range m.Parties {
		if p.Role != RolePayee {
			continue
		}
		address, ok := strings.CutPrefix(p.Identity.Value, "eip155:"+strconv.FormatInt(a.ChainID, 10)+":")
		if p.Identity.Scheme != "eip155-address" || !ok || !common.IsHexAddress(address) {
			out = append(out, defect("P7_PAYEE", at("parties", i, "identity", "value"), p.Identity.Value,
				"not an address on the asset's chain", fmt.Sprintf("write eip155:%d:0x…", a.ChainID)))
		}
	}
	return out
}
