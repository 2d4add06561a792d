// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @title Content identifiers of documents known by their keccak256
/// @dev CIDv1, raw codec (0x55), multihash keccak-256 (0x1b, 32 bytes), multibase base16 ('f').
library ContentId {
    /// @notice The `ipfs://` URI of the document whose bytes hash to `digest`.
    function uri(bytes32 digest) internal pure returns (string memory) {
        bytes memory text = bytes(Strings.toHexString(uint256(digest), 32)); // "0x" and 64 digits
        bytes memory out = "ipfs://f01551b200000000000000000000000000000000000000000000000000000000000000000";
        assembly ("memory-safe") {
            // 16 characters of prefix, then the 64 digits without "0x".
            mcopy(add(out, 0x30), add(text, 0x22), 64)
        }
        return string(out);
    }
}
