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

// Ask is one attempt at one run: the seat's claim with the preimage of its run id, the exact request that the claim
// admits, and the texts that the request binds.
type Ask struct {
	Version      string                   `json:"version"`
	ChainID      string                   `json:"chain_id"` // decimal
	Committee    common.Address           `json:"committee"`
	ManifestHash common.Hash              `json:"manifest_hash"`
	Dispute      string                   `json:"dispute"` // decimal
	Round        uint8                    `json:"round"`
	Seat         uint8                    `json:"seat"`
	Claim        acquisition.ClaimReceipt `json:"claim"`
	Model        string                   `json:"model"` // as the provider is asked for it
	Request      model.Request            `json:"request"`
	System       string                   `json:"system"`
	User         string                   `json:"user"`
	Observed     []string                 `json:"observed_scope"` // what the texts show the judge
}

// AskOf is the ask that a call of a hearing makes.
func AskOf(c model.Call) (Ask, error) {
	at := c.Slot
	if c.Request == nil || at.Committee.ChainID == nil || at.Run.Seat.DisputeID == nil {
		return Ask{}, fmt.Errorf("%w: the call names no run", model.ErrNoReceipt)
	}
	return Ask{
		Version: Version, ChainID: at.Committee.ChainID.String(), Committee: at.Committee.Address, ManifestHash: at.Run.ManifestHash,
		Dispute: at.Run.Seat.DisputeID.String(), Round: at.Run.Seat.Round, Seat: at.Run.Seat.Seat, Claim: at.Claim,
		Model: c.Model, Request: *c.Request, System: c.System, User: c.User, Observed: c.Observed,
	}, nil
}

// ParseAsk reads an ask strictly and returns the call that carries its request out. Run id and request are hashed here:
// what the ask says about itself is only compared.
func ParseAsk(raw []byte) (model.Call, error) {
	var a Ask
	if err := canon.Unmarshal(raw, &a); err != nil {
		return model.Call{}, refuse(http.StatusBadRequest, codeMalformed, "%.200s", err)
	}
	at, err := a.slot()
	if err != nil {
		return model.Call{}, err
	}
	call, err := a.Request.Call(a.System, a.User)
	if err != nil {
		return model.Call{}, refuse(http.StatusUnprocessableEntity, codeRequest, "%.200s", err)
	}
	if call.RequestHash != hex.EncodeToString(a.Claim.RequestHash[:]) {
		return model.Call{}, refuse(http.StatusUnprocessableEntity, codeRequest, "the request hashes to %s", call.RequestHash)
	}
	if call.Model != a.Model {
		return model.Call{}, refuse(http.StatusUnprocessableEntity, codeRequest, "the request pins %.80q, not %.80q", call.Model, a.Model)
	}
	call.Observed, call.Slot = a.Observed, at
	return call, nil
}

// slot is where the answer goes.
func (a Ask) slot() (model.Slot, error) {
	chain, chained := decimal(a.ChainID)
	dispute, disputed := decimal(a.Dispute)
	if a.Version != Version || !chained || !disputed || a.Claim.Attempt >= acquisition.MaxAttempts || !plainScope(a.Observed) ||
		len(a.Claim.Slot.Requirement) > maxToken || len(a.Claim.Slot.Judge) > maxToken {
		return model.Slot{}, refuse(http.StatusBadRequest, codeMalformed, "version %.40q, chain %.80q, dispute %.80q, attempt %d, %d tokens of scope",
			a.Version, a.ChainID, a.Dispute, a.Claim.Attempt, len(a.Observed))
	}
	at := model.Slot{
		Committee: run.Committee{ChainID: chain, Address: a.Committee}, Attempt: a.Claim.Attempt, Claim: a.Claim,
		Run: acquisition.RunSlot{
			ManifestHash: a.ManifestHash, Seat: run.Seat{DisputeID: dispute, Round: a.Round, Seat: a.Seat},
			RequirementID: a.Claim.Slot.Requirement, JudgeID: a.Claim.Slot.Judge, RunIndex: a.Claim.Slot.Run,
		},
	}
	at.RunID = at.Run.RunID(at.Committee)
	if at.RunID != a.Claim.RunID {
		return at, refuse(http.StatusBadRequest, codeMalformed, "the slot's run id is %s", at.RunID)
	}
	return at, nil
}

// decimal reads a whole number above 0 that fits into a word, in the one form that it has.
func decimal(s string) (*big.Int, bool) {
	if len(s) > 78 {
		return nil, false
	}
	n, ok := new(big.Int).SetString(s, 10)
	return n, ok && n.Sign() > 0 && n.BitLen() <= 256 && n.String() == s
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
