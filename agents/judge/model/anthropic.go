package model

import (
	"context"
	"fmt"
	"strings"

	"github.com/anthropics/anthropic-sdk-go"
	"github.com/anthropics/anthropic-sdk-go/option"
)

type anthropicClient struct{ messages anthropic.MessageService }

// NewAnthropic asks by the Messages protocol. No setting is read from the environment, and nothing is asked twice.
func NewAnthropic(e Endpoint) (Client, error) {
	if err := e.Check(); err != nil {
		return nil, err
	}
	opts := []option.RequestOption{
		option.WithBaseURL(e.Base()), option.WithHTTPClient(httpClient()), option.WithMaxRetries(0), option.WithoutEnvironmentDefaults(),
	}
	if e.Key != "" {
		opts = append(opts, option.WithAPIKey(string(e.Key)))
	}
	return &anthropicClient{anthropic.NewMessageService(opts...)}, nil
}

func (c *anthropicClient) Ask(ctx context.Context, call Call) (Answer, error) {
	params := anthropic.MessageNewParams{
		Model: anthropic.Model(call.Model), MaxTokens: call.MaxTokens, Temperature: anthropic.Float(0),
		Messages: []anthropic.MessageParam{anthropic.NewUserMessage(anthropic.NewTextBlock(call.User))},
	}
	if call.System != "" {
		params.System = []anthropic.TextBlockParam{{Text: call.System}}
	}
	var message *anthropic.Message
	err := ask(ctx, func(ctx context.Context) (err error) {
		message, err = c.messages.New(ctx, params)
		return err
	})
	if err != nil {
		return Answer{}, err
	}
	if string(message.Model) != call.Model {
		return Answer{}, fmt.Errorf("%w: %.80q instead of %.80q", ErrOtherModel, message.Model, call.Model)
	}
	var text strings.Builder
	for _, block := range message.Content {
		if block.Type == "text" {
			text.WriteString(block.Text)
		}
	}
	return Answer{Output: []byte(text.String()), InputTokens: message.Usage.InputTokens, OutputTokens: message.Usage.OutputTokens}, nil
}
