// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IOfferEscrow} from "../interfaces/IOfferEscrow.sol";
import {CheckpointLedger} from "../libraries/CheckpointLedger.sol";
import {OfferViews} from "./OfferViews.sol";

/// @title Checkpoints and withdrawals
abstract contract OfferFunds is OfferViews {
    using CheckpointLedger for CheckpointLedger.Ledger;
    using SafeERC20 for IERC20;

    /// @inheritdoc IOfferEscrow
    function checkpoint() external entry nonReentrant returns (uint256 index) {
        uint64 time = uint64(block.timestamp);
        uint256 count = _ledger.points.length;
        if (count != 0 && _ledger.points[count - 1].time == time) revert CheckpointExists(count - 1, time);
        uint256 total = _received();
        index = _ledger.push(time, total);
        emit Checkpointed(index, time, total);
    }

    /// @inheritdoc IOfferEscrow
    function withdraw() external entry nonReentrant returns (uint256 amount) {
        return _withdraw(_matured());
    }

    /// @inheritdoc IOfferEscrow
    function withdrawUpTo(uint256 k) external entry nonReentrant returns (uint256 amount) {
        uint256 cursor = _ledger.cursor;
        if (k + 1 < cursor) revert CheckpointPassed(k, cursor - 1);
        if (!_hasMatured(k)) revert CheckpointNotMatured(k, _matured());
        return _withdraw(k + 1);
    }

    /// @inheritdoc IOfferEscrow
    function sweep(address token) external entry nonReentrant returns (uint256 amount) {
        if (token == _token()) revert TokenEscrowed(token);
        amount = IERC20(token).balanceOf(address(this));
        emit Swept(token, amount);
        IERC20(token).safeTransfer(_seller(), amount);
    }

    /// @inheritdoc IOfferEscrow
    function withdrawable() external view returns (uint256 amount) {
        uint256 count = _matured();
        if (count != 0) (amount,) = _ledger.available(count);
    }

    /// @inheritdoc IOfferEscrow
    function unmatured() external view returns (uint256) {
        uint256 count = _matured();
        return _received() - (count == 0 ? 0 : _ledger.points[count - 1].received);
    }

    /// @dev Takes what the first `count` checkpoints make available. Zero is no failure: the ledger still advances, so
    /// that a long row of checkpoints can be crossed in steps.
    function _withdraw(uint256 count) private returns (uint256 amount) {
        if (count == 0) return 0;
        amount = _ledger.take(count);
        if (amount == 0) return 0;
        _paidOut += amount;
        address seller = _seller();
        emit Withdrawn(count - 1, seller, amount);
        IERC20(_token()).safeTransfer(seller, amount);
    }

    /// @dev Number of matured checkpoints. Matured needs `now > time + contestWindow`, strictly: at equality a payment of
    /// that second may still be contested.
    function _matured() private view returns (uint256) {
        return _ledger.matured(block.timestamp, _contestWindow());
    }

    function _hasMatured(uint256 index) private view returns (bool) {
        return index < _ledger.points.length && block.timestamp > _ledger.points[index].time + _contestWindow();
    }
}
