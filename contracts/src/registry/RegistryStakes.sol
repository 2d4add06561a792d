// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IERC3009} from "../interfaces/IERC3009.sol";
import {Authorization} from "../interfaces/IOffer.sol";
import {IValidatorRegistry, Member} from "../interfaces/IValidatorRegistry.sol";
import {StakePages} from "../libraries/StakePages.sol";
import {RegistryPlaces} from "./RegistryPlaces.sol";

/// @title Money of the validators: deposits, announcements, exits, what the Committee takes, credits
/// @dev *safety*: units are staked, unbonding, or taken, never two of these: every move subtracts where it came from.
abstract contract RegistryStakes is RegistryPlaces, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;
    using StakePages for StakePages.Pages;

    struct Unbonding {
        uint40 units;
        uint48 leavesAt; // unix seconds, exclusive
    }

    /// @dev A reporter's part of a slashed stake is one in so many: enough for the gas of a report, too little to slash
    /// oneself for.
    uint256 private constant REPORT_SHARE = 10;
    uint256 internal constant MAX_UNITS = type(uint24).max;

    /// @notice The token of the stakes.
    IERC20 public immutable TOKEN;
    /// @inheritdoc IValidatorRegistry
    address public immutable override COMMITTEE;
    /// @inheritdoc IValidatorRegistry
    uint256 public immutable override UNIT;
    /// @inheritdoc IValidatorRegistry
    uint24 public immutable override MIN_UNITS;
    /// @inheritdoc IValidatorRegistry
    uint48 public immutable override UNBONDING;

    mapping(address validator => Unbonding) internal _unbonding;

    /// @inheritdoc IValidatorRegistry
    uint256 public override accounted;

    /// @inheritdoc IValidatorRegistry
    mapping(address owner => uint256) public override credits;

    modifier onlyCommittee() {
        if (msg.sender != COMMITTEE) revert NotCommittee(msg.sender, COMMITTEE);
        _;
    }

    constructor(IERC20 token, uint256 unit, uint24 minUnits, uint48 unbonding) {
        if (address(token).code.length == 0) revert TokenCodeMissing(address(token));
        // Far from overflow with all the units there can be.
        if (unit == 0 || unit > type(uint96).max) revert UnitOutOfRange(unit, type(uint96).max);
        if (minUnits == 0) revert MinUnitsZero();
        // Far from overflow when it is added to the time.
        if (unbonding == 0 || unbonding > type(uint32).max) {
            revert UnbondingOutOfRange(unbonding, type(uint32).max);
        }
        TOKEN = token;
        COMMITTEE = msg.sender;
        UNIT = unit;
        MIN_UNITS = minUnits;
        UNBONDING = unbonding;
    }

    // --- validators ---

    /// @inheritdoc IValidatorRegistry
    function addStake(address validator, uint24 units, bytes32 salt, Authorization calldata authorization)
        external
        override
        nonReentrant
    {
        if (units == 0) revert UnitsZero();
        uint8 place = _memberPlace(validator);
        uint256 sum = uint256(_pages.units(place)) + units;
        if (sum > MAX_UNITS) revert UnitsAboveMax(sum, MAX_UNITS);
        // Checked in the line above.
        // forge-lint: disable-next-line(unsafe-typecast)
        uint24 staked = uint24(sum);
        _reweigh(validator, place, staked);
        accounted += units * UNIT;
        emit StakeAdded(validator, units, staked);
        _pull(validator, units, salt, authorization);
    }

    /// @inheritdoc IValidatorRegistry
    function requestUnstake(uint24 units) external override nonReentrant {
        if (units == 0) revert UnitsZero();
        uint8 place = _memberPlace(msg.sender);
        uint24 staked = _pages.units(place);
        if (units > staked) revert UnitsNotStaked(units, staked);
        uint24 rest = staked - units;
        if (rest != 0 && rest < MIN_UNITS) revert UnitsBelowMin(rest, MIN_UNITS);
        _setUnits(msg.sender, place, rest);
        Unbonding memory u = _unbond(msg.sender, units);
        emit UnstakeRequested(msg.sender, units, u.units, u.leavesAt);
    }

    /// @inheritdoc IValidatorRegistry
    function unstake() external override nonReentrant {
        Unbonding memory u = _unbonding[msg.sender];
        if (u.units == 0) revert NothingUnbonding(msg.sender);
        // Available iff now > leavesAt: slashable until then, inclusive, and after it until the stake has left.
        if (block.timestamp <= u.leavesAt) revert UnbondingNotOver(block.timestamp, u.leavesAt);
        delete _unbonding[msg.sender];
        uint256 amount = u.units * UNIT;
        accounted -= amount;
        emit Unstaked(msg.sender, amount);
        TOKEN.safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc IValidatorRegistry
    function claim(address owner) external override nonReentrant returns (uint256 amount) {
        amount = credits[owner];
        if (amount == 0) revert CreditZero(owner);
        credits[owner] = 0;
        accounted -= amount;
        emit CreditClaimed(owner, amount);
        TOKEN.safeTransfer(owner, amount);
    }

    // --- the committee ---

    /// @inheritdoc IValidatorRegistry
    function slash(address validator, address reporter, address harmed)
        external
        override
        onlyCommittee
        nonReentrant
        returns (uint256 amount)
    {
        amount = _take(validator, type(uint256).max);
        if (amount == 0) return 0;
        emit Slashed(validator, reporter, harmed, amount);
        uint256 reward = amount / REPORT_SHARE;
        _credit(reporter, reward);
        _credit(harmed, amount - reward);
    }

    /// @inheritdoc IValidatorRegistry
    function penalize(address validator, uint24 units, address to)
        external
        override
        onlyCommittee
        nonReentrant
        returns (uint256 amount)
    {
        amount = _take(validator, units);
        if (amount == 0) return 0;
        emit Penalized(validator, to, amount);
        _credit(to, amount);
    }

    // --- views ---

    /// @inheritdoc IValidatorRegistry
    function stakeOf(address validator) external view override returns (uint256) {
        // Place 0 has no units.
        return (_pages.units(placeOf(validator)) + uint256(_unbonding[validator].units)) * UNIT;
    }

    /// @inheritdoc IValidatorRegistry
    function stakeNonce(address validator, bytes32 salt) public pure override returns (bytes32) {
        return keccak256(abi.encode("redress.registry.stake", validator, salt));
    }

    // --- internal ---

    function _memberPlace(address validator) internal view returns (uint8 place) {
        place = placeOf(validator);
        if (place == 0) revert NotMember(validator);
    }

    function _setUnits(address validator, uint8 place, uint24 units) private {
        if (units == 0) _leave(validator, place);
        else _reweigh(validator, place, units);
    }

    /// @dev The time starts again for what was unbonding before.
    function _unbond(address validator, uint24 units) internal returns (Unbonding memory u) {
        u.units = _unbonding[validator].units + units;
        u.leavesAt = uint48(block.timestamp + UNBONDING);
        _unbonding[validator] = u;
    }

    /// @dev What the books account for stays the same: the stake becomes credits.
    function _take(address validator, uint256 limit) private returns (uint256 amount) {
        uint8 place = placeOf(validator);
        uint24 staked = _pages.units(place);
        uint256 fromStake = limit < staked ? limit : staked;
        // At most `staked`.
        // forge-lint: disable-next-line(unsafe-typecast)
        if (fromStake != 0) _setUnits(validator, place, staked - uint24(fromStake));
        uint256 fromUnbonding = _takeUnbonding(validator, limit - fromStake);
        return (fromStake + fromUnbonding) * UNIT;
    }

    function _takeUnbonding(address validator, uint256 limit) private returns (uint256 taken) {
        Unbonding storage u = _unbonding[validator];
        uint40 left = u.units;
        taken = limit < left ? limit : left;
        if (taken == 0) return 0;
        if (taken == left) {
            delete _unbonding[validator];
        } else {
            // Below `left`.
            // forge-lint: disable-next-line(unsafe-typecast)
            u.units = left - uint40(taken);
        }
    }

    function _credit(address owner, uint256 amount) private {
        if (amount == 0) return;
        credits[owner] += amount;
        emit Credited(owner, amount);
    }

    /// @dev The last act of its caller: takes exactly what was accounted for.
    function _pull(address validator, uint24 units, bytes32 salt, Authorization calldata authorization) internal {
        uint256 amount = units * UNIT;
        uint256 before = TOKEN.balanceOf(address(this));
        IERC3009(address(TOKEN))
            .receiveWithAuthorization(
                validator,
                address(this),
                amount,
                authorization.validAfter,
                authorization.validBefore,
                stakeNonce(validator, salt),
                authorization.signature
            );
        uint256 received = TOKEN.balanceOf(address(this)) - before;
        if (received != amount) revert ReceivedMismatch(received, amount);
    }
}
