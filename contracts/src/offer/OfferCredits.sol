// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IOfferProceedings} from "../interfaces/IOfferProceedings.sol";
import {UnorderedNonces} from "../libraries/UnorderedNonces.sol";
import {OfferKeys} from "./OfferKeys.sol";

/// @title What could not be pushed: to its owner, or where its owner says
abstract contract OfferCredits is OfferKeys {
    using SafeERC20 for IERC20;
    using UnorderedNonces for UnorderedNonces.Used;

    bytes32 private constant CLAIM_TO_TYPEHASH =
        keccak256("ClaimTo(address owner,address to,uint256 nonce,uint256 deadline)");

    /// @inheritdoc IOfferProceedings
    function claim(address owner) external entry nonReentrant returns (uint256 amount) {
        return _payCredit(owner, owner);
    }

    /// @inheritdoc IOfferProceedings
    function claimTo(address owner, address to, uint256 nonce, uint256 deadline, bytes calldata signature)
        external
        entry
        nonReentrant
        returns (uint256 amount)
    {
        // A transfer to itself would count as received.
        if (to == address(this)) revert ReceiverInvalid(to);
        _useNonce(owner, nonce);
        bytes32 structHash = keccak256(abi.encode(CLAIM_TO_TYPEHASH, owner, to, nonce, deadline));
        _requireConsent(owner, structHash, deadline, signature);
        return _payCredit(owner, to);
    }

    /// @inheritdoc IOfferProceedings
    function isNonceUsed(address party, uint256 nonce) external view returns (bool) {
        return _usedNonces.isUsed(party, nonce);
    }

    function _payCredit(address owner, address to) private returns (uint256 amount) {
        amount = _credits[owner];
        if (amount == 0) revert NothingToClaim(owner);
        _credits[owner] = 0;
        _locked -= amount;
        _paidOut += amount;
        emit CreditClaimed(owner, to, amount);
        IERC20(_token()).safeTransfer(to, amount);
    }
}
