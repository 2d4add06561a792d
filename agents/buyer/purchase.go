package buyer

import (
	"errors"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/retry"
	"github.com/redress-protocol/redress/bindings"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

// Errors of purchases.
var (
	// ErrUnknownOutcome says that the payment was handed over and what became of it is not known. The same purchase may
	// be tried again; another would pay twice.
	ErrUnknownOutcome = errors.New("outcome of the payment is unknown")
	// ErrNotPaid says that the payment was refused and can no longer happen, or was never asked for.
	ErrNotPaid = errors.New("not paid")
	// ErrNoChoice says that a quote offers nothing this buyer can pay.
	ErrNoChoice = errors.New("no acceptable way to pay")
	// ErrPurchase says that a stored purchase is for something else.
	ErrPurchase = errors.New("purchase of that name is for something else")

	// ErrDigest says that the chain, as the node shows it, would have something else signed than was computed here.
	ErrDigest = errors.New("not what is to be signed")

	errTable = errors.New("not the default table with the manifest's partial rows")
)

// Purchase is one logical purchase: one request, one authorization, one frozen exchange, at most one case. It is stored
// before the authorization leaves this process.
type Purchase struct {
	ID           string              `json:"id"`
	Request      exchange.Request    `json:"request"`
	Offer        common.Address      `json:"offer"`
	ManifestHash common.Hash         `json:"manifest_hash"`
	Payload      x402.PaymentPayload `json:"payload"`
	Header       string              `json:"header"`   // PAYMENT-SIGNATURE as sent
	Required     string              `json:"required"` // PAYMENT-REQUIRED as received
	Manifest     []byte              `json:"manifest"` // canonical bytes: a case must not wait for whoever keeps them
	Nonce        common.Hash         `json:"nonce"`
	ValidBefore  uint64              `json:"valid_before"`  // unix seconds, exclusive: from then on it cannot be used
	FromBlock    uint64              `json:"from_block"`    // the payment is in no older block
	BlockBefore  uint64              `json:"block_before"`  // head when it was signed
	Exchange     *exchange.Exchange  `json:"exchange"`      // nil until the outcome is known
	Evidence     common.Hash         `json:"evidence"`      // of the exchange
	EvidenceKept bool                `json:"evidence_kept"` // the store has it
	Case         common.Hash         `json:"case"`          // zero until contested
	ContestTx    common.Hash         `json:"contest_tx"`
	SelfProven   bool                `json:"self_proven"`
	OutcomeTx    common.Hash         `json:"outcome_tx"`

	OrderedAt  uint64                 `json:"ordered_at"` // chain time of the signature, unix seconds: the day it is spent on
	Attempts   map[retry.Class]uint32 `json:"attempts"`   // failed presentations of this purchase, over all its authorizations
	Given      []common.Hash          `json:"given"`      // nonces of earlier authorizations, none of which can be used any more
	Moved      common.Hash            `json:"moved"`      // nonce of the last authorization whose terms changed while it was out
	Begun      uint64                 `json:"begun"`      // ledger entry of a payment whose outcome is open; 0: none
	Lapsed     bool                   `json:"lapsed"`     // the authorization never paid and never will
	Reconciled bool                   `json:"reconciled"` // how its case ended is in the ledger
}

// Paid reports whether the payment is known to be on the chain.
func (p *Purchase) Paid() bool { return p.Exchange != nil && p.Exchange.Payment != nil }

// Promise is what the payment bought, as the chain holds it.
type Promise struct {
	Offer    common.Address
	Terms    bindings.Terms
	Manifest []byte
}
