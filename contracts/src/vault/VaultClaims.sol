// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IVault} from "../interfaces/IVault.sol";
import {SignedDomain} from "../libraries/SignedDomain.sol";
import {TypedData} from "../libraries/TypedData.sol";
import {UnorderedNonces} from "../libraries/UnorderedNonces.sol";
import {VaultTokens} from "./VaultTokens.sol";

/// @title Credits that go where their owner says
abstract contract VaultClaims is VaultTokens, SignedDomain {
    using UnorderedNonces for UnorderedNonces.Used;

    bytes32 private constant CLAIM_TO_TYPEHASH =
        keccak256("ClaimTo(address token,address owner,address to,uint256 nonce,uint256 deadline)");

    UnorderedNonces.Used private _usedNonces; // slot 2

    /// @inheritdoc IVault
    function claimTo(
        address token,
        address owner,
        address to,
        uint256 nonce,
        uint256 deadline,
        bytes calldata signature
    ) external nonReentrant returns (uint256 amount) {
        // Nobody could move it from there.
        if (to == address(this)) revert ReceiverInvalid(to);
        if (!_usedNonces.use(owner, nonce)) revert NonceUsed(owner, nonce);
        if (signature.length != 0 || msg.sender != owner) {
            if (block.timestamp > deadline) revert DeadlinePassed(block.timestamp, deadline);
            bytes32 structHash = keccak256(abi.encode(CLAIM_TO_TYPEHASH, token, owner, to, nonce, deadline));
            if (!TypedData.isSignedBy(owner, structHash, signature)) revert SignatureInvalid(owner);
        }
        return _payCredit(token, owner, to);
    }

    /// @inheritdoc IVault
    function isNonceUsed(address owner, uint256 nonce) external view returns (bool) {
        return _usedNonces.isUsed(owner, nonce);
    }
}
