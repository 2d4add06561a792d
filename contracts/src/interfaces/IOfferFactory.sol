// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Terms} from "./IOffer.sol";
import {IVault} from "./IVault.sol";

/// @title Publishes promises
interface IOfferFactory {
    event Published(address indexed offer, address indexed seller, bytes32 indexed manifestHash, Terms terms);

    /// @notice Deploys the Offer of `terms`. Anyone may call; the terms name the seller. Refuses terms that are not
    /// arbitrable.
    function publish(Terms calldata terms) external returns (address offer);

    /// @notice Address `publish(terms)` gives, published or not.
    function predict(Terms calldata terms) external view returns (address offer);

    /// @notice Reverts with the first reason why `terms` would be refused.
    function check(Terms calldata terms) external view;

    function isOffer(address offer) external view returns (bool);
    function vault() external view returns (IVault);
    function offerCount() external view returns (uint256);
}
