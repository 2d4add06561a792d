// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev Writes any logs that a test asks for, in one transaction, from one or several contracts. It moves nothing.
contract ProofToken {
    struct Entry {
        ProofToken emitter; // zero = this contract
        bytes32[] topics; // 0..4
        bytes data;
    }

    error Refused();

    /// @dev Writes the logs in order.
    function write(Entry[] calldata entries) external {
        for (uint256 i = 0; i < entries.length; ++i) {
            Entry calldata entry = entries[i];
            if (address(entry.emitter) == address(0)) _log(entry.topics, entry.data);
            else entry.emitter.writeOne(entry.topics, entry.data);
        }
    }

    function writeOne(bytes32[] calldata topics, bytes calldata data) external {
        _log(topics, data);
    }

    /// @dev Fails, so that a block holds a failed transaction.
    function refuse() external pure {
        revert Refused();
    }

    function _log(bytes32[] memory t, bytes memory data) private {
        uint256 count = t.length;
        assembly ("memory-safe") {
            let start := add(data, 0x20)
            let length := mload(data)
            switch count
            case 0 { log0(start, length) }
            case 1 { log1(start, length, mload(add(t, 0x20))) }
            case 2 { log2(start, length, mload(add(t, 0x20)), mload(add(t, 0x40))) }
            case 3 { log3(start, length, mload(add(t, 0x20)), mload(add(t, 0x40)), mload(add(t, 0x60))) }
            default {
                log4(start, length, mload(add(t, 0x20)), mload(add(t, 0x40)), mload(add(t, 0x60)), mload(add(t, 0x80)))
            }
        }
    }
}
