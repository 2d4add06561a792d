package chain

import (
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"

	ethereum "github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/rpc"
)

// Errors of reads that succeed without an answer, or with one that cannot be right.
var (
	ErrNotFound = ethereum.NotFound
	// ErrPruned says that the node has deleted the history or state that the answer needs.
	ErrPruned = errors.New("node has pruned what was asked")
	// ErrRateLimited says that every endpoint refused for a limit on requests, until the call's patience ended.
	ErrRateLimited = errors.New("rate limited")
	// ErrTooWide says that the node does not search so many blocks, or return so many logs, at once.
	ErrTooWide = errors.New("log query too wide for the node")
	// ErrUnreachable says that no endpoint could be asked.
	ErrUnreachable = errors.New("no endpoint answers")
	// ErrInconsistent says that an answer contradicts the question or another answer.
	ErrInconsistent = errors.New("inconsistent answer of the node")
	ErrReorged      = errors.New("transaction left the canonical chain")
	ErrRange        = errors.New("block range ends before it starts")
)

// kind is what an attempt's error says about going on.
type kind int

const (
	answered    kind = iota // the node's own answer, final
	missing                 // the node does not have it
	pruned                  // the node has it no more
	tooWide                 // a narrower log query may succeed
	limited                 // the same may succeed later; this time nothing was done
	unreachable             // no answer; whether the request arrived is not known
)

const (
	codeReverted      = 3
	codeNoMethod      = -32601
	codeLimitExceeded = -32005
	codeRateLimited   = -32016
	codePruned        = 4444
	codeUnknownBlock  = -39001
	codeNoResource    = -32001
)

// Nodes and providers tell these cases apart by text; the lists hold what is common to their variants, lower case.
var (
	wideTexts = []string{
		"query returned more than", "more than", "block range", "range limit", "range too large", "range is too large", "range is too wide",
		"response size", "response too large", "response is too big", "too many results", "too many logs", "too many blocks", "max results",
		"max range", "max allowed range", "exceeds limit of", "exceeds the limit", "exceed maximum", "blocks per query", "query timeout", "ranges over",
		"block span", "limited to", "limit exceeded",
	}
	rateTexts = []string{
		"rate limit", "rate-limit", "ratelimit", "too many requests", "requests per second", "per second", "request limit",
		"request count exceeded", "throttle", "exceeded its throughput", "limit exceeded",
	}
	prunedTexts = []string{
		"pruned", "pruning", "missing trie node", "historical state", "state not available", "state is not available",
		"history unavailable", "neither stored nor reproducible",
	}
	missingTexts = []string{
		"header not found", "header for hash not found", "unknown block", "block not found", "resource not found", "beyond head",
		"blockoutofrange",
	}
)

// classify reads an error of one attempt. logs says that the request was a log query.
func classify(err error, logs bool) kind {
	if errors.Is(err, ErrNotFound) {
		return missing
	}
	var throttle *throttled
	if errors.As(err, &throttle) {
		return limited
	}
	var status rpc.HTTPError
	if errors.As(err, &status) {
		return classifyStatus(status, logs)
	}
	var node rpc.Error
	if !errors.As(err, &node) {
		return unreachable
	}
	text := strings.ToLower(err.Error() + " " + detail(err))
	code := node.ErrorCode()
	switch {
	case code == codeReverted || code == codeNoMethod || strings.Contains(text, "revert"):
		return answered // a contract chooses the text of its revert
	case code == codePruned || has(text, prunedTexts):
		return pruned
	case logs && has(text, rateTexts[:len(rateTexts)-1]):
		return limited // before the wide ones: "limit exceeded" alone may mean either, and for logs means the width
	case logs && has(text, wideTexts):
		return tooWide
	case code == codeLimitExceeded || code == codeRateLimited || has(text, rateTexts):
		return limited
	case code == codeUnknownBlock || code == codeNoResource || has(text, missingTexts):
		return missing
	}
	return answered
}

func classifyStatus(status rpc.HTTPError, logs bool) kind {
	switch {
	case status.StatusCode == http.StatusTooManyRequests:
		return limited
	case logs && status.StatusCode == http.StatusRequestEntityTooLarge:
		return tooWide
	case logs && has(strings.ToLower(string(status.Body)), wideTexts):
		return tooWide
	}
	return unreachable
}

// detail is the text that some providers hide in an error's data.
func detail(err error) string {
	var data rpc.DataError
	if !errors.As(err, &data) || data.ErrorData() == nil {
		return ""
	}
	return fmt.Sprint(data.ErrorData())
}

func has(text string, parts []string) bool {
	for _, part := range parts {
		if strings.Contains(text, part) {
			return true
		}
	}
	return false
}

// typed adds the sentinel of the error's kind, keeping the node's own error within reach of errors.As. The address of the
// endpoint, which may hold an access key, is left out.
func typed(err error, k kind) error {
	var address *url.Error
	if errors.As(err, &address) {
		err = address.Err
	}
	sentinel := map[kind]error{
		missing: ErrNotFound, pruned: ErrPruned, tooWide: ErrTooWide, limited: ErrRateLimited, unreachable: ErrUnreachable,
	}[k]
	if sentinel == nil || errors.Is(err, sentinel) {
		return err
	}
	return fmt.Errorf("%w: %w", sentinel, err)
}

// undelivered reports whether the request surely reached no node.
func undelivered(err error) bool {
	var connecting *connectError
	var op *net.OpError
	return errors.As(err, &connecting) || errors.As(err, &op) && op.Op == "dial"
}

// connectError says that an endpoint was not asked, because it did not prove to be on the chain.
type connectError struct{ cause error }

func (e *connectError) Error() string { return "connect: " + e.cause.Error() }
func (e *connectError) Unwrap() error { return e.cause }

// throttled is a provider's HTTP refusal for too many requests.
type throttled struct {
	after time.Duration // what it asks to be left alone for, 0 when it does not say
}

func (e *throttled) Error() string { return "HTTP 429" }
