// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RLP} from "@openzeppelin/contracts/utils/RLP.sol";

import {CalldataRLP} from "../../src/libraries/CalldataRLP.sol";
import {Test} from "../base/Test.sol";
import {PaymentProofHarness} from "./PaymentProofHarness.sol";

/// @dev Nodes of every shape that the walk accepts, and next to each one that it must not.
contract TrieShapesTest is Test {
    bytes internal constant EMPTY = hex"80";
    bytes internal constant KEY = hex"12";

    PaymentProofHarness internal harness;

    function setUp() public {
        harness = new PaymentProofHarness();
    }

    function pair(bytes memory path, bytes memory item) internal pure returns (bytes memory) {
        bytes[] memory items = new bytes[](2);
        (items[0], items[1]) = (RLP.encode(path), item);
        return RLP.encode(items);
    }

    /// @dev A branch of 17 items whose item 1 is `child`.
    function branch(bytes memory child) internal pure returns (bytes memory) {
        bytes[] memory items = new bytes[](17);
        for (uint256 i = 0; i < 17; ++i) {
            items[i] = EMPTY;
        }
        items[1] = child;
        return RLP.encode(items);
    }

    function find(bytes memory node, bytes memory key) internal view returns (bytes memory) {
        bytes[] memory nodes = new bytes[](1);
        nodes[0] = node;
        return harness.find(keccak256(node), key, nodes);
    }

    function find(bytes memory upper, bytes memory lower, bytes memory key) internal view returns (bytes memory) {
        bytes[] memory nodes = new bytes[](2);
        (nodes[0], nodes[1]) = (upper, lower);
        return harness.find(keccak256(upper), key, nodes);
    }

    function malformed(bytes memory node) internal {
        malformed(node, KEY);
    }

    function malformed(bytes memory node, bytes memory key) internal {
        vm.expectRevert(CalldataRLP.MalformedRLP.selector);
        this.findOne(node, key);
    }

    function findOne(bytes memory node, bytes memory key) external view returns (bytes memory) {
        return find(node, key);
    }

    /// @dev A node of at most 31 bytes stands inside its parent.
    function test_find_readsAShortNodeInItsParent() public view {
        bytes memory value = new bytes(28);
        value[0] = 0x07;
        bytes memory node = pair(hex"32", RLP.encode(value)); // 1 + 1 + 1 + 28
        assertEq(node.length, 31, "as long as may be");
        assertEq(find(branch(node), KEY), value, "in a branch");
        node = pair(hex"20", RLP.encode(bytes(hex"77")));
        assertEq(find(pair(hex"0012", node), KEY), hex"77", "in an extension");
    }

    function test_find_isEmpty_whenANodeInItsParentIsTooLong() public view {
        bytes memory node = pair(hex"32", RLP.encode(new bytes(29)));
        assertEq(node.length, 32, "one too long");
        assertEq(find(branch(node), KEY).length, 0, "not canonical");
        assertEq(find(branch(RLP.encode(keccak256(node))), node, KEY), new bytes(29), "by its hash");
    }

    function test_find_isEmpty_whenAReferenceIsNeitherHashNorNode() public view {
        assertEq(find(branch(RLP.encode(bytes(hex"0102"))), KEY).length, 0, "two bytes");
        assertEq(find(branch(RLP.encode(new bytes(31))), KEY).length, 0, "31 bytes");
        assertEq(find(branch(RLP.encode(new bytes(33))), KEY).length, 0, "33 bytes");
    }

    function test_find_isEmpty_whenTheKeyEndsInABranch() public view {
        bytes[] memory nodes = new bytes[](1);
        nodes[0] = pair(hex"0012", branch(EMPTY));
        assertEq(harness.find(keccak256(nodes[0]), KEY, nodes).length, 0, "a value of a branch is none");
    }

    function test_find_isEmpty_onAnEmptyValue() public view {
        assertEq(find(pair(hex"2012", RLP.encode(bytes(hex"09"))), KEY), hex"09", "a value");
        assertEq(find(pair(hex"2012", EMPTY), KEY).length, 0, "none");
    }

    function test_find_isEmpty_whenANodeIsLeftOver() public view {
        bytes memory node = pair(hex"2012", RLP.encode(bytes(hex"09")));
        assertEq(find(node, node, KEY).length, 0, "one too many");
    }

    function test_find_isEmpty_whenTheRootIsAnother() public view {
        bytes[] memory nodes = new bytes[](1);
        nodes[0] = pair(hex"2012", RLP.encode(bytes(hex"09")));
        assertEq(harness.find(keccak256("another"), KEY, nodes).length, 0, "another trie's");
    }

    function test_find_reverts_onAPathThatIsNotCanonical() public {
        bytes memory value = RLP.encode(bytes(hex"09"));
        malformed(pair(hex"2112", value)); // an even path with something in its padding
        malformed(pair(hex"4012", value)); // flags above 3
        malformed(pair("", value)); // no flag at all
        malformed(pair(hex"00", RLP.encode(keccak256("next")))); // an extension by nothing
        malformed(pair(hex"0112", RLP.encode(keccak256("next"))));
        assertEq(find(pair(hex"20", value), "").length, 1, "a leaf by nothing is a leaf");
    }

    function test_find_reverts_onAnotherNumberOfItems() public {
        bytes[] memory items = new bytes[](3);
        (items[0], items[1], items[2]) = (RLP.encode(bytes(hex"2012")), EMPTY, EMPTY);
        malformed(RLP.encode(items));
        items = new bytes[](1);
        items[0] = RLP.encode(bytes(hex"2012"));
        malformed(RLP.encode(items));
        items = new bytes[](16);
        for (uint256 i = 0; i < 16; ++i) {
            items[i] = EMPTY;
        }
        malformed(RLP.encode(items));
        items = new bytes[](18);
        for (uint256 i = 0; i < 18; ++i) {
            items[i] = EMPTY;
        }
        malformed(RLP.encode(items));
    }

    function test_find_reverts_onBytesAfterANode() public {
        malformed(abi.encodePacked(pair(hex"2012", RLP.encode(bytes(hex"09"))), uint8(0)));
        malformed(abi.encodePacked(branch(RLP.encode(keccak256("x"))), EMPTY));
    }
}
