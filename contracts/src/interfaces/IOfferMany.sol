// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {IOfferLog} from "./IOfferLog.sol";
import {Authorization, Claim, Delivery, Leaf, ManyContest} from "./OfferStructs.sol";
import {BlockProof} from "../libraries/PaymentProof.sol";

/// @title One case about many payments of one payer: one bond, one sample judged, one remedy for all
/// @dev The sample is drawn with probability proportional to the amounts, so that what the payer can expect to get back
/// is what its bad payments were, however it composes the list. Nothing about the draw can be tried twice: its block is
/// fixed when the case is opened, and a case that is not drawn in time is lost.
interface IOfferMany is IOfferLog {
    /// @dev Beside `Contested`, whose `amount` is the sum, `answerBy` the last second of the draw and `judgeBy` that of a
    /// case drawn at once: both windows run anew from the draw, see `SampleDrawn`.
    event ManyContested(
        bytes32 indexed caseId,
        address indexed payer,
        Claim claim,
        uint256 sum,
        uint256 drawBlock,
        bytes32 itemsHash,
        bytes32 evidenceHash,
        bytes32[] keys
    );
    /// @dev From here on the case is one about `sample`. `index` is its place in the list.
    event SampleDrawn(
        bytes32 indexed caseId,
        bytes32 indexed key,
        uint256 index,
        Leaf sample,
        uint64 answerBy,
        uint64 judgeBy,
        bytes32 evidenceRoot
    );

    error TooManyPayments(uint256 count, uint256 max);
    error PayersDiffer(address actual, address expected);
    /// @dev Blocks out of order: each must be above the one before it, or a payment could count twice.
    error BlocksNotAscending(uint256 number, uint256 previous);
    /// @dev The payments count against different checkpoints: contest them in a case for each.
    error PaymentsSpanCheckpoints(uint256 first, uint256 last);
    /// @dev The hash of the draw block is unknown until `blockNumber > drawBlock`.
    error DrawTooEarly(uint256 blockNumber, uint256 drawBlock);
    /// @dev Not the list that this case is about.
    error ListMismatch(bytes32 actualCaseId, bytes32 caseId);
    /// @dev Not one item per payment.
    error ItemsIncomplete(uint256 items, uint256 payments);
    /// @dev Not the items or the evidence that the contest stated.
    error StatementMismatch(bytes32 actualRoot, bytes32 evidenceRoot);
    /// @dev The Delivery shown is not the one stated for the sample.
    error ItemMismatch(bytes32 actual, bytes32 expected);

    /// @notice Contests payments of one payer at once. Anyone may send it; the payer's bond authorization is its consent.
    /// Each payment is in the amount range and its own contest window, and contested nowhere else, alone or among
    /// others. All count against the same checkpoint.
    /// @dev `caseId = keccak256(abi.encode(keccak256("Many(address offer,bytes32 listHash)"), offer, listHash))`, where
    /// `listHash` is keccak256 of the packed hashes `keccak256(abi.encode(leaf))` in the proofs' order.
    /// @param proofs strictly ascending in block number; 1 to 256 payments in all
    /// @param bond authorization by the payer of `terms.bond + relayFee` to the Vault with nonce `manyBondNonce(...)`
    function contestMany(ManyContest calldata statement, BlockProof[] calldata proofs, Authorization calldata bond)
        external
        returns (bytes32 caseId);

    /// @notice Draws the payment that stands for all, by the hash of the case's draw block: once that is known, until
    /// `answerBy` (inclusive). Anyone who holds what the payer stated. From then on the case is one about the sample, and
    /// the seller has the whole answer window. A Delivery that breaks a bound of the terms by itself settles it at once.
    /// After `answerBy` only `timeout` is left, which settles an undrawn case for the seller: who contests carries it.
    /// @dev Payment i is drawn with probability amount / sum, but for a bias below 2^-128.
    /// The evidence root restarts as that of a contest of the sample, extended by the sample's leaf as an item of the Offer.
    /// @param list every payment of the case, in its order
    /// @param items what `ManyContest.itemsHash` is the hash of
    /// @param evidenceHash as stated
    /// @param delivery NotConforming: the seller-signed record of exactly the sample; ignored for NotDelivered
    function drawSample(
        bytes32 caseId,
        Leaf[] calldata list,
        bytes32[] calldata items,
        bytes32 evidenceHash,
        Delivery calldata delivery,
        bytes calldata deliverySignature
    ) external;

    /// @notice ERC-3009 nonce under which the payer authorizes the bond of a case about many payments.
    function manyBondNonce(bytes32 caseId, ManyContest calldata statement) external view returns (bytes32);
}
