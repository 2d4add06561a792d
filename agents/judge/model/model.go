// Package model puts judged requirements before the models that a manifest pins, and keeps what they say.
//
// It builds each run's request out of the manifest and the frozen exchange alone, asks through the official clients of
// two protocols, reads the answer under the Judge Result Contract and holds its scope against the required one. It gives
// models no tools, signs nothing and reaches no chain. Its one invariant: whatever a model writes can only become one of
// PASS, FAIL and UNRESOLVED in the run slot that was asked, and every failure is UNRESOLVED.
package model

import (
	"context"
	"errors"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/run"
)

// Protocols by which a model is asked.
const (
	ProtocolAnthropic = "anthropic-messages"
	ProtocolOpenAI    = "openai-chat-completions"
)

// How an ask can end without an output.
var (
	// ErrUnavailable: nothing was sent, or the provider itself answered that it cannot serve now. There is no output.
	ErrUnavailable = errors.New("model unavailable")
	// ErrDeprecated: the provider answered that it does not know the pinned model.
	ErrDeprecated = errors.New("model deprecated")
	// ErrRefused: the provider refused this request or this account. Another model would be refused as well.
	ErrRefused = errors.New("request refused")
	// ErrLost: the request may have arrived and no complete answer came back. An output may exist, so that asking again
	// would be choosing between two.
	ErrLost = errors.New("answer lost")
	// ErrOtherModel: the answer is of another model than the pinned one.
	ErrOtherModel = errors.New("another model answered")
	// ErrNoReceipt: a judge's gateway gave no word that could be held against it. Nothing is known of an output.
	ErrNoReceipt = errors.New("no receipt")
)

// ErrClaimed: the attempt was claimed before for another request.
var ErrClaimed = errors.New("claimed before for another request")

// Errors that stop a hearing: nothing is concluded from them about any run.
var (
	ErrCassetteMiss    = errors.New("no recording of this request")
	ErrCassetteForeign = errors.New("the recording is of another request")
	ErrEndpoint        = errors.New("unusable endpoint")
	ErrFence           = errors.New("evidence holds its own fence")
	ErrRequest         = errors.New("not a request of this execution profile")
	ErrHearing         = errors.New("hearing lacks what it needs")
)

// Call is one question to one model. There are no tools in it.
type Call struct {
	Protocol    string
	Model       string // as the provider names it
	RequestHash string // of the Request that this call carries out; hex
	Repeat      int    // tells recordings of one request apart; 0 in every hearing
	System      string
	User        string
	MaxTokens   int64  // of the answer
	Seed        *int64 // nil where the manifest commits none, or the protocol has none

	Request  *Request // what this call carries out
	Slot     Slot     // where its answer goes
	Observed []string // scope of what the texts show
}

// Slot is one attempt at a run, as receipts name it.
type Slot struct {
	Committee run.Committee
	Run       acquisition.RunSlot      // preimage of RunID
	RunID     common.Hash              // at the committee
	Attempt   uint32                   // 0-based
	Claim     acquisition.ClaimReceipt // the seat's own; without signature where nothing is claimed
}

// Answer is a model's complete output. Everything in a response that is not text is left out: a tool call that a model
// makes up reaches nobody. Receipts come from a gateway, also beside an error.
type Answer struct {
	Output       []byte
	InputTokens  int64
	OutputTokens int64
	Receipts     acquisition.GatewayReceipts
}

// Client asks one question once. It never asks a model again by itself.
type Client interface {
	Ask(ctx context.Context, c Call) (Answer, error)
}
