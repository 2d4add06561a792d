// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC3009} from "../interfaces/IERC3009.sol";
import {ICommittee} from "../interfaces/ICommittee.sol";
import {ICommitteeStakes} from "../interfaces/ICommitteeStakes.sol";
import {Authorization} from "../interfaces/IOffer.sol";
import {CommitteeFees} from "./CommitteeFees.sol";
import {CommitteeRegistry} from "./CommitteeRegistry.sol";

/// @title Equal stakes of the validators: deposit, announcement, exit
/// @dev *safety*: a stake leaves by `unstake` or by a slash, never by both: each ends the state that the other needs.
/// *liveness*: an announced stake can leave by time alone; nobody's act is needed and no dispute holds it back.
abstract contract CommitteeStakes is ICommitteeStakes, CommitteeFees, CommitteeRegistry {
    using SafeERC20 for IERC20;

    /// @dev Seconds after the last moment of the longest case in which what it disclosed can still be reported.
    uint256 private constant REPORT_PERIOD = 7 days;

    /// @inheritdoc ICommitteeStakes
    uint256 public immutable override STAKE;

    /// @dev Mask of places whose stake is here and not announced; bit 0 belongs to nobody.
    uint256 internal _eligible;

    /// @inheritdoc ICommitteeStakes
    mapping(address validator => uint64) public override leavesAt;

    constructor(uint256 amount) {
        // With 255 validators the sum stays far from what the books can hold.
        if (amount == 0 || amount > type(uint96).max) revert StakeOutOfRange(amount, type(uint96).max);
        STAKE = amount;
    }

    /// @inheritdoc ICommitteeStakes
    function stake(address validator, bytes32 salt, Authorization calldata authorization)
        external
        override
        nonReentrant
    {
        uint256 bit = _bitOf(validator);
        if (bit == 0) revert NotValidator(validator);
        if (stakeOf(validator) != 0) revert AlreadyStaked(validator);
        _eligible |= bit;
        _account(STAKE);
        emit Staked(validator, STAKE);
        uint256 before = TOKEN.balanceOf(address(this));
        IERC3009(address(TOKEN))
            .receiveWithAuthorization(
                validator,
                address(this),
                STAKE,
                authorization.validAfter,
                authorization.validBefore,
                stakeNonce(validator, salt),
                authorization.signature
            );
        uint256 received = TOKEN.balanceOf(address(this)) - before;
        if (received != STAKE) revert ReceivedMismatch(received, STAKE);
    }

    /// @inheritdoc ICommitteeStakes
    function requestUnstake() external override nonReentrant {
        uint64 announced = leavesAt[msg.sender];
        if (announced != 0) revert AlreadyLeaving(msg.sender, announced);
        uint256 bit = _bitOf(msg.sender);
        if (_eligible & bit == 0) revert NotStaked(msg.sender);
        _eligible ^= bit;
        uint64 availableAt = uint64(block.timestamp + unstakeDelay());
        leavesAt[msg.sender] = availableAt;
        emit UnstakeRequested(msg.sender, availableAt);
    }

    /// @inheritdoc ICommitteeStakes
    function unstake() external override nonReentrant {
        uint64 availableAt = leavesAt[msg.sender];
        if (availableAt == 0) revert NotLeaving(msg.sender);
        // Slashable until availableAt, inclusive, whatever happens; after it until the stake has left.
        if (block.timestamp <= availableAt) revert UnstakeNotAvailable(block.timestamp, availableAt);
        delete leavesAt[msg.sender];
        _release(STAKE);
        emit Unstaked(msg.sender, STAKE);
        TOKEN.safeTransfer(msg.sender, STAKE);
    }

    /// @inheritdoc ICommitteeStakes
    function stakeOf(address validator) public view override returns (uint256) {
        return eligible(validator) || leavesAt[validator] != 0 ? STAKE : 0;
    }

    /// @inheritdoc ICommitteeStakes
    function eligible(address validator) public view override returns (bool) {
        return _eligible & _bitOf(validator) != 0;
    }

    /// @inheritdoc ICommitteeStakes
    function unstakeDelay() public view override returns (uint256) {
        return longestCase(1) + REPORT_PERIOD;
    }

    /// @inheritdoc ICommittee
    function longestCase(uint8 rounds) public view virtual override returns (uint256);

    /// @inheritdoc ICommitteeStakes
    function stakeNonce(address validator, bytes32 salt) public pure override returns (bytes32) {
        return keccak256(abi.encode("redress.committee.stake", validator, salt));
    }

    /// @dev Turns a validator's stake, if it is here, into credits. What the books account for stays the same.
    /// @return amount what was taken
    function _slash(uint256 disputeID, address validator, address reporter, address harmed)
        internal
        returns (uint256 amount)
    {
        amount = stakeOf(validator);
        if (amount == 0) return 0;
        _eligible &= ~_bitOf(validator);
        delete leavesAt[validator];
        uint256 reward = amount / 2;
        _credit(disputeID, reporter, reward);
        _credit(disputeID, harmed, amount - reward);
    }
}
