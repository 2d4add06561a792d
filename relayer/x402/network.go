package x402

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// ErrNetwork says that a network is neither CAIP-2 of an EVM chain nor a version 1 name.
var ErrNetwork = errors.New("unknown network")

// namesV1 are the network names of protocol version 1. No name stands for a local chain.
var namesV1 = map[string]uint64{
	"ethereum": 1, "sepolia": 11155111, "abstract": 2741, "abstract-testnet": 11124, "base-sepolia": 84532,
	"base": 8453, "avalanche-fuji": 43113, "avalanche": 43114, "iotex": 4689, "sei": 1329, "sei-testnet": 1328,
	"polygon": 137, "polygon-amoy": 80002, "peaq": 3338, "story": 1514, "educhain": 41923,
	"skale-base-sepolia": 324705682, "megaeth": 4326, "monad": 143, "stable": 988, "stable-testnet": 2201,
	"celo": 42220, "flare": 14,
}

// Network is the CAIP-2 form of an EVM chain id.
func Network(chainID uint64) string { return "eip155:" + strconv.FormatUint(chainID, 10) }

// NetworkName is the version 1 name of a chain, or its CAIP-2 form where it has none.
func NetworkName(chainID uint64) string {
	for name, id := range namesV1 {
		if id == chainID {
			return name
		}
	}
	return Network(chainID)
}

// ChainID reads a CAIP-2 network or a version 1 name.
func ChainID(network string) (uint64, error) {
	if digits, ok := strings.CutPrefix(network, "eip155:"); ok {
		id, err := strconv.ParseUint(digits, 10, 64)
		if err == nil && Network(id) == network {
			return id, nil
		}
	} else if id, ok := namesV1[network]; ok {
		return id, nil
	}
	return 0, fmt.Errorf("%w: %.64q", ErrNetwork, network)
}
