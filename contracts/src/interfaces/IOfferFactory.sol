// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IVault} from "./IVault.sol";
import {Terms} from "./OfferStructs.sol";

/// @title Publishes promises
interface IOfferFactory {
    event Published(address indexed offer, address indexed seller, bytes32 indexed manifestHash, Terms terms);

    error AlreadyPublished(address offer);
    error NotSeller(address caller, address seller);
    error ZeroParty();
    /// @dev One address in two roles that must be apart, or in a role that it cannot fill.
    error PartyInvalid(address party);
    error NoCode(address account);
    error ManifestHashZero();
    error WindowZero();
    /// @dev Seconds that a case can last, against the time for which stake stays after its announcement.
    error WindowsTooLong(uint256 total, uint256 limit);
    /// @dev Of the arbitrator, appeals included; at least one.
    error RoundsOutOfRange(uint256 rounds, uint256 max);
    /// @dev The arbitrator's longest case, seconds, does not fit the window left to it.
    error JudgeWindowTooShort(uint256 window, uint256 longestCase);
    error AmountsInvalid(uint256 minAmount, uint256 maxAmount);
    /// @dev Base units; at least the fee and twice the answer cost.
    error BondTooLow(uint256 bond, uint256 needed);
    error BondTooHigh(uint256 bond, uint256 limit);
    error FeeMismatch(uint256 fee, uint256 arbitrationCost);
    error PenaltyTooHigh(uint256 penalty, uint256 limit);
    error RelayCapTooHigh(uint256 relayCap, uint256 limit);

    /// @notice Deploys the Offer of `terms`. Only their seller: its stake backs what it publishes, so nobody else may name
    /// it. Refuses terms that are not arbitrable.
    function publish(Terms calldata terms) external returns (address offer);

    /// @notice Address `publish(terms)` gives, published or not.
    function predict(Terms calldata terms) external view returns (address offer);

    /// @notice Reverts with the first reason why `terms` would be refused.
    function check(Terms calldata terms) external view;

    function isOffer(address offer) external view returns (bool);
    function vault() external view returns (IVault);

    /// @notice What every Offer is a clone of.
    function implementation() external view returns (address);

    /// @notice The second part of every Offer's code, see `IOfferProceedings`.
    function proceedings() external view returns (address);
    function offerCount() external view returns (uint256);
}
