package e2e_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/agents/seller"
	"github.com/redress-protocol/redress/agents/validator"
	"github.com/redress-protocol/redress/deploy/devnet"
	"github.com/redress-protocol/redress/evidence/settlement"

	"github.com/redress-protocol/redress/agents/buyer"
)

// modelServer speaks the Chat Completions protocol and always says the same.
func modelServer(t *testing.T, line string, asked *atomic.Int64) string {
	t.Helper()
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var in struct {
			Model    string `json:"model"`
			Messages []struct {
				Content string `json:"content"`
			} `json:"messages"`
		}
		if err := json.NewDecoder(r.Body).Decode(&in); err != nil || len(in.Messages) != 2 || !strings.Contains(in.Messages[1].Content, "caution and opportunity") {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		asked.Add(1)
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(map[string]any{
			"id": "c", "object": "chat.completion", "created": 1, "model": in.Model,
			"choices": []any{map[string]any{"index": 0, "finish_reason": "stop", "message": map[string]any{"role": "assistant", "content": "Considered.\n" + line}}},
			"usage":   map[string]any{"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15},
		})
	}))
	t.Cleanup(srv.Close)
	return srv.URL
}

// A promise that nothing can measure, with reachable models: what they say becomes observations, and the chain rules by
// them. Without models the same promise ends unclear (TestBrokenPromisesAreRefunded).
func TestVaguePromiseIsRuledByItsPanel(t *testing.T) {
	w := newWorld(t, devnet.Options{})
	for name, k := range map[string]struct {
		line          string
		ruling, cause uint8
	}{
		"FAIL": {`{"verdict":"FAIL","confidence":0.9,"rationale":"says nothing"}`, settlement.PayerWins, settlement.CauseFailed},
		"PASS": {`{"verdict":"PASS"}`, settlement.PayeeWins, settlement.CauseJudged},
	} {
		t.Run(name, func(t *testing.T) {
			w := w.with(t)
			var asked atomic.Int64
			client, err := model.NewOpenAI(model.Endpoint{URL: modelServer(t, k.line, &asked)})
			if err != nil {
				t.Fatal(err)
			}
			panel, err := model.New(model.Options{Clients: map[string]model.Client{model.ProtocolOpenAI: client}, Log: w.log})
			if err != nil {
				t.Fatal(err)
			}
			stops := []func(){}
			for i := 1; i <= 3; i++ {
				options := w.validatorOptions(i)
				options.Panel = panel
				v, err := validator.New(options)
				if err != nil {
					t.Fatal(err)
				}
				stops = append(stops, w.background("validator", v.Run))
			}
			shop := w.open(seller.Vague, nil)
			b := w.client("buyer", func(o *buyer.Options) { o.Policy.ContestUnresolved = true })
			p, err := b.Pay(w.within(caseTime), "one", shop.url)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := b.Contest(t.Context(), p); err != nil {
				t.Fatal(err)
			}
			report, err := b.Follow(w.within(caseTime), p)
			if err != nil {
				t.Fatal(err)
			}
			if report.Ruling != k.ruling || report.Cause != k.cause {
				t.Fatalf("ruling %d cause %d", report.Ruling, report.Cause)
			}
			if n := asked.Load(); n != 3*2*3 { // seats, judges, runs
				t.Errorf("the models were asked %d times", n)
			}
			for _, stop := range stops {
				stop()
			}
		})
	}
}
