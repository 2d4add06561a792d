// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Vm} from "./Vm.sol";

/// @title Base of every test: labelled actors, bounded inputs and assertions that say which figure they compare
abstract contract Test {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    struct Account {
        address addr;
        uint256 key;
    }

    /// @dev An account with a private key derived from its name.
    function makeAccount(string memory name) internal returns (Account memory account) {
        account.key = uint256(keccak256(bytes(name)));
        account.addr = vm.addr(account.key);
        vm.label(account.addr, name);
    }

    function makeAddr(string memory name) internal returns (address) {
        return makeAccount(name).addr;
    }

    /// @dev 65 bytes r, s, v.
    function sign(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    /// @dev The selector of revert data, as a word that `assertEq` takes.
    function selectorOf(bytes memory revertData) internal pure returns (bytes32 selector) {
        if (revertData.length < 4) return 0;
        assembly ("memory-safe") {
            selector := and(mload(add(revertData, 0x20)), shl(224, 0xffffffff))
        }
    }

    /// @dev Maps `x` into [min, max]; both ends inclusive.
    function bound(uint256 x, uint256 min, uint256 max) internal pure returns (uint256) {
        require(min <= max, "bound: min > max");
        if (x >= min && x <= max) return x;
        uint256 size = max - min + 1;
        return size == 0 ? x : min + x % size;
    }

    /// @dev Moves time forward. Reads the clock by cheatcode, since a compiler may cache `block.timestamp`.
    function skip(uint256 secondsForward) internal {
        vm.warp(vm.getBlockTimestamp() + secondsForward);
    }

    /// @dev The clock as it is now, safe against caching of `block.timestamp` across `warp`.
    function timestamp() internal view returns (uint256) {
        return vm.getBlockTimestamp();
    }

    function assertTrue(bool condition, string memory what) internal pure {
        vm.assertTrue(condition, what);
    }

    function assertFalse(bool condition, string memory what) internal pure {
        vm.assertFalse(condition, what);
    }

    function assertEq(uint256 left, uint256 right, string memory what) internal pure {
        vm.assertEq(left, right, what);
    }

    function assertEq(int256 left, int256 right, string memory what) internal pure {
        vm.assertEq(left, right, what);
    }

    function assertEq(address left, address right, string memory what) internal pure {
        vm.assertEq(left, right, what);
    }

    function assertEq(bytes32 left, bytes32 right, string memory what) internal pure {
        vm.assertEq(left, right, what);
    }

    function assertEq(bool left, bool right, string memory what) internal pure {
        vm.assertEq(left, right, what);
    }

    function assertEq(string memory left, string memory right, string memory what) internal pure {
        vm.assertEq(left, right, what);
    }

    function assertEq(bytes memory left, bytes memory right, string memory what) internal pure {
        vm.assertEq(left, right, what);
    }

    function assertNotEq(uint256 left, uint256 right, string memory what) internal pure {
        vm.assertNotEq(left, right, what);
    }

    function assertNotEq(address left, address right, string memory what) internal pure {
        vm.assertNotEq(left, right, what);
    }

    function assertNotEq(bytes32 left, bytes32 right, string memory what) internal pure {
        vm.assertNotEq(left, right, what);
    }

    function assertGt(uint256 left, uint256 right, string memory what) internal pure {
        vm.assertGt(left, right, what);
    }

    function assertGe(uint256 left, uint256 right, string memory what) internal pure {
        vm.assertGe(left, right, what);
    }

    function assertLt(uint256 left, uint256 right, string memory what) internal pure {
        vm.assertLt(left, right, what);
    }

    function assertLe(uint256 left, uint256 right, string memory what) internal pure {
        vm.assertLe(left, right, what);
    }
}
