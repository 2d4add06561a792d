// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IOfferEscrow} from "./interfaces/IOfferEscrow.sol";
import {IVault} from "./interfaces/IVault.sol";
import {ContentId} from "./libraries/ContentId.sol";
import {OfferContest} from "./offer/OfferContest.sol";
import {OfferDelegation} from "./offer/OfferDelegation.sol";
import {OfferFunds} from "./offer/OfferFunds.sol";
import {OfferRuling} from "./offer/OfferRuling.sol";
import {OfferTerms} from "./offer/OfferTerms.sol";

/// @title A published promise and the escrow of its payments
/// @notice Deployed once as the implementation; every promise is a clone of it with its terms in its code. It answers
/// `IOfferEscrow` itself and delegates the rest of `IOffer` to a fixed `OfferProceedings`, and that to a fixed `OfferMany`, on
/// the same storage and under the same lock.
/// @dev *safety*: the token's `Transfer` logs state what arrives and balances do not change otherwise; the block-hash
/// source vouches only for this chain's blocks; the proceedings are the code that this repository compiles to. *liveness*:
/// no step depends on the arbitrator, the token's receiver or a party; each state has an exit by time.
contract Offer is OfferFunds, OfferContest, OfferRuling, OfferDelegation {
    address private immutable FACTORY;
    IVault private immutable VAULT;
    address private immutable PROCEEDINGS;

    constructor(address factory, IVault vault_, address proceedings_) {
        FACTORY = factory;
        VAULT = vault_;
        PROCEEDINGS = proceedings_;
    }

    /// @dev Coin is meant for those acts that forward it to an arbitrator; every other one refuses it there.
    fallback() external payable {
        _checkClone();
        _delegate(PROCEEDINGS);
    }

    /// @dev Coin without an act is for nothing.
    receive() external payable {
        revert ValueMismatch(msg.value, 0);
    }

    /// @inheritdoc IOfferEscrow
    function announce() external {
        if (msg.sender != FACTORY) revert NotFactory(msg.sender, FACTORY);
        emit MetaEvidence(META_EVIDENCE, ContentId.uri(_manifestHash()));
    }

    /// @inheritdoc IOfferEscrow
    function vault() external view returns (IVault) {
        return VAULT;
    }

    /// @inheritdoc IOfferEscrow
    function proceedings() external view returns (address) {
        return PROCEEDINGS;
    }

    /// @inheritdoc OfferTerms
    function _vault() internal view override returns (IVault) {
        return VAULT;
    }
}
