// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @title Strict RLP reading straight from calldata.
/// @dev A cursor is an absolute calldata offset; `end` is the first offset after the enclosing item. Nothing is copied:
/// an item is stepped over by its length. Only canonical encodings are read: shortest length form, no wrapped single byte
/// below 0x80, no leading zero in an integer. No cursor returned ever passes `end`.
/// Lengths have at most 8 bytes and calldata is far shorter than 2**64, so the unchecked sums below cannot wrap.
library CalldataRLP {
    /// @notice The bytes are not canonical RLP, or not of the shape expected at this place.
    error MalformedRLP();

    /// @dev The 32 bytes at `cursor`; zeros past the end of calldata.
    function word(uint256 cursor) internal pure returns (uint256 value) {
        assembly ("memory-safe") {
            value := calldataload(cursor)
        }
    }

    /// @dev Bounds of a calldata slice. Solidity has already checked them against calldatasize.
    function bounds(bytes calldata data) internal pure returns (uint256 start, uint256 end) {
        assembly ("memory-safe") {
            start := data.offset
            end := add(data.offset, data.length)
        }
    }

    /// @dev keccak256 of `[start, end)` through unallocated memory.
    function hash(uint256 start, uint256 end) internal pure returns (bytes32 digest) {
        assembly ("memory-safe") {
            let free := mload(0x40)
            let length := sub(end, start)
            calldatacopy(free, start, length)
            digest := keccak256(free, length)
        }
    }

    /// @dev First offset after the item at `cursor`, whatever its kind.
    function skip(uint256 cursor, uint256 end) internal pure returns (uint256 next) {
        (, next) = _item(cursor, end, word(cursor) >> 254 == 3 ? 0xc0 : 0x80);
    }

    /// @dev Payload bounds of the list at `cursor`.
    function list(uint256 cursor, uint256 end) internal pure returns (uint256 payload, uint256 next) {
        if (word(cursor) >> 254 != 3) revert MalformedRLP();
        return _item(cursor, end, 0xc0);
    }

    /// @dev Payload bounds of the byte string at `cursor`.
    function text(uint256 cursor, uint256 end) internal pure returns (uint256 payload, uint256 next) {
        if (word(cursor) >> 254 == 3) revert MalformedRLP();
        return _item(cursor, end, 0x80);
    }

    /// @dev The integer at `cursor`, at most 32 bytes.
    function integer(uint256 cursor, uint256 end) internal pure returns (uint256 value, uint256 next) {
        uint256 payload;
        (payload, next) = text(cursor, end);
        unchecked {
            uint256 length = next - payload; // next >= payload
            if (length == 0) return (0, next);
            value = word(payload);
            // A leading zero byte, also the single byte 0x00, is not the canonical form of an integer.
            if (length > 32 || value >> 248 == 0) revert MalformedRLP();
            value >>= 256 - 8 * length;
        }
    }

    /// @dev The 32-byte string at `cursor`. The caller checks that the 33 bytes are within its end.
    function bytes32At(uint256 cursor) internal pure returns (bytes32 value) {
        if (word(cursor) >> 248 != 0xa0) revert MalformedRLP();
        unchecked {
            value = bytes32(word(cursor + 1));
        }
    }

    /// @dev `base` is 0x80 for strings and 0xc0 for lists, and the item at `cursor` is known to be of that kind.
    function _item(uint256 cursor, uint256 end, uint256 base) private pure returns (uint256 payload, uint256 next) {
        bool malformed;
        assembly ("memory-safe") {
            let head := calldataload(cursor)
            let length := sub(byte(0, head), base)
            switch lt(byte(0, head), base)
            case 1 {
                // A single byte below 0x80: no other string, and no list, begins below its base.
                payload := cursor
                next := add(cursor, 1)
            }
            default {
                switch gt(length, 55)
                case 0 {
                    // The length is in the first byte. One byte below 0x80 must not be wrapped.
                    payload := add(cursor, 1)
                    next := add(payload, length)
                    malformed := and(eq(byte(0, head), 0x81), lt(byte(1, head), 0x80))
                }
                default {
                    // 1 to 8 bytes of length follow. They must be needed, and have no leading zero.
                    let lengthBytes := sub(length, 55)
                    length := shr(sub(256, shl(3, lengthBytes)), shl(8, head))
                    payload := add(add(cursor, 1), lengthBytes)
                    next := add(payload, length)
                    malformed := or(lt(length, 56), iszero(byte(1, head)))
                }
            }
            // next > cursor, so this refuses a cursor at or past the end too.
            malformed := or(malformed, gt(next, end))
        }
        if (malformed) revert MalformedRLP();
    }
}
