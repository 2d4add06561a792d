package outcome

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/redress-protocol/redress/agents/docket"
	"github.com/redress-protocol/redress/bindings"
)

// Case implies an event of an Offer about a case, by its name in the interface.
func Case(offer common.Address, event string, id common.Hash) Implied {
	return Implied{}.Case(offer, event, id)
}

// Case adds an event of an Offer about a case.
func (i Implied) Case(offer common.Address, event string, id common.Hash) Implied {
	return i.Emits(offer, event, docket.Topic(bindings.OfferMetaData.ParseABI, event), id)
}

// Offer implies an event of an Offer that is about no case.
func Offer(offer common.Address, event string, topics ...common.Hash) Implied {
	return Implied{}.Emits(offer, event, append([]common.Hash{docket.Topic(bindings.OfferMetaData.ParseABI, event)}, topics...)...)
}

// Freeze is what freezing a case in its present state leads to: a dispute, or the end of a case that nobody answered.
func Freeze(offer common.Address, id common.Hash, c bindings.Case) Implied {
	if c.State == docket.StateContested && c.Claim == docket.ClaimNotDelivered {
		return Case(offer, "SettlementExecuted", id)
	}
	return Case(offer, "Frozen", id)
}

// Ruling is what delivering a dispute's final ruling leads to.
func Ruling(offer, arbitrator common.Address, dispute *big.Int) Implied {
	return Offer(offer, "Ruling", docket.AddressWord(arbitrator), docket.Word(dispute))
}

// Vault implies an event of a vault.
func Vault(vault common.Address, event string, topics ...common.Hash) Implied {
	return Implied{}.Emits(vault, event, append([]common.Hash{docket.Topic(bindings.VaultMetaData.ParseABI, event)}, topics...)...)
}

// Committee implies an event of a committee.
func Committee(committee common.Address, event string, topics ...common.Hash) Implied {
	return Implied{}.Emits(committee, event, append([]common.Hash{docket.Topic(bindings.CommitteeMetaData.ParseABI, event)}, topics...)...)
}

// Registry implies an event of a registry about a validator.
func Registry(registry common.Address, event string, validator common.Address) Implied {
	return Implied{}.Emits(registry, event, docket.Topic(bindings.ValidatorRegistryMetaData.ParseABI, event), docket.AddressWord(validator))
}
