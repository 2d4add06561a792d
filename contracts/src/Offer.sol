// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IVault} from "./interfaces/IVault.sol";
import {OfferCase} from "./offer/OfferCase.sol";
import {OfferFunds} from "./offer/OfferFunds.sol";
import {OfferTerms} from "./offer/OfferTerms.sol";

/// @title A published promise and the escrow of its payments
/// @notice Deployed once as the implementation; every promise is a clone of it with its terms in its code.
/// @dev *safety*: the token's `Transfer` logs state what arrives and balances do not change otherwise; the block-hash
/// source vouches only for this chain's blocks. *liveness*: no step depends on the arbitrator, the token's receiver or a
/// party; each state has an exit by time.
contract Offer is OfferFunds, OfferCase {
    constructor(address factory, IVault vault_) OfferTerms(factory, vault_) {}
}
