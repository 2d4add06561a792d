// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IOfferEscrow} from "../interfaces/IOfferEscrow.sol";
import {IOfferFactory} from "../interfaces/IOfferFactory.sol";
import {IVault} from "../interfaces/IVault.sol";
import {Authorization} from "../interfaces/OfferStructs.sol";
import {VaultTokens} from "./VaultTokens.sol";

/// @title Stakes, one per Offer: put in and taken out by its seller, reserved for its cases
abstract contract VaultStakes is VaultTokens {
    using SafeERC20 for IERC20;
    using SafeCast for uint256;

    /// @dev Of one Offer, base units.
    struct Stake {
        uint96 total; // reserved part included
        uint96 reserved;
        uint64 availableAt; // unix seconds; what is announced may leave after it, strictly
        uint96 announced; // to leave; still backs cases
    }

    /// @inheritdoc IVault
    uint64 public constant UNSTAKE_DELAY = 30 days;
    /// @inheritdoc IVault
    uint64 public constant UNSTAKE_PERIOD = 7 days;

    IOfferFactory private immutable FACTORY;

    mapping(address offer => Stake) private _stakes; // slot 1

    modifier onlyOffer() {
        _checkOffer(msg.sender);
        _;
    }

    constructor() {
        FACTORY = IOfferFactory(msg.sender);
    }

    /// @inheritdoc IVault
    function stake(address offer, uint256 amount, bytes32 salt, Authorization calldata authorization)
        external
        nonReentrant
    {
        _checkOffer(offer);
        if (amount == 0) revert AmountZero();
        Stake storage own = _stakes[offer];
        own.total = (own.total + amount).toUint96();
        address seller = IOfferEscrow(offer).seller();
        emit Staked(offer, seller, amount);
        _receive(IOfferEscrow(offer).token(), seller, amount, stakeNonce(offer, salt), authorization);
    }

    /// @inheritdoc IVault
    function requestUnstake(address offer, uint256 amount) external nonReentrant {
        _checkSeller(offer);
        Stake storage own = _stakes[offer];
        if (amount == 0) revert AmountZero();
        if (amount > own.total) revert StakeTooLow(own.total, amount);
        // forge-lint: disable-next-line(unsafe-typecast)
        own.announced = uint96(amount); // at most total
        own.availableAt = uint64(block.timestamp) + UNSTAKE_DELAY;
        emit UnstakeRequested(offer, msg.sender, amount, own.availableAt);
    }

    /// @inheritdoc IVault
    function unstake(address offer) external nonReentrant returns (uint256 amount) {
        _checkSeller(offer);
        Stake storage own = _stakes[offer];
        uint256 announced = own.announced;
        uint256 unreserved = own.total - own.reserved;
        amount = Math.min(announced, unreserved);
        if (amount == 0) revert NothingToUnstake(announced, unreserved);
        uint256 availableAt = own.availableAt;
        if (block.timestamp <= availableAt) revert UnstakeNotAvailable(block.timestamp, availableAt);
        if (_lapsed(own)) revert UnstakeLapsed(block.timestamp, availableAt + UNSTAKE_PERIOD);
        // forge-lint: disable-start(unsafe-typecast)
        own.announced -= uint96(amount); // at most announced
        own.total -= uint96(amount);
        // forge-lint: disable-end(unsafe-typecast)
        emit Unstaked(offer, msg.sender, amount);
        IERC20(IOfferEscrow(offer).token()).safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc IVault
    function coverage(address offer)
        external
        view
        returns (uint256 freeStake, uint256 unmaturedVolume, uint256 reserved)
    {
        _checkOffer(offer);
        reserved = _stakes[offer].reserved;
        (uint256 announced,) = unstakeRequest(offer);
        // Announced stake that cases hold is in both figures.
        freeStake = Math.saturatingSub(unreservedStake(offer), announced);
        unmaturedVolume = IOfferEscrow(offer).unmatured();
    }

    /// @inheritdoc IVault
    function unreservedStake(address offer) public view returns (uint256) {
        Stake storage own = _stakes[offer];
        return own.total - own.reserved;
    }

    /// @inheritdoc IVault
    function reservedStake(address offer) external view returns (uint256) {
        return _stakes[offer].reserved;
    }

    /// @inheritdoc IVault
    function unstakeRequest(address offer) public view returns (uint256 amount, uint64 availableAt) {
        Stake storage own = _stakes[offer];
        if (_lapsed(own)) return (0, 0);
        return (own.announced, own.availableAt);
    }

    /// @inheritdoc IVault
    function stakeNonce(address offer, bytes32 salt) public pure returns (bytes32) {
        return keccak256(abi.encode("redress.stake", offer, salt));
    }

    /// @dev Reserves `wanted` of the calling Offer's stake, or as much as no case has yet, announced or not.
    function _reserve(uint256 wanted) internal returns (uint96 reserved) {
        Stake storage backing = _stakes[msg.sender];
        uint256 free = backing.total - backing.reserved;
        // forge-lint: disable-next-line(unsafe-typecast)
        reserved = uint96(Math.min(wanted, free)); // at most the stake, a uint96
        if (reserved != 0) backing.reserved += reserved;
    }

    /// @dev Lapsed iff now > availableAt + UNSTAKE_PERIOD.
    function _lapsed(Stake storage own) private view returns (bool) {
        return block.timestamp > uint256(own.availableAt) + UNSTAKE_PERIOD;
    }

    /// @dev Ends the reservation of `reserved`, of which `spent` (no more) leaves the stake of the calling Offer.
    function _release(uint256 reserved, uint256 spent) internal {
        if (reserved == 0) return;
        Stake storage backing = _stakes[msg.sender];
        // forge-lint: disable-start(unsafe-typecast)
        backing.reserved -= uint96(reserved); // both were a uint96
        backing.total -= uint96(spent);
        // forge-lint: disable-end(unsafe-typecast)
    }

    function _checkSeller(address offer) private view {
        _checkOffer(offer);
        address seller = IOfferEscrow(offer).seller();
        if (msg.sender != seller) revert NotSeller(msg.sender, seller);
    }

    function _checkOffer(address offer) private view {
        if (!FACTORY.isOffer(offer)) revert NotAnOffer(offer);
    }
}
