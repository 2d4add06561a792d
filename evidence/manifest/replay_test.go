package manifest

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"testing"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/canon"
)

// frozen are the published bundles with the manifest each runs on.
var frozen = []struct{ manifest, bundle [2]string }{
	{[2]string{"draft", "website-delivery.manifest.json"}, [2]string{"observations", "closure-counterexample.observations.json"}},
	{[2]string{"draft", "data-feed-sla.manifest.json"}, [2]string{"observations", "parse-rule.observations.json"}},
	{[2]string{"ours", "data-api-sale.manifest.json"}, [2]string{"ours", "data-api-sale.observations.json"}},
}

func TestReplayGivesTheExpectedRemedies(t *testing.T) {
	for _, f := range frozen {
		d := parse(t, read(t, f.manifest[0], f.manifest[1]))
		raw := read(t, f.bundle[0], f.bundle[1])
		var file struct {
			Expected struct {
				RequirementVerdicts               map[string]string
				ContractOutcome, AuthorizedRemedy string
			}
		}
		if err := json.Unmarshal(raw, &file); err != nil {
			t.Fatal(err)
		}
		r, err := Replay(d, raw)
		if err != nil {
			t.Fatalf("%s: %v", f.bundle[1], err)
		}
		for i, req := range d.Requirements {
			if got := r.Record.Requirements[i].String(); got != file.Expected.RequirementVerdicts[req.ID] {
				t.Errorf("%s %s: %s", f.bundle[1], req.ID, got)
			}
		}
		if r.Outcome != file.Expected.ContractOutcome || r.Remedy != file.Expected.AuthorizedRemedy {
			t.Errorf("%s: %s %s, want %+v", f.bundle[1], r.Outcome, r.Remedy, file.Expected)
		}
	}
}

// Confidence and rationale have no authority: no value of theirs that the contract allows changes anything.
func TestReplayIgnoresConfidenceAndRationale(t *testing.T) {
	f := frozen[0]
	d := parse(t, read(t, f.manifest[0], f.manifest[1]))
	want, err := Replay(d, read(t, f.bundle[0], f.bundle[1]))
	if err != nil {
		t.Fatal(err)
	}
	for i, confidence := range []string{"0", "0.5", "1", "1e-9"} {
		bundle := tree(t, read(t, f.bundle[0], f.bundle[1]))
		rewrite(bundle["requirements"], json.Number(confidence), fmt.Sprintf("reason %d", i))
		raw, err := json.Marshal(bundle)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Replay(d, raw)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("confidence %s: %+v %v", confidence, got, err)
		}
	}
}

func rewrite(v any, confidence json.Number, rationale string) {
	switch v := v.(type) {
	case map[string]any:
		if _, ok := v["verdict"]; ok {
			v["confidence"], v["rationale"] = confidence, rationale
			return
		}
		for _, e := range v {
			rewrite(e, confidence, rationale)
		}
	case []any:
		for _, e := range v {
			rewrite(e, confidence, rationale)
		}
	}
}

func TestReplayThresholdVectors(t *testing.T) {
	var file struct {
		WeightedThreshold []struct {
			Weights          map[string]int64 `json:"weights"`
			PassThresholdBps int64            `json:"pass_threshold_bps"`
			Passed           []string         `json:"passed"`
			Expect           string           `json:"expect"`
		} `json:"weighted_threshold"`
	}
	if err := json.Unmarshal(read(t, "ours", "G4-aggregation-and-threshold.json"), &file); err != nil {
		t.Fatal(err)
	}
	if len(file.WeightedThreshold) != 11 {
		t.Fatalf("%d vectors", len(file.WeightedThreshold))
	}
	base := tree(t, read(t, "ours", "data-api-sale.manifest.json"))
	for _, v := range file.WeightedThreshold {
		requirements, weights, total := []any{}, map[string]any{}, int64(0)
		bundle := map[string]any{}
		for i := range len(v.Weights) {
			id := fmt.Sprintf("R%d", i+1)
			requirements = append(requirements, value(fmt.Sprintf(`{"id":%q,"title":"t","statement":"s","evaluation":{"method":"measurement","measurement_source_id":"M1"}}`, id)))
			weights[id] = json.Number(fmt.Sprint(v.Weights[id]))
			total += v.Weights[id]
			bundle[id] = map[string]any{"__direct__": "FAIL"}
		}
		for _, id := range v.Passed {
			bundle[id] = map[string]any{"__direct__": "PASS"}
		}
		d := edited(t, base, edit{"/requirements", requirements}, edit{"/adjudication/outcome_rule/weights", weights},
			edit{"/adjudication/outcome_rule/pass_threshold_bps", json.Number(fmt.Sprint(v.PassThresholdBps))},
			edit{"/evidence/items/2/supports", value(`["R1"]`)}) // the panel hears nothing and is not replayed
		raw, err := canon.Encode(map[string]any{"requirements": bundle})
		if err != nil {
			t.Fatal(err)
		}
		r, err := Replay(d, raw)
		if total == 0 {
			// The draft lets the payer win; here nobody can publish weights that decide nothing.
			var refusal *Refusal
			if !errors.As(err, &refusal) || refusal.Defects[0].Code != "X6_NO_WEIGHT" {
				t.Errorf("no weight: %v", err)
			}
			continue
		}
		if err != nil || r.Outcome != v.Expect {
			t.Errorf("%+v: %+v %v", v, r, err)
		}
	}
}

func TestReplayWithinJudgeVectors(t *testing.T) {
	var file struct {
		WithinJudge []struct {
			Runs        int    `json:"runs"`
			MaxDissents int    `json:"max_dissents"`
			Pass        int    `json:"pass"`
			Fail        int    `json:"fail"`
			Unresolved  int    `json:"unresolved"`
			Expect      string `json:"expect"`
		} `json:"within_judge"`
	}
	if err := json.Unmarshal(read(t, "ours", "G4-aggregation-and-threshold.json"), &file); err != nil {
		t.Fatal(err)
	}
	canonical, err := vague(t).Canonical()
	if err != nil {
		t.Fatal(err)
	}
	base, replayed, refused := tree(t, canonical), 0, 0
	panel := base["judge"].(map[string]any)["panel"].([]any)[:1]
	for _, v := range file.WithinJudge {
		d := edited(t, base, edit{"/judge/panel", panel}, edit{"/judge/panel/0/runs", json.Number(fmt.Sprint(v.Runs))},
			edit{"/judge/aggregation/within_judge/max_dissents", json.Number(fmt.Sprint(v.MaxDissents))})
		runs := []any{}
		for range v.Pass {
			runs = append(runs, value(`{"verdict":"PASS"}`))
		}
		for range v.Fail {
			runs = append(runs, value(`{"verdict":"FAIL"}`))
		}
		for range v.Unresolved {
			runs = append(runs, value(`{"verdict":"UNRESOLVED"}`))
		}
		raw, err := canon.Encode(map[string]any{"requirements": map[string]any{"R2": map[string]any{"J1": runs}}})
		if err != nil {
			t.Fatal(err)
		}
		r, err := Replay(d, raw)
		if err != nil {
			refused++ // even runs, or a cap that leaves no majority
			if v.Runs%2 == 1 && 2*v.MaxDissents < v.Runs {
				t.Errorf("%+v: %v", v, err)
			}
			continue
		}
		replayed++
		if got := r.Record.Seats[0].Judges[1][0].String(); got != v.Expect {
			t.Errorf("%+v: %s", v, got)
		}
	}
	if replayed < 60 || replayed+refused != 108 {
		t.Errorf("%d replayed, %d refused", replayed, refused)
	}
}

func TestReplayAcrossSeats(t *testing.T) {
	d := vague(t)
	pass := []byte(`{"requirements":{"R1":{"__direct__":"PASS"},"R2":{"J1":[{"verdict":"PASS"},{"verdict":"PASS"}],"J2":[{"verdict":"PASS"},{"verdict":"PASS"},{"verdict":"FAIL"}]}}}`)
	fail := []byte(`{"requirements":{"R1":{"__direct__":"FAIL"}}}`)
	silent := []byte(`{"requirements":{}}`)
	for _, c := range []struct {
		name    string
		seats   [][]byte
		outcome string
		remedy  string
	}{
		{"all heard", [][]byte{pass, pass, pass}, "payee_wins", "release"},
		{"one silent", [][]byte{pass, silent, pass}, "payee_wins", "release"},
		{"two silent", [][]byte{pass, silent, silent}, "unclear", "release"},
		{"measured fail", [][]byte{fail, fail, pass}, "payer_wins", "refund"},
		{"one fails", [][]byte{fail, pass, pass}, "payee_wins", "release"},
	} {
		r, err := Replay(d, c.seats...)
		if err != nil || r.Outcome != c.outcome || r.Remedy != c.remedy {
			t.Errorf("%s: %+v %v", c.name, r, err)
		}
	}
	if _, err := Replay(d); !errors.Is(err, ErrBundle) {
		t.Errorf("no seat: %v", err)
	}
	if _, err := Replay(d, pass, pass, pass, pass); !errors.Is(err, ErrBundle) {
		t.Errorf("surplus seat: %v", err)
	}
	if _, err := Replay(d, []byte(`{"requirements":{"R9":{}}}`)); !errors.Is(err, ErrSurplus) {
		t.Errorf("surplus requirement: %v", err)
	}
}

func TestReplayRefusesWhatHasTwoReplays(t *testing.T) {
	base := tree(t, read(t, "ours", "data-api-sale.manifest.json"))
	for name, c := range map[string]struct {
		edit edit
		want string
	}{
		"a weight over its bits": {edit{"/adjudication/outcome_rule/weights/R1", value("4294967296")}, "X6_WEIGHT"},
		"two judges of one id":   {edit{"/judge/panel/1/id", "J1"}, "X1_DUPLICATE"},
		"even runs":              {edit{"/judge/panel/0/runs", value("4")}, "C4_EVEN_RUNS"},
		"too wide":               {edit{"/judge/panel/0/runs", value("99")}, "FIT_PLANES"},
	} {
		_, err := Replay(edited(t, base, c.edit), []byte(`{"requirements":{}}`))
		var refusal *Refusal
		if !errors.As(err, &refusal) || codes(refusal.Defects)[0] != c.want {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestProcedureReplayChecks(t *testing.T) {
	c, defects := Compile(vague(t))
	if len(defects) > 0 {
		t.Fatal(defects)
	}
	p, err := c.Procedure.Replay()
	want := adjudication.Procedure{Requirements: 2, Judges: 2, Judged: 2, MaxDissents: 1, Runs: 0x0303, Policy: adjudication.PolicyUnresolvedRuling, Panel: 3}
	if err != nil || p != want {
		t.Errorf("%+v %v", p, err)
	}
	bad := c.Procedure
	bad.Panel = 2
	if _, err := bad.Replay(); !errors.Is(err, adjudication.ErrPanelEven) {
		t.Errorf("%v", err)
	}
}
