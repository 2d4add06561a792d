// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ICommittee} from "../interfaces/ICommittee.sol";
import {CommitteeFees} from "./CommitteeFees.sol";

/// @title Credits leave to their owners only, whoever asks
abstract contract CommitteeClaims is ICommittee, CommitteeFees {
    using SafeERC20 for IERC20;

    /// @inheritdoc ICommittee
    function claimFee(address owner) external override nonReentrant returns (uint256 amount) {
        amount = _takeCredit(_credits, owner);
        // Every amount was accounted for, so it fits.
        // forge-lint: disable-next-line(unsafe-typecast)
        _accounted -= uint192(amount);
        emit FeeClaimed(owner, amount);
        TOKEN.safeTransfer(owner, amount);
    }

    /// @inheritdoc ICommittee
    function claimNative(address owner) external override nonReentrant returns (uint256 amount) {
        amount = _takeCredit(_nativeCredits, owner);
        emit NativeFeeClaimed(owner, amount);
        (bool taken,) = owner.call{value: amount}("");
        if (!taken) revert NativeTransferFailed(owner, amount);
    }

    /// @inheritdoc ICommittee
    function accounted() public view override returns (uint256) {
        return _accounted;
    }

    /// @inheritdoc ICommittee
    function credits(address owner) external view override returns (uint256) {
        return _credits[owner];
    }

    /// @inheritdoc ICommittee
    function nativeCredits(address owner) external view override returns (uint256) {
        return _nativeCredits[owner];
    }

    function _takeCredit(mapping(address => uint256) storage held, address owner) private returns (uint256 amount) {
        amount = held[owner];
        if (amount == 0) revert CreditZero(owner);
        held[owner] = 0;
    }
}
