package acquisition

import (
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/evidence/canon"
	"github.com/redress-protocol/redress/evidence/run"
)

// Versions of the two documents that a seat's transcript names.
const (
	SeatVersion    = "redress.receipts/1"
	GatewayVersion = "redress.gateway-receipts/1"
)

// SeatDocument is what a seat signed about its runs, in the order of its chain of claims: a document of its own, so that
// a transcript of the most runs that a manifest can have still fits into an evidence store.
type SeatDocument struct {
	Version      string            `json:"version"`
	Committee    common.Address    `json:"committee"`
	Dispute      string            `json:"dispute"` // decimal
	Round        uint8             `json:"round"`
	Seat         uint8             `json:"seat"`
	Validator    common.Address    `json:"validator"`
	ManifestHash common.Hash       `json:"manifest_hash"`
	DrawHash     common.Hash       `json:"draw_hash"` // where the chain starts
	Claims       []ClaimReceipt    `json:"claims"`
	Terminals    []TerminalReceipt `json:"terminals"`
}

// GatewayDocument is what the gateways of hosted judges signed about the same runs, in the order of the transcript: a
// document of its own for the same reason.
type GatewayDocument struct {
	Version   string            `json:"version"`
	Claims    []ClaimReceipt    `json:"claims"`
	Terminals []TerminalReceipt `json:"terminals"`
}

// Presented reads a seat's receipts document and, where it has one, that of its judges' gateways into the record that
// decides which of its runs count. claimsRoot is what the seat put on chain and drawHash the hash of the block that drew
// it, both from the chain; the documents are what anybody may have written.
func Presented(c run.Committee, claimsRoot, drawHash common.Hash, seat, gateways []byte) (SeatRecord, ObservedScopes, error) {
	var doc SeatDocument
	if err := document(seat, &doc); err != nil {
		return SeatRecord{}, nil, fmt.Errorf("read receipts: %w", err)
	}
	dispute, ok := new(big.Int).SetString(doc.Dispute, 10)
	if !ok || dispute.Sign() < 1 || dispute.BitLen() > 256 || dispute.String() != doc.Dispute || doc.Version != SeatVersion || doc.Committee != c.Address {
		return SeatRecord{}, nil, fmt.Errorf("%w: dispute %.80q of %s, version %.40q", ErrMalformed, doc.Dispute, doc.Committee, doc.Version)
	}
	claims, terminals := doc.Claims, doc.Terminals
	if len(gateways) > 0 {
		var more GatewayDocument
		if err := document(gateways, &more); err != nil {
			return SeatRecord{}, nil, fmt.Errorf("read receipts of gateways: %w", err)
		}
		if more.Version != GatewayVersion {
			return SeatRecord{}, nil, fmt.Errorf("%w: version %.40q of gateways' receipts", ErrMalformed, more.Version)
		}
		claims, terminals = append(claims, more.Claims...), append(terminals, more.Terminals...)
	}
	out := SeatRecord{
		Committee: c, Seat: run.Seat{DisputeID: dispute, Round: doc.Round, Seat: doc.Seat}, DrawHash: drawHash, ClaimsRoot: claimsRoot,
	}
	scopes := ObservedScopes{}
	for _, claim := range claims {
		out.Claims = append(out.Claims, claim.Signed())
	}
	for _, t := range terminals {
		signed := t.Signed()
		out.Terminals = append(out.Terminals, signed)
		scopes[signed.Terminal.ScopeHash] = t.Scope
	}
	return out, scopes, nil
}

// document reads one strictly, in its canonical form only.
func document(raw []byte, into any) error {
	if err := canon.IsCanonical(raw); err != nil {
		return fmt.Errorf("%w: %w", ErrMalformed, err)
	}
	if err := canon.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("%w: %w", ErrMalformed, err)
	}
	return nil
}
