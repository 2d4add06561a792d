package docket

import (
	"fmt"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/bindings"
)

var (
	contestedTopic     = topic(bindings.OfferMetaData.ParseABI, "Contested")
	requestTopic       = topic(bindings.OfferMetaData.ParseABI, "RequestRecorded")
	deliveryTopic      = topic(bindings.OfferMetaData.ParseABI, "DeliveryRecorded")
	answeredTopic      = topic(bindings.OfferMetaData.ParseABI, "Answered")
	disclosedTopic     = topic(bindings.OfferMetaData.ParseABI, "Disclosed")
	evidenceTopic      = topic(bindings.OfferMetaData.ParseABI, "EvidenceAdded")
	manyTopic          = topic(bindings.OfferMetaData.ParseABI, "ManyContested")
	sampleTopic        = topic(bindings.OfferMetaData.ParseABI, "SampleDrawn")
	appealedTopic      = topic(bindings.OfferMetaData.ParseABI, "Appealed")
	settledTopic       = topic(bindings.OfferMetaData.ParseABI, "SettlementExecuted")
	authUsedTopic      = topic(bindings.FiatTokenMetaData.ParseABI, "AuthorizationUsed")
	holdOpenedTopic    = topic(bindings.VaultMetaData.ParseABI, "HoldOpened")
	holdReleasedTopic  = topic(bindings.VaultMetaData.ParseABI, "HoldReleased")
	creditedTopic      = topic(bindings.VaultMetaData.ParseABI, "Credited")
	disputeOpenedTopic = topic(bindings.CommitteeMetaData.ParseABI, "DisputeOpened")
	wholeOpenedTopic   = topic(bindings.CommitteeMetaData.ParseABI, "WholeRoundOpened")
	wholeSignedTopic   = topic(bindings.CommitteeMetaData.ParseABI, "WholeRoundSigned")
	weightTopic        = topic(bindings.ValidatorRegistryMetaData.ParseABI, "WeightChanged")
	aggregateTopic     = topic(bindings.ValidatorRegistryMetaData.ParseABI, "AggregateChanged")
	penalizedTopic     = topic(bindings.ValidatorRegistryMetaData.ParseABI, "Penalized")
	slashedTopic       = topic(bindings.ValidatorRegistryMetaData.ParseABI, "Slashed")
	transferTopic      = topic(bindings.FiatTokenMetaData.ParseABI, "Transfer")
)

// topic is an event's signature hash. A missing event is a defect of the generated bindings.
func topic(parse func() (*abi.ABI, error), name string) common.Hash {
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
