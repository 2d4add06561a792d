// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IArbitrable} from "./IArbitrable.sol";
import {IEvidence} from "./IEvidence.sol";
import {IOfferEscrow} from "./IOfferEscrow.sol";
import {IOfferMany} from "./IOfferMany.sol";
import {IOfferProceedings} from "./IOfferProceedings.sol";
// Whoever calls an Offer needs these too.
// forge-lint: disable-next-line(unused-import)
import {
    Authorization,
    Bounds,
    Case,
    CaseState,
    Checkpoint,
    Claim,
    Contest,
    Delivery,
    Leaf,
    ManyContest,
    Permit,
    Terms
} from "./OfferStructs.sol";

/// @title A published promise and the escrow of its payments
/// @notice The x402 `payTo`. Only payments ever enter; bonds and stakes live in the Vault.
interface IOffer is IOfferEscrow, IOfferProceedings, IOfferMany, IArbitrable, IEvidence {}
