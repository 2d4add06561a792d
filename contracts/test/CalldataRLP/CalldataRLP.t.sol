// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {CalldataRLP} from "../../src/libraries/CalldataRLP.sol";
import {Test} from "../base/Test.sol";

/// @dev Offsets are relative to the data.
contract CalldataRLPReader {
    using CalldataRLP for bytes;
    using CalldataRLP for uint256;

    function skip(bytes calldata data) external pure returns (uint256) {
        (uint256 start, uint256 end) = data.bounds();
        return start.skip(end) - start;
    }

    function list(bytes calldata data) external pure returns (uint256, uint256) {
        (uint256 start, uint256 end) = data.bounds();
        (uint256 payload, uint256 next) = start.list(end);
        return (payload - start, next - start);
    }

    function text(bytes calldata data) external pure returns (uint256, uint256) {
        (uint256 start, uint256 end) = data.bounds();
        (uint256 payload, uint256 next) = start.text(end);
        return (payload - start, next - start);
    }

    function integer(bytes calldata data) external pure returns (uint256 value) {
        (uint256 start, uint256 end) = data.bounds();
        (value,) = start.integer(end);
    }

    function bytes32At(bytes calldata data) external pure returns (bytes32) {
        (uint256 start,) = data.bounds();
        return start.bytes32At();
    }
}

/// @dev Each kind of item, and next to it what is none.
contract CalldataRLPTest is Test {
    CalldataRLPReader private reader;

    function setUp() public {
        reader = new CalldataRLPReader();
    }

    function _filled(bytes memory head, uint256 count) private pure returns (bytes memory data) {
        data = abi.encodePacked(head, new bytes(count));
        for (uint256 i = head.length; i < data.length; ++i) {
            data[i] = 0xff;
        }
    }

    function _refuse(bytes memory call) private view {
        (bool ok, bytes memory reason) = address(reader).staticcall(call);
        assertFalse(ok, "refused");
        assertEq(selectorOf(reason), bytes32(CalldataRLP.MalformedRLP.selector), "reason");
    }

    function test_list_readsListsOnly() public view {
        (uint256 payload, uint256 next) = reader.list(hex"c20102");
        assertEq(payload, 1, "payload");
        assertEq(next, 3, "next");
        (payload, next) = reader.list(_filled(hex"f838", 56));
        assertEq(payload, 2, "payload of a long one");
        assertEq(next, 58, "next after a long one");
        _refuse(abi.encodeCall(reader.list, (hex"05")));
        _refuse(abi.encodeCall(reader.list, (hex"80")));
        _refuse(abi.encodeCall(reader.list, (hex"820102")));
        _refuse(abi.encodeCall(reader.list, (_filled(hex"b838", 56))));
    }

    function test_text_readsStringsOnly() public view {
        (uint256 payload, uint256 next) = reader.text(hex"05");
        assertEq(payload, 0, "a byte is itself");
        assertEq(next, 1, "one byte");
        (payload, next) = reader.text(hex"820102");
        assertEq(payload, 1, "payload");
        assertEq(next, 3, "next");
        _refuse(abi.encodeCall(reader.text, (hex"c0")));
        _refuse(abi.encodeCall(reader.text, (hex"c101")));
        // Taken for a string, its length would wrap round to before it.
        _refuse(abi.encodeCall(reader.text, (_filled(hex"d7", 80))));
    }

    function test_integer_hasAtMost32Bytes_withoutLeadingZero() public view {
        assertEq(reader.integer(hex"80"), 0, "zero");
        assertEq(reader.integer(hex"7f"), 127, "a byte");
        assertEq(reader.integer(_filled(hex"a0", 32)), type(uint256).max, "the largest");
        _refuse(abi.encodeCall(reader.integer, (_filled(hex"a1", 33))));
        _refuse(abi.encodeCall(reader.integer, (hex"00")));
        _refuse(abi.encodeCall(reader.integer, (hex"820001")));
    }

    function test_bytes32At_readsNothingElse() public view {
        assertEq(reader.bytes32At(_filled(hex"a0", 32)), bytes32(type(uint256).max), "32 bytes");
        _refuse(abi.encodeCall(reader.bytes32At, (_filled(hex"9f", 32))));
        _refuse(abi.encodeCall(reader.bytes32At, (_filled(hex"a1", 33))));
    }

    function test_items_areRefused_unlessCanonicalAndWhole() public view {
        assertEq(reader.skip(hex"c20102"), 3, "a list");
        assertEq(reader.skip(hex"8180"), 2, "a string of a byte that needs it");
        _refuse(abi.encodeCall(reader.skip, (""))); // nothing
        _refuse(abi.encodeCall(reader.skip, (hex"817f"))); // wrapped for nothing
        _refuse(abi.encodeCall(reader.skip, (hex"8201"))); // cut
        _refuse(abi.encodeCall(reader.skip, (_filled(hex"b837", 55)))); // the short form would do
        _refuse(abi.encodeCall(reader.skip, (_filled(hex"b90038", 56)))); // a leading zero
        _refuse(abi.encodeCall(reader.skip, (_filled(hex"f839", 56)))); // cut
    }
}
