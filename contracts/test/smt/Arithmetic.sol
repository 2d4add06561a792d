// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @dev What the proven lines use of OpenZeppelin's Math, without its tricks of bits.
function min(uint256 a, uint256 b) pure returns (uint256) {
    return a < b ? a : b;
}
