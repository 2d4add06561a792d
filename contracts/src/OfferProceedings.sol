// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {OfferMany} from "./OfferMany.sol";
import {IOfferEscrow} from "./interfaces/IOfferEscrow.sol";
import {IOfferProceedings} from "./interfaces/IOfferProceedings.sol";
import {IVault} from "./interfaces/IVault.sol";
import {OfferDelegation} from "./offer/OfferDelegation.sol";
import {OfferDispute} from "./offer/OfferDispute.sol";
import {OfferTerms} from "./offer/OfferTerms.sol";

/// @title The part of every Offer that does not fit into `Offer`: answers, evidence, disputes, appeals, keys
/// @notice Runs only inside an Offer, which delegates to it what it does not know itself; it hands what it does not know
/// either to a fixed `OfferMany`. At its own address it refuses every act and holds nothing.
/// @dev It is bound to no factory: what it needs to know it reads from the Offer whose context it runs in.
contract OfferProceedings is OfferDispute, OfferDelegation {
    address private immutable MANY = address(new OfferMany());

    /// @dev No act behind it takes coin.
    fallback() external {
        _checkClone();
        _delegate(MANY);
    }

    /// @inheritdoc IOfferProceedings
    function many() external view returns (address) {
        return MANY;
    }

    /// @inheritdoc OfferTerms
    /// @dev The Offer's own code answers.
    function _vault() internal view override returns (IVault) {
        return IOfferEscrow(address(this)).vault();
    }
}
