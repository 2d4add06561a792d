// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Checkpoints} from "@openzeppelin/contracts/utils/structs/Checkpoints.sol";

/// @title Values as they stood at the end of a past block
/// @dev A snapshot lies mostly behind the last change: that one is tried first, which costs the length and one more slot.
library Snapshots {
    using Checkpoints for Checkpoints.Trace208;
    using Checkpoints for Checkpoints.Trace256;

    function valueAt(Checkpoints.Trace208 storage trace, uint48 blockNumber) internal view returns (uint208) {
        (, uint48 changedAt, uint208 value) = trace.latestCheckpoint();
        return changedAt <= blockNumber ? value : trace.upperLookupRecent(blockNumber);
    }

    function valueAt(Checkpoints.Trace256 storage trace, uint48 blockNumber) internal view returns (uint256) {
        (, uint256 changedAt, uint256 value) = trace.latestCheckpoint();
        return changedAt <= blockNumber ? value : trace.upperLookupRecent(blockNumber);
    }

    /// @dev In effect from the end of the current block on; the last value set in a block stands.
    function set(Checkpoints.Trace208 storage trace, uint208 value) internal {
        trace.push(uint48(block.number), value);
    }

    function set(Checkpoints.Trace256 storage trace, uint256 value) internal {
        trace.push(block.number, value);
    }
}
