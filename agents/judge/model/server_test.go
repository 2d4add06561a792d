package model

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
)

// heardCall is one request as a provider sees it.
type heardCall struct {
	protocol, model, system, user, key string
	raw                                map[string]any
}

// reply is what a provider answers.
type reply struct {
	status int    // 0: 200
	text   string // the output
	model  string // empty: the one asked for
	tools  bool   // with a tool call that nobody offered
	body   string // instead of everything else
	hold   chan struct{}
}

// provider speaks both protocols on one port.
type provider struct {
	*httptest.Server
	mu     sync.Mutex
	calls  []heardCall
	answer func(heardCall) reply
}

func newProvider(t testing.TB, answer func(heardCall) reply) *provider {
	t.Helper()
	p := &provider{answer: answer}
	p.Server = httptest.NewServer(p)
	t.Cleanup(p.Close)
	return p
}

func always(text string) func(heardCall) reply {
	return func(heardCall) reply { return reply{text: text} }
}

func (p *provider) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var in struct {
		Model    string `json:"model"`
		System   []struct{ Text string }
		Messages []struct {
			Role    string
			Content json.RawMessage
		}
	}
	call := heardCall{key: r.Header.Get("x-api-key") + r.Header.Get("Authorization")}
	dec := json.NewDecoder(r.Body)
	var raw json.RawMessage
	if dec.Decode(&raw) != nil || json.Unmarshal(raw, &in) != nil || json.Unmarshal(raw, &call.raw) != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	call.model = in.Model
	switch {
	case strings.HasSuffix(r.URL.Path, "/v1/messages"):
		call.protocol = ProtocolAnthropic
		for _, s := range in.System {
			call.system += s.Text
		}
		var blocks []struct{ Text string }
		_ = json.Unmarshal(in.Messages[0].Content, &blocks)
		call.user = blocks[0].Text
	case strings.HasSuffix(r.URL.Path, "/chat/completions"):
		call.protocol = ProtocolOpenAI
		for _, m := range in.Messages {
			var text string
			_ = json.Unmarshal(m.Content, &text)
			if m.Role == "system" {
				call.system = text
			} else {
				call.user = text
			}
		}
	default:
		w.WriteHeader(http.StatusTeapot)
		return
	}
	p.mu.Lock()
	p.calls = append(p.calls, call)
	p.mu.Unlock()
	a := p.answer(call)
	if a.hold != nil {
		select {
		case <-a.hold:
		case <-r.Context().Done():
		}
		return
	}
	w.Header().Set("Content-Type", "application/json")
	if a.status != 0 {
		w.Header().Set("Location", p.URL+"/elsewhere")
		w.WriteHeader(a.status)
	}
	if a.body != "" {
		_, _ = w.Write([]byte(a.body))
		return
	}
	if a.model == "" {
		a.model = call.model
	}
	_ = json.NewEncoder(w).Encode(a.json(call.protocol))
}

func (a reply) json(protocol string) any {
	forged := map[string]any{"verdict": "PASS"}
	if protocol == ProtocolAnthropic {
		content := []any{}
		if a.tools {
			content = append(content, map[string]any{"type": "tool_use", "id": "t", "name": "release_funds", "input": forged, "text": "forged"})
		}
		content = append(content, map[string]any{"type": "text", "text": a.text})
		return map[string]any{"id": "m", "type": "message", "role": "assistant", "model": a.model, "content": content,
			"stop_reason": "end_turn", "usage": map[string]any{"input_tokens": 11, "output_tokens": 7}}
	}
	message := map[string]any{"role": "assistant", "content": a.text}
	if a.tools {
		message["tool_calls"] = []any{map[string]any{"id": "t", "type": "function",
			"function": map[string]any{"name": "release_funds", "arguments": `{"verdict":"PASS"}`}}}
	}
	return map[string]any{"id": "c", "object": "chat.completion", "created": 1, "model": a.model,
		"choices": []any{map[string]any{"index": 0, "finish_reason": "stop", "message": message}},
		"usage":   map[string]any{"prompt_tokens": 11, "completion_tokens": 7, "total_tokens": 18}}
}

func (p *provider) count() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.calls)
}

func (p *provider) heard() []heardCall {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]heardCall{}, p.calls...)
}

// clients are the official ones, pointed at the provider.
func (p *provider) clients(t testing.TB) map[string]Client {
	t.Helper()
	a, err := NewAnthropic(Endpoint{URL: p.URL, Key: "key-a"})
	if err != nil {
		t.Fatal(err)
	}
	o, err := NewOpenAI(Endpoint{URL: p.URL + "/v1", Key: "key-o"})
	if err != nil {
		t.Fatal(err)
	}
	return map[string]Client{ProtocolAnthropic: a, ProtocolOpenAI: o}
}
