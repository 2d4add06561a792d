// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ICommitteeRecords} from "../interfaces/ICommittee.sol";

/// @title The books: fees are taken once per round, in tokens or in the chain's coin, and credited to seats; credits are
/// claimed by anyone to their owner
/// @dev Safety: the token neither rebases nor takes fees. `balance >= accounted` always; the excess belongs to nobody and
/// pays the next round. Coin enters with the exact fee of a round only and leaves as credits only.
abstract contract CommitteeFees is ICommitteeRecords, ReentrancyGuardTransient {
    /// @notice The only token that fees are paid in.
    IERC20 public immutable TOKEN;
    /// @notice Fee of one seat, base units.
    uint256 public immutable FEE_PER_SEAT;
    /// @notice Fee of one seat where it is paid in the chain's coin, wei.
    uint256 public immutable NATIVE_FEE_PER_SEAT;

    /// @dev One slot, written together when a dispute is created.
    uint64 internal _count;
    uint192 internal _accounted;

    mapping(address owner => uint256) internal _credits;
    mapping(address owner => uint256) internal _nativeCredits;

    constructor(IERC20 token, uint256 feePerSeat, uint256 nativeFeePerSeat) {
        if (address(token).code.length == 0) revert CodeMissing(address(token));
        if (nativeFeePerSeat == 0) revert NativeFeeZero();
        TOKEN = token;
        FEE_PER_SEAT = feePerSeat;
        NATIVE_FEE_PER_SEAT = nativeFeePerSeat;
    }

    /// @dev Takes the fee of `paidSeats` seats: the value of the call, exactly, or where there is none what tokens were
    /// sent and belong to no round yet.
    function _takeFee(uint256 paidSeats) internal returns (bool native) {
        native = msg.value != 0;
        uint256 fee = _fee(paidSeats, native);
        if (native) {
            if (msg.value != fee) revert FeeMismatch(msg.value, fee);
            return native;
        }
        uint256 balance = TOKEN.balanceOf(address(this));
        uint256 held = _accounted;
        uint256 have = balance > held ? balance - held : 0;
        if (have < fee) revert FeeNotPaid(have, fee);
        if (held + fee > type(uint192).max) revert FeeMismatch(fee, type(uint192).max - held);
        // Checked in the line above.
        // forge-lint: disable-next-line(unsafe-typecast)
        _accounted = uint192(held + fee);
    }

    function _fee(uint256 paidSeats, bool native) internal view returns (uint256) {
        return paidSeats * (native ? NATIVE_FEE_PER_SEAT : FEE_PER_SEAT);
    }

    function _credit(uint256 disputeID, address owner, uint256 amount, bool native) internal {
        if (amount == 0) return;
        if (native) {
            _nativeCredits[owner] += amount;
            emit NativeFeeCredited(disputeID, owner, amount);
        } else {
            _credits[owner] += amount;
            emit FeeCredited(disputeID, owner, amount);
        }
    }
}
