// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {CalldataRLP} from "./CalldataRLP.sol";

/// @dev The fields of a block header that proofs start from.
struct Header {
    bytes32 hash; // keccak256 of the header's RLP
    bytes32 stateRoot;
    bytes32 receiptsRoot;
    uint256 number;
    uint256 time; // unix seconds
}

/// @title Reading a block header and holding it to the hash the chain vouches for.
/// @dev Fields after the timestamp differ by fork and are not looked at; any number of them is accepted.
library ProvenHeader {
    using CalldataRLP for uint256;
    using CalldataRLP for bytes;

    /// @notice The block-hash source cannot vouch for this block.
    error BlockHashUnknown(uint256 number);

    /// @notice The header is not the one of the block whose number it claims.
    error HeaderMismatch(bytes32 actual, bytes32 expected);

    // The first seven fields have fixed lengths in every block. Offsets are from the first of them.
    uint256 private constant OMMERS_AT = 33; // after the parent's hash
    uint256 private constant COINBASE_AT = 66;
    uint256 private constant STATE_ROOT_AT = 87;
    uint256 private constant TRANSACTIONS_ROOT_AT = 120;
    uint256 private constant RECEIPTS_ROOT_AT = 153;
    uint256 private constant BLOOM_AT = 186; // 256 bytes behind a head of three
    uint256 private constant DIFFICULTY_AT = 445;

    /// @dev Reads the fields. They mean nothing until `check` has passed.
    function parse(bytes calldata data) internal pure returns (Header memory header) {
        (uint256 cursor, uint256 end) = data.bounds();
        header.hash = CalldataRLP.hash(cursor, end);
        uint256 next;
        (cursor, next) = cursor.list(end);
        if (next != end) revert CalldataRLP.MalformedRLP();
        unchecked {
            // What these offsets overrun is caught by the first field read after them.
            if (
                cursor.word() >> 248 != 0xa0 || (cursor + OMMERS_AT).word() >> 248 != 0xa0
                    || (cursor + COINBASE_AT).word() >> 248 != 0x94
                    || (cursor + TRANSACTIONS_ROOT_AT).word() >> 248 != 0xa0
                    || (cursor + BLOOM_AT).word() >> 232 != 0xb90100
            ) revert CalldataRLP.MalformedRLP();
            header.stateRoot = (cursor + STATE_ROOT_AT).bytes32At();
            header.receiptsRoot = (cursor + RECEIPTS_ROOT_AT).bytes32At();
            cursor += DIFFICULTY_AT;
        }
        cursor = cursor.skip(end); // difficulty
        (header.number, cursor) = cursor.integer(end);
        cursor = cursor.skip(end); // gas limit
        cursor = cursor.skip(end); // gas used
        (header.time,) = cursor.integer(end);
        if ((header.number | header.time) >> 64 != 0) revert CalldataRLP.MalformedRLP();
    }

    /// @dev Refuses a header that is not the known one.
    /// @param known the hash the chain vouches for at `header.number`, zero when it vouches for none
    function check(Header memory header, bytes32 known) internal pure {
        if (known == 0) revert BlockHashUnknown(header.number);
        if (header.hash != known) revert HeaderMismatch(header.hash, known);
    }
}
