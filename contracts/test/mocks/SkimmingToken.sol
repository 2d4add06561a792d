// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev Delivers one unit less than it was told to, whoever asks.
contract SkimmingToken {
    mapping(address => uint256) public balanceOf;

    function receiveWithAuthorization(address, address to, uint256 value, uint256, uint256, bytes32, bytes calldata)
        external
    {
        balanceOf[to] += value - 1;
    }
}
