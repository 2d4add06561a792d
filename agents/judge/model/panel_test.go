package model

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/manifest"
)

func TestRequestsAreExactAndInBothOrders(t *testing.T) {
	p := newProvider(t, always("thought\n"+pass))
	h := hearing(t, nil)
	r := hear(t, panel(t, Options{Clients: p.clients(t)}), h)
	if len(r.Runs) != 6 || p.Count() != 6 || !slices.Equal(verdicts(r), repeat("PASS", 6)) || !slices.Equal(states(r), repeat(StateHeard, 6)) {
		t.Fatalf("%s", text(t, r))
	}
	calls := map[string]heardCall{}
	for _, c := range p.Heard() {
		d, err := promptDigest(c.System, c.User)
		if err != nil {
			t.Fatal(err)
		}
		calls[d] = c
	}
	hashes := map[string]bool{}
	for _, run := range r.Runs {
		again, err := run.Request.Hash()
		if err != nil || again != run.RequestHash || hashes[again] {
			t.Errorf("request hash %s, again %s, %v", run.RequestHash, again, err)
		}
		hashes[again] = true
		c, ok := calls[run.Request.Prompt]
		if !ok || c.Model != run.Model || c.Raw["seed"] != 0.0 || c.Raw["max_completion_tokens"] != float64(MaxTokens) {
			t.Fatalf("no such call: %s", text(t, run))
		}
		fence := run.Request.Profile.Fence
		at := func(s string) int { return strings.Index(c.User, s) }
		first, last := at("BEGIN "+fence+" E1/request"), at("BEGIN "+fence+" E1/response")
		if forward := run.Index%2 == 0; first < 0 || last < 0 || (first < last) != forward || (run.Request.Profile.Order == OrderForward) != forward {
			t.Errorf("run %d: request at %d, response at %d, %s", run.Index, first, last, run.Request.Profile.Order)
		}
		if !strings.Contains(c.User, "calm (b)seas(/b)") || strings.ContainsAny(c.User[:at("That was all")], "<>") || at("calm") > at("Requirement:") || at("professional quality") < last {
			t.Errorf("prompt: %s", c.User)
		}
		if hash := sha256.Sum256([]byte("thought\n" + pass)); run.OutputHash != hex.EncodeToString(hash[:]) || string(run.Output) != "thought\n"+pass {
			t.Errorf("output %q %s", run.Output, run.OutputHash)
		}
	}
	if again := hear(t, panel(t, Options{Clients: p.clients(t)}), h); !reflect.DeepEqual(r, again) {
		t.Error("the same hearing gives another record")
	}
}

// Everything that can change an outcome is in the hash.
func TestRequestHashBindsEveryInput(t *testing.T) {
	one := func(h Hearing) string {
		l := &lane{h: h, req: h.Document.Requirements[1], judge: h.Document.Judge.Panel[0], blocks: Blocks("E1", h.Exchange)}
		q := question{lane: l, pin: pinOf(l.judge.Model)}
		if err := q.build(); err != nil {
			t.Fatal(err)
		}
		return q.run.RequestHash
	}
	base := one(hearing(t, nil))
	for name, edit := range map[string]func(*manifest.Manifest){
		"model":     func(m *manifest.Manifest) { m.Judge.Panel[0].Model.Name = "llama-x" },
		"version":   func(m *manifest.Manifest) { m.Judge.Panel[0].Model.Version = "3.2" },
		"weights":   func(m *manifest.Manifest) { m.Judge.Panel[0].Model.WeightsHash = "sha256:01" },
		"system":    func(m *manifest.Manifest) { m.Judge.Prompts[0].Template += "." },
		"prompt":    func(m *manifest.Manifest) { m.Judge.Prompts[1].Template = "." + m.Judge.Prompts[1].Template },
		"statement": func(m *manifest.Manifest) { m.Requirements[1].Statement += "!" },
		"seed":      func(m *manifest.Manifest) { m.Judge.Sampling.SeedCommitment = "1" },
		"detector":  func(m *manifest.Manifest) { m.Adjudication.InjectionScreening.DetectorPin = "none" },
	} {
		if one(hearing(t, edit)) == base {
			t.Errorf("%s is not bound", name)
		}
	}
	for name, edit := range map[string]func(*Hearing){
		"root":    func(h *Hearing) { h.EvidenceRoot[0]++ },
		"entropy": func(h *Hearing) { h.Entropy[0]++ },
		"body":    func(h *Hearing) { h.Exchange = served(t, h.Compiled, asked, note+" ") },
		"url":     func(h *Hearing) { h.Exchange = served(t, h.Compiled, asked+"x", note) },
		"time":    func(h *Hearing) { h.Exchange.Delivery.Delivery.ServedAt++ },
	} {
		h := hearing(t, nil)
		edit(&h)
		if one(h) == base {
			t.Errorf("%s is not bound", name)
		}
	}
}

// A model that answers by what it reads first is caught by hearing both orders: with no dissent allowed it settles
// nothing.
func TestOrderEffectShowsAsDissent(t *testing.T) {
	p := newProvider(t, func(c heardCall) reply {
		if strings.Index(c.User, "E1/request") < strings.Index(c.User, "E1/response") {
			return reply{Text: pass}
		}
		return reply{Text: fail}
	})
	h := hearing(t, func(m *manifest.Manifest) { *m.Judge.Aggregation.WithinJudge.MaxDissents = 0 })
	r := hear(t, panel(t, Options{Clients: p.clients(t)}), h)
	if want := []string{"PASS", "FAIL", "PASS", "PASS", "FAIL", "PASS"}; !slices.Equal(verdicts(r), want) {
		t.Fatalf("%v", verdicts(r))
	}
	if got := resolve(t, h.Compiled, adjudication.Pass, r); got.Ruling != adjudication.RulingUnclear {
		t.Errorf("%+v", got)
	}
}

func TestWhoIsNotAsked(t *testing.T) {
	p := newProvider(t, always(pass))
	clients := p.clients(t)
	receipt := &manifest.Provenance{Kind: manifest.ProvenanceReceipt, GatewayKey: "0x00000000000000000000000000000000000000aa"}
	hosted := func(m *manifest.Manifest) {
		for i := range m.Judge.Panel {
			m.Judge.Panel[i].Provenance, m.Judge.Panel[i].Model.Hosting = receipt, manifest.HostingProvider
		}
		m.Judge.FallbackLadder[0].Substitute.Hosting = manifest.HostingProvider
	}
	for _, k := range []struct {
		name    string
		clients map[string]Client
		edit    func(*manifest.Manifest)
		hearing func(*Hearing)
		state   string
	}{
		{"no endpoint", nil, nil, nil, StateNotAvailable},
		{"an endpoint of the other protocol", map[string]Client{ProtocolAnthropic: clients[ProtocolAnthropic]}, nil, nil, StateNotAvailable},
		{"another detector", clients, func(m *manifest.Manifest) { m.Adjudication.InjectionScreening.DetectorPin = "acme/3" }, nil, StateNotAvailable},
		{"no exchange", clients, nil, func(h *Hearing) { h.Exchange = nil }, StateNoEvidence},
		{"another body", clients, nil, func(h *Hearing) { h.Exchange.Response.Body = []byte("x") }, StateNoEvidence},
		{"too large", clients, func(m *manifest.Manifest) { m.Evidence.Items[0].MaxBytes = 40 }, nil, StateStruck},
		{"scope out of reach", clients, func(m *manifest.Manifest) { m.Requirements[1].RequiredScope = []string{"vantage:client"} }, nil, StateStruck},
		{"no receipts", clients, hosted, nil, StateNoReceipt},
		{"enclave", clients, func(m *manifest.Manifest) {
			for i := range m.Judge.Panel {
				m.Judge.Panel[i].Provenance = &manifest.Provenance{Kind: manifest.ProvenanceTEE, Measurement: "m"}
				m.Judge.Panel[i].Model.Hosting = manifest.HostingTEE
			}
			m.Judge.FallbackLadder[0].Substitute.Hosting = manifest.HostingTEE
		}, nil, StateNoReceipt},
	} {
		h := hearing(t, k.edit)
		if k.hearing != nil {
			k.hearing(&h)
		}
		r := hear(t, panel(t, Options{Clients: k.clients}), h)
		if !slices.Equal(states(r), repeat(k.state, 6)) || !slices.Equal(verdicts(r), repeat("UNRESOLVED", 6)) {
			t.Errorf("%s: %v", k.name, states(r))
		}
		if r.Runs[0].Detail == "" {
			t.Errorf("%s: no reason", k.name)
		}
	}
	if p.Count() != 0 {
		t.Errorf("asked %d times", p.Count())
	}
}

func TestHearingLacks(t *testing.T) {
	for name, edit := range map[string]func(*Hearing){
		"document": func(h *Hearing) { h.Document = nil }, "compiled": func(h *Hearing) { h.Compiled = nil },
		"entropy": func(h *Hearing) { h.Entropy = common.Hash{} }, "time": func(h *Hearing) { h.Limit = -1 },
		"another document": func(h *Hearing) {
			h.Document, _ = vague(t, func(m *manifest.Manifest) { m.Header.Title = "other" })
		},
	} {
		h := hearing(t, nil)
		edit(&h)
		if _, err := panel(t, Options{}).Hear(t.Context(), h); !errors.Is(err, ErrHearing) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestWireNameAndProtocol(t *testing.T) {
	for _, k := range []struct{ name, version, wire, protocol string }{
		{"llama-3.1-8b-instruct", "3.1-8b-instruct", "llama-3.1-8b-instruct", ProtocolOpenAI},
		{"gpt-4o", "2024-08-06", "gpt-4o-2024-08-06", ProtocolOpenAI},
		{"Claude-x", "1", "Claude-x-1", ProtocolAnthropic},
	} {
		p := Pin{Name: k.name, Version: k.version}
		if p.wireName() != k.wire || p.protocol() != k.protocol {
			t.Errorf("%s %s: %s by %s", k.name, k.version, p.wireName(), p.protocol())
		}
	}
}

func TestRecordKeepsOutputsWithinItsLimit(t *testing.T) {
	p := newProvider(t, always(strings.Repeat("x", MaxOutputs/4)+"\n"+pass))
	r := hear(t, panel(t, Options{Clients: p.clients(t)}), hearing(t, nil))
	total := 0
	for i, run := range r.Runs {
		total += len(run.Output)
		if run.OutputHash == "" || run.Verdict != "PASS" || (len(run.Output) > 0) != (i < 3) {
			t.Errorf("run %d keeps %d bytes, hash %q", i, len(run.Output), run.OutputHash)
		}
	}
	if total > MaxOutputs {
		t.Errorf("%d bytes", total)
	}
	for _, rest := range []string{`,"rationale":"` + strings.Repeat("x", MaxOutputs/2) + `"`, `,"confidence":0.` + strings.Repeat("1", MaxOutputs/2)} {
		p := newProvider(t, always(line("PASS", rest)))
		r := hear(t, panel(t, Options{Clients: p.clients(t)}), hearing(t, nil))
		if run := r.Runs[0]; len(run.Output)+len(run.Rationale)+len(run.Confidence) > 0 || run.Verdict != "PASS" {
			t.Errorf("%d %d %d bytes", len(run.Output), len(run.Rationale), len(run.Confidence))
		}
	}
}

func TestVerdictsOfNothingAreUnresolved(t *testing.T) {
	_, c := vague(t, nil)
	want := [][]manifest.Verdict{{0, 0, 0}, {0, 0, 0}}
	var none *Record
	strange := &Record{Runs: []Run{{Requirement: "R2", Judge: "J1", Index: 3, Verdict: "PASS"}, {Requirement: "R2", Judge: "J1", Index: -1, Verdict: "PASS"},
		{Requirement: "R1", Judge: "J1", Index: 1, Verdict: "PASS"}, {Requirement: "R2", Judge: "J9", Verdict: "PASS"}, {Requirement: "R2", Judge: "J1", Verdict: "pass"}}}
	for _, r := range []*Record{none, {}, strange} {
		if got := r.Verdicts(c, "R2"); !reflect.DeepEqual(got, want) {
			t.Errorf("%v", got)
		}
	}
}
