package buyer

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

const maxBody = 128 << 10 // bytes of a response body that is read; more is cut off and fails its hash

// ask sends the request, with a payment if header is not empty, and reads the answer with its limits.
func (s *Service) ask(ctx context.Context, request exchange.Request, header string) (*exchange.Response, error) {
	req, err := http.NewRequestWithContext(ctx, request.Method, request.URL, http.NoBody)
	if err != nil {
		return nil, err
	}
	if header != "" {
		req.Header.Set(x402.HeaderSignature, header)
	}
	// A redirect would carry the payment to another server.
	client := *s.opts.HTTP
	client.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	res, err := client.Do(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	body, err := io.ReadAll(io.LimitReader(res.Body, maxBody))
	if err != nil {
		return nil, fmt.Errorf("read response: %w", err)
	}
	if res.StatusCode < 100 || res.StatusCode > 599 {
		return nil, fmt.Errorf("read response: status %d is no HTTP status", res.StatusCode)
	}
	return &exchange.Response{Status: res.StatusCode, Headers: headersOf(res.Header), Body: body}, nil
}

// headersOf keeps what a record can hold, each value no longer than an x402 header in it may be. A seller must not be
// able to answer something that cannot be frozen, and so not be contested.
func headersOf(h http.Header) []exchange.Header {
	fit := map[string][]string{}
	for name, values := range h {
		fit[name] = slices.DeleteFunc(slices.Clone(values), func(v string) bool { return len(v) > exchange.MaxHeader })
	}
	return exchange.KeepHeaders(fit)
}

func headerOf(res *exchange.Response, name string) string {
	for _, h := range res.Headers {
		if strings.EqualFold(h.Name, name) {
			return h.Value
		}
	}
	return ""
}

func pause(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
