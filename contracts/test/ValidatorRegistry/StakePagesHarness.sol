// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {StakePages} from "../../src/libraries/StakePages.sol";

/// @dev The draw over weights given as they are, and its parts.
contract StakePagesHarness {
    using StakePages for StakePages.Pool;
    using StakePages for uint256[];

    /// @param weights units of the places from 0 on
    /// @return seats place of draw i in byte i
    function take(uint24[] calldata weights, bytes32 seed, uint256 panel) external pure returns (uint256 seats) {
        StakePages.Pool memory pool = pages(weights).pool();
        for (uint256 i = 0; i < panel; ++i) {
            seats |= pool.take(uint256(keccak256(abi.encode(seed, i)))) << (8 * i);
        }
    }

    function tally(uint24[] calldata weights) external pure returns (uint256 total, uint256 places) {
        return pages(weights).tally();
    }

    function smallest(uint24[] calldata weights) external pure returns (uint256 place, uint256 least) {
        return pages(weights).smallest();
    }

    function pages(uint24[] calldata weights) public pure returns (uint256[] memory loaded) {
        loaded = new uint256[]((weights.length + 7) / 8);
        for (uint256 i = 0; i < weights.length; ++i) {
            loaded[i / 8] |= uint256(weights[i]) << (24 * (i % 8));
        }
    }
}
