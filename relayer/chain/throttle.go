package chain

import (
	"fmt"
	"io"
	"net/http"
	"strconv"
	"time"
)

// maxAnswer bounds one answer of a node over HTTP, in bytes.
const maxAnswer = 128 << 20

// transport turns HTTP refusals for too many requests into errors that keep the Retry-After header, and bounds answers.
type transport struct {
	clock Clock
	next  http.RoundTripper
}

// RoundTrip implements http.RoundTripper.
func (t transport) RoundTrip(r *http.Request) (*http.Response, error) {
	answer, err := t.next.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	if answer.StatusCode == http.StatusTooManyRequests {
		_, _ = io.Copy(io.Discard, io.LimitReader(answer.Body, 1<<16))
		_ = answer.Body.Close()
		return nil, &throttled{after: retryAfter(answer.Header.Get("Retry-After"), t.clock.Now())}
	}
	answer.Body = &bounded{ReadCloser: answer.Body, left: maxAnswer}
	return answer, nil
}

// retryAfter reads a number of seconds or a date; 0 for anything else.
func retryAfter(header string, now time.Time) time.Duration {
	if seconds, err := strconv.ParseUint(header, 10, 31); err == nil {
		return time.Duration(seconds) * time.Second
	}
	if date, err := http.ParseTime(header); err == nil {
		return max(0, date.Sub(now))
	}
	return 0
}

type bounded struct {
	io.ReadCloser
	left int
}

// Read implements io.Reader.
func (b *bounded) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if b.left -= n; b.left < 0 {
		return 0, fmt.Errorf("%w: longer than %d bytes", ErrInconsistent, maxAnswer)
	}
	return n, err
}
