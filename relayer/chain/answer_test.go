package chain

import (
	"errors"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/rpc"
)

type answer struct {
	code int
	text string
	data any
}

func (a answer) Error() string  { return a.text }
func (a answer) ErrorCode() int { return a.code }
func (a answer) ErrorData() any { return a.data }

func TestClassifyKnowsTheVariantsOfProviders(t *testing.T) {
	for _, c := range []struct {
		err  error
		logs bool
		want kind
	}{
		{answer{-32005, "query returned more than 10000 results", nil}, true, tooWide},
		{answer{-32000, "query returned more than 10000 results", nil}, true, tooWide},
		{answer{-32602, "range 1000000 exceeds limit of 10000", nil}, true, tooWide},
		{answer{-32000, "exceed maximum block range: 50000", nil}, true, tooWide},
		{answer{-32602, "Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range", nil}, true, tooWide},
		{answer{-32602, "invalid params", map[string]any{"payload": "range 9009594 is bigger than range limit 2000"}}, true, tooWide},
		{answer{-32005, "query timeout exceeded", nil}, true, tooWide},
		{answer{-32005, "limit exceeded", nil}, true, tooWide},
		{answer{35, "ranges over 10000 blocks are not supported on freetier", nil}, true, tooWide},
		{answer{-32003, "response too large", nil}, true, tooWide},
		{rpc.HTTPError{StatusCode: 413}, true, tooWide},
		{rpc.HTTPError{StatusCode: 400, Body: []byte("block range is too large")}, true, tooWide},
		{answer{-32005, "daily request count exceeded, request rate limited", nil}, true, limited},
		{answer{429, "Your app has exceeded its compute units per second capacity", nil}, true, limited},
		{answer{-32005, "limit exceeded", nil}, false, limited},
		{answer{-32016, "over rate limit", nil}, false, limited},
		{answer{-32000, "Too Many Requests", nil}, false, limited},
		{rpc.HTTPError{StatusCode: 429}, false, limited},
		{&url.Error{Op: "Post", Err: &throttled{}}, false, limited},
		{answer{4444, "Pruned history unavailable", nil}, true, pruned},
		{answer{-32000, "missing trie node 1a (path )", nil}, false, pruned},
		{answer{-32000, "historical state 0x1 is not available", nil}, false, pruned},
		{answer{-32602, "Receipts for block 1 (0x1) are neither stored nor reproducible from state history.", nil}, false, pruned},
		{answer{-32000, "header not found", nil}, false, missing},
		{answer{-39001, "Unknown block", nil}, false, missing},
		{ErrNotFound, false, missing},
		{answer{-32601, "the method eth_x does not exist, block not found", nil}, false, answered},
		{answer{3, "execution reverted: rate limit exceeded", "0x"}, false, answered}, // a contract's own words
		{answer{-32000, "execution reverted: pruned", nil}, false, answered},
		{answer{-32000, "nonce too low", nil}, false, answered},
		{rpc.HTTPError{StatusCode: 503}, true, unreachable},
		{io.EOF, false, unreachable},
		{rpc.ErrNoResult, false, unreachable},
		{ErrInconsistent, true, unreachable},
	} {
		if got := classify(c.err, c.logs); got != c.want {
			t.Errorf("%v (logs %v): %d, want %d", c.err, c.logs, got, c.want)
		}
	}
}

func TestErrorsKeepTheAnswerAndHideTheAddress(t *testing.T) {
	err := typed(answer{4444, "pruned", nil}, pruned)
	var node rpc.Error
	if !errors.Is(err, ErrPruned) || !errors.As(err, &node) || node.ErrorCode() != 4444 {
		t.Errorf("%v", err)
	}
	err = typed(&url.Error{Op: "Post", URL: "https://node.example/v2/secret", Err: io.EOF}, unreachable)
	if !errors.Is(err, ErrUnreachable) || !errors.Is(err, io.EOF) || strings.Contains(err.Error(), "secret") {
		t.Errorf("%v", err)
	}
}

func TestRetryAfterIsSecondsOrADate(t *testing.T) {
	now := time.Unix(1_700_000_000, 0)
	for header, want := range map[string]time.Duration{
		"7": 7 * time.Second, now.Add(9 * time.Second).UTC().Format(http.TimeFormat): 9 * time.Second,
		"": 0, "-1": 0, "soon": 0, now.Add(-time.Hour).UTC().Format(http.TimeFormat): 0,
	} {
		if got := retryAfter(header, now); got != want {
			t.Errorf("%q: %s, want %s", header, got, want)
		}
	}
}

func TestBackoffDoublesUpToItsMost(t *testing.T) {
	for _, jitter := range []struct {
		of   func(time.Duration) time.Duration
		want []time.Duration
	}{
		{func(d time.Duration) time.Duration { return d }, []time.Duration{1, 2, 4, 8, 10, 10}},
		{func(time.Duration) time.Duration { return 0 }, []time.Duration{0, 1, 2, 4, 5, 5}},
	} {
		b := Backoff{First: time.Second, Most: 10 * time.Second, Jitter: jitter.of}
		for i, want := range jitter.want {
			if got := b.After(i + 1).Truncate(time.Second); got != want*time.Second {
				t.Errorf("failure %d: %s, want %ds", i+1, got, want)
			}
		}
	}
	for range 100 {
		if got := (Backoff{First: time.Second, Most: time.Second}).After(1); got < time.Second/2 || got > time.Second {
			t.Fatalf("random backoff %s", got)
		}
	}
}
