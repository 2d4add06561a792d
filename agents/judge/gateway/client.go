package gateway

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"time"

	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/canon"
)

const (
	maxAnswer = 1 << 20 // bytes of an answer, inclusive: an output, escaped, and its receipts; a page of a log
	pause     = 250 * time.Millisecond
)

// Client asks a judge through its gateway. It believes nothing: the panel holds the receipts in its answers against the
// manifest. An ask that got no answer is put again until its time is over, because a gateway never asks twice.
type Client struct {
	base      string              // URL with a final slash
	authorize func(*http.Request) // a closure, so that printing a client prints no token
	http      *http.Client
}

// Dial checks the endpoint, whose key is the gateway's bearer token or empty. It connects to nobody.
func Dial(e model.Endpoint) (*Client, error) {
	if err := e.Check(); err != nil {
		return nil, err
	}
	authorize := func(r *http.Request) {
		if e.Key != "" {
			r.Header.Set("Authorization", "Bearer "+string(e.Key))
		}
	}
	return &Client{e.Base(), authorize, &http.Client{
		Transport: &http.Transport{
			Proxy: http.ProxyFromEnvironment, DialContext: (&net.Dialer{Timeout: 10 * time.Second}).DialContext,
			TLSHandshakeTimeout: 10 * time.Second, MaxIdleConnsPerHost: 8, IdleConnTimeout: time.Minute,
		},
		// A redirect would carry the token and the evidence elsewhere.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}, nil
}

// Ask puts one question. Errors are those of package model: an absence comes with its receipts, ErrLost where the gateway
// knows of no end, and ErrNoReceipt where it gave no word at all.
func (c *Client) Ask(ctx context.Context, call model.Call) (model.Answer, error) {
	ask, err := AskOf(call)
	if err != nil {
		return model.Answer{}, err
	}
	body, err := canon.Marshal(ask)
	if err != nil {
		return model.Answer{}, fmt.Errorf("%w: %w", model.ErrNoReceipt, err)
	}
	for {
		answer, again, err := c.once(ctx, body)
		if !again {
			return answer, err
		}
		wait := time.NewTimer(pause)
		select {
		case <-ctx.Done():
			wait.Stop()
			return answer, err
		case <-wait.C:
		}
	}
}

// once posts the ask; again says that the gateway was not reached, is busy or its answer was cut off.
func (c *Client) once(ctx context.Context, body []byte) (_ model.Answer, again bool, _ error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, c.base+pathRuns[1:], bytes.NewReader(body))
	if err != nil {
		return model.Answer{}, false, fmt.Errorf("%w: %w", model.ErrNoReceipt, err)
	}
	r.Header.Set("Content-Type", "application/json")
	c.authorize(r)
	res, err := c.http.Do(r)
	if err != nil {
		return model.Answer{}, true, fmt.Errorf("%w: the gateway was not reached or did not answer", model.ErrNoReceipt)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(res.Body, maxAnswer+1))
	switch {
	case err != nil:
		return model.Answer{}, true, fmt.Errorf("%w: the gateway's answer was cut off", model.ErrNoReceipt)
	case len(raw) > maxAnswer:
		return model.Answer{}, false, fmt.Errorf("%w: an answer of more than %d bytes", model.ErrNoReceipt, maxAnswer)
	case res.StatusCode == http.StatusOK:
		answer, err := read(raw)
		return answer, false, err
	}
	var refused Refusal
	if err := canon.Unmarshal(raw, &refused); err != nil {
		return model.Answer{}, res.StatusCode >= 500, fmt.Errorf("%w: status %d", model.ErrNoReceipt, res.StatusCode)
	}
	answer := model.Answer{}
	if refused.Receipts != nil {
		answer.Receipts = *refused.Receipts
	}
	return answer, refused.Code == codeBusy, fmt.Errorf("%w: status %d, %.40s: %.200q", model.ErrNoReceipt, res.StatusCode, refused.Code, refused.Detail)
}

// read takes an answer apart. What it says of an end is only a hint beside the receipts.
func read(raw []byte) (model.Answer, error) {
	var a Answer
	if err := canon.Unmarshal(raw, &a); err != nil || a.Version != Version {
		return model.Answer{}, fmt.Errorf("%w: not an answer of version %s", model.ErrNoReceipt, Version)
	}
	answer := model.Answer{Receipts: a.Receipts}
	if a.Why == "" {
		answer.Output = a.Output
		return answer, nil
	}
	for _, absence := range absences {
		if a.Why == absence.why {
			return answer, fmt.Errorf("%w: by the gateway's word", absence.err)
		}
	}
	return answer, fmt.Errorf("%w: by the gateway's word: %.40q", model.ErrLost, a.Why)
}

var _ model.Client = (*Client)(nil)

// ReadLog reads a gateway's whole log and its head, for acquisition.VerifyLog. Entries that are added meanwhile are left
// out. limit is the largest number of claims that is read, inclusive.
func (c *Client) ReadLog(ctx context.Context, limit uint64) (Head, []acquisition.GatewayEntry, error) {
	var head Head
	if err := c.get(ctx, pathLog, &head); err != nil {
		return head, nil, err
	}
	if head.Claims > limit {
		return head, nil, fmt.Errorf("%w: %d claims, limit %d", ErrLog, head.Claims, limit)
	}
	var entries []acquisition.GatewayEntry
	for uint64(len(entries)) < head.Claims {
		var page Page
		if err := c.get(ctx, fmt.Sprintf("%s?from=%d", pathEntries, len(entries)), &page); err != nil {
			return head, nil, err
		}
		if page.From != len(entries) || len(page.Entries) == 0 || len(page.Entries) > PageEntries {
			return head, nil, fmt.Errorf("%w: a page of %d entries from %d", ErrLog, len(page.Entries), page.From)
		}
		entries = append(entries, page.Entries...)
	}
	return head, entries[:head.Claims], nil
}

func (c *Client) get(ctx context.Context, path string, into any) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, c.base+path[1:], nil)
	if err != nil {
		return fmt.Errorf("read log: %w", err)
	}
	res, err := c.http.Do(r)
	if err != nil {
		return fmt.Errorf("read log: %w", err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(res.Body, maxAnswer+1))
	if err != nil || res.StatusCode != http.StatusOK || len(raw) > maxAnswer {
		return errors.Join(fmt.Errorf("%w: status %d", ErrLog, res.StatusCode), err)
	}
	if err := canon.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("%w: %w", ErrLog, err)
	}
	return nil
}
