// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @title A value of up to 208 bits as it stood at the end of any past block
/// @dev The latest value is one slot by itself, since a snapshot mostly lies behind the last change: one cold read then,
/// and a binary search of the older ones else. Each entry is the block of its change in the upper 48 bits, and the value.
library Snapshots {
    struct History {
        uint256 latest;
        uint256[] older; // in ascending order of blocks, all below the latest's
    }

    uint256 private constant VALUE_BITS = 208;

    /// @notice The value now.
    function value(History storage history) internal view returns (uint208) {
        return _value(history.latest);
    }

    /// @notice The value at the end of a block; 0 before the first one.
    function valueAt(History storage history, uint48 blockNumber) internal view returns (uint208) {
        uint256 latest = history.latest;
        if (_changedAt(latest) <= blockNumber) return _value(latest);
        // Entries below `low` are not later than the block, those from `high` on are.
        uint256 low = 0;
        uint256 high = history.older.length;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (_changedAt(history.older[middle]) <= blockNumber) low = middle + 1;
            else high = middle;
        }
        return low == 0 ? 0 : _value(history.older[low - 1]);
    }

    /// @notice Sets the value from the end of the current block on: of a block's changes the last stands.
    function set(History storage history, uint208 newValue) internal {
        uint256 latest = history.latest;
        if (latest != 0 && _changedAt(latest) != block.number) history.older.push(latest);
        history.latest = (block.number << VALUE_BITS) | newValue;
    }

    function _value(uint256 entry) private pure returns (uint208) {
        // The cast keeps exactly the value.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint208(entry);
    }

    function _changedAt(uint256 entry) private pure returns (uint256) {
        return entry >> VALUE_BITS;
    }
}
