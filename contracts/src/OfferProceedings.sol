// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOfferEscrow} from "./interfaces/IOfferEscrow.sol";
import {IVault} from "./interfaces/IVault.sol";
import {OfferDispute} from "./offer/OfferDispute.sol";
import {OfferTerms} from "./offer/OfferTerms.sol";

/// @title The part of every Offer that does not fit into `Offer`: answers, evidence, disputes, appeals, keys
/// @notice Runs only inside an Offer, which delegates to it what it does not know itself. At its own address it refuses
/// every act and holds nothing.
/// @dev It is bound to no factory: what it needs to know it reads from the Offer whose context it runs in.
contract OfferProceedings is OfferDispute {
    /// @inheritdoc OfferTerms
    /// @dev The Offer's own code answers.
    function _vault() internal view override returns (IVault) {
        return IOfferEscrow(address(this)).vault();
    }
}
