package gateway

import (
	"bytes"
	"encoding/hex"
	"errors"
	"math/big"
	"net/http"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/agents/judge/modeltest"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/run"
)

// Nothing is claimed and nobody is asked for what is not exactly a request of this profile with its own texts.
func TestWhatIsRefused(t *testing.T) {
	p := modeltest.New(t, always(pass))
	h := newHouse(t, p, t.TempDir(), func(o *Options) { delete(o.Clients, model.ProtocolOpenAI) })
	good := string(encoded(t, ask(t, 1, nil)))
	swap := func(old, new string) func(testing.TB) []byte {
		return func(t testing.TB) []byte {
			if strings.Count(good, old) != 1 {
				t.Fatalf("%q is there %d times in %s", old, strings.Count(good, old), good)
			}
			return []byte(strings.Replace(good, old, new, 1))
		}
	}
	rehashed := func(edit func(*Ask)) func(testing.TB) []byte {
		return func(t testing.TB) []byte { return encoded(t, ask(t, 1, edit)) }
	}
	after := func(edit func(*Ask)) func(testing.TB) []byte {
		return func(t testing.TB) []byte {
			a := ask(t, 1, nil)
			edit(&a)
			return encoded(t, a)
		}
	}
	for name, k := range map[string]struct {
		body func(testing.TB) []byte
		code string
	}{
		"no JSON":           {func(testing.TB) []byte { return []byte("ask") }, codeMalformed},
		"two values":        {func(testing.TB) []byte { return []byte(good + good) }, codeMalformed},
		"unknown member":    {swap(`"attempt":0`, `"attempt":0,"force":true`), codeMalformed},
		"member in capital": {swap(`"attempt":0`, `"Attempt":0`), codeMalformed},
		"member twice":      {swap(`"attempt":0`, `"attempt":0,"attempt":0`), codeMalformed},
		"unknown version":   {after(func(a *Ask) { a.Version += "0" }), codeMalformed},
		"chain in hex":      {after(func(a *Ask) { a.ChainID = "0x7a69" }), codeMalformed},
		"chain with zero":   {after(func(a *Ask) { a.ChainID = "031337" }), codeMalformed},
		"no run":            {after(func(a *Ask) { a.Claim.RunID = common.Hash{} }), codeMalformed},
		"attempt 64":        {after(func(a *Ask) { a.Claim.Attempt = 64 }), codeMalformed},
		"no scope":          {after(func(a *Ask) { a.Observed = []string{} }), codeMalformed},
		"empty token":       {after(func(a *Ask) { a.Observed = []string{""} }), codeMalformed},
		"long token":        {after(func(a *Ask) { a.Observed = []string{strings.Repeat("x", maxToken+1)} }), codeMalformed},
		"long scope":        {after(func(a *Ask) { a.Observed = strings.Split(strings.Repeat("x,", maxObserved)+"x", ",") }), codeMalformed},
		"another chain":     {after(func(a *Ask) { a.ChainID = "1" }), codeMalformed}, // it is in the run id
		"another committee": {after(func(a *Ask) { elsewhere(a) }), codeCommittee},
		"another run":       {after(func(a *Ask) { a.Claim.Slot.Run++ }), codeMalformed},
		"another judge":     {after(func(a *Ask) { a.Claim.Slot.Judge += "x" }), codeMalformed},
		"no dispute":        {after(func(a *Ask) { a.Dispute = "0" }), codeMalformed},
		"dispute in hex":    {after(func(a *Ask) { a.Dispute = "0x1" }), codeMalformed},
		"a long number":     {after(func(a *Ask) { a.Dispute = strings.Repeat("1", 79) }), codeMalformed},
		"another hash":      {after(func(a *Ask) { a.Claim.RequestHash[0]++ }), codeRequest},
		"another model":     {after(func(a *Ask) { a.Model = "claude-other" }), codeRequest},
		"another pin":       {after(func(a *Ask) { a.Request.Model.Version, a.Model = "2", "claude-judge-2" }), codeRequest},
		"another root":      {after(func(a *Ask) { a.Request.EvidenceRoot[0]++ }), codeRequest},
		"another user text": {after(func(a *Ask) { a.User += "." }), codeRequest},
		"another system":    {after(func(a *Ask) { a.System += "." }), codeRequest},
		"another profile":   {rehashed(func(a *Ask) { a.Request.Profile.Name = "redress.judge/0" }), codeRequest},
		"longer answers":    {rehashed(func(a *Ask) { a.Request.Profile.MaxTokens++ }), codeRequest},
		"no order":          {rehashed(func(a *Ask) { a.Request.Profile.Order = "" }), codeRequest},
		"other protocol":    {rehashed(func(a *Ask) { a.Request.Profile.Protocol = model.ProtocolOpenAI }), codeRequest},
		"no model":          {rehashed(func(a *Ask) { a.Request.Model.Name, a.Request.Profile.Protocol = "", model.ProtocolOpenAI }), codeRequest},
		"temperature":       {rehashed(func(a *Ask) { a.Request.Sampling.Temperature = 1 }), codeRequest},
		"top_p":             {rehashed(func(a *Ask) { a.Request.Sampling.TopP = 0 }), codeRequest},
		"no endpoint":       {rehashed(func(a *Ask) { a.Request.Model.Name, a.Request.Profile.Protocol = "gpt", model.ProtocolOpenAI }), codeUnserved},
		"too large":         {func(testing.TB) []byte { return bytes.Repeat([]byte(" "), MaxAsk+1) }, codeTooLarge},
	} {
		if status, _, refused := h.post(t, k.body(t)); refused.Code != k.code || status < 400 || status >= 500 {
			t.Errorf("%s: %d %+v", name, status, refused)
		}
	}
	if _, entries := h.verified(t); p.Count() != 0 || len(entries) != 0 {
		t.Errorf("asked %d times, %d claims", p.Count(), len(entries))
	}
	if status, _, _ := h.post(t, []byte(good)); status != http.StatusOK {
		t.Errorf("the good one: %d", status)
	}
}

// elsewhere moves an ask to another committee.
func elsewhere(a *Ask) {
	a.Committee[0]++
	slot := acquisition.RunSlot{ManifestHash: a.ManifestHash, Seat: run.Seat{DisputeID: big.NewInt(1)},
		RequirementID: a.Claim.Slot.Requirement, JudgeID: a.Claim.Slot.Judge, RunIndex: a.Claim.Slot.Run}
	a.Claim.RunID = slot.RunID(run.Committee{ChainID: committee.ChainID, Address: a.Committee})
}

// What a client takes for no answer: nothing of it reaches a run.
func TestClientBelievesNoOtherAnswer(t *testing.T) {
	call := callOf(t, ask(t, 1, nil))
	for name, body := range map[string]string{
		"no JSON": "yes", "another version": `{"version":"redress.gateway/0","receipts":{"claims":[],"terminals":[]},"output":{"utf8":""},"why":""}`,
		"unknown member": `{"version":"redress.gateway/1","receipts":{"claims":[],"terminals":[]},"output":{"utf8":""},"why":"","verdict":"PASS"}`,
		"too long":       strings.Repeat(" ", maxAnswer+1),
	} {
		srv := serve(t, http.StatusOK, body)
		if a, err := srv.Ask(t.Context(), call); !errors.Is(err, model.ErrNoReceipt) || len(a.Output) > 0 {
			t.Errorf("%s: %+v %v", name, a, err)
		}
	}
	if _, err := serve(t, http.StatusTemporaryRedirect, "{}").Ask(t.Context(), call); !errors.Is(err, model.ErrNoReceipt) {
		t.Errorf("a redirect: %v", err)
	}
	odd := serve(t, http.StatusOK, `{"version":"redress.gateway/1","receipts":{"claims":[],"terminals":[]},"output":{"utf8":"x"},"why":"tired"}`)
	if a, err := odd.Ask(t.Context(), call); !errors.Is(err, model.ErrLost) || len(a.Output) > 0 {
		t.Errorf("an unknown reason: %+v %v", a, err)
	}
	if _, err := serve(t, http.StatusOK, "{}").Ask(t.Context(), model.Call{}); !errors.Is(err, model.ErrNoReceipt) {
		t.Errorf("a call without a run: %v", err)
	}
	if _, err := Dial(model.Endpoint{URL: "http://gateway.example", Key: "hush"}); !errors.Is(err, model.ErrEndpoint) || strings.Contains(err.Error(), "hush") {
		t.Errorf("a token in the clear: %v", err)
	}
}

// Whatever the parser takes carries out exactly one request, and comes out again as it went in.
func FuzzParseAsk(f *testing.F) {
	f.Add(encoded(f, ask(f, 1, nil)))
	f.Add(encoded(f, ask(f, 2, func(a *Ask) {
		a.Claim.Attempt, a.User, a.Request.Sampling.Seed = 63, "\u2028 \"quoted\" <b>", "42"
		a.Request.Model.Name, a.Request.Profile.Protocol = "gpt-judge", model.ProtocolOpenAI
	})))
	f.Add([]byte(`{"version":"redress.gateway/1","attempt":1e0}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		call, err := ParseAsk(raw)
		if err != nil {
			if refused := (*Refusal)(nil); !errors.As(err, &refused) || refused.status < 400 {
				t.Fatalf("no refusal: %v", err)
			}
			return
		}
		hash, err := call.Request.Hash()
		if err != nil || hash != call.RequestHash {
			t.Fatalf("request %s, hashed again %s, %v", call.RequestHash, hash, err)
		}
		again, err := AskOf(call)
		if err != nil || hex.EncodeToString(again.Claim.RequestHash[:]) != hash {
			t.Fatalf("%+v %v", again, err)
		}
		once := encoded(t, again)
		back, err := ParseAsk(once)
		if err != nil {
			t.Fatalf("its own form is refused: %v", err)
		}
		same, err := AskOf(back)
		if err != nil || !bytes.Equal(encoded(t, same), once) {
			t.Fatalf("%s\n%s", encoded(t, same), once)
		}
	})
}
