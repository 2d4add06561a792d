package model

import (
	"testing"

	"github.com/redress-protocol/redress/agents/judge/modeltest"
)

type (
	heardCall = modeltest.Call
	reply     = modeltest.Reply
)

// provider is the local server with the official clients pointed at it.
type provider struct{ *modeltest.Provider }

func newProvider(t testing.TB, answer func(heardCall) reply) *provider {
	t.Helper()
	return &provider{modeltest.New(t, answer)}
}

func always(text string) func(heardCall) reply {
	return func(heardCall) reply { return reply{Text: text} }
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
