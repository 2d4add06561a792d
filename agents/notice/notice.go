// Package notice is what a seller and a buyer tell each other beside x402 itself: the dispute right that a quote
// advertises, and the signed Delivery that comes with a settlement.
//
// Both are ordinary x402 extensions, so clients that know neither echo or ignore them. Nothing here is trusted: a buyer
// reads the same facts again from the chain. The one invariant: what Read gives is what the counterpart wrote.
package notice

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/exchange"
	"github.com/redress-protocol/redress/relayer/x402"
)

// Names on the wire.
const (
	ExtensionDispute  = "dispute"          // in a PaymentRequired
	ExtensionStake    = "redress-stake"    // in a PaymentRequired; changes from quote to quote
	ExtensionDelivery = "redress"          // in a SettlementResponse
	HeaderDelivery    = "REDRESS-DELIVERY" // base64 of the signed Delivery, for clients that drop extensions
)

// ErrAbsent says that the counterpart sent no such notice.
var ErrAbsent = errors.New("notice absent")

// Dispute tells a buyer, before it pays, what it could do afterwards.
type Dispute struct {
	Offer                common.Address `json:"offer"` // equals payTo
	Factory              common.Address `json:"factory"`
	Arbitrator           common.Address `json:"arbitrator"`
	ContestWindowSeconds uint32         `json:"contestWindowSeconds"`
	Rounds               uint8          `json:"rounds,omitempty"` // of the arbitrator at most, appeals included; 0: not said
	ManifestHash         common.Hash    `json:"manifestHash"`
	ManifestCID          string         `json:"manifestCid"`
	Bond                 string         `json:"bond"` // base units, decimal
	Fee                  string         `json:"fee"`
	EvidenceStore        string         `json:"evidenceStore,omitempty"`
	HowToContest         string         `json:"howToContest"`
}

const disputeSchema = `{"type":"object","required":["offer","arbitrator","contestWindowSeconds","manifestHash","manifestCid"]}`

const stakeSchema = `{"type":"object","required":["block","freeStake","unmaturedVolume","reserved"]}`

// Stake is what stood behind the offer at a block, base units, decimal.
type Stake struct {
	Block           uint64 `json:"block"`
	FreeStake       string `json:"freeStake"`       // neither reserved for cases nor announced to leave
	UnmaturedVolume string `json:"unmaturedVolume"` // payments that may still be contested, at most
	Reserved        string `json:"reserved"`        // for live cases
}

// StakeExtension is the entry of a PaymentRequired's extensions.
func StakeExtension(s Stake) (json.RawMessage, error) {
	return x402.Encode(entry[Stake]{s, json.RawMessage(stakeSchema)})
}

// ReadStake reads the stake that a quote names; ErrAbsent when it names none.
func ReadStake(extensions x402.Object) (*Stake, error) {
	return readEntry[Stake](extensions, ExtensionStake)
}

const deliverySchema = `{"type":"object","required":["delivery","signature"]}`

type entry[T any] struct {
	Info   T               `json:"info"`
	Schema json.RawMessage `json:"schema"`
}

// DisputeExtension is the entry of a PaymentRequired's extensions.
func DisputeExtension(d Dispute) (json.RawMessage, error) {
	return x402.Encode(entry[Dispute]{d, json.RawMessage(disputeSchema)})
}

// DeliveryExtension is the entry of a SettlementResponse's extensions.
func DeliveryExtension(d exchange.SignedDelivery) (json.RawMessage, error) {
	return x402.Encode(entry[exchange.SignedDelivery]{d, json.RawMessage(deliverySchema)})
}

// ReadDispute reads the notice of a quote; ErrAbsent when there is none.
func ReadDispute(extensions x402.Object) (*Dispute, error) {
	d, err := readEntry[Dispute](extensions, ExtensionDispute)
	if err != nil {
		return nil, err
	}
	if h, err := canon.ParseCID(d.ManifestCID); err != nil || h != d.ManifestHash {
		return nil, fmt.Errorf("%s: content id %.80q is not of %s", ExtensionDispute, d.ManifestCID, d.ManifestHash)
	}
	return d, nil
}

// ReadDelivery reads the signed Delivery of a settlement, from its extensions or else from the header; ErrAbsent when
// neither holds one. The signature is not verified here.
func ReadDelivery(extensions x402.Object, header string) (*exchange.SignedDelivery, error) {
	d, err := readEntry[exchange.SignedDelivery](extensions, ExtensionDelivery)
	if errors.Is(err, ErrAbsent) && header != "" {
		return x402.DecodeHeader[exchange.SignedDelivery](header)
	}
	return d, err
}

func readEntry[T any](extensions x402.Object, name string) (*T, error) {
	raw, ok := extensions[name]
	if !ok {
		return nil, fmt.Errorf("%w: %s", ErrAbsent, name)
	}
	e, err := x402.Decode[entry[T]](raw)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return &e.Info, nil
}
