// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @title The part of ERC-3009 (with Circle's `bytes` overload for ERC-1271 signers) that deposits use
interface IERC3009 {
    /// @notice Moves `value` from `from` to `to`, which must be the caller, on `from`'s signature.
    /// @dev Valid for `validAfter < block.timestamp < validBefore`; a nonce is used once.
    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes memory signature
    ) external;
}
