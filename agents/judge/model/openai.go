package model

import (
	"context"
	"fmt"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
)

type openaiClient struct{ completions openai.ChatCompletionService }

// NewOpenAI asks by the Chat Completions protocol. No setting is read from the environment, and nothing is asked twice.
func NewOpenAI(e Endpoint) (Client, error) {
	if err := e.Check(); err != nil {
		return nil, err
	}
	opts := []option.RequestOption{option.WithBaseURL(e.Base()), option.WithHTTPClient(httpClient()), option.WithMaxRetries(0)}
	if e.Key != "" {
		opts = append(opts, option.WithAPIKey(string(e.Key)))
	}
	return &openaiClient{openai.NewChatCompletionService(opts...)}, nil
}

func (c *openaiClient) Ask(ctx context.Context, call Call) (Answer, error) {
	params := openai.ChatCompletionNewParams{
		Model: call.Model, MaxCompletionTokens: openai.Int(call.MaxTokens), Temperature: openai.Float(0), TopP: openai.Float(1), N: openai.Int(1),
	}
	if call.Seed != nil {
		params.Seed = openai.Int(*call.Seed)
	}
	if call.System != "" {
		params.Messages = append(params.Messages, openai.SystemMessage(call.System))
	}
	params.Messages = append(params.Messages, openai.UserMessage(call.User))
	var completion *openai.ChatCompletion
	err := ask(ctx, func(ctx context.Context) (err error) {
		completion, err = c.completions.New(ctx, params)
		return err
	})
	if err != nil {
		return Answer{}, err
	}
	if completion.Model != call.Model {
		return Answer{}, fmt.Errorf("%w: %.80q instead of %.80q", ErrOtherModel, completion.Model, call.Model)
	}
	answer := Answer{InputTokens: completion.Usage.PromptTokens, OutputTokens: completion.Usage.CompletionTokens}
	if len(completion.Choices) == 1 { // of two answers neither is the answer
		answer.Output = []byte(completion.Choices[0].Message.Content)
	}
	return answer, nil
}
