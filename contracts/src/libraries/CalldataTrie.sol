// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {CalldataRLP} from "./CalldataRLP.sol";

/// @title Inclusion in a Merkle-Patricia trie, walked in calldata.
/// @dev For tries whose keys are prefix-free (RLP of an index, or a hash): a value never sits in a branch node. Nodes shorter
/// than 32 bytes are read where they stand inside their parent, as `eth_getProof` leaves them, never as an element of
/// their own. Exactly the nodes on the path are accepted: one too many or too few is no proof.
library CalldataTrie {
    using CalldataRLP for uint256;
    using CalldataRLP for bytes;

    /// @dev Finds the value of a key.
    /// @param root hash of the first node
    /// @param key the key, left-aligned
    /// @param keyNibbles length of the key in nibbles, 1..64
    /// @param nodes nodes on the path, root first
    /// @return value first offset of the value's bytes; zero when the nodes do not prove the key
    /// @return end first offset after them
    function find(bytes32 root, uint256 key, uint256 keyNibbles, bytes[] calldata nodes)
        internal
        pure
        returns (uint256 value, uint256 end)
    {
        uint256 used; // nodes consumed
        uint256 child;
        while (true) {
            (uint256 cursor, uint256 limit) = (child, end);
            if (child == 0) {
                // The next element must hash to what its parent (or the caller) says.
                if (used == nodes.length) return (0, 0);
                (cursor, limit) = nodes[used++].bounds();
                if (CalldataRLP.hash(cursor, limit) != root) return (0, 0);
            }
            uint256 items;
            (cursor, items, child) = _open(cursor, limit, key >> 252);
            if (items == 17) {
                if (keyNibbles == 0) return (0, 0);
                key <<= 4;
                --keyNibbles;
            } else {
                (uint256 taken, bool leaf) = _path(cursor, limit, key, keyNibbles);
                if (taken > keyNibbles) return (0, 0); // the path leaves the key
                keyNibbles -= taken;
                if (leaf) {
                    if (keyNibbles != 0 || used != nodes.length) return (0, 0);
                    (value, end) = child.text(limit);
                    return value == end ? (0, 0) : (value, end);
                }
                key <<= 4 * taken;
            }
            // A reference is the hash of a longer node, or a list standing in its own place.
            uint256 head = child.word();
            if (head >> 254 == 3) {
                end = child.skip(limit);
                if (end - child > 31) return (0, 0);
            } else {
                if (head >> 248 != 0xa0) return (0, 0);
                root = bytes32((child + 1).word());
                child = 0;
            }
        }
    }

    /// @dev Opens the node in `[cursor, limit)` and steps over all its items.
    /// @return first cursor of the first item
    /// @return items 2 (leaf or extension) or 17 (branch)
    /// @return child cursor of the branch's item `nibble`, or of the second item
    function _open(uint256 cursor, uint256 limit, uint256 nibble)
        private
        pure
        returns (uint256 first, uint256 items, uint256 child)
    {
        uint256 next;
        (first, next) = cursor.list(limit);
        if (next != limit) revert CalldataRLP.MalformedRLP();
        child = _step(first, nibble);
        // Cursors only grow, so one that is at the limit after 17 items has not passed it before.
        if (_step(child, 17 - nibble) == limit) return (first, 17, child);

        child = 0;
        uint256 second;
        for (cursor = first; cursor < limit; ++items) {
            if (items == nibble) child = cursor;
            if (items == 1) second = cursor;
            cursor = cursor.skip(limit);
        }
        if (items == 2) child = second;
        else if (items != 17) revert CalldataRLP.MalformedRLP();
    }

    /// @dev Steps over `count` of the items that branches usually have, an empty one or a hash. When it meets another it
    /// gives the last offset of all, where there is no calldata, from which it cannot step on.
    function _step(uint256 cursor, uint256 count) private pure returns (uint256 next) {
        next = cursor;
        assembly ("memory-safe") {
            for {} count { count := sub(count, 1) } {
                switch byte(0, calldataload(next))
                case 0xa0 { next := add(next, 33) }
                case 0x80 { next := add(next, 1) }
                default {
                    next := not(0)
                    break
                }
            }
        }
    }

    /// @dev Compares the compact path at `cursor` with the key.
    /// @return taken nibbles of the path, or more than any key has when the path is not a beginning of the key
    /// @return leaf whether the node is a leaf
    function _path(uint256 cursor, uint256 limit, uint256 key, uint256 keyNibbles)
        private
        pure
        returns (uint256 taken, bool leaf)
    {
        (uint256 payload, uint256 next) = cursor.text(limit);
        uint256 head = payload.word();
        uint256 flag = head >> 252;
        if (next == payload || flag > 3) revert CalldataRLP.MalformedRLP();
        leaf = flag > 1;
        unchecked {
            taken = 2 * (next - payload - 1); // next > payload
            if (flag & 1 == 1) {
                ++taken;
                head <<= 4;
            } else {
                if ((head >> 248) & 15 != 0) revert CalldataRLP.MalformedRLP();
                head = (payload + 1).word();
            }
            // An extension by nothing is not canonical.
            if (taken == 0 && !leaf) revert CalldataRLP.MalformedRLP();
            // keyNibbles <= 64, so the shift amount is in 0..256.
            if (taken > keyNibbles || (head ^ key) >> (256 - 4 * taken) != 0) taken = type(uint256).max;
        }
    }
}
