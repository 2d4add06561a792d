// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @title The transfer of ERC-3009 that every such token has: an ECDSA signature in three parts
interface ITransferWithAuthorization {
    /// @notice Moves `value` from `from` to `to` on `from`'s signature. Anyone may send it.
    /// @dev Valid for `validAfter < block.timestamp < validBefore`; a nonce is used once.
    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;
}

/// @title The same with a signature of any length, for signers that are contracts (Circle's token since v2.2)
interface ITransferWithWalletAuthorization {
    /// @notice Moves `value` from `from` to `to` on `from`'s signature, checked by ERC-1271 where `from` has code.
    /// @dev Valid for `validAfter < block.timestamp < validBefore`; a nonce is used once.
    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes memory signature
    ) external;
}
