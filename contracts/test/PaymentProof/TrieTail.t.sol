// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {RLP} from "@openzeppelin/contracts/utils/RLP.sol";

import {CalldataRLP} from "../../src/libraries/CalldataRLP.sol";
import {Test} from "../base/Test.sol";
import {PaymentProofHarness} from "./PaymentProofHarness.sol";

/// @dev Items that a node lacks do not count where they stand behind it.
contract TrieTailTest is Test {
    PaymentProofHarness private harness;

    function setUp() public {
        harness = new PaymentProofHarness();
    }

    function _refused(bytes memory node) private {
        bytes[] memory nodes = new bytes[](1);
        nodes[0] = node;
        vm.expectRevert(CalldataRLP.MalformedRLP.selector);
        harness.find(keccak256(node), hex"12", nodes);
    }

    function test_find_reverts_whenTheValueStandsBehindItsLeaf() public {
        bytes[] memory items = new bytes[](1);
        items[0] = RLP.encode(bytes(hex"2012"));
        _refused(abi.encodePacked(RLP.encode(items), RLP.encode(bytes(hex"09"))));
    }

    function test_find_reverts_whenTheLastItemStandsBehindItsBranch() public {
        bytes[] memory leaf = new bytes[](2);
        (leaf[0], leaf[1]) = (RLP.encode(bytes(hex"32")), RLP.encode(bytes(hex"09")));
        bytes[] memory items = new bytes[](16);
        for (uint256 i = 0; i < 16; ++i) {
            items[i] = hex"80";
        }
        items[1] = RLP.encode(leaf);
        _refused(abi.encodePacked(RLP.encode(items), hex"80"));
    }

    /// @dev The item behind an empty path begins like the path of a leaf.
    function test_find_reverts_onAnEmptyPath() public {
        bytes[] memory items = new bytes[](2);
        (items[0], items[1]) = (RLP.encode(new bytes(0)), RLP.encode(bytes(hex"20")));
        _refused(RLP.encode(items));
    }

    function test_find_walksAnExtensionByOneNibble() public view {
        bytes[] memory leaf = new bytes[](2);
        (leaf[0], leaf[1]) = (RLP.encode(bytes(hex"20")), RLP.encode(bytes(hex"77")));
        bytes[] memory branch = new bytes[](17);
        for (uint256 i = 0; i < 17; ++i) {
            branch[i] = hex"80";
        }
        branch[2] = RLP.encode(leaf);
        bytes[] memory extension = new bytes[](2);
        (extension[0], extension[1]) = (RLP.encode(bytes(hex"11")), RLP.encode(branch));
        bytes[] memory nodes = new bytes[](1);
        nodes[0] = RLP.encode(extension);
        assertEq(harness.find(keccak256(nodes[0]), hex"12", nodes), hex"77", "value");
    }
}
