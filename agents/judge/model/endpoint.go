package model

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptrace"
	"net/url"
	"strings"
	"sync/atomic"
	"time"
)

// maxAnswer is the longest response that is read, in bytes, inclusive.
const maxAnswer = 1 << 20

// Secret is a provider's key. It prints as nothing.
type Secret string

const hidden = "[hidden]"

// String hides the key.
func (Secret) String() string { return hidden }

// GoString hides the key.
func (Secret) GoString() string { return hidden }

// LogValue hides the key.
func (Secret) LogValue() slog.Value { return slog.StringValue(hidden) }

// MarshalText hides the key.
func (Secret) MarshalText() ([]byte, error) { return []byte(hidden), nil }

// Endpoint is where a protocol is served.
type Endpoint struct {
	URL string // base URL, such as https://api.anthropic.com/ or http://127.0.0.1:8000/v1/
	Key Secret // empty where none is needed
}

// Check refuses a URL that is none, and one that would show the key to the network.
func (e Endpoint) Check() error {
	u, err := url.Parse(e.URL)
	if err != nil || u.Host == "" || (u.Scheme != "http" && u.Scheme != "https") || u.User != nil {
		return fmt.Errorf("%w: %.80q is no http or https URL without credentials", ErrEndpoint, e.URL)
	}
	if ip := net.ParseIP(u.Hostname()); u.Scheme == "http" && e.Key != "" && u.Hostname() != "localhost" && (ip == nil || !ip.IsLoopback()) {
		return fmt.Errorf("%w: the key would travel unencrypted to %.80q", ErrEndpoint, u.Host)
	}
	return nil
}

// Base is the URL with the final slash that relative paths need.
func (e Endpoint) Base() string { return strings.TrimSuffix(e.URL, "/") + "/" }

// httpClient keeps to the response limit and reports what happened to the ask in its context. It takes no answer but 200:
// a redirect, which would carry the key elsewhere, ends as an error before anybody follows it.
func httpClient() *http.Client {
	t := &http.Transport{
		Proxy: http.ProxyFromEnvironment, TLSClientConfig: &tls.Config{MinVersion: tls.VersionTLS12},
		DialContext:         (&net.Dialer{Timeout: 10 * time.Second}).DialContext,
		TLSHandshakeTimeout: 10 * time.Second, MaxIdleConnsPerHost: 8, IdleConnTimeout: time.Minute,
	}
	return &http.Client{Transport: bounded{t}}
}

type fateKey struct{}

// fate is what is known of an ask when the client reports an error.
type fate struct {
	connected atomic.Bool  // a connection was had: from here on the request may have arrived
	status    atomic.Int64 // of the response, 0 for none
}

// ask runs one call of a client and says how it ended.
func ask(ctx context.Context, send func(context.Context) error) error {
	f := &fate{}
	ctx = context.WithValue(ctx, fateKey{}, f)
	ctx = httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{GotConn: func(httptrace.GotConnInfo) { f.connected.Store(true) }})
	err := send(ctx)
	if err == nil {
		return nil
	}
	switch status := f.status.Load(); {
	case status != 0 && status != http.StatusOK:
		return fmt.Errorf("%w: status %d", byStatus(status), status)
	case status == 0 && !f.connected.Load():
		return fmt.Errorf("%w: no connection", ErrUnavailable)
	case errors.Is(err, errTooLong):
		return fmt.Errorf("%w: %w", ErrLost, errTooLong)
	case ctx.Err() != nil:
		return fmt.Errorf("%w: out of time", ErrLost)
	}
	// Without the cause, which may quote the response.
	return fmt.Errorf("%w: connection or response broken", ErrLost)
}

// byStatus reads the provider's own word. A gateway that gave up waiting knows nothing of the model behind it.
func byStatus(status int64) error {
	switch status {
	case http.StatusNotFound, http.StatusGone:
		return ErrDeprecated
	case http.StatusTooManyRequests, http.StatusInternalServerError, http.StatusNotImplemented, http.StatusServiceUnavailable, 529:
		return ErrUnavailable
	case http.StatusRequestTimeout:
		return ErrLost
	}
	if status >= 500 {
		return ErrLost
	}
	return ErrRefused
}

var errTooLong = fmt.Errorf("response of more than %d bytes", maxAnswer)

// bounded limits response bodies and keeps statuses.
type bounded struct{ next http.RoundTripper }

func (b bounded) RoundTrip(r *http.Request) (*http.Response, error) {
	res, err := b.next.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	if f, ok := r.Context().Value(fateKey{}).(*fate); ok {
		f.status.Store(int64(res.StatusCode))
	}
	if res.StatusCode != http.StatusOK {
		// The status says everything that is used; the text of an error could hold anything.
		_ = res.Body.Close()
		return nil, fmt.Errorf("status %d", res.StatusCode)
	}
	res.Body = &limitedBody{res.Body, maxAnswer}
	return res, nil
}

type limitedBody struct {
	io.ReadCloser
	left int64
}

func (l *limitedBody) Read(p []byte) (int, error) {
	n, err := l.ReadCloser.Read(p)
	if l.left -= int64(n); l.left < 0 {
		return n, errTooLong
	}
	return n, err
}
