package gateway

import (
	"encoding/hex"
	"fmt"
	"math/big"
	"net/http"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/judge/model"
	"github.com/redress-protocol/redress/evidence/acquisition"
	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/evidence/run"
)

// Version of the documents that clients and gateways exchange.
const Version = "redress.gateway/1"

// Limits of one ask, inclusive.
const (
	MaxAsk      = 1 << 20 // bytes of the body: what strict decoding takes
	maxObserved = 64      // tokens
	maxToken    = 128     // bytes

	// maxOutput is the longest output, in bytes, that is signed for: escaped, it still fits into an answer.
	maxOutput = 128 << 10
)

// Ask is one attempt at one run: where its receipts belong, the exact request, and the texts that the request binds.
type Ask struct {
	Version     string         `json:"version"`
	ChainID     string         `json:"chain_id"` // decimal
	Committee   common.Address `json:"committee"`
	RunID       common.Hash    `json:"run_id"`
	Attempt     uint32         `json:"attempt"` // 0-based
	RequestHash common.Hash    `json:"request_hash"`
	Model       string         `json:"model"` // as the provider is asked for it
	Request     model.Request  `json:"request"`
	System      string         `json:"system"`
	User        string         `json:"user"`
	Observed    []string       `json:"observed_scope"` // what the texts show the judge
}

// AskOf is the ask that a call of a hearing makes.
func AskOf(c model.Call) (Ask, error) {
	if c.Request == nil || c.Slot.Committee.ChainID == nil {
		return Ask{}, fmt.Errorf("%w: the call names no run", model.ErrNoReceipt)
	}
	return Ask{
		Version: Version, ChainID: c.Slot.Committee.ChainID.String(), Committee: c.Slot.Committee.Address, RunID: c.Slot.RunID,
		Attempt: c.Slot.Attempt, RequestHash: common.HexToHash(c.RequestHash), Model: c.Model, Request: *c.Request,
		System: c.System, User: c.User, Observed: c.Observed,
	}, nil
}

// ParseAsk reads an ask strictly and returns the call that carries its request out. The request is hashed here: what the
// ask says about itself is only compared.
func ParseAsk(raw []byte) (model.Call, error) {
	var a Ask
	if err := canon.Unmarshal(raw, &a); err != nil {
		return model.Call{}, refuse(http.StatusBadRequest, codeMalformed, "%.200s", err)
	}
	chain, ok := new(big.Int).SetString(a.ChainID, 10)
	if a.Version != Version || !ok || chain.Sign() < 1 || chain.String() != a.ChainID || chain.BitLen() > 256 ||
		a.RunID == (common.Hash{}) || a.Attempt >= acquisition.MaxAttempts || !plainScope(a.Observed) {
		return model.Call{}, refuse(http.StatusBadRequest, codeMalformed, "version %.40q, chain %.80q, run %s, attempt %d, %d tokens of scope",
			a.Version, a.ChainID, a.RunID, a.Attempt, len(a.Observed))
	}
	call, err := a.Request.Call(a.System, a.User)
	if err != nil {
		return model.Call{}, refuse(http.StatusUnprocessableEntity, codeRequest, "%.200s", err)
	}
	if call.RequestHash != hex.EncodeToString(a.RequestHash[:]) {
		return model.Call{}, refuse(http.StatusUnprocessableEntity, codeRequest, "the request hashes to %s", call.RequestHash)
	}
	if call.Model != a.Model {
		return model.Call{}, refuse(http.StatusUnprocessableEntity, codeRequest, "the request pins %.80q, not %.80q", call.Model, a.Model)
	}
	call.Observed = a.Observed
	call.Slot = model.Slot{Committee: run.Committee{ChainID: chain, Address: a.Committee}, RunID: a.RunID, Attempt: a.Attempt}
	return call, nil
}

// plainScope reports whether a scope is a list of at least one short token.
func plainScope(tokens []string) bool {
	for _, t := range tokens {
		if t == "" || len(t) > maxToken {
			return false
		}
	}
	return len(tokens) > 0 && len(tokens) <= maxObserved
}

// Reasons for an end without a result, as an answer gives them.
const (
	whyUnavailable = "unavailable" // nothing was sent, or the provider answered that it cannot serve now
	whyDeprecated  = "deprecated"  // the provider answered that it does not know the model
	whyRefused     = "refused"     // the provider answered that it refuses the request
	whyLost        = "lost"        // an output may exist
	whyTooLong     = "too_long"    // an output exists that nobody could be sent
	whyOtherModel  = "other_model" // another model answered
	whyInterrupted = "interrupted" // the gateway ended while the provider was asked
)

// Answer is everything that the gateway signed about a run, and the output of the attempt asked about.
type Answer struct {
	Version  string                      `json:"version"`
	Receipts acquisition.GatewayReceipts `json:"receipts"` // of every attempt at the run
	Output   exchange.Body               `json:"output"`
	Why      string                      `json:"why"` // empty for a result
}
