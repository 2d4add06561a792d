// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RLP} from "@openzeppelin/contracts/utils/RLP.sol";

import {Test} from "../base/Test.sol";
import {PaymentProofHarness} from "./PaymentProofHarness.sol";

/// @dev The walk against OpenZeppelin's TrieProof on small tries: extension, branch and leaf, as built and changed.
contract CalldataTrieTest is Test {
    PaymentProofHarness internal harness;

    function setUp() public {
        harness = new PaymentProofHarness();
    }

    struct Trie {
        bytes32 root;
        bytes[] nodes;
    }

    /// @dev A trie with the 4-byte key 0xabcdef12 under an extension of two nibbles and a branch, in three nodes.
    function trie(bytes memory value) internal pure returns (Trie memory t) {
        t.nodes = new bytes[](3);
        bytes[] memory leaf = new bytes[](2);
        leaf[0] = RLP.encode(bytes(hex"3def12")); // odd: 5 nibbles left
        leaf[1] = RLP.encode(value);
        t.nodes[2] = RLP.encode(leaf);
        bytes[] memory branch = new bytes[](17);
        for (uint256 i = 0; i < 17; ++i) {
            branch[i] = hex"80";
        }
        branch[3] = RLP.encode(keccak256("sibling"));
        branch[0xc] = RLP.encode(keccak256(t.nodes[2]));
        t.nodes[1] = RLP.encode(branch);
        bytes[] memory extension = new bytes[](2);
        extension[0] = RLP.encode(bytes(hex"00ab"));
        extension[1] = RLP.encode(keccak256(t.nodes[1]));
        t.nodes[0] = RLP.encode(extension);
        t.root = keccak256(t.nodes[0]);
    }

    bytes internal constant KEY = hex"abcdef12";

    function testFuzz_find_succeeds_asOpenZeppelin(bytes memory value) public view {
        if (value.length < 26) value = abi.encodePacked(value, bytes32(0)); // so that the leaf is a node of its own
        Trie memory t = trie(value);
        assertEq(harness.find(t.root, KEY, t.nodes), value, "found");
        assertEq(harness.findReference(t.root, KEY, t.nodes), value, "reference");
    }

    /// @dev What is found in a changed trie is never another value than OpenZeppelin's. Ancestors follow the change.
    function testFuzz_find_neverDisagrees_onAChangedNode(bytes32 seed, uint256 node, uint256 offset, uint8 change)
        public
        view
    {
        Trie memory t = trie(abi.encodePacked(seed, seed));
        node = bound(node, 0, 2);
        t.nodes[node] = changedAt(t.nodes[node], offset, change);
        if (node == 2) replaceHash(t.nodes[1], 1 + 2 + 11 + 33, keccak256(t.nodes[2]));
        if (node >= 1) replaceHash(t.nodes[0], 1 + 3 + 1, keccak256(t.nodes[1]));
        t.root = keccak256(t.nodes[0]);
        bytes memory ours;
        try harness.find(t.root, KEY, t.nodes) returns (bytes memory found) {
            ours = found;
        } catch {}
        if (ours.length == 0) return;
        try harness.findReference(t.root, KEY, t.nodes) returns (bytes memory theirs) {
            assertEq(ours, theirs, "value");
        } catch {}
    }

    function changedAt(bytes memory node, uint256 offset, uint8 change) private pure returns (bytes memory) {
        offset = bound(offset, 0, node.length - 1);
        node[offset] ^= bytes1(change);
        return node;
    }

    function replaceHash(bytes memory node, uint256 offset, bytes32 hash) private pure {
        assembly ("memory-safe") {
            mstore(add(add(node, 0x20), offset), hash)
        }
    }

    function test_find_isEmpty_whenTheKeyEndsOrLeaves() public view {
        Trie memory t = trie(abi.encode(1, 2));
        for (uint256 i = 0; i < 4; ++i) {
            bytes memory key = [bytes(hex"ab"), hex"acdef120", hex"abcdef13", hex"abcdef1200"][i];
            assertEq(harness.find(t.root, key, t.nodes).length, 0, "nothing");
        }
    }

    function test_find_isEmpty_inAnEmptyBranchSlot() public view {
        Trie memory t = trie(abi.encode(1, 2));
        assertEq(harness.find(t.root, hex"abddef12", t.nodes).length, 0, "nothing");
    }
}
