// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ICommittee} from "../interfaces/ICommittee.sol";

/// @title The books: fees are taken once per dispute and credited to seats, stakes are held, credits are claimed by anyone
/// to their owner
/// @dev Safety: the token neither rebases nor takes fees. `balance >= accounted` always; the excess belongs to nobody and
/// pays the next dispute.
abstract contract CommitteeFees is ICommittee, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    /// @notice The only token that fees are paid in.
    IERC20 public immutable TOKEN;
    /// @notice Fee of one seat, base units.
    uint256 public immutable FEE_PER_SEAT;

    /// @dev One slot, written together when a dispute is created.
    uint64 internal _count;
    uint192 private _accounted;

    /// @inheritdoc ICommittee
    mapping(address owner => uint256) public override credits;

    constructor(IERC20 token, uint256 feePerSeat) {
        if (address(token).code.length == 0) revert CodeMissing(address(token));
        TOKEN = token;
        FEE_PER_SEAT = feePerSeat;
    }

    /// @inheritdoc ICommittee
    function claimFee(address owner) external override nonReentrant returns (uint256 amount) {
        amount = credits[owner];
        if (amount == 0) revert CreditZero(owner);
        credits[owner] = 0;
        _release(amount);
        emit FeeClaimed(owner, amount);
        TOKEN.safeTransfer(owner, amount);
    }

    /// @inheritdoc ICommittee
    function accounted() public view override returns (uint256) {
        return _accounted;
    }

    /// @dev Accounts for `fee` out of what was sent and belongs to no dispute yet.
    function _takeFee(uint256 fee) internal {
        uint256 balance = TOKEN.balanceOf(address(this));
        uint256 held = _accounted;
        uint256 have = balance > held ? balance - held : 0;
        if (have < fee) revert FeeNotPaid(have, fee);
        _account(fee);
    }

    function _account(uint256 amount) internal {
        uint256 held = _accounted;
        if (held + amount > type(uint192).max) revert FeeMismatch(amount, type(uint192).max - held);
        // Checked in the line above.
        // forge-lint: disable-next-line(unsafe-typecast)
        _accounted = uint192(held + amount);
    }

    /// @dev Takes an amount that was accounted for out of the books; it leaves in the same transaction.
    function _release(uint256 amount) internal {
        // Every amount was accounted for, so it fits.
        // forge-lint: disable-next-line(unsafe-typecast)
        _accounted -= uint192(amount);
    }

    function _credit(uint256 disputeID, address owner, uint256 amount) internal {
        if (amount == 0) return;
        credits[owner] += amount;
        emit FeeCredited(disputeID, owner, amount);
    }
}
