// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MAX_ROUNDS} from "../interfaces/ArbitrationConstants.sol";
import {CommitteeState} from "./CommitteeState.sol";

/// @title What the panel of a round depends on, and how large it can be
abstract contract CommitteePanel is CommitteeState {
    /// @dev Fixes what the draw of a round depends on: the stakes of the block before, the hash of one to come.
    function _openRound(Dispute storage d) internal {
        // Seconds stay below 2^40 and block numbers below 2^48.
        // forge-lint: disable-start(unsafe-typecast)
        d.openedAt = uint40(block.timestamp);
        d.snapshotBlock = uint48(block.number - 1);
        // forge-lint: disable-end(unsafe-typecast)
    }

    function _doubled(uint256 panel, uint256 max) internal pure returns (uint256 wanted) {
        wanted = 2 * panel + 1;
        if (wanted > max) wanted = max;
    }

    /// @dev The largest odd panel of at most `wanted` seats among `available` validators; 0 where there are none.
    function _panelOf(uint256 wanted, uint256 available) internal pure returns (uint256 panel) {
        panel = wanted < available ? wanted : available;
        if (panel % 2 == 0 && panel != 0) --panel;
    }

    /// @dev The last possible round is the whole committee's, and so is one that a draw could not make larger.
    function _isWhole(uint256 round, uint256 panel, uint256 lastPanel) internal pure returns (bool) {
        return round == MAX_ROUNDS - 1 || panel <= lastPanel;
    }
}
