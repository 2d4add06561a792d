package model

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"time"

	"github.com/redress-protocol/redress/agents/journal"
	"github.com/redress-protocol/redress/evidence/exchange"
)

const cassetteVersion = "redress.cassette/1"

// Recording is one answer as it was given, in one file.
type Recording struct {
	Version      string        `json:"version"`
	Provider     string        `json:"provider"` // protocol
	Model        string        `json:"model"`
	RequestHash  string        `json:"request_hash"`
	Repeat       int           `json:"repeat"`
	RecordedAt   string        `json:"recorded_at"` // RFC 3339, UTC; nothing depends on it
	Prompt       Prompt        `json:"prompt"`
	Response     exchange.Body `json:"response_text"`
	InputTokens  int64         `json:"input_tokens"`
	OutputTokens int64         `json:"output_tokens"`
}

// Prompt is what was asked.
type Prompt struct {
	System string `json:"system"`
	User   string `json:"user"`
}

// cassettes replay recordings and, with a live client, make those that are missing.
type cassettes struct {
	dir  *journal.Dir
	live Client // nil: replay only
	now  func() time.Time
}

// Replay answers from the recordings in a folder and from nothing else: a miss is ErrCassetteMiss.
func Replay(dir string) (Client, error) { return Recorder(dir, nil, nil) }

// Recorder answers from the recordings in a folder, asks live where there is none and keeps the answer.
func Recorder(dir string, live Client, now func() time.Time) (Client, error) {
	d, err := journal.Open(dir)
	if err != nil {
		return nil, fmt.Errorf("open recordings: %w", err)
	}
	return &cassettes{d, live, now}, nil
}

func (c *cassettes) Ask(ctx context.Context, call Call) (Answer, error) {
	if raw, err := hex.DecodeString(call.RequestHash); err != nil || len(raw) != 32 {
		return Answer{}, fmt.Errorf("%w: request hash %.80q", ErrCassetteForeign, call.RequestHash)
	}
	name := fmt.Sprintf("%s-%d", call.RequestHash, call.Repeat)
	var r Recording
	switch err := c.dir.Load(name, &r); {
	case err == nil:
		return r.answer(call)
	case !errors.Is(err, journal.ErrNone):
		return Answer{}, fmt.Errorf("read recording: %w", err)
	case c.live == nil:
		return Answer{}, fmt.Errorf("%w: %s", ErrCassetteMiss, name)
	}
	a, err := c.live.Ask(ctx, call)
	if err != nil {
		return Answer{}, err
	}
	r = Recording{
		Version: cassetteVersion, Provider: call.Protocol, Model: call.Model, RequestHash: call.RequestHash, Repeat: call.Repeat,
		RecordedAt: c.now().UTC().Format(time.RFC3339), Prompt: Prompt{call.System, call.User}, Response: a.Output,
		InputTokens: a.InputTokens, OutputTokens: a.OutputTokens,
	}
	if err := c.dir.Create(name, r); err != nil {
		return Answer{}, fmt.Errorf("%w: keep recording: %w", ErrHearing, err)
	}
	return a, nil
}

// answer gives a recording back for exactly the call that it was made for.
func (r Recording) answer(c Call) (Answer, error) {
	if r.Version != cassetteVersion || r.Provider != c.Protocol || r.Model != c.Model || r.RequestHash != c.RequestHash ||
		r.Repeat != c.Repeat || r.Prompt != (Prompt{c.System, c.User}) {
		return Answer{}, fmt.Errorf("%w: %s-%d", ErrCassetteForeign, c.RequestHash, c.Repeat)
	}
	return Answer{Output: r.Response, InputTokens: r.InputTokens, OutputTokens: r.OutputTokens}, nil
}

// holds reports with an error that a call could not be answered without asking live.
func (c *cassettes) holds(call Call) error {
	if c.live != nil {
		return nil
	}
	_, err := c.Ask(context.Background(), call)
	return err
}
