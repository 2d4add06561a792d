// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Brief, ICommitteeRecords} from "../interfaces/ICommittee.sol";

/// @title A brief where it lies in calldata
/// @dev A Brief is static: 19 words. Reading a field checks its range, so a brief whose fields were all read once is
/// encoded as `abi.encode` does it, and its bytes hash to `keccak256(abi.encode(brief))`.
library BriefData {
    uint256 internal constant SIZE = 19 * 32;

    /// @notice The brief that `data` starts with.
    function read(bytes calldata data) internal pure returns (Brief calldata brief) {
        if (data.length < SIZE) revert ICommitteeRecords.BriefTooShort(data.length, SIZE);
        assembly ("memory-safe") {
            brief := data.offset
        }
    }

    /// @notice Word `index` behind the brief; zero where `data` ends before it.
    function wordAfter(bytes calldata data, uint256 index) internal pure returns (bytes32 word) {
        uint256 from = SIZE + 32 * index;
        if (data.length >= from + 32) word = bytes32(data[from:from + 32]);
    }

    function hash(Brief calldata brief) internal pure returns (bytes32 digest) {
        uint256 size = SIZE;
        assembly ("memory-safe") {
            let free := mload(0x40)
            calldatacopy(free, brief, size)
            digest := keccak256(free, size)
        }
    }
}
