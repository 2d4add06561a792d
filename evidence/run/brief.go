package run

import (
	"fmt"
	"sync"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/redress-protocol/redress/bindings"
)

// briefArguments is the ABI type of a Brief, as the committee's event has it.
var briefArguments = sync.OnceValues(func() (abi.Arguments, error) {
	parsed, err := bindings.CommitteeMetaData.ParseABI()
	if err != nil {
		return nil, fmt.Errorf("parse bindings: %w", err)
	}
	for _, input := range parsed.Events["DisputeOpened"].Inputs {
		if input.Name == "brief" {
			return abi.Arguments{{Type: input.Type}}, nil
		}
	}
	return nil, fmt.Errorf("bindings have no brief in DisputeOpened")
})

// EncodeBrief is abi.encode(Brief): the extra data of a dispute.
func EncodeBrief(b bindings.Brief) ([]byte, error) {
	arguments, err := briefArguments()
	if err != nil {
		return nil, err
	}
	data, err := arguments.Pack(b)
	if err != nil {
		return nil, fmt.Errorf("encode brief: %w", err)
	}
	return data, nil
}

// BriefHash is what a committee keeps of a round's brief, and what its seats sign.
func BriefHash(b bindings.Brief) (common.Hash, error) {
	data, err := EncodeBrief(b)
	if err != nil {
		return common.Hash{}, err
	}
	return crypto.Keccak256Hash(data), nil
}
