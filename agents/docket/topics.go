package docket

import (
	"fmt"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
)

var (
	contestedTopic = Topic(bindings.OfferMetaData.ParseABI, "Contested")
	requestTopic   = Topic(bindings.OfferMetaData.ParseABI, "RequestRecorded")
	deliveryTopic  = Topic(bindings.OfferMetaData.ParseABI, "DeliveryRecorded")
	answeredTopic  = Topic(bindings.OfferMetaData.ParseABI, "Answered")
	disclosedTopic = Topic(bindings.OfferMetaData.ParseABI, "Disclosed")
	evidenceTopic  = Topic(bindings.OfferMetaData.ParseABI, "EvidenceAdded")
	manyTopic      = Topic(bindings.OfferMetaData.ParseABI, "ManyContested")
	sampleTopic    = Topic(bindings.OfferMetaData.ParseABI, "SampleDrawn")
	appealedTopic  = Topic(bindings.OfferMetaData.ParseABI, "Appealed")
	settledTopic   = Topic(bindings.OfferMetaData.ParseABI, "SettlementExecuted")
	// AuthorizationUsed is the token's event of an ERC-3009 payment: (authorizer, nonce).
	AuthorizationUsed  = Topic(bindings.FiatTokenMetaData.ParseABI, "AuthorizationUsed")
	holdOpenedTopic    = Topic(bindings.VaultMetaData.ParseABI, "HoldOpened")
	holdReleasedTopic  = Topic(bindings.VaultMetaData.ParseABI, "HoldReleased")
	creditedTopic      = Topic(bindings.VaultMetaData.ParseABI, "Credited")
	disputeOpenedTopic = Topic(bindings.CommitteeMetaData.ParseABI, "DisputeOpened")
	wholeOpenedTopic   = Topic(bindings.CommitteeMetaData.ParseABI, "WholeRoundOpened")
	wholeSignedTopic   = Topic(bindings.CommitteeMetaData.ParseABI, "WholeRoundSigned")
	weightTopic        = Topic(bindings.ValidatorRegistryMetaData.ParseABI, "WeightChanged")
	aggregateTopic     = Topic(bindings.ValidatorRegistryMetaData.ParseABI, "AggregateChanged")
	penalizedTopic     = Topic(bindings.ValidatorRegistryMetaData.ParseABI, "Penalized")
	slashedTopic       = Topic(bindings.ValidatorRegistryMetaData.ParseABI, "Slashed")
	transferTopic      = Topic(bindings.FiatTokenMetaData.ParseABI, "Transfer")
)

// Topic is an event's signature hash. A missing event is a defect of the generated bindings.
func Topic(parse func() (*abi.ABI, error), name string) common.Hash {
	parsed, err := parse()
	if err != nil {
		panic(fmt.Sprintf("parse bindings: %v", err))
	}
	event, ok := parsed.Events[name]
	if !ok {
		panic("bindings have no event " + name)
	}
	return event.ID
}
