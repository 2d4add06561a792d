package gateway

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/agents/judge/modeltest"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/adjudication"
	"github.com/redress-protocol/redress/evidence/run"
)

func TestAnswerIsSignedForInBothProtocols(t *testing.T) {
	out := "thought\n" + `{"verdict":"PASS","authority_scope":["evidence:E1","everything"]}`
	p := modeltest.New(t, always(out))
	h := newHouse(t, p, t.TempDir(), nil)
	open := func(a *Ask) {
		a.Request.Model.Name, a.Request.Profile.Protocol, a.Request.Sampling.Seed = "gpt-judge", model.ProtocolOpenAI, "7"
	}
	for n, edit := range []func(*Ask){nil, open} {
		a := ask(t, byte(n), nil)
		if edit != nil {
			a = ask(t, byte(n), edit)
		}
		code, answer, refused := h.post(t, encoded(t, a))
		if code != http.StatusOK || string(answer.Output) != out || answer.Why != "" {
			t.Fatalf("%d %+v %v", code, answer, refused)
		}
		terminal, err := asked(t, a).Check(answer.Receipts)
		if err != nil {
			t.Fatal(err)
		}
		if terminal.Status != acquisition.SlotResult || terminal.OutputHash != sha256.Sum256([]byte(out)) || terminal.Verdict != adjudication.Pass {
			t.Errorf("%+v", terminal)
		}
		if err := terminal.Attests([]byte(out), []string{"evidence:E1"}); err != nil {
			t.Error(err)
		}
		heard := p.Heard()[n]
		if heard.Model != a.Model || heard.System != a.System || heard.User != a.User || heard.Anthropic != (edit == nil) {
			t.Errorf("%+v", heard)
		}
	}
	if p.Count() != 2 {
		t.Errorf("asked %d times", p.Count())
	}
}

// Which ends are an absence, and which may hide an output.
func TestEndsBySaying(t *testing.T) {
	for name, k := range map[string]struct {
		answer func(modeltest.Call) modeltest.Reply
		status acquisition.SlotStatus
		why    string
		err    error
	}{
		"overloaded":    {status(529), acquisition.SlotNoResult, whyUnavailable, model.ErrUnavailable},
		"unknown model": {status(404), acquisition.SlotNoResult, whyDeprecated, model.ErrDeprecated},
		"forbidden":     {status(403), acquisition.SlotNoResult, whyRefused, model.ErrRefused},
		"timed out":     {status(504), acquisition.SlotUnresolved, whyLost, model.ErrLost},
		"broken":        {func(modeltest.Call) modeltest.Reply { return modeltest.Reply{Body: "<html>"} }, acquisition.SlotUnresolved, whyLost, model.ErrLost},
		"too long":      {always(strings.Repeat("x", maxOutput) + "\n" + pass), acquisition.SlotUnresolved, whyTooLong, model.ErrLost},
		"another model": {func(modeltest.Call) modeltest.Reply { return modeltest.Reply{Text: pass, Model: "claude-x"} }, acquisition.SlotUnresolved, whyOtherModel, model.ErrLost},
	} {
		t.Run(name, func(t *testing.T) {
			p := modeltest.New(t, k.answer)
			h := newHouse(t, p, t.TempDir(), nil)
			a := ask(t, 1, nil)
			answer, err := h.client(t, "").Ask(t.Context(), callOf(t, a))
			if !errors.Is(err, k.err) || len(answer.Output) > 0 {
				t.Fatalf("%q %v", answer.Output, err)
			}
			terminal, err := asked(t, a).Check(answer.Receipts)
			if err != nil || terminal.Status != k.status {
				t.Errorf("%+v %v", terminal, err)
			}
			_, again, _ := h.post(t, encoded(t, a))
			if again.Why != k.why || p.Count() != 1 {
				t.Errorf("%q, asked %d times", again.Why, p.Count())
			}
		})
	}
}

func TestOneSlotIsAskedOnce(t *testing.T) {
	var turn atomic.Int64
	p := modeltest.New(t, func(modeltest.Call) modeltest.Reply {
		return modeltest.Reply{Text: fmt.Sprintf("answer %d\n%s", turn.Add(1), pass)}
	})
	h := newHouse(t, p, t.TempDir(), nil)
	body := encoded(t, ask(t, 1, nil))
	answers := make([]Answer, 16)
	var wg sync.WaitGroup
	for i := range answers {
		wg.Go(func() { _, answers[i], _ = h.post(t, body) })
	}
	wg.Wait()
	for i, a := range answers {
		if string(a.Output) != "answer 1\n"+pass || len(a.Receipts.Terminals) != 1 || !bytes.Equal(a.Receipts.Terminals[0].Signature, answers[0].Receipts.Terminals[0].Signature) {
			t.Errorf("caller %d: %q, %d terminals", i, a.Output, len(a.Receipts.Terminals))
		}
	}
	if p.Count() != 1 {
		t.Errorf("asked %d times", p.Count())
	}
}

// Of those that found a slot free one claims it; the others wait for its end, and take no turn.
func TestSlotIsClaimedByOneOfMany(t *testing.T) {
	p := modeltest.New(t, always(pass))
	h := newHouse(t, p, t.TempDir(), func(o *Options) { o.Parallel = 1 })
	call := callOf(t, ask(t, 1, nil))
	first, err := h.begin(call)
	if err != nil {
		t.Fatal(err)
	}
	<-first.done
	eventually(t, "the turn", func() bool { return len(h.turns) == 0 })
	if second, err := h.begin(call); err != nil || second != first {
		t.Errorf("%p and %p, %v", first, second, err)
	}
	if _, err := h.begin(callOf(t, ask(t, 2, nil))); err != nil {
		t.Errorf("no turn is left: %v", err)
	}
	if _, entries := h.verified(t); len(entries) != 2 {
		t.Errorf("%d claims", len(entries))
	}
}

// The slot is the first request's: any other is refused, with the claim that was given as the reason.
func TestAnotherRequestIsRefusedWithTheClaim(t *testing.T) {
	p := modeltest.New(t, always(pass))
	h := newHouse(t, p, t.TempDir(), nil)
	first := ask(t, 1, nil)
	if code, _, _ := h.post(t, encoded(t, first)); code != http.StatusOK {
		t.Fatal(code)
	}
	for name, other := range map[string]Ask{
		"another text":  ask(t, 1, func(a *Ask) { a.User = "another question" }),
		"another model": ask(t, 1, func(a *Ask) { a.Request.Model.Version = "2" }),
		"another scope": ask(t, 1, func(a *Ask) { a.Observed = append(slices.Clone(observed), "evidence:full") }),
	} {
		code, _, refused := h.post(t, encoded(t, other))
		if code != http.StatusConflict || refused.Code != codeTaken || refused.Receipts == nil || len(refused.Receipts.Claims) != 1 ||
			refused.Receipts.Claims[0].RequestHash != first.Claim.RequestHash {
			t.Errorf("%s: %d %+v", name, code, refused)
		}
		answer, err := h.client(t, "").Ask(t.Context(), callOf(t, other))
		if !errors.Is(err, model.ErrNoReceipt) || len(answer.Receipts.Claims) != 1 {
			t.Errorf("%s: %+v %v", name, answer, err)
		}
	}
	if p.Count() != 1 {
		t.Errorf("asked %d times", p.Count())
	}
	if _, entries := h.verified(t); len(entries) != 1 {
		t.Errorf("%d claims", len(entries))
	}
}

func TestFurtherAttemptOpensAfterAbsenceOnly(t *testing.T) {
	answer := status(503)
	p := modeltest.New(t, func(c modeltest.Call) modeltest.Reply { return answer(c) })
	h := newHouse(t, p, t.TempDir(), nil)
	second := func(a *Ask) { a.Claim.Attempt, a.Request.Model.Version = 1, "2" }
	next := ask(t, 1, second)
	if code, _, refused := h.post(t, encoded(t, next)); code != http.StatusConflict || refused.Code != codeNotOpened {
		t.Fatalf("before any attempt: %d %+v", code, refused)
	}
	first := ask(t, 1, nil)
	h.post(t, encoded(t, first))
	answer = always(pass)
	code, got, _ := h.post(t, encoded(t, next))
	if code != http.StatusOK || string(got.Output) != pass {
		t.Fatalf("after an absence: %d %+v", code, got)
	}
	if terminal, err := asked(t, first, next).Check(got.Receipts); err != nil || terminal.Attempt != 1 {
		t.Errorf("%+v %v", terminal, err)
	}
	third := ask(t, 1, func(a *Ask) { a.Claim.Attempt = 2 })
	if code, _, refused := h.post(t, encoded(t, third)); code != http.StatusConflict || refused.Code != codeNotOpened || len(refused.Receipts.Claims) != 2 {
		t.Errorf("after a result: %d %+v", code, refused)
	}
	answer = status(504)
	lost := ask(t, 2, nil)
	h.post(t, encoded(t, lost))
	if code, _, refused := h.post(t, encoded(t, ask(t, 2, second))); code != http.StatusConflict || refused.Code != codeNotOpened {
		t.Errorf("after a lost answer: %d %+v", code, refused)
	}
	h.verified(t)
}

func TestBusyGatewayClaimsNothing(t *testing.T) {
	release := make(chan struct{})
	p := modeltest.New(t, func(modeltest.Call) modeltest.Reply { <-release; return modeltest.Reply{Text: pass} })
	h := newHouse(t, p, t.TempDir(), func(o *Options) { o.Parallel = 1 })
	done := make(chan struct{})
	go func() { defer close(done); h.post(t, encoded(t, ask(t, 1, nil))) }()
	eventually(t, "the provider to be asked", func() bool { return p.Count() == 1 })
	other := ask(t, 2, nil)
	if code, _, refused := h.post(t, encoded(t, other)); code != http.StatusServiceUnavailable || refused.Code != codeBusy {
		t.Errorf("%d %+v", code, refused)
	}
	if _, entries := h.verified(t); len(entries) != 1 {
		t.Errorf("%d claims", len(entries))
	}
	waits := make(chan error, 1)
	go func() {
		_, err := h.client(t, "").Ask(t.Context(), callOf(t, other))
		waits <- err
	}()
	close(release)
	<-done
	if err := <-waits; err != nil {
		t.Errorf("a client does not wait for its turn: %v", err)
	}
}

// Run ids are no secret: whoever does not hold the seat can neither use up its runs nor read what was answered.
func TestOnlyTheSeatsValidatorIsHeard(t *testing.T) {
	p := modeltest.New(t, always(pass))
	h := newHouse(t, p, t.TempDir(), nil)
	own := ask(t, 1, nil)
	forged := func(edit func(*Ask)) Ask {
		a := ask(t, 1, nil)
		edit(&a)
		return a
	}
	stranger := forged(func(a *Ask) {
		signed, err := acquisition.SignClaim(committee, a.Claim.Signed().Claim, run.KeySigner(keyOf(t, "stranger")))
		if err != nil {
			t.Fatal(err)
		}
		a.Claim.Signature = signed.Signature
	})
	for round := range 2 { // before and after the seat itself was heard
		for name, a := range map[string]Ask{
			"a stranger": stranger, "no signature": forged(func(a *Ask) { a.Claim.Signature = nil }),
			"another chain of claims": forged(func(a *Ask) { a.Claim.Previous[0]++ }),
			"another seat":            ask(t, 1, func(a *Ask) { a.Seat = 1 }), "another round": ask(t, 1, func(a *Ask) { a.Round = 1 }),
			"another manifest": ask(t, 1, func(a *Ask) { a.ManifestHash[0]++ }),
		} {
			if code, _, refused := h.post(t, encoded(t, a)); code != http.StatusForbidden || refused.Code != codeSeat || refused.Receipts != nil {
				t.Errorf("%s: %d %+v", name, code, refused)
			}
		}
		if round == 0 {
			if _, entries := h.verified(t); p.Count() != 0 || len(entries) != 0 {
				t.Fatalf("asked %d times", p.Count())
			}
			if code, _, refused := h.post(t, encoded(t, own)); code != http.StatusOK {
				t.Fatalf("%d %+v", code, refused)
			}
		}
	}
	blind := newHouse(t, p, t.TempDir(), func(o *Options) { o.Seats = drawn{} })
	if code, _, refused := blind.post(t, encoded(t, own)); code != http.StatusServiceUnavailable || refused.Code != codeBusy || p.Count() != 1 {
		t.Errorf("without a node: %d %+v", code, refused)
	}
	open := newHouse(t, p, t.TempDir(), func(o *Options) { o.Seats = nil })
	if code, _, refused := open.post(t, encoded(t, stranger)); code != http.StatusOK {
		t.Errorf("for anybody: %d %+v", code, refused)
	}
}

func TestTokens(t *testing.T) {
	p := modeltest.New(t, always(pass))
	var lines bytes.Buffer
	h := newHouse(t, p, t.TempDir(), func(o *Options) {
		o.Tokens, o.Log = []model.Secret{"0123456789abcdef-one", "0123456789abcdef-two"}, slog.New(slog.NewTextHandler(&lines, nil))
	})
	a := encoded(t, ask(t, 1, nil))
	for _, header := range []string{"", "Bearer ", "Bearer 0123456789abcdef", "0123456789abcdef-one", "Bearer 0123456789abcdef-onex", "Basic 0123456789abcdef-one"} {
		if code, _, refused := h.post(t, a, header); code != http.StatusUnauthorized || refused.Code != codeForbidden {
			t.Errorf("%q: %d", header, code)
		}
	}
	if p.Count() != 0 {
		t.Fatalf("asked %d times", p.Count())
	}
	if _, err := h.client(t, "0123456789abcdef-two").Ask(t.Context(), callOf(t, ask(t, 1, nil))); err != nil {
		t.Error(err)
	}
	h.verified(t) // the log is for everybody
	h.Close(t.Context())
	if strings.Contains(lines.String()+fmt.Sprintf("%v %+v %#v", h.opts.Tokens, h.opts, h.client(t, "0123456789abcdef-two")), "0123456789abcdef") {
		t.Error("a token was printed")
	}
}

func TestOptionsAreChecked(t *testing.T) {
	good := newHouse(t, modeltest.New(t, always(pass)), t.TempDir(), nil).opts
	for name, bad := range map[string]struct {
		edit func(*Options)
		want error
	}{
		"clients":     {func(o *Options) { o.Clients = nil }, ErrMissing},
		"chain":       {func(o *Options) { o.Committee.ChainID = nil }, ErrMissing},
		"committee":   {func(o *Options) { o.Committee.Address = common.Address{} }, ErrMissing},
		"address":     {func(o *Options) { o.Address = common.Address{} }, ErrMissing},
		"signer":      {func(o *Options) { o.Sign = nil }, ErrMissing},
		"dir":         {func(o *Options) { o.Dir = "" }, ErrMissing},
		"call":        {func(o *Options) { o.Call = -1 }, ErrOption},
		"parallel":    {func(o *Options) { o.Parallel = -1 }, ErrOption},
		"short token": {func(o *Options) { o.Tokens = []model.Secret{"0123456789abcde"} }, ErrOption},
	} {
		o := good
		bad.edit(&o)
		if _, err := New(o); !errors.Is(err, bad.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Closing waits for an answer; what takes longer than it may ends as UNRESOLVED, signed and on disk.
func TestCloseEndsWhatIsAsked(t *testing.T) {
	for name, k := range map[string]struct {
		patience time.Duration
		status   acquisition.SlotStatus
	}{"answered": {10 * time.Second, acquisition.SlotResult}, "too slow": {20 * time.Millisecond, acquisition.SlotUnresolved}} {
		t.Run(name, func(t *testing.T) {
			release, hold := make(chan struct{}), make(chan struct{})
			t.Cleanup(func() { close(hold) })
			p := modeltest.New(t, func(modeltest.Call) modeltest.Reply {
				if k.status == acquisition.SlotUnresolved {
					return modeltest.Reply{Hold: hold}
				}
				<-release
				return modeltest.Reply{Text: pass}
			})
			h := newHouse(t, p, t.TempDir(), func(o *Options) { o.Call = time.Hour })
			go h.post(t, encoded(t, ask(t, 1, nil)))
			eventually(t, "the provider to be asked", func() bool { return p.Count() == 1 })
			ctx, cancel := context.WithTimeout(t.Context(), k.patience)
			defer cancel()
			close(release)
			h.Close(ctx)
			if e := h.log.page(0, 1); len(e) != 1 || e[0].Terminal == nil || acquisition.SlotStatus(e[0].Terminal.Status) != k.status {
				t.Errorf("%+v", e)
			}
		})
	}
}

func TestServeStopsWithItsContext(t *testing.T) {
	h := newHouse(t, modeltest.New(t, always(pass)), t.TempDir(), nil)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() { done <- h.Serve(ctx, l) }()
	c, err := Dial(model.Endpoint{URL: "http://" + l.Addr().String()})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Ask(t.Context(), callOf(t, ask(t, 1, nil))); err != nil {
		t.Error(err)
	}
	cancel()
	if err := <-done; err != nil {
		t.Error(err)
	}
}
