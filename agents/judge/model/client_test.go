package model

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

func call(protocol string) Call {
	seven := int64(7)
	return Call{Protocol: protocol, Model: "m-1", System: "be fair", User: "the question", MaxTokens: 64, Seed: &seven}
}

func TestBothProtocolsAskExactly(t *testing.T) {
	p := newProvider(t, always("out"))
	for protocol, c := range p.clients(t) {
		a, err := c.Ask(t.Context(), call(protocol))
		if err != nil || string(a.Output) != "out" || a.InputTokens != 11 || a.OutputTokens != 7 {
			t.Errorf("%s: %+v %v", protocol, a, err)
		}
	}
	for _, h := range p.Heard() {
		if h.Model != "m-1" || h.System != "be fair" || h.User != "the question" || h.Raw["temperature"] != 0.0 {
			t.Errorf("%+v", h)
		}
		if h.Raw["tools"] != nil || h.Raw["tool_choice"] != nil || h.Raw["stream"] != nil {
			t.Errorf("more than a question: %v", h.Raw)
		}
		switch {
		case h.Anthropic:
			if h.Raw["max_tokens"] != 64.0 || h.Key != "key-a" {
				t.Errorf("%v", h.Raw)
			}
		default:
			if h.Raw["max_completion_tokens"] != 64.0 || h.Raw["seed"] != 7.0 || h.Key != "Bearer key-o" {
				t.Errorf("%v %s", h.Raw, h.Key)
			}
		}
	}
}

// What the environment says changes neither where a request goes nor what it carries.
func TestEnvironmentIsNotRead(t *testing.T) {
	for _, name := range []string{"ANTHROPIC_BASE_URL", "OPENAI_BASE_URL"} {
		t.Setenv(name, "http://127.0.0.1:1/")
	}
	for _, name := range []string{"ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "OPENAI_API_KEY", "OPENAI_ORG_ID"} {
		t.Setenv(name, "from-environment")
	}
	p := newProvider(t, always("out"))
	a, _ := NewAnthropic(Endpoint{URL: p.URL})
	o, _ := NewOpenAI(Endpoint{URL: p.URL})
	for protocol, c := range map[string]Client{ProtocolAnthropic: a, ProtocolOpenAI: o} {
		if _, err := c.Ask(t.Context(), call(protocol)); err != nil {
			t.Errorf("%s: %v", protocol, err)
		}
	}
	for _, h := range p.Heard() {
		if h.Key != "" {
			t.Errorf("%+v carries %q", h.Raw, h.Key)
		}
	}
}

func TestForgedToolCallIsIgnored(t *testing.T) {
	p := newProvider(t, func(heardCall) reply { return reply{Tools: true, Text: "only this"} })
	for protocol, c := range p.clients(t) {
		if a, err := c.Ask(t.Context(), call(protocol)); err != nil || string(a.Output) != "only this" {
			t.Errorf("%s: %q %v", protocol, a.Output, err)
		}
	}
}

func TestAnswersOfOtherModelsAndTwoAnswersDoNotCount(t *testing.T) {
	p := newProvider(t, func(heardCall) reply { return reply{Text: "out", Model: "m-2"} })
	for protocol, c := range p.clients(t) {
		if _, err := c.Ask(t.Context(), call(protocol)); !errors.Is(err, ErrOtherModel) {
			t.Errorf("%s: %v", protocol, err)
		}
	}
	two := newProvider(t, func(heardCall) reply {
		return reply{Body: `{"model":"m-1","choices":[{"message":{"content":"a"}},{"message":{"content":"b"}}]}`}
	})
	if a, err := two.clients(t)[ProtocolOpenAI].Ask(t.Context(), call(ProtocolOpenAI)); err != nil || len(a.Output) != 0 {
		t.Errorf("%q %v", a.Output, err)
	}
}

// How an ask ends is the provider's word or unknown; nothing is asked twice.
func TestEndsWithoutOutput(t *testing.T) {
	long := strings.Repeat("x", maxAnswer+1)
	for _, k := range []struct {
		name string
		r    reply
		want error
	}{
		{"overloaded", reply{Status: 529}, ErrUnavailable}, {"rate limit", reply{Status: 429}, ErrUnavailable},
		{"error", reply{Status: 500}, ErrUnavailable}, {"down", reply{Status: 503}, ErrUnavailable},
		{"unknown model", reply{Status: 404, Body: `{"error":{"type":"not_found_error"}}`}, ErrDeprecated}, {"retired", reply{Status: 410}, ErrDeprecated},
		{"bad request", reply{Status: 400}, ErrRefused}, {"no account", reply{Status: 401}, ErrRefused}, {"forbidden", reply{Status: 403}, ErrRefused},
		{"moved", reply{Status: 307}, ErrRefused},
		{"request timeout", reply{Status: 408}, ErrLost}, {"bad gateway", reply{Status: 502}, ErrLost}, {"gateway timeout", reply{Status: 504}, ErrLost},
		{"no JSON", reply{Body: "<html>"}, ErrLost}, {"too long", reply{Text: long}, ErrLost},
	} {
		p := newProvider(t, func(heardCall) reply { return k.r })
		for protocol, c := range p.clients(t) {
			if _, err := c.Ask(t.Context(), call(protocol)); !errors.Is(err, k.want) {
				t.Errorf("%s, %s: %v, want %v", k.name, protocol, err, k.want)
			} else if strings.Contains(err.Error(), "html") || strings.Contains(err.Error(), "not_found") || strings.Contains(err.Error(), "key-") {
				t.Errorf("%s quotes the response or the key: %v", k.name, err)
			}
		}
		if p.Count() != 2 {
			t.Errorf("%s: asked %d times", k.name, p.Count())
		}
	}
}

func TestTimeoutIsLostAndNoConnectionIsUnavailable(t *testing.T) {
	hold := make(chan struct{})
	defer close(hold)
	p := newProvider(t, func(heardCall) reply { return reply{Hold: hold} })
	for protocol, c := range p.clients(t) {
		ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
		if _, err := c.Ask(ctx, call(protocol)); !errors.Is(err, ErrLost) {
			t.Errorf("%s: %v", protocol, err)
		}
		cancel()
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	closed := "http://" + l.Addr().String()
	_ = l.Close()
	a, _ := NewAnthropic(Endpoint{URL: closed})
	o, _ := NewOpenAI(Endpoint{URL: closed})
	for protocol, c := range map[string]Client{ProtocolAnthropic: a, ProtocolOpenAI: o} {
		if _, err := c.Ask(t.Context(), call(protocol)); !errors.Is(err, ErrUnavailable) {
			t.Errorf("%s: %v", protocol, err)
		}
	}
}

// A redirect would carry the key to whoever is named.
func TestRedirectIsNotFollowed(t *testing.T) {
	p := newProvider(t, func(heardCall) reply { return reply{Status: http.StatusTemporaryRedirect} })
	for protocol, c := range p.clients(t) {
		if _, err := c.Ask(t.Context(), call(protocol)); !errors.Is(err, ErrRefused) {
			t.Errorf("%s: %v", protocol, err)
		}
	}
}

func TestEndpoints(t *testing.T) {
	for _, e := range []Endpoint{
		{}, {URL: "ftp://a"}, {URL: "https://"}, {URL: "https://user:secret@a"}, {URL: "http://models.example", Key: "k"}, {URL: "http://10.0.0.1", Key: "k"}, {URL: ":"},
	} {
		if _, err := NewAnthropic(e); !errors.Is(err, ErrEndpoint) {
			t.Errorf("%v: %v", e, err)
		}
		if _, err := NewOpenAI(e); !errors.Is(err, ErrEndpoint) {
			t.Errorf("%v: %v", e, err)
		}
	}
	for _, e := range []Endpoint{{URL: "https://a", Key: "k"}, {URL: "http://a"}, {URL: "http://[::1]:80/v1", Key: "k"}, {URL: "http://localhost/", Key: "k"}} {
		if err := e.Check(); err != nil {
			t.Errorf("%v: %v", e, err)
		}
	}
}

func TestSecretPrintsAsNothing(t *testing.T) {
	e := Endpoint{URL: "https://a", Key: "hush-hush"}
	var b strings.Builder
	slog.New(slog.NewJSONHandler(&b, nil)).Info("x", "endpoint", e, "key", e.Key)
	for _, text := range []string{fmt.Sprintf("%v %+v %#v %s", e, e, e, e.Key), b.String()} {
		if strings.Contains(text, "hush") {
			t.Error(text)
		}
	}
}
